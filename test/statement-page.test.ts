import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { PREDICATE_TYPE } from '../src/core/record/statement.ts';

const page = await readFile(new URL('../docs/statement.md', import.meta.url), 'utf8');
const jobs = z.strictObject({
  attest: z.looseObject({
    needs: z.literal('recount'),
    permissions: z.record(z.string(), z.string()),
    steps: z.array(z.looseObject({ uses: z.string().optional(), with: z.record(z.string(), z.string()).optional() })),
  }),
});

describe('the job of docs/statement.md that has GitHub sign the statement', () => {
  const [, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(page) ?? [];
  const { attest } = jobs.parse(parse(text));
  const step = attest.steps.find(({ uses }) => uses?.startsWith('actions/attest@'));

  it('is YAML, hands over the predicate and its type, and exactly one kind of subject', () => {
    expect(step?.with).toEqual({
      'subject-path': 'statement.json',
      'predicate-type': PREDICATE_TYPE,
      'predicate-path': 'predicate.json',
    });
  });

  it('uses an action by the hash of a commit, and has the permissions that this asks for and no more', () => {
    expect(step?.uses).toMatch(/@[0-9a-f]{40}$/);
    expect(attest.permissions).toEqual({ actions: 'read', attestations: 'write', 'id-token': 'write' });
  });

  it('asks for the file by the name that the judge gives it', async () => {
    const publish = await readFile(new URL('../src/entries/action/publish-verdict.ts', import.meta.url), 'utf8');
    const steps = JSON.stringify(attest.steps);
    expect(steps).toContain('recount-statement-$GITHUB_RUN_ATTEMPT');
    for (const name of ['recount-statement-${attempt}', "'statement.json'", "'predicate.json'"])
      expect(publish).toContain(name);
  });
});
