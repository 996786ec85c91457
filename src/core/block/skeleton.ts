// Letters of other scripts that read like a Latin one, as far as "recount" and the words of the block's table need them.
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαᴀⲁ',
  c: 'сϲᴄⲥꮯ',
  d: 'ԁɗᴅꭰ',
  e: 'еєҽ℮ꬲᴇⲉε',
  f: 'ꬵքꜰ',
  k: 'кκᴋⲕ',
  l: 'iіıɩιӏǀ1|ɪⅼ∣\u0627',
  m: 'мᴍⲙ',
  n: 'ոռпηɴᴎⲛ',
  o: '0оοσօᴏⲟ\u05E1\u06C1०০੦૦௦',
  p: 'рρᴘⲣϱ',
  r: 'гᴦⲅꮁʀꭇꭈ',
  s: 'ѕƽꜱꮪտ',
  t: 'тτᴛⲧꭲ',
  u: 'υսᴜʋꭎꭒц',
};

const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);

// A pattern that knows all of Unicode's letters takes a while to make, and nearly every body does without one.
const PLAIN = /^[ -~]*$/;

/** What a reader takes a text for: case, width, accents, invisible characters and lookalike letters aside. */
const skeleton = (text: string): string => {
  const folded = PLAIN.test(text)
    ? text
    : text.normalize('NFKD').replace(/[\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cc}\p{Cf}]/gu, '');
  return Array.from(folded.toLowerCase(), (char) => LATIN.get(char) ?? char).join('');
};

const letters = (text: string): string => {
  const shape = skeleton(text);
  return PLAIN.test(shape) ? shape.replace(/[^a-z0-9]/g, '') : shape.replace(/[^\p{L}\p{N}]/gu, '');
};

const NAME = skeleton('recount');

/** Whether a word reads like the name. */
export const readsLikeName = (word: string): boolean => skeleton(word) === NAME;

const PLAIN_INFO = new RegExp(`^[^a-z0-9]*${NAME}(?![a-z0-9])`);

/** Whether an HTML comment reads like a marker of the block. */
export const readsLikeMarker = (comment: string): boolean => letters(comment) === NAME;

/** Whether the info string of a fence reads like the block's: its first word is the name, whatever follows. */
export const readsLikeInfo = (info: string): boolean => {
  const shape = skeleton(info);
  if (PLAIN.test(shape)) return PLAIN_INFO.test(shape);
  return new RegExp(`^[^\\p{L}\\p{N}]*${NAME}(?![\\p{L}\\p{N}])`, 'u').test(shape);
};

// A mark behind a word: of a footnote, or a number set above it or behind it.
const MARKS = /<sup\b[^<>]*>[^<>]*<\/sup\s*>|\[\^[^[\]\s]*\]|(?<![\d\p{No}])[\d\p{No}]+\s*$/giu;
const TAG = /<[^<>]*>/g;
// GitHub sets a formula as a text: of $\text{suite}$ a reader sees the word.
const FORMULA = /\$.*\$/s;
const COMMANDS = /\\[a-z]+/gi;

const inOrder = (text: string): string => Array.from(text).sort().join('');

/** Whether two texts have the same letters: a reader may see them in another order, since a text can be made to run backwards. */
const haveSameLetters = (one: string, other: string): boolean =>
  one.length === other.length && inOrder(one) === inOrder(other);

const readsLikeWord = (cell: string, word: string): boolean => {
  const meant = FORMULA.test(cell) ? cell.replace(COMMANDS, '') : cell;
  return [meant, meant.replace(MARKS, '')].some((text) =>
    haveSameLetters(letters(text.replace(TAG, '')), letters(word)),
  );
};

/** Whether the cells of a row read like these words, one after the other, with empty ones between and others around. */
export const holdsCells = (cells: readonly string[], words: readonly string[]): boolean => {
  if (cells.length < words.length) return false;
  const filled = cells.filter((cell) => letters(cell) !== '');
  return filled.some((_, first) => words.every((word, at) => readsLikeWord(filled[first + at] ?? '', word)));
};

/** Whether a line holds these words as the cells of a row. */
export const holdsRow = (line: string, words: readonly string[]): boolean => holdsCells(line.split('|'), words);
