import { expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { incomeOf, pointsOf } from '../ask/production.js';
import { TECH_NUMBER } from '../cards/index.js';
import { spaceOf } from '../cards/world.js';
import { BESIDE, type Figures, type Move } from '../state/state.js';
import {
  allows,
  asks,
  buys,
  buyTech,
  count,
  does,
  ends,
  eventsOf,
  FINISH,
  gold,
  luckily,
  moves,
  offer,
  ownsTech,
  ownsWonder,
  recruit,
  refuses,
  restOfTurn,
  scene,
  settlement,
  stops,
  trades,
} from './scene.js';

// Places where two mechanisms of the rules meet.

const ADVANCED = { rules: 'advanced' } as const;

rule(
  ['CIV-CMB-08', 'CIV-BAT-08'],
  'a laden fleet that is stopped on its way and sunk takes its cargo down; what had landed before stays',
  () => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2+infantry-1+settler': 1 } } },
        { settled: { gaul: 1 }, figures: { brazilian_sea: { 'fleet-2': 1 } } },
      ],
      era: 2,
      steps: [moves(0), stops],
    });
    const ship = 'fleet-2:2+settler:2+infantry-1:1';
    const landed = does(at, 0, { move: 'land', unit: 'settler:2', from: 'caribbean_sea', to: 'mexica', ship });
    const sailed = does(landed, 0, { move: 'sail', ship: 'fleet-2:2+infantry-1:1', from: 'caribbean_sea', to: 'brazilian_sea' });
    const leaves: Move = { move: 'land', unit: 'infantry-1:1', from: 'brazilian_sea', to: 'amazonia', ship: 'fleet-2:1+infantry-1:1' };
    const asked = does(sailed, 0, leaves);
    expect(asks(asked)).toEqual({ step: 'passing', seats: [1] });
    const stopped = does(asked, 1, { move: 'stop' });
    refuses(stopped, 0, leaves, 'CIV-MOV-10', 'FROZEN');
    const sunk = luckily(stopped, 0, FINISH, ends(1));
    expect(eventsOf(sunk, 'lost').map((e) => [e.kind, e.by])).toEqual([
      ['fleet-2', 'battle'],
      ['infantry-1', 'sunk'],
    ]);
    expect(count(sunk, 0, 'mexica', 'settler')).toBe(1);
    expect(count(sunk, 0, 'brazilian_sea', 'infantry-1')).toBe(0);
  },
);

rule(
  ['CIV-CAP-03', 'CIV-HAP-04'],
  'a captured city leaves improvements and wonders with the loser, whose points serve what is left',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2 } } },
        { settled: { mojave: 3, gaul: 2 }, improvements: ['temple', 'granary'], wonders: ['colossus'] },
      ],
      markers: { mojave: 'iron' },
      steps: [moves(0), stops],
    });
    const fought = does(does(at, 0, FINISH), 0, { move: 'attack', at: 'mojave', target: 1 });
    expect(settlement(fought, 'mojave')).toEqual([0, 3]);
    expect(fought.state.players[0]!.improvements).toEqual([]);
    expect(pointsOf(fought.state, 1)).toEqual({ happy: 2, productive: 1 });
    expect(ownsWonder(fought, 1, 'colossus')).toBe(true);
    expect(incomeOf(fought.state, 0, 'iron').critical).toBe(15); // the card goes along
    expect(incomeOf(fought.state, 1, null).wonders).toBe(5);
  },
);

rule(
  ['CIV-TEC-02', 'CIV-TEC-06', 'CIV-TRD-03'],
  'a technology that changes hands stays in play as a prerequisite; taxes go to its new owner',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { gold: 60, settled: { mexica: 2 }, techs: ['the_wheel'] },
        { gold: 60, settled: { mojave: 1 } },
      ],
      steps: [trades, buys(0), stops],
    });
    const agreed = does(does(at, 0, offer(1, { techs: ['the_wheel'] }, { gold: 10 })), 1, { move: 'accept', offer: 1 });
    const bought = does(does(agreed, 0, { move: 'finish-trading' }), 1, { move: 'finish-trading' });
    expect(ownsTech(bought, 1, 'the_wheel')).toBe(true);
    allows(bought, 0, buyTech('horseback_riding'));
    const before = gold(bought, 1);
    expect(gold(does(bought, 0, recruit('cavalry-1', 'mexica')), 1)).toBe(before + 5);
  },
);

