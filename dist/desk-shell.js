// src/core/hook/programs.ts
/** Words that stand before a command and leave it one. */
const RESERVED = new Set("{ } ! if then else elif do while until time".split(" "));
const SHELLS = new Set("bash sh zsh dash ash ksh mksh fish pwsh powershell".split(" "));
/** The name of the program that a word starts, whatever folder it is in. */
const programName = (text) => text.replace(/^.*[/\\]/s, "").replace(/\.exe$/i, "").toLowerCase();
/** Where the nearest shell of the chain has gone that has gone anywhere. */
const folderOf = (folders, shells) => shells.reduce((at, shell) => folders.has(shell) ? folders.get(shell) : at, void 0);

// src/core/hook/arithmetic.ts
const SIGNS = /\\.|['"()]/gs;
/**
* Where bash's `((\u2026))` ends, behind its first bracket: the place of the last two. Undefined where it is none, but a shell
* in a shell, whose brackets close apart.
*/
const arithmeticEnd = (text, at) => {
	if (text.charAt(at) !== "(") return void 0;
	let open = 0;
	let quote = "";
	SIGNS.lastIndex = at + 1;
	for (let found = SIGNS.exec(text); found !== null; found = SIGNS.exec(text)) {
		const { 0: sign, index } = found;
		if (quote !== "") quote = sign === quote ? "" : quote;
		else if (sign === "'" || sign === "\"") quote = sign;
		else if (sign === "(") open++;
		else if (sign === ")" && open === 0) return text.charAt(index + 1) === ")" ? index : void 0;
		else if (sign === ")") open--;
	}
};

// src/core/hook/quoting.ts
/** What is nested deeper than this is not read. */
const DEEPEST = 50;
const UNKNOWN = {
	text: "",
	known: false
};
const known = (text) => ({
	text,
	known: true
});
/** Two pieces of one word. */
const joined = (one, more) => ({
	text: (one?.text ?? "") + more.text,
	known: (one?.known ?? true) && more.known
});
/** The text before the next such character, which is passed over. */
const upTo = (cursor, close) => {
	const { text, at } = cursor;
	const found = text.indexOf(close, at);
	cursor.at = found === -1 ? text.length : found + 1;
	return text.slice(at, found === -1 ? void 0 : found);
};
/** A quoted piece or an expansion; nothing where the character begins neither. The character is passed over. */
const quotedPiece = (char, cursor, substitute) => {
	if (char === "\\") return known(cursor.text.charAt(cursor.at++));
	if (char === "'") return known(upTo(cursor, "'"));
	if (char === "\"") return doubleQuoted(cursor, substitute);
	if (char === "`") return substitute("`");
	return char === "$" ? expansion(cursor, substitute, false) : void 0;
};
const doubleQuoted = (cursor, substitute) => expandedText(cursor, substitute, "\"");
/** A text in which the shell expands what it does between double quotes: up to the quote, or all of it. */
const expandedText = (cursor, substitute, end) => {
	let piece = known("");
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === end) break;
		if (char === "\\" && /["\\$`\n]/.test(cursor.text.charAt(cursor.at))) {
			const escaped = cursor.text.charAt(cursor.at++);
			piece = joined(piece, known(escaped === "\n" ? "" : escaped));
		} else if (char === "`") piece = joined(piece, substitute("`"));
		else piece = joined(piece, char === "$" ? expansion(cursor, substitute, true) : known(char));
	}
	return piece;
};
/** What follows a dollar. */
const expansion = (cursor, substitute, quoted) => {
	const char = cursor.text.charAt(cursor.at);
	if (char === "(") {
		cursor.at++;
		return substitute(")");
	}
	if (char === "{") {
		cursor.at++;
		return inBraces(cursor, substitute, quoted);
	}
	if (char === "'" && !quoted) {
		cursor.at++;
		return known(ansiQuoted(cursor));
	}
	if (char === "\"" && !quoted) return known("");
	const name = /^(?:\w+|[*@#?$!-])/.exec(cursor.text.slice(cursor.at, cursor.at + 200));
	if (name === null) return known("$");
	cursor.at += name[0].length;
	return UNKNOWN;
};
/** `${\u2026}`, behind the brace. The word in it may run commands. */
const inBraces = (cursor, substitute, quoted) => {
	if (++cursor.braces > 50) cursor.at = Number.POSITIVE_INFINITY;
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === "}") break;
		if (char !== "'" || !quoted) quotedPiece(char, cursor, substitute);
	}
	cursor.braces--;
	return UNKNOWN;
};
const ESCAPES = {
	n: "\n",
	t: "	",
	r: "\r",
	a: "\x07",
	e: "\x1B"
};
/** bash's `$'\u2026'`, behind its first quote. */
const ansiQuoted = (cursor) => {
	let piece = "";
	while (cursor.at < cursor.text.length) {
		const char = cursor.text.charAt(cursor.at++);
		if (char === "'") break;
		piece += char === "\\" ? ansiEscape(cursor) : char;
	}
	return piece;
};
const ansiEscape = (cursor) => {
	const rest = cursor.text.slice(cursor.at, cursor.at + 5);
	const hex = /^(?:x[0-9a-f]{1,2}|u[0-9a-f]{1,4})/i.exec(rest)?.[0];
	const code = hex ?? /^[0-7]{1,3}/.exec(rest)?.[0];
	cursor.at += code === void 0 ? 1 : code.length;
	if (code === void 0) return ESCAPES[rest.charAt(0)] ?? rest.charAt(0);
	return String.fromCharCode(hex === void 0 ? Number.parseInt(code, 8) : Number.parseInt(code.slice(1), 16));
};

