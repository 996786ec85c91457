import { type ProjectFacts, textOf } from './facts.ts';
import { NOTHING, type Proposal, setupCommand } from './proposal.ts';

/** CTest, where the CMakeLists.txt at the top registers tests. CMake 3.21 is the first that writes JUnit. */
export const proposeCTest = (facts: ProjectFacts): Proposal => {
  if (!/^\s*(?:enable_testing\s*\(|include\s*\(\s*CTest\s*\))/im.test(textOf(facts, 'CMakeLists.txt'))) return NOTHING;
  return {
    suites: [
      {
        name: 'ctest',
        runner: 'CTest',
        evidence: 'CMakeLists.txt',
        run: 'cmake -S . -B build && cmake --build build && ctest --test-dir build --output-junit "$RECOUNT_REPORTS/ctest.xml"',
        reports: ['ctest.xml'],
        scope: 'offline',
        remarks: ['it builds first: `recount run` leaves `setup` out at a desk, and old programs would be tested'],
      },
    ],
    setup: [setupCommand('cmake -S . -B build', 'fetches what the project fetches')],
    steps: [],
    notes: [],
  };
};
