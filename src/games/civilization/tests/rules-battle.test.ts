import { describe, expect, it } from 'vitest';
import { playUntrusted } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { civilization as game } from '../game.js';
import { describeQuestion } from '../say/question.js';
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
  moves,
  ownsTech,
  ownsWonder,
  type PlayerSpec,
  refuses,
  rounds,
  type SceneSpec,
  scene,
  settlement,
  stops,
  techsOf,
  walk,
} from './scene.js';

const challenge = (spaces: string): Move => ({ move: 'challenge', spaces });

/** Seat 0 has an army in Mojave, in its movement; what the others have is said. */
const facing = (other: PlayerSpec, more: Partial<SceneSpec> & { mine?: PlayerSpec; third?: PlayerSpec } = {}) => {
  const { mine, third, ...rest } = more;
  return scene({
    players: [mine ?? { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } }, other, ...(third ? [third] : [])],
    steps: [moves(0), stops],
    ...rest,
  });
};

rule(
  ['CIV-BAT-01', 'CIV-AMB-18'],
  'the mover declares where he has a unit able to fight, against who has something there; or not at all',
  () => {
    const at = does(facing({ settled: { gaul: 1 }, figures: { mojave: { settler: 1 } } }), 0, FINISH);
    expect(legalAt(at, 0)).toEqual([attack('mojave'), { move: 'finish-battles' }]);
    refuses(at, 0, attack('mexica'), 'CIV-BAT-01', 'NO_UNIT_TO_FIGHT');
    refuses(at, 0, attack('mojave', 0), 'CIV-BAT-01', 'NO_TARGET');
    expect(count(does(at, 0, { move: 'finish-battles' }), 1, 'mojave', 'settler')).toBe(1);
    expect(asks(does(facing({ settled: { gaul: 1, mojave: 2 } }), 0, FINISH)).step).toBe('battle-choice');
  },
);

rule('CIV-BAT-01', 'an occupant cannot declare in a space that nothing of the mover entered this turn', () => {
  const at = does(facing({ settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 3 } } }), 0, FINISH);
  expect(asks(at)).toEqual({ step: 'battle-choice', seats: [0] });
});

rule(
  ['CIV-BAT-02', 'CIV-BAT-09'],
  'battles follow the last move, in the order of the mover; those declared by occupants must be fought',
  () => {
    const at = facing(
      { settled: { gaul: 1 }, figures: { cascadia: { 'infantry-1': 1 }, mississippi: { 'infantry-1': 1 } } },
      { mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2 } } } },
    );
    const both = does(at, 0, walk('infantry-1:1', 'mojave', 'cascadia'), walk('infantry-1:1', 'mojave', 'mississippi'), FINISH);
    expect(asks(both)).toEqual({ step: 'challenge', seats: [1] });
    const due = does(both, 1, challenge('cascadia+mississippi'));
    expect(asks(due)).toEqual({ step: 'battle-choice', seats: [0] });
    refuses(due, 0, { move: 'finish-battles' }, 'CIV-BAT-09', 'BATTLE_DUE', { n: 2 });
    refuses(due, 0, { move: 'engage', at: 'mojave' }, 'CIV-BAT-09', 'NOT_DECLARED');
    refuses(due, 0, { move: 'attack', at: 'mississippi', target: 1 }, 'CIV-BAT-09', 'DECLARED_ALREADY');
    const second = does(due, 0, { move: 'engage', at: 'mississippi' });
    // One battle is left and nothing else is possible: it is fought without a question.
    expect(eventsOf(second, 'battle').map((e) => e.at)).toEqual(['mississippi', 'cascadia']);
    expect(asks(second).step).toBe('draft');
  },
);

