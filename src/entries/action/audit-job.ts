import { readFileSync } from 'node:fs';
import { getInput } from '@actions/core';
import { type Audit, auditExit, auditText } from '../../core/audit/tell.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { annotationOf } from '../../core/render/annotations.ts';
import { fenced } from '../../core/render/markdown.ts';
import { plainLines } from '../../core/render/plain.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { annotate, say, summarize } from '../../io/actions/publish.ts';
import { auditHere } from '../cli/audit.ts';
import { SILENT } from '../cli/verb.ts';
import { readEnvironment } from '../environment.ts';

// GitHub's documentation, "Webhook events and payloads", push.
const pushSchema = z.object({
  ref: z.string(),
  before: z.string(),
  after: z.string(),
  repository: z.object({ full_name: z.string(), default_branch: z.string() }),
});

/** The job `audit` of the action: the verb of the command line, over the commits of a push to the default branch. */
export const auditPush = async (): Promise<0 | 1 | 2> => {
  const env = readEnvironment();
  const push = readPush(env['GITHUB_EVENT_NAME'], env['GITHUB_EVENT_PATH'] ?? '');
  if (!push.ok) return give(push.error);
  const { before, after, repository } = push.value;
  const [workflow, policy] = [getInput('workflow'), getInput('policy')];
  const found = await auditHere({
    options: {
      repo: repository.full_name,
      since: before,
      until: after,
      ...(workflow === '' ? {} : { workflow }),
      ...(policy === '' ? {} : { policy }),
    },
    operands: [],
    json: false,
    cwd: process.cwd(),
    env: { ...env, GH_TOKEN: getInput('github-token') },
    terminal: SILENT,
  });
  return found.ok ? show(found.value) : give(found.error);
};

const show = async (audit: Audit): Promise<0 | 1 | 2> => {
  const text = plainLines(auditText(audit));
  for (const line of text.split('\n')) say(line);
  annotate(
    audit.drifts
      .slice(0, 10)
      .map(({ code, pull, commit, evidence, remedy }) =>
        annotationOf({ code, message: `${pull === undefined ? commit : `#${pull}`}: ${evidence}`, remedy }),
      ),
  );
  await summarize(`## Recount: audit\n\n${fenced(text)}\n`);
  return auditExit(audit);
};

const give = (why: Fault): 2 => {
  annotate([annotationOf(why)]);
  return 2;
};

const readPush = (name: string | undefined, path: string): Result<z.infer<typeof pushSchema>> => {
  const wanted = { remedy: 'start the job `audit` on `push` to the default branch (docs/workflows/audit.yml)' };
  if (name !== 'push') return err(fault('event-unsupported', `expected a push, found ${name ?? 'no event'}`, wanted));
  const push = pushSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!push.success) return err(fault('event-unsupported', 'a payload that is no push', wanted));
  const { ref, repository } = push.data;
  return ref === `refs/heads/${repository.default_branch}`
    ? ok(push.data)
    : err(fault('event-unsupported', `expected a push to ${repository.default_branch}, found ${ref}`, wanted));
};
