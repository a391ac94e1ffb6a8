import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
          pool: 'threads',
          testTimeout: 90_000,
          // Sockets and databases on a shared machine get a second chance.
          retry: process.env.CI ? 1 : 0,
        },
      },
      {
        // In a real browser, on the built site: two files at a time, for pages wait more than they work.
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          // A browser on a busy machine may miss a moment; what fails three times is a fault.
          retry: 2,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
