import { ACTIONS_APP } from '../actions-app.ts';
import { CHECK } from '../check-name.ts';
import { read, repositorySchema, type Snapshot } from './answers.ts';
import type { BranchRules, RequiredCheck, RequiredWorkflow, Source } from './branch-rules.ts';
import { readWorkflows, type Workflows } from './files.ts';
import { open, PERMISSION, type Tier, type Told, together, untold } from './gaps.ts';
import { isNamed } from './job-names.ts';
import { type PublishedJob, policiesOf } from './workflow.ts';

/** What stands between a pull request and its base, as far as it is Recount's. */
export interface Gate {
  readonly tier: Tier;
  readonly rules: BranchRules;
  readonly base: Workflows;
  readonly head: Workflows;
  /** The names under which the judge reports. */
  readonly names: readonly string[];
  /** Required checks that a workflow of another repository may report, which is not read. */
  readonly unread: readonly string[];
  /** What holds the gate: each would have to be passed over. */
  readonly holds: readonly Source[];
  /** The checks that are required by the judge's name. */
  readonly byName: readonly RequiredCheck[];
  /** The paths of the policies that the judges judge by. */
  readonly policies: readonly string[];
  /** The judges of required workflows, which lie in another repository. */
  readonly required: readonly PublishedJob[];
  /** At tier enforced without a queue: judges of this repository that run when a pull request is edited. */
  readonly companions: readonly PublishedJob[];
}

const namesOf = (judges: readonly PublishedJob[], unread: readonly string[]): readonly string[] => {
  // A name that only a skipped judge reports is no name to require.
  const names = judges.flatMap((job) => job.names).flatMap(({ text, skipped }) => (skipped === true ? [] : [text]));
  if (judges.length > 0) return [...new Set(names)];
  return unread.length > 0 ? unread : [CHECK];
};

/** Required checks that read like ours and that a workflow of another repository, which is not read, may report. */
const unreadChecks = ({ jobs }: Workflows, { checks }: BranchRules): readonly string[] =>
  checks
    .map(({ context }) => context)
    .filter(
      (context) =>
        /recount/i.test(context) &&
        jobs.some((job) => job.unread !== undefined && job.names.some((name) => isNamed(name, context) === 'maybe')),
    );

const runsOnEdit = ({ workflow }: PublishedJob): boolean =>
  workflow.on.get('pull_request')?.types?.includes('edited') === true;

interface Required {
  readonly workflows: readonly RequiredWorkflow[];
  readonly judges: readonly PublishedJob[];
  /** What is not read, and may be ours. */
  readonly unread: readonly RequiredWorkflow[];
}

/** The required workflows of another repository that are Recount's; one that cannot be read is taken by its name. */
const requiredOf = (snapshot: Snapshot, rules: BranchRules, own: number): Required => {
  const repository = read(snapshot.gate?.repository, repositorySchema);
  const gate = readWorkflows(snapshot.gate?.tree);
  const isRead = (id: number): boolean =>
    repository.known && repository.value.id === id && snapshot.gate !== undefined && !('unread' in snapshot.gate.tree);
  const foreign = rules.workflows.filter(({ repositoryId }) => repositoryId !== own);
  const judgesOf = ({ repositoryId, path }: RequiredWorkflow): readonly PublishedJob[] =>
    isRead(repositoryId) ? gate.judges.filter(({ workflow }) => workflow.path === path) : [];
  const workflows = foreign.filter(
    (one) => judgesOf(one).length > 0 || (!isRead(one.repositoryId) && /recount/i.test(one.path)),
  );
  return {
    workflows,
    judges: workflows.flatMap(judgesOf),
    unread: foreign.filter(({ repositoryId }) => !isRead(repositoryId)),
  };
};

