import { Ut as safeParse } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import "./desk-desk-verbs.js";

// src/core/shorten.ts
/** A text of at most so many characters, and a sign where it was cut. */
const shorten = (text, most) => text.length <= most ? text : `${text.slice(0, most)}\u2026`;
/** The first of what may be very much, of which the last says how much more there is. */
const firstOf = (all, most) => {
	const [more, last] = [all.length - most, most - 1];
	const first = all.slice(0, most);
	return more > 0 ? first.map((one, at) => at === last ? {
		...one,
		message: `${one.message}; and ${more} more`
	} : one) : first;
};

// src/core/issues.ts
/** So much of what is wrong with a document is told, at most: whoever wrote it decides how much there is. */
const MOST_ISSUES = 10;
const LONGEST_ISSUE = 200;
/** Reads a document by a schema, or says on one line what is wrong with it. Anybody may have written it: hostile. */
const readBy = (schema, document) => {
	const parsed = safely(schema, document);
	if (parsed === void 0) return err("more is wrong with it than can be told");
	if (parsed.success) return ok(parsed.data);
	const issues = parsed.error.issues.map(({ path, message }) => ({ message: shorten(path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`, LONGEST_ISSUE) }));
	return err(firstOf(issues, 10).map(({ message }) => message).join("; "));
};
/** The library passes on what is wrong inside of a part as arguments of one call, and throws where these are too many. */
const safely = (schema, document) => {
	try {
		return safeParse(schema, document);
	} catch {
		return;
	}
};

export { firstOf as n, shorten as r, readBy as t };