import type { Seat } from '../../../kernel/types.js';
import { finalScore } from '../ask/scoring.js';
import { FORK, incomeOf, lengthOf, passives, placeKey, playerOf, spaceAt } from '../ask/selectors.js';
import type { Ability } from '../cards/ability.js';
import { buildingOf, techOf } from '../cards/index.js';
import type { Space, TrackId } from '../cards/tracks.js';
import { abilitySigns, type Sign } from '../say/ability-signs.js';
import { AUTOMA, type Player, type State } from '../state/state.js';

type Branch = Player['branch'];

/** One place on a track as it is drawn. */
export interface Place {
  readonly track: TrackId;
  readonly n: number;
  readonly branch: Branch;
  readonly key: string;
  readonly space: Space;
}

/** The places of a track from 1 on; with a branch, those behind the fork. */
export function placesOf(s: State, track: TrackId, branch: Branch = 'none'): Place[] {
  const last = track === 'politics' && branch === 'none' ? FORK : lengthOf(s, track);
  const first = branch === 'none' ? 1 : FORK + 1;
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const n = first + i;
    return { track, n, branch, key: placeKey(track, n, branch), space: spaceAt(s, track, n, branch) ?? {} };
  });
}

const onBranch = (p: Player, track: TrackId): Branch => (track === 'politics' && p.tracks.politics > FORK ? p.branch : 'none');

/** Whose markers stand at a place; the automa has one on War. */
export function standingAt(s: State, track: TrackId, n: number, branch: Branch): Seat[] {
  const seats = s.players.flatMap((p, seat) => (p.tracks[track] === n && onBranch(p, track) === branch ? [seat] : []));
  if (s.automa && track === 'war' && s.automa.war === n) seats.push(AUTOMA);
  return seats;
}

/** Will my marker come to this place with the choice that is pointed at? Or pass through it? */
export function ghostAt(now: Player, then: Player | null, track: TrackId, n: number, branch: Branch): 'stands' | 'passes' | null {
  if (!then || then.tracks[track] === now.tracks[track]) return null;
  const [a, b] = [now.tracks[track], then.tracks[track]];
  if (branch !== (n > FORK && track === 'politics' ? then.branch : 'none')) return null;
  if (n === b) return 'stands';
  return n > a && n < b ? 'passes' : null;
}

/** Who has this card now: takers of a display keep their mark on its place. */
export function ownerOf(s: State, card: string): Seat | undefined {
  const at = s.players.findIndex(
    (p) => p.techs.some((x) => x.id === card) || p.buildings.some((x) => x.id === card) || p.wonders.includes(card),
  );
  return at >= 0 ? at : s.automa ? AUTOMA : undefined;
}

/** Which pairs of the prosperity display a player's technologies match (MIL-PRO-01), and which icons are there. */
export function pairsOf(
  s: State,
  seat: Seat,
): { readonly types: readonly [string, string]; readonly owned: readonly [boolean, boolean]; readonly match: boolean }[] {
  const p = playerOf(s, seat);
  const own = new Set(p.techs.map((x) => techOf(x.id).type as string));
  const needed = Math.min(2, ...passives(p, 'prosperityIconsNeeded').map((e) => e.n));
  const types = s.prosperity.map((slot) => (slot.card ?? '').slice('prosperity-'.length));
  return Array.from({ length: types.length / 2 }, (_, i) => {
    const pair = [types[2 * i]!, types[2 * i + 1]!] as const;
    const owned = [own.has(pair[0]), own.has(pair[1])] as const;
    return { types: pair, owned, match: Number(owned[0]) + Number(owned[1]) >= needed };
  });
}

/** What the seat would have if the game ended now. */
export const estimate = (s: State, seat: Seat): number =>
  playerOf(s, seat).vp + (s.over ? 0 : finalScore(s, seat).reduce((sum, line) => sum + line.vp, 0));

/** Income that does not depend on where the markers lie. */
export const steadyIncome = (s: State, seat: Seat): number => {
  const { trade, cards } = incomeOf(s, seat);
  return trade + cards;
};

/** What all War markers lose in the next war phase (MIL-WAR), and who is last; null in the last age. */
export function warForecast(s: State): { readonly back: number; readonly last: readonly Seat[] } | null {
  if (s.age >= 8 || s.over) return null;
  const at: [Seat, number][] = s.players.map((p, seat) => [seat, p.tracks.war]);
  if (s.automa) at.push([AUTOMA, s.automa.war]);
  const back = Math.min(...at.map(([, n]) => n));
  return { back, last: at.flatMap(([seat, n]) => (n === back ? [seat] : [])) };
}

/** Active buildings by age of end, then yellow ones, dormant ones last. */
export function sortedBuildings(p: Player): Player['buildings'] {
  const rank = (b: Player['buildings'][number]): number => (b.dormant ? 100 : (buildingOf(b.id).last ?? 50));
  return [...p.buildings].sort((a, b) => rank(a) - rank(b));
}

/** What a card does in signs. Wonders and yellow buildings always count at the end: the card says it, the sign is left out. */
export function cardSigns(ability: Ability): readonly Sign[] {
  const signs = abilitySigns(ability);
  const [first, second] = signs;
  if (first?.kind !== 'icon' || first.icon !== 'phase:END') return signs;
  return signs.slice(second?.kind === 'colon' ? 2 : 1);
}
