import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brought, partsFolder, start } from '../brought.ts';
import { pascal, type Runner, type Test } from '../runner.ts';

const SOURCES = '/usr/src/googletest';

const line =
  (file: string) =>
  ({ name, does }: Test): string => {
    const head = `TEST(${pascal(file)}, ${pascal(name)}) {`;
    if (does === 'is skipped') return `${head} GTEST_SKIP(); }\n`;
    if (does === 'fails as expected') return `${head} EXPECT_NONFATAL_FAILURE(EXPECT_EQ(sum(1, 1), 3), ""); }\n`;
    if (does === 'looks at CI') return `${head} EXPECT_STREQ(std::getenv("CI"), "true"); }\n`;
    return `${head} EXPECT_EQ(sum(1, 1), ${does === 'passes' ? 2 : 3}); }\n`;
  };

// Each test is a program's call of its own; what it costs, as the project says, decides the order.
const CMAKE = `cmake_minimum_required(VERSION 3.21)
project(made CXX)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_FLAGS "-O0 -g0")
set(CMAKE_UNITY_BUILD ON)
find_package(GTest REQUIRED)
include(GoogleTest)
enable_testing()
file(GLOB sources CONFIGURE_DEPENDS tests/*.cpp)
add_executable(made \${sources})
target_link_libraries(made GTest::gtest_main)
if(SHUFFLED)
  string(RANDOM LENGTH 3 ALPHABET 123456789 cost)
  gtest_discover_tests(made PROPERTIES COST \${cost})
else()
  gtest_discover_tests(made)
endif()
`;

const built = join(partsFolder, 'googletest');
const build = 'cmake -S . -B build && cmake --build build -j 2';
const run = (which: string): string =>
  `${build} && ctest --test-dir build ${which}--output-junit "$RECOUNT_REPORTS/ctest.xml"`;

export const ctest: Runner = {
  id: 'ctest',
  name: 'CTest with GoogleTest',
  prepare: async () => {
    if (!existsSync(SOURCES)) throw new Error(`GoogleTest is not in ${SOURCES}.`);
    const version = (await start('ctest', ['--version'])).split('\n')[0] ?? '';
    await brought('googletest', version, async (folder) => {
      const place = `${folder}-build`;
      await start('cmake', ['-S', SOURCES, '-B', place, `-DCMAKE_INSTALL_PREFIX=${folder}`, '-DBUILD_GMOCK=OFF']);
      await start('cmake', ['--build', place, '-j', '2', '--target', 'install']);
    });
    return version;
  },
  path: [],
  files: {
    'sum.h': '#pragma once\ninline int sum(int a, int b) { return a + b; }\n',
    'CMakeLists.txt': CMAKE,
    '.gitignore': 'build\n',
  },
  testFile: (name, tests, shuffled) => ({
    [`tests/${name}.cpp`]: `#include <cstdlib>\n#include <gtest/gtest-spi.h>\n#include <gtest/gtest.h>\n#include "../sum.h"\n\n${tests.map(line(name)).join('\n')}`,
    ...(shuffled ? { 'CMakeLists.txt': CMAKE.replace('enable_testing()', 'set(SHUFFLED ON)\nenable_testing()') } : {}),
  }),
  anyPath: false,
  suite: { run: run(''), reports: ['ctest.xml'] },
  sharded: run('-I {index},,{count} '),
  setup: [],
  env: { CMAKE_PREFIX_PATH: built },
};
