import { expect } from 'vitest';
import type { CardId, Seat } from '../../../../kernel/index.js';
import { asks, card, does, eventsOf, type Moment, type PlayerSpec, picks, refuses, type SceneSpec } from '../scene.js';
import { difference, left, moment, PASS, type Proof, type Proofs, pick, player, proofs } from './proof.js';

type Changes = Readonly<Record<string, number>>;
interface Case extends SceneSpec {
  /** What players answer, in turn. */
  readonly answers?: readonly (readonly [Seat, object])[];
  /** What differs afterwards, seat by seat. */
  readonly changes: readonly Changes[];
  readonly and?: (at: Moment) => void;
}
/** When it does something, and to whom it does nothing, or when nothing at all. */
interface Happening {
  readonly case: Case;
  readonly spared: Case | readonly Case[];
}

/** The event is turned after the politics of player 0, as if it had been prepared. */
export function happens(id: CardId, { answers = [], changes: _, and: __, ...spec }: Case): { before: Moment; after: Moment } {
  const next = id.endsWith('.rats') ? 'foray' : 'rats';
  const before = moment(id, {
    age: 2,
    events: [id, next],
    steps: [{ step: 'politics' }, { step: 'reveal' }, { step: 'actions' }],
    ...spec,
    seats: spec.seats ?? spec.players?.length ?? 2,
  });
  const after = answers.reduce((at, [seat, move]) => does(at, seat, move), does(before, 0, PASS));
  return { before, after };
}
function tried(id: CardId, one: Case): void {
  const { before, after } = happens(id, one);
  expect(one.changes.map((_, seat) => difference(before, after, seat))).toEqual(one.changes);
  expect(after.state.pastEvents).toEqual([id]);
  one.and?.(after);
}
const event = (id: CardId, { case: one, spared }: Happening): Proof => ({
  does: () => tried(id, one),
  refuses() {
    for (const other of [spared].flat()) tried(id, other);
  },
});

const NOBODY: readonly Changes[] = [{}, {}];
const strong: PlayerSpec = { workers: { warriors: 3 } };
const middle: PlayerSpec = { workers: { warriors: 2 } };
const weak: PlayerSpec = { workers: {} };
const idle: PlayerSpec = { workers: {}, pool: 0 };
const poor: PlayerSpec = { blue: 0 };
/** Two discontent workers, or none. */
const unrest: PlayerSpec = { workers: {}, yellow: 11, culture: 20 };
const mix = (food: number) => ({ move: 'mix', food });
const both = (changes: Changes): readonly Changes[] => [changes, changes];
const actionsLost = (n: number) => (at: Moment) => expect([player(at).lostActions, player(at, 1).lostActions]).toEqual([n, 0]);

