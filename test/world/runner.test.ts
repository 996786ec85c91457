import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryFolder, temporaryFolder } from './machine.ts';
import { interpret, jobOutputs, runStep, type StepOptions } from './runner.ts';

const probe = join(import.meta.dirname, 'fixtures/probe');

describe('the runner of the world', () => {
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  const step = async (script: string, options: Partial<StepOptions> = {}) =>
    runStep({
      actionDir: probe,
      event: { action: 'opened' },
      eventName: 'pull_request',
      apiUrl: 'http://127.0.0.1:1',
      token: 'ghs_canary',
      workspace: await mkdtemp(join(folder.path, 'workspace-')),
      ...options,
      inputs: { script, ...options.inputs },
    });
  const printing = (text: string, stream = 'stdout') => `process.${stream}.write(${JSON.stringify(text)});`;
  const messages = (result: { readonly annotations: readonly { readonly message: string }[] }) =>
    result.annotations.map(({ message }) => message);

  describe('ends a line', () => {
    it.each([
      ['progress\r::error::x', 'at a lone carriage return'],
      ['progress\n::error::x', 'at a line feed'],
      ['progress\r\n::error::x', 'at both'],
    ])('%j: %s', (text) => {
      expect(messages(interpret(text))).toEqual(['x']);
    });

    it('does not end one at U+2028 or a form feed', () => {
      expect(interpret('a\u2028::error::x\fb').commands).toEqual([]);
    });

    it('does so in a real process, however the bytes are cut', async () => {
      const result = await step(
        "process.stdout.write('10%\\r'); await new Promise((r) => setTimeout(r, 50)); process.stdout.write('\\n::error::x\\r::warning::y');",
      );
      expect(messages(result)).toEqual(['x', 'y']);
    });
  });

  describe('parses stdout and stderr with readers of their own', () => {
    const stopped = `${printing('::stop-commands::token-1\n')} ${printing('::error::from stderr\n', 'stderr')}`;

    it('so a stop printed on stdout may come too late for stderr', async () => {
      expect(messages(await step(stopped, { order: 'stderr-first' }))).toEqual(['from stderr']);
    });

    it('and may also be in time', async () => {
      const result = await step(stopped, { order: 'stdout-first' });
      expect(messages(result)).toEqual([]);
      expect(result.stoppedAtEnd).toBe(true);
    });

    it('does not join half a line of one with half a line of the other', async () => {
      const result = await step(`${printing('::err')} ${printing('or::x\n', 'stderr')} ${printing('or::y\n')}`);
      expect(messages(result)).toEqual(['y']);
    });
  });

  describe('fails a step', () => {
    it.each([
      ['not for an error command', printing('::error::x\n'), 'success'],
      ['for an exit code', 'process.exitCode = 3;', 'failure'],
      [
        'for a signal',
        "process.kill(process.pid, 'SIGKILL'); await new Promise((r) => setTimeout(r, 1e4));",
        'failure',
      ],
      ['for a command that is switched off', printing('::set-env name=A::b\n'), 'failure'],
      ['for the other one', printing('::add-path::/x\n'), 'failure'],
      ['for a command that lacks a field', printing('::set-output::b\n'), 'failure'],
      [
        'for a bad line in a file',
        "(await node('fs')).appendFileSync(process.env.GITHUB_OUTPUT, 'nonsense\\n');",
        'failure',
      ],
    ])('%s', async (_, script, conclusion) => {
      expect((await step(script)).conclusion).toBe(conclusion);
    });

    it('and says with which code or signal its process ended', async () => {
      expect(await step('process.exitCode = 3;')).toMatchObject({ exitCode: 3, signal: null });
      expect(
        await step("process.kill(process.pid, 'SIGKILL'); await new Promise((r) => setTimeout(r, 1e4));"),
      ).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
    });
  });

  describe('reads the files that a step writes', () => {
    const writing = (file: string, text: string) =>
      `(await node('fs')).appendFileSync(process.env.GITHUB_${file}, ${JSON.stringify(text)});`;

    it('in both forms', async () => {
      const result = await step(writing('OUTPUT', 'said=a=b\nlong<<EOF\nx\n\ny\r\nEOF\nempty<<EOF\nEOF\n'));
      expect(Object.fromEntries(result.outputs)).toEqual({ said: 'a=b', long: 'x\n\ny\r', empty: '' });
      expect(result.undeclaredOutputs).toEqual(['long', 'empty']);
    });

    it.each([
      ['a=1\nnonsense\nb=2\n', ['a']],
      ['a=1\nb<<EOF\n2\n', ['a']],
      ['a=1\n<<EOF\n2\nEOF\n', ['a']],
      ['a=1\n=2\n', ['a']],
    ])('up to the first bad line: %j', async (text, names) => {
      const result = await step(writing('OUTPUT', text));
      expect([...result.outputs.keys()]).toEqual(names);
      expect(result.conclusion).toBe('failure');
    });

    it('without NODE_OPTIONS, which is an error but no failure', async () => {
      const result = await step(writing('ENV', 'A=1\nNODE_OPTIONS=--inspect\n'));
      expect([...result.env]).toEqual([['A', '1']]);
      expect(result.conclusion).toBe('success');
      expect(result.annotations).toHaveLength(1);
    });

    it('paths and state too, and state comes back to the post entry', async () => {
      const result = await step(`${writing('PATH', '/a\n/b\n')} ${writing('STATE', 'k=v\n')}`);
      expect(result.path).toEqual(['/a', '/b']);
      const post = await step('console.log(process.env.STATE_k)', { entry: 'post', state: result.state });
      expect(post.log).toBe('v');
    });

    it('with a summary hidden line by line, and dropped where it is over a mebibyte', async () => {
      const masked = await step(`${printing('::add-mask::secret\n')} ${writing('STEP_SUMMARY', '# secret\nplain\n')}`);
      expect(masked.summary).toBe('# ***\nplain\n');
      const large = await step(
        "(await node('fs')).writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(1024 * 1024 + 1));",
      );
      expect(large.summary).toBe('');
      expect(large.conclusion).toBe('success');
      expect(messages(large)[0]).toMatch(/upload aborted/u);
    });

    it('empty at the start, and once the process has ended: who writes last wins', async () => {
      const script = `
        const fs = await node('fs');
        console.log(fs.readFileSync(process.env.GITHUB_OUTPUT, 'utf8').length);
        const { spawnSync } = await node('child_process');
        fs.appendFileSync(process.env.GITHUB_OUTPUT, 'said=mine\\n');
        spawnSync('sh', ['-c', 'echo said=theirs >> "$GITHUB_OUTPUT"']);`;
      const result = await step(script);
      expect(result.log).toBe('0');
      expect(result.outputs.get('said')).toBe('theirs');
    });
  });

  describe('sets up the process', () => {
    it('with inputs in upper case, hyphens kept, defaults filled in, nothing enforced', async () => {
      const names = ['INPUT_GITHUB-TOKEN', 'INPUT_TWO_WORDS', 'INPUT_MUST', 'INPUT_OTHER-ONE'];
      const script = `console.log(JSON.stringify(${JSON.stringify(names)}.map((name) => process.env[name]?.split('').join('.'))));`;
      const result = await step(script, { inputs: { 'Other-One': '1' } });
      expect(result.log.split('\n')).toContain(JSON.stringify(['g.h.s._.c.a.n.a.r.y', ' .p.a.d.d.e.d. ', '', '1']));
      expect(messages(result)).toEqual(["Unexpected input(s) 'other-one'"]);
    });

    it('in the workspace, with the event, the runtime token and nothing of this machine', async () => {
      const script = `
        const fs = await node('fs');
        console.log(process.cwd() === process.env.GITHUB_WORKSPACE);
        console.log(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
        console.log(process.env.ACTIONS_RUNTIME_TOKEN !== undefined, process.env.GITHUB_RUN_ATTEMPT);
        console.log(Object.keys(process.env).filter((name) => !/^(GITHUB|RUNNER|INPUT|ACTIONS)_/.test(name)).sort().join());`;
      const result = await step(script, { runtimeToken: 'jwt-1', resultsUrl: 'http://127.0.0.1:1/', runAttempt: 2 });
      expect(result.log.split('\n')).toEqual(['true', '{"action":"opened"}', 'true 2', 'CI,HOME,LANG,PATH']);
    });
  });

  describe('hides what is masked', () => {
    it.each([
      ['as it is', 'swordfish'],
      ['in base64', Buffer.from('swordfish').toString('base64')],
      ['in base64 from its second byte', Buffer.from('wordfish').toString('base64')],
      ['in base64 from its third byte', Buffer.from('ordfish').toString('base64')],
    ])('%s', (_, text) => {
      expect(interpret(`::add-mask::swordfish\n(${text})`).log).toBe('(***)');
    });

    it.each([
      ['in a URI', 'a b/c', 'a%20b%2Fc'],
      ['in JSON', 'a"b', 'a\\"b'],
      ['in XML', 'a<b', 'a&lt;b'],
    ])('%s', (_, secret, text) => {
      expect(interpret(`::add-mask::${secret}\n(${text})`).log).toBe('(***)');
    });

    it('also where a child masks a common word and garbles the rest of the log', () => {
      expect(interpret('before success\n::add-mask::success\nafter success').log).toBe('before success\nafter ***');
    });

    it('and withholds a job output in which it occurs', async () => {
      const result = await step(
        `${printing('::add-mask::cafe\n')} (await node('fs')).appendFileSync(process.env.GITHUB_OUTPUT, 'said=decafe\\nother=tea\\n');`,
      );
      expect(jobOutputs(result, ['said', 'other', 'none'])).toEqual({ outputs: { other: 'tea' }, withheld: ['said'] });
      expect(result.outputs.get('said')).toBe('decafe');
    });
  });

  describe('cancels', () => {
    const waiting = (signals: readonly string[]) =>
      `${signals.map((name) => `process.on('${name}', () => console.log('${name}'));`).join(' ')} setInterval(() => undefined, 1000); console.log('up');`;

    it('with SIGINT first', async () => {
      const script = `process.on('SIGINT', () => { console.log('SIGINT'); process.exit(0); }); setInterval(() => undefined, 1000);`;
      const result = await step(script, { cancelAfterMs: 500 });
      expect(result).toMatchObject({ conclusion: 'cancelled', exitCode: 0, log: 'SIGINT' });
    });

    it('then SIGTERM, then by killing the process and all its children', async () => {
      const script = `(await node('child_process')).spawn('sleep', ['60'], { stdio: 'inherit' }); ${waiting(['SIGINT', 'SIGTERM'])}`;
      const result = await step(script, { cancelAfterMs: 500, graceMs: [150, 150] });
      expect(result).toMatchObject({ conclusion: 'cancelled', signal: 'SIGKILL', log: 'up\nSIGINT\nSIGTERM' });
      expect(result.orphans).toEqual([]);
      expect(result.milliseconds).toBeLessThan(30_000);
    });

    it('nothing else, but ends what a step left running', async () => {
      const script = `(await node('child_process')).spawn('sleep', ['60'], { detached: true, stdio: 'ignore' }).unref();`;
      const result = await step(script);
      expect(result.conclusion).toBe('success');
      expect(result.orphans).toHaveLength(1);
    });
  });
});
