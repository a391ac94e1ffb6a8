import { ALL, type CardId, type Seat, type Slot, type Turn } from '../../../kernel/index.js';
import { civilLimit } from '../ask/ratings.js';
import { holdingOf, levelOf, owns, playerOf, precedes } from '../ask/selectors.js';
import type { Spoils } from '../cards/ability.js';
import { faceOf, technologyOf, typeOf } from '../cards/index.js';
import type { Player, State, Tta } from '../state/state.js';
import { takeFrom } from './cards-out.js';
import { change, destroyOne, gainGoods, payGoods } from './change.js';
import { discardLeader } from './leaders.js';
import { discardUnfinished } from './tableau.js';

/** Who takes from whom, and with which card. */
export interface Parties {
  readonly card: CardId;
  readonly victor: Seat;
  readonly loser: Seat;
}

export function takeScience(t: Turn<Tta>, { card, victor, loser }: Parties, n: number): void {
  const science = Math.min(n, playerOf(t.s, loser).science);
  change(t, loser, { science: -science }, card);
  change(t, victor, { science }, card);
}

/** Food and resources: tokens of each side move from and to its own bank (TTA-TOK-11). */
export function takeMix(t: Turn<Tta>, { card, victor, loser }: Parties, food: number, resources: number): void {
  payGoods(t, loser, 'food', food, card);
  payGoods(t, loser, 'resources', resources, card);
  gainGoods(t, victor, 'food', food, card);
  gainGoods(t, victor, 'resources', resources, card);
}

/** One building, for half of its printed cost (TTN-CRD-02). */
export function razeOne(t: Turn<Tta>, { card, victor, loser }: Parties, tech: CardId): void {
  destroyOne(t, loser, tech, card);
  gainGoods(t, victor, 'resources', Math.ceil(technologyOf(tech).cost / 2), card);
}
/** The leader or the wonder in progress leaves; culture by its level. */
export function remove(t: Turn<Tta>, { card, victor, loser }: Parties, what: CardId, culturePerLevel: number): void {
  if (playerOf(t.s, loser).leader === what) discardLeader(t, loser, card);
  else discardUnfinished(t, loser, card);
  change(t, victor, { culture: culturePerLevel * levelOf(what) }, card);
}
/** May a civilisation have this card of another's hand? (TTX-CRD-55) */
export function mayHold(s: State, seat: Seat, card: CardId): boolean {
  const p = playerOf(s, seat);
  const { type, level, isTechnology } = faceOf(card);
  if (p.civilHand.length >= civilLimit(s, seat)) return false;
  return type === 'leader' ? !p.leaderAges.includes(level) : !isTechnology || !owns(p, card, type);
}
/**
 * How a stolen card is known again: by its face where all see it, else by its back and who knows it, which tells the others
 * nothing; the rules before the eighth version named it.
 */
const markOf = (s: State, culture: number, { card, back, known }: Slot): string =>
  `stolen:${culture}:${known === ALL || precedes(s, 8) ? card : `${back} ${known}`}`;
/** What is due for a card of the hand that was stolen in this turn. */
export function dueForStolen(s: State, p: Player, card: CardId): { readonly mark: string; readonly culture: number } | undefined {
  for (const mark of p.usedThisTurn) {
    if (!mark.startsWith('stolen:')) continue;
    const culture = Number(mark.split(':')[1]);
    if (p.civilHand.some((slot) => slot.card === card && markOf(s, culture, slot) === mark)) return { mark, culture };
  }
  return undefined;
}
/** A civil card changes hands; played in the same turn it scores. */
export function stealCard(t: Turn<Tta>, { card, victor, loser }: Parties, what: CardId, culture: number): void {
  const [thief, victim] = [playerOf(t.s, victor), playerOf(t.s, loser)];
  const slot = takeFrom(victim, 'civilHand', what);
  const taken = { ...slot, known: slot.known | (1 << victor) };
  thief.civilHand = [...thief.civilHand, taken];
  if (typeOf(what) === 'leader') thief.leaderAges = [...thief.leaderAges, levelOf(what)];
  thief.usedThisTurn = [...thief.usedThisTurn, markOf(t.s, culture, taken)];
  t.tell(
    [victor, loser],
    { event: 'stole', seat: victor, from: loser, card: what, cause: card },
    { event: 'stole', seat: victor, from: loser, card: slot.known === ALL ? what : null, cause: card },
  );
}

/** Up to `n` buildings of one card; the victor gets half of what they cost (TTA-CRD-06). */
export function razeBuildings(
  t: Turn<Tta>,
  { card, victor, loser }: Parties,
  tech: CardId,
  { n, round }: Extract<Spoils, { take: 'buildings' }>,
): void {
  const razed = Math.min(n, holdingOf(playerOf(t.s, loser), tech)!.workers);
  for (let i = 0; i < razed; i++) destroyOne(t, loser, tech, card);
  const half = (razed * technologyOf(tech).cost) / 2;
  gainGoods(t, victor, 'resources', round === 'up' ? Math.ceil(half) : Math.floor(half), card);
}
