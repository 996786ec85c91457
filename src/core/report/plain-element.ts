/** An element's attributes by their name as written. The object has no prototype. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** An element that was read at once, and the elements directly in it. */
export interface PlainElement {
  readonly attributes: XmlAttributes;
  readonly children: readonly { readonly name: string; readonly attributes: XmlAttributes }[];
  /** Where what follows it begins. */
  readonly end: number;
}

// Everything here is a part of what XML 1.0 and 1.1 both accept, and mean by it the same: no character that either
// forbids or takes for a line break, names of ASCII, double quotes, one-line values, the five entities.
const ODD = '\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u2028\\ufffe\\uffff';
const SPACE = '(?:[ \\t\\n]|\\r\\n)';
const NAME = '[A-Za-z_][\\w.-]*';
const VALUE_PART = `[^<&"\\t\\n${ODD}]*`;
const ENTITY = '&(?:amp|lt|gt|quot|apos);';
const ATTRIBUTES = `((?:${SPACE}+${NAME}="${VALUE_PART}(?:${ENTITY}${VALUE_PART})*")*)`;

const CHILD = new RegExp(`${SPACE}*<(${NAME})${ATTRIBUTES}${SPACE}*(/?)>`, 'y');
const TEXT = new RegExp(`[^<&\\]${ODD}]*`, 'y');
const TAG_SPACE = new RegExp(`${SPACE}*`, 'y');
const CDATA_TEXT = new RegExp(`[^\\]${ODD}]*`, 'y');
const REFERENCE = /&(?:amp|lt|gt|quot|apos|#(?:9|10|13|3[2-9]|[4-9]\d|1[01]\d|12[0-6]));/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};
const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  pattern.test(text);
  return pattern.lastIndex;
};

const CHARACTERS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
] as const;

/** A value with its entities as characters. Each is one of the five. */
const decoded = (value: string): string => {
  let [made, from] = ['', 0];
  for (let at = value.indexOf('&'); at !== -1; at = value.indexOf('&', from)) {
    made += value.slice(from, at);
    for (const [entity, character] of CHARACTERS)
      if (value.startsWith(entity, at)) {
        made += character;
        from = at + entity.length;
      }
  }
  return made + value.slice(from);
};

/** The attributes of a tag, given what the pattern has found of it, unless one is there twice. */
const attributesOf = (text: string): XmlAttributes | undefined => {
  const attributes: Record<string, string> = {};
  let from = 0;
  for (let equals = text.indexOf('="'); equals !== -1; equals = text.indexOf('="', from)) {
    const name = text.slice(from, equals).trimStart();
    const end = text.indexOf('"', equals + 2);
    const value = text.slice(equals + 2, end);
    if (attributes[name] !== undefined) return undefined;
    attributes[name] = value.includes('&') ? decoded(value) : value;
    from = end + 1;
  }
  return attributes;
};

const CDATA = '<![CDATA[';

/** Where the text at `at` ends: before the end tag that closes it, or undefined where anything else is in it. */
const endOfText = (text: string, at: number): number | undefined => {
  let next = endOf(TEXT, text, at);
  for (;;) {
    const character = text.charAt(next);
    if (character === '&') {
      const after = endOf(REFERENCE, text, next);
      if (after === 0) return undefined;
      next = after;
    } else if (character === ']') {
      if (text.startsWith(']]>', next)) return undefined;
      next += 1;
    } else if (text.startsWith('</', next)) return next;
    else if (text.startsWith(CDATA, next)) {
      next = endOf(CDATA_TEXT, text, next + CDATA.length);
      while (text.charAt(next) === ']' && !text.startsWith(']]>', next)) next = endOf(CDATA_TEXT, text, next + 1);
      if (text.charAt(next) !== ']') return undefined;
      next += ']]>'.length;
    } else return undefined;
    next = endOf(TEXT, text, next);
  }
};

/** Where the end tag of that name at `at` ends, if it is there and nothing else. */
const endOfEndTag = (text: string, at: number, name: string): number | undefined => {
  if (!text.startsWith(name, at + 2)) return undefined;
  const close = endOf(TAG_SPACE, text, at + 2 + name.length);
  return text.charAt(close) === '>' ? close + 1 : undefined;
};

/**
 * Reads elements of that name, white space before them included, which hold nothing but elements that hold nothing but
 * text. Undefined where one is not whole, or is in any way other than most are: a strict parser has to look at it.
 */
export const openPlainReader = (element: string): ((text: string, from: number) => PlainElement | undefined) => {
  const start = new RegExp(`${SPACE}*<${element}${ATTRIBUTES}${SPACE}*(/?)>`, 'y');
  return (text, from) => {
    const opened = matchAt(start, text, from);
    if (opened === null) return undefined;
    const [, written = '', empty] = opened;
    const attributes = attributesOf(written);
    if (attributes === undefined) return undefined;
    if (empty === '/') return { attributes, children: [], end: start.lastIndex };
    const children: PlainElement['children'][number][] = [];
    let at = start.lastIndex;
    for (let child = matchAt(CHILD, text, at); child !== null; child = matchAt(CHILD, text, at)) {
      const [, name = '', inner = '', alone] = child;
      const said = attributesOf(inner);
      if (said === undefined) return undefined;
      const content = alone === '/' ? undefined : endOfText(text, CHILD.lastIndex);
      const end =
        alone === '/' ? CHILD.lastIndex : content === undefined ? undefined : endOfEndTag(text, content, name);
      if (end === undefined) return undefined;
      children.push({ name, attributes: said });
      at = end;
    }
    const close = endOf(TAG_SPACE, text, at);
    if (!text.startsWith('</', close)) return undefined;
    const end = endOfEndTag(text, close, element);
    return end === undefined ? undefined : { attributes, children, end };
  };
};
