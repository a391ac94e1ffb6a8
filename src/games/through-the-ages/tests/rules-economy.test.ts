import { describe, expect, it } from 'vitest';
import { discontentOf, happyNeeded, threatensUprising } from '../ask/ratings.js';
import { corruptionOf } from '../change/production.js';
import { allGains, allPayments, bestGain, bestPayment, type Outcome, stored } from '../change/tokens.js';
import {
  allows,
  card,
  does,
  doesAs,
  eventsOf,
  foodOf,
  layouts,
  me,
  ratingsOf,
  refuses,
  resourcesOf,
  rule,
  tokensOn,
  turn,
} from './turns.js';

const MINES = { bronze: 1, iron: 1, coal: 1 };

describe('food, resources and blue tokens', () => {
  rule('TTA-TOK-01', 'a token is worth what its card says', () => {
    const at = turn({ workers: { ...MINES, irrigation: 1 }, tokens: { bronze: 1, iron: 1, coal: 1, agriculture: 1, irrigation: 1 } });
    expect([resourcesOf(at), foodOf(at)]).toEqual([1 + 2 + 3, 1 + 2]);
  });
  rule('TTA-TOK-02', 'paying returns tokens; food pays no resources and the other way round', () => {
    const at = does(turn({ tokens: { bronze: 3 } }), 'build bronze');
    expect([tokensOn(at, 'bronze'), me(at).blue]).toEqual([1, 17]);
    refuses(turn({ tokens: { agriculture: 9 } }), 'build bronze', 'TTA-BLD-01', 'NOT_ENOUGH_RESOURCES', { need: 2, have: 0 });
  });
  rule('TTA-TOK-03', 'change downwards: a token falls, or splits with tokens of the bank', () => {
    const fallen = does(turn({ workers: { coal: 1, iron: 0 }, tokens: { coal: 1 }, wonder: 'library-of-alexandria' }), 'stage');
    expect([tokensOn(fallen, 'coal'), tokensOn(fallen, 'iron')]).toEqual([0, 1]);
    const split = does(turn({ workers: { oil: 1 }, tokens: { oil: 1 }, wonder: 'library-of-alexandria' }, { age: 3 }), 'stage');
    expect([tokensOn(split, 'oil'), tokensOn(split, 'bronze')]).toEqual([0, 4]);
  });
  rule('TTA-TOK-04', 'tokens never rise', () => {
    const p = me(turn({ workers: MINES, tokens: { bronze: 6 } }));
    expect(allPayments(p, 'resources', 2).map((x) => x.tokens)).toEqual([[0, 0, 4]]);
  });
  rule('TTA-TOK-05', 'a gain goes to any own cards, as much as the bank holds', () => {
    const p = me(turn({ workers: { bronze: 1, iron: 0 } }));
    expect(allGains(p, 'resources', 3).map((x) => x.tokens)).toEqual([
      [1, 1],
      [0, 3],
    ]);
    expect(bestGain({ ...p, blue: 1 }, 'resources', 3)).toMatchObject({ tokens: [1, 0], by: 2 });
  });
  rule('TTA-TOK-06', 'tokens may lie on a card without workers', () => {
    const at = does(turn({ workers: { irrigation: 0 }, civilHand: ['bountiful-harvest.i'] }), 'play bountiful-harvest.i');
    expect(tokensOn(at, 'irrigation')).toBe(1);
  });
  rule('TTA-TOK-07', 'the engine leaves as few tokens as possible; by hand every other way is offered', () => {
    const at = turn({ workers: { ...MINES, iron: 2 }, tokens: { bronze: 2, iron: 2 }, pool: 2 });
    expect(tokensOn(does(at, 'build bronze'), 'iron')).toBe(2);
    const asked = does(at, 'by-hand', 'build bronze');
    expect(layouts(asked).sort()).toEqual(['0-0-4', '0-1-2', '0-2-0']);
    const chosen = does(asked, 'tokens 0-1-2');
    expect([tokensOn(chosen, 'bronze'), tokensOn(chosen, 'iron'), me(chosen).blue]).toEqual([2, 1, 15]);
    refuses(asked, 'tokens 1-0-1', 'TTA-TOK-03', 'NOT_A_PAYMENT');
    refuses(chosen, 'by-hand', 'TTA-TOK-07', 'ONCE_PER_TURN');
    expect(me(chosen).byHand).toBe(true);
  });
  rule('TTA-TOK-08', 'without change one overpays, by as little as possible', () => {
    const p = me(turn({ workers: { coal: 1 }, tokens: { coal: 2 }, blue: 0 }));
    expect(bestPayment(p, 'resources', 1)).toMatchObject({ tokens: [1, 1], by: -2 });
    const one = me(turn({ workers: { coal: 1 }, tokens: { coal: 1 }, blue: 0 }));
    expect(bestPayment(one, 'resources', 1)).toMatchObject({ tokens: [0, 1], by: -2 });
  });

  it('the default payment is the best of all payments, and every way of change is found', () => {
    let seed = 5;
    const next = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return (seed >>> 8) % n;
    };
    for (let i = 0; i < 150; i++) {
      const tokens = { bronze: next(4), iron: next(3), coal: next(3), oil: next(2) };
      const p = me(turn({ workers: { bronze: 1, iron: 0, coal: 0, oil: 0 }, tokens, blue: next(4) }, { age: 3 }));
      const have = stored(p, 'resources');
      if (have === 0) continue;
      const n = 1 + next(have);
      const ways = reachable([tokens.oil, tokens.coal, tokens.iron, tokens.bronze], p.blue, n);
      const all = allPayments(p, 'resources', n);
      const size = (x: Outcome): number => x.tokens.reduce((a, b) => a + b, 0);
      expect(new Set(all.map((x) => x.tokens.join('-')))).toEqual(ways);
      expect(size(bestPayment(p, 'resources', n))).toBe(Math.min(...all.map(size)));
    }
  });
});

