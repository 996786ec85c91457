#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { AGENTS } from '../core/hook/call.ts';
import { readQuickly } from '../core/hook/quick-settings.ts';
import { maySetRule, type RuleResult, ruleOf } from '../core/hook/settings.ts';
import { POLICY_PATH } from '../core/policy/policy-path.ts';
import { ok } from '../core/result.ts';
import { readEnvironment } from './environment.ts';
import { preToolUse, refuse } from './hook/pre-tool-use.ts';

/**
 * What a decided call ends with under `--sure`. The line that `recount hook install` writes takes it for the one proof
 * that the hook came to its end: an empty or broken bundle may well end with 0.
 */
const SURE = 77;

/** Milliseconds after which the hook gives up, whatever it waits for. */
const PATIENCE = 50_000;

/** What few calls need. Whatever is done before has an end of its own. */
const loadVerbs = (): Promise<typeof import('./desk-verbs.ts')> => {
  setTimeout(() => process.exit(refuse('the hook took too long')), PATIENCE).unref();
  return import('./desk-verbs.ts');
};

/** The rule in a policy's text. Each step loads more than the one before, and most calls need the first alone. */
const readRule = async (policy: string, path: string): Promise<RuleResult> => {
  if (!maySetRule(policy)) return ok(undefined);
  const plain = readQuickly(policy);
  return plain === undefined ? (await loadVerbs()).readRule(policy, path) : ruleOf(plain, path);
};

const main = async (): Promise<number> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { agent: text, base: text, policy: text, sure: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const agent = AGENTS.find((one) => one === (values.agent ?? 'claude'));
  if (agent === undefined) return refuse(`--agent: expected ${AGENTS.join(' or ')}, found ${values.agent}`);
  const env = readEnvironment();
  const status = await preToolUse({
    agent,
    base: values.base,
    policyPath: values.policy ?? POLICY_PATH,
    env,
    readRule,
    publish: async (publication, folders, moved) => {
      const { publishing } = await loadVerbs();
      return publishing(publication, { folders, moved, env, base: values.base, policy: values.policy });
    },
  });
  return status === 0 && values.sure ? SURE : status;
};

main().then(
  (status) => process.exit(status),
  (cause: unknown) =>
    process.exit(refuse(`the hook failed: ${cause instanceof Error ? cause.message : String(cause)}`)),
);
