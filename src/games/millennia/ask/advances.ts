import { type Space, TRACKS, type TrackId } from '../cards/tracks.js';
import type { Player, State } from '../state/state.js';
import { FORK, isLocked, lengthOf, positionOf, spaceAt, trackOf } from './selectors.js';

export const BRANCHES = ['democracy', 'tyranny'] as const;

/** MIL-TRK-08: penalties that must be paid in full before the space may be entered. */
export function canPayPenalty(p: Player, space: Space): boolean {
  return (space.penalty ?? []).every((e) => {
    if (e.do === 'penaltyPayGold') return p.gold >= e.n;
    return e.do !== 'penaltyDiscardDiplomacy' || p.hand.length >= e.n;
  });
}

/** Can the marker move, or its track be maximised? */
export function canAdvance(s: State, p: Player, track: TrackId): boolean {
  const place = p.tracks[track] + 1;
  if (place > lengthOf(s, track)) return trackOf(s, track).maximise !== undefined;
  const branches = track === 'politics' && place > FORK && p.branch === 'none' ? BRANCHES : [p.branch];
  return !isLocked(s, p, track, place) && branches.some((branch) => canPayPenalty(p, spaceAt(s, track, place, branch)!));
}

export const arrivalOfSwitch = (s: State, p: Player): Space => spaceAt(s, 'politics', p.tracks.politics, 'democracy')!;

/** MIL-TB-09: the tracks on which the player is lowest. */
export function lowestTracks(p: Player): TrackId[] {
  const least = Math.min(...TRACKS.map((track) => positionOf(p, track)));
  return TRACKS.filter((track) => positionOf(p, track) === least);
}
