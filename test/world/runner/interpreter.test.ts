import { describe, expect, it } from 'vitest';
import { interpret } from './interpreter.ts';

const messages = (result: { readonly annotations: readonly { readonly message: string }[] }) =>
  result.annotations.map(({ message }) => message);

describe("the runner's reading of a step's output", () => {
  describe('reads two command syntaxes', () => {
    it.each([
      ['::error::x', 1, 'the new one at the start of a line'],
      ['  \u00a0\u3000::error::x', 1, 'the new one after white space of any kind'],
      ['\ufeff|::error::x', 0, 'no new one after anything else'],
      ['| ::error::x', 0, 'no new one inside a line'],
      ['::ERROR::x', 1, 'names in any case'],
      ['::add-mas\u212a::x', 0, 'no name that only Unicode folds to one'],
      ['::unknown::x', 0, 'no name that is not registered'],
      ['::error x', 0, 'no new one without its second colons'],
      ['##[error]x', 1, 'the old one'],
      ['| tests failed ##[error]x', 1, 'the old one anywhere in a line'],
      ['##[section]x', 0, 'no old one that is not registered'],
      ['::unknown::##[error]x', 1, 'the old one inside a line that only looks like the new one'],
    ])('%j holds %i command(s): %s', (line, count) => {
      expect(interpret(line).commands).toHaveLength(count);
    });

    it('takes U+FEFF for no white space, other than at the very start of a stream', () => {
      expect(interpret('a\n\ufeff::error::x').commands).toEqual([]);
      expect(interpret('\ufeff::error::x').commands).toHaveLength(1);
    });

    it('takes the new syntax first where a line has both', () => {
      expect(messages(interpret('::warning::a ##[error]b'))).toEqual(['a ##[error]b']);
    });
  });

  describe('stops reading commands', () => {
    it('until the token comes, in either syntax and any case', () => {
      const result = interpret('::stop-commands::Pause-1\n::error::a\n##[error]b\n::PAUSE-1::\n::error::c');
      expect(messages(result)).toEqual(['c']);
      expect(result.stoppedAtEnd).toBe(false);
      expect(messages(interpret('::stop-commands::t\n::error::a\nx ##[T]\n::error::c'))).toEqual(['c']);
    });

    it.each(['', 'error', 'Pause-Logging'])('and fails the step where the token is %j', (token) => {
      const result = interpret(`::stop-commands::${token}`);
      expect(result.failed).toBe(true);
      expect(result.annotations).toHaveLength(1);
    });

    it('and hides a token of more than six characters', () => {
      expect(interpret('::stop-commands::longer1\nsee longer1\n::longer1::\n').log).not.toContain('longer1');
      expect(interpret('::stop-commands::short1\nsee short1\n').log).toContain('see short1');
    });
  });

  describe('unescapes', () => {
    it('properties, whose names are taken with their spaces', () => {
      const [annotation] = interpret('::error file=a%2Cb%3Ac%25.ts, line=1,title=x=y::m').annotations;
      expect(annotation).toEqual({ level: 'error', message: 'm', file: 'a,b:c%.ts', title: 'x=y' });
    });

    it('data, where a colon and a comma stay as they are', () => {
      expect(messages(interpret('::error::a%0Ab%0Dc%2Cd%3Ae%250A'))).toEqual(['a\nb\rc%2Cd%3Ae%0A']);
      expect(messages(interpret('##[error]a%3Bb%5Dc%0Ad'))).toEqual(['a;b]c\nd']);
    });
  });

  describe('keeps annotations', () => {
    it('up to ten of each level, the rest in the log only', () => {
      const text = Array.from({ length: 12 }, (_, index) => `::error::e${index}\n::notice::n${index}`).join('\n');
      const result = interpret(text);
      expect(result.annotations).toHaveLength(20);
      expect(messages({ annotations: result.dropped })).toEqual(['e10', 'n10', 'e11', 'n11']);
      expect(result.log).toContain('##[error]e11');
    });

    it('of at most 4,096 characters', () => {
      expect(messages(interpret(`::error::${'x'.repeat(5000)}`))[0]).toHaveLength(4096);
    });

    it.each([
      ['file=/work/src/a.ts,line=2', { file: 'src/a.ts', line: '2' }],
      ['file=/elsewhere/a.ts', { file: '/elsewhere/a.ts' }],
      ['file=a.ts,line=5,endLine=4', { file: 'a.ts' }],
      ['file=a.ts,endLine=4', { file: 'a.ts', line: '4', endLine: '4' }],
      ['file=a.ts,line=1,endLine=2,col=3', { file: 'a.ts', line: '1', endLine: '2' }],
      ['file=a.ts,line=1,col=5,endColumn=4', { file: 'a.ts', line: '1' }],
      ['file=a.ts,col=5', { file: 'a.ts' }],
    ])('placed as far as the place makes sense: %s', (properties, place) => {
      expect(interpret(`::error ${properties}::m`, '/work').annotations).toEqual([
        { level: 'error', message: 'm', ...place },
      ]);
    });
  });
});
