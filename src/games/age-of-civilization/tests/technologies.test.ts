import { describe, expect, it } from 'vitest';
import { availableTechs } from '../ask/selectors.js';
import { ALL_TECHS } from '../cards/index.js';
import { SPECIALS } from '../cards/technologies.js';
import { action, final, MIGHTY, type Probe, rest, sit, slavery, strength, taking, turnEnd, war, wonder } from './probes.js';
import { asks, does, gain, gives, offers, playerAt, table } from './toolkit.js';

/** A figure with the technology and without it. */
type Fact = readonly [title: string, probe: Probe, withIt: number, without: number];

/** Hunting of somebody who owns a technology anyway, so that only the coins differ. */
const hunting: Probe = action('HUNTING', 'coins');
const price =
  (tech: string, owned: readonly string[] = []): Probe =>
  (p) =>
    gain(sit({ ...p, techs: [...owned, ...(p.techs ?? [])] }), 0, 'place place=research', `study tech=${tech}`).coins;

const BASE: Readonly<Record<string, readonly Fact[]>> = {
  writing: [
    ['Research costs 1 less', price('mining'), -3, -4],
    ['Culture does not', action('CULTURE', 'coins'), -4, -4],
  ],
  navigation: [
    ['Fishing +1 coin', action('FISHING', 'coins'), 2, 1],
    ['Commerce +1 coin', action('COMMERCE', 'coins'), 3, 2],
    ['Farm does not', action('FARM', 'coins'), 3, 3],
  ],
  mining: [
    ['Slavery +1 coin', slavery(), 3, 2],
    ['+1 strength', strength, 1, 0],
    ['no points', slavery('points'), 0, 0],
  ],
  education: [
    ['offers a Culture at the end of the turn', (p) => offers(does(sit(p), 0, 'end-actions'), 0).length, 2, 0],
    ['nothing by itself', turnEnd('points', {}, { coins: 3 }), 0, 0],
  ],
  currency: [
    ['1 coin at the end of the turn', turnEnd('coins'), 1, 0],
    ['no points', turnEnd('points'), 0, 0],
  ],
  iron_working: [
    ['+2 strength', strength, 2, 0],
    ['Slavery brings no more', slavery(), 2, 2],
  ],
  science: [
    ['nothing once it is owned', turnEnd('points'), 0, 0],
    ['nothing at the end', final(), 0, 0],
  ],
  engineering: [
    ['Construction +1 point', action('CONSTRUCTION', 'points'), 3, 2],
    ['Construction costs 1 less', action('CONSTRUCTION', 'coins'), -1, -2],
    ['Wonder costs 1 less', wonder, -6, -7],
  ],
  gunpowder: [
    ['+3 strength', strength, 3, 0],
    ['Conquest +1 point if strongest', action('CONQUEST', 'points'), 3, 2],
    ['nothing for the weaker', action('CONQUEST', 'points', MIGHTY), 0, 0],
  ],
};

const SPECIAL: Readonly<Record<string, readonly Fact[]>> = {
  oral_tradition: [
    ['Culture costs 1 less', action('CULTURE', 'coins'), -3, -4],
    ['Research does not', price('mining'), -4, -4],
  ],
  philosophy: [
    ['Research +1 point', (p) => gain(sit(p), 0, 'place place=research', 'study tech=mining').points, 2, 1],
    ['Culture does not', action('CULTURE', 'points'), 2, 2],
  ],
  calendar: [
    ['Farm +1 coin', action('FARM', 'coins'), 4, 3],
    ['Fishing does not', action('FISHING', 'coins'), 1, 1],
  ],
  astronomy: [
    ['nothing once it is owned', turnEnd('points'), 0, 0],
    ['no strength', strength, 0, 0],
  ],
  code_of_laws: [
    ['Slavery +1 coin', slavery(), 3, 2],
    ['no strength', strength, 0, 0],
  ],
  bureaucracy: [
    ['2 coins at the end of the turn with 3 workers', turnEnd('coins', {}, { workers: 3 }), 2, 0],
    ['none with 2', turnEnd('coins', {}, { workers: 2 }), 0, 0],
  ],
  pottery: [
    ['Hunting +1 coin', hunting, 2, 1],
    ['Fishing does not', action('FISHING', 'coins'), 1, 1],
  ],
  irrigation: [
    ['Farm +2 coins', action('FARM', 'coins'), 5, 3],
    ['no points', action('FARM', 'points'), 0, 0],
  ],
  wheel: [
    ['Commerce +1 coin', action('COMMERCE', 'coins'), 3, 2],
    ['Fishing does not', action('FISHING', 'coins'), 1, 1],
  ],
  roads: [
    ['2 coins with a birth', taking('birth', 'coins'), 5, 3],
    ['2 coins with an annexation', taking('annex', 'coins'), 5, 3],
    ['1 point with an annexation', taking('annex', 'points'), 1, 0],
    ['nothing when passing', (p) => gain(sit({ main: 'rome', ...p }, { step: 'civilisation' }), 0, 'pass').coins, 0, 0],
  ],
  masonry: [
    ['Construction costs 1 less', action('CONSTRUCTION', 'coins'), -1, -2],
    ['Wonder does not', wonder, -7, -7],
  ],
  architecture: [
    ['Wonder costs 2 less', wonder, -5, -7],
    ['Construction does not', action('CONSTRUCTION', 'coins'), -2, -2],
  ],
  horse_riding: [
    ['+1 strength', strength, 1, 0],
    ['Rest brings no more', rest('coins'), 2, 2],
  ],
  feudalism: [
    ['+1 strength', strength, 1, 0],
    ['1 coin at the end of the turn if strongest', turnEnd('coins'), 1, 0],
    ['none while another is stronger', turnEnd('coins', MIGHTY), 0, 0],
  ],
  archery: [
    ['Hunting +1 coin', hunting, 2, 1],
    ['no strength', strength, 0, 0],
  ],
  siegecraft: [
    ['+1 strength', strength, 1, 0],
    ['Conquest +1 point if strongest', action('CONQUEST', 'points'), 3, 2],
    ['nothing for the weaker', action('CONQUEST', 'points', MIGHTY), 0, 0],
  ],
  bronze_working: [
    ['+1 strength', strength, 1, 0],
    ['Slavery brings no more', slavery(), 2, 2],
  ],
  fortification: [
    ['+1 strength', strength, 1, 0],
    ['no sacrifice in war', war('workers', MIGHTY), 0, -1],
    ['the Plague passes it', (p) => gain(sit(p, { lastTurn: true, next: 'PLAGUE' }), 0, 'end-actions').workers, -1, -1],
  ],
};

