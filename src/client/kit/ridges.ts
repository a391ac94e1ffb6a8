/** A small generator seeded by a text: the same card always gets the same engraving. */
export function seededRandom(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

export const f1 = (n: number): number => Math.round(n * 10) / 10;

/** Draws a silhouette from the left edge to the right: `y0` is its foot, `rise` how high it goes. */
type Ridge = (random: () => number, w: number, h: number, y0: number, rise: number) => string;

const closed = (w: number, h: number, start: number, body: string) => `M0 ${h}L0 ${f1(start)}${body}L${w} ${h}Z`;

const mountains: Ridge = (r, w, h, y0, a) => {
  let d = '';
  for (let x = 0, s = 0; x < w; x += s) {
    s = w * (0.09 + 0.1 * r());
    d += `L${f1(x + s * 0.5)} ${f1(y0 - a * (0.45 + 0.55 * r()))}L${f1(x + s)} ${f1(y0 - a * 0.12 * r())}`;
  }
  return closed(w, h, y0, d);
};

const dunes: Ridge = (r, w, h, y0, a) => {
  let d = '';
  for (let x = 0, s = 0; x < w; x += s) {
    s = w * (0.28 + 0.2 * r());
    d += `Q${f1(x + s * 0.35)} ${f1(y0 - a * (0.6 + 0.4 * r()))} ${f1(x + s)} ${f1(y0)}`;
  }
  return closed(w, h, y0 - a * 0.3, d);
};

const hills: Ridge = (r, w, h, y0, a) => {
  let d = '';
  for (let x = 0, s = 0; x < w; x += s) {
    s = w * (0.2 + 0.16 * r());
    d += `Q${f1(x + s * 0.5)} ${f1(y0 - a * (0.5 + 0.5 * r()))} ${f1(x + s)} ${f1(y0 - a * 0.1 * r())}`;
  }
  return closed(w, h, y0, d);
};

const terraces: Ridge = (r, w, h, y0, a) => {
  let d = '';
  let y = y0;
  let up = -1;
  for (let x = 0, s = 0; x < w; x += s) {
    s = w * (0.05 + 0.05 * r());
    y += up * a * 0.22;
    if (y < y0 - a) up = 1;
    if (y > y0) up = -1;
    d += `L${f1(x)} ${f1(y)}L${f1(x + s)} ${f1(y)}`;
  }
  return closed(w, h, y0, d);
};

const city: Ridge = (r, w, h, y0, a) => {
  let d = '';
  for (let x = 0, s = 0; x < w; x += s + w * 0.008) {
    s = w * (0.04 + 0.05 * r());
    const rise = r() * r();
    const y = y0 - a * (0.25 + 0.75 * rise);
    const kind = r();
    const roof =
      kind < 0.3
        ? `Q${f1(x + s / 2)} ${f1(y - s * 0.9)} ${f1(x + s)} ${f1(y)}`
        : `${kind < 0.5 ? `L${f1(x + s / 2)} ${f1(y - s * 0.8)}` : ''}L${f1(x + s)} ${f1(y)}`;
    d += `L${f1(x)} ${f1(y)}${roof}L${f1(x + s)} ${f1(y0)}`;
  }
  return closed(w, h, y0, d);
};

const flat: Ridge = (_r, w, h, y0) => closed(w, h, y0, `L${w} ${f1(y0)}`);

export const RIDGES = { mountains, dunes, hills, terraces, city, flat } as const;
export type Land = keyof typeof RIDGES;
