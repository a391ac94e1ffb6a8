import type { Text } from '../../../kernel/index.js';
import { describer } from '../../shared/describe.js';
import { droughtPrice } from '../ask/events.js';
import { actionAt, freeWorkers, playerOf } from '../ask/selectors.js';
import { abilityOf, printedOf, trackCardOf } from '../cards/index.js';
import type { Aoc, PlaceId, State } from '../state/state.js';
import { nameOf } from './names.js';

/** A place as a name: the action, with the card when the slot is private. */
export function placeName(place: PlaceId): Text {
  const does = actionAt(place);
  if (!does) return { key: `symbol.${trackCardOf(place).symbol}` };
  const action = nameOf.action(does);
  if (!/^(CIV|TEC|ST|WON)-/.test(place)) return action;
  return { key: 'place.private', params: { action, card: nameOf.origin(printedOf(place).origin) } };
}

/** Each kind of move in words, and the places on the board that mean it. */
export const describe = describer<Aoc>({
  keep: (_s, _seat, m) => ({ text: { key: 'move.keep', params: { card: nameOf.civ(m.card) } }, targets: [`pack:${m.card}`] }),
  birth: (s, _seat, m) => ({ text: { key: 'move.birth', params: { card: nameOf.civ(m.card) } }, targets: [cardTarget(s, m.card)] }),
  annex: (s, _seat, m) => ({ text: { key: 'move.annex', params: { card: nameOf.civ(m.card) } }, targets: [cardTarget(s, m.card)] }),
  pass: () => ({ text: { key: 'move.pass' }, targets: ['control:pass'] }),
  place: (_s, _seat, m) => ({ text: { key: 'move.place', params: { action: placeName(m.place) } }, targets: [`place:${m.place}`] }),
  stones: (_s, _seat, m) => ({ text: { key: 'move.stones', params: { n: m.n } }, targets: [`stones:${m.n}`] }),
  study: (_s, _seat, m) => ({ text: { key: 'move.study', params: { tech: nameOf.tech(m.tech) } }, targets: [`tech:${m.tech}`] }),
  learn: (_s, _seat, m) => ({ text: { key: 'move.learn', params: { tech: nameOf.tech(m.tech) } }, targets: [`tech:${m.tech}`] }),
  'take-wonder': (_s, _seat, m) => ({
    text: { key: 'move.take-wonder', params: { wonder: nameOf.wonder(m.wonder) } },
    targets: [`wonder:${m.wonder}`],
  }),
  'use-grant': (s) => {
    const step = s.steps.at(-1);
    const action = step?.step === 'granted' ? step.action : 'culture';
    return { text: { key: 'move.use-grant', params: { action: nameOf.action(action) } }, targets: ['control:use-grant'] };
  },
  decline: () => ({ text: { key: 'move.decline' }, targets: ['control:decline'] }),
  endow: (s, _seat, m) => ({
    text: { key: 'move.endow', params: { card: nameOf.civ(m.card), n: coinsToEndow(s) } },
    targets: [`market:${m.card}`],
  }),
  rest: () => ({ text: { key: 'move.rest' }, targets: ['control:rest'] }),
  'end-actions': (s, seat) => {
    const n = freeWorkers(playerOf(s, seat));
    const left = n > 0 && !s.turn.rested;
    return { text: left ? { key: 'move.end-actions.left', params: { n } } : { key: 'move.end-actions' }, targets: ['control:end-actions'] };
  },
  activate: (_s, _seat, m) => ({
    text: { key: 'move.activate', params: { card: nameOf.cardOfAbility(m.ability) } },
    targets: [`ability:${m.ability}`],
  }),
  'finish-turn': () => ({ text: { key: 'move.finish-turn' }, targets: ['control:finish-turn'] }),
  'buy-special': (_s, _seat, m) => ({
    text: { key: 'move.buy-special', params: { special: nameOf.special(m.special) } },
    targets: [`special:${m.special}`],
  }),
  'pay-drought': (s) => ({ text: { key: 'move.pay-drought', params: { coins: droughtPrice(s) } }, targets: ['control:pay-drought'] }),
  'sacrifice-drought': () => ({ text: { key: 'move.sacrifice-drought' }, targets: ['control:sacrifice-drought'] }),
});

/** AOC-CAB-18: what the ability that asks puts on the card. */
function coinsToEndow(s: State): number {
  const step = s.steps.at(-1);
  const pays = step?.step === 'endow' ? abilityOf(step.ability).do.find((e) => e.op === 'payToMarket') : undefined;
  return pays?.op === 'payToMarket' ? pays.coins : 0;
}

const cardTarget = (s: State, card: string): string => (s.market.some((x) => x.slot.card === card) ? `market:${card}` : `hand:${card}`);
