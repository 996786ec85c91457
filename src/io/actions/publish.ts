import { readFileSync, truncateSync } from 'node:fs';
import * as core from '@actions/core';
import type { Annotation } from '../../core/render/annotations.ts';
import { withoutCommands } from '../../core/render/workflow-commands.ts';

/** Writes one line of ours into the job's log; what it quotes may be hostile. */
export const say = (line: string): void => {
  core.info(withoutCommands(line));
};

/** Shows annotations as errors of the step. */
export const annotate = (annotations: readonly Annotation[]): void => {
  for (const { title, message, file, line, column } of annotations)
    core.error(message, {
      title,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    });
};

/** Writes the job's summary. A display that fails is told in the log and changes nothing else. */
export const summarize = async (markdown: string): Promise<void> => {
  try {
    await core.summary.addRaw(markdown).write({ overwrite: true });
  } catch (cause) {
    core.warning(`The summary could not be written (${String(cause)}). The verdict stands.`);
  }
};

/** Sets the outputs of the step. */
export const setOutputs = (outputs: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
};

/**
 * Sets the outputs of a step in which suites have run. The runner takes what stands in a file, and whoever writes last
 * has won: what is there already is dropped, and whether ours alone is there is told.
 */
export const setOutputsAlone = (file: string, outputs: Readonly<Record<string, string>>): boolean => {
  truncateSync(file);
  setOutputs(outputs);
  // The form of @actions/core: `name<<delimiter`, the value, the delimiter.
  const found = readFileSync(file, 'utf8')
    .replace(/ghadelimiter_[0-9a-f-]{36}/g, '')
    .replaceAll('\r\n', '\n');
  const ours = Object.entries(outputs).map(([name, value]) => `${name}<<\n${value}\n\n`);
  return found === ours.join('');
};

/** Tells a problem that decides nothing. */
export const warn = (message: string): void => {
  core.warning(withoutCommands(message));
};
