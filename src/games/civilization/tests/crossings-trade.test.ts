import { expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { techPrice } from '../ask/prices.js';
import { incomeOf } from '../ask/production.js';
import { spaceOf } from '../cards/world.js';
import type { Figures, Move } from '../state/state.js';
import {
  allows,
  asks,
  attack,
  buys,
  buyTech,
  count,
  does,
  eventsOf,
  FINISH,
  gold,
  legalAt,
  type Moment,
  moves,
  offer,
  ownsWonder,
  type PlayerSpec,
  produces,
  refuses,
  type SceneSpec,
  scene,
  settlement,
  stops,
  trades,
} from './scene.js';

const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const DONE: Move = { move: 'finish-trading' };
const accept = (id: number): Move => ({ move: 'accept', offer: id });
const trade = (players: readonly PlayerSpec[], more: Partial<SceneSpec> = {}): Moment =>
  scene({ players, steps: [trades, stops], ...more });
/** All who are asked say that they have finished. */
const finished = (at: Moment): Moment => asks(at).seats.reduce((now, seat) => does(now, seat, DONE), at);
const gone = (at: Moment) => eventsOf(at, 'offer-gone').map((e) => [e.id, e.why]);
const army: Figures = { at: 'mexica', kind: 'infantry-1', cargo: '', n: 2 };

rule(
  ['CIV-TRD-10', 'CIV-TRD-04'],
  'whatever an offer names and its giver has no more makes it lapse: gold, technology, wonder, figures',
  () => {
    const seller: PlayerSpec = {
      gold: 9,
      settled: { mexica: 1 },
      techs: ['masonry'],
      wonders: ['colossus'],
      figures: { mexica: { 'infantry-1': 3 } },
    };
    const at = trade([seller, { gold: 5, settled: { gaul: 1 } }, { gold: 5, settled: { java: 1 } }]);
    const gifts = [{ gold: 9 }, { techs: ['masonry'] }, { wonders: ['colossus'] }, { figures: [army] }] as const;
    for (const give of gifts) {
      const twice = does(at, 0, offer(1, give, {}), offer(2, give, {}));
      const given = does(twice, 1, accept(1));
      expect(gone(given), JSON.stringify(give)).toEqual([[2, 'lapsed']]);
      refuses(given, 2, accept(2), 'CIV-TRD-09', 'NO_SUCH_OFFER');
    }
    // Two of the three figures and a gold piece more than there is: what the answerer no longer has counts too.
    const wanting = does(at, 1, offer(0, {}, { figures: [army] }), offer(0, {}, { figures: [{ ...army, n: 1 }] }));
    expect(gone(does(wanting, 0, accept(1)))).toEqual([]); // one is left, and one was asked for
    expect(gone(does(wanting, 0, accept(2)))).toEqual([]); // two are left, and two were asked for
  },
);

rule(['CIV-TRD-04', 'CIV-TRD-03'], 'nobody pays with what he receives in the same exchange', () => {
  const at = trade([
    { gold: 5, settled: { mexica: 1 } },
    { gold: 3, settled: { gaul: 1 } },
  ]);
  refuses(at, 0, offer(1, { gold: 5 }, { gold: 8 }), 'CIV-TRD-03', 'NOT_ENOUGH_GOLD', { need: 8, have: 3 });
  const swapped = does(does(at, 0, offer(1, { gold: 5 }, { gold: 3 })), 1, accept(1));
  expect([gold(swapped, 0), gold(swapped, 1)]).toEqual([3, 5]);
});

rule(['CIV-TRD-03', 'CIV-AMB-30'], 'equal figures of one space may go both ways; ships that are moved later keep what they carry', () => {
  const ship: Figures = { at: 'caribbean_sea', kind: 'fleet-2', cargo: 'settler+infantry-2', n: 1 };
  const at = trade(
    [
      { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2+settler+infantry-2': 2 } } },
      { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-2+settler+infantry-2': 1, 'fleet-2': 1 } } },
    ],
    { era: 2, steps: [trades, moves(1), stops] },
  );
  const swapped = finished(does(does(at, 0, offer(1, { figures: [{ ...ship, n: 2 }] }, { figures: [ship] })), 1, accept(1)));
  expect([0, 1].map((seat) => count(swapped, seat, 'caribbean_sea', 'infantry-2'))).toEqual([1, 2]);
  const key = 'fleet-2:2+settler:2+infantry-2:1';
  const landed = does(swapped, 1, { move: 'land', unit: 'infantry-2:1', from: 'caribbean_sea', to: 'yucatan', ship: key });
  expect([count(landed, 1, 'yucatan', 'infantry-2'), count(landed, 1, 'caribbean_sea', 'settler')]).toEqual([1, 2]);
});

rule(
  ['CIV-TRD-11', 'CIV-TRD-10'],
  'advanced: a second offer of settlements lapses when one is left, and none is swapped for the last',
  () => {
    const at = trade(
      [{ settled: { mexica: 1, mojave: 1 } }, { gold: 9, settled: { mississippi: 1 } }, { gold: 9, settled: { yucatan: 1 } }],
      ADVANCED,
    );
    const both = does(at, 0, offer(1, { settlements: ['mojave'] }, { gold: 4 }), offer(2, { settlements: ['mexica'] }, { gold: 4 }));
    expect(gone(does(both, 1, accept(1)))).toEqual([[2, 'lapsed']]);
    const swap = offer(0, { settlements: ['mississippi'] }, { settlements: ['mojave'] });
    refuses(at, 1, swap, 'CIV-TRD-11', 'LAST_SETTLEMENT');
    expect(allows(trade([{ settled: { mexica: 1 } }, { settled: { mojave: 1 } }]), 0, offer(1, { settlements: ['mexica'] }, {}))).toBe(
      true,
    );
  },
);

rule(
  ['CIV-TRD-07', 'CIV-TRD-10', 'CIV-TRD-09'],
  'a sold settlement takes its distance along: old offers lapse, new partners may be asked',
  () => {
    const at = trade(
      [
        { gold: 9, settled: { mexica: 1, cascadia: 1 } },
        { gold: 9, settled: { mojave: 1 } },
        { gold: 9, settled: { alaska: 1 } },
        { gold: 9, settled: { yucatan: 1 } },
      ],
      ADVANCED,
    );
    refuses(at, 1, offer(2, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH', { land: 1, sea: 0 });
    const open = does(does(at, 2, offer(0, { gold: 2 }, {})), 0, offer(1, { settlements: ['cascadia'] }, { gold: 5 }));
    const sold = does(open, 1, accept(2));
    expect(gone(sold)).toEqual([[1, 'lapsed']]);
    expect(allows(sold, 1, offer(2, { gold: 1 }, {}))).toBe(true);
    refuses(sold, 0, offer(2, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH', { land: 1, sea: 0 });
  },
);

rule(['CIV-TRD-09', 'CIV-TRD-10'], 'a counter-offer goes to who has finished too, and he to and fro as far as his three offers', () => {
  const at = trade([
    { gold: 20, settled: { mexica: 1 } },
    { gold: 20, settled: { gaul: 1 } },
  ]);
  const asked = does(does(does(at, 0, offer(1, { gold: 1 }, {})), 0, DONE), 1, DONE);
  expect(asks(asked).seats).toEqual([1]); // both have finished, one offer is open
  let now = asked;
  let [from, to, last] = [1, 0, 1];
  for (const id of [2, 3, 4, 5, 6]) {
    now = does(now, from, offer(to, { gold: id }, {}, last));
    expect([asks(now).seats, gone(now)]).toEqual([[to], [[last, 'countered']]]);
    [from, to, last] = [to, from, id];
  }
  refuses(now, from, offer(to, { gold: 9 }, {}, last), 'CIV-TRD-10', 'NO_OFFERS_LEFT', { max: 3 });
  refuses(now, from, offer(to, { gold: 9 }, {}), 'CIV-TRD-10', 'NO_OFFERS_LEFT', { max: 3 });
  const over = does(now, from, accept(last));
  expect([asks(over).step, gold(over, from) - gold(over, to)]).toEqual(['draft', 12]);
});

rule(['CIV-TRD-09', 'CIV-TRD-10'], 'an answer must be to the one who asked, and to an offer that is open', () => {
  const at = does(
    trade([
      { gold: 9, settled: { mexica: 1 } },
      { gold: 9, settled: { gaul: 1 } },
      { gold: 9, settled: { java: 1 } },
    ]),
    0,
    offer(1, { gold: 1 }, {}),
  );
  refuses(at, 1, offer(2, { gold: 1 }, {}, 1), 'CIV-TRD-09', 'NO_SUCH_OFFER');
  refuses(at, 2, offer(0, { gold: 1 }, {}, 1), 'CIV-TRD-09', 'NO_SUCH_OFFER');
  refuses(at, 2, accept(1), 'CIV-TRD-09', 'NO_SUCH_OFFER');
  refuses(at, 0, accept(1), 'CIV-TRD-09', 'NO_SUCH_OFFER');
  refuses(at, 1, { move: 'withdraw', offer: 1 }, 'CIV-TRD-09', 'NO_SUCH_OFFER');
  refuses(at, 1, offer(1, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH');
});

rule(
  ['CIV-TRD-02', 'CIV-PRB-04', 'CIV-PRB-02'],
  'lending takes a monopoly and the doubling from the lender and brings them to the borrower',
  () => {
    const at = trade(
      [
        { gold: 0, settled: { mexica: 2, mojave: 2, mississippi: 1 } },
        { gold: 0, settled: { gaul: 3, iberia: 1, italia: 1 }, techs: ['masonry', 'mysticism'] },
      ],
      { markers: { mexica: 'iron', mojave: 'iron', mississippi: 'iron', gaul: 'iron', iberia: 'iron' }, steps: [trades, produces, stops] },
    );
    expect([incomeOf(at.state, 0, 'iron').total, incomeOf(at.state, 1, 'iron').total]).toEqual([5 + 5 + 20, 5 + 5 + 2]);
    const lent = does(does(at, 0, offer(1, { cards: ['mexica'] }, {})), 1, accept(1));
    expect([incomeOf(lent.state, 0, 'iron').total, incomeOf(lent.state, 1, 'iron').total]).toEqual([5 + 5, 5 + 5 + 2 + 20]);
    const all = does(
      does(at, 0, offer(1, { cards: ['mexica', 'mojave', 'mississippi'] }, { gold: 0, settlements: ['italia'] })),
      1,
      accept(1),
    );
    expect([incomeOf(all.state, 0, 'iron').total, incomeOf(all.state, 1, 'iron').total]).toEqual([10, 4 + 4 + 2 + 80]); // 6 gold, raised
    expect(finished(all).state.loans).toEqual([]);
  },
);

rule(
  ['CIV-TRD-02', 'CIV-CAP-02', 'CIV-CAP-04'],
  'what was lent is back before the next movement: who takes the region or throws its owner out has its card',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { settled: { mexica: 1 }, figures: { mexica: { 'infantry-1': 1 } } },
        { settled: { mojave: 1 } },
        { settled: { mississippi: 1 } },
      ],
      markers: { mojave: 'wine' },
      steps: [trades, produces, moves(0), trades, stops],
    });
    const lent = finished(does(does(at, 1, offer(2, { cards: ['mojave'] }, {})), 2, accept(1)));
    expect(eventsOf(lent, 'income').map((e) => e.income.types)).toEqual([0, 0, 1]);
    const taken = does(lent, 0, { move: 'walk', unit: 'infantry-1:1', from: 'mexica', to: 'mojave' }, FINISH, attack('mojave'));
    expect([taken.state.players[1]!.out, taken.state.loans, asks(taken)]).toEqual([true, [], { step: 'trade', seats: [0, 2] }]);
    expect(allows(taken, 0, offer(2, { cards: ['mojave'] }, {}))).toBe(true);
    refuses(taken, 0, offer(1, { cards: ['mojave'] }, {}), 'CIV-TRD-07', 'OUT_OF_REACH');
  },
);

rule(
  ['CIV-TRD-08', 'CIV-TRD-11', 'CIV-TRD-09'],
  'Magellan’s loan is not refused by who has finished; it makes offers lapse, and takes no lent or borrowed card',
  () => {
    const at = trade(
      [
        { settled: { mexica: 1, mojave: 1 }, wonders: ['magellans_voyage'] },
        { gold: 9, settled: { mississippi: 1, appalachia: 1 } },
      ],
      { ...ADVANCED, era: 3, markers: { mexica: 'iron', mojave: 'coal', mississippi: 'wine', appalachia: 'oil' } },
    );
    const force = (mine: 'mexica' | 'mojave', theirs: 'mississippi' | 'appalachia'): Move => ({
      move: 'force-loan',
      target: 1,
      mine,
      theirs,
    });
    const lent = does(does(at, 1, offer(0, { cards: ['mississippi'] }, {})), 0, accept(1));
    refuses(lent, 0, force('mexica', 'mississippi'), 'CIV-TRD-11', 'CARD_LENT');
    refuses(lent, 0, { move: 'force-loan', target: 1, mine: 'mississippi', theirs: 'appalachia' }, 'CIV-TRD-11', 'CARD_NOT_YOURS');
    const open = does(does(at, 1, offer(0, { settlements: ['appalachia'] }, {}), DONE), 0, force('mexica', 'appalachia'));
    expect(gone(open)).toEqual([[1, 'lapsed']]); // its card is lent now
    expect(open.state.loans).toEqual([
      { region: spaceOf('mexica'), to: 1 },
      { region: spaceOf('appalachia'), to: 0 },
    ]);
    expect(asks(open).seats).toEqual([0]);
  },
);

rule(
  ['CIV-AMB-33', 'CIV-TEC-04', 'CIV-TRD-12'],
  'a traded wonder works for its new owner in the purchases of this turn; one of a past era is only kept',
  () => {
    const at = (era: 1 | 2) =>
      trade(
        [
          { settled: { mexica: 1 }, wonders: ['great_library', 'colossus'] },
          { gold: 50, settled: { mojave: 1 } },
        ],
        { ...ADVANCED, era, steps: [trades, buys(1), stops] },
      );
    const sold = (era: 1 | 2) => finished(does(does(at(era), 0, offer(1, { wonders: ['great_library', 'colossus'] }, {})), 1, accept(1)));
    expect(gold(does(sold(1), 1, buyTech('the_wheel')), 1)).toBe(50 - 20);
    expect([techPrice(sold(1).state, 0, 'the_wheel'), incomeOf(sold(1).state, 1, null).wonders]).toEqual([25, 5]);
    expect(gold(does(sold(2), 1, buyTech('the_wheel')), 1)).toBe(50 - 13);
    expect([ownsWonder(sold(2), 1, 'colossus'), incomeOf(sold(2).state, 1, null).wonders]).toEqual([true, 0]);
  },
);

rule(
  ['CIV-AMB-33', 'CIV-END-06', 'CIV-SCO-04'],
  'who is given the United Nations may end the game at once, and has its five points',
  () => {
    const at = trade([{ settled: { mexica: 1 }, wonders: ['united_nations'] }, { settled: { mojave: 1 } }], {
      ...ADVANCED,
      era: 4,
      steps: [trades, { step: 'declaring', seat: 0 }, { step: 'declaring', seat: 1 }, { step: 'end-turn' }],
    });
    const given = does(does(at, 0, offer(1, { wonders: ['united_nations'] }, {})), 1, accept(1));
    refuses(given, 0, { move: 'end-game', way: 'diplomatic' }, 'CIV-END-06', 'NOT_THE_OWNER');
    const over = finished(does(given, 1, { move: 'end-game', way: 'diplomatic' }));
    expect([over.state.ending, eventsOf(over, 'over')]).toEqual(['diplomatic', [{ event: 'over', scores: [1, 1 + 2 + 5] }]]);
  },
);

rule(
  ['CIV-WON-06', 'CIV-TRD-03', 'CIV-ERA-02'],
  'basic: technologies that are given fulfil milestones and end the era for who then has three',
  () => {
    const at = trade(
      [
        { settled: { mexica: 1 }, techs: ['masonry', 'mysticism'] },
        { settled: { gaul: 1 }, techs: ['currency'] },
      ],
      { announce: 'automatic', steps: [trades, { step: 'end-turn' }] },
    );
    expect(at.state.milestones[1]).toBe(0);
    const given = does(does(at, 0, offer(1, { techs: ['masonry', 'mysticism'] }, {})), 1, accept(1));
    expect(given.state.milestones[1]).toBe(0); // claimed before, and kept
    expect(finished(given).state.era).toBe(2);
    const back = does(does(at, 0, offer(1, { techs: ['masonry'] }, {})), 1, accept(1));
    expect(finished(back).state.era).toBe(1);
  },
);

rule(
  ['CIV-TRD-11', 'CIV-GEN-06'],
  'a settlement changes hands with its card but without what stands there; its new owner has no figure limit to inherit',
  () => {
    const at = trade(
      [
        { settled: { mexica: 2, mojave: 1 }, techs: ['bronze_working'], figures: { mexica: { settler: 1, 'infantry-1': 1 } } },
        { gold: 60, settled: { mississippi: 1 } },
      ],
      { ...ADVANCED, markers: { mexica: 'gems' }, steps: [trades, produces, buys(1), stops] },
    );
    const sold = finished(does(does(at, 0, offer(1, { settlements: ['mexica'] }, { gold: 10 })), 1, accept(1)));
    expect(eventsOf(sold, 'income').map((e) => [e.seat, e.income.types])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect([settlement(sold, 'mexica'), count(sold, 0, 'mexica', 'settler')]).toEqual([[1, 2], 1]);
    const recruit: Move = { move: 'recruit', kind: 'infantry-1', at: 'mexica', by: 'mexica' };
    const two = does(sold, 1, recruit, recruit);
    expect([count(two, 1, 'mexica', 'infantry-1'), gold(two, 0) - gold(sold, 0)]).toEqual([2, 10]); // two royalties of 5
    refuses(two, 1, recruit, 'CIV-PUR-07', 'SETTLEMENT_FULL', { max: 2 });
  },
);

rule(['CIV-TRD-09', 'CIV-CAP-04'], 'who is out is no partner, is not asked, and cannot be offered anything', () => {
  const at = trade([{ gold: 4, settled: { mexica: 1 } }, { out: true }, { settled: { mojave: 1 } }], ADVANCED);
  expect(asks(at)).toEqual({ step: 'trade', seats: [0, 2] });
  refuses(at, 0, offer(1, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH');
  expect(legalAt(at, 1)).toEqual([]);
});
