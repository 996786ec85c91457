import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { stateOf } from '../io/files/state.ts';
import { type CompareTree, checkoutState } from '../io/git/checkout.ts';
import { checkoutCredentials } from '../io/git/credentials.ts';
import { openGit } from '../io/git/git.ts';
import { compareParts, foundDifference, shareTree } from '../io/git/shared-tree.ts';
import { readEnvironment } from './environment.ts';

/** Bytes of an index for each thread: about five thousand files, which take as long as a thread takes to start. */
const WORTH_A_THREAD = 512 * 1024;
const MOST_THREADS = 4;

/** A thread that helps, and its end, whatever it is. */
interface Other {
  readonly thread: Worker;
  readonly ended: Promise<unknown>;
}

/** Starts the threads that will help to compare a large tree: while git is asked, so that they are there when it answers. */
const startOthers = (root: string): readonly Other[] => {
  // What the index says of its size is believed, for nothing but time hangs on it.
  const size = stateOf(join(root, '.git', 'index'))?.size ?? 0;
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(size / WORTH_A_THREAD));
  return Array.from({ length: threads - 1 }, () => {
    const thread = new Worker(new URL('./compare-part.js', import.meta.url));
    const ended = new Promise((resolve) => thread.once('error', resolve).once('exit', resolve));
    // One that is given nothing to do keeps nobody waiting.
    thread.unref();
    return { thread, ended };
  });
};

const compareWith =
  (others: readonly Other[]): CompareTree =>
  async ({ root, objectFormat }, listing) => {
    const tree = shareTree(root, objectFormat, listing);
    for (const { thread } of others) {
      thread.ref();
      thread.postMessage(tree);
    }
    compareParts(tree);
    // What a thread that failed has left is done by this one.
    await Promise.all(others.map(({ ended }) => ended));
    return foundDifference(tree);
  };

// A thread of the judged job: it compares the checkout with HEAD while the job's program is loaded and GitHub is asked.
// It posts `null`, or the fault that it found.
const env = readEnvironment();
const dir = env['GITHUB_WORKSPACE'] ?? process.cwd();
const compare = compareWith(startOthers(dir));
const git = await openGit({ dir, env, profile: 'judged' });
const [state, credentials] = git.ok
  ? await Promise.all([checkoutState(git.value, compare), checkoutCredentials(git.value)])
  : [git, git];
if (git.ok) git.value.objects.end();
const found = state.ok ? credentials : state;
if (found.ok) parentPort?.postMessage(null);
else {
  const { code, message, remedy } = found.error;
  parentPort?.postMessage({ code, message, remedy });
}
