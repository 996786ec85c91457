import {
  type Answer,
  folderSchema,
  pageSchema,
  pullSchema,
  QUEUE_QUERY,
  type Repository,
  read,
  refusalOf,
  repositorySchema,
  rulesSchema,
  type Snapshot,
  type Tree,
  workflowRunsSchema,
  workflowsOf,
} from '../../core/doctor/answers.ts';
import { isWorkflowPath, readWorkflows } from '../../core/doctor/files.ts';
import { keyEnvironments } from '../../core/doctor/key.ts';
import { OWNERS_PATHS } from '../../core/doctor/owners.ts';
import { policiesOf } from '../../core/doctor/workflow.ts';
import { fault } from '../../core/fault.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GateGitHub } from './gate/ports.ts';

/** What is to be looked at. */
export interface GateQuestion {
  readonly repository: string;
  /** The branch that pull requests go to: the pull request's base, else the default branch. */
  readonly branch: string | undefined;
  readonly pullRequest: number | undefined;
  /** The repository that an organisation's ruleset takes the workflow from. */
  readonly gate: string | undefined;
}

const PAGE = 100;
const MOST_PAGES = 10;
/** Files that are asked for at once: GitHub minds a hundred requests at a time. */
const AT_ONCE = 8;
const WORKFLOWS = '.github/workflows';

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Reads a repository that the rest stands on. */
export const readRepository = async (github: GateGitHub, name: string): Promise<Result<Repository>> => {
  const answer = await github.ask(`repos/${name}`);
  if (!answer.ok) return answer;
  const repository = read(answer.value, repositorySchema);
  return repository.known ? ok(repository.value) : err(fault('github-refused', `reading ${name}: ${repository.why}`));
};

/** A list of GitHub's, all pages of it; the first page that is refused is the answer. */
export const askAll = async (github: GateGitHub, address: string): Promise<Result<Answer>> => {
  const all: unknown[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await github.ask(`${address}${address.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`);
    if (!answer.ok || answer.value.status >= 400) return answer;
    const items = pageSchema.safeParse(answer.value.body);
    if (!items.success) return answer;
    all.push(...items.data);
    if (items.data.length < PAGE) return ok({ status: 200, body: all });
  }
  return err(fault('github-unexpected', `${address} has more than ${PAGE * MOST_PAGES} items`));
};

/** The text of a file, or undefined where there is none; a refusal is why a tree is not read. */
export const textAt = async (
  github: GateGitHub,
  repository: string,
  path: string,
  ref: string,
): Promise<Result<string | undefined, { readonly unread: string }>> => {
  const address = `repos/${repository}/contents/${encoded(path)}?ref=${encodeURIComponent(ref)}`;
  const answer = await github.ask(address, 'raw');
  if (!answer.ok) return err({ unread: answer.error.message });
  const { status, body } = answer.value;
  if (status === 404) return ok(undefined);
  if (status < 400 && typeof body === 'string') return ok(body);
  return err({ unread: `${path}: GitHub answered ${status} (${refusalOf(answer.value)})` });
};

const workflowPaths = async (
  github: GateGitHub,
  repository: string,
  ref: string,
): Promise<Result<readonly string[], { readonly unread: string }>> => {
  const answer = await github.ask(`repos/${repository}/contents/${WORKFLOWS}?ref=${encodeURIComponent(ref)}`);
  if (!answer.ok) return err({ unread: answer.error.message });
  if (answer.value.status === 404) return ok([]);
  const files = read(answer.value, folderSchema);
  if (!files.known) return err({ unread: files.why });
  return ok(files.value.map(({ path }) => path).filter(isWorkflowPath));
};

/** The files at a commit that the gate is made of: workflows, policies, CODEOWNERS. */
const treeAt = async (
  github: GateGitHub,
  repository: string,
  ref: string,
  policies: readonly string[] = [],
): Promise<Tree> => {
  const paths = await workflowPaths(github, repository, ref);
  if (!paths.ok) return paths.error;
  const files = await filesAt(github, repository, ref, [...paths.value, POLICY_PATH, ...OWNERS_PATHS]);
  if ('unread' in files) return files;
  // Where the judge is told of another policy stands in its workflow.
  const others = [...policies, ...policiesOf(readWorkflows(files).judges)].filter((path) => !files.has(path));
  const more = await filesAt(github, repository, ref, others);
  return 'unread' in more ? more : new Map([...files, ...more]);
};

const filesAt = async (
  github: GateGitHub,
  repository: string,
  ref: string,
  wanted: readonly string[],
): Promise<Tree> => {
  const files = new Map<string, string>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const texts = await Promise.all(
      some.map(async (path) => ({ path, text: await textAt(github, repository, path, ref) })),
    );
    for (const { path, text } of texts) {
      if (!text.ok) return text.error;
      if (text.value !== undefined) files.set(path, text.value);
    }
  }
  return files;
};

type Head = NonNullable<Snapshot['head']>;

const headOf = async (github: GateGitHub, repository: string, number: number, sha: string): Promise<Result<Head>> => {
  const commit = await github.ask(`repos/${repository}/commits/${sha}`);
  if (!commit.ok) return commit;
  return ok({ name: `the head of #${number}`, commit: commit.value, tree: await treeAt(github, repository, sha) });
};

