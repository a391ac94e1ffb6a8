import { describe, expect, it } from 'vitest';
import { appealTo } from '../bot/appeal.js';
import { superiorityOf } from '../bot/forces.js';
import { shareOf } from '../bot/shares.js';
import { GENERAL, VETERAN } from '../bot/skill.js';
import { tempoByIncome } from '../bot/tempo.js';
import { outlookOf, settlementWorth } from '../bot/value.js';
import { spaceOf } from '../cards/world.js';
import { buys, legalAt, moves, scene, stops } from './scene.js';

describe('what an expert knows besides', () => {
  const monopoly = scene({
    rules: 'advanced',
    players: [{ settled: { mexica: 1, yucatan: 1 } }, { settled: { gaul: 1, iberia: 1, italia: 1, germania: 1 } }],
    markers: { gaul: 'coal', iberia: 'coal', italia: 'coal', germania: 'oil', mexica: 'oil', yucatan: 'oil' },
    steps: [moves(0), stops],
  }).state;

  it('CIV-PRB-04 a settlement of a monopoly is worth more to its owner than another one, and to whoever would have a monopoly by it', () => {
    const [coal, oil] = [spaceOf('gaul'), spaceOf('germania')];
    expect(shareOf({ s: monopoly }, coal, 1) - shareOf({ s: monopoly }, oil, 1)).toBeGreaterThan(12);
    // The third oil of seat 0, the only one of seat 1.
    expect(shareOf({ s: monopoly }, oil, 0) - shareOf({ s: monopoly }, oil, 1)).toBeGreaterThan(12);
    const worth = (skill: typeof GENERAL, region: number) => settlementWorth(outlookOf(monopoly, 0, skill), region);
    expect(worth(GENERAL, coal)).toBeGreaterThan(worth(GENERAL, oil) + 1);
    expect(worth(VETERAN, coal)).toBe(worth(VETERAN, oil));
  });

  it('the richer the richest seat, the sooner the game is over; after production one turn less is left', () => {
    const rich = scene({
      rules: 'basic',
      era: 3,
      players: [{ settled: { gaul: 4, iberia: 4, italia: 4, germania: 4 } }, { settled: { java: 1 } }],
      steps: [moves(0), stops],
    });
    const poor = scene({ rules: 'basic', era: 3, players: [{ settled: { gaul: 1 } }, { settled: { java: 1 } }], steps: [moves(0), stops] });
    const [soon, late] = [tempoByIncome(rich.state), tempoByIncome(poor.state)];
    expect(soon.productions).toBeLessThan(late.productions);
    for (const x of [soon, late]) expect(x.ofEra).toBeLessThanOrEqual(x.productions);
    expect(tempoByIncome({ ...poor.state, phase: 'purchase' }).productions).toBeCloseTo(late.productions - 1);
    expect(tempoByIncome({ ...poor.state, ending: 'discoveries', phase: 'purchase' }).productions).toBe(0);
  });

  it('CIV-CMB-05 against infantry it buys cavalry, against cavalry artillery', () => {
    const kindAgainst = (theirs: string) => {
      const at = scene({
        rules: 'basic',
        players: [
          { gold: 5, settled: { gaul: 2 } },
          { settled: { germania: 2 }, figures: { germania: { [theirs]: 2 } } },
        ],
        steps: [buys(0), stops],
      });
      const armies = legalAt(at, 0).filter((m) => m.move === 'recruit' && m.kind !== 'settler' && !m.kind.startsWith('fleet'));
      const scores = appealTo(GENERAL)(at.state, 0, armies);
      const chosen = armies[scores.indexOf(Math.max(...scores))]!;
      return chosen.move === 'recruit' ? chosen.kind : undefined;
    };
    expect(kindAgainst('infantry-1')).toBe('cavalry-1');
    expect(kindAgainst('cavalry-1')).toBe('artillery-1');
    expect(superiorityOf(monopoly, 0, 'cavalry-1')).toBe(0);
  });
});
