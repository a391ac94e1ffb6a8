import type { CardId, Seat } from '../../../kernel/index.js';

/**
 * Names of places on the board, so that a move and the element that stands for it agree.
 * `describe` answers with them, the board draws elements with them.
 */
export const TARGETS = {
  /** A place of the card row, 0 to 12. */
  row: (place: number) => `row:${place}`,
  /** The whole row, and its places of one price: pointed at, never pressed. */
  wholeRow: 'row',
  rowPrice: (price: number) => `row-price:${price}`,
  /** A card in the civil or military hand. */
  hand: (card: CardId) => `hand:${card}`,
  /** A technology in play: building on it, upgrading to it, destroying, sacrificing. */
  tech: (tech: CardId) => `tech:${tech}`,
  /** The same of another civilisation (spoils, destroying). */
  techOf: (seat: Seat, tech: CardId) => `tech:${seat}:${tech}`,
  /** The yellow bank: growing. */
  yellowBank: 'bank:yellow',
  /** Farms and mines as stores: tokens by hand, mixes. */
  blueBank: 'bank:blue',
  /** My wonder in progress. */
  wonder: 'wonder',
  /** A tactic that lies open for all. */
  commonTactic: (card: CardId) => `tactic:${card}`,
  /** A finished wonder, a colony, a pact in front of a seat. */
  card: (card: CardId) => `card:${card}`,
  pact: (owner: Seat) => `pact:${owner}`,
  /** Another civilisation as a whole: attack, pact partner. */
  seat: (seat: Seat) => `seat:${seat}`,
  /** My leader (levy, explorer) and my government. */
  leader: 'leader',
  government: 'government',
  /** The pile of military cards: drawing. */
  militaryDeck: 'deck:military',
  /** A control of the prompt bar without a place of its own: 'end-turn', 'no-politics', 'settle', 'fold'… */
  control: (name: string) => `control:${name}`,
} as const;

/** Everybody calls a technology before himself so. */
export const isOwnTech = (target: string): boolean => /^tech:[^:]+$/.test(target);
