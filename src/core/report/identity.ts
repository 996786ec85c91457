/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;

/** What joins the parts of a group or a name. */
export const JOINT = ' › ';

/**
 * The longest group, and the most that a name may have of what stands around its test, in UTF-16 code units. Each row
 * repeats them, so that a short report with one long title would take as long as a huge one.
 */
export const MAX_GROUP = 32_768;

/** Stands for a group or a name that is too long. A report with one is refused. */
export const TOO_LONG = ' '.repeat(MAX_GROUP + 1);

/** Makes groups and names of a report equal on every machine: no colours, no path of the checkout. */
export interface Naming {
  /** A group: a file or suite path relative to the checkout, with `/`. Paths outside it are kept. */
  readonly group: (text: string) => string;
  /** A name, as it is but for colours and the checkout's path; it may share memory with the report. */
  readonly name: (text: string) => string;
}

/** What a URL may write as it is, whoever makes it. */
const UNRESERVED = /[\w.~-]/;

/** A pattern for a part of a path, as it is and as URLs write it: by its bytes, which of its characters differs by tool. */
const patternOf = (part: string): string =>
  Array.from(part, (char) => {
    const plain = char.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
    if (UNRESERVED.test(char)) return plain;
    const bytes = Array.from(Buffer.from(char), (byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`);
    return `(?:${plain}|${bytes.join('')})`;
  }).join('');

/** Takes the checkout's path out of a text, also as a `file:` URL, and on Windows with either slash. */
const withoutPath = (root: string): ((text: string) => string) => {
  const parts = root.split(/[\\/]+/).filter((part) => part !== '');
  if (parts.length === 0) return (text) => text;
  const isDrive = /^[A-Za-z]:[\\/]/.test(root);
  const escaped = parts.map(patternOf);
  const path = isDrive ? `(?:file:///)?${escaped.join('[\\\\/]')}` : `(?:file://)?/${escaped.join('/')}`;
  const pattern = new RegExp(`(?<![\\w.-])${path}(?:[\\\\/]+|(?![\\w.-]))`, isDrive ? 'gi' : 'g');
  const plain = `/${parts.join('/')}`;
  const shorten = (match: string): string => (/[\\/]$/.test(match) ? '' : '.');
  const start = plain.slice(0, plain.search(/[^\w.~/-]|$/));
  // Nearly no name holds the path: asking first is what keeps this off the profile.
  return (text) => (isDrive || text.includes(start) ? text.replace(pattern, shorten) : text);
};

/**
 * A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
 * whoever keeps a name beyond its chunk copies it. Joining and cutting makes the copy; nothing cheaper does.
 */
export const owned = (text: string): string => ` ${text}`.slice(1);

/** The naming of one checkout, given by its absolute path. */
export const openNaming = (root: string): Naming => {
  const relative = withoutPath(root);
  // Half a surrogate pair is no character: no block could hold it.
  const clean = (text: string): string =>
    (text.includes('\u001b') || text.includes('\u009b') ? text.replace(TERMINAL, '') : text).toWellFormed();
  // A short root, such as `/app`, is in many a name for another reason, as in `GET /app/users`.
  const isShort = /^[\\/]*[^\\/]*[\\/]*$/.test(root);
  // Rows of a group come together: they share one string.
  let last = '';
  let lastGroup = '';
  return {
    group: (text) => {
      if (text.length > MAX_GROUP) return TOO_LONG;
      if (text !== last) {
        last = text;
        lastGroup = owned(
          relative(clean(text))
            .replaceAll('\\', '/')
            .replace(/^(?:\.\/+)+(?=.)/, ''),
        );
      }
      return lastGroup;
    },
    name: (text) => (isShort ? clean(text) : relative(clean(text))),
  };
};

/** The parts that say something, joined. The last may be of any length: it is the test's own. */
export const joined = (parts: readonly (string | undefined)[]): string => {
  const said = parts.filter((part): part is string => part !== undefined && part !== '');
  const around = said.slice(0, -1).reduce((length, part) => length + part.length, 0);
  return around > MAX_GROUP ? TOO_LONG : said.join(JOINT);
};
