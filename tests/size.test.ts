import { expect, it } from 'vitest';
import { BOTS_BUDGET, type BundleSizes, budgetOf, HOME_BUDGET } from '../bench/bundle.js';
import { run } from '../scripts/lib/progress.mjs';

it('the home page and every game stay within their budgets of JavaScript', async () => {
  // In a process of its own: vitest's NODE_ENV would give a build for developers.
  const { code, output } = await run(process.execPath, ['scripts/run.mjs', 'scripts/bench.ts', '--bundle', '--json'], {
    env: { NODE_ENV: 'production' },
  });
  expect(code, output).toBe(0);
  const { home, games, bots } = JSON.parse(output) as BundleSizes;
  expect(home).toBeLessThanOrEqual(HOME_BUDGET);
  for (const [game, size] of Object.entries(games)) expect(size, game).toBeLessThanOrEqual(await budgetOf(game));
  for (const [game, size] of Object.entries(bots)) expect(size, `bots of ${game}`).toBeLessThanOrEqual(BOTS_BUDGET);
}, 60_000);
