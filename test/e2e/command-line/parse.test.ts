import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../world/machine.ts';
import { greenTests, reportOf } from '../suite.ts';
import { matching, parsedIn, refusedIn } from './answers.ts';
import { callAnywhere } from './anywhere.ts';
import { openLocalDesk, recordIn } from './local-desk.ts';

const write = async (folder: string, files: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
};

describe('recount parse', () => {
  it('tells the counts, the digest and what is odd, as text', async () => {
    await using folder = await temporaryFolder();
    await write(folder.path, { 'a.xml': reportOf(greenTests) });
    const { exit, out, err } = await callAnywhere(folder.path, ['parse', 'a.xml']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    expect(out).toMatch(/^a\.xml \(junit\): 4 tests: 3 passed, 0 failed, 1 skipped\n {2}sha256:[0-9a-f]{64}\n$/);
  });

  it('gives one document with --json: each file, and all of them together', async () => {
    await using folder = await temporaryFolder();
    await write(folder.path, {
      'a.xml': reportOf({ adds: 'passed', breaks: 'failed' }),
      'b.tap': 'TAP version 13\n1..2\nok 1 - one\nok 2 - two # SKIP later\n',
    });
    const { exit, out, err } = await callAnywhere(folder.path, ['parse', '--json', 'a.xml', 'b.tap']);
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const digest = matching(/^sha256:[0-9a-f]{64}$/);
    const answer = parsedIn(out);
    expect(answer).toEqual({
      files: [
        { path: 'a.xml', format: 'junit', tests: { total: 2, passed: 1, failed: 1, skipped: 0 }, digest, notes: [] },
        { path: 'b.tap', format: 'tap', tests: { total: 2, passed: 1, failed: 0, skipped: 1 }, digest, notes: [] },
      ],
      tests: { total: 4, passed: 2, failed: 1, skipped: 1 },
      digest,
    });
    expect(new Set([answer.digest, ...answer.files.map((file) => file.digest)]).size).toBe(3);
  });

  it('gives files together the digest of the whole, in whatever order and cut they come', async () => {
    await using folder = await temporaryFolder();
    await write(folder.path, {
      'whole.xml': reportOf({ adds: 'passed', subtracts: 'skipped' }),
      'one.xml': reportOf({ adds: 'passed' }),
      'two.xml': reportOf({ subtracts: 'skipped' }),
    });
    const digestOf = async (...files: readonly string[]): Promise<unknown> =>
      parsedIn((await callAnywhere(folder.path, ['parse', '--json', ...files])).out).digest;
    const whole = await digestOf('whole.xml');
    expect(await digestOf('one.xml', 'two.xml')).toBe(whole);
    expect(await digestOf('two.xml', 'one.xml')).toBe(whole);
    expect(await digestOf('one.xml', 'one.xml')).not.toBe(whole);
  });

  it('gives the digest that the suite has in a record', async () => {
    await using desk = await openLocalDesk();
    const record = await recordIn((await desk.recount(['run'])).out);
    const answer = parsedIn((await desk.recount(['parse', '--json', 'report.xml'])).out);
    expect(answer.digest).toBe(record.suites['unit']?.digest);
    // A name with the checkout's path in it means the same everywhere, and from every folder of the clone.
    const moved = reportOf(greenTests).replaceAll('test/sum', `${desk.clone.path}/test/sum`);
    await desk.write({ 'moved.xml': moved });
    await mkdir(join(desk.clone.path, 'sub'));
    const from = await desk.recount(['parse', '--json', '../moved.xml'], { cwd: join(desk.clone.path, 'sub') });
    expect(parsedIn(from.out).digest).toBe(record.suites['unit']?.digest);
  });

  it('ends with 2 where a file is refused, says why and what to do, and tells the others, but no sum', async () => {
    await using folder = await temporaryFolder();
    await write(folder.path, {
      'good.xml': reportOf({ adds: 'passed' }),
      'cut.xml': '<testsuites><testsuite><testcase name="a"',
      'evil.xml': '<!DOCTYPE a [<!ENTITY b "c">]><testsuites/>',
      'prose.txt': 'All 412 tests pass.',
      'empty.xml': '',
    });
    const files = ['good.xml', 'cut.xml', 'evil.xml', 'prose.txt', 'empty.xml', 'gone.xml', '.'];
    const { exit, out } = await callAnywhere(folder.path, ['parse', '--json', ...files]);
    expect(exit).toBe(2);
    const answer = refusedIn(out);
    expect(answer.files.map(({ path, error }) => [path, error?.code])).toMatchInlineSnapshot(`
      [
        [
          "good.xml",
          undefined,
        ],
        [
          "cut.xml",
          "report-truncated",
        ],
        [
          "evil.xml",
          "report-dtd",
        ],
        [
          "prose.txt",
          "format-unknown",
        ],
        [
          "empty.xml",
          "report-empty",
        ],
        [
          "gone.xml",
          "file-unreadable",
        ],
        [
          ".",
          "report-kind",
        ],
      ]
    `);
    for (const { tests, error } of answer.files.slice(1)) {
      expect(tests).toBeUndefined();
      expect(error?.message).not.toBe('');
      expect(error?.remedy).not.toContain('recount parse');
    }
    const text = await callAnywhere(folder.path, ['parse', ...files]);
    expect(text.exit).toBe(2);
    // The list of formats grows.
    expect(text.out.replace(/\(junit, .*?\)/, '(…)')).toMatchInlineSnapshot(`
      "good.xml (junit): 1 test: 1 passed, 0 failed, 0 skipped
        sha256:671e5a29010c203d6fcf778cc51e2ec257d6a1adbd8f9e66b291d9719940c63d
      cut.xml: report-truncated: the XML ends before its end at line 1, column 41: unclosed tag: testsuite
        to mend it: correct the command or the reporter that writes it
      evil.xml: report-dtd: expected a report without a document type, found one of its own
        to mend it: correct the command or the reporter that writes it
      prose.txt: format-unknown: expected a report of a known format (…), found "All 412 tests pass."
        to mend it: name a known one: \`--format NAME\`; docs/reports.md lists them
      empty.xml: report-empty: expected a report, found nothing in the file
        to mend it: correct the command or the reporter that writes it
      gone.xml: file-unreadable: gone.xml: ENOENT: no such file or directory, stat 'gone.xml'
        to mend it: check the path and its permissions
      .: report-kind: . is not a regular file
        to mend it: write a plain file: no link, pipe, device or archive
      "
    `);
  });

  it('reads as the format that is named, and refuses what is not of it', async () => {
    await using folder = await temporaryFolder();
    await write(folder.path, { 'a.xml': reportOf({ adds: 'passed' }) });
    expect((await callAnywhere(folder.path, ['parse', '--format', 'junit', 'a.xml'])).exit).toBe(0);
    const { exit, out } = await callAnywhere(folder.path, ['parse', '--format', 'trx', 'a.xml']);
    expect(exit).toBe(2);
    expect(out).toMatch(/^a\.xml: report-/);
  });

  it('shows a name that tries to write over the terminal as one plain line', async () => {
    await using folder = await temporaryFolder();
    const name = 'a\u001b[2K\nb.xml';
    await write(folder.path, { [name]: reportOf({ adds: 'passed' }) });
    const { out } = await callAnywhere(folder.path, ['parse', name]);
    expect(out.split('\n')[0]).toBe('a b.xml (junit): 1 test: 1 passed, 0 failed, 0 skipped');
  });
});
