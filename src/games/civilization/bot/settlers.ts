import { isRegion, type Space } from '../cards/world.js';
import type { Player } from '../state/state.js';
import { winChance } from './forces.js';
import { FAR, type Goal, type Journey, journeyFrom } from './journeys.js';
import { landsOf } from './lands.js';
import type { Outlook } from './value.js';
import { PATIENCE } from './weights.js';

/** Armies of others stand there, and ours would not beat them: no place for a settler. */
export function isHostile({ s, seat, forces }: Pick<Outlook, 's' | 'seat' | 'forces'>, at: Space): boolean {
  if (!isRegion(at)) return false;
  for (let foe = 0; foe < s.seats; foe++) {
    if (foe === seat) continue;
    const theirs = forces.armies(foe, at);
    if (theirs.n > 0 && winChance(forces.armies(seat, at), theirs) < 0.6) return true;
  }
  return false;
}

/** Where a village is worth founding and nobody lies in wait, the best first. */
export const safeLands = (o: Outlook): Goal[] =>
  landsOf(o.s, o.seat, o.prospect, o.productions).filter(({ region }) => !isHostile(o, region));

/** What is left of a worth after the way to it. */
export const afterJourney = (worth: number, turns: number): number =>
  turns >= FAR ? 0 : worth * PATIENCE[Math.min(PATIENCE.length - 1, Math.round(turns * 4))]!;

/** Settlers of one place and with as many points left, on land or on board. */
export interface Party {
  readonly at: Space;
  readonly left: number;
  readonly n: number;
  readonly goals: Goal[];
}

function partiesOf(p: Player): Party[] {
  const found = new Map<number, { at: Space; left: number; n: number; goals: Goal[] }>();
  const add = (at: Space, left: number, n: number): void => {
    const key = at * 4 + left;
    const known = found.get(key);
    if (known) known.n += n;
    else found.set(key, { at, left, n, goals: [] });
  };
  for (const x of p.stacks) {
    if (x.kind === 'settler') add(x.at, x.left, x.n);
    for (const rider of x.cargo) if (rider.kind === 'settler') add(x.at, rider.left, x.n);
  }
  return [...found.values()];
}

/** Every settler gets a region of its own to settle: whoever gains most by one is sent there first. */
export function sendSettlers(p: Player, lands: readonly Goal[]): { parties: readonly Party[]; taken: ReadonlySet<Space> } {
  const parties = partiesOf(p);
  const taken = new Set<Space>();
  const journeys = parties.map((x): Journey => journeyFrom(p, x.at, 2, x.left));
  const left = parties.map((x) => x.n);
  for (let total = left.reduce((a, b) => a + b, 0); total > 0; total--) {
    let [best, who, goal] = [0, -1, lands[0]];
    for (const land of lands) {
      if (land.worth <= best) break;
      if (taken.has(land.region)) continue;
      for (let i = 0; i < parties.length; i++) {
        if (left[i] === 0) continue;
        const worth = afterJourney(land.worth, journeys[i]!(land.region));
        if (worth > best) [best, who, goal] = [worth, i, land];
      }
    }
    if (who < 0) break;
    left[who]!--;
    parties[who]!.goals.push(goal!);
    taken.add(goal!.region);
  }
  return { parties, taken };
}
