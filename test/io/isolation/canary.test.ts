import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STARTERS, script, whyNot } from '../../world/person.ts';
import { type Machine, openMachine } from './machine.ts';

const CANARY = `CANARY-${randomBytes(16).toString('hex')}`;

const VARIABLES = Object.fromEntries(
  [
    'INPUT_GITHUB-TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'NPM_TOKEN',
    'STATE_x',
  ].map((name) => [name, CANARY]),
);

/** Looks wherever a token may lie: environments, command lines, open files, the runner's folders, the home. */
const LOOK = String.raw`
shopt -s nullglob dotglob
ulimit -v 2000000
{
  env -0
  cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline
  for file in /proc/[0-9]*/fd/*; do [[ $file == /proc/$$/* || ! -f $file ]] || head -c 65536 "$file"; done
  for memory in /proc/[0-9]*/mem; do head -c 1 "$memory"; done
  find PLACES -xdev -type f -size -64k -exec cat {} +
} 2>/dev/null | grep -aoE 'CANARY-[0-9a-f]+' | tee found || :
`;

/** Writes wherever the runner reads. Behind walls alone: without them it would write into every program of this machine. */
const FORGE = String.raw`
for file in /proc/[0-9]*/fd/1; do [[ $file == /proc/$$/* ]] || echo '::set-output name=forged::1' >>"$file"; done 2>/dev/null
for folder in COMMANDS; do echo 'forged=1' >>$folder/set_output_1; echo forged >$folder/new; done 2>/dev/null || :
`;

describe.skipIf(whyNot() !== undefined).each(STARTERS)('what a command can learn of us, started by %s', (starter) => {
  let machine: Machine;
  const files: string[] = [];
  beforeAll(async () => {
    machine = await openMachine(starter);
    const work = machine.temp.replace(/\/_temp$/, '');
    files.push(
      `${machine.temp}/_runner_file_commands/set_output_1`,
      `${machine.temp}/_github_workflow/event.json`,
      `${machine.temp}/git-credentials-1.config`,
      `${machine.temp}/tmp-1/secret`,
      `${work}/_actions/a/b/dist.js`,
      `${machine.home}/.canary-${process.pid}/credentials`,
    );
    // World-readable, as the runner writes them.
    for (const file of files.filter((path) => !path.includes('tmp-1')))
      machine.script(`mkdir -p "$(dirname ${file})"; umask 022; echo ${CANARY} >${file}`);
  });
  afterAll(() => {
    machine.script(`rm -rf ${machine.home}/.canary-${process.pid}`);
    machine.close();
  });

  const look = (level: 'none' | 'user' | 'namespace') => {
    const places = [machine.home, machine.temp, '/run', ...files].join(' ');
    const forge = FORGE.replace('COMMANDS', `${machine.temp}/_runner_file_commands`);
    const command = `${LOOK.replace('PLACES', places)}${level === 'none' ? '' : forge}`;
    const steps = [{ command: ['bash', '-c', command], timeout: 120_000 }];
    const told = machine.play(machine.scenario({ level, steps }), VARIABLES);
    const kept = machine.script(
      `cd ${machine.root}; cat found; rm -f found; cat ${files[0]} ${machine.temp}/_runner_file_commands/new 2>&1 || :`,
    );
    machine.script(`cd ${machine.temp}/_runner_file_commands; echo ${CANARY} >set_output_1; rm -f new`);
    return { told, kept };
  };

  test.each(['user', 'namespace'] as const)(
    'level %s: no token, no file of the runner, and no way to speak for us',
    (level) => {
      const { told, kept } = look(level);
      expect(told.results[0]).toMatchObject({ exit: 0, output: '' });
      expect(kept.split('\n').slice(0, 1)).toEqual([CANARY]);
      expect(kept).not.toContain('forged');
      expect(kept).toContain('No such file');
    },
  );

  test('without walls the same look finds them, so it looks in the right places', () => {
    const { told } = look('none');
    expect(told.results[0]?.output).toContain(CANARY);
  });

  test('a namespace of its own shows a command no more', () => {
    const command = `unshare --user --map-root-user --mount --pid --fork bash -c '
      umount /proc 2>/dev/null && echo "took /proc away"; umount /home 2>/dev/null && echo "took /home away"
      umount ${machine.home} 2>/dev/null && echo "took the home away"
      mount -o remount,bind,rw / 2>/dev/null && echo "made / writable"; :' 2>/dev/null || echo none
      cat ${files.join(' ')} /proc/[0-9]*/environ 2>/dev/null | grep -ao CANARY || :`;
    const { results } = machine.play(machine.scenario({ level: 'namespace', steps: [{ command }] }), VARIABLES);
    expect(results[0]?.output).toMatch(/^(?:none\n)?$/);
  });

  test('what lies in /run, sockets above all, is out of reach', () => {
    const name = `/run/recount-test-${process.pid}`;
    script('root', `mkfifo -m 0666 ${name}`);
    try {
      const command = `[[ -e ${name} || -e /var${name} || -e /run/docker.sock ]] && echo there || echo gone`;
      const { results } = machine.play(machine.scenario({ level: 'namespace', steps: [{ command }] }));
      expect(results[0]?.output).toBe('gone\n');
    } finally {
      script('root', `rm ${name}`);
    }
  });
});
