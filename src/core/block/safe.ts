// What a squash merge carries into a commit message is read there by GitHub and by other services, whatever code spans or
// fences stand around it: @name pings, #12, GH-12 and the address of an issue close it after "fixes", [skip ci] and
// ***NO_CI*** switch runs off. Nothing outside printable ASCII and nothing that begins HTML or ends a code span stays.
const UNSAFE = /[^ -~]|[@#<>[`]|:(?=\/\/)|(?<=\bgh)-(?=\d)|\*(?=\*\*)/gi;

const unicode = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A string as the block's JSON writes it, quotes included. The string must be well-formed Unicode. */
export const safeString = (text: string): string => JSON.stringify(text).replace(UNSAFE, unicode);

/** A string as the block's table shows it, inside a code span: as in the JSON, but double quotes stand as they are. */
export const safeWords = (text: string): string =>
  safeString(text)
    .slice(1, -1)
    .replace(/\\(["\\])/g, (both, char: string) => (char === '"' ? char : both));

/** A text with what a reader may not see, or sees in another order, as escapes. */
export const printable = (text: string): string => text.replace(/[^ -~]/g, unicode);
