import type { Json } from '../json.ts';
import { objectOf } from '../json.ts';
import { description } from './description.ts';

/** What may go wrong with one answer. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly message?: string; readonly retryAfter?: number }
  /** 403 with `Retry-After`, as GitHub slows down who asks too much at once. */
  | { readonly kind: 'secondary-limit'; readonly retryAfter: number }
  /** 403 with no requests left until a time. */
  | { readonly kind: 'rate-limit'; readonly resetInSeconds: number }
  /** 200 with an error beside no data, as GraphQL says what is wrong. */
  | { readonly kind: 'graphql'; readonly message: string; readonly type?: string; readonly retryAfter?: number }
  /** The connection is cut before an answer. */
  | { readonly kind: 'reset' }
  /** No answer ever comes. */
  | { readonly kind: 'hang' }
  /** The answer comes late. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** The answer is cut in its middle. */
  | { readonly kind: 'cut' }
  /** A page for people where JSON is due, as a proxy gives one. */
  | { readonly kind: 'html'; readonly status: number };

/** How often a fault is met. */
export interface FaultTiming {
  /** Requests that pass unharmed before it. */
  readonly after?: number;
  /** Requests that meet it; 1 by default. */
  readonly times?: number;
}

/** A request as a test's hook sees it. */
interface SeenRequest {
  /** `GET /repos/{owner}/{repo}/pulls/{pull_number}`. */
  readonly operation: string;
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly body: Json | undefined;
  /** How many requests of the pattern there have been, this one included. */
  readonly count: number;
}

/** What a test does when a request arrives, before it is answered. */
export type Hook = (request: SeenRequest) => void | Promise<void>;

/** Faults and hooks, by operation. */
export interface Script {
  fail(pattern: string, fault: Fault, timing?: FaultTiming): void;
  onRequest(pattern: string, hook: Hook): void;
  /** Runs the hooks of a request and says which fault it meets. */
  meet(request: Omit<SeenRequest, 'count'>): Promise<Fault | undefined>;
}

const unnamed = (operation: string): string => operation.replaceAll(/\{\w+\}/gu, '{}');

const operations: ReadonlySet<string> = new Set([
  'POST /graphql',
  ...Object.entries(objectOf(description['paths'])).flatMap(([path, item]) =>
    Object.keys(objectOf(item)).map((method) => unnamed(`${method.toUpperCase()} ${path}`)),
  ),
]);

// `GET pulls/{n}` means the repository's; a pattern that names no operation of GitHub's is a mistake in a test.
const normalized = (pattern: string): string => {
  const [method = '', path = ''] = pattern.split(' ');
  const full = unnamed(
    `${method} ${path.startsWith('/') ? path : `/repos/{owner}/{repo}${path === '' ? '' : `/${path}`}`}`,
  );
  if (!operations.has(full)) throw new Error(`${pattern} names no operation that GitHub has.`);
  return full;
};

/** Starts with nothing scripted. */
export const createScript = (): Script => {
  const faults: { readonly operation: string; readonly fault: Fault; after: number; times: number }[] = [];
  const hooks: { readonly operation: string; readonly hook: Hook; count: number }[] = [];
  return {
    fail: (pattern, fault, { after = 0, times = 1 } = {}) => {
      faults.push({ operation: normalized(pattern), fault, after, times });
    },
    onRequest: (pattern, hook) => {
      hooks.push({ operation: normalized(pattern), hook, count: 0 });
    },
    meet: async (request) => {
      const operation = unnamed(request.operation);
      for (const entry of hooks.filter((each) => each.operation === operation)) {
        entry.count += 1;
        await entry.hook({ ...request, count: entry.count });
      }
      for (const entry of faults.filter((each) => each.operation === operation)) {
        entry.after -= 1;
        if (entry.after >= 0 || entry.times <= 0) continue;
        entry.times -= 1;
        return entry.fault;
      }
      return undefined;
    },
  };
};
