import { CST, Parser } from 'yaml';
import type { PlainSettings } from './settings.ts';

/**
 * `changes` and `hook` of a policy, out of YAML's tokens: a third of the time that the whole library takes to load and to read. It
 * understands maps, lists and texts; undefined where anything else is met (an error, an anchor, a tag, a key twice),
 * which is for the whole library to judge.
 */
export const readQuickly = (text: string): PlainSettings | undefined => {
  const [first, ...others] = [...new Parser().parse(text)].filter(
    ({ type }) => type !== 'comment' && type !== 'newline',
  );
  if (others.length > 0 || first?.type !== 'document' || first.value?.type !== 'block-map') return undefined;
  if (!first.start.every(isBlank)) return undefined;
  const found = new Map<string, unknown>();
  for (const { start, key, sep, value } of first.value.items) {
    if (key === undefined || key === null || value === undefined || !start.every(isBlank)) return undefined;
    const name = plainOf(key);
    if (typeof name !== 'string' || found.has(name)) return undefined;
    const wanted = name === 'changes' || name === 'hook';
    const plain = wanted && sep?.every(isBlank) ? plainOf(value) : undefined;
    if (wanted && plain === undefined) return undefined;
    found.set(name, plain);
  }
  return { changes: found.get('changes'), hook: found.get('hook') };
};

type Token = CST.Token;
type Item = CST.CollectionItem;

const BLANK = new Set(['doc-start', 'space', 'comment', 'newline', 'map-value-ind', 'seq-item-ind', 'comma']);
const isBlank = ({ type }: CST.SourceToken): boolean => BLANK.has(type);

/** A value of maps, lists, texts and what YAML takes for something else; undefined where it is not understood. */
const plainOf = (token: Token): unknown => {
  if (token.type === 'block-seq') return listOf(token.items);
  if (token.type === 'block-map') return mapOf(token.items);
  if (token.type === 'flow-collection') {
    if (token.end[0]?.source !== (token.start.source === '[' ? ']' : '}')) return undefined;
    return token.start.source === '[' ? listOf(token.items) : mapOf(token.items);
  }
  if (token.type === 'scalar') return plainScalar(token.source);
  if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar') return undefined;
  let wrong = false;
  const { value } = CST.resolveAsScalar(token, true, () => {
    wrong = true;
  });
  return wrong ? undefined : value;
};

// Numbers, dates and the like are no texts, and whatever else they are does not matter here.
const plainScalar = (source: string): unknown => {
  if (/^(?:true|false)$/.test(source)) return source === 'true';
  return /^[A-Za-z_.][^\n]*$/.test(source) && !/^(?:true|false|null|~|\.inf|\.nan)$/i.test(source) ? source : undefined;
};

const listOf = (items: readonly Item[]): unknown => {
  const list: unknown[] = [];
  for (const { start, key, value } of items) {
    const plain = key === undefined && value !== undefined && start.every(isBlank) ? plainOf(value) : undefined;
    if (plain === undefined) return undefined;
    list.push(plain);
  }
  return list;
};

const mapOf = (items: readonly Item[]): unknown => {
  const map = new Map<string, unknown>();
  for (const { start, key, sep, value } of items) {
    if (key === undefined || key === null || value === undefined || sep === undefined) return undefined;
    const name = plainOf(key);
    const plain = start.every(isBlank) && sep.every(isBlank) ? plainOf(value) : undefined;
    if (typeof name !== 'string' || plain === undefined || map.has(name)) return undefined;
    map.set(name, plain);
  }
  return Object.fromEntries(map);
};
