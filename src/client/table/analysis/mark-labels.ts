/** A mark on the curve that may carry a few words. */
export interface Labelled {
  readonly x: number;
  readonly y: number;
  readonly chosen: boolean;
}

/** How far above and below a mark its words stand, how much room they take, and the mark itself. */
const [ABOVE, BELOW] = [-22, 36];
const [WIDE, HIGH, MARK] = [50, 15, 18];

/** Where the words of each mark stand, above it or below; none where they would be written over others, which the list beside says too. */
export function labelPlaces(marks: readonly Labelled[], top: number, bottom = Number.POSITIVE_INFINITY): readonly (number | undefined)[] {
  const places = new Array<number | undefined>(marks.length).fill(undefined);
  // What is looked at keeps its words before all others.
  const order = marks.map((_, i) => i).sort((a, b) => Number(marks[b]!.chosen) - Number(marks[a]!.chosen) || marks[a]!.x - marks[b]!.x);
  for (const i of order) {
    const { x, y } = marks[i]!;
    const isFree = (by: number): boolean =>
      marks.every((other, k) => {
        const isNear = Math.abs(other.x - x) < WIDE;
        const words = places[k];
        const overMark = k !== i && Math.abs(other.x - x) < WIDE / 2 + MARK / 2 && Math.abs(other.y - (y + by - HIGH / 3)) < MARK;
        return !overMark && !(isNear && words !== undefined && Math.abs(other.y + words - (y + by)) < HIGH);
      });
    places[i] = [ABOVE, BELOW].find((by) => y + by > top && y + by < bottom && isFree(by));
  }
  return places;
}

/** Marks that would lie on each other: so far apart is enough to press and to read each. */
const CLEAR = 25;

/** How far each mark stands off its place on the curve, upwards or downwards: of those that stand together the first keeps its place. */
export function standOff(marks: readonly { readonly x: number; readonly y: number }[], top: number, bottom: number): readonly number[] {
  const off = marks.map(() => 0);
  const order = marks.map((_, i) => i).sort((a, b) => marks[a]!.x - marks[b]!.x);
  const placed: number[] = [];
  for (const i of order) {
    const { x, y } = marks[i]!;
    const isFree = (by: number): boolean =>
      y + by >= top && y + by <= bottom && placed.every((k) => Math.hypot(marks[k]!.x - x, marks[k]!.y + off[k]! - (y + by)) >= CLEAR);
    off[i] = STEPS.find(isFree) ?? 0;
    placed.push(i);
  }
  return off;
}
/** Nearest first, and rather upwards. */
const STEPS = [0, ...Array.from({ length: 20 }, (_, i) => 5 * (i + 1)).flatMap((by) => [-by, by])];
