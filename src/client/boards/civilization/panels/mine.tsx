import { progress } from '../../../../games/civilization/ask/milestones.js';
import { incomeOf, yieldsOf } from '../../../../games/civilization/ask/production.js';
import { scoreOf } from '../../../../games/civilization/ask/scoring.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import { IMPROVEMENT, TECHNOLOGY } from '../../../../games/civilization/cards/index.js';
import { MILESTONES } from '../../../../games/civilization/cards/tables.js';
import { growthGain } from '../../../../games/civilization/guide/growth.js';
import { milestoneName } from '../../../../games/civilization/say/names.js';
import { Coin, Icon, Points, Roving, sign } from '../../../kit/index.js';
import { gainWords } from '../buy-looks.js';
import { classes, type Desk, nameOfSeat, useDesk } from '../desk.js';
import { criticalChance, criticalGain, incomeLines, techsOf, wondersOf } from '../facts.js';
import { IMPROVEMENT_GLYPHS, TABLE_GLYPHS, WONDER_GLYPHS } from '../glyphs.js';
import { Ledger } from './ledger.js';
import { StackBox } from './stack-box.js';
import { Whereabouts } from './whereabouts.js';

/** My area: the chosen stack or what I own at a glance, treasury and production, settlements, cards. */
export function Mine() {
  const desk = useDesk();
  const { plan, words, me } = desk;
  return (
    <section
      class={classes('zone mine', plan?.stack ? 'with-stack' : isSettled(desk) && 'settled')}
      style={{ '--sc': `var(--seat-${me + 1})` }}
      aria-label={words.t('zone.mine')}
    >
      {plan?.stack && <StackBox />}
      <Treasury />
      <Ledger />
      <Cards />
      <Whereabouts />
    </section>
  );
}

/** So many chips of technologies, wonders and improvements leave room beside them. */
const FEW_CARDS = 16;

/** More settlements than have room below each other, and room beside them. */
const isSettled = ({ s, me, mine }: Desk): boolean =>
  yieldsOf(s, me).length > 6 && techsOf(s, me).length + wondersOf(s, me).length + mine.improvements.length <= FEW_CARDS;

/** Whoever weighs a village or growth that brings nothing is told why, and where the rule stands. */
export function GainNote() {
  const { s, me, words, previewed, snapshot, openRule } = useDesk();
  const gain = previewed && snapshot.acting === me ? growthGain(s, me, previewed.move) : undefined;
  if (!gain?.rule) return null;
  const { rule } = gain;
  return (
    <p class="gain-note none">
      {gainWords(gain, words)}{' '}
      <button type="button" class="lnk" onClick={() => openRule(rule)}>
        {rule}
      </button>
    </p>
  );
}

