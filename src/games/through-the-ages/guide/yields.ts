import type { CardId, Seat } from '../../../kernel/index.js';
import { countOf } from '../ask/counts.js';
import { extrasOf } from '../ask/crops.js';
import { termsOf } from '../ask/ratings.js';
import { givesOf, playerOf } from '../ask/selectors.js';
import type { Trait, Yield } from '../cards/ability.js';
import { cardOf } from '../cards/index.js';
import type { State } from '../state/state.js';

const traitsIn = (card: CardId): readonly Trait[] => {
  const row = cardOf(card);
  return 'traits' in row ? row.traits : [];
};

/** What a card in play gives a civilisation now: its symbols, and what it counts or changes with the age. */
export function yieldNow(s: State, seat: Seat, card: CardId): Yield {
  const sum: { -readonly [K in keyof Yield]: number } = { ...givesOf(card) };
  const add = (gives: Yield, times: number): void => {
    for (const [what, n] of Object.entries(gives) as [keyof Yield, number][]) sum[what] = (sum[what] ?? 0) + times * n;
  };
  for (const trait of traitsIn(card)) {
    if (trait.trait === 'per') add(trait.gives, countOf(s, seat, trait.count));
    if (trait.trait === 'by-age') add(trait.gives[s.age] ?? {}, 1);
  }
  return sum;
}

export type Goods = 'food' | 'resources';
/** What comes on top of a production (TTX-PROD calls it a bonus), with the card or pact it comes from (TTX-PROD-01), and what it will be in the next age where that differs. */
export interface Extra {
  readonly card: CardId;
  readonly food: number;
  readonly resources: number;
  readonly next?: { readonly age: number; readonly gives: Yield };
}

/** Where the extras of a production come from; together they are what `extrasOf` says. */
export function extrasIn(s: State, seat: Seat): readonly Extra[] {
  const p = playerOf(s, seat);
  const standing = p.wonders.filter(({ ruined }) => !ruined).map(({ id }) => id);
  const cards = [p.government, ...p.specials, ...p.colonies, ...standing, ...(p.leader === null ? [] : [p.leader])];
  const found: Extra[] = [];
  const left = { food: extrasOf(s, seat, 'food'), resources: extrasOf(s, seat, 'resources') };
  const note = (card: CardId, food: number, resources: number): void => {
    const byAge = traitsIn(card).find((x) => x.trait === 'by-age');
    const ahead = byAge?.trait === 'by-age' ? byAge.gives[s.age + 1] : undefined;
    const isSame = byAge?.trait === 'by-age' && JSON.stringify(ahead) === JSON.stringify(byAge.gives[s.age]);
    if (food === 0 && resources === 0 && !(byAge && ahead && !isSame)) return;
    left.food -= food;
    left.resources -= resources;
    found.push({ card, food, resources, ...(ahead && !isSame ? { next: { age: s.age + 1, gives: ahead } } : undefined) });
  };
  for (const card of cards) {
    const { food = 0, resources = 0 } = yieldNow(s, seat, card);
    note(card, food, resources);
  }
  if (s.seats > 2)
    for (let owner = 0; owner < s.seats; owner++) {
      const { food = 0, resources = 0 } = termsOf(s, seat, owner)?.produces ?? {};
      if (food !== 0 || resources !== 0) note(playerOf(s, owner).pact!.card, food, resources);
    }
  // What is left comes from the colours of the hand (TTX-CRD-06).
  if (p.leader !== null && (left.food !== 0 || left.resources !== 0)) note(p.leader, left.food, left.resources);
  return found;
}
