/** How many numbers each command of path data takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?)/iy;
/** The two flags of an arc may stand without anything between them and what follows. */
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

const round2 = (n: number): number => Math.round(n * 100) / 100;

/**
 * The same outline in relative commands, that many times as large: laid after `M x y` it stands there. Every transform of
 * an element makes the browser sort its drawing into one more bundle, at every frame; a thousand pieces without any are one.
 */
export function relativePath(d: string, scale: number): string {
  let at = 0;
  const take = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(d);
    if (found) at = what.lastIndex;
    return found?.[1];
  };
  /** Where the pen is: in the numbers of the path, and as written so far. */
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  let [penX, penY] = [0, 0];
  const out: string[] = [];
  let command = take(COMMAND);
  while (command !== undefined) {
    const kind = command.toLowerCase();
    const isAbsolute = command !== kind;
    if (kind === 'z') {
      out.push('z');
      [x, y] = [fromX, fromY];
      [penX, penY] = [round2(x * scale), round2(y * scale)];
    } else {
      const n = Array.from({ length: TAKES[kind]! }, (_, i) => Number(take(kind === 'a' && (i === 3 || i === 4) ? FLAG : NUMBER)));
      const dx = (to: number): number => (isAbsolute ? to : x + to);
      const dy = (to: number): number => (isAbsolute ? to : y + to);
      const point = (px: number, py: number): string => `${round2(dx(px) * scale - penX)} ${round2(dy(py) * scale - penY)}`;
      const [endX, endY] = kind === 'h' ? [dx(n[0]!), y] : kind === 'v' ? [x, dy(n[0]!)] : [dx(n[n.length - 2]!), dy(n[n.length - 1]!)];
      if (kind === 'h' || kind === 'v') out.push(`l${round2(endX * scale - penX)} ${round2(endY * scale - penY)}`);
      else if (kind === 'a') out.push(`a${round2(n[0]! * scale)} ${round2(n[1]! * scale)} ${n[2]} ${n[3]} ${n[4]} ${point(n[5]!, n[6]!)}`);
      else out.push(kind + Array.from({ length: n.length / 2 }, (_, i) => point(n[2 * i]!, n[2 * i + 1]!)).join(' '));
      [x, y] = [endX, endY];
      [penX, penY] = [round2(x * scale), round2(y * scale)];
      if (kind === 'm') [fromX, fromY] = [x, y];
    }
    const next = take(COMMAND);
    NUMBER.lastIndex = at;
    // Further numbers repeat the command; after a move they draw lines.
    if (next !== undefined) command = next;
    else if (kind !== 'z' && NUMBER.test(d)) command = kind === 'm' ? (isAbsolute ? 'L' : 'l') : command;
    else command = undefined;
  }
  return out.join('');
}

const known = new Map<string, string>();
/** An outline of that size with its origin at `x, y`. */
export function pathAt(d: string, x: number, y: number, scale = 1): string {
  const key = `${scale} ${d}`;
  let relative = known.get(key);
  if (relative === undefined) {
    relative = relativePath(d, scale);
    known.set(key, relative);
  }
  return relative === '' ? '' : `M${round2(x)} ${round2(y)}${relative}`;
}
