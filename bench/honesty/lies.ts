import { liesOfBlocks } from './lies-of-blocks.ts';
import { liesOfRecords } from './lies-of-records.ts';
import { liesOfValues } from './lies-of-values.ts';

/** The lies that a reader of the source thought of. */
export const lies = [...liesOfValues, ...liesOfRecords, ...liesOfBlocks];
