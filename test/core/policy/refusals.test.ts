import { describe, expect, test } from 'vitest';
import { POLICY_KEYS, unknownKey } from '../../../src/core/policy/keys.ts';
import { parsePolicy } from '../../../src/core/policy/parse.ts';
import { FORMAT_NAMES } from '../../../src/core/report/format-names.ts';

const TOP = 'version: 1\n';
const UNIT = 'suites:\n  unit:\n    run: npm test\n    scope: offline\n';
const BASE = TOP + UNIT;
/** The sixth line of a policy whose first five are one whole suite. */
const top = (line: string): string => `${BASE}${line}\n`;
const suite = (line: string): string => `${BASE}    ${line}\n`;
const withReports = (line: string): string => `${BASE}    reports: ["*.xml"]\n    ${line}\n`;

const PATH_RULE = 'must be a path inside the checkout: relative, with "/", without ".."';
// The schema names its own keys, and the hook's list is held against them.
const UNKNOWN = unknownKey(POLICY_KEYS);
const UNKNOWN_OF_SUITE = unknownKey([
  'run',
  'cwd',
  'env',
  'timeout',
  'reports',
  'format',
  'scope',
  'tests',
  'min-tests',
  'must',
  'os',
  'paths',
  'unstable',
  'identity',
  'shards',
  'image',
]);
const NAME_RULE =
  'must be a name of lowercase letters, digits and "-", 40 at most, that begins with a letter, and not `constructor` or `prototype`';
const MERGE = 'merge keys (`<<`) are not read: write out what it stands for';
const NUL_RULE = 'holds a NUL, which no program can be given';
const SHARD_RULE = 'must hold {index} where `shards` is more than 1: else every shard would run the same tests';
const DURATION_RULE = 'must be a duration from 1s to 6h, such as 90s, 15m or 1h';

/** Matches a text with this in it; of a type that says no more than it knows. */
const containing = (text: string): unknown => expect.stringContaining(text);

