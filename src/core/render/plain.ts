// CSI and OSC sequences first, so that their letters do not stay behind.
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|\u001b[@-_]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Outside text on one line: without colours, controls, invisible or direction-changing characters; cut at `limit`. */
export const plainLine = (text: string, limit: number): string => {
  const line = text
    .replace(SEQUENCES, '')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(INVISIBLE, '');
  return line.length <= limit ? line : `${line.slice(0, limit).replace(/[\ud800-\udbff]$/, '')}…`;
};

/** Outside text of many lines, cleaned like {@link plainLine}; lines of over 1,000 characters are cut. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => plainLine(line.replace(/\t/g, '    '), 1_000))
    .join('\n');
