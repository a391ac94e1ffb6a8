import type { Refusal } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import { techOf } from '../cards/index.js';
import { SPECIALS, TECHNOLOGIES } from '../cards/technologies.js';
import { nameOf } from '../say/names.js';
import type { Player, State, TechId } from '../state/state.js';
import { availableTechs, techCardOf } from './selectors.js';

/** Every technology a player might think of: the printed card, and what special cards bring or could bring. */
export function thinkableTechs(s: State, p: Player): TechId[] {
  const found: TechId[] = TECHNOLOGIES.map((row) => row.id);
  if (!s.options.innovation) return found;
  for (const card of SPECIALS)
    if (card.id === p.special || s.specials.includes(card.id)) found.push(...card.technologies.map((row) => row.id));
  return found;
}

/** AOC-TEC-2, and which part of it fails. */
export function refuseTech(p: Player, tech: TechId): Refusal | undefined {
  if (availableTechs(p).includes(tech)) return undefined;
  const params = { tech: nameOf.tech(tech) };
  if (p.techs.includes(tech)) return { rule: 'AOC-TEC-2', code: 'TECH_OWNED', params };
  const card = techCardOf(p);
  if (!card.some((row) => row.id === tech)) {
    const covered = TECHNOLOGIES.some((row) => row.id === tech);
    return covered ? { rule: 'AOC-INN-4', code: 'TECH_COVERED', params } : { rule: 'AOC-INN-2', code: 'TECH_UNKNOWN' };
  }
  const before = card.filter((row) => techOf(tech).requires.includes(row.position)).map((row) => nameOf.tech(row.id));
  return { rule: 'AOC-TEC-2', code: 'TECH_NEEDS_PREREQUISITE', params: { ...params, before: listOf(before, 'or') } };
}
