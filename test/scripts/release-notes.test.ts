import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../world/machine.ts';

const script = fileURLToPath(new URL('../../scripts/release-notes.mjs', import.meta.url));

const CHANGES =
  '# Changes\n\n## 1.2.0, unreleased\n\n- Next.\n\n## 1.1.0, 2026-12-01\n\n- One.\n- Two.\n\n## 1.0.0, 2026-11-01\n\n- First.\n';

const notes = async (version: string, tag: string) => {
  await using folder = await temporaryFolder();
  await writeFile(`${folder.path}/package.json`, JSON.stringify({ version }));
  await writeFile(`${folder.path}/CHANGELOG.md`, CHANGES);
  const { exitCode, stdout, stderr } = await execa('node', [script, tag], { cwd: folder.path, reject: false });
  return { exitCode, stdout, stderr };
};

describe('the notes of a release', () => {
  it('are the section of its version', async () => {
    expect(await notes('1.1.0', 'v1.1.0')).toEqual({ exitCode: 0, stdout: '- One.\n- Two.', stderr: '' });
  });

  it.each([
    ['a tag of another version', '1.1.0', 'v1.0.0', 'expected the tag v1.1.0'],
    ['a version without a date', '1.2.0', 'v1.2.0', 'expected a date in "## 1.2.0, unreleased"'],
    ['a version of which nothing is written', '2.0.0', 'v2.0.0', 'found none'],
  ])('stop %s', async (_what, version, tag, message) => {
    const stopped = await notes(version, tag);
    expect(stopped).toMatchObject({ exitCode: 1, stdout: '' });
    expect(stopped.stderr).toContain(message);
  });
});
