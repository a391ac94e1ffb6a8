import { type Space, TRACKS, type TrackId } from '../cards/tracks.js';
import type { Player, State } from '../state/state.js';
import { FORK, isLocked, lengthOf, positionOf, purseOf, spaceAt, trackOf } from './selectors.js';

export const BRANCHES = ['democracy', 'tyranny'] as const;

const owed = (space: Space, kind: 'penaltyPayGold' | 'penaltyDiscardDiplomacy'): number =>
  (space.penalty ?? []).reduce((n, e) => (e.do === kind ? n + e.n : n), 0);

/** MIL-TRK-08: penalties that must be paid in full before the space may be entered. */
export const canPayPenalty = (p: Player, space: Space): boolean =>
  p.gold >= owed(space, 'penaltyPayGold') && p.hand.length >= owed(space, 'penaltyDiscardDiplomacy');

/** Could they be paid once cards in hand are sold (MIL-AMB-22)? Cards that the space takes cannot be. */
export function couldPayPenalty(s: State, p: Player, space: Space): boolean {
  if (!space.penalty) return true;
  const cards = owed(space, 'penaltyDiscardDiplomacy');
  return p.hand.length >= cards && purseOf(s, p, cards) >= owed(space, 'penaltyPayGold');
}

/** Can the marker move, or its track be maximised? */
export function canAdvance(s: State, p: Player, track: TrackId): boolean {
  const place = p.tracks[track] + 1;
  if (place > lengthOf(s, track)) return trackOf(s, track).maximise !== undefined;
  const branches = track === 'politics' && place > FORK && p.branch === 'none' ? BRANCHES : [p.branch];
  return !isLocked(s, p, track, place) && branches.some((branch) => couldPayPenalty(s, p, spaceAt(s, track, place, branch)!));
}

export const arrivalOfSwitch = (s: State, p: Player): Space => spaceAt(s, 'politics', p.tracks.politics, 'democracy')!;

/** MIL-TB-09, MIL-AMB-25: the tracks on which the player is lowest. */
export function lowestTracks(p: Player): TrackId[] {
  const least = Math.min(...TRACKS.map((track) => positionOf(p, track)));
  return TRACKS.filter((track) => positionOf(p, track) === least);
}
