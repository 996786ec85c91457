import { decodeSheet, decodeSlip, encodeSheet, encodeSlip, unpackSheet } from '../../src/core/hand-over/hand-over.ts';
import type { JobRun } from '../world/jobs.ts';
import { valueOf } from './handed-over.ts';
import { policyOf } from './suite.ts';

/** A policy whose suites must be kept apart. */
export const apartPolicy = (options: Parameters<typeof policyOf>[0] = {}): string =>
  policyOf(options).replace('isolation: none', 'isolation: user');

/**
 * What a judged job handed over, as if its suites had been kept apart: a machine that can do so is not always there, and
 * only the judge is looked at. test/e2e/isolation.test.ts has the walls themselves.
 */
export const asIfApart = (rerun: JobRun): JobRun => {
  const { recount: _, sheet: __, ...head } = valueOf(decodeSlip(rerun.outputs['record-0'] ?? ''));
  const slip = valueOf(decodeSlip(rerun.outputs['record-0'] ?? ''));
  const sheet = valueOf(decodeSheet(slip, valueOf(unpackSheet(slip)) ?? new Uint8Array()));
  if (sheet.kind !== 'record') throw new Error(`Expected a record, found ${JSON.stringify(sheet)}`);
  const { regenerated } = sheet;
  const by = { ...regenerated.by, isolation: 'user', network: 'none' } as const;
  const output = encodeSlip(head, encodeSheet({ ...sheet, regenerated: { ...regenerated, by } }));
  return { ...rerun, outputs: { ...rerun.outputs, 'record-0': output } };
};
