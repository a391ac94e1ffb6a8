import { describe, expect } from 'vitest';
import { rankings } from '../ask/scoring.js';
import { abilityOf } from '../cards/index.js';
import { refuseAbility } from '../cards/operations.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import { asks, does, eventsOf, gain, gained, gives, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('end of the turn', () => {
  rule('AOC-EOT-1', 'each ability once, in the order of the player; optional ones may be left out', () => {
    const at = table({ round: 2, players: [{ main: 'britain', techs: ['writing', 'education'], coins: 8, points: 6 }] });
    const asked = does(at, 0, 'end-actions');
    expect(offers(asked, 0)).toEqual(['activate ability=CIV-10-2-M1', 'activate ability=TEC-education-1', 'finish-turn']);
    const cultured = does(asked, 0, 'activate ability=TEC-education-1');
    expect(gained(at, cultured, 0)).toEqual(gives(-4, 3)); // 2 of Culture, then 8 / 7 = 1
    expect(asks(cultured).seats).toEqual([1]);
    const rich = table({ players: [{ techs: ['writing', 'education'], coins: 20 }] });
    const once = does(rich, 0, 'end-actions', 'activate ability=TEC-education-1');
    expect(gained(rich, once, 0)).toEqual(gives(-4, 2));
    expect(asks(once).seats).toEqual([1]);
    expect(gain(rich, 0, 'end-actions', 'finish-turn')).toEqual(gives(0));
  });

  rule('AOC-EOT-1', 'a compulsory ability must be used before the turn ends, also in round 6', () => {
    const at = does(table({ round: 6, lastTurn: true, players: [{ main: 'babylon' }] }), 0, 'end-actions');
    refuses(at, 0, 'finish-turn', 'AOC-EOT-1', 'ABILITY_PENDING');
    const after = does(at, 0, 'activate ability=CIV-21-M1', 'learn tech=mining');
    expect(playerAt(after, 0).techs).toEqual(['mining']);
    expect(after.state.over).toBe(true);
  });

  rule('AOC-EOT-2', 'an ability gained in this step may still be used in it', () => {
    const at = does(table({ players: [{ main: 'babylon', techs: ['navigation'] }] }), 0, 'end-actions');
    const after = does(at, 0, 'activate ability=CIV-21-M1', 'learn tech=currency');
    expect(gained(at, after, 0)).toEqual(gives(1)); // Currency pays at once
  });

  rule('AOC-EOT-3', 'then the next player takes a turn', () => {
    const after = does(table({ seats: 3, seat: 1 }), 1, 'end-actions');
    expect(eventsOf(after, 'turn')).toEqual([{ event: 'turn', seat: 2 }]);
    expect(asks(after)).toEqual({ step: 'civilisation', seats: [2] });
    refuses(after, 1, 'pass', 'TABLE-TURN', 'NOT_ASKED');
  });

  rule('AOC-CMD-4', 'what cannot be ordered differently resolves by itself, coins first', () => {
    const players = [{ main: 'phoenicia', techs: ['currency'], wonders: ['petra'] }];
    const asked = does(table({ market: ['rome'], players }), 0, 'end-actions');
    expect(playerAt(asked, 0).coins).toBe(2); // Currency and Petra, before Phoenicia is asked
    expect(offers(asked, 0)).toEqual(['activate ability=CIV-26-M1', 'finish-turn']);
    const alone = table({ players: [{ main: 'britain', points: 14 }] });
    expect(gain(alone, 0, 'end-actions').points).toBe(2);
    const both = table({ players: [{ main: 'britain', points: 14, techs: ['education'], coins: 4 }] });
    expect(asks(does(both, 0, 'end-actions')).step).toBe('end-of-turn');
  });

  rule('AOC-CMD-4', 'coins come before what they could make possible', () => {
    const at = table({ players: [{ main: 'britain', points: 19, techs: ['education', 'currency'], coins: 3 }] });
    const asked = does(at, 0, 'end-actions'); // the coin of Currency makes Culture affordable, so the order is the player's
    expect(offers(asked, 0)).toEqual(['activate ability=CIV-10-2-M1', 'activate ability=TEC-education-1']);
    expect(gained(at, does(asked, 0, 'activate ability=TEC-education-1'), 0)).toEqual(gives(-3, 2 + 3));
  });

  rule('AOC-EX-27', 'Great Britain with 20 points: 2, with 21: 3', () => {
    for (const [points, more] of [
      [6, 0],
      [7, 1],
      [20, 2],
      [21, 3],
    ] as const)
      expect(gain(table({ players: [{ main: 'britain', points }] }), 0, 'end-actions').points).toBe(more);
  });

  rule('AOC-EX-28', 'Arabia with 5 technologies: 2 coins', () => {
    const techs = ['writing', 'navigation', 'mining', 'iron_working', 'gunpowder'];
    expect(gain(table({ players: [{ main: 'arabia', techs }] }), 0, 'end-actions').coins).toBe(2);
  });

  rule('AOC-EX-37', 'Babylon gains Education with 4 coins: Culture may follow', () => {
    const at = table({ players: [{ main: 'babylon', techs: ['writing'], coins: 4 }] });
    const learnt = does(at, 0, 'end-actions', 'activate ability=CIV-21-M1', 'learn tech=education');
    expect(asks(learnt)).toEqual({ step: 'end-of-turn', seats: [0] });
    const after = does(learnt, 0, 'activate ability=TEC-education-1');
    expect(gained(at, after, 0)).toEqual(gives(-4, 2));
  });

  rule('AOC-AMB-6', 'an end-of-turn ability gained at the end of the turn counts', () => {
    const at = table({ players: [{ main: 'babylon', techs: ['writing'], coins: 3 }] });
    const learnt = does(at, 0, 'end-actions', 'activate ability=CIV-21-M1', 'learn tech=education');
    expect(asks(learnt).seats).toEqual([1]); // 3 coins do not pay for Culture: nothing to ask
    const rich = table({ players: [{ main: 'babylon', techs: ['writing'], coins: 4 }] });
    const asked = does(rich, 0, 'end-actions', 'activate ability=CIV-21-M1', 'learn tech=education');
    expect(offers(asked, 0)).toEqual(['activate ability=TEC-education-1', 'finish-turn']);
    refuses(asked, 0, 'activate ability=CIV-21-M1', 'AOC-EOT-1', 'ABILITY_USED');
  });

  rule(['AOC-TRM-8', 'AOC-CAB-18'], 'an ability that can do nothing, or not be paid, waits for others to be used', () => {
    const wise = table({ players: [{ main: 'babylon', techs: TECHNOLOGIES.map(({ id }) => id), coins: 9 }] });
    refuses(does(wise, 0, 'end-actions'), 0, 'activate ability=CIV-21-M1', 'AOC-TRM-8', 'ABILITY_HAS_NO_EFFECT');
    // Whoever can use no ability at all is not asked.
    const poor = table({ players: [{ main: 'phoenicia', coins: 1 }] });
    const short = { rule: 'AOC-CAB-18', code: 'ENDOW_NOT_AFFORDABLE', params: { need: 2, have: 1 } };
    expect(refuseAbility(poor.state, 0, abilityOf('CIV-26-M1'))).toEqual(short);
    expect(asks(does(poor, 0, 'end-actions')).seats).toEqual([1]);
  });

  rule('AOC-AMB-21', 'Great Britain counts the points of the moment in which it is used', () => {
    const at = table({ players: [{ main: 'britain', points: 19, techs: ['education'], coins: 4 }] });
    const first = does(at, 0, 'end-actions', 'activate ability=CIV-10-2-M1', 'activate ability=TEC-education-1');
    expect(gained(at, first, 0).points).toBe(2 + 2);
    const last = does(at, 0, 'end-actions', 'activate ability=TEC-education-1');
    expect(gained(at, last, 0).points).toBe(2 + 3);
  });

  rule('AOC-AMB-18', 'Phoenicia cannot use its ability with an empty market', () => {
    const at = table({ draft: true, market: [], players: [{ main: 'phoenicia', coins: 5 }] });
    expect(asks(does(at, 0, 'end-actions')).seats).toEqual([1]);
    const other = table({ draft: true, market: [], players: [{ main: 'phoenicia', coins: 5, techs: ['education'] }] });
    refuses(does(other, 0, 'end-actions'), 0, 'activate ability=CIV-26-M1', 'AOC-AMB-18', 'MARKET_EMPTY');
  });
});