const AGE_A: Readonly<Record<CardId, Happening>> = {
  't06.event.development-of-agriculture': {
    case: { changes: both({ food: 2, blue: -2 }) },
    spared: { players: [poor, poor], changes: NOBODY },
  },
  't06.event.development-of-crafts': {
    case: { changes: both({ resources: 2, blue: -2 }) },
    spared: { players: [poor, poor], changes: NOBODY },
  },
  't06.event.development-of-markets': {
    case: {
      answers: [
        [0, mix(2)],
        [1, mix(0)],
      ],
      changes: [
        { food: 2, blue: -2 },
        { resources: 2, blue: -2 },
      ],
    },
    spared: {
      changes: NOBODY,
      and: (at) => refuses(at, 0, mix(1), 'TTA-EVT-05', 'NOT_A_CHOICE'),
    },
  },
  't06.event.development-of-politics': {
    case: {
      age: 1,
      changes: both({ cards: 3 }),
      and: (at) => expect([player(at).keepsCards, player(at, 1).keepsCards]).toEqual([true, false]),
    },
    spared: { age: 4, changes: NOBODY },
  },
  't06.event.development-of-religion': {
    case: {
      answers: [
        [0, pick('religion')],
        [1, { move: 'decline' }],
      ],
      changes: [{ pool: -1, culture: 1, happy: 1 }, {}],
    },
    spared: { players: [idle, { workers: { religion: 2 } }], changes: NOBODY, and: (at) => expect(asks(at).step).toBe('actions') },
  },
  't06.event.development-of-science': {
    case: { changes: both({ insight: 2 }) },
    spared: { players: [{ science: 40 }, { science: 40 }], changes: NOBODY },
  },
  't06.event.development-of-settlement': {
    case: { changes: both({ pool: 1, yellow: -1 }) },
    spared: { players: [{ yellow: 0 }, { yellow: 0 }], changes: NOBODY },
  },
  't06.event.development-of-trade-routes': {
    case: { changes: both({ insight: 1, food: 1, resources: 1, blue: -2 }) },
    spared: { players: [poor, {}], changes: [{ insight: 1 }, { insight: 1, food: 1, resources: 1, blue: -2 }] },
  },
  't06.event.development-of-warfare': {
    case: {
      answers: [
        [0, pick('warriors')],
        [1, { move: 'decline' }],
      ],
      changes: [{ pool: -1, strength: 1 }, {}],
    },
    spared: { players: [idle, idle], changes: NOBODY, and: (at) => expect(asks(at).step).toBe('actions') },
  },
  't06.event.no-event': {
    case: { changes: NOBODY, and: (at) => expect(eventsOf(at, 'revealed')).toHaveLength(1) },
    spared: { players: [strong, weak], changes: NOBODY, and: (at) => expect(eventsOf(at, 'change')).toEqual([]) },
  },
  't15.event.development-of-politics': {
    case: { age: 1, changes: both({ cards: 3 }), and: (at) => expect(player(at).keepsCards).toBe(false) },
    spared: { age: 4, changes: NOBODY },
  },
};

