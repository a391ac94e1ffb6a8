import { describe, expect } from 'vitest';
import type { Options } from '../state/state.js';
import { rankings } from '../steps/scoring.js';
import { card, does, doesAs, eventsOf, handOf, me, type PlayerSpec, refuses, rule, scene, turn } from './turns.js';

const FILL = [{ step: 'replenish' }, { step: 'politics' }] as const;
type Spec = Partial<Options> & { age?: number; current?: number; round?: number; seats?: number };
/** The last card of the age comes into the row. */
const ageEnds = (players: readonly PlayerSpec[] = [], spec: Spec = {}) =>
  scene({ age: 1, round: 6, row: [], civilLeft: 5, steps: FILL, players, ...spec });

describe('the end of an age', () => {
  rule('TTA-AGE-03', 'the cards of the age before become obsolete', () => {
    const leaders = (age: number, names: readonly string[]) =>
      ageEnds(
        names.map((leader) => ({ leader })),
        { age, seats: 4 },
      ).state.players.map((p) => p.leader);
    const all = ['homer', 'joan-of-arc', 'isaac-newton', 'sid-meier'];
    const ids = all.map(card);
    expect(leaders(1, all)).toEqual([null, ids[1], ids[2], ids[3]]);
    expect(leaders(2, all)).toEqual([null, null, ids[2], ids[3]]);
    expect(leaders(3, all)).toEqual([null, null, null, ids[3]]);
  });
  rule('TTA-AGE-04', 'hands, leaders, unfinished wonders with their tokens, pacts', () => {
    const at = ageEnds(
      [
        {
          civilHand: ['frugality.a', 'iron', 'homer'],
          hand: ['raid.i', 'raid.ii'],
          leader: 'joan-of-arc',
          wonder: 'taj-mahal',
          stages: 2,
          blue: 16,
          pact: { card: 'open-borders-agreement', partner: 1, role: 'a' },
        },
      ],
      { age: 2, seats: 3 },
    );
    expect([handOf(at), me(at).militaryHand.map((x) => x.card)]).toEqual([[], [card('raid.ii')]]);
    expect(me(at)).toMatchObject({ leader: null, wonder: null, blue: 18, pact: null });
    expect(eventsOf(at, 'obsolete')).toMatchObject([{ seat: 0, hidden: 1 }]);
    const hammurabi = ageEnds([{ leader: 'hammurabi', usedCivil: 0 }]);
    expect(me(hammurabi).leader).toBe(null);
  });
  rule('TTA-AGE-05', 'technologies, governments, tactics, colonies, finished wonders, events and wars stay', () => {
    const at = ageEnds(
      [
        {
          workers: { bronze: 1 },
          government: 'monarchy',
          tactic: 'legion',
          colonies: ['historic-territory.i'],
          wonders: ['pyramids'],
          specials: ['masonry'],
          war: { card: 'war-over-culture.ii', target: 1 },
        },
      ],
      { age: 3 },
    );
    expect(me(at)).toMatchObject({
      government: card('monarchy'),
      tactic: card('legion'),
      colonies: [card('historic-territory.i')],
      specials: [card('masonry')],
    });
    expect([me(at).wonders.length, me(at).holdings.length, me(at).war?.card, at.state.currentEvents.length]).toEqual([
      1,
      5,
      card('war-over-culture.ii'),
      4,
    ]);
  });
  rule('TTA-AGE-06', 'Full: two yellow tokens of every bank, as many as there are, no workers', () => {
    const yellow = (spec: Spec) => ageEnds([{ yellow: 9 }, { yellow: 1 }], spec).state.players.map((p) => [p.yellow, p.pool]);
    expect([1, 2, 3].map((age) => yellow({ age }))).toEqual(
      Array(3).fill([
        [7, 1],
        [0, 1],
      ]),
    );
    expect(yellow({ version: 'advanced' })).toEqual([
      [9, 1],
      [1, 1],
    ]);
  });
  rule('TTA-AGE-07', 'the decks of the next age take their places', () => {
    const { state } = ageEnds();
    expect([state.age, state.civilDecks[1], state.militaryDecks[1], state.militaryDiscard]).toEqual([2, [], [], []]);
    expect(state.militaryDecks[2]!.length).toBe(46);
  });
  rule('TTA-AGE-08', 'first the obsolete cards, then the yellow tokens, then the decks and the rest of the row', () => {
    const order = ageEnds([{ leader: 'homer' }]).events.map((e) => e.event);
    expect(order).toEqual(['dealt', 'left', 'change', 'change', 'age', 'dealt']);
  });
});

