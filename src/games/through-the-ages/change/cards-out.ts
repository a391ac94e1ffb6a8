import { ALL, type CardId, type Seat, type Slot, type Turn } from '../../../kernel/index.js';
import { cardOf, faceOf } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';
import { editionOf, versionOf } from '../editions/index.js';
import { drawnPool, isDrawn, isOnlyDealt, rosterOf } from '../state/draw.js';
import type { Options, Pile, Player, State, Tta } from '../state/state.js';

const MILITARY: ReadonlySet<string> = new Set(['event', 'territory', 'bonus', 'tactic', 'aggression', 'war', 'pact']);
export const isMilitary = (row: Pick<CardRow, 'type'>): boolean => MILITARY.has(row.type);

const BACKS = new Map<CardId, string>();
/** The back of a card shows its deck and age. */
export function backOf(id: CardId): string {
  let back = BACKS.get(id);
  if (back === undefined) {
    const row = cardOf(id);
    back = `${isMilitary(row) ? 'military' : 'civil'}-${row.level}`;
    BACKS.set(id, back);
  }
  return back;
}
/** The age on a back. */
export const ageOfBack = (slot: Slot): number => Number(slot.back.at(-1));

/** Does the card take part in this game? (TTA-SET-02, 03, 07, TTA-VAR-03) */
function takesPart(o: Options, row: CardRow): boolean {
  const { lastAge, isAdvanced, contacts, finalBonus } = versionOf({ options: o });
  if (!isMilitary(row)) return row.level <= lastAge;
  if (!isAdvanced) return row.level === 0 && !editionOf({ options: o }).notInSimple.includes(row.id);
  if (row.level > lastAge) return row.type === 'event' && finalBonus === null; // for the bonuses (TTA-SET-04)
  if (row.type === 'war' || row.type === 'aggression') return contacts.includes(row.type) && o.peaceful === 'no';
  return row.type !== 'pact' || (contacts.includes('pact') && o.peaceful !== 'no-attacks-no-pacts');
}

type Decks = ReadonlyMap<string, readonly CardId[]>;
const DECKS = new Map<string, Decks>();
function decksFor(o: Options, seats: number): Decks {
  const { rebalanced, military, leaders } = o.expansion ?? {};
  const key = `${o.edition ?? ''} ${o.version} ${o.peaceful} ${seats} ${rebalanced} ${military} ${leaders}`;
  const decks = DECKS.get(key) ?? sortDecks(o, seats);
  DECKS.set(key, decks);
  return decks;
}
/** The table that was asked about last is mostly the next one too. */
let latest: { readonly options: Options; readonly seats: number; readonly decks: Decks } | undefined;
/** All cards of a back that take part, one entry per copy; leaders and wonders that are drawn are not among them. */
export function deckOf(o: Options, seats: number, back: string): readonly CardId[] {
  if (latest?.options !== o || latest.seats !== seats) latest = { options: o, seats, decks: decksFor(o, seats) };
  return latest.decks.get(back) ?? [];
}
function sortDecks(o: Options, seats: number): Map<string, CardId[]> {
  const decks = new Map<string, CardId[]>();
  for (const row of rosterOf(o)) {
    if (!takesPart(o, row) || (isDrawn(o) && (row.type === 'leader' || row.type === 'wonder'))) continue;
    const back = backOf(row.id);
    const deck = decks.get(back) ?? [];
    decks.set(back, deck);
    for (let i = row.copies[seats - 2]!; i > 0; i--) deck.push(row.id);
  }
  return decks;
}

