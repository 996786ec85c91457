import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { openReport } from '../../../src/core/report/read.ts';
import { read, rows } from './reading.ts';

/** The bytes in use once everything is collected that can be. */
const heap = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
};

/** One report of each runner's own XML, as small as it can be and still have everything that counts. */
const REPORTS: readonly (readonly [
  what: string,
  format: string,
  xml: string,
  rows: readonly string[],
  notes: readonly string[],
])[] = [
  [
    'NUnit 3: results, classes, arguments, and a fixture whose set-up failed before any test',
    'nunit3',
    `<test-run total="8"><test-suite type="Assembly" name="a.dll" fullname="/b/a.dll" result="Failed" site="Child"><failure/>
      <test-suite type="TestFixture" name="T" fullname="N.T" result="Failed" site="Child"><failure/>
        <test-case name="Passes" fullname="N.T.Passes" classname="N.T" result="Passed"/>
        <test-case name="Warns" classname="N.T" result="Warning"/>
        <test-case name="Fails(&quot;a.b&quot;)" classname="N.T" result="Failed" label="Error"><failure><message>m</message></failure></test-case>
        <test-case name="Ignored" classname="N.T" result="Skipped" label="Ignored"><reason/></test-case>
        <test-case name="Unsure" classname="N.T" result="Inconclusive"/>
        <test-case name="New" classname="N.T" result="Someday"/>
      </test-suite>
      <test-suite type="TestFixture" name="U" fullname="N.U" result="Failed" label="Error" site="SetUp"><failure/>
        <test-suite type="ParameterizedMethod" name="P" result="Failed" site="Parent"><failure/></test-suite>
      </test-suite>
    </test-suite></test-run>`,
    [
      'passed | N.T | Passes',
      'passed | N.T | Warns',
      'failed | N.T | Fails("a.b")',
      'skipped | N.T | Ignored',
      'skipped | N.T | Unsure',
      'failed | N.T | New',
      'failed | N.U | (suite error)',
    ],
    ['1 failed added for suites that failed outside every test'],
  ],
  [
    'NUnit 3: an assembly that could not be loaded, without its path',
    'nunit3',
    '<test-suite type="Assembly" name="a.dll" fullname="/b/a.dll" result="Failed" label="Invalid"><failure/></test-suite>',
    ['failed | a.dll | (suite error)'],
    ['1 failed added for suites that failed outside every test'],
  ],
  [
    'NUnit 3: an assembly that was not found beside a good one',
    'nunit3',
    `<test-run total="1" result="Failed"><test-suite type="Assembly" name="a.dll" result="Passed" total="1"><reason><message>no</message></reason>
      <test-case name="A" classname="N.T" result="Passed"><reason><message>no</message></reason></test-case></test-suite>
      <test-suite type="Assembly" name="b.dll" fullname="/b/b.dll" result="Failed" label="Invalid" testcasecount="0" runstate="NotRunnable"><reason><message>File not found</message></reason></test-suite></test-run>`,
    ['passed | N.T | A', 'failed | b.dll | (suite error)'],
    ['1 failed added for suites that failed outside every test'],
  ],
  [
    'NUnit 3: a run that failed, and nothing in it shows by what',
    'nunit3',
    `<test-run name="a.dll" fullname="/b/a.dll" total="0" result="Failed"><test-suite type="Assembly" name="a.dll" result="Failed" site="Child">
      <test-suite type="TestFixture" fullname="N.T" result="Failed" site="Parent"/></test-suite></test-run>`,
    ['failed | a.dll | (suite error)'],
    ['1 failed added for suites that failed outside every test'],
  ],
  [
    'NUnit 2: results of 2.5, and executed and success of 2.4',
    'nunit2',
    `<test-results name="a.dll"><test-suite name="a.dll"><results><test-suite name="T"><results>
      <test-case name="N.T.Passes" executed="True" result="Success" success="True"/>
      <test-case name="N.T.Old" executed="True" success="true"/>
      <test-case name="N.T.Fails(1.5)" executed="True" success="False"/>
      <test-case name="N.T.Says" executed="True"><failure/></test-case>
      <test-case name="N.T.Ignored" executed="False"><reason/></test-case>
      <test-case name="N.T.NotRunnable" result="NotRunnable" success="False"/>
      <test-case name="Plain" executed="True"/>
      <test-case/>
    </results></test-suite></results></test-suite><test-case name="Alone"/></test-results>`,
    [
      'passed | N.T | Passes',
      'passed | N.T | Old',
      'failed | N.T | Fails(1.5)',
      'failed | N.T | Says',
      'skipped | N.T | Ignored',
      'skipped | N.T | NotRunnable',
      'passed | T | Plain',
      'passed | T | ',
      'passed | a.dll | Alone',
    ],
    [],
  ],
  [
    'NUnit 2: a suite that failed by itself',
    'nunit2',
    '<test-results><test-case name="Alone"/><test-suite name="S"><failure/><results/></test-suite><test-suite><failure/></test-suite></test-results>',
    ['passed |  | Alone', 'failed | S | (suite error)', 'failed |  | (suite error)'],
    ['2 failed added for suites that failed outside every test'],
  ],
  [
    'xUnit.net: results, and errors of what is around the tests',
    'xunit',
    `<assemblies><assembly name="/b/a.dll" total="5"><errors><error type="assembly-cleanup" name="a"><failure/></error></errors>
      <collection><test name="N.T.A" type="N.T" method="A" result="Pass"/><test name="N.T.B" type="N.T" result="Fail"><failure/></test>
      <test name="N.T.C(x: 1)" type="N.T" result="Skip"><reason/></test><test name="N.T.D" type="N.T" result="NotRun"/><test/></collection>
    </assembly><assembly><test name="E" type="T" result="Pass"/></assembly><error/><errors><error/></errors></assemblies>`,
    [
      'failed | a | (assembly error)',
      'passed | N.T | N.T.A',
      'failed | N.T | N.T.B',
      'skipped | N.T | N.T.C(x: 1)',
      'skipped | N.T | N.T.D',
      'failed |  | ',
      'passed | T | E',
      'failed |  | (assembly error)',
    ],
    ['2 failed added for errors outside every test'],
  ],
  [
    'xUnit.net 1: a class whose fixture threw',
    'xunit',
    `<assembly name="/b/a.dll" total="2" failed="2"><class name="N.T" failed="1"><failure exception-type="E"><message>fixture constructor threw</message></failure></class>
      <class name="N.U"><test name="N.U.A" type="N.U" result="Fail"><failure/></test><test name="N.U.B" type="N.U" result="Pass"/></class><failure/><class><failure/></class></assembly>`,
    [
      'failed | N.T | (class error)',
      'failed | N.U | N.U.A',
      'passed | N.U | N.U.B',
      'failed | /b/a.dll | (class error)',
      'failed |  | (class error)',
    ],
    ['3 failed added for errors outside every test'],
  ],
  [
    'TRX: outcomes, classes that stand after them, data-driven tests',
    'trx',
    `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
      <UnitTestResult testId="1" testName="A" outcome="Passed"/><UnitTestResult testId="1" testName="B" outcome="Timeout"><Output/></UnitTestResult>
      <UnitTestResult testId="2" testName="C" outcome="NotExecuted"/><UnitTestResult testId="3" testName="D" outcome="Inconclusive"/>
      <UnitTestResult testId="1" testName="E" outcome="Failed"><InnerResults>
        <UnitTestResult testId="1" testName="E (1)" outcome="Passed"/><UnitTestResult testId="1" testName="E (2)" outcome="Failed"/>
      </InnerResults></UnitTestResult><UnitTestResult/></Results>
      <TestDefinitions><UnitTest id="1" name="A"><TestMethod className="N.T, a, Version=1.0" name="A"/></UnitTest><UnitTest id="2"><TestMethod/></UnitTest><UnitTest><TestMethod/></UnitTest></TestDefinitions>
      <ResultSummary outcome="Failed"><RunInfos><RunInfo outcome="Error"/><RunInfo outcome="Warning"/></RunInfos></ResultSummary></TestRun>`,
    [
      'passed | N.T | A',
      'failed | N.T | B',
      'skipped |  | C',
      'skipped |  | D',
      'passed | N.T | E (1)',
      'failed | N.T | E (2)',
      'failed |  | ',
    ],
    [],
  ],
  [
    'TRX: a run that broke off with no test to show for it',
    'trx',
    `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult testName="A" outcome="Passed"/></Results><RunInfos><RunInfo outcome="Error"/></RunInfos></TestRun>`,
    ['passed |  | A', 'failed |  | (run error)'],
    ['1 failed added for errors of the run'],
  ],
  [
    'TRX: a data-driven test that failed though none of its rows did',
    'trx',
    `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
      <UnitTestResult testName="A" outcome="Failed"><InnerResults><UnitTestResult testName="A (1)" outcome="Passed"/>
        <UnitTestResult testName="A (2)" outcome="NotExecuted"/></InnerResults></UnitTestResult>
      <UnitTestResult testName="B" outcome="Failed"><InnerResults><UnitTestResult testName="B (1)" outcome="Failed"><InnerResults>
        <UnitTestResult testName="B (1a)" outcome="Passed"/></InnerResults></UnitTestResult></InnerResults></UnitTestResult>
      <UnitTestResult testName="C" outcome="Passed"><InnerResults><UnitTestResult testName="C (1)" outcome="Passed"/></InnerResults></UnitTestResult>
      </Results><ResultSummary outcome="Failed"/></TestRun>`,
    [
      'passed |  | A (1)',
      'skipped |  | A (2)',
      'failed |  | A',
      'passed |  | B (1a)',
      'failed |  | B (1)',
      'passed |  | C (1)',
    ],
    [],
  ],
  ...['Aborted', 'Failed'].map(
    (outcome) =>
      [
        `TRX: a run that ended as ${outcome} with nothing to show for it`,
        'trx',
        `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results><UnitTestResult testName="A" outcome="Passed"/></Results><ResultSummary outcome="${outcome}"><Counters total="1"/></ResultSummary></TestRun>`,
        ['passed |  | A'],
        [`the report says that the run ended as \`${outcome}\`, though no test failed`],
      ] as const,
  ),
  [
    'TestNG: tests, retries, and configuration that fails with and without a test that does',
    'testng',
    `<testng-results><suite name="S"><test name="chrome"><class name="a.B">
        <test-method name="setUp" is-config="true" status="PASS"/><test-method name="a" status="PASS"/>
        <test-method name="b" status="SKIP" retried="true"/><test-method name="b" status="FAIL"><exception/></test-method><test-method name="c" status="SKIP"/>
        <test-method name="tearDown" is-config="true" status="FAIL"/></class></test>
      <test name="ios"><class name="a.B"><test-method name="setUp" is-config="true" status="FAIL"/><test-method name="a" status="SKIP"/></class></test>
      <test><class name="a.C"><test-method is-config="true" status="FAIL"/><test-method/></class></test><test><class name="a.D"><test-method is-config="true"/></class></test></suite></testng-results>`,
    [
      'passed | a.B | chrome › a',
      'failed | a.B | chrome › b',
      'skipped | a.B | chrome › c',
      'skipped | a.B | ios › a',
      'failed | ios | (configuration failed)',
      'failed | a.C | ',
      'failed |  | (configuration failed)',
    ],
    ['2 failed added for configuration methods that failed', '1 retried; each is counted once, by its last attempt'],
  ],
  [
    'TestNG: a failure within its percentage is none',
    'testng',
    `<testng-results><suite name="S"><test name="t"><class name="a.B"><test-method name="a" status="SUCCESS_PERCENTAGE_FAILURE"><exception/></test-method>
        <test-method name="a" status="PASS"/><test-method name="b" status="FAIL"/></class></test></suite></testng-results>`,
    ['passed | a.B | t › a', 'passed | a.B | t › a', 'failed | a.B | t › b'],
    [],
  ],
  [
    'Robot Framework: statuses, sources, keywords that fail inside, and a suite that failed by itself',
    'robot',
    `<robot><suite name="Top" source="/home/runner/sample/w1/t"><suite name="A" source="/home/runner/sample/w1/t/a.robot">
        <test name="passes"><kw><status status="FAIL"/></kw><status status="PASS"/></test><test name="fails"><status status="FAIL"/></test>
        <test name="skips"><status status="SKIP"/></test><test name="waits"><status status="NOT RUN"/></test><test/><status status="FAIL"/></suite>
      <suite name="B" source="/home/runner/sample/w1/t/b.robot"><test name="ok"><status status="PASS"/></test><kw type="TEARDOWN"><status status="FAIL"/></kw><status status="FAIL"/></suite>
      <suite name="C"><suite name="D"><test name="ok"><status status="PASS"/></test><status status="PASS"/></suite><status status="PASS"/></suite>
      <status status="FAIL"/></suite><statistics><suite><stat/></suite></statistics></robot>`,
    [
      'passed | t/a.robot | passes',
      'failed | t/a.robot | fails',
      'skipped | t/a.robot | skips',
      'skipped | t/a.robot | waits',
      'failed | t/a.robot | ',
      'passed | t/b.robot | ok',
      'failed | t/b.robot | (suite failed)',
      'passed | Top › C › D | ok',
    ],
    ['1 failed added for suites that failed outside every test'],
  ],
  [
    'Robot Framework: a suite whose teardown failed beside a test that did',
    'robot',
    `<robot><suite name="A"><test name="fails"><status status="FAIL"/></test><suite name="B"><test name="fails"><status status="FAIL"/></test>
      <suite name="C"><test name="fails"/></suite><status status="FAIL">Parent suite teardown failed:\nno</status></suite><status status="FAIL">
      Suite teardown failed:\nno</status></suite><statistics><total><stat pass="0" fail="2"/></total></statistics></robot>`,
    ['failed | A | fails', 'failed | A › B | fails', 'failed | A › B › C | fails'],
    ['2 suites whose teardown failed, beside tests that failed in them'],
  ],
  [
    'Boost.Test: entries that fail a case and entries that do not',
    'boost-log',
    `<TestLog><BuildInfo/><TestSuite name="M"><TestCase name="a"><Info/><Message/><Warning/></TestCase><TestCase name="b"><Error/><Error/></TestCase>
      <TestCase name="c"><FatalError/></TestCase><TestCase name="d"><Exception><LastCheckpoint/></Exception></TestCase><TestCase name="e" skipped="yes"/><TestCase/>
      <TestSuite name="S"><Exception/></TestSuite></TestSuite></TestLog>`,
    [
      'passed | M | a',
      'failed | M | b',
      'failed | M | c',
      'failed | M | d',
      'skipped | M | e',
      'passed | M | ',
      'failed | M › S | (suite error)',
    ],
    ['1 failed added for errors that belong to a suite and to no test'],
  ],
  [
    'CTest: its tests, and not its list of them',
    'ctest-xml',
    `<Site BuildName="Linux-c++"><Testing><TestList><Test>./a</Test></TestList><Test Status="passed"><Name>a</Name><Path>.</Path></Test>
      <Test Status="failed"><Name>b</Name><Path>./sub</Path><Results><Name>x</Name></Results></Test><Test Status="notrun"><Name>c</Name></Test><Test/></Testing></Site>`,
    ['passed |  | a', 'failed | sub | b', 'skipped |  | c', 'failed |  | '],
    [],
  ],
  [
    'Catch2: overall results, also in nested sections, and a test that crashed',
    'catch2-xml',
    `<Catch2TestRun name="t"><TestCase name="a" filename="a.cc"><Section><OverallResults failures="1"/></Section><OverallResult success="true" skips="0"/></TestCase>
      <TestCase name="b" filename="a.cc"><OverallResult success="false"/></TestCase><TestCase name="c" filename="a.cc"><OverallResult success="true" skips="1"/></TestCase>
      <TestCase name="d" filename="a.cc"><FatalErrorCondition/></TestCase><TestCase/></Catch2TestRun>`,
    ['passed | a.cc | a', 'failed | a.cc | b', 'skipped | a.cc | c', 'failed | a.cc | d', 'failed |  | '],
    [],
  ],
  [
    'Check: suites by their titles, loops by their iterations',
    'check-xml',
    `<testsuites xmlns="http://check.sourceforge.net/ns"><suite><title> s.c </title>
      <test result="success"><id>a</id><iteration>0</iteration><description>Core</description></test>
      <test result="failure"><id>b</id><iteration>2</iteration><description>Core</description></test><test result="error"/></suite></testsuites>`,
    ['passed | s.c | Core › a', 'failed | s.c | Core › b[2]', 'failed | s.c | '],
    [],
  ],
  [
    'CUnit: its document type, its records, and a suite that could not be set up',
    'cunit-xml',
    `<!DOCTYPE CUNIT_TEST_RUN_REPORT SYSTEM "CUnit-Run.dtd"><CUNIT_TEST_RUN_REPORT><CUNIT_RESULT_LISTING><CUNIT_RUN_SUITE>
      <CUNIT_RUN_SUITE_SUCCESS><SUITE_NAME> S </SUITE_NAME><CUNIT_RUN_TEST_RECORD><CUNIT_RUN_TEST_SUCCESS><TEST_NAME> a </TEST_NAME></CUNIT_RUN_TEST_SUCCESS></CUNIT_RUN_TEST_RECORD>
      <CUNIT_RUN_TEST_RECORD><CUNIT_RUN_TEST_FAILURE><TEST_NAME>b</TEST_NAME><FILE_NAME>b.c</FILE_NAME></CUNIT_RUN_TEST_FAILURE><CUNIT_RUN_TEST_FAILURE/></CUNIT_RUN_TEST_RECORD></CUNIT_RUN_SUITE_SUCCESS></CUNIT_RUN_SUITE>
      <CUNIT_RUN_SUITE><CUNIT_RUN_SUITE_FAILURE><SUITE_NAME>I</SUITE_NAME></CUNIT_RUN_SUITE_FAILURE><CUNIT_RUN_SUITE_FAILURE/></CUNIT_RUN_SUITE></CUNIT_RESULT_LISTING></CUNIT_TEST_RUN_REPORT>`,
    ['passed | S | a', 'failed | S | b', 'failed | S | ', 'failed | I | (suite error)', 'failed |  | (suite error)'],
    ['2 failed added for suites whose set-up or clean-up failed'],
  ],
];

