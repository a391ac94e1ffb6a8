import { armyBonus } from '../../../../games/through-the-ages/ask/armies.js';
import { unitsOf } from '../../../../games/through-the-ages/ask/forces.js';
import { drillOf, militaryLimit, strengthOf, tacticBonus } from '../../../../games/through-the-ages/ask/ratings.js';
import { cardsIn, hasTrait } from '../../../../games/through-the-ages/ask/selectors.js';
import { cardOf } from '../../../../games/through-the-ages/cards/index.js';
import type { TacticRow } from '../../../../games/through-the-ages/cards/row.js';
import { describeTerms } from '../../../../games/through-the-ages/say/military.js';
import { type Case, cardName, list, nameOfSeat, rivalsOf } from './case.js';

/** What a military card of the hand is good for as things stand. */
function worthOf(c: Case, card: string): string {
  const { s, seat, say, words } = c;
  const row = cardOf(card);
  switch (row.type) {
    case 'bonus':
      return say('worth.bonus', { defence: row.defence, colonization: row.colonization });
    case 'tactic':
      return worthOfTactic(c, row);
    case 'event':
    case 'territory':
      return say('worth.prepared', { n: row.level });
    case 'aggression':
    case 'war': {
      const weakest = rivalsOf(c).toSorted((a, b) => strengthOf(s, a) - strengthOf(s, b))[0];
      if (weakest === undefined) return say('worth.prepared', { n: 0 });
      const figures = { mine: strengthOf(s, seat), who: nameOfSeat(c, weakest), theirs: strengthOf(s, weakest) };
      return typeof row.price === 'number' ? say('worth.attack', { price: row.price, ...figures }) : say('worth.attack.level', figures);
    }
    case 'pact':
      return words.text(describeTerms(row.a));
    default:
      return '';
  }
}

export function worthOfTactic({ s, p, say }: Case, row: TacticRow): string {
  const n = hasTrait(p, 'no-tactic') ? 0 : armyBonus(unitsOf(p), row, hasTrait(p, 'best-army-twice'), drillOf(s, p));
  return p.tactic === null || p.tactic === row.id ? say('worth.tactic.first', { n }) : say('worth.tactic', { n, now: tacticBonus(s, p) });
}

/** Which card goes and which stay, each by what it is worth now (TTA-MCD-04). */
export function discarding(c: Case, card: string): string[] {
  const { s, seat, p, say, step } = c;
  const hand = cardsIn(p.militaryHand);
  const kept = hand.toSpliced(hand.indexOf(card), 1);
  const told = (it: string): string => {
    const n = kept.filter((other) => other === it).length;
    return say('hand.card', { card: say('list.unit', { unit: cardName(c, it), n }), worth: worthOf(c, it) });
  };
  return [
    step?.step === 'shed'
      ? say('hand.shed', { left: step.left })
      : say('hand.over', { n: p.militaryHand.length, limit: militaryLimit(s, seat) }),
    say('hand.gone', { card: cardName(c, card), worth: worthOf(c, card) }),
    ...(kept.length > 0 ? [say('hand.kept', { cards: list(c, [...new Set(kept)].map(told)) })] : []),
  ];
}
