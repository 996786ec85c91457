/** A workflow's file as GitHub names it, and the ref that it was taken from, where that is told. */
export interface WorkflowFile {
  /** The path in its repository; that of another repository may stand with its name. */
  readonly path: string;
  readonly ref: string | undefined;
}

/**
 * Parts what GitHub says of a workflow's file, `PATH@REF` or `PATH`. A pull request may name a file as it likes, with an
 * `@` too: the path is as long as it can be, for its last part holds no slash and ends as GitHub asks it of a workflow.
 */
export const workflowFile = (told: string): WorkflowFile => {
  const [, path = told, ref] = /^((?:[^/]+\/[^/]+\/)?\.github\/workflows\/[^/]+\.ya?ml)(?:@(.+))?$/s.exec(told) ?? [];
  return { path, ref };
};
