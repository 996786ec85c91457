import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePerson, type Person, removePerson, whyNot } from '../../test/world/person.ts';
import { honest } from './honest.ts';
import { honestFromDocs } from './honest-from-docs.ts';
import { isRight, isWrong } from './judged.ts';
import { lies } from './lies.ts';
import { liesFromDocs } from './lies-from-docs.ts';
import { type Programme, playRunner } from './play.ts';
import { playCommits } from './play-commits.ts';
import { projects } from './projects.ts';
import { writeReport } from './report.ts';
import { openResults, type Result } from './results.ts';
import { runners } from './runners.ts';
import { sampled, sampledProjects } from './sample.ts';

// `npm run honesty -- [--sample] [--runner ID] [--projects] [--only WORDS] [--fresh] [--report]`
const { values: given } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    runner: { type: 'string', multiple: true },
    projects: { type: 'boolean', default: false },
    only: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    results: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../..');
const name = given.sample ? 'sample' : 'whole';
const results = openResults(
  given.results ?? join(root, `node_modules/.cache/recount-honesty-${name}.jsonl`),
  given.fresh || (given.sample && given.results === undefined),
);

const started = performance.now();
const say = (text: string): void => {
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stderr.write(
    `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')} ${text}\n`,
  );
};

const titleOf = (result: Result): string => {
  if (result.kind === 'honest') return result.title;
  if (result.kind === 'project') return `${result.version} over ${result.before}, ${result.tests} tests`;
  if (result.kind === 'lie') return `${result.field}, ${result.form}, by ${result.door}`;
  return result.kind === 'runner' ? `lying runner: ${result.form}` : result.kind;
};

const tell = (result: Result): void => {
  if (result.kind === 'version' || result.kind === 'missing') return;
  const mark = isWrong(result) ? 'WRONG' : isRight(result) ? 'right' : 'other';
  const why = isRight(result) || !('cause' in result) ? '' : `: ${result.cause.slice(0, 1500)}`;
  say(
    `${mark} ${result.runner}: ${titleOf(result)}: ${result.outcome} ${result.codes.join(' ')} (${result.seconds} s)${why}`,
  );
};

let unplayed = 0;
const broken = (what: string, why: string): void => {
  unplayed += 1;
  say(`NOT PLAYED ${what}: ${why}`);
};

const wanted = ({
  title,
  field,
  form,
  doors,
}: {
  title?: string;
  field?: string;
  form?: string;
  doors?: readonly string[];
}) => given.only === undefined || [title, field, form, ...(doors ?? [])].join(' ').includes(given.only);

const programme: Programme = {
  honest: [
    ...honestFromDocs.map((history) => ({ ...history, origin: 'documentation' as const })),
    ...honest.map((history) => ({ ...history, origin: 'source' as const })),
  ].filter(wanted),
  lies: [
    ...liesFromDocs.map((lie) => ({ ...lie, origin: 'documentation' as const })),
    ...lies.map((lie) => ({ ...lie, origin: 'source' as const })),
  ].filter(wanted),
  costly: given.only === undefined || given.only === 'costly',
};

const chosen = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
  all.filter(({ id }) => given.runner === undefined || given.runner.includes(id));

/** Brings what is to be played; tells where it cannot be had. */
const had = async (id: string, prepare: () => Promise<void>): Promise<boolean> => {
  try {
    await prepare();
    return true;
  } catch (error) {
    results.add({ kind: 'missing', runner: id, reason: String(error).split('\n')[0] ?? '' });
    say(`${id} cannot be had here: ${String(error)}`);
    return false;
  }
};

const playRunners = async (person: Person): Promise<void> => {
  for (const runner of chosen(runners)) {
    const bring = async (): Promise<void> =>
      results.add({ kind: 'version', runner: runner.id, version: await runner.prepare() });
    if (!(await had(runner.id, bring))) continue;
    const played = given.sample ? sampled(programme, runner, runners) : programme;
    await playRunner({ runner, person, results, say: tell, broken }, played);
  }
};

const playProjects = async (person: Person): Promise<void> => {
  for (const project of given.sample ? sampledProjects(chosen(projects)) : chosen(projects)) {
    const releases = project.versions.slice(given.sample ? -1 : 1);
    const some = releases.filter((version) => wanted({ title: `${project.name} ${version}` }));
    if (some.length === 0 || !(await had(project.id, project.prepare))) continue;
    try {
      await playCommits({ runner: project, person, results, say: tell, broken }, some);
    } catch (error) {
      broken(project.id, String(error));
    }
  }
};

const playAll = async (): Promise<void> => {
  const reason = whyNot();
  if (reason !== undefined) throw new Error(`The suites cannot be kept apart here, as on a hosted runner: ${reason}.`);
  const person = makePerson('runner');
  try {
    if (!given.projects) await playRunners(person);
    await playProjects(person);
  } finally {
    removePerson(person.home);
  }
};

if (!given.report) await playAll();
const wrong = results.all().filter(isWrong);
const summary = writeReport(
  results.all(),
  given.sample || given.projects || given.only !== undefined || given.runner !== undefined
    ? undefined
    : join(root, 'docs'),
);
say(summary);
if (wrong.length > 0 || unplayed > 0) process.exitCode = 1;
