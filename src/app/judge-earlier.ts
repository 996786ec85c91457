import { fault } from '../core/fault.ts';
import type { Regenerated } from '../core/record/regenerated.ts';
import { readBasePolicy } from './base-policy.ts';
import { searchFor } from './earlier-record.ts';
import { judgeHead } from './judge-head.ts';
import { faultVerdict, type Judgement } from './judge-live.ts';
import type { CommitReader, PullRequest, RunReader } from './ports.ts';

/** Judges the live pull request by the record that the judge of an earlier run left, where one stands in. */
export const judgeByEarlier = async (
  reader: CommitReader,
  runs: RunReader,
  pull: PullRequest,
  policyPath: string,
): Promise<{ readonly judgement: Judgement; readonly regenerated?: Regenerated }> => {
  const commit = pull.head.sha;
  const source = await readBasePolicy(reader, pull.base.ref, pull.base.defaultBranch, policyPath);
  if (!source.ok) return { judgement: faultVerdict(commit, source.error) };
  const search = await searchFor(reader, runs, pull, source.value.policy);
  if (!search.ok) return { judgement: faultVerdict(commit, [search.error]) };
  if (search.value.kind === 'none') {
    const reasons = search.value.reasons.map((reason) => `; ${reason}`).join('');
    const missing = fault('earlier-record-missing', `no run left a record of ${commit} that may stand in${reasons}`);
    return { judgement: faultVerdict(commit, [missing]) };
  }
  const { regenerated, run, attempt } = search.value;
  const judgement = await judgeHead(reader, pull, regenerated, policyPath, {}, false);
  const remark =
    `nothing was run: the record is the one of run ${run}, attempt ${attempt}, of the same commit, base and policy. ` +
    `To have it made anew, run all jobs of that run again (\`gh run rerun ${run}\`)`;
  return {
    judgement: {
      ...judgement,
      verdict: { ...judgement.verdict, record: { run, attempt } },
      remarks: [remark, ...judgement.remarks],
    },
    regenerated,
  };
};
