import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suiteFiles } from '../suite.ts';
import { openLocalDesk } from './local-desk.ts';

const asText = (files: ReturnType<typeof suiteFiles>) => files as Readonly<Record<string, string>>;

describe('recount explain', () => {
  it('tells between two commits which tests changed, which are gone and which are new', async () => {
    await using desk = await openLocalDesk();
    await desk.recount(['run']);
    await desk.commit(
      asText(suiteFiles({ adds: 'failed', subtracts: 'passed', 'divides by zero': 'passed', rounds: 'passed' }, 1)),
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
    await desk.commit(asText(suiteFiles({ adds: 'passed', 'subtracts all': 'passed' })));
    await desk.recount(['run']);
    const { out } = await desk.recount(['explain', 'HEAD~1', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      before: 'HEAD~1',
      after: 'HEAD',
      suites: [
        {
          suite: 'unit',
          fields: [expect.stringContaining('digest: ')],
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
    await desk.commit(asText(suiteFiles({ adds: 'failed' }, 1)));
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
  });

  it.each([
    ['nowhere', /record-missing: nowhere is no file that can be read, and no commit\n {2}to mend it: .*--out FILE/],
    [
      'origin/main',
      /record-missing: there is no stored record of origin\/main \(commit [0-9a-f]{12}\)\n {2}to mend it: `recount run` on that commit/,
    ],
    ['exit', /record-unreadable: exit is not a record/],
  ])('%s is no record, and it says what would be one', async (name, said) => {
    await using desk = await openLocalDesk();
    await desk.recount(['run']);
    const { exit, err } = await desk.recount(['explain', name]);
    expect(exit).toBe(2);
    expect(err).toMatch(said);
  });
});
