import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { decideCall } from '../../../src/app/hook/decide-call.ts';
import { readToolCall } from '../../../src/core/hook/call.ts';
import { readQuickly } from '../../../src/core/hook/quick-settings.ts';
import { ruleOf } from '../../../src/core/hook/settings.ts';
import { openHookRepository } from '../../../src/io/hook/repository.ts';
import { createRepository } from '../git/repository.ts';

const POLICY = 'version: 1\nsuites: {}\nchanges: { allow: [src/**], deny: ["**/*.pem"] }\n';

/** The bytes that are still held once everything that can go has gone. */
const held = (): number => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') Reflect.apply(collect, undefined, []);
  return process.memoryUsage().heapUsed;
};

test('ten thousand decisions leave nothing behind', async () => {
  const repository = createRepository({ 'src/a.ts': '' });
  const question = { path: '.github/recount.yml', base: undefined, env: repository.env };
  const decide = async (n: number): Promise<string> => {
    const [tool, input] =
      n % 2 === 0
        ? ['Write', { file_path: `src/deep/${n}.${n % 3 === 0 ? 'pem' : 'ts'}`, content: `${n}` }]
        : ['Bash', { command: `echo ${n} && git commit --no-verify -m "$(cat <<'EOF'\n${n}\nEOF\n)"` }];
    const call = readToolCall(
      JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: tool, tool_input: input, cwd: repository.root }),
    );
    if (!call.ok) return call.error;
    const { state } = await decideCall(call.value, {
      project: repository.root,
      repositoryOf: (folders) => {
        const opened = openHookRepository(folders, question);
        // Git is a process of its own, and keeps nothing in this one.
        const policy = { kind: 'text', text: POLICY, path: question.path, ref: 'HEAD' } as const;
        return opened === undefined ? undefined : { ...opened, policy: () => ({ ok: true, value: policy }) };
      },
      readRule: async (text, path) => ruleOf(readQuickly(text) ?? { changes: undefined, hook: undefined }, path),
      publish: async () => ({ state: 'allowed', why: '' }),
    });
    return state;
  };
  const round = async (from: number, to: number): Promise<ReadonlySet<string>> => {
    const states = new Set<string>();
    for (let n = from; n < to; n++) states.add(await decide(n));
    return states;
  };
  expect([...(await round(0, 1_000))].toSorted()).toEqual(['allowed', 'denied']);
  const before = held();
  await round(1_000, 11_000);
  expect(held() - before).toBeLessThan(1_000_000);
});
