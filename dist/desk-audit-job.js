import { r as __toESM, t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { _ as require__builtin_node_fs, g as plainLines, h as plainLine, y as fault } from "./desk-tell.js";
import { E as string, v as object } from "./desk-schemas2.js";
import { auditHere, n as auditText, t as auditExit } from "./desk-audit.js";
import { _ as BODY } from "./desk-render.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-verbs.js";
import { t as SILENT } from "./desk-verb.js";

// \0builtin:os
var require__builtin_os = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("os");
}));

// node_modules/@actions/core/lib/utils.js
var import__builtin_node_fs = require__builtin_node_fs();
var import__builtin_os = /* @__PURE__ */ __toESM(require__builtin_os(), 1);
/**
* Sanitizes an input into a string so it can be passed into issueCommand safely
* @param input input to sanitize into a string
*/
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
/**
*
* @param annotationProperties
* @returns The command properties to send with the actual annotation command
* See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
*/
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}

// node_modules/@actions/core/lib/command.js
/**
* Issues a command to the GitHub Actions runner
*
* @param command - The command name to issue
* @param properties - Additional properties for the command (key-value pairs)
* @param message - The message to include with the command
* @remarks
* This function outputs a specially formatted string to stdout that the Actions
* runner interprets as a command. These commands can control workflow behavior,
* set outputs, create annotations, mask values, and more.
*
* Command Format:
*   ::name key=value,key=value::message
*
* @example
* ```typescript
* // Issue a warning annotation
* issueCommand('warning', {}, 'This is a warning message');
* // Output: ::warning::This is a warning message
*
* // Set an environment variable
* issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
* // Output: ::set-env name=MY_VAR::some value
*
* // Add a secret mask
* issueCommand('add-mask', {}, 'secretValue123');
* // Output: ::add-mask::secretValue123
* ```
*
* @internal
* This is an internal utility function that powers the public API functions
* such as setSecret, warning, error, and exportVariable.
*/
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + import__builtin_os.EOL);
}
const CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// \0builtin:fs
var require__builtin_fs = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("fs");
}));

// \0builtin:path
var require__builtin_path = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = process.getBuiltinModule("path");
}));

