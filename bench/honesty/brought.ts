import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import type { Texts } from './runner.ts';

/** Where the runners' parts lie: a folder that the walls do not cover, as the tool cache of a hosted runner. */
export const partsFolder = process.env['HONESTY_PARTS'] ?? '/var/cache/recount-honesty';

/** Runs a program to its end, or throws what it said. */
export const start = async (
  file: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> => {
  const { exitCode, stdout, stderr } = await execa(file, args, { ...options, reject: false, stdin: 'ignore' });
  if (exitCode === 0) return stdout;
  throw new Error(`${file} ${args.join(' ')} ended with ${exitCode ?? 'nothing'}:\n${stderr}\n${stdout}`);
};

/** Makes the folder, which may lie where only root may write. */
const openParts = async (): Promise<void> => {
  if (existsSync(partsFolder)) return;
  if (process.getuid?.() === 0) await mkdir(partsFolder, { recursive: true });
  else await start('sudo', ['-n', 'install', '-d', '-o', userInfo().username, partsFolder]);
};

/** A part that `make` brings once into a folder of its own; another `key`, another part. Gives the folder. */
export const brought = async (name: string, key: string, make: (folder: string) => Promise<void>): Promise<string> => {
  await openParts();
  const folder = join(partsFolder, name);
  const stamp = `${folder}.key`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await make(folder);
  await writeFile(stamp, key);
  return folder;
};

/** Writes a project's files into a folder that is new. */
export const writeProject = async (folder: string, files: Texts): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
};
