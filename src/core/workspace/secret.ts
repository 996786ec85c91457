import { foldedName, isGitFolder } from '../changes/name.ts';

/** Files and folders that hold credentials, by the names that the programs that read them gave them. */
const CREDENTIALS = /^(?:\.env(?:\..+)?|\.netrc|\.npmrc|\.pypirc|\.git-credentials|\.ssh|\.aws|\.gnupg)$/;

/** Whether an absolute path lies in git's own folder, or in what holds credentials by its name. */
export const isSecret = (path: string): boolean => {
  const folded = foldedName(path) ?? '';
  return isGitFolder(folded) || folded.split('/').some((part) => CREDENTIALS.test(part));
};
