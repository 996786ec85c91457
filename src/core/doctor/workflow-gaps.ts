import { isLetThrough } from './branch-filter.ts';
import { codeOutsideWalls } from './code-outside-walls.ts';
import { isOfPulls, type Workflows } from './files.ts';
import { NOTHING, open, type Told, together, untold } from './gaps.ts';
import { type Gate, isByName } from './gate.ts';
import { isNamed } from './job-names.ts';
import {
  type Filters,
  isAlways,
  isExcused,
  type PublishedJob,
  saysAlways,
  taskOf,
  type WorkflowFile,
  type WorkflowJob,
} from './workflow.ts';

const quoted = ({ id, path }: WorkflowJob): string => `job \`${id}\` of ${path}`;

const conditions = ({ chain, workflow, judge }: PublishedJob): Told =>
  together([
    ...chain.flatMap((job) => [
      job.if !== undefined && !isAlways(job.if)
        ? open('judge-conditional', `${quoted(job)} has \`if: ${job.if}\``)
        : NOTHING,
      job.needs !== undefined && (job.if === undefined || !saysAlways(job.if))
        ? open('needs-without-always', `${quoted(job)} needs ${job.needs.join(', ')}`)
        : NOTHING,
      isExcused(job) ? open('judge-excused', `${quoted(job)} has \`continue-on-error\``) : NOTHING,
    ]),
    judge?.if === undefined || isAlways(judge.if)
      ? NOTHING
      : open('judge-conditional', `the judge's step in ${workflow.path} has \`if: ${judge.if}\``),
    judge !== undefined && isExcused(judge)
      ? open('judge-excused', `the judge's step in ${workflow.path} has \`continue-on-error\``)
      : NOTHING,
  ]);

/** A group of each run's own cancels nothing. */
const cancels = (concurrency: unknown): boolean =>
  concurrency !== undefined && concurrency !== null && !JSON.stringify(concurrency).includes('github.run_id');

const concurrency = ({ reached }: PublishedJob): Told =>
  together(
    reached.flatMap(({ path, jobs, concurrency: group }) => [
      cancels(group) ? open('concurrency', `${path} has a group`) : NOTHING,
      ...jobs.filter((job) => cancels(job.concurrency)).map((job) => open('concurrency', `${quoted(job)} has a group`)),
    ]),
  );

const isPinned = (uses: string): boolean =>
  uses.startsWith('./') || /@(?:[0-9a-f]{40}|[0-9a-f]{64}|sha256:[0-9a-f]{64})$/.test(uses);

const pins = ({ reached }: PublishedJob): Told =>
  together(
    reached.flatMap(({ path, jobs }) => {
      const used = jobs.flatMap((job) => [job, ...job.steps]);
      const loose = used.flatMap(({ uses }) => (uses === undefined || isPinned(uses) ? [] : [uses]));
      return [...new Set(loose)].map((uses) => open('action-not-pinned', `${path} uses ${uses}`));
    }),
  );

const DEFAULT_TYPES = ['opened', 'synchronize', 'reopened'];

/** How far a judge's workflow must start by itself: with every change, with an edit alone, or by a ruleset. */
type Start = 'all' | 'edits' | 'ruleset';

/** The filter of branches that keeps an event of this branch from starting the workflow. */
const branchFilter = ({ branches, 'branches-ignore': shut }: Filters, branch: string): string | undefined => {
  if (branches !== undefined && !isLetThrough(branches, branch)) return 'branches';
  return shut !== undefined && isLetThrough(shut, branch) ? 'branches-ignore' : undefined;
};

const trigger = (path: string, given: Filters, branch: string): Told => {
  const { paths, 'paths-ignore': ignored } = given;
  const filter = branchFilter(given, branch);
  const told = (name: string): Told => open('trigger-filtered', `${path}: \`pull_request\` has \`${name}\``);
  return together([
    paths === undefined ? NOTHING : told('paths'),
    ignored === undefined ? NOTHING : told('paths-ignore'),
    filter === undefined ? NOTHING : told(filter),
  ]);
};

/** What a queue asks for a group: GitHub has no other type of the event. */
const REQUESTED = 'checks_requested';

const servesQueue = ({ path, on }: WorkflowFile, branch: string): Told => {
  const given = on.get('merge_group');
  if (given === undefined) return open('merge-group-missing', `${path} does not run on \`merge_group\``);
  const { types = [REQUESTED] } = given;
  const filter = types.includes(REQUESTED) ? branchFilter(given, branch) : 'types';
  return filter === undefined ? NOTHING : open('merge-group-missing', `${path}: \`merge_group\` has \`${filter}\``);
};

const starts = (file: WorkflowFile, start: Start, branch: string): Told => {
  const { path } = file;
  const given = file.on.get('pull_request');
  if (given === undefined) return open('pull-request-missing', `${path} does not run on \`pull_request\``);
  // A ruleset starts its workflow whatever stands there (docs: "Available rules for rulesets").
  if (start === 'ruleset') return NOTHING;
  const types = given.types ?? DEFAULT_TYPES;
  const absent = start === 'edits' ? [] : DEFAULT_TYPES.filter((type) => !types.includes(type));
  return together([
    absent.length === 0
      ? NOTHING
      : open('pull-request-missing', `${path}: \`types\` of \`pull_request\` lacks ${absent.join(', ')}`),
    types.includes('edited')
      ? NOTHING
      : open(
          start === 'edits' ? 'edit-after-green' : 'edited-missing',
          `${path}: \`types\` of \`pull_request\` lacks edited`,
        ),
    trigger(path, given, branch),
  ]);
};

