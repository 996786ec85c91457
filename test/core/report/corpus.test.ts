import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMAT_NAMES } from '../../../src/core/report/format-names.ts';
import { type Reading, read } from './reading.ts';

/** Real report files with the counts that are right; not part of this repository. */
const CORPUS = join(import.meta.dirname, '../../../../shared/corpus');
const isThere = existsSync(join(CORPUS, 'MANIFEST.tsv'));
const isRequired = process.env['RECOUNT_CORPUS'] === 'required';

/** Rows of the manifest that are read otherwise on purpose: what is read instead, and why. */
const DISAGREEMENTS: Readonly<Record<string, { readonly counts: string; readonly reason: string }>> = {
  'open/EnricoMi__publish-unit-test-result-action/nunit/nunit3/jenkins/NUnit-sec1752-file.xml': {
    counts: 'refused: report-dtd',
    reason: 'it declares an external entity that reads /etc/passwd: a report with declarations is never read',
  },
  'open/EnricoMi__publish-unit-test-result-action/nunit/nunit3/jenkins/NUnit-issue6353.xml': {
    counts: '3/1/1/1',
    reason: 'the manifest has a test-case with a <failure> as passed, since it lacks success="False"',
  },
  'open/ctrf-io__junit-to-ctrf/reports/test-junit-problem-string.xml': {
    counts: '7/3/3/1',
    reason: 'a row with <rerunFailure> and no <failure>, made by hand and named retriesThenFails: reruns that failed',
  },
  'open/own/pytest-json-collecterror.json': {
    counts: '1/0/1/0',
    reason: 'a file that could not be collected is a load error, which is one failed row in every format',
  },
  'open/own-traps/status-attributes.xml': {
    counts: '7/2/2/3',
    reason: 'rows with status="failed" and status="error" and no child: error or failure is failed, never passed',
  },
  'open/own-traps/system-out-holds-elements.xml': {
    counts: '1/1/0/0',
    reason: 'the <testcase> in <system-out> is what the test printed, not a test',
  },
  'open/own/run1/jest-all.json': {
    counts: '22/11/8/3',
    reason: 'the manifest has each of the three files that did not load twice: once skipped, once failed',
  },
  'open/own/run2/jest-all.json': { counts: '22/11/8/3', reason: 'as run1' },
  'open/tapjs__tapjs/src/parser/test/fixtures/empty-buffered-child.tap': {
    counts: '1/1/0/0',
    reason: 'a subtest in which nothing is TAP does not differ from a test whose name ends with a brace: it is counted',
  },
  'open/tapjs__tapjs/src/parser/test/fixtures/skip-all-with-assert.tap': {
    counts: 'refused: report-malformed',
    reason: 'a test after the plan 1..0, which ends the document',
  },
  'open/tapjs__tapjs/src/parser/test/fixtures/skip.tap': {
    counts: '5/4/0/1',
    reason: '`#sKiPpPyYy` is no word of TAP: by a longer word a test that failed would be skipped',
  },
  'open/tapjs__tapjs/src/parser/test/fixtures/skippidy-doo-dah.tap': {
    counts: '1/1/0/0',
    reason: '`#SkIpPidy` is no word of TAP',
  },
  'open/tapjs__tapjs/src/parser/test/fixtures/todo_misparse.tap': {
    counts: '1/0/1/0',
    reason: '`# TODOORNOTTODO` is no word of TAP',
  },
  'open/tapjs__tapjs/src/parser/test/fixtures/out_err_mix.tap': {
    counts: 'refused: format-unknown',
    reason: 'its whole text is "one\\nthree\\n": nothing of TAP, and a report of unknown format is not an empty one',
  },
};

interface Row {
  readonly path: string;
  readonly format: string;
  /** The right counts, `refuse`, or '' where nothing is stated. An empty part is not stated. */
  readonly right: string;
}

const manifest = (): readonly Row[] => {
  const [, ...lines] = readFileSync(join(CORPUS, 'MANIFEST.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [path = '', format = '', , ...right] = line.split('\t');
    return {
      path,
      format,
      right: right
        .slice(0, 4)
        .join('/')
        .replace(/^\/*$/, '')
        .replace(/^refuse.*/, 'refuse'),
    };
  });
};

const load = (path: string, root?: string): Reading => read(readFileSync(join(CORPUS, path)), root ? { root } : {});

const check = ({ path, format, right }: Row): void => {
  const { counts, fault } = load(path);
  const known = (FORMAT_NAMES as readonly string[]).includes(format);
  const disagreement = DISAGREEMENTS[path];
  if (disagreement !== undefined) expect(counts).toBe(disagreement.counts);
  else if (right === 'refuse') expect(fault).toBeDefined();
  else if (!known && fault !== undefined) expect(counts).toMatch(/^refused: (?:format-unknown|report-dtd)$/);
  else if (right !== '') {
    const stated = right.split('/');
    expect(counts.split('/').map((part, index) => (stated[index] === '' ? '' : part))).toEqual(stated);
  }
};

/** Names that the sample suites themselves make up anew in each run. */
const varies = (name: string): string => name.replace(/\b(?:pid[- ]\d+|random \w+)/g, '…');

const identities = ({ tests }: Reading): readonly string[] =>
  tests.map(({ outcome, group, name }) => JSON.stringify([outcome, group, varies(name)])).sort();

describe.skipIf(!isThere && !isRequired)('every real report of the corpus', () => {
  const all = isThere ? manifest() : [];

  it('is there', () => expect(all.length).toBeGreaterThan(500));

  it.each(all.map((row) => [row.path, row] as const))('%s', (_, row) => check(row));

  it.each(all.filter(({ path }) => path.startsWith('open/own/run1/')).map(({ path }) => path))(
    '%s has the same identities when the suite runs again in another place',
    (path) => {
      const first = load(path, '/home/runner/sample/w1');
      const second = load(path.replace('/run1/', '/run2/'), '/var/tmp/other-place/checkout');
      expect(identities(second)).toEqual(identities(first));
    },
  );
});

it.skipIf(isThere || isRequired)('skips the corpus of real reports: it is not beside this repository', () => {
  expect(existsSync(CORPUS)).toBe(false);
});
