import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Git } from './git.ts';
import { splitNul, textOf } from './tree.ts';

/**
 * Whether the repository's own configuration, or its working tree's, leads to a credential, as `actions/checkout` leaves
 * one that is not told `persist-credentials: false`: a header that holds it (to version 5), or a file included from
 * elsewhere (from version 6).
 */
export const checkoutCredentials = async (git: Git): Promise<Result<void>> => {
  const listed = await git.call(['config', '--no-includes', '--list', '-z']);
  if (!listed.ok) return listed;
  const suspects = settingsIn(listed.value.stdout).filter(([key, value]) => isCredential(key.toLowerCase(), value));
  const committed = suspects.some(isSubmodule) ? await addressesOf(git) : new Set();
  const found = suspects.find((one) => !isSubmodule(one) || !committed.has(one.join('\n')));
  if (found === undefined) return ok(undefined);
  // An address in the name may be all there is to it, and what is said here is read by everybody.
  const name = found[0].replace(/\/\/[^/@\s]+@/, '//…@');
  return err(fault('checkout-credentials', `git's configuration in ${git.gitDir} leads to a credential: ${name}`));
};

type Setting = readonly [key: string, value: string];

const settingsIn = (listed: Buffer): readonly Setting[] =>
  splitNul(listed)
    .map(textOf)
    .map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end + 1)];
    });

const isSubmodule = ([key]: Setting): boolean => /^submodule\..*\.url$/s.test(key);

/**
 * The addresses of submodules that the commit itself names, which a checkout copies from there: often with the name of a
 * user in them (`https://git@github.com/`). What is committed is no secret.
 */
const addressesOf = async (git: Git): Promise<ReadonlySet<string>> => {
  const listed = await git.call(['config', '--no-includes', '--blob', 'HEAD:.gitmodules', '--list', '-z']);
  return new Set(listed.ok ? settingsIn(listed.value.stdout).map((one) => one.join('\n')) : []);
};

// A value that is empty takes back what was said before; we say so of the helpers ourselves.
const isCredential = (key: string, value: string): boolean =>
  (value !== '' &&
    /^http\.(?:.*\.)?(?:extraheader|cookiefile|sslkey)$|^include(?:if\..*)?\.path$|^credential\.(?:.*\.)?helper$/.test(
      key,
    )) ||
  // Of the input `ssh-key` of `actions/checkout` this is left: a key by its file.
  (key === 'core.sshcommand' && /\s-i|identityfile/i.test(value)) ||
  // In whatever setting an address holds it: of a remote, a submodule, LFS, a proxy.
  /https?:\/\/[^/@\s]+@/.test(`${key} ${value}`);
