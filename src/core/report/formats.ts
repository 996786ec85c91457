import { boostLog } from './boost.ts';
import { catch2Xml } from './catch2.ts';
import { checkXml } from './check.ts';
import { ctestXml } from './ctest.ts';
import { ctrf } from './ctrf.ts';
import { cucumberJson } from './cucumber.ts';
import { cunitXml } from './cunit.ts';
import { dartJson } from './dart.ts';
import { goTestJson } from './go.ts';
import { gtestJson } from './gtest.ts';
import { jestJson, vitestJson } from './jest.ts';
import { junit } from './junit.ts';
import { libtestJson } from './libtest.ts';
import { mochaJson, mochawesomeJson } from './mocha.ts';
import { nunit2, nunit3 } from './nunit.ts';
import { playwrightJson } from './playwright.ts';
import { pytestJson } from './pytest.ts';
import type { ReportFormat } from './report.ts';
import { robot } from './robot.ts';
import { rspecJson } from './rspec.ts';
import { tap } from './tap.ts';
import { testng } from './testng.ts';
import { trx } from './trx.ts';
import { xunit } from './xunit.ts';

/** Every format there is. A report is of the first that recognises it; the loosest to recognise comes last. */
export const FORMATS = [
  junit,
  nunit2,
  nunit3,
  xunit,
  trx,
  testng,
  robot,
  boostLog,
  ctestXml,
  catch2Xml,
  checkXml,
  cunitXml,
  jestJson,
  vitestJson,
  mochaJson,
  mochawesomeJson,
  playwrightJson,
  pytestJson,
  rspecJson,
  cucumberJson,
  gtestJson,
  ctrf,
  goTestJson,
  libtestJson,
  dartJson,
  tap,
] as const satisfies readonly ReportFormat[];

/** A format by name, as a policy's `format` says it. */
export type FormatName = (typeof FORMATS)[number]['name'];

/** The names of all formats, in the order in which they are tried. */
export const FORMAT_NAMES: readonly FormatName[] = FORMATS.map((format) => format.name);
