// src/core/skip-instruction.ts
const SKIPS = /\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|\n\nskip-checks: ?true\s*$/;
/** The words of a head commit's message that keep GitHub from starting any workflow for it, or undefined. */
const skipInstruction = (message) => SKIPS.exec(message)?.[0].trim();

export { skipInstruction as t };