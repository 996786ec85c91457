// src/core/report/identity.ts
/** Colours, cursor movements and links as terminals read them (ECMA-48 CSI and OSC sequences). */
const TERMINAL = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[@-Z\\^_]/g;
/** What joins the parts of a group or a name. */
const JOINT = " › ";
/** Takes the checkout's path out of a text, also as a `file:` URL, and on Windows with either slash. */
const withoutPath = (root) => {
	const parts = root.split(/[\\/]+/).filter((part) => part !== "");
	if (parts.length === 0) return (text) => text;
	const isDrive = /^[A-Za-z]:[\\/]/.test(root);
	const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	const path = isDrive ? `(?:file:///)?${escaped.join("[\\\\/]")}` : `(?:file://)?/${escaped.join("/")}`;
	const pattern = new RegExp(`(?<![\\w.-])${path}(?:[\\\\/]+|(?![\\w.-]))`, isDrive ? "gi" : "g");
	const plain = `/${parts.join("/")}`;
	const shorten = (match) => /[\\/]$/.test(match) ? "" : ".";
	return (text) => isDrive || text.includes(plain) ? text.replace(pattern, shorten) : text;
};
/**
* A string that shares no memory with the text it was cut from: V8 keeps the whole chunk alive for a slice of it, so
* whatever outlives its chunk is copied. Joining and cutting makes the copy; nothing cheaper does.
*/
const owned = (text) => ` ${text}`.slice(1);
/** The naming of one checkout, given by its absolute path. */
const openNaming = (root) => {
	const relative = withoutPath(root);
	const clean = (text) => relative(text.includes("\x1B") || text.includes("") ? text.replace(TERMINAL, "") : text).toWellFormed();
	let last = "";
	let lastGroup = "";
	return {
		group: (text) => {
			if (text !== last) {
				last = text;
				lastGroup = owned(clean(text).replaceAll("\\", "/").replace(/^(?:\.\/+)+(?=.)/, ""));
			}
			return lastGroup;
		},
		name: (text) => owned(clean(text))
	};
};
/** The parts that say something, joined. */
const joined = (parts) => parts.filter((part) => part !== void 0 && part !== "").join(JOINT);

export { joined as n, openNaming as r, JOINT as t };