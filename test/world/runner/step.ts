import { randomUUID } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '../../../src/core/canonical.ts';
import { actionNode, searchPath, temporaryFolder } from '../machine.ts';
import { give, type Person } from '../person.ts';
import { type ChildEnd, runChild, type StreamOrder } from './child.ts';
import { createCommandFiles, readCommandFiles } from './file-commands.ts';
import { createInterpreter, type Interpretation } from './interpreter.ts';
import { createMasks, type Masks } from './masks.ts';
import { readMetadata, stepInputs } from './metadata.ts';
import { endOrphans } from './processes.ts';

/** One `uses:` step. */
export interface StepOptions {
  readonly actionDir: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: Json;
  readonly eventName: string;
  readonly apiUrl: string;
  readonly token: string;
  /** The job's workspace; it is also where the process starts. */
  readonly workspace: string;
  /** The Node to run under. */
  readonly node?: string;
  readonly serverUrl?: string;
  readonly repository?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  readonly ref?: string;
  readonly sha?: string;
  readonly workflowRef?: string;
  readonly workflowSha?: string;
  readonly actor?: string;
  readonly runtimeToken?: string;
  readonly resultsUrl?: string;
  /** More of the job's environment; wins over what the runner sets, except `GITHUB_*` and `RUNNER_*`. */
  readonly env?: Readonly<Record<string, string>>;
  /** State of the step's earlier part, for `entry: 'post'`. */
  readonly state?: ReadonlyMap<string, string>;
  readonly entry?: 'main' | 'post';
  readonly order?: StreamOrder;
  readonly cancelAfterMs?: number;
  readonly graceMs?: readonly [interrupt: number, terminate: number];
  readonly masks?: Masks;
  /** Who the runner is, where it is not whoever runs the test; the step's folders are then that person's. */
  readonly as?: { readonly person: Person; readonly place: string };
}

/** What a step came to. */
export interface StepResult extends Omit<Interpretation, 'failed'> {
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly env: ReadonlyMap<string, string>;
  readonly path: readonly string[];
  readonly summary: string;
  /** Outputs that `action.yml` does not declare. */
  readonly undeclaredOutputs: readonly string[];
  readonly masks: Masks;
  /** Processes that were still there when the step had ended; they have been killed. */
  readonly orphans: readonly number[];
  /** All bytes that the process wrote, before anything was hidden. */
  readonly written: string;
  readonly milliseconds: number;
}

/** How long the runner gives SIGINT and SIGTERM. */
const runnerGraceMs = [7500, 2500] as const;

const given = (variables: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(variables).filter((pair): pair is [string, string] => pair[1] !== undefined));

const githubVariables = (options: StepOptions, eventPath: string) =>
  given({
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: options.actor ?? 'mona',
    GITHUB_API_URL: options.apiUrl,
    GITHUB_EVENT_NAME: options.eventName,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_GRAPHQL_URL: `${options.apiUrl}/graphql`,
    GITHUB_JOB: options.job ?? 'job',
    GITHUB_REF: options.ref ?? 'refs/heads/main',
    GITHUB_REPOSITORY: options.repository ?? 'octo/demo',
    GITHUB_REPOSITORY_OWNER: (options.repository ?? 'octo/demo').split('/')[0],
    GITHUB_RUN_ATTEMPT: String(options.runAttempt ?? 1),
    GITHUB_RUN_ID: String(options.runId ?? 1),
    GITHUB_RUN_NUMBER: String(options.runId ?? 1),
    GITHUB_SERVER_URL: options.serverUrl ?? 'https://github.com',
    GITHUB_SHA: options.sha ?? '0'.repeat(40),
    GITHUB_WORKFLOW: 'Recount',
    GITHUB_WORKFLOW_REF: options.workflowRef,
    GITHUB_WORKFLOW_SHA: options.workflowSha,
    GITHUB_WORKSPACE: options.workspace,
    GITHUB_ACTION: '__self',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'world',
    RUNNER_ENVIRONMENT: 'github-hosted',
  });

// The node of `runs.using` is the caller's matter: a suite is run once under each.
const entryOf = (options: StepOptions, main: string, post: string | undefined): string => {
  if (options.entry !== 'post') return join(options.actionDir, main);
  if (post === undefined) throw new Error('The action has no post entry.');
  return join(options.actionDir, post);
};