const AGE_I: Readonly<Record<CardId, Happening>> = {
  't06.event.barbarians': {
    case: { players: [strong, { ...weak, culture: 9 }], changes: [{}, { pool: -1, yellow: 1 }] },
    spared: { players: [{ ...strong, culture: 9 }, weak], changes: NOBODY },
  },
  't06.event.border-conflict': {
    case: { players: [strong, { workers: { bronze: 1 } }], changes: [{ resources: 3, blue: -3 }, { pool: 1 }] },
    spared: { players: [strong, middle, { workers: { bronze: 1 } }], changes: [{ resources: 3, blue: -3 }, {}, { pool: 1 }] },
  },
  't06.event.crusades': {
    case: { players: [strong, { ...weak, culture: 9 }], changes: [{ points: 4 }, { points: -4 }] },
    spared: { players: [strong, middle, weak], changes: [{ points: 4 }, {}, {}] },
  },
  't06.event.cultural-influence': {
    case: { players: [{ workers: { religion: 2 } }, { workers: { opera: 1 } }], changes: [{ points: 2 }, { points: 3 }] },
    spared: { players: [weak, weak], changes: NOBODY },
  },
  't06.event.foray': {
    case: {
      players: [strong, middle, weak],
      answers: [
        [0, mix(3)],
        [1, mix(1)],
      ],
      changes: [{ food: 3, blue: -3 }, { food: 1, resources: 2, blue: -3 }, {}],
    },
    spared: { players: [weak, strong], answers: [[1, mix(0)]], changes: [{}, { resources: 3, blue: -3 }] },
  },
  't06.event.good-harvest': {
    case: {
      players: [{ workers: { agriculture: 2 }, yellow: 1 }, { workers: { irrigation: 1 } }],
      changes: [
        { food: 2, blue: -2 },
        { food: 2, blue: -1 },
      ],
    },
    spared: { players: [{ workers: { bronze: 3 } }, weak], changes: NOBODY },
  },
  't06.event.immigration': {
    case: {
      players: [{ workers: { religion: 1 } }, { workers: { religion: 1 } }, weak],
      changes: [{ pool: 1, yellow: -1 }, { pool: 1, yellow: -1 }, {}],
    },
    spared: { players: [{ workers: { religion: 1 } }, { workers: { theology: 1 }, yellow: 0 }], changes: NOBODY },
  },
  't06.event.new-deposits': {
    case: {
      players: [{ workers: { bronze: 2 }, blue: 4 }, { workers: { iron: 1 } }],
      changes: [
        { resources: 2, blue: -2 },
        { resources: 2, blue: -1 },
      ],
    },
    spared: { players: [{ workers: { agriculture: 3 } }, weak], changes: NOBODY },
  },
  't06.event.pestilence': {
    case: {
      players: [{}, { workers: { bronze: 1 }, pool: 0 }],
      answers: [[1, pick('bronze')]],
      changes: [{ pool: -1, yellow: 1 }, { yellow: 1 }],
    },
    spared: { players: [idle, idle], changes: NOBODY },
  },
  't06.event.raiders': {
    case: { players: [strong, { ...weak, tokens: { agriculture: 1, bronze: 1 } }], changes: [{}, { food: -1, resources: -1, blue: 2 }] },
    spared: { players: [{ ...strong, tokens: { bronze: 5 } }, weak], changes: NOBODY },
  },
  't06.event.rats': {
    case: {
      players: [{ tokens: { agriculture: 3 } }, { tokens: { agriculture: 1 } }],
      changes: [
        { food: -3, blue: 3 },
        { food: -1, blue: 1 },
      ],
    },
    spared: { players: [{ tokens: { bronze: 3 } }, {}], changes: NOBODY },
  },
  't06.event.rebellion': {
    case: { players: [unrest, {}], changes: NOBODY, and: actionsLost(4) },
    spared: { players: [{}, {}], changes: NOBODY, and: actionsLost(0) },
  },
  't15.event.rebellion': {
    case: {
      players: [{}, unrest],
      changes: NOBODY,
      and: (at) =>
        expect([left(at), left(at, 1)]).toEqual([
          [4, 2],
          [0, 2],
        ]),
    },
    // Nobody loses more than is there.
    spared: {
      players: [{}, { ...unrest, usedCivil: 3 }],
      changes: NOBODY,
      and: (at) => expect([left(at)[0], player(at, 1).usedCivil]).toEqual([4, 4]),
    },
  },
  't06.event.reign-of-terror': {
    case: { players: [strong, weak], changes: [{}, { pool: -1, yellow: 1 }] },
    spared: { players: [strong, idle], changes: NOBODY },
  },
  't06.event.scientific-breakthrough': {
    case: { players: [{ workers: { alchemy: 2 } }, { workers: { philosophy: 1 } }], changes: [{ insight: 4 }, { insight: 1 }] },
    spared: { players: [weak, weak], changes: NOBODY },
  },
  't06.event.uncertain-borders': {
    case: { players: [strong, weak], changes: [{ yellow: 1 }, { yellow: -1 }] },
    spared: { players: [strong, { ...weak, yellow: 0 }], changes: NOBODY },
  },
  'nlw.event.dark-ages': {
    case: { players: [{ science: 9 }, { science: 6 }], changes: [{ insight: -3 }, { insight: -1 }] },
    spared: { players: [{ science: 4 }, { science: 0 }], changes: NOBODY },
  },
  'nlw.event.call-to-arms': {
    case: {
      players: [strong, middle, weak],
      changes: [{}, { cards: 1 }, { cards: 2 }],
      and: (at) => expect([0, 1, 2].map((seat) => left(at, seat)[0])).toEqual([4, 3, 2]),
    },
    spared: [
      { players: [strong, { ...weak, usedCivil: 3 }], changes: [{}, { cards: 1 }], and: (at) => expect(left(at, 1)[0]).toBe(0) },
      { players: [strong, weak], age: 4, changes: NOBODY, and: (at) => expect(left(at, 1)[0]).toBe(2) },
    ],
  },
  'nlw.event.knowledge-of-the-ancients': {
    case: {
      players: [{ wonders: ['pyramids', 'great-wall'] }, { wonder: 'colossus' }, { wonder: 'taj-mahal' }],
      changes: [{ insight: 2 + 1 }, { resources: 2, blue: -2 }, { resources: 1, blue: -1 }],
    },
    spared: { changes: NOBODY },
  },
};

