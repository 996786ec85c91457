import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/core/judge/judge.ts';
import { type LiveSuite, liveSuites, showLive } from '../../../src/core/judge/live.ts';
import type { Policy } from '../../../src/core/policy/policy.ts';
import { renderSummary } from '../../../src/core/render/summary.ts';
import { policyOf } from '../policy/policies.ts';
import { honest, run } from './cases.ts';

const SECRET = 'hunter2';
const policy = policyOf(`version: 1
env: { LOG: null, MIRROR: "https://mirror.example.com" }
suites:
  unit: { run: npm test, scope: offline, env: { API_TOKEN: null } }
  types: { run: npx tsc, scope: syntax }
  shop:
    run: npm run shop
    scope: live
    env: { LOG: quiet, API_TOKEN: null, API_URL: "https://bob:${SECRET}@shop.example.com:8443/v1?key=${SECRET}", DB: "postgres://db/${SECRET}" }
  bare: { run: npm run bare, scope: live, env: { MIRROR: here, FILE: "file:///a", BROKEN: "http://[" } }
`);

const ran = (of: Policy, ...names: readonly string[]) =>
  honest(of, Object.fromEntries(names.map((name) => [name, { first: run(of, name, 0, []) }])));

const shop: LiveSuite = {
  suite: 'shop',
  variables: ['API_TOKEN'],
  hosts: ['db', 'mirror.example.com', 'shop.example.com:8443'],
};

describe('a suite that is `live` is told with what made it reach beyond its machine', () => {
  test.each<[title: string, names: readonly string[], live: readonly LiveSuite[]]>([
    ['variables that are passed, and hosts that are named', ['shop'], [shop]],
    [
      'with the settings of the policy, where the suite has none of its own',
      ['bare'],
      [{ suite: 'bare', variables: ['LOG'], hosts: [] }],
    ],
    ['no suite of another scope', ['unit', 'types'], []],
  ])('%s', (_title, names, live) => {
    expect(liveSuites(policy, ran(policy, ...names).regenerated)).toEqual(live);
  });

  test('in the verdict and in the summary, never with a value', () => {
    const facts = ran(policy, 'unit', 'types', 'shop', 'bare');
    const verdict = judge(facts);
    expect(verdict).toMatchObject({ outcome: 'match', live: [shop, { suite: 'bare' }] });
    const summary = renderSummary({ verdict, regenerated: facts.regenerated });
    expect(summary).toContain('### Live');
    expect(summary).toContain('shop is live: the network was open; the policy passes API');
    expect(`${JSON.stringify(verdict)}${summary}`).not.toContain(SECRET);
    expect(
      judge(ran(policyOf('version: 1\nsuites: { unit: { run: a, scope: offline } }\n'), 'unit')),
    ).not.toHaveProperty('live');
  });

  test('in a line', () => {
    expect(showLive(shop)).toBe(
      'shop is live: the network was open; the policy passes API_TOKEN; it names db, mirror.example.com, shop.example.com:8443',
    );
    expect(showLive({ suite: 'bare', variables: [], hosts: [] })).toBe('bare is live: the network was open');
  });

  test('whatever stands beside the host of an address stays out', () => {
    const word = fc.string({ unit: fc.constantFrom('Q', 'X', 'Z', '0', '1', '2'), minLength: 6, maxLength: 12 });
    fc.assert(
      fc.property(word, word, word, (user, password, path) => {
        const url = `https://${user}:${password}@shop.example.com/${path}?${path}#${path}`;
        const of = policyOf(
          `version: 1\nsuites: { shop: { run: a, scope: live, env: { URL: ${JSON.stringify(url)}, WORD: ${JSON.stringify(user)} } } }\n`,
        );
        expect(liveSuites(of, ran(of, 'shop').regenerated)).toEqual([
          { suite: 'shop', variables: [], hosts: ['shop.example.com'] },
        ]);
      }),
    );
  });
});
