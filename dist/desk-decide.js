import { u as POLICY_PATH } from "./desk-text.js";
import { t as matcherOf } from "./desk-glob.js";
import { a as splitPointer } from "./desk-rule.js";

// src/core/changes/name.ts
/**
* A path as it is compared where spelling counts: NFC, so that the two Unicode forms of one name (macOS decomposes what
* other systems compose) are one.
*/
const exactName = (path) => path.normalize("NFC");
/** Letters in one case, also where upper case has more of them: `ſ` and `K` fold with `s` and `k`. */
const foldCase = (text) => text.normalize("NFD").toUpperCase().toLowerCase().normalize("NFC");
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const foldPart = (part) => foldCase(part.replace(IGNORED, "").replace(/:.*$|[. ]+$/gs, ""));
/**
* A path as the loosest of file systems would take it, or undefined where it leads out of the repository. Whatever is
* forbidden is forbidden under every such spelling.
*/
const foldedName = (path) => {
	const parts = [];
	for (const part of path.split(/[/\\]/)) {
		if (part === "..") {
			if (parts.pop() === void 0) return void 0;
			continue;
		}
		const folded = part === "." ? "" : foldPart(part);
		if (folded !== "") parts.push(folded);
	}
	return parts.join("/");
};
/** Whether a folded path lies in a folder of git's own; `GIT~1` is its short name on Windows. */
const isGitFolder = (folded) => folded.split("/").some((part) => /^(?:\.git|git~\d+)$/.test(part));
/** Whether a path is one that a tree can hold: relative, with no part that is empty or means another folder. */
const isPlain = (path) => path !== "" && !path.includes("\0") && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

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

// src/core/changes/pattern.ts
const MAGIC = /[*?[\]{}()|]/;
const partsOf = (text) => text.split("/").filter((part) => part !== "" && part !== ".");
/** Compiles a glob. One without wildcards is a path. */
const compileGlob = (text) => {
	const parts = partsOf(text);
	const magic = parts.findIndex((part) => MAGIC.test(part));
	if (magic === -1) return compilePath(text);
	const glob = exactName(`${parts.join("/")}${text.endsWith("/") ? "/**" : ""}`);
	const base = foldCase(parts.slice(0, magic).join("/"));
	const [exact, folded] = [matcherOf([glob], "none"), matcherOf([foldCase(glob)], "none")];
	return {
		text,
		matches: (path) => exact(exactName(path)),
		matchesFolded: (path) => folded(path),
		isBelow: (path) => isWithin(base, path)
	};
};
/** Compiles a path, whatever characters it has: itself and what lies below it. */
const compilePath = (text) => {
	const plain = exactName(partsOf(text).join("/"));
	const folded = foldCase(plain);
	return {
		text,
		matches: (path) => isWithin(exactName(path), plain),
		matchesFolded: (path) => isWithin(path, folded),
		isBelow: (path) => isWithin(folded, path)
	};
};
/** Whether a path is a folder's or the folder itself; the empty one is the whole repository. */
const isWithin = (path, folder) => folder === "" || path === folder || path.startsWith(`${folder}/`);

// src/core/changes/pointer.ts
/**
* Whether what a JSON pointer (RFC 6901) names is the same in both texts, whatever the order of keys. A text that is no
* JSON cannot be told, and counts as another.
*/
const isSameAt = (pointer, { before, after }) => {
	if (before === after) return true;
	const [one, other] = [valueAt(pointer, before), valueAt(pointer, after)];
	return one !== void 0 && one === other;
};
const ABSENT = "";
/** The value as text, its keys sorted; empty where there is none, undefined where the text is no JSON. */
const valueAt = (pointer, text) => {
	if (text === void 0) return ABSENT;
	try {
		let value = JSON.parse(text.replace(/^\ufeff/, ""));
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
		whole: entries.flatMap(({ pattern, pointer }) => pointer === void 0 ? [pattern] : []),
		parts: entries.flatMap(({ pointer, ...rest }) => pointer === void 0 ? [] : [{
			...rest,
			pointer
		}])
	};
};
/** Whether the rule asks for a part of this file, so that its text has to be known. */
const asksForTexts = ({ parts }, path) => {
	const folded = foldedName(path);
	return folded !== void 0 && parts.some(({ pattern }) => pattern.matchesFolded(folded));
};
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
	const covers = ({ matchesFolded, isBelow }) => matchesFolded(folded) || isBelow(folded);
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

export { foldCase as a, decideOutside as i, compileRule as n, foldedName as o, decideChange as r, isGitFolder as s, asksForTexts as t };