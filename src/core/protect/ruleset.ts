import * as z from 'zod';

const ruleSchema = z.looseObject({ type: z.string(), parameters: z.record(z.string(), z.unknown()).optional() });

const names = z.array(z.string()).default([]);
const namesSchema = z.looseObject({ include: names, exclude: names });

const actorSchema = z.looseObject({
  actor_type: z.string(),
  actor_id: z.int().nullish(),
  bypass_mode: z.string().optional(),
});

/** A ruleset as GitHub gives it (`GET …/rulesets/{ruleset_id}`). */
export const standingSchema = z.looseObject({
  id: z.int(),
  name: z.string(),
  target: z.string().optional(),
  enforcement: z.string(),
  // Shown to those who may change it; to anyone else `protect` is of no use.
  bypass_actors: z.array(actorSchema).default([]),
  conditions: z
    .looseObject({ ref_name: namesSchema.optional(), repository_name: namesSchema.optional() })
    .nullish()
    .transform((conditions) => conditions ?? {}),
  rules: z.array(ruleSchema).default([]),
});

/** Rulesets as a list has them. */
export const listedSchema = z.array(z.looseObject({ id: z.int(), name: z.string() }));

/** A ruleset that was written, as far as it is needed to take it back. */
export const writtenSchema = z.looseObject({ id: z.int() });

/** The rules of a branch, whole, each with its ruleset. */
export const branchRulesSchema = z.array(ruleSchema.extend({ ruleset_id: z.int() }));

/** A ruleset that stands. */
export type StandingRuleset = z.infer<typeof standingSchema>;

/** One rule. */
export type Rule = z.infer<typeof ruleSchema>;

/** A ruleset as it is written: what `POST` and `PUT` take. */
export type Ruleset = Readonly<
  Pick<StandingRuleset, 'name' | 'enforcement' | 'bypass_actors' | 'conditions' | 'rules'> & { target: 'branch' }
>;

/** What of a standing ruleset is written back. */
export const writable = ({ name, enforcement, bypass_actors, conditions, rules }: StandingRuleset): Ruleset => ({
  name,
  target: 'branch',
  enforcement,
  bypass_actors,
  conditions,
  rules,
});

const ruleLines = ({ type, parameters }: Rule): readonly string[] =>
  parameters === undefined
    ? [type]
    : Object.entries(parameters).flatMap(([name, value]) =>
        Array.isArray(value)
          ? value.map((one) => `${type}: ${name} has ${JSON.stringify(one)}`)
          : [`${type}: ${name} is ${JSON.stringify(value)}`],
      );

/** A ruleset, one line for each thing that it says. */
const rulesetLines = ({ enforcement, bypass_actors: actors, conditions, rules }: Ruleset): readonly string[] => [
  `enforcement: ${enforcement}`,
  ...Object.entries(conditions).flatMap(([name, value]) => {
    const { include, exclude } = namesSchema.parse(value);
    return [...include.map((one) => `${name}: ${one}`), ...exclude.map((one) => `${name}: not ${one}`)];
  }),
  ...(actors.length === 0
    ? ['bypass: nobody']
    : actors.map(({ actor_type: type, actor_id: id, bypass_mode: mode }) =>
        `bypass: ${type} ${id ?? ''} (${mode ?? 'always'})`.replace('  ', ' '),
      )),
  ...rules.flatMap(ruleLines),
];

/** What changes, line by line: `+` comes, `-` goes, two spaces stay. */
export const rulesetDifference = (before: Ruleset | undefined, after: Ruleset): readonly string[] => {
  const [old, wanted] = [before === undefined ? [] : rulesetLines(before), rulesetLines(after)];
  return [
    ...old.filter((line) => !wanted.includes(line)).map((line) => `- ${line}`),
    ...wanted.map((line) => `${old.includes(line) ? ' ' : '+'} ${line}`),
  ];
};
