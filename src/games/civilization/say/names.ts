import type { Seat, Text } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import type { Kind } from '../cards/kinds.js';
import type { SpaceId } from '../cards/map.js';
import type { MarkerId } from '../cards/markers.js';
import { MILESTONES } from '../cards/tables.js';
import type { TechId } from '../cards/technologies.js';
import { idOf, type Space } from '../cards/world.js';
import type { Bundle } from '../state/moves.js';
import type { Commit } from '../state/state.js';
import { textOf } from '../text/text-of.js';

/** Another civilisation by name: the board says who sits there. */
export const seatName = (seat: Seat): Text => ({ key: `seat.${seat}` });
export const placeName = (space: SpaceId): Text => ({ key: `space.${space}` });
export const spaceName = (space: Space): Text => placeName(idOf(space));
export const techName = (tech: TechId): Text => ({ key: `tech.${tech}` });
export const markerName = (marker: MarkerId): Text => ({ key: `marker.${marker}` });
export const sizeName = (size: number): Text => ({ key: `size.${size}` });
/** Several of them. */
const sizesName = (size: number): Text => ({ key: `sizes.${size}` });
export const eraName = (era: number): Text => ({ key: `era.${era}` });
export const cardName = (type: 'tech' | 'wonder' | 'improvement' | 'unit', id: string): Text => ({ key: `${type}.${id}` });
/** A figure by era and category, as cards print it; at a table `Naming` says which unit of the table of forces it is. */
export const kindName = (kind: Kind): Text => ({ key: `kind.${kind}` });
export const several = (n: number, what: Text): Text => textOf('count.figures', { n, what });

/** 'settler+infantry-1' as names. */
export const kindsIn = (cargo: string): readonly Kind[] => (cargo === '' ? [] : (cargo.split('+') as Kind[]));

/** A figure with what it carries. */
export function ladenName(what: Text, cargo: string, nameOf: Naming['unit']): Text {
  const kinds = kindsIn(cargo);
  const carried = [...new Set(kinds)].map((kind) => several(kinds.filter((x) => x === kind).length, nameOf(kind)));
  return carried.length === 0 ? what : textOf('figures.laden', { what, cargo: listOf(carried, 'and') });
}

/** The unit of a round, perhaps with its aircraft. */
export function commitName({ kind, cargo, air }: Pick<Commit, 'kind' | 'cargo' | 'air'>, unit: Naming['unit']): Text {
  const what = ladenName(unit(kind), cargo, unit);
  return air ? textOf('move.commit.air', { what, air: unit('aircraft-4') }) : what;
}

export function milestoneName(number: number): Text {
  const milestone = MILESTONES[number]!;
  const { n } = milestone;
  if (milestone.of === 'settlements') return textOf('milestone.settlements', { n, what: sizesName(milestone.size) });
  if (milestone.of === 'gold') return textOf('milestone.gold', { n });
  return textOf(`milestone.${milestone.of}`, { n, era: eraName(milestone.era) });
}

/** Settlements that points serve by hand, or a word for none. */
export function servedNames(happy: readonly SpaceId[], productive: readonly SpaceId[]): { happy: Text; productive: Text } {
  const names = (regions: readonly SpaceId[]): Text =>
    regions.length === 0 ? textOf('bundle.nothing') : listOf(regions.map(placeName), 'and');
  return { happy: names(happy), productive: names(productive) };
}

/** What only the moment says: the resource of a region's card, the unit that a figure is. */
export interface Naming {
  card(region: SpaceId): Text;
  unit(kind: Kind): Text;
}

/** What one side of an exchange holds, item by item. */
export function bundleItems(b: Bundle, { card, unit }: Naming): Text[] {
  return [
    ...(b.gold > 0 ? [textOf('bundle.gold', { n: b.gold })] : []),
    ...b.cards.map((region) => textOf('bundle.card', { what: card(region), where: placeName(region) })),
    ...b.settlements.map((region) => textOf('bundle.settlement', { what: textOf('word.village'), where: placeName(region) })),
    ...b.techs.map((id) => cardName('tech', id)),
    ...b.wonders.map((id) => cardName('wonder', id)),
    ...b.figures.map((x) => textOf('figures.at', { what: several(x.n, ladenName(unit(x.kind), x.cargo, unit)), where: placeName(x.at) })),
  ];
}

/** One side of an exchange in a few words. */
export function bundleName(b: Bundle, naming: Naming): Text {
  const items = bundleItems(b, naming);
  return items.length === 0 ? textOf('bundle.nothing') : listOf(items, 'and');
}