/** Gold now, and the next production line by line. */
export function Treasury() {
  const { s, me, mine, words, preview } = useDesk();
  const income = incomeOf(s, me, null);
  const after = preview?.players[me]?.gold;
  const then = preview ? incomeOf(preview, me, null).total : income.total;
  const chance = Math.round((criticalChance(s, me) / 36) * 100);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll
    <section class="treasury" aria-label={words.t('zone.treasury')} tabIndex={0}>
      <div class="zhead">
        <span class="caps">{words.t('zone.treasury')}</span>
        <span class="line" />
        <Points n={scoreOf(s, me)} label={words.t('points', { n: scoreOf(s, me) })} />
      </div>
      <p class="purse">
        <Coin n={mine.gold} size="big" label={words.t('gold', { n: mine.gold })} />
        {after !== undefined && after !== mine.gold && <span class="becomes">→ {after}</span>}
        <span>
          {words.t('production.next')}
          <span class="next">
            <b class="gain">{sign(income.total, true)}</b>
            {then !== income.total && <span class="becomes">→ {sign(then, true)}</span>}
          </span>
        </span>
      </p>
      <GainNote />
      <table class="sums">
        <tbody>
          {incomeLines(s, me, income, words).map((line) => (
            <tr key={line.key}>
              <th scope="row">{line.label}</th>
              <td>{line.gold}</td>
            </tr>
          ))}
          {chance > 0 && (
            <tr class="maybe">
              <th scope="row">{words.t('production.critical', { n: chance })}</th>
              <td>{sign(criticalGain(s, me), true)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

const ERAS = [1, 2, 3, 4] as const;

/** Technologies by era, wonders, improvements; in the basic game the milestones of the era. */
export function Cards() {
  const desk = useDesk();
  const { s, me, mine, words, zoom } = desk;
  const techs = techsOf(s, me);
  const wonders = wondersOf(s, me);
  const advanced = isAdvanced(s);
  return (
    <section class="my-cards" aria-label={words.t('zone.technologies')}>
      <div class="zhead">
        <span class="caps">
          {words.t('zone.technologies')} <b class="fig">{techs.length}</b>
        </span>
        {!advanced && <EraCounts />}
        <span class="line" />
      </div>
      <Roving class="card-rows">
        {advanced &&
          ERAS.map((era) => {
            const own = techs.filter((id) => TECHNOLOGY[id].era === era);
            return (
              own.length > 0 && (
                <div key={era} class="era-row">
                  <span class="era-name">{words.name(`era.${era}`)}</span>
                  {own.map((id) => (
                    <button
                      key={id}
                      type="button"
                      class="tech-chip"
                      data-roving
                      data-zoom={`tech.${id}`}
                      onClick={() => zoom(`tech.${id}`)}
                    >
                      {words.short(`tech.${id}`)}
                    </button>
                  ))}
                </div>
              )
            );
          })}
        {!advanced && <Milestones />}
        <div class="era-row">
          {wonders.map((id) => (
            <button
              key={id}
              type="button"
              class="tech-chip wonder"
              data-roving
              data-zoom={`wonder.${id}`}
              onClick={() => zoom(`wonder.${id}`)}
            >
              <Icon name={WONDER_GLYPHS[id]} size={14} />
              {words.short(`wonder.${id}`)}
            </button>
          ))}
          {mine.improvements.map((id) => (
            <button
              key={id}
              type="button"
              class={classes('tech-chip improvement', IMPROVEMENT[id].gives)}
              data-roving
              data-zoom={`improvement.${id}`}
              onClick={() => zoom(`improvement.${id}`)}
            >
              <Icon name={IMPROVEMENT_GLYPHS[id]} size={14} />
              {words.short(`improvement.${id}`)}
            </button>
          ))}
        </div>
      </Roving>
    </section>
  );
}

/** Basic game: how many technologies of each era. */
function EraCounts() {
  const { s, me, words } = useDesk();
  const techs = techsOf(s, me);
  if (techs.length === 0) return null;
  return (
    <dl class="era-counts">
      {ERAS.map((era) => {
        const own = techs.filter((id) => TECHNOLOGY[id].era === era);
        return (
          own.length > 0 && (
            <div key={era}>
              <dt class="era-name">{words.name(`era.${era}`)}</dt>
              <dd class="fig">{own.length}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Basic game: what brings a wonder in this era, and who has it. */
function Milestones() {
  const desk = useDesk();
  const { s, me, words } = desk;
  return (
    <ul class="milestones" aria-label={words.t('milestones.of', { era: words.name(`era.${s.era}`) })}>
      <li class="caption" aria-hidden="true">
        {words.t('milestones.of', { era: words.name(`era.${s.era}`) })}
      </li>
      {MILESTONES.map((milestone, i) => {
        const owner = s.milestones[i] ?? -1;
        if (milestone.era !== s.era) return null;
        return (
          <li key={words.text(milestoneName(i))} class={classes(owner >= 0 && 'taken')}>
            <Icon name={TABLE_GLYPHS.milestone} size={14} />
            <span class="what">
              {milestone.of === 'settlements' || milestone.of === 'gold'
                ? words.text(milestoneName(i))
                : words.t(`milestone.${milestone.of}`, milestone)}
            </span>
            {owner >= 0 ? (
              <em>{nameOfSeat(desk, owner)}</em>
            ) : (
              <b class="fig">
                <span aria-hidden="true">
                  {progress(s, me, i)} / {milestone.n}
                </span>
                <span class="sr">{words.t('goal.places', { n: progress(s, me, i), all: milestone.n })}</span>
              </b>
            )}
          </li>
        );
      })}
    </ul>
  );
}
