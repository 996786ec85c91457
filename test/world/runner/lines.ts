/** Cuts a byte stream into lines as the runner's reader does. */
export interface LineReader {
  /** Takes bytes and gives the lines that are complete with them. */
  push(bytes: Uint8Array): readonly string[];
  /** Gives what stands after the last line break. */
  end(): readonly string[];
}

/**
 * The runner reads a stream with .NET's `StreamReader.ReadLine`: `\n`, `\r\n` and a lone `\r` each end a line, bytes
 * that are not UTF-8 become U+FFFD, and a byte order mark at the very start is dropped.
 */
export const lineReader = (): LineReader => {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  const take = (text: string, last: boolean): readonly string[] => {
    rest += text;
    // A carriage return at the end may be half of a CRLF; it waits for the next bytes.
    const ready = !last && rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = ready.split(/\r\n|\r|\n/u);
    rest = (lines.pop() ?? '') + rest.slice(ready.length);
    if (last && rest !== '') lines.push(rest);
    return lines;
  };
  return {
    push: (bytes) => take(decoder.decode(bytes, { stream: true }), false),
    end: () => take(decoder.decode(), true),
  };
};

/** The lines of a whole text. */
export const linesOf = (text: string): readonly string[] => {
  const reader = lineReader();
  return [...reader.push(new TextEncoder().encode(text)), ...reader.end()];
};