const VALUES = [5, 3, 2, 1];
/** All layouts after paying n, by trying every exchange of single tokens; overpaying as little as possible. */
function reachable(start: readonly number[], bank: number, n: number): Set<string> {
  const worth = (x: readonly number[]): number => x.reduce((sum, k, i) => sum + k * VALUES[i]!, 0);
  const splits = (value: number, from: number): number[][] => {
    if (from === VALUES.length) return [[0, 0, 0, 0]];
    return Array.from({ length: Math.floor(value / VALUES[from]!) + 1 }, (_, k) =>
      splits(value - k * VALUES[from]!, from + 1).map((rest) => rest.map((x, i) => (i === from ? k : x))),
    ).flat();
  };
  const room = start.reduce((a, b) => a + b, bank);
  let layouts = new Set(['0-0-0-0']);
  start.forEach((count, card_) => {
    for (let k = 0; k < count; k++) {
      const more = splits(VALUES[card_]!, card_);
      const grown = new Set<string>();
      for (const layout of layouts)
        for (const add of more)
          grown.add(
            layout
              .split('-')
              .map((x, i) => Number(x) + add[i]!)
              .join('-'),
          );
      layouts = grown;
    }
  });
  const possible = [...layouts].map((x) => x.split('-').map(Number)).filter((x) => x.reduce((a, b) => a + b, 0) <= room);
  const wanted = worth(start) - n;
  const best = Math.max(...possible.map(worth).filter((value) => value <= wanted));
  return new Set(possible.filter((x) => worth(x) === best).map((x) => x.join('-')));
}

