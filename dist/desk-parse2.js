import { E as SEE_REPORT, _ as require__builtin_node_fs, a as messageOf, f as jsonDocument, h as plainLine, o as openGit, r as tellFaults, v as FORMAT_NAMES, y as fault } from "./desk-tell.js";
import { t as counted } from "./desk-amount.js";
import { openReport } from "./desk-read.js";
import { n as ok, t as err } from "./desk-result.js";
import { n as openSum } from "./desk-sum.js";
import { r as textOption } from "./desk-verb.js";

// src/entries/cli/parse.ts
var import__builtin_node_fs = require__builtin_node_fs();
const CHUNK = 262144;
/** `recount parse FILE...`: what report files hold, each and together. */
const parse = async (call) => {
	const format = formatOf(textOption(call, "format"));
	if (!format.ok) return tellFaults(call, [format.error]);
	const git = await openGit({
		dir: call.cwd,
		env: call.env,
		profile: "desk"
	});
	const root = git.ok ? git.value.root : call.cwd;
	const all = openSum();
	const files = [];
	const merged = call.operands.length > 1 ? all : void 0;
	for (const path of call.operands) files.push(parseFile(path, format.value, root, merged));
	const [only] = files;
	const isWhole = files.every(({ result }) => result.ok);
	const together = isWhole ? merged === void 0 && only?.result.ok === true ? only.result.value : all.sum() : void 0;
	call.terminal.out(call.json ? jsonDocument(toJson(files, together)) : toText(files, together));
	return isWhole ? 0 : 2;
};
const formatOf = (name) => {
	if (name === void 0 || name === "auto") return ok("auto");
	const known = FORMAT_NAMES.find((one) => one === name);
	return known === void 0 ? err(fault("usage", `--format: expected one of ${FORMAT_NAMES.join(", ")}, found ${name}`)) : ok(known);
};
const parseFile = (path, format, root, all) => {
	const notes = [];
	const own = openSum();
	const report = openReport(format, { root }, {
		test: own.add,
		note: ({ message }) => notes.push(message)
	});
	const refused = readInto(path, report);
	const found = {
		path,
		format: report.format(),
		notes
	};
	if (refused !== void 0) return {
		...found,
		result: err(refused)
	};
	all?.merge(own.parts());
	return {
		...found,
		result: ok(own.sum())
	};
};
/** Nothing else is to be done meanwhile, and to wait for a piece takes longer than to read it. */
const readInto = (path, report) => {
	try {
		if (!(0, import__builtin_node_fs.statSync)(path).isFile()) return fault("report-kind", `${path} is not a regular file`);
		const file = (0, import__builtin_node_fs.openSync)(path, "r");
		try {
			const piece = Buffer.allocUnsafe(CHUNK);
			for (let read = (0, import__builtin_node_fs.readSync)(file, piece); read > 0; read = (0, import__builtin_node_fs.readSync)(file, piece)) {
				const refused = report.write(piece.subarray(0, read));
				if (refused !== void 0) return refused;
			}
		} finally {
			(0, import__builtin_node_fs.closeSync)(file);
		}
	} catch (cause) {
		return fault("file-unreadable", `${path}: ${messageOf(cause)}`, { cause });
	}
	return report.end();
};
const toldCounts = ({ counts: { total, passed, failed, skipped } }) => ({
	total,
	passed,
	failed,
	skipped
});
/** The remedy of most refused reports is to call this verb, and of others a key of the policy, which is an option here. */
const mends = ({ code, remedy }) => {
	if (code === "format-unknown") return "name a known one: `--format NAME`; docs/reports.md lists them";
	return remedy === "look at the file with `recount parse FILE`, and correct the command or the reporter that writes it" ? "correct the command or the reporter that writes it" : remedy;
};
const toJson = (files, together) => ({
	files: files.map(({ path, format, notes, result }) => {
		const found = {
			path,
			format: format ?? null
		};
		if (!result.ok) {
			const { code, message } = result.error;
			return {
				...found,
				error: {
					code,
					message,
					remedy: mends(result.error)
				}
			};
		}
		return {
			...found,
			tests: toldCounts(result.value),
			digest: result.value.digest,
			notes
		};
	}),
	...together === void 0 ? {} : {
		tests: toldCounts(together),
		digest: together.digest
	}
});
const sentence = ({ counts, digest }) => `${counted(counts.total, "test")}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n  ${digest}\n`;
const toText = (files, together) => {
	const lines = files.map(({ path, format, notes, result }) => {
		const shown = plainLine(path, 500);
		if (!result.ok) return `${shown}: ${result.error.code}: ${plainLine(result.error.message, 500)}\n  to mend it: ${mends(result.error)}\n`;
		return `${shown} (${format ?? "no format"}): ${sentence(result.value)}${notes.map((note) => `  ${plainLine(note, 500)}\n`).join("")}`;
	});
	return together === void 0 || files.length === 1 ? lines.join("") : `${lines.join("")}together: ${sentence(together)}`;
};

export { parse };