const AGE_II: Readonly<Record<CardId, Happening>> = {
  't06.event.civil-unrest': {
    case: { players: [unrest, { culture: 20 }], changes: [{ points: -8 }, {}] },
    spared: { players: [{ culture: 5 }, {}], changes: NOBODY },
  },
  't15.event.civil-unrest': {
    case: {
      players: [unrest, { ...unrest, workers: { religion: 1 } }, { culture: 20 }],
      changes: [{ points: -8, blue: -1 }, { points: -4 }, {}],
    },
    spared: { players: [{ culture: 5 }, {}], changes: NOBODY },
  },
  't06.event.cold-war': {
    case: { players: [strong, weak, middle], changes: [{ insight: 6 }, {}, { insight: 6 }] },
    spared: { players: [strong, weak], changes: [{ insight: 6 }, {}] },
  },
  't06.event.crime-wave': {
    case: {
      players: [strong, { ...weak, culture: 5 }, { ...middle, culture: 5 }],
      changes: [{}, { points: -3, blue: -1 }, { points: -3, blue: -1 }],
    },
    spared: { players: [{ ...strong, culture: 5 }, weak], changes: [{}, { blue: -1 }] },
  },
  't06.event.economic-progress': {
    case: {
      players: [{ workers: { agriculture: 2, bronze: 3 }, yellow: 14, blue: 9 }, weak],
      changes: [{ food: 1, resources: 1, blue: -2 }, {}],
    },
    spared: { players: [weak, { workers: { philosophy: 3 } }], changes: NOBODY },
  },
  't06.event.emigration': {
    case: { players: [{ workers: {}, yellow: 9, pool: 3 }, {}], changes: [{ pool: -2, yellow: 2 }, {}] },
    spared: { changes: NOBODY },
  },
  't06.event.iconoclasm': {
    case: {
      players: [{ leader: 'michelangelo' }, { leader: 'moses' }],
      changes: NOBODY,
      and: (at) => expect([player(at).leader, player(at, 1).leader]).toEqual([null, null]),
    },
    spared: {
      players: [{ leader: 'isaac-newton' }, {}],
      changes: NOBODY,
      and: (at) => expect(player(at).leader).toBe(card('isaac-newton')),
    },
  },
  't06.event.independence-declaration': {
    case: { players: [strong, { ...weak, colonies: ['historic-territory.i'] }], changes: [{}, { happy: -1 }] },
    spared: { players: [{ ...strong, colonies: ['historic-territory.i'] }, weak], changes: NOBODY },
  },
  't06.event.international-agreement': {
    case: {
      players: [strong, weak],
      row: ['iron', '', '', '', '', 'coal', 'oil'],
      answers: [
        [0, { move: 'take', place: 0 }],
        [0, { move: 'take', place: 5 }],
        [0, { move: 'decline' }],
      ],
      changes: NOBODY,
      and: (at) => expect([player(at).civilHand.length, player(at).usedCivil, player(at).politicsGiven]).toEqual([2, 0, true]),
    },
    spared: [
      {
        players: [strong, weak],
        row: ['iron'],
        answers: [[0, { move: 'decline' }]],
        changes: NOBODY,
        and: (at) => expect(player(at).politicsGiven).toBe(false),
      },
      {
        players: [strong, weak],
        row: ['', '', '', '', '', '', '', '', '', 'iron', 'coal'],
        answers: [[0, { move: 'take', place: 9 }]],
        changes: NOBODY,
        and: (at) => refuses(at, 0, { move: 'take', place: 10 }, 'TTA-TAKE-01', 'NOT_ENOUGH_CA', { need: 3, have: 2 }),
      },
    ],
  },
  't06.event.national-pride': {
    case: { players: [{ culture: 3 }, { culture: 9 }], changes: [{}, { points: 5 }] },
    spared: { players: [{ culture: 9 }, { culture: 3 }], changes: [{ points: 5 }, {}] },
  },
  't06.event.popularization-of-science': {
    case: { players: [{ workers: { alchemy: 2 } }, { workers: { philosophy: 1 } }], changes: [{ points: 4 }, { points: 1 }] },
    spared: { players: [weak, { workers: { religion: 1 } }], changes: NOBODY },
  },
  't06.event.ravages-of-time': {
    case: {
      players: [{ wonders: ['hanging-gardens', 'great-wall'] }, { wonders: ['pyramids'] }],
      answers: [[0, pick('hanging-gardens')]],
      changes: [
        { culture: 2 - 1, happy: -2 },
        { culture: 2, civil: -1 },
      ],
    },
    spared: { players: [{ wonders: ['eiffel-tower'] }, { wonder: 'pyramids' }], changes: NOBODY },
  },
  't06.event.refugees': {
    case: {
      players: [strong, { ...weak, culture: 9 }],
      changes: [
        { points: 3, pool: 1, yellow: -1 },
        { points: -3, pool: -1, yellow: 1 },
      ],
    },
    spared: {
      players: [strong, middle, { ...weak, culture: 1 }],
      changes: [{ points: 3, pool: 1, yellow: -1 }, {}, { points: -1, pool: -1, yellow: 1 }],
    },
  },
  't06.event.terrorism': {
    case: {
      players: [
        { culture: 9, workers: { alchemy: 1 } },
        { culture: 1, workers: { opera: 1 } },
      ],
      changes: [{ pool: 1, science: -2 }, {}],
    },
    spared: { players: [{ culture: 9, workers: { oil: 2 } }, { culture: 1 }], changes: NOBODY },
  },
  't15.event.prosperity': {
    case: {
      players: [{ workers: { theology: 2 } }, { workers: { religion: 1 } }],
      changes: [
        { food: 4, blue: -4 },
        { food: 1, blue: -1 },
      ],
    },
    spared: { players: [weak, { workers: { alchemy: 1 } }], changes: NOBODY },
  },
  't15.event.politics-of-strength': {
    case: {
      players: [strong, { ...weak, hand: ['iconoclasm', 'cold-war', 'terrorism', 'refugees'] }],
      answers: [
        [1, { move: 'discard', card: 'iconoclasm' }],
        [1, { move: 'discard', card: 'cold-war' }],
        [1, { move: 'discard', card: 'refugees' }],
      ],
      changes: [{ cards: 5 }, { cards: -3 }],
    },
    spared: [
      { players: [strong, middle, weak], changes: [{ cards: 5 }, {}, {}] },
      { age: 4, players: [strong, { ...weak, culture: 9 }], changes: [{ points: 5 }, { points: -3 }] },
    ],
  },
  'nlw.event.freedom-of-movement': {
    case: {
      players: [{ workers: { bronze: 1, religion: 0 }, tokens: { bronze: 1 } }, weak],
      answers: [
        [0, pick('bronze')],
        [0, pick('religion')],
      ],
      changes: [{ resources: -1, blue: 1, culture: 1, happy: 1 }, {}],
    },
    spared: [
      {
        players: [{ workers: { bronze: 1, oil: 0 } }, weak],
        answers: [[0, pick('bronze')]],
        changes: NOBODY,
        and: (at) => expect(picks(at, 0)).not.toContain(card('oil')),
      },
      { players: [{ workers: { bronze: 1 } }, weak], answers: [[0, { move: 'decline' }]], changes: NOBODY },
    ],
  },
  'nlw.event.international-negotiations': {
    case: {
      players: [strong, { ...weak, science: 4, tokens: { agriculture: 3, bronze: 2 } }],
      answers: [[0, pick('food')]],
      changes: [
        { food: 3, blue: -3 },
        { food: -3, blue: 3 },
      ],
    },
    spared: [
      { players: [strong, { ...weak, science: 2, tokens: { agriculture: 2, bronze: 2 } }], changes: NOBODY },
      // With one kind only there is no choice.
      { players: [weak, { ...strong, science: 4 }], changes: NOBODY },
    ],
  },
  'nlw.event.arms-industry': {
    case: {
      players: [{ workers: { 't15.infantry.swordsmen': 0, 't15.cavalry.knights': 0 } }, { workers: { tanks: 0 } }],
      changes: [
        { resources: 2, blue: -2 },
        { resources: 2, blue: -2 },
      ],
    },
    spared: {
      players: [{ workers: { 't15.infantry.swordsmen': 1, 't15.airforce.air-forces': 0 } }, weak],
      changes: [{ resources: 4, blue: -4 }, {}],
    },
  },
};

