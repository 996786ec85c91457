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
import { shardProposal } from '../../core/init/sharding.ts';
import { WORKFLOW_PATH, workflowText } from '../../core/init/workflow.ts';
import { POLICY_PATH } from '../../core/policy/parse.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ProjectFolder } from './ports.ts';

/** Finds the suites of a project and writes what is missing, for as many legs. It overwrites nothing. */
export const initialise = async (folder: ProjectFolder, legs: number): Promise<Result<InitOutcome>> => {
  const facts = await readFacts(folder);
  if (!facts.ok) return facts;
  const proposal = shardProposal(proposeSuites(facts.value), legs);
  const outcome = { proposal, action: RECOUNT, legs };
  if (proposal.suites.length === 0 && !facts.value.files.includes(POLICY_PATH)) return ok({ ...outcome, files: [] });

  const template = facts.value.files.find(isPullRequestTemplate);
  const wanted: readonly (readonly [path: string, text: string])[] = [
    [POLICY_PATH, policyText(proposal)],
    [WORKFLOW_PATH, workflowText(proposal.steps, legs)],
    ...(template === undefined ? [[TEMPLATE_PATH, TEMPLATE] as const] : []),
  ];
  const files: InitFile[] = [];
  for (const [path, text] of wanted) {
    const state = await folder.create(path, text);
    if (!state.ok) return state;
    files.push({ path, state: state.value });
  }
  if (template !== undefined) {
    const text = await folder.read(template);
    if (!text.ok) return text;
    const add = /\brecount\b/i.test(text.value) ? {} : { add: TEMPLATE_HINT };
    files.push({ path: template, state: 'kept', ...add });
  }
  return ok({ ...outcome, files });
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