describe('the end of the game', () => {
  rule(['TTA-END-01', 'TTA-AMB-30'], 'Simple: the round in which Civil I is used up is the last', () => {
    for (const current of [0, 1]) {
      const { state } = ageEnds([], { version: 'simple', current });
      expect([state.lastRound, state.age]).toEqual([6, 4]);
      expect(eventsOf(ageEnds([], { version: 'simple', current }), 'age')).toEqual([]);
    }
    const over = does(turn({}, { version: 'simple', current: 0, first: 1, lastRound: 5 }), 'end');
    expect(over.state.over).toBe(true);
  });
  rule('TTA-END-02', 'Advanced: the same with Civil II, with the effects on cards', () => {
    const at = ageEnds([{ leader: 'joan-of-arc', yellow: 9 }], { version: 'advanced', age: 2, current: 1 });
    expect([at.state.lastRound, me(at).leader, me(at).yellow]).toEqual([6, null, 9]);
  });
  rule(['TTA-END-03', 'TTA-AMB-08'], 'Full: Age IV begins without cards', () => {
    const { state } = ageEnds([], { age: 3 });
    expect([state.age, state.row.filter((x) => x !== null).length]).toEqual([4, 5]);
    expect(ageEnds([], { age: 2 }).state.lastRound).toBe(null);
    expect(me(does(turn({}, { age: 4, round: 12, lastRound: 13 }), 'end')).militaryHand).toEqual([]);
  });
  rule('TTA-END-04', 'everyone has a full turn after the end of Age III', () => {
    expect([0, 1].map((current) => ageEnds([], { age: 3, current }).state.lastRound)).toEqual([6, 7]);
    const one = does(turn({}, { age: 4, current: 0, first: 1, lastRound: 6 }), 'end');
    expect([one.state.over, one.state.round]).toEqual([false, 6]);
    expect(does(turn({}, { age: 4, current: 0, first: 1, lastRound: 5 }), 'end').state.over).toBe(true);
  });
  rule('TTA-END-08', 'most culture wins; nothing else counts', () => {
    const at = does(
      turn(
        { culture: 90 },
        { version: 'advanced', first: 1, lastRound: 5, players: [{ culture: 20, science: 40, tokens: { bronze: 9 } }] },
      ),
      'end',
    );
    expect(eventsOf(at, 'end')).toEqual([{ event: 'end', winners: [0] }]);
  });
  rule('TTA-TIE-05', 'equal culture shares the victory', () => {
    const { state } = turn({ culture: 7 }, { seats: 3, players: [{ culture: 7 }, { culture: 3 }] });
    expect(rankings(state).map((x) => x.rank)).toEqual([1, 1, 3]);
  });
});

