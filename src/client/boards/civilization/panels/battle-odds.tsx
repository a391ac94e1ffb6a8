import { type Side, sameCommit } from '../../../../games/civilization/ask/battle.js';
import type { Battle, Commit } from '../../../../games/civilization/state/state.js';
import { Seal } from '../../../kit/index.js';
import { changeSettings, useSettings } from '../../../site/settings.js';
import { classes, useDesk } from '../desk.js';
import { oddsTable } from './battle-facts.js';

/** My choices against everything the other may choose: green is good, the last column the worst that can happen. */
export function Odds({
  battle,
  side,
  mine: chosen,
}: {
  readonly battle: Battle;
  readonly side: Side;
  /** My choice so far: its line is framed. */
  readonly mine: Commit | undefined;
}) {
  const { s, words } = useDesk();
  const { odds: shown } = useSettings();
  const rows = oddsTable(s, battle, side);
  const name = ({ owner, kind, air }: Commit) => (
    <>
      {!battle.leaders.includes(owner) && <Seal seat={owner} size={14} />}
      {air ? words.t('battle.with-air', { what: words.unit(s, kind) }) : words.unit(s, kind)}
    </>
  );
  return (
    <div class="odds">
      <div class="zhead">
        <span class="caps">{words.t('odds.title')}</span>
        <span class="line" />
        <button type="button" class="lnk" aria-pressed={shown} onClick={() => changeSettings({ odds: !shown })}>
          {words.t(shown ? 'odds.hide' : 'odds.show')}
        </button>
      </div>
      {shown && (
        <table>
          <thead>
            <tr>
              <th>{words.t('odds.mine')}</th>
              {rows[0]?.cells.map(({ foe }) => (
                <th key={`${foe.owner} ${foe.kind} ${foe.cargo} ${foe.air}`} scope="col">
                  {name(foe)}
                </th>
              ))}
              <th scope="col">{words.t('odds.worst')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ mine, cells, worst }) => (
              <tr
                key={`${mine.owner} ${mine.kind} ${mine.cargo} ${mine.air}`}
                class={classes(chosen && sameCommit(mine, chosen) && 'chosen')}
              >
                <th scope="row">{name(mine)}</th>
                {cells.map(({ foe, win, tie }) => (
                  <td key={`${foe.owner} ${foe.kind} ${foe.cargo} ${foe.air}`} class={classes(win > 0.5 && 'good', win < 0.35 && 'bad')}>
                    <b>{words.t('percent', { n: Math.round(win * 100) })}</b>
                    <small>{words.t('odds.tie', { n: Math.round(tie * 100) })}</small>
                  </td>
                ))}
                <td class="worst">
                  <b>{words.t('percent', { n: Math.round(worst * 100) })}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
