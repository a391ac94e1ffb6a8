import { ALL, type Slot, type Turn } from '../../../kernel/index.js';
import { versionOf } from '../editions/index.js';
import { militaryPile } from '../state/piles.js';
import type { Options, Tta } from '../state/state.js';
import { showIn } from './cards-out.js';

/** How many of its cards a player keeps in the private and open variants (TTA-TWO-03). */
export const keptBy = (seats: number): number => (seats === 2 ? 2 : 1);

export interface Dealt {
  /** For all: face up, or face down until their time comes. */
  readonly common: Slot[];
  /** For each seat, to choose from. */
  readonly own: Slot[][];
  /** What goes back into the deck of Age III at once. */
  readonly rest: Slot[];
}

/** Age III events set apart before the game, from a shuffled pile (TTA-VAR-05 to 08). */
export function dealBonuses(o: Options, seats: number, events: readonly Slot[]): Dealt {
  const pile = [...events];
  const nobody = Array.from({ length: seats }, (): Slot[] => []);
  const open = (slots: readonly Slot[]): Slot[] => slots.map((x) => ({ ...x, known: ALL }));
  switch (o.bonusCards) {
    case 'none':
      return { common: [], own: nobody, rest: pile };
    case 'public':
      return { common: open(pile.splice(0, o.publicBonuses)), own: nobody, rest: pile };
    case 'age-by-age': {
      const [first, ...later] = pile.splice(0, 5);
      return { common: [...open([first!]), ...later], own: nobody, rest: pile };
    }
    case 'private': {
      const each = Math.floor((pile.length - 1) / seats); // one of the 13 leaves
      const own = nobody.map((_, seat) => pile.splice(0, each).map((x) => ({ ...x, known: 1 << seat })));
      return { common: [], own, rest: pile };
    }
    case 'open':
      return { common: open(pile), own: nobody, rest: [] };
  }
}

/** Age by age: the next one is turned at the end of round 1 and of each age (TTA-VAR-06). */
export function revealBonus(t: Turn<Tta>): void {
  if (t.s.options.bonusCards !== 'age-by-age') return;
  const next = t.s.bonuses.find((slot) => slot.known !== ALL);
  if (!next) return;
  showIn(t, t.s, 'bonuses', next);
  t.emit({ event: 'bonus-known', card: next.card! });
}

/** After the last choice: what nobody kept is shuffled into the deck of Age III, if the version has one (TTA-VAR-09). */
export function returnBonuses(t: Turn<Tta>): void {
  const { s } = t;
  const isOpen = s.options.bonusCards === 'open';
  const kept = keptBy(s.seats);
  const left = isOpen ? s.bonuses : s.players.flatMap((p) => p.bonuses.slice(kept));
  if (isOpen) s.bonuses = [];
  else for (const p of s.players) p.bonuses = p.bonuses.slice(0, kept);
  if (versionOf(s).lastAge < 3) {
    s.buried = [...s.buried, ...left];
    return;
  }
  s.militaryDecks[3] = t.mix(militaryPile(3), [...s.militaryDecks[3]!, ...left]);
}
