import type { Options } from '../state/state.js';
import { card, type Moment, type PlayerSpec, type SceneSpec, scene } from './scene.js';

/** The same figures in the edition of 2015. */
export const SECOND = { edition: '2015' } as const satisfies Partial<Options>;

const tokensIn = (p: PlayerSpec): number => Object.values(p.tokens ?? {}).reduce((a, b) => a + b, 0);
/** Blue tokens that lie nowhere are in the bank (TTN-SET-01). */
const withBank = (p: PlayerSpec): PlayerSpec => ({ blue: 16 - tokensIn(p) - (p.wonder ? (p.stages ?? 0) : 0), stages: 0, ...p });

/** A moment of a game of 2015; player 0 acts politically in round 8 unless said otherwise. */
export const modern = (spec: SceneSpec = {}): Moment =>
  scene({ ...SECOND, row: [], ...spec, players: Array.from({ length: spec.seats ?? 2 }, (_, i) => withBank(spec.players?.[i] ?? {})) });
/** The actions of player 0 and what follows them. */
export const acting = (player: PlayerSpec = {}, spec: SceneSpec = {}): Moment =>
  modern({
    age: 1,
    steps: [{ step: 'actions' }, { step: 'discard' }, { step: 'production' }, { step: 'next-turn' }],
    ...spec,
    players: [player, ...(spec.players ?? [])],
  });
/** Cards that exist in both editions under one name, as they are in the second. */
export const its = (name: string): string => card(`t15.${name}`);
