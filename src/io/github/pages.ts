import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import * as z from '../../core/zod.ts';
import { NO_API, request, type Sleep } from './request.ts';

/** The most that GitHub gives at once. */
export const PAGE = 100;
const MOST_PAGES = 20;

/** An answer of GitHub's in the form that is expected; `what` is what was asked, for a message. */
export const readAnswer = <T>(what: string, schema: z.ZodMiniType<T>, answer: unknown): Result<T> => {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return ok(parsed.data);
  // A page for people, bytes, or a list that is not there: this is no answer of GitHub's API.
  const foreign = typeof answer !== 'object' || answer instanceof ArrayBuffer ? { remedy: NO_API } : {};
  return err(
    fault('github-unexpected', `${what}: an answer of another form: ${z.prettifyError(parsed.error)}`, foreign),
  );
};

/** Asks GitHub for one thing; what comes is read by the schema. */
export const readOne = async <T>(
  what: string,
  schema: z.ZodMiniType<T>,
  send: () => Promise<{ readonly data: unknown }>,
  sleep: Sleep,
): Promise<Result<T>> => {
  const answer = await request(what, send, sleep);
  return answer.ok ? readAnswer(what, schema, answer.value.data) : answer;
};

/** What Octokit gives of an answer. */
interface Answered<Data> {
  readonly data: Data;
  readonly headers: { readonly link?: string | undefined };
}

/** An answer that is a page of a list; GitHub tells in `Link` whether another follows. */
export interface Page {
  readonly items: unknown;
  readonly link: string | undefined;
}

/** The page in an answer: the answer itself, or what is taken out of it. */
export const pageOf = <Data>(
  { data, headers }: Answered<Data>,
  take: (data: Data) => unknown = (whole) => whole,
): Page => ({ items: take(data), link: headers.link });

const NEXT = /<[^<>]*>[^<>]*\brel="?next\b/;

/**
 * One page of a list. A page may be short without being the last, since what may not be shown is left out of it; and one
 * that is full is not taken for the last, since the header may have been lost on the way.
 */
const readPage = async <T>(
  what: string,
  schema: z.ZodMiniType<T>,
  send: () => Promise<Page>,
  sleep: Sleep,
): Promise<Result<{ readonly items: readonly T[]; readonly isLast: boolean }>> => {
  const answer = await request(what, send, sleep);
  if (!answer.ok) return answer;
  const items = readAnswer(what, z.array(schema), answer.value.items);
  if (!items.ok) return items;
  return ok({ items: items.value, isLast: items.value.length < PAGE && !NEXT.test(answer.value.link ?? '') });
};

/** All of a list that GitHub gives in pages of {@link PAGE}; more pages than `most` are a fault, and not the first of them. */
export const readPages = async <T>(
  what: string,
  schema: z.ZodMiniType<T>,
  send: (page: number) => Promise<Page>,
  sleep: Sleep,
  most = MOST_PAGES,
): Promise<Result<readonly T[]>> => {
  const all: T[] = [];
  for (let page = 1; page <= most; page++) {
    const read = await readPage(what, schema, () => send(page), sleep);
    if (!read.ok) return read;
    all.push(...read.value.items);
    if (read.value.isLast) return ok(all);
  }
  return err(fault('github-unexpected', `${what}: expected fewer than ${most * PAGE}, found as many or more`));
};
