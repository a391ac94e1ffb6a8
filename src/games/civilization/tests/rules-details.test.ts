import { expect } from 'vitest';
import { play, seenBy } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { TECH_NUMBER, WONDER_NUMBER } from '../cards/index.js';
import { spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { BESIDE, type Figures, type Move, NOBODY } from '../state/state.js';
import {
  asks,
  attack,
  buys,
  buyTech,
  commit,
  count,
  DONE,
  does,
  ends,
  eventsOf,
  FINISH,
  gold,
  JOIN,
  legalAt,
  luckily,
  type Moment,
  moves,
  offer,
  ownsTech,
  ownsWonder,
  type PlayerSpec,
  refuses,
  rounds,
  type SceneSpec,
  scene,
  settlement,
  stops,
  trades,
  walk,
} from './scene.js';

// What planted faults showed that no other test would have noticed.

const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const OTHER: PlayerSpec = { settled: { gaul: 1 } };
const accept = (id: number): Move => ({ move: 'accept', offer: id });
const challenge = (spaces: string): Move => ({ move: 'challenge', spaces });
const moving = (players: readonly PlayerSpec[], more: Partial<SceneSpec> = {}): Moment =>
  scene({ players, steps: [moves(0), stops], ...more });

// Battles

rule(['CIV-CMB-01', 'CIV-CMB-06', 'CIV-CMB-07'], 'a total is the dice and all that is added to them; rounds are counted from one', () => {
  const force = { mojave: { 'cavalry-4': 2, 'infantry-4': 1 } } as const;
  const fought = (rules: 'basic' | 'advanced') => {
    const at = moving(
      [
        { settled: { mexica: 1 }, techs: ['miniaturization', 'robotics', 'masonry'], figures: force },
        {
          settled: { gaul: 1, mojave: 1 },
          techs: ['fission', 'electricity', 'flight', 'plastics'],
          figures: { mojave: { 'infantry-3': 3 } },
        },
      ],
      { rules, length: 'long', era: 4 },
    );
    let now = does(at, 0, FINISH, attack('mojave'));
    const all = [];
    for (; asks(now).step === 'choice'; ) {
      now = does(now, 0, commit(0, count(now, 0, 'mojave', 'cavalry-4') > 0 ? 'cavalry-4' : 'infantry-4'));
      all.push(...rounds(now.events));
    }
    expect(all.map((e) => e.round)).toEqual(all.map((_, i) => i + 1));
    for (const { dice, superiority, science, unit, defence, total } of all.flatMap((e) => e.fighters))
      expect(total).toBe(dice.reduce((a, b) => a + b, 0) + superiority + science + unit + defence);
    return all[0]!.fighters.map((f) => [f.superiority, f.science, f.unit, f.defence]);
  };
  expect(fought('basic')).toEqual([
    [4, 1, 0, 0],
    [0, 2, 0, 0],
  ]);
  expect(fought('advanced')).toEqual([
    [4, 0, 3, 0],
    [0, 0, 0, 1],
  ]);
});

rule(['CIV-AIR-06', 'CIV-AIR-07'], 'the aircraft of the round is lost and no other; those of the winner stay', () => {
  const at = moving(
    [
      { settled: { mexica: 1, gobi: 1 }, figures: { mexica: { 'aircraft-4': 1 }, mojave: { 'infantry-4': 1, 'aircraft-4': 2 } } },
      { ...OTHER, figures: { mojave: { 'infantry-4': 1 } } },
    ],
    { era: 4 },
  );
  const asked = does(at, 0, FINISH, attack('mojave'));
  const won = luckily(asked, 0, commit(0, 'infantry-4', true), ends(0));
  expect([count(won, 0, 'mojave', 'aircraft-4'), count(won, 0, 'mexica', 'aircraft-4')]).toEqual([2, 1]);
  const lost = luckily(asked, 0, commit(0, 'infantry-4', true), ends(1));
  expect(eventsOf(lost, 'lost').map((e) => [e.kind, e.n, e.at])).toEqual([
    ['infantry-4', 1, 'mojave'],
    ['aircraft-4', 1, 'mojave'],
    ['aircraft-4', 1, 'mojave'], // the other one has no army left
  ]);
  expect(count(lost, 0, 'mexica', 'aircraft-4')).toBe(1);
});

rule(
  'CIV-CAP-01',
  'a last tie in the mover’s own region costs him neither settlement nor settlers; a leader with one army left conquers before an ally with three',
  () => {
    const own = moving([
      { settled: { mexica: 1, mojave: 2 }, figures: { mojave: { 'infantry-1': 1, settler: 1 } } },
      { ...OTHER, figures: { mojave: { 'infantry-1': 1, settler: 1 } } },
    ]);
    const tie = luckily(does(own, 0, FINISH), 0, attack('mojave'), ends(-1));
    expect([settlement(tie, 'mojave'), count(tie, 0, 'mojave', 'settler'), count(tie, 1, 'mojave', 'settler')]).toEqual([[0, 2], 1, 1]);
    const ally = moving([
      { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { settled: { gaul: 1, mojave: 2 } },
      { settled: { nile: 1 }, figures: { mojave: { 'infantry-1': 3 } } },
    ]);
    const won = does(does(ally, 0, FINISH, attack('mojave')), 2, JOIN(0));
    expect(settlement(won, 'mojave')).toEqual([0, 2]);
  },
);

rule(
  ['CIV-BAT-08', 'CIV-BAT-04', 'CIV-MOV-10'],
  'who stops a piece and who declares later fight there together; elsewhere nothing is frozen',
  () => {
    const at = moving([
      { settled: { mexica: 1 }, figures: { mojave: { settler: 1 }, mexica: { 'infantry-1': 1, settler: 1 } } },
      { ...OTHER, figures: { cascadia: { 'infantry-1': 1 } } },
      { settled: { nile: 1 }, figures: { cascadia: { 'infantry-1': 2 } } },
    ]);
    const leaving = does(
      at,
      0,
      walk('settler:2', 'mojave', 'cascadia'),
      walk('settler:2', 'mexica', 'yucatan'),
      walk('settler:1', 'cascadia', 'alaska'),
    );
    const stopped = does(does(leaving, 1, { move: 'stop' }), 2, { move: 'let-pass' });
    expect(eventsOf(stopped, 'passed')).toEqual([{ event: 'passed', seat: 2, at: 'cascadia', all: false }]);
    refuses(stopped, 0, walk('settler:1', 'cascadia', 'alaska'), 'CIV-MOV-10', 'FROZEN');
    const on = does(stopped, 0, walk('settler:1', 'yucatan', 'orinoco'), FINISH);
    expect(asks(on)).toEqual({ step: 'challenge', seats: [2] }); // the first one has declared
    const both = does(on, 2, challenge('cascadia'));
    const over = asks(both).step === 'movement' ? does(both, 0, FINISH) : both;
    expect(eventsOf(over, 'battle')[0]).toMatchObject({ sides: [[0], [1, 2]], leaders: [0, 2] });
  },
);

rule('CIV-BAT-08', 'only the space that is entered again is asked about again; with no declaration the movement is over', () => {
  const at = moving([
    { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 3, settler: 1 } } },
    { ...OTHER, figures: { cascadia: { 'infantry-1': 1 }, mississippi: { 'infantry-1': 1 }, great_plains: { 'infantry-1': 1 } } },
  ]);
  const three = does(
    at,
    0,
    ...(['cascadia', 'mississippi', 'great_plains'] as const).map((to) => walk('infantry-1:1', 'mojave', to)),
    FINISH,
  );
  const declared = does(three, 1, challenge('mississippi'));
  const again = does(declared, 0, walk('settler:2', 'mojave', 'cascadia'), FINISH);
  expect(legalAt(again, 1)).toEqual([challenge(''), challenge('cascadia')]);
  expect(asks(does(again, 1, challenge(''))).step).toBe('battle-choice');
  expect(asks(does(three, 1, challenge(''))).step).toBe('battle-choice'); // though the settler could still go
});

