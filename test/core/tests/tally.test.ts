import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestCase } from '../../../src/core/report/report.ts';
import { openTally, showTest, type TestTally } from '../../../src/core/tests/tally.ts';

const sha = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const byBytes = (a: Buffer, b: Buffer): number => a.compare(b);

/** The rule for digests, written down once more, by hand and with nothing of the product. */
const digestByHand = (tests: readonly (readonly [outcome: string, group: string, name: string])[]) => {
  const leaves = new Map<string, Buffer[]>();
  for (const test of tests) {
    const [, group] = test;
    const text = `[${test.map((part) => JSON.stringify(part)).join(',')}]`;
    leaves.set(group, [...(leaves.get(group) ?? []), sha(text)]);
  }
  const groups = [...leaves].map(([name, hashes]) => ({
    name: sha(name),
    digest: sha(Buffer.concat(hashes.sort(byBytes))),
  }));
  const whole = groups.map(({ name, digest }) => Buffer.concat([name, digest])).sort(byBytes);
  const short = groups.map(({ name, digest }) => Buffer.concat([name.subarray(0, 4), digest.subarray(0, 8)]));
  return {
    digest: `sha256:${sha(Buffer.concat(whole)).toString('hex')}`,
    groups: Buffer.concat(short.sort(byBytes)).toString('hex'),
  };
};

const tally = (tests: readonly TestCase[], unstable: readonly string[] = [], keep = 1_000): TestTally => {
  const open = openTally(unstable, keep);
  for (const test of tests) open.add(test);
  return open.finish();
};

const passed = (group: string, name: string): TestCase => ({ group, name, outcome: 'passed' });
const failed = (group: string, name: string): TestCase => ({ group, name, outcome: 'failed' });
const skipped = (group: string, name: string): TestCase => ({ group, name, outcome: 'skipped' });

const shown = ({ digest, groups }: TestTally) => ({ digest, groups: groups.toString('hex') });

describe('the digest', () => {
  test.each<[name: string, tests: readonly TestCase[]]>([
    ['no test', []],
    ['one test', [passed('a.test.ts', 'adds')]],
    ['three outcomes', [passed('a', 'x'), failed('a', 'y'), skipped('a', 'z')]],
    ['two groups', [passed('a', 'x'), passed('b', 'x'), failed('b', 'y')]],
    ['one test three times', [passed('a', 'x'), passed('a', 'x'), passed('a', 'x')]],
    ['a test without a group', [passed('', 'x')]],
    ['names that JSON escapes', [passed('a"b\\', 'tab\t line\n bell\u0007 é 🙂 \u2028')]],
  ])('of %s is what the rule gives by hand', (_name, tests) => {
    const byHand = digestByHand(tests.map(({ outcome, group, name }) => [outcome, group, name]));
    expect(shown(tally(tests))).toEqual(byHand);
  });

  test('is a golden value, so that a released format can never change', () => {
    expect(
      shown(tally([passed('a.test.ts', 'adds'), failed('b.test.ts', 'breaks'), skipped('b.test.ts', 'waits')])),
    ).toEqual({
      digest: 'sha256:cd04202ae7cad4bbebdf9a6fbfac1e963308b1b0b4611d050b7fca02d0c9d7fd',
      groups: '2035015e2e204eef8e75ade24438651cce069831ef0be19f',
    });
  });

  test.each<[what: string, one: readonly TestCase[], other: readonly TestCase[]]>([
    ['an outcome', [passed('a', 'x')], [failed('a', 'x')]],
    ['a name', [passed('a', 'x')], [passed('a', 'X')]],
    ['a group', [passed('a', 'x')], [passed('b', 'x')]],
    ['where group ends and name begins', [passed('a', 'bc')], [passed('ab', 'c')]],
    ['how often a test occurs', [passed('a', 'x')], [passed('a', 'x'), passed('a', 'x')]],
    ['which of two outcomes a test has', [passed('a', 'x'), failed('a', 'y')], [failed('a', 'x'), passed('a', 'y')]],
  ])('changes with %s', (_what, one, other) => {
    expect(tally(one).digest).not.toBe(tally(other).digest);
  });

  const cases = fc.array(
    fc.record<TestCase>({
      group: fc.constantFrom('', 'a', 'b', 'c/d'),
      name: fc.oneof(fc.constantFrom('x', 'y'), fc.string({ unit: 'grapheme' })),
      outcome: fc.constantFrom('passed', 'failed', 'skipped'),
    }),
    { maxLength: 40 },
  );

  test('does not depend on the order of the tests, nor on how they are spread over reports', () => {
    fc.assert(
      fc.property(
        cases.chain((tests) => fc.tuple(fc.constant(tests), fc.shuffledSubarray(tests, { minLength: tests.length }))),
        ([tests, other]) => {
          const { tests: _, ...first } = tally(tests, ['x']);
          const { tests: _2, ...second } = tally(other, ['x']);
          expect(second).toEqual(first);
        },
      ),
    );
  });

  test('agrees with the rule by hand for any tests', () => {
    fc.assert(
      fc.property(cases, (tests) => {
        expect(shown(tally(tests))).toEqual(
          digestByHand(tests.map(({ outcome, group, name }) => [outcome, group, name])),
        );
      }),
    );
  });
});

