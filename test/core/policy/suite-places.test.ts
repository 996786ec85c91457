import { expect, test } from 'vitest';
import { suitePlaces } from '../../../src/core/policy/parse.ts';

test.each<[what: string, text: string, lines: Readonly<Record<string, number>>]>([
  [
    'suites in a block',
    'version: 1\n# two suites\nsuites:\n  unit: { run: a }\n\n  types:\n    run: b\n',
    { unit: 4, types: 6 },
  ],
  ['suites on one line', 'suites: { unit: { run: a }, types: { run: b } }', { unit: 1, types: 1 }],
  ['no suites', 'version: 1\n', {}],
  ['suites that are none', 'suites: [unit]\n', {}],
  ['a key that is no name', 'suites:\n  ? [a]\n  : b\n', {}],
])('the line of each suite: %s', (_what, text, lines) => {
  const places = suitePlaces(text, 'policy.yml');
  expect(Object.fromEntries(places)).toEqual(
    Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, { file: 'policy.yml', line }])),
  );
});
