import { metaOf } from '../../../games/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Zone } from '../../kit/index.js';
import { kindOf, type Row } from './statistics.js';
import { decimal, percent, rivalsName, useStatsText } from './texts.js';

/** Below so many games no mean and no interval are told. */
export const ENOUGH = 5;

/** The part of victories, its interval, and what chance alone would win. */
function Interval({ row: { share, even } }: { readonly row: Row }) {
  return (
    <svg class="interval" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
      <rect x={100 * share.low} width={100 * (share.high - share.low)} y="4" height="6" />
      <line x1={100 * even} x2={100 * even} y1="0" y2="14" />
      <circle cx={100 * share.value} cy="7" r="3" />
    </svg>
  );
}

/** How it went, game by game and level by level. Of several versions only victories can be added up; scores are told where one game is picked. */
export function LevelTable({ rows }: { readonly rows: readonly Row[] }) {
  const say = useStatsText();
  const lang = useLang();
  const groups = rows.filter((row, i) => i === 0 || kindOf(rows[i - 1]!) !== kindOf(row));
  return (
    <Zone title={say('table.title')} class="by-level" aside={<span class="muted even">{say('table.even')}</span>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways in its own box */}
      <div class="scroll-x" tabIndex={0}>
        <table class="figures">
          <caption class="sr">{say('table.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('table.rivals')}</th>
              <th scope="col">{say('table.games')}</th>
              <th scope="col">{say('table.won')}</th>
              <th scope="col" class="certainty">
                {say('table.interval')}
              </th>
              <th scope="col">{say('table.mean')}</th>
              <th scope="col">{say('table.best')}</th>
            </tr>
          </thead>
          {groups.map((row) => (
            <tbody key={kindOf(row)}>
              <tr>
                <th scope="rowgroup" colSpan={6}>
                  {metaOf(row.game)?.name ?? row.game}{' '}
                  <small>{row.versions > 1 ? say('table.versions', { n: row.versions }) : row.version?.label[lang]}</small>
                </th>
              </tr>
              {rows
                .filter((it) => kindOf(it) === kindOf(row))
                .map((it) => (
                  <Against key={it.rivals} row={it} />
                ))}
            </tbody>
          ))}
        </table>
      </div>
    </Zone>
  );
}

/** One level of bots, or another kind of rivals. */
function Against({ row }: { readonly row: Row }) {
  const say = useStatsText();
  const lang = useLang();
  const isFew = row.games < ENOUGH;
  const isContest = row.rivals !== 'solo';
  return (
    <tr>
      <th scope="row">{rivalsName(row.rivals, lang)}</th>
      <td>{row.games}</td>
      <td>{isContest && (isFew ? decimal(row.wins, lang) : percent(row.share.value, lang))}</td>
      <td class="certainty">
        {isContest && isFew && <span class="muted few">{say('table.few')}</span>}
        {isContest && !isFew && (
          <>
            <Interval row={row} />
            <span class="sr">{say('table.of', { low: percent(row.share.low, lang), high: percent(row.share.high, lang) })}</span>
          </>
        )}
      </td>
      <td>{!isFew && row.scores && decimal(row.scores.mean, lang)}</td>
      <td>{row.scores?.best}</td>
    </tr>
  );
}