const LEFT = new WeakMap<State['out'], Map<string, readonly CardId[]>>();
/** What may lie in the slots of a back (TTA-HID-02): its deck without what is face up or gone. Kept until another card is. */
export function pool(s: State, back: string): readonly CardId[] {
  const pools = LEFT.get(s.out) ?? new Map<string, readonly CardId[]>();
  LEFT.set(s.out, pools);
  const left = pools.get(back) ?? withoutThose(allOf(s, back), s.out);
  pools.set(back, left);
  return left;
}
function allOf(s: State, back: string): readonly CardId[] {
  const level = Number(back.at(-1));
  const deck = deckOf(s.options, s.dealtFor[level]!, back);
  if (!back.startsWith('civil') || !isDrawn(s.options)) return deck;
  return isOnlyDealt(s, level) ? drawnPool(s, level) : [...deck, ...drawnPool(s, level)];
}
function withoutThose(deck: readonly CardId[], out: readonly CardId[]): CardId[] {
  const gone = new Map<CardId, number>();
  for (const id of out) gone.set(id, (gone.get(id) ?? 0) + 1);
  return deck.filter((id) => {
    const n = gone.get(id) ?? 0;
    if (n > 0) gone.set(id, n - 1);
    return n === 0;
  });
}

/** A card leaves its slot for a place where all see it. */
export function layOpen(t: Turn<Tta>, slot: Slot): CardId {
  t.show('all', slot);
  t.s.out = [...t.s.out, slot.card!];
  return slot.card!;
}

/** All see a card from now on, where it lies. */
export function showIn<K extends string>(t: Turn<Tta>, owner: Record<K, Pile>, pile: K, slot: Slot): void {
  const shown = t.show('all', slot);
  owner[pile] = owner[pile].map((x) => (x === slot ? shown : x));
}

/** Somebody sees a civil hand that is hidden (TTX-CRD-55). */
export function showHand(t: Turn<Tta>, owner: Seat, to: Seat): void {
  const p = t.s.players[owner]!;
  p.civilHand = p.civilHand.map((slot) => t.show([to], slot));
}

/** A card that lay open becomes a card of a hand or pile again. */
export function pickUp(s: State, card: CardId, known: number): Slot {
  s.out = s.out.toSpliced(s.out.lastIndexOf(card), 1);
  return { back: backOf(card), card, known };
}

/** Who sees a card in a civil hand (TTA-HID-01, TTA-AMB-31). */
export const seenInHand = (s: State, seat: Seat): number => (s.options.hiddenHands ? 1 << seat : ALL);

/** The top card of a deck. */
export function drawFrom(decks: Pile[], age: number): Slot | undefined {
  const deck = decks[age]!;
  const top = deck[deck.length - 1];
  if (!top) return undefined;
  decks[age] = deck.slice(0, -1);
  return top;
}

/** Take a card out of a hand by its face. Those that look like it to the others move up, so nobody learns where it was. */
export function takeFrom<K extends string>(owner: Record<K, Pile>, pile: K, card: CardId): Slot {
  const hand = owner[pile].slice();
  let gap = hand.findIndex((x) => x.card === card);
  const slot = hand[gap]!;
  for (let i = gap + 1; i < hand.length; i++) {
    const other = hand[i]!;
    if (other.back !== slot.back || other.known !== slot.known) continue;
    hand[gap] = other;
    gap = i;
  }
  hand.splice(gap, 1);
  owner[pile] = hand;
  return slot;
}

/** Play a card from a hand: it lies open from now on. */
export const playFrom = (t: Turn<Tta>, p: Player, hand: 'civilHand' | 'militaryHand', card: CardId): CardId =>
  layOpen(t, takeFrom(p, hand, card));

/** A used military card that all have seen: face down on the discards while its age lasts, else out of the game (TTA-MCD-05, 06). */
export function discardOpen(s: State, card: CardId): void {
  if (faceOf(card).level === s.age) s.militaryDiscard = [...s.militaryDiscard, pickUp(s, card, ALL)];
}

/** A military card from a hand onto the discards, unseen by the others (TTA-MCD-04). */
export function discardHidden(s: State, slot: Slot): void {
  const pile = ageOfBack(slot) === s.age ? 'militaryDiscard' : 'buried';
  s[pile] = [...s[pile], slot];
}
