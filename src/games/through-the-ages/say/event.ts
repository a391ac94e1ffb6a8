import type { CardId, Seat, Text } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import { hasRoles } from '../ask/pacts.js';
import { UNITS } from '../cards/ability.js';
import { CARDS, cardOf, pactOf, wonderOf } from '../cards/index.js';
import type { Cause, Changes, GameEvent } from '../state/state.js';
import { sumOfBonus } from '../steps/scoring.js';
import { textOf } from '../text/text-of.js';
import { fullNameOf } from './names.js';
import { ageName } from './words.js';

const IDS = new Set(CARDS.map(({ id }) => id));
const isUnit = (tech: CardId): boolean => (UNITS as readonly string[]).includes(cardOf(tech).type);
const isSpecial = (cause: Cause): boolean => IDS.has(cause) && cardOf(cause).type === 'special';
/** 'a farm' for Irrigation. */
const thingOf = (tech: CardId): Text => ({ key: `an.${cardOf(tech).type}` });
const namesOf = (cards: readonly CardId[]): Text => listOf(cards.map(fullNameOf), 'comma');

/** Where a change comes from, by name: a card, or a word of the game. */
export const describeCause = (cause: Cause): Text => (IDS.has(cause) ? fullNameOf(cause) : { key: `cause.${cause}` });

/** '2 × Warriors, Knights' */
export function describeForce(ids: readonly CardId[]): Text {
  const kinds = [...new Set(ids)];
  const parts = kinds.map((id) => textOf('log.times', { card: fullNameOf(id), n: ids.filter((x) => x === id).length }));
  return listOf(parts, 'comma');
}

/** '+2 food, −1 culture' */
export function describeChanges(by: Changes): Text {
  const names = ['culture', 'science', 'food', 'resources', 'armament', 'insight', 'pool', 'yellow', 'blue'] as const;
  const parts = names.flatMap((name) => (by[name] ? [textOf(`delta.${name}`, { n: by[name] })] : []));
  return parts.length === 0 ? textOf('delta.none') : listOf(parts, 'comma');
}

