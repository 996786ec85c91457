/** The name of the check, everywhere: that of the job which judges. */
export const CHECK = 'recount';