describe('production', () => {
  rule('TTA-PRD-01', 'points, food, consumption, resources, corruption, cards, in this order', () => {
    const at = does(turn({ workers: { agriculture: 2, bronze: 2, religion: 1 }, yellow: 16, blue: 6 }), 'end');
    const told = at.events.flatMap((e) =>
      e.event === 'change' ? [[e.cause, ...Object.keys(e.by)].join(' ')] : e.event === 'drew' ? ['drew'] : [],
    );
    expect(told).toEqual(
      ['production culture science', 'production food', 'consumption food', 'production resources', 'corruption resources', 'drew'].map(
        (x) => x.replace(' science', ''),
      ),
    );
  });
  rule('TTA-PRD-02', 'culture and science by the ratings', () => {
    const at = does(turn({ workers: { religion: 2, alchemy: 2 }, culture: 3, science: 1 }), 'end');
    expect([me(at).culture, me(at).science]).toEqual([5, 5]);
  });
  rule('TTA-PRD-03', 'one token per worker', () => {
    const at = does(turn({ workers: { agriculture: 3, irrigation: 1, bronze: 2, iron: 2 } }), 'end');
    expect(['agriculture', 'irrigation', 'bronze', 'iron'].map((x) => tokensOn(at, x))).toEqual([3, 1, 2, 2]);
  });
  rule(['TTA-PRD-04', 'TTA-TOK-09'], 'with too few tokens the best produce first, with none nobody', () => {
    const at = does(turn({ workers: { bronze: 2, iron: 2 }, blue: 3 }, { version: 'simple' }), 'end');
    expect([tokensOn(at, 'iron'), tokensOn(at, 'bronze'), me(at).blue]).toEqual([2, 1, 0]);
    expect(resourcesOf(does(turn({ workers: { bronze: 2 }, blue: 0 }, { version: 'simple' }), 'end'))).toBe(0);
  });
  rule('TTA-PRD-05', 'what is stored stays', () => {
    expect(resourcesOf(does(turn({ workers: { bronze: 1 }, tokens: { bronze: 2 } }), 'end'))).toBe(3);
  });
  rule(['TTA-CON-01', 'TTA-AMB-04'], 'after the farms have produced, food is eaten; 6 with an empty bank', () => {
    const at = does(turn({ workers: { agriculture: 3 }, yellow: 8, wonders: ['hanging-gardens', 'st-peters-basilica'] }), 'end');
    expect(foodOf(at)).toBe(0);
    expect(foodOf(does(turn({ workers: { agriculture: 2 }, tokens: { agriculture: 5 }, yellow: 0 }, { version: 'simple' }), 'end'))).toBe(
      1,
    );
  });
  rule('TTA-CON-02', 'what is missing costs 4 culture each, down to 0', () => {
    const at = does(turn({ workers: {}, yellow: 8, culture: 30, tokens: { agriculture: 2 } }, { version: 'simple' }), 'end');
    expect([me(at).culture, foodOf(at), eventsOf(at, 'famine')[0]]).toEqual([26, 0, { event: 'famine', seat: 0, missing: 1, culture: 4 }]);
    expect(me(does(turn({ workers: {}, yellow: 8, culture: 3 }, { version: 'simple' }), 'end')).culture).toBe(0);
  });
  rule(['TTA-COR-01', 'TTA-AMB-05'], 'after the mines corruption takes resources, never food, at most what is there', () => {
    const at = does(turn({ workers: { bronze: 2 }, tokens: { agriculture: 9, bronze: 3 }, blue: 6 }), 'end');
    expect([resourcesOf(at), foodOf(at)]).toEqual([5 - 4, 9]);
    expect(resourcesOf(does(turn({ workers: { bronze: 1 }, tokens: { agriculture: 16 }, blue: 1 }), 'end'))).toBe(0);
  });
  rule('TTA-COR-02', 'tokens on an unfinished wonder are out of the bank', () => {
    const at = turn({ workers: {}, wonder: 'ocean-liner-service', stages: 4, tokens: { bronze: 6 } });
    expect([me(at).blue, corruptionOf(at.state, me(at))]).toEqual([8, 2]);
  });
  rule('TTA-COR-03', 'none in the Simple version', () => {
    expect(resourcesOf(does(turn({ workers: { bronze: 1 }, tokens: { bronze: 12 } }, { version: 'simple' }), 'end'))).toBe(13);
  });
  rule(['TTA-COR-04', 'TTA-VAR-11'], 'a mine may produce one token less where this was agreed', () => {
    const at = does(turn({ workers: { bronze: 2, iron: 1 }, blue: 11 }, { leanMines: true }), 'end');
    expect(at.state.steps.at(-1)).toMatchObject({ step: 'choose', choice: { ask: 'lean-mine' } });
    expect(resourcesOf(doesAs(at, 0, 'decline'))).toBe(4 - 2);
    expect(resourcesOf(doesAs(at, 0, 'pick bronze'))).toBe(3);
  });
});