describe('tallies of parts', () => {
  const tests = [
    passed('a', 'x'),
    failed('b', 'y'),
    passed('a', 'x'),
    skipped('c', 'z'),
    ...Array.from({ length: 9 }, () => passed('b', 'w')),
  ];

  test.each([0, 1, 3, tests.length])('cut after %d tests, merge into the tally of the whole', (cut) => {
    const [merged, part] = [openTally([], 0), openTally([], 0)];
    for (const test of tests.slice(0, cut)) merged.add(test);
    for (const test of tests.slice(cut)) part.add(test);
    merged.merge(part.parts());
    const [whole, result] = [tally(tests), merged.finish()];
    expect(shown(result)).toEqual(shown(whole));
    expect(result.counts).toEqual(whole.counts);
  });
});

describe('the counts', () => {
  test('are of every test, each once', () => {
    const { counts } = tally([passed('a', 'x'), passed('a', 'x'), failed('a', 'y'), skipped('b', 'z')]);
    expect(counts).toEqual({ total: 4, passed: 2, failed: 1, skipped: 1 });
  });

  test('of no test are all zero', () => {
    expect(tally([]).counts).toEqual({ total: 0, passed: 0, failed: 0, skipped: 0 });
  });
});

describe('a test that the policy calls unstable', () => {
  const tests = [passed('net', 'reconnects once'), failed('net', 'reconnects twice'), failed('net', 'closes')];

  test('counts as unstable and as nothing else, and its leaf has no outcome', () => {
    const result = tally(tests, ['net › reconnects *']);
    expect(result.counts).toEqual({ total: 3, passed: 0, failed: 1, skipped: 0, unstable: 2 });
    expect(shown(result)).toEqual(
      digestByHand([
        ['unstable', 'net', 'reconnects once'],
        ['unstable', 'net', 'reconnects twice'],
        ['failed', 'net', 'closes'],
      ]),
    );
    expect(result.unstable).toEqual([
      ['passed', 'net', 'reconnects once'],
      ['failed', 'net', 'reconnects twice'],
    ]);
    expect(result.failing).toEqual([['net', 'closes']]);
  });

  test('may be named by its name alone', () => {
    expect(tally(tests, ['closes']).counts.unstable).toBe(1);
  });

  test('is the same record whatever it did', () => {
    const [one, other] = [tally([passed('a', 'x')], ['x']), tally([failed('a', 'x')], ['x'])];
    expect(shown(other)).toEqual(shown(one));
    expect(other.counts).toEqual(one.counts);
  });

  test('has a count of zero where none of that name is there, and the pattern is told', () => {
    const result = tally(tests, ['gone', 'closes']);
    expect(result.counts.unstable).toBe(1);
    expect(result.unmatched).toEqual(['gone']);
    expect(tally([], ['gone']).counts.unstable).toBe(0);
  });

  test('is told in an order that the run does not give, and by a hundred names at most', () => {
    const twice = [failed('a', 'x'), passed('a', 'x')];
    expect(tally(twice, ['x']).unstable).toEqual(tally([...twice].reverse(), ['x']).unstable);
    const many = Array.from({ length: 150 }, (_, index) => failed('a', `x${index}`));
    const result = tally(many, ['x*']);
    expect(result.counts.unstable).toBe(150);
    expect(result.unstable).toHaveLength(100);
  });
});

describe('names', () => {
  test('of failing and skipped tests are sorted by group and name', () => {
    const result = tally([failed('b', 'x'), skipped('a', 'z'), failed('a', 'y'), failed('a', 'x'), failed('a', 'x')]);
    expect(result.failing).toEqual([
      ['a', 'x'],
      ['a', 'x'],
      ['a', 'y'],
      ['b', 'x'],
    ]);
    expect(result.skipping).toEqual([['a', 'z']]);
  });

  test('are left out where there are more than ten thousand', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => failed('a', String(index)));
    expect(tally(many(10_000)).failing).toHaveLength(10_000);
    expect(tally(many(10_001)).failing).toBeUndefined();
    expect(tally(many(10_001)).skipping).toEqual([]);
    const skips = many(10_001).map(({ group, name }) => skipped(group, name));
    expect(tally(skips).skipping).toBeUndefined();
  });

  test('of all tests are kept in their order up to a limit, and beyond it not at all', () => {
    const two = [passed('b', 'x'), failed('a', 'y')];
    expect(tally(two, ['y'], 2).tests).toEqual([
      ['passed', 'b', 'x'],
      ['unstable', 'a', 'y'],
    ]);
    expect(tally([...two, ...two], [], 2).tests).toBeUndefined();
  });

  test('are shown with their group where there is one', () => {
    expect(showTest('net', 'closes')).toBe('net › closes');
    expect(showTest('', 'closes')).toBe('closes');
  });
});
