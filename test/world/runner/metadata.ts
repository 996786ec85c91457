import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const metadataSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: value.optional() }).nullable()).default({}),
  outputs: z.record(z.string(), z.unknown()).default({}),
  runs: z.object({ using: z.enum(['node20', 'node24']), main: z.string(), post: z.string().optional() }),
});

/** What the runner takes from `action.yml`. */
export type Metadata = z.infer<typeof metadataSchema>;

/** Reads the metadata of a JavaScript action. */
export const readMetadata = async (actionDir: string): Promise<Metadata> =>
  metadataSchema.parse(parse(await readFile(join(actionDir, 'action.yml'), 'utf8')));

const evaluated = (text: string, token: string): string =>
  text.replaceAll(/\$\{\{(?<expression>.*?)\}\}/gu, (_, expression: string) => {
    if (expression.trim() === 'github.token') return token;
    throw new Error(`The runner of the world does not know the expression ${expression}.`);
  });

/** The inputs of a step as its process sees them, and those that the action does not declare. */
export interface StepInputs {
  readonly environment: Readonly<Record<string, string>>;
  readonly unexpected: readonly string[];
}

/**
 * Inputs as environment variables: upper case, spaces to underscores, hyphens kept; a default where none is given,
 * else an empty string, also for one that is required; one that is not declared is passed on all the same.
 */
export const stepInputs = (metadata: Metadata, given: Readonly<Record<string, string>>, token: string): StepInputs => {
  const declared = Object.entries(metadata.inputs).map(([name, input]): [string, string] => [
    name.toLowerCase(),
    evaluated(input?.default ?? '', token),
  ]);
  const names = new Set(declared.map(([name]) => name));
  const passed = Object.entries(given).map(([name, text]): [string, string] => [name.toLowerCase(), text]);
  const environment = [...new Map([...declared, ...passed])].map(([name, text]): [string, string] => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    text,
  ]);
  return {
    environment: Object.fromEntries(environment),
    unexpected: passed.map(([name]) => name).filter((name) => !names.has(name)),
  };
};
