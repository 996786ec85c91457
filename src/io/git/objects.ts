import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { Socket } from 'node:net';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** An object of a repository. */
export interface GitObject {
  readonly id: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Nothing where it is larger than was asked for. */
  readonly content: Buffer | undefined;
}

/** Reads objects of a repository by any name that git knows for one. */
export interface ObjectReader {
  /** Nothing where no object has the name. What is larger than `most` bytes is told and not kept. */
  readonly read: (name: string, most?: number) => Promise<Result<GitObject | undefined>>;
  /** Ends the process where one runs; the next question starts another. */
  readonly end: () => void;
}

interface Question {
  readonly most: number;
  readonly answer: (found: Result<GitObject | undefined>) => void;
}

/** Milliseconds that git waits for another question: between two of them GitHub may be asked. */
const LINGER = 2_000;

// A line of its own, so that a name with a line break would be two questions.
const UNASKABLE = /[\r\n\0]/;

/**
 * Reads objects through one `git cat-file --batch`, which `start` starts: at once, and again after a while without a
 * question. Nothing of it stays where a suite runs, and without a question it keeps no process from its end.
 */
export const openObjects = (start: () => ChildProcessWithoutNullStreams): ObjectReader => {
  let live: Conversation | undefined = converse(start());
  let timer: NodeJS.Timeout | undefined;
  let open = 0;
  const end = (): void => {
    clearTimeout(timer);
    live?.end();
    live = undefined;
  };
  return {
    end,
    read: async (name, most = Number.POSITIVE_INFINITY) => {
      if (UNASKABLE.test(name)) return ok(undefined);
      clearTimeout(timer);
      open++;
      live ??= converse(start());
      const found = await live.ask(name, most);
      if (--open > 0) return found;
      live?.rest();
      timer = setTimeout(end, LINGER).unref();
      return found;
    },
  };
};

interface Conversation {
  readonly ask: (name: string, most: number) => Promise<Result<GitObject | undefined>>;
  /** Lets our process end although git still waits for a question. */
  readonly rest: () => void;
  readonly end: () => void;
}

const converse = (child: ChildProcessWithoutNullStreams): Conversation => {
  const waiting: Question[] = [];
  let said = '';
  let over = false;
  const reply = (found: Result<GitObject | undefined>): void => waiting.shift()?.answer(found);
  const stop = (reason: string): void => {
    over = true;
    while (waiting.length > 0) reply(broken(reason));
  };
  child.on('error', ({ message }) => stop(message));
  child.on('close', () => stop(said.trim()));
  // A git that has ended takes no question: its end is the answer.
  child.stdin.on('error', () => {});
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(0, 10_000);
  });
  child.stdout.on(
    'data',
    readAnswers(() => waiting[0]?.most ?? 0, reply),
  );
  const parts = [child, child.stdin, child.stdout, child.stderr];
  const rest = (): void => {
    for (const part of parts) if (part === child || part instanceof Socket) part.unref();
  };
  const wake = (): void => {
    for (const part of parts) if (part === child || part instanceof Socket) part.ref();
  };
  rest();
  return {
    rest,
    ask: (name, most) =>
      new Promise((answer) => {
        if (over) return answer(broken(said.trim()));
        wake();
        waiting.push({ most, answer });
        return child.stdin.write(`${name}\n`);
      }),
    end: () => child.stdin.end(),
  };
};

const broken = (reason: string): Result<never> => err(fault('git-failed', `git cat-file failed: ${reason}`));

const LINE_FEED = 10;

/** Takes what git writes: `<id> <type> <size>`, a line feed, the bytes, a line feed; or one line that tells why not. */
const readAnswers = (
  most: () => number,
  reply: (found: Result<GitObject | undefined>) => void,
): ((chunk: Buffer) => void) => {
  let head = '';
  let object: Omit<GitObject, 'content'> | undefined;
  let parts: Buffer[] = [];
  let left = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      if (object === undefined) {
        const end = chunk.indexOf(LINE_FEED, at);
        head += chunk.toString('utf8', at, end === -1 ? chunk.length : end);
        at = end === -1 ? chunk.length : end + 1;
        if (end === -1) continue;
        object = readHeader(head);
        head = '';
        if (object === undefined) reply(ok(undefined));
        else left = object.size + 1;
        continue;
      }
      const part = chunk.subarray(at, at + left);
      at += part.length;
      left -= part.length;
      const kept = object.size <= most();
      if (kept) parts.push(part);
      if (left > 0) continue;
      reply(ok({ ...object, content: kept ? Buffer.concat(parts).subarray(0, object.size) : undefined }));
      object = undefined;
      parts = [];
    }
  };
};

const readHeader = (line: string): Omit<GitObject, 'content'> | undefined => {
  const found = /^([0-9a-f]{40}|[0-9a-f]{64}) (\w+) (\d+)$/.exec(line);
  return found === null ? undefined : { id: found[1] ?? '', type: found[2] ?? '', size: Number(found[3]) };
};
