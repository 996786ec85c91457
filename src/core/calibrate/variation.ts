/** One thing that is varied, or nothing: a plain repetition. */
export const VARIATIONS = ['none', 'path', 'order', 'user', 'zone', 'locale', 'ci'] as const;
export type Variation = (typeof VARIATIONS)[number];

/** How a run departs from a plain one. Runs of one variation and one variant are alike. */
export interface Departure {
  readonly variation: Variation;
  readonly variant: number;
}

/** A variation in words, as the subject of "depends on". */
export const DEPENDS_ON: Readonly<Record<Variation, string>> = {
  none: 'chance: it varies where nothing was changed',
  path: 'the path of the checkout',
  order: 'the order of the tests',
  user: 'the user, or its home folder',
  zone: 'the time zone',
  locale: 'the locale',
  ci: 'the variable CI',
};

/** East and west of the date line: on one of the two the day is another than in UTC, whatever the hour. */
const zoneOf = (variant: number): string => (variant % 2 === 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago');

/** Other letters for i and I, and bytes instead of UTF-8. */
const localeOf = (variant: number): string => (variant % 2 === 0 ? 'tr_TR.UTF-8' : 'C');

/** What a run varies, for people. */
export const showDeparture = ({ variation, variant }: Departure): string =>
  ({
    none: 'a plain run',
    path: 'at another path',
    order: `in another order of tests (${variant + 1})`,
    user: 'as another user',
    zone: `with TZ=${zoneOf(variant)}`,
    locale: `with LANG=${localeOf(variant)}`,
    ci: 'without CI',
  })[variation];

/** The variables that one departure sets, and those that it takes away. */
export const departingEnvironment = ({
  variation,
  variant,
}: Departure): { readonly set: Readonly<Record<string, string>>; readonly without: readonly string[] } => {
  if (variation === 'zone') return { set: { TZ: zoneOf(variant) }, without: [] };
  if (variation === 'locale') {
    const locale = localeOf(variant);
    return { set: { LANG: locale, LC_ALL: locale }, without: [] };
  }
  return { set: {}, without: variation === 'ci' ? ['CI'] : [] };
};

/** Nothing is varied. */
export const PLAIN: Departure = { variation: 'none', variant: 0 };

/** Variations that have more than one variant. */
const MANIFOLD: readonly Variation[] = ['order', 'zone', 'locale'];

/**
 * What each of a commit's runs varies: two plain ones first, then one thing after the other with a plain one between the
 * rounds. Each time that a variation comes again it has its next variant, where it has one.
 */
export const planRuns = (runs: number, possible: readonly Variation[]): readonly Departure[] => {
  const rounds = Array.from({ length: runs }, (_, round) =>
    [...possible, 'none' as const].map((variation) => ({
      variation,
      variant: MANIFOLD.includes(variation) ? round : 0,
    })),
  );
  return [PLAIN, PLAIN, ...rounds.flat()].slice(0, runs);
};