rule(
  ['CIV-CAP-04', 'CIV-ROY-01', 'CIV-TUR-03'],
  'who falls in the middle of a round is skipped for the rest of it, and no tax is due to him',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { gold: 30, settled: { mexica: 2 }, figures: { mojave: { 'infantry-1': 2 } } },
        {
          gold: 40,
          settled: { mojave: 1 },
          techs: ['the_wheel'],
          wonders: ['pyramids'],
          figures: { gaul: { settler: 2, 'infantry-1': 1 } },
        },
        { gold: 20, settled: { gobi: 1 }, figures: { gobi: { 'infantry-1': 1 } } },
      ],
      steps: [moves(0), moves(1), moves(2), ...restOfTurn(3)],
    });
    const fell = does(does(at, 0, FINISH), 0, { move: 'attack', at: 'mojave', target: 1 });
    expect(fell.state.players[1]).toMatchObject({ out: true, gold: 0, stacks: [] });
    expect([gold(fell, 0), ownsWonder(fell, 0, 'pyramids')]).toEqual([70, true]);
    expect(fell.state.techs[TECH_NUMBER.the_wheel]).toBe(BESIDE);
    expect(asks(fell)).toEqual({ step: 'movement', seats: [2] }); // his movement is passed over
    const buying = does(fell, 2, FINISH);
    expect(asks(buying)).toEqual({ step: 'purchase', seats: [0] });
    const paid = does(buying, 0, recruit('cavalry-1', 'mexica'));
    expect([gold(buying, 0) - gold(paid, 0), gold(paid, 1)]).toEqual([10, 0]); // still in play, but nobody's
    expect(asks(does(paid, 0, { move: 'finish-buying' }))).toEqual({ step: 'purchase', seats: [2] });
  },
);

rule(
  ['CIV-ERA-04', 'CIV-ERA-05', 'CIV-IMP-01'],
  'the first technology of the next era, bought in the middle of purchases, changes nothing until the turn is over',
  () => {
    const at = scene({
      ...ADVANCED,
      length: 'long',
      players: [
        { gold: 100, settled: { mexica: 2 }, techs: ['currency', 'pottery_specialization'], improvements: ['granary'] },
        { gold: 100, settled: { mojave: 1 }, techs: ['bronze_working'], wonders: ['colossus'] },
      ],
      steps: [buys(0), buys(1), { step: 'end-turn' }],
    });
    const early = does(at, 0, buyTech('banking'));
    expect(early.state.era).toBe(1);
    expect(early.state.players[0]!.improvements).toEqual(['granary', 'bank']); // the bonus comes at once
    const second = does(early, 0, { move: 'finish-buying' });
    refuses(second, 1, { move: 'buy-improvement', improvement: 'bank' }, 'CIV-IMP-01', 'WRONG_ERA');
    expect(gold(does(second, 1, recruit('infantry-1', 'mojave')), 1)).toBe(90); // ancient prices still
    const turned = does(second, 1, { move: 'finish-buying' });
    expect(turned.state.era).toBe(2);
    expect(turned.state.players[0]!.improvements).toEqual(['bank']);
    expect(incomeOf(turned.state, 1, null).wonders).toBe(0);
  },
);

