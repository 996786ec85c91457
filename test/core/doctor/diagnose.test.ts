import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { exitOf } from '../../../src/core/doctor/diagnose.ts';
import { GAPS, type Tier } from '../../../src/core/doctor/gaps.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';
import { type Change, codesOf, diagnosisOf, type Sound, soundAnswers, withChanges } from './saved-answers.ts';

const TIER: Readonly<Record<Sound, Tier>> = { named: 'named', app: 'app', enforced: 'enforced', queue: 'enforced' };
const SOUND: readonly Sound[] = ['named', 'app', 'enforced', 'queue'];

/** All that doctor must find of some mutations, and nothing else. */
const expected = (sound: Sound, mutations: readonly Mutation[]): readonly string[] => {
  const tier = mutations.findLast((one) => one.tier !== undefined)?.tier ?? TIER[sound];
  const hidden: ReadonlySet<string> = new Set(mutations.flatMap(({ hides = [] }) => hides));
  const isThere = (code: keyof typeof GAPS): boolean => {
    const { tiers }: { readonly tiers: readonly Tier[] } = GAPS[code];
    return tiers.includes(tier) && !hidden.has(code);
  };
  return [...new Set(mutations.flatMap(({ gaps }) => gaps).filter(isThere))].sort();
};

const place = ([file, path]: Change): string => [file, ...path.map((step) => JSON.stringify(step))].join(' ');

/** Two changes of one place are no pair: the second undoes the first. */
const isPair = (a: Mutation, b: Mutation): boolean =>
  !a.changes.some((one) =>
    b.changes.some((other) => place(one).startsWith(place(other)) || place(other).startsWith(place(one))),
  );

describe.each(SOUND)('a sound repository: %s', (sound) => {
  const answers = soundAnswers(sound);

  it('gives its tier and nothing else', () => {
    const diagnosis = diagnosisOf(answers);
    expect(diagnosis).toMatchObject({ tier: TIER[sound], gaps: [], unknown: [] });
    expect(exitOf(diagnosis)).toBe(0);
  });

  it.each(MUTATIONS[sound].map((mutation) => [mutation.name, mutation] as const))('made wrong: %s', (_, mutation) => {
    const diagnosis = diagnosisOf(withChanges(answers, mutation.changes));
    expect({ tier: diagnosis.tier, codes: codesOf(diagnosis), unknown: diagnosis.unknown }).toEqual({
      tier: mutation.tier ?? TIER[sound],
      codes: expected(sound, [mutation]),
      unknown: [],
    });
    expect(exitOf(diagnosis)).toBe(mutation.gaps.length === 0 ? 0 : 1);
  });

  it('made wrong in every two ways at once', () => {
    const wrong: unknown[] = [];
    let pairs = 0;
    for (const [index, a] of MUTATIONS[sound].entries())
      for (const b of MUTATIONS[sound].slice(index + 1)) {
        if (!isPair(a, b)) continue;
        pairs += 1;
        const codes = codesOf(diagnosisOf(withChanges(answers, [...a.changes, ...b.changes])));
        const right = expected(sound, [a, b]);
        if (codes.join() !== right.join()) wrong.push({ a: a.name, b: b.name, codes, right });
      }
    expect(wrong).toEqual([]);
    expect(pairs).toBeGreaterThan(150);
  });
});

it.each<[sound: Sound, file: string, starts: unknown]>([
  ['named', 'base/.github/workflows/recount.yml', {}],
  ['app', 'base/.github/workflows/start.yml', null],
  ['enforced', 'base/.github/workflows/companion.yml', { types: ['submitted', 'dismissed', 'edited'] }],
])(
  'a policy that asks for approvals leaves nothing open at %s where reviews start %s with %j',
  (sound, file, starts) => {
    const changes: readonly Change[] = [
      ['base/.github/recount.yml', ['changes'], { deny: ['dist'] }],
      [file, ['on', 'pull_request_review'], starts],
    ];
    expect(diagnosisOf(withChanges(soundAnswers(sound), changes))).toMatchObject({ gaps: [], unknown: [] });
  },
);

it('a policy that protects nothing asks for no approval', () => {
  const changes: readonly Change[] = [['base/.github/recount.yml', ['changes'], { protected: [] }]];
  expect(diagnosisOf(withChanges(soundAnswers('named'), changes))).toMatchObject({ gaps: [], unknown: [] });
});

test('there are at least forty mutations, and every code has one', () => {
  const all = SOUND.flatMap((sound) => MUTATIONS[sound]);
  expect(MUTATIONS.named.length).toBeGreaterThanOrEqual(40);
  const found: ReadonlySet<string> = new Set(all.flatMap(({ gaps }) => gaps));
  expect(Object.keys(GAPS).filter((code) => !found.has(code))).toEqual([]);
});

