import { describe, expect, it } from 'vitest';
import { readWorkflows } from '../../../src/core/doctor/files.ts';
import { parseWorkflow, runnersOf } from '../../../src/core/doctor/workflow.ts';

const at = (name: string): string => `.github/workflows/${name}.yml`;
const published = (files: Readonly<Record<string, string>>): readonly string[] =>
  readWorkflows(new Map(Object.entries(files).map(([name, text]) => [at(name), text]))).jobs.flatMap(({ names }) =>
    names.map(({ text, exact, skipped }) => `${text}${exact ? '' : '?'}${skipped === true ? ' (skipped)' : ''}`),
  );

describe('the jobs that report', () => {
  const called = 'on: workflow_call\njobs: { inner: {}, other: { name: Other } }\n';

  it.each<[what: string, files: Readonly<Record<string, string>>, names: readonly string[]]>([
    ['those of a workflow', { a: 'on: push\njobs: { x: {}, y: {} }' }, ['x', 'y']],
    ['none of one that is only called', { called }, []],
    [
      'those of a called one, after the name of the caller',
      { called, a: 'on: [push]\njobs: { x: { name: Outer, uses: ./.github/workflows/called.yml } }' },
      ['Outer / inner', 'Outer / Other'],
    ],
    [
      'through every job of the matrix that calls',
      {
        called,
        a: 'on: { push: null }\njobs: { x: { strategy: { matrix: { n: [1, 2] } }, uses: ./.github/workflows/called.yml } }',
      },
      ['x (1) / inner', 'x (2) / inner', 'x (1) / Other', 'x (2) / Other'],
    ],
    [
      'and where it is skipped, as it is written',
      {
        called,
        a: 'on: push\njobs: { x: { if: a, strategy: { matrix: { n: [1] } }, uses: ./.github/workflows/called.yml } }',
      },
      ['x (1) / inner', 'x / inner (skipped)', 'x (1) / Other', 'x / Other (skipped)', 'x (skipped)'],
    ],
    [
      'where a call is skipped, that of the call alone',
      { called, a: 'on: push\njobs: { x: { name: Outer, if: a, uses: ./.github/workflows/called.yml } }' },
      ['Outer / inner', 'Outer / Other', 'Outer (skipped)'],
    ],
    [
      'those of a strategy that is made when it runs',
      { a: "on: push\njobs: { x: { strategy: '${{ fromJSON(vars.S) }}' }, y: {} }" },
      ['x (*)?', 'y'],
    ],
    [
      'not where it always runs',
      { a: 'on: push\njobs: { x: { if: "${{ always() }}", needs: y, strategy: { matrix: { n: [1] } } }, y: {} }' },
      ['x (1)', 'y'],
    ],
    [
      'through a called one that calls',
      {
        called,
        between: 'on: { workflow_call: { inputs: {} } }\njobs: { b: { uses: ./.github/workflows/called.yml } }',
        a: 'on: push\njobs: { x: { uses: ./.github/workflows/between.yml } }',
      },
      ['x / b / inner', 'x / b / Other'],
    ],
    [
      'what another repository’s workflow reports is not known',
      { a: 'on: push\njobs: { x: { uses: octo/gates/.github/workflows/g.yml@v1 } }' },
      ['x / *?'],
    ],
    ['nor one that is not there', { a: 'on: push\njobs: { x: { uses: ./.github/workflows/gone.yml } }' }, ['x / *?']],
    [
      'and a circle ends',
      { a: 'on: [push, workflow_call]\njobs: { x: { uses: ./.github/workflows/a.yml } }' },
      [`${'x / '.repeat(11)}*?`],
    ],
  ])('%s', (_what, files, names) => {
    expect(published(files)).toEqual(names);
  });
});

describe('a workflow that GitHub cannot start', () => {
  it.each([
    ['no YAML', 'jobs: ['],
    ['no jobs', 'on: push'],
    ['jobs that are no map', 'on: push\njobs: [a]'],
    ['no trigger', 'jobs: {}'],
    [
      'aliases that stand for too much',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}*a]\nc: &c [${'*b,'.repeat(9)}*b]\nd: [${'*c,'.repeat(9)}*c]\non: push\njobs: {}`,
    ],
  ])('has %s', (_what, text) => {
    const parsed = parseWorkflow(at('a'), text);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.error).not.toBe('');
  });

  it('says of a branch without its quotes what it is to YAML', () => {
    const parsed = parseWorkflow(at('a'), 'on: { push: { branches: [*] } }\njobs: {}');
    const glob = parseWorkflow(at('a'), 'on: { push: { branches: [**] } }\njobs: {}');
    expect([parsed.ok, glob.ok ? '' : glob.error]).toEqual([
      false,
      '`**` is an alias that nothing before it names: a text that begins with `*` stands in quotes',
    ]);
  });

  it('holds no list that holds itself', () => {
    expect(parseWorkflow(at('a'), 'on: push\njobs: { x: { strategy: { matrix: { n: &n [*n] } } } }').ok).toBe(false);
  });

  it('is told apart from a file that is no workflow', () => {
    const { files, broken } = readWorkflows(
      new Map([
        [at('a'), 'on: push\njobs: {}'],
        [at('b'), 'x'],
        ['.github/workflows/deep/c.yml', 'x'],
        ['.github/recount.yml', 'x'],
      ]),
    );
    expect([files.map(({ path }) => path), broken.map(({ path }) => path)]).toEqual([[at('a')], [at('b')]]);
  });
});

describe('the machines of a job', () => {
  it.each<[runsOn: string, labels: readonly string[]]>([
    ['ubuntu-24.04', ['ubuntu-24.04']],
    ['[self-hosted, linux]', ['self-hosted', 'linux']],
    ['{ group: big, labels: [self-hosted] }', ['self-hosted']],
    ['{ group: big }', []],
    ["'${{ matrix.os }}'", ['a', 'b']],
  ])('%s', (runsOn, labels) => {
    const parsed = parseWorkflow(
      at('a'),
      `on: push\njobs: { x: { runs-on: ${runsOn}, strategy: { matrix: { os: [a, b] } } } }`,
    );
    if (!parsed.ok) throw new Error(parsed.error);
    expect([...new Set(parsed.value.jobs.flatMap(runnersOf))]).toEqual(labels);
  });
});
