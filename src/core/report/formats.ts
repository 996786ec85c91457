import { goTestJson } from './go.ts';
import { jestJson, vitestJson } from './jest.ts';
import { junit } from './junit.ts';
import type { ReportFormat } from './report.ts';
import { tap } from './tap.ts';

/** Every format there is. A report is of the first that recognises it, so the most particular come first. */
export const FORMATS = [junit, jestJson, vitestJson, goTestJson, tap] as const satisfies readonly ReportFormat[];

/** A format by name, as a policy's `format` says it. */
export type FormatName = (typeof FORMATS)[number]['name'];

/** The names of all formats, in the order in which they are tried. */
export const FORMAT_NAMES: readonly FormatName[] = FORMATS.map((format) => format.name);
