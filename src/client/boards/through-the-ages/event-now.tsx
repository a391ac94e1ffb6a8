import { eventForecast } from '../../../games/through-the-ages/guide/event-forecast.js';
import type { State } from '../../../games/through-the-ages/state/state.js';
import { Icon, Seal } from '../../kit/index.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Fig, GOODS_SYMBOLS } from './pieces.js';
import type { Words } from './words.js';

const SYMBOLS = { ...GOODS_SYMBOLS, actions: 'civilActions' } as const;
const NAMES = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[];

/** What an event would do now, one civilisation after the other: played through by the rules themselves. */
export function EventNow({ s, card, words, names }: { s: State; card: string; words: Words; names: readonly string[] }) {
  const { t } = words;
  const all = eventForecast(s, card);
  if (!all) return null;
  const touched = all.filter(({ by, asked, losesLeader }) => asked || losesLeader || Object.keys(by).length > 0);
  return (
    <p class="tevnow">
      <span class="s12 mut">{t('events.now')}</span>
      {touched.length === 0 && <span class="s12">{t('events.nobody')}</span>}
      {touched.map(({ seat, by, asked, losesLeader }) => {
        const people = (by.pool ?? 0) + (by.workers ?? 0);
        return (
          <span key={seat} class="one">
            <Seal seat={seat} size={14} /> {names[seat]}
            {NAMES.map(
              (name) => by[name] !== undefined && <Fig key={name} n={by[name]!} what={SYMBOLS[name]} signed size={12} words={words} />,
            )}
            {people !== 0 && <span>{t('events.people', { n: people })}</span>}
            {by.cards !== undefined && (
              <span>
                {by.cards > 0 && '+'}
                {by.cards} <Icon name={TABLE_GLYPHS.hand} size={12} label={t('deck.military')} />
              </span>
            )}
            {losesLeader && <span>{t('events.leader')}</span>}
            {asked && <em>{t('events.asked')}</em>}
          </span>
        );
      })}
    </p>
  );
}
