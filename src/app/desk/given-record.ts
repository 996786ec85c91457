import { fault } from '../../core/fault.ts';
import { readJsonText } from '../../core/json-text.ts';
import { absentSuites } from '../../core/policy/applicability.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { policyDigest } from '../../core/policy/policy-digest.ts';
import { type RunRecord, recordSchema } from '../../core/record/record.ts';
import type { SuiteRuns } from '../../core/record/regenerated.ts';
import { decodeStored, type StoredRecord } from '../../core/record/stored-record.ts';
import { err, ok, type Result } from '../../core/result.ts';

/** Reads a record from a file: one written by `--out`, or a stored one. */
export const parseRecord = (text: string, file: string): Result<RunRecord> => {
  const value = readJsonText(text);
  if (value === undefined) return err(fault('record-unreadable', `${file} is not JSON`, { place: { file } }));
  const record = recordSchema.safeParse(value);
  if (record.success) return ok(record.data);
  return err(
    fault('record-unreadable', `${file} is not a record: ${record.error.issues[0]?.message ?? ''}`, {
      place: { file },
    }),
  );
};

/** A given record taken as the regenerated one. What a record does not hold (its tests, unstable outcomes) is not made up. */
export const regeneratedFrom = (
  text: string,
  file: string,
  policy: Policy,
  touched: ReadonlySet<string>,
  platform: string,
): Result<StoredRecord> => {
  const stored = decodeStored(text, file);
  if (stored.ok) return stored;
  const record = parseRecord(text, file);
  if (!record.ok) return record;
  const absent = absentSuites(policy, touched, platform);
  const lacking = Object.keys(policy.suites).filter(
    (name) => !Object.hasOwn(absent, name) && !Object.hasOwn(record.value.suites, name),
  );
  // Under another policy it may hold other suites; that is told as such by the verdict.
  if (record.value.policy === policyDigest(policy) && lacking.length > 0)
    return err(
      fault('record-unreadable', `${file} lacks suite ${lacking.join(', ')}, which the policy runs here`, {
        place: { file },
      }),
    );
  const suites = Object.entries(record.value.suites).map(([name, suite]): [string, SuiteRuns] => [
    name,
    {
      first: {
        record: suite,
        ...(suite.tests === undefined ? {} : { counts: suite.tests }),
        unstable: [],
        unmatched: [],
        notes: [],
        milliseconds: 0,
      },
    },
  ]);
  const { suites: _suites, ...head } = record.value;
  return ok({ regenerated: { ...head, suites: Object.fromEntries(suites), absent }, tests: {} });
};
