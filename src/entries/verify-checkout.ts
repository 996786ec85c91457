import { parentPort } from 'node:worker_threads';
import { checkoutState } from '../io/git/checkout.ts';
import { checkoutCredentials } from '../io/git/credentials.ts';
import { openGit } from '../io/git/git.ts';
import { readEnvironment } from './environment.ts';

// A thread of the judged job: it compares the checkout with HEAD while the job's program is loaded and GitHub is asked.
// It posts `null`, or the fault that it found.
const env = readEnvironment();
const git = await openGit({ dir: env['GITHUB_WORKSPACE'] ?? process.cwd(), env, profile: 'judged' });
const [state, credentials] = git.ok
  ? await Promise.all([checkoutState(git.value), checkoutCredentials(git.value)])
  : [git, git];
if (git.ok) git.value.objects.end();
const found = state.ok ? credentials : state;
if (found.ok) parentPort?.postMessage(null);
else {
  const { code, message, remedy } = found.error;
  parentPort?.postMessage({ code, message, remedy });
}
