import { execFileSync, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { rowsToPlay } from '../table-rows.ts';

/** Who starts a step: an ordinary user with passwordless sudo, as on a hosted runner, or root, as in a container. */
export type Starter = 'runner' | 'root';
export const STARTERS = rowsToPlay(['runner', 'root'] as const);
export const LEVELS = ['namespace', 'user'] as const;

export const isRoot = process.getuid?.() === 0;
const hasSudo = (): boolean => spawnSync('sudo', ['-n', 'true']).status === 0;

/** Why nothing can be isolated here. Where we are root on Linux there is no reason: then a failure is one. */
export const whyNot = (): string | undefined => {
  if (process.platform !== 'linux') return `${process.platform} has no isolation`;
  return isRoot || hasSudo() ? undefined : 'we are neither root nor have passwordless sudo';
};

/** Who a starter is. Where we are root each has a user and a home of its own, so that several stand side by side. */
export interface Person {
  readonly prefix: readonly string[];
  readonly home: string;
}

const SUDO_THERE = 'command -v sudo >/dev/null || { apt-get update && apt-get install -y sudo; } >/dev/null 2>&1';
let persons = 0;

/** Makes a starter's user and home; `removePerson` takes them away. */
export const makePerson = (starter: Starter): Person => {
  const name = `runner-${process.pid}-${++persons}`;
  if (!isRoot && starter === 'runner') return { prefix: [], home: userInfo().homedir };
  if (starter === 'root') {
    const home = `/srv/${name}`;
    script('root', `mkdir -p -m 0700 ${home}`);
    return { prefix: asRoot, home };
  }
  script(
    'root',
    `${SUDO_THERE}
     useradd --create-home --shell /bin/bash ${name} && chmod 0750 /home/${name}
     echo '${name} ALL=(ALL) NOPASSWD:ALL' >/etc/sudoers.d/${name} && chmod 0440 /etc/sudoers.d/${name}`,
  );
  return { prefix: ['setpriv', `--reuid=${name}`, `--regid=${name}`, '--init-groups'], home: `/home/${name}` };
};

/** Takes a person away, with all that is in the home. */
export const removePerson = (home: string): void => {
  const name = home.slice(home.lastIndexOf('/') + 1);
  if (!name.startsWith('runner-')) return;
  script(
    'root',
    `rm -f /etc/sudoers.d/${name}; id ${name} >/dev/null 2>&1 && userdel ${name}; rm -rf --one-file-system -- ${home}`,
  );
};

const asRoot: readonly string[] = isRoot ? [] : ['sudo', '-n'];

/** Runs a script of bash as root, or as another. */
export const script = (by: 'root' | Person, text: string): string => {
  const prefix = by === 'root' ? asRoot : by.prefix;
  const [file, ...args] = [...prefix, 'bash', '-euo', 'pipefail', '-c', text] as const;
  return execFileSync(file, args, {
    cwd: '/',
    env: { PATH: process.env['PATH'], HOME: by === 'root' ? '/root' : by.home },
    encoding: 'utf8',
    // bash reads its start files where stdin is a socket.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

/** Makes a folder and all in it a person's, and the ways to it passable. */
export const give = (folder: string, { home, prefix }: Person): void => {
  if (prefix.length === 0) return;
  const name = home.slice(home.lastIndexOf('/') + 1);
  const owner = home.startsWith('/home/') ? name : 'root';
  script('root', `chown -R ${owner} ${folder}; for way in ${home}/work; do chown ${owner} $way; done`);
};
