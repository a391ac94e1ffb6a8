import { describe, expect } from 'vitest';
import { mask, type Seat } from '../../../kernel/index.js';
import { versionOf } from '../editions/index.js';
import { knownEvents, type Reckoning, reckoningOf, turnsLeft } from '../guide/reckoning.js';
import { finalBonusOf } from '../steps/scoring.js';
import { card, does, game, type Moment, scene } from './scene.js';
import { rule, turn } from './turns.js';

const seenBy = (at: Moment, seat: Seat) => mask(game, at.state, seat);
const lineOf = (o: Reckoning, of: Reckoning['lines'][number]['of']) =>
  o.lines.find((x) => JSON.stringify(x.of) === JSON.stringify(of))?.points;

describe('what the end would bring', () => {
  rule(['TTA-SCO-01', 'TTA-SCO-05'], 'in the Simple version the five lines are added to the culture', () => {
    const at = turn({ culture: 9, workers: { bronze: 2, warriors: 3 } }, { version: 'simple' });
    const bonus = finalBonusOf(at.state, 0, versionOf(at.state).finalBonus!);
    const found = reckoningOf(seenBy(at, 0));
    expect(found.lines.map((x) => x.of)).toEqual(['culture', ...Object.keys(bonus)]);
    expect(lineOf(found, 'strength')?.[0]).toBe(6);
    expect(found.totals[0]).toBe(9 + Object.values(bonus).reduce((a, b) => a + b, 0));
    expect(found.unknown).toBe(0);
  });
  rule('TTA-END-05', 'events of Age III in the piles count for who knows them, the others know how many there are', () => {
    const at = scene({
      age: 3,
      steps: [{ step: 'politics' }],
      players: [{ hand: ['impact-of-colonies'], colonies: ['fertile-territory.i'] }],
    });
    const after = does(at, 0, { move: 'prepare', card: 'impact-of-colonies' });
    const mine = reckoningOf(seenBy(after, 0));
    expect(lineOf(mine, { card: card('impact-of-colonies') })).toEqual([4, 0]);
    expect(mine.unknown).toBe(0);
    const theirs = reckoningOf(seenBy(after, 1));
    expect([theirs.lines.length, theirs.unknown]).toEqual([1, 1]);
    expect([knownEvents(seenBy(after, 0)), knownEvents(seenBy(after, 1))]).toEqual([[card('impact-of-colonies')], []]);
  });
  rule('TTA-VAR-10', 'with fewer bonuses the piles bring nothing', () => {
    const at = scene({ age: 3, fewerBonuses: true, future: ['impact-of-colonies'] });
    expect(reckoningOf(at.state)).toMatchObject({ unknown: 0, lines: [{ of: 'culture' }] });
  });
  rule('TTA-END-04', 'the culture of the turns left counts once the last round is known', () => {
    const at = turn({ workers: { religion: 2 } }, { round: 5, lastRound: 6, seats: 3, current: 1 });
    expect([0, 1, 2].map((seat) => turnsLeft(at.state, seat))).toEqual([1, 2, 2]);
    expect(lineOf(reckoningOf(at.state), 'turns')?.[0]).toBe(2);
    expect(turnsLeft(turn({}).state, 0)).toBe(0);
    expect(lineOf(reckoningOf(turn({}).state), 'turns')).toBe(undefined);
  });
  rule('TTA-END-08', 'after the end it is the score itself', () => {
    const over = does(turn({ culture: 9 }, { version: 'simple', lastRound: 5, current: 1 }), 1, { move: 'end-turn' });
    expect(over.state.over).toBe(true);
    expect(reckoningOf(over.state).totals).toEqual(over.state.players.map((p) => p.culture));
  });
});
