import { parseDocument } from 'yaml';
import * as z from 'zod';
import { RECOUNT } from '../init/pins.ts';
import { POLICY_PATH } from '../policy/policy-path.ts';
import { err, ok, type Result } from '../result.ts';
import { yamlValue } from '../yaml-value.ts';
import { type CheckName, checkNames, expandMatrix, fillIn, skippedName } from './job-names.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const list = z.union([scalar.transform((one) => [one]), z.array(scalar)]);
const optionalList = list.nullish().transform((values) => values ?? undefined);

const filtersSchema = z.looseObject({
  types: optionalList,
  branches: optionalList,
  'branches-ignore': optionalList,
  paths: optionalList,
  'paths-ignore': optionalList,
  workflows: optionalList,
});

const noFilters = filtersSchema.parse({});
const eventSchema = z.union([filtersSchema, z.unknown().transform(() => noFilters)]);

const onSchema = z.union([
  list.transform((events) => new Map(events.map((event) => [event, noFilters]))),
  z.record(z.string(), eventSchema).transform((events) => new Map(Object.entries(events))),
]);

const stepSchema = z.looseObject({
  uses: scalar.optional(),
  if: scalar.optional(),
  with: z.record(z.string(), z.unknown()).nullish(),
  run: scalar.nullish(),
  shell: scalar.nullish(),
  'working-directory': scalar.nullish(),
  'continue-on-error': z.unknown().optional(),
});

const defaultsSchema = z
  .looseObject({ run: z.looseObject({ 'working-directory': scalar.optional() }) })
  .optional()
  .catch(undefined);

const jobSchema = z.looseObject({
  name: scalar.optional(),
  if: scalar.optional(),
  needs: optionalList,
  uses: scalar.optional(),
  'runs-on': z.unknown().optional(),
  // All of it may be one expression, whose matrix is known when it runs.
  strategy: z
    .union([
      z.looseObject({ matrix: z.unknown().optional() }),
      z.string().transform((expression) => ({ matrix: expression })),
    ])
    .nullish(),
  concurrency: z.unknown().optional(),
  environment: z
    .union([z.string(), z.looseObject({ name: z.string() })])
    .optional()
    .catch(undefined),
  defaults: defaultsSchema,
  'continue-on-error': z.unknown().optional(),
  steps: z.array(stepSchema).default([]),
});

const workflowSchema = z.looseObject({
  name: scalar.optional(),
  on: onSchema,
  concurrency: z.unknown().optional(),
  defaults: defaultsSchema,
  jobs: z.record(z.string(), jobSchema),
});

/** What an event's runs are narrowed to. */
export type Filters = z.infer<typeof filtersSchema>;
/** A step, as far as it is looked at. */
export type WorkflowStep = z.infer<typeof stepSchema>;

/** A job with its key, the file it stands in, and every name under which it may report. */
export interface WorkflowJob extends z.infer<typeof jobSchema> {
  readonly id: string;
  readonly path: string;
  readonly names: readonly CheckName[];
  /** Where its commands are started, unless a step says otherwise. */
  readonly folder: string;
}

/** A workflow's file, as far as it is looked at. */
export interface WorkflowFile {
  readonly path: string;
  readonly name: string | undefined;
  readonly on: ReadonlyMap<string, Filters>;
  readonly concurrency: unknown;
  readonly jobs: readonly WorkflowJob[];
}

/** A condition as it is compared: case and blanks say nothing in the name of a function. */
const plainCondition = (condition: string): string =>
  condition
    .replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1')
    .replace(/\s/g, '')
    .toLowerCase();

/** Whether a condition lets the job run whatever came before. */
export const isAlways = (condition: string): boolean => plainCondition(condition) === 'always()';

/** Whether it says so, beside what else it asks. */
export const saysAlways = (condition: string): boolean => plainCondition(condition).includes('always()');

const isSkippable = (job: z.infer<typeof jobSchema>): boolean =>
  job.if === undefined ? job.needs !== undefined : !isAlways(job.if);

const isOff = (value: unknown): boolean => value === undefined || value === null || value === false;

const plainValue = (text: string): Result<unknown, string> => {
  const document = parseDocument(text, { merge: false, prettyErrors: false, logLevel: 'error' });
  const [problem] = document.errors;
  return problem === undefined ? yamlValue(document) : err(problem.message);
};

/** Reads a workflow, or says why GitHub could not start it. */
export const parseWorkflow = (path: string, text: string): Result<WorkflowFile, string> => {
  const value = plainValue(text);
  if (!value.ok) return value;
  const parsed = workflowSchema.safeParse(value.value);
  if (!parsed.success) return err(z.prettifyError(parsed.error).split('\n', 2).join(' '));
  const { name, on, concurrency, defaults, jobs } = parsed.data;
  return ok({
    path,
    name,
    on,
    concurrency,
    jobs: Object.entries(jobs).map(([id, job]) => {
      const named = { id, name: job.name, matrix: job.strategy?.matrix, skippable: isSkippable(job) };
      const folder = (job.defaults ?? defaults)?.run['working-directory'] ?? '.';
      return { ...job, id, path, folder, names: checkNames(named) };
    }),
  });
};

