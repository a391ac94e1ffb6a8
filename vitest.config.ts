import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /contract\.test|bots\.test|torture\.test/;
const SHORT = /browser.(files|smoke|update|online-(archive|connection|people))\.test/;

/** What takes long begins first and what is short fills up, so that all workers end at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => Number(SHORT.test(moduleId)) - Number(LONG.test(moduleId));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/browser/**', '**/node_modules/**'],
          pool: 'threads',
          // Left to itself, vitest keeps one core free, which is half of a small machine.
          maxWorkers: availableParallelism(),
          // Modules hold no state that a test depends on, and are loaded once per worker: a third of the time.
          isolate: false,
          testTimeout: 90_000,
        },
      },
      {
        // In a real browser, on the built site: one file more at a time than a small machine has cores, for pages wait as much as they work.
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          maxWorkers: 3,
          // What these files import has no memory, and is loaded once per worker.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          // A browser on a busy machine may miss a moment, which the last line of npm test tells; what fails three times is a fault.
          retry: 2,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
