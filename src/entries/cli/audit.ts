import { auditBranch, JUDGING_WORKFLOWS } from '../../app/desk/audit/audit-branch.ts';
import type { AuditSpan } from '../../app/desk/audit/pushed-commits.ts';
import { type Audit, auditExit, auditText } from '../../core/audit/tell.ts';
import { type Fault, fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { POLICY_PATH } from '../../core/policy/policy-path.ts';
import { plainLines } from '../../core/render/plain.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { repositoryName } from '../../io/github/api.ts';
import { openApi } from './desk.ts';
import { gateQuestion } from './gate.ts';
import { tellFaults } from './tell.ts';
import { type Call, textOption, type Verb } from './verb.ts';

/** `recount audit`: exit 0 no drift, 1 drift, 2 could not be told. */
export const audit: Verb = async (call) => {
  const found = await auditHere(call);
  if (!found.ok) return tellFaults(call, [found.error]);
  call.terminal.out(call.json ? jsonDocument(found.value) : plainLines(auditText(found.value)));
  return auditExit(found.value);
};

/** Audits what the options name. */
export const auditHere = async (call: Call): Promise<Result<Audit>> => {
  const span = spanOf(call);
  if (!span.ok) return span;
  const question = await gateQuestion(call, 'repository');
  if (!question.ok) return question;
  const at = repositoryName(question.value.repository);
  if (at === undefined) return err(usage(`--repo: expected OWNER/NAME, found ${question.value.repository}`));
  const api = await openApi(call);
  if (!api.ok) return api;
  const { openAudit } = await import('../../io/github/audit.ts');
  const github = openAudit(api.value, at, systemClock.sleep);
  return auditBranch(github, span.value, {
    workflows: workflowsIn(textOption(call, 'workflow')) ?? JUDGING_WORKFLOWS,
    policy: textOption(call, 'policy') ?? POLICY_PATH,
  });
};

/** The paths that are named, with or without a blank after a comma; a bare name is that of a file where workflows lie. */
const workflowsIn = (named: string | undefined): readonly string[] | undefined =>
  named?.split(',').map((one) => {
    const path = one.trim();
    return path.includes('/') ? path : `.github/workflows/${path}`;
  });

const usage = (message: string): Fault => fault('usage', message);

const spanOf = (call: Call): Result<AuditSpan> => {
  const [since, last, commit] = [textOption(call, 'since'), textOption(call, 'last'), textOption(call, 'commit')];
  if ([since, last, commit].filter((given) => given !== undefined).length > 1)
    return err(usage('expected one of --since, --last and --commit, found more'));
  if (since !== undefined) return ok({ since, until: textOption(call, 'until') });
  if (commit !== undefined) return ok({ last: 1, until: commit });
  if (last !== undefined && !/^(?:[1-9]\d?|100)$/.test(last))
    return err(usage(`--last: expected a number from 1 to 100, found ${last}`));
  return ok({ last: Number(last ?? 1), until: textOption(call, 'until') });
};
