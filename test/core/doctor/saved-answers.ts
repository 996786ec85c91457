import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type Diagnosis, diagnose } from '../../../src/core/doctor/diagnose.ts';
import type { GapCode } from '../../../src/core/doctor/gaps.ts';
import { readSaved } from '../../../src/core/doctor/saved.ts';

/** Saved answers, as texts by path. */
export type Saved = ReadonlyMap<string, string>;

/** The sound repositories, by tier; `queue` is enforced with a merge queue in place of the companion. */
export type Sound = 'named' | 'app' | 'enforced' | 'queue';

/** Where something stands in a document: a key, or a member of a list that has these values. */
type Step = string | Readonly<Record<string, unknown>>;

/**
 * One change: a file, where in it, and what it becomes. An empty path is the whole text, `undefined` takes it away, and
 * `make` makes the new value of the old one. A folder becomes a copy of another one.
 */
export type Change = readonly [file: string, path: readonly Step[], to: unknown, make?: (old: unknown) => unknown];

/** The answers of a sound repository. */
export const soundAnswers = (name: Sound): Saved => {
  const root = join(import.meta.dirname, 'fixtures', name);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(root.length + 1), readFileSync(path, 'utf8')];
    }),
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isMember = (member: unknown, wanted: Readonly<Record<string, unknown>>): boolean =>
  isObject(member) && Object.entries(wanted).every(([key, value]) => member[key] === value);

const changed = (value: unknown, [step, ...rest]: readonly Step[], make: (old: unknown) => unknown): unknown => {
  if (step === undefined) return make(value);
  if (typeof step === 'string') {
    if (!isObject(value)) return value;
    const { [step]: old, ...others } = value;
    const next = changed(old, rest, make);
    return next === undefined ? others : { ...value, [step]: next };
  }
  if (!isList(value)) return value;
  return value.flatMap((member) => {
    if (!isMember(member, step)) return [member];
    const next = changed(member, rest, make);
    return next === undefined ? [] : [next];
  });
};

const copyFolder = (files: Map<string, string>, from: string, to: string): void => {
  const inside = Array.from(files).filter(([name]) => name.startsWith(from));
  for (const [name, text] of inside) files.set(name.replace(from, to), text);
};

// Thousands of pairs begin with the same few texts, and nothing changes what was read.
const known = new Map<string, unknown>();
const valueOf = (text: string, isJson: boolean): unknown => {
  const key = `${isJson}${text}`;
  if (!known.has(key)) known.set(key, isJson ? JSON.parse(text) : parse(text));
  return known.get(key);
};

const newText = (file: string, text: string, path: readonly Step[], make: (old: unknown) => unknown): unknown => {
  if (path.length === 0) return make(text);
  const isJson = file.endsWith('.json');
  const value = changed(valueOf(text, isJson), path, make);
  return isJson ? JSON.stringify(value) : stringify(value);
};

/** The answers after some changes. What another change took away cannot be changed any more, and stays away. */
export const withChanges = (saved: Saved, changes: readonly Change[]): Saved => {
  const files = new Map(saved);
  for (const [file, path, to, make = () => to] of changes) {
    if (file.endsWith('/')) {
      copyFolder(files, String(to), file);
      continue;
    }
    if (path.length > 0 && !files.has(file)) continue;
    const next = newText(file, files.get(file) ?? '', path, make);
    if (typeof next === 'string') files.set(file, next);
    else files.delete(file);
  }
  return files;
};

/** The diagnosis of saved answers that can be read. */
export const diagnosisOf = (saved: Saved): Diagnosis => {
  const snapshot = readSaved(saved);
  if (!snapshot.ok) throw new Error(snapshot.error.message);
  return diagnose(snapshot.value);
};

/** The codes of a diagnosis, each once, sorted. */
export const codesOf = ({ gaps }: Diagnosis): readonly GapCode[] => [...new Set(gaps.map(({ code }) => code))].sort();
