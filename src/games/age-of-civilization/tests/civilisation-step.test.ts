import { describe, expect } from 'vitest';
import { abilitiesOf } from '../ask/selectors.js';
import { asks, civ, does, eventsOf, gain, gained, gives, marketOf, offers, playerAt, refuses, rule, table } from './toolkit.js';

const abilityIds = (at: Parameters<typeof playerAt>[0], seat: number): string[] => abilitiesOf(at.state, seat).map((a) => a.id);

describe('civilisation step', () => {
  rule('AOC-CIV-1', 'in the first turn only a birth is allowed', () => {
    const at = table({ step: 'civilisation', market: ['egypt', 'rome'] });
    expect(offers(at, 0)).toEqual(['birth card=CIV-01', 'birth card=CIV-08']);
    refuses(at, 0, 'annex card=egypt', 'AOC-CIV-1', 'MUST_GIVE_BIRTH');
    refuses(at, 0, 'pass', 'AOC-CIV-1', 'MUST_GIVE_BIRTH');
  });

  rule('AOC-CIV-2', 'later a player gives birth, annexes or passes', () => {
    const at = table({ step: 'civilisation', round: 2, market: ['egypt', 'rome'], players: [{ main: 'persia' }] });
    expect(offers(at, 0)).toEqual(['birth card=CIV-01', 'birth card=CIV-08', 'annex card=CIV-01', 'annex card=CIV-08', 'pass']);
    expect(asks(does(at, 0, 'pass'))).toEqual({ step: 'actions', seats: [0] });
    refuses(at, 0, 'place place=slavery', 'TABLE-STEP', 'NOT_NOW');
  });

  rule('AOC-CIV-3', 'with three cards the step is passed by itself', () => {
    const turn = (annexed: string[]) => table({ seat: 1, round: 3, players: [{ main: 'persia', declined: ['egypt'], annexed }] });
    expect(asks(does(turn(['rome']), 1, 'end-actions'))).toEqual({ step: 'actions', seats: [0] });
    const two = does(turn([]), 1, 'end-actions');
    expect(asks(two)).toEqual({ step: 'civilisation', seats: [0] });
    expect(playerAt(does(two, 0, `annex card=${marketOf(two)[0]![0]}`), 0).civs).toHaveLength(3);
  });

  rule('AOC-CIV-4', 'a birth renews the workers to the population of the card', () => {
    const from = (workers: number) =>
      table({ step: 'civilisation', round: 2, market: ['rome', 'babylon'], players: [{ main: 'egypt', workers }] });
    expect(gain(from(1), 0, 'birth card=rome').workers).toBe(3); // 1 to 4
    expect(gain(from(4), 0, 'birth card=babylon').workers).toBe(-2); // 4 to 2
    expect(gain(from(0), 0, 'birth card=babylon').workers).toBe(2);
    const after = does(from(1), 0, 'birth card=rome');
    expect(playerAt(after, 0).civs[playerAt(after, 0).main]!.slot.card).toBe(civ('rome'));
    refuses(from(1), 0, 'birth card=persia', 'AOC-CIV-4', 'CARD_NOT_THERE');
  });

  rule('AOC-CIV-5', 'a birth puts the former main civilisation in decline for good', () => {
    const at = table({ step: 'civilisation', round: 2, market: ['arabia', 'rome'], players: [{ main: 'egypt' }] });
    const after = does(at, 0, 'birth card=arabia');
    expect(eventsOf(after, 'birth')).toEqual([{ event: 'birth', seat: 0, card: civ('arabia'), declined: civ('egypt') }]);
    expect(abilityIds(after, 0)).toEqual(['CIV-01-I1', 'CIV-20-M1', 'CIV-20-I1']);
  });

  rule('AOC-CIV-6', 'annexing keeps the main civilisation and brings one worker, the card’s inherited ability and nothing else', () => {
    const at = table({ step: 'civilisation', round: 2, market: ['tiwanaku', 'rome'], players: [{ main: 'egypt', workers: 2 }] });
    const after = does(at, 0, 'annex card=tiwanaku');
    expect(gained(at, after, 0)).toEqual(gives(0, 0, 1));
    expect(abilityIds(after, 0)).toEqual(['CIV-01-M1', 'CIV-01-I1', 'CIV-36-I1']);
    expect(playerAt(after, 0).civs[playerAt(after, 0).main]!.slot.card).toBe(civ('egypt'));
    const full = table({ step: 'civilisation', round: 2, market: ['tiwanaku'], players: [{ main: 'egypt', workers: 4 }] });
    expect(gain(full, 0, 'annex card=tiwanaku').workers).toBe(0);
  });

  rule('AOC-CIV-7', 'birth and annexation take the bonus coins', () => {
    const at = table({ step: 'civilisation', round: 2, market: [['rome', 4]], players: [{ main: 'egypt' }] });
    expect(gain(at, 0, 'birth card=rome').coins).toBe(4);
    expect(gain(at, 0, 'annex card=rome').coins).toBe(4);
  });

  rule('AOC-CIV-8', 'the cards left get a coin each, then a new card without coin comes', () => {
    const market = [
      ['rome', 1],
      ['persia', 0],
      ['italy', 3],
      ['tibet', 0],
      ['japan', 2],
    ] as const;
    const at = table({ step: 'civilisation', round: 2, market, pile: ['china', 'korea'], players: [{ main: 'egypt' }] });
    const expected = [
      ['persia', 1],
      ['italy', 4],
      ['tibet', 1],
      ['japan', 3],
      ['china', 0],
    ] as const;
    for (const move of ['birth', 'annex'])
      expect(marketOf(does(at, 0, `${move} card=rome`))).toEqual(expected.map(([key, coins]) => [civ(key), coins]));
  });

  rule('AOC-CIV-9', 'passing leaves the market alone', () => {
    const at = table({ step: 'civilisation', round: 2, market: [['rome', 1], 'persia'], players: [{ main: 'egypt' }] });
    const after = does(at, 0, 'pass');
    expect(marketOf(after)).toEqual(marketOf(at));
    expect(gained(at, after, 0)).toEqual(gives(0));
  });

  rule('AOC-CIV-10', 'card, workers, bonus coins, birth abilities, older abilities, market', () => {
    const players = [{ main: 'polynesia', workers: 1 }, { coins: 5 }];
    const at = table({ step: 'civilisation', round: 2, market: [['germania', 3], 'rome'], pile: ['egypt'], players });
    const after = does(at, 0, 'birth card=germania');
    const order = after.events.map((e) => (e.event === 'change' ? [e.event, e.seat, e.source.from] : [e.event]));
    expect(order).toEqual([
      ['birth'],
      ['change', 0, 'birth'], // workers
      ['change', 0, 'market'], // bonus coins
      ['change', 1, 'ability'], // Germania is born
      ['change', 0, 'ability'], // Polynesia: whenever you later give birth
      ['market'],
    ]);
    expect(gained(at, after, 0)).toEqual(gives(5, 0, 3));
    expect(marketOf(after)).toEqual([
      [civ('rome'), 1],
      [civ('egypt'), 0],
    ]);
  });

  rule('AOC-CIV-11', 'what happens when a card is born does not happen when it is annexed', () => {
    for (const key of ['tiwanaku', 'lydia', 'inca', 'iberia', 'germania']) {
      const at = table({ step: 'civilisation', round: 2, market: [[key, 2]], players: [{ main: 'egypt', workers: 4 }, { coins: 3 }] });
      const after = does(at, 0, `annex card=${key}`);
      expect(gained(at, after, 0), key).toEqual(gives(2));
      expect(playerAt(after, 0)).toMatchObject({ wonders: [], techs: [] });
      expect(playerAt(after, 1).coins).toBe(3);
    }
  });

  rule('AOC-CIV-12', 'workers may exceed the population, up to four', () => {
    const at = table({ players: [{ main: 'babylon', workers: 2 }] }); // population 2
    expect(playerAt(does(at, 0, 'rest'), 0).workers).toBe(3);
    const annexing = table({ step: 'civilisation', round: 2, market: ['rome'], players: [{ main: 'babylon', workers: 3 }] });
    expect(playerAt(does(annexing, 0, 'annex card=rome'), 0).workers).toBe(4);
  });

  rule('AOC-EX-6', 'Egypt, then Arabia born or annexed', () => {
    const at = table({ step: 'civilisation', round: 2, market: ['arabia'], players: [{ main: 'egypt', workers: 2 }] });
    expect(abilityIds(does(at, 0, 'birth card=arabia'), 0)).toEqual(['CIV-01-I1', 'CIV-20-M1', 'CIV-20-I1']);
    const annexed = does(at, 0, 'annex card=arabia');
    expect(abilityIds(annexed, 0)).toEqual(['CIV-01-M1', 'CIV-01-I1', 'CIV-20-I1']);
    expect(gained(at, annexed, 0).workers).toBe(1);
  });

  rule('AOC-EX-20', 'coins of the market as cards are taken', () => {
    const market = ['rome', 'persia', 'italy', 'tibet', 'japan'];
    const at = table({ step: 'civilisation', market, pile: ['china', 'korea'] });
    const afterA = does(at, 0, 'birth card=italy');
    expect(marketOf(afterA).map(([, coins]) => coins)).toEqual([1, 1, 1, 1, 0]);
    const b = does(afterA, 0, 'end-actions');
    const afterB = does(b, 1, 'birth card=tibet');
    expect(gained(b, afterB, 1).coins).toBe(1);
    expect(marketOf(afterB).map(([, coins]) => coins)).toEqual([2, 2, 2, 1, 0]);
  });

  rule('AOC-EX-33', 'Carthage with 3 bonus coins: 9 when born, 3 when annexed', () => {
    const at = table({ step: 'civilisation', round: 2, market: [['carthage', 3]], players: [{ main: 'egypt' }] });
    expect(gain(at, 0, 'birth card=carthage').coins).toBe(9);
    expect(gain(at, 0, 'annex card=carthage').coins).toBe(3);
  });

  rule('AOC-AMB-1', 'coins come before birth abilities, the market last', () => {
    const at = table({ step: 'civilisation', round: 1, market: [['inca', 2], 'rome'], wonders: ['petra', 'moai'], pile: ['egypt'] });
    const asked = does(at, 0, 'birth card=inca');
    expect(asks(asked).step).toBe('gain-wonder');
    expect(gained(at, asked, 0).coins).toBe(2);
    expect(marketOf(asked)).toEqual([[civ('rome'), 0]]);
    expect(marketOf(does(asked, 0, 'take-wonder wonder=WON-petra'))).toEqual([
      [civ('rome'), 1],
      [civ('egypt'), 0],
    ]);
  });

  rule('AOC-AMB-22', 'an exhausted pile adds nothing to the market', () => {
    const at = table({
      seats: 1,
      scenario: 'SCN-3',
      round: 5,
      lastTurn: true,
      market: ['aztec', 'inca', 'tiwanaku', 'olmec', 'mississippi', 'polynesia'],
      track: ['CULTURE', 'FARM', 'HUNTING', 'SA-RITUAL', 'PLAGUE', 'CONQUEST', 'SA-EXODUS', 'CONSTRUCTION'],
      players: [{ main: 'maya', coins: 9 }],
    });
    expect(at.state.deck).toEqual([]);
    const after = does(at, 0, 'end-actions');
    expect(marketOf(after)).toHaveLength(6);
    expect(eventsOf(after, 'market')).toEqual([{ event: 'market', card: null }]);
  });
});
