import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fault } from '../../core/fault.ts';
import { containerArguments } from '../../core/isolation/container.ts';
import type { Exit } from '../../core/record/exit.ts';
import type { Command } from '../../core/record/record.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { makeFolder } from '../files/text.ts';
import { type CommandRun, runCommand } from '../process/command.ts';
import { discard } from '../process/discard.ts';
import { commandLine, showCommand } from '../process/shell.ts';
import type { Isolation } from './isolation.ts';
import { removeOurs } from './remove.ts';

/** What a container takes of the machine. */
export interface ContainerParts {
  /** Those that the policy names. */
  readonly images: readonly string[];
  readonly root: string;
  readonly home: string;
  /** A folder of ours, which is made and becomes the home. */
  readonly homeFrom: string;
  readonly user: { readonly id: number; readonly group: number };
  /** Where the engine's client is, and what it needs to find its engine. */
  readonly client: { readonly file: string; readonly env: Readonly<Record<string, string>> };
  readonly signal: AbortSignal | undefined;
}

/** The level `container`: the engine ends what is in it, and the toolchain is the image's. */
export const openContainer = async (parts: ContainerParts): Promise<Result<Isolation>> => {
  const { client, images } = parts;
  // Loaded where an image is asked for, which is before anything of the pull request starts.
  const { execa } = await import('execa');
  const docker = (...args: readonly string[]) =>
    execa(client.file, args, { env: client.env, extendEnv: false, reject: false, stdin: 'ignore' });
  const engine = await docker('version', '--format', '{{.Server.Version}}');
  if (engine.exitCode !== 0)
    return err(fault('isolation-unavailable', `no container engine answers: ${engine.stderr.slice(-300)}`));
  let isGiven = false;
  return ok({
    level: 'container',
    network: 'none',
    prepare: async () => {
      for (const image of images) {
        const pulled = await docker('pull', '--quiet', image);
        const known = pulled.exitCode === 0 ? pulled : await docker('image', 'inspect', image);
        if (known.exitCode !== 0)
          return err(fault('isolation-failed', `the image ${image} cannot be had: ${pulled.stderr.slice(-300)}`));
      }
      isGiven = true;
      return makeFolder(parts.homeFrom);
    },
    run: async ({ command, cwd, env, timeout, network, image = '', folder, onOutput }) => {
      const line = await commandLine(command, env);
      if (!line.ok) return line;
      const name = `suite-${randomBytes(8).toString('hex')}`;
      const { PATH: _, ...passed } = env;
      const args = containerArguments({
        name,
        image,
        network,
        folder,
        cwd,
        user: parts.user,
        root: parts.root,
        home: { path: parts.home, from: parts.homeFrom },
        env: Object.keys(passed),
        line: line.value,
      });
      const ran = await runCommand({
        command: [client.file, ...args],
        cwd: '/',
        env: { ...passed, ...client.env },
        timeout,
        end: (_pid, signal) => void docker('kill', '--signal', signal, name),
        onOutput,
        signal: parts.signal,
      });
      const state = ran.ok && ran.value.exit.kind !== 'timeout' ? await docker('inspect', '--format', STATE, name) : '';
      await docker('rm', '--force', name);
      if (!ran.ok || state === '') return ran;
      const exit = readState(state.exitCode === 0 ? state.stdout : '', ran.value, command);
      return exit.ok ? ok({ ...ran.value, exit: exit.value }) : exit;
    },
    remove: removeOurs,
    close: async () => {
      // As behind the other walls: whoever asks git there next would start what its configuration names.
      const left = isGiven ? await discard(join(parts.root, '.git')) : undefined;
      return left === undefined ? undefined : fault('isolation-failed', `isolation: the repository is ${left}`);
    },
  });
};

const STATE = '{{.State.Status}} {{.State.ExitCode}} {{.State.Error}}';

// The init of the container is `tini`, which has started although there is no such program.
const UNSTARTED = /^\[FATAL tini \(\d+\)\] exec .* failed: (.*)\s*$/;

/** How the command ended, as the engine has it: the client's own exit may be a failure of the engine. */
const readState = (state: string, { output }: CommandRun, command: Command): Result<Exit> => {
  const [, status, number = '', error = ''] = /^(\w+) (\d+)(.*)$/s.exec(state) ?? [];
  const code = Number(number);
  const reason = status === 'exited' ? UNSTARTED.exec(output.head)?.[1] : error.trim();
  if (reason !== undefined && (status === 'exited' || status === 'created') && (code === 126 || code === 127))
    return err(
      fault('suite-unstartable', `the command could not be started: ${showCommand(command)} (${reason.slice(0, 500)})`),
    );
  if (status === 'exited') return ok({ kind: 'code', code });
  return err(
    fault('isolation-failed', 'the container engine did not run the command to its end', {
      cause: `${output.head.slice(0, 2_000)}${output.tail.slice(-2_000)}`,
    }),
  );
};
