import { defineConfig } from 'vitest/config';

/** The tests that are to notice faults in the kernel. */
export default defineConfig({ test: { include: ['tests/mutants/kernel.tests.ts'], pool: 'threads', testTimeout: 60_000 } });
