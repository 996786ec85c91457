import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutCommands, withoutMatchers } from '../../../src/core/render/workflow-commands.ts';

/**
 * The commands that GitHub's runner finds in a log, after actions/runner, src/Runner.Common/ActionCommand.cs: the newer
 * syntax at the start of a line once white space is taken off, the older one anywhere in it. Names are not looked up, so
 * that the model is stricter than the runner, which knows only some. It compares as .NET does by default, with the
 * culture's rules, in which controls and other invisible characters count for nothing.
 */
const INVISIBLE = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x84],
  [0x86, 0x9f],
  [0xad, 0xad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
] as const;

const withoutInvisible = (line: string): string =>
  Array.from(line)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !INVISIBLE.some(([first, last]) => first <= code && code <= last);
    })
    .join('');

const commandsIn = (log: string): readonly string[] =>
  log.split(/\r\n|\r|\n/).flatMap((shown) => {
    const line = withoutInvisible(shown);
    const newer = /^[\s\u0085\u180e]*::([^:]*?)(?: [^:]*)?::/u.exec(line);
    const older = /##\[([^\]]*)\]/.exec(line);
    return [newer, older].flatMap((found) => (found === null ? [] : [found[1] ?? '']));
  });

test('the model finds the commands of both syntaxes', () => {
  expect(commandsIn('::error::x')).toEqual(['error']);
  expect(commandsIn(' \t\u00a0::set-output name=a::b')).toEqual(['set-output']);
  expect(commandsIn('text ##[add-mask]secret')).toEqual(['add-mask']);
  expect(commandsIn('a ::error::x')).toEqual([]);
});

describe('no command is left in outside text', () => {
  test.each([
    ['::error::forged'],
    ['  ::error file=a.ts,line=1::forged'],
    ['line\n::stop-commands::token'],
    ['line\r::add-mask::x'],
    ['::::error::::'],
    [':::error:::'],
    ['##[error]forged'],
    ['text ##[group]x'],
    ['####[error]x'],
    ['##[##[error]]'],
    ['##[error]::error::'],
    ['\ufeff::error::x'],
    ['\u2028::error::x'],
    [':\u200b:error::x'],
    ['\u00ad::error::x'],
    ['#\u200d#[error]x'],
    ['#\u001b#[error]x'],
    ['##\ufe0f[error]x'],
  ])('%j', (text) => {
    expect(commandsIn(withoutCommands(text))).toEqual([]);
  });

  test('whatever it is made of', () => {
    const pieces = fc.array(
      fc.constantFrom(
        ':',
        '::',
        '#',
        '##',
        '[',
        ']',
        'error',
        ' ',
        '\t',
        '\n',
        '\r',
        '\u00a0',
        '\u200b',
        '\u00ad',
        '\u0000',
        '\u001b',
        'x',
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(commandsIn(withoutCommands(parts.join('')))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('nor put together from lines that were cleaned one by one', () => {
    const lines = fc.array(fc.constantFrom('::error::', '##[', ':', '#', 'x]'), { maxLength: 8 });
    fc.assert(
      fc.property(lines, (all) => {
        expect(commandsIn(all.map(withoutCommands).join('\n'))).toEqual([]);
      }),
    );
  });
});

test.each(['a: b', 'a:b:c', '#1 [x]', '# [error]', 'std::vec', 'std:  :vec', ''])(
  'text without a command is left as it is: %j',
  (text) => {
    expect(withoutCommands(text)).toBe(text);
  },
);

test('nothing that can be seen is taken away', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(':', '#', '[', 'a', '\n') }), (text) => {
      expect(withoutCommands(text).replaceAll(' ', '')).toBe(text);
    }),
  );
});

test('problem matchers are taken back by the runner’s own command, one a line', () => {
  const lines = withoutMatchers().trimEnd().split('\n');
  expect(lines).toContain('::remove-matcher owner=eslint-compact::');
  expect(lines.filter((line) => !/^::remove-matcher owner=[a-z-]+::$/.test(line))).toEqual([]);
});
