import { g as POLICY_PATH } from "./desk-text.js";
import { a as splitPointer, h as isPlain, m as isGitFolder, o as compileGlob, p as foldedName, s as compilePath } from "./desk-rule.js";

// src/core/changes/link.ts
/**
* Whether a link at `path` leads out of the repository, or into git's own folder. Where a target goes up after it went
* down, a link on the way could lead it anywhere, so that counts as leading out.
*/
const escapes = (path, target) => {
	if (/^(?:[/\\]|[A-Za-z]:)/.test(target) || target.includes("\0")) return true;
	const steps = target.split(/[/\\]/).filter((step) => step !== "" && step !== ".");
	const up = steps.findIndex((step) => step !== "..");
	if (up !== -1 && steps.slice(up).includes("..")) return true;
	const folded = foldedName([...path.split("/").slice(0, -1), ...steps].join("/"));
	return folded === void 0 || isGitFolder(folded);
};

// src/core/changes/pointer.ts
/**
* Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
* JSON, or that has a key twice, of which one reader takes the first and another the last, cannot be told, and counts as
* another.
*/
const isSameAt = (pointer, { before, after }) => {
	if (before === after) return true;
	const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
	return one !== void 0 && one === other;
};
const ABSENT = "";
/** A text, with the colon behind it where it is a key, or a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g;
/** Numbers that are never rounded. Others, such as ids of 64 bits, are compared as they are written. */
const EXACT = /^-?[\d.]{1,15}$/;
/** What stands for a number's text is an object with this key alone, as JSON can write it in this way alone. */
const AS_WRITTEN = "\"\\u0000\"";
/** What a text holds as JSON; undefined where it can be read in two ways. */
const valueOf = (text) => {
	const whole = JSON.parse(text);
	let keys = 0;
	const exact = text.replace(TOKEN, (token, colon) => {
		if (colon !== void 0) keys += token.startsWith(AS_WRITTEN) ? NaN : 1;
		return token.startsWith("\"") || EXACT.test(token) ? token : `{${AS_WRITTEN}:"${token}"}`;
	});
	return keysIn(whole) === keys ? JSON.parse(exact) : void 0;
};
const keysIn = (value) => {
	let keys = 0;
	const pending = [value];
	for (let one = pending.pop(); one !== void 0; one = pending.pop()) {
		if (typeof one !== "object" || one === null) continue;
		if (!Array.isArray(one)) keys += Object.keys(one).length;
		for (const member of Object.values(one)) pending.push(member);
	}
	return keys;
};
/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer, text) => {
	if (text === void 0) return ABSENT;
	try {
		let value = valueOf(text.replace(/^\ufeff/, ""));
		if (value === void 0) return void 0;
		for (const step of pointer.split("/").slice(1)) {
			const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return ABSENT;
			value = new Map(Object.entries(value)).get(key);
		}
		return JSON.stringify(value, (_key, member) => sorted(member));
	} catch {
		return;
	}
};
const sorted = (value) => typeof value !== "object" || value === null || Array.isArray(value) ? value : Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1));

// src/core/changes/decide.ts
/** What `protected` holds where the policy does not say: the policy itself, and what GitHub runs. */
const protectedByDefault = (policyPath) => [policyPath, ".github/workflows"];
/** Compiles a rule; `policyPath` is where the policy that holds it lives. */
const compileRule = (rule, policyPath = POLICY_PATH) => {
	const entries = (rule.protected ?? protectedByDefault(policyPath)).map((entry) => {
		const [path, pointer] = splitPointer(entry);
		return {
			entry,
			pattern: compilePath(path),
			pointer
		};
	});
	return {
		allow: rule.allow?.map(compileGlob),
		deny: rule.deny.map(compileGlob),
		whole: entries.map(({ entry, pattern, pointer }) => pointer === void 0 ? pattern : compilePath(entry)),
		parts: entries.flatMap(({ pointer, ...rest }) => pointer === void 0 ? [] : [{
			...rest,
			pointer
		}])
	};
};
/** Whether the rule asks for a part of this file, so that its text has to be known. */
const asksForTexts = ({ parts }, path) => {
	const folded = foldedName(path);
	return folded !== void 0 && parts.some(({ pattern }) => isForbidden(pattern, path, folded));
};
/**
* Whether a path is one of what is forbidden: as it stands, and under any spelling. Folded it may have lost what an entry
* asks for, such as the dot at its end.
*/
const isForbidden = ({ matches, matchesFolded }, path, folded) => matches(path) || matchesFolded(folded);
/**
* What the rule says of one change. Without a rule nothing is checked. With `approved` what is protected may be changed,
* also where `allow` does not name it; `deny` holds all the same.
*/
const decideChange = (rule, change, approved = false) => {
	if (rule === void 0) return {
		state: "not-checked",
		why: "the policy has no `changes`"
	};
	const { path, kind, target } = change;
	const denied = (code, why) => ({
		state: "denied",
		code,
		why: `${path} ${why}`
	});
	const folded = foldedName(path);
	if (folded === void 0 || folded === "" || !isPlain(path)) return denied("path-denied", "is no path that a repository can hold on every system");
	if (isGitFolder(folded)) return denied("path-protected", "lies in git's own folder");
	if (kind === "link" && (target === void 0 || escapes(path, target))) return denied("link-escapes", target === void 0 ? "is a link, and where it leads is not known" : `is a link that leads out: ${target}`);
	const covers = (pattern) => isForbidden(pattern, path, folded) || pattern.isBelow(folded);
	const shut = protectedBy(rule, covers, change);
	if (shut !== void 0 && !approved) return denied("path-protected", shut);
	const refused = rule.deny.find(covers);
	if (refused !== void 0) return denied("path-denied", `is covered by ${refused.text} of \`changes.deny\``);
	if (shut !== void 0 || rule.allow === void 0 || rule.allow.some(({ matches }) => matches(path))) return { state: "allowed" };
	return denied("path-denied", "matches none of `changes.allow`");
};
/** What of `protected` a change touches, in words. */
const protectedBy = ({ whole, parts }, covers, { kind, texts }) => {
	const shut = whole.find(covers);
	if (shut !== void 0) return `is covered by ${shut.text} of \`changes.protected\``;
	const sameContent = kind === "mode";
	const part = parts.find(({ pattern, pointer }) => covers(pattern) && !sameContent && (texts === void 0 || kind === "link" || !isSameAt(pointer, texts)));
	return part === void 0 ? void 0 : `changes ${part.pointer}, which is named in \`changes.protected\``;
};
/** What the rule says of a file that is not in the repository: only a list of what is allowed speaks of it. */
const decideOutside = (rule, path) => {
	if (rule?.allow === void 0) return {
		state: "not-checked",
		why: `${path} lies outside the repository`
	};
	return {
		state: "denied",
		code: "path-denied",
		why: `${path} lies outside the repository, and \`changes.allow\` names what may be changed`
	};
};

export { decideOutside as i, compileRule as n, decideChange as r, asksForTexts as t };