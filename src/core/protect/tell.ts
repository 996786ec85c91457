import { plainLine } from '../render/plain.ts';
import type { Plan } from './plan.ts';
import { type Ruleset, rulesetDifference } from './ruleset.ts';

/** A plan with all that is to be said about it. */
export interface Proposal {
  readonly repository: string;
  readonly branch: string;
  /** Where rulesets are written: `repos/octo/demo/rulesets`. */
  readonly address: string;
  readonly plan: Plan;
  readonly notes: readonly string[];
}

const LONGEST = 1_000;

/** What a ruleset of ours asks of people: with one maintainer alone it would let nothing be merged. */
const ALONE =
  'with it every pull request needs the approval of another person: GitHub lets nobody approve their own, so who works alone could merge nothing, and takes `--no-reviews`';

const asksApproval = ({ rules }: Ruleset): boolean =>
  rules.some(
    ({ type, parameters }) => type === 'pull_request' && Number(parameters?.['required_approving_review_count']) > 0,
  );

const text = (lines: readonly string[]): string => lines.map((line) => `${plainLine(line, LONGEST)}\n`).join('');

/** What would be done, for people: the difference, before anything is written. */
export const proposalText = ({ repository, branch, address, plan, notes }: Proposal): string => {
  const head = `${repository}, branch ${branch}`;
  if (plan.kind === 'nothing')
    return text([head, 'nothing to do: the rules that stand ask all of it, and nobody may bypass them', ...notes]);
  const what =
    plan.kind === 'create'
      ? `a new ruleset “${plan.ruleset.name}” at ${address}`
      : `the ruleset “${plan.ruleset.name}” at ${address}/${plan.id}`;
  const lines = rulesetDifference(plan.kind === 'create' ? undefined : plan.before, plan.ruleset);
  const alone = asksApproval(plan.ruleset) ? [ALONE] : [];
  return text([head, what, ...lines.map((line) => `  ${line}`), ...alone, ...notes]);
};

/** The command that takes back what was written. */
export const undoCommand = (address: string, id: number, before: Ruleset | undefined): string =>
  before === undefined
    ? `gh api --method DELETE ${address}/${id}`
    : `gh api --method PUT ${address}/${id} --input - <<'RULESET'\n${JSON.stringify(before, null, 2)}\nRULESET`;

/** What was done, for people, and how to take it back. */
export const writtenText = (undo: string): string =>
  `written\nto undo it:\n${undo}\nthen \`recount doctor\` tells what is still open\n`;
