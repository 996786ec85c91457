/** The pairs of neighbouring characters of a text, in lower case, each as one number: there may be millions. */
function* pairsOf(text: string): Generator<number> {
  const lower = ` ${text.toLowerCase()} `;
  for (let at = 0; at + 1 < lower.length; at++) yield lower.charCodeAt(at) * 0x1_0000 + lower.charCodeAt(at + 1);
}

/** Names as a message lists them. */
export const namesOf = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ');

/** How a message offers names that may be meant; nothing where there are none. */
export const offerNames = (near: readonly string[]): string =>
  near.length === 0 ? '' : `; the nearest: ${namesOf(near)}`;

/** As like as names must be to be offered for one another: 1 for equal ones, 0 where they share nothing. */
const LEAST = 0.4;

/**
 * The names that are most like a wanted one, the nearest first: by the pairs of characters that they share, which costs
 * as much as the names are long and finds a word that is misspelt or in another place. Names that are not like it at all
 * are left out.
 */
export const nearestNames = (wanted: string, names: Iterable<string>, most = 3): readonly string[] => {
  const pairs = new Map<number, number>();
  for (const pair of pairsOf(wanted)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  const shared = new Map<number, number>();
  const ranked: { readonly name: string; readonly like: number }[] = [];
  for (const name of new Set(names)) {
    let count = 0;
    for (const pair of pairsOf(name)) {
      const [most, had] = [pairs.get(pair), shared.get(pair) ?? 0];
      if (most === undefined || had === most) continue;
      shared.set(pair, had + 1);
      count += 1;
    }
    shared.clear();
    const like = (2 * count) / (wanted.length + name.length + 2);
    if (like >= LEAST) ranked.push({ name, like });
  }
  ranked.sort((a, b) => b.like - a.like || (a.name < b.name ? -1 : 1));
  return ranked.slice(0, most).map(({ name }) => name);
};
