import { describe, expect, it } from 'vitest';
import { strengthOf, tacticBonus } from '../ask/ratings.js';
import { TACTICS } from '../cards/military.js';
import { asks, card, does, eventsOf, handOf, offers, playerAt, refuses, type SceneSpec, scene } from './scene.js';

type PlayerSpec = NonNullable<SceneSpec['players']>[number];
const ACTING = { steps: [{ step: 'actions' }] } as const;
const strength = (player: PlayerSpec) => strengthOf(scene({ age: 3, players: [player] }).state, 0);
const karl = { workers: { warriors: 2, swordsmen: 1, knights: 2 }, tactic: 'medieval-army' };

describe('tactics', () => {
  it('TTA-TAC-01 one military action; a new tactic discards the old', () => {
    const at = scene({ age: 1, ...ACTING, players: [{ hand: ['legion', 'phalanx'], workers: { warriors: 3 } }] });
    const then = does(at, 0, { move: 'tactic', card: 'legion' });
    expect(playerAt(then, 0)).toMatchObject({ tactic: card('legion'), usedMilitary: 1 });
    expect(strengthOf(then.state, 0)).toBe(5);
    const next = does(then, 0, { move: 'tactic', card: 'phalanx' });
    expect(playerAt(next, 0).tactic).toBe(card('phalanx'));
    expect(next.state.militaryDiscard.map((x) => x.card)).toEqual([card('legion')]);
    expect(handOf(next, 0)).toEqual([]);
    refuses(next, 0, { move: 'tactic', card: 'legion' }, 'TTA-MCD-01', 'CARD_NOT_IN_HAND');
    const tired = scene({ age: 1, ...ACTING, players: [{ hand: ['legion'], usedMilitary: 2 }] });
    refuses(tired, 0, { move: 'tactic', card: 'legion' }, 'TTA-TAC-01', 'NOT_ENOUGH_MA');
  });

  it('TTA-EX-34 Medieval Army: units 8, two armies +4, strength 12', () => {
    expect(strength(karl)).toBe(12);
  });

  it('TTA-EX-35 TTA-TAC-06 sacrifices: Knights 14; with Swordsmen 18; two Warriors and two Knights 22', () => {
    const attacked = (...units: string[]) => {
      const at = scene({ players: [{ ...karl, government: 'monarchy', hand: ['spy.ii'] }, { workers: {} }] });
      const sent = does(at, 0, { move: 'aggression', card: 'spy.ii', target: 1 }, ...units.map((unit) => ({ move: 'commit', unit })), {
        move: 'settle',
      });
      return eventsOf(sent, 'fought')[0]!.attack;
    };
    expect(attacked()).toBe(12);
    expect(attacked('knights')).toBe(14);
    expect(attacked('knights', 'swordsmen')).toBe(18);
    expect(attacked('knights', 'knights', 'warriors', 'warriors')).toBe(22);
  });

  it('TTA-EX-36 Defensive Army: units 13, one army +6, one with old units +3: 22', () => {
    const workers = { riflemen: 1, swordsmen: 1, warriors: 2, cannon: 2 };
    expect(strength({ workers })).toBe(13);
    expect(strength({ workers, tactic: 'defensive-army' })).toBe(22);
  });

  it('TTA-EX-37 TTA-AIR-01 Entrenchments: 47 with one air unit, 57 with two, 60 with three', () => {
    const example = (n: number) => ({
      workers: { riflemen: 1, swordsmen: 1, rockets: 1, cannon: 3, 'air-forces': n },
      tactic: 'entrenchments',
    });
    // Riflemen 3, Swordsmen 2, Rockets 5, three Cannons 9, an air unit 5: 24.
    expect(strength({ workers: example(1).workers })).toBe(24);
    expect([1, 2, 3].map((n) => strength(example(n)))).toEqual([24 + 18 + 5, 57, 60]);
  });

  it('TTA-TAC-07 tactics never become obsolete', () => {
    const at = scene({
      age: 2,
      civilLeft: 1,
      steps: [{ step: 'replenish' }, { step: 'politics' }],
      players: [{ tactic: 'legion', workers: { warriors: 3 } }],
    });
    expect(at.state.age).toBe(3);
    expect(playerAt(at, 0).tactic).toBe(card('legion'));
    expect(strengthOf(at.state, 0)).toBe(5);
  });

  it('TTA-CRD-11 Napoleon doubles the best army in the rating, not in a sacrifice', () => {
    expect(strength({ ...karl, leader: 'napoleon-bonaparte' })).toBe(14);
    expect(strength({ workers: { warriors: 3 }, tactic: 'medieval-army', leader: 'napoleon-bonaparte' })).toBe(3);
  });

  it('TTA-CRD-04 Genghis Khan ignores the tactic, his cavalry is stronger and counts so when sacrificed', () => {
    expect(strength({ ...karl, leader: 'genghis-khan' })).toBe(8 + 2);
    const at = scene({ players: [{ ...karl, leader: 'genghis-khan', government: 'monarchy', hand: ['spy.ii'] }, { workers: {} }] });
    const sent = does(at, 0, { move: 'aggression', card: 'spy.ii', target: 1 }, { move: 'commit', unit: 'knights' }, { move: 'settle' });
    expect(eventsOf(sent, 'fought')[0]!.attack).toBe(13);
  });

  it('TTA-CRD-03 what a card gives the civilisation per unit is not in a sacrificed unit', () => {
    const at = scene({
      players: [{ workers: { warriors: 3 }, leader: 'alexander-the-great', government: 'monarchy', hand: ['spy.ii'] }, { workers: {} }],
    });
    const sent = does(at, 0, { move: 'aggression', card: 'spy.ii', target: 1 }, { move: 'commit', unit: 'warriors' }, { move: 'settle' });
    expect(eventsOf(sent, 'fought')[0]!.attack).toBe(6 + 1);
  });
});

