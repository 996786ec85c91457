import { micromark } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * The HTML of a body as a second parser reads it, with raw HTML, tables and footnotes. No two parsers read all of Markdown
 * alike, and what one of them takes for code may hide a block in the page that another one makes. Emphasis, which hides
 * nothing and takes the square of its length, is not looked for.
 */
export const secondPage = (body: string): string =>
  micromark(body, {
    allowDangerousHtml: true,
    extensions: [gfmTable(), gfmFootnote(), { disable: { null: ['attention'] } }],
    htmlExtensions: [gfmTableHtml(), gfmFootnoteHtml()],
  });
