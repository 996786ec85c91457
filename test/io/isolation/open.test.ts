import { describe, expect, test } from 'vitest';
import { openIsolation } from '../../../src/io/isolation/open.ts';
import { RUN_SCRIPT, START_SCRIPT } from '../../../src/io/isolation/run-script.ts';

const OPTIONS = { root: process.cwd(), folders: [], readOnly: [], hidden: [] };

describe('the level that is opened', () => {
  test('none: a command runs as we do, with the network open', async () => {
    const opened = await openIsolation({ ...OPTIONS, level: 'none', platform: process.platform });
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value).toMatchObject({ level: 'none', network: 'open' });
    expect(await opened.value.prepare()).toEqual({ ok: true, value: undefined });
    const chunks: Buffer[] = [];
    const ran = await opened.value.run({
      command: [process.execPath, '-e', 'process.stdout.write(process.env.A); process.exit(4)'],
      cwd: process.cwd(),
      env: { A: 'a', PATH: '/usr/bin:/bin' },
      timeout: 10_000,
      network: 'none',
      onOutput: (chunk) => chunks.push(chunk),
    });
    expect(ran).toMatchObject({ ok: true, value: { exit: { kind: 'code', code: 4 }, output: { head: 'a' } } });
    expect(Buffer.concat(chunks).toString()).toBe('a');
    expect(await opened.value.close()).toBeUndefined();
  });

  test.each(['darwin', 'win32'])('on %s there is no other, and it is said', async (platform) => {
    const opened = await openIsolation({ ...OPTIONS, level: 'auto', platform });
    expect(opened).toMatchObject({
      ok: false,
      error: { code: 'isolation-unavailable', message: `${platform} has no isolation of suites; Linux has` },
    });
  });
});

test('what root runs loads no module, which others may have written', () => {
  for (const script of [RUN_SCRIPT, START_SCRIPT]) expect(script).not.toMatch(/\b(?:use|require|do\s+['"])\b/);
});
