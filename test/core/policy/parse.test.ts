import { describe, expect, test } from 'vitest';
import { parsePolicy } from '../../../src/core/policy/parse.ts';
import { policyOf } from './policies.ts';

const TOP = 'version: 1\n';
const UNIT = 'suites:\n  unit:\n    run: npm test\n    scope: offline\n';
const BASE = TOP + UNIT;
/** The sixth line of a policy whose first five are one whole suite. */
const top = (line: string): string => `${BASE}${line}\n`;
const suite = (line: string): string => `${BASE}    ${line}\n`;

describe('the smallest policy', () => {
  test('has every default filled in', () => {
    expect(policyOf(BASE)).toEqual({
      setup: [],
      setupEnv: [],
      env: {},
      isolation: 'user',
      trust: 'normal',
      suites: {
        unit: {
          run: 'npm test',
          cwd: '.',
          env: {},
          timeout: 900_000,
          reports: [],
          format: 'auto',
          scope: 'offline',
          tests: 'outcome',
          minTests: 0,
          must: 'pass',
          os: 'any',
          paths: ['**'],
          unstable: [],
          identity: [],
          shards: 1,
        },
      },
      required: ['unit'],
      block: 'required',
      exempt: [],
      bases: undefined,
      confirm: true,
      changes: undefined,
      hook: { push: false },
      files: { length: 20_000, steps: 200 },
      losses: 'report',
      proof: undefined,
      pinFromCi: true,
      blockSize: 6_000,
    });
  });

  test('asks for exact tests, and at least one, as soon as it has reports', () => {
    expect(policyOf(suite('reports: ["*.xml"]')).suites['unit']).toMatchObject({ tests: 'exact', minTests: 1 });
  });
});

test('every key takes every one of its values', () => {
  const policy = policyOf(`
version: 1
setup: [npm ci, [make, deps]]
setup-env: []
env: { CI_MODE: full, HOME_REGION: null }
isolation: none
trust: strict
suites:
  unit:
    run: [npx, vitest, run, '--shard={index}/{count}']
    cwd: packages/a
    env: { A: b }
    timeout: 90s
    reports: ["*.xml", ./out/*.json]
    format: junit
    scope: live
    tests: counts
    min-tests: 5
    must: report
    os: macos
    paths: [src/**, "*.json"]
    unstable: ["net › reconnects *"]
    identity: [{ match: 'pid \\d+', replace: pid }]
    shards: 8
  types: { run: tsc, scope: syntax }
require: [unit]
block: when-present
exempt: [{ app: dependabot }, { app: renovate, id: 29139614 }]
bases: [main, release/1]
confirm: false
pin-from-ci: false
block-size: 20000
losses: report
proof: []
files: { length: 9000 }
`);
  expect(policy).toMatchObject({
    setup: ['npm ci', ['make', 'deps']],
    env: { CI_MODE: 'full', HOME_REGION: null },
    isolation: 'none',
    required: ['unit'],
    block: 'when-present',
    exempt: [{ app: 'dependabot' }, { app: 'renovate', id: 29_139_614 }],
    bases: ['main', 'release/1'],
    confirm: false,
    pinFromCi: false,
    blockSize: 20_000,
    files: { length: 9_000, steps: 200 },
  });
  expect(policy.suites['unit']).toEqual({
    run: ['npx', 'vitest', 'run', '--shard={index}/{count}'],
    cwd: 'packages/a',
    env: { A: 'b' },
    timeout: 90_000,
    reports: ['*.xml', './out/*.json'],
    format: 'junit',
    scope: 'live',
    tests: 'counts',
    minTests: 5,
    must: 'report',
    os: 'macos',
    paths: ['src/**', '*.json'],
    unstable: ['net › reconnects *'],
    identity: [{ match: 'pid \\d+', replace: 'pid' }],
    shards: 8,
  });
});

test('a suite that runs no code has no reports', () => {
  const parsed = parsePolicy('version: 1\nsuites:\n  types: { run: tsc, scope: syntax, reports: ["*.xml"] }\n');
  expect(parsed.ok ? '' : parsed.error[0]?.message).toContain(
    'suites.types.reports: goes with a scope that runs tests',
  );
});

