import { describe, expect, it } from 'vitest';
import { judge, packNet } from '../../bots/index.js';
import { type Nim, nim, simpleton } from '../../bots/tests/nim.js';
import type { Contest } from '../contests.js';
import { seedOf } from '../match.js';
import { drawCurve } from '../training/curve.js';
import { fitNet, isAside } from '../training/fit.js';
import { keptWith, ofNet } from '../training/keep.js';
import { joined, samplesOf } from '../training/samples.js';
import { playLesson } from '../training/self-play.js';
import { readTrainSettings } from '../training/settings.js';
import { knows, likingsOf, thinkingBy, type Weights, whimsOf } from '../training/whims.js';

const features = {
  names: ['left1', 'left2', 'left3', 'mine'],
  of: ({ stones, turn }: Nim['state'], seat: number) => [
    ...[1, 2, 3].map((rest) => Number(stones % 4 === rest)),
    turn % 2 === seat ? 1 : -1,
  ],
};
// The lab knows games by their entries only, and hands states back to them.
const contest = { game: nim, brain: simpleton, brains: { easy: simpleton, hard: simpleton } } as unknown as Contest;
const SETTINGS = { hidden: 6, epochs: 12, rate: 0.02, decay: 0, lambda: 1, seed: 1 };

describe('training on a small game', () => {
  const lesson = { game: 'nim', seats: 2, options: { stones: 9 }, level: 'hard', explore: 0.3 } as const;
  const games = Array.from({ length: 150 }, (_, number) => playLesson(contest, { ...lesson, number, seed: seedOf(number) }));
  const samples = samplesOf(contest, simpleton as never, features as never, games).get('')!;

  it('plays the same game for the same number', () => {
    expect(playLesson(contest, { ...lesson, number: 3, seed: seedOf(3) })).toEqual(games[3]);
  });

  it('sees every seat at the end of each turn but the last', () => {
    const turns = games.reduce((sum, { moves }) => sum + moves.length - 1, 0);
    expect(samples.game.length).toBe(2 * turns);
    expect(samples.x.length).toBe(features.names.length * samples.game.length);
    expect([...samples.result].every((x) => Math.abs(x) === 1)).toBe(true);
  });

  it.each([1, 0.7])('learns who will win (lambda %f), and draws how', (lambda) => {
    const found = fitNet(samples, { ...SETTINGS, lambda });
    expect(found.curve[found.best]!.unseen).toBeLessThan(0.92 * found.before.unseen);
    // Whoever must take from four stones loses, whoever may take from three wins.
    expect(judge(found.net, [0, 0, 0, 1])).toBeLessThan(judge(found.net, [0, 0, 1, 1]));
    expect(drawCurve('nim', found)).toContain('<polyline');
  });

  it('finds direct lines by least squares', () => {
    const { net, curve, before } = fitNet(samples, { ...SETTINGS, hidden: 0, ridge: 0.01 });
    expect(curve).toHaveLength(1);
    expect(curve[0]!.unseen).toBeLessThan(before.unseen);
    // At the optimum no figure has anything to do with what is still wrong, but for the pull to 0.
    const rows = [...samples.game.keys()].filter((i) => !isAside(samples.game[i]!));
    const off = (i: number): number => samples.result[i]! - samples.thought[i]! - judge(net, samples.x.subarray(4 * i, 4 * i + 4));
    for (let k = 0; k < 4; k++) {
      const slope = rows.reduce((sum, i) => sum + off(i) * (samples.x[4 * i + k]! - net.mean[k]!) * net.scale[k]!, 0) / rows.length;
      expect(slope).toBeCloseTo(0.01 * net.skip[k]!, 6);
    }
  });

  it('may take the lead in points for the truth', () => {
    const standings = (): object[] => [7, 4].map((score, seat) => ({ seat, score, rank: seat + 1 }));
    const counted = { ...contest, game: { ...nim, standings } } as unknown as Contest;
    const { result } = samplesOf(counted, simpleton as never, features as never, games.slice(0, 1), true).get('')!;
    expect(new Set(result)).toEqual(new Set([3, -3]));
  });

  it('learns from what comes after everybody plays as usual', () => {
    const settled = games.map((game) => ({ ...game, settled: game.moves.length - 1 }));
    const late = samplesOf(contest, simpleton as never, features as never, settled).get('')!;
    expect(late.game.length).toBe(2 * games.length);
  });

  it('reads heaps of games as if they were one', () => {
    const halves = [games.slice(0, 70), games.slice(70)].map(
      (half) => samplesOf(contest, simpleton as never, features as never, half).get('')!,
    );
    expect(joined(halves)).toEqual(samples);
  });

  it('keeps every tenth game aside, however far the seed', () => {
    const far = games.slice(0, 20).map((game) => ({ ...game, number: 3_100_000_000 + game.number }));
    const { game } = samplesOf(contest, simpleton as never, features as never, far).get('')!;
    expect(new Set(game.filter(isAside))).toEqual(new Set([3_100_000_009, 3_100_000_019]));
  });

  it('is the same for the same seed', () => {
    expect(fitNet(samples, { ...SETTINGS, epochs: 2 })).toEqual(fitNet(samples, { ...SETTINGS, epochs: 2 }));
  });
});

