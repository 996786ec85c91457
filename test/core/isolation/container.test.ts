import { describe, expect, test } from 'vitest';
import { type ContainerCommand, containerArguments } from '../../../src/core/isolation/container.ts';

const COMMAND: ContainerCommand = {
  name: 'suite-1',
  image: 'node:24',
  network: 'none',
  user: { id: 1001, group: 127 },
  root: '/home/runner/work/repo/repo',
  home: { path: '/home/runner', from: '/home/runner/work/_temp/home' },
  folder: '/home/runner/work/_temp/tmp-1/1',
  cwd: '/home/runner/work/repo/repo/packages/a',
  env: ['HOME', 'CI'],
  line: ['npx', 'vitest', 'run'],
};

describe('the arguments of a container', () => {
  test('all of them', () => {
    expect(containerArguments(COMMAND)).toEqual([
      'run',
      '--init',
      '--pull=never',
      '--name',
      'suite-1',
      '--user',
      '1001:127',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
      '--pids-limit=4096',
      '--memory=12g',
      '--network=none',
      '--mount',
      'type=bind,source=/home/runner/work/repo/repo,target=/home/runner/work/repo/repo',
      '--mount',
      'type=bind,source=/home/runner/work/_temp/home,target=/home/runner',
      '--mount',
      'type=bind,source=/home/runner/work/_temp/tmp-1/1,target=/home/runner/work/_temp/tmp-1/1',
      '--workdir',
      '/home/runner/work/repo/repo/packages/a',
      '--env',
      'HOME',
      '--env',
      'CI',
      '--entrypoint',
      'npx',
      'node:24',
      'vitest',
      'run',
    ]);
  });

  test('the network is open where the command may have it', () => {
    expect(containerArguments({ ...COMMAND, network: 'open' })).toContain('--network=bridge');
  });

  test('without a folder of the run there is a mount less', () => {
    const mounts = containerArguments({ ...COMMAND, folder: undefined }).filter((part) => part === '--mount');
    expect(mounts).toHaveLength(2);
  });

  test('no value of the environment, no socket and no privilege is in them, whatever the command is', () => {
    const line = containerArguments({ ...COMMAND, line: ['sh', '-c', 'true'] }).join('\n');
    expect(line).not.toMatch(/docker\.sock|--privileged|--cap-add|--pid=|--ipc|--device|HOME=/);
  });

  test('a comma or a quote in a path starts no option of its own', () => {
    const odd = containerArguments({ ...COMMAND, root: '/w/a,readonly=false"b' });
    expect(odd).toContain('type=bind,"source=/w/a,readonly=false""b","target=/w/a,readonly=false""b"');
  });
});
