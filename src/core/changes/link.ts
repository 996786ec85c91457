import { foldedName, isGitFolder } from './name.ts';

/**
 * Whether a link at `path` leads out of the repository, or into git's own folder. Where a target goes up after it went
 * down, a link on the way could lead it anywhere, so that counts as leading out.
 */
export const escapes = (path: string, target: string): boolean => {
  if (/^(?:[/\\]|[A-Za-z]:)/.test(target) || target.includes('\0')) return true;
  const steps = target.split(/[/\\]/).filter((step) => step !== '' && step !== '.');
  const up = steps.findIndex((step) => step !== '..');
  if (up !== -1 && steps.slice(up).includes('..')) return true;
  const folded = foldedName([...path.split('/').slice(0, -1), ...steps].join('/'));
  return folded === undefined || isGitFolder(folded);
};
