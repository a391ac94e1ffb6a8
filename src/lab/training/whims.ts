import type { Features } from '../../bots/index.js';
import { below, fastDice, openDice, type Seat, type Shape } from '../../kernel/index.js';

/** Weights of a brain: figures, in groups or lists. */
export interface Weights {
  [name: string]: number | Weights;
}
type Dice = ReturnType<typeof openDice>;

/** About normal, with a spread of 1. */
const aboutNormal = (dice: Dice): number => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += dice.next() / 0x100000000;
  return sum - 6;
};

const shifted = (weights: Weights, spread: number, dice: Dice): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, x]) => [
      name,
      typeof x === 'number' ? x * Math.exp(spread * aboutNormal(dice)) : shifted(x, spread, dice),
    ]),
  );

function set(weights: Weights, to: Weights): void {
  for (const [name, x] of Object.entries(to)) {
    if (typeof x === 'number') weights[name] = x;
    else set(weights[name] as Weights, x);
  }
}

/** Are all of these figures among the weights? A change of one that is not there would change nothing. */
export const knows = (weights: Weights, changes: Weights): boolean =>
  Object.entries(changes).every(([name, x]) => {
    const there = weights[name];
    return typeof x === 'object' ? typeof there === 'object' && knows(there, x) : typeof x === 'number' && typeof there === 'number';
  });

/** Gives a way to think by other weights; whoever thinks next thinks by the usual ones again. */
export function thinkingBy(weights: Weights, own: Weights): <R>(think: () => R) => R {
  const plain = structuredClone(weights);
  return (think) => {
    set(weights, own);
    try {
      return think();
    } finally {
      set(weights, plain);
    }
  };
}

/**
 * Every seat finds some things worth more than they are and others less, each to a degree of its own: otherwise all games look alike, and
 * nothing is learnt about what nobody does. Gives a way to let a seat think by its own weights.
 */
export function whimsOf(weights: object | undefined, spread: number, seats: number, seed: number): <R>(seat: number, think: () => R) => R {
  if (!weights || spread === 0) return (_, think) => think();
  const live = weights as Weights;
  const dice = openDice(fastDice(seed));
  const own = Array.from({ length: seats }, () => thinkingBy(live, shifted(live, (2 * spread * dice.next()) / 0x100000000, dice)));
  return (seat, think) => own[seat]!(think);
}

/** So many figures a seat has a liking for; of four likings three are for more of it. */
const LIKED = 3;
const FOR_MORE = 0.75;

/**
 * Every seat has a liking for a few figures of its position, each in points for one spread of it: what nobody thinks worth doing is done by
 * somebody, and learnt from. Gives what a position is worth to a seat beyond what everybody thinks.
 */
export function likingsOf<T extends Shape>(
  { of }: Pick<Features<T>, 'of'>,
  scale: Readonly<Float64Array>,
  points: number,
  seats: number,
  seed: number,
): (s: T['state'], seat: Seat) => number {
  const dice = openDice(fastDice(seed + 7));
  const share = (): number => dice.next() / 0x100000000;
  const varied = [...scale.keys()].filter((i) => scale[i] !== 0);
  const own = Array.from({ length: seats }, () =>
    Array.from({ length: LIKED }, () => {
      const at = varied[below(dice, varied.length)]!;
      return { at, points: points * share() * (share() < FOR_MORE ? 1 : -1) * scale[at]! };
    }),
  );
  return (s, seat) => {
    const x = of(s, seat);
    return own[seat]!.reduce((sum, liked) => sum + liked.points * x[liked.at]!, 0);
  };
}
