import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readQuickly } from '../../../src/core/hook/quick-settings.ts';
import { ruleOf } from '../../../src/core/hook/settings.ts';
import { readRule } from '../../../src/core/hook/whole-settings.ts';

const REST = 'version: 1\nsuites:\n  unit: { run: "true", scope: offline }\n';
const USUAL = `# How this is tested
---
version: 1
setup: [npm ci]
env: { CI: "1", HOST: https://example.org/#a }
suites:
  unit:
    run: npx vitest run --outputFile="$RECOUNT_REPORTS/unit.xml" # all of them
    reports: ["*.xml"]
    scope: offline
    timeout: 15m
  lint:
    run: |
      npm run lint
        changes: "
      # nothing
    scope: syntax
changes:
  allow:
    - src/**
    - .github/CODEOWNERS
  deny:
  - a {b, c}
  - 'dd: "e"'
hook: { push: true }
`;
const PATH = '.github/recount.yml';

describe('the rule in a policy', () => {
  test.each<[what: string, text: string, quick: boolean, rule: object | undefined]>([
    ['none', REST, true, undefined],
    ['an empty one', `${REST}changes: {}\n`, true, { deny: [] }],
    [
      'lists in one line',
      `${REST}changes: { allow: [src/**, "*.md", 'a b'] }\n`,
      true,
      { allow: ['src/**', '*.md', 'a b'], deny: [] },
    ],
    [
      'lists in lines',
      `${REST}changes:\n  allow:\n    - src/** # code\n    - ./docs\n  deny: []\n`,
      true,
      { allow: ['src/**', './docs'], deny: [] },
    ],
    ['comments and a beginning', `# policy\n---\n${REST}# rule\nchanges: {}\n`, true, { deny: [] }],
    ['a policy as most are', USUAL, true, { allow: ['src/**', '.github/CODEOWNERS'], deny: ['a {b, c}', 'dd: "e"'] }],
    [
      'comments in the lists',
      `changes: # c\n  # c\n  deny: # c\n# c\n  - a # c\n\n  - "b" # c\n`,
      true,
      { deny: ['a', 'b'] },
    ],
    [
      'a text of lines that looks like a rule',
      `setup: |\n changes: {}\nchanges: { deny: [a] }\n`,
      true,
      { deny: ['a'] },
    ],
    ['a list of texts of lines', `setup:\n- |\n "\n- y: >-\n    [\n  z: 1\nchanges: {}\n`, true, { deny: [] }],
    [
      'a text in quotes over two lines of a list',
      `setup:\n - y: |\n     "\n   z: "\n\n     "\nchanges: {}\n`,
      false,
      { deny: [] },
    ],
    ['a text in quotes over the key', `setup: "\n changes: {}\n "\nchanges: { deny: [a] }\n`, false, { deny: ['a'] }],
    ['a map over the key', `env: {\n changes: {}\n }\nchanges: { deny: [a] }\n`, false, { deny: ['a'] }],
    ['a text over two lines', `setup: a\n changes\nchanges: { deny: [a] }\n`, false, { deny: ['a'] }],
    ['an indented list of lists', `changes:\n  deny: [a]\nsetup:\n  - - a\n    - b\n`, true, { deny: ['a'] }],
    ['tabs', `${REST}changes: {}\t# c\n`, false, { deny: [] }],
    ['lines as Windows ends them', `${REST}changes: {}\n`.replaceAll('\n', '\r\n'), false, { deny: [] }],
    ['a comma at the end', `changes: { deny: [a,] }\n`, false, { deny: ['a'] }],
    ['a key in quotes', `"changes": { deny: [a] }\n${REST}`, false, { deny: ['a'] }],
    ['a key with an escape', `"ch\\x61nges": { deny: [a] }\n${REST}`, false, { deny: ['a'] }],
    ['the hook alone', `${REST}hook: { push: true }\n`, true, undefined],
    ['an anchor', `${REST}bases: &a [src/**]\nchanges: { allow: *a }\n`, false, { allow: ['src/**'], deny: [] }],
    ['a tag', `${REST}changes: { allow: [!!str src/**] }\n`, false, { allow: ['src/**'], deny: [] }],
    ['a text of lines', `${REST}changes:\n  deny:\n    - >-\n      a\n`, false, { deny: ['a'] }],
    ['a glob that begins with a number', `${REST}changes: { deny: [1a] }\n`, false, { deny: ['1a'] }],
    ['a glob over two lines', `${REST}changes: { deny: [a\n  b] }\n`, false, { deny: ['a b'] }],
    ['an anchor of the whole', `--- &a\n${REST}changes: {}\n`, false, { deny: [] }],
  ])('%s', (_, text, quick, rule) => {
    const whole = readRule(text, PATH);
    expect(whole).toEqual({ ok: true, value: rule === undefined ? rule : { ...rule, approvers: 'other' } });
    const plain = readQuickly(text);
    expect(plain !== undefined).toBe(quick);
    if (plain !== undefined) expect(ruleOf(plain, PATH)).toEqual(whole);
  });

  test.each<[text: string, message: string]>([
    [`${REST}? [a]\n: b\nchanges: {}\n`, '.github/recount.yml: [ a ]: is not a known key'],
    ['version: 1\nsuite: {}\n', '.github/recount.yml: suite: is not a known key; known are version, setup, '],
    [`${REST}hoook: { push: true }\n`, '.github/recount.yml: hoook: is not a known key'],
    [`${REST}changs: { allow: [src/**] }\n`, '.github/recount.yml: changs: is not a known key'],
    [`${REST}changes: {}\n"suites ": {}\n`, '.github/recount.yml: suites : is not a known key'],
    [`${REST}constructor: {}\n`, '.github/recount.yml: constructor: is not a known key'],
    ['changes: [', '.github/recount.yml is not YAML as expected'],
    ['a: 1\n---\nb: 2\n', '.github/recount.yml is not YAML as expected'],
    [`${REST}changes: {}\nchanges: {}\n`, '.github/recount.yml is not YAML as expected: Map keys must be unique'],
    ['text', '.github/recount.yml is no policy: it is no map'],
    ['[]', '.github/recount.yml is no policy: it is no map'],
    ['---\n', '.github/recount.yml is no policy: it is no map'],
    ['', '.github/recount.yml is no policy: it is no map'],
    ['changes:\n', '.github/recount.yml: changes: must be a map'],
    ['changes: { allow: [true] }', '.github/recount.yml: changes.allow.0: must be a text'],
    ['changes: { alow: [] }', '.github/recount.yml: changes.alow: is not a known key'],
    ['changes: { deny: [.5] }', '.github/recount.yml: changes.deny.0: must be a text'],
    ['changes: { deny: [], deny: [a] }', '.github/recount.yml is not YAML as expected: Map keys must be unique'],
    ['changes:\n  deny: [a]\n  deny: []\n', '.github/recount.yml is not YAML as expected: Map keys must be unique'],
    ['changes:\n  deny:\n    - a\n   - b\n', '.github/recount.yml is not YAML as expected'],
    ['changes:\n  deny: [a]\n allow: [a]\n', '.github/recount.yml is not YAML as expected'],
    ['changes:\n  - a\n', '.github/recount.yml: changes: must be a map'],
    ['changes:\n  deny:\n  allow: [a]\n', '.github/recount.yml: changes.deny: must be a list'],
    ['changes: |\n  deny: [a]\n', '.github/recount.yml: changes: must be a map'],
    ['setup: [npm ci]\n  changes:\n    deny: [a]\n', '.github/recount.yml is not YAML as expected'],
    ['setup: npm ci\n  changes:\n    deny: [a]\n', '.github/recount.yml is not YAML as expected'],
    ['changes:\n  deny: [a]\n    allow: [b]\n', '.github/recount.yml is not YAML as expected'],
    ['---\n---\nchanges:\n  deny: [a]\n', '.github/recount.yml is not YAML as expected'],
    ['hook: { push: 1 }', '.github/recount.yml: hook.push: must be true or false'],
    ['hook: true', '.github/recount.yml: hook: must be a map'],
    ['changes: { allow: [*.md] }', 'is not YAML as expected: `*.md` is an alias that nothing before it names'],
    ['changes:\n  allow:\n    - *.md\n', 'is not YAML as expected: `*.md` is an alias that nothing before it names'],
  ])('%j is told: %s', (text, message) => {
    const whole = readRule(text, PATH);
    expect(whole.ok).toBe(false);
    expect(whole.ok ? '' : whole.error).toContain(message);
    const plain = readQuickly(text);
    if (plain !== undefined) expect(ruleOf(plain, PATH)).toEqual(whole);
  });

  test('a line that is very long is for the whole library', () => {
    expect(readQuickly(`# ${'x'.repeat(1_000)}\nchanges: {}\n`)).toBeDefined();
    expect(readQuickly(`# ${'x'.repeat(2_000)}\nchanges: {}\n`)).toBeUndefined();
  });

  test('aliases in aliases are not read as a whole', () => {
    const level = (name: string, of: string): string => `${name}: &${name} [${`*${of},`.repeat(50)}]\n`;
    const text = `a: &a [1]\n${level('b', 'a')}${level('c', 'b')}${level('d', 'c')}changes: {}\n`;
    const error = `${PATH} is not YAML as expected: its aliases stand for more than is read, or for what they stand in`;
    expect(readRule(text, PATH)).toEqual({ ok: false, error });
  });
});

