import { expect } from 'vitest';
import type { CardId, Seat } from '../../../../kernel/index.js';
import { extrasOf } from '../../ask/crops.js';
import { allows, card, does, type Moment, type PlayerSpec, refuses } from '../scene.js';
import {
  acting,
  attack,
  declare,
  difference,
  food,
  isFirst,
  learn,
  moment,
  type Proof,
  type Proofs,
  player,
  proofs,
  resources,
} from './proof.js';

type Changes = Readonly<Record<string, number>>;
interface Terms {
  /** What changes for the one who proposes as A, and for the other. */
  readonly a: Changes;
  readonly b: Changes;
  /** What each party adds to its production. */
  readonly made?: { readonly a: Changes; readonly b: Changes };
  readonly clause: 'stays' | 'ends' | 'forbidden';
  /** What is there before. */
  readonly players?: readonly PlayerSpec[];
}
const SPY = 't06.aggression.spy.ii';
const offer = (id: CardId, partner: Seat = 1) => ({ move: 'offer-pact', card: id, partner, role: 'a' }) as const;
/** Enough that nothing falls below nought, and a hand to attack with. */
const base = (hand: readonly string[]): PlayerSpec => ({ hand, workers: { warriors: 9, religion: 3, bronze: 1, agriculture: 1 } });
const table = (id: CardId, { players = [] }: Pick<Terms, 'players'> = {}): Moment =>
  moment(id, { seats: 3, players: [{ ...base([id]), ...players[0] }, { ...base([]), ...players[1] }, {}] });
const made = ({ state }: Moment, seat: Seat): Changes =>
  Object.fromEntries(
    (['food', 'resources'] as const).flatMap((goods) => (extrasOf(state, seat, goods) ? [[goods, extrasOf(state, seat, goods)]] : [])),
  );

