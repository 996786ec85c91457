import type { Proposal } from './proposal.ts';

/** A proposal whose suites are parted into shards, one a leg, as far as their runners do that by themselves. */
export const shardProposal = (proposal: Proposal, legs: number): Proposal => {
  if (legs === 1) return proposal;
  const suites = proposal.suites.map((suite) =>
    suite.sharded === undefined ? suite : { ...suite, run: suite.sharded, shards: legs },
  );
  const whole = suites.flatMap(({ name, reports, shards }) =>
    shards === undefined && reports.length > 0 ? [name] : [],
  );
  const idle = suites.every(({ shards }) => shards === undefined)
    ? '. They run on leg 0, and what the base says of them, where `losses` or `proof` asks it, on the others'
    : '';
  const note = `not sharded, since the runner does not part its tests by itself: ${whole.join(', ')}. docs/shards.md tells how \`shards\` and \`{index}\` are used${idle}`;
  return { ...proposal, suites, notes: [...proposal.notes, ...(whole.length === 0 ? [] : [note])] };
};
