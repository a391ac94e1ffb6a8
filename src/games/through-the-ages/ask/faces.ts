import { wonderOf, workOf } from '../cards/index.js';
import type { FinishedWonder, Player } from '../state/state.js';
import { givesOf, hasTrait, levelOf, traitsOf } from './selectors.js';

/** The happy faces of a finished wonder: its own unless it is in ruins, and those of a leader under it (TTN-CRD-12). */
export const wonderFaces = ({ id, ruined, faces = 0 }: FinishedWonder): number => (ruined ? 0 : givesOf(id).happy) + faces;

/** What every happy face counts: twice with St. Peter's Basilica of 2006 (TTA-CRD-13). */
export const factorOfFaces = (p: Player): number => (hasTrait(p, 'faces-count-twice') ? 2 : 1);

/**
 * With St. Peter's Basilica of 2015 whatever has a face has one more, except itself (TTN-CRD-08). A leader who
 * takes faces from temples does not change what they have (TTX-CRD-28).
 */
const raised = (p: Player, faces: number): number => faces + (faces > 0 && hasTrait(p, 'faces-raised') ? 1 : 0);
const raises = ({ id, ruined }: FinishedWonder): boolean => !ruined && wonderOf(id).traits.some((x) => x.trait === 'faces-raised');

/** Happy faces of these, as leaders count them. */
export function facesFrom(p: Player, from: readonly string[]): number {
  let n = 0;
  for (const h of p.holdings) if (h.workers > 0 && from.includes(workOf(h.id))) n += h.workers * raised(p, givesOf(h.id).happy);
  if (from.includes('government')) n += raised(p, Math.max(0, givesOf(p.government).happy));
  if (from.includes('wonder'))
    for (const w of p.wonders) n += raises(w) ? Math.max(0, wonderFaces(w)) : raised(p, Math.max(0, wonderFaces(w)));
  return n * factorOfFaces(p);
}

const hasLab = (p: Player): boolean => p.holdings.some((h) => h.workers > 0 && workOf(h.id) === 'lab' && levelOf(h.id) > 0);

/** Faces that the Basilica of 2015 adds: one for every worker and every other card that has any. */
export function raisedFaces(p: Player): number {
  if (!hasTrait(p, 'faces-raised')) return 0;
  let n = 0;
  for (const h of p.holdings) if (givesOf(h.id).happy > 0) n += h.workers;
  for (const id of [p.government, ...p.colonies, ...p.specials]) if (givesOf(id).happy > 0) n++;
  for (const w of p.wonders) if (wonderFaces(w) > 0 && !raises(w)) n++;
  if (p.leader !== null && givesOf(p.leader).happy > 0) n++;
  // A lab to which the leader gives faces.
  for (const x of traitsOf(p, 'per')) if (x.count.of === 'best-level' && (x.gives.happy ?? 0) > 0 && hasLab(p)) n++;
  return n;
}
