import { describe, expect } from 'vitest';
import { mask } from '../../../kernel/index.js';
import { availableTechs, isStrongest, strengthOf, weakestSeats } from '../ask/selectors.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { ageOfCivilization as game } from '../game.js';
import { RULES } from '../rules/index.js';
import { check, DEFAULTS } from '../state/setup.js';
import type { Options } from '../state/state.js';
import { asks, civ, does, gain, gained, gives, marketOf, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('terms', () => {
  rule('AOC-TRM-1', 'points are added at once and have no upper limit', () => {
    const before = table({ usable: ['CULTURE'], players: [{ coins: 4, points: 35 }] });
    const after = does(before, 0, 'place place=AC-CULTURE');
    expect(playerAt(after, 0).points).toBe(37);
  });

  rule('AOC-TRM-2', 'coins have no limit', () => {
    const at = table({ usable: ['FARM'], players: [{ coins: 70 }] });
    expect(playerAt(does(at, 0, 'place place=AC-FARM'), 0).coins).toBe(73);
  });

  rule('AOC-TRM-3', 'a player never owns more than four workers', () => {
    expect(gain(table({ players: [{ workers: 4 }] }), 0, 'rest')).toEqual(gives(2, 0, 0));
    expect(gain(table({ players: [{ workers: 3 }] }), 0, 'rest')).toEqual(gives(2, 0, 1));
  });

  rule('AOC-TRM-4', 'a sacrifice is ignored by a player without workers', () => {
    const at = table({ lastTurn: true, next: 'PLAGUE', players: [{ workers: 0 }, { workers: 2 }] });
    const after = does(at, 0, 'end-actions');
    expect([playerAt(after, 0).workers, playerAt(after, 1).workers]).toEqual([0, 1]);
  });

  rule('AOC-TRM-5', 'strength counts civilisations and technologies; no wonder carries any', () => {
    const all = ['great_pyramid', 'hanging_gardens', 'great_library', 'colossus', 'lighthouse', 'great_wall', 'stonehenge', 'parthenon'];
    const more = ['colosseum', 'petra', 'angkor_wat', 'machu_picchu', 'moai', 'hagia_sophia', 'terracotta_army'];
    const at = table({ players: [{ main: 'assyria', annexed: ['carthage'], techs: ['mining'] }, { wonders: [...all, ...more] }] });
    expect(strengthOf(at.state, 0)).toBe(2 + 1 + 1);
    expect(strengthOf(at.state, 1)).toBe(0);
  });

  rule('AOC-TRM-6', 'strongest is who nobody beats, weakest who beats nobody; ties count', () => {
    const at = table({ seats: 3, players: [{ techs: ['mining'] }, { techs: ['mining'] }, {}] });
    expect([0, 1, 2].map((seat) => isStrongest(at.state, seat))).toEqual([true, true, false]);
    expect(weakestSeats(at.state)).toEqual([2]);
    const even = table({ seats: 3 });
    expect([0, 1, 2].map((seat) => isStrongest(even.state, seat))).toEqual([true, true, true]);
    expect(weakestSeats(even.state)).toEqual([0, 1, 2]);
  });

  rule('AOC-TRM-7', 'a wonder is any card of the market; an empty market gives none', () => {
    const at = does(table({ wonders: ['petra', 'moai', 'colossus'], players: [{ coins: 7 }] }), 0, 'place place=wonder');
    expect(offers(at, 0)).toEqual(['take-wonder wonder=WON-petra', 'take-wonder wonder=WON-moai-2', 'take-wonder wonder=WON-colossus']);
    const after = does(at, 0, 'take-wonder wonder=WON-moai-2');
    expect(playerAt(after, 0).wonders).toEqual(['WON-moai-2']);
    expect(after.state.wonders).toEqual(['WON-petra', 'WON-colossus']);
    refuses(at, 0, 'take-wonder wonder=WON-parthenon', 'AOC-TRM-7', 'WONDER_NOT_THERE');
    const empty = does(table({ wonders: [], players: [{ coins: 7 }] }), 0, 'place place=wonder');
    expect(playerAt(empty, 0).wonders).toEqual([]);
  });

  rule('AOC-TRM-8', 'a technology works from the moment it is gained', () => {
    const at = table({ players: [{ coins: 7 }] });
    const after = does(at, 0, 'place place=research', 'study tech=writing', 'place place=research', 'study tech=mining');
    expect(gained(at, after, 0)).toEqual(gives(-7, 2)); // 4, then 3 with Writing
  });

  rule('AOC-TRM-9', 'who has fewer coins than he must lose, loses what he has', () => {
    const at = table({ seats: 3, usable: ['CONQUEST'], players: [{ main: 'scythians' }, { coins: 1 }, { coins: 5 }] });
    const after = does(at, 0, 'place place=AC-CONQUEST');
    expect([1, 2].map((seat) => playerAt(after, seat).coins)).toEqual([0, 3]);
  });

  rule('AOC-TRM-10', 'all is open but the pile and the hands of the Draft', () => {
    const view = mask(game, newGame(3).state, 'spectator');
    expect(view.deck.every((slot) => slot.card === null)).toBe(true);
    expect(view.market.every((x) => x.slot.card !== null)).toBe(true);
    const draft = table({ draft: true, market: ['egypt'], players: [{ hand: ['rome'], coins: 4 }, { hand: ['persia'] }] });
    const seen = mask(game, draft.state, 0);
    expect(seen.players.map((p) => p.hand[0]!.card)).toEqual(['CIV-08', null]);
    expect(mask(game, draft.state, 1).players[0]!.coins).toBe(4);
  });
});

describe('setup', () => {
  rule('AOC-SET-1', 'everybody starts with 3 coins, no points, no workers, no technology', () => {
    for (const p of newGame(4).state.players)
      expect(p).toMatchObject({ coins: 3, points: 0, workers: 0, techs: [], wonders: [], civs: [], main: -1, special: null });
    expect(check(DEFAULTS, 5)).toMatchObject({ rule: 'AOC-SET-1', code: 'BAD_SEATS' });
    expect(check(DEFAULTS, 0)).toMatchObject({ code: 'BAD_SEATS' });
    expect(check({ ...DEFAULTS, draft: 'yes' } as unknown as Options, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(check(null as unknown as Options, 2)).toMatchObject({ code: 'BAD_OPTIONS' });
  });

  rule('AOC-SET-2', 'the wonder market holds 3 + players cards and is never refilled', () => {
    expect([2, 3, 4].map((seats) => newGame(seats).state.wonders.length)).toEqual([5, 6, 7]);
    expect(new Set(newGame(4).state.wonders).size).toBe(7);
    const after = does(table({ wonders: ['petra'], players: [{ coins: 7 }] }), 0, 'place place=wonder');
    expect(after.state.wonders).toEqual([]);
  });

  rule('AOC-SET-3', 'five civilisations lie face up, the other 43 are the pile', () => {
    const { state } = newGame(2);
    expect(state.market).toHaveLength(5);
    expect(state.deck).toHaveLength(43);
    const all = [...state.market.map((x) => x.slot.card), ...state.deck.map((x) => x.card)];
    expect(new Set(all)).toEqual(new Set(CIVILISATIONS.map((row) => row.id)));
    expect(newGame(2, {}, 2).state.market.map((x) => x.slot.card)).not.toEqual(state.market.map((x) => x.slot.card));
  });

  rule('AOC-SET-4', 'the eight action cards lie at random, or in the order of a first game', () => {
    const cards = ['COMMERCE', 'CONQUEST', 'CONSTRUCTION', 'CULTURE', 'FARM', 'FISHING', 'HUNTING', 'PLAGUE'].map((x) => `AC-${x}`);
    const tracks = [1, 2, 3].map((seed) => newGame(2, {}, seed).state.track);
    for (const track of tracks) expect([...track].sort()).toEqual(cards);
    expect(tracks[0]).not.toEqual(tracks[1]);
    const first = ['HUNTING', 'FISHING', 'FARM', 'COMMERCE', 'CULTURE', 'CONSTRUCTION', 'PLAGUE', 'CONQUEST'].map((x) => `AC-${x}`);
    expect(newGame(2, { firstGame: true }).state.track).toEqual(first);
  });

  rule('AOC-SET-5', 'the permanent card lies above positions 1, 2, 3', () => {
    const before = newGame(2, { firstGame: true, firstPlayer: 0 });
    const [card] = marketOf(before).find(([id]) => id !== civ('maya'))!;
    const at = does(before, 0, `birth card=${card}`);
    for (const later of ['COMMERCE', 'CULTURE', 'CONSTRUCTION', 'CONQUEST'])
      refuses(at, 0, `place place=AC-${later}`, 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
    expect(offers(at, 0)).toEqual(expect.arrayContaining(['place place=slavery', 'place place=AC-HUNTING', 'place place=AC-FISHING']));
  });

  rule('AOC-SET-6', 'the first player is chosen by the table or at random', () => {
    for (const seat of [0, 1, 2]) expect(asks(newGame(3, { firstPlayer: seat }))).toEqual({ step: 'civilisation', seats: [seat] });
    const random = new Set(Array.from({ length: 40 }, (_, seed) => newGame(3, {}, seed).state.first));
    expect(random).toEqual(new Set([0, 1, 2]));
    expect(check({ ...DEFAULTS, firstPlayer: 3 }, 3)).toMatchObject({ rule: 'AOC-SET-6', code: 'BAD_FIRST_PLAYER' });
    expect(check({ ...DEFAULTS, firstPlayer: 0.5 }, 3)).toMatchObject({ code: 'BAD_FIRST_PLAYER' });
  });

  rule('AOC-SET-7', 'seats are numbered clockwise: after seat 2 of three comes seat 0', () => {
    const at = table({ seats: 3, seat: 2 });
    expect(asks(does(at, 2, 'end-actions')).seats).toEqual([0]);
  });

  rule('AOC-EX-1', 'two players: five wonders', () => {
    expect(newGame(2).state.wonders).toHaveLength(5);
  });

  rule('AOC-AMB-25', 'nobody starts with an extra coin', () => {
    expect(newGame(2, { firstPlayer: 0 }).state.players.map((p) => p.coins)).toEqual([3, 3]);
  });

  rule('AOC-AMB-24', 'rules are cited by id: no text of ours leans on the page numbers of the booklet', () => {
    for (const { id, en, fr } of RULES) expect(`${en} ${fr}`, id).not.toMatch(/\bpages? \d|\bp\. ?\d/i);
  });

  rule('AOC-AMB-11', 'the columns are Writing-Education-Science, Navigation-Currency-Engineering, Mining-Iron Working-Gunpowder', () => {
    const available = (...techs: string[]): string[] => availableTechs({ ...playerAt(newGame(2), 0), techs });
    expect(available('writing')).toContain('education');
    expect(available('navigation')).toContain('currency');
    expect(available('mining')).toContain('iron_working');
    expect(available('education')).toEqual(expect.arrayContaining(['science', 'engineering']));
    expect(available('currency')).toEqual(expect.arrayContaining(['science', 'engineering', 'gunpowder']));
    expect(available('iron_working')).toEqual(expect.arrayContaining(['engineering', 'gunpowder']));
  });
});
