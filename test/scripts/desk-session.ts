import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShownVerb } from '../../scripts/command-line-page.ts';
import { EXAMPLE_STEPS, workflowText } from '../../src/core/init/workflow.ts';
import { type DeskCall, judgePullRequest, openDesk } from '../e2e/story.ts';
import { policyOf, reportOf, suiteFiles } from '../e2e/suite.ts';
import { openWorld } from '../world/world.ts';

/** What one call at a desk printed, and how it ended. */
export interface Example extends DeskCall {
  readonly args: readonly string[];
}

/** The verbs of the command line, called one after the other as an author calls them. */
export const deskSession = async (): Promise<Readonly<Record<ShownVerb, Example>>> => {
  const manifest = JSON.stringify({ name: 'demo', devDependencies: { vitest: '4.1.12' } });
  await using empty = await openWorld({ files: { 'package.json': manifest, 'package-lock.json': '{}' } });
  const maintainer = await openDesk(empty, 'main');
  const init = { args: ['init'], ...(await maintainer.recount('init')) };

  await using world = await openWorld({ policy: policyOf(), files: suiteFiles() });
  const pull = await world.openPullRequest({ files: { 'change.txt': 'a\n' }, body: 'A change.\n' });
  const author = await openDesk(world, 'topic');
  const reports = join(author.clone.path, 'build');
  const call = async (...args: readonly string[]): Promise<Example> => ({ args, ...(await author.recount(...args)) });
  const run = await call('run');
  await judgePullRequest(pull);
  const status = await call('status');
  const pin = await call('pin');
  const check = await call('check');
  const calibrate = await call('calibrate', '--runs', '3');
  await author.recount('hook', 'install');
  const hook = await call('hook', 'verify');
  await writeFile(`${reports}.xml`, reportOf({ adds: 'passed', subtracts: 'failed' }));
  const parse = await call('parse', 'build.xml');
  await pull.push(suiteFiles({ adds: 'passed', subtracts: 'failed', multiplies: 'passed' }, 1));
  await author.clone.git('clean', '--quiet', '--force');
  await author.clone.git('pull', '--quiet');
  await author.recount('run');
  const explain = await call('explain', 'HEAD~1', 'HEAD');

  const workflow = { '.github/workflows/recount.yml': workflowText(EXAMPLE_STEPS) };
  await using settled = await openWorld({ policy: policyOf(), files: workflow, requires: [], private: false });
  const administrator = await openDesk(settled, 'main', settled.tokenOf('mona', 'admin'));
  const protect = { args: ['protect', '--yes'], ...(await administrator.recount('protect', '--yes')) };
  const doctor = { args: ['doctor'], ...(await administrator.recount('doctor')) };
  await (await settled.openPullRequest({ files: { 'change.txt': 'a\n' } })).merge('squash');
  const audit = { args: ['audit'], ...(await administrator.recount('audit')) };
  return { init, run, pin, check, parse, explain, status, calibrate, hook, doctor, protect, audit };
};
