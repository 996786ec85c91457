import type { ProjectFacts } from '../../../src/core/init/facts.ts';

/** A project as the table of its files: their text where it is read, else an empty one. */
export const project = (texts: Readonly<Record<string, string | object>>): ProjectFacts => ({
  files: Object.keys(texts),
  texts: Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, typeof text === 'string' ? text : JSON.stringify(text)]),
  ),
});
