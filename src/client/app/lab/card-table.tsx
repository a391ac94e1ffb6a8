import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Survey, SurveyKind } from '../../../games/index.js';
import { SEATS, sideOf } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Icon } from '../../kit/index.js';
import type { CardShelf } from '../../table/card-shelf.js';
import type { Address, Sort } from './address.js';
import { AgeBadge, EffectMark, OwnMark, ShareBar, WinMark } from './marks.js';
import { type Group, kindOf, type Row, scaleOf } from './rows.js';
import { decimal, part, percent, signed, useLabText, whole } from './texts.js';

export interface RowsProps {
  readonly rows: readonly Row[];
  /** The same rows by kind; one group where only one kind is shown. */
  readonly groups: readonly Group[];
  readonly survey: Survey;
  readonly title: string;
  readonly kind: SurveyKind | undefined;
  readonly shelf: CardShelf;
  readonly address: Address;
  readonly roundWord: string;
  change(more: Partial<Address>): void;
}

/** The effect of a row as far as it is known: corrected, or why it is not told. */
export function useEffectText() {
  const say = useLabText();
  const lang = useLang();
  return (row: Row): string => {
    if (row.isFew) return say('few');
    if (!row.corrected) return say('few.games');
    const { value, low, high } = row.corrected;
    return `${signed(value, lang)} ± ${decimal((high - low) / 2, lang)}`;
  };
}

export const wellKnown = (rows: readonly Row[]): Row[] => rows.filter((row) => !row.isFew);

/** Rolls a long table, and nothing else, until a row can be seen below its head. */
function showRow(row: HTMLElement, room: HTMLElement): void {
  const head = row.closest('table')?.tHead?.offsetHeight ?? 0;
  const [top, bottom] = [row.offsetTop - head, row.offsetTop + row.offsetHeight - room.clientHeight];
  if (room.scrollTop > top) room.scrollTop = top;
  else if (room.scrollTop < bottom) room.scrollTop = bottom;
}

/** All rows with their figures; a click on a head sorts, arrow keys choose. */
export function CardTable({ rows, groups, survey, title, kind, shelf, address, roundWord, change }: RowsProps) {
  const say = useLabText();
  const lang = useLang();
  const table = useRef<HTMLTableElement>(null);
  const even = 1 / address.seats;
  const known = wellKnown(rows);
  const effects = scaleOf(known.flatMap(({ corrected }) => corrected ?? []));
  const wins = scaleOf(
    known.map((row) => row.wins),
    even,
  );
  const hasAges = rows.some((row) => shelf.has(row.card) && shelf.ageOf(row.card));
  const hasRounds = rows.some(({ round }) => round > 0);
  const columns = 5 + Number(hasRounds) + Number(kind?.price !== undefined);
  const chosen = rows.find(({ card }) => card === address.card) ?? rows[0];

  const step = (e: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -rows.length, End: rows.length }[e.key];
    if (by === undefined || !chosen) return;
    e.preventDefault();
    const next = Math.max(0, Math.min(rows.length - 1, rows.indexOf(chosen) + by));
    change({ card: rows[next]!.card });
    table.current?.querySelectorAll<HTMLElement>('tbody button')[next]?.focus();
  };
  // Whoever chooses a point of the plot, or comes by a link, sees its row.
  useLayoutEffect(() => {
    const row = table.current?.querySelector<HTMLElement>('tr.chosen');
    if (row) showRow(row, table.current!.parentElement!);
  }, [address.card]);

  const head = (sort: Sort, label: string, more?: string, extra = '') => {
    const isSorted = address.sort === sort;
    return (
      <th scope="col" class={extra} aria-sort={isSorted ? (address.up ? 'ascending' : 'descending') : undefined}>
        <button
          type="button"
          title={say('sort.by', { column: label })}
          onClick={() => change({ sort, up: isSorted ? !address.up : false })}
        >
          <span>
            {isSorted && <i aria-hidden="true">{address.up ? '▴' : '▾'} </i>}
            {label}
          </span>
          {more && <small>{more}</small>}
        </button>
      </th>
    );
  };

  return (
    <table ref={table} class="lab-table">
      <caption class="sr">{say('table.caption', { title })}</caption>
      <thead>
        <tr>
          {head('name', say('col.name'), undefined, 'name')}
          {head('share', say('col.share'))}
          {hasRounds && head('round', say('col.round'), roundWord, 'num')}
          {kind?.price && head('price', say('col.price'), kind.price[lang], 'num')}
          {head('wins', say('col.wins'), say('col.wins.even', { even: percent(even, lang) }), 'wide')}
          {head('effect', say('col.effect'), say('col.effect.unit'), 'wide')}
          {head('takes', say('col.takes'), undefined, 'num')}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.kind} onKeyDown={step}>
          {groups.length > 1 && (
            <tr class="group">
              <th scope="rowgroup" colSpan={columns}>
                {kindOf(survey, group.kind)?.label[lang]} <small>{whole(group.rows.length, lang)}</small>
              </th>
            </tr>
          )}
          {group.rows.map((row) => {
            const isChosen = row === chosen;
            return (
              <tr key={row.key} class={isChosen ? 'chosen' : ''} onClick={() => change({ card: row.card })}>
                <th scope="row">
                  <button type="button" tabIndex={isChosen ? 0 : -1} aria-current={isChosen ? 'true' : undefined}>
                    {hasAges && (
                      <span class="age-room">
                        <AgeBadge age={shelf.has(row.card) ? shelf.ageOf(row.card) : undefined} />
                      </span>
                    )}
                    {row.kind !== SEATS && <Icon name={shelf.icon(row.card)} size={20} />}
                    <span class="nm">{row.name}</span>
                    <OwnMark card={row.card} shelf={shelf} />
                  </button>
                </th>
                <td class="share">
                  <ShareBar of={row.share} /> <b>{part(row.share, lang)}</b>
                </td>
                {hasRounds && <td class="num">{row.round > 0 ? decimal(row.round, lang) : ''}</td>}
                {kind?.price && <td class="num">{row.price === undefined ? '' : decimal(row.price, lang)}</td>}
                {row.isFew ? (
                  <td colSpan={2} class="lab-few">
                    {say('few')}
                  </td>
                ) : (
                  <>
                    <td class="wide">
                      <b>{percent(row.wins.value, lang)}</b>
                      <WinMark of={row.wins} even={even} scale={wins} />
                      <span class="sr">{say('range', { low: percent(row.wins.low, lang), high: percent(row.wins.high, lang) })}</span>
                    </td>
                    <td class={`wide effect ${row.corrected ? sideOf(row.corrected) : ''}`}>
                      {row.corrected ? (
                        <>
                          <b>{signed(row.corrected.value, lang)}</b>
                          <EffectMark of={row.corrected} scale={effects} />
                          <span class="sr">
                            {say('range', { low: signed(row.corrected.low, lang), high: signed(row.corrected.high, lang) })}
                          </span>
                        </>
                      ) : (
                        <span class="lab-few">{say('few.games')}</span>
                      )}
                    </td>
                  </>
                )}
                <td class="num takes">{whole(row.takes, lang)}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
