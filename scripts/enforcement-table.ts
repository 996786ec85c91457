import { GAPS, type GapCode, type Tier } from '../src/core/doctor/gaps.ts';

/** The tests that show a way round the gate at a tier, by its code. */
export type TestsOfTier = ReadonlyMap<string, string>;

const TITLES: Readonly<Record<Tier, string>> = {
  enforced: 'Tier enforced',
  app: 'Tier app',
  named: 'Tier named',
  open: 'Tier open',
};

const isCode = (code: string): code is GapCode => Object.hasOwn(GAPS, code);

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = (tier: Tier, code: GapCode, test: string): string => {
  // A link leads to the first table that has the code.
  const { tiers, meaning, remedy }: { tiers: readonly Tier[]; meaning: string; remedy: string } = GAPS[code];
  const first = (['named', 'enforced', 'app', 'open'] as const).find((one) => tiers.includes(one));
  const anchor = first === tier ? `<a id="${code}"></a>` : '';
  return `| ${anchor}\`${code}\` | ${cell(meaning)} | ${cell(remedy)} | ${cell(test)} |`;
};

/** One table a tier: every way round the gate that doctor looks for there, and the test that shows it. */
export const enforcementTables = (tests: ReadonlyMap<Tier, TestsOfTier>): string =>
  [...tests]
    .map(([tier, found]) => {
      const codes = Object.keys(GAPS)
        .filter(isCode)
        .flatMap((code) => {
          const test = found.get(code);
          return test === undefined ? [] : [row(tier, code, test)];
        });
      return [
        `### ${TITLES[tier]}`,
        '',
        '| code | what it lets happen | what closes it | test (“made wrong: …”) |',
        '| --- | --- | --- | --- |',
        ...codes,
      ].join('\n');
    })
    .join('\n\n');
