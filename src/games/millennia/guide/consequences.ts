import type { Seat } from '../../../kernel/types.js';
import { openItems } from '../ask/bonuses.js';
import { FORK, isLocked, placeKey, playerOf } from '../ask/selectors.js';
import { cardsFor } from '../ask/triggers.js';
import type { Effect } from '../cards/ability.js';
import { BOARD_ACTIONS, SPECIAL_EFFECTS, type SpecialId } from '../cards/actions.js';
import { techOf } from '../cards/index.js';
import { TRACKS, type TrackId } from '../cards/tracks.js';
import type { Move, Player, State, Task } from '../state/state.js';
import { estimate, steadyIncome } from './facts.js';

/** One line of "what this does", in the order in which it happens. */
export type Consequence =
  | { readonly kind: 'turned'; readonly techs: readonly string[]; readonly buildings: readonly string[]; readonly jokers: number }
  | { readonly kind: 'space'; readonly track: TrackId; readonly n: number; readonly branch: Player['branch']; readonly key: string }
  | { readonly kind: 'back'; readonly track: TrackId; readonly from: number; readonly to: number }
  | {
      readonly kind: 'figure';
      readonly what: 'gold' | 'vp' | 'jokers' | 'rp' | 'cards' | 'income' | 'end';
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'gained'; readonly card: string }
  | { readonly kind: 'asked'; readonly task: Task['task'] }
  /** A bonus that will be on offer and may be declined (MIL-ACT-09). */
  | { readonly kind: 'bonus'; readonly source: string; readonly effects: readonly Effect[] }
  /** What follows once the question is answered. */
  | { readonly kind: 'pending'; readonly effects: readonly Effect[] };

/** The track on which an advance would be lost behind a lock (MIL-TRK-05, MIL-TRK-06): easily missed. */
export function lostBehindLock(s: State, seat: Seat, move: Move): TrackId | null {
  if (move.move !== 'use') return null;
  const special = move.what.startsWith('special:');
  const effects = special
    ? SPECIAL_EFFECTS[move.what.slice(8) as SpecialId]
    : (BOARD_ACTIONS.find((x) => x.id === move.what)?.effect ?? []);
  const p = playerOf(s, seat);
  for (const e of effects) if (e.do === 'advance' && isLocked(s, p, e.track, p.tracks[e.track] + e.n)) return e.track;
  return null;
}

/** What a choice uses and gives, read off the state before and after it; nothing is computed here that the rules compute. */
export function consequencesOf(before: State, after: State, seat: Seat): Consequence[] {
  const [a, b] = [playerOf(before, seat), playerOf(after, seat)];
  return [...turned(a, b), ...gained(a, b), ...moved(a, b), ...figures(before, after, a, b, seat), ...asked(after, seat, a, b)];
}

function turned(a: Player, b: Player): Consequence[] {
  const isTurned = (id: string, list: readonly { id: string; engaged: boolean }[]) => list.find((x) => x.id === id)?.engaged ?? true;
  const techs = a.techs.filter((x) => !x.engaged && isTurned(x.id, b.techs)).map((x) => x.id);
  const buildings = a.buildings.filter((x) => !x.engaged && isTurned(x.id, b.buildings)).map((x) => x.id);
  const jokers = Math.max(0, a.jokers - b.jokers);
  return techs.length + buildings.length + jokers > 0 ? [{ kind: 'turned', techs, buildings, jokers }] : [];
}

function gained(a: Player, b: Player): Consequence[] {
  const owned = new Set([...a.techs.map((x) => x.id), ...a.buildings.map((x) => x.id), ...a.wonders, ...a.research]);
  const now = [...b.techs.map((x) => x.id), ...b.buildings.map((x) => x.id), ...b.wonders, ...b.research];
  return now.filter((id) => !owned.has(id)).map((card) => ({ kind: 'gained', card }));
}

function moved(a: Player, b: Player): Consequence[] {
  return TRACKS.flatMap((track): Consequence[] => {
    const [from, to] = [a.tracks[track], b.tracks[track]];
    if (to < from) return [{ kind: 'back', track, from, to }];
    return Array.from({ length: to - from }, (_, i) => {
      const n = from + 1 + i;
      const branch = track === 'politics' && n > FORK ? b.branch : 'none';
      return { kind: 'space', track, n, branch, key: placeKey(track, n, branch) };
    });
  });
}

function figures(before: State, after: State, a: Player, b: Player, seat: Seat): Consequence[] {
  const pairs = [
    ['gold', a.gold, b.gold],
    ['vp', a.vp, b.vp],
    ['jokers', a.jokers, Math.max(a.jokers, b.jokers)],
    ['rp', a.rp, b.rp],
    ['cards', a.hand.length + a.drawn.length, b.hand.length + b.drawn.length],
    ['income', steadyIncome(before, seat), steadyIncome(after, seat)],
    ['end', estimate(before, seat), estimate(after, seat)],
  ] as const;
  return pairs.flatMap(([what, from, to]) => (from === to ? [] : [{ kind: 'figure', what, from, to }]));
}

const SILENT: ReadonlySet<Task['task']> = new Set(['do', 'advance', 'special', 'raise', 'relock']);
function asked(after: State, seat: Seat, a: Player, b: Player): Consequence[] {
  const top = b.tasks.at(-1);
  if (!top || top === a.tasks.at(-1) || SILENT.has(top.task)) return [];
  const waiting = b.tasks.filter((task) => !a.tasks.includes(task)).flatMap((task) => (task.task === 'do' ? task.effects : []));
  return [
    { kind: 'asked', task: top.task },
    ...bonuses(after, seat, top),
    ...(waiting.length > 0 ? [{ kind: 'pending', effects: waiting } as const] : []),
  ];
}

/** Which bonuses are on offer: those of spaces, tokens and cards in play, then the cards in hand that fit. */
function bonuses(s: State, seat: Seat, task: Task): Consequence[] {
  if (task.task !== 'bonuses') return [];
  const cards = cardsFor(s, seat, task.events).map(({ card, effects }) => ({ source: card, effects }));
  return [...openItems(s, seat, task), ...cards].map((item) => ({ kind: 'bonus', ...item }));
}

/** The type of a technology, for its mark. */
export const typeOf = (tech: string) => techOf(tech).type;