/** A line of the log. Whose line it is stands beside it; `names` are those of the seats, for seats inside a line. */
export function describeEvent(e: GameEvent, names: readonly string[]): Text {
  const who = (seat: Seat): string => names[seat] ?? '';
  switch (e.event) {
    case 'round':
    case 'last-round':
      return textOf(`log.${e.event}`, { n: e.round });
    case 'turn':
      return textOf('log.turn', { who: who(e.seat) });
    case 'swept':
    case 'dealt':
      return textOf(`log.${e.event}`, { cards: namesOf(e.cards) });
    case 'age':
      return textOf('log.age', { age: ageName(e.age) });
    case 'obsolete':
      return describeObsolete(e);
    case 'took':
      return textOf('log.took', { card: fullNameOf(e.card), n: e.price });
    case 'grew':
      return e.cause === 'growth' ? textOf('log.grew', { n: e.n }) : textOf('log.grew.by', { n: e.n, cause: describeCause(e.cause) });
    case 'built':
    case 'destroyed':
    case 'upgraded':
    case 'lost-worker':
      return describeWork(e);
    case 'staged':
      return textOf(wonderOf(e.wonder).paidIn === 'food' ? 'log.staged.food' : 'log.staged', {
        card: fullNameOf(e.wonder),
        stages: e.stages,
        n: e.cost,
      });
    case 'completed':
      return textOf('log.completed', { card: fullNameOf(e.wonder) });
    case 'led':
      if (e.before === '') return textOf('log.led', { card: fullNameOf(e.leader) });
      return textOf('log.led.after', { card: fullNameOf(e.leader), before: fullNameOf(e.before) });
    case 'left':
      return textOf(isSpecial(e.card) && isSpecial(e.cause) ? 'log.left.replaced' : 'log.left', {
        card: fullNameOf(e.card),
        cause: describeCause(e.cause),
      });
    case 'ruined':
      return textOf('log.ruined', { card: fullNameOf(e.card), cause: describeCause(e.cause) });
    case 'learnt':
      return textOf('log.learnt', { card: fullNameOf(e.tech), n: e.cost });
    case 'governed':
      return textOf(`log.governed.${e.way}`, { card: fullNameOf(e.government), n: e.cost });
    case 'played':
    case 'tactic':
    case 'tactic-copied':
    case 'tactic-shared':
    case 'nobody-wants':
    case 'bonus-known':
      return textOf(`log.${e.event}`, { card: fullNameOf(e.card) });
    case 'selected':
      return e.card === null ? textOf('log.selected') : textOf('log.selected.card', { card: fullNameOf(e.card) });
    case 'change':
      return textOf('log.change', { what: describeChanges(e.by), cause: describeCause(e.cause) });
    case 'famine':
      return textOf('log.famine', { missing: e.missing, culture: e.culture });
    case 'uprising':
      return textOf('log.uprising', { n: e.discontent });
    case 'drew':
    case 'discarded':
    case 'prepared':
      return describeHidden(e);
    case 'revealed':
      return textOf(cardOf(e.card).type === 'territory' ? 'log.revealed.territory' : 'log.revealed', { card: fullNameOf(e.card) });
    case 'bid':
      return textOf('log.bid', { n: e.n });
    case 'colonised': {
      const card = fullNameOf(e.card);
      const sent = [...e.units, ...e.cards];
      return sent.length === 0 ? textOf('log.colonised', { card }) : textOf('log.colonised.sent', { card, sent: describeForce(sent) });
    }
    case 'sacrificed':
      return textOf('log.sacrificed', { sent: describeForce([...e.units, ...e.cards]) });
    case 'attacked':
    case 'declared':
      return textOf(`log.${e.event}`, { card: fullNameOf(e.card), who: who(e.target) });
    case 'fought':
      return describeFight(e, who);
    case 'seized':
    case 'refused':
      return textOf(`log.${e.event}`, { card: fullNameOf(e.card), who: who(e.from) });
    case 'stole':
      return e.card === null
        ? textOf('log.stole', { who: who(e.from) })
        : textOf('log.stole.card', { card: fullNameOf(e.card), who: who(e.from) });
    case 'founded':
    case 'games':
    case 'assembled':
      return textOf(`log.${e.event}`, { card: fullNameOf(e.card) });
    case 'under':
      return textOf('log.under', { card: fullNameOf(e.card), wonder: fullNameOf(e.wonder) });
    case 'withdrew':
      return textOf('log.withdrew', { card: fullNameOf(e.wonder), n: e.n });
    case 'healed':
      return textOf('log.healed', { n: e.n });
    case 'turned':
      return textOf(`log.turned.${e.to}`);
    case 'helped':
      return textOf('log.helped', { card: fullNameOf(e.wonder), who: who(e.owner) });
    case 'looked': {
      const seen = e.cards.flatMap((card) => (card ? [fullNameOf(card)] : []));
      if (e.at === -1) return seen.length > 0 ? textOf('log.looked.event.card', { card: seen[0]! }) : textOf('log.looked.event');
      return seen.length > 0
        ? textOf('log.looked.cards', { who: who(e.at), cards: listOf(seen, 'comma') })
        : textOf('log.looked', { who: who(e.at) });
    }
    case 'bared':
      return textOf('log.bared', { cards: namesOf(e.cards) });
    case 'planned':
      return textOf('log.planned', { cards: namesOf(e.cards) });
    case 'plan-chosen':
      return textOf('log.plan-chosen', { card: fullNameOf(e.card) });
    case 'moved':
      return textOf('log.moved', { from: fullNameOf(e.from), to: fullNameOf(e.to), n: e.cost });
    case 'lost-actions':
      return textOf('log.lost-actions', { n: e.n, cause: describeCause(e.cause) });
    case 'offered':
    case 'pact':
    case 'pact-ended':
      return describePactEvent(e, who);
    case 'scored': {
      const points = e.points.flatMap((n, seat) => (n === 0 ? [] : [textOf('log.score-of', { who: who(seat), n })]));
      return textOf('log.scored', {
        card: fullNameOf(e.card),
        points: points.length === 0 ? textOf('delta.none') : listOf(points, 'comma'),
      });
    }
    case 'final-bonus':
      return textOf('log.final-bonus', { n: sumOfBonus(e.lines) });
    case 'end': {
      const winners = e.winners.map(who).join(', ');
      return textOf(e.winners.length === 1 ? 'log.end' : 'log.end.shared', { who: winners });
    }
    default:
      return textOf(`log.${e.event}`);
  }
}