/** The workflows whose start leads to the judge: its own, or those that `workflow_run` waits for. */
const startersOf = ({ workflow }: PublishedJob, { files }: Workflows): readonly WorkflowFile[] => {
  const awaited = workflow.on.get('workflow_run')?.workflows;
  if (awaited === undefined || workflow.on.has('pull_request')) return [workflow];
  return files.filter(({ name, path }) => awaited.includes(name ?? path));
};

const judgeGaps = (job: PublishedJob, files: Workflows, start: Start, gate: Gate, branch: string): Told => {
  const starters = startersOf(job, files);
  return together([
    conditions(job),
    concurrency(job),
    pins(job),
    codeOutsideWalls(job),
    starters.length === 0
      ? open('pull-request-missing', `no workflow has the name that ${job.workflow.path} waits for`)
      : NOTHING,
    ...starters.flatMap((file) => [
      starts(file, start, branch),
      gate.rules.queue ? servesQueue(file, branch) : NOTHING,
    ]),
  ]);
};

/** GitHub's own, where a workflow names none of these types (docs: "Events that trigger workflows"). */
const REVIEWS = ['submitted', 'dismissed'];

/**
 * Where a policy asks for approvals: the workflows of one side that no review starts, or that one with no judge which a
 * review could start. A ruleset starts its workflow for no review.
 */
export const reviewGaps = (files: Workflows, gate: Gate): Told => {
  const starters = judgesOf(files, gate).flatMap((job) => startersOf(job, files));
  if (gate.tier === 'enforced' && !gate.rules.queue && starters.length === 0)
    return open('review-missing', 'there is no companion workflow');
  return together(
    [...new Set(starters)].map((file) => {
      const given = file.on.get('pull_request_review');
      if (given === undefined) return open('review-missing', `${file.path} does not run on \`pull_request_review\``);
      const { types = REVIEWS } = given;
      const absent = REVIEWS.filter((type) => !types.includes(type));
      return absent.length === 0
        ? NOTHING
        : open('review-missing', `${file.path}: \`types\` of \`pull_request_review\` lacks ${absent.join(', ')}`);
    }),
  );
};

/** What a push starts asks for no block, and reports under the same name on the same commit. */
const pushed = (judges: readonly PublishedJob[]): Told =>
  together(
    judges
      .filter(({ workflow }) => workflow.on.has('push') && isOfPulls(workflow))
      .map(({ workflow }) =>
        open('check-name-taken', `\`push\` starts ${workflow.path} too, which then judges no block`),
      ),
  );

/** Jobs beside the judge that report, or may report, under the name of the check. */
const taken = ({ jobs }: Workflows, names: readonly string[]): Told =>
  together(
    names.flatMap((check) => {
      const so = (wanted: 'yes' | 'maybe'): readonly PublishedJob[] =>
        jobs.filter((job) => job.names.some((name) => isNamed(name, check) === wanted));
      const same = so('yes');
      const first = same.find(({ judge }) => judge !== undefined);
      const named = ({ workflow, chain }: PublishedJob): string =>
        `job \`${chain.map(({ id }) => id).join(' / ')}\` of ${workflow.path}`;
      return [
        ...same.filter((job) => job !== first).map((job) => open('check-name-taken', `${named(job)} reports ${check}`)),
        ...so('maybe')
          .filter((job) => !same.includes(job))
          .map((job) =>
            untold(
              'check-name-taken',
              `whether ${named(job)} reports ${check}`,
              job.unread === undefined ? 'its name is made when it runs' : `it calls ${job.unread}, which is not read`,
              'none: give the job a fixed name, in a workflow of this repository',
            ),
          ),
      ];
    }),
  );

/** The judges of one side that have to start by themselves. */
const judgesOf = ({ judges }: Workflows, { tier, companions }: Gate): readonly PublishedJob[] => {
  if (tier !== 'enforced') return judges;
  const paths = new Set(companions.map(({ workflow }) => workflow.path));
  return judges.filter(({ workflow }) => paths.has(workflow.path));
};

/** At tier app: a judge that ends the check, in a workflow that makes it. Any other judge reports where nobody looks. */
const unfinished = ({ judges }: Workflows): Told => {
  const ends = judges.filter(({ judge }) => judge !== undefined && taskOf(judge) === 'close-check');
  const makes = ({ reached }: PublishedJob): boolean =>
    reached.some(({ jobs }) => jobs.some(({ steps }) => steps.some((step) => taskOf(step) === 'open-check')));
  if (judges.length === 0 || ends.some(makes)) return NOTHING;
  const lacking = ends.length === 0 ? 'close-check' : 'open-check';
  const paths = new Set((ends.length === 0 ? judges : ends).map(({ workflow }) => workflow.path));
  return open('check-unfinished', `no job of ${[...paths].join(', ')} has \`job: ${lacking}\``);
};

/** What is open in the workflows of one side, base or head. */
export const sideGaps = (files: Workflows, gate: Gate, branch: string): Told => {
  const start = gate.tier === 'enforced' ? 'edits' : 'all';
  return together([
    ...judgesOf(files, gate).map((job) => judgeGaps(job, files, start, gate, branch)),
    gate.tier === 'app' ? unfinished(files) : NOTHING,
    isByName(gate) ? together([taken(files, gate.names), pushed(judgesOf(files, gate))]) : NOTHING,
  ]);
};

/** What is open in the workflows that a ruleset takes from another repository. */
export const requiredGaps = (gate: Gate, branch: string): Told => {
  const none: Workflows = { files: [], broken: [], jobs: [], judges: [] };
  return together(gate.required.map((job) => judgeGaps(job, none, 'ruleset', gate, branch)));
};
