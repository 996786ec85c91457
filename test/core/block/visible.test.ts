import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../src/core/block/parse.ts';
import { renderBlock } from '../../../src/core/block/render.ts';
import { seenIn } from './oracle.ts';
import { pieces } from './pieces.ts';
import { runRecord } from './records.ts';

const RUNS = 400;

const block = renderBlock(runRecord());
const json = block.split('```recount\n')[1]?.split('\n```')[0] ?? '';

// What a browser, the newest CommonMark and GitHub read in more than one way, a tag in what is no HTML for any of them, or one
// closed in another text than it was opened in;
// the product takes the worse way.
const MANY_WAYS =
  /\[x\].*<details>|x <details> y.*<\/details>|<!-- a --!>|<!x|<\/?(?:title|textarea|script|style|iframe|plaintext|noscript)|<svg><title>|<div title=/;

describe('a block that is accepted', () => {
  it('is seen by a reader, as another parser tells, whatever stands around it', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.constantFrom('\n', '\n\n'), pieces, async (before, gap, after) => {
        const body = [...before, block, ...after].join(gap);
        const read = await parseBlock(body);
        if (read.ok) expect(seenIn(body, json).parts).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('is any one that a reader sees, where empty lines set it apart', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, pieces, async (before, after) => {
        fc.pre(!MANY_WAYS.test(before.join(' ')));
        const body = [...before, block, ...after].join('\n\n');
        const read = await parseBlock(body);
        const seen = seenIn(body, json);
        if (seen.parts && seen.markers) expect(read).toMatchObject({ ok: true });
      }),
      { numRuns: RUNS },
    );
  });
});
