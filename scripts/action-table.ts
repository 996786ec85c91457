import { parse } from 'yaml';
import * as z from 'zod';

const schema = z.object({
  inputs: z.record(
    z.string(),
    z.object({ description: z.string(), required: z.boolean().optional(), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

// A bar would end a cell of the table.
const cell = (text: string): string => text.replaceAll('|', '\\|').trim();

interface Row {
  readonly names: readonly string[];
  readonly cells: string;
}

/** Rows that differ by the number in their name alone become one, in which it is N. */
const withoutRepetition = (rows: readonly (readonly [name: string, cells: string])[]): readonly string[] => {
  const made: Row[] = [];
  for (const [name, cells] of rows) {
    const number = /-([1-9]\d*)$/.exec(name)?.[1];
    const plain = number === undefined ? cells : cells.replace(new RegExp(`\\b${number}\\b`), 'N');
    const last = made.at(-1);
    if (number !== undefined && last?.cells === plain) made.splice(-1, 1, { ...last, names: [...last.names, name] });
    else made.push({ names: [name], cells: plain });
  }
  return made.map(({ names: [first = '', ...rest], cells }) => {
    const last = rest.at(-1);
    return `| \`${first}\`${last === undefined ? '' : ` to \`${last}\``} | ${cells} |`;
  });
};

/** The inputs and outputs that an `action.yml` declares, as Markdown tables. */
export const actionTables = (actionYml: string): string => {
  const { inputs, outputs } = schema.parse(parse(actionYml));
  const inputRows = Object.entries(inputs).map(([name, { description, required, default: value }]) => {
    const given = value === undefined ? (required === true ? 'required' : '') : `\`${value}\``;
    return [name, `${given} | ${cell(description)}`] as const;
  });
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [name, cell(description)] as const);
  return [
    '| input | default | meaning |',
    '|---|---|---|',
    ...withoutRepetition(inputRows),
    '',
    '| output | meaning |',
    '|---|---|',
    ...withoutRepetition(outputRows),
  ].join('\n');
};
