import type { Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import type { Cost, Effect, IconSlot, Standing } from '../cards/ability.js';
import { textOf } from '../text/text-of.js';
import { describeGain, trackName, typeName } from './describe-amount.js';

export type Operation = Effect | Standing;
/** Operations that share their verb with their neighbours. */
type Shared = Extract<Operation, { do: 'gainGold' | 'gainVP' | 'gainJoker' | 'gainRP' | 'advance' }>;

const VERBS = { gainGold: 'gain', gainVP: 'gain', gainJoker: 'gain', gainRP: 'gain', advance: 'advance' } as const;
const isShared = (o: Operation): o is Shared => o.do in VERBS;

/** Gains that follow each other share one verb, and so do advances: 'gain 3 VP and 3 gold; advance 1 space on Influence'. */
export function describeOperations(operations: readonly Operation[], once = false): Text {
  const parts: { readonly verb?: 'gain' | 'advance'; readonly items: Text[] }[] = [];
  for (const operation of operations) {
    if (!isShared(operation)) {
      parts.push({ items: [describeOperation(operation, once)] });
      continue;
    }
    const verb = VERBS[operation.do];
    const last = parts.at(-1);
    if (last?.verb === verb) last.items.push(describeObject(operation));
    else parts.push({ verb, items: [describeObject(operation)] });
  }
  if (parts.length === 0) return textOf('do.nothing');
  const texts = parts.map(({ verb, items }) => (verb ? textOf(`do.${verb}`, { what: listOf(items, 'and') }) : items[0]!));
  const isLong = parts.some(({ items }) => items.length > 1) || operations.some((o) => o.do === 'unlock');
  return listOf(texts, isLong ? 'semicolon' : 'and');
}

/** What is gained, or how far one advances, without the verb. */
function describeObject(o: Shared): Text {
  switch (o.do) {
    case 'gainGold':
      return describeGain('gold', o.n);
    case 'gainVP':
      return describeGain('vp', o.n);
    case 'gainJoker':
      return textOf('noun.jokers', { n: o.n });
    case 'gainRP':
      return textOf('noun.rp', { n: o.n });
    case 'advance':
      return textOf('noun.spaces', { track: trackName(o.track), n: o.n });
  }
}

function describeOperation(o: Exclude<Operation, Shared>, once: boolean): Text {
  switch (o.do) {
    case 'opponentsBack':
      return textOf('do.opponentsBack', { track: trackName(o.track), n: o.n });
    case 'advanceLowest':
      return textOf('do.advanceLowest', { n: o.n, times: o.times });
    case 'drawDiplomacy':
    case 'claimResearch':
    case 'specialAction':
    case 'extendTechDuration':
    case 'penaltyPayGold':
    case 'penaltyDiscardDiplomacy':
      return textOf(`do.${o.do}`, { n: o.n });
    case 'performAction':
      return textOf(`do.performAction.${o.action}`);
    case 'chooseOne':
      return listOf(
        o.options.map((option) => describeOperations(option)),
        'or',
      );
    case 'unlock': {
      const what = textOf(`do.unlock.${o.lock}`);
      return o.duration ? textOf(`do.for.${o.duration}`, { what }) : what;
    }
    case 'penaltyCapTrack':
      return textOf('do.penaltyCapTrack', { track: trackName(o.track), max: o.max });
    case 'copyOpponentWonder':
    case 'repeatBookEffect':
    case 'switchToDemocracy':
      return textOf(`do.${o.do}`);
    default:
      return describeStanding(o, once);
  }
}

/** `once`: it is applied to one card or action, as with a card that is discarded afterwards. */
function describeStanding(o: Standing, once: boolean): Text {
  switch (o.do) {
    case 'provideIcon':
      return textOf('do.provideIcon', { types: listOf(o.types.map(typeName), 'or') });
    case 'discount':
      return once
        ? textOf('do.discount.one', { on: textOf(`kinds.${o.on}.one`), n: o.n })
        : textOf('do.discount', { on: textOf(`kinds.${o.on}`), n: o.n });
    case 'prosperityWildcard':
      return textOf('do.prosperityWildcard', { types: listOf(o.types.map(typeName), 'or'), n: o.cards });
    case 'substituteTech':
      return textOf('do.substituteTech', { type: typeName(o.give), give: o.giveN, n: o.replacesN });
    case 'waiveTech':
      return o.type === 'any' ? textOf('do.waiveTech.any', { n: o.n }) : textOf('do.waiveTech', { type: typeName(o.type), n: o.n });
    default:
      return textOf(`do.${o.do}`, { n: o.n });
  }
}

/** What a price asks for. */
export const describePrice = (cost: readonly Cost[]): Text => listOf(cost.map(describeOneCost), 'and');

function describeOneCost(c: Cost): Text {
  switch (c.use) {
    case 'tech':
      if (c.distinctTypes) return textOf('cost.tech', { slots: textOf('cost.different', { n: c.slots.length }) });
      return textOf('cost.tech', { slots: describeSlots(c.slots) });
    case 'moveBack':
      return textOf('cost.moveBack', { track: trackName(c.track), n: c.n });
    case 'goldOfCopiedWonder':
      return textOf('cost.goldOfCopiedWonder', { n: c.minus });
    default:
      return textOf(`cost.${c.use}`, { n: c.n });
  }
}

/** Slots that ask for the same are counted: 'Economics + 3 among Natural Sciences, Government, Arts or Agriculture'. */
export function describeSlots(slots: readonly IconSlot[]): Text {
  const groups: { readonly slot: IconSlot; n: number }[] = [];
  for (const slot of slots) {
    const same = groups.find((group) => group.slot.join() === slot.join());
    if (same) same.n++;
    else groups.push({ slot, n: 1 });
  }
  const parts = groups.map(({ slot, n }) => {
    if (slot.includes('any')) return textOf('cost.any', { n });
    const types = listOf(slot.map(typeName), 'or');
    if (n > 1) return textOf('cost.among', { n, types });
    return slot.length > 1 && groups.length > 1 ? textOf('cost.choice', { types }) : types;
  });
  return listOf(parts, 'plus');
}
