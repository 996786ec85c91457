import { isFields } from '../fields.ts';
import { unknownKey } from '../policy/keys.ts';
import { err, ok, type Result } from '../result.ts';
import { isInside } from './pattern.ts';

/** The policy's `changes`: which paths a pull request may change. */
export interface ChangesRule {
  /** Globs of what may be changed; undefined where everything may that is not denied. */
  readonly allow: readonly string[] | undefined;
  readonly deny: readonly string[];
  /** Paths, each with what it covers below it, or `path#/json/pointer`; undefined for the policy and the workflows. */
  readonly protected: readonly string[] | undefined;
  readonly approvers: Approvers;
}

/**
 * Who may approve a change of what is protected: a second person with write access, or beside that an author with admin
 * rights alone.
 */
export type Approvers = (typeof APPROVERS)[number];

/** Whether there is anything that takes an approval to change. */
export const protectsAnything = (rule: ChangesRule | undefined): boolean =>
  rule !== undefined && rule.protected?.length !== 0;

/** The policy's `hook`. */
export interface HookSettings {
  /** Whether `git push` needs a record of HEAD also where no pull request is open. */
  readonly push: boolean;
}

/** What is wrong at one place of `changes` or `hook`. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** What stands there, where the message says what must. */
  readonly found?: unknown;
}

/** More patterns than anyone reads would only slow every decision down. */
const MOST_PATTERNS = 200;

const KEYS = ['allow', 'deny', 'protected', 'approvers'] as const;
/** The words that `approvers` takes, the default first. */
export const APPROVERS = ['other', 'maintainer'] as const;

const INSIDE = 'must be a path inside the repository: relative, with "/", without ".."';

const unknownKeys = (value: object, known: readonly string[]): readonly Misfit[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: [key], message: unknownKey(known) }));

/**
 * Reads the policy's `changes`. Written by hand: the hook reads it before every call of an agent's tool, and a library
 * of schemas takes longer to load than the whole decision may take.
 */
export const readChanges = (value: unknown): Result<ChangesRule, readonly Misfit[]> => {
  if (!isFields(value)) return err([{ path: [], message: 'must be a map', found: value }]);
  const misfits: Misfit[] = [...unknownKeys(value, KEYS)];
  const listOf = (key: 'allow' | 'deny' | 'protected', check: (entry: string) => string | undefined) => {
    const list: unknown = value[key];
    if (list === undefined) return undefined;
    if (!Array.isArray(list) || list.length > MOST_PATTERNS) {
      misfits.push({ path: [key], message: `must be a list of at most ${MOST_PATTERNS} texts`, found: list });
      return undefined;
    }
    return list.flatMap((entry: unknown, index) => {
      const wrong = typeof entry === 'string' ? check(entry) : 'must be a text';
      if (wrong !== undefined) misfits.push({ path: [key, index], message: wrong, found: entry });
      return typeof entry === 'string' ? [entry] : [];
    });
  };
  const { approvers: named = APPROVERS[0] } = value;
  const approvers = APPROVERS.find((one) => one === named);
  const rule = {
    allow: listOf('allow', checkGlob),
    deny: listOf('deny', checkGlob) ?? [],
    protected: listOf('protected', checkProtected),
    approvers: approvers ?? APPROVERS[0],
  };
  if (approvers === undefined)
    misfits.push({ path: ['approvers'], message: `must be ${APPROVERS.join(' or ')}`, found: named });
  return misfits.length > 0 ? err(misfits) : ok(rule);
};

const checkGlob = (pattern: string): string | undefined => {
  if (pattern.startsWith('!')) return 'has no negation: name what may not be changed under `deny`';
  return isInside(pattern) ? undefined : INSIDE;
};

const checkProtected = (entry: string): string | undefined => {
  const [path, pointer] = splitPointer(entry);
  if (!isInside(path)) return INSIDE;
  if (path.includes('*')) return 'takes paths and no wildcards: a folder covers what lies below it';
  // RFC 6901: "~" stands only in "~0" and "~1".
  return pointer === undefined || /^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer)
    ? undefined
    : 'must have a JSON pointer after "#", such as package.json#/scripts';
};

/** The file and the JSON pointer of an entry of `protected`. */
export const splitPointer = (entry: string): readonly [path: string, pointer: string | undefined] => {
  const at = entry.indexOf('#');
  return at === -1 ? [entry, undefined] : [entry.slice(0, at), entry.slice(at + 1)];
};

/** Reads the policy's `hook`. */
export const readHookSettings = (value: unknown): Result<HookSettings, readonly Misfit[]> => {
  if (!isFields(value)) return err([{ path: [], message: 'must be a map', found: value }]);
  const { push = false } = value;
  const misfits: Misfit[] = [...unknownKeys(value, ['push'])];
  if (typeof push !== 'boolean') misfits.push({ path: ['push'], message: 'must be true or false', found: push });
  return misfits.length > 0 ? err(misfits) : ok({ push: push === true });
};
