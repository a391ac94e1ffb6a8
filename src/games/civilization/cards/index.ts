import { IMPROVEMENTS, type ImprovementId } from './improvements.js';
import { TECHNOLOGIES, type TechId } from './technologies.js';
import { UNITS, type UnitId } from './units.js';
import { WONDERS, type WonderId } from './wonders.js';

/** Where a card stands in its list: states keep owners by these numbers. */
const numbersOf = <Id extends string>(rows: readonly { readonly id: Id }[]): Readonly<Record<Id, number>> =>
  Object.fromEntries(rows.map((row, i) => [row.id, i])) as Record<Id, number>;

export const TECH_NUMBER = numbersOf<TechId>(TECHNOLOGIES);
export const WONDER_NUMBER = numbersOf<WonderId>(WONDERS);

const byId = <Id extends string, Row extends { readonly id: Id }>(rows: readonly Row[]): Readonly<Record<Id, Row>> =>
  Object.fromEntries(rows.map((row) => [row.id, row])) as Record<Id, Row>;
export const TECHNOLOGY = byId<TechId, (typeof TECHNOLOGIES)[number]>(TECHNOLOGIES);
export const WONDER = byId<WonderId, (typeof WONDERS)[number]>(WONDERS);
export const IMPROVEMENT = byId<ImprovementId, (typeof IMPROVEMENTS)[number]>(IMPROVEMENTS);
export const UNIT = byId<UnitId, (typeof UNITS)[number]>(UNITS);

/** The technology that allows an improvement (CIV-IMP-01) or brings a wonder. */
export const TECH_OF_IMPROVEMENT = Object.fromEntries(
  TECHNOLOGIES.flatMap((t) => (t.improvements ?? []).map((id) => [id, t.id])),
) as Readonly<Record<ImprovementId, TechId>>;
export const TECH_OF_WONDER = Object.fromEntries(TECHNOLOGIES.flatMap((t) => (t.wonders ?? []).map((id) => [id, t.id]))) as Readonly<
  Partial<Record<WonderId, TechId>>
>;
/** Prerequisites of each technology, by number. */
export const NEEDS: readonly (readonly number[])[] = TECHNOLOGIES.map((t) => t.needs.map((id) => TECH_NUMBER[id as TechId]));
