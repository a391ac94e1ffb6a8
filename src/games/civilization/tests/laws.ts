import { terrainLimit } from '../ask/settlements.js';
import { CAPACITY, KIND } from '../cards/kinds.js';
import { isRegion } from '../cards/world.js';
import { NOBODY, type Stack, type State } from '../state/state.js';

function stackTrouble(s: State, x: Stack): string | undefined {
  const { isFleet, moves, category } = KIND[x.kind];
  if (x.n < 1) return 'an empty stack';
  if (x.left < 0 || x.left > moves) return `${x.kind} has ${x.left} movement points`;
  if (isRegion(x.at) ? isFleet : !isFleet && category !== 'aircraft') return `${x.kind} in a space it cannot enter`;
  if (x.cargo.length > (isFleet ? CAPACITY : 0)) return `${x.kind} carries too much`;
  if (s.moving === null && (x.left > 0 || x.footing !== 'still')) return `${x.kind} moves out of turn`;
  return undefined;
}

/** What must hold in every position: nobody owes anything, nothing stands where it cannot, every card has one owner. */
export function complaintAbout(s: State): string | undefined {
  for (const [seat, p] of s.players.entries()) {
    if (p.gold < 0) return `seat ${seat} owes ${-p.gold} gold`;
    if (p.out && p.stacks.length + s.owners.filter((x) => x === seat).length + p.gold > 0) return `seat ${seat} is out and owns something`;
    if (new Set(p.improvements).size < p.improvements.length) return `seat ${seat} has an improvement twice`;
    for (const x of p.stacks) {
      const trouble = stackTrouble(s, x);
      if (trouble) return `seat ${seat}: ${trouble}`;
    }
  }
  for (const [region, owner] of s.owners.entries()) {
    const size = s.sizes[region]!;
    if ((owner === NOBODY) !== (size === 0) || size > 4) return `region ${region} has size ${size}`;
    if (s.turn > 0 && owner !== NOBODY && size > terrainLimit(s, region)) return `region ${region} is too large for its terrain`;
    const marker = s.markers[region];
    if (s.turn > 0 && owner !== NOBODY && marker && marker.known !== -1) return `the settlement of region ${region} hides a marker`;
  }
  for (const { region, to } of s.loans) if (s.owners[region] === NOBODY || s.owners[region] === to) return 'a loan to nobody';
  return undefined;
}
