import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decideCall } from '../../../src/app/hook/decide-call.ts';
import type { HookOutcome } from '../../../src/core/hook/answer.ts';
import { readToolCall } from '../../../src/core/hook/call.ts';
import { readRule } from '../../../src/core/hook/whole-settings.ts';
import { openHookRepository } from '../../../src/io/hook/repository.ts';
import { PATH_CASES, type PathCase, titleOf } from '../../core/changes/cases.ts';
import { createRepository, type Repository } from '../git/repository.ts';

const POLICY = (changes: string | undefined): string =>
  `version: 1\nsuites:\n  unit: { run: "true", scope: offline }\n${changes === undefined ? '' : `changes: ${changes}\n`}`;

/** A clone whose base has this rule; HEAD has none, so that nothing is taken from it. */
const withRule = (changes: string | undefined): Repository => {
  const repository = createRepository();
  repository.write('.github/recount.yml', POLICY(changes));
  repository.commit();
  repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  repository.write('.github/recount.yml', POLICY(undefined));
  repository.commit();
  return repository;
};

const decide = async (
  { root, env }: Repository,
  tool: string,
  input: object,
  cwd = root,
  project: string | null = root,
): Promise<HookOutcome> => {
  const call = readToolCall(JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: tool, tool_input: input, cwd }));
  if (!call.ok) return { state: 'unknown', why: call.error };
  return decideCall(call.value, {
    project: project ?? undefined,
    home: undefined,
    repositoryOf: (folders) => openHookRepository(folders, { path: '.github/recount.yml', base: undefined, env }),
    readRule: async (text, path) => readRule(text, path),
    publish: async () => ({ state: 'unknown', why: 'nothing is published here' }),
  });
};

/** The answer in the words of the table. */
const decidedAs = ({ state, found }: HookOutcome): string => found?.code ?? state;

/** Only what creates or changes a file is what a writing tool does, and of git's own folder nothing is made here. */
const isWritten = ([, , kind, path, , more = {}]: PathCase): boolean =>
  (kind === 'added' || (kind === 'modified' && (path !== 'package.json' || 'before' in more))) &&
  !path.startsWith('.git/');

describe('the same table, through the hook', () => {
  const repositories = new Map<string, Repository>();
  const repositoryFor = (changes: string | undefined): Repository => {
    const key = changes ?? '';
    const repository = repositories.get(key) ?? withRule(changes);
    repositories.set(key, repository);
    return repository;
  };
  const cases = PATH_CASES.filter(isWritten);

  test('has as many cases as it takes', () => {
    expect(cases.length).toBeGreaterThan(64);
  });

  test.each(cases.map((one) => ({ title: titleOf(one), one })))('$title', async ({ one }) => {
    const [, changes, kind, path, decided, more = {}] = one;
    const repository = repositoryFor(changes);
    const file = join(repository.root, path);
    // A file in the place of a folder that is there cannot be written; the rule is asked all the same.
    if (kind === 'modified' && !existsSync(file)) repository.write(path, more.before ?? 'before');
    if (more.before !== undefined) writeFileSync(file, more.before);
    const content = more.after ?? 'after';
    if (kind === 'added' && more.after !== undefined && existsSync(file)) repository.remove(path);
    expect(decidedAs(await decide(repository, 'Write', { file_path: file, content }))).toBe(decided);
  });
});

