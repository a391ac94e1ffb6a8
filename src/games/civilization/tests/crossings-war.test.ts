import { expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { defenceOf } from '../ask/battle.js';
import { incomeOf, pointsOf } from '../ask/production.js';
import { spaceOf } from '../cards/world.js';
import type { Move } from '../state/state.js';
import {
  allows,
  asks,
  attack,
  commit,
  count,
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
  ownsWonder,
  type PlayerSpec,
  produces,
  refuses,
  restOfTurn,
  rounds,
  type SceneSpec,
  scene,
  settlement,
  stops,
  trades,
  walk,
} from './scene.js';

const ADVANCED = { rules: 'advanced', length: 'long' } as const;
const HOME: PlayerSpec = { settled: { gaul: 1 } };
const war = (players: readonly PlayerSpec[], more: Partial<SceneSpec> = {}): Moment =>
  scene({ players, steps: [moves(0), stops], ...more });
const engage = (at: 'caribbean_sea' | 'mojave'): Move => ({ move: 'engage', at });
const challenge = (spaces: string): Move => ({ move: 'challenge', spaces });

// Ships with cargo

rule(['CIV-CMB-08', 'CIV-CMB-10'], 'a leader shields his cargo by sending the empty ship; the laden one that survives keeps it', () => {
  const at = war([
    { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1': 1, 'fleet-1+infantry-1+settler': 1 } } },
    { ...HOME, figures: { caribbean_sea: { 'fleet-1': 1 } } },
  ]);
  const asked = does(at, 0, FINISH, attack('caribbean_sea'));
  expect(asks(asked)).toEqual({ step: 'choice', seats: [0] });
  const lost = luckily(asked, 0, commit(0, 'fleet-1'), (events) => rounds(events).length === 2 && ends(0)(events));
  expect(eventsOf(lost, 'lost').map((e) => [e.seat, e.kind, e.by])).toEqual([
    [0, 'fleet-1', 'battle'],
    [1, 'fleet-1', 'battle'],
  ]);
  expect([count(lost, 0, 'caribbean_sea', 'infantry-1'), count(lost, 0, 'caribbean_sea', 'settler')]).toEqual([1, 1]);
});

rule(['CIV-CMB-08', 'CIV-CMB-01'], 'a tie at sea takes both ships and all that they carry', () => {
  const at = war([
    { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1+settler+infantry-1+infantry-1': 1 } } },
    { ...HOME, figures: { caribbean_sea: { 'fleet-1+cavalry-1': 1 } } },
  ]);
  const tie = luckily(does(at, 0, FINISH), 0, attack('caribbean_sea'), ends(-1));
  expect(tie.state.players.map((p) => p.stacks)).toEqual([[], []]);
  expect(eventsOf(tie, 'lost').filter((e) => e.by === 'sunk')).toHaveLength(4);
});

rule(['CIV-AMB-45', 'CIV-CMB-08', 'CIV-BAT-03'], 'a leader may send the laden ship of who joined him; it sinks with its own cargo', () => {
  const at = war([
    { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } },
    { ...HOME, figures: { caribbean_sea: { 'fleet-1': 1 } } },
    { settled: { nile: 1 }, figures: { caribbean_sea: { 'fleet-1+settler+settler': 1 } } },
  ]);
  const joined = does(does(at, 0, FINISH, attack('caribbean_sea')), 2, JOIN(1));
  expect(asks(joined).seats).toEqual([1]);
  const sunk = luckily(joined, 1, commit(2, 'fleet-1', false, 'settler+settler'), (events) => rounds(events)[0]!.winner === 0);
  expect(eventsOf(sunk, 'lost').slice(0, 2)).toEqual([
    { event: 'lost', seat: 2, kind: 'fleet-1', n: 1, at: 'caribbean_sea', by: 'battle' },
    { event: 'lost', seat: 2, kind: 'settler', n: 1, at: 'caribbean_sea', by: 'sunk' },
  ]);
});

rule(['CIV-BAT-05', 'CIV-MOV-06', 'CIV-CMB-08'], 'armies on board neither fight at sea nor land after the battle of their ship', () => {
  const at = war(
    [
      { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-2+infantry-2': 1 } } },
      { settled: { gaul: 1, yucatan: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } },
    ],
    { era: 2 },
  );
  const won = luckily(does(at, 0, FINISH), 0, attack('caribbean_sea'), ends(0));
  expect(rounds(won.events).every(({ fighters }) => fighters.every((f) => f.commit.kind.startsWith('fleet')))).toBe(true);
  expect([asks(won).step, count(won, 0, 'caribbean_sea', 'infantry-2'), settlement(won, 'yucatan')]).toEqual(['draft', 1, [1, 1]]);
});

// Capture

rule(['CIV-CAP-03', 'CIV-HAP-07', 'CIV-PRA-04'], 'a capture moves a monopoly, and lets points given by hand serve elsewhere', () => {
  const at = war(
    [
      { settled: { mexica: 1, yucatan: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { settled: { mojave: 3, gaul: 2, iberia: 2, italia: 1 }, improvements: ['temple', 'granary'] },
    ],
    { ...ADVANCED, markers: { mexica: 'iron', yucatan: 'iron', mojave: 'iron', gaul: 'iron', iberia: 'iron' } },
  );
  at.state.players[1]!.served = { happy: [spaceOf('mojave')], productive: [spaceOf('mojave')] };
  expect([incomeOf(at.state, 0, null).monopolies, incomeOf(at.state, 1, null).monopolies]).toEqual([0, 20]);
  const won = does(at, 0, FINISH, attack('mojave'));
  expect([incomeOf(won.state, 0, null).monopolies, incomeOf(won.state, 1, null).monopolies]).toEqual([20, 0]);
  // Of two towns and a village one is happy and productive (6 + 2 doubled … 12), one happy by the free face, as is best again.
  expect(pointsOf(won.state, 1)).toEqual({ happy: 2, productive: 1 });
  expect(incomeOf(won.state, 1, null).cities).toBe(12 + 6);
});

rule(['CIV-CAP-01', 'CIV-BAT-07', 'CIV-CMB-07'], 'in somebody’s region two others fight without its bonus, and it stays his', () => {
  const at = war(
    [
      { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { ...HOME, figures: { mojave: { 'infantry-1': 1, settler: 1 } } },
      { settled: { mojave: 2, nile: 1 }, figures: { mojave: { 'infantry-1': 1, settler: 1 } } },
    ],
    ADVANCED,
  );
  const declared = does(at, 0, FINISH, attack('mojave', 1));
  const won = luckily(declared, 2, JOIN(-1), ends(0));
  for (const { fighters } of rounds(won.events)) expect(fighters.map((f) => f.defence)).toEqual([0, 0]);
  expect([settlement(won, 'mojave'), count(won, 1, 'mojave', 'settler'), count(won, 2, 'mojave', 'settler')]).toEqual([[2, 2], 0, 1]);
  expect(legalAt(won, 0)).toEqual([attack('mojave', 2), { move: 'finish-battles' }]);
});

rule(
  ['CIV-AMB-15', 'CIV-CAP-01', 'CIV-BAT-03'],
  'the owner of a settlement who joins the attacker brings its bonus, and loses it with him',
  () => {
    const at = war(
      [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
        { ...HOME, figures: { mojave: { 'cavalry-1': 3 } } },
        { settled: { mojave: 2, nile: 1 }, figures: { mojave: { 'infantry-1': 1, settler: 1 } } },
      ],
      ADVANCED,
    );
    const declared = does(at, 0, FINISH, attack('mojave', 1));
    const joined = does(declared, 2, JOIN(0));
    const { battle } = joined.state.steps.at(-1) as Extract<(typeof joined.state.steps)[number], { step: 'choice' }>;
    expect([defenceOf(joined.state, battle, 0), defenceOf(joined.state, battle, 1)]).toEqual([1, 0]);
    const lost = luckily(joined, 0, commit(2, 'infantry-1'), ends(1));
    expect([settlement(lost, 'mojave'), count(lost, 2, 'mojave', 'settler')]).toEqual([[1, 2], 0]);
  },
);

rule(['CIV-BAT-08', 'CIV-CAP-01'], 'a mover who entered his own region can lose its settlement to an occupant who declared', () => {
  const at = war([
    { settled: { mexica: 1, mojave: 2 }, figures: { mexica: { 'infantry-1': 1 }, mojave: { settler: 1 } } },
    { ...HOME, figures: { mojave: { 'cavalry-1': 2 } } },
  ]);
  const entered = does(at, 0, walk('infantry-1:1', 'mexica', 'mojave'), FINISH);
  const declared = does(entered, 1, challenge('mojave')); // the settler was there before, and may still leave
  const lost = luckily(declared, 0, FINISH, ends(1));
  expect([settlement(lost, 'mojave'), count(lost, 0, 'mojave', 'settler')]).toEqual([[1, 2], 0]);
  const left = does(declared, 0, walk('settler:2', 'mojave', 'cascadia'));
  expect(count(luckily(left, 0, FINISH, ends(1)), 0, 'cascadia', 'settler')).toBe(1);
});

rule(
  ['CIV-CAP-06', 'CIV-PUR-07', 'CIV-PUR-05'],
  'a captured city takes figures up to its size, and grows, in the purchases of the same turn',
  () => {
    const at = war(
      [
        {
          gold: 100,
          settled: { mexica: 1 },
          figures: { mojave: { 'infantry-1': 1 } },
          techs: ['bronze_working', 'chemistry', 'construction'],
        },
        { settled: { gaul: 1, mojave: 2 } },
      ],
      { ...ADVANCED, steps: [moves(0), { step: 'begin-purchase', seat: 0 }, stops] },
    );
    const bought = does(at, 0, FINISH, attack('mojave'));
    const recruit: Move = { move: 'recruit', kind: 'infantry-1', at: 'mojave', by: 'mojave' };
    const full = does(bought, 0, recruit, recruit);
    refuses(full, 0, recruit, 'CIV-PUR-07', 'SETTLEMENT_FULL', { max: 2 });
    expect(settlement(does(full, 0, { move: 'expand', region: 'mojave' }, recruit), 'mojave')).toEqual([0, 3]);
  },
);

// Aircraft

rule(
  ['CIV-AIR-04', 'CIV-AIR-05', 'CIV-CMB-05', 'CIV-CMB-07'],
  'superiority, level and settlement count for the pair of unit and aircraft',
  () => {
    const at = war(
      [
        { settled: { mexica: 1 }, techs: ['advanced_flight', 'miniaturization'], figures: { mojave: { 'cavalry-4': 1, 'aircraft-4': 1 } } },
        { settled: { gaul: 1, mojave: 1 }, figures: { mojave: { 'infantry-3': 1, 'aircraft-4': 1 } } },
      ],
      { ...ADVANCED, era: 4 },
    );
    const asked = does(at, 0, FINISH, attack('mojave'));
    const [round] = rounds(does(does(asked, 0, commit(0, 'cavalry-4', true)), 1, commit(1, 'infantry-3', true)).events);
    expect(round!.fighters.map((f) => [f.dice.length, f.superiority, f.unit, f.defence])).toEqual([
      [4 + 2, 4, 3, 0],
      [3 + 2, 0, 0, 1],
    ]);
  },
);

rule(
  ['CIV-CMB-01', 'CIV-AIR-04', 'CIV-AIR-07'],
  'an aircraft of an ally supports his own unit only; when their side falls it is lost, wherever it is based',
  () => {
    const at = war(
      [
        { settled: { mexica: 1 }, figures: { mojave: { 'cavalry-4': 4 } } },
        { settled: { gaul: 1, mojave: 1 }, figures: { mojave: { 'infantry-4': 1 } } },
        { settled: { nile: 1 }, figures: { mojave: { 'artillery-3': 1, 'aircraft-4': 2 } } },
      ],
      { era: 4 },
    );
    const joined = does(does(at, 0, FINISH, attack('mojave')), 2, JOIN(1));
    refuses(joined, 1, commit(1, 'infantry-4', true), 'CIV-AIR-04', 'NO_AIRCRAFT');
    expect(allows(joined, 1, commit(2, 'artillery-3', true))).toBe(true);
    const fell = luckily(joined, 1, commit(2, 'artillery-3'), ends(0));
    expect(eventsOf(fell, 'lost').filter((e) => e.kind === 'aircraft-4')).toEqual([
      { event: 'lost', seat: 2, kind: 'aircraft-4', n: 2, at: 'mojave', by: 'battle' },
    ]);
  },
);

rule(['CIV-AIR-07', 'CIV-CMB-02'], 'a tie of the last units leaves no aircraft of either side behind', () => {
  const player = { figures: { mojave: { 'infantry-4': 1, 'aircraft-4': 2 } } } as const;
  const at = war(
    [
      { ...player, settled: { mexica: 1 } },
      { ...player, settled: { gaul: 1, mojave: 2 } },
    ],
    { era: 4 },
  );
  const asked = does(does(at, 0, FINISH, attack('mojave')), 0, commit(0, 'infantry-4'));
  const tie = luckily(asked, 1, commit(1, 'infantry-4'), ends(-1));
  expect([tie.state.players.map((p) => p.stacks), settlement(tie, 'mojave')]).toEqual([
    [[], []],
    [1, 2],
  ]);
});

rule(
  ['CIV-AIR-07', 'CIV-BAT-08', 'CIV-AIR-02'],
  'an aircraft that flew to its settlement among strangers may be attacked there, and is lost with it',
  () => {
    const at = war(
      [
        { settled: { mexica: 1, mojave: 1 }, figures: { mexica: { 'aircraft-4': 1 } } },
        { ...HOME, figures: { mojave: { 'infantry-4': 1 } } },
      ],
      { era: 4 },
    );
    const flown = does(at, 0, { move: 'fly', from: 'mexica', to: 'mojave' }, FINISH);
    expect(asks(flown)).toEqual({ step: 'challenge', seats: [1] });
    const lost = does(flown, 1, challenge('mojave'));
    expect([count(lost, 0, 'mojave', 'aircraft-4'), settlement(lost, 'mojave'), rounds(lost.events)]).toEqual([0, [1, 1], []]);
    expect(count(does(flown, 1, challenge('')), 0, 'mojave', 'aircraft-4')).toBe(1);
  },
);

rule(
  ['CIV-AIR-08', 'CIV-AIR-03', 'CIV-CMB-08'],
  'aircraft whose ship was sunk stay until their owner has moved again, however many',
  () => {
    const at = war(
      [
        { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-4': 1, 'aircraft-4': 1 } } },
        { settled: { gaul: 1, gobi: 1 }, figures: { caribbean_sea: { 'fleet-4': 1, 'aircraft-4': 3 }, antilles: { 'infantry-4': 1 } } },
        { settled: { nile: 1 }, figures: { caribbean_sea: { 'fleet-4': 1 } } },
      ],
      { ...ADVANCED, era: 4, steps: [moves(0), trades, moves(1), stops] },
    );
    const declared = does(at, 0, FINISH, attack('caribbean_sea', 1));
    const joined = does(declared, 2, JOIN(1));
    // The ship of seat 1 falls, its ally’s wins: its aircraft were on the winning side.
    const first = luckily(does(joined, 0, commit(0, 'fleet-4')), 1, commit(1, 'fleet-4'), (events) => rounds(events)[0]!.winner === 0);
    const over = luckily(first, 0, commit(0, 'fleet-4'), ends(1));
    expect([asks(over), count(over, 1, 'caribbean_sea', 'aircraft-4')]).toEqual([{ step: 'movement', seats: [1] }, 3]);
    refuses(over, 1, FINISH, 'CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE', { at: { key: 'space.caribbean_sea' } });
    const fly: Move = { move: 'fly', from: 'caribbean_sea', to: 'antilles' };
    const saved = does(over, 1, fly, fly, fly, FINISH);
    expect([count(saved, 1, 'antilles', 'aircraft-4'), eventsOf(saved, 'lost')]).toEqual([3, []]);
  },
);

rule(
  ['CIV-AIR-08', 'CIV-CAP-01', 'CIV-CAP-04'],
  'aircraft based on a city that falls while they are away fly on in their next movement, or are lost then',
  () => {
    const at = war(
      [
        { settled: { mexica: 1 }, figures: { mojave: { 'infantry-4': 1 } } },
        { settled: { mojave: 2, gobi: 1 }, figures: { yucatan: { 'infantry-4': 1, 'aircraft-4': 1 } } },
      ],
      { era: 4, steps: [moves(0), { step: 'begin-purchase', seat: 1 }, moves(1), stops] },
    );
    const fallen = does(at, 0, FINISH, attack('mojave'));
    const next = asks(fallen).step === 'purchase' ? does(fallen, 1, { move: 'finish-buying' }) : fallen;
    const left = does(next, 1, walk('infantry-4:1', 'yucatan', 'orinoco'));
    refuses(left, 1, FINISH, 'CIV-AIR-08', 'AIRCRAFT_WITHOUT_BASE', { at: { key: 'space.yucatan' } });
    expect(count(does(left, 1, { move: 'fly', from: 'yucatan', to: 'orinoco' }, FINISH), 1, 'orinoco', 'aircraft-4')).toBe(1);
  },
);

// Falling

rule(
  ['CIV-CAP-04', 'CIV-BAT-03', 'CIV-BAT-09'],
  'an ally whose last settlement falls in a battle that he joined is out at once, everywhere',
  () => {
    const at = war(
      [
        { gold: 1, settled: { mexica: 1 }, figures: { mojave: { 'cavalry-1': 3 }, mississippi: { 'infantry-1': 1 } } },
        { ...HOME, figures: { mojave: { 'infantry-1': 1 } } },
        {
          gold: 12,
          settled: { mojave: 1 },
          wonders: ['colossus'],
          figures: { mojave: { 'infantry-1': 1 }, mississippi: { settler: 2 }, caribbean_sea: { 'fleet-1+settler': 1 } },
        },
      ],
      { ...ADVANCED, steps: [moves(0), moves(2), ...restOfTurn(3)] },
    );
    const joined = does(does(at, 0, FINISH, attack('mojave', 1)), 2, JOIN(1));
    const fell = luckily(joined, 1, commit(2, 'infantry-1'), ends(0));
    expect(fell.state.players[2]).toMatchObject({ out: true, gold: 0, stacks: [] });
    const taken = eventsOf(fell, 'gold').flatMap((e) => (e.cause === 'elimination' ? [[e.seat, e.by]] : []));
    expect([taken, ownsWonder(fell, 0, 'colossus'), settlement(fell, 'mojave')]).toEqual([
      [
        [2, -12],
        [0, 12],
      ],
      true,
      [0, 1],
    ]);
    expect(fell.state.players[1]!.out).toBe(false);
    // His settlers in Mississippi are gone too: there is nothing left to attack, and he does not move.
    expect(asks(fell)).toEqual({ step: 'purchase', seats: [0] });
    expect(eventsOf(fell, 'income').map((e) => e.seat)).toEqual([0, 1]);
  },
);

rule(
  ['CIV-CAP-04', 'CIV-BAT-08', 'CIV-TUR-02'],
  'a mover can fall in his own turn: the battles that were still to come are off, and he is passed over',
  () => {
    const at = war(
      [
        { gold: 8, settled: { mojave: 1 }, figures: { mexica: { 'infantry-1': 1, settler: 1 }, cascadia: { 'infantry-1': 1 } } },
        { settled: { gaul: 1 }, figures: { mojave: { 'cavalry-1': 3 }, alaska: { 'cavalry-1': 1 } } },
        { gold: 50, settled: { nile: 1 } },
      ],
      { ...ADVANCED, first: 0, steps: [moves(0), ...restOfTurn(3)] },
    );
    const entered = does(at, 0, walk('settler:2', 'mexica', 'mojave'), walk('infantry-1:1', 'cascadia', 'alaska'), FINISH);
    const due = does(entered, 1, challenge('mojave+alaska'));
    const moving = asks(due).step === 'movement' ? does(due, 0, FINISH) : due;
    expect(asks(moving)).toEqual({ step: 'battle-choice', seats: [0] });
    const fell = does(moving, 0, engage('mojave'));
    expect([fell.state.players[0]!.out, gold(fell, 1), eventsOf(fell, 'battle').map((e) => e.at)]).toEqual([true, 8 + 10, ['mojave']]);
    expect(eventsOf(fell, 'income').map((e) => e.seat)).toEqual([1, 2]);
    const next = does(fell, 1, { move: 'finish-buying' });
    const turned = asks(next).step === 'purchase' ? does(next, 2, { move: 'finish-buying' }) : next;
    expect([turned.state.first, turned.state.turn]).toEqual([1, 3]);
  },
);

rule(['CIV-CAP-05', 'CIV-TRD-01', 'CIV-PRB-03'], 'basic: who has lost everything still trades, borrows a card, and is paid for it', () => {
  const at = war(
    [
      { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { gold: 3, settled: { mojave: 1 } },
    ],
    { markers: { mexica: 'iron' }, steps: [moves(0), trades, produces, stops] },
  );
  const bare = does(at, 0, FINISH, attack('mojave'));
  expect([asks(bare), bare.state.players[1]!.out]).toEqual([{ step: 'trade', seats: [0, 1] }, false]);
  const lent = does(does(bare, 1, offer(0, { gold: 3 }, { cards: ['mexica'] })), 0, {
    move: 'accept',
    offer: 1,
  });
  const paid = does(does(lent, 0, { move: 'finish-trading' }), 1, { move: 'finish-trading' });
  expect(eventsOf(paid, 'income').map((e) => [e.seat, e.income.types, e.income.total])).toEqual([
    [0, 0, 10],
    [1, 1, 10],
  ]);
});
