import type { Files } from '../world/repository.ts';

/** A suite that needs no toolchain: it leaves the report that the commit holds and ends as the commit says. */
export const command = 'cp report.xml "$RECOUNT_REPORTS/unit.xml"; exit "$(cat exit)"';

/**
 * A policy of that one suite; `more` are further lines of the suite, `top` further lines of the policy. It asks for no
 * isolation, so that a story is the same on every machine.
 */
export const policyOf = ({ more = '', top = '' }: { readonly more?: string; readonly top?: string } = {}): string =>
  `version: 1
isolation: none
${top}suites:
  unit:
    run: ${command}
    reports: ["*.xml"]
    scope: offline
${more}`;

export type Outcome = 'passed' | 'failed' | 'skipped';

const CHILD = { passed: '', failed: '<failure message="no"/>', skipped: '<skipped/>' } as const;

/** A JUnit report of named tests. */
export const reportOf = (tests: Readonly<Record<string, Outcome>>): string => {
  const rows = Object.entries(tests).map(
    ([name, outcome]) => `  <testcase classname="test/sum.test.ts" name="${name}">${CHILD[outcome]}</testcase>`,
  );
  return `<testsuites><testsuite name="test/sum.test.ts">\n${rows.join('\n')}\n</testsuite></testsuites>\n`;
};

/** Four tests, one of them skipped. */
export const greenTests = {
  adds: 'passed',
  subtracts: 'passed',
  multiplies: 'passed',
  'divides by zero': 'skipped',
} as const;

/** The files of a commit whose suite gives these tests and this exit. */
export const suiteFiles = (tests: Readonly<Record<string, Outcome>> = greenTests, exit = 0): Files => ({
  'report.xml': reportOf(tests),
  exit: `${exit}\n`,
});
