import { type Canvas, COLOURS, lineHeight, openCanvas } from './canvas.ts';
import { type Part, readParts } from './markdown.ts';
import { type Face, naturalWidth, type Run, widthOf } from './text.ts';

const WIDTH = 900;
const MARGIN = 1;
const INDENT = 24;
const INNER = WIDTH - 2 * INDENT;
const BODY: Face = { mono: false, bold: false, size: 14 };
const BOLD: Face = { ...BODY, bold: true };
const FENCE: Face = { mono: true, bold: false, size: 12 };
const GAP = 16;
const BAR = 40;

/** A long fence is shown by its beginning: what it goes on with is for machines. */
const MOST_LINES = 12;
const SHOWN_LINES = 8;

const CELL = { side: 13, above: 6 } as const;

/** Draws a job's summary as GitHub shows it. */
export const drawSummary = (markdown: string, title: string, description: string): string => {
  const canvas = openCanvas();
  const parts = readParts(markdown);
  const drawn = openCanvas();
  // The frame is drawn first and needs the height, so the parts are laid out once before.
  const height = drawParts(drawn, parts) + INDENT - GAP;
  canvas.box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN, {
    fill: COLOURS.page,
    stroke: COLOURS.border,
    radius: 6,
  });
  canvas.text(INDENT, 26, 'recount summary', BOLD);
  canvas.line(MARGIN, BAR, WIDTH - MARGIN, BAR);
  drawParts(canvas, parts);
  return canvas.svg(WIDTH, height, title, description);
};

/** Draws all parts below each other; gives where the next one would begin. */
const drawParts = (canvas: Canvas, parts: readonly Part[]): number => {
  let y = BAR + INDENT;
  for (const part of parts) y += drawPart(canvas, y, part) + GAP;
  return y;
};

const drawPart = (canvas: Canvas, y: number, part: Part): number => {
  if (part.kind === 'heading') return drawHeading(canvas, y, part.level, part.runs);
  if (part.kind === 'list') return drawList(canvas, y, part.items);
  if (part.kind === 'table') return drawTable(canvas, y, part.rows);
  if (part.kind === 'fence') return drawFence(canvas, y, part.lines);
  return canvas.runs(INDENT, y, INNER, part.runs, BODY);
};

const drawList = (canvas: Canvas, y: number, items: readonly (readonly Run[])[]): number => {
  let height = 0;
  for (const item of items) {
    if (height > 0) height += 4;
    canvas.text(INDENT + 12, y + height + BODY.size, '•', BODY);
    height += canvas.runs(INDENT + 28, y + height, INNER - 28, item, BODY);
  }
  return height;
};

const drawHeading = (canvas: Canvas, y: number, level: number, runs: readonly Run[]): number => {
  const face: Face = { mono: false, bold: true, size: level === 2 ? 21 : 17.5 };
  const [first, ...others] = runs;
  const [, sign, rest] = /^([✅❌]) (.*)$/.exec(first?.text ?? '') ?? [];
  const indent = sign === undefined ? 0 : face.size * 1.3;
  if (sign !== undefined) canvas.mark(INDENT, y + lineHeight(face) / 2 - face.size / 2, face.size, sign === '✅');
  const shown = rest === undefined ? runs : [{ text: rest, code: false }, ...others];
  const height = canvas.runs(INDENT + indent, y, INNER - indent, shown, face);
  if (level > 2) return height - 4;
  canvas.line(INDENT, y + height + 6, INDENT + INNER, y + height + 6);
  return height + 6;
};

/** Every column as wide as its content; where that is too much, the widest gives way and wraps. */
const columnWidths = (rows: readonly (readonly (readonly Run[])[])[]): readonly number[] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(
      ...rows.map((row, index) => naturalWidth(row[column] ?? [], index === 0 ? BOLD : BODY) + 2 * CELL.side + 1),
    ),
  );
  const over = widths.reduce((sum, width) => sum + width, 0) - INNER;
  const widest = widths.indexOf(Math.max(...widths));
  return widths.map((width, column) => (over > 0 && column === widest ? width - over : width));
};

const drawTable = (canvas: Canvas, y: number, rows: readonly (readonly (readonly Run[])[])[]): number => {
  const widths = columnWidths(rows);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let top = y;
  for (const [index, row] of rows.entries()) {
    const face = index === 0 ? BOLD : BODY;
    const cells = row.map((runs, column) => ({
      runs,
      width: (widths[column] ?? 0) - 2 * CELL.side,
      x: INDENT + widths.slice(0, column).reduce((sum, width) => sum + width, 0),
    }));
    const probe = openCanvas();
    const height = Math.max(...cells.map(({ runs, width }) => probe.runs(0, 0, width, runs, face))) + 2 * CELL.above;
    if (index > 0 && index % 2 === 0) canvas.box(INDENT, top, total, height, { fill: COLOURS.ground });
    for (const [column, { runs, width, x }] of cells.entries()) {
      canvas.box(x, top, widths[column] ?? 0, height, { stroke: COLOURS.border });
      canvas.runs(x + CELL.side, top + CELL.above, width, runs, face, { centred: index === 0 });
    }
    top += height;
  }
  return top - y;
};

const drawFence = (canvas: Canvas, y: number, lines: readonly string[]): number => {
  const shown = lines.length > MOST_LINES ? lines.slice(0, SHOWN_LINES) : lines;
  const more = lines.length - shown.length;
  const step = FENCE.size * 1.45;
  const rows = shown.length + (more > 0 ? 1 : 0);
  const height = rows * step + 2 * 14;
  canvas.box(INDENT, y, INNER, height, { fill: COLOURS.ground, radius: 6 });
  for (const [index, line] of shown.entries()) {
    if (widthOf(line, FENCE) > INNER - 32) throw new Error(`The picture is too narrow for: ${line}`);
    canvas.text(INDENT + 16, y + 14 + step * index + FENCE.size, line, FENCE);
  }
  if (more > 0)
    canvas.text(
      INDENT + 16,
      y + 14 + step * shown.length + FENCE.size,
      `… ${more} more lines`,
      { ...BODY, size: 12 },
      COLOURS.muted,
    );
  return height;
};
