import type { Text } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import type { ImprovementId } from '../cards/improvements.js';
import { IMPROVEMENT, TECHNOLOGY, WONDER } from '../cards/index.js';
import { MARKER, type MarkerId, TREASURE } from '../cards/markers.js';
import { ADVANCED, BASIC } from '../cards/tables.js';
import type { TechId } from '../cards/technologies.js';
import type { UnitRow } from '../cards/units.js';
import { WONDERS, type WonderEffect, type WonderId } from '../cards/wonders.js';
import type { Options } from '../state/options.js';
import { textOf } from '../text/text-of.js';
import { cardName, kindName, sizeName } from './names.js';

/** The points that an ending brings (CIV-SCO-04). */
const BONUS = { diplomatic: 5, military: 1 } as const;

function effectText(effect: WonderEffect): Text {
  switch (effect.does) {
    case 'pieces':
      return textOf('effect.pieces', { n: effect.n, what: kindName(effect.kind) });
    case 'end':
      return textOf(`effect.end.${effect.way}`, { n: BONUS[effect.way] });
    case 'sale':
      return textOf('effect.sale', { n: effect.price });
    case 'foresee':
    case 'force-loan':
    case 'strike':
      return textOf(`effect.${effect.does}`);
    default:
      return textOf(`effect.${effect.does}`, { n: effect.n });
  }
}

type Rules = Options['rules'];

/** What a wonder does, and its points; in the basic game its text is ignored (CIV-GEN-09, CIV-SCO-02, 03). */
export const describeWonder = (id: WonderId, rules: Rules = 'advanced'): Text[] =>
  rules === 'advanced'
    ? [effectText(WONDER[id].effect), textOf('effect.points', { n: ADVANCED.points.wonder })]
    : [textOf('card.alike.wonder'), textOf('effect.points', { n: BASIC.points.wonder })];

export const describeImprovement = (id: ImprovementId): Text[] => {
  const { gives, n } = IMPROVEMENT[id];
  return [textOf(`effect.improvement.${gives}`, { n })];
};

/** What a technology opens for everybody, what its buyer receives, and what must be in play before; in the basic game all are alike (CIV-TEC-01). */
export function describeTechnology(id: TechId, rules: Rules = 'advanced'): Text[] {
  if (rules === 'basic') return [textOf('card.alike.technology'), textOf('effect.points', { n: BASIC.points.technology })];
  const row = TECHNOLOGY[id];
  const allowed = [
    ...(row.units ?? []).map((unit) => cardName('unit', unit)),
    ...(row.improvements ?? []).map((improvement) => cardName('improvement', improvement)),
  ];
  const given = [
    ...(row.wonders ?? []).filter((wonder) => !isForSale(wonder)).map((wonder) => cardName('wonder', wonder)),
    ...(row.freeUnit ? [cardName('unit', row.freeUnit)] : []),
    ...(row.freeImprovement ? [cardName('improvement', row.freeImprovement)] : []),
  ];
  const sold = id === SHIP_TECH ? WONDERS.filter((wonder) => isForSale(wonder.id)) : [];
  return [
    ...(allowed.length > 0 ? [textOf('card.allows', { what: listOf(allowed, 'and') })] : []),
    ...(row.size ? [textOf('card.size', { what: sizeName(row.size) })] : []),
    ...(row.trade ? [textOf('card.trade', row.trade)] : []),
    ...sold.map((wonder) => textOf('card.sale', { what: cardName('wonder', wonder.id) })),
    ...(given.length > 0 ? [textOf('card.gives', { what: listOf(given, 'and') })] : []),
    ...(row.freeExpansion ? [textOf('card.gives.expansion')] : []),
    ...(row.major ? [textOf('card.major', { n: ADVANCED.points.major })] : []),
    ...(row.needs.length > 0
      ? [
          textOf('card.needs', {
            what: listOf(
              row.needs.map((need) => cardName('tech', need)),
              'and',
            ),
          }),
        ]
      : []),
  ];
}
const isForSale = (wonder: WonderId): boolean => WONDER[wonder].effect.does === 'sale';
/** The colony ship is for sale once it is in play (CIV-WON-05). */
const SHIP_TECH: TechId = 'fusion';

/** The strength of a unit of the table of forces; aircraft add theirs to another unit. The basic game knows dice only, one for an aircraft (CIV-CMB-03, CIV-AIR-05). */
export function describeStrength({ category, dice, bonus }: Pick<UnitRow, 'category' | 'dice' | 'bonus'>, rules: Rules = 'advanced'): Text {
  const isBasic = rules === 'basic';
  if (category === 'aircraft') return textOf('unit.support', { dice: isBasic ? 1 : dice });
  return textOf('unit.strength', { dice, bonus: isBasic ? 0 : bonus });
}

export function describeMarker(id: MarkerId): Text {
  const row = MARKER[id];
  if (row.type === 'resource') return textOf(row.alwaysHappy ? 'marker.text.happy' : 'marker.text.resource');
  if (id === 'treasure') return textOf('marker.text.treasure', { n: TREASURE });
  return { key: `marker.text.${id}` };
}
