import { CHECK } from '../check-name.ts';
import type { Tree } from './answers.ts';
import { type PublishedJob, parseWorkflow, publishedJobs, type WorkflowFile } from './workflow.ts';

/** A workflow that GitHub cannot start. */
interface BrokenWorkflow {
  readonly path: string;
  readonly why: string;
  readonly text: string;
}

/** The workflows of one commit, and every job that they report. */
export interface Workflows {
  readonly files: readonly WorkflowFile[];
  readonly broken: readonly BrokenWorkflow[];
  readonly jobs: readonly PublishedJob[];
  /** The jobs that judge. */
  readonly judges: readonly PublishedJob[];
}

/** The texts of a tree, or none where it could not be read. */
export const textsOf = (tree: Tree | undefined): ReadonlyMap<string, string> =>
  tree === undefined || 'unread' in tree ? new Map() : tree;

/** Whether GitHub looks for a workflow at this path. */
export const isWorkflowPath = (path: string): boolean => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** What starts a judge of pull requests: the events that the action judges them by. */
const JUDGED = ['pull_request', 'pull_request_review', 'merge_group', 'workflow_run'];

/** Whether something that pull requests do starts a workflow. */
export const isOfPulls = ({ on }: WorkflowFile): boolean => JUDGED.some((event) => on.has(event));

/**
 * A judge that pushes alone start keeps what the base gives (docs/workflows/baseline.yml), and is no gate. The action
 * refuses a push in a job with the key of the check, so that one was meant for a gate.
 */
const isBaseline = ({ workflow, chain, names }: PublishedJob): boolean =>
  workflow.on.has('push') &&
  !isOfPulls(workflow) &&
  ![...chain.map(({ id }) => id), ...names.map(({ text }) => text)].includes(CHECK);

/** Reads the workflows of a tree. */
export const readWorkflows = (tree: Tree | undefined): Workflows => {
  const files: WorkflowFile[] = [];
  const broken: BrokenWorkflow[] = [];
  for (const [path, text] of textsOf(tree)) {
    if (!isWorkflowPath(path)) continue;
    const file = parseWorkflow(path, text);
    if (file.ok) files.push(file.value);
    else broken.push({ path, why: file.error, text });
  }
  const jobs = publishedJobs(files);
  return { files, broken, jobs, judges: jobs.filter((job) => job.judge !== undefined && !isBaseline(job)) };
};