rule(
  ['CIV-BAT-08', 'CIV-EXP-07'],
  'a minor civilization makes no host of its winner until its own region is entered; who had an army there is one',
  () => {
    const at = (guard: number) =>
      moving(
        [
          { settled: { mexica: 1 }, figures: { mojave: { settler: 1 }, mexica: { settler: 1 } } },
          { ...OTHER, figures: guard > 0 ? { mojave: { 'infantry-1': guard } } : {} },
        ],
        { markers: { mojave: '?minor_civilization' } },
      );
    const met = (guard: number) => {
      const entered = does(at(guard), 0, walk('settler:2', 'mojave', 'cascadia'), walk('settler:1', 'cascadia', 'mojave'));
      const seen = luckily(entered, 0, { move: 'look', region: 'mojave' }, (events) =>
        events.some((e) => e.event === 'minor-roll' && e.winner === 1),
      );
      return does(seen, 1, { move: 'choose-unit', kind: 'infantry-1' });
    };
    expect(asks(does(met(0), 0, walk('settler:2', 'mexica', 'yucatan'), FINISH)).step).toBe('draft');
    expect(asks(does(met(1), 0, FINISH))).toEqual({ step: 'challenge', seats: [1] });
  },
);

// Ships

rule(
  ['CIV-MOV-05', 'CIV-MOV-10', 'CIV-BAT-08'],
  'a ship that sailed, or keeps somebody who boarded, has entered its zone although another lands from it',
  () => {
    const players = (ship: string): PlayerSpec[] => [
      { settled: { mexica: 1 }, figures: { caribbean_sea: { [ship]: 1 }, mexica: { settler: 2 } } },
      { ...OTHER, figures: { caribbean_sea: { 'fleet-2': 1 } } },
    ];
    const land = (unit: string, ship: string): Move => ({ move: 'land', unit, from: 'caribbean_sea', to: 'yucatan', ship });
    const board = (ship: string): Move => ({ move: 'board', unit: 'settler:2', from: 'mexica', to: 'caribbean_sea', ship });
    const leave = (ship: string): Move => ({ move: 'sail', ship, from: 'caribbean_sea', to: 'north_atlantic' });
    // Two board and one lands again: the other is still on board.
    const two = does(moving(players('fleet-2'), { era: 2 }), 0, board('fleet-2:2'), board('fleet-2:2+settler:1'));
    const one = does(does(two, 0, land('settler:1', 'fleet-2:2+settler:1+settler:1')), 1, { move: 'let-pass' });
    expect(asks(does(one, 0, leave('fleet-2:2+settler:1')))).toEqual({ step: 'passing', seats: [1] });
    // It came with both and has sailed: a settler lands, it goes on.
    const came = moving(
      [
        { settled: { mexica: 1 }, figures: { north_atlantic: { 'fleet-2+settler+infantry-2': 1 } } },
        { ...OTHER, figures: { caribbean_sea: { 'fleet-2': 1 } } },
      ],
      { era: 2 },
    );
    const sailed = does(came, 0, { move: 'sail', ship: 'fleet-2:2+settler:2+infantry-2:1', from: 'north_atlantic', to: 'caribbean_sea' });
    const landed = does(does(sailed, 0, land('infantry-2:1', 'fleet-2:1+settler:2+infantry-2:1')), 1, { move: 'let-pass' });
    expect([count(landed, 0, 'yucatan', 'infantry-2'), count(landed, 0, 'caribbean_sea', 'settler')]).toEqual([1, 1]); // the one that was named
    expect(asks(does(landed, 0, leave('fleet-2:1+settler:2')))).toEqual({ step: 'passing', seats: [1] });
    // Whoever was on board before and lands leaves it where it lay.
    const lay = moving(players('fleet-2+settler'), { era: 2 });
    expect(asks(does(lay, 0, land('settler:2', 'fleet-2:2+settler:2'), leave('fleet-2:2'))).step).toBe('movement');
  },
);

