import { describe, expect, it } from 'vitest';
import { strengthOf } from '../ask/selectors.js';
import { CIVILISATIONS, type Region } from '../cards/civilisations.js';
import { asks, civ, does, gain, gained, type Moment, offers, type PlayerSpec, playerAt, type TableSpec, table } from './toolkit.js';

/** A question about a player whose answer is a figure: what does a Farm bring, what does a Wonder cost? */
export type Probe = (player: PlayerSpec) => number;

/** Round 2, four workers, 20 coins, and a rival with 10 coins and no strength. */
export const sit = (player: PlayerSpec, spec: TableSpec = {}): Moment =>
  table({ round: 2, ...spec, players: [{ workers: 4, coins: 20, ...player }, ...(spec.players ?? [{ coins: 10 }])] });

const ACTION_CARDS = ['CULTURE', 'CONSTRUCTION', 'CONQUEST', 'HUNTING', 'FISHING', 'COMMERCE', 'FARM'];
export type What = 'coins' | 'points' | 'workers';
/** What an action of the track brings, what is paid for it included. */
export const action =
  (card: string, what: What, spec: TableSpec = {}): Probe =>
  (player) => {
    expect(ACTION_CARDS).toContain(card);
    return gain(sit(player, { usable: [card], ...spec }), 0, `place place=AC-${card}`)[what];
  };
export const slavery =
  (what: What = 'coins'): Probe =>
  (player) =>
    gain(sit(player), 0, 'place place=slavery')[what];
export const research =
  (tech: string, what: What, owned: readonly string[] = []): Probe =>
  (player) =>
    gain(sit({ techs: owned, ...player }), 0, 'place place=research', `study tech=${tech}`)[what];
/** The price of a Wonder, as a loss of coins. */
export const wonder: Probe = (player) => gain(sit(player, { wonders: ['great_pyramid'] }), 0, 'place place=wonder').coins;
export const rest =
  (what: What, workers = 1): Probe =>
  (player) =>
    gain(sit({ workers, ...player }), 0, 'rest')[what];

export const strength: Probe = (player) => strengthOf(sit(player).state, 0);
/** A rival who is stronger than any card alone. */
export const MIGHTY: TableSpec = { players: [{ coins: 10, techs: ['mining', 'iron_working', 'gunpowder'] }] };

/** What a turn without actions ends with. */
export const turnEnd =
  (what: What, spec: TableSpec = {}, more: PlayerSpec = {}): Probe =>
  (player) =>
    gain(sit({ ...more, ...player }, spec), 0, 'end-actions')[what];
/** What a war at the end of the round brings and takes. */
export const war =
  (what: What, spec: TableSpec = {}): Probe =>
  (player) =>
    gain(sit(player, { lastTurn: true, next: 'CONQUEST', ...spec }), 0, 'end-actions')[what];
/** The points of the end of the game. */
export const final =
  (more: PlayerSpec = {}, spec: TableSpec = {}): Probe =>
  (player) =>
    gain(sit({ coins: 0, workers: 0, ...more, ...player }, { round: 6, lastTurn: true, ...spec }), 0, 'end-actions').points;

/** Is the private slot there? */
export const slot =
  (place: string): Probe =>
  (player) =>
    offers(sit(player, { usable: ['CULTURE', 'FARM', 'PLAGUE'] }), 0).includes(`place place=${place}`) ? 1 : 0;
/** Taking one more card with 3 bonus coins; Rome's population is 4. */
export const taking =
  (how: 'birth' | 'annex', what: What, workers = 2): Probe =>
  (player) =>
    gain(sit({ main: 'tiwanaku', workers, ...player }, { step: 'civilisation', market: [['rome', 3]] }), 0, `${how} card=rome`)[what];
/** What the rival gains while the probed player makes these moves. */
export const rival =
  (moves: readonly string[], spec: TableSpec = {}): Probe =>
  (player) => {
    const at = sit(player, spec);
    return gained(at, does(at, 0, ...moves), 1).coins;
  };
/** May the rival perform Commerce? */
export const rivalTrades: Probe = (player) =>
  offers(table({ round: 2, seat: 1, usable: ['COMMERCE'], players: [player, {}] }), 1).includes('place place=AC-COMMERCE') ? 1 : 0;

/** A fact about a card: its figure while main, after its decline, when annexed, and without the card. */
export type Fact = readonly [
  title: string,
  probe: Probe,
  figures: readonly [main: number, declined: number, annexed: number, without: number],
];

/** The tests of one civilisation card. */
export function civilisation(id: string, key: string, population: number, ...facts: readonly Fact[]): void {
  describe(`${id} ${key}`, () => {
    it(`has a population of ${population}`, () => {
      expect(civ(key)).toBe(id);
      const at = table({
        round: 2,
        step: 'civilisation',
        market: [key, 'tibet'],
        wonders: ['petra'],
        players: [{ main: 'nubia', workers: 0 }],
      });
      expect(playerAt(does(at, 0, `birth card=${key}`), 0).workers).toBe(population);
    });
    for (const [title, probe, figures] of facts)
      it(title, () => {
        const roles: PlayerSpec[] = [{ main: key }, { declined: [key] }, { annexed: [key] }, {}];
        expect(roles.map(probe), 'main, declined, annexed, without').toEqual(figures);
      });
  });
}

/** What happens when the card is taken in round 2 with bonus coins on it: to its owner, and to the rival. */
export function taken(
  key: string,
  how: 'birth' | 'annex',
  coins: number,
  spec: TableSpec = {},
): { own: Moment; rival: number; asked: string | undefined } {
  const at = sit({ main: 'nubia', coins: 0 }, { step: 'civilisation', market: [[key, coins], 'tibet'], ...spec });
  const after = does(at, 0, `${how} card=${key}`);
  return { own: after, rival: gained(at, after, 1).coins, asked: asks(after).step };
}

/** All cards of a region are tested in its file, and no other. */
export const region = (name: Region, keys: readonly string[]): void => {
  it(`${name} has ${keys.length} civilisations`, () => {
    expect(CIVILISATIONS.filter((row) => row.region === name).map((row) => row.key)).toEqual(keys);
  });
};
