import './single-use.ts';
import { resolve } from 'node:path';
import type { HookOutcome } from '../core/hook/answer.ts';
import type { Publication } from '../core/hook/publication.ts';
import { SILENT, type Verb } from './cli/verb.ts';
import type { VerbName } from './cli/verbs.ts';

export { readRule } from '../core/hook/whole-settings.ts';

/** The verbs of the command line. Each is set up when it is called, and does not wait for what another needs. */
export const verbs: Readonly<Record<VerbName, () => Promise<Verb>>> = {
  init: async () => (await import('./cli/init.ts')).init,
  run: async () => (await import('./cli/run.ts')).run,
  pin: async () => (await import('./cli/pin.ts')).pin,
  check: async () => (await import('./cli/check.ts')).check,
  parse: async () => (await import('./cli/parse.ts')).parse,
  explain: async () => (await import('./cli/explain.ts')).explain,
  status: async () => (await import('./cli/status.ts')).status,
  calibrate: async () => (await import('./cli/calibrate.ts')).calibrate,
  hook: async () => (await import('./cli/hook.ts')).hook,
  mcp: async () => (await import('./cli/mcp.ts')).mcp,
  doctor: async () => (await import('./cli/doctor.ts')).doctor,
  protect: async () => (await import('./cli/protect.ts')).protect,
  audit: async () => (await import('./cli/audit.ts')).audit,
};

/** The audit as a job of the action, which is the verb with another place to tell it. */
export const auditPush = async (): Promise<0 | 1 | 2> => (await import('./action/audit-job.ts')).auditPush();

/** Where a publication is decided, with the hook's own settings. */
interface PublishedWhere {
  readonly folders: readonly string[];
  readonly moved: string | undefined;
  readonly env: Readonly<Record<string, string>>;
  readonly base: string | undefined;
  readonly policy: string | undefined;
}

/** The hook's decision about what is made public. It says nothing but its answer. */
export const publishing = async (
  publication: Publication,
  { folders, moved, env, base, policy }: PublishedWhere,
): Promise<HookOutcome> => {
  const { decidePublished } = await import('./hook/publish.ts');
  const call = {
    options: { base, policy },
    operands: [],
    json: false,
    cwd: resolve(...folders),
    env,
    terminal: SILENT,
  };
  return decidePublished(publication, call, moved);
};
