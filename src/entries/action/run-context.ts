import { context, getOctokit } from '@actions/github';
import type { Clock, RepositoryReader } from '../../app/ports.ts';
import { type JudgedEvent, parseEvent } from '../../core/event.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Api, RepositoryName } from '../../io/github/api.ts';
import { openReader } from '../../io/github/reader.ts';

/** What every job of the action knows: the event, the run it is in, and GitHub. */
export interface RunContext {
  readonly event: JudgedEvent;
  readonly run: string;
  readonly attempt: number;
  readonly at: RepositoryName;
  readonly api: Api;
  readonly reader: RepositoryReader;
}

/** Reads the event's payload and opens GitHub with the token. */
export const openRunContext = (token: string, clock: Clock): Result<RunContext> => {
  const event = parseEvent(context.eventName, context.payload);
  if (!event.ok) return event;
  const api = getOctokit(token, { log: SILENT });
  const at = context.repo;
  return ok({
    event: event.value,
    run: String(context.runId),
    attempt: context.runAttempt,
    at,
    api,
    reader: openReader(api, at, clock.sleep),
  });
};

// Octokit would print every failed request itself; they are told once, as findings.
const silent = (): void => {};
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
