import { n as ok, t as err } from "./desk-result.js";

// src/core/changes/rule.ts
/** Whether there is anything that takes an approval to change. */
const protectsAnything = (rule) => rule !== void 0 && rule.protected?.length !== 0;
/** More patterns than anyone reads would only slow every decision down. */
const MOST_PATTERNS = 200;
const KEYS = [
	"allow",
	"deny",
	"protected",
	"approvers"
];
/** The words that `approvers` takes, the default first. */
const APPROVERS = ["other", "maintainer"];
const INSIDE = "must be a path inside the repository: relative, with \"/\", without \"..\"";
const isInside = (path) => path !== "" && !/^(?:[/\\]|[A-Za-z]:)|\\/.test(path) && !path.split("/").includes("..");
const isMap = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const unknownKeys = (value, known) => Object.keys(value).filter((key) => !known.includes(key)).map((key) => ({
	path: [key],
	message: `is not a known key; known are ${known.join(", ")}`
}));
/**
* Reads the policy's `changes`. Written by hand: the hook reads it before every call of an agent's tool, and a library
* of schemas takes longer to load than the whole decision may take.
*/
const readChanges = (value) => {
	if (!isMap(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const misfits = [...unknownKeys(value, KEYS)];
	const listOf = (key, check) => {
		const list = value[key];
		if (list === void 0) return void 0;
		if (!Array.isArray(list) || list.length > MOST_PATTERNS) {
			misfits.push({
				path: [key],
				message: `must be a list of at most ${MOST_PATTERNS} texts`,
				found: list
			});
			return;
		}
		return list.flatMap((entry, index) => {
			const wrong = typeof entry === "string" ? check(entry) : "must be a text";
			if (wrong !== void 0) misfits.push({
				path: [key, index],
				message: wrong,
				found: entry
			});
			return typeof entry === "string" ? [entry] : [];
		});
	};
	const { approvers: named = APPROVERS[0] } = value;
	const approvers = APPROVERS.find((one) => one === named);
	const rule = {
		allow: listOf("allow", checkGlob),
		deny: listOf("deny", checkGlob) ?? [],
		protected: listOf("protected", checkProtected),
		approvers: approvers ?? APPROVERS[0]
	};
	if (approvers === void 0) misfits.push({
		path: ["approvers"],
		message: `must be ${APPROVERS.join(" or ")}`,
		found: named
	});
	return misfits.length > 0 ? err(misfits) : ok(rule);
};
const checkGlob = (pattern) => {
	if (pattern.startsWith("!")) return "has no negation: name what may not be changed under `deny`";
	return isInside(pattern) ? void 0 : INSIDE;
};
const checkProtected = (entry) => {
	const [path, pointer] = splitPointer(entry);
	if (!isInside(path)) return INSIDE;
	return pointer === void 0 || /^(?:\/(?:[^/~]|~[01])*)+$/.test(pointer) ? void 0 : "must have a JSON pointer after \"#\", such as package.json#/scripts";
};
/** The file and the JSON pointer of an entry of `protected`. */
const splitPointer = (entry) => {
	const at = entry.indexOf("#");
	return at === -1 ? [entry, void 0] : [entry.slice(0, at), entry.slice(at + 1)];
};
/** Reads the policy's `hook`. */
const readHookSettings = (value) => {
	if (!isMap(value)) return err([{
		path: [],
		message: "must be a map",
		found: value
	}]);
	const { push = false } = value;
	const misfits = [...unknownKeys(value, ["push"])];
	if (typeof push !== "boolean") misfits.push({
		path: ["push"],
		message: "must be true or false",
		found: push
	});
	return misfits.length > 0 ? err(misfits) : ok({ push: push === true });
};

export { splitPointer as a, readHookSettings as i, protectsAnything as n, readChanges as r, APPROVERS as t };