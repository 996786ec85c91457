import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutCommands } from '../../../src/core/render/workflow-commands.ts';

/**
 * The commands that GitHub's runner finds in a log, after actions/runner, src/Runner.Common/ActionCommand.cs: the newer
 * syntax at the start of a line once white space is taken off, the older one anywhere in it. Names are not looked up, so
 * that the model is stricter than the runner, which knows only some.
 */
const commandsIn = (log: string): readonly string[] =>
  log.split(/\r\n|\r|\n/).flatMap((line) => {
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
  ])('%j', (text) => {
    expect(commandsIn(withoutCommands(text))).toEqual([]);
  });

  test('whatever it is made of', () => {
    const pieces = fc.array(
      fc.constantFrom(':', '::', '#', '##', '[', ']', 'error', ' ', '\t', '\n', '\r', '\u00a0', '\u200b', 'x'),
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

test.each(['a: b', 'a:b:c', '#1 [x]', '# [error]', 'std:  :vec', ''])(
  'text without a command is left as it is: %j',
  (text) => {
    expect(withoutCommands(text)).toBe(text);
  },
);

test('nothing is taken away: what was put between can be taken out again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(':', '#', '[', 'a') }), (text) => {
      expect(withoutCommands(text).replaceAll('\u200b', '')).toBe(text);
    }),
  );
});
