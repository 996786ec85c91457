import { remedyHere } from '../../app/desk/remedy.ts';
import type { Fault } from '../../core/fault.ts';
import { jsonDocument } from '../../core/json-text.ts';
import { plainLine, plainLines } from '../../core/render/plain.ts';
import type { Call } from './verb.ts';

/** Where a fault is, for the end of its line; nothing where its message has named the file and there is no line. */
export const placeOf = ({ message, place }: Fault): string =>
  place === undefined || (place.line === undefined && message.includes(place.file))
    ? ''
    : ` (${plainLine([place.file, place.line, place.column].filter((part) => part !== undefined).join(':'), 2_000)})`;

/** Tells why a verb could not do its work, and what mends it; `--json` gives the same as data. */
export const tellFaults = (
  { json, terminal, verb }: Pick<Call, 'json' | 'terminal' | 'verb'>,
  faults: readonly Fault[],
): 2 => {
  if (json)
    terminal.out(
      jsonDocument({
        error: faults.map(({ cause: _cause, ...fault }) => ({ ...fault, remedy: remedyHere(fault, verb) })),
      }),
    );
  for (const fault of faults) {
    terminal.err(`recount: ${fault.code}: ${plainLine(fault.message, 2_000)}${placeOf(fault)}\n`);
    if (typeof fault.cause === 'string') terminal.err(plainLines(fault.cause).replace(/\n*$/, '\n'));
    terminal.err(`  to mend it: ${plainLine(remedyHere(fault, verb), 2_000)}\n`);
  }
  return 2;
};

/** One line about how work goes on. It goes to stderr, so that stdout holds the result alone. */
export const tell = ({ terminal }: Call, line: string): void => {
  terminal.err(`${plainLine(line, 2_000)}\n`);
};
