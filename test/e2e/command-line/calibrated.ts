import * as z from 'zod';

const found = z.object({
  suites: z.record(
    z.string(),
    z.object({
      varying: z.array(z.object({ name: z.string(), causes: z.array(z.object({ variation: z.string() })) })),
      names: z.array(
        z.object({
          some: z.array(z.tuple([z.string(), z.string()])),
          causes: z.array(z.object({ variation: z.string() })),
        }),
      ),
    }),
  ),
  lines: z.array(z.string()),
  untried: z.array(z.object({ variation: z.string() })),
  unsettled: z.array(z.string()),
  alarms: z.object({ without: z.object({ rate: z.object({ differing: z.number(), runs: z.number() }) }) }),
});

/** What `recount calibrate --json` told. */
export const calibratedIn = (out: string) => found.parse(JSON.parse(out));

/** What varies, test by test: `name: what it depends on`. */
export const causesIn = ({ suites }: ReturnType<typeof calibratedIn>): readonly string[] =>
  Object.values(suites).flatMap(({ varying, names }) =>
    [
      ...varying,
      ...names.map(({ some, causes }) => ({ name: some.map(([, name]) => name).join(' and '), causes })),
    ].map(({ name, causes }) => `${name}: ${[...new Set(causes.map(({ variation }) => variation))].join()}`),
  );
