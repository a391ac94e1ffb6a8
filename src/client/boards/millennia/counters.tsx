import { estimate } from '../../../games/millennia/guide/facts.js';
import { Coin, Delta, Icon, Points, stateClass } from '../../kit/index.js';
import { classes, lookAt, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';

/** A figure with what it would become: '5 → 7'. */
export function Foreseen({ now, then }: { now: number; then: number | undefined }) {
  return then === undefined || then === now ? null : <span class="pv">→ {then}</span>;
}

function Changed({ counter }: { counter: string }) {
  const { deltas, me, preview } = useDesk();
  const n = deltas.get(`${me}:${counter}`);
  return n && !preview ? <Delta n={n} /> : null;
}

/** Gold, points, what the end would bring, jokers and research points. */
export function Counters() {
  const desk = useDesk();
  const { s, me, mine, next, words, preview } = desk;
  const end = estimate(s, me);
  const joker = lookAt(desk, 'joker', [words.g('type.joker'), words.t('have', { n: mine.jokers })]);
  return (
    <div class="cts">
      <div class="ct">
        <span class="caps">{words.g('piece.gold')}</span>
        <span class="cv" data-piece={`gold:${me}`}>
          <Coin n={mine.gold} size="big" label={`${mine.gold} ${words.g('piece.gold')}`} />
          <Foreseen now={mine.gold} then={next?.gold} />
          <Changed counter="gold" />
        </span>
      </div>
      <div class="ct">
        <span class="caps">{words.t('points')}</span>
        <span class="cv" data-piece={`vp:${me}`}>
          <Points n={mine.vp} size="big" label={`${mine.vp} ${words.g('piece.vp.long')}`} />
          <Foreseen now={mine.vp} then={next?.vp} />
          <Changed counter="vp" />
        </span>
      </div>
      {!s.over && (
        <div class="ct" title={words.t('estimate.long')}>
          <span class="caps">{words.t('estimate')}</span>
          <span class="cv">
            <b class="fig">{end}</b>
            <Foreseen now={end} then={preview ? estimate(preview, me) : undefined} />
          </span>
        </div>
      )}
      <button {...joker.props} class={classes('ct', stateClass(joker.state))}>
        <span class="caps">{words.g('type.joker.short')}</span>
        <span class="cv">
          <Icon name={TABLE_GLYPHS.joker} size={20} class="jk" />
          <b class="fig">{mine.jokers}</b>
          <Foreseen now={mine.jokers} then={next?.jokers} />
        </span>
      </button>
    </div>
  );
}

/** What can be spent, where my area is out of sight. */
export function Purse() {
  const { mine, next, words } = useDesk();
  const rest = [
    ['jokers', TABLE_GLYPHS.joker],
    ['rp', TABLE_GLYPHS.rp],
  ] as const;
  return (
    <p class="purse" data-foot>
      <span>
        <Coin n={mine.gold} label={`${mine.gold} ${words.g('piece.gold')}`} />
        <Foreseen now={mine.gold} then={next?.gold} />
      </span>
      {rest.map(
        ([what, icon]) =>
          mine[what] + (next?.[what] ?? 0) > 0 && (
            <span key={what}>
              <Icon name={icon} size={16} label={words.t(`figure.${what}`)} />
              <b class="fig">{mine[what]}</b>
              <Foreseen now={mine[what]} then={next?.[what]} />
            </span>
          ),
      )}
    </p>
  );
}
