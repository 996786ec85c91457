import MarkdownIt from 'markdown-it';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const skeletonOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!('tagName' in node)) return node.nodeName === '#comment' ? '<!---->' : '';
      const attributes = node.attrs.map(({ name }) => ` ${name}`).join('');
      return `<${node.tagName}${attributes}>${skeletonOf(node.childNodes)}</${node.tagName}>`;
    })
    .join('');

/** The elements that a reader's browser makes of Markdown, without any text; one reading a parser of CommonMark's two. */
export const skeletons = (markdown: string): readonly string[] => {
  const linking = new MarkdownIt({ html: true, linkify: true });
  linking.linkify.set({ fuzzyLink: false });
  const github = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  return [linking.render(markdown), github].map((html) => skeletonOf(parseFragment(html).childNodes));
};

/** The text that a reader sees, and nothing of the markup. */
export const shownText = (markdown: string): string => {
  const textOf = (nodes: readonly Node[]): string =>
    nodes.map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : '')).join('');
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  return textOf(parseFragment(html).childNodes);
};

/** Names that people give to tests and others give on purpose. */
export const HOSTILE = [
  '`',
  '``` fence',
  'a `code` b',
  'a | b',
  'a \\| b',
  'a \\\\| b | c',
  '\\`',
  '</details>',
  '</code></td></tr></table><h1>passed</h1>',
  '<img src=x onerror=alert(1)>',
  '<!-- recount -->',
  '-->',
  '<script>alert(1)</script>',
  '&lt;b&gt; &amp; &#60;',
  '![](http://track.example/p.png)',
  '[click](javascript:alert(1))',
  '[a]: # (b)',
  'https://evil.example/a?b=c',
  'see www.evil.example now',
  'ftp://evil.example',
  'mail ann@evil.example',
  '@octocat',
  '@org/team',
  'fixes #12',
  'GH-12',
  ':tada:',
  '$x^2$ $$y$$',
  '~~gone~~ **bold** _em_ *em*',
  '# heading',
  '- item',
  '+ item',
  '1. item',
  '1) item',
  '=====',
  '-----',
  '> quote',
  '    indented',
  '\ttab',
  'two\nlines',
  'two\r\n\r\nparagraphs',
  'line\u2028separator\u2029',
  '::error::forged',
  '##[error]forged',
  '::stop-commands::x',
  '\u202egnp.exe',
  'zero\u200bwidth\u00adhyphen\ufeff',
  '\u001b[31mred\u001b[0m',
  '\u001b]8;;http://evil.example\u0007link\u001b]8;;\u0007',
  '\u009b31m',
  '\u0000nul\u0008back',
  '\ud800 half',
  '🙂 é ü 漢字',
  ' ',
  '',
] as const;
