import { describe, expect } from 'vitest';
import { mask, play, seenBy } from '../../../kernel/index.js';
import { ageOfCivilization as game } from '../game.js';
import { asks, civ, does, gain, type Moment, marketOf, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

/** Everybody keeps the first card of the pack, five times. */
function draftAll(from: Moment): Moment {
  let at = from;
  while (asks(at).step === 'draft') {
    const [seat] = asks(at).seats as [number];
    at = does(at, seat, offers(at, seat)[0]!);
  }
  return at;
}
const packs = (at: Moment): (string | null)[][] => at.state.packs.map((pack) => pack.map((slot) => slot.card));
const birth = (key: string, coins: number, player: object = {}) =>
  gain(table({ draft: true, step: 'civilisation', market: [[key, coins]], players: [player] }), 0, `birth card=${key}`).coins;

describe('Draft', () => {
  rule('AOC-DRF-1', 'seven cards, five picks passed to the left, the last two of each hand are the market', () => {
    let at = newGame(3, { draft: true, firstPlayer: 0 });
    expect(packs(at).map((pack) => pack.length)).toEqual([7, 7, 7]);
    expect(at.state.market).toEqual([]);
    expect(asks(at).seats).toEqual([0, 1, 2]);
    const before = packs(at);
    at = does(at, 1, `keep card=${before[1]![3]}`);
    expect(asks(at).seats).toEqual([0, 2]);
    refuses(at, 1, `keep card=${before[1]![2]}`, 'TABLE-TURN', 'NOT_ASKED');
    refuses(at, 0, `keep card=${before[1]![2]}`, 'AOC-DRF-1', 'KEEP_NOT_IN_PACK');
    at = does(does(at, 0, `keep card=${before[0]![0]}`), 2, `keep card=${before[2]![6]}`);
    expect(at.state.players.map((p) => p.hand.map((slot) => slot.card))).toEqual([[before[0]![0]], [before[1]![3]], [before[2]![6]]]);
    expect(packs(at)[1]).toEqual(before[0]!.slice(1)); // seat 0 passed to seat 1, its left neighbour
    expect(packs(at)[0]).toEqual(before[2]!.slice(0, 6));
    const drafted = draftAll(at);
    expect(drafted.state.players.map((p) => p.hand.length)).toEqual([5, 5, 5]);
    expect(drafted.state.market).toHaveLength(6);
    expect(asks(drafted)).toEqual({ step: 'civilisation', seats: [0] });
    expect([2, 4].map((seats) => draftAll(newGame(seats, { draft: true })).state.market.length)).toEqual([4, 8]);
  });

  rule('AOC-DRF-1', 'picks are secret', () => {
    const at = newGame(2, { draft: true });
    const [mine, theirs] = packs(at) as [string[], string[]];
    const half = does(at, 0, `keep card=${mine[0]}`);
    expect(mask(game, half.state, 1)).toEqual(mask(game, at.state, 1));
    const played = play(game, half.position, 1, { move: 'keep', card: theirs[0]! });
    if (!played.ok) throw new Error('refused');
    const cards = (seat: number) => seenBy(played.events, seat).flatMap((e) => (e.event === 'kept' ? [e.card] : []));
    expect([cards(0), cards(1)]).toEqual([
      [mine[0], null],
      [null, theirs[0]],
    ]);
    expect(mask(game, played.position.state, 1).players[0]!.hand[0]!.card).toBeNull();
  });

  rule('AOC-DRF-2', 'five kept cards for the whole game; none is ever added', () => {
    const at = draftAll(newGame(2, { draft: true, firstPlayer: 0 }));
    const card = playerAt(at, 0).hand[2]!.card!;
    const after = does(at, 0, `birth card=${card}`, 'end-actions');
    expect(playerAt(after, 0).hand).toHaveLength(4);
    expect(playerAt(after, 0).civs[0]!.slot).toMatchObject({ card, known: -1 });
    expect(mask(game, after.state, 1).players[0]!.hand.every((slot) => slot.card === null)).toBe(true);
  });

  rule('AOC-DRF-3', 'cards come from hand or market; no coins are put down and no card is drawn', () => {
    const at = table({
      draft: true,
      step: 'civilisation',
      round: 2,
      market: ['rome', 'persia'],
      players: [{ main: 'egypt', hand: ['italy'] }],
    });
    const cards = ['CIV-08', 'CIV-25', 'CIV-11'];
    expect(offers(at, 0)).toEqual([...cards.map((id) => `birth card=${id}`), ...cards.map((id) => `annex card=${id}`), 'pass']);
    expect(marketOf(does(at, 0, 'birth card=rome'))).toEqual([[civ('persia'), 0]]);
    const hand = does(at, 0, 'annex card=italy');
    expect(marketOf(hand)).toEqual(marketOf(at));
    expect(hand.state.deck).toHaveLength(at.state.deck.length);
    refuses(at, 0, 'birth card=china', 'AOC-CIV-4', 'CARD_NOT_THERE');
  });

  rule('AOC-DRF-4', 'no bonus coins for the first civilisation, 2 for the second and third', () => {
    const coins = (player: object, move: string) =>
      gain(
        table({ draft: true, step: 'civilisation', round: 3, market: ['rome'], players: [{ hand: ['persia'], workers: 4, ...player }] }),
        0,
        move,
      ).coins;
    expect(coins({}, 'birth card=rome')).toBe(0);
    expect(coins({}, 'birth card=persia')).toBe(0);
    expect(coins({ main: 'egypt' }, 'birth card=rome')).toBe(2);
    expect(coins({ main: 'egypt' }, 'annex card=persia')).toBe(2);
    expect(coins({ main: 'egypt', annexed: ['tibet'] }, 'annex card=rome')).toBe(2);
  });

  rule('AOC-DRF-5', 'with an empty market only hand cards are left, and without those nothing is asked', () => {
    const at = table({ draft: true, step: 'civilisation', round: 2, market: [], players: [{ main: 'egypt', hand: ['italy'] }] });
    expect(offers(at, 0)).toEqual(['birth card=CIV-11', 'annex card=CIV-11', 'pass']);
    const none = table({ draft: true, seat: 1, round: 2, market: [], players: [{ main: 'egypt' }, { main: 'rome' }] });
    expect(asks(does(none, 1, 'end-actions'))).toEqual({ step: 'actions', seats: [0] });
  });

  rule('AOC-DRF-6', 'coins of Phoenicia go with the card, besides the 2 or alone', () => {
    expect(birth('rome', 2)).toBe(2);
    expect(birth('rome', 2, { main: 'egypt' })).toBe(4);
    const at = table({ draft: true, round: 2, market: ['rome'], players: [{ main: 'phoenicia', coins: 2 }] });
    const after = does(at, 0, 'end-actions', 'activate ability=CIV-26-M1', 'endow card=rome');
    expect(marketOf(after)).toEqual([[civ('rome'), 2]]);
  });

  rule('AOC-DRF-7', 'Carthage: 0 as first, 6 later, extra coins tripled as well', () => {
    expect([
      birth('carthage', 0),
      birth('carthage', 0, { main: 'egypt' }),
      birth('carthage', 2),
      birth('carthage', 2, { main: 'egypt' }),
    ]).toEqual([0, 6, 6, 12]);
  });

  rule('AOC-DRF-8', 'Iberia: no technology as first, 1 later, extra coins count', () => {
    const techs = (coins: number, player: object) => {
      let at = does(table({ draft: true, step: 'civilisation', market: [['iberia', coins]], players: [player] }), 0, 'birth card=iberia');
      while (asks(at).step === 'gain-tech') at = does(at, 0, offers(at, 0)[0]!);
      return playerAt(at, 0).techs.length;
    };
    expect([techs(0, {}), techs(2, {}), techs(0, { main: 'egypt' }), techs(2, { main: 'egypt' }), techs(1, { main: 'egypt' })]).toEqual([
      0, 1, 1, 2, 1,
    ]);
  });

  rule('AOC-EX-13', 'three players: a market of 6; Carthage 6 and 0 coins, Iberia 1 and 0 technologies', () => {
    expect(draftAll(newGame(3, { draft: true })).state.market).toHaveLength(6);
    expect([birth('carthage', 0, { main: 'rome' }), birth('carthage', 0)]).toEqual([6, 0]);
    const iberia = (player: object) =>
      does(table({ draft: true, step: 'civilisation', market: ['iberia'], players: [player] }), 0, 'birth card=iberia');
    expect(asks(iberia({ main: 'rome' })).step).toBe('gain-tech');
    expect(asks(does(iberia({ main: 'rome' }), 0, 'learn tech=mining')).step).toBe('actions');
    expect(asks(iberia({})).step).toBe('actions');
  });

  rule('AOC-AMB-19', 'all five picks pass to the left', () => {
    let at = newGame(3, { draft: true });
    for (let pick = 1; pick <= 4; pick++) {
      const before = packs(at);
      for (const seat of [0, 1, 2]) at = does(at, seat, `keep card=${before[seat]![0]}`);
      for (const seat of [0, 1, 2]) expect(packs(at)[(seat + 1) % 3]).toEqual(before[seat]!.slice(1));
    }
  });
});
