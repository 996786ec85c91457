import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkoutState } from '../../../src/io/git/checkout.ts';
import { changedFiles, readFileAt } from '../../../src/io/git/commits.ts';
import { createRepository, message, outcome, type Repository, repositoryAt, temporaryFolder } from './repository.ts';

const state = async (repository: Repository) => checkoutState(await repository.open('judged'));

const files = { 'a.ts': 'a\n', 'src/ü b.ts': 'b\n', 'tool.sh': '#!/bin/sh\n' };
const FILE = 'src/ü b.ts';

describe('a checkout of HEAD', () => {
  const same: Record<string, (repository: Repository) => void> = {
    untouched: () => {},
    'with new timestamps': ({ root }) => utimesSync(join(root, 'a.ts'), 1, 1),
    'with other modes': ({ root }) => chmodSync(join(root, 'tool.sh'), 0o755),
    'with untracked files': ({ write }) => write('node_modules/x.js', 'x'),
    'with an index that knows nothing': ({ root }) => unlinkSync(join(root, '.git/index')),
    'with another content staged than is there': ({ write, git }) => {
      write(FILE, 'staged\n');
      git('add', '.');
      write(FILE, 'b\n');
    },
  };
  it.each(Object.entries(same))('%s', async (_, change) => {
    const repository = createRepository(files);
    change(repository);
    expect(await state(repository)).toEqual({ ok: true, value: undefined });
  });

  it('in a repository that names its objects by sha256', async () => {
    const repository = createRepository(files, ['--object-format=sha256']);
    repository.write('.gitattributes', '*.bat text eol=crlf\n');
    repository.write('a.bat', 'a\n');
    repository.commit();
    repository.write('a.bat', 'a\r\n');
    expect(outcome(await state(repository))).toBe('ok');
    repository.write('a.bat', 'b\r\n');
    expect(message(await state(repository))).toContain(': a.bat');
  });

  it('in a second working tree', async () => {
    const repository = createRepository(files);
    const root = join(temporaryFolder(), 'second');
    repository.git('worktree', 'add', '--quiet', root);
    const second = repositoryAt(root, repository.env);
    expect(outcome(await state(second))).toBe('ok');
    second.write(FILE, 'x');
    expect(outcome(await state(second))).toBe('checkout-differs');
  });

  it('with a submodule, whatever is in it', async () => {
    const inner = createRepository({ a: 'x' });
    const repository = createRepository(files);
    repository.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '--quiet', inner.root, 'inner');
    repository.commit();
    expect(outcome(await state(repository))).toBe('ok');
    repository.remove('inner');
    expect(outcome(await state(repository))).toBe('ok');
  });

  it('with links to their targets, dangling ones too', async () => {
    const repository = createRepository(files);
    symlinkSync('nowhere/ü', join(repository.root, 'dangling'));
    symlinkSync('src', join(repository.root, 'folder'));
    repository.commit();
    expect(outcome(await state(repository))).toBe('ok');
  });
});