test('what is read quickly is what the whole library reads', () => {
  const glob = fc.oneof(
    fc.constantFrom(
      'src/**',
      '*.md',
      'a b',
      '!x',
      '- a',
      'a: b',
      '#a',
      '{a,b}',
      '[ab]',
      'true',
      'null',
      '~',
      '1',
      '1.5',
      '',
      '"',
      "'",
      '\\',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const list = fc.array(glob, { maxLength: 3 });
  const changes = fc.oneof(
    fc.record({ allow: list, deny: list, protected: list }, { requiredKeys: [] }),
    fc.constantFrom(null, 1, 'text', [], { allow: 'x' }, { other: { deep: [1] } }),
  );
  const policy = fc.record(
    { version: fc.constant(1), changes, hook: fc.constantFrom({ push: true }, { push: 'x' }, {}) },
    { requiredKeys: [] },
  );
  const style = fc.record({
    collectionStyle: fc.constantFrom('any' as const, 'block' as const, 'flow' as const),
    defaultStringType: fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const, 'QUOTE_SINGLE' as const),
    indent: fc.integer({ min: 1, max: 4 }),
    lineWidth: fc.constantFrom(0, 20, 80),
  });
  fc.assert(
    fc.property(policy, style, (value, options) => {
      const text = stringify(value, options);
      const plain = readQuickly(text);
      if (plain !== undefined) expect(ruleOf(plain, PATH)).toEqual(readRule(text, PATH));
    }),
    { numRuns: 3_000 },
  );
});

test('any text is read to its end', () => {
  const piece = fc.constantFrom(
    'changes:',
    ' allow',
    ': ',
    '[',
    ']',
    '{',
    '}',
    '- ',
    '\n',
    '  ',
    '"',
    "'",
    '&a',
    '*a',
    '!t',
    '#',
    '|',
    '>',
    '?',
    ',',
    'a',
    '---',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = `changes:${pieces.join('')}`;
      const plain = readQuickly(text);
      const whole = readRule(text, PATH);
      // What only the whole library finds wrong is told by the check; a rule is never read otherwise.
      if (plain !== undefined && whole.ok) expect(ruleOf(plain, PATH)).toEqual(whole);
    }),
    { numRuns: 5_000 },
  );
});

test('whatever the lines are', () => {
  const line = fc
    .tuple(
      fc.constantFrom('', '', ' ', '  ', '    '),
      fc.constantFrom('', '', '', '- ', '- - '),
      fc.constantFrom(
        'changes: ',
        'changes:',
        'hook: ',
        'allow: ',
        'deny: ',
        'deny:',
        'setup: ',
        'bases:',
        '"env": ',
        'a: ',
        '? ',
        '',
      ),
      fc.constantFrom(
        '',
        '',
        'a',
        '"a',
        'a"',
        '"a" # b',
        '[',
        ']',
        '[a, "b"]',
        '{',
        '}',
        '{ deny: [a] }',
        '|',
        '>-',
        '|2',
        '# "',
        '---',
      ),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
      const text = lines.join('\n');
      const plain = readQuickly(text);
      const whole = readRule(text, PATH);
      if (plain !== undefined && whole.ok) expect(ruleOf(plain, PATH), text).toEqual(whole);
    }),
    { numRuns: 5_000 },
  );
});
