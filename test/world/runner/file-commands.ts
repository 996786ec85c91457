import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Interpreter } from './interpreter.ts';

/** The files through which a step talks to the runner. */
export interface CommandFiles {
  readonly output: string;
  readonly env: string;
  readonly path: string;
  readonly state: string;
  readonly summary: string;
}

/** What a step had written when its process was gone. */
export interface FileResults {
  readonly outputs: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  readonly path: readonly string[];
  readonly state: ReadonlyMap<string, string>;
  readonly summary: string;
}

/** A larger summary is dropped whole. */
const summaryLimit = 1024 * 1024;

/** Makes the files, empty, where the runner has them. */
export const createCommandFiles = async (temporary: string): Promise<CommandFiles> => {
  const folder = join(temporary, '_runner_file_commands');
  await mkdir(folder, { recursive: true });
  const suffix = randomUUID();
  const make = async (prefix: string): Promise<string> => {
    const path = join(folder, `${prefix}_${suffix}`);
    await writeFile(path, '');
    return path;
  };
  return {
    output: await make('set_output'),
    env: await make('set_env'),
    path: await make('add_path'),
    state: await make('save_state'),
    summary: await make('step_summary'),
  };
};

// A file that is gone is an empty one; one that cannot be read is a failure of the step.
const textOf = async (path: string): Promise<string> => {
  try {
    return new TextDecoder().decode(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/** A text of pairs, as far as it could be read. */
interface Pairs {
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** Why reading ended before the text did. */
  readonly error?: string;
}

const indexOr = (text: string, part: string): number => {
  const index = text.indexOf(part);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
};

/**
 * Reads `NAME=VALUE` and `NAME<<DELIMITER` … `DELIMITER`. Only `\n` ends a line here, the last delimiter must be
 * there, and the pairs before a bad line count. Source: actions/runner, FileCommandManager.cs (read, restated).
 */
const parsePairs = (text: string): Pairs => {
  const lines = text.split('\n');
  const pairs: [string, string][] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const [equals, heredoc] = [indexOr(line, '='), indexOr(line, '<<')];
    if (equals === heredoc) return { pairs, error: `Invalid format '${line}'` };
    if (equals < heredoc) {
      if (equals === 0) return { pairs, error: `Invalid format '${line}'. Name must not be empty` };
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
      continue;
    }
    const [name, delimiter] = [line.slice(0, heredoc), line.slice(heredoc + 2)];
    if (name === '' || delimiter === '')
      return { pairs, error: `Invalid format '${line}'. Name must not be empty and delimiter must not be empty` };
    const end = lines.indexOf(delimiter, index + 1);
    if (end < 0) return { pairs, error: `Invalid value. Matching delimiter not found '${delimiter}'` };
    pairs.push([name, lines.slice(index + 1, end).join('\n')]);
    index = end;
  }
  return { pairs };
};

const readPairs = async (
  interpreter: Interpreter,
  name: string,
  path: string,
): Promise<ReadonlyMap<string, string>> => {
  const failing = (message: string): void => {
    interpreter.annotate('error', `Unable to process file command '${name}' successfully.`);
    interpreter.annotate('error', message);
    interpreter.fail();
  };
  try {
    const { pairs, error } = parsePairs(await textOf(path));
    if (error !== undefined) failing(error);
    return new Map(pairs);
  } catch (error) {
    failing(error instanceof Error ? error.message : String(error));
    return new Map();
  }
};

const readSummary = async (interpreter: Interpreter, path: string): Promise<string> => {
  const text = await textOf(path);
  const bytes = Buffer.byteLength(text);
  if (bytes <= summaryLimit)
    return text
      .split('\n')
      .map((line) => interpreter.masks.hide(line))
      .join('\n');
  interpreter.annotate(
    'error',
    `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of ${summaryLimit / 1024}k, got ${Math.ceil(bytes / 1024)}k.`,
  );
  return '';
};

/** Reads the files once the step's process has ended: whoever wrote last has won. */
export const readCommandFiles = async (files: CommandFiles, interpreter: Interpreter): Promise<FileResults> => {
  const path = (await textOf(files.path)).split(/\r\n|\r|\n/u).filter((line) => line !== '');
  const env = new Map(await readPairs(interpreter, 'env', files.env));
  for (const name of env.keys()) {
    if (name.toUpperCase() !== 'NODE_OPTIONS') continue;
    interpreter.annotate('error', `Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
    env.delete(name);
  }
  const summary = await readSummary(interpreter, files.summary);
  const state = await readPairs(interpreter, 'state', files.state);
  const outputs = await readPairs(interpreter, 'output', files.output);
  return { outputs, env, path, state, summary };
};
