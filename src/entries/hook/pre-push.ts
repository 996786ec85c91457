import { fault } from '../../core/fault.ts';
import { isDenied, tellOutcome } from '../../core/hook/answer.ts';
import { plainLines } from '../../core/render/plain.ts';
import { tellFaults } from '../cli/tell.ts';
import type { Call, ExitStatus } from '../cli/verb.ts';
import { decidePublished } from './publish.ts';

/** What git writes for a ref that is deleted. */
const NOTHING = /^0+$/;
const LARGEST_INPUT = 16 * 1024 * 1024;

/**
 * Git's pre-push hook: each branch that is pushed must have a record, as `git push` of an agent must. Git gives a line
 * for each ref: local ref, local commit, remote ref, remote commit (githooks(5)). Any status but 0 stops the push.
 */
export const prePush = async (call: Call): Promise<ExitStatus> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > LARGEST_INPUT)
      return tellFaults(call, [fault('usage', 'standard input is not what git gives to a pre-push hook')]);
    chunks.push(chunk);
  }
  const refspecs = Buffer.concat(chunks)
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, commit = '', remoteRef = ''] = line.split(' ');
      return commit === '' || NOTHING.test(commit) || !remoteRef.startsWith('refs/heads/')
        ? []
        : [`${commit}:${remoteRef}`];
    });
  if (refspecs.length === 0) return 0;
  // Git names the remote, or gives its URL where that is what was pushed to.
  const [, remote] = call.operands;
  const outcome = await decidePublished({ kind: 'push', remote, refspecs, folder: [] }, call);
  if (isDenied(outcome)) call.terminal.err(`${plainLines(tellOutcome(outcome))}\n`);
  return isDenied(outcome) ? 1 : 0;
};
