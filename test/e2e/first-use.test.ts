import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { agentsSection } from '../../src/core/init/agents-section.ts';
import { TEMPLATE, TEMPLATE_PATH } from '../../src/core/init/pull-request-template.ts';
import { actionNode, searchPath } from '../world/machine.ts';
import type { Files } from '../world/repository.ts';
import { openWorld } from '../world/world.ts';
import { judgeAgain, judgePullRequest, openDesk } from './story.ts';
import { policyOf, suiteFiles } from './suite.ts';

interface Project {
  readonly files: Files;
  /** What `init` is to find, and what it proposes. */
  readonly suite: string;
  readonly command: string;
  readonly tools: readonly string[];
  /** What of this machine is used again, so that nothing is built from nothing. */
  readonly env?: readonly string[];
  /** What a run of it tells. */
  readonly told: string;
  /** What a liar writes in place of the counts that the block has. */
  readonly lie: readonly [from: RegExp, to: string][];
}

const PROJECTS: Readonly<Record<string, Project>> = {
  'JavaScript, with the runner of Node': {
    files: {
      'package.json': `${JSON.stringify({ name: 'words', type: 'module', private: true, scripts: { test: 'node --test test/' } })}\n`,
      'src/words.js': 'export const words = (text) => text.split(/\\s+/).filter(Boolean).length;\n',
      'test/words.test.js': `import assert from 'node:assert';
import { describe, it } from 'node:test';
import { words } from '../src/words.js';

describe('words', () => {
  it('counts two', () => assert.equal(words('a b'), 2));
  it('counts none', () => assert.equal(words(''), 0));
  it.skip('counts a million', () => {});
});
`,
    },
    suite: 'node',
    command: 'node --test',
    tools: ['node'],
    told: '3 tests: 2 passed, 0 failed, 1 skipped',
    lie: [
      [/\| 3 \| 2 \| 0 \| 1 \|/, '| 3 | 3 | 0 | 0 |'],
      [/"passed": 2/, '"passed": 3'],
      [/"skipped": 1/, '"skipped": 0'],
    ],
  },
  'Python, with pytest': {
    files: {
      'pyproject.toml': '[project]\nname = "words"\nversion = "1.0"\n\n[tool.pytest.ini_options]\npythonpath = ["."]\n',
      'words.py': 'def words(text):\n    return len(text.split())\n',
      '.gitignore': '__pycache__/\n.pytest_cache/\n',
      'tests/test_words.py': `import pytest
from words import words


@pytest.mark.parametrize("text, count", [("a b", 2), ("", 0)])
def test_counts(text, count):
    assert words(text) == count


@pytest.mark.skip(reason="slow")
def test_counts_a_million():
    pass
`,
    },
    suite: 'pytest',
    command: 'python -m pytest --junitxml="$RECOUNT_REPORTS/pytest.xml"',
    tools: ['python', 'pytest'],
    told: '3 tests: 2 passed, 0 failed, 1 skipped',
    lie: [
      [/\| 3 \| 2 \| 0 \| 1 \|/, '| 4 | 3 | 0 | 1 |'],
      [/"total": 3/, '"total": 4'],
      [/"passed": 2/, '"passed": 3'],
    ],
  },
  Go: {
    files: {
      'go.mod': 'module example.com/words\n\ngo 1.21\n',
      'words.go':
        'package words\n\nimport "strings"\n\nfunc Words(text string) int { return len(strings.Fields(text)) }\n',
      'words_test.go': `package words

import "testing"

func TestCounts(t *testing.T) {
	for text, count := range map[string]int{"a b": 2, "": 0} {
		t.Run(text, func(t *testing.T) {
			if Words(text) != count {
				t.Fatal(text)
			}
		})
	}
}

func TestCountsAMillion(t *testing.T) { t.Skip("slow") }
`,
    },
    suite: 'go',
    command: 'go test -count=1 -json ./...',
    tools: ['go'],
    env: ['GOCACHE'],
    told: '4 tests: 3 passed, 0 failed, 1 skipped',
    lie: [
      [/\| 4 \| 3 \| 0 \| 1 \|/, '| 4 | 4 | 0 | 0 |'],
      [/"passed": 3/, '"passed": 4'],
      [/"skipped": 1/, '"skipped": 0'],
    ],
  },
};

const goSetting = async (name: string): Promise<string> => (await execa('go', ['env', name])).stdout;

const isOnPath = (program: string): boolean =>
  searchPath.split(delimiter).some((folder) => existsSync(join(folder, program)));

