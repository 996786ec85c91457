import type { Json } from '../canonical.ts';
import { type Digest, digestOf } from '../digest.ts';
import { type Fault, fault } from '../fault.ts';
import { MOST_ISSUES } from '../issues.ts';
import { FORMAT, type RunRecord, recordSchema } from '../record/record.ts';
import { err, ok, type Result } from '../result.ts';
import { firstOf, shorten } from '../shorten.ts';
import * as z from '../zod.ts';
import { type FoundBlock, findBlock } from './find.ts';
import { BODY, FENCE, FENCE_END } from './format.ts';
import { readJson } from './json.ts';
import { recordJson } from './record-json.ts';
import { renderBlock } from './render.ts';
import { printable } from './safe.ts';
import { withoutBlanks } from './source.ts';

/** A record as a pull request's body pins it. */
export interface PinnedBlock {
  readonly record: RunRecord;
  /** The digest of the record's canonical form. */
  readonly digest: Digest;
  /** Where the block begins and ends in the body as it was given. */
  readonly start: number;
  readonly end: number;
  /** The line of the body, counted from 1, that opens the fence. */
  readonly line: number;
}

const SHOWN = 200;

const pathOf = (path: readonly PropertyKey[]): string => path.map((key) => printable(String(key))).join('.');

const versioned = z.looseObject({ recount: z.int() });

const versionFault = (json: Json, line: number): Fault | undefined => {
  const read = versioned.safeParse(json);
  const version = read.success ? read.data.recount : FORMAT;
  const [block, place] = [`the block has format ${version}`, { file: BODY, line }];
  if (version > FORMAT)
    return fault('format-newer', `${block}; this version of Recount reads format ${FORMAT}`, { place });
  if (version < FORMAT) return fault('block-unreadable', `${block}, which is none; the format is ${FORMAT}`, { place });
  return undefined;
};

const schemaFaults = (issues: readonly z.core.$ZodIssue[], line: number): readonly Fault[] => {
  const place = { file: BODY, line };
  const faults = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const path = shorten(pathOf(issue.path), SHOWN) || 'the JSON';
      return [fault('block-unreadable', `in the block, ${path}: ${issue.message}`, { place })];
    }
    return issue.keys.map((key) => {
      const field = shorten(pathOf([...issue.path, key]), SHOWN);
      const message = `the block has the field ${field}, which its format does not have`;
      return fault('field-invented', message, { place, field });
    });
  });
  return firstOf(faults, MOST_ISSUES);
};

/** The first line in which what people read is not the rendering of the record; white space at line ends aside. */
const alteredFault = ({ visible }: FoundBlock, record: RunRecord): Fault | undefined => {
  const lines = renderBlock(record).split('\n');
  const around = [...lines.slice(0, lines.indexOf(FENCE) + 1), ...lines.slice(lines.lastIndexOf(FENCE_END))];
  const expected = around.filter((line) => line !== '');
  const read = visible.filter(({ text }) => withoutBlanks(text) !== '');
  const index = read.findIndex(({ text }, at) => withoutBlanks(text) !== expected[at]);
  const differing = read[index];
  if (differing === undefined) return undefined;
  const [is, says] = [differing.text, String(expected[index])].map((text) => printable(text).slice(0, SHOWN));
  const message = `line ${differing.line} of the body is "${is}" where the block's JSON makes it "${says}"`;
  return fault('block-altered', message, { place: { file: BODY, line: differing.line } });
};

/**
 * Reads the record that a body pins: exactly one block, its JSON strict, its fields those of the format, its visible part
 * the rendering of its JSON. Anyone may have written the body.
 */
export const parseBlock = async (body: string | null): Promise<Result<PinnedBlock, readonly Fault[]>> => {
  const found = await findBlock(body);
  if (!found.ok) return err([found.error]);
  const { start, end, line } = found.value;
  const json = readJson(found.value.json, line + 1);
  if (!json.ok) return err([json.error]);
  const version = versionFault(json.value, line);
  if (version !== undefined) return err([version]);
  const read = recordSchema.safeParse(json.value);
  if (!read.success) return err(schemaFaults(read.error.issues, line));
  const altered = alteredFault(found.value, read.data);
  if (altered !== undefined) return err([altered]);
  return ok({ record: read.data, digest: digestOf(recordJson(read.data)), start, end, line });
};
