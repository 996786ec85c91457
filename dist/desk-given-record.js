import { p as readJsonText, y as fault } from "./desk-tell.js";
import { t as absentSuites } from "./desk-applicability.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { b as recordSchema } from "./desk-text.js";
import { v as decodeStored } from "./desk-desk.js";
import { n as ok, t as err } from "./desk-result.js";

// src/app/desk/given-record.ts
/** Reads a record from a file: one written by `--out`, or a stored one. */
const parseRecord = (text, file) => {
	const value = readJsonText(text);
	if (value === void 0) return err(fault("record-unreadable", `${file} is not JSON`, { place: { file } }));
	const record = recordSchema.safeParse(value);
	if (record.success) return ok(record.data);
	return err(fault("record-unreadable", `${file} is not a record: ${record.error.issues[0]?.message ?? ""}`, { place: { file } }));
};
/** A given record taken as the regenerated one. What a record does not hold (its tests, unstable outcomes) is not made up. */
const regeneratedFrom = (text, file, policy, touched, platform) => {
	const stored = decodeStored(text, file);
	if (stored.ok) return stored;
	const record = parseRecord(text, file);
	if (!record.ok) return record;
	const absent = absentSuites(policy, touched, platform);
	const lacking = Object.keys(policy.suites).filter((name) => !Object.hasOwn(absent, name) && !Object.hasOwn(record.value.suites, name));
	if (record.value.policy === policyDigest(policy) && lacking.length > 0) return err(fault("record-unreadable", `${file} lacks suite ${lacking.join(", ")}, which the policy runs here`, { place: { file } }));
	const suites = Object.entries(record.value.suites).map(([name, suite]) => [name, { first: {
		record: suite,
		...suite.tests === void 0 ? {} : { counts: suite.tests },
		unstable: [],
		unmatched: [],
		notes: [],
		milliseconds: 0
	} }]);
	const { suites: _suites, ...head } = record.value;
	return ok({
		regenerated: {
			...head,
			suites: Object.fromEntries(suites),
			absent
		},
		tests: {}
	});
};

export { regeneratedFrom as n, parseRecord as t };