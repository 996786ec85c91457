import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usage, verbUsage } from '../../../src/entries/cli/usage.ts';
import { VERBS } from '../../../src/entries/cli/verbs.ts';
import { temporaryFolder } from '../../world/machine.ts';
import { callAnywhere } from './anywhere.ts';

const cli = join(import.meta.dirname, '../../../dist/cli.js');
const isVerb = (name: string): name is keyof typeof VERBS => Object.hasOwn(VERBS, name);
const verbs = Object.keys(VERBS).filter(isVerb);

describe('help', () => {
  it('is on stdout, for the whole and for each verb, and needs no clone', async () => {
    await using folder = await temporaryFolder();
    for (const args of [['--help'], ['-h'], ['help']])
      expect(await callAnywhere(folder.path, args)).toEqual({ exit: 0, out: usage(), err: '' });
    for (const args of [
      ['help', 'run'],
      ['--help', 'run'],
      ['run', '-h'],
      ['run', 'unit', '--help'],
    ])
      expect(await callAnywhere(folder.path, args)).toEqual({ exit: 0, out: verbUsage('run'), err: '' });
    for (const verb of verbs)
      expect(await callAnywhere(folder.path, [verb, '--help'])).toEqual({ exit: 0, out: verbUsage(verb), err: '' });
  });

  it('that cannot be written is no success', async () => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'out');
    writeFileSync(path, '');
    const out = openSync(path, 'r');
    const { status, stderr } = spawnSync(process.execPath, [cli, '--help'], { stdio: ['ignore', out, 'pipe'] });
    closeSync(out);
    expect(status).toBe(2);
    expect(stderr.toString()).toMatch(/^recount: file-unreadable: standard output could not be written: EBADF/);
  });

  it('of the whole', () => {
    expect(usage()).toMatchInlineSnapshot(`
      "Recount: is what the pull request says what the commit gives?

      Usage: recount VERB [options]

        init       write the policy, the workflow, the pull request template and AGENTS.md
        run        run the suites on HEAD and print the block
        pin        put the block into the pull request's body
        check      predict what the check will say
        parse      read report files: counts, digest, what is odd
        explain    tell what differs between two records, test by test
        status     tell in one line why the check is pending, red or missing
        calibrate  run the suites many times and tell what varies
        hook       keep a coding agent, and a push, to the rules of the policy
        mcp        give the record and the prediction to agents that take tools
        doctor     tell every way round the check that is open
        protect    make the check required
        audit      compare what was merged with what was judged

      Usual order:
        recount init                 once, by the maintainer
        recount run                  after the last commit
        recount pin --push           writes the block and pushes

      recount VERB --help tells the options of a verb, recount --version which Recount this is.
      Exit status: 0 good, 1 a difference, a failing suite or no green check, 2 nothing could be told.
      "
    `);
  });

  it('of run', () => {
    expect(verbUsage('run')).toMatchInlineSnapshot(`
      "Usage: recount run [--fresh] [--setup] [--proves TEST]... [--out FILE] [--statement FILE] [--json]

      Runs the suites of the policy on HEAD of a clean tree. The block goes to stdout,
      progress to stderr. The record of the same tree, policy and system is used
      again.

        --fresh           run anew even where there is a record
        --setup           run the policy's \`setup\` first, then the suites anew
        --proves TEST     try whether this test (\`GROUP › TEST\`) fails without the change
        --out FILE        write the record to FILE
        --statement FILE  write it to FILE as a statement of in-toto (docs/statement.md)
        --base REF        read the policy at REF instead of at the base branch
        --no-fetch        ask no network: take what the clone knows of the base branch
        --policy PATH     where the policy lives (.github/recount.yml)
        --json            one JSON document on stdout and nothing else
        --help            this text

      Examples:
        recount run
        recount run --fresh --out record.json
        recount run --base origin/main
      "
    `);
  });

  it('of pin', () => {
    expect(verbUsage('pin')).toMatchInlineSnapshot(`
      "Usage: recount pin [--push] [--from-ci] [--pr N | --body-file F]

      Puts the block of the record of HEAD into the body, in place of the old block
      only. The rest of the body stays.

        --push         write the body, then push; where the push fails the old body is put back
        --from-ci      pin the judge's newest record of the head, after showing it beside the old block
        --pr N         the pull request, by default the branch's own
        --body-file F  change the file F instead of a pull request
        --base REF     read the policy at REF instead of at the base branch
        --no-fetch     ask no network: take what the clone knows of the base branch
        --policy PATH  where the policy lives (.github/recount.yml)
        --json         one JSON document on stdout and nothing else
        --help         this text

      Examples:
        recount pin --push
        recount pin --body-file ../body.md
        recount pin --pr 12 --from-ci
      "
    `);
  });

  it('of check', () => {
    expect(verbUsage('check')).toMatchInlineSnapshot(`
      "Usage: recount check [--body F] [--record F] [--pr N]

      Judges a body against a record as the action does. Without --record the suites
      are run (or their stored record is taken), and one that differs from the block
      once more; without --body the body of the pull request is read.

        --body F       the body, from a file
        --record F     the record to hold it against, from \`recount run --out F\`
        --fresh        run the suites even where there is a record
        --pr N         the pull request, by default the branch's own
        --base REF     read the policy at REF instead of at the base branch
        --no-fetch     ask no network: take what the clone knows of the base branch
        --policy PATH  where the policy lives (.github/recount.yml)
        --json         one JSON document on stdout and nothing else
        --help         this text

      Examples:
        recount check
        recount check --body ../body.md --record record.json
      "
    `);
  });

  it('of parse', () => {
    expect(verbUsage('parse')).toMatchInlineSnapshot(`
      "Usage: recount parse FILE... [--format NAME] [--json]

      Reads test reports as a suite would, and tells what they hold.

        --format NAME  read as this format instead of finding it by the content
        --json         one JSON document on stdout and nothing else
        --help         this text

      Examples:
        recount parse build/*.xml
        recount parse --json report.xml
      "
    `);
  });

  it('of explain', () => {
    expect(verbUsage('explain')).toMatchInlineSnapshot(`
      "Usage: recount explain [A] [B]

      Compares two records: files from --out, or commits whose record is stored. B is
      HEAD where it is left out, A the record that the pull request pins.

        --pr N  the pull request, by default the branch's own
        --json  one JSON document on stdout and nothing else
        --help  this text

      Examples:
        recount explain HEAD~1 HEAD
        recount explain mine.json theirs.json
      "
    `);
  });

  it('of status', () => {
    expect(verbUsage('status')).toMatchInlineSnapshot(`
      "Usage: recount status [--pr N]

      Reads the pull request and its runs, and says what the check waits for.

        --pr N  the pull request, by default the branch's own
        --json  one JSON document on stdout and nothing else
        --help  this text

      Examples:
        recount status --pr 12
      "
    `);
  });

  it('promises one JSON document of no verb that answers otherwise', () => {
    const promise = /--json +one JSON document on stdout and nothing else\n/;
    expect(verbs.filter((verb) => !promise.test(verbUsage(verb)))).toEqual(['hook', 'mcp']);
    expect(verbUsage('hook')).toMatch(/--json +.*`install` and `verify`.*\n/);
  });

  it('names every option that a verb takes, and no other', () => {
    for (const verb of verbs) {
      const told = [...verbUsage(verb).matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
      expect(new Set(told), verb).toEqual(
        new Set([...Object.keys(VERBS[verb].options), ...(verb === 'mcp' ? [] : ['json']), 'help']),
      );
    }
  });

  it('is no wider than a terminal', () => {
    for (const text of [usage(), ...verbs.map(verbUsage)])
      for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(100);
  });
});

