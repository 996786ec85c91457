import { n as yamlValue, r as parseDocument } from "./desk-yaml-value.js";
import { n as ok, t as err } from "./desk-result.js";
import { i as readHookSettings, r as readChanges, v as POLICY_KEYS, y as unknownKey } from "./desk-rule.js";

// src/core/hook/settings.ts
const KNOWN = new Set(POLICY_KEYS);
/**
* The rule in plain values. An unknown key may be one of them with a slip of the pen, and no policy with one holds: the
* check refuses it.
*/
const ruleOf = ({ keys, changes, hook }, path) => {
	const strange = keys.find((key) => !KNOWN.has(key));
	if (strange !== void 0) return err(`${path}: ${strange}: ${unknownKey(POLICY_KEYS)}`);
	const settings = hook === void 0 ? ok(void 0) : readHookSettings(hook);
	if (!settings.ok) return err(misfit(path, "hook", settings.error));
	const rule = changes === void 0 ? ok(void 0) : readChanges(changes);
	return rule.ok ? rule : err(misfit(path, "changes", rule.error));
};
const misfit = (path, key, misfits) => misfits.map((one) => `${path}: ${[key, ...one.path].join(".")}: ${one.message}`).join("; ");

// src/core/hook/whole-settings.ts
/**
* The rule in a policy's text, read with the whole library. Nothing else of the policy is looked at: it must be YAML, and
* its keys must be known, and `changes` and `hook` must be right.
*/
const readRule = (text, path) => {
	const document = parseDocument(text, {
		merge: false,
		prettyErrors: false,
		logLevel: "error"
	});
	const [problem] = [...document.errors, ...document.warnings];
	if (problem !== void 0) return err(`${path} is not YAML as expected: ${problem.message}`);
	const found = yamlValue(document);
	if (!found.ok) return err(`${path} is not YAML as expected: ${found.error}`);
	const { value } = found;
	if (typeof value !== "object" || value === null || Array.isArray(value)) return err(`${path} is no policy: it is no map`);
	const keys = new Map(Object.entries(value));
	return ruleOf({
		keys: [...keys.keys()],
		changes: keys.get("changes"),
		hook: keys.get("hook")
	}, path);
};

export { readRule as t };