rule(
  ['CIV-BAT-03', 'CIV-BAT-10', 'CIV-AMB-45'],
  'third players able to fight there join a side or stay out, sealed; leaders choose their units too',
  () => {
    const at = facing(
      { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { third: { settled: { nile: 1 }, figures: { mojave: { 'cavalry-1': 1 } } } },
    );
    const declared = does(at, 0, FINISH, attack('mojave'));
    expect(asks(declared)).toEqual({ step: 'joining', seats: [2] });
    const joined = does(declared, 2, JOIN(1));
    expect(eventsOf(joined, 'battle')[0]!.sides).toEqual([[0], [1, 2]]);
    expect(asks(joined)).toEqual({ step: 'choice', seats: [1] });
    expect(legalAt(joined, 1)).toEqual([commit(1, 'infantry-1'), commit(2, 'cavalry-1')]);
    const fought = does(joined, 1, commit(2, 'cavalry-1'));
    expect(rounds(fought.events)[0]!.fighters[1].commit.owner).toBe(2);
    const out = does(declared, 2, JOIN(-1));
    expect(eventsOf(out, 'battle')[0]!.sides).toEqual([[0], [1]]);
    expect(count(out, 2, 'mojave', 'cavalry-1')).toBe(1); // CIV-BAT-07
  },
);

rule(['CIV-BAT-04', 'CIV-BAT-11', 'CIV-AMB-14'], 'the declarer with most units leads the side against the mover; the tied roll', () => {
  const walkIn = (second: number, third: number) => {
    const at = facing(
      { settled: { gaul: 1 }, figures: { cascadia: { 'infantry-1': second } } },
      { third: { settled: { nile: 1 }, figures: { cascadia: { 'infantry-1': third } } } },
    );
    const asked = does(at, 0, walk('infantry-1:1', 'mojave', 'cascadia'), FINISH);
    return does(does(asked, 1, challenge('cascadia')), 2, challenge('cascadia'));
  };
  const clear = walkIn(1, 2);
  expect(eventsOf(clear, 'battle')[0]).toMatchObject({ sides: [[0], [1, 2]], leaders: [0, 2] });
  const tied = walkIn(2, 2);
  expect(eventsOf(tied, 'battle')[0]!.leaders[1]).toBe(eventsOf(tied, 'leader-roll')[0]!.winner);
});

rule('CIV-BAT-05', 'embarked units do not fight', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-1+infantry-1+infantry-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } } },
  );
  const fought = does(at, 0, FINISH, attack('caribbean_sea'));
  for (const { fighters } of rounds(fought.events)) expect(fighters.map((f) => f.commit.kind)).toEqual(['fleet-1', 'fleet-1']);
});

rule(
  ['CIV-BAT-06', 'CIV-AMB-17', 'CIV-AIR-07', 'CIV-AMB-16'],
  'who has nothing able to fight is beaten without dice: settlers, aircraft and settlement',
  () => {
    const at = facing(
      { settled: { gaul: 1, mojave: 2 }, figures: { mojave: { settler: 2, 'aircraft-4': 1 } } },
      { era: 4, mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1 } } } },
    );
    const won = does(at, 0, FINISH, attack('mojave'));
    expect(rounds(won.events)).toEqual([]);
    expect([count(won, 1, 'mojave', 'settler'), count(won, 1, 'mojave', 'aircraft-4'), settlement(won, 'mojave')]).toEqual([0, 0, [0, 2]]);
    const joined = facing(
      { settled: { gaul: 1, mojave: 2 } },
      { third: { settled: { nile: 1 }, figures: { mojave: { 'infantry-1': 1 } } } },
    );
    const defended = does(does(joined, 0, FINISH, attack('mojave')), 2, JOIN(1));
    expect(rounds(defended.events).length).toBeGreaterThan(0); // a side without units may be joined
  },
);

rule('CIV-BAT-07', 'a second battle in the same space against somebody else may follow', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { settler: 1 } } },
    { third: { settled: { nile: 1 }, figures: { mojave: { settler: 1 } } } },
  );
  const first = does(at, 0, FINISH, attack('mojave', 1));
  expect(legalAt(first, 0)).toEqual([attack('mojave', 2), { move: 'finish-battles' }]);
  expect(count(first, 2, 'mojave', 'settler')).toBe(1);
});

