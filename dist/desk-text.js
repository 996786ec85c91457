import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { a as NEVER, i as $constructor } from "./desk-en.js";
import { H as _gte, Y as _isoDateTime, _ as require__builtin_node_fs, a as messageOf, at as _minLength, en as $ZodISODateTime, ht as _regex, i as codeOf, it as _maxLength, m as require__builtin_node_crypto, pt as _positive, rt as _lte, v as FORMAT_NAMES, y as fault } from "./desk-tell.js";
import { A as tuple, C as record, D as superRefine, E as string, M as unknown, O as templateLiteral, S as readonly, T as strictObject, a as array, b as optional, c as custom, d as int, h as nullable, i as _enum, j as union, k as transform, n as ZodMiniStringFormat, o as base64, p as literal, r as _default, s as boolean, w as refine, x as pipe } from "./desk-schemas2.js";
import { a as require__builtin_node_path } from "./desk-verb.js";
import { a as visit, c as isScalar, i as LineCounter, n as yamlValue, o as isMap, r as parseDocument, s as isNode, t as strayAliases } from "./desk-yaml-value.js";
import { n as ok, t as err } from "./desk-result.js";
import { c as isInside, d as withoutNegation, i as readHookSettings, r as readChanges, y as unknownKey } from "./desk-rule.js";
import "./desk-verbs.js";

// node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}

// src/core/object-id.ts
/** The hash by which git names a commit or a tree, SHA-1 or SHA-256. */
const objectId = string().check(_regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));

// src/core/record/record.ts
/** The newest format that this version writes; it reads the last three. */
const FORMAT = 1;
const count = int().check(_gte(0), _lte(9999999999));
/** A digest as it is shown. */
const digestSchema = templateLiteral(["sha256:", string().check(_regex(/^[0-9a-f]{64}$/))]);
const testNames = readonly(array(readonly(tuple([string(), string()]))));
/** A suite's scope: how far its result reaches. */
const SCOPES = [
	"syntax",
	"offline",
	"live"
];
/** A command: a string for a shell, or a list of arguments without one. */
const commandSchema = union([string().check(_minLength(1)), readonly(array(string()).check(_minLength(1)))], { error: "a command: a string for a shell, or a list of strings without one" });
/** A suite's name. Two words are kept out that name a property of every object, so that a look-up by name is safe. */
const suiteName = string().check(_regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/, "must be a name of lowercase letters, digits and \"-\", 40 at most, that begins with a letter, and not `constructor` or `prototype`"));
const exit = custom((value) => value === "timeout" || count.safeParse(value).success || typeof value === "string" && /^signal:SIG[A-Z0-9]{2,10}$/.test(value), "expected an exit: a number, \"signal:SIG\u2026\" or \"timeout\"");
/** Counts of a suite's tests. `unstable` is there where the policy names such tests. */
const countsSchema = strictObject({
	total: count,
	passed: count,
	failed: count,
	skipped: count,
	unstable: optional(count)
});
/** What the record holds of one suite. */
const suiteRecordSchema = strictObject({
	command: commandSchema,
	scope: _enum(SCOPES),
	exit,
	tests: optional(countsSchema),
	digest: optional(digestSchema),
	report: optional(string().check(_regex(/^[a-z-]{1,40}$/))),
	groups: optional(base64()),
	failing: optional(testNames),
	skipping: optional(testNames),
	losses: optional(testNames),
	proves: optional(testNames)
});
/** How a suite was kept apart, the weakest way first: what applied, shown and never compared. */
const ISOLATIONS = [
	"none",
	"user",
	"namespace",
	"container"
];
const bySchema = strictObject({
	tool: string().check(_regex(/^recount (?:0|[1-9]\d{0,2})(?:\.(?:0|[1-9]\d{0,2})){2}(?:-(?:alpha|beta|rc)(?:\.\d{1,3})?)?$/)),
	at: datetime({ precision: 0 }),
	os: _enum([
		"aix",
		"android",
		"cygwin",
		"darwin",
		"freebsd",
		"haiku",
		"linux",
		"netbsd",
		"openbsd",
		"sunos",
		"win32"
	]),
	arch: _enum([
		"arm",
		"arm64",
		"ia32",
		"loong64",
		"mips",
		"mipsel",
		"ppc",
		"ppc64",
		"riscv64",
		"s390",
		"s390x",
		"x64"
	]),
	isolation: _enum(ISOLATIONS),
	network: _enum(["none", "open"]),
	from: optional(literal("ci")),
	milliseconds: count
});
/** What one run of the suites gave. */
const recordSchema = strictObject({
	recount: literal(1),
	commit: objectId,
	tree: objectId,
	policy: digestSchema,
	suites: record(suiteName, suiteRecordSchema),
	by: bySchema
});