describe('happiness', () => {
  rule('TTA-HAP-01', 'happy faces minus unhappy ones, between 0 and 8', () => {
    expect(ratingsOf(turn({ workers: { theology: 2, drama: 1 } })).happiness).toBe(5);
    expect(ratingsOf(turn({ government: 'communism', wonders: ['kremlin'], workers: { religion: 1 } }, { age: 3 })).happiness).toBe(0);
    expect(ratingsOf(turn({ workers: { 'organized-religion': 3 } })).happiness).toBe(8);
  });
  rule('TTA-HAP-02', 'the bank asks for faces', () => {
    expect([17, 16, 12, 10, 0].map((yellow) => happyNeeded(turn({ yellow }).state, 0))).toEqual([0, 1, 2, 3, 8]);
  });
  rule('TTA-HAP-03', 'what is missing are discontent workers, who may still go to work', () => {
    const at = turn({ yellow: 12, pool: 2, tokens: { bronze: 2 } });
    expect([discontentOf(at.state, 0), allows(at, 'build bronze')]).toEqual([2, true]);
  });
  rule('TTA-HAP-04', 'more discontent than unused workers: an uprising, and no production at all', () => {
    const at = turn({ yellow: 12, pool: 1, culture: 5, hand: [] });
    expect(threatensUprising(at.state, 0)).toBe(true);
    const after = does(at, 'end');
    expect([me(after).science, foodOf(after), resourcesOf(after), me(after).militaryHand]).toEqual([0, 0, 0, []]);
    expect(eventsOf(after, 'uprising')).toEqual([{ event: 'uprising', seat: 0, discontent: 2 }]);
    expect(me(does(turn({ yellow: 12, pool: 2 }), 'end')).science).toBe(1);
  });
  rule('TTA-HAP-05', 'at no other moment does it matter', () => {
    const at = turn({ yellow: 12, pool: 1, tokens: { bronze: 2, agriculture: 4 } });
    expect([allows(at, 'build bronze'), allows(at, 'grow')]).toEqual([true, true]);
  });
  rule('TTA-HAP-06', 'in the Simple version nobody rises', () => {
    expect(me(does(turn({ yellow: 5, pool: 0, tokens: { agriculture: 5 } }, { version: 'simple' }), 'end')).science).toBe(1);
  });
});

describe('ratings', () => {
  rule('TTA-IND-02', 'at most 40 science points', () => {
    expect(me(does(turn({ science: 40 }), 'end')).science).toBe(40);
  });
  rule('TTA-IND-03', 'culture and science 30, strength 60, nothing below 0', () => {
    const at = turn({ workers: { movies: 9, computers: 8, tanks: 14 } }, { age: 3 });
    expect(ratingsOf(at)).toEqual({ strength: 60, culture: 30, science: 30, happiness: 8 });
    expect(ratingsOf(turn({ leader: 'sid-meier', workers: { philosophy: 1 } }, { age: 3 })).science).toBe(0);
    expect(ratingsOf(turn({ leader: 'sid-meier', workers: {} }, { age: 3 }))).toEqual({
      strength: 0,
      culture: 0,
      science: 0,
      happiness: 0,
    });
  });
  rule('TTA-IND-04', 'the cap bounds the marker, not the sum', () => {
    const at = turn({ workers: { tanks: 13 }, tokens: {} }, { age: 3 });
    expect([
      ratingsOf(at).strength,
      ratingsOf(does(at, 'destroy tanks')).strength,
      ratingsOf(does(at, 'destroy tanks', 'destroy tanks')).strength,
    ]).toEqual([60, 60, 55]);
    expect(card('tanks')).toBe('t06.cavalry.tanks');
  });
});
