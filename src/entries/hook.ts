#!/usr/bin/env node
import { AGENTS } from '../core/hook/call.ts';
import { readQuickly } from '../core/hook/quick-settings.ts';
import { type RuleResult, ruleOf } from '../core/hook/settings.ts';
import { POLICY_PATH } from '../core/policy/policy-path.ts';
import { messageOf } from '../io/thrown.ts';
import { readEnvironment } from './environment.ts';
import { preToolUse, refuse } from './hook/pre-tool-use.ts';

/**
 * What a decided call ends with under `--sure`. The line that `recount hook install` writes takes it for the one proof
 * that the hook came to its end: an empty or broken bundle may well end with 0.
 */
const SURE = 77;

/** Milliseconds after which the hook gives up, whatever it waits for. */
const PATIENCE = 50_000;

/**
 * What few calls need. Before it, git and an input that can be waited for have ends of their own; a pipe that never ends
 * has that of the settings' line.
 */
const loadVerbs = () => {
  setTimeout(() => process.exit(refuse('the hook took too long')), PATIENCE).unref();
  return import('./desk-verbs.ts');
};

/** The rule in a policy's text. Few policies need the library. */
const readRule = async (policy: string, path: string): Promise<RuleResult> => {
  const plain = readQuickly(policy);
  return plain === undefined ? (await loadVerbs()).readRule(policy, path) : ruleOf(plain, path);
};

/** The words that it is started with, each behind a zero. Node's own reader of options takes long to load. */
const WORDS = /^\0pre-tool-use(?:\0--sure|\0--(?:agent|base|policy)\0[^-\0][^\0]*)*$/;

const main = async (): Promise<number> => {
  const words = process.argv.slice(2);
  if (!WORDS.test(words.map((word) => `\0${word}`).join('')))
    return refuse(
      `expected pre-tool-use, --agent, --base or --policy with a value, or --sure; found ${words.join(' ')}`,
    );
  const valueOf = (option: string): string | undefined =>
    words.includes(option) ? words[words.indexOf(option) + 1] : undefined;
  const [named = 'claude', base, policy] = ['--agent', '--base', '--policy'].map(valueOf);
  const agent = AGENTS.find((one) => one === named);
  if (agent === undefined) return refuse(`--agent: expected ${AGENTS.join(' or ')}, found ${named}`);
  const env = readEnvironment();
  const status = await preToolUse({
    agent,
    base,
    policyPath: policy ?? POLICY_PATH,
    env,
    readRule,
    publish: async (publication, folders, moved) => {
      const { publishing } = await loadVerbs();
      return publishing(publication, { folders, moved, env, base, policy });
    },
  });
  return status === 0 && words.includes('--sure') ? SURE : status;
};

main().then(
  (status) => process.exit(status),
  (cause: unknown) => process.exit(refuse(`the hook failed: ${messageOf(cause)}`)),
);
