import { workflowFile } from '../workflow-file.ts';

/** Where the file of the running workflow came from, by the runner's own word; `own` is that the pull request brings it. */
export interface WorkflowSource {
  readonly own: boolean;
  readonly ref: string;
}

/**
 * Reads `GITHUB_WORKFLOW_REF`, which a job cannot set for a later step (GitHub's documentation, "Variables reference").
 * On `pull_request` the file is that of the trial merge, on `merge_group` that of the group: either holds what the pull
 * request makes of it. A workflow that a ruleset requires has the ref of its own repository. What cannot be told counts
 * as the pull request's.
 */
export const workflowSource = (workflowRef: string | undefined): WorkflowSource => {
  const { ref } = workflowFile(workflowRef ?? '');
  return {
    own: ref === undefined || ref.startsWith('refs/pull/') || ref.startsWith('refs/heads/gh-readonly-queue/'),
    ref: workflowRef ?? 'of no known place',
  };
};
