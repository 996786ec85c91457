import { folderOf } from '../hook/programs.ts';
import { readShell } from '../hook/shell.ts';
import { shorten } from '../shorten.ts';
import { type Place, placeOf, readCommand, type Surroundings, WORKSPACE } from './code-of-command.ts';
import { NOTHING, open, type Told, together } from './gaps.ts';
import { JUDGING, type PublishedJob, taskOf, type WorkflowJob, type WorkflowStep } from './workflow.ts';

/** What a checkout left at a place: the commit that is judged, or files that no pull request brings. */
interface Tree {
  readonly place: Place;
  readonly ofHead: boolean;
}

const isBelow = (place: string, folder: Place): boolean =>
  folder === '' || place === folder || place.startsWith(`${folder}/`);

const isOfHead =
  (trees: readonly Tree[]) =>
  (place: Place): boolean => {
    if (place === undefined) return false;
    const inner = trees.filter((tree) => isBelow(place, tree.place));
    // The nearest one, and of two at a place the later.
    return inner.toSorted((a, b) => `${a.place}`.length - `${b.place}`.length).at(-1)?.ofHead === true;
  };

const given = ({ with: inputs }: WorkflowStep, name: string): string => {
  const value = inputs?.[name];
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
};

const WRITTEN = /\$\{\{.*?\}\}/gs;
const isExpression = (text: string): boolean => text.search(WRITTEN) >= 0;

/** A text of the workflow with its expressions read, as far as they name a place. */
const filledIn = (text: string, other: string): string =>
  text.replace(WRITTEN, (expression) => (/^\$\{\{\s*github\.workspace\s*\}\}$/.test(expression) ? WORKSPACE : other));

/** What `actions/checkout` brings. With no `ref` it is what started the run: a default branch where another run did. */
const treeOf = (step: WorkflowStep, ofPulls: boolean): Tree => {
  const [repository, ref] = [given(step, 'repository'), given(step, 'ref')];
  const isForeign = repository !== '' && !isExpression(repository);
  const isNamed = isExpression(ref) && (/head/i.test(ref) || !/base|default_branch/.test(ref));
  return {
    place: placeOf('', filledIn(given(step, 'path'), '/')),
    ofHead: isNamed || (ref === '' && ofPulls && !isForeign),
  };
};

/** Actions that install what the checkout names, where this input tells them to. */
const INSTALLS = ['bundler-cache', 'run_install'];

/** Whether a line of the workflow writes the file: what is fetched is none of the commit. */
const isWritten = (file: string, script: string): boolean => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return script.split('\n').some((line) => {
    const before = line.split(name).slice(0, -1);
    const isFetched = before.length > 0 && /\b(?:curl|wget|tee|gh release) /.test(line);
    return isFetched || before.some((part) => />\s*["']?(?:[\w./-]*\/)?$/.test(part));
  });
};

/** Scripts that are given to shells by scripts are followed so far. */
const DEEPEST = 5;

interface Script {
  readonly text: string;
  readonly folder: Place;
  /** All that ran before, and itself. */
  readonly before: string;
}

interface Found {
  readonly runs: readonly string[];
  readonly trees: readonly Tree[];
}

const readScript = ({ text, folder, before }: Script, trees: readonly Tree[], depth = 0): Found => {
  const folders = new Map<number, Place>([[0, folder]]);
  const runs: string[] = [];
  let known = trees;
  for (const { words, shell, shells } of (depth > DEEPEST ? undefined : readShell(text)) ?? []) {
    const at = folderOf(folders, shells);
    const around: Surroundings = { folder: at, isOfHead: isOfHead(known) };
    const { tool, file, text: inner, into, checksOut } = readCommand(words, around);
    if (into !== undefined) folders.set(shell, placeOf(at, into));
    if (checksOut === true) known = [...known, { place: at, ofHead: true }];
    const isRun =
      file !== undefined &&
      !/[*?]|\/bin\/activate$/.test(file) &&
      !isWritten(file, before) &&
      around.isOfHead(placeOf(at, file));
    if (tool === true || isRun) runs.push(shorten(words.map((word) => word.text).join(' '), 80));
    if (inner !== undefined) runs.push(...readScript({ text: inner, folder: at, before }, known, depth + 1).runs);
  }
  return { runs, trees: known };
};

const isBash = (shell: string): boolean => /^(?:|(?:ba|z|da|k)?sh\b.*|pwsh|powershell|cmd)$/.test(shell);

/** What runs files of the commit among some steps, by the known forms. */
const readSteps = (steps: readonly WorkflowStep[], job: WorkflowJob, ofPulls: boolean): readonly string[] => {
  const runs: string[] = [];
  let trees: readonly Tree[] = [];
  let before = '';
  for (const step of steps) {
    const { uses = '', run } = step;
    const isHead = isOfHead(trees);
    if (/(?:^|\/)checkout@/i.test(uses)) trees = [...trees, treeOf(step, ofPulls)];
    else if (uses.startsWith('./') && isHead(placeOf('', uses))) runs.push(uses);
    else if (isHead('') && INSTALLS.some((name) => !/^(?:|false|null)$/.test(given(step, name))))
      runs.push(uses.replace(/@.*/, ''));
    if (typeof run !== 'string' || !isBash(step.shell ?? '')) continue;
    const text = filledIn(run, '${_}')
      .replace(/\$(?:GITHUB_WORKSPACE\b|\{GITHUB_WORKSPACE\})/g, WORKSPACE)
      // PowerShell's own way to start a script; to the reader of a shell the backslash is a quote.
      .replace(/(?<![^\s;&|])\.\\(?=\w)/g, './');
    before += `${text}\n`;
    const folder = placeOf('', filledIn(step['working-directory'] ?? job.folder, '/'));
    const found = readScript({ text, folder, before }, trees);
    runs.push(...found.runs);
    trees = found.trees;
  }
  return runs;
};

/** The step that runs the suites. This product judges itself, by the action of the commit. */
const isRerun = (step: WorkflowStep): boolean =>
  taskOf(step) === 'rerun' || (step.uses === './' && given(step, 'job') === 'rerun');

/** The steps of a job of the gate that nothing of a pull request may run in: what comes after the suites runs too late. */
const stepsOutside = ({ steps }: WorkflowJob): readonly WorkflowStep[] => {
  if (steps.some((step) => [...JUDGING, 'open-check'].includes(taskOf(step) ?? '')))
    return steps.filter((step) => !isRerun(step));
  return steps.slice(0, Math.max(0, steps.findLastIndex(isRerun)));
};

/** Code of a pull request that a job of the gate runs outside the walls. */
export const codeOutsideWalls = ({ workflow, reached }: PublishedJob): Told => {
  const ofPulls = [...workflow.on.keys()].some((event) => !['workflow_run', 'pull_request_target'].includes(event));
  return together(
    reached.flatMap(({ path, jobs }) =>
      jobs.map((job) => {
        const runs = [...new Set(readSteps(stepsOutside(job), job, ofPulls))].map((one) => `\`${one}\``);
        return runs.length === 0
          ? NOTHING
          : open('code-outside-walls', `job \`${job.id}\` of ${path} runs ${runs.join(', ')} after a checkout`);
      }),
    ),
  );
};