rule(
  ['CIV-WON-01', 'CIV-WON-06'],
  'two who announce the same milestone at the same moment roll for it; the other one keeps the right to another',
  () => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, techs: ['masonry', 'the_wheel'] },
        { settled: { gaul: 1 }, techs: ['bronze_working', 'mysticism'], figures: { gaul: { 'infantry-1': 8 } } },
      ],
      steps: [{ step: 'claims' }, stops],
    });
    expect(asks(at)).toEqual({ step: 'claims', seats: [0, 1] });
    const both = does(does(at, 0, { move: 'claims', milestones: '1' }), 1, { move: 'claims', milestones: '1+2' });
    expect(eventsOf(both, 'claim-roll')).toHaveLength(1);
    const claims = eventsOf(both, 'claim');
    expect(claims.map((e) => e.milestone).sort()).toEqual([1, 2]);
    expect(claims.find((e) => e.milestone === 2)!.seat).toBe(1);
    expect(new Set(claims.map((e) => e.wonder)).size).toBe(2); // each wonder once
  },
);

rule(['CIV-MOV-10', 'CIV-EXP-08'], 'a plague in the middle of movement takes what is there, not what is on board beside it', () => {
  const at = scene({
    era: 2,
    players: [
      { settled: { mexica: 2 }, figures: { mojave: { settler: 1 }, mexica: { 'infantry-1': 1 }, caribbean_sea: { 'fleet-1+settler': 1 } } },
      { settled: { gaul: 1 } },
    ],
    markers: { mojave: '?plague' },
    steps: [moves(0), stops],
  });
  const struck = does(at, 0, { move: 'look', region: 'mojave' });
  expect([count(struck, 0, 'mojave', 'settler'), count(struck, 0, 'mexica', 'infantry-1')]).toEqual([0, 0]);
  expect([settlement(struck, 'mexica'), count(struck, 0, 'caribbean_sea', 'settler')]).toEqual([[0, 1], 1]);
  allows(struck, 0, { move: 'land', unit: 'settler:2', from: 'caribbean_sea', to: 'mexica', ship: 'fleet-1:1+settler:2' });
});

rule(['CIV-TRD-11', 'CIV-TRD-10'], 'an offer lapses when what it names has gone to somebody else', () => {
  const at = scene({
    players: [
      { gold: 9, settled: { mexica: 1, mojave: 1 } },
      { gold: 9, settled: { gaul: 1 } },
      { gold: 9, settled: { java: 1 } },
    ],
    markers: { mexica: 'iron' },
    steps: [trades, stops],
  });
  const two = does(does(at, 1, offer(0, { gold: 2 }, { cards: ['mexica'] })), 2, offer(0, { gold: 3 }, { settlements: ['mexica'] }));
  const sold = does(two, 0, { move: 'accept', offer: 2 });
  expect(settlement(sold, 'mexica')).toEqual([2, 1]);
  expect(eventsOf(sold, 'offer-gone')).toEqual([{ event: 'offer-gone', id: 1, from: 1, to: 0, why: 'lapsed' }]);
  refuses(sold, 0, { move: 'accept', offer: 1 }, 'CIV-TRD-09', 'NO_SUCH_OFFER');
});

rule(['CIV-PUR-13', 'CIV-PUR-05'], 'a settlement that grew for nothing before the purchases does not grow again this turn', () => {
  const at = scene({
    ...ADVANCED,
    startBonus: true,
    era: 2,
    players: [
      { gold: 60, settled: { mexica: 1 }, figures: { mojave: { settler: 1 } }, techs: ['construction', 'printing_press', 'education'] },
      { settled: { gaul: 1 } },
    ],
    markers: { mojave: '?free_technology' },
    steps: [moves(0), buys(0), { step: 'turn' }],
  });
  const grew = does(at, 0, { move: 'look', region: 'mojave' }); // Chemistry is all there is to find
  expect(settlement(grew, 'mexica')).toEqual([0, 2]);
  const buying = does(grew, 0, FINISH);
  refuses(buying, 0, { move: 'expand', region: 'mexica' }, 'CIV-PUR-05', 'GREW_ALREADY');
  const next = does(buying, 0, { move: 'finish-buying' });
  expect([next.state.turn, next.state.grown]).toEqual([3, undefined]);
});

