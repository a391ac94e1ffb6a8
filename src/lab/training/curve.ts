import type { Fit } from './fit.js';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [720, 400, 64, 48, 40, 150];

/** The learning curve as a picture: how far predictions are off, epoch by epoch, for games learnt from and games kept aside. */
export function drawCurve(title: string, { curve, before, best }: Fit): string {
  const all = [before, ...curve];
  const figures = all.flatMap(({ learnt, unseen }) => [learnt, unseen]);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const x = (epoch: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * epoch) / Math.max(1, all.length - 1);
  const y = (error: number): number => TOP + ((HEIGHT - TOP - BOTTOM) * (high - error)) / (high - low || 1);
  const line = (of: 'learnt' | 'unseen'): string => all.map((e, i) => `${x(i).toFixed(1)},${y(e[of]).toFixed(1)}`).join(' ');
  const ticks = Array.from({ length: 5 }, (_, i) => low + ((high - low) * i) / 4);
  const label = (at: number, text: string, colour: string): string =>
    `<text x="${WIDTH - RIGHT + 8}" y="${at}" fill="${colour}" dominant-baseline="middle">${text}</text>`;
  const last = all.at(-1)!;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="22" font-size="15" fill="#222">${title}</text>
${ticks.map((tick) => `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(tick)}" y2="${y(tick)}" stroke="#ddd"/><text x="${LEFT - 8}" y="${y(tick)}" text-anchor="end" dominant-baseline="middle" fill="#555">${tick.toFixed(2)}</text>`).join('\n')}
<polyline points="${line('learnt')}" fill="none" stroke="#8a6d1a" stroke-width="2"/>
<polyline points="${line('unseen')}" fill="none" stroke="#1b5e8a" stroke-width="2"/>
<circle cx="${x(best + 1)}" cy="${y(all[best + 1]?.unseen ?? before.unseen)}" r="4" fill="#1b5e8a"/>
${label(Math.min(y(last.learnt), HEIGHT - BOTTOM), 'learnt from', '#8a6d1a')}
${label(Math.abs(y(last.unseen) - y(last.learnt)) < 16 ? y(last.learnt) - 16 : y(last.unseen), 'kept aside', '#1b5e8a')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 14}" text-anchor="middle" fill="#555">epoch 0 (the value without correction) to ${curve.length}; error in points</text>
</svg>
`;
}
