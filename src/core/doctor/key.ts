import { environmentBranchesSchema, environmentSchema, read, type Snapshot } from './answers.ts';
import { NOTHING, open, PERMISSION, type Told, together, untold } from './gaps.ts';
import type { Gate } from './gate.ts';
import { type PublishedJob, taskOf, type WorkflowJob } from './workflow.ts';

/** What is done with a token of the App. */
const WITH_KEY: readonly string[] = ['open-check', 'close-check'];

/** The jobs that hold the App's key: those that make the check, and those that end it. */
const keyJobs = (judges: readonly PublishedJob[]): readonly WorkflowJob[] =>
  judges
    .flatMap(({ reached }) => reached.flatMap(({ jobs }) => jobs))
    .filter(({ steps }) => steps.some((step) => WITH_KEY.includes(taskOf(step) ?? '')));

const environmentOf = ({ environment }: WorkflowJob): string | undefined =>
  typeof environment === 'string' ? environment : environment?.name;

const isMade = (name: string): boolean => name.includes('${{');

/** The environments that hold the App's key, by their names as far as those are fixed. */
export const keyEnvironments = (judges: readonly PublishedJob[]): readonly string[] =>
  [...new Set(keyJobs(judges).flatMap((job) => environmentOf(job) ?? []))].filter((name) => !isMade(name));

const CODE = 'key-within-reach';

/** Which branches beside the default one may take what an environment holds. */
const branchesOf = ({ environments, environmentBranches, repository }: Snapshot, name: string): Told => {
  const lets = (whom: string): Told => open(CODE, `the environment ${name} lets ${whom} in`);
  const environment = read(environments.get(name), environmentSchema);
  // GitHub makes one that lets all in where a job names it first.
  if (!environment.known && environment.missing === true) return open(CODE, `there is no environment ${name}`);
  const asked = `which branches the environment ${name} lets in`;
  if (!environment.known) return untold(CODE, asked, environment.why, PERMISSION.actions);
  const { deployment_branch_policy: policy } = environment.value;
  if (policy === null) return lets('every branch');
  if (policy.protected_branches) return lets('every protected branch');
  const branches = read(environmentBranches.get(name), environmentBranchesSchema);
  if (!branches.known) return untold(CODE, asked, branches.why, PERMISSION.actions);
  const others = branches.value.branch_policies.filter(
    ({ name: pattern, type }) => pattern !== repository.default_branch || type === 'tag',
  );
  return others.length === 0 ? NOTHING : lets(others.map(({ name: pattern }) => pattern).join(', '));
};

/**
 * Where the App's key is in reach of a branch that anyone who writes can push, so far as the workflow and its environment
 * tell.
 */
export const keyGaps = (snapshot: Snapshot, gate: Gate): Told => {
  if (gate.tier !== 'app') return NOTHING;
  const { judges } = gate.base;
  return together([
    ...keyJobs(judges).map((job) => {
      const [name, at] = [environmentOf(job), `job \`${job.id}\` of ${job.path}`];
      // A key that is no secret of GitHub's may come from where the branch is asked.
      const isSecret = /\bsecrets\b/i.test(JSON.stringify(job));
      if (name === undefined) return isSecret ? open(CODE, `${at} takes a secret from no environment`) : NOTHING;
      const what = `which environment holds the key of ${at}`;
      return isMade(name) ? untold(CODE, what, 'its name is made when it runs', 'none: give it a fixed name') : NOTHING;
    }),
    ...keyEnvironments(judges).map((name) => branchesOf(snapshot, name)),
  ]);
};
