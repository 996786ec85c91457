import { a as require__builtin_node_path, r as textOption } from "./desk-verb.js";
import { n as atDesk, t as needsBlock } from "./desk-exemption.js";
import { A as parseRemoteUrl, B as noPullRequest, I as resolveCommit, O as currentBranch, P as mergeBase, _ as asOf, a as openGitHub, i as openDesk, j as changedFiles, s as pushTarget, t as baseHere, z as findPullRequest } from "./desk-desk.js";
import { t as parseBlock } from "./desk-parse.js";
import { r as readRefspec, t as openHookRepository } from "./desk-repository.js";
import { t as judge } from "./desk-judge.js";
import { i as touchedSuites, n as asksForPaths } from "./desk-applicability.js";
import { n as policyDigest } from "./desk-policy-digest.js";
import { g as POLICY_PATH, o as readText } from "./desk-text.js";
import { n as ok, t as err } from "./desk-result.js";
import { y as fault } from "./desk-tell.js";

// src/entries/hook/targets.ts
var import__builtin_node_path = require__builtin_node_path();
/** The remote that a push names by its name or its URL; none where nobody opens a pull request from there. */
const pushRemote = async (desk, named) => {
	const remotes = await desk.clone.remotes();
	if (!remotes.ok) return remotes;
	const byName = remotes.value.find(({ name, url }) => name === named || url === named);
	const origin = remotes.value.find(({ name }) => name === "origin");
	if (byName !== void 0) return ok(origin?.host === "github.com" && byName.host !== origin.host ? void 0 : byName);
	const hosted = parseRemoteUrl(named);
	if (hosted === void 0) return ok(void 0);
	const repository = `${hosted.owner}/${hosted.repo}`.toLowerCase();
	const same = remotes.value.find((one) => one.repository?.toLowerCase() === repository && one.host === hosted.host);
	if (same !== void 0) return ok(same);
	return err(fault("pull-request-unknown", `no remote of this clone is ${named}, so its pull requests are not known`, { remedy: "add it (`git remote add NAME URL`), and push to it by that name" }));
};
/** What a push takes that names no branch: the one that is checked out, unless git is set to take more. */
const plainRefspecs = async ({ git }, remote) => {
	const settings = await git.call([
		"config",
		"--null",
		"--get-regexp",
		"^(push\\.default|remote\\..*\\.(push|mirror))$"
	], { codes: [0, 1] });
	if (!settings.ok) return settings;
	const found = settings.value.stdout.toString().split("\0").map((entry) => entry.split("\n"));
	const valuesOf = (name) => found.flatMap(([key, value = "true"]) => key === name ? [value] : []);
	const pushes = valuesOf(`remote.${remote}.push`);
	const mirrors = valuesOf(`remote.${remote}.mirror`).at(-1) === "true";
	const matches = pushes.length === 0 && valuesOf("push.default").at(-1) === "matching";
	if (!mirrors && !matches && pushes.length < 2 && !pushes.some((refspec) => refspec.includes("*"))) return ok(["HEAD"]);
	return err(fault("git-failed", "git is set to push more than the branch that is checked out", { remedy: "name the branch, as in `git push origin BRANCH`" }));
};
/** The commit of the branch that a pull request is from, as this clone knows it; HEAD's where none is named. */
const headCommit = async (desk, branch) => {
	const remotes = await desk.clone.remotes();
	if (!remotes.ok) return remotes;
	const tracked = remotes.value.map(({ name }) => `refs/remotes/${name}/${branch}`);
	for (const ref of branch === void 0 ? ["HEAD"] : [`refs/heads/${branch}`, ...tracked]) {
		const commit = await resolveCommit(desk.git, ref);
		if (!commit.ok) return commit;
		if (commit.value !== void 0) return ok(commit.value);
	}
	if (branch === void 0) return ok("");
	return err(fault("pull-request-unknown", `this clone has no branch ${branch}`, { remedy: "`git fetch`, or name another" }));
};
/** What is pushed beside tags: git takes a name alone that a tag has, and no branch, for that tag. */
const withoutTags = async ({ git }, refspecs) => {
	const others = [];
	for (const refspec of refspecs) {
		const tag = refspec.includes(":") ? ok(void 0) : await git.objects.read(`refs/tags/${refspec}`);
		if (!tag.ok) return tag;
		const branch = tag.value === void 0 ? ok(void 0) : await git.objects.read(`refs/heads/${refspec}`);
		if (!branch.ok) return branch;
		if (tag.value === void 0 || branch.value !== void 0) others.push(refspec);
	}
	return ok(others);
};

