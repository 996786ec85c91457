import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parsePolicy } from '../../src/core/policy/parse.ts';
import type { Policy } from '../../src/core/policy/policy.ts';
import { init } from '../../src/entries/cli/init.ts';
import type { Call } from '../../src/entries/cli/verb.ts';
import { git } from '../world/git.ts';
import { searchPath } from '../world/machine.ts';

const HOME = process.env['HOME'] ?? '/';
/** What the command line is started with. */
export const env = { PATH: searchPath, HOME };

export const POLICY = '.github/recount.yml';
export const WORKFLOW = '.github/workflows/recount.yml';
export const TEMPLATE = '.github/pull_request_template.md';
export const AGENTS = 'AGENTS.md';

/** Paths and their text. */
export type Files = Readonly<Record<string, string>>;

/** Makes a repository whose files are not committed. */
export const makeProject = async (path: string, files: Files): Promise<void> => {
  await git(['init', '--quiet', '--template='], { cwd: path });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), text);
  }
};

/** Calls the verb as the command line does. */
export const callInit = async (
  cwd: string,
  {
    json = false,
    operands = [],
    options = {},
    answers,
  }: Partial<Pick<Call, 'json' | 'operands' | 'options'>> & { readonly answers?: readonly string[] } = {},
) => {
  const left = [...(answers ?? [])];
  const asked: string[] = [];
  const ask = async (question: string): Promise<string> => {
    asked.push(question);
    return left.shift() ?? '';
  };
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    isTerminal: false,
    ...(answers === undefined ? {} : { ask }),
  };
  const exit = await init({ options, operands, json, cwd, env, terminal });
  return { exit, out, err, asked };
};

/** The policy that stands in a project now. */
export const policyAt = async (path: string): Promise<Policy> => {
  const policy = parsePolicy(await readFile(join(path, POLICY), 'utf8'));
  if (!policy.ok) throw new Error(policy.error.map(({ message }) => message).join('\n'));
  return policy.value;
};

/** A module with a test that passes, one that is skipped and one that fails. */
export const GO_PROJECT: Files = {
  'go.mod': 'module example.com/sums\n\ngo 1.21\n',
  'sums_test.go': `package sums

import "testing"

func TestAdds(t *testing.T) {}
func TestWaits(t *testing.T) { t.Skip() }
func TestBreaks(t *testing.T) { t.Fatal("no") }
`,
};
