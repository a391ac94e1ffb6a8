import { ageEndFor } from '../../../games/through-the-ages/ask/obsolete.js';
import { CLOSING_AGE, LAST_AGE } from '../../../games/through-the-ages/ask/selectors.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { sign } from '../../kit/index.js';
import { useDesk } from './desk.js';
import { Events } from './events.js';
import { Leave } from './leave.js';
import { AGE_NAMES, ageShown } from './looks.js';
import { Back, Yellow } from './pieces.js';

/** Age, round, decks and events: what the whole table waits for. */
export function Clock() {
  const { s, words, targetProps } = useDesk();
  const { t } = words;
  const version = versionOf(s);
  const decks = Array.from({ length: version.lastAge + 1 }, (_, age) => age);
  const ages = version.lastAge === LAST_AGE ? [...decks, CLOSING_AGE] : decks;
  const now = ageShown(s);
  const civil = s.civilDecks[s.age]?.length ?? 0;
  const military = s.militaryDecks[s.age]?.length ?? 0;
  const back = Math.min(now, LAST_AGE);
  return (
    <section class="zone tclock" aria-label={t('zone.clock')}>
      <div class="cl">
        <span class="caps">{t('age')}</span>
        <ol class="ages">
          {ages.map((age) => (
            <li
              key={age}
              class={age < now ? 'd' : age === now ? `n a${Math.min(age, 3)}` : ''}
              {...(age === now ? { 'aria-current': 'step' } : undefined)}
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
          <Back level={back} /> <span class="s12">{t('deck.civil')}</span> <b class="fig">{civil}</b>
        </span>
        {version.isAdvanced && (
          <button type="button" class="dk plain" {...targetProps('deck:military')} aria-label={t('deck.military.said', { n: military })}>
            <Back level={back} military /> <span class="s12">{t('deck.military')}</span> <b class="fig">{military}</b>
          </button>
        )}
      </div>
      <Events />
      <AgeEnd />
      <Leave />
    </section>
  );
}

/** Letters that have room in the line of the clock; more cards than that are counted, and named when pointed at. */
const ROOM = 24;

/** What the end of the age will take from me: yellow tokens, and cards that get too old. */
function AgeEnd() {
  const { s, me, words, layout } = useDesk();
  const { t } = words;
  const end = ageEndFor(s, me);
  if (!end || (end.yellow === 0 && end.cards.length === 0)) return null;
  const names = end.cards.map(words.short).join(', ');
  const isBrief = layout === 'phone' || names.length <= ROOM;
  const tokens = end.yellow < 0 ? [t('age.end.tokens', { n: -end.yellow })] : [];
  const said = t('age.end.said', { loses: [...tokens, ...end.cards.map(words.name)].join(', ') });
  return (
    <div class="cl tageend s12" role="img" aria-label={said} title={said}>
      {t('age.end')}
      {end.yellow !== 0 && (
        <span class="tfig">
          <b>{sign(end.yellow, true)}</b>
          <Yellow size={13} />
        </span>
      )}
      {names && <em class="loss">{isBrief ? names : t('age.end.cards', { n: end.cards.length })}</em>}
    </div>
  );
}
