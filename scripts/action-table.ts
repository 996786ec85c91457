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

/** The inputs and outputs that an `action.yml` declares, as Markdown tables. */
export const actionTables = (actionYml: string): string => {
  const { inputs, outputs } = schema.parse(parse(actionYml));
  const inputRows = Object.entries(inputs).map(([name, { description, required, default: value }]) => {
    const given = value === undefined ? (required === true ? 'required' : '') : `\`${value}\``;
    return `| \`${name}\` | ${given} | ${cell(description)} |`;
  });
  const outputRows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`);
  return [
    '| input | default | meaning |',
    '|---|---|---|',
    ...inputRows,
    '',
    '| output | meaning |',
    '|---|---|',
    ...outputRows,
  ].join('\n');
};
