import { ACCOUNT_FILE, type Account, accountName, decodeAccount } from '../../../core/audit/account.ts';
import type { SeenVerdict } from '../../../core/audit/compare.ts';
import { CHECK } from '../../../core/check-name.ts';
import { type JobFacts, whyNotJudges } from '../../../core/earlier/stands-in.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { AppCheck, AttemptedRun, AuditGitHub } from './ports.ts';

/** Where the judge's runs are looked for, and how far what they left is trusted. */
export interface Judges {
  /** The files of the workflows that judge. */
  readonly workflows: readonly string[];
  /** The Apps that the check is required from, GitHub Actions aside. */
  readonly apps: readonly number[];
  /** Why no account of a run is trusted, where none is. */
  readonly untrusted: string | undefined;
  /** Whether a pull request brought the file that judged it. */
  readonly brought: (path: string) => Promise<boolean | undefined>;
}

/** What starts the judge for a head, and for a group of a queue. A review starts it too, under the same check. */
const STARTED_BY = { head: ['pull_request', 'pull_request_review'], group: ['merge_group'] } as const;

/** So many of the newest attempts of a run are looked at. */
const MOST_ATTEMPTS = 10;

/** The verdicts on a commit. All is asked of GitHub: which run, of which file, and how the judge's own job ended. */
export const verdictsAt = async (
  github: AuditGitHub,
  commit: string,
  of: keyof typeof STARTED_BY,
  judges: Judges,
): Promise<Result<readonly SeenVerdict[]>> => {
  if (judges.apps.length > 0) return verdictsOfApp(github, commit, judges);
  const runs = await github.runsAt(commit);
  if (!runs.ok) return runs;
  const events: readonly string[] = STARTED_BY[of];
  const found: SeenVerdict[] = [];
  for (const run of runs.value) {
    if (!events.includes(run.event) || run.head !== commit || !judges.workflows.includes(run.path)) continue;
    for (let attempt = Math.max(1, run.attempts - MOST_ATTEMPTS + 1); attempt <= run.attempts; attempt += 1) {
      const verdict = await verdictOf(github, run, attempt, commit, judges);
      if (!verdict.ok) return verdict;
      if (verdict.value !== undefined) found.push(verdict.value);
    }
  }
  return ok(found);
};

const verdictOf = async (
  github: AuditGitHub,
  run: AttemptedRun,
  attempt: number,
  commit: string,
  judges: Judges,
): Promise<Result<SeenVerdict | undefined>> => {
  const jobs = await github.jobsOf(run.id, attempt);
  if (!jobs.ok) return jobs;
  const own = jobs.value.filter((job) => job.name === CHECK && job.attempt === attempt);
  const [judge] = own.toSorted((a, b) => b.completedAt - a.completedAt);
  if (judge?.conclusion === undefined) return ok(undefined);
  return ok({
    run: run.id,
    attempt,
    // A job that was forged beside the judge's makes none of them good.
    conclusion: own.find(({ conclusion }) => conclusion !== 'success')?.conclusion ?? judge.conclusion,
    endedAt: judge.completedAt,
    group: run.event === 'merge_group',
    ownWorkflow: run.event === 'workflow_run' ? false : await judges.brought(run.path),
    account: await accountOf(github, run, attempt, jobs.value, commit, judges),
  });
};

const accountOf = async (
  github: AuditGitHub,
  run: AttemptedRun,
  attempt: number,
  jobs: readonly JobFacts[],
  commit: string,
  { untrusted }: Judges,
): Promise<Result<Account, string>> => {
  if (untrusted !== undefined) return err(untrusted);
  const artifacts = await github.artifactsOf(run.id);
  if (!artifacts.ok) return err(artifacts.error.message);
  const [artifact] = artifacts.value
    .filter(({ name }) => name === accountName(attempt))
    .toSorted((a, b) => b.createdAt - a.createdAt);
  if (artifact === undefined) return err('it left no account: it judged nothing, or its artifacts are gone');
  // How old it is matters nothing here: what was merged is compared with what was judged then.
  const foreign = whyNotJudges(artifact, run, attempt, jobs, CHECK, artifact.createdAt);
  if (foreign !== undefined) return err(`its account is not the judge's: ${foreign}`);
  const file = await github.file(artifact, ACCOUNT_FILE);
  if (!file.ok) return err(file.error.message);
  const account = decodeAccount(file.value, run.id, attempt);
  if (account.ok && account.value.commit !== commit) return err(`its account is of commit ${account.value.commit}`);
  return account;
};

/** At tier app the check is the App's, and names the run of the default branch that made it. */
const verdictsOfApp = async (
  github: AuditGitHub,
  commit: string,
  judges: Judges,
): Promise<Result<readonly SeenVerdict[]>> => {
  const checks = await github.checksAt(commit);
  if (!checks.ok) return checks;
  const found: SeenVerdict[] = [];
  for (const check of checks.value) {
    if (check.app === undefined || !judges.apps.includes(check.app) || check.conclusion === undefined) continue;
    const made = await madeBy(github, check, commit, judges);
    found.push({
      ...made,
      conclusion: check.conclusion,
      endedAt: check.completedAt,
      group: false,
      ownWorkflow: false,
    });
  }
  return ok(found);
};

const madeBy = async (
  github: AuditGitHub,
  { externalId }: AppCheck,
  commit: string,
  judges: Judges,
): Promise<Pick<SeenVerdict, 'run' | 'attempt' | 'account'>> => {
  const [, id, attempt] = /^([1-9]\d{0,15}):([1-9]\d{0,5})$/.exec(externalId) ?? [];
  const named = { run: Number(id ?? 0), attempt: Number(attempt ?? 0) };
  const none = (why: string) => ({ ...named, account: err(why) });
  if (id === undefined) return none('the check names no run');
  const run = await github.run(named.run);
  if (!run.ok) return none(run.error.message);
  if (run.value.event !== 'workflow_run' || !judges.workflows.includes(run.value.path))
    return none(`the check is of ${run.value.path} on ${run.value.event}`);
  const jobs = await github.jobsOf(named.run, named.attempt);
  if (!jobs.ok) return none(jobs.error.message);
  return { ...named, account: await accountOf(github, run.value, named.attempt, jobs.value, commit, judges) };
};
