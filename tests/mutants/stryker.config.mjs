/** Which faults in the kernel would its tests not notice? `npm run mutants` plants them one by one. */
export default {
  packageManager: 'npm',
  plugins: ['./tests/mutants/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: ['src/kernel/*.ts', '!src/kernel/*.test.ts', '!src/kernel/types.ts', '!src/kernel/index.ts'],
  // TypeScript 7 has no compiler interface: Stryker must find no settings to read.
  tsconfigFile: 'tests/mutants/none.json',
  ignorePatterns: ['node_modules', 'bench/peer', 'tests/mutants/node_modules', 'dist', 'fixtures', 'docs', '.cache'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  thresholds: { high: 98, low: 95, break: 95 },
  timeoutMS: 10_000,
  concurrency: 2,
};
