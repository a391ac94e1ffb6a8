import { judge, type Net } from '../../bots/index.js';
import { below, fastDice, openDice } from '../../kernel/index.js';
import { directLines } from './ridge.js';
import type { Samples } from './samples.js';

export interface FitSettings {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** How much weights are drawn to 0. */
  readonly decay: number;
  /** Above 0: the direct lines are found by least squares first, drawn to 0 as if so many times as many samples said so; see ridge.ts. */
  readonly ridge?: number;
  /** 1: what came of it in the end is the truth; less: so much of what is thought a turn later is mixed in (TD(λ)). */
  readonly lambda: number;
  readonly seed: number;
}

/** How far predictions of games that were not learnt from are off (root of the mean square, in points), epoch by epoch. */
export interface Epoch {
  readonly learnt: number;
  readonly unseen: number;
}

export interface Fit {
  readonly net: Net;
  readonly curve: readonly Epoch[];
  /** The same of the brain by itself. */
  readonly before: Epoch;
  readonly best: number;
}

const BATCH = 128;
/** Every tenth game is kept aside. */
export const isAside = (game: number): boolean => game % 10 === 9;
/** So many epochs without getting better, and it is over. */
const PATIENCE = 6;
/** How often the direct lines are drawn with lambda below 1. */
const LINE_PASSES = 4;
const [BETA, BETA2, TINY] = [0.9, 0.999, 1e-8];

const row = ({ x, width }: Samples, i: number): Float32Array => x.subarray(i * width, (i + 1) * width);

/** Means and spreads of the inputs; an input that never changes is left out. */
function scalesOf(samples: Samples, rows: readonly number[]): { mean: Float64Array; scale: Float64Array } {
  const mean = new Float64Array(samples.width);
  const squares = new Float64Array(samples.width);
  for (const i of rows)
    row(samples, i).forEach((x, k) => {
      mean[k]! += x / rows.length;
      squares[k]! += (x * x) / rows.length;
    });
  const scale = squares.map((square, k) => {
    const spread = Math.sqrt(Math.max(0, square - mean[k]! ** 2));
    return spread < 1e-4 ? 0 : 1 / spread;
  });
  return { mean, scale };
}

function openNet(inputs: number, hidden: number, scales: Pick<Net, 'mean' | 'scale'>, seed: number): Net {
  const dice = openDice(fastDice(seed));
  const small = (size: number): Float64Array =>
    Float64Array.from({ length: size }, () => ((dice.next() + dice.next() - 0x100000000) / 0x100000000) * Math.sqrt(3 / inputs));
  return {
    inputs,
    hidden,
    ...scales,
    weights: small(hidden * inputs),
    biases: new Float64Array(hidden),
    out: small(hidden),
    skip: new Float64Array(inputs),
    bias: 0,
  };
}

const copyNet = (net: Net): Net => ({
  ...net,
  weights: net.weights.slice(),
  biases: net.biases.slice(),
  out: net.out.slice(),
  skip: net.skip.slice(),
});

/** What the net should add to the thought of each position. `judged` is what the net adds now. */
function targetsOf({ thought, result, next }: Samples, lambda: number, judged: Float64Array | undefined): Float64Array {
  const truth = new Float64Array(result.length);
  for (let i = result.length - 1; i >= 0; i--) {
    const later = next[i]!;
    truth[i] = later < 0 || !judged ? result[i]! : lambda * truth[later]! + (1 - lambda) * (thought[later]! + judged[later]!);
  }
  return truth.map((x, i) => x - thought[i]!);
}

const offBy = (net: Net | undefined, samples: Samples, rows: readonly number[], unit: number): number => {
  let sum = 0;
  for (const i of rows) sum += (samples.result[i]! - samples.thought[i]! - (net ? judge(net, row(samples, i)) * unit : 0)) ** 2;
  return Math.sqrt(sum / Math.max(1, rows.length));
};

/** Adam: each weight has a step of its own. */
class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  constructor(
    private readonly list: Float64Array,
    private readonly decay: number,
  ) {
    this.mean = new Float64Array(list.length);
    this.square = new Float64Array(list.length);
  }
  step(slope: Float64Array, rate: number, t: number): void {
    const { list, mean, square, decay } = this;
    const [c1, c2] = [1 - BETA ** t, 1 - BETA2 ** t];
    for (let i = 0; i < list.length; i++) {
      const g = slope[i]!;
      mean[i] = BETA * mean[i]! + (1 - BETA) * g;
      square[i] = BETA2 * square[i]! + (1 - BETA2) * g * g;
      list[i]! -= rate * (mean[i]! / c1 / (Math.sqrt(square[i]! / c2) + TINY) + decay * list[i]!);
      slope[i] = 0;
    }
  }
}

