import { describe, expect, it } from 'vitest';
import { fastDice, openDice, start } from '../../kernel/index.js';
import { brainOf, chooseMove, judge, LEVELS, type Net, packNet, unpackNet } from '../index.js';
import { type Nim, nim, simpleton } from './nim.js';

const dice = openDice(fastDice(1));
const some = (length: number): Float64Array => Float64Array.from({ length }, () => dice.next() / 0x80000000 - 1);
const net = (inputs: number, hidden: number): Net => ({
  inputs,
  hidden,
  mean: some(inputs),
  scale: some(inputs),
  weights: some(inputs * hidden),
  biases: some(hidden),
  out: some(hidden),
  skip: some(inputs),
  bias: 0.25,
});

describe('a network on file', () => {
  it.each([1, 2, 3, 4])('with %i inputs judges as it did', (inputs) => {
    const made = net(inputs, 5);
    const stored = JSON.parse(JSON.stringify(packNet(made)));
    const x = some(inputs);
    expect(judge(unpackNet(stored), x)).toBeCloseTo(judge(made, x), 3);
  });
});

/** Knows by heart that multiples of four are lost for whoever has to take. */
const still: Net = { ...net(4, 0), mean: new Float64Array(4), scale: new Float64Array(4).fill(1), bias: 0 };
const LEARNT = {
  version: 1,
  names: ['left0', 'left1', 'left2', 'left3'],
  nets: { '': packNet({ ...still, skip: Float64Array.from([1, -1, -1, -1]) }) },
  source: {},
};
const features = {
  names: ['new', ...LEARNT.names],
  // From the point of view of the seat that has just taken.
  of: (s: Nim['state'], seat: number) => [9, ...[0, 1, 2, 3].map((rest) => (s.stones % 4 === rest ? (s.turn % 2 === seat ? -1 : 1) : 0))],
};

describe('an expert', () => {
  const view = start(nim, { stones: 11 }, 2, fastDice(1)).position.state;
  const entry = { brain: async () => simpleton, expert: async () => ({ features, learnt: LEARNT, search: SEARCH }) };
  const SEARCH = { width: 3, hardWidth: 3, moves: 3, iterations: 0, horizon: 0 };

  it('plays by what was learnt, also when the game has got new features since', async () => {
    const brain = await brainOf<Nim>(entry, 'expert');
    expect(chooseMove(nim, brain, { view, seat: 0, level: 'expert', seed: 1 })).toEqual({ move: 'take', n: 3 });
  });

  it('judges by it the positions that playouts come to alone, unless the network may judge plans', async () => {
    const taughtBy = (plans: string[]) =>
      brainOf<Nim>(
        {
          ...entry,
          expert: async () => ({ ...(await entry.expert()), learnt: { ...LEARNT, plans }, judgesPlayouts: true, trusting: { width: 2 } }),
        },
        'expert',
      );
    const after = { ...view, stones: 8, turn: 1 };
    const [shy, trusted] = [await taughtBy([]), await taughtBy([''])];
    expect(shy.verdict!(after, 0)).not.toBe(shy.value(after, 0));
    expect(trusted.value(after, 0)).toBe(shy.verdict!(after, 0));
    expect([shy.searchAt?.(after), trusted.searchAt?.(after)]).toEqual([undefined, { width: 2 }]);
    expect(chooseMove(nim, trusted, { view, seat: 0, level: 'expert', seed: 1 })).toEqual({ move: 'take', n: 3 });
  });

  it('alone fetches it', async () => {
    let fetched = 0;
    const counting = {
      ...entry,
      expert: () => {
        fetched++;
        return entry.expert();
      },
    };
    for (const level of LEVELS.slice(0, -1)) expect(await brainOf(counting, level)).toBe(simpleton);
    expect(fetched).toBe(0);
  });

  it('of a game that has none searches longer', async () => {
    const brain = await brainOf<Nim>({ brain: entry.brain }, 'expert');
    const six = start(nim, { stones: 6 }, 2, fastDice(1)).position.state;
    for (const seed of [1, 2, 3])
      expect(chooseMove(nim, brain, { view: six, seat: 0, level: 'expert', seed })).toEqual({ move: 'take', n: 2 });
  });
});

describe('a temperament', () => {
  const view = start(nim, { stones: 9 }, 2, fastDice(1)).position.state;
  const fond = {
    lean: (s: Nim['state']) => (s.stones === 7 ? 5 : 0),
    fancy: (_: unknown, __: number, { n }: Nim['move']) => (n === 2 ? 5 : 0),
  };
  const none = { lean: () => 0, fancy: () => 0 };
  const brain = { ...simpleton, tempers: { builder: fond, merchant: none, warlord: none, scholar: none } };

  it('changes what is liked, at every level', () => {
    for (const level of LEVELS)
      expect(chooseMove(nim, brain, { view, seat: 0, level, seed: 1, temperament: 'builder', iterations: 9 }).n, level).toBe(2);
  });
});
