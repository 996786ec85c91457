import { type Approvers, protectsAnything } from '../../core/changes/rule.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { AGENTS_PATHS, agentsSection } from '../../core/init/agents-section.ts';
import { manifestsOf, type ProjectFacts } from '../../core/init/facts.ts';
import type { InitFile, InitOutcome } from '../../core/init/outcome.ts';
import { RECOUNT } from '../../core/init/pins.ts';
import { policyText } from '../../core/init/policy-text.ts';
import { proposeSuites } from '../../core/init/propose.ts';
import {
  isPullRequestTemplate,
  TEMPLATE,
  TEMPLATE_HINT,
  TEMPLATE_PATH,
} from '../../core/init/pull-request-template.ts';
import { otherSystems, shardProposal } from '../../core/init/sharding.ts';
import { WORKFLOW_PATH, workflowText } from '../../core/init/workflow.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { readPolicy } from '../../core/policy/read.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { ProjectFolder } from './ports.ts';

/** What a maintainer wants: how many legs share the suites, and who approves a change of the policy. */
export interface Wishes {
  readonly legs: number;
  /** Asked only where a policy is written. */
  readonly approvers: () => Promise<Approvers>;
}

/** Finds the suites of a project and writes what is missing. It overwrites nothing. */
export const initialise = async (
  folder: ProjectFolder,
  wishes: Wishes,
): Promise<Result<InitOutcome, readonly Fault[]>> => {
  const facts = await readFacts(folder);
  if (!facts.ok) return err([facts.error]);
  const { legs } = wishes;
  const proposal = shardProposal(proposeSuites(facts.value), legs);
  const hasPolicy = facts.value.files.includes(POLICY_PATH);
  if (!hasPolicy && facts.value.files.includes(TWIN)) return err([misnamed]);
  if (proposal.suites.length === 0 && !hasPolicy) return ok({ proposal, action: RECOUNT, legs, files: [] });

  const text = hasPolicy ? await folder.read(POLICY_PATH) : ok(policyText(proposal, await wishes.approvers()));
  if (!text.ok) return err([text.error]);
  const policy = await readPolicy(text.value, POLICY_PATH);
  // The workflow hangs on what the policy says, so nothing is written beside one that says nothing.
  if (!policy.ok) return err(policy.error.map((one) => ({ ...one, remedy: CORRECT })));
  const files: InitFile[] = [];
  const workflow = workflowText(proposal.steps, legs, protectsAnything(policy.value.changes));
  for (const [path, content] of [[POLICY_PATH, text.value] as const, [WORKFLOW_PATH, workflow] as const]) {
    const state = await folder.create(path, content);
    if (!state.ok) return err([state.error]);
    files.push({ path, state: state.value });
  }
  const isNew = files.some(({ path, state }) => path === WORKFLOW_PATH && state === 'written');
  const toolless = isNew && proposal.steps.length === 0 ? [TOOLLESS] : [];
  const notes = [...proposal.notes, ...toolless, ...(isNew ? otherSystems(policy.value) : [])];
  const agents = AGENTS_PATHS.find((path) => facts.value.files.includes(path));
  const template = facts.value.files.find(isPullRequestTemplate);
  const section = agentsSection(template);
  const offers: readonly Offer[] = [
    { found: template, path: TEMPLATE_PATH, text: TEMPLATE, hint: TEMPLATE_HINT },
    { found: agents, path: AGENTS_PATHS[0], text: section, hint: section },
  ];
  for (const offer of offers) {
    const file = await offerFile(folder, offer);
    if (!file.ok) return err([file.error]);
    files.push(file.value);
  }
  return ok({ proposal: { ...proposal, notes }, action: RECOUNT, legs, files });
};

/** The workflow beside it may be called so, and a policy often is. */
const TWIN = POLICY_PATH.replace(/\.yml$/, '.yaml');

const misnamed = fault('policy-missing', `${TWIN} is not read: the policy is ${POLICY_PATH}`, {
  remedy: `\`mv ${TWIN} ${POLICY_PATH}\` at the top of the repository, then \`recount init\` again`,
});

const TOOLLESS =
  'the workflow sets up no tools, since no test runner was found that needs any: put the steps that your suites need, such as `actions/setup-node`, before the step `recount` of its job `rerun`';

const CORRECT = 'correct it, then `recount init` again';

/** A text of ours for a file that a project may have under one of several names. */
interface Offer {
  readonly found: string | undefined;
  readonly path: string;
  readonly text: string;
  /** What a person should put into the file that is there. */
  readonly hint: string;
}

const offerFile = async (folder: ProjectFolder, { found, path, text, hint }: Offer): Promise<Result<InitFile>> => {
  if (found === undefined) {
    const state = await folder.create(path, text);
    return state.ok ? ok({ path, state: state.value }) : state;
  }
  const there = await folder.read(found);
  if (!there.ok) return there;
  return ok({ path: found, state: 'kept', ...(/\brecount\b/i.test(there.value) ? {} : { add: hint }) });
};

const readFacts = async (folder: ProjectFolder): Promise<Result<ProjectFacts>> => {
  const files = await folder.files();
  if (!files.ok) return files;
  const texts: Record<string, string> = {};
  for (const path of manifestsOf(files.value)) {
    const text = await folder.read(path);
    if (!text.ok) return text;
    texts[path] = text.value;
  }
  return ok({ files: files.value, texts });
};
