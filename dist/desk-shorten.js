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

export { shorten as n, firstOf as t };