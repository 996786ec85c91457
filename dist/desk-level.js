// src/core/isolation/level.ts
/**
* What an input and the policy ask for together. An input that is set counts, and the judge looks whether it is enough.
* Where the judge works on the same machine, nothing less than a namespace or a container keeps the suites away from it.
*/
const askedLevel = (input, policy, withJudge) => {
	if (input !== "auto") return input;
	if (policy === "container" || withJudge) return policy === "container" ? policy : "namespace";
	return policy === "user" ? input : policy;
};
/** Whether a level is what the policy wants at least. Under `user` any walls will do. */
const isEnough = (level, least) => least === "none" || level === least || least === "user" && level !== "none";

export { isEnough as n, askedLevel as t };