rule(['CIV-MOV-10', 'CIV-MOV-08'], 'who boards a ship that has to fight stays with it', () => {
  const at = moving(
    [
      { settled: { mexica: 1 }, figures: { north_atlantic: { 'fleet-2': 1 }, mexica: { settler: 1 } } },
      { ...OTHER, figures: { caribbean_sea: { 'fleet-2': 1 } } },
    ],
    { era: 2 },
  );
  const entered = does(at, 0, { move: 'sail', ship: 'fleet-2:2', from: 'north_atlantic', to: 'caribbean_sea' }, FINISH);
  const declared = does(entered, 1, challenge('caribbean_sea'));
  const aboard = does(declared, 0, { move: 'board', unit: 'settler:2', from: 'mexica', to: 'caribbean_sea', ship: 'fleet-2:1' });
  const ship = 'fleet-2:1+settler:1';
  refuses(aboard, 0, { move: 'land', unit: 'settler:1', from: 'caribbean_sea', to: 'yucatan', ship }, 'CIV-MOV-10', 'FROZEN');
  refuses(aboard, 0, { move: 'sail', ship, from: 'caribbean_sea', to: 'north_atlantic' }, 'CIV-MOV-10', 'FROZEN');
});

rule(
  ['CIV-AIR-01', 'CIV-AIR-08', 'CIV-AIR-03'],
  'the aircraft that is named flies, the one without a base is lost, in its own space',
  () => {
    const at = moving(
      [
        {
          settled: { mexica: 1, orinoco: 1 },
          figures: { mexica: { 'aircraft-4': 1 }, orinoco: { 'aircraft-4': 1 }, siberia: { 'aircraft-4': 1 } },
        },
        OTHER,
      ],
      { ...ADVANCED, era: 4, steps: [moves(0), trades, stops] },
    );
    const flown = does(at, 0, { move: 'fly', from: 'orinoco', to: 'mexica' });
    expect(eventsOf(flown, 'moved')).toEqual([
      { event: 'moved', seat: 0, kind: 'aircraft-4', cargo: '', from: 'orinoco', to: 'mexica', how: 'fly' },
    ]);
    expect([count(flown, 0, 'mexica', 'aircraft-4'), count(flown, 0, 'orinoco', 'aircraft-4')]).toEqual([2, 0]);
    refuses(flown, 0, { move: 'fly', from: 'orinoco', to: 'mexica' }, 'CIV-AIR-01', 'NO_SUCH_UNIT');
    const back = does(flown, 0, { move: 'fly', from: 'mexica', to: 'orinoco' }); // the one that has not flown
    refuses(back, 0, { move: 'fly', from: 'mexica', to: 'orinoco' }, 'CIV-AIR-01', 'NO_MOVES_LEFT');
    expect(eventsOf(does(back, 0, FINISH), 'lost').map((e) => e.at)).toEqual(['siberia']);
  },
);