describe('where a path leads', () => {
  const repository = withRule('{ allow: [src/**], deny: [src/secret/**] }');
  const open = withRule('{ deny: [secret/**] }');
  const away = createRepository();
  const at = (path: string): string => join(repository.root, path);
  repository.write('src/a.ts', '');
  repository.write('docs/a.md', '');
  repository.write('src/secret/key', '');
  away.write('x/y.txt', '');
  const link = (target: string, path: string, root = repository.root): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(target, join(root, path));
  };
  link('../docs', 'src/docs');
  link('src', 'lib');
  link(away.root, 'src/away');
  link('../../../../../../../../../../etc/passwd', 'src/passwd');
  link('nowhere/yet.ts', 'src/dangling');
  link(join(away.root, 'new.txt'), 'src/out-dangling');
  link('loop-b', 'src/loop-a');
  link('loop-a', 'src/loop-b');
  link('secret', 'src/open');
  link(repository.root, 'in', away.root);
  link(join(away.root, 'x'), 'out', open.root);

  test.each<[what: string, path: string, decided: string]>([
    ['a file', 'src/a.ts', 'allowed'],
    ['a way up within', 'docs/../src/a.ts', 'allowed'],
    ['a way up out of the allowed folder', 'src/../docs/a.md', 'path-denied'],
    ['a way up out of the repository', '../x.txt', 'path-denied'],
    ['a way up and back in', `../${'x/../'.repeat(3)}`, 'path-denied'],
    ['a link to a folder that is not allowed', 'src/docs/a.md', 'path-denied'],
    ['a new file under a linked folder', 'src/docs/new/b.md', 'path-denied'],
    ['a link to an allowed folder', 'lib/b.ts', 'allowed'],
    ['a link to a denied folder', 'src/open/key', 'path-denied'],
    ['a link that leads out', 'src/away/x/y.txt', 'link-escapes'],
    ['a new file under a link that leads out', 'src/away/new/z.txt', 'link-escapes'],
    ['the link itself', 'src/passwd', 'link-escapes'],
    ['a link to a file that is not there yet', 'src/dangling', 'allowed'],
    ['a link to a file out there that is not there yet', 'src/out-dangling', 'link-escapes'],
    ['links in a circle', 'src/loop-a', 'unknown'],
    ['a way up behind a link, which tools and the system read in two ways', 'src/docs/../a.ts', 'path-denied'],
    ['a way up behind a link that leads out', 'src/away/../src/a.ts', 'link-escapes'],
    ['a neighbour of the repository with a like name', '../$ROOT-2/src/a.ts', 'path-denied'],
    ['the home folder, for tools that know it', '~/a checkout/docs/a.md', 'path-denied'],
    ['blanks at the ends, for tools that leave them out', ' src/../docs/a.md ', 'path-denied'],
    ['a path below a file', 'src/a.ts/b', 'allowed'],
    ['a name that is too long', `src/${'a'.repeat(300)}`, 'unknown'],
    ['a name with a zero', 'src/a\0b', 'unknown'],
  ])('%s: %s is %s', async (_, path, decided) => {
    const name = path.replace('$ROOT', repository.root.split('/').at(-1) ?? '');
    const [relative, absolute] = [
      await decide(repository, 'Write', { file_path: name, content: '' }),
      await decide(repository, 'Edit', { file_path: `${repository.root}/${name}`, old_string: 'a', new_string: 'b' }),
    ];
    expect([decidedAs(relative), decidedAs(absolute)]).toEqual([decided, decided]);
  });

  test('into the repository from outside', async () => {
    const through = join(away.root, 'in');
    expect(decidedAs(await decide(repository, 'Write', { file_path: join(through, 'src/b.ts'), content: '' }))).toBe(
      'allowed',
    );
    expect(decidedAs(await decide(repository, 'Write', { file_path: join(through, 'b.ts'), content: '' }))).toBe(
      'path-denied',
    );
  });

  test('outside it is not checked where the policy does not say what is allowed, but for a link that leads there', async () => {
    const outside = join(away.root, 'z.txt');
    expect(decidedAs(await decide(open, 'Write', { file_path: outside, content: '' }))).toBe('not-checked');
    expect(decidedAs(await decide(open, 'Write', { file_path: join(open.root, 'out/z'), content: '' }))).toBe(
      'link-escapes',
    );
  });

  test('the project of the session counts, and not the folder that the agent is in', async () => {
    const file = { file_path: at('docs/b.md'), content: '' };
    expect(decidedAs(await decide(repository, 'Write', file, away.root))).toBe('path-denied');
    const inside = { file_path: 'a.ts', content: '' };
    expect(decidedAs(await decide(repository, 'Write', inside, at('src')))).toBe('allowed');
    expect(decidedAs(await decide(repository, 'Write', file, at('src'), null))).toBe('path-denied');
  });

  test('a notebook is a file too', async () => {
    const notebook = { notebook_path: at('docs/n.ipynb'), new_source: '' };
    expect(decidedAs(await decide(repository, 'NotebookEdit', notebook))).toBe('path-denied');
  });
});

describe('a repository in a repository', () => {
  const repository = withRule('{ allow: [src/**, vendor/lib] }');
  const inner = (path: string): void => {
    mkdirSync(join(repository.root, path), { recursive: true });
    repository.git('init', '--quiet', path);
  };
  inner('vendor/lib');
  inner('vendor/other');
  repository.git('worktree', 'add', '--quiet', 'trees/one', '-b', 'one');
  const write = (path: string) =>
    decide(repository, 'Write', { file_path: join(repository.root, path), content: '' }).then(decidedAs);

  test('is one path, its own', async () => {
    expect(await write('vendor/lib/deep/a.c')).toBe('allowed');
    expect(await write('vendor/other/deep/a.c')).toBe('path-denied');
  });

  test('has a git folder that is protected as its own is', async () => {
    for (const path of ['.git', '.git/config', '.git/hooks/new/pre-push'])
      expect(await write(`vendor/lib/${path}`)).toBe('path-protected');
  });

  test('another working tree of the same repository has the same rule', async () => {
    expect(await write('trees/one/src/a.ts')).toBe('allowed');
    expect(await write('trees/one/a.ts')).toBe('path-denied');
  });

  test("git's own folder is protected, the main one from another working tree too", async () => {
    expect(await write('.git/hooks/pre-push')).toBe('path-protected');
    expect(await write('trees/one/.git')).toBe('path-protected');
    const tree = join(repository.root, 'trees/one');
    const config = { file_path: join(repository.root, '.git/config'), content: '' };
    expect(decidedAs(await decide(repository, 'Write', config, tree, tree))).toBe('path-protected');
  });
});