describe('whims', () => {
  const weights = { gold: 2, lists: { early: [1, 3] } };
  const plain = structuredClone(weights);

  it('let each seat think by weights of its own, and nobody else', () => {
    const asItself = whimsOf(weights, 0.4, 2, 7);
    const seen = [0, 1].map((seat) => asItself(seat, () => structuredClone(weights)));
    expect(seen[0]).not.toEqual(seen[1]);
    expect(seen[0]!.lists.early[1]).not.toBe(3);
    expect(weights).toEqual(plain);
    expect(whimsOf(weights, 0.4, 2, 7)(1, () => structuredClone(weights))).toEqual(seen[1]);
  });

  it('may be named, as far as there are such weights', () => {
    const known: Weights = { gold: 1, lists: { early: 2 } };
    expect(thinkingBy(known, { lists: { early: 5 } })(() => structuredClone(known))).toEqual({ gold: 1, lists: { early: 5 } });
    expect(known).toEqual({ gold: 1, lists: { early: 2 } });
    const named: Weights[] = [{ gold: 3 }, { lists: { early: 1 } }, { silver: 1 }, { lists: 1 }, { gold: { early: 1 } }];
    expect(named.map((x) => knows(known, x))).toEqual([true, true, false, false, false]);
  });

  it('may be for what is seen of a position, but not for what never changes', () => {
    const seen = { of: (s: Nim['state']) => [s.stones, 1, -s.stones, 5] };
    const at = (stones: number) => ({ stones }) as Nim['state'];
    const liking = likingsOf<Nim>(seen, Float64Array.from([1, 0, 0.5, 0]), 10, 2, 3);
    const gain = [0, 1].map((seat) => liking(at(4), seat) - liking(at(3), seat));
    expect(gain[0]).not.toBe(gain[1]);
    for (const x of gain) expect(Math.abs(x)).toBeLessThan(30);
    expect(liking(at(0), 0)).toBeCloseTo(0, 9);
    expect(likingsOf<Nim>(seen, Float64Array.from([1, 0, 0.5, 0]), 10, 2, 3)(at(9), 1)).toBe(liking(at(9), 1));
  });

  it('are gone even when a seat cannot decide', () => {
    const fail = (): never => {
      throw new Error('no move');
    };
    expect(() => whimsOf(weights, 0.4, 2, 7)(0, fail)).toThrow('no move');
    expect(weights).toEqual(plain);
  });
});

describe('settings of the training', () => {
  it('reads tables and figures', async () => {
    const read = await readTrainSettings('--game age-of-civilization --seats 2,3 --variant draft --hidden 8 --play-only'.split(' '));
    expect(read).toMatchObject({ hidden: 8, playOnly: true, tables: [{ seats: 2, options: { draft: true } }, { seats: 3 }] });
    const every = await readTrainSettings('--game age-of-civilization --seats 2 --every-table'.split(' '));
    expect(every).toMatchObject({ tables: { length: 8 }, searches: [], rounds: 0 });
    const rounds = await readTrainSettings(['--game', 'millennia', '--rounds', '3', '--search', '[{"width":1},{"width":2}]']);
    expect(rounds).toMatchObject({ rounds: 3, window: 5, searches: [{ width: 1 }, { width: 2 }] });
  });

  it.each([
    '--game chess',
    '--game millennia --games many',
    '--game millennia --level genius',
    '--game millennia --seats 9',
    '--game millennia --weights {"luck":1}',
  ])('says what is wrong with %s', async (text) => {
    expect(await readTrainSettings(text.split(' '))).toBeTypeOf('string');
  });
});

describe('what a candidate has learnt', () => {
  const some = new Float64Array(1);
  const net = packNet({ inputs: 1, hidden: 0, mean: some, scale: some, weights: some, biases: some, out: some, skip: some, bias: 0 });
  const learntOf = (key: string, names = ['a']) => ({ version: 0, names, nets: { [key]: net }, source: ofNet(key, { games: 7 }) });

  it('stands beside what was learnt of other tables, each with its figures', () => {
    const old = keptWith(undefined, learntOf('two'), { won: 0.6 });
    const both = keptWith(old, learntOf('more'), { won: 0.5 });
    expect(both).toMatchObject({ version: 2, source: { 'games (two)': 7, 'won (two)': 0.6, 'games (more)': 7, 'won (more)': 0.5 } });
    expect(Object.keys(both.nets)).toEqual(['two', 'more']);
  });

  it('may judge plans, network by network', () => {
    const plans = (key: string) => ({ ...learntOf(key), plans: [key] });
    const both = keptWith(keptWith(undefined, plans('two'), {}), plans('more'), {});
    expect(both.plans).toEqual(['two', 'more']);
    expect(keptWith(both, learntOf('two'), {}).plans).toEqual(['more']);
  });

  it('replaces what was learnt from other figures', () => {
    const { nets, version } = keptWith(keptWith(undefined, learntOf('two'), {}), learntOf('more', ['b']), {});
    expect(Object.keys(nets)).toEqual(['more']);
    expect(version).toBe(2);
  });
});
