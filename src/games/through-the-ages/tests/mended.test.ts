import { describe, expect, it } from 'vitest';
import * as political from './scene.js';
import {
  actionsOf,
  allows,
  arms,
  armsOf,
  asks,
  card,
  does,
  eventsOf,
  me,
  refuses,
  resourcesOf,
  rule,
  scene,
  tokensOn,
  turn,
} from './turns.js';

/** Faults that players found; each of these failed once. */
describe('resources set aside belong to the card they come from', () => {
  rule('TTA-MIL-04', 'who replaces Homer keeps what Patriotism gave, and loses only what is left of his', () => {
    const at = turn({ leader: 'homer', earmarks: [arms('homer', 1)], civilHand: ['moses', 'patriotism.i'], tokens: { bronze: 4 } });
    const both = does(at, 'play patriotism.i');
    expect(armsOf(both)).toBe(3);
    expect(armsOf(does(both, 'leader moses'))).toBe(2);
    // Warriors cost 2: his one goes first, then one of the card.
    const spent = does(both, 'build warriors');
    expect([armsOf(spent), resourcesOf(spent), armsOf(does(spent, 'leader moses'))]).toEqual([1, 4, 1]);
  });
  rule('TTA-MIL-04', 'a leader who comes later brings his own beside those of a card', () => {
    const at = does(turn({ civilHand: ['homer', 'patriotism.i'] }), 'play patriotism.i', 'leader homer');
    expect(me(at).earmarks).toEqual([arms('homer', 1), arms('patriotism.i', 2)]);
  });
});

describe('spoils that the victor cannot use', () => {
  const war = (victor: political.PlayerSpec, loser: political.PlayerSpec) =>
    political.scene({
      age: 2,
      steps: [{ step: 'war' }, { step: 'politics' }],
      players: [
        { workers: { knights: 9 }, war: { card: 'war-over-technology.ii', target: 1 }, usedMilitary: 0, ...victor },
        { workers: {}, science: 20, ...loser },
      ],
    });
  const settled = (at: political.Moment) => political.does(at, 0, { move: 'settle' });
  it('TTA-AGG-08 War over Technology: a special technology that the victor has is not offered', () => {
    const same = settled(war({ specials: ['masonry'] }, { specials: ['masonry', 'cartography'] }));
    expect(political.picks(same, 0)).toEqual([card('cartography')]);
    const higher = settled(war({ specials: ['architecture'] }, { specials: ['masonry'] }));
    expect([asks(higher).step, political.playerAt(higher, 1).specials]).toEqual(['politics', [card('masonry')]]);
    const lower = settled(war({ specials: ['masonry'] }, { specials: ['architecture'] }));
    expect(political.picks(lower, 0)).toEqual([card('architecture')]);
    const held = settled(war({ civilHand: ['masonry'] }, { specials: ['masonry'] }));
    expect(asks(held).step).toBe('politics');
  });
});

describe('drawing by action', () => {
  const table = { drawByAction: true, steps: [{ step: 'actions' }] } as const;
  it('TTA-MCD-07 not in Age IV and not in the Simple version', () => {
    for (const more of [{ age: 4 }, { age: 1, version: 'simple' as const }])
      political.refuses(political.scene({ ...table, ...more }), 0, { move: 'draw-card' }, 'TTA-MCD-07', 'NO_MORE_DRAWING');
  });
  it('TTA-MCD-05 not when deck and discards are empty', () => {
    political.refuses(political.scene({ ...table, deck: [] }), 0, { move: 'draw-card' }, 'TTA-MCD-05', 'NOTHING_TO_DRAW');
  });
});

describe('action tokens after a change of government', () => {
  rule('TTA-GOV-05', 'an action gained later in the turn is available, though more were used than there are now', () => {
    const at = turn(
      {
        government: 'monarchy',
        civilHand: ['republic'],
        science: 30,
        usedMilitary: 3,
        wonder: 'kremlin',
        stages: 2,
        tokens: { bronze: 9 },
      },
      { age: 2 },
    );
    const changed = does(at, 'peaceful republic');
    expect(actionsOf(changed).slice(1)).toEqual([0, 7, 2]);
    expect(actionsOf(does(changed, 'stage'))[1]).toBe(1);
  });
});

describe('TTA-AMB-43 a revolution is the only civil action of its turn', () => {
  const michelangelo = { leader: 'michelangelo', wonders: [], civilHand: ['monarchy'], science: 9 };
  rule('TTA-GOV-02', 'not with a wonder taken for nothing, before or after', () => {
    const at = turn({ ...michelangelo, wonders: [] }, { row: ['pyramids'] });
    const price = allows(turn({ ...michelangelo, usedCivil: 4 }, { row: ['pyramids'] }), 'take pyramids');
    expect(price).toBe(true);
    refuses(does(at, 'take pyramids'), 'revolution monarchy', 'TTA-GOV-02', 'REVOLUTION_IS_THE_ONLY_ACTION');
    refuses(does(at, 'revolution monarchy'), 'take pyramids', 'TTA-GOV-02', 'REVOLUTION_IS_THE_ONLY_ACTION');
    expect(allows(does(at, 'take pyramids'), 'peaceful monarchy')).toBe(true);
  });
  rule(
    ['TTA-GOV-02', 'TTA-CRD-10'],
    'not after a technology whose action Newton gave back; what he gives back for the revolution may be used',
    () => {
      const at = turn({ leader: 'isaac-newton', civilHand: ['monarchy', 'iron', 'moses'], science: 20 });
      refuses(does(at, 'technology iron'), 'revolution monarchy', 'TTA-GOV-02', 'REVOLUTION_IS_THE_ONLY_ACTION');
      expect(allows(does(at, 'revolution monarchy'), 'leader moses')).toBe(true);
    },
  );
});

describe('Bill Gates', () => {
  const labs = { leader: 'bill-gates', workers: { bronze: 1, alchemy: 1 }, tokens: { alchemy: 2 } };
  rule('TTA-AMB-44', 'who replaces him is told that the tokens on the labs are gone', () => {
    const at = turn({ ...labs, civilHand: ['albert-einstein'] }, { age: 3 });
    const replaced = does(at, 'leader albert-einstein');
    expect([tokensOn(replaced, 'alchemy'), me(replaced).blue]).toEqual([0, 18]);
    expect(eventsOf(replaced, 'change')).toContainEqual(expect.objectContaining({ by: { resources: -2 } }));
  });
  rule('TTA-AMB-44', 'a lab that acts as a mine may produce a token less', () => {
    const at = does(turn(labs, { age: 3, leanMines: true }), 'end');
    expect(asks(at).step).toBe('choose');
    expect([tokensOn(does(at, 'pick alchemy'), 'alchemy'), tokensOn(does(at, 'pick bronze'), 'alchemy')]).toEqual([2, 3]);
    expect(allows(at, 'pick philosophy')).toBe(false);
  });
});

describe('leaving the game', () => {
  rule('TTA-RES-01', 'to choose tokens by hand is no action: one may still leave', () => {
    const at = does(scene({ version: 'simple', age: 1, seats: 3, steps: [{ step: 'actions' }] }), 'by-hand');
    expect(me(does(at, 'resign')).resigned).toBe(1);
  });
});
