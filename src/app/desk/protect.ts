import { checkRunsSchema, type Repository, read, type Snapshot } from '../../core/doctor/answers.ts';
import { type BranchRules, readBranchRules } from '../../core/doctor/branch-rules.ts';
import { readWorkflows } from '../../core/doctor/files.ts';
import { findGate } from '../../core/doctor/gate.ts';
import { type PublishedJob, policiesOf } from '../../core/doctor/workflow.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { WORKFLOW_PATH } from '../../core/init/workflow.ts';
import { OWN_NAME, planRuleset, type Wish } from '../../core/protect/plan.ts';
import {
  branchRulesSchema,
  listedSchema,
  type Rule,
  type StandingRuleset,
  standingSchema,
  writtenSchema,
} from '../../core/protect/ruleset.ts';
import { type Proposal, undoCommand } from '../../core/protect/tell.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { askAll, type GateQuestion, lookAt, readRepository, textAt } from './doctor.ts';
import type { GateGitHub } from './gate/ports.ts';

const ADMIN =
  'use a token of an administrator (for `--org`, of an owner of the organisation), with Administration: write';

/** Works out the ruleset that is missing. It writes nothing. */
export const proposeRuleset = async (
  github: GateGitHub,
  question: GateQuestion,
  { organisation, withoutReviews }: { readonly organisation: boolean; readonly withoutReviews: boolean },
): Promise<Result<Proposal>> => {
  const snapshot = await lookAt(github, question);
  if (!snapshot.ok) return snapshot;
  const { repository, branch } = snapshot.value;
  const rules = readBranchRules(snapshot.value);
  if (!rules.known) return err(fault('github-refused', `reading the rules of ${branch}: ${rules.why}`));
  const wish = organisation
    ? await organisationWish(github, snapshot.value, question.gate, rules.value)
    : repositoryWish(snapshot.value, rules.value);
  if (!wish.ok) return wish;
  const [owner = ''] = repository.full_name.split('/');
  const address = organisation ? `orgs/${owner}/rulesets` : `repos/${repository.full_name}/rulesets`;
  const own = await ownRuleset(github, organisation ? address : `${address}?includes_parents=false`, address);
  if (!own.ok) return own;
  return ok({
    repository: repository.full_name,
    branch,
    address,
    plan: planRuleset({ ...wish.value, withoutReviews }, standingRules(snapshot.value, rules.value), own.value),
    notes: notesOn(snapshot.value, wish.value),
  });
};

/** Writes what was proposed, and gives the command that takes it back. */
export const writeRuleset = async (
  github: GateGitHub,
  { address, plan }: Proposal,
): Promise<Result<{ readonly undo: string } | undefined>> => {
  if (plan.kind === 'nothing') return ok(undefined);
  const written =
    plan.kind === 'create'
      ? await github.write('POST', address, plan.ruleset)
      : await github.write('PUT', `${address}/${plan.id}`, plan.ruleset);
  if (!written.ok) return err(refused(written.error));
  const ruleset = writtenSchema.safeParse(written.value);
  if (!ruleset.success) return err(fault('github-unexpected', `${address}: the ruleset that was written has no id`));
  return ok({ undo: undoCommand(address, ruleset.data.id, plan.kind === 'create' ? undefined : plan.before) });
};

const refused = (one: Fault): Fault => (one.code === 'github-refused' ? { ...one, remedy: ADMIN } : one);

// A check that is required before it exists blocks every pull request.
const ORDER =
  'merge the workflow and the policy first (`recount init` writes them), see the check end once on a pull request, then `recount protect`';

const notReady = (message: string, remedy = ORDER): Result<never> => err(fault('gate-not-ready', message, { remedy }));

const repositoryWish = (snapshot: Snapshot, rules: BranchRules): Result<Wish> => {
  const { branch, base, repository } = snapshot;
  if ('unread' in base) return err(fault('github-refused', `reading the files of ${branch}: ${base.unread}`));
  const { gate } = findGate(snapshot, rules);
  if (gate.base.judges.length === 0)
    return notReady(`no workflow on ${branch} of ${repository.full_name} has the judge`);
  const absent = gate.policies.find((path) => !base.has(path));
  if (absent !== undefined) return notReady(`${branch} of ${repository.full_name} has no ${absent}`);
  return ok({
    branch,
    isDefault: branch === repository.default_branch,
    checks: gate.names,
    queue: rules.queue,
  });
};