rule(
  ['CIV-AIR-08', 'CIV-AIR-02', 'CIV-TRD-03'],
  'aircraft whose base was sold fly to another one, or are lost when the movement ends',
  () => {
    const selling = (elsewhere: 1 | 0) =>
      scene({
        ...ADVANCED,
        era: 4,
        players: [
          {
            settled: { mexica: 1, ...(elsewhere ? { mississippi: 1 as const } : { gobi: 1 as const }) },
            figures: { mexica: { 'aircraft-4': 1 } },
          },
          { gold: 5, settled: { mojave: 1 } },
        ],
        steps: [trades, moves(0), stops],
      });
    const sold = (elsewhere: 1 | 0) => {
      const agreed = does(does(selling(elsewhere), 0, offer(1, { settlements: ['mexica'] }, { gold: 5 })), 1, { move: 'accept', offer: 1 });
      return does(does(agreed, 0, { move: 'finish-trading' }), 1, { move: 'finish-trading' });
    };
    expect(count(sold(1), 0, 'mexica', 'aircraft-4')).toBe(1); // until the next movement nothing happens
    refuses(sold(1), 0, FINISH, 'CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE');
    allows(sold(1), 0, { move: 'fly', from: 'mexica', to: 'mississippi' });
    expect(sold(0).state.players[0]!.stacks).toEqual([]);
  },
);

rule(
  ['CIV-CAP-01', 'CIV-PRA-02', 'CIV-TUR-01'],
  'a settlement taken in the movement works for its conqueror in the production of the same turn',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [{ settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2 } } }, { settled: { mojave: 3, gaul: 1 } }],
      markers: { mojave: 'iron' },
      steps: [moves(0), ...restOfTurn(2)],
    });
    const before = incomeOf(at.state, 0, 'iron');
    const taken = does(does(at, 0, FINISH), 0, { move: 'attack', at: 'mojave', target: 1 });
    const [income] = eventsOf(taken, 'income').filter((e) => e.seat === 0);
    expect(income!.income.cities).toBeGreaterThan(before.cities);
    expect([income!.income.types, eventsOf(taken, 'income').find((e) => e.seat === 1)!.income.types]).toEqual([1, 0]);
  },
);

