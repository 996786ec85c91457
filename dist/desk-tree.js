import { n as ok } from "./desk-result.js";

// src/io/git/tree.ts
/** Cuts git's NUL-separated answers. */
const splitNul = (bytes) => {
	const parts = [];
	for (let start = 0; start < bytes.length;) {
		const end = bytes.indexOf(0, start);
		parts.push(bytes.subarray(start, end === -1 ? bytes.length : end));
		start = end === -1 ? bytes.length : end + 1;
	}
	return parts;
};
const BLANK = 32;
const TAB = 9;
const MODE_LENGTH = 6;
/** Reads entries as git lists them: mode, type and id with blanks between, a tab, the path, a NUL. They share its memory. */
const readEntries = (listing) => splitNul(listing).map((line) => {
	const tab = line.indexOf(TAB);
	return {
		mode: line.toString("latin1", 0, MODE_LENGTH),
		id: line.toString("latin1", line.lastIndexOf(BLANK, tab) + 1, tab),
		path: line.subarray(tab + 1)
	};
});
/** Every file of a commit's tree, as git lists it. */
const listTree = async (git, commit) => {
	const answer = await git.call([
		"ls-tree",
		"-r",
		"-z",
		"--full-tree",
		commit
	]);
	return answer.ok ? ok(answer.value.stdout) : answer;
};
/** Every file of a commit's tree. */
const readTree = async (git, commit) => {
	const listing = await listTree(git, commit);
	return listing.ok ? ok(readEntries(listing.value)) : listing;
};

export { splitNul as n, readTree as t };