import { describe, expect, it } from 'vitest';
import { askAll, lookAt } from '../../../src/app/desk/doctor.ts';
import type { GateGitHub } from '../../../src/app/desk/gate/ports.ts';
import type { Answer } from '../../../src/core/doctor/answers.ts';
import { fault } from '../../../src/core/fault.ts';
import { err, ok } from '../../../src/core/result.ts';

const refused: Answer = { status: 403, body: { message: 'Resource not accessible by personal access token' } };

/** A GitHub that answers these addresses, without what they ask for, and refuses all others. */
const githubWith = (answers: Readonly<Record<string, unknown>>): GateGitHub & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    ask: (address) => {
      asked.push(address);
      const body = answers[address.replace(/\?.*$/, '')];
      return Promise.resolve(ok(body === undefined ? refused : { status: 200, body }));
    },
    query: () => Promise.resolve(ok(refused)),
    write: () => Promise.reject(new Error('Nobody should write.')),
  };
};

const at = 'repos/octo/demo';
const repository = { id: 1, full_name: 'octo/demo', default_branch: 'a/b', private: false };
const question = { repository: 'octo/demo', branch: undefined, pullRequest: undefined, gate: undefined };

describe('a list of GitHub’s', () => {
  const listOf = (length: number): GateGitHub => ({
    ask: (address) => {
      const { searchParams } = new URL(address, 'https://api.github.com');
      const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page'))];
      const items = Array.from({ length }, (_, index) => index).slice((page - 1) * size, page * size);
      return Promise.resolve(ok({ status: 200, body: items }));
    },
    query: () => Promise.reject(new Error('Nobody should ask this.')),
    write: () => Promise.reject(new Error('Nobody should write.')),
  });

  it.each([0, 1, 99, 100, 101, 250])('is read to its end: %i items', async (length) => {
    expect(await askAll(listOf(length), 'rules?x=1')).toMatchObject({ ok: true, value: { body: { length } } });
  });

  it('that does not end is a fault', async () => {
    expect(await askAll(listOf(5_000), 'rules')).toMatchObject({ ok: false, error: { code: 'github-unexpected' } });
  });

  it('that is refused, or is no list, is the answer', async () => {
    expect(await askAll(githubWith({}), 'rules')).toEqual(ok(refused));
    expect(await askAll(githubWith({ rules: { no: 'list' } }), 'rules')).toEqual(
      ok({ status: 200, body: { no: 'list' } }),
    );
  });
});

describe('looking at a repository', () => {
  it('asks for each thing once, and takes a refusal for an answer', async () => {
    const github = githubWith({ [at]: repository });
    const snapshot = await lookAt(github, question);
    expect(snapshot).toMatchObject({
      ok: true,
      value: {
        branch: 'a/b',
        rules: refused,
        protection: refused,
        queue: refused,
        checkRuns: undefined,
        base: { unread: 'the branch: GitHub answered 403 (Resource not accessible by personal access token)' },
        head: undefined,
        gate: undefined,
      },
    });
    expect(github.asked).toContain(`${at}/branches/a%2Fb/protection`);
    expect(github.asked.length).toBe(new Set(github.asked).size);
  });

  it('reads the files of the gate, and no others', async () => {
    const github = githubWith({
      [at]: repository,
      [`${at}/branches/a%2Fb`]: {},
      [`${at}/contents/.github/workflows`]: [
        { path: '.github/workflows/a b.yml', type: 'file' },
        { path: '.github/workflows/README.md', type: 'file' },
      ],
      [`${at}/contents/.github/workflows/a%20b.yml`]: 'on: push',
      [`${at}/contents/.github/recount.yml`]: 'version: 1',
      [`${at}/contents/.github/CODEOWNERS`]: '*',
      [`${at}/contents/CODEOWNERS`]: '*',
      [`${at}/contents/docs/CODEOWNERS`]: '*',
    });
    const snapshot = await lookAt(github, question);
    expect(snapshot.ok && snapshot.value.base).toEqual(
      new Map([
        ['.github/workflows/a b.yml', 'on: push'],
        ['.github/recount.yml', 'version: 1'],
        ['.github/CODEOWNERS', '*'],
        ['CODEOWNERS', '*'],
        ['docs/CODEOWNERS', '*'],
      ]),
    );
  });

  it('asks which branches the environments of the key let in', async () => {
    const job = (task: string): string =>
      `{ environment: { name: a b }, steps: [{ uses: recount-dev/recount@v1, with: { job: ${task} } }] }`;
    const workflow = `on: workflow_run\njobs: { open: ${job('open-check')}, recount: ${job('close-check')} }`;
    const github = githubWith({
      [at]: repository,
      [`${at}/branches/a%2Fb`]: {},
      [`${at}/contents/.github/workflows`]: [{ path: '.github/workflows/recount.yml', type: 'file' }],
      [`${at}/contents/.github/workflows/recount.yml`]: workflow,
      [`${at}/contents/.github/recount.yml`]: 'version: 1',
      [`${at}/contents/.github/CODEOWNERS`]: '*',
      [`${at}/contents/CODEOWNERS`]: '*',
      [`${at}/contents/docs/CODEOWNERS`]: '*',
      [`${at}/environments/a%20b`]: { deployment_branch_policy: null },
    });
    const snapshot = await lookAt(github, question);
    expect(snapshot).toMatchObject({
      ok: true,
      value: {
        environments: new Map([['a b', { status: 200, body: { deployment_branch_policy: null } }]]),
        environmentBranches: new Map([['a b', refused]]),
      },
    });
    expect(github.asked.filter((address) => address.includes('/environments/')).length).toBe(2);
  });

  it.each([
    ['the folder is refused', {}, /^GitHub answered 403/],
    ['a file is refused', { [`${at}/contents/.github/workflows`]: [] }, /^\.github\/recount\.yml: GitHub answered 403/],
    ['the folder is a file', { [`${at}/contents/.github/workflows`]: 'text' }, /in a form that is not known here/],
  ])('reads no file where %s', async (_what, more, why) => {
    const github = githubWith({ [at]: repository, [`${at}/branches/a%2Fb`]: {}, ...more });
    const snapshot = await lookAt(github, question);
    const base = snapshot.ok ? snapshot.value.base : undefined;
    expect(base !== undefined && 'unread' in base ? base.unread : '').toMatch(why);
  });

  it('ends where GitHub cannot be reached', async () => {
    const gone = err(fault('github-unreachable', 'no answer'));
    const answer = () => Promise.resolve(gone);
    const github: GateGitHub = { ask: answer, query: answer, write: answer };
    expect(await lookAt(github, question)).toEqual(gone);
  });

  it('tells a gate’s repository that may not be read', async () => {
    const github = githubWith({ [at]: repository, [`${at}/rules/branches/a%2Fb`]: [] });
    expect(await lookAt(github, { ...question, gate: 'octo/gates' })).toMatchObject({
      ok: true,
      value: {
        gate: {
          repository: refused,
          tree: { unread: 'GitHub answered 403 (Resource not accessible by personal access token)' },
        },
      },
    });
  });
});
