import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { JobOptions, JobRun } from '../../test/world/jobs.ts';
import { actionNode, searchPath } from '../../test/world/machine.ts';
import type { QueuedGroup } from '../../test/world/merge-queue.ts';
import { give, type Person, script } from '../../test/world/person.ts';
import type { PullRequest } from '../../test/world/pull-request.ts';
import type { Checkout, Files } from '../../test/world/repository.ts';
import { openWorld, type PullRequestOptions, type World } from '../../test/world/world.ts';
import { measuring } from './measuring.ts';
import { type PolicyChange, policyOf } from './policy.ts';
import type { Runner, Suited, Test } from './runner.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');

/** How a story begins. */
export interface StageOptions {
  readonly policy?: PolicyChange;
  /** Tests that the pull request adds, beside two that pass. */
  readonly tests?: readonly Test[];
  /** What else it adds. */
  readonly files?: Files;
  readonly pull?: PullRequestOptions;
  readonly base?: Files;
  /** Every file of tests has them in another order each time. */
  readonly shuffled?: boolean;
  /** The added file of tests lies under a path with spaces and other letters than ASCII, where the runner takes one. */
  readonly oddPaths?: boolean;
  /** The repository's name. */
  readonly name?: string;
}

/** An author's desk: a clone on the pull request's branch with the packaged command line in it. */
export interface Desk extends Checkout {
  readonly recount: (...args: readonly string[]) => Promise<string>;
  /** Writes files. */
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  /** Commits all that has changed, and gives the new head. */
  readonly commit: (message: string, ...options: readonly string[]) => Promise<string>;
  /** Pushes the branch, by force, and has GitHub take notice. */
  readonly push: () => Promise<void>;
  /** `recount run`, which gives the block; a suite that fails is an answer too. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** `recount run`, and `recount pin` into the pull request. */
  readonly pin: () => Promise<void>;
  /** `recount run`, and `recount pin --body-file` into a text, which it gives. */
  readonly pinInto: (text: string) => Promise<string>;
  /** `recount pin --body-file` alone. */
  readonly pinOnly: (text: string) => Promise<string>;
}

/** How a desk differs from an ordinary one. */
export interface DeskOptions {
  /** A folder of another name, somewhere else. */
  readonly folder?: string;
  /** Somebody else on the machine, instead of who plays the stories. */
  readonly person?: Person;
}

/** One story's world: a repository whose base has the runner's project and its policy, and one open pull request. */
export interface Stage extends AsyncDisposable {
  readonly runner: Runner;
  readonly person: Person;
  readonly world: World;
  readonly pull: PullRequest;
  readonly desk: (options?: DeskOptions) => Promise<Desk>;
  /** Another policy on the base branch. */
  readonly setPolicy: (change: PolicyChange) => Promise<void>;
  /** The job that runs the suites, apart from the runner as on a hosted one. */
  readonly rerun: (options?: JobOptions) => Promise<JobRun>;
  readonly verdict: (rerun: JobRun, options?: JobOptions) => Promise<JobRun>;
  /** Both jobs in a new run: the last one. */
  readonly judge: () => Promise<JobRun>;
  /** All legs of a matrix, and the judge. */
  readonly judgeShards: (legs: number) => Promise<JobRun>;
  /** The group of a merge queue with this pull request alone. */
  readonly judgeQueue: () => Promise<JobRun>;
  readonly groupRerun: (group: QueuedGroup) => Promise<JobRun>;
  /** How a job that runs suites is started. */
  readonly jobOptions: JobOptions;
}

/** The tests of every made project's base. */
const baseTests: Readonly<Record<string, readonly Test[]>> = {
  sum: [
    { name: 'adds', does: 'passes' },
    { name: 'subtracts', does: 'passes' },
    { name: 'multiplies', does: 'passes' },
    { name: 'divides', does: 'is skipped' },
  ],
  words: [
    { name: 'joins', does: 'passes' },
    { name: 'splits', does: 'passes' },
  ],
};

const changeTests: readonly Test[] = [
  { name: 'rounds', does: 'passes' },
  { name: 'truncates', does: 'passes' },
];

const projectOf = (runner: Runner, shuffled: boolean): Files => {
  const tests = Object.entries(baseTests).map(([name, of]) => runner.testFile(name, of, shuffled));
  return Object.fromEntries([runner.files, ...tests].flatMap((files) => Object.entries(files)));
};

