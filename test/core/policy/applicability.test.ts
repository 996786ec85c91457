import { describe, expect, test } from 'vitest';
import {
  absentSuites,
  asksForPaths,
  changedOf,
  nodeName,
  touchedSuites,
} from '../../../src/core/policy/applicability.ts';
import { policyOf, unitPolicy } from './policies.ts';

const numbered = (many: number): readonly string[] => Array.from({ length: many }, (_, index) => `${index}.txt`);

describe('which suites a pull request touches', () => {
  test.each<[paths: string, changed: readonly string[] | undefined, touched: boolean]>([
    ['["**"]', [], true],
    ['["**"]', ['a'], true],
    ['[src/**]', ['src/a.ts'], true],
    ['[src/**]', ['src/deep/er/a.ts'], true],
    ['[src/**]', ['source/a.ts'], false],
    ['[src/**]', ['docs/src/a.ts'], false],
    ['[src/**]', [], false],
    ['[src/**]', undefined, true],
    ['[./src/**]', ['src/a.ts'], true],
    ['["*.json"]', ['package.json'], true],
    ['["*.json"]', ['a/package.json'], false],
    ['["**/*.json"]', ['package.json'], true],
    ['["*"]', ['.eslintrc'], true],
    ['[.github/**]', ['.github/recount.yml'], true],
    ['[package.json, src/**]', ['docs/a.md', 'src/a.ts'], true],
    ['[src/**]', ['src\\a.ts'], true],
    ['[SRC/**]', ['src/a.ts'], true],
    ['[src/**]', ['Src/a.ts'], true],
    ['[src/app]', ['src/APP/a.ts'], true],
    ['["!src/**"]', ['Src/a.ts'], true],
    ['["app/(shop)/**"]', ['app/(shop)/cart.ts'], true],
    ['["app/[id]"]', ['app/[id]/page.tsx'], true],
    ['["!app/[id]"]', ['app/[id]/page.tsx'], false],
    ['[src/**]', ['../src/a.ts'], false],
    ['[packages/b]', ['packages/b/a.ts'], true],
    ['[packages/b]', ['packages/b'], true],
    ['[packages/b]', ['packages/bc/a.ts'], false],
    ['[packages/b]', ['a/packages/b/a.ts'], false],
    ['[packages/b/]', ['packages/b/deep/er/a.ts'], true],
    ['[./packages//b/.]', ['packages/b/a.ts'], true],
    ['["packages/*/"]', ['packages/b/a.ts'], true],
    ['["packages/*"]', ['packages/b/a.ts'], false],
    ['[.]', ['packages/b/a.ts'], true],
    ['["a b/$c"]', ['a b/$c/d'], true],
    ['["caf\u00e9"]', ['cafe\u0301/a'], true],
    ['["!docs"]', ['docs/a.md'], false],
    ['["!docs/"]', ['docs/a.md', 'docs'], false],
    ['["!docs/**"]', ['docs/a.md'], false],
    ['["!docs"]', ['docs/a.md', 'src/a.ts'], true],
    ['["!!docs"]', ['docs/a.md'], true],
    ['["!!docs"]', ['src/a.ts'], false],
    ['["!(docs|test)/**"]', ['src/a.ts'], true],
    ['["!(docs|test)/**"]', ['docs/a.md'], false],
    ['[src, "!src/generated"]', ['src/generated/a.ts'], true],
  ])('paths %s, changed %j: %j', (paths, changed, touched) => {
    expect(touchedSuites(unitPolicy(`paths: ${paths}`), changed).has('unit')).toBe(touched);
  });

  test.each<[what: string, paths: readonly string[], changed: number | undefined]>([
    ['each path once', ['a', 'b', 'a'], 2],
    ['2,999', numbered(2_999), 2_999],
    ['2,999, most of them twice', [...numbered(2_999), ...numbered(2_000)], 2_999],
    ['3,000, which is all there may be', numbered(3_000), undefined],
  ])('paths count by their number: %s', (_what, paths, changed) => {
    expect(changedOf(paths)?.length).toBe(changed);
  });

  test('what changed is asked for only where a suite has paths of its own', () => {
    expect(asksForPaths(unitPolicy(''))).toBe(false);
    expect(asksForPaths(unitPolicy('paths: [src/**, "**"]'))).toBe(false);
    expect(asksForPaths(unitPolicy('paths: [src/**]'))).toBe(true);
  });
});

test.each<[platform: string, absent: Readonly<Record<string, string>>]>([
  ['linux', { docs: 'paths', mac: 'os', win: 'os', both: 'paths' }],
  ['darwin', { docs: 'paths', lin: 'os', win: 'os', both: 'paths' }],
  ['win32', { docs: 'paths', lin: 'os', mac: 'os', both: 'paths' }],
  ['freebsd', { docs: 'paths', lin: 'os', mac: 'os', win: 'os', both: 'paths' }],
])('on %s these are not run: %j', (platform, absent) => {
  const policy = policyOf(`version: 1
suites:
  any: { run: x, scope: live }
  docs: { run: x, scope: live, paths: [docs/**] }
  lin: { run: x, scope: live, os: linux }
  mac: { run: x, scope: live, os: macos }
  win: { run: x, scope: live, os: windows }
  both: { run: x, scope: live, os: windows, paths: [docs/**] }
`);
  expect(absentSuites(policy, touchedSuites(policy, ['src/a.ts']), platform)).toEqual(absent);
});

test('a system has a name of Node’s', () => {
  expect([nodeName('linux'), nodeName('macos'), nodeName('windows')]).toEqual(['linux', 'darwin', 'win32']);
});
