import { fault } from '../core/fault.ts';
import { demandsOf } from '../core/judge/demands.ts';
import { absentSuites } from '../core/policy/applicability.ts';
import type { Policy, Suite } from '../core/policy/policy.ts';
import { policyDigest } from '../core/policy/policy-digest.ts';
import { recordExit } from '../core/record/exit.ts';
import type { By } from '../core/record/record.ts';
import { FORMAT } from '../core/record/record.ts';
import type { Regenerated, SuiteRuns } from '../core/record/regenerated.ts';
import { makeSuiteRecord, type SuiteResult, toldOf } from '../core/record/suite-result.ts';
import { err, ok, type Result } from '../core/result.ts';
import { cornersOn } from '../core/shards/corner-legs.ts';
import { type Leg, ONLY_LEG, shardsFor } from '../core/shards/leg.ts';
import type { Merged, ShardRun } from '../core/shards/merge.ts';
import { commandOf, type Shard, shardTitle } from '../core/shards/shard.ts';
import type { RecordedTest, TestTally } from '../core/tests/tally.ts';
import type { CollectedReports, CommandRun, Head, OpenWorkshop, SuiteWatcher } from './ports.ts';
import { runShards, runWhole } from './shards.ts';

/** What the suites gave, and every test by name where there are not too many. */
export interface SuitesRun {
  readonly regenerated: Regenerated;
  readonly tests: Readonly<Record<string, readonly RecordedTest[]>>;
  /** Of each suite whose reports were read. */
  readonly tallies: Readonly<Record<string, TestTally>>;
  /** Of each suite of which this leg ran a part. */
  readonly parts: Readonly<Record<string, readonly (ShardRun & Merged)[]>>;
}

const TAIL = 16_000;

// Output that was kept whole has no tail of its own.
const lastWords = ({ output: { head, tail } }: CommandRun): string => (tail === '' ? head : tail).slice(-TAIL);

const LEFT_BEHIND = 'a process that the suite left behind held its output open: what it wrote later was not read';

/**
 * Runs `setup`: each command up to three times, but none again once two minutes are over, since a registry may be away
 * for a moment. `passed` are the variables that reach it and no suite.
 */
export const runSetup = async (
  policy: Policy,
  { root, runner, clock }: OpenWorkshop,
  watch: SuiteWatcher,
  passed: readonly string[],
): Promise<Result<void>> => {
  const started = clock.now().getTime();
  for (const { command, image } of setupSteps(policy))
    for (let attempt = 1; ; attempt++) {
      watch.started('setup', command);
      const request = {
        command,
        cwd: root,
        env: [policy.env, Object.fromEntries(passed.map((name) => [name, null]))],
        timeout: SETUP_TIMEOUT,
        network: 'open' as const,
        image,
        reportsFolder: undefined,
      };
      const run = await runner.run({ ...request, onOutput: watch.output });
      if (run.ok && run.value.exit.kind === 'code' && run.value.exit.code === 0) break;
      if (!run.ok && run.error.code === 'interrupted') return run;
      if (attempt < 3 && clock.now().getTime() - started < TWO_MINUTES) {
        await clock.sleep(1_000 * attempt);
        continue;
      }
      const how = run.ok ? `ended with ${recordExit(run.value.exit)}` : run.error.message;
      const shown = typeof command === 'string' ? command : command.join(' ');
      return err(
        fault('setup-failed', `setup: \`${shown}\` ${how}`, {
          cause: run.ok ? lastWords(run.value) : run.error,
        }),
      );
    }
  return ok(undefined);
};

/** What is installed is an image's: the commands run in each that a suite names, one after the other. */
const setupSteps = ({ setup, suites }: Policy) => {
  const images = new Set(Object.values(suites).map(({ image }) => image));
  return [...images].flatMap((image) => setup.map((command) => ({ command, image })));
};

const SETUP_TIMEOUT = 15 * 60_000;
const TWO_MINUTES = 120_000;

/** What becomes of a result whose reports were written to after they had been read. */
const refusedLate = (suite: Suite, { record, milliseconds, notes }: SuiteResult, message: string): SuiteResult => ({
  record: makeSuiteRecord(suite, record.exit, { kind: 'refused', code: 'report-changed' }),
  unstable: [],
  unmatched: [],
  notes,
  milliseconds,
  refused: message,
});

/** Runs one suite once, with all its shards. */
export const runSuite = (
  name: string,
  suite: Suite,
  policy: Policy,
  workshop: OpenWorkshop,
  watch: SuiteWatcher,
): Promise<Result<Merged>> => runWhole(name, suite, (shard) => runShard(name, suite, shard, policy, workshop, watch));

/** Runs one shard of a suite once, from an empty report folder to its result. */
export const runShard = async (
  name: string,
  suite: Suite,
  shard: Shard,
  policy: Policy,
  { root, runner, reports }: OpenWorkshop,
  watch: SuiteWatcher,
): Promise<Result<ShardRun & Merged>> => {
  const room = await reports.prepare(suite);
  if (!room.ok) return room;
  const [title, command] = [shardTitle(name, shard), commandOf(suite, shard)];
  watch.started(title, command);
  const { folder } = room.value;
  const run = await runner.run({
    command,
    cwd: suite.cwd === '.' ? root : `${root}/${suite.cwd}`,
    env: [policy.env, suite.env],
    timeout: suite.timeout,
    network: suite.scope === 'offline' ? 'none' : 'open',
    image: suite.image,
    reportsFolder: folder,
    onOutput: watch.output,
  });
  if (!run.ok) return run;
  const collected = await reports.collect(name, suite, folder);
  const result = makeResult(name, suite, run.value, collected);
  watch.ended(title, result);
  const { outcome, tests } = collected;
  return ok({ shard, result, tally: outcome.kind === 'read' ? outcome.tally : undefined, tests });
};

