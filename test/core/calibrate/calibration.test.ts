import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { type Calibration, calibrate, toConfirm } from '../../../src/core/calibrate/calibration.ts';
import { ordersDiffer } from '../../../src/core/calibrate/orders.ts';
import { policyLines } from '../../../src/core/calibrate/policy-lines.ts';
import type { CalibrationRun } from '../../../src/core/calibrate/runs.ts';
import { tellCalibration } from '../../../src/core/calibrate/tell.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import { policyOf } from '../policy/policies.ts';
import { type Departed, departureOf, EARLIER, policyWith, runsOf, sampleOf, type Tests } from './samples.ts';

const GREEN: Tests = { adds: 'passed', subtracts: 'passed', divides: 'skipped' };
const RED: Tests = { ...GREEN, subtracts: 'failed' };

/** A round of all variations, each confirmed, where the tests are these except as said. */
const round = (policy: Policy, except: Partial<Record<Departed, Tests>>, usual = GREEN): readonly CalibrationRun[] => {
  const departures: readonly Departed[] = ['none', 'none', 'path', 'order', 'user', 'zone', 'locale', 'ci'];
  return runsOf(
    policy,
    [...departures, ...departures].map((departure) => [departure, except[departure] ?? usual] as const),
  );
};

const told = { untried: [], leftOut: [], setupMilliseconds: 0 };
const tell = (calibration: Calibration): string => tellCalibration(calibration, told, '.github/recount.yml');
const causesOf = ({ suites }: Calibration) =>
  suites['unit']?.varying.map(({ name, causes }) => `${name}: ${causes.map(({ variation }) => variation).join()}`);

describe('a stable suite', () => {
  it('gives nothing to name, no line, and a rate of none with its interval', async () => {
    const policy = policyWith();
    const calibration = await calibrate(policy, round(policy, {}));
    expect(calibration.suites['unit']).toMatchObject({ runs: 16, tests: 3, fields: [], varying: [], names: [] });
    expect(calibration).toMatchObject({ lines: [], unsettled: [] });
    expect(
      tell(calibration),
    ).toBe(`16 runs on 1 commit (plain 4, path 2, order 2, user 2, zone 2, locale 2, ci 2); setup took 0.0 s

unit: 16 runs, 3 tests, 1.0 s a run (1.0 s to 1.0 s); nothing varies

No line of the policy is needed.

False alarms to expect, by the runs that vary what a desk and CI may differ in:
  as the policy is: 0 of 8 runs differ: about 0 % of honest records would fail (95 %: 0 % to 32 %)
`);
  });
});

describe('a test that depends on one thing', () => {
  const bound = ['path', 'user'] as const;
  it.each(bound)('is called unstable where a desk and CI always differ in it: %s', async (variation) => {
    const policy = policyWith();
    const calibration = await calibrate(policy, round(policy, { [variation]: RED }));
    expect(causesOf(calibration)).toEqual([`subtracts: ${variation}`]);
    expect(calibration.lines).toEqual(['suites:', '  unit:', '    unstable:', '      - "a.ts › subtracts"']);
    // Every record meets it that is made elsewhere.
    expect(calibration.alarms.without).toMatchObject({ counted: [variation], rate: { differing: 2, runs: 2 } });
    expect(calibration.alarms.with).toMatchObject({ rate: { differing: 0, runs: 8 }, fields: {} });
  });

  it.each(['zone', 'locale', 'ci', 'order'] as const)(
    'is named, and needs no line where both have the same: %s',
    async (variation) => {
      const policy = policyWith();
      const calibration = await calibrate(policy, round(policy, { [variation]: RED }));
      expect(causesOf(calibration)).toEqual([`subtracts: ${variation}`]);
      expect(calibration.lines).toEqual([]);
      expect(calibration.alarms.without.rate).toMatchObject({ differing: 0, runs: 8 });
    },
  );

  it.each([
    ['zone', 'TZ: null', 'env: { TZ: "UTC" }'],
    ['locale', 'LANG: null, LC_ALL: null', 'env: { LANG: "C.UTF-8", LC_ALL: "C.UTF-8" }'],
    ['ci', 'CI: null, OTHER: "1"', 'env: { CI: "true", OTHER: "1" }'],
  ] as const)('is settled by a variable where the policy passes it: %s', async (variation, env, line) => {
    for (const [policy, lines] of [
      [policyWith('', `env: { ${env} }`), [line]],
      [policyWith(`env: { ${env} }`), ['suites:', '  unit:', `    ${line}`]],
    ] as const) {
      const calibration = await calibrate(policy, round(policy, { [variation]: RED }));
      expect(calibration.lines).toEqual(lines);
      expect(calibration.alarms.without).toMatchObject({ counted: [variation], rate: { differing: 2, runs: 2 } });
      expect(calibration.alarms.with.rate).toMatchObject({ differing: 0, runs: 8 });
    }
  });
});

