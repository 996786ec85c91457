import { X as _lte, q as _gte, rt as _regex } from "./desk-verb.js";
import { C as string, D as tuple, S as strictObject, _ as optional, c as discriminatedUnion, i as array, l as int, r as _enum, u as literal, y as readonly } from "./desk-schemas.js";
import "./desk-text.js";
import { b as suiteResultSchema } from "./desk-desk.js";
import "./desk-desk-verbs.js";
import { _ as canonical, h as sha256Text } from "./desk-tally.js";

// src/core/shards/tests.ts
/** A test's key: the first bytes of the sha256 of its group and name, whatever its outcome. */
const KEY = 8;
/** A row that a reader made for what failed outside every test, such as `(load error)`: each shard may have its own. */
const NO_TEST = /^\([a-z ]+\)$/;
const NO_KEY = "\0".repeat(8);
/** Whether a row stands for no test of its own. */
const isNoTest = (name) => NO_TEST.test(name);
const keyOf = (group, name) => isNoTest(name) ? NO_KEY : sha256Text(canonical([group, name])).slice(0, 8);
/** Collects the keys of tests as they are found. */
const openKeys = () => {
	let bytes = Buffer.alloc(512);
	let used = 0;
	return {
		add: ({ group, name }) => {
			if (used === bytes.length) bytes = Buffer.concat([bytes], 2 * bytes.length);
			used += bytes.write(keyOf(group, name), used, "binary");
		},
		bytes: () => bytes.subarray(0, used)
	};
};
const base64 = string().check(_regex(/^[A-Za-z0-9+/]*={0,2}$/));
/** The tests of a shard as they are handed over: by name, or where there are many as hashes. */
const toldTestsSchema = discriminatedUnion("kind", [strictObject({
	kind: literal("named"),
	tests: array(readonly(tuple([
		_enum([
			"passed",
			"failed",
			"skipped",
			"unstable"
		]),
		string(),
		string()
	])))
}), strictObject({
	kind: literal("hashed"),
	groups: array(string()),
	entries: base64,
	keys: base64
})]);

// src/core/shards/share.ts
const toldRunSchema = strictObject({
	result: suiteResultSchema,
	tests: optional(toldTestsSchema)
});
/** What a leg hands over of one shard that it ran, and of its second run where it was confirmed. */
const shareSchema = strictObject({
	index: int().check(_gte(1), _lte(100)),
	count: int().check(_gte(2), _lte(100)),
	first: toldRunSchema,
	again: optional(toldRunSchema)
});

export { isNoTest as n, openKeys as r, shareSchema as t };