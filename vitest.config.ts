import { defineConfig } from 'vitest/config';

const EVIL = 'test/evil/**/*.test.ts';

export default defineConfig({
  test: {
    restoreMocks: true,
    // The workers mostly wait for the programs that they start.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/core/**'], reporter: ['text-summary'], thresholds: { 100: true } },
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['test/**/*.test.ts'],
          exclude: [EVIL],
          globalSetup: ['test/install-node24.ts'],
        },
      },
      // Suites that fork without end leave no process to whatever runs beside them.
      { extends: true, test: { name: 'evil', include: [EVIL], sequence: { groupOrder: 1 } } },
    ],
  },
});