const pact = (id: CardId, terms: Terms): Proof => ({
  does() {
    const before = table(id, terms);
    const bound = does(does(before, 0, offer(id)), 1, { move: 'accept' });
    expect(player(bound).pact).toEqual({ card: id, partner: 1, role: 'a' });
    expect([difference(before, bound), difference(before, bound, 1)]).toEqual([{ cards: -1, ...terms.a }, terms.b]);
    expect([made(bound, 0), made(bound, 1)]).toEqual([terms.made?.a ?? {}, terms.made?.b ?? {}]);
    expect(difference(before, bound, 2)).toEqual({});
  },
  refuses() {
    const before = table(id, terms);
    const refused = does(does(before, 0, offer(id)), 1, { move: 'refuse' });
    expect([player(refused).pact, difference(before, refused), difference(before, refused, 1)]).toEqual([null, {}, {}]);
    const two = moment(id, { seats: 3, players: [{ hand: [id] }, {}, { resigned: 1 }] });
    refuses(two, 0, offer(id), 'TTA-TWO-02', 'NO_PACTS_WITH_TWO_PLAYERS');
    const bound = moment(id, {
      seats: 3,
      players: [{ ...base([SPY]), pact: { card: id, partner: 1, role: 'a' } }, { workers: {} }, { workers: {} }],
    });
    if (terms.clause === 'forbidden') refuses(bound, 0, attack(SPY), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
    else expect(player(does(bound, 0, attack(SPY))).pact !== null).toBe(terms.clause === 'stays');
    expect(allows(bound, 0, attack(SPY, 2))).toBe(true);
  },
});

const both = (changes: Changes): Pick<Terms, 'a' | 'b'> => ({ a: changes, b: changes });
const TERMS: Readonly<Record<string, Terms>> = {
  'open-borders-agreement': { ...both({ military: 1 }), clause: 'stays' },
  'trade-routes-agreement': { ...both({}), clause: 'stays' },
  'acceptance-of-supremacy': { ...both({}), made: { a: { resources: 1 }, b: { resources: -1 } }, clause: 'forbidden' },
  'international-trade-agreement': { ...both({}), made: { a: { resources: 1 }, b: { food: 1 } }, clause: 'stays' },
  'promise-of-military-protection': { a: { culture: 1 }, b: { strength: 4, culture: -1 }, clause: 'ends' },
  'scientific-cooperation': { ...both({}), clause: 'stays' },
  'international-tourism': {
    a: { culture: 1 },
    b: { culture: 2 },
    clause: 'stays',
    players: [{ wonders: ['pyramids', 'colossus'] }, { wonders: ['great-wall'] }],
  },
  'loss-of-sovereignty': { a: { culture: 2 }, b: { culture: -2 }, clause: 'forbidden' },
  'military-pact': { ...both({ strength: 3 }), clause: 'ends' },
  'peace-treaty': { ...both({ culture: 1 }), clause: 'forbidden' },
};
const NAMES = Object.keys(TERMS);
const of = (edition: 't06' | 't15'): Readonly<Record<CardId, Terms>> =>
  Object.fromEntries(
    NAMES.map((name) => [`${edition}.pact.${edition === 't15' ? name.replace('military-pact', 'military-alliance') : name}`, TERMS[name]!]),
  );

/** What a card does besides, on top of what all pacts do. */
const besides = (proof: Proof, more: Partial<Proof>): Proof => ({
  does() {
    proof.does();
    more.does?.();
  },
  refuses() {
    proof.refuses();
    more.refuses?.();
  },
});
const signed = (id: CardId, role: 'a' | 'b' = 'a') => ({ pact: { card: id, partner: 1, role } as const });

/** Whoever attacks the other party has two strength more. */
const borders = (id: CardId): Partial<Proof> => ({
  does() {
    const at = moment(id, { seats: 3, players: [{ ...base([SPY]), ...signed(id) }, { workers: {}, science: 9, hand: ['rats'] }, {}] });
    const struck = does(at, 0, attack(SPY));
    const fought = does(isFirst(id) ? does(struck, 0, { move: 'settle' }) : struck, 1, { move: 'settle' });
    expect(fought.events).toContainEqual(expect.objectContaining({ event: 'fought', attack: 9 + 2, defence: 0 }));
  },
});
/** A food as a resource for one party, a resource as food for the other, once per turn. */
const routes = (id: CardId): Partial<Proof> => {
  const stock = { tokens: { agriculture: 2, bronze: 2 } };
  const swapped = (role: 'a' | 'b') => does(acting(id, { ...stock, ...signed(id, role) }, { seats: 3 }), 0, { move: 'swap' });
  return {
    does: () => expect([food(swapped('a')), resources(swapped('a')), food(swapped('b')), resources(swapped('b'))]).toEqual([1, 3, 3, 1]),
    refuses() {
      refuses(swapped('a'), 0, { move: 'swap' }, 'TTA-PAC-03', 'ONCE_PER_TURN');
      refuses(acting(id, { ...signed(id), tokens: { bronze: 2 } }, { seats: 3 }), 0, { move: 'swap' }, 'TTA-TOK-02', 'NOT_ENOUGH_FOOD');
      refuses(acting(id, stock, { seats: 3 }), 0, { move: 'swap' }, 'TTA-PAC-03', 'NOT_PARTY_TO_PACT');
    },
  };
};
/** Two science less for one party, one from the other, who must have it. */
const science = (id: CardId): Partial<Proof> => {
  const iron = { ...learn(card('iron')), shared: 1 };
  const lab = (partner: number) =>
    acting(id, { ...signed(id), civilHand: ['iron'], science: 3 }, { seats: 3, players: [{ science: partner }] });
  return {
    does() {
      const learnt = does(lab(1), 0, iron);
      expect([player(learnt).science, player(learnt, 1).science]).toEqual([0, 0]);
    },
    refuses() {
      refuses(lab(0), 0, iron, isFirst(id) ? 'TTA-CRD-07' : 'TTN-CRD-17', 'NOT_ENOUGH_SCIENCE', { need: 1, have: 0 });
      if (!isFirst(id)) refuses(lab(1), 0, learn(card('iron')), 'TTN-CRD-17', 'SCIENCE_IS_SHARED');
    },
  };
};
/** Nobody declares war on the one who gave up its sovereignty. */
const sovereignty = (id: CardId): Partial<Proof> => ({
  refuses() {
    const hand = ['war-over-culture.iii'];
    const at = moment(id, { seats: 3, current: 2, players: [signed(id), {}, { hand, government: 'communism' }] });
    const WAR = card('war-over-culture.iii');
    refuses(at, 2, declare(WAR, 1), 'TTA-PAC-06', 'PACT_FORBIDS_ATTACK');
    expect(allows(at, 2, declare(WAR, 0))).toBe(true);
  },
});
const BESIDES: Readonly<Record<string, (id: CardId) => Partial<Proof>>> = {
  'open-borders-agreement': borders,
  'trade-routes-agreement': routes,
  'scientific-cooperation': science,
  'loss-of-sovereignty': sovereignty,
};

const PLAIN: Proofs = proofs(pact, {
  ...of('t06'),
  ...of('t15'),
  'nlw.pact.naval-trade-agreement': { a: { colonization: 1, blue: -1 }, b: { blue: 2 }, clause: 'stays' },
});
export const PACTS: Proofs = Object.fromEntries(
  Object.entries(PLAIN).map(([id, proof]) => [id, besides(proof, BESIDES[id.split('.')[2]!]?.(id) ?? {})]),
);
