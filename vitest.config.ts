import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/install-node24.ts'],
    restoreMocks: true,
    // The workers mostly wait for the programs that they start.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/core/**'], reporter: ['text-summary'], thresholds: { 100: true } },
  },
});
