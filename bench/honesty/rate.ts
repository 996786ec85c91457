const Z = 1.96;

/** The bounds of Wilson's 95 % interval of a share, from 0 to 1. */
const wilson = (count: number, of: number): { readonly low: number; readonly high: number } => {
  const share = count / of;
  const centre = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  return { low: Math.max(0, (centre - spread) / whole), high: Math.min(1, (centre + spread) / whole) };
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A rate with its denominator: `0 of 214 (95 %: below 1.8 %)`. */
export const rate = (count: number, of: number): string => {
  if (of === 0) return 'none';
  const { low, high } = wilson(count, of);
  const range = count === 0 ? `below ${percent(high)}` : `${percent(low)} to ${percent(high)}`;
  return `${count} of ${of} (95 %: ${range})`;
};
