// src/core/check-name.ts
/** The name of the check, everywhere: that of the job which judges. */
const CHECK = "recount";

export { CHECK as t };