import { expect } from 'vitest';
import { contractTests } from '../../../../tests/contract/contract.js';
import { say } from '../../shared/text/messages.js';
import { trials } from '../bot/trials.js';
import { editionOf } from '../editions/index.js';
import { throughTheAges } from '../game.js';
import type { State } from '../state/state.js';
import { en } from '../text/en.js';
import { fr } from '../text/fr.js';
import { blueOf, yellowOf } from './tokens-owned.js';

/** Nobody owns less than nothing, points stay within their caps, and in the Simple version no token comes or goes. */
function keeps(first: State, s: State): void {
  expect(s.row).toHaveLength(first.row.length);
  expect(s.options).toEqual(first.options);
  s.players.forEach((p, seat) => {
    const figures = [p.culture, p.science, p.yellow, p.blue, p.pool, p.usedCivil, p.usedMilitary, p.lostActions];
    expect(
      Math.min(...figures, ...p.holdings.flatMap((h) => [h.workers, h.tokens]), ...p.earmarks.map((x) => x.n - 1)),
    ).toBeGreaterThanOrEqual(0);
    expect(p.science).toBeLessThanOrEqual(editionOf(s).caps.sciencePoints);
    expect(new Set(p.holdings.map((h) => h.id)).size).toBe(p.holdings.length);
    if (s.options.version === 'simple') expect([yellowOf(p), blueOf(p)]).toEqual([yellowOf(first.players[seat]!), 18]);
  });
}

// `cheapest` leaves to the rules what to put in from a hidden hand, as its owner would pick it card by card: what others see of
// it, how many cards and units, tells them as much as his own picking would, and before it they cannot know (TTA-AGG-04, TTN-AGG-03).
contractTests(throughTheAges, trials.tables, {
  longest: 1500,
  keeps,
  ambiguous: ['cheapest'],
  say: (text) => [say(en, text), say(fr, text)],
});
