import type { Argument, Folder, Publication } from './publication.ts';

/** A push of more than can be told. */
export const unsure = (what: string, folder: Folder): Publication => ({
  kind: 'unreadable',
  why: `${what} may push what cannot be told beforehand: name the branch, as in \`git push origin BRANCH\``,
  folder,
});

/** What `git push` pushes, from its own arguments. */
export const pushed = (args: readonly Argument[], folder: Folder): readonly Publication[] => {
  if (isOn(args, '--dry-run', '--dr', '-n')) return [];
  const operands = args.flatMap((one) => (one.option === undefined ? [one.value] : []));
  if (operands.some(({ known }) => !known)) return [unsure('a variable in `git push`', folder)];
  const all = args.find(({ option }) => ALL.some(([name, least]) => isNamed(option, name, least)));
  if (all !== undefined) return [unsure(`git push ${all.option}`, folder)];
  if (isOn(args, '--delete', '--de', '-d')) return [];
  const [remote = args.find(({ option }) => isNamed(option, '--repo', '--rep'))?.value, ...words] = operands;
  if (remote?.known === false) return [unsure('a variable in `git push`', folder)];
  if (words.length === 0)
    return isOn(args, '--tags', '--ta') ? [] : [{ kind: 'push', remote: remote?.text, refspecs: [], folder }];
  const refspecs: string[] = [];
  for (const text of withTags(words.map(({ text: word }) => word))) {
    const refspec = text.replace(/^\+/, '');
    const [from = '', to = from, more] = refspec.split(':');
    const deletes = from === '' && to !== '';
    if ((to === '' || more !== undefined || /^\^|\*/.test(refspec)) && !deletes)
      return [unsure(`git push ${text}`, folder)];
    // A tag is of no pull request.
    if (!deletes && !/^(?:refs\/)?tags\//.test(to)) refspecs.push(refspec);
  }
  return refspecs.length === 0 ? [] : [{ kind: 'push', remote: remote?.text, refspecs, folder }];
};

// Git takes any beginning of a long option that no other one shares.
const ALL = [
  ['--all', '--al'],
  ['--branches', '--b'],
  ['--mirror', '--m'],
] as const;

const isNamed = (option: string | undefined, name: string, least: string): boolean =>
  option?.startsWith(least) === true && name.startsWith(option);

/** Whether a flag is on: the last word on it counts. */
const isOn = (args: readonly Argument[], name: string, least: string, short?: string): boolean => {
  const not = (one: string): string => one.replace('--', '--no-');
  const isYes = ({ option }: Argument): boolean =>
    (short !== undefined && option === short) || isNamed(option, name, least);
  const last = args.findLast((one) => isYes(one) || isNamed(one.option, not(name), not(least)));
  return last !== undefined && isYes(last);
};

/** `tag NAME` as the one ref that it stands for. */
const withTags = (words: readonly string[]): readonly string[] => {
  const refs: string[] = [];
  let isName = false;
  for (const word of words) {
    if (isName || word !== 'tag') refs.push(isName ? `refs/tags/${word}` : word);
    isName = !isName && word === 'tag';
  }
  return refs;
};

/** What a refspec takes to which branch: a name, or undefined for the branch that is checked out. */
export const readRefspec = (refspec: string): { readonly from: string; readonly to: string | undefined } => {
  const [from = '', to = from] = refspec.split(':').map((side) => (side === '@' ? 'HEAD' : side));
  return { from, to: to === 'HEAD' ? undefined : to.replace(/^(?:refs\/)?heads\//, '') };
};
