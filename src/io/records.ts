import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  decodeStored,
  encodeStored,
  type StoredKey,
  type StoredRecord,
  storedName,
} from '../core/record/stored-record.ts';
import type { Result } from '../core/result.ts';
import { makeFolder, readText, writeText } from './files/text.ts';
import type { Git } from './git/git.ts';

/** A stored record of 200,000 tests has about 30 MB. */
const LARGEST = 256 * 1024 * 1024;

/** The records kept in the git folder that all working trees of a repository share. */
export interface RecordStore {
  readonly find: (key: StoredKey) => Promise<StoredRecord | undefined>;
  readonly ofTree: (tree: string) => Promise<readonly StoredRecord[]>;
  readonly save: (key: StoredKey, stored: StoredRecord) => Promise<Result<void>>;
}

/** Opens the store. A record that cannot be read is as good as none: the suites are run anew. */
export const openRecords = (git: Git): RecordStore => {
  const folder = join(git.commonDir, 'recount', 'records');
  const read = async (name: string): Promise<StoredRecord | undefined> => {
    const text = await readText(join(folder, name), LARGEST);
    const stored = text.ok ? decodeStored(text.value, name) : text;
    return stored.ok ? stored.value : undefined;
  };
  return {
    find: (key) => read(storedName(key)),
    ofTree: async (tree) => {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(names.filter((name) => name.startsWith(`${tree}-`)).map(read));
      return found.flatMap((stored) => stored ?? []);
    },
    save: async (key, stored) => {
      const made = await makeFolder(folder);
      return made.ok ? writeText(join(folder, storedName(key)), encodeStored(stored)) : made;
    },
  };
};
