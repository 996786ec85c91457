import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawSummary } from '../../scripts/picture/picture.ts';
import { lyingSummary } from './lying-pull-request.ts';

/** The picture must not change with the machine that draws it: how long the suites took, and on what. */
const withoutMachine = (summary: string): string =>
  summary
    .replaceAll(/ on \S+ \S+, isolation/g, ' on linux x64, isolation')
    .replaceAll(/ in \d+\.\d s\b/g, ' in 12.3 s');

interface Text {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const textsOf = (svg: string): readonly Text[] => {
  const texts: Text[] = [];
  const parser = new SaxesParser();
  let current: Text | undefined;
  parser.on('opentag', ({ name, attributes }) => {
    const at = (key: string): number => Number(attributes[key]);
    current = name === 'text' ? { text: '', x: at('x'), y: at('y'), width: at('textLength') } : undefined;
  });
  parser.on('text', (text) => {
    if (current !== undefined) texts.push({ ...current, text });
    current = undefined;
  });
  parser.write(svg).close();
  return texts;
};

describe('the picture of a failing check', () => {
  let svg = '';
  beforeAll(async () => {
    svg = drawSummary(
      withoutMachine(await lyingSummary()),
      'The summary of a failing check',
      'A pull request claims that 412 of 412 tests passed. Recount ran the suite again, found that three fail, and says what was claimed, what was found and what to do.',
    );
  });

  it('is what the packaged action says (vitest -u draws it)', async () => {
    await expect(svg).toMatchFileSnapshot('../../docs/failing-check.svg');
  });

  it('shows the lie, what is so, and the way out', () => {
    const words = textsOf(svg)
      .map(({ text }) => text)
      .join('\n');
    for (const shown of ['Recount: mismatch', 'claimed', 'found again', '412', '409', 'recount pin --push'])
      expect(words).toContain(shown);
  });

  it('keeps every text inside the frame, and no text on another', () => {
    const texts = textsOf(svg);
    expect(texts.filter(({ x, width }) => x < 20 || x + width > 880)).toEqual([]);
    const [, height] = /viewBox="0 0 900 ([\d.]+)"/.exec(svg) ?? [];
    expect(texts.filter(({ y }) => y > Number(height) - 10)).toEqual([]);
    const clashes = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter(({ x, y, width }) => Math.abs(y - one.y) < 11 && x < one.x + one.width - 0.5 && one.x < x + width - 0.5)
        .map((other) => [one.text, other.text]),
    );
    expect(clashes).toEqual([]);
  });

  it('asks for nothing from elsewhere', () => {
    expect(svg).not.toMatch(/foreignObject|<image|<style|href|url\(/);
  });
});

describe('drawing', () => {
  it('stops at what it cannot draw', () => {
    expect(() => drawSummary('> quoted\n', '', '')).toThrow('blockquote_open');
    expect(() => drawSummary('an *emphasis*\n', '', '')).toThrow('em_open');
  });
});
