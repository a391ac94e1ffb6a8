import type { Seat } from '../../../kernel/index.js';
import type { Count, Trait, Worked } from '../cards/ability.js';
import { type Face, leaderOf, technologyOf } from '../cards/index.js';
import type { Player, State } from '../state/state.js';
import { bestYield } from './crops.js';
import { facesFrom } from './faces.js';
import { armiesOf, scienceOf } from './ratings.js';
import { facesOf, givesOf, levelOf, playerOf, precedes, workersOn } from './selectors.js';

/** What a civilisation has of something that cards count (TTA-CRD-12 to 16). */
export function countOf(s: State, seat: Seat, count: Count): number {
  const p = playerOf(s, seat);
  switch (count.of) {
    case 'workers': {
      let n = 0;
      const faces = facesOf(p);
      for (let i = 0; i < faces.length; i++) {
        const { type, level } = faces[i]!;
        if (count.types.includes(type) && (count.levels?.includes(level) ?? true)) n += p.holdings[i]!.workers;
      }
      return count.max === undefined ? n : Math.min(n, count.max);
    }
    case 'worker-levels':
      return sumOver(p, count.types, (face) => face.level);
    case 'best-level':
      return bestOf(p, count.types)?.level ?? 0;
    case 'best-culture': {
      const best = bestOf(p, count.types);
      return best ? givesOf(best.id).culture : 0;
    }
    case 'best-workers': {
      const best = bestOf(p, count.types);
      return best ? p.holdings.find((h) => h.id === best.id)!.workers : 0;
    }
    case 'best-worker':
      return bestYield(p);
    case 'pairs':
      return Math.min(workersOn(p, count.types[0]), workersOn(p, count.types[1]));
    case 'types':
      return count.types.filter((type) => workersOn(p, type) > 0).length;
    case 'faces':
      return facesFrom(p, count.from);
    case 'colonies':
      return Math.min(p.colonies.length, count.max ?? p.colonies.length);
    case 'all-colonies':
      return s.players.reduce((sum, x) => sum + (x.resigned && !precedes(s, 3) ? 0 : x.colonies.length), 0); // those in the game (TTX-CRD-45)
    case 'technology-levels':
      return technologyLevels(p);
    case 'government-level':
      return levelOf(p.government);
    case 'wonders':
      return p.wonders.length;
    case 'specials':
      return p.specials.length;
    case 'armies':
      return armiesOf(s, p);
    case 'rating':
      return scienceOf(s, seat);
    case 'output':
      return outputOf(s, seat, count);
    case 'greatest':
      return Math.max(...count.among.map((one) => countOf(s, seat, one)));
  }
}

export function sumOver(p: Player, types: readonly Worked[], value: (face: Face) => number): number {
  let n = 0;
  const faces = facesOf(p);
  for (let i = 0; i < faces.length; i++) {
    const { workers } = p.holdings[i]!;
    if (workers > 0 && types.includes(faces[i]!.type)) n += workers * value(faces[i]!);
  }
  return n;
}
/** The highest technology of these types with a worker on it (TTX-CRD-41). */
function bestOf(p: Player, types: readonly Worked[]) {
  let best: ReturnType<typeof technologyOf> | undefined;
  for (const h of p.holdings) {
    if (h.workers === 0) continue;
    const row = technologyOf(h.id);
    if (types.includes(row.type) && (best === undefined || row.level > best.level)) best = row;
  }
  return best;
}
function technologyLevels(p: Player): number {
  let n = levelOf(p.government);
  for (const { level } of facesOf(p)) n += level;
  for (const id of p.specials) n += levelOf(id);
  return n;
}

/** What buildings of these types give, with what the leader makes of them (TTN-CRD-09). */
function outputOf(s: State, seat: Seat, { types, what }: Extract<Count, { of: 'output' }>): number {
  const p = playerOf(s, seat);
  let n = 0;
  for (const symbol of what) n += sumOver(p, types, (face) => face.gives[symbol]);
  for (const trait of p.leader === null ? [] : leaderOf(p.leader).traits) {
    const part = partFor(trait, types);
    if (!part) continue;
    for (const symbol of what) n += (part.gives[symbol] ?? 0) * countOf(s, seat, part.count);
  }
  return n;
}
/** A trait that changes what buildings give, as far as it concerns these types. */
function partFor(trait: Trait, types: readonly Worked[]): Extract<Trait, { trait: 'per' }> | undefined {
  if (trait.trait !== 'per' || !trait.ofBuildings || !('types' in trait.count)) return undefined;
  const both = trait.count.types.filter((type) => types.includes(type));
  if (both.length === 0 || (trait.count.of === 'pairs' && both.length < 2)) return undefined;
  return { ...trait, count: { ...trait.count, types: both } as Count };
}