/** The required workflows that the named repository holds, each at the ref that the ruleset takes it from. */
const gateOf = async (
  github: GateGitHub,
  name: string,
  rules: Answer,
): Promise<Result<NonNullable<Snapshot['gate']>>> => {
  const answer = await github.ask(`repos/${name}`);
  if (!answer.ok) return answer;
  const repository = read(answer.value, repositorySchema);
  const branchRules = read(rules, rulesSchema);
  const files = new Map<string, string>();
  if (!repository.known) return ok({ repository: answer.value, tree: { unread: repository.why } });
  if (!branchRules.known) return ok({ repository: answer.value, tree: { unread: branchRules.why } });
  for (const rule of branchRules.value) {
    for (const { path, repository_id: id, ref, sha } of workflowsOf(rule)) {
      if (id !== repository.value.id) continue;
      const text = await textAt(github, name, path, sha ?? ref ?? repository.value.default_branch);
      if (!text.ok) return ok({ repository: answer.value, tree: text.error });
      if (text.value !== undefined) files.set(path, text.value);
    }
  }
  return ok({ repository: answer.value, tree: files });
};

/** Reads everything that a diagnosis is made from. What is refused is an answer too. */
export const lookAt = async (github: GateGitHub, question: GateQuestion): Promise<Result<Snapshot>> => {
  const { repository: name, pullRequest } = question;
  const repository = await readRepository(github, name);
  if (!repository.ok) return repository;
  const at = `repos/${repository.value.full_name}`;
  const pull = pullRequest === undefined ? undefined : await github.ask(`${at}/pulls/${pullRequest}`);
  if (pull !== undefined && !pull.ok) return pull;
  const seen = pull === undefined ? undefined : read(pull.value, pullSchema);
  if (seen?.known === false) return err(fault('github-refused', `reading #${pullRequest}: ${seen.why}`));
  const branch = question.branch ?? seen?.value.base.ref ?? repository.value.default_branch;
  const encodedBranch = encodeURIComponent(branch);
  const [owner, repositoryName] = repository.value.full_name.split('/');

  const [branchAnswer, rules, protection, queue, workflowPermissions, ownersErrors, workflowRuns] = await Promise.all([
    github.ask(`${at}/branches/${encodedBranch}`),
    askAll(github, `${at}/rules/branches/${encodedBranch}`),
    github.ask(`${at}/branches/${encodedBranch}/protection`),
    github.query(QUEUE_QUERY, { owner, name: repositoryName, branch }),
    github.ask(`${at}/actions/permissions/workflow`),
    github.ask(`${at}/codeowners/errors?ref=${encodedBranch}`),
    github.ask(`${at}/actions/runs?event=pull_request&per_page=${PAGE}`),
  ]);
  if (!branchAnswer.ok) return branchAnswer;
  // GitHub tells rules of a branch that is not there, and they are no branch's.
  if (question.branch !== undefined && branchAnswer.value.status === 404)
    return err(
      fault('usage', `--branch: ${repository.value.full_name} has no branch ${branch}`, {
        remedy: 'name a branch that is pushed there, or leave `--branch` out for the default branch',
      }),
    );
  if (!rules.ok) return rules;
  if (!protection.ok) return protection;
  if (!queue.ok) return queue;
  if (!workflowPermissions.ok) return workflowPermissions;
  if (!ownersErrors.ok) return ownersErrors;
  if (!workflowRuns.ok) return workflowRuns;

  const rulesets = new Map<number, Answer>();
  const branchRules = read(rules.value, rulesSchema);
  for (const id of new Set(branchRules.known ? branchRules.value.map(({ ruleset_id: one }) => one) : [])) {
    const ruleset = await github.ask(`${at}/rulesets/${id}`);
    if (!ruleset.ok) return ruleset;
    rulesets.set(id, ruleset.value);
  }
  const runs = read(workflowRuns.value, workflowRunsSchema);
  const sha = seen?.value.head.sha ?? (runs.known ? runs.value.workflow_runs[0]?.head_sha : undefined);
  const checkRuns =
    sha === undefined ? undefined : await github.ask(`${at}/commits/${sha}/check-runs?per_page=${PAGE}`);
  if (checkRuns !== undefined && !checkRuns.ok) return checkRuns;
  const head =
    seen === undefined || pullRequest === undefined
      ? undefined
      : await headOf(github, repository.value.full_name, pullRequest, seen.value.head.sha);
  if (head !== undefined && !head.ok) return head;
  const gate = question.gate === undefined ? undefined : await gateOf(github, question.gate, rules.value);
  if (gate !== undefined && !gate.ok) return gate;
  const required = readWorkflows(gate?.value.tree);
  const base =
    branchAnswer.value.status >= 400
      ? { unread: `the branch: GitHub answered ${branchAnswer.value.status} (${refusalOf(branchAnswer.value)})` }
      : await treeAt(github, repository.value.full_name, branch, policiesOf(required.judges));
  const [environments, environmentBranches] = [new Map<string, Answer>(), new Map<string, Answer>()];
  for (const environment of keyEnvironments(readWorkflows(base).judges)) {
    const address = `${at}/environments/${encodeURIComponent(environment)}`;
    const answer = await github.ask(address);
    if (!answer.ok) return answer;
    const branches = await github.ask(`${address}/deployment-branch-policies?per_page=${PAGE}`);
    if (!branches.ok) return branches;
    environments.set(environment, answer.value);
    environmentBranches.set(environment, branches.value);
  }
  return ok({
    branch,
    repository: repository.value,
    branchAnswer: branchAnswer.value,
    rules: rules.value,
    rulesets,
    protection: protection.value,
    queue: queue.value,
    environments,
    environmentBranches,
    workflowPermissions: workflowPermissions.value,
    ownersErrors: ownersErrors.value,
    workflowRuns: workflowRuns.value,
    checkRuns: checkRuns?.value,
    base,
    head: head?.value,
    gate: gate?.value,
  });
};
