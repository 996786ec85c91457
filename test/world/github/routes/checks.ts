import { objectOf, textOf } from '../../json.ts';
import { failure, found, type Handlers, notFound, numberAt, type RepositoryCall } from '../call.ts';
import { checkPayload } from '../payloads.ts';
import { actionsAppId, type CheckRun, type Conclusion } from '../state.ts';

const conclusions: readonly Conclusion[] = [
  'success',
  'failure',
  'neutral',
  'cancelled',
  'skipped',
  'timed_out',
  'action_required',
];

// Only an App makes check runs; a job's token is that of GitHub Actions.
const appOf = ({ token }: RepositoryCall): number | undefined =>
  token?.kind === 'job' ? (token.app ?? actionsAppId) : undefined;

const checkOf = (call: RepositoryCall): CheckRun | undefined =>
  call.repository.checks.find(({ id }) => id === numberAt(call, 'check_run_id'));

const ended = (call: RepositoryCall, check: CheckRun): void => {
  const { status, conclusion, output, external_id: id, details_url: page } = call.body;
  const told = conclusions.find((one) => one === conclusion) ?? null;
  if (status === 'in_progress' || status === 'queued') check.status = status;
  // GitHub takes a conclusion for the end.
  if (status === 'completed' || told !== null) {
    check.status = 'completed';
    check.conclusion = told;
    check.completedAt = call.state.now();
  }
  const said = objectOf(output);
  check.made = {
    externalId: textOf(id) ?? check.made?.externalId ?? '',
    detailsUrl: textOf(page) ?? check.made?.detailsUrl ?? null,
    title: textOf(said['title']) ?? check.made?.title ?? null,
    summary: textOf(said['summary']) ?? check.made?.summary ?? null,
  };
};

/** What the world answers about check runs that are made through the API. */
export const checkHandlers: Handlers = {
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}': (call) => {
    const check = checkOf(call);
    return check === undefined ? notFound : found(checkPayload(call.at, call.repository, check));
  },
  'POST /repos/{owner}/{repo}/check-runs': async (call) => {
    const app = appOf(call);
    const headSha = textOf(call.body['head_sha']) ?? '';
    if (app === undefined) return failure(403, 'You must authenticate via a GitHub App.');
    if ((await call.repository.git.resolve(`${headSha}^{commit}`)) !== headSha)
      return failure(422, `No commit found for SHA: ${headSha}`);
    // Measured on GitHub: what is made so goes to the oldest suite that the App has on the commit.
    const oldest = call.repository.checks.find((one) => one.appId === app && one.headSha === headSha);
    const check: CheckRun = {
      id: call.state.nextId(),
      name: textOf(call.body['name']) ?? '',
      headSha,
      suiteId: oldest?.suiteId ?? call.state.nextId(),
      appId: app,
      status: 'queued',
      conclusion: null,
      startedAt: call.state.now(),
      completedAt: null,
    };
    ended(call, check);
    call.repository.checks.push(check);
    return { status: 201, json: checkPayload(call.at, call.repository, check) };
  },
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': (call) => {
    const check = checkOf(call);
    if (check === undefined) return notFound;
    if (check.appId !== appOf(call))
      return failure(403, 'Invalid app_id - check run can only be modified by the GitHub App that created it.');
    ended(call, check);
    return found(checkPayload(call.at, call.repository, check));
  },
};
