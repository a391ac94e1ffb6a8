import { describe, expect, it } from 'vitest';
import { discontentOf } from '../ask/ratings.js';
import { appeal } from '../bot/appeal.js';
import { belief } from '../bot/belief.js';
import { worthInHand } from '../bot/options.js';
import { outlookOf } from '../bot/outlook.js';
import { appealInPeace, appealOfSense } from '../bot/sense.js';
import { offers } from './scene.js';
import { card, type PlayerSpec, scene, turn } from './turns.js';

/** What a card of the hand is worth to player 0. */
const worth = (name: string, player: PlayerSpec): number => worthInHand(outlookOf(turn(player).state, 0), card(name));

describe('action cards that make something cheaper', () => {
  const settled = { warriors: 1, agriculture: 2, philosophy: 1 };

  it('are worth nothing to a bot that has nothing to raise', () => {
    expect(worth('efficient-upgrade.i', { workers: { ...settled, bronze: 3 } })).toBe(0);
    expect(worth('efficient-upgrade.i', { workers: { ...settled, bronze: 3, iron: 0 } })).toBeGreaterThan(1);
  });

  it('are worth less as long as no wonder is begun', () => {
    const begun = worth('engineering-genius.i', { workers: settled, wonder: 'colossus' });
    expect(worth('engineering-genius.i', { workers: settled })).toBeLessThan(begun);
  });

  it('are worth nothing where there is no room for what they build', () => {
    const crowded = { agriculture: 2, bronze: 2, philosophy: 2, religion: 2 };
    expect(worth('ideal-building-site.i', { workers: crowded, government: 'despotism.a' })).toBe(0);
    expect(worth('ideal-building-site.i', { workers: { ...crowded, religion: 1 }, government: 'despotism.a' })).toBeGreaterThan(0);
  });
});

describe('what others hold', () => {
  /** How well a guess at the hand of player 1 agrees with what he has done. */
  const believed = (hand: readonly string[], rival: PlayerSpec = { workers: { knights: 3 } }): number =>
    belief(scene({ age: 1, players: [{ workers: { warriors: 1 } }, { ...rival, hand }] }).state, 0);
  const rest = ['defense-colonization.i', 'defense-colonization.i', 'defense-colonization.i'];

  it('is hardly a tactic that would have served them well', () => {
    expect(believed(['heavy-cavalry', ...rest])).toBeLessThan(believed(['legion', ...rest]));
    expect(believed(['heavy-cavalry', ...rest], { workers: { warriors: 1 } })).toBe(0);
  });

  it('is hardly an attack that was as good as won', () => {
    expect(believed(['raid.i', ...rest], { workers: { knights: 8 } })).toBeLessThan(0);
    expect(believed(['raid.i', ...rest], { workers: { warriors: 1 } })).toBe(0);
  });

  it('may be anything while it may have been drawn since', () => {
    expect(believed(['heavy-cavalry'])).toBe(0);
  });
});

describe('an easy bot keeps the peace (TTA-HAP-04)', () => {
  /** The moves of player 0 that an easy bot may take for good. */
  const thinkable = (player: PlayerSpec): string[] => {
    const at = turn({ yellow: 8, ...player });
    const moves = offers(at, 0);
    const scores = appealInPeace(at.state, 0, moves);
    return moves.filter((_, i) => scores[i]! > Number.NEGATIVE_INFINITY).map((m) => ('tech' in m ? `${m.move} ${m.tech}` : m.move));
  };
  const workers = { warriors: 1, agriculture: 2, bronze: 2, philosophy: 1, religion: 0 };
  const rich = { tokens: { bronze: 8, agriculture: 3 } };

  it('nobody who keeps the others quiet is sent to work, unless to raise a face', () => {
    const needed = discontentOf(turn({ yellow: 8, workers, pool: 0 }).state, 0);
    expect(needed).toBeGreaterThan(1);
    const calm = thinkable({ workers, pool: needed, ...rich });
    expect(calm).toContain(`build ${card('religion.a')}`);
    expect(calm).not.toContain(`build ${card('bronze')}`);
    expect(thinkable({ workers, pool: needed + 1, ...rich })).toContain(`build ${card('bronze')}`);
  });

  it('where an uprising threatens, what helps against it comes first', () => {
    const uneasy = thinkable({ workers: { ...workers, philosophy: 2 }, pool: 0, ...rich });
    const helpful = ['agriculture', 'bronze', 'philosophy.a', 'warriors'].map((name) => `destroy ${card(name)}`);
    expect(uneasy.toSorted()).toEqual(helpful.toSorted());
  });
});

describe('nobody gives up what he needs', () => {
  const givenUp = (player: PlayerSpec): string[] => {
    const at = turn({ workers: { warriors: 3, agriculture: 2, bronze: 2, religion: 1 }, ...player });
    const moves = offers(at, 0).filter(({ move }) => move === 'destroy');
    const scores = appeal(at.state, 0, moves);
    return moves.filter((_, i) => scores[i]! > Number.NEGATIVE_INFINITY).map((m) => ('tech' in m ? m.tech : ''));
  };

  it('unless an uprising threatens: then a unit, a mine or a farm may go, but no face (TTA-HAP-04)', () => {
    expect(discontentOf(turn({ yellow: 12, pool: 0, workers: { religion: 1 } }).state, 0)).toBe(1);
    expect(givenUp({ yellow: 12, pool: 0 })).toEqual(expect.arrayContaining([card('warriors'), card('bronze'), card('agriculture')]));
    expect(givenUp({ yellow: 12, pool: 0, workers: { warriors: 3, bronze: 2, religion: 2 } })).not.toContain(card('warriors'));
    expect(givenUp({ yellow: 12, pool: 1 })).not.toContain(card('warriors'));
  });
});

describe('easy and normal bots keep house', () => {
  /** The civil moves of player 0, those that look best at a glance first. */
  const ranked = (player: PlayerSpec): string[] => {
    const at = turn(player);
    const moves = offers(at, 0).filter(({ move }) => move !== 'take');
    const scores = appealOfSense(at.state, 0, moves);
    return moves
      .map((m, i) => ({ name: 'tech' in m ? `${m.move} ${m.tech}` : m.move, score: scores[i]! }))
      .sort((a, b) => b.score - a.score)
      .map(({ name }) => name);
  };
  const workers = { warriors: 1, agriculture: 1, bronze: 3, philosophy: 1, religion: 1 };

  it('who will go hungry builds a farm first, and gives up something else for it (TTA-CON-01)', () => {
    const hungry = { yellow: 8, workers, tokens: { bronze: 4 } };
    expect(ranked({ ...hungry, pool: 1 })[0]).toBe(`build ${card('agriculture')}`);
    expect(ranked({ ...hungry, pool: 0 })[0]).toMatch(/^destroy/);
    expect(ranked({ ...hungry, tokens: { bronze: 4, agriculture: 6 }, pool: 0 })[0]).not.toMatch(/^destroy/);
  });

  it('a heap of food that keeps tokens from the mines is for growing (TTA-COR-01)', () => {
    /** How much better growing looks than it would without a look at the store. */
    const urged = (blue: number, food: number): number => {
      const { state } = turn({ blue, workers, pool: 0, tokens: { agriculture: food } });
      const grow = [{ move: 'grow', with: '' } as const, { move: 'end-turn' } as const];
      return appealOfSense(state, 0, grow)[0]! - appeal(state, 0, grow)[0]!;
    };
    expect(urged(2, 12)).toBeGreaterThan(0.5);
    expect(urged(12, 4)).toBe(0);
  });
});
