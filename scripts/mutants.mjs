// npm run mutants [-- --mutate src/kernel/draft.ts]: plants faults in the kernel, one at a time, and lists those that its
// tests do not notice. Takes a while; not part of npm test.
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { at } from './lib/paths.mjs';
import { command, run } from './lib/progress.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureInstalled(at('tests', 'mutants'));
  const stryker = at('tests', 'mutants', 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code } = await run(process.execPath, [stryker, 'run', at('tests', 'mutants', 'stryker.config.mjs'), ...process.argv.slice(2)], {
    show: true,
  });
  process.exitCode = code;
});