// src/core/policy/issue.ts
/** Words for types whose own name is not what a writer of YAML calls them. */
const WORDS = {
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a map",
	record: "a map"
};
const LONGEST = 60;
const show = (value) => {
	const text = JSON.stringify(value);
	return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}\u2026`;
};
const listed = (values) => values.map(String).join(", ").replace(/, ([^,]*)$/, " or $1");
const bound = (origin, limit, side) => {
	if (origin === "string") return side === "least" ? "something, not an empty string" : `a text of at most ${limit} characters`;
	return origin === "array" ? `a list of at ${side} ${limit}` : `a number of at ${side} ${limit}`;
};
/** What should stand where a policy is wrong, or undefined where the schema's own message says it whole. */
const expectation = (issue) => {
	if (issue.code === "invalid_type") return WORDS[issue.expected] ?? `a ${issue.expected}`;
	if (issue.code === "invalid_value") return listed(issue.values);
	if (issue.code === "too_small") return bound(issue.origin, issue.minimum, "least");
	if (issue.code === "too_big") return bound(issue.origin, issue.maximum, "most");
	return issue.code === "invalid_union" ? issue.message : void 0;
};
/**
* What is wrong at one place of a policy in a few words. The issue must carry the value that was found (`reportInput`);
* `written` is what stands there in the text, where that is known: `010` is ten to YAML.
*/
const explainIssue = (issue, written) => {
	if (issue.code === "invalid_key") return issue.issues.map((one) => explainIssue(one)).join("; ");
	const expected = expectation(issue);
	const { input, message } = issue;
	if (expected === "a string" && (typeof input === "number" || typeof input === "boolean")) return `expected a string, found ${written ?? show(input)}: quote it`;
	if (expected !== void 0) return input === void 0 ? `is missing; expected ${expected}` : `expected ${expected}, found ${show(input)}`;
	return /^must (?:be|have) /.test(message) && input !== void 0 ? `${message}, found ${show(input)}` : message;
};

// src/core/policy/closed-map.ts
/** A map that takes these keys alone, and names them where it finds another. */
const closedMap = (shape) => strictObject(shape, { error: ({ code }) => code === "unrecognized_keys" ? unknownKey(Object.keys(shape)) : void 0 });

// src/core/policy/duration.ts
const UNITS = {
	s: 1e3,
	m: 6e4,
	h: 36e5
};
/** The milliseconds of a duration such as `90s`, `15m` or `2h`; undefined where it is none, or not between 1 s and 6 h. */
const parseDuration = (text) => {
	const [, digits, unit] = /^([1-9]\d{0,4})([smh])$/.exec(text) ?? [];
	if (digits === void 0 || unit !== "s" && unit !== "m" && unit !== "h") return void 0;
	const milliseconds = Number(digits) * UNITS[unit];
	return milliseconds <= 6 * UNITS.h ? milliseconds : void 0;
};

// src/core/policy/files.ts
/** What the file tools of `recount mcp` are held to where the policy does not say. */
const FILES_DEFAULTS = {
	length: 2e4,
	steps: 200
};
/** The policy's `files`: the characters of one result, and the calls of one session. */
const filesSchema = closedMap({
	length: _default(int().check(_gte(1e3), _lte(1e6)), FILES_DEFAULTS.length),
	steps: _default(int().check(_gte(1), _lte(1e5)), FILES_DEFAULTS.steps)
});

// src/core/policy/identity.ts
/** The longest pattern and the longest replacement, in UTF-16 code units. */
const LONGEST_PATTERN = 500;
const LONGEST_REPLACEMENT = 200;
/** A suite may have this many rules. */
const MOST_RULES = 20;
const wellFormed = (text) => text.isWellFormed();
const HALF = "holds half of a surrogate pair, which is no character";
const rule = readonly(closedMap({
	match: string().check(_minLength(1), _maxLength(LONGEST_PATTERN), refine(wellFormed, HALF)),
	replace: string().check(_maxLength(LONGEST_REPLACEMENT), refine(wellFormed, HALF), refine((text) => /^(?:[^$]|\$[$1-9])*$/.test(text), "may have \"$\" only before the digit of a group, or as \"$$\""))
}));
/** Rules that normalise what varies in groups and names: each match of the pattern is replaced, rule after rule. */
const identitySchema = readonly(array(rule).check(_maxLength(20)));

// src/core/policy/proof.ts
const glob = string().check(_minLength(1, { abort: true }), refine((path) => !path.startsWith("!") && isInside(path), "must be a glob inside the checkout: relative, with \"/\", without \"..\" and without \"!\""));
/** More globs than anyone reads. */
const MOST = 200;
/** The policy's `proof`: a map, or a list that stands for its `paths`. `tests` are undefined where conventions tell them. */
const proofSchema = pipe(transform((proof) => Array.isArray(proof) ? { paths: proof } : proof), closedMap({
	paths: _default(array(glob).check(_maxLength(MOST)), []),
	tests: optional(array(glob).check(_minLength(1), _maxLength(MOST))),
	regressions: _default(boolean(), true)
}));

// src/core/policy/policy.ts
/** A suite may have as many shards as a workflow has legs. */
const MOST_SHARDS = 100;
/** A part of the policy with a reader of its own, which the hook uses without this schema. */
const readBy = (read) => pipe(optional(unknown()), transform((value, context) => {
	if (value === void 0) return void 0;
	const part = read(value);
	if (part.ok) return part.value;
	for (const { path, message, found } of part.error) context.issues.push({
		code: "custom",
		path: [...path],
		message,
		input: found
	});
	return NEVER;
}));
const INSIDE = "must be a path inside the checkout: relative, with \"/\", without \"..\"";
const branch = string().check(_minLength(1, { abort: true }), _regex(/^[^\s~^:?*[\\]+$/, "must be the name of a branch: no pattern stands for several"));
/** A path inside the checkout: relative, with `/`, and without a way up. */
const relativePath = string().check(_minLength(1, { abort: true }), refine(isInside, INSIDE));
/** One of `paths`, which may be turned around. */
const pathEntry = string().check(_minLength(1, { abort: true }), refine((entry) => isInside(withoutNegation(entry)), INSIDE));
const duration = pipe(unknown(), transform((value, context) => {
	const milliseconds = typeof value === "string" ? parseDuration(value) : void 0;
	if (milliseconds !== void 0) return milliseconds;
	context.issues.push({
		code: "custom",
		message: "must be a duration from 1s to 6h, such as 90s, 15m or 1h",
		input: value
	});
	return NEVER;
}));
const reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|RECOUNT_)/i;
const variable = string().check(_regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of an environment variable"), refine((name) => !reserved.test(name), "is a name that no suite is given"));
const NUL = "holds a NUL, which no program can be given";
const hasNoNul = (text) => !text.includes("\0");
const value = string().check(refine(hasNoNul, NUL));
const environment = record(variable, nullable(value));
/** A check of several values together, which complains of what stands at a path. */
const together = (check) => superRefine((value, context) => {
	check(value, (path, message) => context.addIssue({
		code: "custom",
		path,
		message
	}));
});
/** A command that can be started; a block may hold any, and is compared. */
const command = commandSchema.check(together((given, complain) => {
	for (const [index, word] of [given].flat().entries()) if (!hasNoNul(word)) complain(typeof given === "string" ? [] : [index], NUL);
}));
const suiteSchema = pipe(closedMap({
	run: command,
	cwd: _default(relativePath, "."),
	env: _default(environment, {}),
	timeout: _default(duration, 9e5),
	reports: _default(array(relativePath), []),
	format: _default(_enum(["auto", ...FORMAT_NAMES]), "auto"),
	scope: _enum(SCOPES),
	tests: optional(_enum([
		"exact",
		"counts",
		"outcome"
	])),
	"min-tests": optional(int().check(_gte(0))),
	must: _default(_enum(["pass", "report"]), "pass"),
	os: _default(_enum([
		"any",
		"linux",
		"macos",
		"windows"
	]), "any"),
	paths: _default(array(pathEntry).check(_minLength(1)), ["**"]),
	unstable: _default(array(string().check(_minLength(1))).check(_maxLength(20)), []),
	identity: _default(identitySchema, []),
	shards: _default(int().check(_gte(1), _lte(100)), 1),
	image: optional(string().check(_regex(/^[\w][\w.\-/:@]*$/, "must be the name of an image, such as node:24 or ghcr.io/owner/name@sha256:\u2026")))
}).check(together((suite, complain) => {
	if (suite.shards > 1 && ![suite.run].flat().some((text) => text.includes("{index}"))) complain(["run"], "must hold {index} where `shards` is more than 1: else every shard would run the same tests");
	if (suite.scope === "syntax" && suite.reports.length > 0) complain(["reports"], "goes with a scope that runs tests: nothing is counted of one that is `syntax`");
	if (suite.reports.length > 0) return;
	for (const key of ["tests", "min-tests"]) if (suite[key] !== void 0) complain([key], "needs `reports`: without a report there are no tests to count");
	for (const key of ["unstable", "identity"]) if (suite[key].length > 0) complain([key], "needs `reports`: without a report no test has a name");
})), transform(({ "min-tests": minTests, tests, ...suite }) => ({
	...suite,
	tests: tests ?? (suite.reports.length > 0 ? "exact" : "outcome"),
	minTests: minTests ?? (suite.reports.length > 0 ? 1 : 0)
})));
const exemption = closedMap({
	app: string().check(_regex(/^[a-z0-9][a-z0-9-]*$/i, "must be the slug of a GitHub App, such as dependabot")),
	id: optional(int().check(_positive()))
});
const IN_CONTAINER = "`isolation: container`";
/** The strict form of `.github/recount.yml`: an unknown key is an error. */
const policySchema = pipe(closedMap({
	version: literal(1),
	setup: _default(array(command), []),
	"setup-env": _default(array(variable), []),
	env: _default(environment, {}),
	isolation: _default(_enum(ISOLATIONS), "user"),
	trust: _default(_enum(["normal", "strict"]), "normal"),
	suites: record(suiteName, suiteSchema).check(refine((suites) => Object.keys(suites).length > 0, "must name a suite")),
	require: _default(union([literal("all"), array(suiteName)], { error: "all, or a list of suites" }), "all"),
	block: _default(_enum(["required", "when-present"]), "required"),
	exempt: _default(array(exemption), []),
	bases: optional(array(branch)),
	confirm: _default(boolean(), true),
	"pin-from-ci": _default(boolean(), true),
	"block-size": _default(int().check(_gte(1e3), _lte(6e4)), 6e3),
	changes: readBy(readChanges),
	losses: _default(_enum([
		"off",
		"report",
		"declare",
		"fail"
	]), "report"),
	proof: optional(proofSchema),
	hook: readBy(readHookSettings),
	files: _default(filesSchema, FILES_DEFAULTS)
}).check(together((policy, complain) => {
	for (const [name, { image }] of Object.entries(policy.suites)) {
		const isContained = policy.isolation === "container";
		if (image === void 0 && isContained) complain(["suites", name], `needs an \`image\`: ${IN_CONTAINER}`);
		if (image !== void 0 && !isContained) complain([
			"suites",
			name,
			"image"
		], `goes with ${IN_CONTAINER} alone`);
	}
	if (policy.require === "all") return;
	for (const [index, name] of policy.require.entries()) if (!Object.hasOwn(policy.suites, name)) complain(["require", index], `names no suite of this policy: ${name}`);
})), transform(({ "setup-env": setupEnv, "pin-from-ci": pinFromCi, "block-size": blockSize, ...policy }) => ({
	setup: policy.setup,
	setupEnv,
	env: policy.env,
	isolation: policy.isolation,
	trust: policy.trust,
	suites: policy.suites,
	required: policy.require === "all" ? Object.keys(policy.suites) : policy.require,
	block: policy.block,
	exempt: policy.exempt,
	bases: policy.bases,
	confirm: policy.confirm,
	changes: policy.changes,
	losses: policy.losses,
	proof: policy.proof,
	hook: policy.hook ?? { push: false },
	files: policy.files,
	pinFromCi,
	blockSize
})));