describe('a checkout that differs', () => {
  const different: Record<string, (repository: Repository) => void> = {
    'in a byte': ({ write }) => write(FILE, 'c\n'),
    'in its length alone': ({ write }) => write(FILE, 'b\n\n'),
    'in a line ending that nothing converts': ({ write }) => write(FILE, 'b\r\n'),
    'in a file that is missing': ({ remove }) => remove(FILE),
    'in a folder that is missing': ({ remove }) => remove('src'),
    'in a change that is staged too': ({ write, git }) => {
      write(FILE, 'c\n');
      git('add', '.');
    },
    'in a file assumed unchanged': ({ write, git }) => {
      git('update-index', '--assume-unchanged', FILE);
      write(FILE, 'c\n');
    },
    'in a file flagged skip-worktree': ({ write, git }) => {
      git('update-index', '--skip-worktree', FILE);
      write(FILE, 'c\n');
    },
    'in a file that an fsmonitor vouches for': ({ write, git }) => {
      git('config', 'core.fsmonitor', 'true');
      git('update-index', '--fsmonitor');
      git('update-index', '--fsmonitor-valid', FILE);
      write(FILE, 'c\n');
    },
    'in a file with the size and the time that the index has of it': ({ root, write, git }) => {
      const { mtime, atime } = statSync(join(root, FILE));
      git('config', 'core.checkStat', 'minimal');
      git('config', 'core.trustctime', 'false');
      write(FILE, 'c\n');
      utimesSync(join(root, FILE), atime, mtime);
    },
    'in what a sparse checkout leaves out': ({ git }) => git('sparse-checkout', 'set', '--no-cone', '/a.ts'),
    'in a link in place of a file with the same content': ({ root }) => {
      copyFileSync(join(root, FILE), join(root, 'copy'));
      unlinkSync(join(root, FILE));
      symlinkSync('../copy', join(root, FILE));
    },
    'in a link in place of a folder with the same content': ({ root }) => {
      renameSync(join(root, 'src'), join(root, 'moved'));
      symlinkSync('moved', join(root, 'src'));
    },
    'in a file in place of a folder above others': ({ root, write, commit }) => {
      write('lib/gen/v1/x.js', 'x\n');
      commit();
      rmSync(join(root, 'lib'), { recursive: true });
      write('lib', 'x\n');
      write(FILE, 'c\n');
    },
    'in a link to itself in place of a folder above others': ({ root, write, commit }) => {
      write('lib/gen/v1/x.js', 'x\n');
      commit();
      rmSync(join(root, 'lib'), { recursive: true });
      symlinkSync('lib', join(root, 'lib'));
      write(FILE, 'c\n');
    },
    'in a folder in place of a file': ({ root, remove }) => {
      remove(FILE);
      mkdirSync(join(root, FILE));
    },
    'in a filter that would clean the change away': ({ write, git }) => {
      git('config', 'filter.x.clean', 'echo b');
      write('.git/info/attributes', '* filter=x\n');
      write(FILE, 'c\n');
    },
    "in line endings that only the repository's own info/attributes converts": ({ write }) => {
      write('.git/info/attributes', '* text eol=crlf\n');
      write(FILE, 'b\r\n');
    },
    'in the object that a replacement stands for': ({ root, write, git, commit }) => {
      const first = git('rev-parse', 'HEAD');
      write(FILE, 'forged\n');
      const second = commit();
      git('reset', '--quiet', '--hard', first);
      git('replace', first, second);
      write(FILE, 'forged\n');
      expect(existsSync(join(root, FILE))).toBe(true);
    },
  };
  it.each(Object.entries(different))('%s', async (_, change) => {
    const repository = createRepository(files);
    change(repository);
    const result = await state(repository);
    expect(outcome(result)).toBe('checkout-differs');
    expect(message(result)).toContain(FILE);
  });

  it('in the target of a link', async () => {
    const repository = createRepository(files);
    symlinkSync('a.ts', join(repository.root, 'link'));
    repository.commit();
    repository.remove('link');
    symlinkSync('tool.sh', join(repository.root, 'link'));
    expect(message(await state(repository))).toContain(': link');
    repository.remove('link');
    repository.write('link', 'a.ts');
    expect(message(await state(repository))).toContain(': link');
  });

  it('names five files, counts the others and says of which commit', async () => {
    const names = 'abcdefg'.split('');
    const repository = createRepository(Object.fromEntries(names.map((name) => [name, 'x'])));
    for (const name of names) repository.write(name, 'y');
    const commit = repository.git('rev-parse', '--short=12', 'HEAD');
    expect(message(await state(repository))).toBe(
      `files in ${repository.root} are not those of ${commit}: a, b, c, d, e and 2 more`,
    );
  });
});

describe("git's own conversions", () => {
  // Each checks the file out anew, so that it is what git writes, and then changes it.
  const converted: Record<
    string,
    { attributes: string; blob: string | Uint8Array; config?: string; changed: string | Uint8Array }
  > = {
    'of line endings by attribute': { attributes: '*.txt text eol=crlf', blob: 'a\nb\n', changed: 'a\r\nc\r\n' },
    'of line endings by setting': {
      attributes: '* text=auto',
      blob: 'a\nb\n',
      config: 'core.autocrlf',
      changed: 'a\r\nc\r\n',
    },
    'of line endings that are mixed in the commit': {
      attributes: '*.txt text eol=crlf',
      blob: 'a\r\nb\nc\r\n',
      changed: 'a\r\nb\r\nd\r\n',
    },
    'of $Id$': { attributes: '*.txt ident', blob: 'x $Id$ y\n', changed: 'x $Id$ z\n' },
    'of the encoding': {
      attributes: '*.txt working-tree-encoding=UTF-16LE eol=lf',
      blob: Buffer.from('ü\n', 'utf16le'),
      changed: Buffer.from('ö\n', 'utf16le'),
    },
  };
  it.each(Object.entries(converted))('%s are no difference, and a change beside them is one', async (_, given) => {
    const repository = createRepository({ 'a.ts': 'a\n' });
    // What is mixed is committed before its attribute, which would make it uniform.
    const early = String(given.blob).includes('\r');
    if (early) repository.write('x.txt', given.blob);
    if (early) repository.commit();
    repository.write('.gitattributes', `${given.attributes}\n`);
    if (!early) repository.write('x.txt', given.blob);
    if (!early) repository.commit();
    repository.git('add', '.gitattributes');
    repository.git('commit', '--quiet', '--allow-empty', '--message=x');
    if (given.config !== undefined) repository.git('config', given.config, 'true');
    repository.remove('x.txt');
    repository.git('checkout', '--', 'x.txt');
    expect(outcome(await state(repository))).toBe('ok');
    repository.write('x.txt', given.changed);
    expect(message(await state(repository))).toContain(': x.txt');
  });

  it('leave a keyword of $Id$ no room for anything but the id that git writes there', async () => {
    const repository = createRepository({ '.gitattributes': '*.js ident\n', 'a.js': '/* $Id$ */\n' });
    repository.write('a.js', '/* $Id: */ attack() /* $ */\n');
    expect(message(await state(repository))).toContain(': a.js');
    repository.write('a.js', `/* $Id: ${'0'.repeat(40)} $ */\n`);
    expect(outcome(await state(repository))).toBe('ok');
  });
});

