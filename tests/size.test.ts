import { expect, it } from 'vitest';
import { BOTS_BUDGET, type BundleSizes, budgetOf, EXPERT_BUDGET, HOME_BUDGET } from '../bench/bundle.js';
import { run } from '../scripts/lib/progress.mjs';
import { PLAYED } from '../src/games/index.js';

it('the home page and every game stay within their budgets of JavaScript', async () => {
  // In a process of its own: vitest's NODE_ENV would give a build for developers.
  const { code, output } = await run(process.execPath, ['scripts/run.mjs', 'scripts/bench.ts', '--bundle', '--json'], {
    env: { NODE_ENV: 'production' },
  });
  expect(code, output).toBe(0);
  const { home, games, bots, experts } = JSON.parse(output) as BundleSizes;
  expect(home).toBeLessThanOrEqual(HOME_BUDGET);
  for (const [game, size] of Object.entries(games)) expect(size, game).toBeLessThanOrEqual(await budgetOf(game));
  for (const [game, size] of Object.entries(bots)) expect(size, `bots of ${game}`).toBeLessThanOrEqual(BOTS_BUDGET);
  for (const { meta, expert } of PLAYED) {
    // What experts look at and have learnt lies apart from what every table with bots fetches.
    const { features } = ((await expert?.()) ?? {}) as { features?: unknown };
    if (features) expect(experts[meta.id], meta.id).toBeGreaterThan(0);
    expect(experts[meta.id], meta.id).toBeLessThanOrEqual(EXPERT_BUDGET);
  }
}, 240_000);
