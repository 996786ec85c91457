import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Random cases by the hundred, and limits of time. What a quick test sees need not wait for them.
const SLOW = /\/(?:block\/(?:parse|replace|visible)|judge\/groups|render\/(?:markdown|summary))\.test\.ts$/;

class QuickFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [slow, quick] = [true, false].map((one) => files.filter(({ moduleId }) => SLOW.test(moduleId) === one));
    return Promise.resolve([...(quick ?? []), ...(slow ?? [])]);
  }
}

// The tests of what judges, and no other: they need no bundle, and each mutant runs those that reach it.
export default defineConfig({
  test: {
    include: ['test/core/{judge,block,record,changes,corners,hand-over,queue,render}/**/*.test.ts'],
    sequence: { sequencer: QuickFirst },
    restoreMocks: true,
    // A test that is out of time would count as one that saw the mutant. Stryker has a limit of its own, and tells it.
    testTimeout: 600_000,
  },
});
