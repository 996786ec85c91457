import { describe, expect, test } from 'vitest';
import { openSuiteLog } from '../../../src/io/actions/suite-log.ts';
import { createInterpreter } from '../../world/runner/interpreter.ts';

const open = () => {
  let written = '';
  const log = openSuiteLog((text) => {
    written += text;
  });
  return { log, written: () => written, lines: () => written.split('\n') };
};

const tokensIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^::stop-commands::(.*)$/.exec(line)?.[1] ?? []);

describe('the log of the suites', () => {
  test('every command has a token of its own, of 128 random bits, and the last is ended', () => {
    const { log, lines } = open();
    for (const name of ['setup', 'unit']) {
      log.started(name, ['npm', 'test']);
      log.output(Buffer.from('::error::x'));
    }
    log.close();
    const tokens = tokensIn(lines());
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.filter((token) => !/^[0-9a-f]{32}$/.test(token))).toEqual([]);
    for (const token of tokens) expect(lines()).toContain(`::${token}::`);
  });

  test('commands stay stopped from the first command to the end, between two of them as well', () => {
    const { log, written } = open();
    const heard = (): readonly string[] => {
      const interpreter = createInterpreter('/work');
      for (const line of written().split('\n')) interpreter.line(line);
      interpreter.line('::warning::between');
      return interpreter.result().annotations.map(({ message }) => message);
    };
    expect(heard()).toEqual(['between']);
    log.started('unit', 'npm test');
    expect(heard()).toEqual([]);
    log.ended('unit', {
      record: { command: 'x', scope: 'live', exit: 0 },
      unstable: [],
      unmatched: [],
      notes: [],
      milliseconds: 1,
    });
    expect(heard()).toEqual([]);
    log.started('types', 'npx tsc');
    expect(heard()).toEqual([]);
    log.close();
    expect(heard()).toEqual(['between']);
  });

  test('problem matchers are taken back before the first command, and nothing is written where none ran', () => {
    const { log, lines } = open();
    log.started('unit', 'npm test');
    expect(lines()[0]).toMatch(/^::remove-matcher owner=/);
    const idle = open();
    idle.log.close();
    expect(idle.written()).toBe('');
  });

  test('a character that comes in two pieces is whole, and a line without an end is ended', () => {
    const { log, written } = open();
    log.started('unit', 'npm test');
    const bytes = Buffer.from('grün ✓');
    for (const byte of bytes) log.output(Buffer.of(byte));
    log.close();
    expect(written()).toContain('\ngrün ✓\n');
  });

  test('of one command as much is shown as a reader can bear, and it is said', () => {
    const { log, written } = open();
    log.started('unit', 'npm test');
    const line = Buffer.from(`${'x'.repeat(1023)}\n`.repeat(1024));
    for (let sent = 0; sent < 40; sent++) log.output(line);
    log.close();
    expect(written().length).toBeLessThan(18 * 1024 * 1024);
    expect(written().match(/the rest is not shown/g)).toHaveLength(1);
  });
});
