/**
 * A path as it is compared where spelling counts: NFC, so that the two Unicode forms of one name (macOS decomposes what
 * other systems compose) are one.
 */
export const exactName = (path: string): string => path.normalize('NFC');

/**
 * Letters in one case, also where upper case has more of them: `ſ` and `K` fold with `s` and `k`. A sigma is the same one
 * wherever a word ends: before a wildcard nobody knows.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFD').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

// HFS+ leaves these out when it compares names, and git refuses such spellings of `.git` for that reason
// (git: utf8.c, next_hfs_char).
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

// NTFS drops what ends in dots and blanks, and takes what follows a colon for a stream of the file
// (git: read-cache.c, verify_path; path.c, is_ntfs_dotgit).
const foldPart = (part: string): string => foldCase(part.replace(IGNORED, '').replace(/:.*$|[. ]+$/gs, ''));

/**
 * A path as the loosest of file systems would take it, or undefined where it leads out of the repository. Whatever is
 * forbidden is forbidden under every such spelling.
 */
export const foldedName = (path: string): string | undefined => {
  const parts: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
      continue;
    }
    const folded = part === '.' ? '' : foldPart(part);
    if (folded !== '') parts.push(folded);
  }
  return parts.join('/');
};

/** Whether a folded path lies in a folder of git's own; `GIT~1` is its short name on Windows. */
export const isGitFolder = (folded: string): boolean =>
  folded.split('/').some((part) => /^(?:\.git|git~\d+)$/.test(part));

/** Whether a path is one that a tree can hold: relative, with no part that is empty or means another folder. */
export const isPlain = (path: string): boolean =>
  path !== '' && !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
