const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** The milliseconds of a duration such as `90s`, `15m` or `2h`; undefined where it is none, or not between 1 s and 6 h. */
export const parseDuration = (text: string): number | undefined => {
  const [, digits, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
  if (digits === undefined || (unit !== 's' && unit !== 'm' && unit !== 'h')) return undefined;
  const milliseconds = Number(digits) * UNITS[unit];
  return milliseconds <= 6 * UNITS.h ? milliseconds : undefined;
};
