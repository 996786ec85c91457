/** The id of the App that GitHub Actions is. Any workflow may have its token. */
export const ACTIONS_APP = 15_368;
