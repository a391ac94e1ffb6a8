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

/** How it went, game by game and level by level. */
export function LevelTable({ rows }: { readonly rows: readonly Row[] }) {
  const say = useStatsText();
  const lang = useLang();
  return (
    <Zone title={say('table.title')} class="by-level" aside={<span class="muted">{say('table.even')}</span>}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways in its own box */}
      <div class="scroll-x" tabIndex={0}>
        <table class="figures">
          <caption class="sr">{say('table.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('table.game')}</th>
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
          <tbody>
            {rows.map((row, i) => {
              const isFew = row.games < ENOUGH;
              const before = rows[i - 1];
              const isNew = !before || kindOf(before) !== kindOf(row);
              return (
                <tr key={kindOf(row) + row.rivals}>
                  {isNew && (
                    <th scope="rowgroup" rowSpan={rows.filter((it) => kindOf(it) === kindOf(row)).length}>
                      {metaOf(row.game)?.name ?? row.game}
                      {row.version && <small>{row.version.label[lang]}</small>}
                    </th>
                  )}
                  <th scope="row">{rivalsName(row.rivals, lang)}</th>
                  <td>{row.games}</td>
                  <td>{row.rivals === 'solo' ? '' : isFew ? decimal(row.wins, lang) : percent(row.share.value, lang)}</td>
                  <td class="certainty">
                    {row.rivals !== 'solo' && isFew && <span class="muted few">{say('table.few')}</span>}
                    {row.rivals !== 'solo' && !isFew && (
                      <>
                        <Interval row={row} />
                        <span class="sr">
                          {say('table.of', { low: percent(row.share.low, lang), high: percent(row.share.high, lang) })}
                        </span>
                      </>
                    )}
                  </td>
                  <td>{isFew ? '' : decimal(row.mean, lang)}</td>
                  <td>{row.best}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Zone>
  );
}
