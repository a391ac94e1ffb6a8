import type { CardId, Slot, Turn } from '../../../kernel/index.js';
import { cardOf } from '../cards/index.js';
import type { CardRow } from '../cards/row.js';
import { type CardSet, expandedSet, isNewLeaderOrWonder } from '../cards/sets.js';
import { editionOf } from '../editions/index.js';
import { type Expansion, LEADER_CHOICES, LEADER_WAYS, type Options, type State, type Tta } from './state.js';

export const KINDS = ['leader', 'wonder'] as const;
export type Kind = (typeof KINDS)[number];
const isKind = (type: string): type is Kind => type === 'leader' || type === 'wonder';

const ROSTERS = new Map<string, CardSet>();
/** The cards of a table: those of its edition, as the modules change them (TTX-MOD-01). */
export function rosterOf(o: Options): CardSet {
  const { expansion } = o;
  if (!expansion) return editionOf({ options: o }).cards;
  const key = `${expansion.rebalanced} ${expansion.military} ${expansion.leaders}`;
  const roster = ROSTERS.get(key) ?? expandedSet(expansion).filter((row) => mayAppear(expansion, row));
  ROSTERS.set(key, roster);
  return roster;
}
/** The leaders and wonders of the base game, the new ones instead (TTX-DRAW-01), or both to draw from. */
function mayAppear({ leaders }: Expansion, row: CardRow): boolean {
  if (!isKind(row.type) || (leaders !== 'old' && leaders !== 'new')) return true;
  return isNewLeaderOrWonder(row.id) === (leaders === 'new');
}

/** Are leaders and wonders drawn for this table? */
export const isDrawn = ({ expansion }: Options): boolean => expansion !== undefined && !['old', 'new'].includes(expansion.leaders);
/** Does everybody know which ones are in the game (TTX-DRAW-03, 04)? */
export const isOpenDraw = (o: Options): boolean => isDrawn(o) && (o.expansion!.leaders !== 'secret' || o.expansion!.choice === 'agreed');

/** Are some of them chosen by players from those dealt to them (TTX-DRAW-08)? */
export const isDealt = ({ expansion }: Options): boolean => expansion?.choice === 'dealt';
/** How many of each a player is dealt per age, to choose one. */
export const HAND: Readonly<Record<Kind, number>> = { leader: 3, wonder: 2 };

/** All leaders or wonders of an age, of the base game and new. */
export const candidates = (o: Options, kind: Kind, level: number): CardId[] =>
  rosterOf(o).flatMap((row) => (row.type === kind && row.level === level ? [row.id] : []));

/** How many of each an age has: 6 and 4 with two players, 7 and 5 with more (TTX-DRAW-02); one more than the new ones (TTX-DRAW-08). */
export function sizeOf(o: Options, seats: number, kind: Kind): number {
  const isMore = seats > 2 || o.expansion?.choice === 'new-and-one';
  return (kind === 'leader' ? 6 : 4) + (isMore ? 1 : 0);
}

/** The leaders and wonders of one age: those in the game and those left in the box. */
export function drawAge(t: Turn<Tta>, o: Options, seats: number, level: number): { drawn: CardId[]; left: CardId[] } {
  const [drawn, left]: [CardId[], CardId[]] = [[], []];
  const { choice, agreed } = o.expansion!;
  for (const kind of KINDS) {
    const all = t.shuffle(candidates(o, kind, level));
    const isSure = (id: CardId): boolean =>
      choice === 'agreed' ? agreed.includes(id) : choice === 'new-and-one' && isNewLeaderOrWonder(id);
    const ranked = [...all.filter(isSure), ...all.filter((id) => !isSure(id))];
    drawn.push(...ranked.slice(0, sizeOf(o, seats, kind)));
    left.push(...ranked.slice(sizeOf(o, seats, kind)));
  }
  return { drawn, left };
}

export interface BoardPlace {
  readonly card: CardId;
  readonly hasCome: boolean;
  /** Where hands are hidden: perhaps it has come, and a player holds it. */
  readonly mayBeHeld: boolean;
}
/** With an open draw: the leaders and wonders of an age, and which of them have not come yet (TTX-DRAW-04, 05). */
export function boardOf(s: State, level: number): BoardPlace[] {
  const inHands = s.players.flatMap((p) => p.civilHand.map((slot) => slot.card));
  const hides = s.players.some((p) => p.leaderAges.includes(level) && p.civilHand.some((slot) => slot.card === null));
  return s.drawn.flatMap((card) => {
    if (cardOf(card).level !== level) return [];
    const hasCome = level < s.age || s.out.includes(card) || inHands.includes(card);
    return [{ card, hasCome, mayBeHeld: !hasCome && hides && cardOf(card).type === 'leader' }];
  });
}

/** What may lie in the civil slots of an age besides technologies and action cards. */
export const drawnPool = (s: State, level: number): CardId[] => {
  if (!isDrawn(s.options)) return [];
  const known = isOpenDraw(s.options) ? s.drawn.filter((id) => cardOf(id).level === level) : [];
  return known.length > 0 ? known : KINDS.flatMap((kind) => candidates(s.options, kind, level));
};
/** Of an age whose deck is not made yet only dealt leaders and wonders are there. */
export const isOnlyDealt = (s: State, level: number): boolean =>
  isDealt(s.options) && (level > s.age || s.steps.some(({ step }) => step === 'draft'));

/** What is left in the box, unseen. */
export const boxed = (left: readonly CardId[], kind: Kind, level: number): Slot[] =>
  left.flatMap((card) => (cardOf(card).type === kind ? [{ back: `civil-${level}`, card, known: 0 }] : []));

/** Is the expansion of a table well described, and with cards that there are (TTX-DRAW-08)? Beginners play without (TTX-DRAW-09). */
export function isSound(o: Options, seats: number): boolean {
  const x = o.expansion;
  if (x === undefined) return true;
  if (
    o.edition !== '2015' ||
    o.version !== 'full' ||
    typeof x !== 'object' ||
    x === null ||
    typeof x.rebalanced !== 'boolean' ||
    typeof x.military !== 'boolean'
  )
    return false;
  if (!LEADER_WAYS.includes(x.leaders) || !LEADER_CHOICES.includes(x.choice) || !Array.isArray(x.agreed)) return false;
  if (!isDrawn(o) && x.choice !== 'random') return false;
  if (x.choice !== 'agreed') return x.agreed.length === 0;
  const isWhole = (kind: Kind, level: number): boolean => {
    const named = candidates(o, kind, level).filter((id) => x.agreed.includes(id));
    return named.length === sizeOf(o, seats, kind);
  };
  const isUnique = new Set(x.agreed).size === x.agreed.length;
  return (
    isUnique &&
    KINDS.every((kind) => [0, 1, 2, 3].every((level) => isWhole(kind, level))) &&
    x.agreed.length === 4 * (sizeOf(o, seats, 'leader') + sizeOf(o, seats, 'wonder'))
  );
}
