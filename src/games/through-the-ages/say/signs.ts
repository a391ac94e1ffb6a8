import type { Text } from '../../../kernel/types.js';
import type { Gain, Worked, Yield } from '../cards/ability.js';
import { groupsOf } from './words.js';

/** What a figure counts. */
export type CardSymbol =
  | keyof Yield
  | keyof Gain
  | 'defence'
  /** Resources for military units only. */
  | 'armament'
  | 'handLimits'
  | 'stages';

export type SignName =
  | `type:${Worked | 'unit' | 'urban' | 'wonder' | 'tactic' | 'bonus' | 'territory' | 'aggression' | 'war' | 'technology' | 'ruling' | 'government' | 'leader' | 'event'}`
  /** A symbol without a figure. */
  | `symbol:${CardSymbol}`
  | 'colony'
  | 'army'
  | 'best'
  | 'level'
  | 'happy'
  | 'discontent'
  | 'worker'
  | 'growth'
  | 'taking'
  | 'upgrading'
  | 'building'
  | 'finished'
  | 'attacked'
  | 'besieged'
  | 'rivals'
  | 'ahead:strength'
  | 'ahead:culture'
  | 'rank:science'
  | 'rank:strength'
  | 'rank:culture'
  | 'revolution'
  | 'strongest'
  | 'weakest'
  /** Cards of several colours in the hand. */
  | 'colours'
  | 'none';

/** One sign of an icon sentence: what it is about, a colon, what it takes, an arrow, what it gives. */
export type Sign =
  /** `sign`: written with + or −, because it changes what one has. */
  | { readonly kind: 'amount'; readonly of: CardSymbol; readonly n: number; readonly sign: boolean }
  | { readonly kind: 'icon'; readonly icon: SignName }
  | { readonly kind: 'times'; readonly n: number }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'per' | 'arrow' | 'colon' | 'or' }
  | { readonly kind: 'text'; readonly text: Text };

export const icon = (name: SignName): Sign => ({ kind: 'icon', icon: name });
export const joint = (kind: 'per' | 'arrow' | 'colon' | 'or'): Sign => ({ kind });
export const plus = (of: CardSymbol, n: number): Sign => ({ kind: 'amount', of, n, sign: true });
export const plain = (of: CardSymbol, n: number): Sign => ({ kind: 'amount', of, n, sign: false });
export const times = (n: number): Sign => ({ kind: 'times', n });
export const typeSigns = (types: readonly Worked[]): Sign[] => groupsOf(types).map((group) => icon(`type:${group}`));
export const entries = <K extends string>(o: { readonly [Name in K]?: number }): [K, number][] =>
  (Object.entries(o) as [K, number][]).filter(([, n]) => n !== 0);
export const yieldSigns = (gives: Yield): Sign[] => entries(gives).map(([of, n]) => plus(of, n));
export const gainSigns = (gain: Gain): Sign[] => entries(gain).map(([of, n]) => plus(of, n));
