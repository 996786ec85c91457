import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openWorld } from '../../world/world.ts';
import { openDesk } from '../story.ts';
import { type Outcome, policyOf, reportOf, suiteFiles } from '../suite.ts';
import { matching } from './answers.ts';
import { openLocalDesk } from './local-desk.ts';

const testsAs = (tests: Readonly<Record<string, Outcome>>, exit = 0) => ({
  'report.xml': reportOf(tests),
  exit: `${exit}\n`,
});

describe('recount explain', () => {
  it('tells between two commits which tests changed, which are gone and which are new', async () => {
    await using desk = await openLocalDesk();
    await desk.recount(['run']);
    await desk.commit(
      testsAs({ adds: 'failed', subtracts: 'passed', 'divides by zero': 'passed', rounds: 'passed' }, 1),
    );
    await desk.recount(['run']);
    const { exit, out } = await desk.recount(['explain', 'HEAD~1', 'HEAD']);
    expect(exit).toBe(1);
    expect(out.replaceAll(/sha256:[0-9a-f]{64}/g, 'sha256:…')).toBe(`unit:
  exit: 0 / 1
  tests: {"total":4,"passed":3,"failed":0,"skipped":1} / {"total":4,"passed":3,"failed":1,"skipped":0}
  digest: "sha256:…" / "sha256:…"
  passed → failed: test/sum.test.ts › adds
  skipped → passed: test/sum.test.ts › divides by zero
  gone (passed): test/sum.test.ts › multiplies
  new (passed): test/sum.test.ts › rounds
`);
  });

  it('finds one renamed test where every count is equal', async () => {
    await using desk = await openLocalDesk({ files: suiteFiles({ adds: 'passed', subtracts: 'passed' }) });
    await desk.recount(['run']);
    await desk.commit(testsAs({ adds: 'passed', 'subtracts all': 'passed' }));
    await desk.recount(['run']);
    const { out } = await desk.recount(['explain', 'HEAD~1', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      before: 'HEAD~1',
      after: 'HEAD',
      suites: [
        {
          suite: 'unit',
          fields: [matching(/^digest: /)],
          tests: {
            changed: [],
            gone: [['passed', 'test/sum.test.ts', 'subtracts']],
            added: [['passed', 'test/sum.test.ts', 'subtracts all']],
          },
        },
      ],
    });
  });

  it('finds the tests of a record in a file by what is stored of its tree', async () => {
    await using desk = await openLocalDesk();
    const [one, two] = [join(desk.root, 'one.json'), join(desk.root, 'two.json')];
    await desk.recount(['run', '--out', one]);
    await desk.commit(testsAs({ adds: 'failed' }, 1));
    await desk.recount(['run', '--out', two]);
    const { exit, out } = await desk.recount(['explain', one, two]);
    expect(exit).toBe(1);
    expect(out).toContain('  passed → failed: test/sum.test.ts › adds\n');
    expect(await desk.recount(['explain', one, one])).toEqual({
      exit: 0,
      out: `${one} and ${one} have the same results\n`,
      err: '',
    });
  });

  it('tells what it can of a record whose tests are not stored here', async () => {
    await using desk = await openLocalDesk();
    const theirs = join(desk.root, 'theirs.json');
    const run = await desk.recount(['run', '--json']);
    await writeFile(
      theirs,
      run.out.replace('"passed": 3', '"passed": 4').replace(/"digest": "sha256:../, '"digest": "sha256:00'),
    );
    const { exit, out } = await desk.recount(['explain', theirs]);
    expect(exit).toBe(1);
    expect(out).toMatch(/tests: .*"passed":4.* \/ .*"passed":3/);
    expect(out).toContain('  the tests of one side are not stored here by name\n');
    const { out: json } = await desk.recount(['explain', theirs, '--json']);
    expect(JSON.parse(json)).toMatchObject({
      suites: [{ suite: 'unit', note: 'the tests of one side are not stored here by name' }],
    });
  });

  it('tells what one of them declares as lost, or names as a proof, and the other does not', async () => {
    await using desk = await openLocalDesk({ policy: policyOf({ top: 'losses: declare\n' }) });
    await desk.commit(testsAs({ adds: 'passed', subtracts: 'passed', 'divides by zero': 'skipped' }));
    const [bare, whole] = [join(desk.root, 'bare.json'), join(desk.root, 'whole.json')];
    await desk.recount(['run', '--base', 'HEAD', '--out', bare]);
    const { out: said } = await desk.recount(['run', '--fresh', '--json', '--out', whole]);
    expect(said).toContain('"losses"');
    await writeFile(bare, said.replace(/"losses": \[[^]*?\]\s+\]/, '"proves": [["test/sum.test.ts", "adds"]]'));
    const { exit, out } = await desk.recount(['explain', bare, whole]);
    expect({ exit, out }).toEqual({
      exit: 1,
      out: 'unit:\n  losses: nothing / test/sum.test.ts › multiplies\n  proves: test/sum.test.ts › adds / nothing\n',
    });
  });

  it.each([
    ['nowhere', /record-missing: nowhere is no file that can be read, and no commit\n {2}to mend it: .*--out FILE/],
    [
      'origin/main',
      /record-missing: there is no stored record of origin\/main \(commit [0-9a-f]{12}\)\n {2}to mend it: `recount run` on that commit/,
    ],
    ['exit', /record-unreadable: exit is not a record: [^(]*\n/],
    ['./report.xml', /record-unreadable: \.\/report\.xml is not JSON\n/],
    ['.github', /file-unreadable: \.github: it is no regular file\n {2}to mend it: give a regular file/],
  ])('%s is no record, and it says what would be one', async (name, said) => {
    await using desk = await openLocalDesk();
    await desk.recount(['run']);
    const { exit, err } = await desk.recount(['explain', name]);
    expect(exit).toBe(2);
    expect(err).toMatch(said);
  });

  it('compares what the pull request pins with HEAD where no record is named', async () => {
    await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
    const pull = await world.openPullRequest();
    const desk = await openDesk(world, 'topic');
    pull.edit({ body: (await desk.recount('run')).out });
    await pull.push(
      suiteFiles({ adds: 'passed', subtracts: 'failed', multiplies: 'passed', 'divides by zero': 'skipped' }, 1),
    );
    await desk.clone.git('pull', '--quiet');
    await desk.recount('run');
    const { exit, out } = await desk.recount('explain');
    expect(exit).toBe(1);
    expect(out).toMatch(/^unit:\n {2}exit: 0 \/ 1\n[^]*\n {2}passed → failed: test\/sum\.test\.ts › subtracts$/);
    pull.edit({ body: 'All 412 tests pass.' });
    expect(await desk.recount('explain')).toMatchObject({ exit: 2, err: matching(/block-missing/) });
    pull.edit({ state: 'closed' });
    expect(await desk.recount('explain')).toMatchObject({
      exit: 2,
      err: matching(/no open pull request from octo:topic/),
    });
  });
});
