import { describe, expect, it } from 'vitest';
import { fastDice, start } from '../../../kernel/index.js';
import { canTrade } from '../ask/reach.js';
import { TECH_NUMBER } from '../cards/index.js';
import { AROUND, idOf, spaceOf } from '../cards/world.js';
import { civilization as game } from '../game.js';
import { nearestGap, nearestLink, wayOf } from '../guide/links.js';
import type { State } from '../state/state.js';

const blank = start(game, { ...game.defaults, rules: 'advanced' }, 2, fastDice(3)).position.state;

/** Two players with settlements where it is said, and one technology in play. */
function settled(mine: readonly string[], theirs: readonly string[], tech?: keyof typeof TECH_NUMBER): State {
  const owners = blank.owners.map((_, i) => (mine.includes(idOf(i)) ? 0 : theirs.includes(idOf(i)) ? 1 : -1));
  const techs = blank.techs.map((_, i) => (tech !== undefined && TECH_NUMBER[tech] === i ? 0 : -1));
  return { ...blank, owners, sizes: owners.map((owner) => (owner < 0 ? 0 : 1)), techs };
}
const told = (s: State) => {
  const link = nearestLink(s, 0, 1);
  return link && wayOf(link).map(idOf);
};

describe('the proof of a distance', () => {
  it('is the nearest pair that the range allows, space by space', () => {
    expect(told(settled(['gaul'], ['sarmatia']))).toBeUndefined();
    expect(told(settled(['gaul', 'germania'], ['sarmatia', 'steppe']))).toEqual(['germania', 'sarmatia']);
    expect(told(settled(['italia'], ['nile'], 'astronomy'))).toEqual(['italia', 'eastern_mediterranean', 'nile']);
  });

  it('whoever is too far is told by how much', () => {
    const gap = nearestGap(settled(['gaul', 'iberia'], ['sarmatia', 'gobi']), 0, 1)!;
    expect([idOf(gap.from), idOf(gap.to), gap.by, gap.distance]).toEqual(['gaul', 'sarmatia', 'sea', 1]);
    expect(nearestGap(settled(['gaul'], []), 0, 1)).toBeUndefined();
  });

  it('exists exactly for those who may trade, and counts what the rule counts (CIV-TRD-07)', () => {
    const places = ['gaul', 'nile', 'gobi', 'mexica', 'java', 'andes', 'alaska', 'kamchatka'].filter((id) => spaceOf(id as never) >= 0);
    for (const tech of ['trade_mapmaking', 'navigation', 'steam_power', 'flight'] as const)
      for (const a of places)
        for (const b of places.filter((x) => x !== a)) {
          const s = settled([a], [b], tech);
          const link = nearestLink(s, 0, 1);
          expect(link !== undefined).toBe(canTrade(s, 0, 1));
          if (!link) continue;
          const way = wayOf(link);
          expect([idOf(way[0]!), idOf(way.at(-1)!)]).toEqual([a, b]);
          for (let i = 1; i < way.length; i++) expect(AROUND[way[i - 1]!]).toContain(way[i]);
          expect(link.by === 'sea' ? way.length - 2 : way.length - 1).toBe(link.distance);
          expect(tech === 'flight' || link.by !== 'air').toBe(true);
        }
  });
});
