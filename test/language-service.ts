import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as LanguageService from '@actions/languageservice';
import { rolldown } from 'rolldown';
import { TextDocument } from 'vscode-languageserver-textdocument';
import * as z from 'zod';

// Its modules import JSON in a way that Node 20 does not read, so it is bundled first.
const load = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'language-service-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const input = fileURLToPath(import.meta.resolve('@actions/languageservice'));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' });
  const file = join(folder, 'service.mjs');
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  const loaded: unknown = await import(pathToFileURL(file).href);
  return z
    .object({ validate: z.custom<typeof LanguageService.validate>((value) => typeof value === 'function') })
    .parse(loaded);
};
let service: ReturnType<typeof load> | undefined;
let documents = 0;

/** What GitHub's own language service finds wrong with a workflow. */
export const serviceComplaints = async (text: string): Promise<readonly string[]> => {
  service ??= load();
  // It keeps what it has read by the name.
  const document = TextDocument.create(`file:///.github/workflows/${++documents}.yml`, 'yaml', 1, text);
  const found = await (await service).validate(document);
  return found.map(
    ({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
};
