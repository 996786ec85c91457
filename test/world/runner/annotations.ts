import { isAbsolute, relative } from 'node:path';

/** How loud an annotation is. */
export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** A message that GitHub shows beside the run and, with `file`, beside the code. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: string;
  readonly endLine?: string;
  readonly col?: string;
  readonly endColumn?: string;
}

/** GitHub keeps ten annotations of each level for a step; the rest stand in the log only. */
export const annotationsPerLevel = 10;

/** A longer message is cut. */
export const annotationMessageLength = 4096;

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*[+-]?\d+\s*$/u.test(text) ? Number(text) : undefined;

const places = [
  ['file', 'file'],
  ['line', 'line'],
  ['endline', 'endLine'],
  ['col', 'col'],
  ['endcolumn', 'endColumn'],
  ['title', 'title'],
] as const;

type Place = Omit<Annotation, 'level' | 'message'>;

const without = (place: Place, ...keys: readonly (keyof Place)[]): Place =>
  Object.fromEntries(Object.entries(place).filter(([key]) => !keys.some((each) => each === key)));

// A place that contradicts itself loses the contradicting numbers, never the message.
const mended = (given: Place): Place => {
  let place = given;
  if (numberOf(place.endLine) !== undefined && numberOf(place.line) === undefined && place.endLine !== undefined)
    place = { ...place, line: place.endLine };
  if (numberOf(place.endColumn) !== undefined && numberOf(place.col) === undefined && place.endColumn !== undefined)
    place = { ...place, col: place.endColumn };
  const [line, endLine] = [numberOf(place.line), numberOf(place.endLine)];
  const [col, endColumn] = [numberOf(place.col), numberOf(place.endColumn)];
  if (line === undefined || (endLine !== undefined && place.line !== place.endLine))
    place = without(place, 'col', 'endColumn');
  if (line !== undefined && endLine !== undefined && endLine < line) place = without(place, 'line', 'endLine');
  if (col !== undefined && endColumn !== undefined && endColumn < col) place = without(place, 'col', 'endColumn');
  return place;
};

/** Where an annotation stands; a path inside the workspace becomes relative to it. */
export const placeOf = (properties: ReadonlyMap<string, string>, workspace: string): Place => {
  const given: Place = Object.fromEntries(
    places.flatMap(([key, name]) => {
      const value = properties.get(key);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const place = mended(given);
  if (place.file === undefined || !isAbsolute(place.file)) return place;
  const inside = relative(workspace, place.file);
  return inside === '' || inside.startsWith('..') ? place : { ...place, file: inside };
};
