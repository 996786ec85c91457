// docs.github.com: "Skipping workflow runs".
const SKIPS = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|\n\nskip-checks: ?true\s*$/;

/** The words of a head commit's message that keep GitHub from starting any workflow for it, or undefined. */
export const skipInstruction = (message: string): string | undefined => SKIPS.exec(message)?.[0].trim();
