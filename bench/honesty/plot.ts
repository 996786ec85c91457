import { COLOURS, openCanvas } from '../../scripts/picture/canvas.ts';
import type { Face } from '../../scripts/picture/text.ts';
import { isWrong } from './judged.ts';
import type { Result } from './results.ts';
import { grouped, nameOf, type Sorted } from './sorted.ts';

const WIDTH = 900;
const INDENT = 24;
const NAMES = 190;
const ROOM = WIDTH - INDENT - NAMES - 150;
const ROW = 24;
const TEXT: Face = { mono: false, bold: false, size: 13 };
const HEAD: Face = { ...TEXT, bold: true, size: 14 };

/** A bar for each group: what was judged rightly, and what was not. */
interface Panel {
  readonly title: string;
  readonly words: readonly [right: string, wrong: string];
  readonly bars: readonly { readonly name: string; readonly right: number; readonly wrong: number }[];
}

const barsOf = <T extends Result>(all: readonly T[], of: (one: T) => string): Panel['bars'] =>
  grouped(all, of).map(([name, some]) => {
    const wrong = some.filter(isWrong).length;
    return { name, right: some.length - wrong, wrong };
  });

/** Draws how many honest histories of each runner, releases of each real project, and lies about each field, were judged rightly. */
export const plot = ({ honest, commits, lies }: Sorted): string => {
  const panels: readonly Panel[] = [
    {
      title: 'Honest histories, by runner',
      words: ['right', 'false alarms'],
      bars: barsOf(honest, ({ runner }) => nameOf(runner)),
    },
    {
      title: 'Releases of real projects, by project',
      words: ['right', 'false alarms'],
      bars: barsOf(commits, ({ runner }) => nameOf(runner)),
    },
    { title: 'Lies, by field', words: ['caught', 'let through'], bars: barsOf(lies, ({ field }) => field) },
  ];
  const heights = panels.map(({ bars }) => 40 + bars.length * ROW + 16);
  const height = heights.reduce((sum, one) => sum + one, INDENT);
  const canvas = openCanvas();
  canvas.box(1, 1, WIDTH - 2, height - 2, { fill: COLOURS.page, stroke: COLOURS.border, radius: 6 });
  let y = INDENT;
  for (const { title, words, bars } of panels) {
    canvas.text(INDENT, y + 12, title, HEAD);
    y += 30;
    const most = Math.max(1, ...bars.map(({ right, wrong }) => right + wrong));
    for (const { name, right, wrong } of bars) {
      const [good, bad] = [right, wrong].map((count) => (count / most) * ROOM);
      const left = INDENT + NAMES;
      canvas.text(INDENT, y + 13, name, TEXT);
      canvas.box(left, y + 2, good ?? 0, ROW - 8, { fill: COLOURS.good, radius: 2 });
      canvas.box(left + (good ?? 0), y + 2, bad ?? 0, ROW - 8, { fill: COLOURS.bad, radius: 2 });
      const words_ = `${right} ${words[0]}, ${wrong} ${words[1]}`;
      canvas.text(left + (good ?? 0) + (bad ?? 0) + 8, y + 13, words_, TEXT, wrong === 0 ? COLOURS.muted : COLOURS.bad);
      y += ROW;
    }
    y += 26;
  }
  return canvas.svg(WIDTH, height, 'How often it is wrong', 'Bars of histories and lies, judged rightly or not.');
};
