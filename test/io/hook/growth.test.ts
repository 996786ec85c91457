import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { decideCall } from '../../../src/app/hook/decide-call.ts';
import type { HookPorts } from '../../../src/app/hook/ports.ts';
import { readToolCall } from '../../../src/core/hook/call.ts';
import { readQuickly } from '../../../src/core/hook/quick-settings.ts';
import { ruleOf } from '../../../src/core/hook/settings.ts';
import { openHookRepository } from '../../../src/io/hook/repository.ts';
import { policyOf } from '../../e2e/suite.ts';
import { git } from '../../world/git.ts';
import { searchPath, temporaryFolder } from '../../world/machine.ts';
import { createRepository } from '../../world/repository.ts';

/** The bytes in use once everything is collected that can be. */
const heap = (): number => {
  setFlagsFromString('--expose-gc');
  for (let turn = 0; turn < 3; turn++) runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
};

test('ten thousand decisions in one process keep nothing', async () => {
  await using folder = await temporaryFolder();
  const bare = await createRepository(`${folder.path}/bare`);
  const policy = `${policyOf()}changes: { allow: ["src/**"], deny: [src/generated/**] }\n`;
  await bare.commit({ branch: 'main', files: { '.github/recount.yml': policy, 'src/a.ts': '' } });
  const root = `${folder.path}/clone`;
  await git(['clone', '--quiet', bare.path, root], { cwd: folder.path });
  const question = { path: '.github/recount.yml', base: undefined, env: { PATH: searchPath } };
  const repository = openHookRepository([root], question);
  const text = repository?.policy();
  if (repository === undefined || text === undefined) throw new Error('There is no repository.');
  const ports: HookPorts = {
    project: root,
    home: undefined,
    // Git is asked once: a process each time would be all that this measures.
    repositoryOf: () => ({ ...repository, policy: () => text }),
    readRule: async (given, path) => {
      const plain = readQuickly(given);
      if (plain === undefined) throw new Error('The policy is read quickly.');
      return ruleOf(plain, path);
    },
    publish: async () => ({ state: 'not-checked', why: 'nothing is published here' }),
  };
  const states = new Set<string>();
  const decide = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const file_path = n % 2 === 0 ? `src/file-${n}.ts` : `docs/file-${n}.md`;
      const call = readToolCall(
        JSON.stringify({
          hook_event_name: 'PreToolUse',
          cwd: root,
          tool_name: 'Write',
          tool_input: { file_path, content: 'a'.repeat(1_000) },
        }),
      );
      if (!call.ok) throw new Error(call.error);
      states.add((await decideCall(call.value, ports)).state);
    }
  };
  await decide(1_000);
  const before = heap();
  await decide(10_000);
  expect(heap() - before).toBeLessThan(4 * 1024 * 1024);
  expect([...states].sort()).toEqual(['allowed', 'denied']);
});
