import type { VNode } from 'preact';
import type { Shape } from '../../kernel/types.js';
import { Icon, Seal, seatColours, sign, useMediaQuery } from '../kit/index.js';
import type { Moment, Tally } from './moment.js';
import type { Snapshot } from './table.js';
import { useTableText } from './texts.js';

interface TallySheetProps {
  readonly moment: Moment;
  readonly snapshot: Snapshot<Shape>;
  /** How many sources have been counted; one more when the ranking stands. */
  readonly counted: number;
}

/** What each seat has after so many sources. */
export const totalsAfter = (tallies: readonly Tally[], seats: number, counted: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => tallies.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** So many parts of a figure are named: the more seats there are, the less room has each. */
const namedAmong = (seats: number): number => (seats > 4 ? 0 : seats > 3 ? 2 : 3);

/** The score sheet, filled source by source: seats below each other where there is room for their sources side by side. */
export function TallySheet({ moment, snapshot, counted }: TallySheetProps) {
  const say = useTableText();
  const isWide = useMediaQuery('(min-width: 900px)');
  const tallies = moment.tallies ?? [];
  const { seats, standings } = snapshot;
  const named = namedAmong(seats.length);
  const totals = totalsAfter(tallies, seats.length, counted);
  const isRanked = counted > tallies.length && seats.length > 1;
  const rankOf = (seat: number): number => standings.find((x) => x.seat === seat)?.rank ?? 0;
  const seatHeads = seats.map(({ name }, seat) => (
    <span key={seat} class="seat-head">
      <Seal seat={seat} size={isWide ? 26 : 22} />
      <span>{name}</span>
    </span>
  ));
  const sourceHeads = tallies.map(({ label, icon, card }) => (
    <span key={label} class="source-head" data-zoom={card}>
      {icon && <Icon name={icon} size={isWide ? 20 : 16} />}
      <span>{label}</span>
    </span>
  ));
  const cellOf = (at: number, seat: number): VNode => {
    const { points, through } = tallies[at]!;
    const n = points[seat] ?? 0;
    const made = through?.[seat] ?? [];
    return (
      <td key={`${at}:${seat}`} class={[at < counted ? 'told' : 'due', at === counted - 1 && !isRanked && 'now'].filter(Boolean).join(' ')}>
        {n === 0 ? <span class="none">·</span> : <b>{at === 0 ? n : sign(n, true)}</b>}
        {named > 0 && made.length > 0 && (
          <small>
            {made.slice(0, named).join(' · ')}
            {made.length > named && ` ${say('scoring.more', { n: made.length - named })}`}
          </small>
        )}
      </td>
    );
  };
  const totalOf = (seat: number) => (
    <td key={seat} class="total">
      {totals[seat]}
    </td>
  );
  const placeOf = (seat: number) => (
    <td key={seat} class={`place ${isRanked ? 'told' : 'due'}`}>
      {rankOf(seat) === 1 && <Icon name="laurels" size={18} />} {say('result.rank', { rank: rankOf(seat) })}
    </td>
  );
  const first = (seat: number): string => (isRanked && rankOf(seat) === 1 ? 'first' : '');
  const total = say('result.total');
  const place = say('result.ranking');
  const corner = (
    <th scope="col">
      <span class="sr">{say('result.source')}</span>
    </th>
  );
  return isWide ? (
    <table class="tally wide">
      <thead>
        <tr>
          {corner}
          {sourceHeads.map((head, i) => (
            <th key={i} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">{total}</th>
          {seats.length > 1 && <th scope="col">{place}</th>}
        </tr>
      </thead>
      <tbody>
        {seats.map((_, seat) => (
          <tr key={seat} class={first(seat)} style={seatColours(seat)}>
            <th scope="row">{seatHeads[seat]}</th>
            {tallies.map((_, at) => cellOf(at, seat))}
            {totalOf(seat)}
            {seats.length > 1 && placeOf(seat)}
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <table class="tally narrow">
      <thead>
        <tr>
          {corner}
          {seatHeads.map((head, seat) => (
            <th key={seat} scope="col" style={seatColours(seat)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallies.map((_, at) => (
          <tr key={at}>
            <th scope="row">{sourceHeads[at]}</th>
            {seats.map((_, seat) => cellOf(at, seat))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {seats.map((_, seat) => totalOf(seat))}
        </tr>
        {seats.length > 1 && (
          <tr>
            <th scope="row">{place}</th>
            {seats.map((_, seat) => placeOf(seat))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