// src/core/policy/policy-path.ts
/** Where the policy lives in a repository. */
const POLICY_PATH = ".github/recount.yml";

// src/core/policy/parse.ts
/** One mistake in YAML may give rise to hundreds of messages; nobody reads more than this. */
const MOST_FAULTS = 20;
/** What mostly stands behind a message of the library that names a rule of YAML and not what was meant. */
const MEANT = {
	TAG_RESOLVE_FAILED: "; a text that begins with `!` stands in quotes",
	BAD_SCALAR_START: "; such a text stands in quotes",
	BLOCK_AS_IMPLICIT_KEY: "; the keys of one map begin in one column, and a text that has `: ` in it stands in quotes",
	UNEXPECTED_TOKEN: "; a text that begins with a quote, `{`, `[`, `>` or `-` stands in quotes, whole",
	BAD_ALIAS: "; a text that begins with `*` stands in quotes"
};
const explainYaml = (code, message) => code === "MULTIPLE_DOCS" ? "there is more than one document in it" : `${message}${MEANT[code] ?? ""}`;
/**
* Reads a policy. The faults of all its values are told at once, each with the line and column of the key or value that
* is at fault; what they must be together, as `require` and `suites`, and what stands under a name that is none, is
* looked at when they are right. `file` is the name that the faults carry.
*/
const parsePolicy = (text, file = POLICY_PATH) => {
	const lines = new LineCounter();
	const document = parseDocument(text, {
		lineCounter: lines,
		merge: false,
		prettyErrors: false,
		logLevel: "error"
	});
	const at = (offset) => {
		const { line, col } = lines.linePos(offset);
		return {
			file,
			line,
			column: col
		};
	};
	const unexpected = (what, offset) => fault("policy-invalid", `${file} is not YAML as expected: ${what}`, { place: at(offset) });
	const problems = [...document.errors, ...document.warnings].slice(0, MOST_FAULTS).filter(({ pos }, index, all) => all.findIndex((other) => other.pos[0] === pos[0]) === index);
	if (problems.length > 0) return err(problems.map(({ code, message, pos: [start] }) => unexpected(explainYaml(code, message), start)));
	const strays = text.includes("*") ? strayAliases(document).slice(0, MOST_FAULTS) : [];
	if (strays.length > 0) return err(strays.map(({ said, node }) => unexpected(said, startOf(node))));
	const merges = text.includes("<<") ? mergeKeys(document).slice(0, MOST_FAULTS) : [];
	if (merges.length > 0) return err(merges.map((key) => fault("policy-invalid", `${file}: merge keys (\`<<\`) are not read: write out what it stands for`, { place: at(startOf(key)) })));
	const value = yamlValue(document);
	if (!value.ok) return err([fault("policy-invalid", `${file}: ${value.error}`, { place: at(0) })]);
	const parsed = policySchema.safeParse(value.value, { reportInput: true });
	if (parsed.success) return ok(parsed.data);
	return err(parsed.error.issues.flatMap(problemsOf).map(({ path, key, issue }) => {
		const name = path.length === 0 ? "the policy" : path.map(String).join(".");
		const node = nodeAt(document, path, key);
		const written = isScalar(node) ? node.source : void 0;
		return fault("policy-invalid", `${file}: ${name}: ${explainIssue(issue, written)}`, { place: at(startOf(node)) });
	}));
};
/** A policy that can be read, to look places up in. */
const readable = (text) => {
	const lines = new LineCounter();
	return {
		lines,
		document: parseDocument(text, {
			lineCounter: lines,
			logLevel: "silent"
		})
	};
};
/** Where what stands at a path begins, in a policy that can be read. */
const placeIn = (text, file, path) => {
	const { lines, document } = readable(text);
	const { line, col } = lines.linePos(startOf(nodeAt(document, path, false)));
	return {
		file,
		line,
		column: col
	};
};
const problemsOf = (issue) => {
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({
		path: [...issue.path, key],
		key: true,
		issue
	}));
	return [{
		path: issue.path,
		key: issue.code === "invalid_key",
		issue
	}];
};
const mergeKeys = (document) => {
	const found = [];
	visit(document, { Pair: (_, { key }) => {
		if (isScalar(key) && key.value === "<<") found.push(key);
	} });
	return found;
};
/** What stands at a path, or its key; for what is missing, the map that should have it. */
const nodeAt = (document, path, wantsKey) => {
	let found = document.contents;
	for (const [index, step] of path.entries()) {
		const pair = isMap(found) ? found.items.find(({ key }) => isScalar(key) && String(key.value) === step) : void 0;
		const value = pair === void 0 ? document.getIn(path.slice(0, index + 1), true) : pair.value;
		const next = wantsKey && index === path.length - 1 ? pair?.key : value;
		if (!isNode(next)) break;
		found = next;
	}
	return found;
};
const startOf = (node) => {
	return (isNode(node) ? node.range : void 0)?.[0] ?? 0;
};