describe('every tactic', () => {
  /** The youngest units of each type up to an age. */
  const UNITS = {
    infantry: ['warriors', 'swordsmen', 'riflemen', 'modern-infantry'],
    cavalry: [null, 'knights', 'cavalrymen', 'tanks'],
    artillery: [null, null, 'cannon', 'rockets'],
  } as const;
  const army = (id: string, times: number, level: number) => {
    const { needs } = TACTICS.find((row) => row.id === id)!;
    const workers: Record<string, number> = {};
    for (const type of ['infantry', 'cavalry', 'artillery'] as const) {
      const name = UNITS[type][level] ?? UNITS[type].find((x) => x !== null)!;
      if (needs[type] > 0) workers[name] = times * needs[type];
    }
    return workers;
  };

  it.each(TACTICS.map((row) => [row.id, row.strength, row.obsolete] as const))('%s: +%i per army', (id, bonus, obsolete) => {
    const { level } = TACTICS.find((row) => row.id === id)!;
    const gain = (workers: Record<string, number>) => {
      const at = scene({ age: level, ...ACTING, players: [{ workers, hand: [id.split('.').slice(2).join('.')] }] });
      const played = does(at, 0, { move: 'tactic', card: id });
      return tacticBonus(played.state, playerAt(played, 0));
    };
    expect(gain(army(id, 2, level))).toBe(2 * bonus);
    const short = army(id, 1, level);
    const [first] = Object.keys(short);
    short[first!]!--;
    expect(gain(short)).toBe(0); // an incomplete set is no army
    if (obsolete !== undefined) expect(gain(army(id, 1, 0))).toBe(obsolete);
  });

  it('a tactic is no political card', () => {
    const at = scene({ age: 1, players: [{ hand: ['legion'] }] });
    expect(asks(at).step).toBe('politics');
    expect(offers(at, 0).some((m) => m.move === 'tactic')).toBe(false);
  });
});
