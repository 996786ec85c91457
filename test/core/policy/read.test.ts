import { describe, expect, test } from 'vitest';
import { readPolicy } from '../../../src/core/policy/read.ts';
import { policyOf } from './policies.ts';

const TEXT = `version: 1
suites:
  unit:
    run: npm test
    scope: offline
    reports: ["*.xml"]
    identity:
      - { match: 'pid \\d+', replace: pid }
      - match: '(\\d+) ms'
        replace: $1 ms
  types: { run: tsc, scope: syntax }
`;

describe('a policy that is going to be applied', () => {
  test('is read as it is', async () => {
    expect(await readPolicy(TEXT, 'p.yml')).toEqual({ ok: true, value: policyOf(TEXT) });
  });

  test('is refused as ever where it is none', async () => {
    expect(await readPolicy('version: 2\n', 'p.yml')).toMatchObject({
      ok: false,
      error: [{ code: 'policy-invalid' }, {}],
    });
  });

  test.each<[what: string, from: string, to: string, line: number, column: number, message: string]>([
    [
      'a pattern that is none',
      "'pid \\d+'",
      "'pid ('",
      8,
      18,
      'suites.unit.identity.0.match: is no pattern of RE2: missing closing ): `pid (`',
    ],
    [
      'a group that its pattern lacks',
      '$1 ms',
      '$2 ms',
      10,
      18,
      'suites.unit.identity.1.replace: names the group $2, and `match` has 1',
    ],
  ])('is refused with line and column for %s', async (_what, from, to, line, column, message) => {
    expect(
      await readPolicy(
        TEXT.replace(from, () => to),
        'p.yml',
      ),
    ).toMatchObject({
      ok: false,
      error: [{ code: 'policy-invalid', message: `p.yml: ${message}`, place: { file: 'p.yml', line, column } }],
    });
  });
});