// \0builtin:node:buffer
var require__builtin_node_buffer = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:buffer");
}));

// src/core/tests/normaliser.ts
/**
* A longer text is left as it is, in UTF-16 code units. Asked before each rule, so that rules which lengthen what the
* one before has made cannot fill the memory.
*/
const LONGEST_TEXT = 4096;
/** The largest compiled pattern, in the engine's instructions: together with the length this bounds the time. */
const LARGEST_PROGRAM = 1e3;
/** Patterns of a group and literal text, as a replacement has them in turn. */
const partsOf = (replace) => (replace.match(/\$[$1-9]|[^$]+/g) ?? []).map((part) => {
	if (!part.startsWith("$")) return part;
	return part === "$$" ? "$" : Number(part.slice(1));
});
const compile = (engine, { match, replace }) => {
	try {
		const pattern = engine.compile(match);
		if (pattern.programSize() > LARGEST_PROGRAM) return err({
			part: "match",
			message: "is too large a pattern"
		});
		const parts = partsOf(replace);
		const missing = parts.find((part) => typeof part === "number" && part > pattern.groupCount());
		if (missing !== void 0) return err({
			part: "replace",
			message: `names the group $${missing}, and \`match\` has ${pattern.groupCount()}`
		});
		return ok((text) => {
			if (text.length > LONGEST_TEXT || !pattern.test(text)) return text;
			const matcher = pattern.matcher(text);
			let [made, from] = ["", 0];
			while (matcher.find()) {
				made += text.slice(from, matcher.start());
				for (const part of parts) made += typeof part === "number" ? matcher.group(part) ?? "" : part;
				from = matcher.end();
			}
			return made + text.slice(from);
		});
	} catch (cause) {
		return err({
			part: "match",
			message: `is no pattern of RE2: ${String(cause).replace(/^.*?regexp: /, "")}`
		});
	}
};
/**
* Compiles a suite's rules. The engine is RE2's (no look-around, no references back): its time is linear in the text
* for every pattern, so that no name that a pull request makes up can hold the judged job. It is loaded only where
* there is a rule.
*/
const openNormaliser = async (rules) => {
	if (rules.length === 0) return ok((test) => test);
	const { RE2JS } = await import("./re2js.js");
	const replacers = [];
	for (const [index, rule] of rules.entries()) {
		const compiled = compile(RE2JS, rule);
		if (!compiled.ok) return err({
			rule: index,
			...compiled.error
		});
		replacers.push(compiled.value);
	}
	const normalise = (text) => replacers.reduce((made, replacer) => replacer(made), text);
	let [last, lastGroup] = ["", normalise("")];
	return ok((test) => {
		if (test.group !== last) [last, lastGroup] = [test.group, normalise(test.group)];
		return {
			...test,
			group: lastGroup,
			name: normalise(test.name)
		};
	});
};

