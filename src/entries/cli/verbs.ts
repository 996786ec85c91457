import type { ParseArgsOptionsConfig } from 'node:util';

interface VerbEntry {
  readonly summary: string;
  readonly usage: string;
  readonly about: string;
  readonly options: ParseArgsOptionsConfig;
  /** How many operands it takes at least and at most; none unless it says so. */
  readonly operands?: readonly [least: number, most: number];
  readonly help: readonly (readonly [option: string, meaning: string])[];
  readonly examples: readonly string[];
}

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;

const BASE = {
  options: { base: text, 'no-fetch': flag, policy: text },
  help: [
    ['--base REF', 'read the policy at REF instead of at the base branch'],
    ['--no-fetch', 'ask no network: take what the clone knows of the base branch'],
    ['--policy PATH', 'where the policy lives (.github/recount.yml)'],
  ],
} as const;

const PULL = ['--pr N', "the pull request, by default the branch's own"] as const;

const GATE_HELP = [
  ['--repo OWNER/NAME', 'the repository, by default the one that this clone opens pull requests in'],
  ['--branch B', 'the branch that is protected, by default the default branch'],
  ['--gate OWNER/NAME', "the repository that an organisation's ruleset takes the workflow from"],
] as const;

/** Every verb of the command line, in the order of the help. */
export const VERBS = {
  init: {
    summary: 'write the policy, the workflow, the pull request template and AGENTS.md',
    usage: 'recount init [--shards N] [--approvers WHO]',
    about:
      'Finds the test runners of the project and writes what is missing. It overwrites no file. On a terminal it asks who approves a change of the policy or of a workflow.',
    options: { shards: text, approvers: text },
    help: [
      ['--shards N', 'a matrix of N legs, and suites in N shards where their runner can'],
      ['--approvers WHO', 'who approves: other (default: a second person) or maintainer (an administrator)'],
    ],
    examples: ['recount init', 'recount init --shards 8', 'recount init --approvers maintainer'],
  },
  run: {
    summary: 'run the suites on HEAD and print the block',
    usage: 'recount run [--fresh] [--setup] [--proves TEST]... [--out FILE] [--statement FILE] [--json]',
    about:
      'Runs the suites of the policy on HEAD of a clean tree. The block goes to stdout, progress to stderr. The record of the same tree, policy and system is used again.',
    options: { ...BASE.options, fresh: flag, setup: flag, proves: texts, out: text, statement: text },
    help: [
      ['--fresh', 'run anew even where there is a record'],
      ['--setup', "run the policy's `setup` first, then the suites anew"],
      ['--proves TEST', 'try whether this test (`GROUP › TEST`) fails without the change'],
      ['--out FILE', 'write the record to FILE'],
      ['--statement FILE', 'write it to FILE as a statement of in-toto (docs/statement.md)'],
      ...BASE.help,
    ],
    examples: ['recount run', 'recount run --fresh --out record.json', 'recount run --base origin/main'],
  },
  pin: {
    summary: "put the block into the pull request's body",
    usage: 'recount pin [--push] [--from-ci] [--pr N | --body-file F]',
    about:
      'Puts the block of the record of HEAD into the body, in place of the old block only. The rest of the body stays.',
    options: { ...BASE.options, push: flag, 'from-ci': flag, pr: text, 'body-file': text },
    help: [
      ['--push', 'write the body, then push; where the push fails the old body is put back'],
      ['--from-ci', "pin the judge's newest record of the head, after showing it beside the old block"],
      PULL,
      ['--body-file F', 'change the file F instead of a pull request'],
      ...BASE.help,
    ],
    examples: ['recount pin --push', 'recount pin --body-file ../body.md', 'recount pin --pr 12 --from-ci'],
  },
  check: {
    summary: 'predict what the check will say',
    usage: 'recount check [--body F] [--record F] [--pr N]',
    about:
      'Judges a body against a record as the action does. Without --record the suites are run (or their stored record is taken), and one that differs from the block once more; without --body the body of the pull request is read.',
    options: { ...BASE.options, body: text, record: text, pr: text, fresh: flag },
    help: [
      ['--body F', 'the body, from a file'],
      ['--record F', 'the record to hold it against, from `recount run --out F`'],
      ['--fresh', 'run the suites even where there is a record'],
      PULL,
      ...BASE.help,
    ],
    examples: ['recount check', 'recount check --body ../body.md --record record.json'],
  },
  parse: {
    summary: 'read report files: counts, digest, what is odd',
    usage: 'recount parse FILE... [--format NAME] [--json]',
    about: 'Reads test reports as a suite would, and tells what they hold.',
    options: { format: text },
    operands: [1, Number.POSITIVE_INFINITY],
    help: [['--format NAME', 'read as this format instead of finding it by the content']],
    examples: ['recount parse build/*.xml', 'recount parse --json report.xml'],
  },
  explain: {
    summary: 'tell what differs between two records, test by test',
    usage: 'recount explain [A] [B]',
    about:
      'Compares two records: files from --out, or commits whose record is stored. B is HEAD where it is left out, A the record that the pull request pins.',
    options: { pr: text },
    operands: [0, 2],
    help: [PULL],
    examples: ['recount explain HEAD~1 HEAD', 'recount explain mine.json theirs.json'],
  },
  status: {
    summary: 'tell in one line why the check is pending, red or missing',
    usage: 'recount status [--pr N]',
    about: 'Reads the pull request and its runs, and says what the check waits for.',
    options: { pr: text },
    help: [PULL],
    examples: ['recount status --pr 12'],
  },
  calibrate: {
    summary: 'run the suites many times and tell what varies',
    usage: 'recount calibrate [--runs N] [--last K] [--json]',
    about:
      "Runs `setup` and the suites in fresh checkouts of HEAD, and of the last K commits of the base branch, each time with one thing varied: path, order of tests, user, time zone, locale, CI. It tells which fields and tests vary and on what they depend, the policy's lines that settle it, and how many honest records would fail without them and with them. It stores nothing and removes its checkouts; `setup` runs in the environment of this machine, and what it installs outside of them stays.",
    options: { ...BASE.options, runs: text, last: text },
    help: [
      ['--runs N', 'runs on each commit, from 2 (10 by default)'],
      ['--last K', 'also the last K commits of the base branch, by first parents (0)'],
      ...BASE.help,
    ],
    examples: ['recount calibrate', 'recount calibrate --runs 20 --last 3', 'recount calibrate --base HEAD --json'],
  },
  hook: {
    summary: 'keep a coding agent, and a push, to the rules of the policy',
    usage: 'recount hook install | verify | pre-tool-use | pre-push [--git] [--agent NAME]',
    about:
      "`install` puts the hook into the settings of a coding agent, or with --git into git's own pre-push, and leaves what is there. `verify` runs it with calls whose answer is known. `pre-tool-use` decides one call of a tool, from JSON on stdin, and `pre-push` one push.",
    options: { base: text, policy: text, agent: text, git: flag },
    operands: [1, 3],
    help: [
      ['--agent NAME', 'claude (by default) or gemini'],
      ['--git', "install git's pre-push hook instead"],
      ['--base REF', "the ref that the policy is read at (origin's default branch as this clone has it)"],
      ['--policy PATH', 'where the policy lives (.github/recount.yml)'],
    ],
    examples: ['recount hook install', 'recount hook install --git', 'recount hook verify'],
  },
  mcp: {
    summary: 'give the record and the prediction to agents that take tools',
    usage: 'recount mcp [--files DIR]',
    about:
      'A server of the Model Context Protocol on stdin and stdout, with two tools: `record` runs the suites, tells how they go on, and answers with the record and the block; `check` answers with the verdict to expect. With --files there are two more, for an agent that has no other: `read_file`, and `create_file`, which makes new files where the policy lets it.',
    options: { files: text },
    help: [['--files DIR', 'the one folder that `read_file` and `create_file` work in']],
    examples: ['claude mcp add recount -- npx recount mcp', 'recount mcp --files drafts'],
  },
  doctor: {
    summary: 'tell every way round the check that is open',
    usage: 'recount doctor [--repo OWNER/NAME] [--branch B] [--pr N] [--gate OWNER/NAME] [--from DIR]',
    about:
      'Reads the rules of the branch, the workflows, the policy and CODEOWNERS, as far as the token may, and tells the tier and what is open, with evidence and remedy. What it may not read is unknown, and never counts as good.',
    options: { repo: text, branch: text, pr: text, gate: text, from: text },
    help: [
      ...GATE_HELP,
      ['--pr N', "look at this pull request's head and base, by default the branch's own"],
      ['--from DIR', 'look at saved answers instead (docs/enforcement.md tells their names)'],
    ],
    examples: ['recount doctor', 'recount doctor --repo octo/demo --json', 'recount doctor --from answers'],
  },
  protect: {
    summary: 'make the check required',
    usage: 'recount protect [--repo OWNER/NAME] [--branch B] [--org --gate REPO] [--no-reviews] [--yes]',
    about:
      'Shows the ruleset that is missing as a difference, and writes it when you agree. It changes no ruleset but its own, named recount, and weakens nothing.',
    options: { repo: text, branch: text, org: flag, gate: text, 'no-reviews': flag, yes: flag },
    help: [
      ...GATE_HELP,
      ['--org', 'a ruleset of the organisation that requires the workflow of --gate'],
      ['--no-reviews', 'ask no review: for who works alone; doctor tells what stays open'],
      ['--yes', 'write it without asking'],
    ],
    examples: ['recount protect', 'recount protect --yes', 'recount protect --org --gate octo/gates'],
  },
  audit: {
    summary: 'compare what was merged with what was judged',
    usage: 'recount audit [--since REF | --last N | --commit SHA] [--repo OWNER/NAME]',
    about:
      'For every commit of the default branch that is looked at: the pull request that brought it, its newest verdict before the merge, and whether body, base, head and files are those that were judged. What cannot be read is unknown, and never counts as good.',
    options: { repo: text, since: text, last: text, commit: text, until: text, workflow: text, policy: text },
    help: [
      ['--since REF', 'the commits since REF'],
      ['--last N', 'the newest N commits along first parents, and all that they brought (1)'],
      ['--commit SHA', 'this commit, and all that it brought'],
      ['--until REF', "up to REF, by default the default branch's tip"],
      ['--repo OWNER/NAME', 'the repository, by default the one that this clone opens pull requests in'],
      ['--workflow PATHS', "the judge's workflow files, by default recount.yml and companion.yml"],
      ['--policy PATH', 'where the policy lives (.github/recount.yml)'],
    ],
    examples: ['recount audit', 'recount audit --since v1.2.0', 'recount audit --commit 4f2a9c1 --json'],
  },
} as const satisfies Readonly<Record<string, VerbEntry>>;

/** The name of a verb. */
export type VerbName = keyof typeof VERBS;
