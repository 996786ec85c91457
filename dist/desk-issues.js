import { nr as safeParse } from "./desk-tell.js";
import { n as ok, t as err } from "./desk-result.js";
import { n as shorten, t as firstOf } from "./desk-shorten.js";
import "./desk-verbs.js";

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

export { readBy as t };