// The fallen, and who gets what

rule(
  ['CIV-CAP-04', 'CIV-AMB-46'],
  'of cards only those of the fallen change: wonders to the conqueror, technologies beside the board',
  () => {
    const at = moving(
      [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } }, techs: ['masonry'], wonders: ['oracle'] },
        { settled: { mojave: 1 }, techs: ['the_wheel'], wonders: ['colossus'] },
        { settled: { nile: 1 }, techs: ['mysticism'], wonders: ['pyramids'] },
      ],
      ADVANCED,
    );
    const fell = does(at, 0, FINISH, attack('mojave'));
    const tech = (id: 'masonry' | 'the_wheel' | 'mysticism' | 'currency') => fell.state.techs[TECH_NUMBER[id]];
    expect([tech('masonry'), tech('the_wheel'), tech('mysticism'), tech('currency')]).toEqual([0, BESIDE, 2, NOBODY]);
    const wonder = (id: 'oracle' | 'colossus' | 'pyramids' | 'great_wall') => fell.state.wonders[WONDER_NUMBER[id]];
    expect([wonder('oracle'), wonder('colossus'), wonder('pyramids'), wonder('great_wall')]).toEqual([0, 0, 2, NOBODY]);
  },
);

// Trade

rule(
  ['CIV-TRD-09', 'CIV-TRD-10'],
  'an offer that is declined or withdrawn leaves the others open, and asks nobody but whom it names',
  () => {
    const players = [0, 1, 2].map((i): PlayerSpec => ({ gold: 9, settled: { [(['mexica', 'gaul', 'nile'] as const)[i]!]: 1 } }));
    const at = does(
      scene({ players, steps: [trades, stops] }),
      0,
      offer(1, { gold: 1 }, {}),
      offer(2, { gold: 2 }, {}),
      offer(1, { gold: 3 }, {}),
    );
    const finished = does(does(does(at, 0, { move: 'finish-trading' }), 1, { move: 'finish-trading' }), 2, { move: 'finish-trading' });
    expect(asks(finished).seats).toEqual([1, 2]);
    const declined = does(finished, 2, { move: 'decline', offer: 2 });
    expect([asks(declined).seats, declined.state.trading!.offers.map((x) => x.id)]).toEqual([[1], [1, 3]]);
    const one = does(declined, 1, accept(3));
    expect([gold(one, 1), one.state.trading!.offers.map((x) => x.id)]).toEqual([12, [1]]);
    const over = does(one, 1, { move: 'decline', offer: 1 });
    expect([asks(over).step, over.state.trading]).toEqual(['draft', null]);
  },
);

