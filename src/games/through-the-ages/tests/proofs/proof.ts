import type { CardId, Seat } from '../../../../kernel/index.js';
import {
  civilLeft,
  civilTotal,
  colonizationOf,
  cultureOf,
  happinessOf,
  militaryLeft,
  militaryTotal,
  scienceOf,
  strengthOf,
  urbanLimit,
} from '../../ask/ratings.js';
import { stored } from '../../change/tokens.js';
import type { Options, Player, Step } from '../../state/state.js';
import { type Moment, type PlayerSpec, type SceneSpec, scene } from '../scene.js';

/**
 * What a card does, and what it refuses; for a card that can refuse nothing, whom it does not touch or when it does nothing.
 * Figures stand in the proofs as they are printed: nothing is read from the row that is tried.
 */
export interface Proof {
  readonly does: () => void;
  readonly refuses: () => void;
}
export type Proofs = Readonly<Record<CardId, Proof>>;

/** Proofs of several cards that differ in figures only. */
export const proofs = <F>(of: (id: CardId, figures: F) => Proof, figures: Readonly<Record<CardId, F>>): Proofs =>
  Object.fromEntries(Object.entries(figures).map(([id, own]) => [id, of(id, own)]));

/** The cards of 2006 are tried by its rules, all others by those of 2015. */
export const isFirst = (id: CardId): boolean => id.startsWith('t06.');
const editionFor = (id: CardId): Partial<Options> => (isFirst(id) ? {} : { edition: '2015' });

const ACTING: readonly Step[] = [{ step: 'actions' }, { step: 'discard' }, { step: 'production' }, { step: 'next-turn' }];
/** So many blue tokens that no corruption comes in between, unless something else is said. */
const PLENTY = 40;
const rich = (p: PlayerSpec): PlayerSpec => ({ blue: PLENTY, stages: 0, ...p });

/** A moment in the edition of a card: politics of player 0 in Age III unless said otherwise. */
export const moment = (id: CardId, spec: SceneSpec): Moment =>
  scene({
    ...editionFor(id),
    age: 3,
    row: [],
    ...spec,
    players: Array.from({ length: spec.seats ?? 2 }, (_, seat) => rich(spec.players?.[seat] ?? {})),
  });
/** The actions of player 0, and what follows them. */
export const acting = (id: CardId, player: PlayerSpec = {}, spec: SceneSpec = {}): Moment =>
  moment(id, { steps: ACTING, ...spec, players: [player, ...(spec.players ?? [])] });
/** The political phase of player 0 from its beginning. */
export const dawn = (id: CardId, player: PlayerSpec, spec: SceneSpec = {}): Moment =>
  moment(id, {
    steps: [{ step: 'phase', phase: 'politics' }, { step: 'politics' }, ...ACTING],
    ...spec,
    players: [player, ...(spec.players ?? [])],
  });

export const player = (at: Moment, seat: Seat = 0): Player => at.state.players[seat]!;
export const food = (at: Moment, seat: Seat = 0): number => stored(player(at, seat), 'food');
export const resources = (at: Moment, seat: Seat = 0): number => stored(player(at, seat), 'resources');
export const workers = (at: Moment, id: CardId, seat: Seat = 0): number =>
  player(at, seat).holdings.find((h) => h.id === id || h.id.split('.').slice(2).join('.') === id)?.workers ?? 0;

/** All ratings and totals of a civilisation; those that are 0 are left out. */
export function standing({ state }: Moment, seat: Seat = 0): Readonly<Record<string, number>> {
  const all = {
    strength: strengthOf(state, seat),
    culture: cultureOf(state, seat),
    science: scienceOf(state, seat),
    happy: happinessOf(state, seat),
    civil: civilTotal(state, seat),
    military: militaryTotal(state, seat),
    limit: urbanLimit(state, seat),
    colonization: colonizationOf(state, seat),
  };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n !== 0));
}
/** What differs between two moments in the ratings, totals, points and banks of a civilisation. */
export function difference(before: Moment, after: Moment, seat: Seat = 0): Readonly<Record<string, number>> {
  const points = (at: Moment): Record<string, number> => {
    const p = player(at, seat);
    return {
      ...standing(at, seat),
      points: p.culture,
      insight: p.science,
      yellow: p.yellow,
      blue: p.blue,
      pool: p.pool,
      food: food(at, seat),
      resources: resources(at, seat),
      cards: p.militaryHand.length,
    };
  };
  const [old, now] = [points(before), points(after)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return Object.fromEntries(keys.flatMap((key) => ((now[key] ?? 0) === (old[key] ?? 0) ? [] : [[key, (now[key] ?? 0) - (old[key] ?? 0)]])));
}
/** Civil and military actions left. */
export const left = ({ state }: Moment, seat: Seat = 0): readonly [number, number] => [civilLeft(state, seat), militaryLeft(state, seat)];

export const END = { move: 'end-turn' } as const;
export const PASS = { move: 'no-politics' } as const;
export const learn = (card: CardId, way: CardId | '' = '') => ({ move: 'technology', card, with: way, shared: -1 }) as const;
export const govern = (card: CardId, way: 'revolution' | 'peaceful') => ({ move: 'government', card, way, with: '', shared: -1 }) as const;
export const build = (tech: CardId, way: CardId | '' = '') => ({ move: 'build', tech, with: way }) as const;
export const raise = (from: CardId, to: CardId, way: CardId | '' = '') => ({ move: 'upgrade', from, to, with: way }) as const;
export const stage = (way: CardId | '' = '', stages = 1) => ({ move: 'stage', stages, with: way }) as const;
export const take = (place: number) => ({ move: 'take', place }) as const;
export const lead = (card: CardId) => ({ move: 'leader', card }) as const;
export const play = (card: CardId) => ({ move: 'action-card', card }) as const;
export const attack = (card: CardId, target: Seat = 1) => ({ move: 'aggression', card, target }) as const;
export const declare = (card: CardId, target: Seat = 1) => ({ move: 'declare-war', card, target }) as const;
export const pick = (what: string) => ({ move: 'pick', what }) as const;