describe('end of the game', () => {
  rule('AOC-END-1', 'abilities of the end score after the last turn and its own abilities', () => {
    const at = table({
      round: 6,
      lastTurn: true,
      players: [{ wonders: ['petra', 'lighthouse'], coins: 5 }, { wonders: ['great_pyramid'] }],
    });
    const after = does(at, 0, 'end-actions');
    expect(gained(at, after, 0)).toEqual(gives(1, 3)); // Petra's coin first: 6 coins give 2, Petra gives 1
    expect(gained(at, after, 1).points).toBe(3);
    expect(after.state.over).toBe(true);
    const early = table({ round: 5, lastTurn: true, players: [{ wonders: ['great_pyramid'] }] });
    expect(gain(early, 0, 'end-actions').points).toBe(0);
  });

  rule('AOC-END-2', 'points, then workers, then coins, then a shared victory', () => {
    const ranks = (...players: { points?: number; workers?: number; coins?: number }[]) =>
      rankings(table({ seats: players.length, players }).state).map((x) => x.rank);
    expect(ranks({ points: 20 }, { points: 21, workers: 0 })).toEqual([2, 1]);
    expect(ranks({ points: 20, workers: 2 }, { points: 20, workers: 3 })).toEqual([2, 1]);
    expect(ranks({ points: 20, workers: 2, coins: 4 }, { points: 20, workers: 2, coins: 3 })).toEqual([1, 2]);
    expect(ranks({ points: 20 }, { points: 20 }, { points: 9 })).toEqual([1, 1, 3]);
    const after = does(table({ round: 6, lastTurn: true }), 0, 'end-actions');
    expect(eventsOf(after, 'end')).toEqual([{ event: 'end', winners: [0, 1] }]);
  });

  rule('AOC-END-3', 'the end reads the final state, whatever the order of the cards', () => {
    const cards = ['angkor_wat', 'machu_picchu', 'great_library', 'hanging_gardens'];
    const score = (wonders: string[]) =>
      gain(
        table({ round: 6, lastTurn: true, players: [{ main: 'greece', workers: 2, techs: ['writing', 'mining', 'navigation'], wonders }] }),
        0,
        'end-actions',
      ).points;
    expect(score(cards)).toBe(4 + 1 + 1 + 2 + 1); // and Greece 3 / 3
    expect(score([...cards].reverse())).toBe(9);
  });

  rule('AOC-EX-35', 'equal points and workers, 5 coins against 3: the 5 coins win', () => {
    const at = table({
      round: 6,
      lastTurn: true,
      players: [
        { points: 18, workers: 2, coins: 5 },
        { points: 18, workers: 2, coins: 3 },
      ],
    });
    expect(eventsOf(does(at, 0, 'end-actions'), 'end')).toEqual([{ event: 'end', winners: [0] }]);
  });
});
