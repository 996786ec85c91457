import { jsonDocument } from '../json-text.ts';
import { isReleased, type Pin, RECOUNT } from './pins.ts';
import { POLICY_TO_FILL_IN } from './policy-text.ts';
import type { Proposal } from './proposal.ts';
import { WORKFLOW_PATH } from './workflow.ts';

/** One file, and whether it was made now or was there before. `add` is what a person should put into it. */
export interface InitFile {
  readonly path: string;
  readonly state: 'written' | 'kept';
  readonly add?: string;
}

/** What `recount init` found and did. */
export interface InitOutcome {
  readonly proposal: Proposal;
  /** Empty where nothing was found and nothing written. */
  readonly files: readonly InitFile[];
  readonly action: Pin;
  /** How many legs the workflow is to have. */
  readonly legs: number;
}

/** What comes after `init`, in order. */
const NEXT = [
  'read the files, name an owner for `/.github/` (a line `/.github/ @OWNER` of .github/CODEOWNERS), then commit all of it and merge it by a pull request. Its own check ends inconclusive: its base has no policy yet',
  'see the check end once on the next pull request, then require it: `npx recount protect` shows the ruleset and writes it, `npx recount doctor` tells what is still open',
  'on every branch from then on, after its last commit: `npx recount run`',
  'and then `npx recount pin --push`, which writes the block and pushes; where no pull request is open yet, `npx recount pin --body-file ../body.md` writes it into the text of one',
  'for coding agents: `npx recount hook install` holds them to the section in AGENTS.md',
] as const;

const UNRELEASED =
  'this build of Recount is no release: put the commit of a released action where the workflow has only zeros, and call this build (`node CLONE/dist/cli.js`) where `npx recount` stands';

const keptAsItIs =
  (legs: number) =>
  ({ path, state }: InitFile): readonly string[] =>
    state === 'kept' && path === WORKFLOW_PATH
      ? [
          `${path} has as many legs as before: move it away, and \`recount init --shards ${legs}\` writes one with ${legs}`,
        ]
      : [];

/** Whether there is a policy now: where there is none, nothing was found to propose one from. */
export const isReady = ({ files }: InitOutcome): boolean => files.length > 0;

const notesOf = (outcome: InitOutcome): readonly string[] => [
  ...outcome.proposal.notes,
  ...(isReady(outcome) && !isReleased(outcome.action) ? [UNRELEASED] : []),
  ...(outcome.legs > 1 ? outcome.files.flatMap(keptAsItIs(outcome.legs)) : []),
];

/** The outcome as one JSON document. */
export const initJson = (outcome: InitOutcome): string => {
  const { suites, setup } = outcome.proposal;
  const found = suites.map(({ remarks: _remarks, sharded: _sharded, ...suite }) => suite);
  const rest = isReady(outcome) ? { next: NEXT } : { policy: POLICY_TO_FILL_IN };
  const document = {
    found,
    setup: setup.map(({ run }) => run),
    files: outcome.files,
    notes: notesOf(outcome),
    ...rest,
  };
  return jsonDocument(document);
};

/** The outcome for people. */
export const initText = (outcome: InitOutcome): string => {
  const { suites } = outcome.proposal;
  const notes = section(
    'Notes',
    notesOf(outcome).map((note) => `- ${note}`),
  );
  if (!isReady(outcome)) return `No test runner was found at the top of this repository.\n${notes}\n${FILL_IN}`;
  const found = suites.flatMap(({ name, runner, evidence, run }) => [`${name}: ${runner} (${evidence})`, `    ${run}`]);
  const written = outcome.files.filter(({ state }) => state === 'written').map(({ path }) => path);
  const kept = outcome.files.filter(({ state }) => state === 'kept').map(({ path }) => path);
  return [
    section('Found', found.length > 0 ? found : ['no test runner at the top of this repository']),
    section('Written', written.length > 0 ? written : ['nothing: all of it was there']),
    section('There before, left as they are', kept),
    ...outcome.files.flatMap(({ path, add }) => (add === undefined ? [] : [addition(path, add)])),
    notes,
    section(
      'Next',
      NEXT.map((step, index) => `${index + 1}. ${step}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n');
};

const FILL_IN = `\
Write .github/recount.yml yourself, then \`recount init\` again for the workflow. What each runner is told, and a monorepo:
https://github.com/${RECOUNT.action}/blob/main/docs/policy.md#what-runners-are-told

${POLICY_TO_FILL_IN}`;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

const addition = (path: string, text: string): string => `To add to ${path}\n\n${text}`;
