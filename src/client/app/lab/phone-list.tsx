import type { VNode } from 'preact';
import { SEATS, sideOf } from '../../../study/index.js';
import { useLang } from '../../i18n/i18n.js';
import { Icon } from '../../kit/index.js';
import { SORTS, type Sort } from './address.js';
import { type RowsProps, wellKnown } from './card-table.js';
import { AgeBadge, EffectMark, OwnMark } from './marks.js';
import { kindOf, type Row, scaleOf } from './rows.js';
import { decimal, percent, signed, useLabText, whole } from './texts.js';

/** The same rows on a narrow screen: one under the other, the chosen one unfolded. */
export function PhoneList({
  rows,
  groups,
  survey,
  kind,
  shelf,
  address,
  roundWord,
  change,
  below,
}: RowsProps & { below(row: Row): VNode }) {
  const say = useLabText();
  const lang = useLang();
  const effects = scaleOf(wellKnown(rows).flatMap(({ corrected }) => corrected ?? []));
  const sorts = SORTS.filter((sort) => sort !== 'price' || kind?.price);
  return (
    <>
      <div class="lab-sort">
        <label>
          <span>{say('list.sort')}</span>
          <select class="field" value={address.sort} onChange={(e) => change({ sort: e.currentTarget.value as Sort, up: false })}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {say(`col.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="lab-turn"
          aria-label={say(address.up ? 'list.turn.up' : 'list.turn.down')}
          title={say(address.up ? 'list.turn.up' : 'list.turn.down')}
          onClick={() => change({ up: !address.up })}
        >
          {address.up ? '▴' : '▾'}
        </button>
      </div>
      {groups.map((group) => (
        <section key={group.kind} class="lab-group">
          {groups.length > 1 && (
            <h2>
              {kindOf(survey, group.kind)?.label[lang]} <small>{whole(group.rows.length, lang)}</small>
            </h2>
          )}
          <ul class="lab-list">
            {group.rows.map((row) => {
              const isOpen = row.card === address.card;
              return (
                <li key={row.key} class={isOpen ? 'chosen' : ''}>
                  <button type="button" aria-expanded={isOpen} onClick={() => change({ card: isOpen ? '' : row.card })}>
                    <AgeBadge age={shelf.has(row.card) ? shelf.ageOf(row.card) : undefined} />
                    {row.kind !== SEATS && <Icon name={shelf.icon(row.card)} size={22} />}
                    <span class="grow">
                      <span class="nm">
                        {row.name} <OwnMark card={row.card} shelf={shelf} />
                      </span>
                      <small>
                        {row.isFew
                          ? say('list.line.few', { share: percent(row.share, lang) })
                          : say('list.line', { share: percent(row.share, lang), wins: percent(row.wins.value, lang) })}
                      </small>
                    </span>
                    {row.isFew || !row.corrected ? (
                      <span class="lab-few">{say(row.isFew ? 'few' : 'few.games')}</span>
                    ) : (
                      <span class={`value ${sideOf(row.corrected)}`}>
                        <b>{signed(row.corrected.value, lang)}</b>
                        <EffectMark of={row.corrected} scale={effects} />
                      </span>
                    )}
                  </button>
                  {isOpen && (
                    <div class="unfolded">
                      <dl>
                        {row.corrected && !row.isFew && (
                          <div>
                            <dd>± {decimal((row.corrected.high - row.corrected.low) / 2, lang)}</dd>
                            <dt>{say('col.effect.unit')}</dt>
                          </div>
                        )}
                        <div>
                          <dd>{whole(row.takes, lang)}</dd>
                          <dt>{say('card.takes')}</dt>
                        </div>
                        {row.round > 0 && (
                          <div>
                            <dd>{decimal(row.round, lang)}</dd>
                            <dt>
                              {roundWord}, {say('mean')}
                            </dt>
                          </div>
                        )}
                        {kind?.price && row.price !== undefined && (
                          <div>
                            <dd>{decimal(row.price, lang)}</dd>
                            <dt>{kind.price[lang]}</dt>
                          </div>
                        )}
                      </dl>
                      {below(row)}
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}
