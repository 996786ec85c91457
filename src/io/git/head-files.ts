import { join } from 'node:path';
import { readText } from '../files/text.ts';
import type { Git } from './git.ts';

const CAP = 16 * 1024 * 1024;
const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * The commit of HEAD as git's own files have it (gitrepository-layout), without starting git in a repository that others
 * have written to. Undefined where it cannot be told: refs that are kept in another form, or files that are not readable.
 */
export const readHeadFiles = async ({ gitDir, commonDir }: Pick<Git, 'gitDir' | 'commonDir'>) => {
  const head = await textOf(join(gitDir, 'HEAD'));
  const name = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
  if (name === undefined) return commitIn(head);
  if (name.split('/').includes('..')) return undefined;
  const loose = await textOf(join(commonDir, name));
  if (loose !== undefined) return commitIn(loose);
  const packed = await textOf(join(commonDir, 'packed-refs'));
  const line = packed?.split('\n').find((one) => one.endsWith(` ${name}`));
  return commitIn(line?.slice(0, line.indexOf(' ')));
};

const textOf = async (path: string): Promise<string | undefined> => {
  const text = await readText(path, CAP);
  return text.ok ? text.value.trim() : undefined;
};

const commitIn = (text: string | undefined): string | undefined =>
  text !== undefined && COMMIT.test(text) ? text : undefined;
