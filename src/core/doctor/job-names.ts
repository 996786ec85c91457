import { type Fields, isFields } from '../fields.ts';
import { matchesWildcard } from '../tests/wildcard.ts';

/** The name of a check as far as it can be told before the job runs; what cannot is `*` in an `exact: false` one. */
export interface CheckName {
  readonly text: string;
  readonly exact: boolean;
  /** It is reported only where the job is skipped, which counts as passed. */
  readonly skipped?: true;
}

/** How a name stands to a check's: it is the same, it may turn out to be the same, or it is another. */
export const isNamed = (name: CheckName, check: string): 'yes' | 'maybe' | 'no' => {
  if (name.exact) return name.text === check ? 'yes' : 'no';
  return matchesWildcard(name.text, check) ? 'maybe' : 'no';
};

/** GitHub refuses more jobs of one matrix (docs: "Actions limits"). */
const MOST_JOBS = 256;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const holds = (combination: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(([key, value]) => isSame(combination[key], value));

const axesOf = (matrix: Fields): readonly (readonly [string, readonly unknown[]])[] | undefined => {
  const axes: (readonly [string, readonly unknown[]])[] = [];
  for (const [name, values] of Object.entries(matrix)) {
    if (name === 'include' || name === 'exclude') continue;
    if (!Array.isArray(values)) return undefined;
    axes.push([name, values]);
  }
  return axes;
};

/** The entries of `include` or `exclude`, or undefined where they are made only when the workflow runs. */
const entriesOf = (value: unknown): readonly Fields[] | undefined => {
  if (value === undefined) return [];
  return Array.isArray(value) && value.every(isFields) ? value : undefined;
};

/**
 * The combinations of a matrix, or undefined where an expression makes them (docs: "Running variations of jobs in a
 * workflow"): an entry of `include` goes to every combination of which it overwrites no value of an axis, and is one of
 * its own where it goes to none.
 */
export const expandMatrix = (matrix: unknown): readonly Fields[] | undefined => {
  if (!isFields(matrix)) return undefined;
  const [axes, include, exclude] = [axesOf(matrix), entriesOf(matrix['include']), entriesOf(matrix['exclude'])];
  if (axes === undefined || include === undefined || exclude === undefined) return undefined;
  let combinations: readonly Fields[] = axes.length === 0 ? [] : [{}];
  for (const [name, values] of axes) {
    combinations = combinations.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
    if (combinations.length > MOST_JOBS) return undefined;
  }
  const kept = combinations.filter((one) => !exclude.some((entry) => holds(one, entry)));
  const jobs: Fields[] = [...kept];
  for (const entry of include) {
    const original = Object.fromEntries(Object.entries(entry).filter(([key]) => axes.some(([name]) => name === key)));
    const fitting = kept.flatMap((one, index) => (holds(one, original) ? [index] : []));
    for (const index of fitting) jobs[index] = { ...jobs[index], ...entry };
    if (fitting.length === 0) jobs.push(entry);
  }
  return jobs;
};

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(shown).join(', ') : String(value);

const valueAt = (combination: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), combination);

/** A text with the values of the matrix in place of its expressions; any other expression stays open. */
export const fillIn = (template: string, combination: Fields): CheckName => {
  let exact = true;
  const text = template.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const [, path] = /^\s*matrix\.([\w.-]+)\s*$/.exec(expression) ?? [];
    const value = path === undefined ? undefined : valueAt(combination, path);
    if (value !== undefined) return shown(value);
    exact = false;
    return '*';
  });
  return { text, exact };
};

/** What the name of a job's checks is made of. */
export interface NamedJob {
  readonly id: string;
  readonly name?: string | undefined;
  readonly matrix: unknown;
  /** Whether the job can be skipped: it then reports under its name as written, before any matrix is expanded. */
  readonly skippable: boolean;
}

/** The name under which a job reports where it is skipped. */
export const skippedName = ({ id, name = id, matrix }: Omit<NamedJob, 'skippable'>): CheckName => ({
  ...(matrix === undefined ? fillIn(name, {}) : { text: name, exact: true }),
  skipped: true,
});

/** Every name under which a job may report. */
export const checkNames = ({ skippable, ...job }: NamedJob): readonly CheckName[] => {
  const { id, name: written = id, matrix } = job;
  if (matrix === undefined) return [fillIn(written, {})];
  const combinations = expandMatrix(matrix);
  const computed = written.includes('${{');
  const suffix = (values: string): CheckName => ({ text: `${written} (${values})`, exact: values !== '*' });
  const expanded =
    combinations === undefined
      ? [computed ? fillIn(written, {}) : suffix('*')]
      : combinations.map((one) => (computed ? fillIn(written, one) : suffix(Object.values(one).map(shown).join(', '))));
  return skippable ? [...expanded, skippedName(job)] : expanded;
};
