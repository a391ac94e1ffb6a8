import { expect, it } from 'vitest';
import { GAME_BUDGET, HOME_BUDGET, weighBundle } from '../bench/bundle.js';

it('the home page and every game stay within their budgets of JavaScript', async () => {
  const { home, games } = await weighBundle();
  expect(home).toBeLessThanOrEqual(HOME_BUDGET);
  for (const [game, size] of Object.entries(games)) expect(size, game).toBeLessThanOrEqual(GAME_BUDGET);
}, 60_000);
