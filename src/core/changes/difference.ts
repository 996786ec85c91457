import { LINK, SUBMODULE } from '../file-mode.ts';
import { gather } from '../tests/sorting.ts';
import type { Change, ChangeKind } from './decide.ts';
import type { Texts } from './pointer.ts';

/** One entry of a commit's tree. */
export interface Entry {
  readonly path: string;
  /** As git writes it: `100644`, `100755`, `120000` for a link, `160000` for a submodule. */
  readonly mode: string;
  readonly id: string;
  /** Where a link leads; undefined where that could not be read. */
  readonly target?: string | undefined;
}

/**
 * What differs between two trees, sorted by path. Both may hold everything, or only what lies in folders that differ. A
 * file that is gone here and is there unchanged elsewhere is a rename, told on both sides.
 */
export const differenceOf = (
  before: readonly Entry[],
  after: readonly Entry[],
  texts: ReadonlyMap<string, Texts> = new Map(),
): readonly Change[] => {
  const [old, fresh] = [byPath(before), byPath(after)];
  const gone = before.filter(({ path }) => !fresh.has(path));
  const moved = renamesOf(
    gone,
    after.filter(({ path }) => !old.has(path)),
  );
  const changeOf = ({ path, mode, target }: Entry, kind: ChangeKind): Change => ({
    path,
    kind,
    target: mode === LINK && kind !== 'deleted' ? target : undefined,
    texts: texts.get(path),
  });
  const changes = [
    ...gone.map((entry) => changeOf(entry, moved.has(entry) ? 'renamed' : 'deleted')),
    ...after.flatMap((entry) => {
      const kind = kindOf(old.get(entry.path), entry, moved.has(entry));
      return kind === undefined ? [] : [changeOf(entry, kind)];
    }),
  ];
  return changes.sort((a, b) => (a.path < b.path ? -1 : 1));
};

/** Both sides of every rename: each file that is gone pairs with one that has come with its content and mode. */
const renamesOf = (gone: readonly Entry[], come: readonly Entry[]): ReadonlySet<Entry> => {
  const waiting = new Map([...gather(gone, contentOf)].map(([content, alike]) => [content, [...alike]]));
  return new Set(
    come.flatMap((entry) => {
      const from = waiting.get(contentOf(entry))?.shift();
      return from === undefined ? [] : [from, entry];
    }),
  );
};

const contentOf = ({ id, mode }: Entry): string => `${mode} ${id}`;

const byPath = (entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.path, entry]));

/** A link and a submodule are told as such whatever happened: where they lead is what has to be looked at. */
const kindOf = (before: Entry | undefined, { id, mode }: Entry, moved: boolean): ChangeKind | undefined => {
  if (before?.id === id && before.mode === mode) return undefined;
  if (mode === LINK) return 'link';
  if (mode === SUBMODULE) return 'submodule';
  if (before === undefined) return moved ? 'renamed' : 'added';
  return before.id === id ? 'mode' : 'modified';
};
