import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';
import { splitNul, textOf } from './tree.ts';

/**
 * Whether the repository's own configuration, or its working tree's, leads to a credential, as `actions/checkout` leaves one that is not told
 * `persist-credentials: false`: a header that holds it (to version 5), or a file included from elsewhere (from version 6).
 */
export const checkoutCredentials = async (git: Git): Promise<Result<void>> => {
  const listed = await git.call(['config', '--no-includes', '--list', '-z']);
  if (!listed.ok) return listed;
  const found = splitNul(listed.value.stdout)
    .map(textOf)
    .map((entry): readonly [string, string] => {
      const end = entry.indexOf('\n');
      return end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end + 1)];
    })
    .find(([key, value]) => isCredential(key.toLowerCase(), value));
  if (found === undefined) return ok(undefined);
  return err(fault('checkout-credentials', `git's configuration in ${git.gitDir} leads to a credential: ${found[0]}`));
};

// A value that is empty takes back what was said before; we say so of the helpers ourselves.
const isCredential = (key: string, value: string): boolean =>
  (value !== '' &&
    /^http\.(?:.*\.)?(?:extraheader|cookiefile)$|^include(?:if\..*)?\.path$|^credential\.(?:.*\.)?helper$/.test(key)) ||
  (/^(?:remote\..*\.(?:push)?url|url\..*\.(?:push)?insteadof|(?:remote\..*|http(?:\..*)?)\.proxy)$/.test(key) &&
    /https?:\/\/[^/@\s]+@/.test(`${key} ${value}`));