type Misuse = readonly [args: readonly string[], said: RegExp];

const misuses: readonly Misuse[] = [
  [['stauts'], /^recount: usage: there is no verb "stauts"; the nearest: status\n/],
  [['help', 'frobnicate'], /^recount: usage: there is no verb "frobnicate"\n/],
  [['frobnicate'], /^recount: usage: there is no verb "frobnicate"\n {2}to mend it: `recount --help` shows the verbs/],
  [['run', '--frob'], /^recount: usage: run has no option --frob\n {2}to mend it: `recount run --help` shows/],
  [['run', '-x'], /^recount: usage: run has no option -x\n/],
  [['run', '--fetch'], /^recount: usage: run has no option --fetch; the nearest: --no-fetch\n/],
  [['pin', '--body-fil', 'a'], /^recount: usage: pin has no option --body-fil; the nearest: --body-file\n/],
  [['run', '--out'], /^recount: usage: --out needs a value: --out FILE\n/],
  [['run', '--out='], /^recount: usage: --out needs a value: --out FILE\n/],
  [
    ['run', '--out', '--fresh'],
    /^recount: usage: --out needs a value, and --fresh looks like an option; where it is the value: --out=--fresh\n/,
  ],
  [['run', '--fresh=yes'], /^recount: usage: --fresh takes no value, found yes\n/],
  [['run', '--out', '-'], /^recount: usage: --out: expected a file, found - \(\.\/- is one of that name\)\n/],
  [['check', '--body', '-'], /^recount: usage: --body: expected a file, found -/],
  [['status', '--pr', '-3'], /^recount: usage: --pr: expected a number, found -3\n/],
  [['status', '--pr', '0'], /^recount: usage: --pr: expected a number, found 0\n/],
  [['pin', '--pr', 'abc'], /^recount: usage: --pr: expected a number, found abc\n/],
  [['check', '--body', 'a', '--record', 'b', '--pr', 'abc'], /^recount: usage: --pr: expected a number, found abc\n/],
  [['calibrate', '--runs', 'x'], /^recount: usage: --runs: expected a number from 2 to 1000, found x\n/],
  [['calibrate', '--last', '-3'], /^recount: usage: --last: expected a number from 0 to 100, found -3\n/],
  [['pin', '--pr', '5', '--body-file', 'a'], /^recount: usage: --body-file and --pr exclude each other: give one/],
  [['doctor', '--from', 'a', '--repo', 'a/b'], /^recount: usage: --from and --repo exclude each other/],
  [['audit', '--commit', 'a', '--until', 'b'], /^recount: usage: --commit and --until exclude each other/],
  [['hook', 'install', '--git', '--agent', 'gemini'], /^recount: usage: --git and --agent exclude each other/],
  [
    ['explain', 'HEAD~1', '--pr', '5'],
    /^recount: usage: --pr names the pull request whose record is A, and A is HEAD~1/,
  ],
  [['run', 'unit'], /^recount: usage: run takes no operand, found unit\n/],
  [['status', '12'], /^recount: usage: status takes no operand, found 12\n/],
  [['explain', 'a', 'b', 'c'], /^recount: usage: explain takes 2 operands at most, found c\n/],
  [['parse'], /^recount: usage: parse needs an operand: recount parse FILE/],
  [
    ['parse', 'a', '--format', 'word'],
    /^recount: usage: --format: expected one of .*junit.*, found word\n {2}to mend it: `recount parse --help` shows/,
  ],
  [
    ['pin', '--push', '--body-file', 'a'],
    /^recount: usage: --push .*--body-file.*\n {2}to mend it: `recount pin --help` shows/,
  ],
  [
    ['init', '--approvers', 'bob'],
    /^recount: usage: --approvers: .*found bob\n {2}to mend it: `recount init --help` shows/,
  ],
  [['init', '--shards', '0'], /^recount: usage: --shards: .*found 0\n {2}to mend it: `recount init --help` shows/],
  [['hook', 'foo'], /^recount: usage: hook: .*found foo\n {2}to mend it: `recount hook --help` shows/],
  [['audit', '--last', '0'], /^recount: usage: --last: .*found 0\n {2}to mend it: `recount audit --help` shows/],
  [['pin', '--from-ci', '--push'], /^recount: usage: --from-ci .* leave --push out/],
  [['pin', '--from-ci', '--body-file', 'a'], /^recount: usage: --from-ci .* leave --body-file out/],
];

describe('what is not understood ends with 2 and says why', () => {
  it.each(misuses)('recount %j', async (args, said) => {
    await using folder = await temporaryFolder();
    const { exit, out, err } = await callAnywhere(folder.path, args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(said);
  });

  it('with --json as JSON', async () => {
    await using folder = await temporaryFolder();
    const { exit, out } = await callAnywhere(folder.path, ['run', '--json', '--frob']);
    expect(exit).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ error: [{ code: 'usage' }] });
  });

  it('without a verb shows the help', async () => {
    await using folder = await temporaryFolder();
    expect(await callAnywhere(folder.path, [])).toEqual({ exit: 2, out: usage(), err: '' });
  });
});

describe('--version', () => {
  it('is the word that a record has in `by`', async () => {
    await using folder = await temporaryFolder();
    for (const asked of ['--version', '-v', 'version']) {
      const { exit, out } = await callAnywhere(folder.path, [asked]);
      expect({ exit, out }).toEqual({ exit: 0, out: 'recount 0.1.0\n' });
    }
  });
});