describe('a test that varies by chance', () => {
  it('is told with the rate of false alarms, and settled by `unstable`', async () => {
    const policy = policyWith();
    const runs = runsOf(
      policy,
      Array.from({ length: 20 }, (_, at) => ['none', at % 7 === 3 ? RED : GREEN] as const),
    );
    const calibration = await calibrate(policy, runs);
    expect(calibration.suites['unit']?.varying).toEqual([
      {
        group: 'a.ts',
        name: 'subtracts',
        causes: [{ variation: 'none', variant: 0, seen: 3 }],
        outcomes: { passed: 17, failed: 3 },
      },
    ]);
    expect(tell(calibration)).toBe(`20 runs on 1 commit (plain 20); setup took 0.0 s

unit: 20 runs, 3 tests, 1.0 s a run (1.0 s to 1.0 s)
  exit varies: 0 in 17 runs, 1 in 3 runs; it depends on chance: it varies where nothing was changed
  tests varies: {"failed":0,"passed":2,"skipped":1,"total":3} in 17 runs, {"failed":1,"passed":1,"skipped":1,"total":3} in 3 runs; it depends on chance: it varies where nothing was changed
  digest varies: 2 values
  a.ts › subtracts: passed in 17 runs, failed in 3 runs; it depends on chance: it varies where nothing was changed

These keys of .github/recount.yml settle it:

suites:
  unit:
    unstable:
      - "a.ts › subtracts"

False alarms to expect, by the runs that vary what a desk and CI may differ in:
  as the policy is: 3 of 20 runs differ: about 15 % of honest records would fail (95 %: 5 % to 36 %)
  with these lines: 0 of 20 runs differ: about 0 % of honest records would fail (95 %: 0 % to 16 %)
`);
  });

  it('is compared with the result that most plain runs gave, also where the first gave another', async () => {
    const policy = policyWith();
    const calibration = await calibrate(
      policy,
      runsOf(policy, [
        ['none', RED],
        ['none', GREEN],
        ['none', GREEN],
      ]),
    );
    expect(calibration.alarms.without.rate).toMatchObject({ differing: 1, runs: 3 });
  });

  it('is compared on each commit with the runs there', async () => {
    const policy = policyWith();
    const early = runsOf(
      policy,
      [
        ['none', RED],
        ['none', RED],
        ['path', RED],
      ],
      EARLIER,
    );
    const calibration = await calibrate(policy, [
      ...early,
      ...runsOf(policy, [
        ['none', GREEN],
        ['path', GREEN],
      ]),
    ]);
    expect(calibration).toMatchObject({ lines: [], alarms: { without: { rate: { differing: 0, runs: 5 } } } });
    expect(calibration.suites['unit']?.varying).toEqual([]);
  });

  it('is left to its unstable line where the policy has one', async () => {
    const policy = policyWith('unstable: ["subtracts"]');
    const runs = runsOf(policy, [
      ['none', GREEN],
      ['none', RED],
      ['none', { ...RED, adds: 'failed' }],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(causesOf(calibration)).toEqual(['adds: none']);
    // A suite of three tests may have one unstable one.
    expect(calibration.lines).toEqual([]);
    expect(calibration.unsettled).toEqual([
      'unit: 2 tests vary, and a policy may call 1 of them unstable: mend them first',
    ]);
  });

  it('keeps the lines that are there', async () => {
    const many: Tests = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`t${at}`, 'passed'] as const));
    const policy = policyWith('unstable: ["t1"]');
    const runs = runsOf(policy, [
      ['none', many],
      ['none', { ...many, t2: 'failed', t1: 'failed' }],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(calibration.lines).toEqual(['suites:', '  unit:', '    unstable:', '      - "t1"', '      - "a.ts › t2"']);
    expect(calibration.alarms.with.rate).toMatchObject({ differing: 0, runs: 2 });
  });

  it('is not named where another run did not have it: no line settles that', async () => {
    const policy = policyWith();
    const { adds: _, ...fewer } = GREEN;
    const calibration = await calibrate(
      policy,
      runsOf(policy, [
        ['none', GREEN],
        ['none', fewer],
        ['none', GREEN],
      ]),
    );
    expect(calibration.suites['unit']?.varying).toMatchObject([{ name: 'adds', outcomes: { passed: 2, absent: 1 } }]);
    expect(calibration.lines).toEqual([]);
    expect(calibration.unsettled).toEqual(['unit: a test must always be there, and of its tests 1 may be absent']);
    expect(calibration.alarms.with.fields['unit']).toContain('tests.total');
    expect(tell(calibration)).toContain('  unit then still differs in tests.total');
  });

  it('needs no line where the suite is not compared test by test', async () => {
    const policy = policyWith('tests: outcome');
    const runs = runsOf(policy, [
      ['none', GREEN, 0],
      ['none', RED, 0],
    ]);
    expect(await calibrate(policy, runs)).toMatchObject({ lines: [], alarms: { without: { rate: { differing: 0 } } } });
  });
});

describe('names that are made anew in each run', () => {
  it('are settled by a rule, which the normaliser takes', async () => {
    const policy = policyWith();
    const withPid = (pid: number): Tests => ({ ...GREEN, [`forks as pid ${pid}`]: 'passed' });
    const runs = runsOf(policy, [
      ['none', withPid(17)],
      ['none', withPid(4_711)],
      ['path', withPid(9)],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(calibration.suites['unit']).toMatchObject({
      varying: [],
      names: [
        {
          some: [
            ['a.ts', 'forks as pid 17'],
            ['a.ts', 'forks as pid 4711'],
          ],
          causes: [{ variation: 'none', seen: 2 }],
        },
      ],
    });
    expect(calibration.lines).toEqual([
      'suites:',
      '  unit:',
      '    identity:',
      '      - { match: "\\\\bpid \\\\d+(?:\\\\.\\\\d+)?", replace: "pid <number>" }',
    ]);
    expect(calibration.alarms).toMatchObject({
      without: { rate: { differing: 2, runs: 3 } },
      with: { rate: { differing: 0, runs: 3 } },
    });
    expect(tell(calibration)).toContain('names vary, such as a.ts › forks as pid 17 and a.ts › forks as pid 4711');
  });

  it('need no rule where names are not compared, and get none beyond what a suite may have', async () => {
    const counts = policyWith('tests: counts');
    const named = (at: number): Tests => ({ [`as ${at}`]: 'passed' });
    expect(
      await calibrate(
        counts,
        runsOf(counts, [
          ['none', named(1)],
          ['none', named(2)],
        ]),
      ),
    ).toMatchObject({
      lines: [],
      alarms: { without: { rate: { differing: 0 } } },
    });
    const policy = policyWith();
    const words = 'bcdefghijklmnopqrstuvw'.split('');
    const all = (at: number): Tests => Object.fromEntries(words.map((word) => [`${word} ${at}`, 'passed'] as const));
    const calibration = await calibrate(
      policy,
      runsOf(policy, [
        ['none', all(1)],
        ['none', all(2)],
      ]),
    );
    expect(calibration).toMatchObject({
      lines: [],
      unsettled: ['unit: 22 rules for names, and a suite may have 20: give the tests names that stay'],
    });
  });
});

describe('a cause', () => {
  const names = (at: number): Tests => ({ [`at ${at}`]: 'passed' });

  it.each<[runs: number, told: boolean]>([
    [1, true],
    [2, false],
  ])('that %d runs show may be chance: %s', async (runs, told) => {
    const policy = policyWith();
    const departed = Array.from({ length: runs }, (): ['path', Tests] => ['path', { x: 'failed' }]);
    const calibration = await calibrate(
      policy,
      runsOf(policy, [['none', { x: 'passed' }], ['none', { x: 'passed' }], ...departed]),
    );
    expect(tell(calibration).includes('one run shows it, which may be chance')).toBe(told);
  });

  it('of names that `env` settles needs no rule', async () => {
    const policy = policyWith('', 'env: { TZ: null }');
    const calibration = await calibrate(
      policy,
      runsOf(policy, [
        ['none', names(1)],
        ['none', names(1)],
        ['zone', names(2)],
        ['zone', names(2)],
      ]),
    );
    expect(calibration.lines.join('\n')).toContain('TZ');
    expect(calibration.lines.join('\n')).not.toContain('identity');
  });
});

describe('what cannot be compared by name', () => {
  it('is told by its fields: a suite without reports', async () => {
    const policy = policyOf('version: 1\nsuites:\n  unit: { run: npx tsc, scope: syntax }\n');
    const runs = runsOf(policy, [
      ['none', 'unread', 0],
      ['none', 'unread', 2],
      ['none', 'unread', 0],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(calibration.suites['unit']).toMatchObject({
      tests: undefined,
      varying: [],
      fields: [{ field: 'exit', values: { 0: 2, 2: 1 } }],
    });
    expect(calibration.unsettled).toEqual([
      'unit: its exit varies, and a suite without reports has no test that a line could name',
    ]);
    expect(calibration.alarms.with.rate).toMatchObject({ differing: 1, runs: 3 });
    expect(tell(calibration)).toContain(
      'unit: 3 runs, 1.0 s a run (1.0 s to 1.0 s)\n  exit varies: 0 in 2 runs, 2 in 1 run;',
    );
  });

  it('is left out of the comparison test by test in the run that has no tests', async () => {
    const policy = policyWith();
    const runs = runsOf(policy, [
      ['none', GREEN],
      ['none', 'unread', 1],
      ['none', RED],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(calibration.suites['unit']?.varying).toMatchObject([
      { name: 'subtracts', outcomes: { passed: 1, failed: 1 } },
    ]);
    expect(calibration.lines).toEqual(['suites:', '  unit:', '    unstable:', '      - "a.ts › subtracts"']);
    expect(calibration.alarms.with.fields['unit']).toContain('exit');
  });

  it('needs no line where it depends on what both have the same', async () => {
    const policy = policyOf('version: 1\nsuites:\n  unit: { run: npx tsc, scope: syntax }\n');
    const runs = runsOf(policy, [
      ['none', 'unread', 0],
      ['none', 'unread', 0],
      ['ci', 'unread', 2],
      ['ci', 'unread', 2],
    ]);
    const calibration = await calibrate(policy, runs);
    expect(calibration.suites['unit']?.fields).toMatchObject([{ field: 'exit', causes: [{ variation: 'ci' }] }]);
    expect(calibration.unsettled).toEqual([]);
  });

  it('is left out of the comparison in a run that did not have the suite, or on a commit without a plain run', async () => {
    const policy = policyWith();
    const none = { ...departureOf('none'), commit: EARLIER, suites: {} };
    const lone = runsOf(policy, [['path', RED]], 'c'.repeat(40));
    const calibration = await calibrate(policy, [...runsOf(policy, [['none', GREEN]]), none, ...lone]);
    expect(calibration.alarms.without.rate).toMatchObject({ differing: 0, runs: 1 });
    expect(await calibrate(policy, [none])).toMatchObject({ suites: {}, alarms: { without: { rate: { runs: 0 } } } });
  });
});

describe('a difference that one run shows', () => {
  it('is to be confirmed by more runs like it, and told as doubtful meanwhile', async () => {
    const policy = policyWith();
    const runs = runsOf(policy, [
      ['none', GREEN],
      ['none', GREEN],
      ['zone 1', RED],
      ['ci', GREEN],
    ]);
    expect(toConfirm(policy, runs)).toEqual([{ variation: 'zone', variant: 1 }]);
    expect(tell(await calibrate(policy, runs))).toContain(
      'a.ts › subtracts: passed in 3 runs, failed in 1 run; it depends on the time zone (with TZ=Pacific/Pago_Pago; one run shows it, which may be chance)',
    );
  });

  it('is told with what was not varied and what was left out', async () => {
    const policy = policyWith();
    const text = tellCalibration(
      await calibrate(policy, runsOf(policy, [['none', GREEN]])),
      {
        untried: [{ variation: 'user', why: 'macOS has no isolation' }],
        leftOut: ['abc: no setup'],
        setupMilliseconds: 61_500,
      },
      'policy.yml',
    );
    expect(text).toContain('1 run on 1 commit (plain 1); setup took 61.5 s\n');
    expect(text).toContain(
      'not varied: the user, or its home folder: macOS has no isolation\nleft out: abc: no setup\n',
    );
  });
});

describe('the lines', () => {
  it('are YAML that makes the proposed policy, whatever the tests are called', async () => {
    const names = ['says "no"', 'a: b # c', "it's", '\u202ehidden', 'back\\slash', '{x}', '* star'];
    const many: Tests = Object.fromEntries(
      [...Array.from({ length: 400 }, (_, at) => `t${at}x`), ...names].map((name) => [name, 'passed'] as const),
    );
    const failing: Tests = { ...many, ...Object.fromEntries(names.map((name) => [name, 'failed'] as const)) };
    const policy = policyWith();
    const { lines, alarms } = await calibrate(
      policy,
      runsOf(policy, [
        ['none', many],
        ['none', failing],
      ]),
    );
    expect(lines.join('\n')).not.toContain('\u202e');
    expect(parseDocument(lines.join('\n')).toJS()).toEqual({
      suites: { unit: { unstable: names.map((name) => `a.ts › ${name}`) } },
    });
    expect(alarms.with.rate).toMatchObject({ differing: 0, runs: 2 });
  });
});

describe('a run made again under other lines', () => {
  it('is as it was where its tests are not known, or a rule is no pattern', async () => {
    const { openRemake } = await import('../../../src/core/calibrate/remake.ts');
    const { unit } = policyWith('unstable: ["adds"]').suites;
    if (unit === undefined) throw new Error('no suite unit');
    const unread = sampleOf(unit, 'unread');
    expect((await openRemake(unit))(unread)).toBe(unread);
    const read = sampleOf(unit, GREEN);
    expect((await openRemake({ ...unit, identity: [{ match: '(', replace: '' }] }))(read)).toBe(read);
    expect((await openRemake(unit))(read)).toEqual(read);
  });
});

describe('the order of the tests in the reports', () => {
  const policy = policyWith();
  const reversed: Tests = Object.fromEntries(Object.entries(GREEN).reverse());
  const cases: readonly (readonly [what: string, tests: Tests | 'unread', differ: boolean])[] = [
    ['is another than in every plain run', reversed, true],
    ['is that of a plain run', GREEN, false],
  ];
  it.each(cases)('%s', (_, tests, differ) => {
    expect(
      ordersDiffer(
        runsOf(policy, [
          ['none', GREEN],
          ['path', reversed],
          ['order', tests],
        ]),
      ),
    ).toBe(differ);
  });

  it('says nothing where no test is known', () => {
    expect(
      ordersDiffer(
        runsOf(policy, [
          ['none', 'unread'],
          ['order', 'unread'],
        ]),
      ),
    ).toBe(false);
  });
});

describe('the lines of two policies', () => {
  it('are those of suites that both have', () => {
    const more = policyOf(
      'version: 1\nsuites:\n  unit: { run: npm test, scope: live }\n  new: { run: a, scope: live }\n',
    );
    const less = policyOf('version: 1\nsuites:\n  unit: { run: npm test, scope: live }\n');
    expect(policyLines(less, more)).toEqual([]);
  });
});