// src/core/policy/read.ts
/** Reads a policy that is going to be applied: like {@link parsePolicy}, and its patterns are compiled too. */
const readPolicy = async (text, file) => {
	const policy = parsePolicy(text, file);
	if (!policy.ok) return policy;
	const faults = [];
	for (const [name, { identity }] of Object.entries(policy.value.suites)) {
		const compiled = await openNormaliser(identity);
		if (compiled.ok) continue;
		const { rule, part, message } = compiled.error;
		const path = [
			"suites",
			name,
			"identity",
			rule,
			part
		];
		faults.push(fault("policy-invalid", `${file}: ${path.join(".")}: ${message}`, { place: placeIn(text, file, path) }));
	}
	return faults.length === 0 ? policy : err(faults);
};

// src/io/files/utf8.ts
var import__builtin_node_path = require__builtin_node_path();
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_node_crypto = require__builtin_node_crypto();
var import__builtin_node_buffer = require__builtin_node_buffer();
/**
* The text of bytes that are UTF-8, with the byte order mark where there is one; undefined for any others. As a strict
* `TextDecoder` reads them, which takes a millisecond to make, and a hook has few.
*/
const wholeUtf8Of = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString() : void 0;
/** The same without the mark. */
const utf8Of = (bytes) => wholeUtf8Of(bytes)?.replace(/^\ufeff/, "");