describe('the policy is taken from the object store', () => {
  test('a worktree, an index and a HEAD that say otherwise change nothing', async () => {
    const repository = withRule('{ allow: [src/**] }');
    repository.write('.github/recount.yml', POLICY('{ allow: ["**"] }'));
    repository.git('add', '--all');
    expect(decidedAs(await decide(repository, 'Write', { file_path: 'a.txt', content: '' }))).toBe('path-denied');
  });

  test.each<[what: string, spoil: (repository: Repository) => void, decided: string]>([
    [
      'no remote: HEAD counts',
      (one) => one.git('update-ref', '--no-deref', '-d', 'refs/remotes/origin/HEAD'),
      'not-checked',
    ],
    [
      'no policy at the base',
      (one) => {
        one.remove('.github/recount.yml');
        one.commit();
        one.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      'not-checked',
    ],
    [
      'a policy that is no YAML',
      (one) => {
        one.write('.github/recount.yml', 'changes: [');
        one.commit();
        one.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      'unknown',
    ],
    [
      'a rule that is wrong',
      (one) => {
        one.write('.github/recount.yml', POLICY('{ alow: [src/**] }'));
        one.commit();
        one.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      'unknown',
    ],
    [
      'a policy that is a link',
      (one) => {
        one.remove('.github/recount.yml');
        symlinkSync('../a', join(one.root, '.github/recount.yml'));
        one.commit();
        one.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      'unknown',
    ],
    [
      'a policy that is a folder',
      (one) => {
        one.remove('.github/recount.yml');
        one.write('.github/recount.yml/a', '');
        one.commit();
        one.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
      },
      'unknown',
    ],
    [
      'a policy whose object is gone',
      (one) => {
        const id = one.git('rev-parse', 'refs/remotes/origin/HEAD:.github/recount.yml');
        one.remove(join('.git/objects', id.slice(0, 2), id.slice(2)));
      },
      'unknown',
    ],
    [
      'a folder whose object is gone',
      (one) => {
        const id = one.git('rev-parse', 'refs/remotes/origin/HEAD:.github');
        one.remove(join('.git/objects', id.slice(0, 2), id.slice(2)));
      },
      'unknown',
    ],
    ['a repository that is broken', (one) => one.remove('.git/HEAD'), 'unknown'],
  ])('%s', async (_, spoil, decided) => {
    const repository = withRule('{ allow: [src/**] }');
    spoil(repository);
    expect(decidedAs(await decide(repository, 'Write', { file_path: 'a.txt', content: '' }))).toBe(decided);
  });

  test('a repository without a commit has no policy, a folder without a repository cannot be judged', async () => {
    const repository = createRepository();
    expect(decidedAs(await decide(repository, 'Write', { file_path: 'a', content: '' }))).toBe('not-checked');
    expect(decidedAs(await decide(repository, 'Write', { file_path: 'a', content: '' }, '/', '/'))).toBe('unknown');
    expect(
      decidedAs(await decide(repository, 'Write', { file_path: 'a', content: '' }, '/no/where', '/no/where')),
    ).toBe('unknown');
  });

  test('without git nothing can be told', async () => {
    const repository = withRule('{ allow: [src/**] }');
    const lost = { ...repository, env: { ...repository.env, PATH: '/no/where' } };
    expect(decidedAs(await decide(lost, 'Write', { file_path: 'src/a', content: '' }))).toBe('unknown');
  });
});

test('what is made public is where the shell goes from the home folder, and so is the file of its text', async () => {
  const { root, env } = withRule(undefined);
  const asked: unknown[] = [];
  const decideHome = async (command: string): Promise<string> => {
    const call = readToolCall(
      JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command }, cwd: '/' }),
    );
    if (!call.ok) return call.error;
    const { state } = await decideCall(call.value, {
      project: undefined,
      home: root,
      repositoryOf: (folders) => openHookRepository(folders, { path: '.github/recount.yml', base: undefined, env }),
      readRule: async (text, path) => readRule(text, path),
      publish: async (publication, folders) => {
        asked.push(publication.kind === 'pull-request' ? publication.body : publication.kind, folders.at(-1));
        return { state: 'allowed', why: 'it is asked' };
      },
    });
    return state;
  };
  expect(await decideHome('cd ~ && git push')).toBe('allowed');
  expect(await decideHome('git -C ~/.github push')).toBe('allowed');
  expect(await decideHome('cd ~/.github && gh pr create -F ~/body.md')).toBe('allowed');
  expect(await decideHome('cd ~somebody && git push')).toBe('unknown');
  expect(asked).toEqual([
    'push',
    root,
    'push',
    `${root}/.github`,
    { from: 'file', path: `${root}/body.md` },
    `${root}/.github`,
  ]);
});
