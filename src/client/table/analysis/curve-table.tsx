import { SeatHeads } from '../result-tables.js';
import type { SeatInfo } from '../table.js';
import type { Point, Report } from './report.js';
import { type Figures, useAnalysisText } from './texts.js';

interface CurveTableProps {
  readonly curve: readonly Point[];
  readonly seats: readonly SeatInfo[];
  readonly figures: Figures;
  readonly scale: Report['scale'];
  readonly rounds: readonly { readonly ply: number; readonly label: string }[];
}

/** The curve in figures, for those who cannot see it or want to know exactly. */
export function CurveTable({ curve, seats, figures, scale, rounds }: CurveTableProps) {
  const say = useAnalysisText();
  const last = curve.at(-1)!;
  return (
    <details class="series">
      <summary>{say('chart.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls in its own box */}
      <div class="scroll-x long" tabIndex={0}>
        <table class="figures">
          <caption class="sr">{say(`chart.${scale}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{say('chart.move')}</th>
              <SeatHeads seats={seats} />
              <th scope="col">{say('chart.count')}</th>
            </tr>
          </thead>
          <tbody>
            {curve.map((point) => (
              <tr key={point.ply}>
                <th scope="row">
                  {point === last ? say('chart.end') : point.ply}{' '}
                  <span class="muted">{rounds.find(({ ply }) => ply >= point.ply)?.label}</span>
                </th>
                {point.seats.map(({ value, plusMinus }, seat) => (
                  <td key={seat}>
                    {figures.value(value)} {plusMinus > 0 && <small>± {figures.value(plusMinus).replace(/^\+/, '')}</small>}
                  </td>
                ))}
                <td>{point.n || ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
