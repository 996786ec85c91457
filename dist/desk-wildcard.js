// src/core/tests/wildcard.ts
/**
* Whether `text` matches `pattern`, in which `*` stands for any run of characters and all else for itself.
* Walks both once and steps back to the last `*` only, so no pattern is worse than their product.
*/
const matchesWildcard = (pattern, text) => {
	let [at, from] = [0, 0];
	let [star, resume] = [-1, 0];
	while (from < text.length) if (pattern[at] === "*") {
		star = at++;
		resume = from;
	} else if (pattern[at] === text[from]) {
		at++;
		from++;
	} else if (star >= 0) {
		at = star + 1;
		from = ++resume;
	} else return false;
	while (pattern[at] === "*") at++;
	return at === pattern.length;
};

export { matchesWildcard as t };