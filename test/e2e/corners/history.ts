import { fitBlock, renderBlock } from '../../../src/core/block/render.ts';
import type { Corners, State } from '../../../src/core/corners/facts.ts';
import { recordSchema } from '../../../src/core/record/record.ts';
import type { PullRequest } from '../../world/pull-request.ts';
import type { Files } from '../../world/repository.ts';
import { openWorld, type World } from '../../world/world.ts';
import { factsOf, honestRecord } from '../handed-over.ts';
import { judgeAgain, openDesk } from '../story.ts';
import { RUNNERS, type RunnerName } from './runners.ts';

/** What a pull request did to a project, and the truth of it. */
export interface History {
  readonly title: string;
  readonly runner: RunnerName;
  readonly base: Files;
  readonly head: Files;
  /** Tests by name that are gone, skipped and moved, and files that are focused: sorted. */
  readonly gone?: readonly string[];
  readonly skipped?: readonly string[];
  readonly focused?: readonly string[];
  readonly moved?: readonly string[];
  /** Tests of the base that fail over the head's code, with what they do there and what became of their file. */
  readonly broken?: readonly (readonly [name: string, over: State, touch: string])[];
  /** What the judge finds where the block declares nothing. */
  readonly codes?: readonly string[];
  /** How it ends where the block declares all of it; `match` where nothing is said. */
  readonly declared?: string;
}

const CORNERS = 'losses: declare\nproof: { regressions: true }\n';

/** The policy under which histories are told; `env` are further variables, `more` further lines of the suite. */
export const policyFor = (
  name: RunnerName,
  { top = `isolation: none\n${CORNERS}`, env = {}, more = '' }: PolicyOptions = {},
): string => {
  const { run, ...runner } = RUNNERS[name];
  const setup = 'setup' in runner ? `setup: ['${runner.setup.replaceAll("'", "''")}']\n` : '';
  const cache = 'cache' in runner ? { GOCACHE: runner.cache } : {};
  return `version: 1
${top}${setup}env: ${JSON.stringify({ GOFLAGS: '-buildvcs=false', ...cache, ...env })}
suites:
  unit:
    run: '${run}'
    reports: ["*.xml", "*.json"]
    scope: offline
${more}`;
};

/** How a policy departs from the one that histories are told under. */
export interface PolicyOptions {
  readonly top?: string;
  readonly env?: Readonly<Record<string, string | null>>;
  readonly more?: string;
}

/** Opens a world in which a history has happened. */
const openHistory = async (
  { runner, base, head }: Pick<History, 'runner' | 'base' | 'head'>,
  top?: string,
): Promise<{ readonly world: World; readonly pull: PullRequest }> => {
  const { files } = RUNNERS[runner];
  const policy = policyFor(runner, top === undefined ? {} : { top: `isolation: none\n${top}` });
  const world = await openWorld({ policy, files: { ...files, ...base } });
  return { world, pull: await world.openPullRequest({ files: head, body: '' }) };
};

const namesOf = (list: { readonly some: readonly (readonly [string, string])[] } | undefined): readonly string[] =>
  (list?.some ?? []).map(([, name]) => name).sort();

/** What the corners found, in the words of a history. */
const foundIn = ({ losses, regressions }: Corners): Omit<History, 'title' | 'runner' | 'base' | 'head'> => {
  if (losses?.kind !== 'told') throw new Error(`Expected losses, found ${JSON.stringify(losses)}`);
  if (regressions?.kind === 'not-had') throw new Error(regressions.why);
  const broken = regressions?.kind === 'told' ? regressions.tests.some : [];
  return {
    gone: namesOf(losses.gone),
    skipped: namesOf(losses.skipped),
    focused: losses.focused.some,
    moved: losses.moved.some.map(({ to: [, name] }) => name).sort(),
    broken: broken.map(({ test: [, name], over, touch }) => [name, over, touch] as const),
  };
};

/** Has a history's pull request judged with a block that declares nothing, and with the block that is offered. */
export const tellHistory = async (history: History) => {
  const { world, pull } = await openHistory(history);
  await using _ = world;
  const rerun = await pull.runJob('rerun');
  const corners = factsOf(rerun)['unit'];
  if (corners === undefined) throw new Error(rerun.step.log);
  const { suites, ...record } = honestRecord(rerun);
  const { unit } = suites;
  if (unit === undefined) throw new Error('Expected a suite.');
  const { losses: __, ...silent } = unit;
  pull.edit({ body: renderBlock(fitBlock({ ...record, suites: { unit: silent } })) });
  const undeclared = await judgeAgain(pull, rerun);
  pull.edit({ body: renderBlock(fitBlock({ ...record, suites })) });
  const declared = await judgeAgain(pull, rerun);
  return {
    found: foundIn(corners),
    undeclared: [...new Set(undeclared.codes)].sort(),
    declared: declared.outcome,
    violations: world.violations,
  };
};

/** An author's `recount run --proves`, and what the check then says of the block that it printed. */
export const tellProof = async (history: Pick<History, 'runner' | 'base' | 'head'>, test: string) => {
  const { world, pull } = await openHistory(history, 'losses: off\n');
  await using _ = world;
  const desk = await openDesk(world, 'topic');
  const ran = await desk.recount('run', '--setup', '--proves', test);
  const status = await desk.clone.git('status', '--porcelain');
  if (ran.exit === 2) return { exit: 2, said: ran.err, status };
  // A block of the author's own hand names the test whatever was found.
  const honest = recordSchema.parse(JSON.parse((await desk.recount('run', '--json')).out));
  const { unit } = honest.suites;
  if (unit === undefined) throw new Error('Expected a suite.');
  const [group = '', ...name] = test.split(' › ');
  const proves: typeof unit.proves = unit.proves ?? [[group, name.join(' › ')]];
  const suites = { unit: { ...unit, proves } };
  pull.edit({ body: renderBlock(fitBlock({ ...honest, suites })) });
  const rerun = await pull.runJob('rerun');
  const { proof } = factsOf(rerun)['unit'] ?? {};
  const judged = await judgeAgain(pull, rerun);
  const base = proof?.kind === 'told' ? proof.tests.some.find(({ asked }) => asked)?.base : undefined;
  return { exit: ran.exit, said: ran.err, status, base, outcome: judged.outcome, codes: judged.codes };
};
