import type { MoveRule, Refusal, Seat, Slot, Turn } from '../../../kernel/index.js';
import { ALL } from '../../../kernel/index.js';
import { abilitiesOf, playerOf } from '../ask/selectors.js';
import { civOf } from '../cards/index.js';
import { fire } from '../cards/operations.js';
import { change } from '../change/change.js';
import { scenarioOf } from '../editions/scenarios.js';
import { nameOf } from '../say/names.js';
import type { Aoc, CivId, Move, State } from '../state/state.js';

type Take = Extract<Move, { move: 'birth' | 'annex' }>;

/** The cards a seat may take: the market, and its hand in the Draft variant (AOC-DRF-3). */
const offeredCards = (s: State, seat: Seat): CivId[] =>
  [...s.market.map((x) => x.slot), ...playerOf(s, seat).hand].map((slot) => slot.card!);

/** Whoever owns three is not asked (AOC-CIV-3). */
const refuseTake = (s: State, seat: Seat, card: CivId): Refusal | undefined =>
  offeredCards(s, seat).includes(card) ? undefined : { rule: 'AOC-CIV-4', code: 'CARD_NOT_THERE', params: { card: nameOf.civ(card) } };

/** AOC-CIV-1: a player without a civilisation must give birth to one. */
const mustGiveBirth = (s: State, seat: Seat): Refusal | undefined =>
  playerOf(s, seat).main < 0 ? { rule: 'AOC-CIV-1', code: 'MUST_GIVE_BIRTH' } : undefined;

/**
 * Take the card away from where it lies, with the bonus coins that come with it (AOC-CIV-7, AOC-DRF-4, also those that
 * were put on it: AOC-DRF-6).
 */
function removeCard(t: Turn<Aoc>, seat: Seat, card: CivId): { slot: Slot; coins: number } {
  const { s } = t;
  const p = playerOf(s, seat);
  const standard = s.options.draft && p.civs.length > 0 ? 2 : 0;
  const i = s.market.findIndex((x) => x.slot.card === card);
  if (i >= 0) {
    const [{ slot, coins }] = s.market.splice(i, 1) as [(typeof s.market)[number]];
    return { slot, coins: coins + standard };
  }
  const [held] = p.hand.splice(
    p.hand.findIndex((x) => x.card === card),
    1,
  ) as [Slot];
  return { slot: t.show('all', held), coins: standard };
}

/** A birth, wherever the card comes from (AOC-CIV-4, AOC-CIV-5, AOC-CIV-11, order of AOC-CIV-10 and AOC-AMB-1). */
export function giveBirth(t: Turn<Aoc>, seat: Seat, slot: Slot, bonusCoins: number): void {
  const p = playerOf(t.s, seat);
  const card = slot.card!;
  const row = civOf(card);
  const former = abilitiesOf(t.s, seat).filter((a) => a.when.event === 'acquire');
  const declined = p.main < 0 ? null : p.civs[p.main]!.slot.card!;
  p.civs.push({ slot, annexed: false });
  p.main = p.civs.length - 1;
  t.emit({ event: 'birth', seat, card, declined });
  change(t, seat, { workers: row.population - p.workers }, { from: 'birth' });
  const born = row.main.filter((a) => a.when.event === 'birth');
  // The coins of the Draft and those put on the card count for Carthage and Iberia too (AOC-DRF-7, AOC-DRF-8).
  const factor = born.flatMap((a) => a.do).reduce((n, op) => (op.op === 'bonusCoinsFactor' ? n * op.factor : n), 1); // AOC-CAB-7
  change(t, seat, { coins: bonusCoins * factor }, { from: 'market' });
  fire(t, seat, born, { bonusCoins });
  fire(t, seat, former);
}

/** The setup card of a scenario, born before the first question. */
export const bornFromBox = (card: CivId): Slot => ({ back: 'civ', card, known: ALL });

export const birth: MoveRule<Aoc, Extract<Take, { move: 'birth' }>> = {
  candidates: (s, seat) => offeredCards(s, seat).map((card) => ({ move: 'birth', card })),
  refuse(s, seat, { card }) {
    if (scenarioOf(s.options.scenario)?.noBirth) return { rule: 'AOC-SCN-2', code: 'NO_BIRTH_IN_SCENARIO' };
    return refuseTake(s, seat, card);
  },
  perform(t, seat, { card }) {
    t.done();
    t.push({ step: 'market', seat });
    const { slot, coins } = removeCard(t, seat, card);
    giveBirth(t, seat, slot, coins);
  },
};

export const annex: MoveRule<Aoc, Extract<Take, { move: 'annex' }>> = {
  candidates: (s, seat) => offeredCards(s, seat).map((card) => ({ move: 'annex', card })),
  refuse: (s, seat, { card }) => mustGiveBirth(s, seat) ?? refuseTake(s, seat, card),
  /** AOC-CIV-6: the main civilisation stays; one worker more, the card's inherited ability only. */
  perform(t, seat, { card }) {
    t.done();
    t.push({ step: 'market', seat });
    const p = playerOf(t.s, seat);
    const { slot, coins } = removeCard(t, seat, card);
    const former = abilitiesOf(t.s, seat).filter((a) => a.when.event === 'annex' || a.when.event === 'acquire');
    p.civs.push({ slot, annexed: true });
    t.emit({ event: 'annex', seat, card });
    change(t, seat, { workers: 1 }, { from: 'annex' });
    change(t, seat, { coins }, { from: 'market' });
    fire(t, seat, former);
  },
};

export const pass: MoveRule<Aoc, Extract<Move, { move: 'pass' }>> = {
  candidates: () => [{ move: 'pass' }],
  refuse: mustGiveBirth,
  /** AOC-CIV-9: nothing happens to the market. */
  perform(t, seat) {
    t.done();
    t.emit({ event: 'pass', seat });
  },
};

export const keep: MoveRule<Aoc, Extract<Move, { move: 'keep' }>> = {
  candidates: (s, seat) => (s.packs[seat] ?? []).map((slot) => ({ move: 'keep', card: slot.card! })),
  refuse: (s, seat, { card }) =>
    s.packs[seat]?.some((slot) => slot.card === card) ? undefined : { rule: 'AOC-DRF-1', code: 'KEEP_NOT_IN_PACK' },
  /** Picks are secret and simultaneous: the draft step reveals them together. */
  perform() {},
};