/** The labels of the machines that a job may run on, as far as they can be told. */
export const runnersOf = (job: WorkflowJob): readonly string[] => {
  const wanted = job['runs-on'];
  const group = typeof wanted === 'object' && wanted !== null && 'labels' in wanted ? wanted.labels : wanted;
  const labels = list.safeParse(group);
  const combinations = expandMatrix(job.strategy?.matrix) ?? [{}];
  return (labels.data ?? []).flatMap((label) => combinations.map((one) => fillIn(label, one).text));
};

/** Whether a job or step goes on as green where it fails. */
export const isExcused = (part: { readonly 'continue-on-error'?: unknown }): boolean =>
  !isOff(part['continue-on-error']);

/** What the released action is told to do in a step. GitHub knows owners and repositories in any case. */
export const taskOf = ({ uses = '', with: given }: WorkflowStep): string | undefined =>
  uses.toLowerCase().startsWith(`${RECOUNT.action}@`) ? String(given?.['job']) : undefined;

/** What gives the verdict. */
export const JUDGING: readonly string[] = ['verdict', 'verify', 'close-check'];

/** The step that judges: the released action, told to give the verdict. Any other step can say what it likes. */
const judgeStep = ({ steps }: WorkflowJob): WorkflowStep | undefined =>
  steps.find((step) => JUDGING.includes(taskOf(step) ?? ''));

/** The paths of the policies that judges are told to judge by (the action's input `policy`). */
export const policiesOf = (judges: readonly PublishedJob[]): readonly string[] => {
  const paths = judges.map(({ judge }) => {
    const path = judge?.with?.['policy'];
    return typeof path === 'string' ? path : POLICY_PATH;
  });
  return paths.length === 0 ? [POLICY_PATH] : [...new Set(paths)];
};

/** A job as a pull request sees it: with its workflow, and the jobs that call it. */
export interface PublishedJob {
  readonly workflow: WorkflowFile;
  /** The files that a run of that workflow takes from here: its own, and those that its jobs call. */
  readonly reached: readonly WorkflowFile[];
  /** From the job of the workflow that was started down to the one that runs. */
  readonly chain: readonly WorkflowJob[];
  readonly names: readonly CheckName[];
  readonly judge: WorkflowStep | undefined;
  /** The workflow of another repository that it calls and that is not read. */
  readonly unread?: string;
}

/** Reusable workflows call each other this deep (docs: "Reuse workflows"). */
const DEEPEST = 10;

const joined = (outer: CheckName, inner: CheckName): CheckName => ({
  text: `${outer.text} / ${inner.text}`,
  exact: outer.exact && inner.exact,
  ...(outer.skipped === true || inner.skipped === true ? { skipped: true } : {}),
});

type Files = ReadonlyMap<string, WorkflowFile>;

const calledBy = ({ uses }: WorkflowJob, files: Files): WorkflowFile | undefined =>
  uses?.startsWith('./') === true ? files.get(uses.slice(2)) : undefined;

/** A workflow's file, and those that its jobs call, as far as they are in this repository. */
export const reachedFrom = (workflow: WorkflowFile, all: readonly WorkflowFile[]): readonly WorkflowFile[] => {
  const files: Files = new Map(all.map((file) => [file.path, file]));
  const reached = new Set([workflow]);
  // A set that grows while it is walked is walked to its end.
  for (const { jobs } of reached) for (const job of jobs) reached.add(calledBy(job, files) ?? workflow);
  return [...reached];
};

const publishedBy = (
  job: WorkflowJob,
  started: Pick<PublishedJob, 'workflow' | 'reached'>,
  files: Files,
  callers: readonly WorkflowJob[],
): readonly PublishedJob[] => {
  const chain = [...callers, job];
  const here = { ...started, chain };
  if (job.uses === undefined) return [{ ...here, names: job.names, judge: judgeStep(job) }];
  const called = chain.length > DEEPEST ? undefined : calledBy(job, files);
  const inner =
    called === undefined
      ? // What another repository's workflow reports is not read.
        [{ ...here, names: [{ text: '*', exact: false }], judge: undefined, unread: job.uses }]
      : called.jobs.flatMap((one) => publishedBy(one, started, files, chain));
  const reported = inner.map((one) => ({
    ...one,
    names: job.names.flatMap((outer) => one.names.map((name) => joined(outer, name))),
  }));
  // A call that is skipped starts nothing, and is itself what is reported.
  return isSkippable(job)
    ? [...reported, { ...here, names: [skippedName({ ...job, matrix: job.strategy?.matrix })], judge: undefined }]
    : reported;
};

/** Every job that reports under a name, those of called workflows with `caller / job`. */
export const publishedJobs = (files: readonly WorkflowFile[]): readonly PublishedJob[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter(({ on }) => [...on.keys()].some((event) => event !== 'workflow_call'))
    .flatMap((workflow) => {
      const started = { workflow, reached: reachedFrom(workflow, files) };
      return workflow.jobs.flatMap((job) => publishedBy(job, started, byPath, []));
    });
};