describe('an image and containers go together', () => {
  test.each([
    [
      'version: 1\nisolation: container\nsuites:\n  unit: { run: make, scope: live }\n',
      'suites.unit: needs an `image`',
    ],
    ['version: 1\nsuites:\n  unit: { run: make, scope: live, image: node }\n', 'suites.unit.image: goes with'],
    [
      'version: 1\nisolation: container\nsuites:\n  unit: { run: make, scope: live, image: "-v" }\n',
      'name of an image',
    ],
  ])('%j is told', (text, message) => {
    const parsed = parsePolicy(text);
    expect(parsed.ok ? '' : parsed.error.map((one) => one.message).join()).toContain(message);
  });

  test('each suite has its own', () => {
    const policy = policyOf(`version: 1
isolation: container
suites:
  unit: { run: make, scope: live, image: "ghcr.io/a/b@sha256:00" }
  types: { run: tsc, scope: syntax, image: "node:24" }
`);
    expect(Object.values(policy.suites).map(({ image }) => image)).toEqual(['ghcr.io/a/b@sha256:00', 'node:24']);
  });
});

describe('`changes` and `hook` have readers of their own, and their faults have places too', () => {
  test.each<[text: string, message: string, line: number, column: number]>([
    [
      top('changes: { alow: [] }'),
      'changes.alow: is not a known key; known are allow, deny, protected, approvers',
      6,
      18,
    ],
    [
      top('changes: { deny: [a, ../b] }'),
      'changes.deny.1: must be a path inside the repository: relative, with "/", without "..", found "../b"',
      6,
      22,
    ],
    [top('changes: { approvers: nobody }'), 'changes.approvers: must be other or maintainer, found "nobody"', 6, 23],
    [top('changes: [a]'), 'changes: must be a map, found ["a"]', 6, 10],
    [top('changes: { deny: a }'), 'changes.deny: must be a list of at most 200 texts, found "a"', 6, 18],
    [top('changes: { deny: [1] }'), 'changes.deny.0: must be a text, found 1', 6, 19],
    [
      top('changes: { protected: ["a#b"] }'),
      'changes.protected.0: must have a JSON pointer after "#", such as package.json#/scripts, found "a#b"',
      6,
      24,
    ],
    [
      top('changes: { deny: ["!a"] }'),
      'changes.deny.0: has no negation: name what may not be changed under `deny`',
      6,
      19,
    ],
    [top('hook: 1'), 'hook: must be a map, found 1', 6, 7],
    [top('hook: { push: 1 }'), 'hook.push: must be true or false, found 1', 6, 15],
  ])('%s', (text, message, line, column) => {
    expect(parsePolicy(text)).toMatchObject({
      ok: false,
      error: [{ code: 'policy-invalid', message: `.github/recount.yml: ${message}`, place: { line, column } }],
    });
  });
});

describe('what the base is asked', () => {
  test.each<[text: string, losses: string, proof: unknown]>([
    ['', 'report', undefined],
    ['losses: off', 'off', undefined],
    ['losses: declare', 'declare', undefined],
    ['losses: fail', 'fail', undefined],
    ['proof: []', 'report', { paths: [], regressions: true }],
    ['proof: [src/**]', 'report', { paths: ['src/**'], regressions: true }],
    [
      'proof: { paths: [src/**], tests: [test/**], regressions: false }',
      'report',
      { paths: ['src/**'], tests: ['test/**'], regressions: false },
    ],
  ])('%s', (text, losses, proof) => {
    expect(parsePolicy(top(text))).toMatchObject({ ok: true, value: { losses } });
    const parsed = parsePolicy(top(text));
    expect(parsed.ok && parsed.value.proof).toEqual(proof);
  });

  const GLOB = 'must be a glob inside the checkout: relative, with "/", without ".." and without "!"';
  test.each<[text: string, message: string]>([
    ['losses: maybe', 'losses: expected off, report, declare or fail, found "maybe"'],
    ['proof: src', 'proof: expected a map, found "src"'],
    ['proof: { path: [src] }', 'proof.path: is not a known key; known are paths, tests, regressions'],
    ['proof: [../a]', `proof.paths.0: ${GLOB}, found "../a"`],
    ['proof: [/a]', `proof.paths.0: ${GLOB}, found "/a"`],
    ['proof: [""]', 'proof.paths.0: expected something, not an empty string, found ""'],
    ['proof: ["!a"]', `proof.paths.0: ${GLOB}, found "!a"`],
    ['proof: { tests: [] }', 'proof.tests: expected a list of at least 1, found []'],
  ])('%s', (text, message) => {
    expect(parsePolicy(top(text))).toMatchObject({
      ok: false,
      error: [{ code: 'policy-invalid', message: `.github/recount.yml: ${message}`, place: { line: 6 } }],
    });
  });
});