const CIVILIZATION = 't15.event.development-of-civilization';
const PLANNING = 'nlw.event.development-of-planning';
/** TTN-CRD-13 */
const civilization: Proof = {
  does() {
    const at = (move: object, p: PlayerSpec) => {
      const { before, after } = happens(CIVILIZATION, { age: 1, players: [{ usedCivil: 4, ...p }, {}], changes: [] });
      return difference(before, does(after, 0, move));
    };
    expect(at({ move: 'grow', with: '' }, { tokens: { agriculture: 1 } })).toEqual({ food: -1, blue: 1, pool: 1, yellow: -1 });
    expect(at({ move: 'build', tech: 'bronze', with: '' }, { tokens: { bronze: 1 } })).toEqual({ resources: -1, blue: 1, pool: -1 });
    expect(at({ move: 'technology', card: 'iron', with: '', shared: -1 }, { civilHand: ['iron'], science: 4 })).toEqual({ insight: -4 });
  },
  refuses() {
    const { after } = happens(CIVILIZATION, { age: 1, players: [{ tokens: { bronze: 9 }, civilHand: ['rich-land.a'] }, {}], changes: [] });
    refuses(after, 0, { move: 'build', tech: 'warriors', with: '' }, 'TTN-CRD-13', 'NOT_A_CHOICE');
    refuses(after, 0, { move: 'build', tech: 'bronze', with: 't06.action.rich-land.a' }, 'TTN-CRD-13', 'NOT_A_CHOICE');
    const done = does(does(after, 0, { move: 'decline' }), 1, { move: 'decline' });
    expect(asks(done).step).toBe('actions');
  },
};
/** TTX-CRD-48 */
const planning: Proof = {
  does() {
    const expansion = { rebalanced: false, military: true, leaders: 'old', choice: 'random', agreed: [] } as const;
    const { after } = happens(PLANNING, { age: 1, expansion, players: [{}, {}], changes: [] });
    const { cards } = eventsOf(after, 'planned')[0]!;
    expect([cards.length, picks(after, 0)]).toEqual([3, cards]);
    const next = does(after, 0, pick(cards[0]!));
    expect(next.events.filter((e) => 'seat' in e && e.seat === 1)).toEqual([]);
  },
  refuses() {
    const { after } = happens(PLANNING, { age: 1, players: [{}, {}], changes: [] });
    refuses(after, 0, { move: 'decline' }, 'TTA-POL-03', 'WRONG_PHASE');
    refuses(after, 0, pick('rats'), 'TTA-EVT-05', 'NOT_A_CHOICE');
  },
};