const conclusionOf = (end: ChildEnd, failed: boolean): StepResult['conclusion'] => {
  if (end.cancelled) return 'cancelled';
  return end.exitCode === 0 && !failed ? 'success' : 'failure';
};

// The runner downloads an action into a folder of its own beside the workspace.
const takeAction = async (actionDir: string, place: string): Promise<string> => {
  const taken = join(place, '_actions/recount/recount/v1');
  for (const part of ['action.yml', 'dist']) await cp(join(actionDir, part), join(taken, part), { recursive: true });
  return taken;
};

/** Runs a JavaScript action as the runner does: a real process in an environment built from nothing. */
export const runStep = async (options: StepOptions): Promise<StepResult> => {
  await using temporary = await temporaryFolder('runner-');
  const place = options.as?.place ?? temporary.path;
  const home = options.as?.person.home ?? join(place, 'home');
  const runnerTemp = join(place, '_temp');
  const toolCache = options.as === undefined ? join(place, '_tool') : '/opt/hostedtoolcache';
  const eventPath = join(runnerTemp, '_github_workflow', 'event.json');
  for (const folder of [home, toolCache, join(runnerTemp, '_github_workflow')])
    await mkdir(folder, { recursive: true });
  const actionDir = options.as === undefined ? options.actionDir : await takeAction(options.actionDir, place);
  await writeFile(eventPath, JSON.stringify(options.event));
  const files = await createCommandFiles(runnerTemp);
  const metadata = await readMetadata(actionDir);
  const inputs = stepInputs(metadata, options.inputs, options.token);
  const secrets = [options.token, options.runtimeToken ?? ''].filter((secret) => secret !== '');
  const interpreter = createInterpreter(options.workspace, options.masks ?? createMasks(secrets));
  const trackingId = `github_${randomUUID()}`;
  if (inputs.unexpected.length > 0)
    interpreter.annotate('warning', `Unexpected input(s) '${inputs.unexpected.join("', '")}'`);
  if (options.as !== undefined) give(place, options.as.person);
  const started = performance.now();
  const [file, ...args] = [
    ...(options.as?.person.prefix ?? []),
    options.node ?? actionNode,
    entryOf({ ...options, actionDir }, metadata.runs.main, metadata.runs.post),
  ] as const;
  const end = await runChild({
    file,
    args,
    cwd: options.workspace,
    env: {
      PATH: searchPath,
      HOME: home,
      LANG: 'C.UTF-8',
      CI: 'true',
      ...options.env,
      ...inputs.environment,
      ...given({ ACTIONS_RUNTIME_TOKEN: options.runtimeToken, ACTIONS_RESULTS_URL: options.resultsUrl }),
      ...Object.fromEntries([...(options.state ?? [])].map(([name, value]) => [`STATE_${name}`, value])),
      ...githubVariables(options, eventPath),
      RUNNER_TEMP: runnerTemp,
      RUNNER_TOOL_CACHE: toolCache,
      RUNNER_TRACKING_ID: trackingId,
      GITHUB_ACTION_PATH: actionDir,
      GITHUB_OUTPUT: files.output,
      GITHUB_ENV: files.env,
      GITHUB_PATH: files.path,
      GITHUB_STATE: files.state,
      GITHUB_STEP_SUMMARY: files.summary,
    },
    order: options.order ?? 'batch',
    onLine: (line) => interpreter.line(line),
    cancelAfterMs: options.cancelAfterMs,
    graceMs: options.graceMs ?? runnerGraceMs,
  });
  const milliseconds = performance.now() - started;
  const written = await readCommandFiles(files, interpreter);
  const { failed, ...interpretation } = interpreter.result();
  const outputs = new Map([...interpretation.outputs, ...written.outputs]);
  return {
    ...interpretation,
    conclusion: conclusionOf(end, failed),
    exitCode: end.exitCode,
    signal: end.signal,
    outputs,
    state: new Map([...interpretation.state, ...written.state]),
    env: written.env,
    path: written.path,
    summary: written.summary,
    undeclaredOutputs: [...outputs.keys()].filter((name) => !(name in metadata.outputs)),
    masks: interpreter.masks,
    orphans: await endOrphans(trackingId),
    written: end.bytes.toString(),
    milliseconds,
  };
};