rule(['CIV-BAT-08', 'CIV-AMB-59', 'CIV-DV-14'], 'occupants are asked before a piece goes on, or once when the mover has finished', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { cascadia: { 'infantry-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { mojave: { settler: 2 } } } },
  );
  const stays = does(at, 0, walk('settler:2', 'mojave', 'cascadia'));
  expect(asks(stays).step).toBe('movement'); // nobody is asked at once
  expect(asks(does(stays, 0, FINISH))).toEqual({ step: 'challenge', seats: [1] });
  const goesOn = does(stays, 0, walk('settler:1', 'cascadia', 'athabasca'));
  expect(asks(goesOn)).toEqual({ step: 'passing', seats: [1] });
  const passed = does(goesOn, 1, { move: 'let-pass' });
  expect(count(passed, 0, 'athabasca', 'settler')).toBe(1);
  expect(asks(does(passed, 0, FINISH)).step).toBe('draft'); // not asked about Cascadia again
  const again = does(passed, 0, walk('settler:2', 'mojave', 'cascadia'), walk('settler:1', 'cascadia', 'alaska'));
  expect(asks(again)).toEqual({ step: 'passing', seats: [1] });
  const all = does(goesOn, 1, { move: 'let-all-pass' });
  const free = does(all, 0, walk('settler:2', 'mojave', 'cascadia'));
  expect(asks(does(free, 0, walk('settler:1', 'cascadia', 'alaska'))).step).toBe('movement');
  expect(asks(does(free, 0, FINISH))).toEqual({ step: 'challenge', seats: [1] }); // this answered (a) only
});

rule('CIV-BAT-08', 'after a declaration the mover goes on with what is not frozen, and only spaces entered since are asked again', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { cascadia: { 'infantry-1': 1 }, mississippi: { 'infantry-1': 1 }, hudson: { 'infantry-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2 }, mexica: { settler: 1 } } } },
  );
  const walked = does(at, 0, walk('infantry-1:1', 'mojave', 'cascadia'), walk('infantry-1:1', 'mojave', 'mississippi'), FINISH);
  refuses(walked, 1, challenge('hudson'), 'CIV-BAT-08', 'NOT_AN_OCCUPANT');
  const declared = does(walked, 1, challenge('cascadia'));
  expect(asks(declared)).toEqual({ step: 'movement', seats: [0] });
  expect(asks(does(declared, 0, FINISH)).step).toBe('battle-choice'); // Mississippi was asked
  const more = does(declared, 0, walk('settler:2', 'mexica', 'mississippi'), FINISH);
  expect(asks(more)).toEqual({ step: 'challenge', seats: [1] });
  expect(legalAt(more, 1)).toEqual([challenge(''), challenge('mississippi')]);
});

