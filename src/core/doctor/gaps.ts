import { FIX_POLICY, NEW_MESSAGE } from '../codes/remedies.ts';
import { RECOUNT } from '../init/pins.ts';

/** How far the gate reaches: the workflow is out of a pull request's reach, the check is an App's, it is a name, nothing. */
export type Tier = 'enforced' | 'app' | 'named' | 'open';

/** What is known of a way round the gate: at which tiers it is looked for, what it lets happen, and what closes it. */
export interface GapEntry {
  readonly tiers: readonly Tier[];
  readonly meaning: string;
  readonly remedy: string;
}

const ALL = ['enforced', 'app', 'named', 'open'] as const;
const REQUIRED = ['enforced', 'app', 'named'] as const;
const BY_NAME = ['enforced', 'named', 'open'] as const;

const gap = (tiers: readonly Tier[], meaning: string, remedy: string): GapEntry => ({ tiers, meaning, remedy });

const PROTECT = 'run `recount protect`';
const OWN =
  'name an owner for `/.github/` in CODEOWNERS (a line `/.github/ @OWNER` of .github/CODEOWNERS), which covers the workflows, the policy and CODEOWNERS itself';
const AS_INIT = 'take the workflow as `recount init` writes it';

/**
 * Every way round the gate that `recount doctor` looks for. Codes are stable: one that has been released is never
 * renamed or given another meaning. docs/enforcement.md is made from this table.
 */
export const GAPS = {
  'not-required': gap(['open'], 'no rule of the branch requires the check, so a red one stops nothing', PROTECT),
  'required-other-name': gap(
    ['open'],
    'a check is required, and the judge reports under another name',
    `require the name that the judge's job has: ${PROTECT}`,
  ),
  'any-source': gap(
    ['enforced', 'named'],
    'the check may come from anyone: whoever may write can set a status of its name',
    `choose GitHub Actions as its source: ${PROTECT}`,
  ),
  'not-strict': gap(
    REQUIRED,
    'a branch that is behind its base can be merged: what was judged is not what the base becomes',
    `require branches to be up to date (${PROTECT}), or use a merge queue`,
  ),
  'bypass-actors': gap(REQUIRED, 'someone may merge without the check', 'empty the bypass list of the ruleset'),
  'base-rewritable': gap(
    REQUIRED,
    'the base branch can be deleted or forced to another commit, past every check',
    PROTECT,
  ),
  'gate-in-same-repository': gap(
    ['named'],
    'the required workflow lies in this repository, where a merge can change it',
    'keep the workflow in a repository of its own, which few may write: `recount protect --org --gate OWNER/NAME`',
  ),
  'review-not-required': gap(
    REQUIRED,
    'a change of the workflow or the policy can be merged with no approval of an owner',
    `require at least one approval, and the review of code owners: ${PROTECT}`,
  ),
  'approval-outlives-push': gap(
    REQUIRED,
    'an approval stays when more is pushed: what was approved is not what is merged',
    `dismiss stale approvals, or require approval of the last push: ${PROTECT}`,
  ),
  'workflow-not-owned': gap(['enforced', 'app', 'named'], 'a change of the workflow waits for no owner', OWN),
  'new-workflow-not-owned': gap(
    ['enforced', 'named'],
    'a new workflow, whose job may report under the name of the check, waits for no owner',
    OWN,
  ),
  'policy-not-owned': gap(REQUIRED, 'a change of the policy waits for no owner', OWN),
  'owners-not-owned': gap(REQUIRED, 'a change of CODEOWNERS itself waits for no owner', OWN),
  'workflow-missing': gap(
    ['app', 'named', 'open'],
    'no workflow of the base branch has the judge: the check stays pending, or another job reports it',
    'run `recount init`, and merge what it writes; at tier app take docs/workflows/app.yml',
  ),
  'check-unfinished': gap(
    ['app'],
    'no job makes the check of the App, or none ends it: it never comes or stays unfinished, and nobody will leave it required',
    'take docs/workflows/app.yml: `job: open-check` makes the check, and the judge ends it with `job: close-check`',
  ),
  'key-within-reach': gap(
    ['app'],
    'a branch that anyone who writes can push may take the key of the App, and make the check',
    'let the environment that holds the key take the default branch alone (Settings > Environments, “Selected branches and tags”), and name it on the jobs that make and end the check',
  ),
  'pull-request-missing': gap(
    ['app', 'enforced', 'named', 'open'],
    'the workflow does not start when a pull request is opened, pushed to or opened again',
    AS_INIT,
  ),
  'edited-missing': gap(
    ['app', 'named', 'open'],
    'an edit of the body, or of the base branch, starts no run: the check stays green over another block',
    `add \`edited\` to the \`types\` of \`pull_request\`, or ${AS_INIT}`,
  ),
  'review-missing': gap(
    ALL,
    'the policy asks for approvals, and a review starts no run: the check stays red when one is given, and green when it is taken back',
    `add \`pull_request_review\` with \`types: [submitted, dismissed]\` to the workflow that runs on \`edited\`, or ${AS_INIT}`,
  ),
  'edit-after-green': gap(
    ['enforced'],
    'the body can be edited after the check is green: a required workflow never runs on `edited`',
    'add docs/workflows/companion.yml to the repository and require its check by name (`recount protect --org`), or use a merge queue',
  ),
  'retarget-after-green': gap(
    ['enforced'],
    'the base branch can be changed after the check is green, which starts no required workflow',
    'as for edit-after-green: the companion workflow, or a merge queue',
  ),
  'merge-group-missing': gap(
    ALL,
    'the branch has a merge queue, and the workflow does not run on `merge_group`: no entry can be merged, or none is judged',
    'add `merge_group` to the workflow, or switch the queue off',
  ),
  'trigger-filtered': gap(
    BY_NAME,
    'a filter keeps the workflow from starting: the check stays pending, and another job may report it',
    'take `paths` and `branches` out of the trigger',
  ),
  'judge-conditional': gap(
    ALL,
    "a condition can skip the judge's job, and a skipped job counts as passed",
    'write `if: always()` on the job, and no condition on its step',
  ),
  'needs-without-always': gap(
    ALL,
    'the judge is skipped where a job that it needs fails, and a skipped job counts as passed',
    'write `if: always()` on the job',
  ),
  'judge-excused': gap(
    ALL,
    '`continue-on-error` lets the job end green where the judge fails',
    'take `continue-on-error` out',
  ),
  concurrency: gap(
    ALL,
    'a concurrency group cancels runs: the check ends cancelled, or the older verdict stays',
    'take `concurrency` out of the workflow',
  ),
  'check-name-taken': gap(
    BY_NAME,
    'something other than the judge reports under the name of the check',
    'give the other job another name; take `push` out of the workflow that judges pull requests',
  ),
  'action-not-pinned': gap(
    ALL,
    'an action of the gate is not fixed to a commit: who moves its tag changes the gate',
    'name the full hash of a commit, with the version beside it',
  ),
  'code-outside-walls': gap(
    ALL,
    'a step beside the action runs files of the commit that is judged, outside the walls: it may rewrite the action, and hand over a record of its own',
    "put it into the policy's `setup`, which runs behind the walls; what takes root, before the checkout",
  ),
  'self-hosted-public': gap(
    ALL,
    'code of any pull request runs on a machine of yours, and may stay there for the next run',
    'run pull requests of a public repository on machines that GitHub hosts',
  ),
  'startup-failure': gap(
    ALL,
    'the workflow cannot be started: the check stays pending, and another job may report it',
    'mend the file (`actionlint` tells the place)',
  ),
  'skip-instruction': gap(
    ALL,
    'the head commit tells GitHub to start no workflow: the check stays pending',
    `give the commit another message: ${NEW_MESSAGE}`,
  ),
  'policy-unreadable': gap(
    ALL,
    'the base branch has no policy that can be read: no verdict can be green, and nobody will leave the check required',
    `run \`recount init\` where there is none, else ${FIX_POLICY}`,
  ),
  'suite-masked': gap(
    ALL,
    'the command of a suite hides its own failure',
    'let the command end with the exit status of the tests',
  ),
  'default-permissions-write': gap(
    ['named', 'open'],
    'a workflow that asks for no permission gets a token that writes: any of its steps can report the check',
    'choose “Read repository contents” under Settings > Actions > General > Workflow permissions',
  ),
} as const satisfies Readonly<Record<string, GapEntry>>;

