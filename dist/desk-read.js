import { t as __commonJSMin } from "./desk-rolldown-runtime.js";
import { v as FORMAT_NAMES, y as fault } from "./desk-tell.js";
import { C as unknown$1, S as union, b as string, c as boolean, d as int, g as object, h as number, i as _enum, p as literal, s as array, u as discriminatedUnion } from "./desk-schemas.js";
import { n as ok, t as err } from "./desk-result.js";
import { _ as openNaming, g as joined, h as TOO_LONG, m as MAX_GROUP, p as JOINT, v as owned } from "./desk-sum.js";

// src/core/report/decode.ts
/** As much as an XML declaration may take; the encoding is settled from this. */
const HEAD$1 = 1024;
const MAGIC = [
	["gzip", [31, 139]],
	["zip", [
		80,
		75,
		3,
		4
	]],
	["zip", [
		80,
		75,
		5,
		6
	]],
	["zstd", [
		40,
		181,
		47,
		253
	]],
	["xz", [
		253,
		55,
		122,
		88,
		90,
		0
	]],
	["bzip2", [
		66,
		90,
		104
	]]
];
/** Byte order marks, and what `<?` looks like without one (XML 1.0, appendix F). The longest come first. */
const SIGNATURES = [
	["utf-32", [
		0,
		0,
		254,
		255
	]],
	["utf-32", [
		255,
		254,
		0,
		0
	]],
	["utf-8", [
		239,
		187,
		191
	]],
	["utf-16be", [254, 255]],
	["utf-16le", [255, 254]],
	["utf-16be", [
		0,
		60,
		0,
		63
	]],
	["utf-16le", [
		60,
		0,
		63,
		0
	]]
];
const match = (head, table) => table.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
const declared = (head) => /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/.exec(Buffer.from(head).toString("latin1"))?.[1];
const badEncoding = (message) => fault("report-encoding", message);
const makeDecoder = (label) => {
	try {
		return ok(new TextDecoder(label, { fatal: true }));
	} catch {
		return err(badEncoding(`expected an encoding that is known, found "${label}"`));
	}
};
/** The encoding of a report that begins with `head`: its byte order mark, else its XML declaration, else UTF-8. */
const chooseDecoder = (head) => {
	const archive = match(head, MAGIC);
	if (archive !== void 0) return err(fault("report-kind", `expected a plain text report, found ${archive} data`));
	const signature = match(head, SIGNATURES);
	if (signature !== void 0) return makeDecoder(signature);
	const name = declared(head);
	if (name !== void 0 && /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(name)) return err(badEncoding(`the XML declaration says ${name}, but the bytes are not`));
	return makeDecoder(name ?? "utf-8");
};
const decodeWith = (decoder, bytes, stream) => {
	try {
		return ok(decoder.decode(bytes, { stream }));
	} catch {
		return err(badEncoding(`expected ${decoder.encoding} text, found bytes that are not`));
	}
};
/** A decoder for one report. It refuses archives, and bytes that are not text in the encoding they claim. */
const openDecoder = () => {
	let decoder;
	let head = /* @__PURE__ */ new Uint8Array(0);
	const settle = (stream) => {
		const chosen = chooseDecoder(head);
		if (!chosen.ok) return chosen;
		decoder = chosen.value;
		return decodeWith(decoder, head, stream);
	};
	return {
		write: (bytes) => {
			if (decoder !== void 0) return decodeWith(decoder, bytes, true);
			head = Buffer.concat([head, bytes]);
			return head.length < HEAD$1 ? ok("") : settle(true);
		},
		end: () => decoder === void 0 ? settle(false) : decodeWith(decoder, /* @__PURE__ */ new Uint8Array(0), false)
	};
};

