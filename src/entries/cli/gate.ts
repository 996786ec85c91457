import type { GateQuestion } from '../../app/desk/doctor.ts';
import type { GateGitHub } from '../../app/desk/gate/ports.ts';
import { fault } from '../../core/fault.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { systemClock } from '../../io/clock.ts';
import { openApi, openDesk, openGitHub, pullRequestHere, repositoryHere } from './desk.ts';
import { type Call, textOption } from './verb.ts';

/** GitHub as `doctor` and `protect` ask it. */
export const openGateHere = async (call: Call): Promise<Result<GateGitHub>> => {
  const api = await openApi(call);
  if (!api.ok) return api;
  const { openGate } = await import('../../io/github/gate.ts');
  return ok(openGate(api.value, systemClock.sleep));
};

const FULL_NAME = /^[\w.-]+\/[\w.-]+$/;

const nameOption = (call: Call, option: string): Result<string | undefined> => {
  const name = textOption(call, option);
  return name === undefined || FULL_NAME.test(name)
    ? ok(name)
    : err(fault('usage', `--${option}: expected OWNER/NAME, found ${name}`));
};

/**
 * What is looked at: what the options name, else where this clone's pull requests go and, for a verb that looks at one,
 * the branch's own.
 */
export const gateQuestion = async (call: Call, looksAt: 'pull' | 'repository'): Promise<Result<GateQuestion>> => {
  const [repository, gate] = [nameOption(call, 'repo'), nameOption(call, 'gate')];
  if (!repository.ok) return repository;
  if (!gate.ok) return gate;
  const [branch, number] = [textOption(call, 'branch'), textOption(call, 'pr')];
  const pullRequest = number === undefined ? undefined : Number(number);
  if (repository.value !== undefined)
    return ok({ repository: repository.value, branch, pullRequest, gate: gate.value });
  const desk = await openDesk(call);
  if (!desk.ok) return desk;
  const github = await openGitHub(call);
  if (!github.ok) return github;
  if (looksAt === 'repository') {
    const own = await repositoryHere(desk.value, github.value);
    return own.ok ? ok({ repository: own.value, branch, pullRequest, gate: gate.value }) : own;
  }
  const found = await pullRequestHere(call, desk.value, github.value);
  if (!found.ok) return found;
  return ok({
    repository: found.value.repository,
    branch,
    pullRequest: pullRequest ?? found.value.pullRequest?.number,
    gate: gate.value,
  });
};
