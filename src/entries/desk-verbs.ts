import './single-use.ts';
import type { Verb } from './cli/verb.ts';
import type { VerbName } from './cli/verbs.ts';

/** The verbs of the command line. Each is set up when it is called, and does not wait for what another needs. */
export const verbs: Readonly<Record<VerbName, () => Promise<Verb>>> = {
  init: async () => (await import('./cli/init.ts')).init,
  run: async () => (await import('./cli/run.ts')).run,
  pin: async () => (await import('./cli/pin.ts')).pin,
  check: async () => (await import('./cli/check.ts')).check,
  parse: async () => (await import('./cli/parse.ts')).parse,
  explain: async () => (await import('./cli/explain.ts')).explain,
  status: async () => (await import('./cli/status.ts')).status,
  doctor: async () => (await import('./cli/doctor.ts')).doctor,
  protect: async () => (await import('./cli/protect.ts')).protect,
};
