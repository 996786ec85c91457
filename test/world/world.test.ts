import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readings } from './github/merge-box.ts';
import { openWorld } from './world.ts';

const actionDir = join(import.meta.dirname, 'fixtures/probe');

// A judged job and a judge in miniature: the one hands over the head it saw, the other compares it with the live one.
const script = `
  const fs = await node('fs');
  const say = (name, value) => fs.appendFileSync(process.env.GITHUB_OUTPUT, name + '=' + value + '\\n');
  const event = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
  const url = process.env.GITHUB_API_URL + '/repos/' + process.env.GITHUB_REPOSITORY + '/pulls/' + event.number;
  const headers = { authorization: 'Bearer ' + process.env['INPUT_GITHUB-TOKEN'], 'user-agent': 'probe' };
  const pull = await (await fetch(url, { headers })).json();
  if (process.env.INPUT_JOB === 'rerun') {
    const head = fs.readFileSync('.git/HEAD', 'utf8').trim();
    say('record-0', Buffer.from(head).toString('base64'));
    if (pull.body === 'mask') console.log('::add-mask::' + Buffer.from(head).toString('base64').slice(0, 12));
  } else {
    const seen = Buffer.from(process.env['INPUT_RECORD-0'], 'base64').toString();
    console.log('result', process.env.INPUT_RESULT, 'files', fs.readdirSync('.').length);
    const pass = process.env.INPUT_RESULT === 'success' && seen === pull.head.sha;
    say('pass', String(pass));
    process.exitCode = pass ? 0 : 1;
  }`;

const open = () => openWorld({ actionDir });
const inputs = { script };

describe('a workflow of two jobs', () => {
  it('hands the outputs of one to the other and satisfies the required check', async () => {
    await using world = await open();
    const pr = await world.openPullRequest();
    expect(pr.mergeBox()).toMatchObject({ mergeable: false, checks: [{ context: 'recount', state: 'expected' }] });
    const rerun = await pr.runJob('rerun', undefined, { inputs });
    expect(rerun).toMatchObject({ result: 'success', run: { status: 'in_progress', attempt: 1 } });
    const verdict = await pr.runJob('verdict', rerun, { inputs });
    expect(verdict).toMatchObject({
      result: 'success',
      outputs: { pass: 'true' },
      run: { status: 'completed', conclusion: 'success' },
    });
    expect(verdict.step.log).toBe('result success files 0');
    expect(verdict.run).toBe(rerun.run);
    for (const reading of readings) expect(pr.mergeBox(reading).mergeable).toBe(true);
    expect(world.violations).toEqual([]);
  });

  it('does the same for a fork', async () => {
    await using world = await open();
    const pr = await world.openPullRequest({ fork: true, author: 'lisa' });
    const verdict = await pr.runJob('verdict', await pr.runJob('rerun', undefined, { inputs }), { inputs });
    expect(verdict.result).toBe('success');
  });

  it('loses an output in which something is masked', async () => {
    await using world = await open();
    const pr = await world.openPullRequest({ body: 'mask' });
    const rerun = await pr.runJob('rerun', undefined, { inputs });
    expect(rerun).toMatchObject({ result: 'success', outputs: {}, withheld: ['record-0'] });
    expect((await pr.runJob('verdict', rerun, { inputs })).result).toBe('failure');
    expect(pr.mergeBox().checks[0]?.state).toBe('failing');
  });

  it('fails where the job it needs has failed, or never ran', async () => {
    await using world = await open();
    const pr = await world.openPullRequest();
    const rerun = await pr.runJob('rerun', undefined, { inputs: { script: 'process.exitCode = 1' } });
    const verdict = await pr.runJob('verdict', rerun, { inputs });
    expect(verdict.step.log).toBe('result failure files 0');
    expect(verdict.run.conclusion).toBe('failure');
    expect((await pr.runJob('verdict', undefined, { inputs })).step.log).toBe('result skipped files 0');
  });

  it('is red where the head moves between its jobs, and green again in the next run', async () => {
    await using world = await open();
    const pr = await world.openPullRequest();
    const rerun = await pr.runJob('rerun', undefined, { inputs });
    await pr.push({ 'n.txt': 'n' });
    expect((await pr.runJob('verdict', rerun, { inputs })).result).toBe('failure');
    expect(pr.mergeBox().checks[0]?.state).toBe('expected');
    const again = await pr.runJob('rerun', undefined, { inputs });
    expect(again.run.event).toMatchObject({ action: 'synchronize' });
    expect((await pr.runJob('verdict', again, { inputs })).result).toBe('success');
    expect(pr.mergeBox().mergeable).toBe(true);
  });

  it('keeps its event in a later attempt', async () => {
    await using world = await open();
    const pr = await world.openPullRequest({ body: 'one' });
    const first = await pr.runJob('verdict', undefined, { inputs });
    pr.edit({ body: 'two' });
    const url = `${world.apiUrl}/repos/octo/demo/actions/runs/${first.run.id}/rerun`;
    const headers = { authorization: `Bearer ${world.tokenOf('mona', 'write')}`, 'user-agent': 'test' };
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(201);
    const rerun = await pr.runJob('rerun', undefined, { inputs, run: first.run });
    expect(rerun.run).toMatchObject({ attempt: 2, event: { action: 'opened', pull_request: { body: 'one' } } });
    expect((await pr.runJob('verdict', rerun, { inputs })).result).toBe('success');
    for (const reading of readings) expect(pr.mergeBox(reading).mergeable).toBe(true);
  });

  it('has a token of its own, which is of no use afterwards', async () => {
    await using world = await open();
    const pr = await world.openPullRequest();
    const leaky = `const token = process.env['INPUT_GITHUB-TOKEN']; console.log('token', token); (await node('fs')).appendFileSync(process.env.GITHUB_OUTPUT, 'said=' + token.split('').join('-') + '\\n');`;
    const job = await pr.runJob('rerun', undefined, { inputs: { script: leaky } });
    expect(job.step.log).toBe('token ***');
    const token = (job.outputs['said'] ?? '').replaceAll('-', '');
    expect(token).toMatch(/^ghs_/u);
    expect(world.github.tokens.has(token)).toBe(false);
  });

  it('runs for a group of the merge queue, on the commit that merges them all', async () => {
    await using world = await open();
    const one = await world.openPullRequest({ branch: 'one', files: { '1.txt': '1' } });
    const two = await world.openPullRequest({ branch: 'two', files: { '2.txt': '2' }, fork: true, author: 'lisa' });
    const group = await world.queue([one, two]);
    const listing = `console.log((await node('fs')).readdirSync('.').sort().join(), process.env.GITHUB_EVENT_NAME, process.env.GITHUB_REF);`;
    const job = await group.runJob('rerun', undefined, { inputs: { script: listing } });
    expect(job.step.log).toBe(`.git,1.txt,2.txt,README.md merge_group ${group.headRef}`);
    await group.runJob('verdict', job, { inputs: { script: '' } });
    expect(group.mergeBox().mergeable).toBe(true);
    expect(one.mergeBox().mergeable).toBe(false);
  });

  it('does not run for a change that conflicts', async () => {
    await using world = await open();
    const pr = await world.openPullRequest({ files: { 'README.md': 'theirs' } });
    await world.commit({ 'README.md': 'ours' });
    await expect(pr.runJob('rerun')).rejects.toThrow('starts no workflow');
  });
});