describe("runners' own XML", () => {
  it.each(REPORTS)('%s', (_, format, xml, expected, notes) => {
    const reading = read(xml);
    expect(reading.fault).toBeUndefined();
    expect(reading.format).toBe(format);
    expect(rows(reading)).toEqual(expected);
    expect(reading.notes.map(({ message }) => message)).toEqual(notes);
  });

  it('compares what an assembly of xUnit.net declares', () => {
    const xml = '<assembly total="2"><test name="a" type="T" result="Pass"/></assembly>';
    expect(read(xml).notes.map(({ message }) => message)).toEqual([
      'an assembly declares 2 tests, its rows are 1; the rows are counted',
    ]);
  });

  it('is refused where another root is asked for', () => {
    const { fault } = read('<testsuites/>', { format: 'nunit3' });
    expect(fault?.message).toBe('expected <test-run> or <test-suite> as the root, found <testsuites>');
  });

  it('knows other XML with the same root', () => {
    expect(read('<TestRun/>').fault?.code).toBe('format-unknown');
    expect(read('<testsuites/>').format).toBe('junit');
  });

  it('keeps of TRX no more than names until the classes come', () => {
    let found = 0;
    const sink = { test: () => found++, note: () => undefined };
    const report = openReport('trx', { root: '/r' }, sink);
    const text = `<Output><StdOut>${'x'.repeat(64 * 1024)}</StdOut></Output>`;
    const before = heap();
    report.write(Buffer.from('<TestRun>'));
    for (let test = 0; test < 1000; test += 1) {
      const names = `testId="an identifier of ${test}" testName="a name of a test, ${test}" outcome="Passed"`;
      report.write(Buffer.from(`<UnitTestResult ${names}>${text}</UnitTestResult>`));
      const named = `<TestMethod className="Namespace.Of.Class${test}, Assembly"/>`;
      report.write(Buffer.from(`<UnitTest id="an identifier of ${test}">${named}${text}</UnitTest>`));
    }
    expect(heap() - before).toBeLessThan(16 * 1024 * 1024);
    report.write(Buffer.from('</TestRun>'));
    expect(report.end()).toBeUndefined();
    expect(found).toBe(1000);
  });

  it('refuses suites in one another that no runner writes', () => {
    const nested = (depth: number) => `<robot>${'<suite>'.repeat(depth)}${'</suite>'.repeat(depth)}</robot>`;
    expect(read(nested(999)).counts).toBe('0/0/0/0');
    expect(read(nested(1000)).fault?.code).toBe('report-too-deep');
  });

  it('refuses a name that would not fit in memory, though it comes in pieces', () => {
    const xml = `<Site><Testing><Test><Name>${`${'x'.repeat(500_000)}<x/>`.repeat(9)}</Name></Test></Testing></Site>`;
    expect(read(xml).fault?.code).toBe('report-too-deep');
  });

  it('takes text from the kept elements alone, in pieces', () => {
    const xml =
      '<Site><Testing><Test Status="passed"><Name>a<![CDATA[b]]>&amp;<x>no</x>c</Name><Other>no</Other>no</Test>no</Testing></Site>';
    expect(rows(read(xml))).toEqual(['passed |  | ab&c']);
  });
});
