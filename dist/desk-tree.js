import { n as ok } from "./desk-result.js";

// src/io/git/tree.ts
/** A path of a tree as the text that it is meant to be. */
const textOf = (path) => bytesOf(path).toString();
/** The bytes of a path of a tree. */
const bytesOf = (path) => Buffer.from(path, "latin1");
/** Cuts git's NUL-separated answers: bytes, a character each. */
const splitNul = (bytes) => {
	const parts = bytes.toString("latin1").split("\0");
	if (parts.at(-1) === "") parts.pop();
	return parts;
};
const MODE_LENGTH = 6;
/** Reads entries as git lists them: mode, type and id with blanks between, a tab, the path, a NUL. */
const readEntries = (listing) => splitNul(listing).map((line) => {
	const tab = line.indexOf("	");
	return {
		mode: line.slice(0, MODE_LENGTH),
		id: line.slice(line.lastIndexOf(" ", tab) + 1, tab),
		path: line.slice(tab + 1)
	};
});
/** Entries as `git update-index -z --index-info` reads them. */
const writeEntries = (entries) => bytesOf(entries.map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`).join(""));
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

export { writeEntries as a, textOf as i, readTree as n, splitNul as r, bytesOf as t };