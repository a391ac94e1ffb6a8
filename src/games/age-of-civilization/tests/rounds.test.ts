import { describe, expect } from 'vitest';
import { mayUseUpcoming, standingOf, upcomingCards } from '../ask/selectors.js';
import { asks, does, eventsOf, gain, gained, gives, type Moment, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

/** Everybody takes an empty turn until the round changes. */
function playRound(from: Moment): { at: Moment; order: number[] } {
  const { round } = from.state;
  let at = from;
  const order: number[] = [];
  while (at.state.round === round && !at.state.over) {
    const [seat] = asks(at).seats as [number];
    const move = offers(at, seat).find((x) => x === 'end-actions' || x === 'pass') ?? offers(at, seat)[0]!;
    if (move === 'end-actions') order.push(seat);
    at = does(at, seat, move);
  }
  return { at, order };
}

describe('time track', () => {
  rule('AOC-TIM-1', 'six rounds, one turn each, clockwise from the first player', () => {
    let at = newGame(3, { firstPlayer: 1 });
    for (let round = 1; round <= 6; round++) {
      expect(at.state.round).toBe(round);
      const played = playRound(at);
      const first = (1 + 3 * 6 - (round - 1)) % 3;
      expect(played.order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
      at = played.at;
    }
    expect(at.state.over).toBe(true);
    expect(eventsOf(at, 'end')).toHaveLength(1);
  });

  rule('AOC-TIM-2', 'in round r positions r, r+1, r+2 are usable and no others', () => {
    const usable = Array.from({ length: 8 }, (_, i) =>
      [1, 2, 3, 4, 5, 6].filter((round) => standingOf(table({ round }).state, i + 1) === 'usable'),
    );
    expect(usable).toEqual([[1], [1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6], [6]]);
    const track = ['FISHING', 'HUNTING', 'FARM', 'CONQUEST', 'PLAGUE', 'CULTURE', 'COMMERCE', 'CONSTRUCTION'];
    const at = table({ round: 2, track, players: [{ coins: 9 }] });
    expect(offers(at, 0).filter((x) => x.startsWith('place place=AC-'))).toEqual(
      ['AC-HUNTING', 'AC-FARM', 'AC-CONQUEST'].map((x) => `place place=${x}`),
    );
    refuses(at, 0, 'place place=AC-CULTURE', 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
    refuses(at, 0, 'place place=AC-FISHING', 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
  });

  rule('AOC-TIM-3', 'upcoming cards are 6 - r, the Plague included', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => upcomingCards(table({ round }).state))).toEqual([5, 4, 3, 2, 1, 0]);
    const track = ['FISHING', 'HUNTING', 'FARM', 'PLAGUE', 'CONQUEST', 'CULTURE', 'COMMERCE', 'CONSTRUCTION'];
    const at = table({ track, step: 'civilisation', market: ['tiwanaku'] });
    expect(gain(at, 0, 'birth card=tiwanaku').points).toBe(5);
  });

  rule('AOC-TIM-4', 'six actions are usable, five with the Plague among the three', () => {
    const places = (usable: string[]) =>
      offers(table({ usable, players: [{ coins: 9, workers: 4 }] }), 0).filter((x) => x.startsWith('place'));
    expect(places(['FISHING', 'FARM', 'CULTURE'])).toHaveLength(6);
    expect(places(['FISHING', 'PLAGUE', 'CULTURE'])).toHaveLength(5);
    refuses(table({ usable: ['PLAGUE'] }), 0, 'place place=AC-PLAGUE', 'AOC-TIM-4', 'NO_ACTION_ON_CARD');
  });

  rule('AOC-TIM-5', 'cards left of the permanent card never come back, not even for the Maya', () => {
    const track = ['FISHING', 'HUNTING', 'FARM', 'CONQUEST', 'PLAGUE', 'CULTURE', 'COMMERCE', 'CONSTRUCTION'];
    const at = table({ round: 3, track, players: [{ main: 'maya', coins: 9 }] });
    expect(mayUseUpcoming(at.state, 0)).toBe(true);
    refuses(at, 0, 'place place=AC-FISHING', 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
    refuses(at, 0, 'place place=AC-HUNTING', 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
  });

  rule('AOC-EX-2', 'Hunting, Fishing, Farm first: six actions in round 1', () => {
    const at = table({ usable: ['HUNTING', 'FISHING', 'FARM'], players: [{ coins: 9 }] });
    expect(offers(at, 0).filter((x) => x.startsWith('place'))).toEqual(
      ['wonder', 'research', 'slavery', 'AC-HUNTING', 'AC-FISHING', 'AC-FARM'].map((place) => `place place=${place}`),
    );
  });

  rule('AOC-EX-21', 'A B C, then C A B, then B C A, then A B C', () => {
    let at = newGame(3, { firstPlayer: 0 });
    const orders: number[][] = [];
    for (let round = 1; round <= 4; round++) {
      const played = playRound(at);
      orders.push(played.order);
      at = played.at;
    }
    expect(orders).toEqual([
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
      [0, 1, 2],
    ]);
  });

  rule('AOC-AMB-26', 'the Plague is one of the eight cards and has no action', () => {
    expect(newGame(2).state.track).toContain('AC-PLAGUE');
    const at = table({ usable: ['PLAGUE', 'FARM', 'FISHING'], players: [{ coins: 9 }] });
    expect(offers(at, 0).filter((x) => x.startsWith('place'))).toHaveLength(5);
  });
});

describe('return of the workers', () => {
  rule('AOC-RET-1', 'workers on white slots and unused ones come back', () => {
    const at = table({ usable: ['FARM'], players: [{ workers: 4 }] });
    const after = does(at, 0, 'place place=AC-FARM', 'end-actions');
    expect(playerAt(after, 0)).toMatchObject({ workers: 4, white: 0, red: 0 });
    expect(eventsOf(after, 'returned')).toEqual([{ event: 'returned', seat: 0, back: 2, lost: 0 }]);
  });

  rule('AOC-RET-2', 'workers on red slots are sacrificed', () => {
    const at = table({ usable: ['CONQUEST', 'FISHING'], players: [{ workers: 4 }] });
    const after = does(at, 0, 'place place=slavery', 'place place=AC-CONQUEST', 'place place=AC-FISHING', 'end-actions');
    expect(playerAt(after, 0)).toMatchObject({ workers: 2, white: 0, red: 0 });
    expect(eventsOf(after, 'returned')).toEqual([{ event: 'returned', seat: 0, back: 1, lost: 2 }]);
  });
});

describe('end of the round', () => {
  rule('AOC-EOR-1', 'first player, permanent card, then the symbol of the new card', () => {
    const at = table({
      seats: 3,
      round: 2,
      seat: 1,
      lastTurn: true,
      next: 'CONQUEST',
      players: [{ techs: ['mining'] }, { techs: ['mining'] }, {}],
    });
    expect(at.state.first).toBe(2);
    const after = does(at, 1, 'end-actions');
    expect(after.state).toMatchObject({ first: 1, round: 3 });
    expect(after.events.map((e) => e.event)).toEqual(['war', 'change', 'round', 'turn']);
    expect([0, 1, 2].map((seat) => gained(at, after, seat).workers)).toEqual([0, 0, -1]);
  });

  rule('AOC-EOR-2', 'who was last is first in the next round', () => {
    const at = table({ seats: 4, seat: 2, lastTurn: true });
    const after = does(at, 2, 'end-actions');
    expect(after.state.first).toBe(2);
    expect(asks(after).seats).toEqual([2]);
  });

  rule('AOC-EOR-3', 'symbols of positions 1 to 3 are never resolved, nothing happens after round 6', () => {
    const wars = ['COMMERCE', 'CONSTRUCTION', 'CONQUEST', 'FISHING', 'FARM', 'HUNTING', 'CULTURE', 'PLAGUE'];
    const start = table({ track: wars, lastTurn: true, step: 'civilisation', market: ['rome'] });
    expect(eventsOf(does(start, 0, 'birth card=rome', 'end-actions'), 'war')).toEqual([]);
    const end = table({ round: 6, lastTurn: true, track: [...wars.slice(3), ...wars.slice(0, 3)] });
    const after = does(end, 0, 'end-actions');
    expect(after.state).toMatchObject({ over: true, round: 6, first: 1 });
    expect(after.events.map((e) => e.event)).toEqual(['end']);
  });

  rule('AOC-WAR-1', 'the weakest sacrifices a worker; tied for weakest, all of them do', () => {
    const war = (...techs: string[][]) => {
      const at = table({ seats: 3, lastTurn: true, next: 'CONQUEST', players: techs.map((x) => ({ techs: x })) });
      const after = does(at, 0, 'end-actions');
      return [0, 1, 2].map((seat) => gained(at, after, seat).workers);
    };
    expect(war(['mining', 'iron_working'], ['mining'], [])).toEqual([0, 0, -1]);
    expect(war(['mining', 'iron_working'], ['mining'], ['mining'])).toEqual([0, -1, -1]);
    expect(war(['mining'], ['mining'], ['mining'])).toEqual([-1, -1, -1]);
  });

  rule('AOC-WAR-2', 'a protected player is still compared: nobody loses in his place', () => {
    const at = table({ lastTurn: true, next: 'CONQUEST', players: [{ main: 'polynesia' }, { techs: ['mining'] }] });
    const after = does(at, 0, 'end-actions');
    expect([0, 1].map((seat) => gained(at, after, seat).workers)).toEqual([0, 0]);
    expect(eventsOf(after, 'war')).toEqual([{ event: 'war', strengths: [0, 1], weakest: [0], spared: [0] }]);
  });

  rule('AOC-WAR-3', 'abilities of a war fire whoever is weakest, before the sacrifices', () => {
    const players = [{ main: 'persia', techs: ['mining'] }, { techs: ['mining', 'iron_working', 'gunpowder'] }];
    const at = table({ lastTurn: true, next: 'CONSTRUCTION', players });
    const after = does(at, 0, 'end-actions');
    expect(eventsOf(after, 'change').map(({ seat, source }) => [seat, source.from])).toEqual([
      [0, 'ability'],
      [0, 'war'],
    ]);
    expect(gained(at, after, 0)).toEqual(gives(1, 0, -1)); // strength 2: one coin, and weakest
  });

  rule('AOC-PLG-1', 'the Plague takes a worker from everybody', () => {
    const at = table({
      seats: 3,
      lastTurn: true,
      next: 'PLAGUE',
      players: [{ techs: ['gunpowder'] }, { main: 'polynesia' }, { workers: 1 }],
    });
    const after = does(at, 0, 'end-actions');
    expect([0, 1, 2].map((seat) => gained(at, after, seat).workers)).toEqual([-1, -1, -1]);
    expect(eventsOf(after, 'plague')).toEqual([{ event: 'plague', card: 'AC-PLAGUE' }]);
    expect(eventsOf(after, 'war')).toEqual([]);
  });

  rule('AOC-EX-5', 'the new card shows war: all tied for least strength sacrifice', () => {
    const at = table({ seats: 4, lastTurn: true, next: 'COMMERCE', players: [{ techs: ['mining'] }, {}, { main: 'assyria' }, {}] });
    const after = does(at, 0, 'end-actions');
    expect([0, 1, 2, 3].map((seat) => gained(at, after, seat).workers)).toEqual([0, -1, 0, -1]);
  });

  rule('AOC-EX-11', 'Persia with strength 7 in a war: 3 coins', () => {
    const at = table({ lastTurn: true, next: 'CONQUEST', players: [{ main: 'persia', techs: ['mining', 'iron_working', 'gunpowder'] }] });
    expect(gain(at, 0, 'end-actions')).toEqual(gives(3));
  });

  rule('AOC-EX-31', 'all at strength 0: everybody sacrifices but Polynesia, and each is strongest', () => {
    const at = table({ seats: 3, lastTurn: true, usable: ['CONQUEST'], next: 'CONSTRUCTION', players: [{}, { main: 'polynesia' }, {}] });
    expect(gain(at, 0, 'place place=AC-CONQUEST').points).toBe(2);
    const after = does(at, 0, 'end-actions');
    expect([0, 1, 2].map((seat) => gained(at, after, seat).workers)).toEqual([-1, 0, -1]);
  });

  rule('AOC-AMB-12', 'a war in which all are tied costs everybody a worker', () => {
    const at = table({ seats: 2, lastTurn: true, next: 'COMMERCE', players: [{ main: 'assyria' }, { main: 'assyria' }] });
    const after = does(at, 0, 'end-actions');
    expect([0, 1].map((seat) => gained(at, after, seat).workers)).toEqual([-1, -1]);
  });
});
