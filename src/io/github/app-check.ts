import type { AppChecks } from '../../app/app-check/ports.ts';
import { CHECK } from '../../core/check-name.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { err, ok } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import type { Api, RepositoryName } from './api.ts';
import { refusalWith, request, type Sleep } from './request.ts';
import { requiredApps } from './required-apps.ts';

/** What the check is made with: the App's token for itself, the job's own for all that is read. */
export interface AppCheckTokens {
  readonly app: Api;
  readonly own: Api;
}

/** The run that makes the check: the check links to it, and names it. */
export interface CheckMaker {
  readonly run: string;
  readonly attempt: number;
  readonly page: string;
}

const checkSchema = z.object({ id: z.int(), app: z.nullish(z.object({ id: z.int() })) });

/**
 * The check run of tier app. This is the one place where a check run is made through the API, and only the door of that
 * tier loads it: everywhere else the check is a job's own end, which no token can forge.
 */
export const openAppChecks = (
  { app, own }: AppCheckTokens,
  at: RepositoryName,
  { run, attempt, page }: CheckMaker,
  sleep: Sleep,
): AppChecks => ({
  open: async (head) => {
    const send = () =>
      app.request('POST /repos/{owner}/{repo}/check-runs', {
        ...at,
        name: CHECK,
        head_sha: head,
        status: 'in_progress',
        details_url: page,
        external_id: `${run}:${attempt}`,
      });
    const answer = await request(`making the check of ${head}`, send, sleep);
    if (!answer.ok) return err(unwritten(answer.error));
    const made = checkSchema.safeParse(answer.value.data);
    if (!made.success)
      return err(fault('github-unexpected', `a check run of another form: ${z.prettifyError(made.error)}`));
    return ok({ id: String(made.data.id), app: made.data.app?.id });
  },
  finish: async (id, { conclusion, annotations, ...output }) => {
    const send = () =>
      app.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
        ...at,
        check_run_id: Number(id),
        status: 'completed',
        conclusion,
        output: {
          ...output,
          annotations: annotations.map(({ line, ...one }) => ({
            ...one,
            start_line: line,
            end_line: line,
            annotation_level: 'failure',
          })),
        },
      });
    const answer = await request(`ending the check ${id}`, send, sleep);
    return answer.ok ? ok(undefined) : err(unwritten(answer.error));
  },
  requiredFrom: (branch) => requiredApps(own, at, branch, sleep),
});

const unwritten = (refused: Fault): Fault =>
  refusalWith(refused) === undefined
    ? refused
    : {
        ...refused,
        remedy:
          'give the App the permission `checks: write`, install it in this repository, and ask for that permission in the workflow',
      };
