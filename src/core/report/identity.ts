/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;

/** What joins the parts of a group or a name. */
export const JOINT = ' › ';

/** Makes groups and names of a report equal on every machine: no colours, no path of the checkout. */
export interface Naming {
  /** A group: a file or suite path relative to the checkout, with `/`. Paths outside it are kept. */
  readonly group: (text: string) => string;
  /** A name, as it is but for colours and the checkout's path. */
  readonly name: (text: string) => string;
}

/** Finds the checkout's path in a text, also as a `file:` URL and with either slash. */
const pathPattern = (root: string): RegExp | undefined => {
  const parts = root.split(/[\\/]+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const drive = /^[A-Za-z]:$/.test(parts[0] ?? '');
  const path = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\\\/]+');
  const start = drive ? '(?:file:///)?' : '(?:file://)?[\\\\/]';
  return new RegExp(`(?<![\\w.-])${start}${path}(?:[\\\\/]+|(?![\\w.-]))`, drive ? 'gi' : 'g');
};

/**
 * A string that shares no memory with the text it was cut from. V8 keeps the whole chunk alive for a slice of it, so
 * whatever outlives its chunk is copied. A lone surrogate becomes U+FFFD, as in every UTF-8 form of it.
 */
const owned = (text: string): string => Buffer.from(text).toString();

/** The naming of one checkout, given by its absolute path. */
export const openNaming = (root: string): Naming => {
  const pattern = pathPattern(root);
  const tail = root.split(/[\\/]+/).findLast((part) => part !== '') ?? '';
  const inCheckout = (match: string): string => (/[\\/]$/.test(match) ? '' : '.');
  const clean = (text: string): string => {
    const plain = text.includes('\u001b') || text.includes('\u009b') ? text.replace(TERMINAL, '') : text;
    return pattern !== undefined && (pattern.ignoreCase || plain.includes(tail))
      ? plain.replace(pattern, inCheckout)
      : plain;
  };
  return {
    group: (text) => owned(clean(text).replaceAll('\\', '/').replace(/^(?:\.\/+)+(?=.)/, '')),
    name: (text) => owned(clean(text)),
  };
};

/** The parts that say something, joined. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(JOINT);