/** Opens a desk: a clone of the head's repository on the head's branch. */
export const openDesk = async (
  { pull, runner, world }: Pick<Stage, 'pull' | 'world'> & { readonly runner: Suited },
  token: string,
  { folder, person }: DeskOptions = {},
): Promise<Desk> => {
  const { headRepository } = pull.pull;
  const branch = pull.pull.versions.at(-1)?.headRef ?? '';
  const cloned = await world.clone(token, {
    branch,
    ...(headRepository === null ? {} : { repository: headRepository }),
  });
  const path = join(dirname(cloned.path), folder ?? 'desk', 'clone');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { recursive: true, force: true });
  await execa('mv', [cloned.path, path]);
  const home = join(dirname(path), 'home');
  await mkdir(home, { recursive: true });
  const env = {
    PATH: [...runner.path, searchPath].join(':'),
    HOME: home,
    GH_TOKEN: token,
    GITHUB_API_URL: world.apiUrl,
    GIT_AUTHOR_NAME: 'Mona Lisa',
    GIT_AUTHOR_EMAIL: 'mona@example.com',
    GIT_COMMITTER_NAME: 'Mona Lisa',
    GIT_COMMITTER_EMAIL: 'mona@example.com',
  };
  const start = async (program: string, args: readonly string[], good: readonly number[] = [0]): Promise<string> => {
    const [file = program, ...rest] = [...(person?.prefix ?? []), program, ...args];
    const answer = await execa(file, rest, { cwd: path, env, extendEnv: false, reject: false, stdin: 'ignore' });
    if (answer.exitCode !== undefined && good.includes(answer.exitCode)) return answer.stdout;
    throw new Error(`${program} ${args.join(' ')} ended with ${answer.exitCode}:\n${answer.stderr}\n${answer.stdout}`);
  };
  if (person !== undefined) {
    script(person, 'mkdir -p ~/work');
    await chmod(world.root, 0o755);
    await execa('chmod', ['a+rx', dirname(dirname(path))]);
    give(dirname(path), person);
  }
  const git = (...args: readonly string[]) => start('git', args);
  const recount = (...args: readonly string[]) => start(actionNode, [cli, ...args]);
  const run = (...args: readonly string[]) => start(actionNode, [cli, 'run', '--setup', ...args], [0, 1]);
  const pinOnly = async (text: string): Promise<string> => {
    const file = join(home, 'body.md');
    await writeFile(file, text);
    await recount('pin', '--body-file', file);
    return readFile(file, 'utf8');
  };
  return {
    path,
    git,
    recount,
    run,
    write: async (files) => {
      for (const [name, text] of Object.entries(files)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), text);
      }
    },
    commit: async (message, ...options) => {
      await git('add', '--all');
      await git('commit', '--quiet', '--message', message, ...options);
      return git('rev-parse', 'HEAD');
    },
    push: async () => {
      await git('push', '--quiet', '--force', 'origin', `HEAD:${branch}`);
      await world.github.followPushes();
    },
    pin: async () => {
      await run();
      await recount('pin', '--pr', String(pull.number));
    },
    pinOnly,
    pinInto: async (text) => {
      await run();
      return pinOnly(text);
    },
  };
};

/** How what jobs leave in a person's home is taken away. What lies there now may be the runner's own: it stays. */
export const sweeper = async ({ home }: Person): Promise<() => Promise<void>> => {
  const work = join(home, 'work');
  const foldersIn = async (): Promise<readonly string[]> => readdir(work).catch(() => []);
  const before = await foldersIn();
  return async () => {
    const left = (await foldersIn()).filter((name) => !before.includes(name));
    for (const name of left) script('root', `rm -rf --one-file-system -- '${join(work, name)}'`);
  };
};

/** How a job that runs suites is started. */
export const jobOf = ({ path }: Suited, person: Person): JobOptions => ({
  person,
  env: { PATH: [...path, searchPath].join(':') },
});

/** Opens the world of a story. `person` is who the hosted runner is. */
export const openStage = async (runner: Runner, person: Person, options: StageOptions = {}): Promise<Stage> => {
  const { shuffled = false, oddPaths = false, pull: given = {} } = options;
  const sweep = await sweeper(person);
  const fork = given.fork === true;
  const policy = (change: PolicyChange = {}): string => policyOf(runner, change);
  const files = { ...projectOf(runner, shuffled), ...options.base };
  const world = await openWorld({
    policy: policy(options.policy),
    files,
    private: !fork,
    ...(options.name === undefined ? {} : { name: options.name }),
  });
  const file = oddPaths && runner.anyPath ? 'größe und maß/change 画像' : 'change';
  const tests = runner.testFile(file, [...changeTests, ...(options.tests ?? [])], shuffled);
  const pull = await world.openPullRequest({ body: 'A change.\n', files: { ...tests, ...options.files }, ...given });
  const author = given.author ?? 'mona';
  const token = fork ? world.tokenOf(author) : world.tokenOf('mona', 'write');
  const job = jobOf(runner, person);
  const withJob = (more: JobOptions = {}): JobOptions => ({ ...job, ...more, env: { ...job.env, ...more.env } });
  const stage: Stage = {
    runner,
    person,
    world,
    pull,
    desk: (chosen = {}) => openDesk(stage, token, chosen),
    setPolicy: async (change) => {
      await world.commit({ '.github/recount.yml': policy(change) }, { message: 'Another policy' });
    },
    rerun: (more) => pull.runJob('rerun', undefined, withJob(more)),
    verdict: (rerun, more = {}) => pull.runJob('verdict', rerun, { ...measuring(world), ...more }),
    judge: async () => stage.verdict(await stage.rerun()),
    judgeShards: async (legs) => {
      const run = pull.startRun();
      const ran: JobRun[] = [];
      for (let leg = 0; leg < legs; leg++) {
        const inputs = { shard: String(leg), shards: String(legs) };
        ran.push(await stage.rerun({ run, check: `rerun (${leg})`, inputs }));
      }
      const [first] = ran;
      if (first === undefined) throw new Error('A matrix has a leg at least.');
      const result = ran.every((leg) => leg.result === 'success') ? 'success' : 'failure';
      const outputs = Object.fromEntries(ran.flatMap((leg) => Object.entries(leg.outputs)));
      return stage.verdict({ ...first, result, outputs });
    },
    judgeQueue: async () => {
      const group = await world.queue([pull]);
      return group.runJob('verdict', await stage.groupRerun(group), measuring(world));
    },
    groupRerun: (group) => group.runJob('rerun', undefined, job),
    jobOptions: job,
    [Symbol.asyncDispose]: async () => {
      await world[Symbol.asyncDispose]();
      await sweep();
    },
  };
  return stage;
};