rule(
  ['CIV-EXP-01', 'CIV-BAT-08', 'CIV-CAP-01'],
  'a settler may look where others stand; they may fight it then, and what it saw stays with its owner',
  () => {
    const at = scene({
      players: [
        { settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
        { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      ],
      markers: { mojave: '?wine' },
      steps: [moves(0), stops],
    });
    const looked = does(at, 0, { move: 'walk', unit: 'settler:2', from: 'mexica', to: 'mojave' }, { move: 'look', region: 'mojave' });
    const challenged = does(does(looked, 0, FINISH), 1, { move: 'challenge', spaces: 'mojave' });
    expect(count(challenged, 0, 'mojave', 'settler')).toBe(0);
    expect(challenged.state.markers[spaceOf('mojave')]).toMatchObject({ card: 'wine', known: 1 });
  },
);

rule(
  ['CIV-TRD-11', 'CIV-AIR-02'],
  'an aircraft is not traded for the base it would stand on, but it is where another base stays or comes along',
  () => {
    const at = (army: number) =>
      scene({
        ...ADVANCED,
        era: 4,
        players: [
          { settled: { mojave: 1 }, figures: { mexica: { 'aircraft-4': 1, 'infantry-4': 1 } } },
          { settled: { mexica: 1, mississippi: 1 }, figures: army > 0 ? { mexica: { 'infantry-4': army } } : {} },
        ],
        steps: [trades, stops],
      });
    const aircraft: Figures = { at: 'mexica', kind: 'aircraft-4', cargo: '', n: 1 };
    const army: Figures = { at: 'mexica', kind: 'infantry-4', cargo: '', n: 1 };
    const forIt = offer(1, { figures: [aircraft] }, { settlements: ['mexica'] });
    refuses(at(0), 0, forIt, 'CIV-TRD-11', 'NO_BASE_THERE');
    allows(at(0), 0, offer(1, { figures: [aircraft] }, { settlements: ['mississippi'] }));
    allows(at(0), 0, offer(1, { figures: [aircraft, army] }, { settlements: ['mexica'] }));
    allows(at(1), 0, forIt);
    refuses(at(1), 0, offer(1, { figures: [aircraft] }, { settlements: ['mexica'], figures: [army] }), 'CIV-TRD-11', 'NO_BASE_THERE');
    // Games of older rules asked only for a base before the exchange.
    const older = at(0);
    older.state.rules = 4;
    allows(older, 0, forIt);
  },
);

rule(
  ['CIV-BAT-08', 'CIV-WON-07', 'CIV-EXP-08'],
  'a battle that an occupant has declared is not fought when nobody is left for it: struck away, or by plague',
  () => {
    const declared = (era: 2 | 4) => {
      const infantry = `infantry-${era}` as const;
      const at = scene({
        ...ADVANCED,
        length: 'long',
        era,
        players: [
          { settled: { gobi: 1 }, wonders: ['manhattan_project'], figures: { mexica: { [infantry]: 1 }, mississippi: { settler: 1 } } },
          { settled: { gaul: 1 }, figures: { mojave: { [infantry]: 2 } } },
        ],
        markers: { mississippi: '?plague' },
        steps: [moves(0), stops],
      });
      const entered = does(at, 0, { move: 'walk', unit: `${infantry}:1`, from: 'mexica', to: 'mojave' }, FINISH);
      return does(entered, 1, { move: 'challenge', spaces: 'mojave' });
    };
    const struck = does(declared(4), 0, { move: 'strike', region: 'mojave' }, FINISH);
    const ill = does(declared(2), 0, { move: 'look', region: 'mississippi' }, FINISH);
    for (const after of [struck, ill]) {
      expect(asks(after).step).toBe('draft');
      expect([count(after, 0, 'mojave', 'infantry-4'), count(after, 1, 'mojave', 'infantry-4')]).toEqual([0, 0]);
      expect(eventsOf(after, 'battle')).toEqual([]);
    }
  },
);

rule(
  ['CIV-CAP-04', 'CIV-BAT-09', 'CIV-AMB-46'],
  'who falls leaves the battles that he has declared elsewhere; who strikes his own last settlement is not asked any more',
  () => {
    const at = scene({
      ...ADVANCED,
      players: [
        { settled: { gobi: 1 }, figures: { mexica: { 'infantry-1': 1 }, mississippi: { 'infantry-1': 1 } } },
        { gold: 7, settled: { appalachia: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
        { settled: { gaul: 1 } },
      ],
      steps: [moves(0), stops],
    });
    const walks: Move[] = [
      { move: 'walk', unit: 'infantry-1:1', from: 'mexica', to: 'mojave' },
      { move: 'walk', unit: 'infantry-1:1', from: 'mississippi', to: 'appalachia' },
    ];
    const challenged = does(does(at, 0, ...walks, FINISH), 1, { move: 'challenge', spaces: 'mojave' });
    const fell = does(challenged, 0, { move: 'attack', at: 'appalachia', target: 1 });
    expect([fell.state.players[1]!.out, asks(fell).step, count(fell, 0, 'mojave', 'infantry-1')]).toEqual([true, 'draft', 1]);

    const own = scene({
      ...ADVANCED,
      length: 'long',
      era: 4,
      players: [
        { gold: 30, settled: { mexica: 1 }, wonders: ['manhattan_project'], figures: { gobi: { 'infantry-4': 1 } } },
        { gold: 5, settled: { gaul: 1 }, figures: { gaul: { 'infantry-4': 1 } } },
        { settled: { java: 1 } },
      ],
      steps: [moves(0), moves(1), stops],
    });
    const gone = does(own, 0, { move: 'strike', region: 'mexica' });
    expect(gone.state.players.map(({ out, gold: have }) => [out, have])).toEqual([
      [true, 0],
      [false, 5],
      [false, 0],
    ]);
    expect(asks(gone)).toEqual({ step: 'movement', seats: [1] });
  },
);
