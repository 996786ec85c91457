import { describe, expect, test } from 'vitest';
import { regressionsNeeded, testFiles } from '../../../src/core/corners/test-files.ts';
import { added, deleted, edited } from './cases.ts';

const BY_CONVENTION = { proof: { paths: [], tests: undefined, regressions: true } };

describe('by convention a path is a test, a configuration of a runner, or what tests share', () => {
  test.each<[runner: string, yes: readonly string[], no: readonly string[]]>([
    [
      'Vitest, Jest and their like',
      [
        'src/sum.test.ts',
        'src/sum.spec.tsx',
        'sum-test.mjs',
        'src/__tests__/sum.js',
        'src/__snapshots__/sum.js.snap',
        'src/__mocks__/fs.js',
        'vitest.config.ts',
        'packages/a/jest.config.cjs',
        'jest.preset.js',
        'vitest.workspace.ts',
        '.mocharc.yml',
        'src/setupTests.js',
        'cypress/e2e/shop.cy.ts',
        'playwright.config.ts',
        'e2e/shop.ts',
      ],
      ['src/sum.ts', 'src/testing.ts', 'src/contest.ts', 'package.json', 'vite.config.ts', 'src/latest/index.ts'],
    ],
    [
      'pytest',
      [
        'tests/test_sum.py',
        'src/test_sum.py',
        'sum_test.py',
        'conftest.py',
        'tests/data/a.json',
        'pytest.ini',
        'tox.ini',
      ],
      ['src/sum.py', 'pyproject.toml', 'setup.cfg', 'src/attest_sum.py'],
    ],
    ['Go', ['sum_test.go', 'pkg/a/testdata/in.txt'], ['sum.go', 'go.mod']],
    ['Rust', ['tests/sum.rs', '.config/nextest.toml'], ['src/lib.rs', 'Cargo.toml']],
    [
      'the JVM',
      [
        'src/test/java/a/SumTest.java',
        'app/src/integrationTest/kotlin/A.kt',
        'src/main/java/a/SumIT.java',
        'testng.xml',
      ],
      ['src/main/java/a/Sum.java', 'pom.xml', 'src/main/java/a/Profit.java'],
    ],
    ['.NET', ['Shop.Tests/SumFacts.cs', 'Shop/SumTests.cs', 'a.runsettings'], ['Shop/Sum.cs', 'Shop.Tests.sln']],
    ['PHP', ['tests/SumTest.php', 'phpunit.xml.dist', 'phpunit.xml'], ['src/Sum.php', 'composer.json']],
    ['Ruby', ['spec/sum_spec.rb', 'test/sum_test.rb', '.rspec'], ['lib/sum.rb', 'Gemfile', 'lib/spec.rb']],
    [
      'the others',
      [
        't/sum.t',
        'sum_unittest.cc',
        'a/sum.bats',
        'a/shop.robot',
        'features/shop.feature',
        'test/sum_test.exs',
        'CTestConfig.cmake',
      ],
      ['sum.cc', 'CMakeLists.txt', 'Makefile', 'README.md', '.github/workflows/test.yml'],
    ],
  ])('%s', (_runner, yes, no) => {
    const isTest = testFiles(BY_CONVENTION);
    expect(yes.filter((path) => !isTest(path))).toEqual([]);
    expect(no.filter((path) => isTest(path))).toEqual([]);
  });

  test('without `proof` too', () => {
    expect(testFiles({ proof: undefined })('src/sum.test.ts')).toBe(true);
  });

  test('unless the policy names them', () => {
    const isTest = testFiles({
      proof: { paths: [], tests: ['checks/**', 'vite.config.ts', './lib/e2e/'], regressions: true },
    });
    expect(['checks/.a/b.ts', 'vite.config.ts', 'lib/e2e/a/b.ts', 'src/sum.test.ts'].map(isTest)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the base’s tests over the head’s code say something', () => {
  test.each([
    ['where a test is edited', [edited('a.test.ts')], true],
    ['where a test is deleted', [deleted('a.test.ts')], true],
    ['where a configuration of a runner is edited', [edited('jest.config.js')], true],
    ['where one is added', [added('conftest.py')], true],
    ['not where a test is added', [added('a.test.ts')], false],
    ['not where code alone is changed', [edited('a.ts'), deleted('b.ts')], false],
    ['not where nothing is', [], false],
  ])('%s', (_what, changes, needed) => {
    expect(regressionsNeeded(BY_CONVENTION, changes)).toBe(needed);
  });

  test('not where the policy switches it off, or has no `proof`', () => {
    expect(
      regressionsNeeded({ proof: { paths: [], tests: undefined, regressions: false } }, [edited('a.test.ts')]),
    ).toBe(false);
    expect(regressionsNeeded({ proof: undefined }, [edited('a.test.ts')])).toBe(false);
  });
});
