import type { Seat, Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import { tollOf } from '../cards/actions.js';
import { trackCardOf } from '../cards/index.js';
import type { AbilityId, Change, EventTokenId, GameEvent, ScenarioId, Source, TrackCardId } from '../state/state.js';
import { type TextKey, textOf } from '../text/text-of.js';
import { placeName } from './describe.js';
import { nameOf } from './names.js';

const tokenName = (id: EventTokenId): Text => ({ key: `token.${id}` });
const trackName = (id: TrackCardId): Text => ({ key: `track.${id}` });
const scenarioName = (id: ScenarioId): Text => textOf(`scenario.${id}`);
const REBIRTH: Text = { key: 'control.CC-REBIRTH' };
const isOfScenario = (id: AbilityId): boolean => id.startsWith('SCN-');

/** The card that carries an ability, by name. */
export const describeBearer = (ability: AbilityId): Text => (isOfScenario(ability) ? REBIRTH : nameOf.cardOfAbility(ability));

/** Where a change comes from, by name. */
export function describeSource(source: Source): Text {
  switch (source.from) {
    case 'action':
      return nameOf.action(source.action);
    case 'ability':
      return describeBearer(source.ability);
    case 'plague':
      return trackName(source.card);
    case 'token':
      return tokenName(source.token);
    case 'special':
      return nameOf.special(source.card);
    case 'scenario':
      return scenarioName(source.scenario);
    default:
      return textOf(`source.${source.from}`);
  }
}

/** '+2 coins, −1 worker' */
export function describeChange({ coins, points, workers }: Pick<Change, 'coins' | 'points' | 'workers'>): Text {
  const parts: Text[] = [];
  if (coins) parts.push(textOf('delta.coins', { n: coins }));
  if (points) parts.push(textOf('delta.points', { n: points }));
  if (workers) parts.push(textOf('delta.workers', { n: workers }));
  return parts.length === 0 ? textOf('delta.none') : listOf(parts, 'comma');
}

/** A line of the log. Whose line it is stands beside it; `names` are those of the seats, for seats inside a line. */
export function describeEvent(e: GameEvent, names: readonly string[]): Text {
  const who = (seat: Seat): string => names[seat] ?? '';
  const nameAll = (seats: readonly Seat[]): string => seats.map(who).join(', ');
  switch (e.event) {
    case 'change':
      return textOf('log.change', { what: describeChange(e), source: describeSource(e.source) });
    case 'kept':
      return e.card ? textOf('log.kept', { card: nameOf.civ(e.card) }) : textOf('log.kept.hidden');
    case 'round':
      if (names.length === 1) return textOf('log.round.solo', { round: e.round });
      return textOf('log.round', { round: e.round, first: who(e.first) });
    case 'turn':
      return textOf('log.turn', { who: who(e.seat) });
    case 'birth':
      if (!e.declined) return textOf('log.birth', { card: nameOf.civ(e.card) });
      return textOf('log.birth.declined', { card: nameOf.civ(e.card), declined: nameOf.civ(e.declined) });
    case 'annex':
      return textOf('log.annex', { card: nameOf.civ(e.card) });
    case 'market':
      return e.card ? textOf('log.market', { card: nameOf.civ(e.card) }) : textOf('log.market.empty');
    case 'place':
      return textOf('log.place', { place: placeName(e.place), workers: e.workers });
    case 'tech':
      return textOf('log.tech', { tech: nameOf.tech(e.tech), source: describeSource(e.source) });
    case 'wonder':
      return textOf('log.wonder', { wonder: nameOf.wonder(e.wonder), source: describeSource(e.source) });
    case 'granted':
      return textOf('log.granted', { action: nameOf.action(e.action), source: describeBearer(e.ability) });
    case 'endow':
      return textOf('log.endow', { card: nameOf.civ(e.card), n: e.coins });
    case 'special':
      return textOf('log.special', { special: nameOf.special(e.special) });
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
      return textOf('log.plague', { card: trackName(e.card), n: tollOf(trackCardOf(e.card)) });
    case 'end':
      if (names.length === 1) return textOf('log.end.solo');
      return textOf(e.winners.length === 1 ? 'log.end' : 'log.end.shared', { who: nameAll(e.winners) });
    default:
      return textOf(`log.${e.event}` satisfies TextKey);
  }
}

type Names = (seats: readonly Seat[]) => string;

function describeToken(e: Extract<GameEvent, { event: 'token' }>, nameAll: Names): Text {
  const token = tokenName(e.token);
  if (e.passed !== undefined) return textOf(e.passed ? 'log.token.passed' : 'log.token.failed', { token });
  return e.seats.length === 0 ? textOf('log.token.nobody', { token }) : textOf('log.token', { token, who: nameAll(e.seats) });
}

function describeWar({ strengths, weakest, spared }: Extract<GameEvent, { event: 'war' }>, nameAll: Names): Text {
  if (weakest.length === 0) return textOf('log.war.none');
  const n = Math.min(...strengths);
  const hit = weakest.filter((seat) => !spared.includes(seat));
  if (hit.length === 0) return textOf('log.war.shielded', { n, spared: nameAll(spared) });
  const figures = { weakest: nameAll(hit), n };
  return spared.length === 0 ? textOf('log.war', figures) : textOf('log.war.spared', { ...figures, spared: nameAll(spared) });
}