// src/core/hook/shell.ts
/**
* The simple commands of a shell's text, those of subshells and substitutions too, in the order in which they end. It
* follows POSIX's quoting, bash's `$'\u2026'`, arithmetic, here-documents and comments; what it cannot follow it leaves
* unknown. It is no shell: a name in a variable, an alias and a script that is started are not seen through. Undefined
* where shells are nested deeper than anyone writes, or a here-document has no end.
*/
const readShell = (text) => {
	const reader = {
		text,
		at: 0,
		braces: 0,
		found: [],
		pending: [],
		count: { shells: 0 },
		arithmetic: false
	};
	readList(reader, 0, [], void 0);
	return isLost(reader) ? void 0 : reader.found;
};
const isLost = ({ at }) => at === Number.POSITIVE_INFINITY;
const lose = (reader) => {
	reader.at = Number.POSITIVE_INFINITY;
};
/** Reads a part of a text by itself: what is lost in it is lost. */
const readPart = (reader, text, arithmetic, read) => {
	const part = {
		...reader,
		text,
		at: 0,
		pending: [],
		arithmetic
	};
	read(part);
	if (isLost(part)) lose(reader);
};
/** The commands up to the end of a shell. */
const readList = (reader, shell, outer, end) => {
	const shells = [...outer, shell];
	const own = [];
	let command = {
		words: [],
		input: void 0,
		shell,
		shells
	};
	let word;
	let redirected = "no";
	let writes = false;
	const endWord = () => {
		if (word === void 0) return;
		if (redirected === "no") command.words.push(word);
		if (redirected === "text") command.input = {
			...word,
			text: `${word.text}\n`
		};
		redirected = "no";
		word = void 0;
	};
	const endCommand = () => {
		endWord();
		redirected = "no";
		if (command.words.length === 0 && !writes) return;
		writes = false;
		own.push(command);
		reader.found.push(command);
		command = {
			words: [],
			input: void 0,
			shell,
			shells
		};
	};
	const inner = (close) => readInner(reader, shells, close);
	while (reader.at < reader.text.length) {
		const char = reader.text.charAt(reader.at++);
		if (char === end) break;
		if (char === "\\" && reader.text.charAt(reader.at) === "\n") {
			reader.at++;
			continue;
		}
		const piece = quotedPiece(char, reader, (close) => outputOf(inner(close)));
		if (piece !== void 0) word = joined(word, piece);
		else if (/[ \t\r]/.test(char)) endWord();
		else if (char === "#" && word === void 0) skipLine(reader);
		else if (/[<>]/.test(char) || char === "&" && reader.text.charAt(reader.at) === ">") {
			if (word !== void 0 && /^\d+$/.test(word.text)) word = void 0;
			endWord();
			redirected = readRedirection(char, reader, command);
			writes ||= redirected === "file";
		} else if (/[\n;&|()]/.test(char)) {
			endCommand();
			if (char === "\n") readHeredocs(reader);
			if (char === "(") inner(")");
		} else word = joined(word, {
			text: char,
			known: true
		});
	}
	endCommand();
	return own;
};
/** The commands of a shell that others started, behind its first sign. */
const readInner = (reader, outer, close) => {
	if (outer.length > 50) lose(reader);
	if (isLost(reader)) return [];
	const shell = ++reader.count.shells;
	const end = close === ")" ? arithmeticEnd(reader.text, reader.at) : void 0;
	if (end === void 0) return readList(reader, shell, outer, close);
	const text = reader.text.slice(reader.at + 1, end);
	reader.at = end + 2;
	readPart(reader, text, true, (part) => readList(part, shell, outer, void 0));
	return [];
};
/** What stands for a command's output: unknown, unless it only prints a here-document. */
const outputOf = ([only, ...others]) => {
	if (!(others.length === 0 && only?.words.length === 1 && only.words[0]?.text === "cat") || only.input === void 0) return {
		text: "",
		known: false
	};
	return {
		...only.input,
		text: only.input.text.replace(/\n+$/, "")
	};
};
const skipLine = (reader) => {
	const end = reader.text.indexOf("\n", reader.at);
	reader.at = end === -1 ? reader.text.length : end;
};
const HEREDOC = /^<(-?)[ \t]*((?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^ \t\n;&|<>()'"\\])+)/s;
/** Reads the signs of a redirection. A here-document is noted, to be read where its lines are. */
const readRedirection = (char, reader, command) => {
	const rest = reader.text.slice(reader.at, reader.at + 200);
	if (char === "<" && rest.startsWith("<<")) {
		reader.at += 2;
		return "text";
	}
	if (char === "<" && rest.startsWith("<") && !reader.arithmetic) {
		const heredoc = HEREDOC.exec(rest);
		if (heredoc === null) {
			lose(reader);
			return "no";
		}
		const [whole, dash = "", raw = ""] = heredoc;
		reader.at += whole.length;
		reader.pending.push({
			command,
			delimiter: raw.replace(/["'\\]/g, ""),
			tabs: dash !== "",
			quoted: /["'\\]/.test(raw)
		});
		return "no";
	}
	reader.at += rest.length - rest.replace(/^[<>&|]+/, "").length;
	return rest.startsWith("(") ? "no" : "file";
};
const readHeredocs = (reader) => {
	for (const { command, delimiter, tabs, quoted } of reader.pending.splice(0)) {
		let body = "";
		let ended = false;
		while (!ended && reader.at < reader.text.length) {
			const end = reader.text.indexOf("\n", reader.at);
			const line = reader.text.slice(reader.at, end === -1 ? void 0 : end);
			reader.at = end === -1 ? reader.text.length : end + 1;
			const content = tabs ? line.replace(/^\t+/, "") : line;
			ended = content === delimiter;
			if (!ended) body += `${content}\n`;
		}
		if (!ended) return lose(reader);
		command.input = {
			text: body,
			known: quoted || !/[$`\\]/.test(body)
		};
		if (!quoted) readPart(reader, body, false, (part) => readExpanded(part, command.shells));
	}
};
/** The commands of a here-document's substitutions. */
const readExpanded = (reader, shells) => {
	expandedText(reader, (close) => outputOf(readInner(reader, shells, close)));
};

export { programName as a, folderOf as i, RESERVED as n, SHELLS as r, readShell as t };