rule(['CIV-BAT-08', 'CIV-BAT-01', 'CIV-EXP-07'], 'who wins a minor civilization is asked only about pieces that enter after him', () => {
  const at = scene({
    players: [
      { settled: { mexica: 1 }, figures: { mexica: { settler: 1, 'infantry-1': 1 } } },
      { settled: { gaul: 1 }, figures: {} },
      { settled: { iberia: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
    ],
    markers: { mojave: '?minor_civilization' },
    steps: [moves(0), stops],
  });
  const found = (from: typeof at) => {
    const seen = luckily(
      does(from, 0, { move: 'walk', unit: 'settler:2', from: 'mexica', to: 'mojave' }),
      0,
      { move: 'look', region: 'mojave' },
      (events) => events.some((e) => e.event === 'minor-roll' && e.winner === 1),
    );
    return does(seen, 1, { move: 'choose-unit', kind: 'cavalry-1' });
  };
  // The third player stood there before.
  expect(asks(does(found(at), 0, FINISH)).seats).toEqual([2]);
  const followed = does(found(at), 0, { move: 'walk', unit: 'infantry-1:1', from: 'mexica', to: 'mojave' });
  expect(asks(does(followed, 0, FINISH)).seats).toEqual([1, 2]);
  const before = { ...at, position: { ...at.position, state: { ...at.state, rules: 2 } } };
  expect(asks(does(found(before), 0, FINISH)).seats).toEqual([1, 2]);
});

rule('CIV-BAT-08', 'an occupant may fight in any of his spaces, however many there are', () => {
  const spaces = ['cascadia', 'mississippi', 'hudson', 'great_plains', 'mexica'] as const;
  const figures = Object.fromEntries(spaces.map((space) => [space, { 'infantry-1': 1 }]));
  const at = facing(
    { settled: { gaul: 1 }, figures },
    { mine: { settled: { alaska: 1 }, figures: { mojave: { 'infantry-1': 4 }, mississippi: { 'infantry-1': 1 } } } },
  );
  const walked = does(
    at,
    0,
    ...(['cascadia', 'mississippi', 'great_plains', 'mexica'] as const).map((to) => walk('infantry-1:1', 'mojave', to)),
    walk('infantry-1:1', 'mississippi', 'hudson'),
    FINISH,
  );
  const mine = legalAt(walked, 1).map((m) => (m.move === 'challenge' ? m.spaces : ''));
  const whole = mine.find((some) => some.split('+').length === 5)!.split('+');
  const some = challenge([whole[0], whole[2], whole[4]].join('+'));
  expect(mine).not.toContain(some);
  const played = playUntrusted(game, walked.position, 1, some);
  expect(played.ok && played.position.state.moving!.declared).toHaveLength(3);
  refuses(walked, 1, challenge([whole[2], whole[0]].join('+')), 'CIV-BAT-08', 'NOT_AN_OCCUPANT');
  for (const bad of [{ spaces: 3 }, {}, { spaces: '', more: 1 }])
    expect(playUntrusted(game, walked.position, 1, { move: 'challenge', ...bad })).toMatchObject({ ok: false });
});

rule(
  ['CIV-CMB-01', 'CIV-CMB-02', 'CIV-AMB-50'],
  'the lower total is removed, on a tie both; rounds go on until one side has nothing',
  () => {
    const at = does(
      facing(
        { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 2 } } },
        { mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2 }, mexica: { 'infantry-1': 5 } } } },
      ),
      0,
      FINISH,
    );
    for (let i = 0; i < 5; i++) {
      const fought = luckily(at, 0, attack('mojave'), (events) => rounds(events).length >= 2 + (i % 2));
      let [mine, theirs] = [2, 2];
      for (const { fighters, winner } of rounds(fought.events)) {
        const by = fighters[0].total - fighters[1].total;
        expect(winner).toBe(by > 0 ? 0 : by < 0 ? 1 : -1);
        if (winner !== 0) mine--;
        if (winner !== 1) theirs--;
      }
      expect([count(fought, 0, 'mojave', 'infantry-1'), count(fought, 1, 'mojave', 'infantry-1')]).toEqual([mine, theirs]);
      expect(Math.min(mine, theirs)).toBe(0);
      expect(count(fought, 0, 'mexica', 'infantry-1')).toBe(5);
    }
  },
);

rule(['CIV-CMB-03', 'CIV-AMB-02'], 'dice by the era of the unit: 1, 2, 3, 4', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-2': 1, 'infantry-3': 1 } } },
    { era: 4, mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1, 'infantry-4': 1 } } } },
  );
  const asked = does(at, 0, FINISH, attack('mojave'));
  for (const [mine, theirs] of [
    ['infantry-1', 'infantry-2'],
    ['infantry-4', 'infantry-3'],
  ] as const) {
    const [round] = rounds(does(does(asked, 0, commit(0, mine)), 1, commit(1, theirs)).events);
    expect(round!.fighters.map((f) => f.dice.length)).toEqual([Number(mine.at(-1)), Number(theirs.at(-1))]);
  }
});

rule('CIV-CMB-04', 'both see what units are left; only the choice is sealed', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1, 'cavalry-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 1, 'artillery-1': 1 } } } },
  );
  const asked = does(at, 0, FINISH, attack('mojave'));
  expect(asks(asked)).toEqual({ step: 'choice', seats: [0, 1] });
  const one = does(asked, 0, commit(0, 'artillery-1'));
  expect([one.events, JSON.stringify(one.state) === JSON.stringify(asked.state)]).toEqual([[], true]);
  expect(asks(one).seats).toEqual([1]);
});

