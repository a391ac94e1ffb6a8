/** How many figures each path command takes; arcs are written as they are, their figures mean different things. */
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Pen {
  /** Where the drawing really is, and where the rounded one is. */
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Figures are multiples of it. */
  readonly step: number;
}

/**
 * Rounds an SVG path to whole units, or to multiples of `step`. Every point is rounded at its absolute place and written relative to the rounded
 * point before it, so the small differences never add up. On a field of 512 units nobody can see the difference.
 */
export function roundPath(d: string, step = 1): string {
  const pen: Pen = { x: 0, y: 0, rx: 0, ry: 0, step };
  let start: Pen = { ...pen };
  let out = '';
  let last = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const figures = parseFigures(command.toLowerCase(), rest);
    const arity = ARITY[command.toLowerCase()] ?? 0;
    let op = command;
    for (let i = 0; i === 0 || i < figures.length; i += Math.max(arity, 1)) {
      if (arity === 0) {
        Object.assign(pen, start);
        out += 'z';
        last = 'z';
        break;
      }
      const written = writeSegment(pen, op, figures.slice(i, i + arity));
      const letter = op.toLowerCase();
      out += glue(out, letter === last && letter !== 'm' ? written : letter + written);
      last = letter;
      if (letter === 'm') {
        start = { ...pen };
        op = op === 'm' ? 'l' : 'L'; // further points after a move are lines
      }
    }
  }
  return out;
}

/** Flags of an arc may be glued to the next figure. */
function parseFigures(letter: string, rest: string): number[] {
  if (letter !== 'a') return (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number);
  const figures: number[] = [];
  let text = rest;
  while (true) {
    const flag = figures.length % 7 === 3 || figures.length % 7 === 4;
    const match = text.match(flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/);
    if (match?.[1] === undefined) return figures;
    figures.push(Number(match[1]));
    text = text.slice(match[0].length);
  }
}

function writeSegment(pen: Pen, op: string, figures: readonly number[]): string {
  const relative = op === op.toLowerCase();
  const letter = op.toLowerCase();
  const before = { ...pen };
  const place = (value: number, axis: 'x' | 'y') => (relative ? before[axis] + value : value);
  const whole = (value: number) => Math.round(value / pen.step) * pen.step;
  const delta = (value: number, axis: 'x' | 'y') => whole(place(value, axis)) - (axis === 'x' ? before.rx : before.ry);
  const moveTo = (x: number, y: number) => Object.assign(pen, { x, y, rx: whole(x), ry: whole(y) });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = figures;
  if (letter === 'h') {
    const text = list([delta(a, 'x')]);
    moveTo(place(a, 'x'), pen.y);
    return text;
  }
  if (letter === 'v') {
    const text = list([delta(a, 'y')]);
    moveTo(pen.x, place(a, 'y'));
    return text;
  }
  if (letter === 'a') {
    const text = list([round1(a), round1(b), round1(c), d, e, delta(f, 'x'), delta(g, 'y')]);
    moveTo(place(f, 'x'), place(g, 'y'));
    return text;
  }
  const text = list(figures.map((value, i) => delta(value, i % 2 === 0 ? 'x' : 'y')));
  moveTo(place(figures.at(-2) ?? 0, 'x'), place(figures.at(-1) ?? 0, 'y'));
  return text;
}

const round1 = (value: number) => Math.round(value * 10) / 10;

/** Figures with the fewest separators. */
const list = (figures: readonly number[]) => figures.reduce((text, value) => text + glue(text, String(value)), '');

/** A blank only where two figures would run together: a minus sign separates by itself. */
const glue = (text: string, next: string) => (/\d$/.test(text) && /^[\d.]/.test(next) ? ` ${next}` : next);
