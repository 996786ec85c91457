/** The pairs of neighbouring characters of a text, in lower case, with how often each occurs. */
const pairsOf = (text: string): ReadonlyMap<string, number> => {
  const lower = ` ${text.toLowerCase()} `;
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < lower.length; at++) {
    const pair = lower.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

/** As like as names must be to be offered for one another: 1 for equal ones, 0 where they share nothing. */
const LEAST = 0.4;

/**
 * The names that are most like a wanted one, the nearest first: by the pairs of characters that they share, which costs
 * as much as the names are long and finds a word that is misspelt or in another place. Names that are not like it at all
 * are left out.
 */
export const nearestNames = (wanted: string, names: Iterable<string>, most = 3): readonly string[] => {
  const pairs = pairsOf(wanted);
  const ranked: { readonly name: string; readonly like: number }[] = [];
  for (const name of new Set(names)) {
    let shared = 0;
    for (const [pair, count] of pairsOf(name)) shared += Math.min(count, pairs.get(pair) ?? 0);
    const like = (2 * shared) / (wanted.length + name.length + 2);
    if (like >= LEAST) ranked.push({ name, like });
  }
  ranked.sort((a, b) => b.like - a.like || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, most).map(({ name }) => name);
};
