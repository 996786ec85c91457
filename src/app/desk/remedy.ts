import { CODES, type Code } from '../../core/codes.ts';
import type { Fault } from '../../core/fault.ts';

/** What mends a fault at a desk, where it is not what mends it in a job. */
const AT_DESK: Partial<Record<Code, string>> = {
  'github-unreachable': 'look at the connection and at https://www.githubstatus.com, then try again',
  'github-refused':
    'see that the token is of an account that may do this (`gh auth status`), and that a fine-grained one has the permissions contents: read, pull requests: write, actions: write and checks: read',
  'github-limited': 'wait until the limit is over, then try again',
  'github-unexpected': 'try again; where it stays, please report it',
  'checkout-shallow': '`git fetch --unshallow` brings the history that is missing',
};

/** A fault with the remedy of a desk; one that was given for just this case stays. A verb that was misused has its own help. */
export const remedyHere = (fault: Fault, verb?: string): string => {
  if (fault.remedy !== CODES[fault.code].remedy) return fault.remedy;
  if (fault.code === 'usage' && verb !== undefined) return `\`recount ${verb} --help\` shows what it takes`;
  return AT_DESK[fault.code] ?? fault.remedy;
};