/** The code of a way round the gate. */
export type GapCode = keyof typeof GAPS;

/** One open way, with what shows it. */
export interface Gap {
  readonly code: GapCode;
  readonly evidence: string;
  readonly remedy: string;
  readonly link: string;
}

/** Something that could not be told: the way that may be open, why it is not known, and what would tell it. */
export interface Unknown {
  readonly code: GapCode;
  readonly what: string;
  readonly why: string;
  readonly permission: string;
}

/** What a part of the diagnosis gives. */
export interface Told {
  readonly gaps: readonly Gap[];
  readonly unknown: readonly Unknown[];
}

/** Nothing open, nothing unknown. */
export const NOTHING: Told = { gaps: [], unknown: [] };

/** Parts of a diagnosis as one. */
export const together = (parts: readonly Told[]): Told => ({
  gaps: parts.flatMap(({ gaps }) => gaps),
  unknown: parts.flatMap(({ unknown }) => unknown),
});

/** An open way, with the remedy and the link of its code. */
export const open = (code: GapCode, evidence: string): Told => ({
  ...NOTHING,
  gaps: [
    {
      code,
      evidence,
      remedy: GAPS[code].remedy,
      link: `https://github.com/${RECOUNT.action}/blob/main/docs/enforcement.md#${code}`,
    },
  ],
});

/** Something that could not be told. */
export const untold = (code: GapCode, what: string, why: string, permission: string): Told => ({
  ...NOTHING,
  unknown: [{ code, what, why, permission }],
});

/** The permissions of a token that tell what is unknown. */
export const PERMISSION = {
  administration: 'Administration: read, of an administrator of the repository',
  ruleset: 'Administration: write (for a ruleset of the organisation: its Administration: write)',
  contents: 'Contents: read',
  actions: 'Actions: read',
  checks: 'Checks: read',
  metadata: 'Metadata: read',
} as const;
