import { useState } from 'preact/hooks';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { throughTheAges } from '../../../games/through-the-ages/game.js';
import { CLOSING_AGE } from '../../../games/through-the-ages/selectors.js';
import type { State } from '../../../games/through-the-ages/state.js';
import { fastDice, refusalOf, type Seat } from '../../../kernel/index.js';
import type { Slot } from '../../../kernel/types.js';
import { useDesk } from './desk.js';
import { AGE_NAMES } from './looks.js';

/** The back of a card: its age, dark for military cards. A card I have placed wears my mark. */
function Back({ level, military, mine }: { level: number; military?: boolean; mine?: boolean }) {
  return (
    <span class={`tback a${level}${military ? ' mil' : ''}`}>
      {AGE_NAMES[level]}
      {mine && <i class="own" />}
    </span>
  );
}
const levelOfBack = ({ back }: Slot): number => (AGE_NAMES as readonly string[]).indexOf(back.split(':')[1] ?? 'A');

/** A fan of backs, so that everyone sees which ages wait. */
function Fan({ pile, label }: { pile: readonly Slot[]; label: string }) {
  const { me, snapshot } = useDesk();
  const own = (slot: Slot) => snapshot.viewer !== 'spectator' && slot.card !== null && (slot.known & (1 << me)) !== 0;
  return (
    <span class="tfan" role="img" aria-label={label}>
      {pile.slice(-8).map((slot, i) => (
        <Back key={i} level={levelOfBack(slot)} military mine={own(slot)} />
      ))}
    </span>
  );
}

const refuses = (state: State, seat: Seat): boolean =>
  refusalOf(throughTheAges, { state, sealed: {}, ply: 0, dice: fastDice(0) }, seat, { move: 'resign' }) !== undefined;

/** Leaving the game is never suggested: it is a small word at the edge that asks once more (TTA-RES-01). */
function Leave() {
  const { s, snapshot, words, past, play } = useDesk();
  const [sure, setSure] = useState(false);
  const { acting } = snapshot;
  if (past || acting === null || refuses(s, acting)) return null;
  return sure ? (
    <span class="tleave">
      <span class="s12 loss">{words.t('leave.sure')}</span>
      <button type="button" class="btn wax s" onClick={() => play({ move: 'resign' })}>
        {words.t('leave.yes')}
      </button>
      <button type="button" class="btn sec s" onClick={() => setSure(false)}>
        {words.t('leave.no')}
      </button>
    </span>
  ) : (
    <button type="button" class="lnk s12" onClick={() => setSure(true)}>
      {words.t('leave')}
    </button>
  );
}

/** Age, round, decks and events: what the whole table waits for. */
export function Clock() {
  const { s, words, targetProps } = useDesk();
  const { t } = words;
  const version = versionOf(s);
  const ages = version.lastAge === 3 ? [0, 1, 2, 3, CLOSING_AGE] : Array.from({ length: version.lastAge + 1 }, (_, i) => i);
  const civil = s.civilDecks[s.age]?.length ?? 0;
  const military = s.militaryDecks[s.age]?.length ?? 0;
  const placed = s.futureEvents.length;
  const shownAge = Math.min(s.age, 3);
  return (
    <section class="zone tclock" aria-label={t('zone.clock')}>
      <div class="cl">
        <span class="caps">{t('age')}</span>
        <ol class="ages">
          {ages.map((age) => (
            <li
              key={age}
              class={age < s.age ? 'd' : age === s.age ? `n a${Math.min(age, 3)}` : ''}
              {...(age === s.age ? { 'aria-current': 'step' } : undefined)}
            >
              {AGE_NAMES[age]}
            </li>
          ))}
        </ol>
        <span class="s12">
          {t('round')} <b class="fig">{s.round}</b>
          {s.lastRound !== null && (
            <em class="loss"> · {s.lastRound === s.round ? t('round.last') : t('round.lastIs', { n: s.lastRound })}</em>
          )}
        </span>
      </div>
      <div class="cl">
        <span class="caps">{t('decks')}</span>
        <span class="dk">
          <Back level={shownAge} /> <span class="s12">{t('deck.civil')}</span> <b class="fig">{civil}</b>
        </span>
        {version.isAdvanced && (
          <button type="button" class="dk plain" {...targetProps('deck:military')} aria-label={t('deck.military.said', { n: military })}>
            <Back level={shownAge} military /> <span class="s12">{t('deck.military')}</span> <b class="fig">{military}</b>
          </button>
        )}
      </div>
      <div class="cl ev">
        <span class="caps">{t('events')}</span>
        <span class="dk">
          <Fan pile={s.currentEvents} label={t('events.current.said', { n: s.currentEvents.length })} />
          <span class="s12">{t('events.current')}</span> <b class="fig">{s.currentEvents.length}</b>
        </span>
        {version.isAdvanced && (
          <span class="dk">
            <Fan pile={s.futureEvents} label={t('events.future.said', { n: placed })} />
            <span class="s12">{t('events.future')}</span> <b class="fig">{placed}</b>
          </span>
        )}
        <span class="s12 mut">
          {t('events.past')} <b class="fig">{s.pastEvents.length}</b>
        </span>
      </div>
      <Leave />
    </section>
  );
}
