import type { Policy } from '../policy/policy.ts';
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

/** What is still to be done by hand for suites of a system that the workflow has no leg of: all that it has are Linux. */
export const otherSystems = ({ suites }: Policy): readonly string[] => {
  const others = Object.entries(suites).filter(([, { os }]) => os === 'macos' || os === 'windows');
  const named = others.map(([name, { os }]) => `${name} (${os})`);
  return named.length === 0
    ? []
    : [
        `the workflow has no leg of the system that these suites run on: ${named.join(', ')}. Add one as docs/shards.md shows under “Several systems”; without it no verdict can be green`,
      ];
};
