import { y as fault } from "./desk-tell.js";
import { r as textOption } from "./desk-verb.js";
import { n as ok, t as err } from "./desk-result.js";
import { U as systemClock, a as openGitHub, c as repositoryHere, i as openDesk, o as pullRequestHere, r as openApi } from "./desk-desk.js";

// src/core/actions-app.ts
/** The id of the App that GitHub Actions is. Any workflow may have its token. */
const ACTIONS_APP = 15368;

// src/entries/cli/gate.ts
/** GitHub as `doctor` and `protect` ask it. */
const openGateHere = async (call) => {
	const api = await openApi(call);
	if (!api.ok) return api;
	const { openGate } = await import("./desk-gate3.js");
	return ok(openGate(api.value, systemClock.sleep));
};
const FULL_NAME = /^[\w.-]+\/[\w.-]+$/;
const nameOption = (call, option) => {
	const name = textOption(call, option);
	return name === void 0 || FULL_NAME.test(name) ? ok(name) : err(fault("usage", `--${option}: expected OWNER/NAME, found ${name}`));
};
/**
* What is looked at: what the options name, else where this clone's pull requests go and, for a verb that looks at one,
* the branch's own.
*/
const gateQuestion = async (call, looksAt) => {
	const [repository, gate] = [nameOption(call, "repo"), nameOption(call, "gate")];
	if (!repository.ok) return repository;
	if (!gate.ok) return gate;
	const [branch, number] = [textOption(call, "branch"), textOption(call, "pr")];
	const pullRequest = number === void 0 ? void 0 : Number(number);
	if (repository.value !== void 0) return ok({
		repository: repository.value,
		branch,
		pullRequest,
		gate: gate.value
	});
	const desk = await openDesk(call);
	if (!desk.ok) return desk;
	const github = await openGitHub(call);
	if (!github.ok) return github;
	if (looksAt === "repository") {
		const own = await repositoryHere(desk.value, github.value);
		return own.ok ? ok({
			repository: own.value,
			branch,
			pullRequest,
			gate: gate.value
		}) : own;
	}
	const found = await pullRequestHere(call, desk.value, github.value);
	if (!found.ok) return found;
	return ok({
		repository: found.value.repository,
		branch,
		pullRequest: pullRequest ?? found.value.pullRequest?.number,
		gate: gate.value
	});
};

export { openGateHere as n, ACTIONS_APP as r, gateQuestion as t };