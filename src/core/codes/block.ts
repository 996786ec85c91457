import { type CodeEntry, entry } from './entry.ts';
import { PIN } from './remedies.ts';

const block = (meaning: string, remedy: string = PIN): CodeEntry => entry('block', 'author', meaning, remedy);

/** The body holds no block that can be read as one. */
export const BLOCK = {
  'block-missing': block('the body has no Verification block'),
  'block-escaped': block(
    'the body has `\\n` written out instead of line breaks, so that its block is one long line',
    '`recount pin` writes it rightly (with `gh`, use `--body-file`)',
  ),
  'block-hidden': block(
    'the block stands where a reader does not see it',
    'move it out of what hides it, or `recount pin`',
  ),
  'block-quoted': block('the block stands in a quotation or a list', `take it out of there: ${PIN}`),
  'block-indented': block('the block is indented, so that it is shown as code', `take it out of there: ${PIN}`),
  'block-nested': block('the block stands inside another fence', `take it out of there: ${PIN}`),
  'block-doubled': block('the body has more than one block', 'delete all of them, then `recount pin`'),
  'block-imitated': block('something in the body looks like the block and is not', 'delete it, then `recount pin`'),
  'block-truncated': block('the block is cut off', 'shorten the rest of the body, then `recount pin`'),
  'block-altered': block('the visible part of the block is not what its JSON says', '`recount pin` writes it anew'),
  'block-unreadable': block('the JSON of the block cannot be read'),
  'block-charset': block('the JSON of the block holds a character outside printable ASCII'),
} as const satisfies Record<string, CodeEntry>;
