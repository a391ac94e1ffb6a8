import type { Refusal, Seat, Turn } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import { genericTech, isInPlay, missingFor, ownedOf, wonderOwner } from '../ask/cards.js';
import { lastEra } from '../ask/ending.js';
import { improvementPrice, improvementRoyalty, techPrice } from '../ask/prices.js';
import { isAdvanced } from '../ask/table.js';
import { IMPROVEMENTS } from '../cards/improvements.js';
import { IMPROVEMENT, TECH_NUMBER, TECH_OF_IMPROVEMENT, TECHNOLOGY, WONDER } from '../cards/index.js';
import { TECHNOLOGIES, type TechId } from '../cards/technologies.js';
import { endWith } from '../change/ending.js';
import { spend } from '../change/spending.js';
import { gainTechnology, takeWonder } from '../change/technologies.js';
import { techName } from '../say/names.js';
import { no } from '../state/refusals.js';
import { type Civ, NOBODY, type State } from '../state/state.js';
import { isBuyer, refusePrice } from './buying.js';
import { type MoveOf, type Rule, WRONG_MOMENT } from './rule.js';

const BUY = TECHNOLOGIES.map(({ id }): MoveOf<'buy-technology'> => ({ move: 'buy-technology', tech: id }));

/** What is refused for want of prerequisites, by technology: kept as long as no technology changes hands, which replaces the list. */
const EARLY = new WeakMap<State['techs'], (Refusal | null)[]>();
function refuseEarly(s: State, tech: number): Refusal | null {
  let refusals = EARLY.get(s.techs);
  if (!refusals) {
    refusals = TECHNOLOGIES.map((_, i) => {
      const missing = missingFor(s, i);
      return missing.length === 0 ? null : no('CIV-TEC-02', 'NEEDS_TECHNOLOGY', { tech: listOf(missing.map(techName), 'and') });
    });
    EARLY.set(s.techs, refusals);
  }
  return refusals[tech]!;
}

/** CIV-TEC-01; CIV-TEC-02, CIV-ERA-04 */
export const buyTechnology: Rule<'buy-technology'> = {
  candidates(s) {
    if (isAdvanced(s)) return BUY.filter((_, i) => s.techs[i] === NOBODY && TECHNOLOGIES[i]!.era <= s.era + 1);
    const generic = genericTech(s, s.era);
    return generic ? [BUY[TECH_NUMBER[generic]]!] : [];
  },
  refuse(s, seat, { tech }) {
    if (!isBuyer(s, seat)) return WRONG_MOMENT;
    if (isInPlay(s, tech)) return no('CIV-TEC-03', 'TECHNOLOGY_TAKEN');
    const { era } = TECHNOLOGY[tech];
    if (!isAdvanced(s)) {
      if (era !== s.era) return no('CIV-ERA-03', 'WRONG_ERA');
      if (genericTech(s, era) !== tech) return no('CIV-TEC-01', 'TECHNOLOGY_TAKEN');
    } else {
      if (era > s.era + 1) return no('CIV-ERA-04', 'TOO_EARLY'); // CIV-AMB-28
      const refusal = refuseEarly(s, TECH_NUMBER[tech]);
      if (refusal) return refusal;
    }
    return refusePrice(s, seat, techPrice(s, seat, tech));
  },
  perform(t, seat, { tech }) {
    spend(t, seat, techPrice(t.s, seat, tech), 'technology');
    gainTechnology(t, seat, tech, 'bought');
    rollEndDie(t, seat, tech);
  },
};

/** Short and medium games: bought technologies of their last era may end them (CIV-END-02, 03). */
function rollEndDie(t: Turn<Civ>, seat: Seat, tech: TechId): void {
  const { s } = t;
  const last = lastEra(s);
  if (last === undefined || s.ending !== null || TECHNOLOGY[tech].era !== last) return;
  const die = t.roll(6);
  const owned = ownedOf(s, last);
  t.emit({ event: 'end-die', seat, die, owned, ends: die <= owned });
  if (die <= owned) endWith(t, 'die', seat);
}

const IMPROVE = IMPROVEMENTS.map(({ id }): MoveOf<'buy-improvement'> => ({ move: 'buy-improvement', improvement: id }));

/** CIV-IMP-01, CIV-IMP-02 */
export const buyImprovement: Rule<'buy-improvement'> = {
  candidates: (s) => (isAdvanced(s) ? IMPROVE.filter(({ improvement }) => IMPROVEMENT[improvement].era === s.era) : []),
  refuse(s, seat, { improvement }) {
    if (!isBuyer(s, seat) || !isAdvanced(s)) return WRONG_MOMENT;
    if (IMPROVEMENT[improvement].era !== s.era) return no('CIV-IMP-01', 'WRONG_ERA');
    const tech = TECH_OF_IMPROVEMENT[improvement];
    if (!isInPlay(s, tech)) return no('CIV-IMP-01', 'NEEDS_TECHNOLOGY', { tech: techName(tech) });
    if (s.players[seat]!.improvements.includes(improvement)) return no('CIV-IMP-01', 'OWNED_ALREADY');
    return refusePrice(s, seat, improvementPrice(s));
  },
  perform(t, seat, { improvement }) {
    const p = t.s.players[seat]!;
    spend(t, seat, improvementPrice(t.s), 'improvement', improvementRoyalty(t.s, seat, improvement));
    p.improvements = [...p.improvements, improvement];
    t.emit({ event: 'improvement', seat, improvement, free: false });
  },
};

const ALPHA: readonly MoveOf<'buy-wonder'>[] = [{ move: 'buy-wonder', wonder: 'alpha_centauri' }];

/** Alpha Centauri is the one wonder for sale (CIV-WON-05); the game ends with this turn (CIV-END-08). */
export const buyWonder: Rule<'buy-wonder'> = {
  candidates: (s) => (isAdvanced(s) && (s.era === 4 || isInPlay(s, 'fusion')) ? ALPHA : []),
  refuse(s, seat, { wonder }) {
    if (!isBuyer(s, seat) || !isAdvanced(s)) return WRONG_MOMENT;
    const { effect } = WONDER[wonder];
    if (effect.does !== 'sale') return no('CIV-WON-03', 'NOT_FOR_SALE');
    if (wonderOwner(s, wonder) !== NOBODY) return no('CIV-WON-05', 'WONDER_TAKEN');
    if (!isInPlay(s, 'fusion')) return no('CIV-WON-05', 'NEEDS_TECHNOLOGY', { tech: techName('fusion') });
    return refusePrice(s, seat, effect.price);
  },
  perform(t, seat, { wonder }) {
    const { effect } = WONDER[wonder];
    if (effect.does === 'sale') spend(t, seat, effect.price, 'wonder');
    takeWonder(t, seat, wonder, 'bought');
    endWith(t, 'space', seat);
  },
};
