import type { Seat, Text } from '../../../kernel/types.js';
import { listOf } from '../../shared/text/lists.js';
import { FORK } from '../ask/selectors.js';
import type { TrackId } from '../cards/tracks.js';
import type { GameEvent, SourceId } from '../state/state.js';
import { type TextKey, textOf } from '../text/text-of.js';
import { nameOf } from './names.js';

const trackName = (track: string): Text => textOf(`track.${track as TrackId}`);
const effectName = (effect: string): Text => ({ key: `effect.${effect}` });

/** Lines of the score sheet by source; the track of Politics stands for Influence × Politics. */
const SCORE_OF: Readonly<Record<string, TextKey>> = {
  'track:prosperity': 'score.prosperity',
  'track:population': 'score.population',
  'track:culture': 'score.culture',
  'track:politics': 'score.influence-politics',
  'track:war': 'score.war',
  'score:diplomacy': 'score.diplomacy',
  'phase:B': 'source.communication',
  'phase:C': 'phase.C',
  'phase:G': 'phase.G',
  joker: 'joker',
};

/** Where a change or a bonus comes from, by name: a card, an action, a space, a phase. */
export function describeSource(source: SourceId): Text {
  const score = SCORE_OF[source];
  if (score) return { key: score };
  const [kind, what = '', place = ''] = source.split(':');
  if (kind === 'space') return describeSpaceName(what, place);
  if (kind === 'maximise') return textOf('source.maximise', { track: trackName(what) });
  if (kind === 'research') return textOf('source.research', { effect: effectName(what) });
  return nameOf(source);
}

/** 'Culture 6', 'Democracy, space 2'. */
function describeSpaceName(track: string, place: string): Text {
  const n = Number(place.slice(1));
  if (place.startsWith('D')) return textOf('source.space.democracy', { n });
  if (place.startsWith('T')) return textOf('source.space.tyranny', { n });
  return textOf('source.space', { track: trackName(track), place });
}

/** '+2 gold, −1 joker' */
export function describeChange({
  gold,
  vp,
  jokers,
  rp,
}: Pick<Extract<GameEvent, { event: 'change' }>, 'gold' | 'vp' | 'jokers' | 'rp'>): Text {
  const parts: Text[] = [];
  if (gold) parts.push(textOf('delta.gold', { n: gold }));
  if (vp) parts.push(textOf('delta.vp', { n: vp }));
  if (jokers) parts.push(textOf('delta.jokers', { n: jokers }));
  if (rp) parts.push(textOf('delta.rp', { n: rp }));
  return parts.length === 0 ? textOf('delta.none') : listOf(parts, 'comma');
}

/** A line of the log. Whose line it is stands beside it; `names` are those of the seats, for seats inside a line. */
export function describeEvent(e: GameEvent, names: readonly string[]): Text {
  switch (e.event) {
    case 'age':
      return textOf('log.age', { n: e.age, age: { key: `age.${e.age}` } });
    case 'phase':
      return textOf('log.phase', { phase: textOf(`phase.${e.phase}`) });
    case 'selected':
      return textOf('log.selected', { tech: nameOf(e.tech), row: e.row + 1 });
    case 'special-placed':
      return textOf('log.special-placed', { slot: textOf(`special.${e.slot}`) });
    case 'token':
      return textOf('log.token', { token: textOf(`token.${e.token}`) });
    case 'change':
      return textOf('log.change', { what: describeChange(e), source: describeSource(e.source) });
    case 'built':
      return textOf('log.built', { card: nameOf(e.card), cost: e.cost });
    case 'used':
      return textOf('log.used', { what: describeSource(e.what) });
    case 'performed':
      return textOf('log.used', { what: nameOf(`special:${e.special}`) });
    case 'engaged':
      return e.source === 'joker' ? textOf('log.engaged.joker') : textOf('log.engaged', { source: nameOf(e.source) });
    case 'advanced':
    case 'back':
    case 'lost':
    case 'maximised':
      return describeMarker(e);
    case 'book':
      return textOf('log.book', { book: nameOf(e.book), track: trackName(e.track) });
    case 'drawn':
    case 'kept':
    case 'played':
      return describeDiplomacy(e);
    case 'claimed':
      return textOf('log.claimed', { card: nameOf(e.card) });
    case 'bought':
      return textOf('log.bought', { effect: effectName(e.effect), price: e.price });
    case 'prosperity':
      return textOf('log.prosperity', { pairs: e.pairs });
    case 'war-phase':
      return e.back === 0 ? textOf('log.war-phase.none') : textOf('log.war-phase', { back: e.back });
    case 'ended':
      return describeEnded([e.card]);
    case 'discarded':
      return textOf('log.discarded', { card: nameOf(e.card) });
    case 'extended':
      return textOf('log.extended', { tech: nameOf(e.tech) });
    case 'automa-took':
      return textOf('log.automa-took', { card: nameOf(e.card) });
    case 'automa-war':
      if (e.vp > 0) return textOf('log.automa-war.vp', e);
      return e.advance === 0 ? textOf('log.automa-war.none', e) : textOf('log.automa-war', e);
    case 'end':
      return describeEnd(e.winners, names);
    default:
      return textOf(`log.${e.event}`);
  }
}

/** Technologies or buildings whose last age is over. */
export const describeEnded = (cards: readonly string[]): Text =>
  textOf(cards[0]!.startsWith('tech-') ? 'log.ended-tech' : 'log.dormant', { card: listOf(cards.map(nameOf), 'comma') });

function describeMarker(e: Extract<GameEvent, { event: 'advanced' | 'back' | 'lost' | 'maximised' }>): Text {
  const track = trackName(e.track);
  if (e.event === 'lost' || e.event === 'maximised') return textOf(`log.${e.event}`, { track });
  if (e.event === 'advanced' && e.branch)
    return textOf('log.advanced.branch', { branch: textOf(`branch.${e.branch}`), position: e.position - FORK });
  return textOf(`log.${e.event}`, { track, position: e.position });
}

function describeDiplomacy(e: Extract<GameEvent, { event: 'drawn' | 'kept' | 'played' }>): Text {
  if (e.event === 'played') return textOf(e.as === 'unique' ? 'log.played' : `log.played.${e.as}`, { card: nameOf(e.card) });
  if (e.event === 'kept') return e.card ? textOf('log.kept', { card: nameOf(e.card) }) : textOf('log.kept.hidden');
  const seen = e.cards.flatMap((card) => (card ? [nameOf(card)] : []));
  return seen.length === 0 ? textOf('log.drawn', { n: e.cards.length }) : textOf('log.drawn.cards', { cards: listOf(seen, 'and') });
}

function describeEnd(winners: readonly Seat[], names: readonly string[]): Text {
  if (names.length === 1) return textOf('log.end.solo');
  const who = winners.map((seat) => names[seat] ?? '').join(', ');
  return textOf(winners.length === 1 ? 'log.end' : 'log.end.shared', { who });
}
