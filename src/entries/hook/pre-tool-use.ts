import { fstatSync, readSync, statSync, writeSync } from 'node:fs';
import { decideCall } from '../../app/hook/decide-call.ts';
import type { HookPorts } from '../../app/hook/ports.ts';
import { answerOf, type HookOutcome, isDenied, tellOutcome } from '../../core/hook/answer.ts';
import { type Agent, readToolCall } from '../../core/hook/call.ts';
import { utf8Of } from '../../io/files/utf8.ts';
import { openHookRepository } from '../../io/hook/repository.ts';
import { codeOf, messageOf } from '../../io/thrown.ts';
import type { Environment } from '../environment.ts';

/** How the hook was set up. */
export interface HookSetup {
  /** In whose words an input is answered that does not tell by itself. */
  readonly agent: Agent;
  readonly base: string | undefined;
  readonly policyPath: string;
  readonly env: Environment;
  readonly readRule: HookPorts['readRule'];
  readonly publish: HookPorts['publish'];
}

/** The status that stops a call whatever else was said. Any other but 0 would let it go on. */
const BLOCK = 2;

/** A call of more bytes is not read, and one that does not come within so many milliseconds is not asked for again. */
const LARGEST_CALL = 64 * 1024 * 1024;
const PATIENCE = 10_000;

/** Decides the call on standard input and answers it. Gives the exit status: 0 where the answer is told, else 2. */
export const preToolUse = async (setup: HookSetup): Promise<0 | 2> => {
  const [agent, outcome] = await decide(setup);
  const { stdout, stderr } = answerOf(agent, outcome);
  const told = isDenied(outcome) ? tell(stdout) : true;
  try {
    writeSync(2, stderr);
  } catch {
    // A log that nobody reads decides nothing.
  }
  return told ? 0 : BLOCK;
};

const decide = async (setup: HookSetup): Promise<readonly [Agent, HookOutcome]> => {
  let { agent } = setup;
  try {
    const call = readToolCall(readInput());
    if (!call.ok) return [agent, { state: 'unknown', why: call.error }];
    agent = call.value.agent;
    return [agent, await decideCall(call.value, portsOf(agent, setup))];
  } catch (cause) {
    const why = `the hook failed: ${messageOf(cause)}`;
    return [agent, { state: 'unknown', why: `${why}. \`recount hook verify\` tries it` }];
  }
};

// Both agents tell the hook so which folder the session was started in.
const PROJECT = { claude: 'CLAUDE_PROJECT_DIR', gemini: 'GEMINI_PROJECT_DIR' } as const;

const portsOf = (agent: Agent, { base, policyPath, env, readRule, publish }: HookSetup): HookPorts => ({
  project: env[PROJECT[agent]],
  home: env['HOME'],
  repositoryOf: (folders) => openHookRepository(folders, { path: policyPath, base, env }),
  readRule,
  publish,
});

/**
 * Everything on standard input, as UTF-8. Read at once: a thread that waits for it costs more than the rest of a
 * decision, and the line of the settings ends a hook that waits for ever.
 */
const readInput = (): string => {
  const chunks: Buffer[] = [];
  const until = Date.now() + PATIENCE;
  for (let size = 0; ; ) {
    const chunk = Buffer.allocUnsafe(65_536);
    const count = readChunk(chunk);
    if (count === 0) return textOf(Buffer.concat(chunks));
    if (count === undefined && Date.now() > until) throw new Error(`no call came within ${PATIENCE / 1_000} seconds`);
    if (count === undefined) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    else chunks.push(chunk.subarray(0, count));
    size += count ?? 0;
    if (size > LARGEST_CALL) throw new Error(`the call has more than ${LARGEST_CALL} bytes`);
  }
};

const textOf = (bytes: Uint8Array): string => {
  const text = utf8Of(bytes);
  if (text === undefined) throw new Error('the call is not UTF-8');
  return text;
};

/** How many bytes came, 0 at the end; undefined where there is nothing yet and the descriptor does not wait. */
const readChunk = (chunk: Buffer): number | undefined => {
  try {
    return readSync(0, chunk);
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'EAGAIN') return undefined;
    // Windows ends a pipe with this error.
    if (code === 'EOF') return 0;
    throw cause;
  }
};

/** Writes the answer; false where nobody can have read it. */
const tell = (answer: string): boolean => {
  try {
    const bytes = Buffer.from(answer);
    return !isNowhere() && writeSync(1, bytes) === bytes.length;
  } catch {
    return false;
  }
};

// Node opens the null device in the place of a standard output that is closed.
const isNowhere = (): boolean => {
  const state = fstatSync(1);
  return state.isCharacterDevice() && process.platform !== 'win32' && state.rdev === statSync('/dev/null').rdev;
};

/** Says why the hook could not even begin, and stops the call. */
export const refuse = (why: string): 2 => {
  try {
    writeSync(2, `${tellOutcome({ state: 'unknown', why })}\n`);
  } catch {
    // The status alone stops the call.
  }
  return BLOCK;
};
