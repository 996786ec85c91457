import type { FormatName } from './format-names.ts';
import { boostLog } from './formats/boost.ts';
import { catch2Xml } from './formats/catch2.ts';
import { checkXml } from './formats/check.ts';
import { ctestXml } from './formats/ctest.ts';
import { ctrf } from './formats/ctrf.ts';
import { cucumberJson } from './formats/cucumber.ts';
import { cunitXml } from './formats/cunit.ts';
import { dartJson } from './formats/dart.ts';
import { goTestJson } from './formats/go.ts';
import { gtestJson } from './formats/gtest.ts';
import { jestJson, vitestJson } from './formats/jest.ts';
import { junit } from './formats/junit.ts';
import { libtestJson } from './formats/libtest.ts';
import { mochaJson, mochawesomeJson } from './formats/mocha.ts';
import { nunit2, nunit3 } from './formats/nunit.ts';
import { playwrightJson } from './formats/playwright.ts';
import { pytestJson } from './formats/pytest.ts';
import { robot } from './formats/robot.ts';
import { rspecJson } from './formats/rspec.ts';
import { tap } from './formats/tap.ts';
import { testng } from './formats/testng.ts';
import { trx } from './formats/trx.ts';
import { xunit } from './formats/xunit.ts';
import type { ReportFormat } from './report.ts';

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
] as const satisfies readonly (ReportFormat & { readonly name: FormatName })[];
