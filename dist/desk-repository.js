import { _ as require__builtin_node_fs, a as messageOf, c as gitSettings, d as require__builtin_node_child_process, i as codeOf, s as gitEnvironment } from "./desk-tell.js";
import { u as utf8Of } from "./desk-text.js";
import { a as require__builtin_node_path } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import { f as foldCase } from "./desk-rule.js";
import { t as stateOf } from "./desk-state.js";

// src/io/hook/target.ts
var import__builtin_node_child_process = require__builtin_node_child_process();
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_node_path = require__builtin_node_path();
const MOST_LINKS = 40;
const SEPARATORS = import__builtin_node_path.sep === "/" ? "/" : /[/\\]/;
/** The file system of this machine. */
const openDisk = () => ({
	kind: (path) => {
		const state = statOf(path);
		if (state === void 0) return void 0;
		if (state.isSymbolicLink()) return "link";
		return state.isDirectory() ? "folder" : "file";
	},
	readLink: (path) => (0, import__builtin_node_fs.readlinkSync)(path),
	names: (folder) => (0, import__builtin_node_fs.readdirSync)(folder)
});
const statOf = (path) => {
	try {
		return (0, import__builtin_node_fs.lstatSync)(path, { throwIfNoEntry: false });
	} catch (cause) {
		if (codeOf(cause) === "ENOTDIR") return void 0;
		throw cause;
	}
};
/** Whether a working tree lies on a file system that takes names in any case for the same. */
const ignoresCase = (root) => {
	const [own, other] = [statOf((0, import__builtin_node_path.join)(root, ".git")), statOf((0, import__builtin_node_path.join)(root, ".GIT"))];
	return own !== void 0 && other !== void 0 && own.ino === other.ino;
};
/** Whether a path is a folder or lies in it; both absolute. */
const isWithin = (path, folder) => path === folder || path.startsWith(folder.endsWith(import__builtin_node_path.sep) ? folder : `${folder}${import__builtin_node_path.sep}`);
/**
* Follows every link of a path, also of one that does not exist yet, as far as it exists. Names are taken as the folder
* has them where case is ignored.
*/
const followLinks = (disk, path, root, caseless) => {
	const { root: top } = (0, import__builtin_node_path.parse)(path);
	let at = top;
	let rest = path.slice(top.length).split(import__builtin_node_path.sep);
	let escaped;
	let exists = true;
	try {
		for (let links = 0; rest.length > 0;) {
			const [part = "", ...others] = rest;
			rest = others;
			if (part === "" || part === ".") continue;
			if (part === "..") {
				at = (0, import__builtin_node_path.dirname)(at);
				continue;
			}
			const next = (0, import__builtin_node_path.join)(at, caseless ? nameIn(disk, at, part) : part);
			const kind = disk.kind(next);
			if (kind !== "link") {
				at = next;
				exists = kind !== void 0;
				continue;
			}
			if (++links > MOST_LINKS) return err(`${path} leads through more than ${MOST_LINKS} links`);
			if (isWithin(next, root)) escaped = next;
			const target = disk.readLink(next);
			const { root: drive } = (0, import__builtin_node_path.parse)(target);
			rest = [...target.slice(drive.length).split(SEPARATORS), ...rest];
			if ((0, import__builtin_node_path.isAbsolute)(target)) at = drive;
		}
	} catch (cause) {
		return err(`${path} cannot be resolved: ${messageOf(cause)}`);
	}
	return ok({
		path: at,
		exists,
		escaped: isWithin(at, root) ? void 0 : escaped
	});
};
/** The name that a folder has for this one in another case or form. */
const nameIn = (disk, folder, name) => {
	if (disk.kind(folder) !== "folder") return name;
	const names = disk.names(folder);
	return names.includes(name) ? name : names.find((one) => foldCase(one) === foldCase(name)) ?? name;
};
/**
* The paths that a target can mean. One follows links before `..`, as the system does, one after, as many tools do; and
* a tool may take `~` for the home folder, leave blanks at the ends out, or compose the letters of the name.
*/
const readings = (target, cwd, home) => {
	const spelt = [
		target,
		target.trim(),
		target.normalize("NFC")
	];
	const atHome = home === void 0 ? [] : spelt.filter((one) => /^~(?:[/\\]|$)/.test(one)).map((one) => home + one.slice(1));
	const paths = [...spelt, ...atHome].flatMap((one) => {
		const raw = (0, import__builtin_node_path.isAbsolute)(one) ? one : (0, import__builtin_node_path.join)(cwd, import__builtin_node_path.sep) + one;
		return raw.split(SEPARATORS).includes("..") ? [(0, import__builtin_node_path.resolve)(cwd, one), raw] : [(0, import__builtin_node_path.resolve)(cwd, one)];
	});
	return [...new Set(paths)];
};

