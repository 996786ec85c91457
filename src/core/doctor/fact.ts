/** Something that is so, is not so, or cannot be told. */
export type Fact = boolean | undefined;

/** So where one of them is; not so where none is; else it cannot be told. */
export const anyOf = (facts: readonly Fact[]): Fact => {
  if (facts.includes(true)) return true;
  return facts.includes(undefined) ? undefined : false;
};

/** So where all of them are. */
export const allOf = (facts: readonly Fact[]): Fact => {
  if (facts.includes(false)) return false;
  return facts.includes(undefined) ? undefined : true;
};
