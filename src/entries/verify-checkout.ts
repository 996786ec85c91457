import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { type CompareTree, checkoutState } from '../io/git/checkout.ts';
import { checkoutCredentials } from '../io/git/credentials.ts';
import { openGit } from '../io/git/git.ts';
import { compareParts, foundDifference, shareTree } from '../io/git/shared-tree.ts';
import { readEnvironment } from './environment.ts';

/** A thread takes as long to start as some two thousand files take to be read. */
const WORTH_A_THREAD = 256 * 1024;
const MOST_THREADS = 4;

/** Large trees are compared by several threads: one takes 12 microseconds a file, nearly all of it the system's calls. */
const compare: CompareTree = async ({ root, objectFormat }, listing) => {
  const tree = shareTree(root, objectFormat, listing);
  const threads = Math.min(availableParallelism(), MOST_THREADS, Math.ceil(listing.length / WORTH_A_THREAD));
  const others = Array.from({ length: threads - 1 }, () => {
    const thread = new Worker(new URL('./compare-part.js', import.meta.url), { workerData: tree });
    // What a thread that failed has left is done by this one.
    return new Promise((resolve) => thread.once('error', resolve).once('exit', resolve));
  });
  compareParts(tree);
  await Promise.all(others);
  return foundDifference(tree);
};

// A thread of the judged job: it compares the checkout with HEAD while the job's program is loaded and GitHub is asked.
// It posts `null`, or the fault that it found.
const env = readEnvironment();
const git = await openGit({ dir: env['GITHUB_WORKSPACE'] ?? process.cwd(), env, profile: 'judged' });
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
