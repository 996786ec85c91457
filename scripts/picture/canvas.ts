import { CODE_ROOM, type Face, faceOf, naturalWidth, type Piece, type Run, widthOf, wrap } from './text.ts';

/** The light colours of GitHub's pages. */
export const COLOURS = {
  page: '#ffffff',
  text: '#1f2328',
  muted: '#59636e',
  border: '#d1d9e0',
  ground: '#f6f8fa',
  code: '#eff1f3',
  bad: '#d1242f',
  good: '#1a7f37',
} as const;

const SANS = '-apple-system,BlinkMacSystemFont,Segoe UI,Noto Sans,Helvetica,Arial,sans-serif';
const MONO = 'ui-monospace,SFMono-Regular,SF Mono,Menlo,Consolas,Liberation Mono,monospace';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`).replace(/^ | $/g, '\u00a0');

const px = (value: number): string => String(Math.round(value * 10) / 10);

/** What a shape looks like. */
interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly radius?: number;
}

/** Plain shapes and texts, in the order they are drawn. */
export interface Canvas {
  readonly box: (x: number, y: number, width: number, height: number, look?: Look) => void;
  readonly line: (x1: number, y1: number, x2: number, y2: number) => void;
  readonly mark: (x: number, y: number, size: number, good: boolean) => void;
  /** Sets text with its baseline at `y`. */
  readonly text: (x: number, y: number, text: string, face: Face, fill?: string) => void;
  /** Sets runs, wrapped at `width`, from the top `y`; gives the height that they take. */
  readonly runs: (x: number, y: number, width: number, runs: readonly Run[], face: Face, look?: RunsLook) => number;
  readonly svg: (width: number, height: number, title: string, description: string) => string;
}

/** How runs are set. */
interface RunsLook {
  readonly centred?: boolean;
  readonly fill?: string;
}

/** The height of a line of a face. */
export const lineHeight = ({ size }: Face): number => size * 1.5;

/** An empty canvas. */
export const openCanvas = (): Canvas => {
  const shapes: string[] = [];

  const text: Canvas['text'] = (x, y, words, face, fill = COLOURS.text) => {
    if (words.trim() === '') return;
    const shown = words.trimEnd();
    shapes.push(
      `<text x="${px(x)}" y="${px(y)}" textLength="${px(widthOf(shown, face))}" lengthAdjust="spacingAndGlyphs" font-family="${face.mono ? MONO : SANS}" font-size="${px(face.size)}"${face.bold ? ' font-weight="600"' : ''} fill="${fill}">${escapeXml(shown)}</text>`,
    );
  };
  const box: Canvas['box'] = (x, y, width, height, { fill = 'none', stroke, radius = 0 } = {}) => {
    shapes.push(
      `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}" fill="${fill}"${stroke === undefined ? '' : ` stroke="${stroke}"`}/>`,
    );
  };
  const piece = (left: number, baseline: number, one: Piece, face: Face, fill: string): void => {
    const own = faceOf(one, face);
    if (one.code)
      box(left + one.x, baseline - own.size * 1.15, one.width, own.size * 1.6, { fill: COLOURS.code, radius: 6 });
    text(left + one.x + (one.code ? CODE_ROOM : 0), baseline, one.text, own, fill);
  };

  return {
    box,
    text,
    line: (x1, y1, x2, y2) => {
      shapes.push(`<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${COLOURS.border}"/>`);
    },
    mark: (x, y, size, good) => {
      const [a, b, m] = [size * 0.28, size * 0.72, size * 0.5];
      const stroke = good
        ? `M${px(x + a)} ${px(y + m)}l${px(size * 0.16)} ${px(size * 0.16)}L${px(x + b)} ${px(y + size * 0.34)}`
        : `M${px(x + a)} ${px(y + a)}L${px(x + b)} ${px(y + b)}M${px(x + b)} ${px(y + a)}L${px(x + a)} ${px(y + b)}`;
      shapes.push(
        `<circle cx="${px(x + m)}" cy="${px(y + m)}" r="${px(m)}" fill="${good ? COLOURS.good : COLOURS.bad}"/>`,
        `<path d="${stroke}" stroke="${COLOURS.page}" stroke-width="${px(size * 0.12)}" stroke-linecap="round" fill="none"/>`,
      );
    },
    runs: (x, y, width, runs, face, { centred = false, fill = COLOURS.text } = {}) => {
      const lines = wrap(runs, face, width);
      const height = lineHeight(face);
      for (const [index, line] of lines.entries()) {
        const spare = centred ? Math.max(0, width - naturalWidth(line, face)) / 2 : 0;
        const baseline = y + index * height + height * 0.5 + face.size * 0.35;
        for (const one of line) piece(x + spare, baseline, one, face, fill);
      }
      return lines.length * height;
    },
    svg: (width, height, title, description) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
${shapes.join('\n')}
</svg>
`,
  };
};
