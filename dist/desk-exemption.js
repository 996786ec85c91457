import { d as show } from "./desk-demands.js";

// src/app/desk/prediction.ts
/** A verdict as it is told at a desk: where nothing can be said, what mends it there is not what mends it in a job. */
const atDesk = (verdict) => ({
	...verdict,
	findings: verdict.findings.map(toldHere)
});
const toldHere = (finding) => {
	const { code, suite = "", pinned, regenerated } = finding;
	if (code === "policy-changed") return {
		...finding,
		message: `the record was made under the policy ${show(pinned)}, and the base branch has ${show(regenerated)}`,
		remedy: "`recount run --out FILE` makes one under the present policy"
	};
	if (code === "suite-not-here") return {
		...finding,
		message: `suite ${suite} does not run on this system, so what CI will find of it cannot be told here`,
		remedy: "push, and let the check tell; `recount pin --from-ci` then pins what CI found"
	};
	if (code === "unstable") return {
		...finding,
		remedy: "`recount calibrate` tells what varies; mend the tests named, or name them under `unstable` in the policy"
	};
	return finding;
};

// src/core/policy/exemption.ts
/**
* Whether a pull request must have a block. An app is known by its type and its login `slug[bot]`, which no person can
* have, and by its id where the policy gives one; never by who started the workflow.
*/
const needsBlock = (policy, author) => policy.block === "required" && !isExempt(policy, author);
/** Whether the policy exempts this author. */
const isExempt = ({ exempt }, { login, id, type }) => type === "Bot" && exempt.some((one) => login.toLowerCase() === `${one.app.toLowerCase()}[bot]` && (one.id === void 0 || one.id === id));

export { atDesk as n, needsBlock as t };