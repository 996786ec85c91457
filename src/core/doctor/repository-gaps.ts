import { protectsAnything } from '../changes/rule.ts';
import { parsePolicy } from '../policy/parse.ts';
import { skipInstruction } from '../skip-instruction.ts';
import { workflowFile } from '../workflow-file.ts';
import { commitSchema, read, type Snapshot, workflowPermissionsSchema, workflowRunsSchema } from './answers.ts';
import { textsOf, type Workflows } from './files.ts';
import { NOTHING, open, PERMISSION, type Told, together, untold } from './gaps.ts';
import type { Gate } from './gate.ts';
import { maskOf } from './mask.ts';
import { reachedFrom, runnersOf } from './workflow.ts';

const policyGaps = ({ base }: Snapshot, path: string): Told => {
  const text = textsOf(base).get(path);
  if (text === undefined) return open('policy-unreadable', `there is no ${path}`);
  const policy = parsePolicy(text, path);
  if (!policy.ok) return open('policy-unreadable', policy.error.map(({ message }) => message).join('; '));
  return together(
    Object.entries(policy.value.suites).map(([name, { run }]) => {
      const mask = maskOf(run);
      return mask === undefined ? NOTHING : open('suite-masked', `suite ${name}: its command ${mask}`);
    }),
  );
};

/** Whether the policy of the base may ask for an approval. */
export const asksForApprovals = ({ base }: Snapshot, { policies }: Gate): boolean =>
  policies.some((path) => {
    const policy = parsePolicy(textsOf(base).get(path) ?? '');
    return policy.ok && protectsAnything(policy.value.changes);
  });

/** Workflows that cannot be started, and that are or may be the gate's. */
export const brokenGaps = ({ broken }: Workflows): Told =>
  together(
    broken
      .filter(({ text, path }) => /recount/i.test(text) || /recount/i.test(path))
      .map(({ path, why }) => open('startup-failure', `${path}: ${why}`)),
  );

const missing = ({ base, unread }: Gate): Told =>
  base.judges.length > 0 || unread.length > 0 || brokenGaps(base).gaps.length > 0
    ? NOTHING
    : open('workflow-missing', 'no job uses the action with `job: verdict`, `job: verify` or `job: close-check`');

const runGaps = (snapshot: Snapshot, gate: Gate): Told => {
  const runs = read(snapshot.workflowRuns, workflowRunsSchema);
  if (!runs.known) return untold('startup-failure', 'whether the workflow starts', runs.why, PERMISSION.actions);
  const paths = new Set([...gate.base.judges, ...gate.required].map(({ workflow }) => workflow.path));
  return together(
    [...paths].map((path) => {
      // A path can carry the ref that the file was taken from, and that of another repository its name.
      const own = runs.value.workflow_runs.filter((run) => `/${workflowFile(run.path).path}`.endsWith(`/${path}`));
      const newest = own.reduce<(typeof own)[number] | undefined>(
        (last, run) => (last === undefined || run.id > last.id ? run : last),
        undefined,
      );
      return newest?.conclusion === 'startup_failure'
        ? open('startup-failure', `run ${newest.id} of ${path} could not be started`)
        : NOTHING;
    }),
  );
};

const selfHosted = (snapshot: Snapshot, gate: Gate): Told => {
  if (snapshot.repository.private) return NOTHING;
  const { files, judges } = gate.base;
  const started = files.filter(({ on }) => on.has('pull_request') || on.has('pull_request_target'));
  // The judge's workflow runs a pull request's code whatever starts it.
  const reached = [
    ...started.flatMap((file) => reachedFrom(file, files)),
    ...[...judges, ...gate.required].flatMap((judge) => judge.reached),
  ];
  return together(
    [...new Set(reached)].flatMap(({ path, jobs }) =>
      jobs
        .filter((job) => runnersOf(job).some((label) => label.toLowerCase() === 'self-hosted'))
        .map(({ id }) => open('self-hosted-public', `job \`${id}\` of ${path} runs on self-hosted`)),
    ),
  );
};

const permissions = ({ workflowPermissions }: Snapshot): Told => {
  const given = read(workflowPermissions, workflowPermissionsSchema);
  if (!given.known)
    return untold(
      'default-permissions-write',
      'what a workflow may do that asks for nothing',
      given.why,
      PERMISSION.administration,
    );
  return given.value.default_workflow_permissions === 'write'
    ? open('default-permissions-write', 'default_workflow_permissions is write')
    : NOTHING;
};

const skipped = ({ head }: Snapshot): Told => {
  if (head === undefined) return NOTHING;
  const commit = read(head.commit, commitSchema);
  if (!commit.known) return untold('skip-instruction', `the message of ${head.name}`, commit.why, PERMISSION.contents);
  const found = skipInstruction(commit.value.commit.message);
  return found === undefined ? NOTHING : open('skip-instruction', `the message of ${head.name} says ${found}`);
};

/** What is open in the repository beside its rules and the shape of the gate's workflow. */
export const repositoryGaps = (snapshot: Snapshot, gate: Gate): Told =>
  together([
    ...('unread' in snapshot.base
      ? []
      : [...gate.policies.map((path) => policyGaps(snapshot, path)), missing(gate), brokenGaps(gate.base)]),
    runGaps(snapshot, gate),
    selfHosted(snapshot, gate),
    permissions(snapshot),
    skipped(snapshot),
  ]);
