import type { ChangedFile } from './changed-file.ts';

/** How runners are told to run a test and leave the others out. No file can make one of these slow. */
const MARKS = [
  /\b(?:it|test|describe|context|suite|specify|bench|scenario|feature)(?:\.\w+){0,5}\.only\b/gi,
  /(?<![\w.])f(?:it|describe|context|example|specify)\b(?=\s*[('"`])/g,
  /(?<=[\s,(]):focus\b|\bfocus:\s*true\b/g,
] as const;

const marksIn = (text = ''): number => MARKS.reduce((sum, mark) => sum + (text.match(mark)?.length ?? 0), 0);

/** The changed files in which more tests are marked as the only ones to run than before, sorted. */
export const focusedFiles = (files: readonly ChangedFile[]): readonly string[] =>
  files
    .filter(({ before, after }) => marksIn(after) > marksIn(before))
    .map(({ path }) => path)
    .sort();
