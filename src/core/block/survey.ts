import { type Markdown, type Part, parseMarkdown } from './markdown.ts';
import { linesOf, type Source } from './source.ts';
import { type Trace, tracesIn } from './traces.ts';

/** A begin marker and the end marker that follows it, both at the top level, with what stands between them. */
export interface Region {
  readonly begin: Part;
  readonly inner: readonly Part[];
  readonly end: Part;
}

/** A region with a fence in it that opens as the block's does. */
export interface Candidate extends Region {
  readonly fence: Part;
}

/** What of a body matters to the search for its block. */
export interface Survey {
  readonly source: Source;
  readonly markdown: Markdown;
  readonly regions: readonly Region[];
  readonly candidates: readonly Candidate[];
  readonly traces: readonly Trace[];
}

const regionsOf = ({ parts }: Markdown, kinds: ReadonlyMap<number, Trace['kind']>): readonly Region[] => {
  const regions: Region[] = [];
  let begin: { readonly part: Part; readonly index: number } | undefined;
  for (const [index, part] of parts.entries()) {
    const kind = kinds.get(part.line);
    if (kind === 'begin') begin = { part, index };
    if (kind !== 'end' || begin === undefined) continue;
    regions.push({ begin: begin.part, inner: parts.slice(begin.index + 1, index), end: part });
    begin = undefined;
  }
  return regions;
};

/** Reads a body as Markdown and notes everything in it that reads like a block or a part of one. */
export const surveyBody = async (body: string): Promise<Survey> => {
  const source = linesOf(body);
  const markdown = await parseMarkdown(source);
  const traces = markdown.parts.flatMap((part) => tracesIn(part, source, markdown.unescape));
  const kinds = new Map(traces.filter(({ exact }) => exact).map(({ line, kind }) => [line, kind]));
  const regions = regionsOf(markdown, kinds);
  const candidates = regions.flatMap((region) => {
    const fence = region.inner.find(({ line }) => kinds.get(line) === 'fence');
    return fence === undefined ? [] : [{ ...region, fence }];
  });
  return { source, markdown, traces, regions, candidates };
};