describe('a gate in a workflow that is called', () => {
  const called = (more: string, rerun: string): string => `on: workflow_call
${more}
jobs:
  rerun: ${rerun}
  recount:
    needs: rerun
    if: \${{ Always() }}
    runs-on: ubuntu-24.04
    steps: [{ if: always(), uses: Recount-Dev/recount@${'0'.repeat(40)}, with: { job: verdict } }]
`;
  const diagnosed = (text: string) =>
    diagnosisOf(
      withChanges(soundAnswers('named'), [
        ['base/.github/workflows/gate.yml', [], text],
        ['base/.github/workflows/deep.yml', [], DEEP],
        ['base/.github/workflows/recount.yml', ['jobs'], { gate: { uses: './.github/workflows/gate.yml' } }],
        [
          'rules.json',
          [{ type: 'required_status_checks' }, 'parameters', 'required_status_checks'],
          [{ context: 'gate / recount', integration_id: 15368 }],
        ],
      ]),
    );
  const DEEP = 'on: workflow_call\njobs: { x: { steps: [{ uses: actions/checkout@v7 }] } }\n';
  const RERUN = '{ runs-on: ubuntu-24.04, steps: [] }';

  it('is sound', () => {
    expect(diagnosed(called('', RERUN))).toMatchObject({
      tier: 'named',
      checks: ['gate / recount'],
      gaps: [],
      unknown: [],
    });
  });

  it('is owned with all that it calls', () => {
    const changes: readonly Change[] = [
      ['base/.github/workflows/deep.yml', [], DEEP],
      ['base/.github/workflows/recount.yml', ['jobs', 'deep'], { uses: './.github/workflows/deep.yml' }],
      ['base/.github/CODEOWNERS', [], '* @octo/gatekeepers\n/.github/workflows/deep.yml\n'],
    ];
    expect(diagnosisOf(withChanges(soundAnswers('named'), changes)).gaps.map((gap) => gap.evidence)).toContain(
      '.github/workflows/deep.yml: .github/CODEOWNERS names no owner',
    );
  });

  it.each<[what: string, text: string, evidence: string]>([
    ['a group of its own', called('concurrency: x', RERUN), '.github/workflows/gate.yml has a group'],
    [
      'a group of the judged job',
      called('', '{ runs-on: ubuntu-24.04, concurrency: x, steps: [] }'),
      'job `rerun` of .github/workflows/gate.yml has a group',
    ],
    [
      'an action by its tag in the judged job',
      called('', '{ runs-on: ubuntu-24.04, steps: [{ uses: actions/checkout@v7 }] }'),
      '.github/workflows/gate.yml uses actions/checkout@v7',
    ],
    [
      'an action by its tag in what that calls',
      called('', '{ uses: ./.github/workflows/deep.yml }'),
      '.github/workflows/deep.yml uses actions/checkout@v7',
    ],
  ])('%s is found', (_what, text, evidence) => {
    expect(diagnosed(text).gaps.map((gap) => gap.evidence)).toEqual([evidence]);
  });
});

it('an owner whom GitHub does not know owns nothing, though a line above names one whom it does', () => {
  const error = { line: 3, column: 13, kind: 'Unknown owner', message: '', path: '.github/CODEOWNERS' };
  const changes: readonly Change[] = [['codeowners-errors.json', ['errors'], [error]]];
  expect(codesOf(diagnosisOf(withChanges(soundAnswers('named'), changes)))).toEqual([
    'new-workflow-not-owned',
    'owners-not-owned',
    'policy-not-owned',
    'workflow-not-owned',
  ]);
});

describe('a judge that is told of another policy', () => {
  const at = (policy: string): readonly Change[] => [
    [
      'base/.github/workflows/recount.yml',
      ['jobs', 'recount', 'steps'],
      [{ uses: `recount-dev/recount@${'0'.repeat(40)}`, with: { job: 'verdict', policy } }],
    ],
    ['base/ci/recount.yml', [], 'version: 1\nsuites: { unit: { run: npm test || true, scope: offline } }\n'],
  ];
  const told = (...changes: readonly Change[]) =>
    diagnosisOf(withChanges(soundAnswers('named'), changes)).gaps.map(({ code, evidence }) => `${code}: ${evidence}`);

  it('is looked at by that one', () => {
    expect(told(...at('ci/recount.yml'))).toEqual([
      'suite-masked: suite unit: its command is followed by `||` and something that succeeds',
    ]);
    expect(told(...at('ci/other.yml'))).toEqual(['policy-unreadable: there is no ci/other.yml']);
    expect(told(...at('ci/recount.yml'), ['base/.github/CODEOWNERS', [], '/.github/ @octo/gatekeepers\n'])).toContain(
      'policy-not-owned: ci/recount.yml: .github/CODEOWNERS names no owner',
    );
  });
});

it.each<[sound: Sound, checks: readonly string[]]>([
  ['named', ['recount']],
  ['app', ['judge']],
  ['enforced', ['recount']],
  ['queue', ['recount']],
])('a baseline that pushes start is no gate at %s', (sound, checks) => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/workflows/baseline.yml'), 'utf8');
  const changes: readonly Change[] = [['base/.github/workflows/recount-baseline.yml', [], text]];
  expect(diagnosisOf(withChanges(soundAnswers(sound), changes))).toMatchObject({ checks, gaps: [], unknown: [] });
});

it.each<[sound: Sound, file: string]>([
  ['named', 'recount.yml'],
  ['enforced', 'companion.yml'],
])('at %s a push that starts the judge of %s too reports under the name of its check', (sound, file) => {
  const changes: readonly Change[] = [[`base/.github/workflows/${file}`, ['on', 'push'], { branches: ['**'] }]];
  expect(diagnosisOf(withChanges(soundAnswers(sound), changes)).gaps).toMatchObject([
    { code: 'check-name-taken', evidence: `\`push\` starts .github/workflows/${file} too, which then judges no block` },
  ]);
});

it('a baseline that has the name of the check is told as any other job of that name', () => {
  const text = `on: push\njobs: { recount: { steps: [{ uses: recount-dev/recount@${'0'.repeat(40)}, with: { job: verdict } }] } }\n`;
  const changes: readonly Change[] = [['base/.github/workflows/pushed.yml', [], text]];
  expect(codesOf(diagnosisOf(withChanges(soundAnswers('named'), changes)))).toContain('check-name-taken');
});
