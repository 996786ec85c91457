// src/core/changes/approval.ts
/** The states of a review that say yes or no; a comment says neither. */
const OPINIONS = [
	"APPROVED",
	"CHANGES_REQUESTED",
	"DISMISSED"
];
/**
* Whether a second person with write access approves a head commit. Each person's latest opinion counts, on whatever
* commit it was given: what was dismissed or followed by a request for changes is no approval any more.
*/
const approvalOf = ({ author, reviews }, head) => {
	const latest = /* @__PURE__ */ new Map();
	const inOrder = [...reviews].sort(byTime);
	for (const review of inOrder) if (review.author !== void 0) latest.set(review.author.login, review);
	const why = [];
	for (const [login, review] of latest) {
		const reason = login === author?.login ? "is its author" : whyNot(review, head);
		if (reason === void 0) return {
			kind: "given",
			by: login,
			as: "other"
		};
		why.push(`${login} ${reason}`);
	}
	return {
		kind: "missing",
		why: why.slice(-5)
	};
};
/** The earlier one first. Of one second nobody knows which was the last word: there what is no approval is. */
const byTime = (a, b) => {
	if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt ? -1 : 1;
	return Number(b.state === "APPROVED") - Number(a.state === "APPROVED");
};
const whyNot = ({ author, state, commit, canPush }, head) => {
	if (author?.isPerson !== true) return "is no person";
	if (state === "DISMISSED") return "was dismissed as a reviewer";
	if (state === "CHANGES_REQUESTED") return "asks for changes";
	if (commit !== head) return `approved ${commit ?? "a commit that is gone"}, which is not the head`;
	return canPush ? void 0 : "may not write to the repository";
};
/** What a person has to do where a change of what is protected is not approved. */
const howToApprove = (approvers, number, head, author) => {
	return `somebody with write access who is not ${author} must approve #${number} at ${head} (on its page: Files changed, Submit review, Approve)${approvers === "maintainer" ? ` or ${author} be given admin rights` : ""}; then \`recount pin\` runs the red runs again. Or take the change out (\`git restore --source=\$(git merge-base HEAD BASE) -- PATH\`), commit, \`recount run\`, \`recount pin --push\``;
};

export { approvalOf as n, howToApprove as r, OPINIONS as t };