/** Learn what the brain overlooks: a small network is trained on the difference between its thought and the truth. */
export function fitNet(samples: Samples, settings: FitSettings, tell: (done: number, epoch: Epoch) => void = () => undefined): Fit {
  const { hidden, epochs, lambda, rate, decay, seed } = settings;
  const all = Array.from(samples.game, (_, i) => i);
  const [aside, rows] = [all.filter((i) => isAside(samples.game[i]!)), all.filter((i) => !isAside(samples.game[i]!))];
  const before = { learnt: offBy(undefined, samples, rows, 1), unseen: offBy(undefined, samples, aside, 1) };
  // The answer is learnt in units of its usual size, so that steps fit whatever a point is.
  const unit = before.learnt || 1;
  const net = openNet(samples.width, hidden, scalesOf(samples, rows), seed);
  const lists = [net.weights, net.biases, net.out, net.skip, new Float64Array(1)] as const;
  const adams = lists.map((list, i) => new Adam(list, i === 1 || i === 4 ? 0 : decay));
  const slopes = lists.map((list) => new Float64Array(list.length));
  const dice = openDice(fastDice(seed + 1));
  const curve: Epoch[] = [];
  const measure = (): Epoch => ({ learnt: offBy(net, samples, rows, unit), unseen: offBy(net, samples, aside, unit) });
  if (settings.ridge) {
    drawLines(net, samples, rows, unit, settings);
    lists[4][0] = net.bias;
    curve.push(measure());
  }
  let [best, kept, t] = [0, copyNet(net), 0];
  let least = curve[0]?.unseen ?? before.unseen;
  // Without hidden units there is nothing left to learn once the lines are drawn.
  const last = settings.ridge && hidden === 0 ? 0 : epochs;
  let judged: Float64Array | undefined;
  for (let epoch = curve.length; epoch < last && epoch - best < PATIENCE; epoch++) {
    if (lambda < 1 && epoch > 1) judged = Float64Array.from(all, (i) => judge(net, row(samples, i)) * unit);
    const targets = targetsOf(samples, lambda, judged);
    for (let i = rows.length - 1; i > 0; i--) {
      const j = below(dice, i + 1);
      [rows[i], rows[j]] = [rows[j]!, rows[i]!];
    }
    const pace = rate * (1 - 0.9 * (epoch / epochs));
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      for (const i of batch) addSlope(net, row(samples, i), targets[i]! / unit, slopes, batch.length);
      t++;
      adams.forEach((adam, i) => {
        if (i < 3 || !settings.ridge) adam.step(slopes[i]!, pace, t);
      });
      net.bias = lists[4][0]!;
    }
    const now = measure();
    curve.push(now);
    if (now.unseen < least) [least, best, kept] = [now.unseen, epoch, copyNet(net)];
    tell(epoch + 1, now);
  }
  return { net: inPoints(kept, unit), curve, before, best };
}

/** The direct lines by least squares; with lambda below 1 what they tell of later positions is believed a little more each time. */
function drawLines(net: Net, samples: Samples, rows: readonly number[], unit: number, { ridge = 0, lambda }: FitSettings): void {
  net.out.fill(0);
  const lines = directLines(samples, rows, net, ridge);
  let judged: Float64Array | undefined;
  for (let pass = 0; pass < (lambda < 1 ? LINE_PASSES : 1); pass++) {
    const { skip, bias } = lines(targetsOf(samples, lambda, judged));
    net.skip.set(skip.map((x) => x / unit));
    net.bias = bias / unit;
    judged = Float64Array.from(samples.game, (_, i) => judge(net, row(samples, i)) * unit);
  }
}

const inPoints = (net: Net, unit: number): Net => ({
  ...net,
  out: net.out.map((x) => x * unit),
  skip: net.skip.map((x) => x * unit),
  bias: net.bias * unit,
});

/** Add the slope of the error of one sample. */
function addSlope(net: Net, x: Float32Array, target: number, slopes: readonly Float64Array[], share: number): void {
  const { inputs, hidden, mean, scale, weights, biases, out, skip } = net;
  const scaled = new Float64Array(inputs);
  let answer = net.bias;
  for (let i = 0; i < inputs; i++) {
    scaled[i] = (x[i]! - mean[i]!) * scale[i]!;
    answer += skip[i]! * scaled[i]!;
  }
  const units = new Float64Array(hidden);
  for (let j = 0; j < hidden; j++) {
    let sum = biases[j]!;
    for (let i = 0, at = j * inputs; i < inputs; i++, at++) sum += weights[at]! * scaled[i]!;
    units[j] = Math.tanh(sum);
    answer += out[j]! * units[j]!;
  }
  const error = (answer - target) / share;
  const [dWeights, dBiases, dOut, dSkip, dBias] = slopes as readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  dBias[0]! += error;
  for (let i = 0; i < inputs; i++) dSkip[i]! += error * scaled[i]!;
  for (let j = 0; j < hidden; j++) {
    dOut[j]! += error * units[j]!;
    const back = error * out[j]! * (1 - units[j]! ** 2);
    dBiases[j]! += back;
    for (let i = 0, at = j * inputs; i < inputs; i++, at++) dWeights[at]! += back * scaled[i]!;
  }
}

/** What the net says of each sample. */
export const judgedBy =
  (net: Net, samples: Samples) =>
  (i: number): number =>
    judge(net, row(samples, i));