type Work = Extract<GameEvent, { event: 'built' | 'destroyed' | 'upgraded' | 'lost-worker' }>;

function describeWork(e: Work): Text {
  if (e.event === 'upgraded') return textOf('log.upgraded', { from: fullNameOf(e.from), to: fullNameOf(e.to), n: e.cost });
  const cause = describeCause(e.cause);
  if (e.event === 'lost-worker')
    return e.tech === '' ? textOf('log.lost-worker', { cause }) : textOf('log.lost-worker.from', { card: fullNameOf(e.tech), cause });
  const card = fullNameOf(e.tech);
  const own = e.cause === 'build';
  if (isUnit(e.tech)) {
    if (e.event === 'destroyed') return own ? textOf('log.destroyed.unit', { card }) : textOf('log.destroyed.unit.by', { card, cause });
    return own ? textOf('log.built.unit', { card, n: e.cost }) : textOf('log.built.unit.by', { card, cause, n: e.cost });
  }
  const thing = thingOf(e.tech);
  if (e.event === 'destroyed') return own ? textOf('log.destroyed', { card, thing }) : textOf('log.destroyed.by', { card, thing, cause });
  return own ? textOf('log.built', { card, thing, n: e.cost }) : textOf('log.built.by', { card, thing, cause, n: e.cost });
}

function describeObsolete({ cards, hidden }: Extract<GameEvent, { event: 'obsolete' }>): Text {
  if (hidden === 0) return textOf('log.obsolete', { cards: namesOf(cards) });
  if (cards.length === 0) return textOf('log.obsolete.hidden', { n: hidden });
  return textOf('log.obsolete.both', { cards: namesOf(cards), n: hidden });
}

/** Military cards: only who may see them has their names. */
function describeHidden(e: Extract<GameEvent, { event: 'drew' | 'discarded' | 'prepared' }>): Text {
  if (e.event === 'drew') {
    const seen = e.cards.flatMap((card) => (card ? [fullNameOf(card)] : []));
    return seen.length === 0 ? textOf('log.drew', { n: e.cards.length }) : textOf('log.drew.cards', { cards: listOf(seen, 'and') });
  }
  if (e.event === 'discarded')
    return e.card ? textOf('log.discarded.card', { card: fullNameOf(e.card) }) : textOf('log.discarded', { n: 1 });
  return e.card ? textOf('log.prepared.card', { card: fullNameOf(e.card) }) : textOf('log.prepared', { age: ageName(e.age) });
}

function describeFight(e: Extract<GameEvent, { event: 'fought' }>, who: (seat: Seat) => string): Text {
  const figures = {
    card: fullNameOf(e.card),
    attacker: who(e.attacker),
    target: who(e.target),
    attack: e.attack,
    defence: e.defence,
  };
  if (e.attack > e.defence) return textOf('log.fought.won', figures);
  if (cardOf(e.card).type === 'aggression') return textOf('log.fought.held', figures);
  return textOf(e.attack === e.defence ? 'log.fought.even' : 'log.fought.lost', figures);
}

function describePactEvent(e: Extract<GameEvent, { event: 'offered' | 'pact' | 'pact-ended' }>, who: (seat: Seat) => string): Text {
  const card = fullNameOf(e.card);
  if (e.event === 'pact-ended')
    return e.by === -1 ? textOf('log.pact-ended', { card }) : textOf('log.pact-ended.by', { card, who: who(e.by) });
  if (e.event === 'pact') return textOf('log.pact', { card, who: who(e.partner) });
  if (!hasRoles(pactOf(e.card))) return textOf('log.offered', { card, who: who(e.partner) });
  return textOf('log.offered.role', { card, who: who(e.partner), role: textOf(`role.${e.role}`) });
}
