import { openCheckouts } from '../../../src/io/checkouts.ts';
import { makeTemporaryFolder } from '../../../src/io/files/text.ts';
import { openGit } from '../../../src/io/git/git.ts';
import { runCommand } from '../../../src/io/process/command.ts';
import { openInterruption } from '../../../src/io/process/interruption.ts';

/** Makes a tree, starts a suite in it that does not end, and waits to be killed, or to be told to end. */
const [, , dir = '', parent = '', PATH = '', commit = ''] = process.argv;
const env = { PATH };
const interruption = openInterruption();
const git = await openGit({ dir, env, profile: 'judged' });
if (!git.ok) throw new Error(git.error.message);
const place = await makeTemporaryFolder(dir, parent);
if (!place.ok) throw new Error(place.error.message);
const checkouts = openCheckouts(git.value, env, place.value);
const tree = await checkouts.make({ commit });
if (!tree.ok) throw new Error(tree.error.message);
const command = `mkdir locked; touch locked/file; chmod a-w locked; echo $$ >"$READY.new"; mv "$READY.new" "$READY"; sleep 600`;
await runCommand({
  command,
  cwd: tree.value,
  env: { ...env, READY: `${dir}.ready` },
  timeout: 600_000,
  signal: interruption.signal,
});
await checkouts.close();
interruption.close();