describe('the final bonus of the Simple version', () => {
  const bonus = (player: PlayerSpec) => {
    const at = does(turn({ workers: {}, ...player }, { version: 'simple', first: 1, lastRound: 5 }), 'end');
    return eventsOf(at, 'final-bonus').find((e) => e.seat === 0)!.lines;
  };
  rule('TTA-SCO-01', '2 per technology of level I, the government included', () => {
    expect(bonus({ workers: { iron: 0, alchemy: 1 }, specials: ['warfare'], government: 'monarchy' }).technologies).toBe(8);
    expect(bonus({}).technologies).toBe(0);
  });
  rule('TTA-SCO-02', '2 per strength', () => expect(bonus({ workers: { warriors: 2, swordsmen: 1 } }).strength).toBe(8));
  rule('TTA-SCO-03', '2 per happy face, at most 16', () => {
    expect([bonus({ workers: { religion: 2 } }).happiness, bonus({ workers: { theology: 5 } }).happiness]).toEqual([4, 16]);
  });
  rule('TTA-SCO-04', '1 per science rating', () => expect(bonus({ workers: { alchemy: 2, philosophy: 1 } }).science).toBe(5));
  rule(['TTA-SCO-05', 'TTA-AMB-29'], '1 per food and resource produced, before anything is eaten', () => {
    expect(bonus({ workers: { agriculture: 2, irrigation: 1, iron: 2 }, yellow: 3 }).production).toBe(2 + 2 + 4);
  });
});

describe('leaving the game', () => {
  const politics = (players: readonly PlayerSpec[], spec: { seats?: number; current?: number; first?: number } = {}) =>
    scene({ age: 2, players, ...spec });
  rule(['TTA-RES-01', 'TTA-AMB-10'], 'before the political action of a turn; all others rank ahead', () => {
    const at = doesAs(politics([{ culture: 99 }], { seats: 3 }), 0, 'resign');
    expect(rankings(at.state)).toMatchObject([{ seat: 0, rank: 3 }, { rank: 1 }, { rank: 1 }]);
    refuses(turn(), 'resign', 'TTA-RES-01', 'WRONG_PHASE');
    const simple = turn({ tokens: { agriculture: 2 } }, { version: 'simple', seats: 3 });
    refuses(does(simple, 'grow'), 'resign', 'TTA-RES-01', 'WRONG_PHASE');
    expect(does(simple, 'resign').state.players[0]!.resigned).toBe(1);
  });
  rule('TTA-RES-02', 'a war against the one who leaves is over, nobody gains', () => {
    const at = doesAs(politics([{ culture: 9 }, { war: { card: 'war-over-culture.ii', target: 0 } }], { seats: 3 }), 0, 'resign');
    expect([me(at, 1).war, me(at, 1).culture]).toEqual([null, 0]);
  });
  rule('TTA-RES-03', 'pacts end, cards leave the game', () => {
    const pact = { card: 'open-borders-agreement', partner: 0, role: 'a' as const };
    const at = doesAs(politics([{ hand: ['raid.ii'], civilHand: ['coal'] }, { pact }], { seats: 3 }), 0, 'resign');
    expect([me(at, 1).pact, me(at).militaryHand, me(at).civilHand]).toEqual([null, [], []]);
    expect(at.state.buried.map((x) => x.card)).toEqual(expect.arrayContaining([card('raid.ii'), card('coal')]));
  });
  rule('TTA-RES-04', 'the last one wins at once', () => {
    const at = doesAs(politics([{ culture: 50 }]), 0, 'resign');
    expect([at.state.over, eventsOf(at, 'end')[0]?.winners]).toEqual([true, [1]]);
    const three = doesAs(politics([], { seats: 3 }), 0, 'resign');
    expect([three.state.over, three.state.current, eventsOf(three, 'swept')[0]!.cards.length]).toEqual([false, 1, 3]);
  });
  rule('TTA-RES-05', 'the next one becomes start player, in the same round', () => {
    const at = doesAs(politics([], { seats: 3 }), 0, 'resign');
    expect([at.state.first, at.state.current, at.state.round]).toEqual([1, 1, 8]);
    const last = doesAs(politics([], { seats: 3, current: 2 }), 2, 'resign');
    expect([last.state.first, last.state.current, last.state.round]).toEqual([0, 0, 9]);
  });
  rule('TTA-RES-06', 'who leaves later ranks ahead', () => {
    const { state } = scene({ seats: 4, players: [{ resigned: 2 }, { resigned: 1, culture: 70 }, { culture: 1 }, { culture: 2 }] });
    expect(rankings(state).map((x) => x.rank)).toEqual([3, 4, 2, 1]);
  });
});