// src/entries/hook/publish.ts
const LARGEST_BODY = 1048576;
/** How GitHub, where it answers, says that a number is no open pull request. */
const ABSENT = /* @__PURE__ */ new Set([
	"github-refused",
	"pull-request-unknown",
	"pull-request-closed"
]);
const NOBODY = {
	login: "",
	id: 0,
	type: "User"
};
const allowed = (why) => ({
	state: "allowed",
	why
});
const denied = (why) => ({
	state: "denied",
	why
});
const notChecked = (why) => ({
	state: "not-checked",
	why
});
const unknown = ({ message, remedy }) => ({
	state: "unknown",
	why: `${message}. To mend it: ${remedy}`
});
/** Decides about what a call makes public, against the record that is stored for the commit. */
const decidePublished = async (publication, call, moved) => {
	if (publication.kind !== "push" && publication.kind !== "pull-request") return notChecked("nothing is made public");
	const desk = await openDesk(call);
	if (!desk.ok) return unknown(desk.error);
	const base = await baseHere(call, desk.value);
	if (!base.ok && base.error[0]?.code === "policy-missing") return notChecked(base.error[0].message);
	if (!base.ok && hasNoPolicy(call)) return notChecked("the clone has no policy at its base");
	if (!base.ok) return unknown(base.error[0] ?? {
		message: "the policy cannot be read",
		remedy: "`recount check`"
	});
	const ground = {
		call,
		desk: desk.value,
		base: base.value
	};
	if (publication.kind === "push") return decidePush(ground, publication, moved);
	const outcome = await decidePullRequest(ground, publication);
	return outcome.state === "allowed" && moved !== void 0 ? notYetMade(moved) : outcome;
};
/** Whether a clone whose base is not known has no policy to be held to: a hook may run in any repository. */
const hasNoPolicy = (call) => {
	const path = textOption(call, "policy") ?? ".github/recount.yml";
	const found = openHookRepository([call.cwd], {
		path,
		base: void 0,
		env: call.env
	})?.policy();
	return found?.ok === true && found.value.kind === "none";
};
const notYetMade = (moved) => unknown({
	message: `${moved} in the same call makes a commit of which nothing is known yet`,
	remedy: "let it be a call of its own, then `recount run`"
});
const PIN = "`recount pin --push`, which writes the block and pushes";
/** Where every push needs a record, nobody has asked whether a pull request is open. */
const PUSH_OR_PIN = `push again; where a pull request is open already, ${PIN}`;
/** A push of refs to a branch of the remote; `git push` alone pushes the branch itself. */
const decidePush = async (ground, push, moved) => {
	const { desk, base } = ground;
	const branch = await currentBranch(desk.git);
	if (!branch.ok) return unknown(branch.error);
	const target = branch.value === void 0 ? void 0 : pushTarget(branch.value);
	const own = target?.ref.replace(/^refs\/heads\//, "");
	const remote = push.remote ?? target?.remote ?? "origin";
	const refspecs = push.refspecs.length === 0 ? await plainRefspecs(desk, remote) : ok(push.refspecs);
	if (!refspecs.ok) return unknown(refspecs.error);
	const branches = await withoutTags(desk, refspecs.value);
	if (!branches.ok) return unknown(branches.error);
	if (branches.value.length === 0) return notChecked("a tag is of no pull request");
	let unasked;
	for (const { from, to = own } of branches.value.map(readRefspec)) {
		const commit = moved === void 0 ? await resolveCommit(desk.git, from) : ok("");
		if (!commit.ok) return unknown(commit.error);
		if (commit.value === void 0) return unknown({
			message: `there is no commit ${from}`,
			remedy: "name a branch, a tag or HEAD; what the same call makes first needs a call of its own"
		});
		const stored = moved === void 0 ? await recordOf(ground, commit.value) : ok(void 0);
		if (!stored.ok) return unknown(stored.error);
		if (stored.value !== void 0) continue;
		const judged = base.policy.hook.push ? ok(true) : await hasPullRequest(ground, to, remote);
		if (!judged.ok) return unknown(judged.error);
		if (!judged.value) unasked = to ?? from;
		else if (moved !== void 0) return notYetMade(moved);
		else return denied(`there is no record of ${commit.value.slice(0, 12)} (${base.said}). Run \`recount run\`, then ${base.policy.hook.push ? PUSH_OR_PIN : PIN}; each in a call of its own`);
	}
	return unasked === void 0 ? allowed("what is pushed has a record") : notChecked(`${unasked} has no open pull request, and the policy asks for no record of a push`);
};
/** Whether the branch has an open pull request. Where the remote is not on GitHub there is none. */
const hasPullRequest = async (ground, branch, named) => {
	const remote = await pushRemote(ground.desk, named);
	if (!remote.ok) return remote;
	if (branch === void 0 || remote.value?.repository === void 0) return ok(false);
	const found = await pullRequestOf(ground, { branch }, remote.value.name);
	return found.ok ? ok(found.value.pullRequest !== void 0) : found;
};
/** What a word of a call means: a number, a URL or a branch, as `gh` reads it. A branch of its own may look like either. */
const readNamed = (word) => {
	const [, url, short] = /^(?:https?:\/\/.*\/pull\/(\d+)(?:[/?#].*)?|#?(\d+))$/i.exec(word) ?? [];
	const number = url ?? short;
	return {
		branch: word.replace(/^[^:]*:/, ""),
		...number === void 0 ? {} : { number: Number(number) }
	};
};
const pullRequestOf = async ({ call, desk }, { branch, ...number }, remote) => {
	const github = await openGitHub(call);
	return github.ok ? findPullRequest(desk.clone, github.value, {
		branch: {
			name: branch,
			remote
		},
		...number
	}) : github;
};
/** The record that is stored for a commit's tree under the present policy, on a system like this. */
const recordOf = async ({ desk, base }, commit) => {
	const tree = await desk.git.call([
		"rev-parse",
		"--verify",
		`${commit}^{tree}`
	]);
	if (!tree.ok) return tree;
	const key = {
		tree: tree.value.stdout.toString().trim(),
		policy: policyDigest(base.policy)
	};
	return ok(await desk.records.find({
		...key,
		os: process.platform,
		arch: process.arch
	}));
};
const decidePullRequest = async (ground, publication) => {
	const { body } = publication;
	if (body.from === "unseen") return denied(`the text of the pull request cannot be seen beforehand: ${body.why}. Run \`recount run\`, put the block into a file (\`recount pin --body-file ../body.md\`), and give it with \`--body-file ../body.md\``);
	const subject = await subjectOf(ground, publication);
	if (!subject.ok) return unknown(subject.error);
	if (subject.value === void 0) return notChecked("it is a pull request of another repository");
	const text = await textOf(ground, publication, subject.value);
	if (!text.ok) return unknown(text.error);
	return judgeText(ground, publication, subject.value, text.value);
};
const textOf = async ({ call }, { body }, { live }) => {
	if (body.from === "file") return readText((0, import__builtin_node_path.resolve)(call.cwd, body.path), LARGEST_BODY);
	return ok(body.from === "text" ? body.text : live ?? null);
};
/** Undefined where the call names another repository than the one that is worked in. */
const subjectOf = async (ground, { action, body, pull, head: branchName, repository }) => {
	const { desk } = ground;
	const head = await headCommit(desk, branchName);
	if (!head.ok) return head;
	const commit = head.value;
	const remotes = await desk.clone.remotes();
	if (!remotes.ok) return remotes;
	const same = (one) => one?.toLowerCase() === named?.toLowerCase();
	const named = repository?.split("/").slice(-2).join("/");
	const known = named === void 0 || remotes.value.some((one) => same(one.repository) || sameName(one.repository, named));
	if (action === "create" || action === "edit" && pull === void 0 && body.from !== "live") return ok(known ? {
		commit,
		author: NOBODY,
		live: void 0
	} : void 0);
	const branch = await currentBranch(desk.git);
	if (!branch.ok) return branch;
	const target = branch.value === void 0 ? void 0 : pushTarget(branch.value);
	const own = target?.ref.replace(/^refs\/heads\//, "");
	const asked = pull === void 0 ? own === void 0 ? void 0 : { branch: own } : readNamed(pull);
	if (asked === void 0) return err({
		code: "pull-request-unknown",
		message: "HEAD is on no branch",
		remedy: "name the pull request by its number"
	});
	const found = await pullRequestOf(ground, asked, target?.remote ?? "origin");
	if (!found.ok) return !known && ABSENT.has(found.error.code) ? ok(void 0) : found;
	if (named !== void 0 && !same(found.value.repository)) return ok(void 0);
	const { pullRequest } = found.value;
	if (pullRequest === void 0) return err(noPullRequest(found.value));
	const ours = action === "edit" && pullRequest.head.ref === own;
	return ok({
		commit: ours ? commit : pullRequest.head.sha,
		author: pullRequest.author,
		live: pullRequest.body
	});
};
const sameName = (repository, named) => repository?.split("/")[1]?.toLowerCase() === named.split("/")[1]?.toLowerCase();
/** Whether the text holds the block of the commit's record, as the check would judge it. */
const judgeText = async (ground, { action, pull }, { commit, author }, text) => {
	const { desk, base } = ground;
	const pinned = await parseBlock(text);
	const blockNeeded = needsBlock(base.policy, author);
	if (!pinned.ok && pinned.error.every(({ code }) => code === "block-missing") && !blockNeeded) return allowed("the policy asks for no block here, and the text has none");
	const mend = action === "create" ? "Run `recount run`, `recount pin --body-file ../body.md`, then `gh pr create --body-file ../body.md`; each in a call of its own" : `Run ${pull === void 0 ? "" : `\`gh pr checkout ${pull}\`, `}\`recount run\`, then \`recount pin\`; each in a call of its own`;
	const known = await resolveCommit(desk.git, commit);
	const stored = known.ok && known.value !== void 0 ? await recordOf(ground, commit) : ok(void 0);
	if (!stored.ok) return unknown(stored.error);
	if (stored.value === void 0) return denied(`there is no record of ${commit.slice(0, 12)} to hold the text against (${base.said}). ${mend}`);
	const changed = await changedBy(ground, commit);
	if (!changed.ok) return unknown(changed.error);
	const { regenerated } = asOf(commit, stored.value);
	const verdict = atDesk(judge({
		commit,
		policy: base.policy,
		blockNeeded,
		touched: touchedSuites(base.policy, changed.value),
		changed: changed.value,
		pinned,
		regenerated,
		walled: false
	}));
	if (verdict.outcome === "match" || verdict.outcome === "failing") return allowed(`the text holds the block of ${commit.slice(0, 12)}`);
	const found = verdict.findings.slice(0, 3).map(({ code, message }) => `${code}: ${message}`);
	return denied(`the text does not hold the block of the record of ${commit.slice(0, 12)}: ${found.join("; ")}. ${mend}`);
};
/** What a commit changes since its merge base with the base; undefined means all, also where nobody asks. */
const changedBy = async ({ desk, base }, commit) => {
	if (!asksForPaths(base.policy)) return ok(void 0);
	const ancestor = await mergeBase(desk.git, base.commit, commit);
	if (!ancestor.ok) return ancestor;
	if (ancestor.value === void 0) return ok(void 0);
	const changed = await changedFiles(desk.git, ancestor.value, commit);
	return changed.ok ? ok(changed.value.map(({ path }) => path)) : changed;
};

export { decidePublished };