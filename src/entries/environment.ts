/** The environment of the process, read by the doors alone and passed on as a value. */
export type Environment = Readonly<Record<string, string>>;

/** The environment as it is now. */
export const readEnvironment = (): Environment =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
