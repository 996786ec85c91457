import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePerson, removePerson, whyNot } from '../../test/world/person.ts';
import { honest } from './honest.ts';
import { honestFromDocs } from './honest-from-docs.ts';
import { isRight, isWrong } from './judged.ts';
import { lies } from './lies.ts';
import { liesFromDocs } from './lies-from-docs.ts';
import { type Programme, playRunner } from './play.ts';
import { writeReport } from './report.ts';
import { openResults, type Result } from './results.ts';
import { runners } from './runners.ts';
import { sampled } from './sample.ts';

// `npm run honesty -- [--sample] [--runner ID] [--only WORDS] [--fresh] [--report]`
const { values: given } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    runner: { type: 'string', multiple: true },
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

const playAll = async (): Promise<void> => {
  const reason = whyNot();
  if (reason !== undefined) throw new Error(`The suites cannot be kept apart here, as on a hosted runner: ${reason}.`);
  const chosen = runners.filter(({ id }) => given.runner === undefined || given.runner.includes(id));
  const person = makePerson('runner');
  try {
    for (const runner of chosen) {
      try {
        results.add({ kind: 'version', runner: runner.id, version: await runner.prepare() });
      } catch (error) {
        results.add({ kind: 'missing', runner: runner.id, reason: String(error).split('\n')[0] ?? '' });
        say(`${runner.id} cannot be had here: ${String(error)}`);
        continue;
      }
      const played = given.sample ? sampled(programme, runner, runners) : programme;
      await playRunner({ runner, person, results, say: tell, broken }, played);
    }
  } finally {
    removePerson(person.home);
  }
};

if (!given.report) await playAll();
const wrong = results.all().filter(isWrong);
const summary = writeReport(
  results.all(),
  given.sample || given.only !== undefined || given.runner !== undefined ? undefined : join(root, 'docs'),
);
say(summary);
if (wrong.length > 0 || unplayed > 0) process.exitCode = 1;
