/** The start of an XML document. */
export interface XmlRoot {
  /** The root element's name without its prefix. */
  readonly name: string;
  /** Its attributes as written. */
  readonly attributes: string;
  /** What follows it, as far as it is there. */
  readonly rest: string;
}

/** White space, instructions and comments: one at a time, so that no input makes the search backtrack over several. */
const MISCELLANY = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->)/;
const DOCTYPE = /^<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/;
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>?/;

const skip = (head: string, pattern: RegExp): string => {
  let rest = head;
  for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
};

/** Whether what begins with `head` is XML with declarations of its own, however long they are. */
export const declaresTypes = (head: string): boolean => /^<!DOCTYPE[^[>]*\[/.test(skip(head, MISCELLANY));

/** Whether `head` may be XML of which the root, or a document type, does not stand in it whole. */
export const isProlog = (head: string): boolean => /^(?:$|<!--|<\?|<[^>]*$)/.test(skip(head, MISCELLANY));

/** The root element of what begins with `head`, if that is XML. Lenient: the reader itself is strict. */
export const rootOf = (head: string): XmlRoot | undefined => {
  const rest = skip(skip(skip(head, MISCELLANY), DOCTYPE), MISCELLANY);
  const [whole = '', name = '', attributes = ''] = ROOT.exec(rest) ?? [];
  return whole === '' ? undefined : { name, attributes, rest: rest.slice(whole.length) };
};
