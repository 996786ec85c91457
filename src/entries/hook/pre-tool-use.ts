import { fstatSync, read, statSync, writeSync } from 'node:fs';
import { decideCall } from '../../app/hook/decide-call.ts';
import type { HookPorts } from '../../app/hook/ports.ts';
import { answerOf, type HookOutcome, isDenied, tellOutcome } from '../../core/hook/answer.ts';
import { type Agent, readToolCall } from '../../core/hook/call.ts';
import { openHookRepository } from '../../io/hook/repository.ts';
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

/** A call of more bytes is not read, and one that does not come within so many milliseconds is not waited for. */
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
    const call = readToolCall(await readInput());
    if (!call.ok) return [agent, { state: 'unknown', why: call.error }];
    agent = call.value.agent;
    return [agent, await decideCall(call.value, portsOf(agent, setup))];
  } catch (cause) {
    const why = `the hook failed: ${cause instanceof Error ? cause.message : String(cause)}`;
    return [agent, { state: 'unknown', why: `${why}. \`recount hook verify\` tries it` }];
  }
};

// Both agents tell the hook so which folder the session was started in.
const PROJECT = { claude: 'CLAUDE_PROJECT_DIR', gemini: 'GEMINI_PROJECT_DIR' } as const;

const portsOf = (agent: Agent, { base, policyPath, env, readRule, publish }: HookSetup): HookPorts => ({
  project: env[PROJECT[agent]],
  repositoryOf: (folders) => openHookRepository(folders, { path: policyPath, base, env }),
  readRule,
  publish,
});

/** Everything on standard input, as UTF-8. */
const readInput = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const patience = setTimeout(() => reject(new Error(`no call came within ${PATIENCE / 1_000} seconds`)), PATIENCE);
    const next = (): void => {
      const chunk = Buffer.allocUnsafe(65_536);
      read(0, chunk, 0, chunk.length, null, (error, count) => {
        // Windows ends a pipe with this error.
        const ended = error === null ? count === 0 : error.code === 'EOF';
        if (error !== null && !ended) reject(error);
        if (ended || error !== null) {
          clearTimeout(patience);
          resolve(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
          return;
        }
        size += count;
        if (size > LARGEST_CALL) return reject(new Error(`the call has more than ${LARGEST_CALL} bytes`));
        chunks.push(chunk.subarray(0, count));
        next();
      });
    };
    next();
  });

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