describe('superiority', () => {
  it.each([
    ['cavalry', 'infantry'],
    ['infantry', 'artillery'],
    ['artillery', 'cavalry'],
  ] as const)('CIV-CMB-05 %s beats %s by the number of the current era', (strong, weak) => {
    for (const era of [1, 2, 3, 4] as const) {
      const at = facing(
        { settled: { gaul: 1 }, figures: { mojave: { [`${weak}-1`]: 1 } } },
        { era, mine: { settled: { mexica: 1 }, figures: { mojave: { [`${strong}-${era}`]: 1 } } } },
      );
      const [round] = rounds(does(at, 0, FINISH, attack('mojave')).events);
      expect(round!.fighters.map((f) => f.superiority)).toEqual([era, 0]);
    }
  });
  it('CIV-CMB-05 fleets have none', () => {
    const at = facing(
      { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } },
      { era: 4, mine: { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-4': 1 } } } },
    );
    expect(rounds(does(at, 0, FINISH, attack('caribbean_sea')).events)[0]!.fighters.map((f) => f.superiority)).toEqual([0, 0]);
  });
});

rule('CIV-DV-07', 'a horseman adds 3 against a swordsman in the industrial era', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
    { era: 3, mine: { settled: { mexica: 1 }, figures: { mojave: { 'cavalry-1': 1 } } } },
  );
  expect(rounds(does(at, 0, FINISH, attack('mojave')).events)[0]!.fighters.map((f) => [f.dice.length, f.superiority])).toEqual([
    [1, 3],
    [1, 0],
  ]);
});

rule(['CIV-CMB-06', 'CIV-DV-08'], 'basic: one more for each two technologies of the owner of the unit', () => {
  const techs = ['masonry', 'the_wheel', 'mysticism', 'currency', 'banking'] as const;
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } }, techs: ['alphabet_writing'] },
    { mine: { settled: { mexica: 1 }, techs, figures: { mojave: { 'infantry-1': 1 } } } },
  );
  expect(rounds(does(at, 0, FINISH, attack('mojave')).events)[0]!.fighters.map((f) => f.science)).toEqual([2, 0]);
  const ally = facing(
    { settled: { gaul: 1 }, figures: { mojave: { settler: 1 } } },
    { third: { settled: { nile: 1 }, techs, figures: { mojave: { 'infantry-1': 1 } } } },
  );
  const joined = does(does(ally, 0, FINISH, attack('mojave')), 2, JOIN(1));
  expect(rounds(joined.events)[0]!.fighters.map((f) => f.science)).toEqual([0, 2]);
});

rule(
  ['CIV-CMB-07', 'CIV-AMB-15', 'CIV-EX-11'],
  'advanced: the modifier of the unit, and 1 for the side of the owner of the settlement, 2 behind the Great Wall',
  () => {
    const fight = (era: 1 | 2, wonders: readonly 'great_wall'[]) => {
      const at = facing(
        { settled: { gaul: 1, mojave: 1 }, wonders, figures: { mojave: { 'infantry-1': 1 } } },
        {
          rules: 'advanced',
          era,
          mine: { settled: { mexica: 1 }, techs: ['iron_working', 'mathematics', 'the_wheel'], figures: { mojave: { 'artillery-1': 1 } } },
        },
      );
      return rounds(does(at, 0, FINISH, attack('mojave')).events)[0]!.fighters.map((f) => [f.science, f.unit, f.defence]);
    };
    expect(fight(1, [])).toEqual([
      [0, 1, 0],
      [0, 1, 1],
    ]);
    expect(fight(1, ['great_wall'])[1]).toEqual([0, 1, 2]);
    expect(fight(2, ['great_wall'])[1]).toEqual([0, 1, 1]);
    const own = facing(
      { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { rules: 'advanced', mine: { settled: { mojave: 2 }, figures: { mojave: { 'infantry-1': 1 } } } },
    );
    expect(rounds(does(own, 0, FINISH, attack('mojave')).events)[0]!.fighters.map((f) => f.defence)).toEqual([1, 0]); // whoever declared
    const third = facing(
      { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 1 } } },
      { rules: 'advanced', third: { settled: { mojave: 2 } } },
    );
    expect(rounds(does(third, 0, FINISH, attack('mojave')).events)[0]!.fighters.map((f) => f.defence)).toEqual([0, 0]); // only if he takes part
  },
);

