import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import { type ActionEffect, UNITS } from '../cards/ability.js';
import type { CardRow, GovernmentRow, TacticRow, TechnologyRow } from '../cards/row.js';
import { textOf } from '../text/text-of.js';
import { describeEventCard, describePact, describeSpoils } from './military.js';
import { describeTraits } from './traits.js';
import { describeGain, describeYield, oneThing } from './words.js';

/**
 * What a card does, in sentences worded from its row, so that text and effect cannot differ.
 * With `seats`, figures that depend on the number of players are given for that number only.
 */
export function describeCard(row: CardRow, seats?: number): Text[] {
  switch (row.type) {
    case 'government':
      return describeGovernment(row);
    case 'special':
    case 'wonder':
    case 'leader': {
      const gives = describeYield(row.gives);
      return [...(gives ? [textOf('sentence', { what: gives })] : []), ...describeTraits(row.traits, seats)];
    }
    case 'action':
      return [describeAction(row.effect, seats)];
    case 'event':
      return describeEventCard(row, seats);
    case 'territory':
      return [
        textOf('territory.permanent', { what: describeYield(row.gives)! }),
        row.oneOf
          ? textOf('territory.one-of', { what: listOf(row.oneOf.map(describeGain), 'or') })
          : textOf('territory.immediate', { what: describeGain(row.gain) }),
      ];
    case 'bonus':
      return [textOf('bonus.text', { defence: row.defence, colonization: row.colonization })];
    case 'tactic':
      return describeTactic(row);
    case 'aggression':
      return describeSpoils(row.spoils);
    case 'war':
      return [...describeSpoils(row.spoils), ...(row.unrest ? [textOf('war.unrest', { n: row.unrest })] : [])];
    case 'pact':
      return describePact(row);
    default:
      return describeTechnology(row);
  }
}

/** What a card costs, besides its place in the row. Leaders, events and pacts have no price of their own. */
export function describePrice(row: CardRow): Text | undefined {
  switch (row.type) {
    case 'government':
      return row.peaceful === 0
        ? textOf('price.government.initial')
        : textOf('price.government', { revolution: row.revolution, peaceful: row.peaceful });
    case 'special':
      return textOf('price.special', { science: row.science });
    case 'wonder':
      return textOf(row.paidIn ? 'price.wonder.food' : 'price.wonder', {
        stages: listOf(
          row.stages.map((n) => textOf('price.stage', { n })),
          'comma',
        ),
        sum: row.stages.reduce((a, b) => a + b, 0),
      });
    case 'leader':
    case 'action':
      return textOf('price.civil', { n: 1 });
    case 'tactic':
      return textOf('price.military', { n: 1 });
    case 'aggression':
    case 'war':
      return typeof row.price === 'number' ? textOf('price.military', { n: row.price }) : textOf(`price.${row.price}`);
    case 'event':
    case 'territory':
    case 'bonus':
    case 'pact':
      return undefined;
    default:
      return row.science === 0
        ? textOf('price.initial', { resources: row.cost })
        : textOf('price.technology', { science: row.science, resources: row.cost });
  }
}

function describeTechnology({ type, gives }: TechnologyRow): Text[] {
  if (gives.food) return [textOf('tech.farm', { n: gives.food })];
  if (gives.resources) return [textOf('tech.mine', { n: gives.resources })];
  const what = describeYield(gives)!;
  if (type === 'airforce') return [textOf('tech.unit', { what }), textOf('tech.airforce')];
  return [textOf((UNITS as readonly string[]).includes(type) ? 'tech.unit' : 'tech.each', { what })];
}

function describeGovernment({ gives }: GovernmentRow): Text[] {
  const { civilActions = 0, militaryActions = 0, urbanLimit = 0, ...rest } = gives;
  const rule = textOf('government.actions', { civil: civilActions, military: militaryActions, limit: urbanLimit });
  const more = describeYield(rest);
  return [textOf('sentence', { what: more ? listOf([rule, more], 'semicolon') : rule })];
}

function describeTactic({ needs, strength, obsolete, plusLevel }: TacticRow): Text[] {
  const units = (['infantry', 'cavalry', 'artillery'] as const).flatMap((type) =>
    needs[type] ? [textOf('tactic.need', { n: needs[type], type: textOf(`type.${type}`) })] : [],
  );
  if (plusLevel) return [textOf('tactic.needs', { what: listOf(units, 'and') }), textOf('tactic.bonus.level', { n: strength })];
  return [
    textOf('tactic.needs', { what: listOf(units, 'and') }),
    obsolete === undefined ? textOf('tactic.bonus', { n: strength }) : textOf('tactic.bonus.two', { n: strength, obsolete }),
  ];
}

function describeAction(effect: ActionEffect, seats?: number): Text {
  switch (effect.do) {
    case 'gain':
      return textOf('do.gain', { what: describeGain(effect.gain) });
    case 'stage':
      return textOf('do.stage', { n: effect.discount });
    case 'gain-either':
      return textOf('do.gain-either', { n: effect.n });
    case 'build':
    case 'upgrade':
    case 'improve':
      return textOf(`do.${effect.do}`, { types: oneThing(effect.types), n: effect.discount });
    case 'grow':
      return textOf('do.grow', { n: effect.food });
    case 'technology':
      return textOf('do.technology', { n: effect.science });
    case 'arm':
      return textOf('do.arm', { actions: effect.militaryActions, resources: effect.resources });
    case 'catch-up':
      return describeCatchUp(effect, seats);
  }
}

function describeCatchUp({ by, each }: Extract<ActionEffect, { do: 'catch-up' }>, seats?: number): Text {
  const [two, three, four] = each;
  const n = seats === 2 ? two : seats === 3 ? three : seats === 4 ? four : undefined;
  return n === undefined ? textOf(`do.catch-up.${by}.seats`, { two, three, four }) : textOf(`do.catch-up.${by}`, { n });
}
