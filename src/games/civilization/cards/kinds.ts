import type { Era } from './technologies.js';
import { BASIC_UNITS, type BasicUnitId, type Category, UNITS, type UnitId, type UnitRow } from './units.js';

/**
 * The figures that stand on the map. A figure is an era and a category; which unit of the table of forces it is follows from the
 * technologies in play (CIV-UPG-02), so stacks never change when a technology is bought.
 */
export const KINDS = [
  'settler',
  'infantry-1', 'infantry-2', 'infantry-3', 'infantry-4',
  'cavalry-1', 'cavalry-2', 'cavalry-3', 'cavalry-4',
  'artillery-1', 'artillery-2', 'artillery-3', 'artillery-4',
  'fleet-1', 'fleet-2', 'fleet-3', 'fleet-4',
  'aircraft-4',
] as const;
export type Kind = (typeof KINDS)[number];
export type Passenger = Exclude<Kind, `fleet-${Era}` | 'aircraft-4'>;

export interface KindRow {
  readonly id: Kind;
  readonly category: Category | 'settler';
  /** 0 for settlers, which have none. */
  readonly era: Era | 0;
  /** Movement points (CIV-MOV-02). */
  readonly moves: number;
  readonly isArmy: boolean;
  readonly isFleet: boolean;
  /** An army, a fleet or an aircraft. */
  readonly isMilitary: boolean;
  /** The unit of the basic game, the levels of the advanced one; none for settlers. */
  readonly basic: BasicUnitId | undefined;
  readonly levels: readonly (UnitRow & { readonly id: UnitId })[];
}

/** CIV-MOV-02 */
const SHIP_MOVES: Readonly<Record<Era, number>> = { 1: 1, 2: 2, 3: 2, 4: 3 };
const movesOf = (category: Category | 'settler', era: Era | 0): number => {
  if (category === 'settler') return 2;
  if (category === 'aircraft') return 3;
  return category === 'fleet' ? SHIP_MOVES[era as Era] : 1;
};

function rowOf(id: Kind): KindRow {
  const [category, number] = id.split('-') as [Category | 'settler', string | undefined];
  const era = Number(number ?? 0) as Era | 0;
  const isMine = (u: { readonly era: Era; readonly category: Category }): boolean => u.era === era && u.category === category;
  return {
    id,
    category,
    era,
    moves: movesOf(category, era),
    isArmy: category === 'infantry' || category === 'cavalry' || category === 'artillery',
    isFleet: category === 'fleet',
    isMilitary: category !== 'settler',
    basic: BASIC_UNITS.find(isMine)?.id,
    levels: UNITS.filter(isMine),
  };
}

/** Something for each kind. */
export const forKinds = <X>(make: (kind: Kind) => X): Readonly<Record<Kind, X>> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as unknown as Record<Kind, X>;
export const KIND = forKinds(rowOf);
/** The figure that a unit of the table of forces is. */
export const kindOf = (unit: { readonly category: Category; readonly era: Era }): Kind => `${unit.category}-${unit.era}` as Kind;
export const KIND_OF_UNIT = Object.fromEntries(UNITS.map((u) => [u.id, kindOf(u)])) as Readonly<Record<UnitId, Kind>>;
/** Each fleet unit carries so many armies and settlers (CIV-MOV-08). */
export const CAPACITY = 3;
/** A category beats another one: the number of the current era is added (CIV-CMB-05). */
export const BEATS: Readonly<Partial<Record<Category | 'settler', Category>>> = { cavalry: 'infantry', infantry: 'artillery', artillery: 'cavalry' };