// The steps of README, one after the other, in a project that has no configuration: init, commit, run, pin; then a first
// red check for a false number, and a first green one.
describe('the first use', () => {
  it.for(Object.entries(PROJECTS))('%s', { timeout: 180_000 }, async ([, project], { skip }) => {
    const missing = project.tools.find((tool) => !isOnPath(tool));
    skip(missing !== undefined, `${missing} is not on PATH`);
    await using world = await openWorld({ files: project.files });
    const maintainer = await openDesk(world, 'main');
    const init = await maintainer.recount('init');
    expect(init.exit, init.err).toBe(0);
    expect(init.out).toContain(project.command);
    const path = join(maintainer.clone.path, '.github/recount.yml');
    // What is installed here stands in for what `setup` would fetch, and no walls are asked of this machine.
    const policy = (await readFile(path, 'utf8')).replace(/^setup:[^]*?^(?=suites:)/m, '');
    const env = await Promise.all((project.env ?? []).map(async (name) => `  ${name}: ${await goSetting(name)}\n`));
    const top = `isolation: none\n${env.length === 0 ? '' : `env:\n${env.join('')}`}`;
    await writeFile(path, policy.replace(/^suites:/m, `${top}suites:`));
    await maintainer.clone.git('add', '--all');
    await maintainer.clone.git('commit', '--quiet', '--message', 'Take Recount in');
    await maintainer.clone.git('push', '--quiet', 'origin', 'main');

    const pull = await world.openPullRequest({ files: { 'NOTES.md': 'A note.\n' }, body: 'All tests pass.\n' });
    const author = await openDesk(world, 'topic');
    const run = await author.recount('run');
    expect(run.exit, run.err).toBe(0);
    expect(run.err).toContain(`${project.suite}: exit 0, ${project.told}`);
    expect((await author.recount('pin')).exit).toBe(0);
    const honest = pull.body() ?? '';

    pull.edit({ body: project.lie.reduce((body, [from, to]) => body.replace(from, to), honest) });
    const red = await judgePullRequest(pull);
    expect({ outcome: red.outcome, codes: red.codes.filter((code) => code !== 'tests-contradicted') }).toEqual({
      outcome: 'mismatch',
      codes: [],
    });
    pull.edit({ body: honest });
    const green = await judgeAgain(pull, red.rerun);
    expect({ outcome: green.outcome, codes: green.codes }).toEqual({ outcome: 'match', codes: [] });
    expect(world.violations).toEqual([]);
  });
});

const textAt = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Stand-ins for npx, which would fetch the package, and for gh, which would open the pull request with the text. */
const PROGRAMS = {
  npx: `shift; exec "$NODE" "$CLI" "$@"`,
  gh: `while [ "$1" != --body-file ]; do shift; done; cp "$2" "$HOME/opened.md"`,
};

describe('a pull request that is not open yet', async () => {
  const [, told = ''] = /^```sh\n([^`]*gh pr create[^`]*)^```$/m.exec(await textAt('README.md')) ?? [];
  const commands = told
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +#.*/, ''));

  it('is told in the same commands by README, by the section for agents and by their page', async () => {
    expect(commands).toHaveLength(5);
    const page = (await textAt('docs/agents.md')).replaceAll('npx ', '');
    for (const command of commands) {
      expect(agentsSection()).toContain(`\`${command}\``);
      expect(page.split('## A section')[0]).toContain(`\`${command.replace('npx ', '')}\``);
    }
  });

  it('is opened by them, in a further working tree and below a folder with a blank in its name', async () => {
    await using world = await openWorld({ policy: policyOf(), files: { ...suiteFiles(), [TEMPLATE_PATH]: TEMPLATE } });
    const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: '' });
    const token = world.tokenOf('mona', 'write');
    const { clone } = await openDesk(world, 'main', token);
    const [bin, tree] = [join(world.root, 'bin'), join(world.root, 'some trees', 'topic')];
    await mkdir(bin);
    for (const [name, script] of Object.entries(PROGRAMS))
      await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    await clone.git('worktree', 'add', '--quiet', tree, 'topic');
    const env = { PATH: `${bin}:${searchPath}`, HOME: world.root, GH_TOKEN: token, GITHUB_API_URL: world.apiUrl };
    const programs = { NODE: actionNode, CLI: join(import.meta.dirname, '../../dist/cli.js') };
    const follow = (): Promise<unknown> =>
      execa('bash', ['-e', '-c', commands.join('\n')], { cwd: tree, env: { ...env, ...programs }, extendEnv: false });

    await follow();
    pull.edit({ body: await readFile(join(world.root, 'opened.md'), 'utf8') });
    expect(await judgePullRequest(pull)).toMatchObject({ outcome: 'match', codes: [] });
    // All of it once more, with whatever the tree holds now in a commit: nothing of the text may be in it.
    await clone.git('-C', tree, 'add', '--all');
    await clone.git('-C', tree, 'commit', '--quiet', '--allow-empty', '--message', 'More');
    expect(await clone.git('-C', tree, 'diff', '--name-only', 'HEAD~1')).toBe('');
    await follow();
  });
});
