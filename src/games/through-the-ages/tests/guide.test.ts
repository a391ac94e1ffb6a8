import { describe, expect, it } from 'vitest';
import { extrasOf } from '../ask/crops.js';
import { strengthOf } from '../ask/ratings.js';
import { attackForecast, breaksPact } from '../guide/attack-forecast.js';
import { eventForecast } from '../guide/event-forecast.js';
import { extrasIn, yieldNow } from '../guide/yields.js';
import { acting, modern } from './second.js';
import { card, rule } from './turns.js';

const ROADS = { wonders: ['roman-roads'], leader: 'isabella-of-castile' };

describe('what the board says of cards', () => {
  rule(['TTX-PROD-01', 'TTX-CRD-08'], 'production bonuses are told card by card, and together are what comes', () => {
    const { state } = acting(ROADS);
    const found = extrasIn(state, 0);
    expect(found.map((x) => [x.card, x.resources])).toEqual([
      [card('roman-roads'), 1],
      [card('isabella-of-castile'), 1],
    ]);
    expect(found[0]!.next).toEqual({ age: 2, gives: { science: 1 } });
    expect(found.reduce((sum, x) => sum + x.resources, 0)).toBe(extrasOf(state, 0, 'resources'));
  });
  rule('TTX-CRD-08', 'a wonder that changes with the age says what it gives now', () => {
    expect(yieldNow(acting(ROADS, { age: 2 }).state, 0, card('roman-roads'))).toMatchObject({ science: 1, resources: 0 });
    expect(yieldNow(acting(ROADS, { age: 3 }).state, 0, card('roman-roads'))).toMatchObject({ science: 0, culture: 2 });
  });
});

describe('an attack', () => {
  rule(['TTA-PAC-07', 'TTN-AGG-05'], 'is weighed without the pact that it breaks', () => {
    const pact = { card: 'promise-of-military-protection', partner: 1, role: 'b' as const };
    const { state } = modern({ seats: 3, age: 2, players: [{ workers: { warriors: 2 }, pact }, { workers: { warriors: 1 } }] });
    expect([strengthOf(state, 0), breaksPact(state, 0, 1), breaksPact(state, 0, 2)]).toEqual([6, true, false]);
    expect(attackForecast(state, 0, 1, card('plunder.i'))).toEqual({ a: 2, b: 1 });
    expect(attackForecast(state, 0, 2, card('plunder.i')).a).toBe(6);
  });
});

describe('an event that asks', () => {
  it('names who would have to choose and what is certain', () => {
    const { state } = modern({ seats: 2, players: [{ workers: { warriors: 2 } }, {}] });
    const foreseen = eventForecast(state, card('rats'));
    expect(foreseen?.map((x) => x.seat)).toEqual([0, 1]);
    expect(eventForecast(state, card('warriors'))).toBe(undefined);
  });
});
