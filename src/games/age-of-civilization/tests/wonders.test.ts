import { describe, expect, it } from 'vitest';
import { WONDERS } from '../cards/wonders.js';
import { action, final, MIGHTY, type Probe, sit, slavery, strength, turnEnd, war } from './probes.js';
import { asks, does, gain, gives, type PlayerSpec, playerAt, table } from './toolkit.js';

/** A figure with the wonder and without it. */
type Fact = readonly [title: string, probe: Probe, withIt: number, without: number];

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  great_pyramid: [
    ['3 points at the end', final(), 3, 0],
    ['nothing before', turnEnd('points'), 0, 0],
  ],
  hanging_gardens: [
    ['1 point per worker at the end', final({ workers: 3 }), 3, 0],
    ['none without workers', final(), 0, 0],
  ],
  great_library: [
    ['1 point per 2 technologies at the end', final({ techs: ['writing', 'navigation', 'mining', 'education', 'currency'] }), 2, 0],
    ['none with one', final({ techs: ['writing'] }), 0, 0],
  ],
  colossus: [
    ['1 point per 2 strength at the end', final({ techs: ['gunpowder'] }), 1, 0],
    ['2 with strength 5', final({ techs: ['gunpowder', 'iron_working'] }), 2, 0],
    ['none with strength 1', final({ techs: ['mining'] }), 0, 0],
  ],
  lighthouse: [
    ['1 point per 3 coins at the end', final({ coins: 11 }), 3, 0],
    ['none with 2', final({ coins: 2 }), 0, 0],
  ],
  great_wall: [
    ['no sacrifice in war', war('workers', MIGHTY), 0, -1],
    ['2 points at the end', final(), 2, 0],
    ['the Plague passes it', (p) => gain(sit(p, { lastTurn: true, next: 'PLAGUE' }), 0, 'end-actions').workers, -1, -1],
  ],
  stonehenge: [
    ['4 points at the end with at most 2 technologies', final({ techs: ['writing', 'mining'] }), 4, 0],
    ['none with 3', final({ techs: ['writing', 'mining', 'navigation'] }), 0, 0],
  ],
  parthenon: [
    ['Culture +1 point', action('CULTURE', 'points'), 3, 2],
    ['nothing at the end', final(), 0, 0],
    [
      'Culture of Education too',
      (p) => gain(sit({ ...p, techs: ['education'] }), 0, 'end-actions', 'activate ability=TEC-education-1').points,
      3,
      2,
    ],
  ],
  colosseum: [
    ['Slavery +1 point', slavery('points'), 1, 0],
    ['and its usual coins', slavery(), 2, 2],
    ['Conquest gives no more', action('CONQUEST', 'points'), 2, 2],
  ],
  petra: [
    ['1 coin at the end of the turn', turnEnd('coins'), 1, 0],
    ['1 point at the end of the game', final(), 1, 0],
  ],
  angkor_wat: [
    ['1 point per wonder at the end, itself included', (p) => final()({ wonders: [...(p.wonders ?? []), 'parthenon', 'moai'] }), 3, 0],
    ['one alone', final(), 1, 0],
  ],
  machu_picchu: [
    ['1 point per civilisation card at the end', final({ main: 'rome', declined: ['nubia'], annexed: ['lydia'] }), 3, 0],
    ['one with one', final({ main: 'rome' }), 1, 0],
  ],
  moai: [
    ['nothing at the end', final(), 0, 0],
    ['no strength', strength, 0, 0],
  ],
  hagia_sophia: [
    ['nothing at the end', final(), 0, 0],
    ['Research gives no more', (p) => gain(sit(p), 0, 'place place=research', 'study tech=mining').points, 1, 1],
  ],
  terracotta_army: [
    ['4 points at the end if strongest', final(), 4, 0],
    ['none while another is stronger', final({}, MIGHTY), 0, 0],
  ],
};

describe('wonders', () => {
  it('are fifteen, and each is tested here', () => {
    expect(WONDERS.map((row) => row.formerly ?? row.id)).toEqual(Object.keys(FACTS).map((key) => `WON-${key}`));
    expect(WONDERS).toHaveLength(15);
  });

  for (const [key, facts] of Object.entries(FACTS))
    describe(`WON-${key}`, () => {
      it.each(facts)('%s', (_title, probe, withIt, without) => {
        const player: PlayerSpec = { wonders: [key] };
        expect([probe(player), probe({})], 'with it, without it').toEqual([withIt, without]);
      });

      it('carries no strength', () => {
        expect(strength({ wonders: [key] })).toBe(0);
      });
    });

  it('WON-moai-2: 1 point per two upcoming cards when gained, whatever the way', () => {
    const points = [1, 2, 4, 5, 6].map(
      (round) => gain(table({ round, wonders: ['moai'], players: [{ coins: 7 }] }), 0, 'place place=wonder').points,
    );
    expect(points).toEqual([3 + 2, 3 + 2, 3 + 1, 3, 3]);
    const inca = table({ round: 3, step: 'civilisation', market: ['inca'], wonders: ['moai'], players: [{ main: 'rome' }] });
    expect(gain(inca, 0, 'birth card=inca').points).toBe(1);
  });

  it('WON-hagia_sophia: a technology when gained, without the point of Research', () => {
    const at = does(table({ wonders: ['hagia_sophia'], players: [{ coins: 7, techs: ['writing'] }] }), 0, 'place place=wonder');
    expect(asks(at).step).toBe('gain-tech');
    const after = does(at, 0, 'learn tech=education');
    expect(gain(at, 0, 'learn tech=education')).toEqual(gives(0));
    expect(playerAt(after, 0)).toMatchObject({ techs: ['writing', 'education'], points: 3 });
    const all = ['writing', 'navigation', 'mining', 'education', 'currency', 'iron_working', 'science', 'engineering', 'gunpowder'];
    const full = does(table({ wonders: ['hagia_sophia'], players: [{ coins: 7, techs: all }] }), 0, 'place place=wonder');
    expect(asks(full).step).toBe('actions');
  });
});
