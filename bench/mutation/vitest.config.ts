import { defineConfig } from 'vitest/config';

// The tests of what judges, and no other: they need no bundle, and each mutant runs those that reach it.
export default defineConfig({
  test: {
    include: ['test/core/{judge,block,record,changes,corners,hand-over,queue,render}/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