describe('a policy that is refused says what was expected, what was found, and where', () => {
  test.each<[name: string, text: string, line: number, column: number, message: string]>([
    ['an empty file', '', 1, 1, 'the policy: expected a map, found null'],
    ['a list', '- a\n', 1, 1, 'the policy: expected a map, found ["a"]'],
    ['a word', 'hello', 1, 1, 'the policy: expected a map, found "hello"'],
    ['no version', UNIT, 1, 1, 'version: is missing; expected 1'],
    ['another version', `version: 2\n${UNIT}`, 1, 10, 'version: expected 1, found 2'],
    ['a version in quotes', `version: "1"\n${UNIT}`, 1, 10, 'version: expected 1, found "1"'],
    ['no suites', TOP, 1, 1, 'suites: is missing; expected a map'],
    ['an empty map of suites', `${TOP}suites: {}\n`, 2, 9, 'suites: must name a suite'],
    ['a list of suites', `${TOP}suites: [a]\n`, 2, 9, 'suites: expected a map, found ["a"]'],
    ['a suite without anything', `${TOP}suites:\n  unit:\n`, 3, 8, 'suites.unit: expected a map, found null'],
    [
      'a suite name in capitals',
      `${TOP}suites:\n  Unit: { run: x, scope: live }\n`,
      3,
      3,
      `suites.Unit: ${NAME_RULE}, found "Unit"`,
    ],
    [
      'a suite named like a property of every object',
      `${TOP}suites:\n  constructor: { run: x, scope: live }\n`,
      3,
      3,
      `suites.constructor: ${NAME_RULE}, found "constructor"`,
    ],
    ['an unknown key at the top', top('frobnicate: 1'), 6, 1, `frobnicate: ${UNKNOWN}`],
    ['an unknown key of a suite', suite('frobnicate: 1'), 6, 5, `suites.unit.frobnicate: ${UNKNOWN_OF_SUITE}`],
    ['a slip of the pen', `${TOP}suite: {}\n`, 2, 1, `suite: ${UNKNOWN}`],
    ['two unknown keys, each in its place', top('hoook: {}\nchanges: {}\nlosse: x'), 8, 1, `losse: ${UNKNOWN}`],
    ['a suite key at the top', top('shards: 2'), 6, 1, `shards: ${UNKNOWN}`],
    ['a merge key, which is not merged', top('<<: { confirm: false }'), 6, 1, MERGE],
    [
      'a merge key where what it would bring is missing',
      `${TOP}suites:\n  unit: &unit { run: x, scope: live }\n  other:\n    <<: *unit\n`,
      5,
      5,
      MERGE,
    ],
    ['a key that is a list', top('? [a]\n: b'), 1, 1, `[ a ]: ${UNKNOWN}`],
    ['a key that is a number', top('1: x'), 6, 1, `1: ${UNKNOWN}`],
    [
      'no command',
      `${TOP}suites:\n  unit:\n    scope: live\n`,
      4,
      5,
      'suites.unit.run: is missing; expected a command: a string for a shell, or a list of strings without one',
    ],
    [
      'an empty command',
      `${TOP}suites:\n  unit: { run: "", scope: live }\n`,
      3,
      16,
      'suites.unit.run: expected something, not an empty string, found ""',
    ],
    [
      'a command of no words',
      `${TOP}suites:\n  unit: { run: [], scope: live }\n`,
      3,
      16,
      'suites.unit.run: expected a list of at least 1, found []',
    ],
    [
      'a command with a number in it',
      `${TOP}suites:\n  unit: { run: [a, 1], scope: live }\n`,
      3,
      16,
      'suites.unit.run: expected a command: a string for a shell, or a list of strings without one, found ["a",1]',
    ],
    [
      'no scope',
      `${TOP}suites:\n  unit:\n    run: x\n`,
      4,
      5,
      'suites.unit.scope: is missing; expected syntax, offline or live',
    ],
    ['a timeout without a unit', suite('timeout: 15'), 6, 14, `suites.unit.timeout: ${DURATION_RULE}, found 15`],
    ['a timeout that is too long', suite('timeout: 7h'), 6, 14, `suites.unit.timeout: ${DURATION_RULE}, found "7h"`],
    [
      'a report outside the checkout',
      suite('reports: [/tmp/x]'),
      6,
      15,
      `suites.unit.reports.0: ${PATH_RULE}, found "/tmp/x"`,
    ],
    [
      'a report above the checkout',
      suite('reports: [a, ../x]'),
      6,
      18,
      `suites.unit.reports.1: ${PATH_RULE}, found "../x"`,
    ],
    ['a report with a drive', suite('reports: ["C:/x"]'), 6, 15, `suites.unit.reports.0: ${PATH_RULE}, found "C:/x"`],
    ['paths outside the checkout', suite('paths: [/src]'), 6, 13, `suites.unit.paths.0: ${PATH_RULE}, found "/src"`],
    [
      'paths above the checkout',
      suite('paths: [src, a/../../b]'),
      6,
      18,
      `suites.unit.paths.1: ${PATH_RULE}, found "a/../../b"`,
    ],
    [
      'paths above the checkout, turned around',
      suite('paths: ["!../a"]'),
      6,
      13,
      `suites.unit.paths.0: ${PATH_RULE}, found "!../a"`,
    ],
    ['nothing, turned around', suite('paths: ["!"]'), 6, 13, `suites.unit.paths.0: ${PATH_RULE}, found "!"`],
    ['paths with a NUL', suite('paths: ["a\\0"]'), 6, 13, `suites.unit.paths.0: ${PATH_RULE}, found "a\\u0000"`],
    ['a path with backslashes', suite("cwd: 'a\\b'"), 6, 10, `suites.unit.cwd: ${PATH_RULE}, found "a\\\\b"`],
    ['an empty path', suite('cwd: ""'), 6, 10, 'suites.unit.cwd: expected something, not an empty string, found ""'],
    ['one report that is no list', suite('reports: x'), 6, 14, 'suites.unit.reports: expected a list, found "x"'],
    ['no shards', suite('shards: 0'), 6, 13, 'suites.unit.shards: expected a number of at least 1, found 0'],
    ['too many shards', suite('shards: 101'), 6, 13, 'suites.unit.shards: expected a number of at most 100, found 101'],
    ['half a shard', suite('shards: 1.5'), 6, 13, 'suites.unit.shards: expected a whole number, found 1.5'],
    ['shards of a command that names none', suite('shards: 2'), 4, 10, `suites.unit.run: ${SHARD_RULE}`],
    [
      'shards of a list that names none',
      `${TOP}suites:\n  unit: { run: [a, '{count}'], scope: live, shards: 2 }\n`,
      3,
      16,
      `suites.unit.run: ${SHARD_RULE}`,
    ],
    ['no paths at all', suite('paths: []'), 6, 12, 'suites.unit.paths: expected a list of at least 1, found []'],
    [
      'an unknown format',
      suite('format: xml'),
      6,
      13,
      `suites.unit.format: expected auto, ${FORMAT_NAMES.slice(0, -1).join(', ')} or ${FORMAT_NAMES.at(-1)}, found "xml"`,
    ],
    ['an unknown system', suite('os: bsd'), 6, 9, 'suites.unit.os: expected any, linux, macos or windows, found "bsd"'],
    ['an unknown demand', suite('must: try'), 6, 11, 'suites.unit.must: expected pass or report, found "try"'],
    [
      'exact tests without a report',
      suite('tests: exact'),
      6,
      12,
      'suites.unit.tests: needs `reports`: without a report there are no tests to count',
    ],
    [
      'a least number of tests without a report',
      suite('min-tests: 1'),
      6,
      16,
      'suites.unit.min-tests: needs `reports`: without a report there are no tests to count',
    ],
    [
      'a rule that is a word',
      withReports('identity: [file]'),
      7,
      16,
      'suites.unit.identity.0: expected a map, found "file"',
    ],
    [
      'a rule without a replacement',
      withReports('identity: [{ match: a }]'),
      7,
      16,
      'suites.unit.identity.0.replace: is missing; expected a string',
    ],
    [
      'an empty pattern',
      withReports('identity: [{ match: "", replace: a }]'),
      7,
      25,
      'suites.unit.identity.0.match: expected something, not an empty string, found ""',
    ],
    [
      'a replacement with a stray dollar',
      withReports('identity: [{ match: a, replace: "$x" }]'),
      7,
      37,
      'suites.unit.identity.0.replace: may have "$" only before the digit of a group, or as "$$"',
    ],
    [
      'a pattern with half a character',
      withReports('identity: [{ match: "\\uD83D", replace: a }]'),
      7,
      25,
      'suites.unit.identity.0.match: holds half of a surrogate pair, which is no character',
    ],
    [
      'a pattern that is too long',
      withReports(`identity: [{ match: ${'a'.repeat(501)}, replace: a }]`),
      7,
      25,
      `suites.unit.identity.0.match: expected a text of at most 500 characters, found "${'a'.repeat(59)}…`,
    ],
    [
      'too many rules',
      withReports(`identity: [${'{ match: a, replace: b }, '.repeat(21)}]`),
      7,
      15,
      'suites.unit.identity: expected a list of at most 20, found [{"match":"a","replace":"b"},{"match":"a","replace":"b"},{"m…',
    ],
    [
      'rules without a report',
      suite('identity: [{ match: a, replace: b }]'),
      6,
      15,
      'suites.unit.identity: needs `reports`: without a report no test has a name',
    ],
    [
      'unstable tests without a report',
      suite('unstable: [a]'),
      6,
      15,
      'suites.unit.unstable: needs `reports`: without a report no test has a name',
    ],
    [
      'more unstable tests than may be',
      withReports(`unstable: [${Array(21).fill('a').join(',')}]`),
      7,
      15,
      'suites.unit.unstable: expected a list of at most 20, found ["a","a","a","a","a","a","a","a","a","a","a","a","a","a","a"…',
    ],
    [
      'fewer than no tests',
      withReports('min-tests: -1'),
      7,
      16,
      'suites.unit.min-tests: expected a number of at least 0, found -1',
    ],
    ['half a test', withReports('min-tests: 1.5'), 7, 16, 'suites.unit.min-tests: expected a whole number, found 1.5'],
    [
      'a required suite that is none',
      top('require: [unit, e2e]'),
      6,
      17,
      'require.1: names no suite of this policy: e2e',
    ],
    ['another word for all', top('require: none'), 6, 10, 'require: expected all, or a list of suites, found "none"'],
    [
      'a reserved variable',
      top('env: { GITHUB_TOKEN: x }'),
      6,
      8,
      'env.GITHUB_TOKEN: is a name that no suite is given',
    ],
    [
      'an impossible variable',
      top('env: { "1A": x }'),
      6,
      8,
      'env.1A: must be the name of an environment variable, found "1A"',
    ],
    ['a variable with a NUL', top('env: { A: "x\\0" }'), 6, 11, `env.A: ${NUL_RULE}`],
    ['a variable of a suite with a NUL', suite('env: { A: "x\\0" }'), 6, 15, `suites.unit.env.A: ${NUL_RULE}`],
    [
      'a command with a NUL',
      `${TOP}suites:\n  unit: { run: "a\\0b", scope: live }\n`,
      3,
      16,
      `suites.unit.run: ${NUL_RULE}`,
    ],
    [
      'a word of a command with a NUL',
      `${TOP}suites:\n  unit: { run: [a, "b\\0"], scope: live }\n`,
      3,
      20,
      `suites.unit.run.1: ${NUL_RULE}`,
    ],
    ['a command of setup with a NUL', top('setup: [a, "\\0"]'), 6, 12, `setup.1: ${NUL_RULE}`],
    ['a folder with a NUL', suite('cwd: "a\\0"'), 6, 10, `suites.unit.cwd: ${PATH_RULE}, found "a\\u0000"`],
    ['a variable that is a number', top('env: { A: 1 }'), 6, 11, 'env.A: expected a string, found 1: quote it'],
    ['a variable that is ten to YAML', top('env: { A: 010 }'), 6, 11, 'env.A: expected a string, found 010: quote it'],
    ['a variable that is a flag', top('env: { A: true }'), 6, 11, 'env.A: expected a string, found true: quote it'],
    [
      'a number by another name',
      top('env: { A: *n }').replace('version: 1', 'version: &n 1'),
      6,
      11,
      'env.A: expected a string, found 1: quote it',
    ],
    ['a variable that is a list', top('env: { A: [a] }'), 6, 11, 'env.A: expected a string, found ["a"]'],
    [
      'an exempt name without a key',
      top('exempt: [dependabot]'),
      6,
      10,
      'exempt.0: expected a map, found "dependabot"',
    ],
    [
      'an exempt app with a space',
      top('exempt: [{ app: "a b" }]'),
      6,
      17,
      'exempt.0.app: must be the slug of a GitHub App, such as dependabot, found "a b"',
    ],
    [
      'short results',
      top('files: { length: 10 }'),
      6,
      18,
      'files.length: expected a number of at least 1000, found 10',
    ],
    ['no steps', top('files: { steps: 0 }'), 6, 17, 'files.steps: expected a number of at least 1, found 0'],
    [
      'an unknown key of files',
      top('files: { step: 9 }'),
      6,
      10,
      'files.step: is not a known key; known are length, steps',
    ],
    ['a tiny block', top('block-size: 10'), 6, 13, 'block-size: expected a number of at least 1000, found 10'],
    ['a giant block', top('block-size: 70000'), 6, 13, 'block-size: expected a number of at most 60000, found 70000'],
    ['an unknown block rule', top('block: maybe'), 6, 8, 'block: expected required or when-present, found "maybe"'],
    ['yes for true', top('confirm: yes'), 6, 10, 'confirm: expected true or false, found "yes"'],
    ['one base that is no list', top('bases: main'), 6, 8, 'bases: expected a list, found "main"'],
    [
      'a pattern of bases, which would name none',
      top('bases: [main, "release/*"]'),
      6,
      15,
      'bases.1: must be the name of a branch: no pattern stands for several, found "release/*"',
    ],
    [
      'a fault under an alias',
      `${TOP}suites:\n  unit: &u { run: x }\n  e2e: *u\n`,
      4,
      8,
      'suites.e2e.scope: is missing; expected syntax, offline or live',
    ],
  ])('%s', (_name, text, line, column, message) => {
    const parsed = parsePolicy(text);
    expect(parsed.ok ? [] : parsed.error).toContainEqual(
      expect.objectContaining({
        code: 'policy-invalid',
        message: `.github/recount.yml: ${message}`,
        place: { file: '.github/recount.yml', line, column },
      }),
    );
  });

  test.each<[name: string, text: string, line: number, column: number, message: string]>([
    ['a key twice', top('version: 1'), 6, 1, 'Map keys must be unique'],
    [
      'a tag of its own',
      top('x: !secret y'),
      6,
      4,
      'Unresolved tag: !secret; a text that begins with `!` stands in quotes',
    ],
    [
      'a glob without its quotes',
      suite('reports: [*.xml]'),
      6,
      15,
      '`*.xml` is an alias that nothing before it names: a text that begins with `*` stands in quotes',
    ],
    [
      'an alias before what it stands for',
      top('setup: *ci\nenv: { A: &ci b }'),
      6,
      8,
      '`*ci` is an alias that nothing before it names: a text that begins with `*` stands in quotes',
    ],
    [
      'a star alone',
      top('changes: { allow: [ * ] }'),
      6,
      21,
      'Alias cannot be an empty string; a text that begins with `*` stands in quotes',
    ],
    [
      'a command with a colon and a blank',
      top('setup: echo "a: b"'),
      6,
      8,
      'Nested mappings are not allowed in compact mappings; the keys of one map begin in one column, and a text that has `: ` in it stands in quotes',
    ],
    [
      'a key that is too far in, which the library tells twice',
      top('env:\n  A: a\n    B: b'),
      7,
      6,
      'Nested mappings are not allowed in compact mappings; the keys of one map begin in one column, and a text that has `: ` in it stands in quotes',
    ],
    [
      'a command that begins with a package’s name',
      top('setup: [@x/y]'),
      6,
      9,
      'Plain value cannot start with reserved character @; such a text stands in quotes',
    ],
    [
      'more after a quotation',
      top('block: "a" b'),
      6,
      12,
      'Unexpected scalar at node end; a text that begins with a quote, `{`, `[`, `>` or `-` stands in quotes, whole',
    ],
    ['a tab for an indent', `${BASE}\tx: 1\n`, 6, 1, 'Tabs are not allowed as indentation'],
    ['two documents', `${BASE}---\nversion: 1\n`, 6, 1, 'there is more than one document in it'],
  ])('%s is not YAML as expected', (_name, text, line, column, message) => {
    const parsed = parsePolicy(text, 'p.yml');
    expect(parsed).toMatchObject({
      ok: false,
      error: [
        { code: 'policy-invalid', message: `p.yml is not YAML as expected: ${message}`, place: { line, column } },
      ],
    });
  });

  test('aliases within aliases do not fill the memory', () => {
    const line = (name: string, of: string) => `${name}: &${name} [${Array(20).fill(of).join(', ')}]\n`;
    const bomb = line('a', 'x') + line('b', '*a') + line('c', '*b') + line('d', '*c');
    expect(parsePolicy(bomb)).toMatchObject({
      ok: false,
      error: [{ code: 'policy-invalid', message: containing('its aliases stand for more than is read') }],
    });
  });

  test.each([top('setup: &a [*a]'), top('changes: &a { deny: *a }'), suite('env: &a { A: *a }')])(
    'an alias of what it stands in has no end, and is no exception: %j',
    (text) => {
      expect(parsePolicy(text)).toMatchObject({
        ok: false,
        error: [{ code: 'policy-invalid', message: containing('or for what they stand in') }],
      });
    },
  );

  test.each<[what: string, text: string, told: number]>([
    ['hundreds of mistakes are told by twenty', `setup: [${'@a, '.repeat(300)}]\n`, 20],
    ['and thousands that are globs without their quotes', `reports: [${'*.xml, '.repeat(3_000)}]\n`, 20],
    ['what gives rise to hundreds of messages in one place, by one', '['.repeat(300), 1],
  ])('%s', (_what, text, told) => {
    const parsed = parsePolicy(text);
    expect(parsed.ok ? 0 : parsed.error.length).toBe(told);
  });

  test('brackets without end are refused, and no exception', () => {
    const parsed = parsePolicy('['.repeat(20_000));
    expect(parsed.ok ? 0 : parsed.error.length).toBeGreaterThan(0);
    expect(parsed.ok ? 0 : parsed.error.length).toBeLessThanOrEqual(20);
  });

  test('what is found is told on one line, and a long value in short', () => {
    const parsed = parsePolicy(suite(`timeout: "3\\n${'1'.repeat(70)}"`));
    const found = `"3\\n${'1'.repeat(56)}…`;
    expect(parsed).toMatchObject({ ok: false, error: [{ message: containing(`${DURATION_RULE}, found ${found}`) }] });
  });

  test('the faults of all values are told at once', () => {
    const parsed = parsePolicy(`${TOP}block: maybe\nsuites:\n  unit: { scope: far, cwd: /, run: x }\n`);
    expect(parsed.ok ? [] : parsed.error.map(({ place }) => `${place?.line}:${place?.column}`).sort()).toEqual([
      '2:8',
      '4:18',
      '4:28',
    ]);
  });
});
