import { readFileSync } from 'node:fs';
import { getOctokit } from '@actions/github';
import { pullRequestOf } from '../../app/head-of-run.ts';
import type { Clock, CommitReader, QueueReader, RunReader } from '../../app/ports.ts';
import { type JudgedEvent, parseEvent, type WorkflowRunEvent } from '../../core/event.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { type WorkflowSource, workflowSource } from '../../core/judge/workflow-source.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { type Api, type RepositoryName, repositoryName } from '../../io/github/api.ts';
import { openFetch, openHttp, type SendRequest } from '../../io/github/http.ts';
import { openQueueReader } from '../../io/github/merge-queue.ts';
import { openReader } from '../../io/github/reader.ts';
import { openReviewReader } from '../../io/github/reviews.ts';
import { openRunReader } from '../../io/github/runs.ts';
import { TOOL } from '../../version.ts';
import type { Environment } from '../environment.ts';
import { type Inputs, reportsByApp } from './inputs.ts';

/** What every job of the action knows: the event, the run it is in, and GitHub. */
export interface RunContext {
  readonly event: JudgedEvent;
  readonly run: string;
  readonly attempt: number;
  /** The page of this attempt of the run. */
  readonly page: string;
  /** The address of the server that the repository is on. */
  readonly site: string;
  readonly at: RepositoryName;
  readonly api: Api;
  /** GitHub's API with another token. */
  readonly apiOf: (token: string) => Api;
  readonly send: SendRequest;
  readonly reader: CommitReader;
  readonly runs: RunReader;
  readonly queue: QueueReader;
  readonly workflow: WorkflowSource;
  /** The id of the job in its workflow. */
  readonly job: string;
}

/** The default variables of the runner that are read (GitHub's documentation, "Variables reference"). */
const variables = z.object({
  GITHUB_EVENT_NAME: z.string(),
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_REPOSITORY: z.pipe(
    z.string(),
    z.transform((name, context) => {
      const parts = repositoryName(name);
      if (parts !== undefined) return parts;
      context.issues.push({ code: 'custom', message: 'is not owner/name', input: name });
      return z.NEVER;
    }),
  ),
  GITHUB_RUN_ID: z.string().check(z.regex(/^[1-9]\d*$/)),
  GITHUB_RUN_ATTEMPT: z.coerce.number().check(z.int(), z.minimum(1)),
  GITHUB_SERVER_URL: z._default(z.url(), 'https://github.com'),
  GITHUB_API_URL: z._default(z.url(), 'https://api.github.com'),
  GITHUB_GRAPHQL_URL: z._default(z.url(), 'https://api.github.com/graphql'),
  GITHUB_WORKFLOW_REF: z.optional(z.string()),
  GITHUB_JOB: z._default(z.string(), ''),
});

/** A run whose event says what it is of, which may have to be looked up. */
interface StartedRun extends Omit<RunContext, 'event'> {
  readonly event: JudgedEvent | WorkflowRunEvent;
}

/** Reads the runner's variables and the event, and opens GitHub with the token. */
export const openRunContext = (env: Environment, inputs: Inputs, clock: Clock): Result<StartedRun> => {
  const given = variables.safeParse(env);
  if (!given.success)
    return err(fault('internal', `not started as the runner starts an action: ${z.prettifyError(given.error)}`));
  const { GITHUB_EVENT_NAME, GITHUB_EVENT_PATH, GITHUB_REPOSITORY: at, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = given.data;
  const awaited = { repository: `${at.owner}/${at.repo}`, startedBy: inputs['started-by'] };
  const { GITHUB_SERVER_URL: site } = given.data;
  const event = parseEvent(GITHUB_EVENT_NAME, readPayload(GITHUB_EVENT_PATH), awaited);
  if (!event.ok) return event;
  const send = openHttp();
  const options = { baseUrl: given.data.GITHUB_API_URL, userAgent: TOOL.replace(' ', '/'), log };
  const apiOf = (token: string): Api => getOctokit(token, { ...options, request: { fetch: openFetch(send) } });
  const api = apiOf(inputs['github-token']);
  const graphql = { api, url: given.data.GITHUB_GRAPHQL_URL, at, sleep: clock.sleep };
  return ok({
    event: event.value,
    run: GITHUB_RUN_ID,
    attempt: GITHUB_RUN_ATTEMPT,
    site,
    page: `${site}/${at.owner}/${at.repo}/actions/runs/${GITHUB_RUN_ID}/attempts/${GITHUB_RUN_ATTEMPT}`,
    at,
    api,
    apiOf,
    send,
    reader: { ...openReader(api, at, clock.sleep), ...openReviewReader(graphql) },
    runs: openRunReader(api, at, GITHUB_RUN_ID, clock.sleep),
    queue: openQueueReader(graphql),
    workflow: workflowSource(given.data.GITHUB_WORKFLOW_REF),
    job: given.data.GITHUB_JOB,
  });
};

/** A run with what it judges. At tier app that is looked up, and at no other tier is anything judged so. */
export const settleRun = async (run: StartedRun, job: Inputs['job'], clock: Clock): Promise<Result<RunContext>> => {
  const { event } = run;
  if (event.kind !== 'workflow-run') return reportsByApp(job) ? err(notByApp(job)) : ok({ ...run, event });
  if (job !== 'rerun' && !reportsByApp(job)) return err(notByApp(job));
  const found = await pullRequestOf(run.reader, clock, event);
  return found.ok ? ok({ ...run, event: found.value }) : found;
};

const notByApp = (job: Inputs['job']): Fault =>
  fault(
    'input-invalid',
    `input \`job\`: expected open-check, rerun and close-check on workflow_run, and there alone, found ${job}`,
  );

const readPayload = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

const silent = (): void => {};
// Octokit would print every failed request itself; they are told once, as findings.
const log = { debug: silent, info: silent, warn: silent, error: silent };
