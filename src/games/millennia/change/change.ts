import type { Said, Seat, Slot, Turn } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import { deckKnownTo } from '../state/conceal.js';
import type { GameEvent, Mil, OwnBuilding, OwnTech, SourceId, State, Veil } from '../state/state.js';

/** Tell what a player did: to everybody, or behind the veil of the action phase to that player alone (MIL-NET-05). */
export function say(t: Turn<Mil>, seat: Seat, e: Said<GameEvent>, shown = e as GameEvent): void {
  const { veil } = t.s;
  if (!veil) {
    if (shown === e) t.emit(e);
    else t.tell([seat], e, shown);
    return;
  }
  veil.events.push({ seat, e: shown });
  t.tell([seat], e);
}

const HOLDINGS = ['gold', 'vp', 'jokers', 'rp'] as const;

/** Change what a player owns; all gold, points, jokers and research points go through here, without limit (MIL-GEN-06, MIL-ACT-11). */
export function change(t: Turn<Mil>, seat: Seat, by: { gold?: number; vp?: number; jokers?: number; rp?: number }, source: SourceId): void {
  const p = playerOf(t.s, seat);
  const moved: { gold?: number; vp?: number; jokers?: number; rp?: number } = {};
  let any = false;
  for (const what of HOLDINGS) {
    const n = by[what] ?? 0;
    if (n === 0) continue;
    p[what] += n;
    moved[what] = n;
    any = true;
  }
  if (any) say(t, seat, { event: 'change', seat, ...moved, source });
}

const turn = <Card extends OwnTech | OwnBuilding>(cards: readonly Card[], id: string): Card[] =>
  cards.map((x) => (x.id === id ? { ...x, engaged: true } : x));

/** Turn a card: it cannot be used again in this age (MIL-ACT-03); spent jokers go back to the supply, which is unlimited (MIL-AMB-12). */
export function engage(t: Turn<Mil>, seat: Seat, source: string): void {
  const p = playerOf(t.s, seat);
  if (source === 'joker') p.jokers--;
  else if (source.startsWith('tech-')) p.techs = turn(p.techs, source);
  else p.buildings = turn(p.buildings, source);
  say(t, seat, { event: 'engaged', seat, source });
}

/** The next diplomacy card, in the order of arrival (MIL-NET-04); the discards are shuffled when the pile is empty (MIL-DIP-03). */
export function drawCard(t: Turn<Mil>, seat: Seat): Slot | undefined {
  const { s } = t;
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = t.mix('deck', turnedDown(s.discard.splice(0)));
    s.discardBy = [];
  }
  const slot = s.deck.pop();
  if (!slot) return undefined;
  if (s.veil) noticeDraw(s, s.veil, seat, slot);
  return t.show([seat], slot);
}

/** Everybody has seen them, nobody knows where they are now. */
export const turnedDown = (slots: readonly Slot[]): Slot[] => slots.map((slot) => ({ ...slot, known: 0 }));

/** Behind the veil a seat learns of a shuffle when its own pile is empty, or when it draws a card that it thought discarded. */
function noticeDraw(s: State, veil: Veil, seat: Seat, slot: Slot): void {
  const discards = veil.discards[seat]!;
  if (deckKnownTo(s, veil, seat) > 0 && (discards.length === 0 || !discards.includes(slot.card!))) return;
  veil.discards[seat] = s.discard.flatMap((slot, i) => (s.discardBy[i] === seat ? [slot.card!] : []));
}

export function discardCard(t: Turn<Mil>, seat: Seat, slot: Slot): void {
  const { veil } = t.s;
  if (veil) veil.discards[seat] = [...veil.discards[seat]!, slot.card!];
  t.s.discard.push(veil ? { ...slot, known: slot.known | (1 << seat) } : t.show('all', slot));
  t.s.discardBy = [...t.s.discardBy, seat];
}

/** Take a card out of a hand by its face. */
export function takeFromHand(s: State, seat: Seat, card: string): Slot {
  const { hand } = playerOf(s, seat);
  return hand.splice(
    hand.findIndex((x) => x.card === card),
    1,
  )[0]!;
}
