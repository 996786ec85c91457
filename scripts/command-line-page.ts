import { usage, verbUsage } from '../src/entries/cli/usage.ts';
import { VERBS, type VerbName } from '../src/entries/cli/verbs.ts';

/** One call of the command line, as a reader of the page sees it. */
export interface ShownCall {
  readonly args: readonly string[];
  readonly exit: number | undefined;
  readonly out: string;
  readonly err: string;
}

const MORE: Readonly<Record<VerbName, string>> = {
  init: 'Looked at are the manifests at the top of the repository. Where no runner is found it says how to write the policy by hand. A policy that is there and cannot be read is told with line and column, and nothing is written. Exit status: 0 there is a policy now, 2 there is none that can be read, or a file could not be written.',
  run: 'Exit status: 0 every suite passes, 1 there is a record, and a suite does not pass or a test of `--proves` proves nothing; 2 there is no record. The working tree must be clean. Tracked files that change while the suites run are told (among more than some 5,000 files only where the suites took ten seconds). Ctrl-C ends the suite and stores nothing. The policy is the base branch’s: the pull request’s base, else origin’s default branch. Where the clone has a remote and that branch is not known, nothing is run until `--base` names it; HEAD’s own policy serves only in a clone without a remote.',
  pin: 'Exit status: 0 the block is in place, 2 it is not. The token is `GH_TOKEN`, `GITHUB_TOKEN`, else the one that `gh auth token --hostname HOST` gives; it needs to write pull requests, and actions to run red runs again. A fork’s pull request is looked for upstream. For a GitHub Enterprise Server set `GITHUB_API_URL=https://HOST/api/v3`; a remote at another host is refused, and so is an alias of SSH. `--push` refuses a branch that is not pushed to the head of the pull request.',
  check:
    'Exit status as in [verdict.md](verdict.md). With `--body` and `--record` nothing is fetched and no network is asked. Of a body from a file nobody knows whose it is, and who has approved what: no exemption and no approval counts.',
  parse: 'Exit status: 0, or 2 where a file is refused; then the others are told, and no sum of all.',
  explain: 'Exit status: 0 nothing differs, 1 something does, 2 a record could not be had.',
  status: 'Exit status: 0 the check is green, 1 it is red, pending or missing, 2 it could not be told.',
  mcp: 'Exit status: 0 once its input ends, 2 where it cannot begin. Until then it serves. Two calls at once are served one after the other; a call that is cancelled ends its suite. [agents.md](agents.md) tells when an agent needs it.',
  doctor:
    'Exit status: 0 nothing open, 1 something open, 2 it could not be told. Every code is in [enforcement.md](enforcement.md).',
  protect:
    'Exit status: 0 it is required now, 1 there is a difference and it was not written, 2 it cannot be done. It needs an administrator’s token. The order of things is in [enforcement.md](enforcement.md).',
  audit:
    'Exit status: 0 no drift, 1 drift, 2 it could not be told. It reads alone: contents, pull requests, actions and checks. What each drift means, and the workflow that looks at every push, are in [audit.md](audit.md).',
  calibrate:
    'Exit status: 0 no run differs that is counted, 1 some do, 2 it could not be told. [calibrate.md](calibrate.md) tells what is varied and how the rate is found.',
  hook: 'Exit status of `verify`: 0 the hook answers as it must, 1 it does not, the settings cannot be read, or it reads the policy at HEAD though there is a remote; 2 there is none to try, or no policy at the base yet; of `pre-push`: 0 the push may go on, else not; of `pre-tool-use`: 0 the answer is told, 2 the call is stopped. [agents.md](agents.md) tells how it is used, [coverage.md](coverage.md) what it sees.',
};

const fence = (text: string, info: string): string => `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;

// The JSON of a block is for machines; record.md has one whole.
const shortened = (text: string): string => text.replace(/^```recount\n[^]*?^```$/m, '… the record as JSON …');

const show = (call: ShownCall): string => {
  const printed = shortened([call.err, call.out].filter((part) => part.trim() !== '').join('\n'));
  const exit = call.exit === 0 ? '' : `\n(exit ${call.exit})`;
  const text = `$ recount ${call.args.join(' ')}\n${printed.trimEnd()}${exit}`;
  return fence(text.replace(/\b\d+\.\d s\b/g, '0.1 s'), 'text');
};

/** The page of the command line: every verb's own help, and what one call of it prints. */
export const commandLinePage = (calls: Readonly<Record<ShownVerb, ShownCall>>): string => {
  const sections = Object.keys(VERBS).flatMap((name) => {
    if (!isVerb(name)) return [];
    return [
      `## ${name}`,
      fence(verbUsage(name), 'text'),
      MORE[name],
      ...(name === 'mcp' ? [] : ['For example:', show(calls[name])]),
    ];
  });
  return `${[
    '# The command line',
    'This page is made from the help texts and from calls of the packaged command line. Results go to stdout, all else to stderr; colours and a moving line only to a terminal.',
    fence(usage(), 'text'),
    ...sections,
  ].join('\n\n')}\n`;
};

/** What `mcp` says is for machines. */
export type ShownVerb = Exclude<VerbName, 'mcp'>;

const isVerb = (name: string): name is VerbName => Object.hasOwn(VERBS, name);
