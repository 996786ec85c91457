import type { TestName } from '../tests/tally.ts';
import { type Body, bodyOf } from './bodies.ts';
import type { ChangedFile } from './changed-file.ts';

/** The side of a change that a test is looked for on. */
export type Side = 'before' | 'after';

/** Whether a group names no file, class or package, and is but the title of a suite. */
export const isTitle = (group: string): boolean =>
  !/[./]/.test(group) || (/\s/.test(group) && !/\.[a-z]\w*$/i.test(group));

/**
 * How closely a file's path answers a group: the group is the path, a dotted name of it (`tests.test_a.TestAdd`), or the
 * folder, as of a package; a title may be of any file. 0 where it does not.
 */
const closeness = (path: string, group: string): number => {
  if (isTitle(group)) return 1;
  if (path === group || path.endsWith(`/${group}`) || group.endsWith(`/${path}`)) return 3;
  const dotted = path.replace(/\.[^./]*$/, '').replaceAll('/', '.');
  if (group === dotted || `${group}.`.startsWith(`${dotted}.`) || `.${dotted}`.endsWith(`.${group}`)) return 2;
  if (/\.[^./]+$/.test(group)) return 0;
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  return folder === '' || group === folder || group.endsWith(`/${folder}`) ? 1 : 0;
};

/** A changed file that holds a test, and the test's source where it can be read. */
export interface Place {
  readonly file: ChangedFile;
  readonly body: Body | undefined;
}

/** The changed file that holds a test on one side: by its path where that is the group, else by what is written in it. */
export const placeOfTest = ([group, name]: TestName, files: readonly ChangedFile[], side: Side): Place | undefined => {
  const lacking = side === 'before' ? 'added' : 'deleted';
  const ranked = files
    .filter(({ kind }) => kind !== lacking)
    .map((file) => ({ file, close: closeness(file.path, group) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close || (a.file.path < b.file.path ? -1 : 1));
  for (const { file, close } of ranked) {
    const { [side]: text } = file;
    const body = text === undefined ? undefined : bodyOf(text, name);
    // Where the group names no file, the text alone can tell.
    if (close >= 2 || body !== undefined) return { file, body };
  }
  return undefined;
};
