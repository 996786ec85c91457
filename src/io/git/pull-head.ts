import { rm } from 'node:fs/promises';
import type { Result } from '../../core/result.ts';
import { makeTemporaryFolder } from '../files/text.ts';
import { cutOffAsIn, makeBorrowingFolder } from './borrowing.ts';
import { readHead } from './commits.ts';
import type { Git } from './git.ts';
import { fetchCommit } from './transfer.ts';

/** Where pull requests are fetched from, and with which token. */
export interface PullSource {
  /** The address of the server: `https://github.com`. */
  readonly site: string;
  /** The repository's full name. */
  readonly repository: string;
  readonly token: string;
}

const LONGEST_FETCH = 5 * 60_000;

/**
 * Fetches the heads of pull requests into the repository's objects, and nothing else of it. Git works in a folder of
 * ours, so that nothing that lies in the checkout's configuration tells it where to send the token, which reaches it by
 * its environment alone.
 */
export const openPullFetch =
  (git: Git, source: PullSource) =>
  async (number: number): Promise<Result<string>> => {
    const folder = await makeTemporaryFolder(git.root);
    if (!folder.ok) return folder;
    try {
      const head = await readHead(git);
      if (!head.ok) return head;
      const { commit: known } = head.value;
      const own = await makeBorrowingFolder(git, folder.value, known);
      if (!own.ok) return own;
      await cutOffAsIn(git, folder.value);
      const instead = { ...own.value, env: { ...own.value.env, ...settingsFor(source) } };
      const address = `${source.site}/${source.repository}.git`;
      return await fetchCommit(git, address, `refs/pull/${number}/head`, { instead, known, timeout: LONGEST_FETCH });
    } finally {
      await rm(folder.value, { recursive: true, force: true });
    }
  };

/** Settings that git takes from its environment (git-config, "GIT_CONFIG_COUNT"). No command line or file holds them. */
const settingsFor = ({ site, token }: PullSource): Readonly<Record<string, string>> => {
  const credential = Buffer.from(`x-access-token:${token}`).toString('base64');
  const settings: readonly (readonly [key: string, value: string])[] = [
    [`http.${site}/.extraHeader`, `AUTHORIZATION: basic ${credential}`],
    ['http.followRedirects', 'false'],
    // Where a server has no certificate, the runner says so.
    ...(site.startsWith('http:') ? [['protocol.http.allow', 'always'] as const] : []),
  ];
  const numbered = (name: string, of: (setting: readonly [string, string]) => string) =>
    Object.fromEntries(settings.map((setting, at): [string, string] => [`${name}_${at}`, of(setting)]));
  return {
    GIT_CONFIG_COUNT: String(settings.length),
    ...numbered('GIT_CONFIG_KEY', ([key]) => key),
    ...numbered('GIT_CONFIG_VALUE', ([, value]) => value),
  };
};