rule('CIV-CMB-08', 'what is on board goes down with its fleet; survivors keep their cargo', () => {
  const at = does(
    facing(
      { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-1+infantry-1+settler': 1 } } },
      { mine: { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1+settler': 1 } } } },
    ),
    0,
    FINISH,
  );
  const won = luckily(at, 0, attack('caribbean_sea'), ends(0));
  expect([
    count(won, 1, 'caribbean_sea', 'settler'),
    count(won, 1, 'caribbean_sea', 'infantry-1'),
    count(won, 0, 'caribbean_sea', 'settler'),
  ]).toEqual([0, 0, 1]);
  expect(eventsOf(won, 'lost').map((e) => [e.kind, e.by])).toEqual([
    ['fleet-1', 'battle'],
    ['settler', 'sunk'],
    ['infantry-1', 'sunk'],
  ]);
});

rule('CIV-CMB-09', 'the owner of the Oracle, as leader, sees the choice of the enemy first, while the ancient era lasts', () => {
  const units = { mojave: { 'infantry-1': 1, 'cavalry-1': 1 } };
  const at = (era: 1 | 2) =>
    does(
      facing(
        { settled: { gaul: 1 }, figures: units },
        { rules: 'advanced', era, mine: { settled: { mexica: 1 }, wonders: ['oracle'], figures: units } },
      ),
      0,
      FINISH,
      attack('mojave'),
    );
  expect(asks(at(1)).seats).toEqual([1]);
  const seen = does(at(1), 1, commit(1, 'cavalry-1'));
  expect(asks(seen).seats).toEqual([0]);
  expect(seen.state.steps.at(-1)).toMatchObject({ given: [null, { owner: 1, kind: 'cavalry-1' }] });
  expect(describeQuestion(seen.state, 0)?.key).toBe('ask.choice.foreseen');
  expect(rounds(does(seen, 0, commit(0, 'infantry-1')).events)).toHaveLength(1);
  expect(asks(at(2)).seats).toEqual([0, 1]);
});

rule('CIV-CMB-10', 'equal units are one choice; who has one choice is not asked', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-1': 3 } } },
    { mine: { settled: { mexica: 1 }, figures: { mojave: { 'infantry-1': 2, 'cavalry-1': 1 } } } },
  );
  const asked = does(at, 0, FINISH, attack('mojave'));
  expect(asks(asked).seats).toEqual([0]);
  expect(describeQuestion(asked.state, 0)?.key).toBe('ask.choice.only'); // no secret, and no Oracle needed
  expect(legalAt(asked, 0)).toEqual([commit(0, 'infantry-1'), commit(0, 'cavalry-1')]);
  const ships = facing(
    { settled: { gaul: 1 }, figures: { caribbean_sea: { 'fleet-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1': 2, 'fleet-1+settler': 1 } } } },
  );
  expect(legalAt(does(ships, 0, FINISH, attack('caribbean_sea')), 0)).toEqual([
    commit(0, 'fleet-1'),
    commit(0, 'fleet-1', false, 'settler'),
  ]);
});

const AIR: PlayerSpec = {
  settled: { mexica: 1 },
  figures: { mojave: { 'infantry-4': 1, 'aircraft-4': 1 }, caribbean_sea: { 'fleet-4': 1, 'fleet-3': 1, 'aircraft-4': 1 } },
};

rule(['CIV-AIR-04', 'CIV-AMB-54'], 'an aircraft supports one army, at sea one modern fleet, of the same owner', () => {
  const at = facing(
    { settled: { gaul: 1 }, figures: { mojave: { 'infantry-4': 1 }, caribbean_sea: { 'fleet-4': 1 } } },
    { era: 4, mine: AIR },
  );
  const onLand = does(at, 0, FINISH, attack('mojave'));
  expect(legalAt(onLand, 0)).toEqual([commit(0, 'infantry-4'), commit(0, 'infantry-4', true)]);
  const atSea = does(at, 0, FINISH, attack('caribbean_sea'));
  expect(legalAt(atSea, 0)).toEqual([commit(0, 'fleet-4'), commit(0, 'fleet-4', true), commit(0, 'fleet-3')]);
  refuses(atSea, 0, commit(0, 'fleet-3', true), 'CIV-AIR-04', 'NO_AIRCRAFT');
  refuses(onLand, 0, commit(0, 'cavalry-4'), 'CIV-CMB-01', 'NO_SUCH_FIGHTER');
});

