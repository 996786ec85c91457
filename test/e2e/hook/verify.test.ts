import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type LocalDesk, openLocalDesk } from '../command-line/local-desk.ts';
import { policyOf } from '../suite.ts';

const opened: LocalDesk[] = [];
afterEach(async () => {
  for (const desk of opened.splice(0)) await desk[Symbol.asyncDispose]();
});
const openDesk = async (top = 'hook: { push: true }\n'): Promise<LocalDesk> => {
  const desk = await openLocalDesk({ policy: `${policyOf()}${top}` });
  opened.push(desk);
  return desk;
};
const SETTINGS = '.claude/settings.json';
const textIn = ({ clone }: LocalDesk, path: string): Promise<string> => readFile(join(clone.path, path), 'utf8');

describe('recount hook verify', () => {
  test.each(['claude', 'gemini'])('shows a call that is denied and one that passes, for %s', async (agent) => {
    const desk = await openDesk();
    await desk.recount(['hook', 'install', '--agent', agent]);
    const { exit, out } = await desk.recount(['hook', 'verify', '--json']);
    const told: unknown = JSON.parse(out);
    expect(exit).toBe(0);
    expect(told).toEqual({
      checks: [
        { agent, good: true, said: 'git commit --no-verify is denied' },
        { agent, good: true, said: 'a call that cannot be read is denied' },
        { agent, good: true, said: 'git status passes' },
      ],
    });
  });

  test.each<[what: string, spoil: (settings: string) => string, told: RegExp]>([
    ['no matcher for a tool', (text) => text.replace('|Edit|', '|'), /FAILED {2}claude: no matcher takes Edit\n/],
    ['hooks switched off', (text) => text.replace('{', '{"disableAllHooks": true,'), /switch all hooks off/],
    [
      'a node that is gone',
      (text) => text.replaceAll(`'${process.execPath}'`, "'/no/node'").replaceAll(/'\/[^']*\/node'/g, "'/no/node'"),
      /FAILED {2}claude: git status: it must pass, and is denied/,
    ],
    [
      'a line that lets all go on',
      (text) =>
        text.replaceAll('[ $end -eq 77 ] || stop', 'exit 0').replaceAll(/'\/[^']*hook\.cjs'/g, "'/no/hook.cjs'"),
      /FAILED {2}claude: git commit --no-verify: it must be denied, and passes/,
    ],
    [
      'a line that ends with 1',
      (text) => text.replaceAll('[ $end -eq 77 ] || stop', 'exit 1'),
      /it ended with 1, which the agent passes over/,
    ],
  ])('%s fails', async (_, spoil, told) => {
    const desk = await openDesk();
    await desk.recount(['hook', 'install']);
    await desk.write({ [SETTINGS]: spoil(await textIn(desk, SETTINGS)) });
    const { exit, out } = await desk.recount(['hook', 'verify']);
    expect(out).toMatch(told);
    expect(exit).toBe(1);
  });

  test.each<[what: string, policy: string, args: readonly string[], told: RegExp]>([
    [
      'a slip of the pen at the top',
      `${policyOf()}changs: { allow: [src/**] }\n`,
      [],
      /^FAILED {2}claude: the policy at refs\/remotes\/origin\/HEAD: \.github\/recount\.yml: changs: is not a known key; .* \(\.github\/recount\.yml:\d+:1\)$/m,
    ],
    [
      'a fault in what no decision looks at, at the base that the line names',
      policyOf().replace('offline', 'offlne'),
      ['--base', 'HEAD'],
      /^FAILED {2}claude: the policy at HEAD: .*scope: expected syntax, offline or live, found "offlne" \(\.github\/recount\.yml:\d+:\d+\)$/m,
    ],
  ])('a broken policy fails: %s', async (_, policy, args, told) => {
    await using desk = await openLocalDesk({ policy });
    await desk.recount(['hook', 'install', ...args]);
    const { exit, out } = await desk.recount(['hook', 'verify']);
    expect(out).toMatch(told);
    expect(exit).toBe(1);
  });

  test('before the policy is merged there is nothing to hold anybody to, and what comes first is told', async () => {
    await using desk = await openLocalDesk({ policy: undefined });
    await desk.commit({ '.github/recount.yml': policyOf() });
    await desk.recount(['hook', 'install']);
    const { exit, out, err } = await desk.recount(['hook', 'verify']);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toBe(
      'recount: policy-missing: the hook denies nothing yet: there is no .github/recount.yml at refs/remotes/origin/HEAD\n' +
        '  to mend it: merge the policy, `git fetch`, then `recount hook verify`\n',
    );
  });

  test.each<[what: string, other: string, agents: readonly string[]]>([
    ['beside one that has the hook', '.gemini/settings.json', ['claude']],
    ['alone', SETTINGS, []],
  ])('settings that cannot be read are not passed over: %s', async (_, path, agents) => {
    const desk = await openDesk();
    for (const agent of agents) await desk.recount(['hook', 'install', '--agent', agent]);
    await desk.write({ [path]: '{' });
    const { exit, out } = await desk.recount(['hook', 'verify']);
    expect(exit).toBe(1);
    expect(out).toMatch(
      /^FAILED {2}(?:claude|gemini): .*settings\.json is no JSON object: correct it, then `recount hook install(?: --agent gemini)?`$/m,
    );
  });

  test('settings that are no file are not passed over', async () => {
    const desk = await openDesk();
    await mkdir(join(desk.clone.path, SETTINGS), { recursive: true });
    const { exit, out } = await desk.recount(['hook', 'verify']);
    expect(exit).toBe(1);
    expect(out).toContain('it is no regular file');
  });

  const AT_HEAD = 'the policy is read at HEAD, which the agent commits to';

  test('a clone that does not know the default branch of its remote is told of, and what mends it does', async () => {
    const desk = await openDesk();
    await desk.clone.git('remote', 'set-head', 'origin', '--delete');
    const installed = await desk.recount(['hook', 'install']);
    expect(installed.exit).toBe(0);
    expect(installed.out).toContain(AT_HEAD);
    const before = await desk.recount(['hook', 'verify']);
    expect(before.exit).toBe(1);
    expect(before.out).toContain(
      `FAILED  claude: ${AT_HEAD}; to read it at the base: \`git remote set-head origin -a\`, or \`recount hook install --base origin/main\`\n`,
    );
    const named = await desk.recount(['hook', 'install', '--base', 'origin/main']);
    expect(named.out).not.toContain(AT_HEAD);
    expect(await desk.recount(['hook', 'verify'])).toMatchObject({ exit: 0 });
    await desk.recount(['hook', 'install']);
    await desk.clone.git('remote', 'set-head', 'origin', '-a');
    expect(await desk.recount(['hook', 'verify'])).toMatchObject({ exit: 0 });
  });

  test('what is to be called keeps the agent and the policy that the hook was installed with', async () => {
    const desk = await openDesk();
    await desk.clone.git('remote', 'set-head', 'origin', '--delete');
    const named = ['--agent', 'gemini', '--policy', '.github/recount.yml'];
    await desk.recount(['hook', 'install', ...named]);
    const { exit, out } = await desk.recount(['hook', 'verify']);
    expect(exit).toBe(1);
    const [, command = ''] = /or `recount (hook install --agent gemini .*)`$/m.exec(out) ?? [];
    expect(command).toBe('hook install --agent gemini --base origin/main --policy .github/recount.yml');
    await desk.recount(command.split(' '));
    expect(await desk.recount(['hook', 'verify'])).toMatchObject({ exit: 0 });
    await desk.write({ '.gemini/settings.json': '{' });
    const { err } = await desk.recount(['hook', 'install', '--agent', 'gemini']);
    expect(err).toContain('to mend it: correct it, then `recount hook install --agent gemini`\n');
  });

  test('a remote of another name has a base to name, and a clone without one has none', async () => {
    const desk = await openDesk();
    await desk.clone.git('remote', 'rename', 'origin', 'up');
    const { out } = await desk.recount(['hook', 'install']);
    expect(out).toContain(`${AT_HEAD}; to read it at the base: \`recount hook install --base up/main\`\n`);
    await desk.clone.git('remote', 'remove', 'up');
    expect((await desk.recount(['hook', 'install'])).out).not.toContain(AT_HEAD);
    expect(await desk.recount(['hook', 'verify'])).toMatchObject({ exit: 0 });
  });

  test('without settings there is nothing to try', async () => {
    const desk = await openDesk();
    expect(await desk.recount(['hook', 'verify'])).toMatchObject({ exit: 2 });
    expect(await desk.recount(['hook', 'verify', '--agent', 'claude'])).toMatchObject({ exit: 1 });
  });
});
