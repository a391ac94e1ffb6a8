import type { Row } from './rows.js';
import type { Measured } from './use-study.js';

const cell = (x: string | number | undefined): string => {
  const text = typeof x === 'number' ? String(Math.round(x * 10_000) / 10_000) : (x ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const HEAD =
  'game,edition,players,bots,rules,bot version,games,own games,seeds,kind,id,name,takes,taken in,mean price,mean round,win rate,win low,win high,lead,lead low,lead high,corrected,corrected low,corrected high';

/** The rows as a table for other programs, each with where its games come from. */
export function csvOf({ table, shipped, own, tally }: Measured, rows: readonly Row[]): string {
  const about = [
    table.game,
    table.edition,
    table.seats,
    table.level,
    shipped?.rules,
    shipped?.bots,
    tally.games,
    own,
    `${table.game}.${table.edition}.${table.seats}.${table.level}/0-${(shipped?.tally.games ?? 0) - 1}`,
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
