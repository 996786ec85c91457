import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fitBlock, renderBlock } from '../../src/core/block/render.ts';
import type { RunRecord } from '../../src/core/record/record.ts';
import { honestRecord } from '../e2e/handed-over.ts';
import { type Judged, judgeAgain } from '../e2e/story.ts';
import { reportOf } from '../e2e/suite.ts';
import type { JobRun } from '../world/jobs.ts';
import { type Person, script } from '../world/person.ts';
import type { Files } from '../world/repository.ts';
import { openWorld } from '../world/world.ts';

/** What keeps the suite from us. */
export type Level = 'none' | 'user' | 'namespace';

/** In every place where a token lies; nothing that the pull request's code writes may hold it. */
export const CANARY = `CANARY-${randomBytes(16).toString('hex')}`;

/** What a pull request's code does to us: a suite, or a command of `setup`. */
export interface Attack {
  /** The script of the suite `unit`, which has the honest report at hand as report.xml. */
  readonly suite: string;
  readonly setup?: string;
  readonly files?: Files;
  readonly reports?: string;
  readonly timeout?: string;
  readonly scope?: string;
  /** Another suite after it. */
  readonly second?: string;
  /** More of the job's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How it went. */
export interface Played {
  readonly rerun: JobRun;
  readonly judged: Judged;
  /** The record that was handed over; undefined where none was. */
  readonly record: RunRecord | undefined;
  /** The checkout, after the job. */
  readonly workspace: string;
  /** Where the runner keeps its own. */
  readonly place: string;
}

const HONEST = reportOf({ adds: 'passed', subtracts: 'passed', 'divides by zero': 'skipped' });

/** The counts of the honest report. */
export const HONEST_COUNTS = { total: 3, passed: 2, failed: 0, skipped: 1 } as const;

const policyOf = (
  level: Level,
  { setup, second, reports = '*.xml', timeout = '20s', scope = 'live' }: Attack,
): string =>
  `version: 1
isolation: ${level === 'none' ? 'none' : 'user'}
setup: ${setup === undefined ? '[]' : '[[bash, setup.sh]]'}
suites:
  unit: { run: bash suite.sh, reports: ["${reports}"], scope: ${scope}, timeout: ${timeout} }
${second === undefined ? '' : '  second: { run: bash second.sh, scope: syntax }\n'}`;

const tokens = [
  'GH_TOKEN',
  'NPM_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'ACTIONS_CACHE_URL',
  'STATE_token',
  'AWS_SECRET_ACCESS_KEY',
];

/**
 * Plays an attack through the packaged action, as a person with passwordless sudo, under a level: the judged job, then
 * the judge, on a pull request that pins what that job has found.
 */
export const play = async (attack: Attack, level: Level, person: Person): Promise<Played> => {
  await using world = await openWorld({ policy: policyOf(level, attack) });
  const pull = await world.openPullRequest({
    files: {
      'report.xml': HONEST,
      'suite.sh': attack.suite,
      ...(attack.setup === undefined ? {} : { 'setup.sh': attack.setup }),
      ...(attack.second === undefined ? {} : { 'second.sh': attack.second }),
      ...attack.files,
    },
  });
  let workspace = '';
  const rerun = await pull.runJob('rerun', undefined, {
    person,
    inputs: { isolation: level },
    env: { ...Object.fromEntries(tokens.map((name) => [name, CANARY])), ...attack.env },
    prepare: async (path) => {
      workspace = path;
    },
  });
  const record =
    rerun.outputs['record-0'] === undefined || rerun.result !== 'success' ? undefined : honestRecord(rerun);
  if (record !== undefined) pull.edit({ body: renderBlock(fitBlock(record)) });
  const judged = await judgeAgain(pull, rerun);
  return { rerun, judged, record, workspace, place: join(workspace, '../..') };
};

/** All bytes that the pull request's code could write, as far as a search finds them. */
export const searchAll = (needle: string, folders: readonly string[]): string =>
  script('root', `grep -rlaF -- '${needle}' ${folders.join(' ')} 2>/dev/null || :`).trim();

/** Processes that still have their folder in the checkout. */
export const survivorsIn = (workspace: string): string =>
  script(
    'root',
    `for process in /proc/[0-9]*; do
      [[ $(readlink $process/cwd 2>/dev/null) == ${workspace}* ]] && ! grep -qs '^State:[[:space:]]*Z' $process/status &&
        tr '\\0' ' ' <$process/cmdline && echo
    done; :`,
  ).trim();