rule(['CIV-TRD-03', 'CIV-AMB-30'], 'of many stacks the one that is named goes over: by space, by kind and by what it carries', () => {
  const at = scene({
    players: [
      {
        settled: { mexica: 1 },
        figures: {
          mexica: { settler: 1, 'infantry-1': 2, 'cavalry-1': 1 },
          mojave: { 'cavalry-1': 2 },
          caribbean_sea: { 'fleet-1': 1, 'fleet-1+settler': 1, 'fleet-1+cavalry-1': 1 },
        },
      },
      OTHER,
    ],
    steps: [trades, stops],
  });
  const figures: Figures[] = [
    { at: 'mojave', kind: 'cavalry-1', cargo: '', n: 1 },
    { at: 'caribbean_sea', kind: 'fleet-1', cargo: 'cavalry-1', n: 1 },
  ];
  const given = does(does(at, 0, offer(1, { figures }, {})), 1, accept(1));
  expect(given.state.players[1]!.stacks.map((x) => [x.at, x.kind, x.n, x.cargo.map((r) => r.kind)])).toEqual([
    [spaceOf('mojave'), 'cavalry-1', 1, []],
    [spaceOf('caribbean_sea'), 'fleet-1', 1, ['cavalry-1']],
  ]);
  expect(given.state.players[0]!.stacks.map((x) => x.n)).toEqual([1, 2, 1, 1, 1, 1]);
});

rule(
  ['CIV-TEC-06', 'CIV-AMB-26', 'CIV-AMB-33'],
  'a traded technology brings no bonus even where dealt and found ones do; the trade is told',
  () => {
    const at = scene({
      ...ADVANCED,
      startBonus: true,
      players: [{ settled: { mexica: 1 }, techs: ['the_wheel'], wonders: ['oracle'] }, { settled: { mojave: 1 } }],
      steps: [trades, stops],
    });
    const given = does(does(at, 0, offer(1, { techs: ['the_wheel'], wonders: ['oracle'] }, {})), 1, accept(1));
    expect([ownsTech(given, 1, 'the_wheel'), ownsWonder(given, 1, 'oracle'), given.state.players[1]!.stacks]).toEqual([true, true, []]);
    expect([eventsOf(given, 'technology'), eventsOf(given, 'wonder')]).toEqual([
      [{ event: 'technology', seat: 1, tech: 'the_wheel', source: 'traded' }],
      [{ event: 'wonder', seat: 1, wonder: 'oracle', source: 'traded' }],
    ]);
  },
);

// Figures and cards

rule(['CIV-UPG-03', 'CIV-UPG-01'], 'only catapults become trebuchets, on board and ashore, and their number is told', () => {
  const at = scene({
    ...ADVANCED,
    era: 2,
    players: [
      {
        gold: 70,
        settled: { antilles: 1 },
        techs: ['the_wheel', 'construction'],
        figures: { antilles: { 'cavalry-1': 2, 'artillery-1': 2 }, caribbean_sea: { 'fleet-1+settler+infantry-1+artillery-1': 2 } },
      },
      OTHER,
    ],
    steps: [buys(0), stops],
  });
  const bought = does(at, 0, buyTech('engineering'));
  expect(eventsOf(bought, 'upgraded')).toEqual([{ event: 'upgraded', seat: 0, kind: 'artillery-1', to: 'artillery-2', n: 4 }]);
  const [horses, engines, ships] = bought.state.players[0]!.stacks;
  expect([horses!.kind, engines!.kind, ships!.cargo.map((r) => r.kind)]).toEqual([
    'cavalry-1',
    'artillery-2',
    ['settler', 'infantry-1', 'artillery-2'],
  ]);
});

rule(['CIV-PUR-04', 'CIV-EXP-13'], 'the settler of the region founds, no other figure and no settler elsewhere', () => {
  const at = scene({
    players: [{ gold: 10, settled: { mexica: 1 }, figures: { gobi: { settler: 1 }, mojave: { 'infantry-1': 1, settler: 2 } } }, OTHER],
    steps: [buys(0), stops],
  });
  const founded = does(at, 0, { move: 'found', region: 'mojave' });
  expect([count(founded, 0, 'gobi', 'settler'), count(founded, 0, 'mojave', 'settler'), count(founded, 0, 'mojave', 'infantry-1')]).toEqual(
    [1, 1, 1],
  );
  const ill = scene({
    era: 1,
    players: [{ gold: 10, settled: { mexica: 1 }, figures: { gobi: { settler: 1 }, mojave: { settler: 1 } } }, OTHER],
    markers: { mojave: '?plague' },
    steps: [buys(0), stops],
  });
  const lost = does(ill, 0, { move: 'found', region: 'mojave' });
  expect([count(lost, 0, 'gobi', 'settler'), eventsOf(lost, 'not-founded').map((e) => e.why), gold(lost, 0)]).toEqual([1, ['plague'], 10]);
});