// \0builtin:node:fs/promises
var require_promises = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:fs/promises");
}));

// \0builtin:node:os
var require__builtin_node_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("node:os");
}));

// src/io/files/text.ts
var import_promises = require_promises();
var import__builtin_node_os = require__builtin_node_os();
const unreadable = (path, detail, more = {}) => err(fault("file-unreadable", `${path}: ${detail}`, more));
const REGULAR = "give a regular file: write what is to be read into one";
const GROWN = "wait until it is written, then try again";
const TO_UTF8 = "convert it to UTF-8, such as with `iconv -f UTF-16 -t UTF-8 FILE > OTHER` for what PowerShell writes, and give that";
/** Whether a fault of reading says that there is no such file. */
const isAbsent = ({ cause }) => codeOf(cause) === "ENOENT";
/** A regular file's text, which must be UTF-8 and have at most `cap` bytes. Never blocks on a pipe. */
const readText = async (path, cap) => {
	let handle;
	try {
		handle = await (0, import_promises.open)(path, import__builtin_node_fs.constants.O_RDONLY | (import__builtin_node_fs.constants.O_NONBLOCK ?? 0));
	} catch (cause) {
		return unreadable(path, messageOf(cause), { cause });
	}
	return readOpen(handle, path, cap);
};
/** The same of a file that is open, which is closed then; `path` is what faults call it. */
const readOpen = async (handle, path, cap) => {
	try {
		const state = await handle.stat();
		if (!state.isFile()) return unreadable(path, "it is no regular file", { remedy: REGULAR });
		if (state.size > cap) {
			const remedy = `give a file of at most ${cap} bytes`;
			return unreadable(path, `it has ${state.size} bytes; expected at most ${cap}`, { remedy });
		}
		const buffer = Buffer.alloc(state.size + 1);
		let length = 0;
		for (;;) {
			const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
			if (bytesRead === 0) break;
			length += bytesRead;
			if (length === buffer.length) return unreadable(path, "it grew while it was read", { remedy: GROWN });
		}
		const text = utf8Of(buffer.subarray(0, length));
		return text === void 0 ? unreadable(path, "it is not UTF-8", { remedy: TO_UTF8 }) : ok(text);
	} catch (cause) {
		return unreadable(path, messageOf(cause), { cause });
	} finally {
		await handle.close();
	}
};
/**
* Writes a file whole or not at all: the text goes into a file beside it, which then takes its name and its mode. A link
* stays one; what is there and no regular file, as a device or a pipe, is written to.
*/
const writeText = async (path, text) => {
	let beside;
	try {
		const target = await (0, import_promises.realpath)(path).catch(() => path);
		const before = await (0, import_promises.stat)(target).catch(() => void 0);
		if (before !== void 0 && !before.isFile()) {
			await (0, import_promises.writeFile)(target, text);
			return ok(void 0);
		}
		beside = `${target}.${(0, import__builtin_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
		const handle = await (0, import_promises.open)(beside, "wx");
		try {
			await handle.writeFile(text);
			if (before !== void 0) await handle.chmod(before.mode & 4095);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await (0, import_promises.rename)(beside, target);
		return ok(void 0);
	} catch (cause) {
		if (beside !== void 0) await (0, import_promises.rm)(beside, { force: true }).catch(() => {});
		return unreadable(path, messageOf(cause), { cause });
	}
};
/** Whether two paths lead to one file, which need not be there yet. */
const isOneFile = async (one, other) => {
	const [first, second] = await Promise.all([placeOf(one), placeOf(other)]);
	return first === second;
};
const placeOf = (path) => (0, import_promises.realpath)(path).catch(async () => (0, import__builtin_node_path.join)(await (0, import_promises.realpath)((0, import__builtin_node_path.dirname)(path)).catch(() => (0, import__builtin_node_path.resolve)((0, import__builtin_node_path.dirname)(path))), (0, import__builtin_node_path.basename)(path)));
/** Makes a folder, and those that it lies in. */
const makeFolder = async (path) => {
	try {
		await (0, import_promises.mkdir)(path, { recursive: true });
		return ok(void 0);
	} catch (cause) {
		return unreadable(path, messageOf(cause), { cause });
	}
};
/**
* An empty folder that only we may read, outside the given tree. Its name says nothing of us, so that a suite cannot
* tell by it that it is being judged. It is the caller's to delete.
*/
const makeTemporaryFolder = async (outside, parent = (0, import__builtin_node_os.tmpdir)()) => {
	try {
		const folder = await (0, import_promises.realpath)(await (0, import_promises.mkdtemp)((0, import__builtin_node_path.join)(parent, "tmp-")));
		const way = (0, import__builtin_node_path.relative)(await (0, import_promises.realpath)(outside), folder);
		if (way.startsWith(`..${import__builtin_node_path.sep}`) || (0, import__builtin_node_path.isAbsolute)(way)) return ok(folder);
		await (0, import_promises.rm)(folder, { recursive: true });
		return unreadable(parent, `the folder for temporary files lies inside ${outside}; set TMPDIR to another`);
	} catch (cause) {
		return unreadable(parent, messageOf(cause), { cause });
	}
};

export { objectId as C, suiteRecordSchema as S, FILES_DEFAULTS as _, readOpen as a, recordSchema as b, require__builtin_node_os as c, wholeUtf8Of as d, readPolicy as f, POLICY_PATH as g, parsePolicy as h, makeTemporaryFolder as i, require_promises as l, require__builtin_node_buffer as m, isOneFile as n, readText as o, openNormaliser as p, makeFolder as r, writeText as s, isAbsent as t, utf8Of as u, countsSchema as v, suiteName as x, digestSchema as y };