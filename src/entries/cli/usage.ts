import { VERBS, type VerbName } from './verbs.ts';

const column = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join('\n');
};

const WIDTH = 80;

const wrap = (text: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

const JSON_ALONE = 'one JSON document on stdout and nothing else';
const HELP = ['--help', 'this text'] as const;

/** What `--json` gives, where it gives anything: what an agent or git has started answers as they want it. */
const jsonOf = (name: VerbName): readonly (readonly [string, string])[] => {
  if (name === 'mcp') return [];
  return [['--json', name === 'hook' ? `of \`install\` and \`verify\`: ${JSON_ALONE}` : JSON_ALONE]];
};

/** The help of the whole command line. */
export const usage = (): string => `Recount: is what the pull request says what the commit gives?

Usage: recount VERB [options]

${column(Object.entries(VERBS).map(([name, { summary }]) => [name, summary]))}

Usual order:
  recount init                 once, by the maintainer
  recount run                  after the last commit
  recount pin --push           writes the block and pushes

recount VERB --help tells the options of a verb, recount --version which Recount this is.
Exit status: 0 good, 1 a difference, a failing suite or no green check, 2 nothing could be told.
`;

/** The help of one verb. */
export const verbUsage = (name: VerbName): string => {
  const { usage, about, help, examples } = VERBS[name];
  return `Usage: ${usage}

${wrap(about)}

${column([...help, ...jsonOf(name), HELP])}

Examples:
${examples.map((example) => `  ${example}`).join('\n')}
`;
};