const organisationWish = async (
  github: GateGitHub,
  { branch, repository }: Snapshot,
  name: string | undefined,
  { queue }: BranchRules,
): Promise<Result<Wish>> => {
  if (name === undefined)
    return err(fault('usage', '--org needs the repository that holds the workflow: `--gate OWNER/NAME`'));
  const gate = await readRepository(github, name);
  if (!gate.ok) return gate;
  const remedy = `put docs/workflows/enforced.yml there as ${WORKFLOW_PATH}`;
  if (gate.value.id === repository.id)
    return notReady(`${name} is the repository itself: a merge there could change the workflow`, 'name another one');
  if (gate.value.private && !repository.private)
    return notReady(
      `${name} is private and ${repository.full_name} is not: GitHub lets it require nothing there`,
      'make it public',
    );
  const judges = await judgesIn(github, gate.value);
  if (!judges.ok) return judges;
  if (judges.value.length === 0) return notReady(`${name} has no ${WORKFLOW_PATH} with the judge`, remedy);
  for (const path of policiesOf(judges.value)) {
    // What was read of the branch lacks it: no rule of it names the workflow yet.
    const text = await textAt(github, repository.full_name, path, branch);
    if (!text.ok) return err(fault('github-refused', `reading the files of ${branch}: ${text.error.unread}`));
    if (text.value === undefined) return notReady(`${branch} of ${repository.full_name} has no ${path}`);
  }
  return ok({
    branch,
    isDefault: branch === repository.default_branch,
    checks: judges.value.flatMap(({ names }) => names.map((one) => one.text)),
    queue,
    organisation: {
      repository: repository.full_name.split('/')[1] ?? '',
      workflow: { repository_id: gate.value.id, path: WORKFLOW_PATH, ref: `refs/heads/${gate.value.default_branch}` },
    },
  });
};

/** The judges of the workflow that is to be required. */
const judgesIn = async (github: GateGitHub, gate: Repository): Promise<Result<readonly PublishedJob[]>> => {
  const text = await textAt(github, gate.full_name, WORKFLOW_PATH, gate.default_branch);
  if (!text.ok) return err(fault('github-refused', `reading ${gate.full_name}: ${text.error.unread}`));
  return ok(readWorkflows(text.value === undefined ? undefined : new Map([[WORKFLOW_PATH, text.value]])).judges);
};

const ownRuleset = async (
  github: GateGitHub,
  list: string,
  address: string,
): Promise<Result<StandingRuleset | undefined>> => {
  const answer = await askAll(github, list);
  if (!answer.ok) return answer;
  const rulesets = read(answer.value, listedSchema);
  if (!rulesets.known) return err(fault('github-refused', `reading ${address}: ${rulesets.why}`, { remedy: ADMIN }));
  const own = rulesets.value.find(({ name }) => name === OWN_NAME);
  if (own === undefined) return ok(undefined);
  const whole = await github.ask(`${address}/${own.id}`);
  if (!whole.ok) return whole;
  const ruleset = read(whole.value, standingSchema);
  return ruleset.known
    ? ok(ruleset.value)
    : err(fault('github-refused', `reading ${address}/${own.id}: ${ruleset.why}`, { remedy: ADMIN }));
};

/** The rules of the branch that nobody may pass over. */
const standingRules = (snapshot: Snapshot, rules: BranchRules): readonly Rule[] => {
  const all = read(snapshot.rules, branchRulesSchema);
  return (all.known ? all.value : [])
    .filter(({ ruleset_id: id }) => rules.firm.has(id))
    .map(({ type, parameters }) => ({ type, ...(parameters === undefined ? {} : { parameters }) }));
};

const notesOn = (snapshot: Snapshot, { checks }: Wish): readonly string[] => {
  const runs = read(snapshot.checkRuns, checkRunsSchema);
  const seen = runs.known && checks.every((check) => runs.value.check_runs.some(({ name }) => name === check));
  return seen
    ? []
    : [
        `no run of ${checks.join(', ')} was seen on the newest pull request: open one and see it end before you require it. GitHub’s settings offer a check only within 7 days of a run`,
      ];
};
