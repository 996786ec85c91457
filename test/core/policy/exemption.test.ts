import { describe, expect, test } from 'vitest';
import { isExempt, needsBlock } from '../../../src/core/policy/exemption.ts';
import { unitPolicy } from './policies.ts';

const bot = { login: 'dependabot[bot]', id: 49_699_333, type: 'Bot' };

describe('who is exempt', () => {
  test.each<[name: string, exempt: string, author: typeof bot, exempt: boolean]>([
    ['an app by its slug', '[{ app: dependabot }]', bot, true],
    ['whatever the case', '[{ app: Dependabot }]', bot, true],
    ['an app by slug and id', '[{ app: dependabot, id: 49699333 }]', bot, true],
    ['one of several', '[{ app: renovate }, { app: dependabot }]', bot, true],
    ['not with another id', '[{ app: dependabot, id: 1 }]', bot, false],
    ['not another app', '[{ app: renovate }]', bot, false],
    ['not an app whose slug only begins so', '[{ app: depend }]', bot, false],
    ['not a person of that name', '[{ app: dependabot }]', { ...bot, login: 'dependabot', type: 'User' }, false],
    ['not a person, whatever the login says', '[{ app: dependabot }]', { ...bot, type: 'User' }, false],
    ['not a bot without the suffix', '[{ app: dependabot }]', { ...bot, login: 'dependabot' }, false],
    ['nobody by default', '[]', bot, false],
  ])('%s', (_name, exempt, author, expected) => {
    expect(isExempt(unitPolicy('', `exempt: ${exempt}\n`), author)).toBe(expected);
  });
});

test.each<[block: string, exempt: string, needed: boolean]>([
  ['required', '[]', true],
  ['required', '[{ app: dependabot }]', false],
  ['when-present', '[]', false],
  ['when-present', '[{ app: dependabot }]', false],
])('with block: %s and exempt: %s a block is needed: %j', (block, exempt, needed) => {
  expect(needsBlock(unitPolicy('', `block: ${block}\nexempt: ${exempt}\n`), bot)).toBe(needed);
});
