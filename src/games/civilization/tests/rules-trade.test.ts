import { expect } from 'vitest';
import { playUntrusted } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { linkBetween, tradeRange } from '../ask/reach.js';
import type { TechId } from '../cards/technologies.js';
import { spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import {
  allows,
  asks,
  bundle,
  buys,
  count,
  does,
  eventsOf,
  gold,
  legalAt,
  type Moment,
  offer,
  ownsTech,
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

const A: PlayerSpec = {
  gold: 50,
  settled: { mexica: 1, mojave: 2 },
  techs: ['masonry'],
  wonders: ['colossus'],
  figures: { mexica: { 'infantry-1': 3, settler: 1 }, caribbean_sea: { 'fleet-1+settler': 1 } },
};
const B: PlayerSpec = { gold: 30, settled: { yucatan: 1, orinoco: 1 } };
const trading = (more: Partial<SceneSpec> = {}) =>
  scene({ players: [A, B], markers: { mexica: 'iron', yucatan: 'wine' }, steps: [trades, produces, stops], ...more });
/** An offer of seat 0 that seat 1 accepts. */
const agreed = (at: Moment, give: Parameters<typeof offer>[1], want: Parameters<typeof offer>[2]) =>
  does(does(at, 0, offer(1, give, want)), 1, { move: 'accept', offer: 1 });
const FINISHED = { move: 'finish-trading' } as const;

rule('CIV-TRD-01', 'basic: any two players trade wherever they are', () => {
  const far = scene({ players: [{ gold: 5, settled: { mexica: 1 } }, { settled: { aotearoa: 1 } }], steps: [trades, stops] });
  expect(gold(agreed(far, { gold: 5 }, {}), 1)).toBe(5);
});

rule(
  ['CIV-TRD-02', 'CIV-AMB-24', 'CIV-AMB-57'],
  'resource cards are lent: they count for the receiver in this production and return after it',
  () => {
    const lent = agreed(trading(), { cards: ['mexica'] }, { cards: ['yucatan'] });
    const end = does(does(lent, 0, FINISHED), 1, FINISHED);
    const [a, b] = eventsOf(end, 'income');
    expect([a!.income.cities, b!.income.cities]).toEqual([3, 2]); // settlements produce for their owner
    expect(lent.state.loans).toEqual([
      { region: spaceOf('mexica'), to: 1 },
      { region: spaceOf('yucatan'), to: 0 },
    ]);
    const critical = eventsOf(end, 'critical')[0]!.resource;
    expect(b!.income.critical).toBe(critical === 'iron' ? 2 : 0);
    expect(a!.income.critical).toBe(critical === 'wine' ? 3 : 0);
    expect([end.state.loans, settlement(end, 'mexica')]).toEqual([[], [0, 1]]);
  },
);

rule(
  ['CIV-TRD-03', 'CIV-AMB-30', 'CIV-AMB-31', 'CIV-AMB-32', 'CIV-AMB-33'],
  'everything else changes hands for good: gold, settlements, technologies, wonders, figures where they stand',
  () => {
    const at = agreed(
      trading(),
      {
        gold: 7,
        settlements: ['mexica'],
        techs: ['masonry'],
        wonders: ['colossus'],
        figures: [
          { at: 'mexica', kind: 'infantry-1', cargo: '', n: 2 },
          { at: 'caribbean_sea', kind: 'fleet-1', cargo: 'settler', n: 1 },
        ],
      },
      { gold: 2 },
    );
    expect([gold(at, 0), gold(at, 1), settlement(at, 'mexica')]).toEqual([45, 35, [1, 1]]);
    expect([ownsTech(at, 1, 'masonry'), ownsWonder(at, 1, 'colossus')]).toEqual([true, true]);
    expect([count(at, 1, 'mexica', 'infantry-1'), count(at, 0, 'mexica', 'infantry-1'), count(at, 0, 'mexica', 'settler')]).toEqual([
      2, 1, 1,
    ]);
    expect([
      count(at, 1, 'caribbean_sea', 'fleet-1'),
      count(at, 1, 'caribbean_sea', 'settler'),
      count(at, 0, 'caribbean_sea', 'fleet-1'),
    ]).toEqual([1, 1, 0]);
  },
);

rule('CIV-TRD-04', 'gifts are allowed; a deal is carried out as a whole or not at all', () => {
  expect(gold(agreed(trading(), { gold: 9 }, {}), 1)).toBe(39);
  refuses(trading(), 0, offer(1, {}, {}), 'CIV-TRD-10', 'NOTHING_EXCHANGED');
  refuses(trading(), 0, offer(1, { gold: 1 }, { gold: 31 }), 'CIV-TRD-03', 'NOT_ENOUGH_GOLD', { need: 31, have: 30 });
});

rule('CIV-TRD-05', 'advanced: improvements are never part of an exchange', () => {
  const at = trading({ rules: 'advanced', players: [{ ...A, improvements: ['granary'] }, B] });
  const played = playUntrusted(game, at.position, 0, {
    ...offer(1, { gold: 1 }, {}),
    give: { ...bundle({ gold: 1 }), improvements: ['granary'] },
  });
  expect(played).toMatchObject({ ok: false, refusal: { code: 'MALFORMED' } });
  expect(agreed(at, { settlements: ['mexica'] }, {}).state.players[0]!.improvements).toEqual(['granary']);
});

rule('CIV-TRD-06', 'the range of trade follows the newest technology in play, whoever owns it', () => {
  const range = (...techs: TechId[]) =>
    tradeRange(scene({ rules: 'advanced', players: [A, { settled: { gaul: 1 }, techs }], steps: [stops] }).state);
  expect(range()).toEqual({ land: 1, sea: 0 });
  expect(range('trade_mapmaking')).toEqual({ land: 1, sea: 1 });
  expect(range('trade_mapmaking', 'astronomy')).toEqual({ land: 1, sea: 2 });
  expect(range('navigation', 'astronomy')).toEqual({ land: 1, sea: 3 });
  expect(range('steam_power', 'navigation')).toEqual({ land: 4, sea: 3 });
  expect(range('flight', 'steam_power').sea).toBeGreaterThan(20);
  expect(tradeRange(scene({ rules: 'advanced', players: [A, B], beside: ['astronomy'], steps: [stops] }).state).sea).toBe(2);
});

rule('CIV-TRD-07', 'by land borders or by a chain of zones, never by both', () => {
  const between = (mine: PlayerSpec['settled'], theirs: PlayerSpec['settled'], techs: readonly TechId[] = []) =>
    asks(scene({ rules: 'advanced', players: [{ settled: mine!, techs }, { settled: theirs! }], steps: [trades, stops] })).step === 'trade';
  expect(between({ mexica: 1 }, { yucatan: 1 })).toBe(true);
  expect(between({ mexica: 1 }, { orinoco: 1 })).toBe(false);
  expect(between({ mexica: 1 }, { orinoco: 1 }, ['trade_mapmaking'])).toBe(true); // one zone
  expect(between({ great_plains: 1 }, { labrador: 1 }, ['trade_mapmaking'])).toBe(false); // one border and one zone do not add up
  expect(between({ mississippi: 1 }, { atlas: 1 }, ['trade_mapmaking'])).toBe(false);
  expect(between({ mississippi: 1 }, { atlas: 1 }, ['astronomy'])).toBe(true);
  const at = scene({
    rules: 'advanced',
    players: [{ gold: 9, settled: { mexica: 1 } }, { settled: { yucatan: 1 } }, { settled: { gobi: 1 } }],
    steps: [trades, stops],
  });
  refuses(at, 0, offer(2, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH', { land: 1, sea: 0 });
});

rule(['CIV-TRD-06', 'CIV-TRD-07'], 'with Flight in play there is no limit at all, not even where no way leads over land or sea', () => {
  const at = (...techs: TechId[]) =>
    scene({
      rules: 'advanced',
      era: 4,
      players: [{ gold: 1, settled: { gobi: 1 }, techs }, { settled: { antilles: 1 } }, { settled: { great_plains: 1 } }],
      steps: [trades, stops],
    });
  expect(asks(at('navigation', 'steam_power')).step).toBe('draft');
  const flight = at('flight');
  expect(asks(flight)).toEqual({ step: 'trade', seats: [0, 1, 2] });
  for (const to of [1, 2]) expect(allows(flight, 0, offer(to, { gold: 1 }, {}))).toBe(true);
  expect(linkBetween(flight.state, 0, 1)).toMatchObject({ by: 'air', from: spaceOf('gobi'), to: spaceOf('antilles') });
  // Games of older rules asked for a way all the same.
  flight.state.rules = 5;
  refuses(flight, 0, offer(1, { gold: 1 }, {}), 'CIV-TRD-07', 'OUT_OF_REACH');
});

rule('CIV-DV-15', 'without neighbours the trade phase asks nobody', () => {
  const at = scene({ rules: 'advanced', players: [{ settled: { mexica: 1 } }, { settled: { gobi: 1 } }], steps: [trades, stops] });
  expect(asks(at).step).toBe('draft');
});

rule('CIV-TRD-08', 'Magellan: once per trade phase a loan of one card for one, by force', () => {
  const at = trading({ rules: 'advanced', era: 3, players: [{ ...A, wonders: ['magellans_voyage'] }, B] });
  const force = { move: 'force-loan', target: 1, mine: 'mexica', theirs: 'yucatan' } as const;
  expect(legalAt(at, 0)).toContainEqual(force);
  refuses(at, 0, { ...force, theirs: 'orinoco' }, 'CIV-TRD-02', 'NO_RESOURCE');
  refuses(at, 1, { ...force, target: 0 }, 'CIV-TRD-08', 'NOT_THE_OWNER');
  const done = does(at, 0, force);
  expect(done.state.loans).toHaveLength(2);
  refuses(done, 0, force, 'CIV-TRD-08', 'ALREADY_USED');
  const asked = does(at, 0, FINISHED);
  const again = does(asked, 1, offer(0, { gold: 1 }, {}));
  refuses(again, 0, force, 'CIV-TRD-09', 'ALREADY_FINISHED');
  const over = trading({ rules: 'advanced', era: 4, players: [{ ...A, wonders: ['magellans_voyage'] }, B] });
  refuses(over, 0, force, 'CIV-TRD-08', 'NOT_THE_OWNER'); // its era is over
});

rule(
  ['CIV-TRD-09', 'CIV-AMB-60'],
  'all are asked at once until they have finished; an offer asks the finished again, for that offer only',
  () => {
    const at = trading();
    expect(asks(at)).toEqual({ step: 'trade', seats: [0, 1] });
    const done = does(at, 1, FINISHED);
    expect(asks(done).seats).toEqual([0]);
    const again = does(done, 0, offer(1, { gold: 3 }, {}));
    expect(asks(again).seats).toEqual([0, 1]);
    expect(legalAt(again, 1).map((m) => m.move)).toEqual(['accept', 'decline', 'quiet']);
    refuses(again, 1, offer(0, { gold: 1 }, {}), 'CIV-TRD-09', 'ALREADY_FINISHED');
    refuses(again, 1, FINISHED, 'CIV-TRD-09', 'ALREADY_FINISHED');
    const counter = does(again, 1, offer(0, { gold: 1 }, { gold: 5 }, 1));
    expect(eventsOf(counter, 'offer-gone')).toEqual([{ event: 'offer-gone', id: 1, from: 0, to: 1, why: 'countered' }]);
    const refused = does(counter, 0, { move: 'decline', offer: 2 }, FINISHED);
    expect(asks(refused).step).toBe('draft');
    const withdrawn = does(again, 0, { move: 'withdraw', offer: 1 });
    expect(asks(withdrawn).seats).toEqual([0]);
    refuses(withdrawn, 0, { move: 'withdraw', offer: 1 }, 'CIV-TRD-09', 'NO_SUCH_OFFER');
  },
);

rule('CIV-TRD-09', 'who trades only when there is an offer counts as finished from the start; the switch is public', () => {
  const quiet = trading({ players: [A, { ...B, quiet: true }] });
  expect(asks(quiet).seats).toEqual([0]);
  expect(asks(does(quiet, 0, offer(1, { gold: 1 }, {}))).seats).toEqual([0, 1]);
  const both = trading({
    players: [
      { ...A, quiet: true },
      { ...B, quiet: true },
    ],
  });
  expect(asks(both).step).toBe('draft');
  const shop = scene({ players: [A, B], steps: [buys(0), stops] });
  const switched = does(shop, 0, { move: 'quiet', on: true });
  expect([switched.state.players[0]!.quiet, eventsOf(switched, 'quiet').length]).toEqual([true, 1]);
  refuses(switched, 0, { move: 'quiet', on: false }, 'CIV-TRD-09', 'ALREADY_USED');
  refuses(shop, 0, { move: 'quiet', on: false }, 'CIV-TRD-09', 'SET_ALREADY');
});

rule('CIV-TRD-10', 'three offers each, counter-offers included; what has become impossible lapses', () => {
  let at = trading();
  for (let i = 1; i <= 3; i++) at = does(at, 0, offer(1, { gold: i }, {}));
  refuses(at, 0, offer(1, { gold: 4 }, {}), 'CIV-TRD-10', 'NO_OFFERS_LEFT', { max: 3 });
  const same = does(does(trading(), 0, offer(1, { cards: ['mexica'] }, {})), 0, offer(1, { cards: ['mexica'] }, { gold: 5 }));
  const one = does(same, 1, { move: 'accept', offer: 1 });
  expect([one.state.trading!.offers, eventsOf(one, 'offer-gone').map((e) => [e.id, e.why])]).toEqual([[], [[2, 'lapsed']]]);
  refuses(one, 1, { move: 'accept', offer: 2 }, 'CIV-TRD-09', 'NO_SUCH_OFFER');
});

rule('CIV-TRD-11', 'only own cards that are not lent; fleets with their cargo; aircraft to a base; never the last settlement', () => {
  const lent = agreed(trading(), { cards: ['mexica'] }, { cards: ['yucatan'] });
  refuses(lent, 0, offer(1, { cards: ['mexica'] }, {}), 'CIV-TRD-11', 'CARD_LENT');
  refuses(lent, 0, offer(1, { settlements: ['mexica'] }, {}), 'CIV-TRD-11', 'CARD_LENT');
  refuses(lent, 0, offer(1, { cards: ['yucatan'] }, {}), 'CIV-TRD-11', 'CARD_NOT_YOURS'); // borrowed
  refuses(trading(), 0, offer(1, { cards: ['mojave'] }, {}), 'CIV-TRD-02', 'NO_RESOURCE');
  const figure = (kind: 'fleet-1' | 'settler', cargo: string) => offer(1, { figures: [{ at: 'caribbean_sea', kind, cargo, n: 1 }] }, {});
  refuses(trading(), 0, figure('fleet-1', ''), 'CIV-TRD-11', 'NO_SUCH_UNIT');
  refuses(trading(), 0, figure('settler', ''), 'CIV-TRD-11', 'NO_SUCH_UNIT'); // cargo alone not at all
  expect(allows(trading(), 0, figure('fleet-1', 'settler'))).toBe(true);
  const air = trading({ players: [{ ...A, figures: { mexica: { 'aircraft-4': 1 }, yucatan: { 'aircraft-4': 1 } } }, B] });
  refuses(air, 0, offer(1, { figures: [{ at: 'mexica', kind: 'aircraft-4', cargo: '', n: 1 }] }, {}), 'CIV-TRD-11', 'NO_BASE_THERE');
  expect(allows(air, 0, offer(1, { figures: [{ at: 'yucatan', kind: 'aircraft-4', cargo: '', n: 1 }] }, {}))).toBe(true);
  expect(allows(air, 0, offer(1, { settlements: ['mexica'], figures: [{ at: 'mexica', kind: 'aircraft-4', cargo: '', n: 1 }] }, {}))).toBe(
    true,
  );
  const last = (rules: 'basic' | 'advanced') => trading({ rules, players: [{ ...A, settled: { mexica: 1 } }, B] });
  refuses(last('advanced'), 0, offer(1, { settlements: ['mexica'] }, {}), 'CIV-TRD-11', 'LAST_SETTLEMENT');
  expect(allows(last('basic'), 0, offer(1, { settlements: ['mexica'] }, {}))).toBe(true);
  refuses(trading(), 0, offer(1, { techs: ['the_wheel'] }, {}), 'CIV-TRD-03', 'NOT_YOURS');
});

rule('CIV-TRD-12', 'a technology given away lowers the next price of the giver', () => {
  const at = scene({
    players: [{ gold: 50, settled: { mexica: 1 }, techs: ['masonry'] }, { settled: { gaul: 1 } }],
    steps: [trades, buys(0), stops],
  });
  const sold = does(does(agreed(at, { techs: ['masonry'] }, {}), 0, FINISHED), 1, FINISHED);
  expect(gold(does(sold, 0, { move: 'buy-technology', tech: 'alphabet_writing' }), 0)).toBe(40);
});

rule('CIV-TRD-10', 'an offer of any shape from outside is read with care', () => {
  const { position } = trading();
  const good = offer(1, { gold: 1 }, {});
  for (const bad of [
    { ...good, to: 7 },
    { ...good, to: -1 },
    { ...good, give: bundle({ gold: -5 }) },
    { ...good, give: bundle({ cards: ['mexica', 'mexica'] }) },
    { ...good, give: { ...bundle({}), figures: [{ at: 'mexica', kind: 'infantry-1', cargo: '', n: 1.5 }] } },
    { ...good, re: 'x' },
  ])
    expect(playUntrusted(game, position, 0, bad).ok).toBe(false);
  expect(playUntrusted(game, position, 0, JSON.parse(JSON.stringify(good))).ok).toBe(true);
});