/** Culture for both: by what they have, and what does not count. */
type Scores = readonly [one: PlayerSpec, points: number, other: PlayerSpec, spared: number];
const impact = (id: CardId, [one, points, other, spared]: Scores): Proof => {
  const scored = (p: PlayerSpec): Changes => {
    const { before, after } = happens(id, { age: 3, players: [{ workers: {}, ...p }, {}], changes: [] });
    return difference(before, after);
  };
  return {
    does: () => expect(scored(one)).toEqual({ points }),
    refuses: () => expect(scored(other)).toEqual(spared === 0 ? {} : { points: spared }),
  };
};
/** By rank with two, three and four players; the last one has nothing. */
const ranking = (id: CardId, [best, next, last]: readonly [PlayerSpec, PlayerSpec, PlayerSpec]): Proof => {
  const points = (players: readonly PlayerSpec[]): number[] => {
    const { after } = happens(id, { age: 3, players, changes: [] });
    return after.state.players.map((p) => p.culture);
  };
  return {
    does: () =>
      expect([points([best, last]), points([next, best, last]), points([best, next, last, last])]).toEqual([
        [10, 0],
        [7, 14, 0],
        [15, 10, 5, 0],
      ]),
    refuses: () => expect(points([last, best])).toEqual([0, 10]),
  };
};
const by = (workers: readonly Readonly<Record<string, number>>[]) =>
  workers.map((x) => ({ workers: x })) as [PlayerSpec, PlayerSpec, PlayerSpec];
