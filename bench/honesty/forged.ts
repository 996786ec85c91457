import type { JobRun } from '../../test/world/jobs.ts';
import type { PolicyChange } from './policy.ts';
import type { Stage } from './stage.ts';

/** A hand-over that is not what the judged job gave; it never makes a verdict. */
export interface Forgery {
  readonly form: string;
  readonly codes: readonly string[];
  readonly forge: (honest: JobRun, other: JobRun) => JobRun;
}

const slip =
  (change: (text: string, other: string) => string): Forgery['forge'] =>
  (honest, other) => ({
    ...honest,
    outputs: { 'record-0': change(honest.outputs['record-0'] ?? '', other.outputs['record-0'] ?? '') },
  });

const flipped = (text: string): string => {
  const at = Math.floor(text.length / 2);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
};

/** What may come over in the place of the hand-over. */
export const forgeries: readonly Forgery[] = [
  { form: 'cut in half', codes: ['hand-over-broken'], forge: slip((text) => text.slice(0, text.length / 2)) },
  { form: 'with one letter changed', codes: ['hand-over-broken'], forge: slip(flipped) },
  { form: 'noise', codes: ['hand-over-broken'], forge: slip(() => 'bm90aGluZw=='.repeat(50)) },
  { form: 'nothing', codes: ['hand-over-missing'], forge: slip(() => '') },
  { form: 'of another run', codes: ['hand-over-broken'], forge: slip((_, other) => other) },
  { form: 'twice in one', codes: ['hand-over-broken'], forge: slip((text) => text + text) },
  {
    form: 'of a job that failed',
    codes: ['rerun-unsuccessful'],
    forge: (honest) => ({ ...honest, result: 'failure' }),
  },
  {
    form: 'of a job that was skipped',
    codes: ['rerun-unsuccessful'],
    forge: (honest) => ({ ...honest, result: 'skipped', outputs: {} }),
  },
];

/** A pull request that writes its own rules, and pins what they give. */
export interface OwnPolicy {
  readonly form: string;
  readonly change: PolicyChange;
  readonly right: readonly string[];
}

/** Rules by which a pull request would pass. */
export const ownPolicies: readonly OwnPolicy[] = [
  { form: 'a command that does nothing', change: { unit: { run: 'true', reports: [] } }, right: ['policy-moved'] },
  { form: 'the exit alone', change: { unit: { tests: 'outcome' } }, right: ['policy-moved'] },
  { form: 'no block is needed', change: { top: { block: 'when-present' } }, right: ['block-missing'] },
  { form: 'a suite may fail', change: { unit: { must: 'report' } }, right: ['suite-failed'] },
];

/** Plays a pull request with rules of its own: what is pinned, where anything is, is true under them. */
export const playOwnPolicy = async (stage: Stage, text: string, form: string): Promise<JobRun> => {
  const desk = await stage.desk();
  await desk.write({ '.github/recount.yml': text });
  await desk.commit('Our own rules');
  await desk.push();
  if (form !== 'no block is needed') stage.pull.edit({ body: await desk.run('--base', 'HEAD') });
  return stage.judge();
};