// node_modules/@actions/core/lib/summary.js
var import__builtin_path = /* @__PURE__ */ __toESM(require__builtin_path(), 1);
var import__builtin_fs = /* @__PURE__ */ __toESM(require__builtin_fs(), 1);
var __awaiter$1 = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = import__builtin_fs.promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, import__builtin_fs.constants.R_OK | import__builtin_fs.constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(import__builtin_os.EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const summary = _summary;

// node_modules/@actions/core/lib/core.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
/**
* The code to exit an action
*/
var ExitCode;
(function(ExitCode) {
	/**
	* A code indicating that the action was successful
	*/
	ExitCode[ExitCode["Success"] = 0] = "Success";
	/**
	* A code indicating that the action was a failure
	*/
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
/**
* Gets the value of an input.
* Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
* Returns an empty string if the value is not defined.
*
* @param     name     name of the input to get
* @param     options  optional. See InputOptions.
* @returns   string
*/
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
/**
* Adds an error issue
* @param message error issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Adds a warning issue
* @param message warning issue message. Errors will be converted to string via toString()
* @param properties optional properties to add to the annotation.
*/
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
* Writes info to log with console.log.
* @param message info message
*/
function info(message) {
	process.stdout.write(message + import__builtin_os.EOL);
}

// src/core/render/annotations.ts
/** GitHub cuts a message at 4,096 characters. Both parts are cut, so that the remedy is never what is lost. */
const LONGEST_MESSAGE = 3e3;
const LONGEST_REMEDY = 1e3;
/** The annotation of a finding, a fault or what an audit found. */
const annotationOf = ({ code, message, remedy, place }) => ({
	title: `recount: ${code}`,
	message: `${plainLine(message, LONGEST_MESSAGE)}. To mend it: ${plainLine(remedy, LONGEST_REMEDY)}.`,
	...place === void 0 || place.file === "body" ? {} : place
});

// src/core/render/markdown.ts
const longestRun = (text) => (text.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
/** Lines in a fence that they cannot close. Outside text goes through `plainLines` first. */
const fenced = (lines, info = "text") => {
	const ticks = "`".repeat(Math.max(3, longestRun(lines) + 1));
	return `${ticks}${info}\n${lines}\n${ticks}`;
};

// src/core/render/workflow-commands.ts
/**
* The runner looks for its words by the rules of a language, in which these characters count for nothing: a command
* with one of them inside is a command all the same (.NET, "String comparison", and actions/runner, ActionCommand.cs).
*/
const UNCOUNTED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;
/** `::` where a line begins, for the runner or for anybody: white space of any kind before it is none. */
const NEWER = /^([\s\p{Z}\u0085]*):(?=:)/gmu;
const OLDER = /##\[/g;
/**
* Outside text as it may stand in a log: no command of the runner is left in it. `::name::` is honoured at the start of a
* line, `##[name]` anywhere in it; each is broken by a blank, which counts in every language.
*/
const withoutCommands = (text) => text.replace(UNCOUNTED, "").replace(NEWER, "$1: ").replace(OLDER, "## [");

// src/io/actions/publish.ts
/** Writes one line of ours into the job's log; what it quotes may be hostile. */
const say = (line) => {
	info(withoutCommands(line));
};
/** Shows annotations as errors of the step. */
const annotate = (annotations) => {
	for (const { title, message, file, line, column } of annotations) error(message, {
		title,
		...file === void 0 ? {} : { file },
		...line === void 0 ? {} : { startLine: line },
		...column === void 0 ? {} : { startColumn: column }
	});
};
/** Writes the job's summary. A display that fails is told in the log and changes nothing else. */
const summarize = async (markdown) => {
	try {
		await summary.addRaw(markdown).write({ overwrite: true });
	} catch (cause) {
		warning(`The summary could not be written (${String(cause)}). The verdict stands.`);
	}
};

// src/entries/environment.ts
/** The environment as it is now. */
const readEnvironment = () => Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));

// src/entries/action/audit-job.ts
const pushSchema = object({
	ref: string(),
	before: string(),
	after: string(),
	repository: object({
		full_name: string(),
		default_branch: string()
	})
});
/** The job `audit` of the action: the verb of the command line, over the commits of a push to the default branch. */
const auditPush = async () => {
	const env = readEnvironment();
	const push = readPush(env["GITHUB_EVENT_NAME"], env["GITHUB_EVENT_PATH"] ?? "");
	if (!push.ok) return give(push.error);
	const { before, after, repository } = push.value;
	const [workflow, policy] = [getInput("workflow"), getInput("policy")];
	const found = await auditHere({
		options: {
			repo: repository.full_name,
			since: before,
			until: after,
			...workflow === "" ? {} : { workflow },
			...policy === "" ? {} : { policy }
		},
		operands: [],
		json: false,
		cwd: process.cwd(),
		env: {
			...env,
			GH_TOKEN: getInput("github-token")
		},
		terminal: SILENT
	});
	return found.ok ? show(found.value) : give(found.error);
};
const show = async (audit) => {
	const text = plainLines(auditText(audit));
	for (const line of text.split("\n")) say(line);
	annotate(audit.drifts.slice(0, 10).map(({ code, pull, commit, evidence, remedy }) => annotationOf({
		code,
		message: `${pull === void 0 ? commit : `#${pull}`}: ${evidence}`,
		remedy
	})));
	await summarize(`## Recount: audit\n\n${fenced(text)}\n`);
	return auditExit(audit);
};
const give = (why) => {
	annotate([annotationOf(why)]);
	return 2;
};
const readPush = (name, path) => {
	const wanted = { remedy: "start the job `audit` on `push` to the default branch (docs/workflows/audit.yml)" };
	if (name !== "push") return err(fault("event-unsupported", `expected a push, found ${name ?? "no event"}`, wanted));
	const push = pushSchema.safeParse(JSON.parse((0, import__builtin_node_fs.readFileSync)(path, "utf8")));
	if (!push.success) return err(fault("event-unsupported", "a payload that is no push", wanted));
	const { ref, repository } = push.data;
	return ref === `refs/heads/${repository.default_branch}` ? ok(push.data) : err(fault("event-unsupported", `expected a push to ${repository.default_branch}, found ${ref}`, wanted));
};

export { auditPush };