const cardOf = (tech: string): string | undefined => SPECIALS.find((card) => card.technologies.some((row) => row.id === tech))?.id;

describe('technologies', () => {
  it('are nine and eighteen, and each is tested here', () => {
    expect(ALL_TECHS.map((row) => row.id)).toEqual([...Object.keys(BASE), ...Object.keys(SPECIAL)]);
    expect([Object.keys(BASE).length, Object.keys(SPECIAL).length]).toEqual([9, 18]);
  });

  for (const [tech, facts] of Object.entries({ ...BASE, ...SPECIAL }))
    describe(tech, () => {
      it.each(facts)('%s', (_title, probe, withIt, without) => {
        const special = cardOf(tech);
        expect([probe({ techs: [tech], ...(special ? { special } : undefined) }), probe({})], 'with it, without it').toEqual([
          withIt,
          without,
        ]);
      });
    });

  it('science: its points come when it is gained', () => {
    const at = table({ round: 3, players: [{ coins: 4, techs: ['currency'] }] });
    expect(gain(at, 0, 'place place=research', 'study tech=science')).toEqual(gives(-4, 1 + 3));
  });

  it('astronomy: one more technology when gained, without a point of its own', () => {
    const at = table({ innovation: true, players: [{ coins: 4, special: 'ST-L2', techs: ['calendar'] }] });
    const asked = does(at, 0, 'place place=research', 'study tech=astronomy');
    expect(asks(asked).step).toBe('gain-tech');
    const after = does(asked, 0, 'learn tech=science');
    expect(playerAt(after, 0)).toMatchObject({ techs: ['calendar', 'astronomy', 'science'], points: 1 + 5, coins: 0 });
  });

  it('education: Culture costs what it costs, and only once', () => {
    const at = does(table({ players: [{ techs: ['education'], coins: 12 }] }), 0, 'end-actions', 'activate ability=TEC-education-1');
    expect(playerAt(at, 0)).toMatchObject({ coins: 8, points: 2 });
    expect(asks(at).seats).toEqual([1]);
  });
});

describe('special technology cards', () => {
  const CARDS: readonly (readonly [id: string, top: string, row1: string, row2: string, covered: readonly string[]])[] = [
    ['ST-L1', 'science', 'oral_tradition', 'philosophy', ['writing', 'education']],
    ['ST-L2', 'science', 'calendar', 'astronomy', ['writing', 'education']],
    ['ST-L3', 'science', 'code_of_laws', 'bureaucracy', ['writing', 'education']],
    ['ST-M1', 'engineering', 'pottery', 'irrigation', ['navigation', 'currency']],
    ['ST-M2', 'engineering', 'wheel', 'roads', ['navigation', 'currency']],
    ['ST-M3', 'engineering', 'masonry', 'architecture', ['navigation', 'currency']],
    ['ST-R1', 'gunpowder', 'horse_riding', 'feudalism', ['mining', 'iron_working']],
    ['ST-R2', 'gunpowder', 'archery', 'siegecraft', ['mining', 'iron_working']],
    ['ST-R3', 'gunpowder', 'bronze_working', 'fortification', ['mining', 'iron_working']],
  ];

  it('are nine', () => {
    expect(SPECIALS.map((card) => card.id)).toEqual(CARDS.map(([id]) => id));
  });

  it.each(CARDS)(
    '%s: bought for 1 coin, opens its technologies one after the other and covers the old ones',
    (id, top, row1, row2, covered) => {
      const after = does(table({ innovation: true, specials: [id], players: [{ coins: 1 }] }), 0, `buy-special special=${id}`);
      const owner = playerAt(after, 0);
      expect(owner).toMatchObject({ coins: 0, special: id });
      const available = (...techs: string[]): string[] => availableTechs({ ...owner, techs });
      expect(available()).toContain(row1);
      expect(available()).not.toContain(row2);
      expect(available(row1)).toContain(row2);
      expect(available(row1)).not.toContain(top);
      expect(available(row1, row2)).toContain(top);
      for (const techs of [[], [row1], [row1, row2]]) for (const tech of covered) expect(available(...techs)).not.toContain(tech);
    },
  );
});
