/** The start of an XML document. */
export interface XmlRoot {
  /** The root element's name without its prefix. */
  readonly name: string;
  /** Its attributes as written. */
  readonly attributes: string;
  /** What follows it, as far as it is there. */
  readonly rest: string;
}

const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)/;
const ROOT = /^<(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>?/;

/** The root element of what begins with `head`, if that is XML. Lenient: the reader itself is strict. */
export const rootOf = (head: string): XmlRoot | undefined => {
  let rest = head;
  for (let prolog = PROLOG.exec(rest); prolog !== null; prolog = PROLOG.exec(rest)) rest = rest.slice(prolog[0].length);
  const [whole = '', name = '', attributes = ''] = ROOT.exec(rest) ?? [];
  return whole === '' ? undefined : { name, attributes, rest: rest.slice(whole.length) };
};
