import type { Seat } from '../../../kernel/index.js';
import { forKinds, KIND, type Kind } from '../cards/kinds.js';
import type { TechId } from '../cards/technologies.js';
import type { BasicUnitId, UnitId, UnitRow } from '../cards/units.js';
import { isRegion, type Space } from '../cards/world.js';
import { NOBODY, type Player, type Rider, type Stack, type State, type UnitKey } from '../state/state.js';
import { isInPlay } from './cards.js';
import { isAdvanced } from './table.js';

const KEYS = forKinds((kind) => [0, 1, 2, 3].map((left) => `${kind}:${left}`));
export const riderKey = (x: Rider): UnitKey => KEYS[x.kind][x.left]!;
/** Keys of fleets with cargo, each put together once: a stack never changes. */
const LADEN_KEYS = new WeakMap<Stack, UnitKey>();
/** 'settler:2', 'fleet-2:1+infantry-1:0' */
export function unitKey(x: Stack): UnitKey {
  const key = KEYS[x.kind][x.left]!;
  if (x.cargo.length === 0) return key;
  let laden = LADEN_KEYS.get(x);
  if (laden === undefined) {
    laden = `${key}+${x.cargo.map(riderKey).join('+')}`;
    LADEN_KEYS.set(x, laden);
  }
  return laden;
}
/** What a fleet carries, whatever it has moved: 'settler+infantry-1'. */
export const cargoKey = (cargo: readonly Rider[]): string => (cargo.length === 0 ? '' : cargo.map((x) => x.kind).join('+'));

/** A stack of a player by its key; one that may move before one that may not. */
export function stackAt(p: Player, at: Space, key: UnitKey): Stack | undefined {
  let frozen: Stack | undefined;
  for (const x of p.stacks) {
    if (x.at !== at || unitKey(x) !== key) continue;
    if (x.footing !== 'frozen') return x;
    frozen = x;
  }
  return frozen;
}

/** An army in a region, a fleet in a zone: they never fight each other (CIV-BAT-05, CIV-GEN-08). */
export const canFight = (x: Stack): boolean => (isRegion(x.at) ? KIND[x.kind].isArmy : KIND[x.kind].isFleet);

/** How many units able to fight a seat has in a space. */
export function fightersAt(s: State, seat: Seat, at: Space): number {
  let n = 0;
  for (const x of s.players[seat]!.stacks) if (x.at === at && canFight(x)) n += x.n;
  return n;
}
export function countAt(p: Player, at: Space, test: (kind: Kind) => boolean): number {
  let n = 0;
  for (const x of p.stacks) if (x.at === at && test(x.kind)) n += x.n;
  return n;
}
export const isArmy = (kind: Kind): boolean => KIND[kind].isArmy;
export const isAircraft = (kind: Kind): boolean => kind === 'aircraft-4';
export const isModernFleet = (kind: Kind): boolean => kind === 'fleet-4';
export const isMilitary = (kind: Kind): boolean => KIND[kind].isMilitary;

/** Other players with a unit able to fight in a space (CIV-BAT-01). */
export function occupantsOf(s: State, at: Space, mover: Seat): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (seat !== mover && fightersAt(s, seat, at) > 0) found.push(seat);
  return found;
}

/** What decides which units figures are. */
export type Forces = Pick<State, 'options' | 'techs'>;

/** The row of the table of forces that a figure is now: the best level of its category in play (CIV-UPG-02, CIV-AMB-11, CIV-AMB-12). */
export function levelOf(s: Forces, kind: Kind): UnitRow & { readonly id: UnitId } {
  const { levels } = KIND[kind];
  let best = levels[0]!;
  if (kind === 'fleet-4' && s.options.carrierUpgrade === 'best') return best;
  for (const row of levels) if (isInPlay(s, row.tech as TechId)) best = row;
  return best;
}
/** What a figure is called in this game. */
export const unitOf = (s: Forces, kind: Exclude<Kind, 'settler'>): UnitId | BasicUnitId =>
  isAdvanced(s) ? levelOf(s, kind).id : KIND[kind].basic!;

/** Catapults are trebuchets once Engineering is in play (CIV-UPG-03, CIV-AMB-09). */
export const presentKind = (s: State, kind: Kind): Kind =>
  kind === 'artillery-1' && (isAdvanced(s) ? isInPlay(s, 'engineering') : s.era > 1) ? 'artillery-2' : kind;

/** Has an aircraft of this seat a base here (CIV-AIR-02)? */
export const isBase = (s: State, seat: Seat, at: Space): boolean => {
  const p = s.players[seat]!;
  return isRegion(at) ? s.owners[at] === seat || countAt(p, at, isArmy) > 0 : countAt(p, at, isModernFleet) > 0;
};

/** The same of many spaces at once: are they bases of this seat? */
export function basesOf(s: State, seat: Seat): (at: Space) => boolean {
  const bases = new Set<Space>();
  for (const x of s.players[seat]!.stacks) if (isRegion(x.at) ? isArmy(x.kind) : isModernFleet(x.kind)) bases.add(x.at);
  return (at) => bases.has(at) || (isRegion(at) && s.owners[at] === seat);
}

/** Has a player anything in a space that can be attacked: figures, or on land a settlement (CIV-BAT-01)? */
export const isPresent = (s: State, seat: Seat, at: Space): boolean =>
  s.players[seat]!.stacks.some((x) => x.at === at) || (isRegion(at) && s.owners[at] === seat && s.owners[at] !== NOBODY);