const spread = { philosophy: 1, religion: 1, warriors: 1, bronze: 3, agriculture: 3 };

const IMPACTS: Proofs = {
  ...proofs(impact, {
    't06.event.impact-of-agriculture': [{ workers: { agriculture: 2, irrigation: 1 } }, 4, { workers: { bronze: 3 } }, 0],
    't15.event.impact-of-agriculture': [
      { workers: { agriculture: 2, irrigation: 1 } },
      4 + 4,
      { workers: { agriculture: 1 }, yellow: 5 },
      1,
    ],
    't06.event.impact-of-architecture': [{ workers: { alchemy: 2, opera: 1 } }, 2 + 2, { workers: { philosophy: 2, oil: 2 } }, 0],
    't06.event.impact-of-colonies': [{ colonies: ['historic-territory.i', 'historic-territory.ii'] }, 8, {}, 0],
    't15.event.impact-of-colonies': [{ colonies: ['historic-territory.i', 'historic-territory.ii'] }, 6, {}, 0],
    't06.event.impact-of-competition': [{ workers: { tanks: 2, 'team-sports': 1 } }, 6 + 2, { workers: { warriors: 4, opera: 2 } }, 0],
    't06.event.impact-of-government': [{ government: 'communism' }, 2 * 7 + 5, { usedCivil: 4 }, 2 * 4 + 2],
    't06.event.impact-of-happiness': [{ workers: { theology: 2 } }, 8, { workers: {}, yellow: 18 }, 0],
    't06.event.impact-of-industry': [{ workers: { bronze: 2, coal: 1 } }, 5, { workers: { agriculture: 3, computers: 1 } }, 0],
    't06.event.impact-of-population': [{ workers: { oil: 12 }, pool: 1 }, 2 * 3, { workers: { oil: 9 }, pool: 1 }, 0],
    't06.event.impact-of-progress': [
      { government: 'democracy', specials: ['masonry', 'satellites'] },
      2 * (3 + 1 + 3),
      { workers: { computers: 2 } },
      0,
    ],
    't06.event.impact-of-technology': [{ workers: { computers: 0, oil: 0 }, specials: ['satellites'] }, 12, { workers: { coal: 2 } }, 0],
    't06.event.impact-of-wonders': [
      { wonders: ['pyramids', 'great-wall', 'kremlin', 'internet'] },
      5 + 4 + 3 + 2,
      { wonder: 'pyramids' },
      0,
    ],
    't15.event.impact-of-balance': [
      { workers: { philosophy: 3, opera: 1, agriculture: 2, bronze: 4 } },
      2 * 2,
      { workers: { philosophy: 3, opera: 1, bronze: 4 } },
      0,
    ],
    't15.event.impact-of-variety': [
      { workers: { philosophy: 3, religion: 1, warriors: 2 }, specials: ['masonry'] },
      2 * 4,
      { workers: { agriculture: 4, bronze: 4 } },
      0,
    ],
    'nlw.event.impact-of-harmony': [
      { workers: { ...spread, religion: 2, warriors: 3 } },
      4 * 3,
      { workers: { agriculture: 5, bronze: 5, philosophy: 5 } },
      0,
    ],
  }),
  ...proofs(ranking, {
    't06.event.impact-of-science': by([{ computers: 1 }, { alchemy: 1 }, {}]),
    't06.event.impact-of-strength': by([{ tanks: 1 }, { warriors: 1 }, {}]),
    'nlw.event.impact-of-culture': by([{ 't15.theater.opera': 1 }, { religion: 1 }, {}]),
  }),
};

export const EVENTS: Proofs = {
  ...proofs(event, { ...AGE_A, ...AGE_I, ...AGE_II }),
  ...IMPACTS,
  [CIVILIZATION]: civilization,
  [PLANNING]: planning,
};