// src/core/report/cause.ts
/** The types by which assertions fail, in the words of their libraries. */
const ASSERTION_TYPE = /Assert|Expectation|ComparisonFailure|MultipleFailures|TestFailed|NotEqual|^(?:fail|failure|test failed)$|^(?:CHECK|REQUIRE)(?:_|$)/i;
/** The packages whose exceptions are all of that kind; of any other the name says nothing. */
const CHECKING = /Xunit\.Sdk|Shouldly/;
const PACKAGE = /^(?:[\w$]+[.\\])+/;
/** Where no type tells, how messages of assertions begin. */
const ASSERTION_TEXT = /^(?:Error: )?(?:expect\(|Timed out \d+ms waiting for expect\(|(?:XCT)?assert|expected\b|expectation failed\b|DID NOT RAISE|Failed: (?!Timeout)|Value of: |XCTFail|(?:CHECK|REQUIRE)(?:_[A-Z_]+)?\(|(?:note: )?test did not panic)/i;
/** What is said where a name, a module or a fixture is not there, or the source cannot be read. */
const LOOKUP = new RegExp([
	"\\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|SyntaxError|IndentationError|NoClassDefFoundError|ClassNotFoundException|NoSuch(?:Method|Field)Error|NoMethodError|LoadError|UndefinedFunctionError|ERR_MODULE_NOT_FOUND)\\b",
	"\\b(?:TypeLoad|MissingMethod|MissingField|BadImageFormat)Exception\\b|Could not load (?:file or assembly|type)",
	"Cannot find (?:module|package)|Failed to (?:resolve|load|parse)|does not provide an export",
	"is not a (?:function|constructor)|is not defined|has no attribute",
	"fixture '[^']*' not found|undefined (?:method|local variable|function|constant)|Call to undefined",
	"Can't locate (?:object method|\\S+ in @INC)|No keyword with name '|Variable '[^']*' not found"
].join("|"));
/** A name of an exception that tells something; a bare `Error` is thrown by everybody. */
const NAMED = /[A-Za-z](?:Error|Exception)$/;
const PREFIX = /^([\w.$\\]+(?:Error|Exception|Failure|Failed))\b/;
/**
* How runners say that something was thrown that is no assertion: GoogleTest, QUnit, and AVA, which calls it one by its
* type.
*/
const THROWN$1 = /^(?:Died on test #\d|(?:Unknown )?C\+\+ exception |SEH exception |Error thrown in test$|Rejected promise returned by test$)/;
/** What runners put before the words that tell: MSTest, and those of C and Swift that begin with the place. */
const BEFORE = /^(?:Test method \S+ threw exception:\s*|\S+\.\w+:\d+: (?:error: )?)/;
/** A line that says nothing: a place alone, as GoogleTest has it first, and Jest's heading. */
const PLACE = /^(?:\S+\.\w+:\d+|unknown file|\u25cf Test suite failed to run)$/;
const TERMINAL = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const LONGEST = 200;
/** So much of a message is looked at for its first line. */
const LOOKED_AT = 2e3;
/** The first lines of a message that say something: the place that it may begin with is none. */
const headOf = (message) => {
	const [first = "", second] = message.slice(0, LOOKED_AT).replace(TERMINAL, "").split("\n").map((line) => line.trim()).filter((line) => line !== "");
	if (second === void 0) return first;
	return PLACE.test(first) ? second : first.endsWith("threw exception:") ? `${first} ${second}` : first;
};
const kindOf = (type, head, stated) => {
	const said = head.replace(BEFORE, "");
	const named = type === "" || /^(?:Error|Exception)$/.test(type) ? PREFIX.exec(said)?.[1] ?? "" : type;
	if (stated === "outside") return "error";
	if (THROWN$1.test(said)) return LOOKUP.test(said) ? "error" : "unknown";
	if (CHECKING.test(named) || ASSERTION_TYPE.test(named.replace(PACKAGE, ""))) return "assertion";
	if (stated === "assertion" && !NAMED.test(named)) return "assertion";
	if (stated === "error" || LOOKUP.test(`${named} ${said}`)) return "error";
	return !NAMED.test(named) && ASSERTION_TEXT.test(said) ? "assertion" : "unknown";
};
const textOf = (value) => typeof value === "string" ? value : "";
/**
* Why a test failed, by what its report says. An exception that is no assertion and no lookup of what is not there is of
* an unknown cause, unless the format itself sets it apart: it may have come from the code that is tested.
*/
const causeOf = ({ type, message, stated }) => {
	const head = headOf(textOf(message));
	const kind = kindOf(textOf(type), head, stated);
	return head === "" ? { kind } : {
		kind,
		said: Buffer.from(head.slice(0, LONGEST)).toString()
	};
};
/** The cause as a part of a test. It is looked for where the test has failed, and nowhere else. */
const withCause = (outcome, why) => {
	const complaint = outcome === "failed" ? why?.() : void 0;
	return complaint === void 0 ? {} : { cause: () => causeOf(complaint) };
};

// src/core/report/totals.ts
/** The totals of one report. */
const openTotals = (sink) => {
	const synthetic = /* @__PURE__ */ new Map();
	const unshown = /* @__PURE__ */ new Set();
	let retried = 0;
	let saysNone = false;
	let hasSome = false;
	let first = "";
	let disagreements = 0;
	return {
		compare: (where, what, declared, found) => {
			if (Number.isNaN(declared) || found.includes(declared)) return;
			disagreements += 1;
			if (first === "") first = `${where} declares ${declared} ${what}, its rows are ${found[0]}`;
		},
		synthetic: (what) => {
			synthetic.set(what, (synthetic.get(what) ?? 0) + 1);
		},
		retried: () => {
			retried += 1;
		},
		unshown: (message) => {
			unshown.add(message);
		},
		none: () => {
			saysNone = true;
		},
		some: () => {
			hasSome = true;
		},
		end: () => {
			if (disagreements > 0) {
				const more = disagreements > 1 ? `, and ${disagreements - 1} more like it` : "";
				sink.note({
					kind: "declared",
					message: `${first}${more}; the rows are counted`
				});
			}
			for (const [what, count] of synthetic) sink.note({
				kind: "synthetic",
				message: `${count} failed added for ${what}`
			});
			if (retried > 0) sink.note({
				kind: "retried",
				message: `${retried} retried; each is counted once, by its last attempt`
			});
			for (const message of unshown) sink.note({
				kind: "declared",
				message
			});
			if (saysNone && !hasSome) sink.note({
				kind: "none",
				message: "it says that it has no test"
			});
		}
	};
};

// src/core/report/emitter.ts
/** The emitter of one report. Its totals end with the report. */
const openEmitter = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const row = (group, name, outcome, why) => sink.test({
		group: naming.group(group),
		name: naming.name(name),
		outcome,
		...withCause(outcome, why)
	});
	return {
		row,
		synthetic: (group, name, what, message) => {
			totals.synthetic(what);
			row(group, name, "failed", () => ({
				message,
				stated: "outside"
			}));
		},
		totals
	};
};

// node_modules/xmlchars/xml/1.0/ed5.js
var require_ed5 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 5th edition of XML 1.0.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "	\n\r -\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= SPACE && c <= 55295 || c === NL || c === CR || c === TAB || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xml/1.1/ed2.js
var require_ed2 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character classes and associated utilities for the 2nd edition of XML 1.1.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CHAR = "-\ud7ff\ue000-\ufffd\ud800\udc00-\udbff\udfff";
	exports.RESTRICTED_CHAR = "-\b\v\f--\u0084\u0086-\u009f";
	exports.S = " 	\r\n";
	exports.NAME_START_CHAR = ":A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NAME_CHAR = "-" + exports.NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.CHAR_RE = new RegExp("^[" + exports.CHAR + "]$", "u");
	exports.RESTRICTED_CHAR_RE = new RegExp("^[" + exports.RESTRICTED_CHAR + "]$", "u");
	exports.S_RE = new RegExp("^[" + exports.S + "]+$", "u");
	exports.NAME_START_CHAR_RE = new RegExp("^[" + exports.NAME_START_CHAR + "]$", "u");
	exports.NAME_CHAR_RE = new RegExp("^[" + exports.NAME_CHAR + "]$", "u");
	exports.NAME_RE = new RegExp("^[" + exports.NAME_START_CHAR + "][" + exports.NAME_CHAR + "]*$", "u");
	exports.NMTOKEN_RE = new RegExp("^[" + exports.NAME_CHAR + "]+$", "u");
	var TAB = 9;
	var NL = 10;
	var CR = 13;
	var SPACE = 32;
	/** All characters in the ``S`` production. */
	exports.S_LIST = [
		SPACE,
		NL,
		CR,
		TAB
	];
	/**
	* Determines whether a codepoint matches the ``CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR``.
	*/
	function isChar(c) {
		return c >= 1 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isChar = isChar;
	/**
	* Determines whether a codepoint matches the ``RESTRICTED_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``RESTRICTED_CHAR``.
	*/
	function isRestrictedChar(c) {
		return c >= 1 && c <= 8 || c === 11 || c === 12 || c >= 14 && c <= 31 || c >= 127 && c <= 132 || c >= 134 && c <= 159;
	}
	exports.isRestrictedChar = isRestrictedChar;
	/**
	* Determines whether a codepoint matches the ``CHAR`` production and does not
	* match the ``RESTRICTED_CHAR`` production. ``isCharAndNotRestricted(x)`` is
	* equivalent to ``isChar(x) && !isRestrictedChar(x)``. This function is faster
	* than running the two-call equivalent.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``CHAR`` and does not match
	* ``RESTRICTED_CHAR``.
	*/
	function isCharAndNotRestricted(c) {
		return c === 9 || c === 10 || c === 13 || c > 31 && c < 127 || c === 133 || c > 159 && c <= 55295 || c >= 57344 && c <= 65533 || c >= 65536 && c <= 1114111;
	}
	exports.isCharAndNotRestricted = isCharAndNotRestricted;
	/**
	* Determines whether a codepoint matches the ``S`` (space) production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``S``.
	*/
	function isS(c) {
		return c === SPACE || c === NL || c === CR || c === TAB;
	}
	exports.isS = isS;
	/**
	* Determines whether a codepoint matches the ``NAME_START_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_START_CHAR``.
	*/
	function isNameStartChar(c) {
		return c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 58 || c === 95 || c === 8204 || c === 8205 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNameStartChar = isNameStartChar;
	/**
	* Determines whether a codepoint matches the ``NAME_CHAR`` production.
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches ``NAME_CHAR``.
	*/
	function isNameChar(c) {
		return isNameStartChar(c) || c >= 48 && c <= 57 || c === 45 || c === 46 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNameChar = isNameChar;
}));

// node_modules/xmlchars/xmlns/1.0/ed3.js
var require_ed3 = /* @__PURE__ */ __commonJSMin(((exports) => {
	/**
	* Character class utilities for XML NS 1.0 edition 3.
	*
	* @author Louis-Dominique Dubeau
	* @license MIT
	* @copyright Louis-Dominique Dubeau
	*/
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NC_NAME_START_CHAR = "A-Z_a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\ud800\udc00-\udb7f\udfff";
	exports.NC_NAME_CHAR = "-" + exports.NC_NAME_START_CHAR + ".0-9\u00b7\u0300-\u036f\u203f-\u2040";
	exports.NC_NAME_START_CHAR_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "]$", "u");
	exports.NC_NAME_CHAR_RE = new RegExp("^[" + exports.NC_NAME_CHAR + "]$", "u");
	exports.NC_NAME_RE = new RegExp("^[" + exports.NC_NAME_START_CHAR + "][" + exports.NC_NAME_CHAR + "]*$", "u");
	/**
	* Determines whether a codepoint matches [[NC_NAME_START_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameStartChar(c) {
		return c >= 65 && c <= 90 || c === 95 || c >= 97 && c <= 122 || c >= 192 && c <= 214 || c >= 216 && c <= 246 || c >= 248 && c <= 767 || c >= 880 && c <= 893 || c >= 895 && c <= 8191 || c >= 8204 && c <= 8205 || c >= 8304 && c <= 8591 || c >= 11264 && c <= 12271 || c >= 12289 && c <= 55295 || c >= 63744 && c <= 64975 || c >= 65008 && c <= 65533 || c >= 65536 && c <= 983039;
	}
	exports.isNCNameStartChar = isNCNameStartChar;
	/**
	* Determines whether a codepoint matches [[NC_NAME_CHAR]].
	*
	* @param c The code point.
	*
	* @returns ``true`` if the codepoint matches.
	*/
	function isNCNameChar(c) {
		return isNCNameStartChar(c) || c === 45 || c === 46 || c >= 48 && c <= 57 || c === 183 || c >= 768 && c <= 879 || c >= 8255 && c <= 8256;
	}
	exports.isNCNameChar = isNCNameChar;
}));

// node_modules/saxes/saxes.js
var require_saxes = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SaxesParser = exports.EVENTS = void 0;
	const ed5 = require_ed5();
	const ed2 = require_ed2();
	const NSed3 = require_ed3();
	var isS = ed5.isS;
	var isChar10 = ed5.isChar;
	var isNameStartChar = ed5.isNameStartChar;
	var isNameChar = ed5.isNameChar;
	var S_LIST = ed5.S_LIST;
	var NAME_RE = ed5.NAME_RE;
	var isChar11 = ed2.isChar;
	var isNCNameStartChar = NSed3.isNCNameStartChar;
	var isNCNameChar = NSed3.isNCNameChar;
	var NC_NAME_RE = NSed3.NC_NAME_RE;
	const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
	const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";
	const rootNS = {
		__proto__: null,
		xml: XML_NAMESPACE,
		xmlns: XMLNS_NAMESPACE
	};
	const XML_ENTITIES = {
		__proto__: null,
		amp: "&",
		gt: ">",
		lt: "<",
		quot: "\"",
		apos: "'"
	};
	const EOC = -1;
	const NL_LIKE = -2;
	const S_BEGIN = 0;
	const S_BEGIN_WHITESPACE = 1;
	const S_DOCTYPE = 2;
	const S_DOCTYPE_QUOTE = 3;
	const S_DTD = 4;
	const S_DTD_QUOTED = 5;
	const S_DTD_OPEN_WAKA = 6;
	const S_DTD_OPEN_WAKA_BANG = 7;
	const S_DTD_COMMENT = 8;
	const S_DTD_COMMENT_ENDING = 9;
	const S_DTD_COMMENT_ENDED = 10;
	const S_DTD_PI = 11;
	const S_DTD_PI_ENDING = 12;
	const S_TEXT = 13;
	const S_ENTITY = 14;
	const S_OPEN_WAKA = 15;
	const S_OPEN_WAKA_BANG = 16;
	const S_COMMENT = 17;
	const S_COMMENT_ENDING = 18;
	const S_COMMENT_ENDED = 19;
	const S_CDATA = 20;
	const S_CDATA_ENDING = 21;
	const S_CDATA_ENDING_2 = 22;
	const S_PI_FIRST_CHAR = 23;
	const S_PI_REST = 24;
	const S_PI_BODY = 25;
	const S_PI_ENDING = 26;
	const S_XML_DECL_NAME_START = 27;
	const S_XML_DECL_NAME = 28;
	const S_XML_DECL_EQ = 29;
	const S_XML_DECL_VALUE_START = 30;
	const S_XML_DECL_VALUE = 31;
	const S_XML_DECL_SEPARATOR = 32;
	const S_XML_DECL_ENDING = 33;
	const S_OPEN_TAG = 34;
	const S_OPEN_TAG_SLASH = 35;
	const S_ATTRIB = 36;
	const S_ATTRIB_NAME = 37;
	const S_ATTRIB_NAME_SAW_WHITE = 38;
	const S_ATTRIB_VALUE = 39;
	const S_ATTRIB_VALUE_QUOTED = 40;
	const S_ATTRIB_VALUE_CLOSED = 41;
	const S_ATTRIB_VALUE_UNQUOTED = 42;
	const S_CLOSE_TAG = 43;
	const S_CLOSE_TAG_SAW_WHITE = 44;
	const TAB = 9;
	const NL = 10;
	const CR = 13;
	const SPACE = 32;
	const BANG = 33;
	const DQUOTE = 34;
	const AMP = 38;
	const SQUOTE = 39;
	const MINUS = 45;
	const FORWARD_SLASH = 47;
	const SEMICOLON = 59;
	const LESS = 60;
	const EQUAL = 61;
	const GREATER = 62;
	const QUESTION = 63;
	const OPEN_BRACKET = 91;
	const CLOSE_BRACKET = 93;
	const NEL = 133;
	const LS = 8232;
	const isQuote = (c) => c === DQUOTE || c === SQUOTE;
	const QUOTES = [DQUOTE, SQUOTE];
	const DOCTYPE_TERMINATOR = [
		...QUOTES,
		OPEN_BRACKET,
		GREATER
	];
	const DTD_TERMINATOR = [
		...QUOTES,
		LESS,
		CLOSE_BRACKET
	];
	const XML_DECL_NAME_TERMINATOR = [
		EQUAL,
		QUESTION,
		...S_LIST
	];
	const ATTRIB_VALUE_UNQUOTED_TERMINATOR = [
		...S_LIST,
		GREATER,
		AMP,
		LESS
	];
	function nsPairCheck(parser, prefix, uri) {
		switch (prefix) {
			case "xml":
				if (uri !== XML_NAMESPACE) parser.fail(`xml prefix must be bound to ${XML_NAMESPACE}.`);
				break;
			case "xmlns": if (uri !== XMLNS_NAMESPACE) parser.fail(`xmlns prefix must be bound to ${XMLNS_NAMESPACE}.`);
		}
		switch (uri) {
			case XMLNS_NAMESPACE:
				parser.fail(prefix === "" ? `the default namespace may not be set to ${uri}.` : `may not assign a prefix (even "xmlns") to the URI \
${XMLNS_NAMESPACE}.`);
				break;
			case XML_NAMESPACE: switch (prefix) {
				case "xml": break;
				case "":
					parser.fail(`the default namespace may not be set to ${uri}.`);
					break;
				default: parser.fail("may not assign the xml namespace to another prefix.");
			}
		}
	}
	function nsMappingCheck(parser, mapping) {
		for (const local of Object.keys(mapping)) nsPairCheck(parser, local, mapping[local]);
	}
	const isNCName = (name) => NC_NAME_RE.test(name);
	const isName = (name) => NAME_RE.test(name);
	const FORBIDDEN_START = 0;
	const FORBIDDEN_BRACKET = 1;
	const FORBIDDEN_BRACKET_BRACKET = 2;
	/**
	* The list of supported events.
	*/
	exports.EVENTS = [
		"xmldecl",
		"text",
		"processinginstruction",
		"doctype",
		"comment",
		"opentagstart",
		"attribute",
		"opentag",
		"closetag",
		"cdata",
		"error",
		"end",
		"ready"
	];
	const EVENT_NAME_TO_HANDLER_NAME = {
		xmldecl: "xmldeclHandler",
		text: "textHandler",
		processinginstruction: "piHandler",
		doctype: "doctypeHandler",
		comment: "commentHandler",
		opentagstart: "openTagStartHandler",
		attribute: "attributeHandler",
		opentag: "openTagHandler",
		closetag: "closeTagHandler",
		cdata: "cdataHandler",
		error: "errorHandler",
		end: "endHandler",
		ready: "readyHandler"
	};
	var SaxesParser = class {
		/**
		* @param opt The parser options.
		*/
		constructor(opt) {
			this.opt = opt !== null && opt !== void 0 ? opt : {};
			this.fragmentOpt = !!this.opt.fragment;
			const xmlnsOpt = this.xmlnsOpt = !!this.opt.xmlns;
			this.trackPosition = this.opt.position !== false;
			this.fileName = this.opt.fileName;
			if (xmlnsOpt) {
				this.nameStartCheck = isNCNameStartChar;
				this.nameCheck = isNCNameChar;
				this.isName = isNCName;
				this.processAttribs = this.processAttribsNS;
				this.pushAttrib = this.pushAttribNS;
				this.ns = Object.assign({ __proto__: null }, rootNS);
				const additional = this.opt.additionalNamespaces;
				if (additional != null) {
					nsMappingCheck(this, additional);
					Object.assign(this.ns, additional);
				}
			} else {
				this.nameStartCheck = isNameStartChar;
				this.nameCheck = isNameChar;
				this.isName = isName;
				this.processAttribs = this.processAttribsPlain;
				this.pushAttrib = this.pushAttribPlain;
			}
			this.stateTable = [
				this.sBegin,
				this.sBeginWhitespace,
				this.sDoctype,
				this.sDoctypeQuote,
				this.sDTD,
				this.sDTDQuoted,
				this.sDTDOpenWaka,
				this.sDTDOpenWakaBang,
				this.sDTDComment,
				this.sDTDCommentEnding,
				this.sDTDCommentEnded,
				this.sDTDPI,
				this.sDTDPIEnding,
				this.sText,
				this.sEntity,
				this.sOpenWaka,
				this.sOpenWakaBang,
				this.sComment,
				this.sCommentEnding,
				this.sCommentEnded,
				this.sCData,
				this.sCDataEnding,
				this.sCDataEnding2,
				this.sPIFirstChar,
				this.sPIRest,
				this.sPIBody,
				this.sPIEnding,
				this.sXMLDeclNameStart,
				this.sXMLDeclName,
				this.sXMLDeclEq,
				this.sXMLDeclValueStart,
				this.sXMLDeclValue,
				this.sXMLDeclSeparator,
				this.sXMLDeclEnding,
				this.sOpenTag,
				this.sOpenTagSlash,
				this.sAttrib,
				this.sAttribName,
				this.sAttribNameSawWhite,
				this.sAttribValue,
				this.sAttribValueQuoted,
				this.sAttribValueClosed,
				this.sAttribValueUnquoted,
				this.sCloseTag,
				this.sCloseTagSawWhite
			];
			this._init();
		}
		/**
		* Indicates whether or not the parser is closed. If ``true``, wait for
		* the ``ready`` event to write again.
		*/
		get closed() {
			return this._closed;
		}
		_init() {
			var _a;
			this.openWakaBang = "";
			this.text = "";
			this.name = "";
			this.piTarget = "";
			this.entity = "";
			this.q = null;
			this.tags = [];
			this.tag = null;
			this.topNS = null;
			this.chunk = "";
			this.chunkPosition = 0;
			this.i = 0;
			this.prevI = 0;
			this.carriedFromPrevious = void 0;
			this.forbiddenState = FORBIDDEN_START;
			this.attribList = [];
			const { fragmentOpt } = this;
			this.state = fragmentOpt ? S_TEXT : S_BEGIN;
			this.reportedTextBeforeRoot = this.reportedTextAfterRoot = this.closedRoot = this.sawRoot = fragmentOpt;
			this.xmlDeclPossible = !fragmentOpt;
			this.xmlDeclExpects = ["version"];
			this.entityReturnState = void 0;
			let { defaultXMLVersion } = this.opt;
			if (defaultXMLVersion === void 0) {
				if (this.opt.forceXMLVersion === true) throw new Error("forceXMLVersion set but defaultXMLVersion is not set");
				defaultXMLVersion = "1.0";
			}
			this.setXMLVersion(defaultXMLVersion);
			this.positionAtNewLine = 0;
			this.doctype = false;
			this._closed = false;
			this.xmlDecl = {
				version: void 0,
				encoding: void 0,
				standalone: void 0
			};
			this.line = 1;
			this.column = 0;
			this.ENTITIES = Object.create(XML_ENTITIES);
			(_a = this.readyHandler) === null || _a === void 0 || _a.call(this);
		}
		/**
		* The stream position the parser is currently looking at. This field is
		* zero-based.
		*
		* This field is not based on counting Unicode characters but is to be
		* interpreted as a plain index into a JavaScript string.
		*/
		get position() {
			return this.chunkPosition + this.i;
		}
		/**
		* The column number of the next character to be read by the parser.  *
		* This field is zero-based. (The first column in a line is 0.)
		*
		* This field reports the index at which the next character would be in the
		* line if the line were represented as a JavaScript string.  Note that this
		* *can* be different to a count based on the number of *Unicode characters*
		* due to how JavaScript handles astral plane characters.
		*
		* See [[column]] for a number that corresponds to a count of Unicode
		* characters.
		*/
		get columnIndex() {
			return this.position - this.positionAtNewLine;
		}
		/**
		* Set an event listener on an event. The parser supports one handler per
		* event type. If you try to set an event handler over an existing handler,
		* the old handler is silently overwritten.
		*
		* @param name The event to listen to.
		*
		* @param handler The handler to set.
		*/
		on(name, handler) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = handler;
		}
		/**
		* Unset an event handler.
		*
		* @parma name The event to stop listening to.
		*/
		off(name) {
			this[EVENT_NAME_TO_HANDLER_NAME[name]] = void 0;
		}
		/**
		* Make an error object. The error object will have a message that contains
		* the ``fileName`` option passed at the creation of the parser. If position
		* tracking was turned on, it will also have line and column number
		* information.
		*
		* @param message The message describing the error to report.
		*
		* @returns An error object with a properly formatted message.
		*/
		makeError(message) {
			var _a;
			let msg = (_a = this.fileName) !== null && _a !== void 0 ? _a : "";
			if (this.trackPosition) {
				if (msg.length > 0) msg += ":";
				msg += `${this.line}:${this.column}`;
			}
			if (msg.length > 0) msg += ": ";
			return new Error(msg + message);
		}
		/**
		* Report a parsing error. This method is made public so that client code may
		* check for issues that are outside the scope of this project and can report
		* errors.
		*
		* @param message The error to report.
		*
		* @returns this
		*/
		fail(message) {
			const err = this.makeError(message);
			const handler = this.errorHandler;
			if (handler === void 0) throw err;
			else handler(err);
			return this;
		}
		/**
		* Write a XML data to the parser.
		*
		* @param chunk The XML data to write.
		*
		* @returns this
		*/
		write(chunk) {
			if (this.closed) return this.fail("cannot write after close; assign an onready handler.");
			let end = false;
			if (chunk === null) {
				end = true;
				chunk = "";
			} else if (typeof chunk === "object") chunk = chunk.toString();
			if (this.carriedFromPrevious !== void 0) {
				chunk = `${this.carriedFromPrevious}${chunk}`;
				this.carriedFromPrevious = void 0;
			}
			let limit = chunk.length;
			const lastCode = chunk.charCodeAt(limit - 1);
			if (!end && (lastCode === CR || lastCode >= 55296 && lastCode <= 56319)) {
				this.carriedFromPrevious = chunk[limit - 1];
				limit--;
				chunk = chunk.slice(0, limit);
			}
			const { stateTable } = this;
			this.chunk = chunk;
			this.i = 0;
			while (this.i < limit) stateTable[this.state].call(this);
			this.chunkPosition += limit;
			return end ? this.end() : this;
		}
		/**
		* Close the current stream. Perform final well-formedness checks and reset
		* the parser tstate.
		*
		* @returns this
		*/
		close() {
			return this.write(null);
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.0.
		*
		* @returns The character read.
		*/
		getCode10() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code >= SPACE || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR:
						if (chunk.charCodeAt(i + 1) === NL) this.i = i + 2;
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Get a single code point out of the current chunk. This updates the current
		* position if we do position tracking.
		*
		* This is the algorithm to use for XML 1.1.
		*
		* @returns {number} The character read.
		*/
		getCode11() {
			const { chunk, i } = this;
			this.prevI = i;
			this.i = i + 1;
			if (i >= chunk.length) return EOC;
			const code = chunk.charCodeAt(i);
			this.column++;
			if (code < 55296) {
				if (code > 31 && code < 127 || code > 159 && code !== LS || code === TAB) return code;
				switch (code) {
					case NL:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL;
					case CR: {
						const next = chunk.charCodeAt(i + 1);
						if (next === NL || next === NEL) this.i = i + 2;
					}
					case NEL:
					case LS:
						this.line++;
						this.column = 0;
						this.positionAtNewLine = this.position;
						return NL_LIKE;
					default:
						this.fail("disallowed character.");
						return code;
				}
			}
			if (code > 56319) {
				if (!(code >= 57344 && code <= 65533)) this.fail("disallowed character.");
				return code;
			}
			const final = 65536 + (code - 55296) * 1024 + (chunk.charCodeAt(i + 1) - 56320);
			this.i = i + 2;
			if (final > 1114111) this.fail("disallowed character.");
			return final;
		}
		/**
		* Like ``getCode`` but with the return value normalized so that ``NL`` is
		* returned for ``NL_LIKE``.
		*/
		getCodeNorm() {
			const c = this.getCode();
			return c === NL_LIKE ? NL : c;
		}
		unget() {
			this.i = this.prevI;
			this.column--;
		}
		/**
		* Capture characters into a buffer until encountering one of a set of
		* characters.
		*
		* @param chars An array of codepoints. Encountering a character in the array
		* ends the capture. (``chars`` may safely contain ``NL``.)
		*
		* @return The character code that made the capture end, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureTo(chars) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				const c = this.getCode();
				const isNLLike = c === NL_LIKE;
				const final = isNLLike ? NL : c;
				if (final === EOC || chars.includes(final)) {
					this.text += chunk.slice(start, this.prevI);
					return final;
				}
				if (isNLLike) {
					this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
				}
			}
		}
		/**
		* Capture characters into a buffer until encountering a character.
		*
		* @param char The codepoint that ends the capture. **NOTE ``char`` MAY NOT
		* CONTAIN ``NL``.** Passing ``NL`` will result in buggy behavior.
		*
		* @return ``true`` if we ran into the character. Otherwise, we ran into the
		* end of the current chunk.
		*/
		captureToChar(char) {
			let { i: start } = this;
			const { chunk } = this;
			while (true) {
				let c = this.getCode();
				switch (c) {
					case NL_LIKE:
						this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						c = NL;
						break;
					case EOC:
						this.text += chunk.slice(start);
						return false;
				}
				if (c === char) {
					this.text += chunk.slice(start, this.prevI);
					return true;
				}
			}
		}
		/**
		* Capture characters that satisfy ``isNameChar`` into the ``name`` field of
		* this parser.
		*
		* @return The character code that made the test fail, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		captureNameChars() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCode();
				if (c === EOC) {
					this.name += chunk.slice(start);
					return EOC;
				}
				if (!isNameChar(c)) {
					this.name += chunk.slice(start, this.prevI);
					return c === NL_LIKE ? NL : c;
				}
			}
		}
		/**
		* Skip white spaces.
		*
		* @return The character that ended the skip, or ``EOC`` if we hit
		* the end of the chunk. The return value cannot be NL_LIKE: NL is returned
		* instead.
		*/
		skipSpaces() {
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC || !isS(c)) return c;
			}
		}
		setXMLVersion(version) {
			this.currentXMLVersion = version;
			if (version === "1.0") {
				this.isChar = isChar10;
				this.getCode = this.getCode10;
			} else {
				this.isChar = isChar11;
				this.getCode = this.getCode11;
			}
		}
		sBegin() {
			if (this.chunk.charCodeAt(0) === 65279) {
				this.i++;
				this.column++;
			}
			this.state = S_BEGIN_WHITESPACE;
		}
		sBeginWhitespace() {
			const iBefore = this.i;
			const c = this.skipSpaces();
			if (this.prevI !== iBefore) this.xmlDeclPossible = false;
			switch (c) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (this.text.length !== 0) throw new Error("no-empty text at start");
					break;
				case EOC: break;
				default:
					this.unget();
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sDoctype() {
			var _a;
			const c = this.captureTo(DOCTYPE_TERMINATOR);
			switch (c) {
				case GREATER:
					(_a = this.doctypeHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					this.doctype = true;
					break;
				case EOC: break;
				default:
					this.text += String.fromCodePoint(c);
					if (c === OPEN_BRACKET) this.state = S_DTD;
					else if (isQuote(c)) {
						this.state = S_DOCTYPE_QUOTE;
						this.q = c;
					}
			}
		}
		sDoctypeQuote() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.q = null;
				this.state = S_DOCTYPE;
			}
		}
		sDTD() {
			const c = this.captureTo(DTD_TERMINATOR);
			if (c === EOC) return;
			this.text += String.fromCodePoint(c);
			if (c === CLOSE_BRACKET) this.state = S_DOCTYPE;
			else if (c === LESS) this.state = S_DTD_OPEN_WAKA;
			else if (isQuote(c)) {
				this.state = S_DTD_QUOTED;
				this.q = c;
			}
		}
		sDTDQuoted() {
			const q = this.q;
			if (this.captureToChar(q)) {
				this.text += String.fromCodePoint(q);
				this.state = S_DTD;
				this.q = null;
			}
		}
		sDTDOpenWaka() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			switch (c) {
				case BANG:
					this.state = S_DTD_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					break;
				case QUESTION:
					this.state = S_DTD_PI;
					break;
				default: this.state = S_DTD;
			}
		}
		sDTDOpenWakaBang() {
			const char = String.fromCodePoint(this.getCodeNorm());
			const owb = this.openWakaBang += char;
			this.text += char;
			if (owb !== "-") {
				this.state = owb === "--" ? S_DTD_COMMENT : S_DTD;
				this.openWakaBang = "";
			}
		}
		sDTDComment() {
			if (this.captureToChar(MINUS)) {
				this.text += "-";
				this.state = S_DTD_COMMENT_ENDING;
			}
		}
		sDTDCommentEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			this.state = c === MINUS ? S_DTD_COMMENT_ENDED : S_DTD_COMMENT;
		}
		sDTDCommentEnded() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
			else {
				this.fail("malformed comment.");
				this.state = S_DTD_COMMENT;
			}
		}
		sDTDPI() {
			if (this.captureToChar(QUESTION)) {
				this.text += "?";
				this.state = S_DTD_PI_ENDING;
			}
		}
		sDTDPIEnding() {
			const c = this.getCodeNorm();
			this.text += String.fromCodePoint(c);
			if (c === GREATER) this.state = S_DTD;
		}
		sText() {
			if (this.tags.length !== 0) this.handleTextInRoot();
			else this.handleTextOutsideRoot();
		}
		sEntity() {
			let { i: start } = this;
			const { chunk } = this;
			loop: while (true) switch (this.getCode()) {
				case NL_LIKE:
					this.entity += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					break;
				case SEMICOLON: {
					const { entityReturnState } = this;
					const entity = this.entity + chunk.slice(start, this.prevI);
					this.state = entityReturnState;
					let parsed;
					if (entity === "") {
						this.fail("empty entity name.");
						parsed = "&;";
					} else {
						parsed = this.parseEntity(entity);
						this.entity = "";
					}
					if (entityReturnState !== S_TEXT || this.textHandler !== void 0) this.text += parsed;
					break loop;
				}
				case EOC:
					this.entity += chunk.slice(start);
					break loop;
			}
		}
		sOpenWaka() {
			const c = this.getCode();
			if (isNameStartChar(c)) {
				this.state = S_OPEN_TAG;
				this.unget();
				this.xmlDeclPossible = false;
			} else switch (c) {
				case FORWARD_SLASH:
					this.state = S_CLOSE_TAG;
					this.xmlDeclPossible = false;
					break;
				case BANG:
					this.state = S_OPEN_WAKA_BANG;
					this.openWakaBang = "";
					this.xmlDeclPossible = false;
					break;
				case QUESTION:
					this.state = S_PI_FIRST_CHAR;
					break;
				default:
					this.fail("disallowed character in tag name");
					this.state = S_TEXT;
					this.xmlDeclPossible = false;
			}
		}
		sOpenWakaBang() {
			this.openWakaBang += String.fromCodePoint(this.getCodeNorm());
			switch (this.openWakaBang) {
				case "[CDATA[":
					if (!this.sawRoot && !this.reportedTextBeforeRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextBeforeRoot = true;
					}
					if (this.closedRoot && !this.reportedTextAfterRoot) {
						this.fail("text data outside of root node.");
						this.reportedTextAfterRoot = true;
					}
					this.state = S_CDATA;
					this.openWakaBang = "";
					break;
				case "--":
					this.state = S_COMMENT;
					this.openWakaBang = "";
					break;
				case "DOCTYPE":
					this.state = S_DOCTYPE;
					if (this.doctype || this.sawRoot) this.fail("inappropriately located doctype declaration.");
					this.openWakaBang = "";
					break;
				default: if (this.openWakaBang.length >= 7) this.fail("incorrect syntax.");
			}
		}
		sComment() {
			if (this.captureToChar(MINUS)) this.state = S_COMMENT_ENDING;
		}
		sCommentEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === MINUS) {
				this.state = S_COMMENT_ENDED;
				(_a = this.commentHandler) === null || _a === void 0 || _a.call(this, this.text);
				this.text = "";
			} else {
				this.text += `-${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			}
		}
		sCommentEnded() {
			const c = this.getCodeNorm();
			if (c !== GREATER) {
				this.fail("malformed comment.");
				this.text += `--${String.fromCodePoint(c)}`;
				this.state = S_COMMENT;
			} else this.state = S_TEXT;
		}
		sCData() {
			if (this.captureToChar(CLOSE_BRACKET)) this.state = S_CDATA_ENDING;
		}
		sCDataEnding() {
			const c = this.getCodeNorm();
			if (c === CLOSE_BRACKET) this.state = S_CDATA_ENDING_2;
			else {
				this.text += `]${String.fromCodePoint(c)}`;
				this.state = S_CDATA;
			}
		}
		sCDataEnding2() {
			var _a;
			const c = this.getCodeNorm();
			switch (c) {
				case GREATER:
					(_a = this.cdataHandler) === null || _a === void 0 || _a.call(this, this.text);
					this.text = "";
					this.state = S_TEXT;
					break;
				case CLOSE_BRACKET:
					this.text += "]";
					break;
				default:
					this.text += `]]${String.fromCodePoint(c)}`;
					this.state = S_CDATA;
			}
		}
		sPIFirstChar() {
			const c = this.getCodeNorm();
			if (this.nameStartCheck(c)) {
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			} else if (c === QUESTION || isS(c)) {
				this.fail("processing instruction without a target.");
				this.state = c === QUESTION ? S_PI_ENDING : S_PI_BODY;
			} else {
				this.fail("disallowed character in processing instruction name.");
				this.piTarget += String.fromCodePoint(c);
				this.state = S_PI_REST;
			}
		}
		sPIRest() {
			const { chunk, i: start } = this;
			while (true) {
				const c = this.getCodeNorm();
				if (c === EOC) {
					this.piTarget += chunk.slice(start);
					return;
				}
				if (!this.nameCheck(c)) {
					this.piTarget += chunk.slice(start, this.prevI);
					const isQuestion = c === QUESTION;
					if (isQuestion || isS(c)) {
						if (this.piTarget === "xml") {
							if (!this.xmlDeclPossible) this.fail("an XML declaration must be at the start of the document.");
							this.state = isQuestion ? S_XML_DECL_ENDING : S_XML_DECL_NAME_START;
						} else this.state = isQuestion ? S_PI_ENDING : S_PI_BODY;
					} else {
						this.fail("disallowed character in processing instruction name.");
						this.piTarget += String.fromCodePoint(c);
					}
					break;
				}
			}
		}
		sPIBody() {
			if (this.text.length === 0) {
				const c = this.getCodeNorm();
				if (c === QUESTION) this.state = S_PI_ENDING;
				else if (!isS(c)) this.text = String.fromCodePoint(c);
			} else if (this.captureToChar(QUESTION)) this.state = S_PI_ENDING;
		}
		sPIEnding() {
			var _a;
			const c = this.getCodeNorm();
			if (c === GREATER) {
				const { piTarget } = this;
				if (piTarget.toLowerCase() === "xml") this.fail("the XML declaration must appear at the start of the document.");
				(_a = this.piHandler) === null || _a === void 0 || _a.call(this, {
					target: piTarget,
					body: this.text
				});
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else if (c === QUESTION) this.text += "?";
			else {
				this.text += `?${String.fromCodePoint(c)}`;
				this.state = S_PI_BODY;
			}
			this.xmlDeclPossible = false;
		}
		sXMLDeclNameStart() {
			const c = this.skipSpaces();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (c !== EOC) {
				this.state = S_XML_DECL_NAME;
				this.name = String.fromCodePoint(c);
			}
		}
		sXMLDeclName() {
			const c = this.captureTo(XML_DECL_NAME_TERMINATOR);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.name += this.text;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (!(isS(c) || c === EQUAL)) return;
			this.name += this.text;
			this.text = "";
			if (!this.xmlDeclExpects.includes(this.name)) switch (this.name.length) {
				case 0:
					this.fail("did not expect any more name/value pairs.");
					break;
				case 1:
					this.fail(`expected the name ${this.xmlDeclExpects[0]}.`);
					break;
				default: this.fail(`expected one of ${this.xmlDeclExpects.join(", ")}`);
			}
			this.state = c === EQUAL ? S_XML_DECL_VALUE_START : S_XML_DECL_EQ;
		}
		sXMLDeclEq() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (c !== EQUAL) this.fail("value required.");
			this.state = S_XML_DECL_VALUE_START;
		}
		sXMLDeclValueStart() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (isS(c)) return;
			if (!isQuote(c)) {
				this.fail("value must be quoted.");
				this.q = SPACE;
			} else this.q = c;
			this.state = S_XML_DECL_VALUE;
		}
		sXMLDeclValue() {
			const c = this.captureTo([this.q, QUESTION]);
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				this.text = "";
				this.fail("XML declaration is incomplete.");
				return;
			}
			if (c === EOC) return;
			const value = this.text;
			this.text = "";
			switch (this.name) {
				case "version": {
					this.xmlDeclExpects = ["encoding", "standalone"];
					const version = value;
					this.xmlDecl.version = version;
					if (!/^1\.[0-9]+$/.test(version)) this.fail("version number must match /^1\\.[0-9]+$/.");
					else if (!this.opt.forceXMLVersion) this.setXMLVersion(version);
					break;
				}
				case "encoding":
					if (!/^[A-Za-z][A-Za-z0-9._-]*$/.test(value)) this.fail("encoding value must match /^[A-Za-z0-9][A-Za-z0-9._-]*$/.");
					this.xmlDeclExpects = ["standalone"];
					this.xmlDecl.encoding = value;
					break;
				case "standalone":
					if (value !== "yes" && value !== "no") this.fail("standalone value must match \"yes\" or \"no\".");
					this.xmlDeclExpects = [];
					this.xmlDecl.standalone = value;
			}
			this.name = "";
			this.state = S_XML_DECL_SEPARATOR;
		}
		sXMLDeclSeparator() {
			const c = this.getCodeNorm();
			if (c === QUESTION) {
				this.state = S_XML_DECL_ENDING;
				return;
			}
			if (!isS(c)) {
				this.fail("whitespace required.");
				this.unget();
			}
			this.state = S_XML_DECL_NAME_START;
		}
		sXMLDeclEnding() {
			var _a;
			if (this.getCodeNorm() === GREATER) {
				if (this.piTarget !== "xml") this.fail("processing instructions are not allowed before root.");
				else if (this.name !== "version" && this.xmlDeclExpects.includes("version")) this.fail("XML declaration must contain a version.");
				(_a = this.xmldeclHandler) === null || _a === void 0 || _a.call(this, this.xmlDecl);
				this.name = "";
				this.piTarget = this.text = "";
				this.state = S_TEXT;
			} else this.fail("The character ? is disallowed anywhere in XML declarations.");
			this.xmlDeclPossible = false;
		}
		sOpenTag() {
			var _a;
			const c = this.captureNameChars();
			if (c === EOC) return;
			const tag = this.tag = {
				name: this.name,
				attributes: Object.create(null)
			};
			this.name = "";
			if (this.xmlnsOpt) this.topNS = tag.ns = Object.create(null);
			(_a = this.openTagStartHandler) === null || _a === void 0 || _a.call(this, tag);
			this.sawRoot = true;
			if (!this.fragmentOpt && this.closedRoot) this.fail("documents may contain only one root.");
			switch (c) {
				case GREATER:
					this.openTag();
					break;
				case FORWARD_SLASH:
					this.state = S_OPEN_TAG_SLASH;
					break;
				default:
					if (!isS(c)) this.fail("disallowed character in tag name.");
					this.state = S_ATTRIB;
			}
		}
		sOpenTagSlash() {
			if (this.getCode() === GREATER) this.openSelfClosingTag();
			else {
				this.fail("forward-slash in opening tag not followed by >.");
				this.state = S_ATTRIB;
			}
		}
		sAttrib() {
			const c = this.skipSpaces();
			if (c === EOC) return;
			if (isNameStartChar(c)) {
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else this.fail("disallowed character in attribute name.");
		}
		sAttribName() {
			const c = this.captureNameChars();
			if (c === EQUAL) this.state = S_ATTRIB_VALUE;
			else if (isS(c)) this.state = S_ATTRIB_NAME_SAW_WHITE;
			else if (c === GREATER) {
				this.fail("attribute without value.");
				this.pushAttrib(this.name, this.name);
				this.name = this.text = "";
				this.openTag();
			} else if (c !== EOC) this.fail("disallowed character in attribute name.");
		}
		sAttribNameSawWhite() {
			const c = this.skipSpaces();
			switch (c) {
				case EOC: return;
				case EQUAL:
					this.state = S_ATTRIB_VALUE;
					break;
				default:
					this.fail("attribute without value.");
					this.text = "";
					this.name = "";
					if (c === GREATER) this.openTag();
					else if (isNameStartChar(c)) {
						this.unget();
						this.state = S_ATTRIB_NAME;
					} else {
						this.fail("disallowed character in attribute name.");
						this.state = S_ATTRIB;
					}
			}
		}
		sAttribValue() {
			const c = this.getCodeNorm();
			if (isQuote(c)) {
				this.q = c;
				this.state = S_ATTRIB_VALUE_QUOTED;
			} else if (!isS(c)) {
				this.fail("unquoted attribute value.");
				this.state = S_ATTRIB_VALUE_UNQUOTED;
				this.unget();
			}
		}
		sAttribValueQuoted() {
			const { q, chunk } = this;
			let { i: start } = this;
			while (true) switch (this.getCode()) {
				case q:
					this.pushAttrib(this.name, this.text + chunk.slice(start, this.prevI));
					this.name = this.text = "";
					this.q = null;
					this.state = S_ATTRIB_VALUE_CLOSED;
					return;
				case AMP:
					this.text += chunk.slice(start, this.prevI);
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_QUOTED;
					return;
				case NL:
				case NL_LIKE:
				case TAB:
					this.text += `${chunk.slice(start, this.prevI)} `;
					start = this.i;
					break;
				case LESS:
					this.text += chunk.slice(start, this.prevI);
					this.fail("disallowed character.");
					return;
				case EOC:
					this.text += chunk.slice(start);
					return;
			}
		}
		sAttribValueClosed() {
			const c = this.getCodeNorm();
			if (isS(c)) this.state = S_ATTRIB;
			else if (c === GREATER) this.openTag();
			else if (c === FORWARD_SLASH) this.state = S_OPEN_TAG_SLASH;
			else if (isNameStartChar(c)) {
				this.fail("no whitespace between attributes.");
				this.unget();
				this.state = S_ATTRIB_NAME;
			} else this.fail("disallowed character in attribute name.");
		}
		sAttribValueUnquoted() {
			const c = this.captureTo(ATTRIB_VALUE_UNQUOTED_TERMINATOR);
			switch (c) {
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_ATTRIB_VALUE_UNQUOTED;
					break;
				case LESS:
					this.fail("disallowed character.");
					break;
				case EOC: break;
				default:
					if (this.text.includes("]]>")) this.fail("the string \"]]>\" is disallowed in char data.");
					this.pushAttrib(this.name, this.text);
					this.name = this.text = "";
					if (c === GREATER) this.openTag();
					else this.state = S_ATTRIB;
			}
		}
		sCloseTag() {
			const c = this.captureNameChars();
			if (c === GREATER) this.closeTag();
			else if (isS(c)) this.state = S_CLOSE_TAG_SAW_WHITE;
			else if (c !== EOC) this.fail("disallowed character in closing tag.");
		}
		sCloseTagSawWhite() {
			switch (this.skipSpaces()) {
				case GREATER:
					this.closeTag();
					break;
				case EOC: break;
				default: this.fail("disallowed character in closing tag.");
			}
		}
		handleTextInRoot() {
			let { i: start, forbiddenState } = this;
			const { chunk, textHandler: handler } = this;
			scanLoop: while (true) switch (this.getCode()) {
				case LESS:
					this.state = S_OPEN_WAKA;
					if (handler !== void 0) {
						const { text } = this;
						const slice = chunk.slice(start, this.prevI);
						if (text.length !== 0) {
							handler(text + slice);
							this.text = "";
						} else if (slice.length !== 0) handler(slice);
					}
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case AMP:
					this.state = S_ENTITY;
					this.entityReturnState = S_TEXT;
					if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
					forbiddenState = FORBIDDEN_START;
					break scanLoop;
				case CLOSE_BRACKET:
					switch (forbiddenState) {
						case FORBIDDEN_START:
							forbiddenState = FORBIDDEN_BRACKET;
							break;
						case FORBIDDEN_BRACKET:
							forbiddenState = FORBIDDEN_BRACKET_BRACKET;
							break;
						case FORBIDDEN_BRACKET_BRACKET: break;
						default: throw new Error("impossible state");
					}
					break;
				case GREATER:
					if (forbiddenState === FORBIDDEN_BRACKET_BRACKET) this.fail("the string \"]]>\" is disallowed in char data.");
					forbiddenState = FORBIDDEN_START;
					break;
				case NL_LIKE:
					if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
					start = this.i;
					forbiddenState = FORBIDDEN_START;
					break;
				case EOC:
					if (handler !== void 0) this.text += chunk.slice(start);
					break scanLoop;
				default: forbiddenState = FORBIDDEN_START;
			}
			this.forbiddenState = forbiddenState;
		}
		handleTextOutsideRoot() {
			let { i: start } = this;
			const { chunk, textHandler: handler } = this;
			let nonSpace = false;
			outRootLoop: while (true) {
				const code = this.getCode();
				switch (code) {
					case LESS:
						this.state = S_OPEN_WAKA;
						if (handler !== void 0) {
							const { text } = this;
							const slice = chunk.slice(start, this.prevI);
							if (text.length !== 0) {
								handler(text + slice);
								this.text = "";
							} else if (slice.length !== 0) handler(slice);
						}
						break outRootLoop;
					case AMP:
						this.state = S_ENTITY;
						this.entityReturnState = S_TEXT;
						if (handler !== void 0) this.text += chunk.slice(start, this.prevI);
						nonSpace = true;
						break outRootLoop;
					case NL_LIKE:
						if (handler !== void 0) this.text += `${chunk.slice(start, this.prevI)}\n`;
						start = this.i;
						break;
					case EOC:
						if (handler !== void 0) this.text += chunk.slice(start);
						break outRootLoop;
					default: if (!isS(code)) nonSpace = true;
				}
			}
			if (!nonSpace) return;
			if (!this.sawRoot && !this.reportedTextBeforeRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextBeforeRoot = true;
			}
			if (this.closedRoot && !this.reportedTextAfterRoot) {
				this.fail("text data outside of root node.");
				this.reportedTextAfterRoot = true;
			}
		}
		pushAttribNS(name, value) {
			var _a;
			const { prefix, local } = this.qname(name);
			const attr = {
				name,
				prefix,
				local,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
			if (prefix === "xmlns") {
				const trimmed = value.trim();
				if (this.currentXMLVersion === "1.0" && trimmed === "") this.fail("invalid attempt to undefine prefix in XML 1.0");
				this.topNS[local] = trimmed;
				nsPairCheck(this, local, trimmed);
			} else if (name === "xmlns") {
				const trimmed = value.trim();
				this.topNS[""] = trimmed;
				nsPairCheck(this, "", trimmed);
			}
		}
		pushAttribPlain(name, value) {
			var _a;
			const attr = {
				name,
				value
			};
			this.attribList.push(attr);
			(_a = this.attributeHandler) === null || _a === void 0 || _a.call(this, attr);
		}
		/**
		* End parsing. This performs final well-formedness checks and resets the
		* parser to a clean state.
		*
		* @returns this
		*/
		end() {
			var _a, _b;
			if (!this.sawRoot) this.fail("document must contain a root element.");
			const { tags } = this;
			while (tags.length > 0) {
				const tag = tags.pop();
				this.fail(`unclosed tag: ${tag.name}`);
			}
			if (this.state !== S_BEGIN && this.state !== S_TEXT) this.fail("unexpected end.");
			const { text } = this;
			if (text.length !== 0) {
				(_a = this.textHandler) === null || _a === void 0 || _a.call(this, text);
				this.text = "";
			}
			this._closed = true;
			(_b = this.endHandler) === null || _b === void 0 || _b.call(this);
			this._init();
			return this;
		}
		/**
		* Resolve a namespace prefix.
		*
		* @param prefix The prefix to resolve.
		*
		* @returns The namespace URI or ``undefined`` if the prefix is not defined.
		*/
		resolve(prefix) {
			var _a, _b;
			let uri = this.topNS[prefix];
			if (uri !== void 0) return uri;
			const { tags } = this;
			for (let index = tags.length - 1; index >= 0; index--) {
				uri = tags[index].ns[prefix];
				if (uri !== void 0) return uri;
			}
			uri = this.ns[prefix];
			if (uri !== void 0) return uri;
			return (_b = (_a = this.opt).resolvePrefix) === null || _b === void 0 ? void 0 : _b.call(_a, prefix);
		}
		/**
		* Parse a qname into its prefix and local name parts.
		*
		* @param name The name to parse
		*
		* @returns
		*/
		qname(name) {
			const colon = name.indexOf(":");
			if (colon === -1) return {
				prefix: "",
				local: name
			};
			const local = name.slice(colon + 1);
			const prefix = name.slice(0, colon);
			if (prefix === "" || local === "" || local.includes(":")) this.fail(`malformed name: ${name}.`);
			return {
				prefix,
				local
			};
		}
		processAttribsNS() {
			var _a;
			const { attribList } = this;
			const tag = this.tag;
			{
				const { prefix, local } = this.qname(tag.name);
				tag.prefix = prefix;
				tag.local = local;
				const uri = tag.uri = (_a = this.resolve(prefix)) !== null && _a !== void 0 ? _a : "";
				if (prefix !== "") {
					if (prefix === "xmlns") this.fail("tags may not have \"xmlns\" as prefix.");
					if (uri === "") {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						tag.uri = prefix;
					}
				}
			}
			if (attribList.length === 0) return;
			const { attributes } = tag;
			const seen = /* @__PURE__ */ new Set();
			for (const attr of attribList) {
				const { name, prefix, local } = attr;
				let uri;
				let eqname;
				if (prefix === "") {
					uri = name === "xmlns" ? XMLNS_NAMESPACE : "";
					eqname = name;
				} else {
					uri = this.resolve(prefix);
					if (uri === void 0) {
						this.fail(`unbound namespace prefix: ${JSON.stringify(prefix)}.`);
						uri = prefix;
					}
					eqname = `{${uri}}${local}`;
				}
				if (seen.has(eqname)) this.fail(`duplicate attribute: ${eqname}.`);
				seen.add(eqname);
				attr.uri = uri;
				attributes[name] = attr;
			}
			this.attribList = [];
		}
		processAttribsPlain() {
			const { attribList } = this;
			const attributes = this.tag.attributes;
			for (const { name, value } of attribList) {
				if (attributes[name] !== void 0) this.fail(`duplicate attribute: ${name}.`);
				attributes[name] = value;
			}
			this.attribList = [];
		}
		/**
		* Handle a complete open tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onopentag``.
		*/
		openTag() {
			var _a;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = false;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			tags.push(tag);
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete self-closing tag. This parser code calls this once it has
		* seen the whole tag. This method checks for well-formeness and then emits
		* ``onopentag`` and ``onclosetag``.
		*/
		openSelfClosingTag() {
			var _a, _b, _c;
			this.processAttribs();
			const { tags } = this;
			const tag = this.tag;
			tag.isSelfClosing = true;
			(_a = this.openTagHandler) === null || _a === void 0 || _a.call(this, tag);
			(_b = this.closeTagHandler) === null || _b === void 0 || _b.call(this, tag);
			if ((this.tag = (_c = tags[tags.length - 1]) !== null && _c !== void 0 ? _c : null) === null) this.closedRoot = true;
			this.state = S_TEXT;
			this.name = "";
		}
		/**
		* Handle a complete close tag. This parser code calls this once it has seen
		* the whole tag. This method checks for well-formeness and then emits
		* ``onclosetag``.
		*/
		closeTag() {
			const { tags, name } = this;
			this.state = S_TEXT;
			this.name = "";
			if (name === "") {
				this.fail("weird empty close tag.");
				this.text += "</>";
				return;
			}
			const handler = this.closeTagHandler;
			let l = tags.length;
			while (l-- > 0) {
				const tag = this.tag = tags.pop();
				this.topNS = tag.ns;
				handler === null || handler === void 0 || handler(tag);
				if (tag.name === name) break;
				this.fail("unexpected close tag.");
			}
			if (l === 0) this.closedRoot = true;
			else if (l < 0) {
				this.fail(`unmatched closing tag: ${name}.`);
				this.text += `</${name}>`;
			}
		}
		/**
		* Resolves an entity. Makes any necessary well-formedness checks.
		*
		* @param entity The entity to resolve.
		*
		* @returns The parsed entity.
		*/
		parseEntity(entity) {
			if (entity[0] !== "#") {
				const defined = this.ENTITIES[entity];
				if (defined !== void 0) return defined;
				this.fail(this.isName(entity) ? "undefined entity." : "disallowed character in entity name.");
				return `&${entity};`;
			}
			let num = NaN;
			if (entity[1] === "x" && /^#x[0-9a-f]+$/i.test(entity)) num = parseInt(entity.slice(2), 16);
			else if (/^#[0-9]+$/.test(entity)) num = parseInt(entity.slice(1), 10);
			if (!this.isChar(num)) {
				this.fail("malformed character entity.");
				return `&${entity};`;
			}
			return String.fromCodePoint(num);
		}
	};
	exports.SaxesParser = SaxesParser;
}));

// src/core/report/sections.ts
var import_saxes = require_saxes();
const ENDS$2 = {
	comment: "-->",
	instruction: "?>",
	cdata: "]]>"
};
const STARTS = {
	"<!--": "comment",
	"<?": "instruction",
	"<![CDATA[": "cdata"
};
const START = /<(?:!--|\?|!\[CDATA\[)/g;
/** One less than the longest of these has: what of a text may be the beginning of one. */
const CARRIED = 8;
/** The sections of what follows a tag. */
const openSections = () => {
	let inside;
	let length = 0;
	let carried = "";
	return {
		write: (piece) => {
			const text = carried + piece;
			let at = 0;
			length += piece.length;
			for (;;) if (inside === void 0) {
				START.lastIndex = at;
				const found = START.exec(text);
				if (found === null) break;
				inside = STARTS[found[0]];
				at = START.lastIndex;
				length = text.length - at;
			} else {
				const end = text.indexOf(ENDS$2[inside], at);
				if (end === -1) break;
				at = end + ENDS$2[inside].length;
				inside = void 0;
			}
			carried = text.slice(Math.max(at, text.length - CARRIED));
		},
		inside: () => inside,
		length: () => length,
		restart: () => {
			length = 0;
			carried = "";
		}
	};
};

// src/core/report/xml.ts
/** Deeper nesting than any runner's, and shallow enough for a stack of frames. */
const MAX_DEPTH = 32768;
/** The longest tag, in UTF-16 code units: a name, its attributes and their values. */
const MAX_TAG = 4194304;
/** The longest piece without a tag in it, such as one CDATA section; where text is not asked for, the longest comment. */
const MAX_PIECE = 67108864;
const PIECE$1 = 65536;
/** A reference to a character by its number, at the end of a text, and the longest that is repaired. */
const REFERENCE = /&#(?:[0-9]+|x[0-9a-fA-F]+);$/;
const MOST_OF_REFERENCE = 32;
/**
* Faults of form that real runners write and that change no structure: a character that has no place there, such as a
* raw escape (node:test, web-test-runner; not NUL, which is no text), a raw `]]>` in text (node:test), and a reference
* to a character that XML does not allow (bats).
*/
const repairOf = (message, shown) => {
	switch (message) {
		case "disallowed character.": return shown.endsWith("\0") ? void 0 : "characters that XML does not allow there";
		case "the string \"]]>\" is disallowed in char data.": return "`]]>` in text";
		case "malformed character entity.": return REFERENCE.test(shown) ? "references to characters that XML does not allow" : void 0;
		default: return;
	}
};
const local = (name) => name.slice(name.indexOf(":") + 1);
const dtd = (doctype, allowed) => {
	const name = /^\s*([^\s[>]+)/.exec(doctype)?.[1];
	if (!doctype.includes("[") && name !== void 0 && name === allowed) return void 0;
	return fault("report-dtd", `expected a report without a document type, found <!DOCTYPE${doctype.slice(0, 60)}>`);
};
/**
* A strict streaming reader of XML. It accepts what XML 1.0 and 1.1 accept, without document types, and the three
* repairs above, each with a note. Entities are never declared, so none is expanded.
*
* @param doctype the one document type that the format's own runner writes (external, without a subset), if any
*/
const openXml = (events, sink, doctype) => {
	const parser = new import_saxes.SaxesParser({
		position: false,
		xmlns: false
	});
	const repairs = /* @__PURE__ */ new Set();
	let refused;
	let depth = 0;
	let started = 0;
	let held = "";
	let chunk = "";
	/** The end of what was shown before the chunk. */
	let before = "";
	let lastTag = 0;
	let limit = MAX_PIECE;
	let ending = false;
	let sections = openSections();
	const refuse = (reason) => {
		refused ??= reason;
	};
	const place = () => `line ${parser.line}, column ${parser.column}`;
	parser.on("error", ({ message }) => {
		const at = parser.position - started;
		const shown = `${before}${chunk.slice(Math.max(0, at - MOST_OF_REFERENCE), at)}`;
		const repair = repairOf(message, shown.slice(-32));
		if (repair !== void 0) {
			repairs.add(repair);
			return;
		}
		const reason = message.replace(/\.$/, "");
		refuse(ending ? fault("report-truncated", `the XML ends before its end at ${place()}: ${reason}`) : fault("report-malformed", `the XML is not well-formed at ${place()}: ${reason}`));
	});
	parser.on("doctype", (text) => refuse(dtd(text, doctype)));
	/** Of the tag or, in UTF-16 code units, of what is kept of the text around `position`. Text that nobody takes is not. */
	const lengthAt = (position) => {
		if (limit === 4194304 || events.text !== void 0) return position - lastTag;
		return sections.inside() === void 0 ? 0 : sections.length();
	};
	/** Asked at every tag as well as at the end of every piece, so that pieces change nothing. */
	const checkLength = (position) => {
		if (lengthAt(position) > limit) refuse(fault("report-too-deep", `the XML has a ${limit === 4194304 ? "tag" : "text"} that is longer than is read`));
	};
	const mark = (next) => {
		const { position } = parser;
		checkLength(position);
		lastTag = position;
		limit = next;
	};
	parser.on("opentagstart", () => mark(MAX_TAG));
	parser.on("opentag", (tag) => {
		mark(MAX_PIECE);
		depth += 1;
		if (depth > 32768) refuse(fault("report-too-deep", `the XML is nested more than ${MAX_DEPTH} deep`));
		const { name } = tag;
		if (refused === void 0) refuse(events.open(name.includes(":") ? local(name) : name, tag.attributes, place));
	});
	parser.on("closetag", (tag) => {
		mark(MAX_PIECE);
		depth -= 1;
		const { name } = tag;
		if (refused === void 0) events.close(name.includes(":") ? local(name) : name);
	});
	const { text: takeText } = events;
	if (takeText !== void 0) {
		parser.on("text", (text) => refuse(takeText(text)));
		parser.on("cdata", (text) => refuse(takeText(text)));
	}
	const feed = (text) => {
		before = `${before}${chunk.slice(-32)}`.slice(-32);
		chunk = text;
		parser.write(text);
		const tagEnd = lastTag - started;
		started += text.length;
		if (tagEnd >= 0) sections = openSections();
		sections.write(text.slice(Math.max(tagEnd, 0)));
		checkLength(started);
		if (takeText === void 0) partCdata(text);
		return refused;
	};
	/**
	* The parser keeps a CDATA section until it ends. One that nobody takes is ended and begun again after each piece, so
	* that it may be of any length; not in the midst of what may be its end.
	*/
	const partCdata = (text) => {
		if (sections.inside() !== "cdata" || sections.length() < PIECE$1 || text.endsWith("]")) return;
		chunk = "]]><![CDATA[";
		parser.write(chunk);
		started += chunk.length;
		sections.restart();
	};
	return {
		write: (text) => {
			for (let from = 0; from < text.length; from += PIECE$1) {
				const cut = text.length > PIECE$1 ? text.slice(from, from + PIECE$1) : text;
				const piece = held === "" ? cut : held + cut;
				const last = piece.charCodeAt(piece.length - 1);
				const carries = last === 13 || last >= 55296 && last <= 56319;
				held = carries ? piece.slice(-1) : "";
				if (feed(carries ? piece.slice(0, -1) : piece) !== void 0) return refused;
			}
			return refused;
		},
		end: () => {
			parser.write(held);
			ending = true;
			parser.close();
			if (refused === void 0) refuse(events.end());
			if (refused !== void 0) return refused;
			for (const repair of repairs) sink.note({
				kind: "repaired",
				message: `the XML holds ${repair}; read all the same`
			});
		}
	};
};

// src/core/report/records.ts
/** More suites and keywords inside one another than any runner writes. */
const MAX_AROUND = 1e3;
/** The value of the first child of that name, without white space around it. */
const childText = (node, name) => node.children.find((child) => child.name === name)?.text.trim();
/** The names of the elements around a record, from the outermost. */
const namesOf = (around) => around.map(({ attributes }) => attributes["name"]);
/** A reader of XML that hands on one record after the other: its memory is that of one record and its path. */
const openRecords = (format, context, sink) => {
	const emitter = openEmitter(context, sink);
	const around = [];
	const open = [];
	let ignored = 0;
	const count = (rows, failed) => {
		for (const inner of around.slice(-1)) {
			inner.rows += rows;
			inner.failed += failed;
		}
	};
	const reader = format.open({
		row: (group, name, outcome, why) => {
			count(1, outcome === "failed" ? 1 : 0);
			emitter.row(group, name, outcome, why);
		},
		synthetic: (group, name, what, said) => {
			count(0, 1);
			emitter.synthetic(group, name, what, said);
		},
		totals: emitter.totals
	});
	const openElement = (name, attributes) => {
		if (around.length === 0 && open.length === 0 && !format.roots.includes(name)) return fault("report-malformed", `expected <${format.roots.join("> or <")}> as the root, found <${name}>`);
		const parent = open.at(-1);
		if (ignored > 0 || parent !== void 0 && !format.keep.includes(name)) ignored += 1;
		else if (parent !== void 0 || format.records.includes(name)) {
			const node = {
				name,
				attributes,
				children: [],
				text: ""
			};
			parent?.children.push(node);
			open.push(node);
		} else if (around.length >= MAX_AROUND) return fault("report-too-deep", `the XML has more than ${MAX_AROUND} suites in one another`);
		else around.push({
			name,
			attributes,
			rows: 0,
			failed: 0
		});
	};
	const closeAround = () => {
		for (const node of around.splice(-1)) {
			reader.leave?.(node, around);
			count(node.rows, node.failed);
		}
	};
	return openXml({
		open: openElement,
		close: () => {
			if (ignored > 0) ignored -= 1;
			else if (open.length === 0) closeAround();
			else for (const node of open.splice(-1)) if (open.length === 0) reader.record(node, around);
		},
		text: (text) => {
			if (ignored > 0) return void 0;
			const node = open.at(-1);
			if (node === void 0) return void 0;
			if (format.said?.includes(node.name) === true) {
				node.text = (node.text + text.slice(0, LOOKED_AT)).slice(0, LOOKED_AT);
				return;
			}
			node.text += text;
			return node.text.length > 4194304 ? fault("report-too-deep", "the XML has a name that is longer than is read") : void 0;
		},
		end: () => {
			reader.end?.();
			emitter.totals.end();
		}
	}, sink, format.doctype);
};

// src/core/report/root.ts
/** White space, instructions and comments: one at a time, so that no input makes the search backtrack over several. */
const MISCELLANY = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->)/;
const DOCTYPE = /^<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/;
const ROOT$1 = /^<(?:[\w.-]+:)?([\w.-]+)((?:\s+[^\s=>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>?/;
const skip = (head, pattern) => {
	let rest = head;
	for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) rest = rest.slice(found[0].length);
	return rest;
};
/** Whether what begins with `head` is XML with declarations of its own, however long they are. */
const declaresTypes = (head) => /^<!DOCTYPE[^[>]*\[/.test(skip(head, MISCELLANY));
/** Whether `head` may be XML of which the root, or a document type, does not stand in it whole. */
const isProlog = (head) => /^(?:$|<!--|<\?|<[^>]*$)/.test(skip(head, MISCELLANY));
/** The root element of what begins with `head`, if that is XML. Lenient: the reader itself is strict. */
const rootOf = (head) => {
	const rest = skip(skip(skip(head, MISCELLANY), DOCTYPE), MISCELLANY);
	const [whole = "", name = "", attributes = ""] = ROOT$1.exec(rest) ?? [];
	return whole === "" ? void 0 : {
		name,
		attributes,
		rest: rest.slice(whole.length)
	};
};

// src/core/report/formats/boost.ts
/** Log entries that fail what they stand in; a warning does not. */
const FAILURES = [
	"Error",
	"FatalError",
	"Exception",
	"SystemError"
];
/** Those that BOOST_CHECK and BOOST_REQUIRE write. */
const CHECKS = ["Error", "FatalError"];
const SUITE_ERROR$3 = "(suite error)";
const FORMAT$8 = {
	roots: ["TestLog"],
	records: ["TestCase", ...FAILURES],
	keep: FAILURES,
	said: FAILURES,
	open: (emit) => ({ record: ({ name, attributes, children, text }, around) => {
		const group = joined(namesOf(around));
		if (name !== "TestCase") emit.synthetic(group, SUITE_ERROR$3, "errors that belong to a suite and to no test", text);
		else {
			const [test, [first]] = [attributes["name"] ?? "", children];
			if (first === void 0) emit.row(group, test, attributes["skipped"] === "yes" ? "skipped" : "passed");
			else {
				const stated = CHECKS.includes(first.name) ? "assertion" : "error";
				emit.row(group, test, "failed", () => ({
					message: first.text,
					stated
				}));
			}
		}
	} })
};
/** Boost.Test's log in XML (`--log_format=XML`, with `--log_level=test_suite` or more). */
const boostLog = {
	name: "boost-log",
	recognises: (head) => rootOf(head)?.name === "TestLog",
	open: (context, sink) => openRecords(FORMAT$8, context, sink)
};

// src/core/report/formats/catch2.ts
/** What ends a test and is no assertion. One inside of an `<Expression>` is that assertion's, and not kept. */
const THROWN = ["Exception", "FatalErrorCondition"];
const thrownIn = ({ children }) => {
	for (const child of children) {
		const found = child.name === "Section" ? thrownIn(child) : THROWN.includes(child.name) ? child : void 0;
		if (found !== void 0) return found;
	}
};
const complaintOf$5 = (test, ended) => {
	const thrown = thrownIn(test);
	return {
		message: thrown?.text,
		stated: ended && thrown === void 0 ? "assertion" : "error"
	};
};
/** What the totals of a run count. */
const RESULTS$1 = [
	"successes",
	"failures",
	"expectedFailures"
];
const FORMAT$7 = {
	roots: ["Catch", "Catch2TestRun"],
	records: ["TestCase"],
	keep: [
		"OverallResult",
		"Section",
		...THROWN
	],
	said: THROWN,
	open: (emit) => {
		let saysNone = false;
		return {
			record: (test) => {
				const { attributes, children } = test;
				const result = children.findLast(({ name }) => name === "OverallResult")?.attributes;
				const passed = Number(result?.["skips"] ?? 0) > 0 ? "skipped" : "passed";
				const outcome = result?.["success"] === "true" ? passed : "failed";
				const why = () => complaintOf$5(test, result !== void 0);
				emit.row(attributes["filename"] ?? "", attributes["name"] ?? "", outcome, why);
			},
			leave: ({ name, attributes, rows }, around) => {
				if (name === "OverallResults" && around.length === 1) saysNone = RESULTS$1.every((result) => attributes[result] === "0");
				else if (around.length === 0 && saysNone && rows === 0) emit.totals.none();
			}
		};
	}
};
/** Catch2's XML reporter, versions 2 and 3. */
const catch2Xml = {
	name: "catch2-xml",
	recognises: (head) => FORMAT$7.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(FORMAT$7, context, sink)
};

// src/core/report/formats/check.ts
const FORMAT$6 = {
	roots: ["testsuites"],
	records: ["title", "test"],
	keep: [
		"id",
		"iteration",
		"description",
		"message"
	],
	said: ["message"],
	open: (emit) => {
		let suite = "";
		return { record: (node) => {
			if (node.name === "title") suite = node.text.trim();
			else {
				const iteration = childText(node, "iteration") ?? "0";
				const id = `${childText(node, "id") ?? ""}${iteration === "0" ? "" : `[${iteration}]`}`;
				const outcome = node.attributes["result"] === "success" ? "passed" : "failed";
				emit.row(suite, joined([childText(node, "description"), id]), outcome, () => ({
					message: childText(node, "message"),
					stated: node.attributes["result"] === "failure" ? "assertion" : "error"
				}));
			}
		} };
	}
};
/** Check's XML log (libcheck.github.io). Its root has JUnit's name and a namespace of its own. */
const checkXml = {
	name: "check-xml",
	recognises: (head) => {
		const root = rootOf(head);
		return root?.name === "testsuites" && root.attributes.includes("check.sourceforge.net");
	},
	open: (context, sink) => openRecords(FORMAT$6, context, sink)
};

// src/core/report/formats/ctest.ts
const OUTCOMES$11 = {
	passed: "passed",
	notrun: "skipped"
};
/** How a program ends that may have found out something; every other way is a crash, or that it could not be run. */
const ENDS$1 = [
	"Failed",
	"Timeout",
	"Completed"
];
const complaintOf$4 = ({ children }) => {
	const ended = children.filter(({ name }) => name === "Results").flatMap((results) => results.children).find(({ attributes }) => attributes["name"] === "Exit Code");
	const message = ended && childText(ended, "Value");
	return {
		message,
		stated: message === void 0 || ENDS$1.includes(message) ? void 0 : "error"
	};
};
const FORMAT$5 = {
	roots: ["Site"],
	records: ["Test"],
	keep: [
		"Name",
		"Path",
		"Results",
		"NamedMeasurement",
		"Value"
	],
	said: ["Value"],
	open: (emit) => ({ record: (node, around) => {
		if (around.at(-1)?.name !== "Testing") return;
		const path = childText(node, "Path") ?? "";
		const outcome = OUTCOMES$11[node.attributes["Status"] ?? ""] ?? "failed";
		emit.row(path === "." ? "" : path, childText(node, "Name") ?? "", outcome, () => complaintOf$4(node));
	} })
};
/** CTest's own `Test.xml` (`ctest -T Test`). Tests that were not run, disabled ones among them, are skipped. */
const ctestXml = {
	name: "ctest-xml",
	recognises: (head) => rootOf(head)?.name === "Site",
	open: (context, sink) => openRecords(FORMAT$5, context, sink)
};

// src/core/report/json.ts
/** A JSON report is read whole; this many UTF-16 code units at most. */
const MAX_JSON = 268435456;
const MAX_JSON_DEPTH = 1e3;
/** The end of the string that begins at `from`, in a text that is well-formed. */
const stringEnd = (text, from) => {
	const isEscaped = (at) => {
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
		return slashes % 2 === 1;
	};
	let end = text.indexOf("\"", from + 1);
	while (isEscaped(end)) end = text.indexOf("\"", end + 1);
	return end;
};
const decodeKey = (literal) => literal.includes("\\") ? JSON.parse(literal) : literal.slice(1, -1);
/**
* What JSON.parse would let pass in a text that it accepts: a key twice in one object, of which it keeps the last and
* another reader the first, and nesting that a walk over the value would not survive.
*/
const oddity = (text) => {
	const keys = [];
	let expectsKey = false;
	for (let at = 0; at < text.length; at += 1) {
		switch (text.charCodeAt(at)) {
			case 34: {
				const end = stringEnd(text, at);
				const seen = keys.at(-1);
				if (expectsKey && seen !== void 0) {
					const key = decodeKey(text.slice(at, end + 1));
					if (seen.has(key)) return fault("report-malformed", `the JSON has the key ${JSON.stringify(key)} twice in one object`);
					seen.add(key);
					expectsKey = false;
				}
				at = end;
				break;
			}
			case 123:
				keys.push(/* @__PURE__ */ new Set());
				expectsKey = true;
				break;
			case 91:
				keys.push(void 0);
				expectsKey = false;
				break;
			case 44:
				expectsKey = keys.at(-1) !== void 0;
				break;
			case 93:
			case 125:
				keys.pop();
				expectsKey = false;
		}
		if (keys.length > MAX_JSON_DEPTH) return fault("report-too-deep", `the JSON is nested more than ${MAX_JSON_DEPTH} deep`);
	}
};
/** V8 says where it stopped; at the very end means that something is missing there. */
const isCut = (text, message) => {
	const [, position = ""] = /at position (\d+)/.exec(message) ?? [];
	return position !== "" && Number(position) >= text.trimEnd().length || /Unexpected end of JSON input|Unterminated string/.test(message);
};
/** An escape that may be half of a character. Bytes that were decoded hold none. */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALVES = /[\ud800-\udfff]/gu;
const wholeCharacters = (_, value) => typeof value === "string" ? value.replace(HALVES, "\ufffd") : value;
/** Strict JSON: what JSON.parse accepts, each key once, not too deep. Half a character becomes U+FFFD. */
const parseJson = (text) => {
	let value;
	try {
		value = JSON.parse(text, HALF_ESCAPE.test(text) ? wholeCharacters : void 0);
	} catch (error) {
		return err(isCut(text, String(error)) ? fault("report-truncated", "the JSON ends before its end", { cause: error }) : fault("report-malformed", `the JSON is not well-formed: ${String(error)}`, { cause: error }));
	}
	const found = oddity(text);
	return found === void 0 ? ok(value) : err(found);
};
/** The value as the format defines it, or where it is not so. */
const shaped = (schema, value) => {
	const parsed = schema.safeParse(value);
	if (parsed.success) return ok(parsed.data);
	const [first] = parsed.error.issues.map(({ path, message }) => `at ${path.map(String).join(".") || "its top"}: ${message}`);
	return err(fault("report-malformed", `the JSON is not of this format ${first}`));
};
/** What stands at a path inside a value that JSON gave; undefined where nothing does. */
const within = (value, ...path) => path.reduce((inner, key) => {
	return typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : void 0;
}, value);
/** A reader of one JSON document: kept until its end, then checked against `schema` and handed on. */
const openJson = (schema, read) => {
	const pieces = [];
	let length = 0;
	return {
		write: (text) => {
			length += text.length;
			if (length > 268435456) return fault("report-too-large", `a JSON report is read up to ${MAX_JSON / 1024 / 1024} MiB`);
			pieces.push(text);
		},
		end: () => {
			const value = parseJson(pieces.join(""));
			if (!value.ok) return value.error;
			const document = shaped(schema, value.value);
			return document.ok ? read(document.value) : document.error;
		}
	};
};

// src/core/report/formats/ctrf.ts
/** CTRF has no word for an error, and `other` for all that is neither. */
const OUTCOMES$10 = {
	passed: "passed",
	failed: "failed",
	skipped: "skipped",
	pending: "skipped",
	other: "skipped"
};
const document$6 = object({ results: object({
	summary: object({
		tests: number(),
		failed: number()
	}),
	tests: array(object({
		name: string(),
		status: _enum([
			"passed",
			"failed",
			"skipped",
			"pending",
			"other"
		]),
		filePath: string().optional(),
		suite: union([string(), array(string())]).optional(),
		retries: number().optional(),
		flaky: boolean().optional(),
		message: unknown$1().optional(),
		trace: unknown$1().optional()
	}))
}) });
/** The Common Test Report Format, as its reporters write it: the suite is a text in some and a list in others. */
const ctrf = {
	name: "ctrf",
	recognises: (head) => /^\s*\{/.test(head) && (/"reportFormat"\s*:\s*"CTRF"/.test(head) || /^\s*\{\s*"results"\s*:\s*\{\s*"tool"\s*:/.test(head)),
	open: (context, sink) => openJson(document$6, ({ results: { summary, tests } }) => {
		const { row, totals } = openEmitter(context, sink);
		let failed = 0;
		for (const { name, status, filePath, suite = [], retries = 0, flaky = false, message, trace } of tests) {
			const path = typeof suite === "string" ? [suite] : suite;
			if (retries > 0 || flaky) totals.retried();
			if (status === "failed") failed += 1;
			const why = () => ({ message: message ?? trace });
			if (filePath === void 0) row(joined(path), name, OUTCOMES$10[status], why);
			else row(filePath, joined([...path, name]), OUTCOMES$10[status], why);
		}
		totals.compare("the report", "tests", summary.tests, [tests.length]);
		if (summary.tests + tests.length === 0) totals.none();
		totals.compare("the report", "failed tests", summary.failed, [failed]);
		totals.end();
	})
};

// src/core/report/formats/cucumber.ts
const result = object({ result: object({
	status: string(),
	error_message: unknown$1().optional()
}).optional() });
const hooks = array(result).default([]);
const step = result.extend({
	before: hooks,
	after: hooks
});
const element = object({
	type: string(),
	name: string(),
	before: hooks,
	steps: array(step).default([]),
	after: hooks
});
const document$5 = array(object({
	uri: string(),
	elements: array(element).default([])
}));
const endsOf = ({ before, steps, after }) => {
	const ended = (isHook) => (found) => ({
		state: found.result?.status.toLowerCase() ?? "skipped",
		message: found.result?.error_message,
		isHook
	});
	const [hook, step] = [ended(true), ended(false)];
	const inner = steps.flatMap((found) => [
		...found.before.map(hook),
		step(found),
		...found.after.map(hook)
	]);
	return [
		...before.map(hook),
		...inner,
		...after.map(hook)
	];
};
/** A step that nothing defines, or several do, fails its scenario; one that is pending or was not reached skips it. */
const hasFailed$1 = ({ state }) => ![
	"passed",
	"skipped",
	"pending",
	"unused"
].includes(state);
const outcomeOf$5 = (ends) => {
	if (ends.some(hasFailed$1)) return "failed";
	return ends.some(({ state }) => state === "skipped" || state === "pending") ? "skipped" : "passed";
};
const complaintOf$3 = ({ state, message = `a step is ${state}`, isHook }) => ({
	message,
	stated: isHook || state !== "failed" ? "outside" : void 0
});
/** Cucumber's `json` formatter. One row a scenario, and one a row of an outline's examples. */
const cucumberJson = {
	name: "cucumber-json",
	recognises: (head) => /^\s*\[\s*(?:\]\s*$|\{)/.test(head) && (/"elements"\s*:/.test(head) || /^\s*\[\s*\]\s*$/.test(head)),
	open: (context, sink) => openJson(document$5, (features) => {
		const { row, totals } = openEmitter(context, sink);
		for (const { uri, elements } of features) {
			let background = [];
			for (const found of elements) {
				const ends = [...background, ...endsOf(found)];
				if (found.type === "background") background = ends;
				else {
					row(uri.replace(/^file:(?!\/\/)/, ""), found.name, outcomeOf$5(ends), () => ends.filter(hasFailed$1).map(complaintOf$3)[0]);
					background = [];
				}
			}
		}
		if (features.length === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/cunit.ts
const ROOT = "CUNIT_TEST_RUN_REPORT";
const SUITE_ERROR$2 = "(suite error)";
const FORMAT$4 = {
	roots: [ROOT],
	doctype: ROOT,
	records: [
		"SUITE_NAME",
		"CUNIT_RUN_TEST_SUCCESS",
		"CUNIT_RUN_TEST_FAILURE",
		"CUNIT_RUN_SUITE_FAILURE"
	],
	keep: [
		"SUITE_NAME",
		"TEST_NAME",
		"CONDITION",
		"FAILURE_REASON"
	],
	said: ["CONDITION", "FAILURE_REASON"],
	open: (emit) => {
		let suite = "";
		return { record: (node) => {
			if (node.name === "SUITE_NAME") suite = node.text.trim();
			else if (node.name === "CUNIT_RUN_SUITE_FAILURE") emit.synthetic(childText(node, "SUITE_NAME") ?? "", SUITE_ERROR$2, "suites whose set-up or clean-up failed", childText(node, "FAILURE_REASON"));
			else {
				const outcome = node.name === "CUNIT_RUN_TEST_SUCCESS" ? "passed" : "failed";
				const why = () => ({
					message: childText(node, "CONDITION"),
					stated: "assertion"
				});
				emit.row(suite, childText(node, "TEST_NAME") ?? "", outcome, why);
			}
		} };
	}
};
/** CUnit's automated results: one row a passed test and a failed assertion. */
const cunitXml = {
	name: "cunit-xml",
	recognises: (head) => rootOf(head)?.name === ROOT,
	open: (context, sink) => openRecords(FORMAT$4, context, sink)
};

// src/core/report/lines.ts
/** The longest line that is read, in UTF-16 code units. */
const MAX_LINE = 67108864;
/** A reader of a text of lines that end in LF or CRLF. */
const openLines = (events) => {
	let pieces = [];
	let kept = 0;
	let number = 0;
	const emit = (line, last) => {
		number += 1;
		return events.line(line.endsWith("\r") ? line.slice(0, -1) : line, number, last);
	};
	return {
		write: (text) => {
			let from = 0;
			for (let to = text.indexOf("\n"); to !== -1; to = text.indexOf("\n", from)) {
				const line = text.slice(from, to);
				from = to + 1;
				const found = emit(kept === 0 ? line : pieces.join("") + line, false);
				pieces = [];
				kept = 0;
				if (found !== void 0) return found;
			}
			kept += text.length - from;
			if (kept > 67108864) return fault("report-too-deep", `line ${number + 1} has more than ${MAX_LINE} characters`);
			if (from < text.length) pieces.push(text.slice(from));
		},
		end: () => (kept === 0 ? void 0 : emit(pieces.join(""), true)) ?? events.end()
	};
};

// src/core/report/events.ts
/** Where the quotes of the string begin that ends at `end`, in a text that is searched from its end. */
const stringStart = (text, end) => {
	const isEscaped = (at) => {
		let slashes = 0;
		while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
		return slashes % 2 === 1;
	};
	let start = text.lastIndexOf("\"", end - 1);
	while (start > 0 && isEscaped(start)) start = text.lastIndexOf("\"", start - 1);
	return start;
};
/** Where the object begins that a line ends in, in one pass however many braces stand before it; -1 where none does. */
const objectStart = (line) => {
	let depth = 0;
	for (let at = line.trimEnd().length - 1; at >= 0; at -= 1) {
		const code = line.charCodeAt(at);
		if (code === 125) depth += 1;
		else if (code === 123) depth -= 1;
		else if (code === 34) at = stringStart(line, at);
		if (depth === 0) return code === 123 ? at : -1;
	}
	return -1;
};
/**
* A reader of one JSON object a line, which has `key`. Other lines and objects are handed to `other`: tools print between
* them, and what a test prints without a line break stands before the next event.
* A last line that is cut means that the rest is missing too.
*/
const openEvents = (key, schema, read, other, end) => {
	const isEvent = (value) => within(value, key) !== void 0;
	const readLast = (line) => {
		const at = objectStart(line);
		const value = parseJson(at === -1 ? "" : line.slice(at));
		const event = value.ok && isEvent(value.value) ? shaped(schema, value.value) : void 0;
		if (event?.ok === true) {
			other(line.slice(0, at));
			read(event.value);
		} else other(line);
	};
	return openLines({
		line: (line, number, last) => {
			if (!line.startsWith("{")) {
				readLast(line);
				return;
			}
			const value = parseJson(line);
			if (value.ok && !isEvent(value.value)) {
				other(line);
				return;
			}
			const event = value.ok ? shaped(schema, value.value) : value;
			if (event.ok) {
				read(event.value);
				return;
			}
			return last ? fault("report-truncated", `the last line, ${number}, is cut`) : {
				...event.error,
				message: `line ${number}: ${event.error.message}`
			};
		},
		end: () => {
			end();
		}
	});
};

// src/core/report/formats/dart.ts
/** An event of `dart test --reporter json` (pkg/test/doc/json_reporter.md); the other types carry no result. */
const event$2 = object({
	type: string(),
	suite: object({
		id: number(),
		path: string().nullish()
	}).optional(),
	test: object({
		id: number(),
		name: string(),
		suiteID: number()
	}).optional(),
	testID: number().optional(),
	result: string().optional(),
	hidden: boolean().optional(),
	skipped: boolean().optional(),
	error: unknown$1().optional(),
	/** Of the whole run; null where it was closed before its end. */
	success: unknown$1().optional()
});
const FAILED_LATE = "(failed after its end)";
const open$4 = (context, sink) => {
	const { row, synthetic, totals } = openEmitter(context, sink);
	const paths = /* @__PURE__ */ new Map();
	const running = /* @__PURE__ */ new Map();
	/** The suite of each test that ended without a failure. Its row is handed on, and its name no longer kept. */
	const succeeded = /* @__PURE__ */ new Map();
	let failed = 0;
	let success;
	let ended = false;
	const groupOf = (suiteID) => paths.get(suiteID) ?? "";
	/** A test may fail after it has ended with success (pkgs/test/doc/json_reporter.md). */
	const failLate = (testID, error) => {
		const suiteID = succeeded.get(testID);
		if (suiteID === void 0) return;
		succeeded.delete(testID);
		failed += 1;
		synthetic(groupOf(suiteID), FAILED_LATE, "tests that failed after their end", error);
	};
	const keepError = ({ testID = -1, error }) => {
		const test = running.get(testID);
		if (test === void 0) failLate(testID, error);
		else test.error ??= error;
	};
	const endTest = ({ testID = -1, result, hidden, skipped }) => {
		const isSuccess = result === "success";
		const test = running.get(testID);
		running.delete(testID);
		if (test === void 0) {
			if (!isSuccess) failLate(testID, void 0);
			return;
		}
		if (isSuccess) succeeded.set(testID, test.suiteID);
		else failed += 1;
		if (hidden === true && isSuccess) return;
		const passed = skipped === true ? "skipped" : "passed";
		row(groupOf(test.suiteID), test.name, isSuccess ? passed : "failed", () => ({
			message: test.error,
			stated: result === "failure" ? "assertion" : "error"
		}));
	};
	const read = (found) => {
		const { type, suite, test } = found;
		if (suite !== void 0) paths.set(suite.id, suite.path ?? "");
		else if (type === "testStart" && test !== void 0) running.set(test.id, {
			suiteID: test.suiteID,
			name: test.name
		});
		else if (type === "error") keepError(found);
		else if (type === "testDone") endTest(found);
		else if (type === "done") {
			ended = found.success !== null;
			success = found.success;
		}
	};
	return openEvents("type", event$2, read, () => void 0, () => {
		for (const { suiteID, name, error } of running.values()) {
			failed += 1;
			totals.synthetic("tests that began and did not end");
			row(groupOf(suiteID), name, "failed", () => ({
				message: error,
				stated: "error"
			}));
		}
		if (!ended) sink.note({
			kind: "declared",
			message: "the report has no end: tests may be missing"
		});
		if (success === false && failed === 0) sink.note({
			kind: "declared",
			message: "the report says that the run failed, though no test did"
		});
		totals.end();
	});
};
/** Dart's and Flutter's JSON reporter, one event a line. */
const dartJson = {
	name: "dart-json",
	recognises: (head) => /^\{[^\n]*"protocolVersion"\s*:[^\n]*"runnerVersion"\s*:/m.test(head),
	open: open$4
};

// src/core/report/formats/go.ts
/** An event of `go test -json` (https://pkg.go.dev/cmd/test2json); unknown actions carry no result. */
const event$1 = object({
	Action: string(),
	Package: string().optional(),
	Test: string().optional(),
	FailedBuild: string().optional(),
	ImportPath: string().optional(),
	Output: string().optional()
});
/** So ends a package of which the files hold no test, or none of those that were asked for. */
const NONE_TO_RUN = "[no tests to run]\n";
const PACKAGE_FAILED = "(package failed)";
/** A Go test fails by `t.Error` and its like, or it panics. */
const ASSERTED = { kind: "assertion" };
const UNENDED$1 = { kind: "error" };
/** The end of a test in the midst of a line. */
const HIDDEN_END = /^(?!\s*--- ).*--- (?:PASS|FAIL|SKIP): /s;
const UNFINISHED = "tests that began and did not end";
/** The results that end a test. A benchmark that only printed something passed. */
const ENDS = {
	pass: "passed",
	bench: "passed",
	fail: "failed",
	skip: "skipped"
};
const open$3 = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const packages = /* @__PURE__ */ new Map();
	const builds = /* @__PURE__ */ new Map();
	const failedBuilds = /* @__PURE__ */ new Map();
	let buildFailures = 0;
	let hidesEnds = false;
	let unfinished = 0;
	const emit = (name, test, outcome, to, cause) => {
		totals.some();
		if (outcome === "failed") to.failed = true;
		const why = outcome === "failed" && cause !== void 0 ? { cause: () => cause } : {};
		sink.test({
			group: naming.group(name),
			name: naming.name(test),
			outcome,
			...why
		});
	};
	const countUnfinished = () => {
		unfinished += 1;
		totals.synthetic(UNFINISHED);
	};
	const failPackage = (name, to, said = "") => {
		totals.synthetic("packages that failed outside every test");
		emit(name, PACKAGE_FAILED, "failed", to, causeOf({
			message: said,
			stated: "outside"
		}));
	};
	const packageOf = (name) => {
		const known = packages.get(name);
		if (known !== void 0) return known;
		const made = {
			running: /* @__PURE__ */ new Map(),
			failed: false,
			saysNone: false
		};
		packages.set(name, made);
		return made;
	};
	/** Since Go 1.20 a benchmark begins with an event and ends without one (golang/go#61767). */
	const endRunning = (name, to, passed) => {
		for (const [test, cause = UNENDED$1] of to.running) {
			const isBenchmark = passed && test.startsWith("Benchmark");
			if (!isBenchmark) countUnfinished();
			emit(name, test, isBenchmark ? "passed" : "failed", to, cause);
		}
		to.running.clear();
	};
	const readTest = (name, test, action) => {
		const to = packageOf(name);
		const outcome = ENDS[action];
		if (action === "run") {
			if (to.running.has(test)) {
				countUnfinished();
				emit(name, test, "failed", to, UNENDED$1);
			}
			to.running.set(test, void 0);
		} else if (outcome !== void 0) {
			const cause = to.running.get(test) ?? ASSERTED;
			to.running.delete(test);
			emit(name, test, outcome, to, cause);
		}
	};
	/** The first line that `t.Error` and its like print, unless the test panics. */
	const readOutput = (name, test, output) => {
		const { running } = packageOf(name);
		hidesEnds ||= output.includes("--- ") && HIDDEN_END.test(output);
		const panics = output.startsWith("panic: ");
		const said = panics ? output : /^\s+\S+\.go:\d+: (.*)/.exec(output)?.[1];
		if (said === void 0 || !running.has(test) || !panics && running.get(test) !== void 0) return;
		running.set(test, {
			...causeOf({ message: said }),
			kind: panics ? "error" : "assertion"
		});
	};
	const readPackage = (name, found) => {
		const to = packageOf(name);
		const outcome = ENDS[found.Action];
		to.saysNone ||= found.Output?.endsWith(NONE_TO_RUN) === true;
		if (outcome === void 0) return;
		const said = failedBuilds.get(found.FailedBuild ?? "");
		failedBuilds.delete(found.FailedBuild ?? "");
		if (outcome === "skipped" || outcome === "passed" && to.saysNone) totals.none();
		else totals.some();
		endRunning(name, to, outcome !== "failed");
		if (outcome === "failed" && !to.failed) failPackage(name, to, said);
		packages.delete(name);
	};
	/** What the compiler says first of a package; its own heading begins with `#`. */
	const readBuildOutput = (path, output) => {
		if (!builds.has(path) && !output.startsWith("#")) builds.set(path, output.slice(0, 400));
	};
	const readEvent = (found) => {
		const { Action: action, ImportPath: path, Output: output } = found;
		if (action === "build-output" && path !== void 0 && output !== void 0) readBuildOutput(path, output);
		else if (action === "build-fail" && path !== void 0) failedBuilds.set(path, builds.get(path) ?? "");
		else if (found.Test !== void 0 && output !== void 0) readOutput(found.Package ?? "", found.Test, output);
		else if (found.Test !== void 0) readTest(found.Package ?? "", found.Test, found.Action);
		else if (!found.Action.startsWith("build-")) readPackage(found.Package ?? "", found);
	};
	return openEvents("Action", event$1, readEvent, (line) => {
		if (/^FAIL\t.*\[(?:build|setup) failed\]$/.test(line)) buildFailures += 1;
	}, () => {
		for (const [name, to] of packages) {
			endRunning(name, to, false);
			if (!to.failed) failPackage(name, to);
		}
		for (const [name, said] of failedBuilds) failPackage(name, {
			running: /* @__PURE__ */ new Map(),
			failed: false,
			saysNone: false
		}, said);
		if (buildFailures > 0) {
			totals.some();
			totals.unshown(`${buildFailures} packages failed to build and have no event (Go before 1.24): only the exit tells`);
		}
		if (hidesEnds && unfinished > 0) totals.unshown("what a test prints without a line break hides its end, with `-v` and before Go 1.20: run `go test -json` alone");
		totals.end();
	});
};
/** `go test -json`, also as gotestsum's `--jsonfile` keeps it. */
const goTestJson = {
	name: "go-test-json",
	recognises: (head) => /^\{[^\n]*"Action" *: *"(?:start|run|pause|cont|pass|bench|fail|output|skip|attr|build-output|build-fail)"/m.test(head),
	open: open$3
};

// src/core/report/formats/gtest.ts
const test$2 = object({
	name: string(),
	classname: string(),
	file: string().optional(),
	status: string(),
	result: string().default(""),
	failures: array(unknown$1()).default([])
});
const document$4 = object({
	tests: number(),
	testsuites: array(object({ testsuite: array(test$2) }))
});
const outcomeOf$4 = ({ failures, status, result }) => {
	if (failures.length > 0) return "failed";
	return status === "NOTRUN" || result === "SKIPPED" || result === "SUPPRESSED" ? "skipped" : "passed";
};
/** GoogleTest's `--gtest_output=json`. Identities are those of its XML. */
const gtestJson = {
	name: "gtest-json",
	recognises: (head) => /^\s*\{\s*"tests"\s*:/.test(head) && /"testsuites"\s*:\s*\[/.test(head),
	open: (context, sink) => openJson(document$4, ({ tests, testsuites }) => {
		const { row, totals } = openEmitter(context, sink);
		const found = testsuites.flatMap(({ testsuite }) => testsuite);
		for (const { file, classname, name, ...state } of found) {
			const label = file === void 0 ? name : joined([classname, name]);
			row(file ?? classname, label, outcomeOf$4({
				file,
				classname,
				name,
				...state
			}), () => ({
				message: within(state.failures, 0, "failure"),
				stated: "assertion"
			}));
		}
		totals.compare("the report", "tests", tests, [found.length]);
		if (tests + found.length === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/jest.ts
/** What the two runners call a test's state. */
const OUTCOMES$9 = {
	passed: "passed",
	failed: "failed",
	skipped: "skipped",
	pending: "skipped",
	todo: "skipped",
	disabled: "skipped"
};
const test$1 = object({
	ancestorTitles: array(string()),
	title: string(),
	status: _enum([
		"passed",
		"failed",
		"skipped",
		"pending",
		"todo",
		"disabled"
	]),
	invocations: number().optional(),
	/** Null is what a test threw that is no error: it has no message. */
	failureMessages: array(string().nullable()).nullish()
});
/** With several workers Jest gives a file that did not load a row of its own, without a title. */
const loadError = object({ status: literal("error") });
const document$3 = object({
	numTotalTests: number(),
	numFailedTests: number(),
	success: boolean(),
	testResults: array(object({
		name: string(),
		status: string(),
		message: string().optional(),
		assertionResults: array(discriminatedUnion("status", [test$1, loadError]))
	}))
});
const FILE_FAILED = "(file failed)";
const open$2 = (context, sink) => openJson(document$3, (report) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	let total = 0;
	let allFailed = 0;
	let filesFailed = 0;
	for (const file of report.testResults) {
		const group = naming.group(file.name);
		let failed = 0;
		for (const test of file.assertionResults) {
			if (test.status === "error") continue;
			total += 1;
			const outcome = OUTCOMES$9[test.status];
			if (outcome === "failed") failed += 1;
			if ((test.invocations ?? 1) > 1) totals.retried();
			const message = test.failureMessages?.find((said) => said !== null);
			const cause = withCause(outcome, () => message === void 0 ? void 0 : { message });
			sink.test({
				group,
				name: naming.name(joined([...test.ancestorTitles, test.title])),
				outcome,
				...cause
			});
		}
		allFailed += failed;
		if (file.status === "failed" && failed === 0) {
			filesFailed += 1;
			totals.synthetic("files that failed outside every test");
			const cause = withCause("failed", () => ({
				message: file.message,
				stated: "outside"
			}));
			sink.test({
				group,
				name: FILE_FAILED,
				outcome: "failed",
				...cause
			});
		}
	}
	totals.compare("the report", "tests", report.numTotalTests, [total]);
	totals.compare("the report", "failed tests", report.numFailedTests, [allFailed]);
	if (!report.success && allFailed + filesFailed === 0) sink.note({
		kind: "declared",
		message: "the report says that the run failed, though no test and no file did"
	});
	if (report.success && report.numTotalTests === 0 && total === 0) totals.none();
	totals.end();
});
const isJest = (head) => /^\s*\{/.test(head) && /"numTotalTests"\s*:/.test(head);
const hasRuntimeErrors = (head) => /"numRuntimeErrorTestSuites"\s*:/.test(head);
/** Jest's `--json`. */
const jestJson = {
	name: "jest-json",
	recognises: (head) => isJest(head) && hasRuntimeErrors(head),
	open: open$2
};
/** Vitest's `--reporter=json`, which is Jest's but for a few totals. */
const vitestJson = {
	name: "vitest-json",
	recognises: (head) => isJest(head) && !hasRuntimeErrors(head),
	open: open$2
};

// src/core/report/formats/junit.ts
/** The name of the row that stands for an error outside every test of a suite. */
const SUITE_ERROR$1 = "(suite error)";
/** The name of the row that stands for a test of which pytest wrote how long its set-up took, and nothing else. */
const UNENDED = "(test without an end)";
/** node:test calls the suite `undefined` that it makes of a run of which an `after` outside every test has failed. */
const SUITES = /* @__PURE__ */ new Set([
	"testsuite",
	"testsuites",
	"undefined"
]);
/** Elements that hold what a test printed or said: what looks like a test in there is none. */
const TEXTS = /* @__PURE__ */ new Set([
	"system-out",
	"system-err",
	"properties",
	"failure",
	"error",
	"skipped"
]);
/** What `status` and `result` say where no child does, in small letters and one word. */
const STATES$1 = new Map([
	["failed", "fail failed failing failure error errored broken timeout timedout aborted crashed killed interrupted"],
	["skipped", "notrun disabled skipped skip ignored suppressed filtered pending todo inconclusive blocked untested"],
	["passed", "run completed passed pass success ok"]
].flatMap(([outcome, states]) => states.split(" ").map((state) => [state, outcome])));
/** What Vitest calls the whole, unless it is told otherwise. */
const VITEST = "vitest tests";
/** The second in which it began, which unittest-xml-reporting puts after the name of a suite. */
const BEGAN = /-20\d{12}$/;
const WARN = /^WARN(?:_|$)/;
const nonEmpty = (text) => text === "" ? void 0 : text;
/** A declared total; NaN where there is none or no number. */
const total = (text) => text !== void 0 && /^\d+$/.test(text) ? Number(text) : NaN;
/** Of the row's states the worst; undefined where one is no word for an outcome. */
const stateOf = ({ status, result }) => {
	const states = [status, result].flatMap((state) => state === void 0 || state === "" ? [] : [STATES$1.get(state.toLowerCase().replace(/[\s_-]/g, ""))]);
	return ["failed", "skipped"].find((state) => states.includes(state)) ?? (states.includes(void 0) ? void 0 : "passed");
};
/** What pytest writes of the test in which `pytest.exit` or an interrupt came: it names each other, and tells its time. */
const isUnended$1 = ({ attributes, failed, skipped }) => !failed && !skipped && Object.keys(attributes).join() === "time";
const outcomeOf$3 = (row) => {
	if (row.failed && !row.todo) return "failed";
	if (row.skipped) return "skipped";
	const { status, result } = row.attributes;
	return status === void 0 && result === void 0 ? "passed" : stateOf(row.attributes);
};
/**
* The parts of a row's identity (docs/reports.md): the file, else the class, else the suites are the group; what is
* left of them and tells the test apart goes before the name. node:test gives every row the class "test", jest-junit
* and CTest repeat the name as the class: these say nothing.
*/
const partsOf = (suite, attributes) => {
	const file = nonEmpty(attributes["file"]) ?? suite.file;
	const stated = nonEmpty(attributes["classname"]) ?? nonEmpty(attributes["class"]);
	const repeats = stated === attributes["name"] && stated !== suite.name;
	const className = stated === "test" || repeats ? void 0 : stated;
	if (file === void 0) return {
		group: repeats && suite.isRoot ? "" : className ?? suite.path,
		prefix: ""
	};
	const rest = repeats ? "" : className ?? suite.path;
	return {
		group: file,
		prefix: rest === file || rest === "" ? "" : rest + JOINT
	};
};
const openJunit = (root, sink) => {
	const naming = openNaming(root);
	const totals = openTotals(sink);
	const suites = [];
	let suite;
	let row;
	/** How many elements are open that are none of ours, and at how many of them one of {@link TEXTS} began. */
	let ignored = 0;
	let text = 0;
	/** Rows whose state is no word for an outcome. */
	let unknown = 0;
	/** Rows of Vitest that took no time at all. */
	let unreached = 0;
	const openSuite = (name, attributes) => {
		const isRoot = suite === void 0;
		if (suite !== void 0) suite.isEmptyRoot = false;
		if (isRoot && name !== "testsuites" && name !== "testsuite") return fault("report-malformed", `expected <testsuites> or <testsuite> as the root, found <${name}>`);
		const own = (attributes["name"] ?? "").replace(BEGAN, "");
		const path = name === "testsuites" ? suite?.path ?? "" : joined([suite?.path, own]);
		if (path.length > 32768) return fault("report-too-deep", `a path of suites has more than ${MAX_GROUP} characters`);
		suite = {
			name: own,
			file: nonEmpty(attributes["file"]) ?? nonEmpty(attributes["filepath"]) ?? suite?.file,
			path,
			isRoot,
			warns: attributes["doctest_version"] !== void 0,
			isEmptyRoot: isRoot && name === "testsuites",
			declared: {
				tests: total(attributes["tests"]),
				failed: total(attributes["failures"]) + total(attributes["errors"] ?? "0")
			},
			own: 0,
			ownFailed: 0,
			all: 0,
			allFailed: 0
		};
		suites.push(suite);
	};
	const closeSuite = (closed) => {
		closed.all += closed.own;
		closed.allFailed += closed.ownFailed;
		const label = closed.name === "" ? "a suite" : `the suite "${naming.name(closed.name)}"`;
		totals.compare(label, "tests", closed.declared.tests, [closed.all, closed.own]);
		totals.compare(label, "failures", closed.declared.failed, [closed.allFailed, closed.ownFailed]);
		if (closed.all + closed.allFailed > 0 || closed.declared.tests > 0) totals.some();
		if (closed.declared.tests === 0 || closed.isEmptyRoot) totals.none();
		suite = suites.at(-1);
		if (suite !== void 0) {
			suite.all += closed.all;
			suite.allFailed += closed.allFailed;
		}
	};
	const suiteError = (to, { type, message }) => {
		to.ownFailed += 1;
		totals.synthetic("errors that belong to a suite and to no test");
		const cause = withCause("failed", () => ({
			type,
			message,
			stated: "outside"
		}));
		sink.test({
			group: naming.group(to.file ?? to.path),
			name: SUITE_ERROR$1,
			outcome: "failed",
			...cause
		});
	};
	const closeRow = (closed) => {
		const { suite: to } = closed;
		const isCut = isUnended$1(closed);
		const found = isCut ? "failed" : outcomeOf$3(closed);
		const outcome = found ?? "passed";
		if (found === void 0) unknown += 1;
		if (closed.retried) totals.retried();
		if (outcome === "passed" && closed.attributes["time"] === "0" && suites[0]?.name === VITEST) unreached += 1;
		to.own += 1;
		if (outcome === "failed") to.ownFailed += 1;
		const { group, prefix } = partsOf(to, closed.attributes);
		const name = isCut ? UNENDED : naming.name(prefix + (closed.attributes["name"] ?? ""));
		const complaint = isCut ? { stated: "outside" } : closed.complaint;
		if (isCut) totals.synthetic("tests that began and did not end");
		sink.test({
			group: naming.group(group),
			name,
			outcome,
			...withCause(outcome, () => complaint)
		});
	};
	const mark = (to, name, { type, message }) => {
		if (to.suite.warns && WARN.test(type ?? "")) return;
		if (name === "failure" || name === "error") {
			to.failed = true;
			to.complaint ??= {
				type,
				message,
				...name === "error" ? { stated: "error" } : {}
			};
		} else if (name === "skipped" || name === "disabled" || name === "ignored") {
			to.skipped = true;
			to.todo ||= type === "todo";
		} else if (/^(?:flaky|rerun)(?:Failure|Error)$/.test(name)) {
			to.retried = true;
			to.failed ||= name.startsWith("rerun");
		}
	};
	const ignore = (name, place) => {
		ignored += 1;
		if (text === 0 && TEXTS.has(name)) text = ignored;
		return name === "testcase" && text === 0 ? fault("report-malformed", `expected every <testcase> in a suite, found one in another element at ${place()}`) : void 0;
	};
	return openXml({
		open: (name, attributes, place) => {
			if (ignored > 0) return ignore(name, place);
			if (row !== void 0) {
				mark(row, name, attributes);
				return ignore(name, place);
			}
			if (name === "testcase" && suite !== void 0) row = {
				suite,
				attributes,
				failed: false,
				complaint: void 0,
				skipped: false,
				todo: false,
				retried: false
			};
			else if (suite === void 0 || SUITES.has(name)) return openSuite(name, attributes);
			else {
				if (name === "failure" || name === "error") suiteError(suite, attributes);
				return ignore(name, place);
			}
		},
		close: () => {
			if (ignored > 0) {
				ignored -= 1;
				if (ignored < text) text = 0;
			} else if (row !== void 0) {
				closeRow(row);
				row = void 0;
			} else for (const closed of suites.splice(-1)) closeSuite(closed);
		},
		end: () => {
			if (unknown > 0) totals.unshown(`${unknown} with a status or a result that is not known, counted as passed`);
			if (unreached > 0) totals.unshown(`${unreached} passed with a time of 0, which Vitest writes of a test that it did not reach, or of which it only checks types`);
			totals.end();
		}
	}, sink);
};
/** JUnit's XML in all its dialects: Surefire's schema is the nearest thing to a definition. */
const junit = {
	name: "junit",
	recognises: (head) => {
		const root = rootOf(head);
		return root !== void 0 && /^testsuites?$/.test(root.name) && !root.attributes.includes("check.sourceforge.net");
	},
	open: (context, sink) => openJunit(context.root, sink)
};

// src/core/report/formats/libtest.ts
/** An event of `cargo test -- --format json`, and of `cargo nextest run --message-format libtest-json`. */
const event = object({
	type: string(),
	event: string().optional(),
	test_count: unknown$1().optional(),
	name: string().optional(),
	stdout: unknown$1().optional(),
	message: unknown$1().optional()
});
const OUTCOMES$8 = {
	ok: "passed",
	failed: "failed",
	ignored: "skipped",
	allowed_failure: "skipped"
};
const SUITE_FAILED$1 = "(suite failed)";
/** nextest puts the binary before the name, and the number of attempts, if there were several, after it. */
const split$1 = (full) => {
	const at = full.indexOf("$");
	if (at === -1) return {
		group: "",
		name: full,
		retried: false
	};
	const name = full.slice(at + 1);
	return {
		group: full.slice(0, at),
		name: name.replace(/#\d+$/, ""),
		retried: /#\d+$/.test(name)
	};
};
const PANICKED = "panicked at ";
/** Since Rust 1.73 what a panic says stands on the line after its place; before, in quotes and before it. */
const PANIC = /^(?:'(.*)|.*:\n(.*))/;
/** What a test panicked with, in what it printed; or why its harness failed it. */
const complaintOf$2 = ({ stdout, message }) => {
	const printed = typeof stdout === "string" ? stdout : "";
	const at = printed.indexOf(PANICKED);
	if (at === -1) return message === void 0 ? void 0 : { message };
	const from = at + 12;
	const [, quoted, next] = PANIC.exec(printed.slice(from, from + 2e3)) ?? [];
	return { message: quoted ?? next };
};
const open$1 = (context, sink) => {
	const { row, synthetic, totals } = openEmitter(context, sink);
	const running = /* @__PURE__ */ new Map();
	let failed = 0;
	let suitesOpen = 0;
	/**
	* nextest runs the tests of several binaries side by side: a suite ends while tests of it are running, begins anew for
	* those that are left, and may do both inside another. So what has no end is told at the end.
	*/
	let isNextest = false;
	let hasBadEnd = false;
	const readTest = (full, state, found) => {
		const { group, name, retried } = split$1(full);
		isNextest ||= group !== "";
		const key = `${group}$${name}`;
		const outcome = OUTCOMES$8[state];
		if (state === "started") running.set(key, {
			group,
			name
		});
		else if (outcome !== void 0) {
			running.delete(key);
			if (retried) totals.retried();
			if (outcome === "failed") failed += 1;
			totals.some();
			row(group, name, outcome, () => complaintOf$2(found));
		}
	};
	/** A binary that crashes ends no test that it has begun, and itself only where something watches it. */
	const endSuite = (passed) => {
		for (const { group, name } of running.values()) {
			totals.synthetic("tests that began and did not end");
			failed += 1;
			row(group, name, "failed", () => ({ stated: "error" }));
		}
		running.clear();
		if (!passed) totals.some();
		if (!passed && failed === 0) synthetic("", SUITE_FAILED$1, "suites that failed outside every test");
		failed = 0;
	};
	const readSuite = ({ event: state = "", test_count: count }) => {
		if (state === "started") {
			if (!isNextest && suitesOpen > 0) endSuite(false);
			suitesOpen = isNextest ? suitesOpen + 1 : 1;
			if (count === 0) totals.none();
			else totals.some();
			return;
		}
		suitesOpen = Math.max(suitesOpen - 1, 0);
		if (isNextest) hasBadEnd ||= state !== "ok";
		else endSuite(state === "ok");
	};
	return openEvents("type", event, (found) => {
		const { type, event: state = "", name } = found;
		if (type === "suite") readSuite(found);
		else if (type === "test" && name !== void 0) readTest(name, state, found);
	}, () => void 0, () => {
		if (isNextest || suitesOpen > 0) endSuite(suitesOpen === 0 && !hasBadEnd);
		totals.end();
	});
};
/** Rust's libtest JSON, one event a line; nextest writes the same. */
const libtestJson = {
	name: "libtest-json",
	recognises: (head) => /^\{\s*"type"\s*:\s*"suite"\s*,\s*"event"\s*:\s*"started"\s*,\s*"test_count"/m.test(head),
	open: open$1
};

// src/core/report/formats/mocha.ts
/** What a test failed by: an error as Mocha makes JSON of it, empty where it did not. A hook's is never a test's own. */
const complaintIn = (error, isHook) => ({
	type: within(error, "code") === "ERR_ASSERTION" ? "AssertionError" : within(error, "name"),
	message: within(error, "message"),
	...isHook ? { stated: "outside" } : {}
});
const HOOK = /"(?:before|after) (?:all|each)" hook/;
const test = object({
	fullTitle: string(),
	file: string().nullish(),
	currentRetry: number().optional(),
	err: unknown$1().optional()
});
const mochaDocument = object({
	stats: object({ tests: number() }),
	passes: array(test),
	failures: array(test),
	pending: array(test)
});
/** A test of Mochawesome's. A test that was not reached, since a hook failed, has no state. */
const awesomeTest = object({
	title: string(),
	state: _enum([
		"passed",
		"failed",
		"pending",
		"skipped"
	]).nullish(),
	err: unknown$1().optional()
});
const awesomeSuite = object({
	title: string(),
	file: string(),
	fullFile: string().default(""),
	tests: array(awesomeTest),
	beforeHooks: array(awesomeTest).default([]),
	afterHooks: array(awesomeTest).default([]),
	get suites() {
		return array(awesomeSuite);
	}
});
const awesomeDocument = object({
	stats: object({ tests: number() }),
	results: array(awesomeSuite.or(literal(false)))
});
/** Both begin with their totals, and differ in what follows. */
const follows = (head) => {
	const [, totals = "", next] = /^\s*\{\s*"stats"\s*:\s*\{([^{}]*)\}\s*,\s*"(\w+)"\s*:\s*\[/.exec(head) ?? [];
	return totals.includes("\"passes\"") ? next : void 0;
};
/** Mocha's `json` reporter. A hook that failed is among the failures, though it is no test. */
const mochaJson = {
	name: "mocha-json",
	recognises: (head) => follows(head) === "tests",
	open: (context, sink) => openJson(mochaDocument, (report) => {
		const { row, totals } = openEmitter(context, sink);
		const rows = (tests, outcome) => {
			for (const { file, fullTitle, currentRetry = 0, err } of tests) {
				if (currentRetry > 0) totals.retried();
				row(file ?? "", fullTitle, outcome, () => complaintIn(err, HOOK.test(fullTitle)));
			}
		};
		rows(report.passes, "passed");
		rows(report.failures, "failed");
		rows(report.pending, "skipped");
		const found = report.passes.length + report.failures.length + report.pending.length;
		totals.compare("the report", "tests", report.stats.tests, [found]);
		if (report.stats.tests + found === 0) totals.none();
		totals.end();
	})
};
const STATES = {
	passed: "passed",
	failed: "failed",
	pending: "skipped",
	skipped: "skipped"
};
const readSuite$1 = (suite, around, emitter) => {
	const path = [...around, suite.title];
	const group = suite.fullFile === "" ? suite.file : suite.fullFile;
	for (const hook of [...suite.beforeHooks, ...suite.afterHooks]) if (hook.state === "failed") emitter.row(group, joined([...path, hook.title]), "failed", () => complaintIn(hook.err, true));
	for (const { title, state, err } of suite.tests) emitter.row(group, joined([...path, title]), STATES[state ?? "skipped"], () => complaintIn(err, false));
	for (const inner of suite.suites) readSuite$1(inner, path, emitter);
};
/** Mochawesome's JSON. */
const mochawesomeJson = {
	name: "mochawesome-json",
	recognises: (head) => follows(head) === "results",
	open: (context, sink) => openJson(awesomeDocument, (report) => {
		const emitter = openEmitter(context, sink);
		for (const suite of report.results) if (suite !== false) readSuite$1(suite, [], emitter);
		if (report.stats.tests === 0 && report.results.every((suite) => suite === false)) emitter.totals.none();
		emitter.totals.end();
	})
};

// src/core/report/formats/nunit.ts
/** What NUnit 2 and 3 call a result; NUnit before 2.5 has `executed` and `success` instead. */
const OUTCOMES$7 = {
	Passed: "passed",
	Success: "passed",
	Warning: "passed",
	Skipped: "skipped",
	Ignored: "skipped",
	Inconclusive: "skipped",
	NotRunnable: "skipped",
	Explicit: "skipped"
};
const SUITE_ERROR = "(suite error)";
/** A result that is none of the known ones is a failure: it is not known to be better. */
const stated = ({ attributes }) => {
	const { result } = attributes;
	if (result !== void 0) return OUTCOMES$7[result] ?? "failed";
	if (attributes["executed"]?.toLowerCase() === "false") return "skipped";
	return attributes["success"]?.toLowerCase() === "false" ? "failed" : "passed";
};
/**
* NUnit 2.5 sets errors apart by the result, NUnit 3 by a label beside it, and by the site where it was not the test's own
* method that failed (docs.nunit.org, "Test Result XML Format").
*/
const statedAs = ({ result, label, site = "Test" }) => {
	if (site !== "Test") return "outside";
	if (result === "Error" || label === "Error" || label === "Invalid") return "error";
	return result === "Failure" || result === "Failed" && label === void 0 ? "assertion" : void 0;
};
/** NUnit 3 names the class. NUnit 2 puts it before the test's name, of which the arguments may hold dots. */
const identify = ({ attributes }, around) => {
	const name = attributes["name"] ?? "";
	const suite = around.at(-1)?.name === "results" ? around.at(-2) : around.at(-1);
	const dot = name.replace(/[(<"][^]*$/, "").lastIndexOf(".");
	const before = dot > 0 ? name.slice(0, dot) : void 0;
	const group = attributes["classname"] ?? before ?? suite?.attributes["name"] ?? "";
	return [group, name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name];
};
/** A suite's own failure, unless it only tells of a test in it or of what is around it. */
const isOwn = ({ attributes }) => attributes["site"] !== "Child" && attributes["site"] !== "Parent";
/** Of an assembly that could not be loaded NUnit 3 gives a reason and no `<failure>`. */
const hasFailed = (suite) => suite.attributes["result"] === "Failed" && isOwn(suite);
const format = (roots) => ({
	roots,
	records: [
		"test-case",
		"failure",
		"reason"
	],
	keep: ["failure", "message"],
	said: ["message"],
	open: (emit) => {
		const broken = /* @__PURE__ */ new Map();
		const reasons = /* @__PURE__ */ new Map();
		return {
			record: (node, around) => {
				if (node.name !== "test-case") {
					const said = node.name === "failure" ? broken : reasons;
					for (const suite of around.slice(-1).filter(isOwn)) said.set(suite, childText(node, "message"));
					return;
				}
				const [group, name] = identify(node, around);
				const failure = node.children.find((child) => child.name === "failure");
				emit.row(group, name, failure === void 0 ? stated(node) : "failed", () => ({
					message: failure && childText(failure, "message"),
					stated: statedAs(node.attributes)
				}));
			},
			leave: (suite, around) => {
				const said = broken.get(suite) ?? reasons.get(suite);
				const isBroken = broken.delete(suite) || hasFailed(suite);
				reasons.delete(suite);
				const { name = "", fullname = name, type, total } = suite.attributes;
				if (around.length === 0 && total === "0" && suite.rows + suite.failed === 0 && !isBroken) emit.totals.none();
				if (!isBroken || suite.failed > 0) return;
				emit.synthetic(type === "Assembly" || suite.name === "test-run" ? name : fullname, SUITE_ERROR, "suites that failed outside every test", said);
			}
		};
	}
});
const NUNIT_3 = format(["test-run", "test-suite"]);
const NUNIT_2 = format(["test-results"]);
/** NUnit 3's `nunit3` result format. A lone `test-suite` is what its framework writes. */
const nunit3 = {
	name: "nunit3",
	recognises: (head) => NUNIT_3.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(NUNIT_3, context, sink)
};
/** NUnit 2's result format, which other runners write too. */
const nunit2 = {
	name: "nunit2",
	recognises: (head) => NUNIT_2.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(NUNIT_2, context, sink)
};

// src/core/report/formats/playwright.ts
/** What Playwright makes of all attempts of a test: a flaky one passed in the end. */
const OUTCOMES$6 = {
	expected: "passed",
	flaky: "passed",
	unexpected: "failed",
	skipped: "skipped"
};
const spec = object({
	title: string(),
	file: string(),
	tests: array(object({
		projectName: string().default(""),
		status: _enum([
			"expected",
			"flaky",
			"unexpected",
			"skipped"
		]),
		results: array(unknown$1())
	}))
});
const suite = object({
	title: string(),
	specs: array(spec),
	get suites() {
		return array(suite).default([]);
	}
});
const document$2 = object({
	config: object({ rootDir: string() }),
	suites: array(suite),
	stats: unknown$1().optional(),
	errors: array(object({
		location: object({ file: string() }).optional(),
		message: unknown$1().optional()
	})).default([])
});
/** What the totals of a run count. */
const STATS = [
	"expected",
	"unexpected",
	"flaky",
	"skipped"
];
const RUN_ERROR$1 = "(load error)";
/** A suite of the first level is a file, which the group already names. */
const readSuite = ({ specs, suites }, path, rootDir, emitter) => {
	for (const { title, file, tests } of specs) for (const { projectName, status, results } of tests) {
		if (status !== "skipped" && results.length > 1) emitter.totals.retried();
		emitter.row(`${rootDir}/${file}`, joined([
			projectName,
			...path,
			title
		]), OUTCOMES$6[status], () => ({ message: within(results.at(-1), "error", "message") }));
	}
	for (const inner of suites) readSuite(inner, [...path, inner.title], rootDir, emitter);
};
/** Playwright's `json` reporter. The project is part of a test's name: each runs in all of them. */
const playwrightJson = {
	name: "playwright-json",
	recognises: (head) => /^\s*\{\s*"config"\s*:\s*\{/.test(head) && /"rootDir"\s*:/.test(head),
	open: (context, sink) => openJson(document$2, ({ config, suites, errors, stats }) => {
		const emitter = openEmitter(context, sink);
		for (const file of suites) readSuite(file, [], config.rootDir, emitter);
		for (const { location, message } of errors) emitter.synthetic(location?.file ?? "", RUN_ERROR$1, "errors outside every test", message);
		if (STATS.every((name) => within(stats, name) === 0) && suites.length + errors.length === 0) emitter.totals.none();
		emitter.totals.end();
	})
};

// src/core/report/formats/pytest.ts
/** What pytest-subtests calls a test of which the last subtest passed: it does not tell what became of the others. */
const SUBTESTS = "subtests passed";
/** What pytest-json-report calls an outcome. An expected failure is skipped; an unexpected pass that is let pass, passed. */
const OUTCOMES$5 = {
	passed: "passed",
	xpassed: "passed",
	[SUBTESTS]: "passed",
	failed: "failed",
	error: "failed",
	skipped: "skipped",
	xfailed: "skipped"
};
/** One stage of a test, with what ended it. */
const stage = unknown$1().optional();
const document$1 = object({
	exitcode: number(),
	summary: object({ total: number().optional() }),
	collectors: array(object({
		nodeid: string(),
		outcome: string(),
		longrepr: unknown$1().optional()
	})).default([]),
	tests: array(object({
		nodeid: string(),
		outcome: _enum([
			"passed",
			"xpassed",
			SUBTESTS,
			"failed",
			"error",
			"skipped",
			"xfailed",
			"rerun",
			"retried"
		]),
		setup: stage,
		call: stage,
		teardown: stage
	})).default([])
});
/** pytest-rerunfailures and pytest-retry leave these where the last attempt passed, and the stages are that attempt's. */
const isRetried = (outcome) => outcome === "rerun" || outcome === "retried";
/** After `pytest.exit` or an interrupt the test that it came in has some of its stages, and no outcome of its own. */
const isUnended = ({ setup, call, teardown }) => [
	setup,
	call,
	teardown
].some((one) => one !== void 0) && (call === void 0 || teardown === void 0);
/** A test's own outcome is that of the report that came last: a teardown that skips hides a call that failed. */
const outcomeOf$2 = ({ outcome, setup, call, teardown }) => {
	const stages = [
		setup,
		call,
		teardown
	].flatMap((one) => within(one, "outcome") ?? []);
	if (stages.includes("failed")) return "failed";
	if (!isRetried(outcome)) return OUTCOMES$5[outcome];
	if (stages.includes("skipped")) return "skipped";
	return stages.length > 0 && stages.every((found) => found === "passed") ? "passed" : "failed";
};
/** What pytest ends with where it found no test. */
const NONE_COLLECTED = 5;
const NOT_COLLECTED = "(not collected)";
const split = (nodeid) => {
	const at = nodeid.indexOf("::");
	return at === -1 ? [nodeid, ""] : [nodeid.slice(0, at), nodeid.slice(at + 2)];
};
/** pytest-json-report's file. A node's id is its file, `::` and its name. */
const pytestJson = {
	name: "pytest-json",
	recognises: (head) => /^\s*\{\s*"created"\s*:/.test(head) && /"exitcode"\s*:/.test(head),
	open: (context, sink) => openJson(document$1, ({ exitcode, summary, collectors, tests }) => {
		const { row, synthetic, totals } = openEmitter(context, sink);
		if (exitcode !== 0 && tests.some(({ outcome }) => outcome === SUBTESTS)) {
			const found = `"${SUBTESTS}" in a run that ended with ${exitcode}`;
			return fault("report-malformed", `expected outcomes that tell whether a test passed, found ${found}`);
		}
		const ended = new Set(tests.filter(({ outcome }) => !isRetried(outcome)).map(({ nodeid }) => nodeid));
		const last = new Map(tests.map((test) => [test.nodeid, test]));
		let bad = 0;
		let rows = 0;
		for (const test of tests) {
			const { nodeid, outcome, setup, call, teardown } = test;
			if (isRetried(outcome)) {
				totals.retried();
				if (ended.has(nodeid) || last.get(nodeid) !== test) continue;
			}
			const whole = outcomeOf$2(test);
			const isCut = whole === "passed" && isUnended(test);
			if (isCut) totals.synthetic("tests that began and did not end");
			const found = isCut ? "failed" : whole;
			rows += 1;
			if (found === "failed") bad += 1;
			row(...split(nodeid), found, () => ({
				message: [
					call,
					setup,
					teardown
				].map((one) => within(one, "crash", "message")).find((said) => said !== void 0),
				...outcome === "error" || isCut ? { stated: "outside" } : {}
			}));
		}
		for (const { nodeid, outcome, longrepr } of collectors) {
			if (outcome !== "failed") continue;
			bad += 1;
			synthetic(split(nodeid)[0], NOT_COLLECTED, "files that could not be collected", longrepr);
		}
		totals.compare("the report", "tests", summary.total ?? NaN, [rows]);
		const isGood = exitcode === 0 || exitcode === NONE_COLLECTED;
		if (bad === 0 && !isGood) sink.note({
			kind: "declared",
			message: `the report says that pytest ended with ${exitcode}, though nothing failed`
		});
		if (isGood && summary.total === 0 && rows + bad === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/robot.ts
const OUTCOMES$4 = {
	PASS: "passed",
	SKIP: "skipped",
	"NOT RUN": "skipped",
	NOT_RUN: "skipped"
};
const SUITE_FAILED = "(suite failed)";
/** The suite's file, else the names of the suites down to it. */
const groupOf = (suites) => suites.at(-1)?.attributes["source"] ?? joined(namesOf(suites));
/** How a message begins where it was not the test's own body that failed. */
const FIXTURE$1 = /^(?:(?:Parent )?suite )?(?:setup|teardown) failed:/i;
/** How the message of a suite begins of which the teardown failed, or that of a suite around it. */
const TEARDOWN = /^\s*(?:parent )?suite teardown failed\b/i;
/** What the keywords of BuiltIn say that check something; AssertionError itself is left out of a message. */
const CHECKED = /^(?!No keyword with name ').+ (?:!= |should (?:not )?(?:be|have|contain|start|end|match)\b|does not (?:contain|start|end|match)\b|contains ')/;
const complaintOf$1 = (text) => {
	const message = text.trim();
	if (FIXTURE$1.test(message)) return {
		message,
		stated: "outside"
	};
	return CHECKED.test(message) ? {
		message,
		stated: "assertion"
	} : { message };
};
const FORMAT$3 = {
	roots: ["robot"],
	records: ["test", "status"],
	keep: ["status"],
	said: ["status"],
	open: (emit) => {
		let suiteFailed;
		let hidden = 0;
		/** The run's own totals, which end the report: of the critical tests and of all, before Robot Framework 4. */
		let total = NaN;
		return {
			record: ({ name, attributes, children, text }, around) => {
				if (name === "test") {
					const last = children.at(-1);
					const outcome = OUTCOMES$4[last?.attributes["status"] ?? ""] ?? "failed";
					emit.row(groupOf(around), attributes["name"] ?? "", outcome, () => last && complaintOf$1(last.text));
				} else if (around.at(-1)?.name === "suite") suiteFailed = attributes["status"] === "FAIL" ? text : void 0;
			},
			leave: (node, around) => {
				if (node.name === "stat" && around.at(-1)?.name === "total") {
					const { pass, fail, skip = 0 } = node.attributes;
					total = Number(pass) + Number(fail) + Number(skip);
				}
				if (around.length === 0 && total === 0 && node.rows === 0) emit.totals.none();
				if (node.name !== "suite") return;
				if (suiteFailed !== void 0 && node.failed === 0) emit.synthetic(groupOf([...around, node]), SUITE_FAILED, "suites that failed outside every test", suiteFailed);
				if (node.failed > 0 && TEARDOWN.test(suiteFailed ?? "")) hidden += 1;
				suiteFailed = void 0;
			},
			end: () => {
				if (hidden > 0) emit.totals.unshown(`${hidden} suites whose teardown failed, beside tests that failed in them`);
			}
		};
	}
};
/** Robot Framework's `output.xml`, versions 2 to 7. */
const robot = {
	name: "robot",
	recognises: (head) => rootOf(head)?.name === "robot",
	open: (context, sink) => openRecords(FORMAT$3, context, sink)
};

// src/core/report/formats/rspec.ts
const OUTCOMES$3 = {
	passed: "passed",
	failed: "failed",
	pending: "skipped"
};
const document = object({
	examples: array(object({
		full_description: string(),
		file_path: string(),
		status: _enum([
			"passed",
			"failed",
			"pending"
		]),
		exception: unknown$1().optional()
	})),
	messages: array(unknown$1()).nullish(),
	summary: object({
		example_count: number(),
		errors_outside_of_examples_count: int().min(0).max(1e5).default(0)
	})
});
/** Of the messages, those that tell of one such error. */
const OUTSIDE$1 = /^\s*An error occurred /;
const LOAD_ERROR = "(error outside of examples)";
/** RSpec's `json` formatter. A pending example is skipped; one that passes all the same has failed, as RSpec says. */
const rspecJson = {
	name: "rspec-json",
	recognises: (head) => /^\s*\{\s*"version"\s*:/.test(head) && /"examples"\s*:\s*\[/.test(head),
	open: (context, sink) => openJson(document, ({ examples, summary, messages }) => {
		const { row, synthetic, totals } = openEmitter(context, sink);
		for (const { file_path: file, full_description: name, status, exception } of examples) row(file, name, OUTCOMES$3[status], () => ({
			type: within(exception, "class"),
			message: within(exception, "message")
		}));
		const errors = (messages ?? []).filter((said) => typeof said === "string" && OUTSIDE$1.test(said));
		for (let count = 0; count < summary.errors_outside_of_examples_count; count += 1) synthetic("", LOAD_ERROR, "errors outside of examples", errors[count]);
		totals.compare("the report", "tests", summary.example_count, [examples.length]);
		if (summary.example_count + examples.length + summary.errors_outside_of_examples_count === 0) totals.none();
		totals.end();
	})
};

// src/core/report/formats/tap-complaint.ts
/**
* The keys by which runners say in a YAML block why a test failed. What an assertion compared, and by what, is told by
* node:test, tape, Vitest, QUnit (`actual`), node-tap (`found`, `compare`) and AVA (`assertion`).
*/
const KEY = /^\s*(error|message|code|name|type|operator|actual|found|compare|assertion|failureType|exitCode)\s*:\s*['"]?(.*?)['"]?$/;
const COMPARED = [
	"operator",
	"actual",
	"found",
	"compare",
	"assertion"
];
/** The comments by which Bats tells which command failed, and Perl's Test::More what it got instead. */
const BATS = /^#\s+`(.*)' failed(?: with status (\d+))?$/;
const BATS_CHECKS = /^(?:! )?(?:\[\[? |test |assert|refute|fail\b)/;
/** AVA calls what a test throws by the name of its own assertions, and says so in the details. */
const AVA = /^\s*'?(Error thrown in test|Rejected promise returned by test):/;
const PERL = /^#\s+got: /;
/** The complaint with what a line of a YAML block adds to it. */
const withLine = (before, line) => {
	const [, thrown] = AVA.exec(line) ?? [];
	if (thrown !== void 0) return {
		...before,
		message: thrown
	};
	const [, key, value = ""] = KEY.exec(line) ?? [];
	if (key === void 0 || value === "" || /^[|>]-?$/.test(value)) return before;
	if (key === "error" || key === "message") return {
		message: value,
		...before
	};
	if (key === "exitCode") return {
		...before,
		stated: "error"
	};
	if (key === "failureType") return value === "testCodeFailure" ? before : {
		...before,
		stated: "error"
	};
	if (COMPARED.includes(key) || value === "ERR_ASSERTION") return {
		...before,
		type: "AssertionError"
	};
	return key === "name" || key === "type" ? {
		type: value,
		...before
	} : before;
};
/** The complaint with what a comment adds to it. */
const withComment = (before, line) => {
	if (PERL.test(line)) return {
		...before,
		stated: "assertion"
	};
	const [, command, status] = BATS.exec(line) ?? [];
	if (command === void 0) return before;
	const message = line.replace(/^#\s+/, "");
	if (status === "127") return {
		message,
		stated: "error"
	};
	return BATS_CHECKS.test(command) ? {
		message,
		stated: "assertion"
	} : { message };
};

// src/core/report/formats/tap-level.ts
/** What of a failure is held, in characters. */
const sizeOf = ({ path, name }) => path.length + name.length + 64;
/** A level that has just begun. */
const makeLevel = (around, title, depth, buffered, heading) => ({
	path: owned(joined([around, title])),
	title: owned(title),
	depth,
	buffered,
	heading,
	current: void 0,
	sums: void 0,
	yaml: void 0,
	complaint: void 0,
	explained: false,
	told: false,
	announced: void 0,
	child: void 0,
	ended: void 0,
	held: [],
	failed: false,
	planned: NaN,
	count: 0
});

// src/core/report/formats/tap-line.ts
const POINT = /^(not )?ok(?: \d+)?(?:( -)?( .*))?$/s;
const PLAN = /^(\d+)\.\.(\d+)(?:\s+(?:#.*)?)?$/s;
const SUBTEST = /^# Subtest(?:: (.*))?$/s;
/** A `#` after white space that is not escaped begins a directive (TAP 14); so does one that TAP 12 and 13 left so. */
const HASH = /(?<=\s|^)(?<!\\)#/;
const BRACE = /\{\s*$/;
/** No longer word: `# todolist` is a name. Some write `# skipped`, and some a colon. */
const DIRECTIVE = /^(skip|todo)(?:(?<=skip)ped)?(?:[\s:]|$)/i;
/** The comments by which node-tap, Vitest and Bats tell how long a test took, and Bats that it took too long. */
const TIME = /(?<=\s|^)(?<!\\)#\s*(?:time=\d+(?:\.\d+)?m?s|(?:in \d+ ms # )?timeout after \d+ ?s|in \d+ ms)\s*$/i;
/** So Bats ends a name, without `--formatter`; it writes no hyphen before names. */
const BATS_TIME = / in \d+ms$/;
/** More of TAP after a carriage return alone, which ends no line. */
const MORE = /\r(?:(?:not )?ok\b|\d+\.\.\d)/;
/** How Criterion begins what it writes, and ends the name of a test that ran. */
const CRITERION = /^# Criterion v\d/;
const CRITERION_TIME = / +\(\d+\.\d\ds\)$/;
/** Stands for an escaped backslash while `\#` is looked for; a line holds no line break. */
const BACKSLASH = "\n";
const unescape = (text) => text.replaceAll("\\#", "#").replaceAll(BACKSLASH, "\\");
const readPoint = (ok, hyphen, tail) => {
	const whole = tail.replaceAll("\\\\", BACKSLASH);
	const closed = whole.replace(BRACE, "");
	const text = closed.replace(TIME, "");
	const at = text.search(HASH);
	const rest = at === -1 ? "" : text.slice(at + 1).trim();
	const found = DIRECTIVE.exec(rest)?.[1]?.toLowerCase();
	const directive = found === "skip" || found === "todo" ? found : void 0;
	const description = directive === void 0 ? text === closed ? whole : text : text.slice(0, at);
	const opens = BRACE.test(whole) || BRACE.test(description);
	const nameOf = (of) => unescape(of).trim();
	const name = nameOf(description);
	return {
		ok,
		name,
		hyphen: hyphen !== void 0,
		untimed: hyphen === void 0 ? name.replace(BATS_TIME, "") : name,
		directive,
		opens: opens ? nameOf(description.replace(BRACE, "")) : void 0
	};
};
/** Reads a line as TAP 12, 13 or 14; undefined where it is none. */
const readTapLine = (line) => {
	const point = POINT.exec(line);
	if (point !== null) return {
		kind: "point",
		...readPoint(point[1] === void 0, point[2], point[3] ?? "")
	};
	const plan = PLAN.exec(line);
	if (plan !== null) return {
		kind: "plan",
		first: Number(plan[1]),
		last: Number(plan[2])
	};
	const subtest = SUBTEST.exec(line);
	if (subtest !== null) return {
		kind: "subtest",
		name: (subtest[1] ?? "").trim()
	};
	if (/^\s*#/.test(line)) return { kind: "comment" };
	if (/^pragma [+-][\w-]+$/.test(line)) return { kind: "pragma" };
	if (/^bail out!/i.test(line)) return { kind: "bailout" };
	return /^TAP version \d+$/i.test(line) ? { kind: "version" } : void 0;
};

// src/core/report/formats/tap.ts
const INDENT = "    ";
const MAX_LEVELS = 256;
/** What Bats says in the block of a test of which it does not say why it failed. */
const LASTING = /^\s*(?:duration_ms|timeout_sec):/;
const SUBTEST_FAILED = "(subtest failed)";
/** So many characters of tests that failed wait for what sums up their subtests; beyond it they have failed. */
const MOST_HELD = 4194304;
const another = () => fault("report-malformed", "expected one TAP document, found more after its end or a second one", { remedy: "write one file per program, as `out-N.tap`" });
const outcomeOf$1 = ({ ok, directive }) => {
	if (directive === "todo" || directive === "skip" && ok) return "skipped";
	return ok ? "passed" : "failed";
};
const open = (context, sink) => {
	const naming = openNaming(context.root);
	const totals = openTotals(sink);
	const root = makeLevel("", "", 0, false, void 0);
	let bailed = false;
	let unexplained = 0;
	let rows = 0;
	/** How many characters of failures are held. */
	let held = 0;
	/** Whether Bats ends each name with the time that the test took, as far as it is known. */
	let isTimed;
	/** The plan of the document came last: no test may follow it. */
	let ended = false;
	let hasVersion = false;
	let isCriterion = false;
	let refused;
	/** Whether a line of the root's belongs to another document than the one that is read. */
	const isOfAnother = (kind) => {
		const hasPoint = root.count > 0 || root.current !== void 0;
		if (kind === "version") return ended || hasVersion || hasPoint || root.child !== void 0;
		if (kind === "plan") return ended || hasPoint && root.child === void 0 && !Number.isNaN(root.planned);
		return kind === "point" && ended;
	};
	const emit = (path, name, outcome, cause) => {
		rows += 1;
		const why = cause === void 0 ? {} : { cause: () => cause };
		sink.test({
			group: naming.group(path),
			name: naming.name(name),
			outcome,
			...why
		});
	};
	/**
	* Bats' tap13 writes `not ok` of what it skips. Of what failed it says why in a block; it has a plan first, and no
	* hyphen before names.
	*/
	const isSkippedByBats = ({ planned, told }, { directive, hyphen }) => directive === "skip" && !hyphen && !told && hasVersion && !Number.isNaN(planned);
	const fail = (level, failure) => {
		if (level !== root && held + sizeOf(failure) <= MOST_HELD) {
			held += sizeOf(failure);
			level.held.push(failure);
			return;
		}
		if (failure.isOwn) totals.synthetic("subtests that failed outside their tests");
		emit(failure.path, failure.name, "failed", failure.cause);
	};
	/** Hands on what failed in a subtest that has ended: `isSkipped` tells what did not count. */
	const passOn = (level, below, isSkipped) => {
		for (const failure of below.held.splice(0)) {
			held -= sizeOf(failure);
			if (!isSkipped(failure)) fail(level, {
				...failure,
				isSkip: false
			});
			else if (!failure.isOwn) emit(failure.path, failure.name, "skipped");
		}
	};
	/** A subtest that nothing has summed up counts as it is. */
	const release = (level) => {
		const { ended: below } = level;
		level.ended = void 0;
		if (below === void 0) return;
		level.failed ||= below.failed || below.held.length > 0;
		passOn(level, below, () => false);
	};
	const sumUp = (level, below, point, explained, cause) => {
		if (level.ended === below) level.ended = void 0;
		const isBad = outcomeOf$1(point) === "failed";
		const isTodo = point.directive === "todo" && !explained;
		const failed = !isTodo && (below.failed || isBad && below.held.length > 0);
		passOn(level, below, ({ isSkip }) => isTodo || isSkip && !isBad);
		level.failed ||= failed || isBad && point.opens === void 0;
		if (!isBad && point.directive !== void 0 && below.planned === 0 && below.count === 0) emit(level.path, point.name === "" ? below.title : point.name, "skipped");
		if (!isBad || failed) return;
		if (point.opens !== void 0) unexplained += 1;
		else {
			const path = below.path === level.path ? joined([level.path, point.name]) : below.path;
			fail(level, {
				path,
				name: SUBTEST_FAILED,
				cause,
				isSkip: point.directive === "skip",
				isOwn: true
			});
		}
	};
	const finish = (level) => {
		settle(level);
		release(level);
		const where = level.path === "" ? "the plan" : `the plan of "${naming.name(level.path)}"`;
		if (!bailed) totals.compare(where, "test points", level.planned, [level.count]);
	};
	/** Ends the open subtest, and hands on the test point that is held back. */
	const settle = (level) => {
		const { child, explained, complaint, current: point, sums } = level;
		const isSkipped = level === root && point !== void 0 && isSkippedByBats(level, point);
		if (child !== void 0) {
			finish(child);
			release(level);
			level.ended = child;
			level.child = void 0;
		}
		level.yaml = void 0;
		level.explained = false;
		level.told = false;
		level.complaint = void 0;
		if (point === void 0) return;
		level.current = void 0;
		level.sums = void 0;
		level.count += 1;
		const outcome = isSkipped ? "skipped" : outcomeOf$1(point);
		const cause = outcome === "failed" && complaint !== void 0 ? causeOf(complaint) : void 0;
		if (sums !== void 0) sumUp(level, sums, point, explained, cause);
		else if (outcome === "failed") {
			const isSkip = point.directive === "skip";
			level.failed ||= !isSkip;
			fail(level, {
				path: level.path,
				name: owned(point.name),
				cause,
				isSkip,
				isOwn: false
			});
		} else emit(level.path, point.name, outcome);
	};
	const bail = () => {
		for (let level = root; level !== void 0;) {
			const { child } = level;
			if (child !== void 0) level.current = void 0;
			else settle(level);
			level = child;
		}
		bailed = true;
	};
	const startChild = (level, line) => {
		const inner = readTapLine(line.slice(4));
		const heading = inner?.kind === "subtest" ? inner.name : void 0;
		const opened = level.announced === void 0 ? level.current?.opens : void 0;
		const buffered = opened !== void 0;
		const known = opened ?? level.announced;
		if (!buffered) settle(level);
		level.announced = void 0;
		if (line.startsWith(INDENT.repeat(257 - level.depth))) {
			refused = fault("report-too-deep", `the TAP is nested more than ${MAX_LEVELS} deep`);
			return;
		}
		level.child = makeLevel(level.path, known ?? heading ?? "", level.depth + 1, buffered, heading);
		if (known !== void 0 || heading === void 0) readLine(level.child, line.slice(4));
	};
	/** Whether an indented line begins a subtest. What a test prints may be indented too, but is no TAP. */
	const begins = (line) => {
		if (!line.startsWith(INDENT)) return false;
		const indent = line.search(/[^ ]|$/);
		const inner = readTapLine(line.slice(indent - indent % 4));
		return inner !== void 0 && inner.kind !== "comment";
	};
	const readIndented = (level, line, indent) => {
		if (level.child !== void 0 && line.startsWith(INDENT)) readLine(level.child, line.slice(4));
		else if (level.yaml !== void 0 && line.startsWith(level.yaml)) {
			if (line === `${level.yaml}...`) level.yaml = void 0;
			else {
				level.explained = true;
				level.told ||= !LASTING.test(line);
				level.complaint = withLine(level.complaint, line);
			}
		} else {
			if (level.yaml !== void 0) settle(level);
			if (level.current !== void 0 && line === `${indent}---`) level.yaml = indent;
			else if (begins(line)) startChild(level, line);
		}
	};
	const readPoint = (level, point) => {
		const { child } = level;
		const closes = child !== void 0 && (!child.buffered || child.heading === point.name);
		settle(level);
		if (level === root && point.ok) isTimed ??= point.untimed !== point.name;
		const name = level === root && !hasVersion && isTimed !== false ? point.untimed : point.name;
		level.current = {
			...point,
			name: isCriterion ? name.replace(CRITERION_TIME, "") : name
		};
		level.sums = closes ? child : void 0;
	};
	const readPlan = (level, first, last) => {
		if (!Number.isNaN(level.planned) || level.child !== void 0) return;
		settle(level);
		if (last < first && last !== 0 && first !== 1) return;
		level.planned = Math.max(last - first + 1, 0);
		ended ||= level === root && (level.count > 0 || last === 0);
	};
	const readTap = (level, line) => {
		const found = readTapLine(line);
		if (found === void 0) return;
		if (found.kind === "comment") {
			isCriterion ||= CRITERION.test(line);
			if (level.current?.ok === false) level.complaint = withComment(level.complaint, line);
			return;
		}
		if (level.yaml !== void 0) settle(level);
		level.announced = void 0;
		if (MORE.test(line)) refused = fault("report-malformed", "expected lines that end in LF, found a CR alone");
		else if (level === root && isOfAnother(found.kind)) refused = another();
		else if (found.kind === "point") readPoint(level, found);
		else if (found.kind === "plan") readPlan(level, found.first, found.last);
		else if (found.kind === "bailout") bail();
		else if (found.kind === "pragma") settle(level);
		else if (found.kind === "subtest") level.announced = found.name;
		else if (level === root) hasVersion = true;
	};
	const readLine = (level, line) => {
		if (bailed) {
			if (readTapLine(line)?.kind === "version") refused = another();
			return;
		}
		const padded = line === "" && level.child !== void 0 ? INDENT : line;
		const indent = padded.slice(0, padded.search(/[^ \t]|$/));
		if (indent !== "") readIndented(level, padded, indent);
		else if (level.child?.buffered === true && line === "}") {
			level.sums = level.child;
			settle(level);
		} else if (line === "{" && level.explained && level.current !== void 0 && level.child === void 0) level.current = {
			...level.current,
			opens: level.current.name
		};
		else readTap(level, line);
	};
	return openLines({
		line: (line, number) => {
			readLine(root, line);
			return refused === void 0 ? void 0 : {
				...refused,
				message: `line ${number}: ${refused.message}`
			};
		},
		end: () => {
			finish(root);
			if (!bailed && !hasVersion && Number.isNaN(root.planned) && root.count === 0 && rows === 0) return fault("report-malformed", "expected TAP, found no version line, no plan and no test point");
			if (bailed) sink.note({
				kind: "declared",
				message: "the run bailed out: tests may be missing"
			});
			else if (Number.isNaN(root.planned)) sink.note({
				kind: "declared",
				message: "the report has no plan: tests may be missing"
			});
			if (unexplained > 0) sink.note({
				kind: "declared",
				message: `${unexplained} subtests say \`not ok\` though none of their tests failed: only the exit tells`
			});
			if (!bailed && root.planned === 0 && rows === 0) totals.none();
			totals.end();
		}
	});
};
/** The Test Anything Protocol, versions 12 to 14, with streamed and buffered subtests. Leaf test points are counted. */
const tap = {
	name: "tap",
	recognises: (head) => /^ *(?:TAP version \d+|\d+\.\.\d+(?:\s*#.*)?|(?:not )?ok(?: \d+\b.*| - .*)?)\r?$/m.test(head),
	open
};

// src/core/report/formats/testng.ts
/** A failure within `successPercentage` fails no build; those beyond it are `FAIL`. */
const OUTCOMES$2 = {
	PASS: "passed",
	SKIP: "skipped",
	SUCCESS_PERCENTAGE_FAILURE: "passed"
};
const CONFIGURATION_FAILED = "(configuration failed)";
const FORMAT$2 = {
	roots: ["testng-results"],
	records: ["test-method"],
	keep: ["exception", "message"],
	said: ["message"],
	open: (emit) => {
		let broken;
		return {
			record: ({ attributes, children }, around) => {
				const [exception] = children;
				const { class: type } = exception?.attributes ?? {};
				const message = exception && childText(exception, "message");
				const outcome = OUTCOMES$2[attributes["status"] ?? ""] ?? "failed";
				if (attributes["is-config"] === "true") {
					if (outcome === "failed") broken ??= message ?? type ?? "";
				} else if (attributes["retried"] === "true") emit.totals.retried();
				else {
					const [group = "", test = ""] = around.map((node) => node.attributes["name"]).reverse();
					emit.row(group, joined([test, attributes["name"]]), outcome, () => ({
						type,
						message
					}));
				}
			},
			leave: (node, around) => {
				if (around.length === 0 && node.attributes["total"] === "0" && node.rows + node.failed === 0) emit.totals.none();
				if (node.name !== "test") return;
				if (broken !== void 0 && node.failed === 0) {
					const group = node.attributes["name"] ?? "";
					emit.synthetic(group, CONFIGURATION_FAILED, "configuration methods that failed", broken);
				}
				broken = void 0;
			}
		};
	}
};
/** TestNG's `testng-results.xml`. */
const testng = {
	name: "testng",
	recognises: (head) => rootOf(head)?.name === "testng-results",
	open: (context, sink) => openRecords(FORMAT$2, context, sink)
};

// src/core/report/formats/trx.ts
/** What TRX calls an outcome. The others (Failed, Error, Timeout, Aborted, \u2026) and none at all are failures. */
const OUTCOMES$1 = {
	Passed: "passed",
	Completed: "passed",
	Warning: "passed",
	NotExecuted: "skipped",
	NotRunnable: "skipped",
	Inconclusive: "skipped",
	Pending: "skipped"
};
const RESULTS = [
	"UnitTestResult",
	"GenericTestResult",
	"WebTestResult",
	"LoadTestResult",
	"TestResultAggregation"
];
const RUN_ERROR = "(run error)";
const outcomeOf = ({ attributes }) => OUTCOMES$1[attributes["outcome"] ?? ""] ?? "failed";
/**
* A data-driven test holds one result a row of data: these are the leaves. Where it failed and none of them did, such as
* in its clean-up, it is one too.
*/
const leavesOf = (node) => {
	const leaves = node.children.filter(({ name }) => name === "InnerResults").flatMap(({ children }) => children).flatMap(leavesOf);
	return leaves.length === 0 || outcomeOf(node) === "failed" && leaves.every((leaf) => outcomeOf(leaf) !== "failed") ? [...leaves, node] : leaves;
};
/** What the summary calls a run that did not end well. */
const BAD_ENDS = [
	"Failed",
	"Error",
	"Timeout",
	"Aborted",
	"Disconnected"
];
/** How MSTest's messages begin where it was not the test's own method that failed. */
const FIXTURE = /^(?:Unable to (?:create instance of|get type)|(?:Class |Assembly )?Initialization method) /;
const ERRORS = ["Error", "Aborted"];
/** So much of a message is kept until the report ends. */
const MOST_SAID = 400;
const complaintOf = (result) => {
	const [info] = result.children.filter(({ name }) => name === "Output").flatMap(({ children }) => children);
	const message = Buffer.from((info && childText(info, "Message"))?.slice(0, MOST_SAID) ?? "").toString();
	if (FIXTURE.test(message)) return {
		message,
		stated: "outside"
	};
	return {
		message,
		stated: ERRORS.includes(result.attributes["outcome"] ?? "") ? "error" : void 0
	};
};
const FORMAT$1 = {
	roots: ["TestRun"],
	records: [
		...RESULTS,
		"UnitTest",
		"RunInfo"
	],
	keep: [
		...RESULTS,
		"InnerResults",
		"TestMethod",
		"Output",
		"ErrorInfo",
		"Message",
		"Text"
	],
	said: ["Message", "Text"],
	open: (emit) => {
		const results = [];
		const classes = /* @__PURE__ */ new Map();
		let failed = 0;
		let runError;
		let ended = "";
		let saysNone = false;
		const keepResult = (node, id) => {
			const outcome = outcomeOf(node);
			if (outcome === "failed") failed += 1;
			const complaint = outcome === "failed" ? complaintOf(node) : void 0;
			results.push({
				id: owned(id),
				name: owned(node.attributes["testName"] ?? ""),
				outcome,
				complaint
			});
		};
		return {
			record: (node) => {
				const { name, attributes, children } = node;
				if (name === "RunInfo") {
					if (attributes["outcome"] === "Error") runError ??= childText(node, "Text") ?? "";
				} else if (name === "UnitTest") for (const method of children) {
					const className = (method.attributes["className"] ?? "").replace(/,[^]*$/, "");
					classes.set(owned(attributes["id"] ?? ""), owned(className));
				}
				else for (const leaf of leavesOf(node)) keepResult(leaf, attributes["testId"] ?? "");
			},
			leave: ({ name, attributes }) => {
				if (name === "ResultSummary") ended = attributes["outcome"] ?? "";
				else if (name === "Counters") saysNone = attributes["total"] === "0";
			},
			end: () => {
				const isBad = BAD_ENDS.includes(ended);
				for (const { id, name, outcome, complaint } of results) emit.row(classes.get(id) ?? "", name, outcome, () => complaint);
				if (runError !== void 0 && failed === 0) emit.synthetic("", RUN_ERROR, "errors of the run", runError);
				else if (isBad && failed === 0) emit.totals.unshown(`the report says that the run ended as \`${ended}\`, though no test failed`);
				else if (saysNone && results.length === 0) emit.totals.none();
			}
		};
	}
};
/** Visual Studio's and `dotnet test`'s TRX. */
const trx = {
	name: "trx",
	recognises: (head) => {
		const root = rootOf(head);
		return root?.name === "TestRun" && root.attributes.includes("VisualStudio/TeamTest");
	},
	open: (context, sink) => openRecords(FORMAT$1, context, sink)
};

// src/core/report/formats/xunit.ts
/** What xUnit.net calls a result (xunit.net/docs/format-xml-v2). */
const OUTCOMES = {
	Pass: "passed",
	Skip: "skipped",
	NotRun: "skipped"
};
const ASSEMBLY_ERROR = "(assembly error)";
const CLASS_ERROR = "(class error)";
const OUTSIDE = "errors outside every test";
const FORMAT = {
	roots: ["assemblies", "assembly"],
	records: [
		"test",
		"error",
		"failure"
	],
	keep: ["failure", "message"],
	said: ["message"],
	open: (emit) => {
		return {
			record: (node, around) => {
				const { name, attributes, children } = node;
				if (name === "failure") {
					emit.synthetic(around.at(-1)?.attributes["name"] ?? "", CLASS_ERROR, OUTSIDE, childText(node, "message"));
					return;
				}
				const failure = children.find((child) => child.name === "failure");
				const message = failure && childText(failure, "message");
				if (name === "error") {
					if (around.at(-1)?.name !== "errors") return;
					emit.synthetic(attributes["name"] ?? "", ASSEMBLY_ERROR, OUTSIDE, message);
					return;
				}
				const outcome = failure === void 0 ? OUTCOMES[attributes["result"] ?? ""] ?? "failed" : "failed";
				emit.row(attributes["type"] ?? "", attributes["name"] ?? "", outcome, () => ({
					type: failure?.attributes["exception-type"],
					message
				}));
			},
			leave: ({ name, attributes, rows }) => {
				if (name !== "assembly") return;
				const declared = Number(attributes["total"] ?? NaN);
				emit.totals.compare("an assembly", "tests", declared, [rows]);
				if (declared === 0 && rows === 0) emit.totals.none();
				else emit.totals.some();
			}
		};
	}
};
/** xUnit.net's XML, versions 1 to 3. */
const xunit = {
	name: "xunit",
	recognises: (head) => FORMAT.roots.includes(rootOf(head)?.name ?? ""),
	open: (context, sink) => openRecords(FORMAT, context, sink)
};

// src/core/report/formats.ts
/** Every format there is. A report is of the first that recognises it; the loosest to recognise comes last. */
const FORMATS = [
	junit,
	nunit2,
	nunit3,
	xunit,
	trx,
	testng,
	robot,
	boostLog,
	ctestXml,
	catch2Xml,
	checkXml,
	cunitXml,
	jestJson,
	vitestJson,
	mochaJson,
	mochawesomeJson,
	playwrightJson,
	pytestJson,
	rspecJson,
	cucumberJson,
	gtestJson,
	ctrf,
	goTestJson,
	libtestJson,
	dartJson,
	tap
];

// src/core/report/read.ts
/** How much text the format is found from, in UTF-16 code units. */
const HEAD = 65536;
/** How much it is found from at most, where comments stand before the root of XML. */
const MOST_PROLOG = 16 * HEAD;
/** How many bytes are made text at a time: of more, the text no longer lies where memory is cheap. */
const PIECE = 65536;
/** How much longer than its report the groups and names of all tests may be: rows repeat what stands around them. */
const MOST_REPEATED = {
	times: 64,
	beside: 67108864
};
/** What a file that is no report often is. */
const lookalike = (head) => {
	if (/^\s*(?:<!DOCTYPE html|<html)/i.test(head)) return "an HTML page";
	if (head.startsWith("version https://git-lfs.github.com/")) return "a Git LFS pointer (fetch the file with `git lfs pull`)";
};
const unknown = (head) => {
	const root = rootOf(head);
	const start = root === void 0 ? JSON.stringify(head.slice(0, 40)) : `XML with the root <${root.name}>`;
	const found = lookalike(head) ?? start;
	const expected = `expected a report of a known format (${FORMAT_NAMES.join(", ")})`;
	if (head.length < HEAD) return fault("format-unknown", `${expected}, found ${found}`);
	const looked = `found none in the first ${Math.floor(head.length / 1024)} KiB, which begin with ${found}`;
	return fault("format-unknown", `${expected}, ${looked}; name it under \`format\` where other output comes first`);
};
const find = (head) => {
	if (declaresTypes(head)) return fault("report-dtd", "expected a report without a document type, found one of its own");
	return FORMATS.find((format) => format.recognises(head)) ?? unknown(head);
};
/**
* Reads one report file: decodes it, finds its format by its beginning unless one is named, and hands its tests
* and notes to the sink as they come. XML, TAP and line formats are read in bounded memory; other JSON is read whole.
*/
const openReport = (format, context, sink) => {
	const decoder = openDecoder();
	let chosen = FORMATS.find(({ name }) => name === format);
	let reader;
	let refused;
	let head = "";
	let enough = HEAD;
	let written = 0;
	let named = 0;
	let excess;
	const excessOf = ({ group, name }) => {
		named += group.length + name.length;
		if (group === TOO_LONG || name === TOO_LONG) return fault("report-too-deep", `a test stands in a group or titles of more than ${MAX_GROUP} characters`);
		return named > MOST_REPEATED.times * written + MOST_REPEATED.beside ? fault("report-too-deep", `the tests' names are more than ${MOST_REPEATED.times} times as long as the report`) : void 0;
	};
	const guarded = {
		test: (test) => {
			excess ??= excessOf(test);
			if (excess === void 0) sink.test(test);
		},
		note: sink.note
	};
	const settle = (found) => {
		refused ??= found ?? excess;
		return refused;
	};
	const begin = (from) => {
		if (from.trim() === "") return fault("report-empty", "expected a report, found nothing in the file");
		const found = chosen ?? find(from);
		if ("code" in found) return found;
		chosen = found;
		reader = found.open(context, guarded);
		return reader.write(head);
	};
	const read = (text) => {
		written += text.length;
		if (reader !== void 0) return reader.write(text);
		head += text;
		for (; head.length >= enough; enough += HEAD) {
			const looked = head.slice(0, enough);
			if (enough === MOST_PROLOG || !isProlog(looked)) return begin(looked);
		}
	};
	return {
		write: (bytes) => {
			for (let from = 0; from < bytes.length; from += PIECE) {
				if (refused !== void 0) break;
				const text = decoder.write(bytes.subarray(from, from + PIECE));
				settle(text.ok ? read(text.value) : text.error);
			}
			return refused;
		},
		end: () => {
			if (refused !== void 0) return refused;
			const text = decoder.end();
			const found = settle(text.ok ? read(text.value) : text.error);
			if (found !== void 0) return found;
			return settle((reader === void 0 ? begin(head) : void 0) ?? reader?.end());
		},
		format: () => chosen?.name
	};
};

export { openReport };