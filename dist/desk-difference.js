import { L as LINK, R as SUBMODULE } from "./desk-desk.js";
import { r as gather } from "./desk-sum.js";

// src/core/changes/difference.ts
/**
* What differs between two trees, sorted by path. Both may hold everything, or only what lies in folders that differ. A
* file that is gone here and is there unchanged elsewhere is a rename, told on both sides.
*/
const differenceOf = (before, after, texts = /* @__PURE__ */ new Map()) => {
	const [old, fresh] = [byPath(before), byPath(after)];
	const gone = before.filter(({ path }) => !fresh.has(path));
	const moved = renamesOf(gone, after.filter(({ path }) => !old.has(path)));
	const changeOf = ({ path, mode, target }, kind) => ({
		path,
		kind,
		target: mode === "120000" && kind !== "deleted" ? target : void 0,
		texts: texts.get(path)
	});
	return [...gone.map((entry) => changeOf(entry, moved.has(entry) ? "renamed" : "deleted")), ...after.flatMap((entry) => {
		const kind = kindOf(old.get(entry.path), entry, moved.has(entry));
		return kind === void 0 ? [] : [changeOf(entry, kind)];
	})].sort((a, b) => a.path < b.path ? -1 : 1);
};
/** Both sides of every rename: each file that is gone pairs with one that has come with its content and mode. */
const renamesOf = (gone, come) => {
	const waiting = new Map([...gather(gone, contentOf)].map(([content, alike]) => [content, [...alike]]));
	return new Set(come.flatMap((entry) => {
		const from = waiting.get(contentOf(entry))?.shift();
		return from === void 0 ? [] : [from, entry];
	}));
};
const contentOf = ({ id, mode }) => `${mode} ${id}`;
const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
/** A link and a submodule are told as such whatever happened: where they lead is what has to be looked at. */
const kindOf = (before, { id, mode }, moved) => {
	if (before?.id === id && before.mode === mode) return void 0;
	if (mode === "120000") return "link";
	if (mode === "160000") return "submodule";
	if (before === void 0) return moved ? "renamed" : "added";
	return before.id === id ? "mode" : "modified";
};

export { differenceOf as t };