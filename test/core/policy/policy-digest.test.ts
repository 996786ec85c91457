import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { differingSuites, policyDigest } from '../../../src/core/policy/policy-digest.ts';
import { policyOf } from './policies.ts';

const TEXT = `version: 1
setup: [npm ci]
env: { MODE: full }
suites:
  unit:
    run: npm test
    cwd: a
    env: { A: b }
    reports: ["*.xml"]
    format: junit
    scope: offline
    tests: exact
    unstable: ["a *"]
    identity: [{ match: '\\d+ms', replace: ms }]
  types: { run: tsc, scope: syntax }
`;
const BASE = policyOf(TEXT);
const edited = (from: string, to: string) => policyOf(TEXT.replace(from, to));

test('the digest is the sha256 of the canonical form of what bears on results, defaults filled in', () => {
  const canonical =
    '{"env":{"MODE":"full"},"setup":["npm ci"],"suites":{' +
    '"types":{"cwd":".","env":{},"format":"auto","identity":[],"image":null,"reports":[],"run":"tsc","scope":"syntax","tests":"outcome","unstable":[]},' +
    '"unit":{"cwd":"a","env":{"A":"b"},"format":"junit","identity":[{"match":"\\\\d+ms","replace":"ms"}],"image":null,"reports":["*.xml"],"run":"npm test","scope":"offline","tests":"exact","unstable":["a *"]}}}';
  expect(policyDigest(BASE)).toBe(`sha256:${createHash('sha256').update(canonical).digest('hex')}`);
});

describe('what bears on no result changes nothing', () => {
  test.each<[what: string, from: string, to: string]>([
    ['a comment', 'version: 1\n', 'version: 1 # the first\n\n'],
    ['a default that is written out', 'scope: syntax', 'scope: syntax, cwd: ., format: auto'],
    ['the order of keys', 'run: tsc, scope: syntax', 'scope: syntax, run: tsc'],
    ['quotes', 'run: npm test', 'run: "npm test"'],
    ['an exemption', 'version: 1\n', 'version: 1\nexempt: [{ app: dependabot }]\n'],
    ['a timeout', '    cwd: a\n', '    cwd: a\n    timeout: 1h\n'],
    ['min-tests', '    cwd: a\n', '    cwd: a\n    min-tests: 9\n'],
    ['must', '    cwd: a\n', '    cwd: a\n    must: report\n'],
    ['os', '    cwd: a\n', '    cwd: a\n    os: linux\n'],
    ['paths', '    cwd: a\n', '    cwd: a\n    paths: [src]\n'],
    ['isolation', 'version: 1\n', 'version: 1\nisolation: none\n'],
    ['block', 'version: 1\n', 'version: 1\nblock: when-present\n'],
    ['require', 'version: 1\n', 'version: 1\nrequire: [unit]\n'],
    ['bases', 'version: 1\n', 'version: 1\nbases: [main]\n'],
    ['confirm', 'version: 1\n', 'version: 1\nconfirm: false\n'],
    ['pin-from-ci', 'version: 1\n', 'version: 1\npin-from-ci: false\n'],
    ['block-size', 'version: 1\n', 'version: 1\nblock-size: 9000\n'],
    ['changes', 'version: 1\n', 'version: 1\nchanges: { allow: [src/**] }\n'],
    ['hook', 'version: 1\n', 'version: 1\nhook: { push: true }\n'],
    ['files', 'version: 1\n', 'version: 1\nfiles: { length: 9000, steps: 9 }\n'],
  ])('%s', (_what, from, to) => {
    const other = edited(from, to);
    expect(policyDigest(other)).toBe(policyDigest(BASE));
    expect(differingSuites(BASE, other)).toEqual([]);
  });
});

test('nor does the number of shards, which together are one run', () => {
  const sharded = (shards: number) =>
    policyOf(TEXT.replace('run: npm test', `run: "npm test {index}"\n    shards: ${shards}`));
  expect(policyDigest(sharded(8))).toBe(policyDigest(sharded(1)));
});

describe('what bears on a result changes the digest, and the suites it concerns are named', () => {
  test.each<[what: string, from: string, to: string, suites: readonly string[]]>([
    ['setup', '[npm ci]', '[npm install]', ['unit', 'types']],
    ['env', 'MODE: full', 'MODE: quick', ['unit', 'types']],
    ['env passed and not set', 'MODE: full', 'MODE: null', ['unit', 'types']],
    ['run', 'run: npm test', 'run: npm t', ['unit']],
    ['run as a list', 'run: npm test', 'run: [npm test]', ['unit']],
    ['cwd', 'cwd: a', 'cwd: b', ['unit']],
    ['env of a suite', 'A: b', 'A: c', ['unit']],
    ['reports', '"*.xml"', '"**.xml"', ['unit']],
    ['format', 'format: junit', 'format: tap', ['unit']],
    ['scope', 'scope: offline', 'scope: live', ['unit']],
    ['tests', 'tests: exact', 'tests: counts', ['unit']],
    ['unstable', 'a *', 'b *', ['unit']],
    ['a pattern of identity', '+ms', '*ms', ['unit']],
    ['a replacement of identity', 'replace: ms', 'replace: t', ['unit']],
    ['no identity', "[{ match: '\\d+ms', replace: ms }]", '[]', ['unit']],
    ['a suite more', '  types:', '  lint: { run: x, scope: syntax }\n  types:', ['lint']],
    ['a suite less', '  types: { run: tsc, scope: syntax }\n', '', ['types']],
    ['a suite by another name', '  types:', '  typing:', ['types', 'typing']],
  ])('%s', (_what, from, to, suites) => {
    const other = edited(from, to);
    expect(policyDigest(other)).not.toBe(policyDigest(BASE));
    expect(differingSuites(BASE, other)).toEqual(suites);
  });
});
