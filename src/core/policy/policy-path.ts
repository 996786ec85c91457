/** Where the policy lives in a repository. */
export const POLICY_PATH = '.github/recount.yml';
