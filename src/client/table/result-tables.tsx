import { Icon, Seal, sign } from '../kit/index.js';
import type { PointSource } from './board-package.js';
import type { ScoreSeries } from './score-chart.js';
import type { SeatInfo } from './table.js';
import { seatName, useTableText } from './texts.js';

export const SeatHeads = ({ seats }: { readonly seats: readonly SeatInfo[] }) => {
  const say = useTableText();
  return (
    <>
      {seats.map((_, seat) => (
        <th key={seat} scope="col">
          <span class="seat-head">
            <Seal seat={seat} size={18} />
            {seatName(seats, seat, say)}
          </span>
        </th>
      ))}
    </>
  );
};

/** Where the points came from: one row per source, one column per seat. */
export function SourceTable({ sources, seats }: { readonly sources: readonly PointSource[]; readonly seats: readonly SeatInfo[] }) {
  const say = useTableText();
  const totals = seats.map((_, seat) => sources.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways in its own box
    <div class="scroll-x" tabIndex={0}>
      <table class="figures">
        <caption class="sr">{say('result.sources')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('result.source')}</th>
            <SeatHeads seats={seats} />
          </tr>
        </thead>
        <tbody>
          {sources.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                {row.icon && <Icon name={row.icon} size={15} />} {row.label}
              </th>
              {seats.map((_, seat) => (
                <td key={seat}>{row.points[seat] ? sign(row.points[seat]) : <span class="none">·</span>}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('result.total')}</th>
            {totals.map((total, seat) => (
              <td key={seat}>{sign(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The chart in figures, for those who cannot see it or want to know exactly. */
export function SeriesTable({ series, seats }: { readonly series: ScoreSeries; readonly seats: readonly SeatInfo[] }) {
  const say = useTableText();
  return (
    <details class="series">
      <summary>{say('result.chart-table')}</summary>
      <table class="figures">
        <caption class="sr">{say('result.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('result.moment')}</th>
            <SeatHeads seats={seats} />
          </tr>
        </thead>
        <tbody>
          {series.labels.map((label, i) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.lines.map((line) => (
                <td key={line.seat}>{line.scores[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