rule(['CIV-EXP-02', 'CIV-EXP-03'], 'the finder is told what it is, the others that he looked', () => {
  const at = moving([{ settled: { mexica: 1 }, figures: { mojave: { settler: 1 } } }, OTHER], { markers: { mojave: '?oil' } });
  const played = play(game, at.position, 0, { move: 'look', region: 'mojave' });
  if (!played.ok) throw new Error(played.refusal.code);
  expect(seenBy(played.events, 0)).toEqual([{ event: 'found', seat: 0, region: 'mojave', marker: 'oil' }]);
  for (const viewer of [1, 'spectator'] as const)
    expect(seenBy(played.events, viewer)).toEqual([{ event: 'looked', seat: 0, region: 'mojave' }]);
});

// The whole turn

rule(
  ['CIV-TUR-01', 'CIV-TUR-02', 'CIV-WON-06', 'CIV-END-06'],
  'a turn asks for claims twice in the basic game, and for the end in a long advanced one',
  () => {
    const plan = (rules: 'basic' | 'advanced', length: 'short' | 'long') =>
      scene({
        rules,
        length,
        first: 1,
        players: [
          { settled: { mexica: 1 }, figures: { mexica: { settler: 1 } } },
          { settled: { gaul: 1 }, figures: { gaul: { settler: 1 } } },
        ],
        steps: [{ step: 'turn' }],
      })
        .state.steps.toReversed()
        .map((x) => ('seat' in x ? `${x.step} ${x.seat}` : x.step));
    const start = ['movement 1', 'begin-movement 0', 'begin-trade', 'production'];
    const shop = ['begin-purchase 1', 'begin-purchase 0'];
    for (const length of ['short', 'long'] as const)
      expect(plan('basic', length)).toEqual([...start, 'claims', ...shop, 'claims', 'end-turn']);
    expect(plan('advanced', 'short')).toEqual([...start, ...shop, 'end-turn']);
    expect(plan('advanced', 'long')).toEqual([...start, ...shop, 'declaring 1', 'declaring 0', 'end-turn']);
  },
);

rule(
  ['CIV-WON-06', 'CIV-AMB-39'],
  'where milestones claim themselves nobody is asked for them; the fallen and the poor are skipped',
  () => {
    const automatic = scene({
      announce: 'automatic',
      era: 2,
      players: [{ gold: 200, settled: { mexica: 1 } }, OTHER],
      steps: [{ step: 'claims' }, stops],
    });
    expect(asks(automatic).step).toBe('draft');
    const silent = scene({
      era: 2,
      players: [
        { gold: 60, settled: { mexica: 1 } },
        { gold: 60, settled: { gaul: 1 } },
      ],
      steps: [{ step: 'claims' }, stops],
    });
    const none = does(does(silent, 0, { move: 'claims', milestones: '' }), 1, { move: 'claims', milestones: '' });
    expect([asks(none).step, none.state.milestones[5]]).toEqual(['draft', NOBODY]);
    const out = scene({
      ...ADVANCED,
      players: [
        { gold: 50, settled: { mexica: 1 } },
        { out: true, gold: 50 },
      ],
      steps: [buys(1), moves(1), stops],
    });
    expect(asks(out).step).toBe('draft');
  },
);

rule(['CIV-PUR-13', 'CIV-PUR-05'], 'what grew in one purchase may grow again in the next turn', () => {
  const at = scene({
    players: [{ gold: 60, settled: { mexica: 1 } }, OTHER],
    steps: [buys(0), buys(1), buys(0), stops],
  });
  const grown = does(at, 0, { move: 'expand', region: 'mexica' });
  refuses(grown, 0, { move: 'expand', region: 'mexica' }, 'CIV-PUR-05', 'GREW_ALREADY');
  const later = does(grown, 0, DONE, { move: 'expand', region: 'mexica' });
  expect(settlement(later, 'mexica')).toEqual([0, 3]);
});
