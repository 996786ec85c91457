import { isInside, withoutNegation } from '../changes/pattern.ts';
import { type Misfit, readChanges, readHookSettings } from '../changes/rule.ts';
import { commandSchema, ISOLATIONS, SCOPES, suiteName } from '../record/record.ts';
import { FORMAT_NAMES } from '../report/format-names.ts';
import type { Result } from '../result.ts';
import * as z from '../zod.ts';
import { closedMap } from './closed-map.ts';
import { parseDuration } from './duration.ts';
import { FILES_DEFAULTS, filesSchema } from './files.ts';
import { identitySchema } from './identity.ts';
import { proofSchema } from './proof.ts';

/** A suite may have as many shards as a workflow has legs. */
export const MOST_SHARDS = 100;

/** A part of the policy with a reader of its own, which the hook uses without this schema. */
const readBy = <T>(read: (value: unknown) => Result<T, readonly Misfit[]>) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value, context): T | undefined => {
      if (value === undefined) return undefined;
      const part = read(value);
      if (part.ok) return part.value;
      for (const { path, message, found } of part.error)
        context.issues.push({ code: 'custom', path: [...path], message, input: found });
      return z.NEVER;
    }),
  );

const INSIDE = 'must be a path inside the checkout: relative, with "/", without ".."';

// What git lets no name of a branch hold (git-check-ref-format): a pattern would name none, in silence.
const branch = z
  .string()
  .check(
    z.minLength(1, { abort: true }),
    z.regex(/^[^\s~^:?*[\\]+$/, 'must be the name of a branch: no pattern stands for several'),
  );

/** A path inside the checkout: relative, with `/`, and without a way up. */
const relativePath = z.string().check(z.minLength(1, { abort: true }), z.refine(isInside, INSIDE));

/** One of `paths`, which may be turned around. */
const pathEntry = z.string().check(
  z.minLength(1, { abort: true }),
  z.refine((entry) => isInside(withoutNegation(entry)), INSIDE),
);

const duration = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    const milliseconds = typeof value === 'string' ? parseDuration(value) : undefined;
    if (milliseconds !== undefined) return milliseconds;
    const message = 'must be a duration from 1s to 6h, such as 90s, 15m or 1h';
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  }),
);

const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|RECOUNT_)/i;
const variable = z.string().check(
  z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable'),
  z.refine((name) => !reserved.test(name), 'is a name that no suite is given'),
);
// The system ends a text at a NUL, and Node starts no program with one.
const NUL = 'holds a NUL, which no program can be given';
const hasNoNul = (text: string): boolean => !text.includes('\0');
const value = z.string().check(z.refine(hasNoNul, NUL));
const environment = z.record(variable, z.nullable(value));

type Complain = (path: PropertyKey[], message: string) => void;

/** A check of several values together, which complains of what stands at a path. */
const together = <T>(check: (value: T, complain: Complain) => void) =>
  z.superRefine<T>((value, context) => {
    check(value, (path, message) => context.addIssue({ code: 'custom', path, message }));
  });

/** A command that can be started; a block may hold any, and is compared. */
const command = commandSchema.check(
  together((given, complain) => {
    for (const [index, word] of [given].flat().entries())
      if (!hasNoNul(word)) complain(typeof given === 'string' ? [] : [index], NUL);
  }),
);