rule(['CIV-AIR-05', 'CIV-AMB-47'], 'it adds one die, advanced 1 to 4 by its level', () => {
  const dice = (rules: 'basic' | 'advanced', techs: PlayerSpec['techs']) => {
    const at = facing(
      { settled: { gaul: 1 }, figures: { mojave: { 'infantry-4': 1 } } },
      { era: 4, rules, mine: { ...AIR, ...(techs ? { techs } : {}) } },
    );
    return rounds(does(at, 0, FINISH, attack('mojave'), commit(0, 'infantry-4', true)).events)[0]!.fighters[0].dice.length;
  };
  expect([dice('basic', undefined), dice('advanced', ['flight'])]).toEqual([5, 5]);
  expect([dice('advanced', ['advanced_flight']), dice('advanced', ['rocketry']), dice('advanced', ['super_conductor'])]).toEqual([6, 7, 8]);
});

rule('CIV-AIR-06', 'with a lost or tied round both the partner and the aircraft are gone', () => {
  const at = does(
    facing({ settled: { gaul: 1 }, figures: { mojave: { 'infantry-4': 2 } } }, { era: 4, mine: AIR }),
    0,
    FINISH,
    attack('mojave'),
  );
  for (const outcome of [1, -1]) {
    const lost = luckily(at, 0, commit(0, 'infantry-4', true), (events) => rounds(events)[0]!.winner === outcome);
    expect([count(lost, 0, 'mojave', 'infantry-4'), count(lost, 0, 'mojave', 'aircraft-4')]).toEqual([0, 0]);
  }
  const won = luckily(at, 0, commit(0, 'infantry-4', true), (events) => rounds(events)[0]!.winner === 0);
  expect([count(won, 0, 'mojave', 'infantry-4'), count(won, 0, 'mojave', 'aircraft-4')]).toEqual([1, 1]);
});

const CITY: PlayerSpec = { gold: 7, settled: { gaul: 1, mojave: 3 }, figures: { mojave: { 'infantry-1': 1, settler: 2 } } };

rule('CIV-CAP-01', 'the winner takes the settlement at its size and eliminates the settlers; a last tie captures nothing', () => {
  const at = does(facing(CITY), 0, FINISH);
  const won = luckily(at, 0, attack('mojave'), ends(0));
  expect([settlement(won, 'mojave'), count(won, 1, 'mojave', 'settler')]).toEqual([[0, 3], 0]);
  const tie = luckily(at, 0, attack('mojave'), (events) => events.some((e) => e.event === 'battle-over' && e.winner === -1));
  expect([settlement(tie, 'mojave'), count(tie, 1, 'mojave', 'settler')]).toEqual([[1, 3], 2]);
  const lost = luckily(at, 0, attack('mojave'), ends(1));
  expect(settlement(lost, 'mojave')).toEqual([1, 3]);
});

rule('CIV-CAP-01', 'if the leader has no army left there the player of his side with most armies conquers', () => {
  const at = facing(CITY, { third: { settled: { nile: 1 }, figures: { mojave: { 'infantry-1': 2 } } } });
  const joined = does(does(at, 0, FINISH, attack('mojave')), 2, JOIN(0));
  // The leader sends his own army first and loses it; the ally's then win.
  const won = luckily(joined, 0, commit(0, 'infantry-1'), (events) => rounds(events)[0]!.winner === 1 && ends(0)(events));
  expect(settlement(won, 'mojave')).toEqual([2, 3]);
});

rule(['CIV-CAP-02', 'CIV-CAP-06'], 'the resource goes with the settlement, and produces for its new owner in the same turn', () => {
  const at = facing({ settled: { gaul: 1, mojave: 3 } }, { markers: { mojave: 'iron' }, steps: [moves(0), { step: 'production' }, stops] });
  const won = does(at, 0, FINISH, attack('mojave'));
  expect(eventsOf(won, 'income')[0]!.income).toMatchObject({ cities: 4, types: 1 });
});

