import type { Seat, Text } from '../../kernel/types.js';
import { printedOf } from './cards/index.js';
import type { AbilityId, Change, GameEvent, PlaceId, ScenarioId, Source } from './state.js';
import { type TextKey, textOf } from './text/text-of.js';

const named = (kind: 'civ' | 'tech' | 'wonder' | 'action' | 'token' | 'track' | 'special', id: string): Text => ({ key: `${kind}.${id}` });
const REBIRTH: Text = { key: 'control.CC-REBIRTH' };
const isOfScenario = (id: AbilityId): boolean => id.startsWith('SCN-');

/** The card that carries an ability, by name. */
export function describeBearer(ability: AbilityId): Text {
  if (isOfScenario(ability)) return REBIRTH;
  const { kind, id } = printedOf(ability).origin;
  return named(kind, id);
}

/** A place for workers, by name: 'Culture', or 'Culture (India)' for a private slot. */
export function describePlace(place: PlaceId): Text {
  if (place.startsWith('AC-') || place.startsWith('SA-')) return named('track', place);
  if (!place.startsWith('CIV-')) return named('action', place);
  const { ability, origin } = printedOf(place);
  const slot = ability.do.find((operation) => operation.op === 'slot');
  if (!slot) throw new Error(`'${place}' is no slot`);
  return textOf('place.private', { action: named('action', slot.action), card: named(origin.kind, origin.id) });
}

/** Where a change comes from, by name. */
export function describeSource(source: Source): Text {
  switch (source.from) {
    case 'action':
      return named('action', source.action);
    case 'ability':
      return describeBearer(source.ability);
    case 'plague':
      return named('track', source.card);
    case 'token':
      return named('token', source.token);
    case 'special':
      return named('special', source.card);
    case 'scenario':
      return scenarioName(source.scenario);
    default:
      return textOf(`source.${source.from}`);
  }
}

const scenarioName = (scenario: ScenarioId): Text => textOf(`scenario.${scenario}`);

/** '+2 coins, −1 worker' */
export function describeChange({ coins, points, workers }: Pick<Change, 'coins' | 'points' | 'workers'>): Text {
  const parts: Text[] = [];
  if (coins) parts.push(textOf('delta.coins', { n: coins }));
  if (points) parts.push(textOf('delta.points', { n: points }));
  if (workers) parts.push(textOf('delta.workers', { n: workers }));
  return parts.length === 0 ? textOf('delta.none') : parts.reduce((a, b) => textOf('list.comma', { a, b }));
}

/** A line of the log. Whose line it is stands beside it; `names` are those of the seats, for seats inside a line. */
export function describeEvent(e: GameEvent, names: readonly string[]): Text {
  const nameOf = (seat: Seat): string => names[seat] ?? '';
  const nameAll = (seats: readonly Seat[]): string => seats.map(nameOf).join(', ');
  switch (e.event) {
    case 'change':
      return textOf('log.change', { what: describeChange(e), source: describeSource(e.source) });
    case 'kept':
      return e.card ? textOf('log.kept', { card: named('civ', e.card) }) : textOf('log.kept.hidden');
    case 'round':
      return textOf('log.round', { round: e.round, first: nameOf(e.first) });
    case 'turn':
      return textOf('log.turn', { who: nameOf(e.seat) });
    case 'birth':
      if (!e.declined) return textOf('log.birth', { card: named('civ', e.card) });
      return textOf('log.birth.declined', { card: named('civ', e.card), declined: named('civ', e.declined) });
    case 'annex':
      return textOf('log.annex', { card: named('civ', e.card) });
    case 'market':
      return e.card ? textOf('log.market', { card: named('civ', e.card) }) : textOf('log.market.empty');
    case 'place':
      return textOf('log.place', { place: describePlace(e.place), workers: e.workers });
    case 'tech':
      return textOf('log.tech', { tech: named('tech', e.tech), source: describeSource(e.source) });
    case 'wonder':
      return textOf('log.wonder', { wonder: named('wonder', e.wonder), source: describeSource(e.source) });
    case 'granted':
      return textOf('log.granted', { action: named('action', e.action), source: describeBearer(e.ability) });
    case 'endow':
      return textOf('log.endow', { card: named('civ', e.card), n: e.coins });
    case 'special':
      return textOf('log.special', { special: named('special', e.special) });
    case 'ability':
      return textOf('log.ability', { card: describeBearer(e.ability) });
    case 'returned':
      return textOf('log.returned', { back: e.back, lost: e.lost });
    case 'counter':
      return textOf(`log.counter.${e.counter}`, { n: e.value });
    case 'token':
      return describeToken(e, nameAll);
    case 'war':
      return describeWar(e, nameAll);
    case 'plague':
      return textOf('log.plague', { card: named('track', e.card) });
    case 'end':
      if (names.length === 1) return textOf('log.end.solo');
      return textOf(e.winners.length === 1 ? 'log.end' : 'log.end.shared', { who: nameAll(e.winners) });
    default:
      return textOf(`log.${e.event}` satisfies TextKey);
  }
}

type Names = (seats: readonly Seat[]) => string;

function describeToken(e: Extract<GameEvent, { event: 'token' }>, nameAll: Names): Text {
  const token = named('token', e.token);
  if (e.passed !== undefined) return textOf(e.passed ? 'log.token.passed' : 'log.token.failed', { token });
  return e.seats.length === 0 ? textOf('log.token.nobody', { token }) : textOf('log.token', { token, who: nameAll(e.seats) });
}

function describeWar({ strengths, weakest, spared }: Extract<GameEvent, { event: 'war' }>, nameAll: Names): Text {
  if (weakest.length === 0) return textOf('log.war.none');
  const n = Math.min(...strengths);
  const figures = { weakest: nameAll(weakest), n };
  return spared.length === 0 ? textOf('log.war', figures) : textOf('log.war.spared', { ...figures, spared: nameAll(spared) });
}