const suiteSchema = z.pipe(
  closedMap({
    run: command,
    cwd: z._default(relativePath, '.'),
    env: z._default(environment, {}),
    timeout: z._default(duration, 15 * 60_000),
    reports: z._default(z.array(relativePath), []),
    format: z._default(z.enum(['auto', ...FORMAT_NAMES]), 'auto'),
    scope: z.enum(SCOPES),
    tests: z.optional(z.enum(['exact', 'counts', 'outcome'])),
    'min-tests': z.optional(z.int().check(z.minimum(0))),
    must: z._default(z.enum(['pass', 'report']), 'pass'),
    os: z._default(z.enum(['any', 'linux', 'macos', 'windows']), 'any'),
    paths: z._default(z.array(pathEntry).check(z.minLength(1)), ['**']),
    unstable: z._default(z.array(z.string().check(z.minLength(1))).check(z.maxLength(20)), []),
    identity: z._default(identitySchema, []),
    shards: z._default(z.int().check(z.minimum(1), z.maximum(MOST_SHARDS)), 1),
    image: z.optional(
      z
        .string()
        .check(
          z.regex(/^[\w][\w.\-/:@]*$/, 'must be the name of an image, such as node:24 or ghcr.io/owner/name@sha256:…'),
        ),
    ),
  }).check(
    together((suite, complain) => {
      if (suite.shards > 1 && ![suite.run].flat().some((text) => text.includes('{index}')))
        complain(['run'], 'must hold {index} where `shards` is more than 1: else every shard would run the same tests');
      if (suite.scope === 'syntax' && suite.reports.length > 0)
        complain(['reports'], 'goes with a scope that runs tests: nothing is counted of one that is `syntax`');
      if (suite.reports.length > 0) return;
      for (const key of ['tests', 'min-tests'] as const)
        if (suite[key] !== undefined) complain([key], 'needs `reports`: without a report there are no tests to count');
      for (const key of ['unstable', 'identity'] as const)
        if (suite[key].length > 0) complain([key], 'needs `reports`: without a report no test has a name');
    }),
  ),
  z.transform(({ 'min-tests': minTests, tests, ...suite }) => ({
    ...suite,
    tests: tests ?? (suite.reports.length > 0 ? ('exact' as const) : ('outcome' as const)),
    minTests: minTests ?? (suite.reports.length > 0 ? 1 : 0),
  })),
);

/** A suite of the policy, defaults filled in; `timeout` in milliseconds. */
export type Suite = z.infer<typeof suiteSchema>;

const exemption = closedMap({
  app: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/i, 'must be the slug of a GitHub App, such as dependabot')),
  id: z.optional(z.int().check(z.positive())),
});

const IN_CONTAINER = '`isolation: container`';

/** The strict form of `.github/recount.yml`: an unknown key is an error. */
export const policySchema = z.pipe(
  closedMap({
    version: z.literal(1),
    setup: z._default(z.array(command), []),
    'setup-env': z._default(z.array(variable), []),
    env: z._default(environment, {}),
    isolation: z._default(z.enum(ISOLATIONS), 'user'),
    trust: z._default(z.enum(['normal', 'strict']), 'normal'),
    suites: z
      .record(suiteName, suiteSchema)
      .check(z.refine((suites) => Object.keys(suites).length > 0, 'must name a suite')),
    require: z._default(z.union([z.literal('all'), z.array(suiteName)], { error: 'all, or a list of suites' }), 'all'),
    block: z._default(z.enum(['required', 'when-present']), 'required'),
    exempt: z._default(z.array(exemption), []),
    bases: z.optional(z.array(branch)),
    confirm: z._default(z.boolean(), true),
    'pin-from-ci': z._default(z.boolean(), true),
    'block-size': z._default(z.int().check(z.minimum(1_000), z.maximum(60_000)), 6_000),
    changes: readBy(readChanges),
    losses: z._default(z.enum(['off', 'report', 'declare', 'fail']), 'report'),
    proof: z.optional(proofSchema),
    hook: readBy(readHookSettings),
    files: z._default(filesSchema, FILES_DEFAULTS),
  }).check(
    together((policy, complain) => {
      for (const [name, { image }] of Object.entries(policy.suites)) {
        const isContained = policy.isolation === 'container';
        if (image === undefined && isContained) complain(['suites', name], `needs an \`image\`: ${IN_CONTAINER}`);
        if (image !== undefined && !isContained) complain(['suites', name, 'image'], `goes with ${IN_CONTAINER} alone`);
      }
      if (policy.require === 'all') return;
      for (const [index, name] of policy.require.entries())
        if (!Object.hasOwn(policy.suites, name)) complain(['require', index], `names no suite of this policy: ${name}`);
    }),
  ),
  z.transform(({ 'setup-env': setupEnv, 'pin-from-ci': pinFromCi, 'block-size': blockSize, ...policy }) => ({
    setup: policy.setup,
    setupEnv,
    env: policy.env,
    isolation: policy.isolation,
    trust: policy.trust,
    suites: policy.suites,
    required: policy.require === 'all' ? Object.keys(policy.suites) : policy.require,
    block: policy.block,
    exempt: policy.exempt,
    bases: policy.bases,
    confirm: policy.confirm,
    changes: policy.changes,
    losses: policy.losses,
    proof: policy.proof,
    hook: policy.hook ?? { push: false },
    files: policy.files,
    pinFromCi,
    blockSize,
  })),
);

/** The policy as everything else sees it: defaults filled in. */
export type Policy = z.infer<typeof policySchema>;