// src/core/hook/push.ts
/** A push of more than can be told. */
const unsure = (what, folder) => ({
	kind: "unreadable",
	why: `${what} may push what cannot be told beforehand: name the branch, as in \`git push origin BRANCH\``,
	folder
});
/** What `git push` pushes, from its own arguments. */
const pushed = (args, folder) => {
	if (isOn(args, "--dry-run", "--dr", "-n")) return [];
	const operands = args.flatMap((one) => one.option === void 0 ? [one.value] : []);
	if (operands.some(({ known }) => !known)) return [unsure("a variable in `git push`", folder)];
	const all = args.find(({ option }) => ALL.some(([name, least]) => isNamed(option, name, least)));
	if (all !== void 0) return [unsure(`git push ${all.option}`, folder)];
	if (isOn(args, "--delete", "--de", "-d")) return [];
	const [remote = args.find(({ option }) => isNamed(option, "--repo", "--rep"))?.value, ...words] = operands;
	if (remote?.known === false) return [unsure("a variable in `git push`", folder)];
	if (words.length === 0) return isOn(args, "--tags", "--ta") ? [] : [{
		kind: "push",
		remote: remote?.text,
		refspecs: [],
		folder
	}];
	const refspecs = [];
	for (const text of withTags(words.map(({ text: word }) => word))) {
		const refspec = text.replace(/^\+/, "");
		const [from = "", to = from, more] = refspec.split(":");
		const deletes = from === "" && to !== "";
		if ((to === "" || more !== void 0 || /^\^|\*/.test(refspec)) && !deletes) return [unsure(`git push ${text}`, folder)];
		if (!deletes && !/^(?:refs\/)?tags\//.test(to)) refspecs.push(refspec);
	}
	return refspecs.length === 0 ? [] : [{
		kind: "push",
		remote: remote?.text,
		refspecs,
		folder
	}];
};
const ALL = [
	["--all", "--al"],
	["--branches", "--b"],
	["--mirror", "--m"]
];
const isNamed = (option, name, least) => option?.startsWith(least) === true && name.startsWith(option);
/** Whether a flag is on: the last word on it counts. */
const isOn = (args, name, least, short) => {
	const not = (one) => one.replace("--", "--no-");
	const isYes = ({ option }) => short !== void 0 && option === short || isNamed(option, name, least);
	const last = args.findLast((one) => isYes(one) || isNamed(one.option, not(name), not(least)));
	return last !== void 0 && isYes(last);
};
/** `tag NAME` as the one ref that it stands for. */
const withTags = (words) => {
	const refs = [];
	let isName = false;
	for (const word of words) {
		if (isName || word !== "tag") refs.push(isName ? `refs/tags/${word}` : word);
		isName = !isName && word === "tag";
	}
	return refs;
};
/** What a refspec takes to which branch: a name, or undefined for the branch that is checked out. */
const readRefspec = (refspec) => {
	const [from = "", to = from] = refspec.split(":").map((side) => side === "@" ? "HEAD" : side);
	return {
		from,
		to: to === "HEAD" ? void 0 : to.replace(/^(?:refs\/)?heads\//, "")
	};
};

// src/io/hook/around.ts
const exists = (path) => stateOf(path) !== void 0;
/** The working tree around a folder; undefined where there is none, or no such folder. */
const workingTreeAround = (folder) => {
	let at;
	try {
		at = import__builtin_node_fs.realpathSync.native(folder);
	} catch {
		return;
	}
	for (;;) {
		const dotGit = (0, import__builtin_node_path.join)(at, ".git");
		if (exists(dotGit)) return {
			root: at,
			dotGit
		};
		const above = (0, import__builtin_node_path.dirname)(at);
		if (above === at) return void 0;
		at = above;
	}
};
/** The git folder that all working trees of a repository share: what makes two of them one repository. */
const commonFolder = ({ root, dotGit }) => {
	const named = /^gitdir: (.+?)\r?\n?$/.exec(textOf(dotGit) ?? "")?.[1];
	const own = named === void 0 ? dotGit : (0, import__builtin_node_path.resolve)(root, named);
	const shared = textOf((0, import__builtin_node_path.join)(own, "commondir"))?.trim();
	const common = shared === void 0 ? own : (0, import__builtin_node_path.resolve)(own, shared);
	try {
		return import__builtin_node_fs.realpathSync.native(common);
	} catch {
		return common;
	}
};
const textOf = (path) => {
	try {
		return (0, import__builtin_node_fs.readFileSync)(path, "utf8");
	} catch {
		return;
	}
};

// src/io/hook/base-policy.ts
/** A policy of more bytes is none. */
const LARGEST_POLICY = 1048576;
const LARGEST_ANSWER = 16777216;
/** Milliseconds after which git is given up. */
const PATIENCE = 8e3;
const REFS = ["refs/remotes/origin/HEAD", "HEAD"];
/**
* The policy as the object store has it at the base's ref, by one call of git. What is asked are the commit, each folder
* on the way and the file, so that a file that is not there is told from one that could not be read.
*/
const readPolicyText = (tree, question) => {
	const { path, base, env } = question;
	const refs = base === void 0 ? REFS : [base];
	const parts = path.split("/");
	const paths = parts.map((_, index) => parts.slice(0, index).join("/")).concat(path);
	const specs = refs.flatMap((ref) => [ref, ...paths.map((one) => `${ref}:${one}`)]);
	const objects = readObjects(tree, specs, env);
	if (!objects.ok) return objects;
	for (const [index, ref] of refs.entries()) {
		const [commit, ...found] = objects.value.slice(index * (paths.length + 1), (index + 1) * (paths.length + 1));
		if (commit === void 0) continue;
		return policyIn(found, parts, ref, path);
	}
	return base === void 0 ? ok({
		kind: "none",
		why: "there is no commit yet, so there is no policy"
	}) : err(`the base ${base} is not in this clone: \`git fetch\`, or name another with \`recount hook install --base REF\``);
};
const policyIn = (found, parts, ref, path) => {
	for (const [index, part] of parts.entries()) {
		const folder = found[index];
		if (folder?.type !== "tree") return err(`${path} at ${ref} cannot be read: an object of the commit is missing`);
		if (!hasEntry(folder, part)) return ok({
			kind: "none",
			why: `there is no ${path} at ${ref}`
		});
	}
	const file = found[parts.length];
	if (file?.type !== "blob") return err(`${path} at ${ref} cannot be read: its object is missing, or it is no file`);
	if (file.bytes.length > LARGEST_POLICY) return err(`${path} at ${ref} has more than ${LARGEST_POLICY} bytes`);
	const text = utf8Of(file.bytes);
	return text === void 0 ? err(`${path} at ${ref} is not UTF-8`) : ok({
		kind: "text",
		text,
		path,
		ref
	});
};
/** Whether a tree has an entry of this name: each is its mode, a blank, the name, a zero and the raw hash. */
const hasEntry = ({ bytes, id }, name) => {
	for (let at = 0; at < bytes.length;) {
		const zero = bytes.indexOf(0, at);
		if (zero === -1) return false;
		if (bytes.toString("utf8", bytes.indexOf(32, at) + 1, zero) === name) return true;
		at = zero + 1 + id.length / 2;
	}
	return false;
};
/** Asks git for objects, nothing for each that is missing (git-cat-file(1), "BATCH OUTPUT"). */
const readObjects = ({ root, dotGit }, specs, env) => {
	const program = gitProgram(env);
	if (program === void 0) return err("git was not found on PATH");
	const place = [`--git-dir=${dotGit}`, `--work-tree=${root}`];
	const answer = (0, import__builtin_node_child_process.spawnSync)(program, [
		...gitSettings("judged", "none"),
		...place,
		"cat-file",
		"--batch"
	], {
		cwd: root,
		env: gitEnvironment("judged", env),
		input: specs.map((spec) => `${spec}\n`).join(""),
		maxBuffer: LARGEST_ANSWER,
		timeout: PATIENCE,
		killSignal: "SIGKILL",
		windowsHide: true
	});
	if (answer.error !== void 0 || answer.status !== 0) return err(`git cannot read ${dotGit}: ${answer.error?.message ?? answer.stderr.toString().trim()}`);
	const objects = [];
	const { stdout } = answer;
	for (let at = 0; at < stdout.length;) {
		const end = stdout.indexOf(10, at);
		const [, id = "", type = "", size = ""] = /^([0-9a-f]{40,64}) (\w+) (\d+)$/.exec(stdout.toString("utf8", at, end)) ?? [];
		at = end + 1;
		objects.push(id === "" ? void 0 : {
			id,
			type,
			bytes: stdout.subarray(at, at + Number(size))
		});
		if (id !== "") at += Number(size) + 1;
	}
	return objects.length === specs.length ? ok(objects) : err(`git answered ${objects.length} of ${specs.length} questions`);
};
const gitProgram = (env) => {
	const path = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "";
	const file = process.platform === "win32" ? "git.exe" : "git";
	return path.split(import__builtin_node_path.delimiter).filter(import__builtin_node_path.isAbsolute).map((folder) => (0, import__builtin_node_path.join)(folder, file)).find((program) => {
		try {
			if ((0, import__builtin_node_fs.statSync)(program, { throwIfNoEntry: false })?.isFile() !== true) return false;
			(0, import__builtin_node_fs.accessSync)(program, import__builtin_node_fs.constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
};

// src/io/hook/repository.ts
/** A file beyond this is not read to compare a part of it, in bytes. */
const LARGEST_TEXT = 16777216;
/** The repository around a folder, which is given with changes of it; undefined where there is none. */
const openHookRepository = (folders, question, disk = openDisk()) => {
	const tree = workingTreeAround((0, import__builtin_node_path.resolve)(...folders));
	if (tree === void 0) return void 0;
	return {
		policy: () => readPolicyText(tree, question),
		places: (target, cwd) => {
			const places = [];
			const caseless = ignoresCase(tree.root);
			for (const path of readings(target, cwd, question.env["HOME"])) {
				const found = followLinks(disk, path, tree.root, caseless);
				if (!found.ok) return found;
				places.push(placeOf(tree, found.value));
			}
			return ok(places);
		},
		read: readWhole
	};
};
const placeOf = (tree, { path, exists, escaped }) => {
	const inside = isWithin(path, tree.root);
	if (!inside && escaped !== void 0) return {
		kind: "escapes",
		path: pathIn(tree.root, escaped),
		file: path
	};
	const nearest = nearestTree(path);
	const change = exists ? "modified" : "added";
	if (nearest !== void 0 && nearest.root !== tree.root && commonFolder(nearest) === commonFolder(tree)) return {
		kind: "inside",
		path: pathIn(nearest.root, path),
		change,
		file: path
	};
	if (!inside) return {
		kind: "outside",
		file: path
	};
	if (nearest !== void 0 && nearest.root !== tree.root && !isWithin(path, nearest.dotGit)) return {
		kind: "inside",
		path: pathIn(tree.root, nearest.root),
		change: "submodule",
		file: path
	};
	return {
		kind: "inside",
		path: pathIn(tree.root, path),
		change,
		file: path
	};
};
/** The working tree around the nearest folder that exists; what lies in git's own folder is in no other tree. */
const nearestTree = (path) => {
	for (let folder = (0, import__builtin_node_path.dirname)(path);; folder = (0, import__builtin_node_path.dirname)(folder)) {
		const tree = workingTreeAround(folder);
		if (tree !== void 0) return tree;
		if ((0, import__builtin_node_path.dirname)(folder) === folder) return void 0;
	}
};
const pathIn = (root, path) => (0, import__builtin_node_path.relative)(root, path).split(import__builtin_node_path.sep).join("/");
const readWhole = (file) => {
	try {
		const state = (0, import__builtin_node_fs.statSync)(file, { throwIfNoEntry: false });
		if (state === void 0) return ok(void 0);
		if (!state.isFile() || state.size > LARGEST_TEXT) return err(`${file} is no file of at most ${LARGEST_TEXT} bytes`);
		return ok((0, import__builtin_node_fs.readFileSync)(file, "utf8"));
	} catch (cause) {
		return err(`${file} cannot be read: ${messageOf(cause)}`);
	}
};

export { followLinks as a, unsure as i, pushed as n, isWithin as o, readRefspec as r, openDisk as s, openHookRepository as t };