/** Required workflows that were not read: whether they judge, and how. */
const unreadWorkflows = (unread: readonly RequiredWorkflow[], isNamed: boolean, tier: Tier): Told =>
  together(
    unread.map(({ repositoryId, path }) =>
      untold(
        tier === 'open' ? 'not-required' : 'judge-conditional',
        `what the required workflow ${path} of repository ${repositoryId} does`,
        isNamed
          ? 'the repository that --gate names is another, or cannot be read'
          : 'a ruleset names a repository by its number, and the API tells no name for it',
        `${PERMISSION.contents}, of that repository; name it: \`--gate OWNER/NAME\``,
      ),
    ),
  );

/** Why nothing holds the gate, as far as that can be told. */
const lacking = (snapshot: Snapshot, rules: BranchRules, base: Workflows, names: readonly string[]): Told => {
  if (rules.hiddenChecks !== undefined)
    return untold(
      'not-required',
      'whether a branch protection requires the check',
      rules.hiddenChecks,
      PERMISSION.contents,
    );
  const contexts = [...new Set(rules.checks.map(({ context }) => context))];
  if ('unread' in snapshot.base && contexts.length > 0)
    return untold(
      'not-required',
      `whether the judge reports ${contexts.join(' or ')}`,
      snapshot.base.unread,
      PERMISSION.contents,
    );
  const paths = base.judges.map(({ workflow }) => workflow.path);
  const siblings = base.jobs.filter(({ workflow }) => paths.includes(workflow.path));
  const near = contexts.filter(
    (context) =>
      /recount|^rerun$/i.test(context) ||
      siblings.some((job) => job.names.some((name) => isNamed(name, context) === 'yes')),
  );
  if (near.length > 0)
    return open('required-other-name', `required: ${near.join(', ')}; the judge reports ${names.join(', ')}`);
  const others = contexts.length === 0 ? 'no check at all' : contexts.join(', ');
  return open('not-required', `the rules of the branch require ${others}`);
};

/** Finds the gate and its tier, and what is open about that alone. */
export const findGate = (snapshot: Snapshot, rules: BranchRules): { readonly gate: Gate; readonly told: Told } => {
  const { id: own } = snapshot.repository;
  const base = readWorkflows(snapshot.base);
  const unread = unreadChecks(base, rules);
  const names = namesOf(base.judges, unread);
  const required = requiredOf(snapshot, rules, own);
  const inside = rules.workflows.filter(
    ({ repositoryId, path }) => repositoryId === own && base.judges.some(({ workflow }) => workflow.path === path),
  );
  const checks = rules.checks.filter(({ context }) => names.includes(context) || context === CHECK);
  const byApp = checks.filter(({ app }) => app !== undefined && app !== ACTIONS_APP);
  const byName = checks.filter((check) => names.includes(check.context) && !byApp.includes(check));
  const held: readonly (readonly [Tier, readonly Source[]])[] = [
    ['enforced', required.workflows],
    ['app', byApp],
    ['named', [...byName, ...inside]],
  ];
  const [tier, holds] = held.find(([, sources]) => sources.length > 0) ?? (['open', []] as const);
  const companions = tier === 'enforced' && !rules.queue && byName.length > 0 ? base.judges.filter(runsOnEdit) : [];
  return {
    gate: {
      tier,
      rules,
      base,
      head: readWorkflows(snapshot.head?.tree),
      names,
      unread,
      holds,
      byName,
      policies: policiesOf([...base.judges, ...required.judges]),
      required: required.judges,
      companions,
    },
    told: together([
      unreadWorkflows(required.unread, snapshot.gate !== undefined, tier),
      ...inside.map(({ path, from }) => open('gate-in-same-repository', `${from} requires ${path} of this repository`)),
      ...(tier === 'open' && required.unread.length === 0 ? [lacking(snapshot, rules, base, names)] : []),
    ]),
  };
};

/** Whether judges that report by name hold the gate, alone or where an edit is concerned. */
export const isByName = ({ tier, companions }: Gate): boolean =>
  tier === 'named' || tier === 'open' || companions.length > 0;