describe('a file of Git LFS', () => {
  const content = Buffer.from('large content\n');
  const pointerOf = (bytes: Uint8Array, more = '') =>
    `version https://git-lfs.github.com/spec/v1\n${more}oid sha256:${createHash('sha256').update(bytes).digest('hex')}\nsize ${bytes.length}\n`;
  const withLfs = (pointer: string) => {
    const repository = createRepository({
      '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
      'a.bin': pointer,
    });
    const marker = `touch "${repository.root}/marker"; cat`;
    for (const name of ['clean', 'smudge', 'process']) repository.git('config', `filter.lfs.${name}`, marker);
    repository.git('config', 'filter.lfs.required', 'true');
    return repository;
  };

  it.each([
    ['the pointer itself', pointerOf(content), pointerOf(content), 'ok'],
    ['the content', pointerOf(content), content, 'ok'],
    ['a content of the same size', pointerOf(content), Buffer.from('large CONTENT\n'), 'checkout-differs'],
    ['a shorter content', pointerOf(content), content.subarray(1), 'checkout-differs'],
    ['nothing', pointerOf(content), '', 'checkout-differs'],
    ['another pointer', pointerOf(content), pointerOf(Buffer.from('x')), 'checkout-differs'],
    ['a content that an extension has changed', pointerOf(content, 'ext-0-x sha256:1\n'), content, 'checkout-differs'],
    ['a content where HEAD has no pointer', content.toString(), pointerOf(content), 'checkout-differs'],
  ])('may be %s or not, and no filter is run to know', async (_, committed, there, expected) => {
    const repository = withLfs(committed);
    repository.write('a.bin', there);
    expect(outcome(await state(repository))).toBe(expected);
    expect(existsSync(join(repository.root, 'marker'))).toBe(false);
  });
});

const PROGRAMS = [
  'alias.diff-tree',
  'core.alternateRefsCommand',
  'core.askPass',
  'core.editor',
  'core.fsmonitor',
  'core.gitProxy',
  'core.pager',
  'core.sshCommand',
  'credential.helper',
  'diff.external',
  'diff.x.command',
  'diff.x.textconv',
  'filter.x.clean',
  'filter.x.process',
  'filter.x.smudge',
  'gpg.program',
  'uploadpack.packObjectsHook',
];

describe('a program that a repository names', () => {
  it('is never run, not even for a file that differs', async () => {
    const repository = createRepository({ ...files, '.gitattributes': '* filter=x diff=x merge=x\n' });
    const first = repository.git('rev-parse', 'HEAD');
    repository.write('a.ts', 'second\n');
    const second = repository.commit();
    repository.write('a.ts', 'a\r\nchanged\n');
    utimesSync(join(repository.root, 'tool.sh'), 1, 1);
    const marker = `touch "${repository.root}/marker"; cat; false`;
    for (const name of PROGRAMS) {
      repository.git('config', name, marker);
    }
    repository.git('config', 'core.hooksPath', 'hooks');
    for (const name of ['post-index-change', 'post-checkout', 'pre-commit', 'reference-transaction']) {
      repository.write(`hooks/${name}`, `#!/bin/sh\n${marker}\n`);
      chmodSync(join(repository.root, 'hooks', name), 0o755);
    }
    const git = await repository.open('judged');
    expect(outcome(await checkoutState(git))).toBe('checkout-differs');
    expect(outcome(await changedFiles(git, first, second))).toBe('ok');
    expect(outcome(await readFileAt(git, second, 'a.ts'))).toBe('ok');
    expect(existsSync(join(repository.root, 'marker'))).toBe(false);
  });

  it('is not run from a bare repository that a commit carries', async () => {
    const repository = createRepository(files);
    const config = `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = .\n\tfsmonitor = "touch \\"${repository.root}/marker\\"; false"\n`;
    repository.write('sub/config', config);
    repository.write('sub/HEAD', 'ref: refs/heads/main\n');
    repository.write('sub/objects/x', '');
    repository.write('sub/refs/x', '');
    repository.commit();
    expect(outcome(await state(repository))).toBe('ok');
    const inside = repositoryAt(join(repository.root, 'sub'), repository.env);
    for (const profile of ['judged', 'desk'] as const) {
      await expect(inside.open(profile)).rejects.toThrow('not-a-repository');
    }
    expect(existsSync(join(repository.root, 'marker'))).toBe(false);
  });
});