rule('CIV-CAP-03', 'advanced: improvements and wonders stay with the loser', () => {
  const at = facing({ settled: { gaul: 1, mojave: 3 }, improvements: ['granary'], wonders: ['colossus'] }, { rules: 'advanced' });
  const won = does(at, 0, FINISH, attack('mojave'));
  expect([won.state.players[1]!.improvements, won.state.players[0]!.improvements, ownsWonder(won, 1, 'colossus')]).toEqual([
    ['granary'],
    [],
    true,
  ]);
});

rule(
  'CIV-CAP-04',
  'advanced: who loses the last settlement is out; gold and wonders to the conqueror, technologies beside the board',
  () => {
    const at = facing(
      {
        gold: 33,
        settled: { mojave: 3 },
        improvements: ['granary'],
        wonders: ['colossus'],
        techs: ['bronze_working'],
        figures: { gaul: { 'infantry-1': 4 } },
      },
      { rules: 'advanced', third: { settled: { nile: 1 } } },
    );
    const won = does(at, 0, FINISH, attack('mojave'));
    expect(eventsOf(won, 'eliminated')).toEqual([{ event: 'eliminated', seat: 1, by: 0 }]);
    expect([gold(won, 0), gold(won, 1), ownsWonder(won, 0, 'colossus'), techsOf(won, 1)]).toEqual([33, 0, true, 0]);
    expect([won.state.players[1]!.stacks, won.state.players[1]!.improvements, won.state.players[1]!.out]).toEqual([[], [], true]);
    const shop = scene({
      rules: 'advanced',
      players: [{ gold: 60, settled: { mexica: 2 } }, { out: true }],
      beside: ['bronze_working', 'pottery_specialization'],
      steps: [{ step: 'begin-purchase', seat: 0 }, stops],
    });
    refuses(shop, 0, { move: 'buy-technology', tech: 'bronze_working' }, 'CIV-TEC-03', 'TECHNOLOGY_TAKEN');
    expect(allows(shop, 0, { move: 'buy-technology', tech: 'iron_working' })).toBe(true);
    expect(gold(does(shop, 0, { move: 'recruit', kind: 'infantry-1', at: 'mexica', by: 'mexica' }), 0)).toBe(50); // no royalty is due
  },
);

rule(['CIV-CAP-05', 'CIV-AMB-42'], 'basic: a player without settlements goes on, with 10 gold a turn', () => {
  const at = facing(
    { gold: 33, settled: { mojave: 3 }, techs: ['masonry'], figures: { gaul: { settler: 1 } } },
    { steps: [moves(0), { step: 'production' }, { step: 'begin-purchase', seat: 1 }, stops] },
  );
  const won = does(at, 0, FINISH, attack('mojave'));
  expect(won.state.players[1]!.out).toBe(false);
  expect([gold(won, 1), ownsTech(won, 1, 'masonry')]).toEqual([43, true]);
  expect(settlement(does(won, 1, { move: 'found', region: 'gaul' }), 'gaul')).toEqual([1, 1]);
});

rule('CIV-AMB-19', 'landing in a hostile region is allowed, the battle follows as usual', () => {
  const at = facing(
    { settled: { gaul: 1, yucatan: 1 }, figures: { yucatan: { 'infantry-1': 1 } } },
    { mine: { settled: { mexica: 1 }, figures: { caribbean_sea: { 'fleet-1+infantry-1': 1 } } } },
  );
  const landed = does(
    at,
    0,
    { move: 'land', unit: 'infantry-1:1', from: 'caribbean_sea', to: 'yucatan', ship: 'fleet-1:1+infantry-1:1' },
    FINISH,
  );
  expect(asks(landed)).toEqual({ step: 'challenge', seats: [1] });
});

rule('CIV-AMB-63', 'fleets in the zone beside a captured region are not touched', () => {
  const at = facing({ settled: { gaul: 1, mojave: 3 }, figures: { gulf_of_alaska: { 'fleet-1': 1 } } });
  expect(count(does(at, 0, FINISH, attack('mojave')), 1, 'gulf_of_alaska', 'fleet-1')).toBe(1);
});
