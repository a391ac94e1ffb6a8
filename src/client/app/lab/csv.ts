import { nameOf } from '../../../study/index.js';
import type { Row } from './rows.js';
import type { Measured } from './use-study.js';

const cell = (x: string | number | undefined): string => {
  const text = typeof x === 'number' ? String(Math.round(x * 10_000) / 10_000) : (x ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const HEAD =
  'game,edition,players,bots,rules,bot version,games,games played here,their rules,seeds,kind,id,name,takes,taken in,mean price,mean round,win rate,win low,win high,lead,lead low,lead high,corrected,corrected low,corrected high';

/** '0-4999 7000-7012': numbers in a row are told by the first and the last of them. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const n of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else ranges.push([n, n]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(' ');
}

/** The rows as a table for other programs, each with where its games come from; `rules` are those of today, by which games are played here. */
export function csvOf({ table, shipped, own, tally }: Measured, rows: readonly Row[], rules: number): string {
  const data = shipped ? [`0-${shipped.tally.games - 1}`] : [];
  const about = [
    table.game,
    table.edition,
    table.seats,
    table.level,
    shipped?.rules,
    shipped?.bots,
    tally.games,
    own.length,
    own.length > 0 ? rules : undefined,
    `${nameOf(table)}/${[...data, rangesOf(own)].join(' ').trim()}`,
  ];
  const lines = rows.map((row) =>
    [
      ...about,
      row.kind,
      row.card,
      row.name,
      row.takes,
      row.share,
      row.price,
      row.round,
      ...[row.wins, row.lead, row.corrected].flatMap((x) => [x?.value, x?.low, x?.high]),
    ]
      .map(cell)
      .join(','),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
}
