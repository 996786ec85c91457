import { describe, expect, it } from 'vitest';
import { isObject } from '../json.ts';
import { checkAnswer, checkRequest, completeAnswer } from './contract.ts';
import { findOperation } from './description.ts';

const operation = (method: string, path: string) => {
  const found = findOperation(method, path);
  if (found === undefined) throw new Error(`${method} ${path} is not known.`);
  return found;
};
const query = (text = '') => new URLSearchParams(text);
const repo = '/repos/octo/demo';

describe('the description of GitHub', () => {
  it.each([
    ['GET', `${repo}/contents/a/b%20c.txt`, 'GET /repos/{owner}/{repo}/contents/{path}', { path: 'a/b c.txt' }],
    ['GET', `${repo}/contents`, 'GET /repos/{owner}/{repo}/contents/{path}', { path: '' }],
    ['GET', `${repo}/branches/a/b`, 'GET /repos/{owner}/{repo}/branches/{branch}', { branch: 'a/b' }],
    ['GET', `${repo}/branches/a/protection`, 'GET /repos/{owner}/{repo}/branches/{branch}/protection', { branch: 'a' }],
    ['GET', `${repo}/compare/main...a%2Fb`, 'GET /repos/{owner}/{repo}/compare/{basehead}', { basehead: 'main...a/b' }],
    ['GET', `${repo}/commits/abc/pulls`, 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', { commit_sha: 'abc' }],
    [
      'GET',
      `${repo}/commits/heads/a/check-runs`,
      'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
      { ref: 'heads/a' },
    ],
    ['GET', `${repo}/git/ref/heads/a`, 'GET /repos/{owner}/{repo}/git/ref/{ref}', { ref: 'heads/a' }],
  ])('knows %s %s', (method, path, name, parameters) => {
    expect(operation(method, path)).toMatchObject({ name, parameters });
  });

  it.each([
    ['GET', '/repos/octo/demo/nothing'],
    ['POST', `${repo}/labels`],
    ['DELETE', `${repo}/pulls/1`],
  ])('knows no %s %s', (method, path) => {
    expect(findOperation(method, path)).toBeUndefined();
  });
});

describe('a request is held against the description', () => {
  it.each([
    ['GET', `${repo}/pulls`, 'state=open&head=octo%3Atopic&per_page=100&page=2', undefined, []],
    [
      'GET',
      `${repo}/pulls`,
      'state=opened',
      undefined,
      ['state: the value must be equal to one of the allowed values'],
    ],
    ['GET', `${repo}/pulls`, 'limit=3', undefined, ['the query has limit, which GitHub does not know']],
    ['GET', `${repo}/pulls`, 'per_page=500', undefined, ['per_page is 500; GitHub gives at most 100']],
    ['GET', `${repo}/pulls/one`, '', undefined, ['pull_number is no number']],
    ['PATCH', `${repo}/pulls/1`, '', { body: 'text' }, []],
    ['PATCH', `${repo}/pulls/1`, '', { body: 1 }, ['/body must be string']],
    ['PATCH', `${repo}/pulls/1`, '', { text: 'x' }, ['/text is sent, which GitHub does not know']],
  ])('%s %s?%s with %j', (method, path, search, body, complaints) => {
    expect(checkRequest(operation(method, path), query(search), body)).toEqual(complaints);
  });
});

describe('an answer is held against the description', () => {
  const get = operation('GET', `${repo}/pulls/1`);

  it('once the keys that no test looks at are filled in', () => {
    const answer = completeAnswer(get, 200, { number: 1, state: 'open', head: { sha: 'abc', repo: null } });
    expect(checkAnswer(get, 200, answer)).toEqual([]);
    expect(isObject(answer) && answer['number']).toBe(1);
  });

  it.each([
    [{ number: '1' }, ['/number must be integer']],
    [{ state: 'merged' }, ['/state must be equal to one of the allowed values']],
    [{ user: { login: 'mona', nick: 'm' } }, ['/user/nick is answered, which GitHub does not document']],
  ])('%j is found out', (answer, complaints) => {
    expect(checkAnswer(get, 200, completeAnswer(get, 200, answer))).toEqual(complaints);
  });

  it('and so is a status that GitHub never gives', () => {
    expect(checkAnswer(get, 202, {})).toEqual([
      'the status 202 is not documented for GET /repos/{owner}/{repo}/pulls/{pull_number}',
    ]);
  });
});
