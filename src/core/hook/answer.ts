import type { DeniedCode } from '../changes/decide.ts';
import type { Agent } from './call.ts';

/** What a hook found out. Unknown is no weaker word for not checked: the one denies, the other decides nothing. */
export interface HookOutcome {
  readonly state: 'allowed' | 'denied' | 'not-checked' | 'unknown';
  /** About the rule, with the commands that mend it where the call is denied. */
  readonly why: string;
  /** Of a path that the rule denies: what the check would find, and what mends it here. */
  readonly found?: { readonly code: DeniedCode; readonly remedy: string };
}

/** What a hook writes. Nothing on stdout decides nothing. */
export interface HookAnswer {
  readonly stdout: string;
  readonly stderr: string;
}

/** Whether the call may not go on. */
export const isDenied = ({ state }: HookOutcome): boolean => state === 'denied' || state === 'unknown';

/** What a person or a log is told. */
export const tellOutcome = ({ state, why, found }: HookOutcome): string => {
  const told = found === undefined ? why : `${found.code}: ${why}. ${found.remedy}.`;
  return `recount: ${state.replace('-', ' ')}: ${told}`;
};

/** An outcome in the words of the agent. An allowed call is left to the agent's own permissions. */
export const answerOf = (agent: Agent, outcome: HookOutcome): HookAnswer => {
  const told = tellOutcome(outcome);
  const answer = isDenied(outcome) ? `${JSON.stringify(DENIALS[agent](told))}\n` : '';
  return { stdout: answer, stderr: `${told}\n` };
};

const DENIALS: Readonly<Record<Agent, (reason: string) => object>> = {
  // code.claude.com/docs/en/hooks, "PreToolUse decision control"
  claude: (reason) => ({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'deny',
      permissionDecisionReason: reason,
    },
  }),
  // geminicli.com/docs/hooks/reference, "BeforeTool"
  gemini: (reason) => ({ decision: 'deny', reason }),
};
