import { expect, it } from 'vitest';
import { mask, type Seat } from '../../../kernel/index.js';
import { rule } from '../../shared/tests/toolkit.js';
import { incomeOf } from '../ask/production.js';
import { civilization as game } from '../game.js';
import { growthGain } from '../guide/growth.js';
import type { Move } from '../state/state.js';
import { buys, does, type Moment, type SceneSpec, scene, stops } from './scene.js';

const found = (region: 'iberia' | 'gaul' | 'mexica'): Move => ({ move: 'found', region });
const at = (spec: Omit<SceneSpec, 'steps'>) => scene({ ...spec, steps: [buys(0), stops] });
const foretold = ({ state }: Moment, move: Move, seat: Seat = 0) => growthGain(mask(game, state, seat), seat, move);
/** What a purchase really adds to the next production. */
const added = (moment: Moment, move: Move): number =>
  incomeOf(does(moment, 0, move).state, 0, null).total - incomeOf(moment.state, 0, null).total;

rule(['CIV-PRB-05'], 'basic: a village under the minimum adds nothing, and the forecast says so', () => {
  const poor = at({ players: [{ gold: 50, settled: { gaul: 1 }, figures: { iberia: { settler: 1 } } }, { settled: { mexica: 1 } }] });
  expect(added(poor, found('iberia'))).toBe(0);
  expect(foretold(poor, found('iberia'))).toEqual({ gold: 0, why: 'minimum', rule: 'CIV-PRB-05', sum: 2, minimum: 10 });
  expect(foretold(poor, { move: 'expand', region: 'gaul' })).toMatchObject({ gold: 0, why: 'minimum', sum: 2 });
  const rich = at({
    players: [{ gold: 50, settled: { gaul: 4, albion: 4, italia: 4 }, figures: { iberia: { settler: 1 } } }, { settled: { mexica: 1 } }],
  });
  expect(added(rich, found('iberia'))).toBe(1);
  expect(foretold(rich, found('iberia'))).toEqual({ gold: 1, sum: 13, minimum: 10 });
});

const RICH = { rules: 'advanced', beside: ['construction'] } as const;
const land = { gold: 50, settled: { gaul: 2, albion: 2, italia: 2, germania: 2 } } as const;

rule(
  ['CIV-HAP-01', 'CIV-PRA-01'],
  'advanced: an unhappy village without a resource adds nothing; one with a resource or a free face does',
  () => {
    const markers = { gaul: 'iron', albion: 'iron', italia: 'wine', germania: 'iron' } as const;
    const players = [{ ...land, figures: { iberia: { settler: 1 } } }, { settled: { mexica: 1 } }];
    const plain = at({ ...RICH, players, markers });
    expect(added(plain, found('iberia'))).toBe(0);
    expect(foretold(plain, found('iberia'))).toMatchObject({ gold: 0, why: 'unhappy', rule: 'CIV-HAP-01' });
    for (const known of ['?oil 0', '?gems 0', '?no_encounter 0', 'fertile', 'mountains'] as const) {
      const moment = at({ ...RICH, players, markers: { ...markers, iberia: known } });
      expect(foretold(moment, found('iberia'))?.gold, known).toBe(added(moment, found('iberia')));
    }
    // Two faces for three villages: the new one could have the face of one with a resource, which would change nothing.
    const few = { ...players[0]!, settled: { gaul: 1, albion: 1 } } as const;
    const tied = at({ rules: 'advanced', players: [few, players[1]!], markers: { gaul: 'oil', albion: 'gems', iberia: 'mountains' } });
    expect(added(tied, found('iberia'))).toBe(0);
    expect(foretold(tied, found('iberia'))).toMatchObject({ gold: 0, why: 'unhappy', rule: 'CIV-HAP-01' });
    const served = at({ ...RICH, players: [{ ...players[0]!, improvements: ['temple', 'courthouse'] }, players[1]!], markers });
    expect(added(served, found('iberia'))).toBe(foretold(served, found('iberia'))!.gold);
    const grows: Move = { move: 'expand', region: 'germania' };
    const room = at({ ...RICH, players: [{ ...players[0]!, settled: { ...land.settled, germania: 1 } }, players[1]!], markers });
    expect(added(room, grows)).toBeGreaterThan(0);
    expect(foretold(room, grows)?.gold).toBe(added(room, grows));
  },
);

rule(['CIV-PRA-06'], 'advanced: under the minimum a happy village adds nothing either', () => {
  const poor = at({
    rules: 'advanced',
    players: [{ gold: 50, settled: { gaul: 1 }, figures: { iberia: { settler: 1 } } }, { settled: { mexica: 1 } }],
  });
  expect(added(poor, found('iberia'))).toBe(0);
  expect(foretold(poor, found('iberia'))).toMatchObject({ gold: 0, why: 'minimum', rule: 'CIV-PRA-06' });
});

it('nothing is foretold of a place whose marker the buyer has not seen', () => {
  const blind = at({
    players: [{ gold: 50, settled: { gaul: 1 }, figures: { iberia: { settler: 1 } } }, { settled: { mexica: 1 } }],
    markers: { iberia: '?wine 1' },
  });
  expect(foretold(blind, found('iberia'))).toBeUndefined();
  expect(foretold(blind, { move: 'finish-buying' })).toBeUndefined();
});