/** What a result must be like to need no last words: a shard may have few tests, and none of the unstable ones. */
const passesAlone = (name: string, suite: Suite, result: SuiteResult): boolean => {
  const alone = suite.shards === 1 ? suite : { ...suite, minTests: 0 };
  const told = suite.shards === 1 ? result : { ...result, unmatched: [] };
  return demandsOf(name, { ...alone, must: 'pass' }, told).length === 0;
};

/** A suite is `live` by what it is given: where that is not there, the claim reaches further than this run. */
const notReached = ({ scope }: Suite, { unset = [] }: CommandRun): readonly string[] =>
  scope === 'live'
    ? unset.map((name) => `${name}, which the policy passes, is not set where this ran: what needs it was not reached`)
    : [];

const makeResult = (
  name: string,
  suite: Suite,
  run: CommandRun,
  { outcome, notes, message }: CollectedReports,
): SuiteResult => {
  const tally = outcome.kind === 'read' ? outcome.tally : undefined;
  const result: SuiteResult = {
    record: makeSuiteRecord(suite, recordExit(run.exit), outcome),
    ...toldOf(tally, suite.tests),
    notes: [...notes.slice(0, 100), ...(run.drained ? [] : [LEFT_BEHIND]), ...notReached(suite, run)],
    milliseconds: run.milliseconds,
    ...(message === undefined ? {} : { refused: message }),
  };
  return passesAlone(name, suite, result) ? result : { ...result, tail: lastWords(run) };
};

/**
 * Runs every suite that applies here and falls to this leg, one after the other, and makes the record of `head`, which
 * must not move. A suite of which only some shards fall to it is no part of the record: other legs have the rest.
 */
export const runSuites = async (
  policy: Policy,
  touched: ReadonlySet<string>,
  head: Head,
  workshop: OpenWorkshop,
  watch: SuiteWatcher,
  leg: Leg = ONLY_LEG,
): Promise<Result<SuitesRun>> => {
  const { clock, machine, runner } = workshop;
  const started = clock.now();
  const absent = absentSuites(policy, touched, machine.os);
  const suites: Record<string, SuiteRuns> = {};
  const tests: Record<string, readonly RecordedTest[]> = {};
  const tallies: Record<string, TestTally> = {};
  const parts: Record<string, readonly (ShardRun & Merged)[]> = {};
  for (const [name, suite] of Object.entries(policy.suites)) {
    if (Object.hasOwn(absent, name)) continue;
    const dealt = shardsFor(leg, suite);
    if (dealt.length < suite.shards) {
      const part = await runShards(dealt, (shard) => runShard(name, suite, shard, policy, workshop, watch));
      if (!part.ok) return part;
      if (dealt.length > 0) parts[name] = part.value;
      continue;
    }
    const run = await runSuite(name, suite, policy, workshop, watch);
    if (!run.ok) return run;
    suites[name] = { first: run.value.result };
    const { tally } = run.value;
    if (tally !== undefined) tallies[name] = tally;
    if (tally?.tests !== undefined) tests[name] = tally.tests;
  }
  for (const [name, message] of await workshop.reports.late()) {
    const { [name]: suite } = policy.suites;
    const { [name]: runs } = suites;
    const { [name]: part } = parts;
    if (suite === undefined) continue;
    delete tallies[name];
    delete tests[name];
    if (runs !== undefined) suites[name] = { first: refusedLate(suite, runs.first, message) };
    if (part !== undefined)
      parts[name] = part.map(({ shard, result }) => ({
        shard,
        result: refusedLate(suite, result, message),
        tally: undefined,
      }));
  }
  const after = await workshop.headAfter();
  if (!after.ok) return after;
  if (after.value !== undefined && after.value !== head.commit)
    return err(fault('head-moved-locally', `HEAD was ${head.commit} before the suites and is ${after.value} now`));
  const over = Object.values(cornersOn(leg, policy)).flatMap((corner) => Object.keys(corner));
  const besides = over.filter((name) => absent[name] === undefined);
  const cutOff = [...Object.keys(suites), ...Object.keys(parts), ...besides].some(
    (name) => policy.suites[name]?.scope === 'offline',
  );

  const by: By = {
    ...machine,
    at: `${started.toISOString().slice(0, 19)}Z`,
    isolation: runner.isolation,
    network: cutOff ? runner.network : 'open',
    // A clock may be set back while suites run.
    milliseconds: Math.max(0, clock.now().getTime() - started.getTime()),
  };
  const regenerated: Regenerated = {
    recount: FORMAT,
    ...head,
    policy: policyDigest(policy),
    by,
    suites,
    absent,
  };
  return ok({ regenerated, tests, tallies, parts });
};
