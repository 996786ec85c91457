import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { parseBlock } from '../../../src/core/block/parse.ts';
import type { RunRecord } from '../../../src/core/record/record.ts';
import { actionNode, searchPath, temporaryFolder } from '../../world/machine.ts';
import {
  type BareRepository,
  type Checkout,
  cloneForAuthor,
  createRepository,
  type Files,
} from '../../world/repository.ts';
import type { DeskCall } from '../story.ts';
import { policyOf, suiteFiles } from '../suite.ts';

const cli = join(import.meta.dirname, '../../../dist/cli.js');

/** Starts the packaged command line with nothing of this machine's own but the search path. */
export const launch = (args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) =>
  execa(actionNode, [cli, ...args], {
    cwd,
    env: { PATH: searchPath, ...env },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    stripFinalNewline: false,
  });

/** How a call departs from one in the desk's own folder. */
interface CallOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A desk that knows no GitHub: its origin is a folder, so that nothing but git and the suites is asked. */
export interface LocalDesk extends AsyncDisposable {
  readonly clone: Checkout;
  readonly origin: BareRepository;
  /** A folder for the test's own files, and for temporary ones. */
  readonly root: string;
  readonly recount: (args: readonly string[], options?: CallOptions) => Promise<DeskCall>;
  /** Starts a call that the test ends. */
  readonly start: (args: readonly string[], options?: CallOptions) => ReturnType<typeof launch>;
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly commit: (files: Readonly<Record<string, string>>) => Promise<string>;
}

/** What a desk is like when it opens. */
export interface LocalDeskOptions {
  readonly policy?: string | undefined;
  readonly files?: Files;
  readonly folder?: string;
  readonly format?: 'sha1' | 'sha256';
}

/** Opens a desk on the branch topic, one commit ahead of main, which holds the policy and a suite of four tests. */
export const openLocalDesk = async (options: LocalDeskOptions = {}): Promise<LocalDesk> => {
  const temporary = await temporaryFolder();
  const { folder = 'clone', format = 'sha1', files = suiteFiles() } = options;
  const policy = 'policy' in options ? options.policy : policyOf();
  const origin = await createRepository(join(temporary.path, 'origin.git'), 'main', format);
  const first = policy === undefined ? files : { ...files, '.github/recount.yml': policy };
  await origin.commit({ branch: 'main', files: first, message: 'First' });
  const clone = await cloneForAuthor(origin.path, 'main', join(temporary.path, folder));
  await clone.git('switch', '--quiet', '--create', 'topic');
  const root = join(temporary.path, 'root');
  await mkdir(root);

  const write: LocalDesk['write'] = async (given) => {
    for (const [path, text] of Object.entries(given)) {
      const file = join(clone.path, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  };
  const start: LocalDesk['start'] = (args, { cwd = clone.path, env = {} } = {}) =>
    launch(args, cwd, { HOME: root, TMPDIR: root, ...env });
  const desk: LocalDesk = {
    clone,
    origin,
    root,
    start,
    recount: async (args, given) => {
      const { exitCode, stdout, stderr } = await start(args, given);
      return { exit: exitCode, out: stdout, err: stderr };
    },
    write,
    commit: async (given) => {
      await write(given);
      await clone.git('add', '--all');
      await clone.git('commit', '--quiet', '--message', 'Change');
      return clone.git('rev-parse', 'HEAD');
    },
    [Symbol.asyncDispose]: temporary[Symbol.asyncDispose],
  };
  await desk.commit({ 'change.txt': 'a\n' });
  return desk;
};

/** The record in a text that must hold a good block. */
export const recordIn = async (text: string): Promise<RunRecord> => {
  const block = await parseBlock(text);
  if (block.ok) return block.value.record;
  throw new Error(`${JSON.stringify(block.error)}\n${text}`);
};
