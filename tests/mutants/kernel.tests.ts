import { it } from 'vitest';

// All tests of the kernel as one file: what they import is loaded once per planted fault instead of once per file. A fault
// that shows while tests are only listed is a test that fails, for Stryker counts nothing else.
const files = import.meta.glob('../../src/kernel/*.test.ts');
for (const [name, load] of Object.entries(files)) {
  await load().catch((problem: unknown) => {
    it(`${name} can be loaded`, () => {
      throw problem;
    });
  });
}
