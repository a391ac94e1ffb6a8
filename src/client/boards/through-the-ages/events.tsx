import { useState } from 'preact/hooks';
import { concerned } from '../../../games/through-the-ages/ask/ranking.js';
import { ageOfBack } from '../../../games/through-the-ages/change/cards-out.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { knownEvents } from '../../../games/through-the-ages/guide/reckoning.js';
import type { CardId, Seat, Slot } from '../../../kernel/types.js';
import { Dialog, Icon, Seal } from '../../kit/index.js';
import { type Desk, nameOfSeat, useDesk } from './desk.js';
import { EventNow } from './event-now.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { AGE_NAMES, colourOf } from './looks.js';
import { Back } from './pieces.js';

/** How many cards of each age lie in a pile, the oldest first. */
export function agesIn(pile: readonly Slot[]): readonly { readonly age: number; readonly n: number }[] {
  const counts = AGE_NAMES.map((_, age) => ({ age, n: pile.filter((slot) => ageOfBack(slot) === age).length }));
  return counts.filter(({ n }) => n > 0);
}

/** One back per age with its number. */
function PileBacks({ pile }: { pile: readonly Slot[] }) {
  return (
    <span class="tfan" aria-hidden="true">
      {agesIn(pile).map(({ age, n }) => (
        <span key={age} class="bk">
          <Back level={age} military />
          {n > 1 && <b>×{n}</b>}
        </span>
      ))}
    </span>
  );
}

const sayPile = ({ words: { t } }: Desk, pile: readonly Slot[]): string =>
  agesIn(pile)
    .map(({ age, n }) => t('events.age', { n, age: AGE_NAMES[age]! }))
    .join(', ') || t('events.none');

/** Events in the piles that I know, and who has put them there: I, or others under the eyes of a seer of mine (TTX-CRD-12). */
function knownFrom({ s, snapshot }: Desk): readonly { readonly card: CardId; readonly by: Seat | undefined }[] {
  const by = new Map(snapshot.log.flatMap(({ e }) => (e.event === 'prepared' && e.card !== null ? [[e.card, e.seat]] : [])));
  return knownEvents(s).map((card) => ({ card, by: by.get(card) }));
}

/** The event piles by their backs; what I have put there, and what is past, one tap away. */
export function Events() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const { t } = words;
  const [open, setOpen] = useState(false);
  const known = knownFrom(desk);
  const seen = known.filter(({ by }) => by !== undefined && by !== me).length;
  const own = known.length - seen;
  // What lies on top and was shown to me, or put there by me as the last one.
  const next = s.over ? null : s.currentEvents.at(-1)?.card;
  const said = [
    t('events.open'),
    t('events.pile', { pile: t('events.current'), cards: sayPile(desk, s.currentEvents) }),
    t('events.pile', { pile: t('events.future'), cards: sayPile(desk, s.futureEvents) }),
  ].join('. ');
  return (
    <>
      <button type="button" class="cl ev plain" aria-label={said} onClick={() => setOpen(true)}>
        <span class="caps">{t('events')}</span>
        <span class="dk">
          <PileBacks pile={s.currentEvents} />
          <span class="s12">{t('events.current')}</span> <b class="fig">{s.currentEvents.length}</b>
        </span>
        {versionOf(s).isAdvanced && (
          <span class="dk">
            <PileBacks pile={s.futureEvents} />
            <span class="s12">{t('events.future')}</span> <b class="fig">{s.futureEvents.length}</b>
          </span>
        )}
        {next && (
          <span class="dk s12 tnext" title={t('events.seen')}>
            <Icon name={TABLE_GLYPHS.seen} size={14} label={t('events.seen')} /> <b>{words.short(next)}</b>
          </span>
        )}
        {own > 0 && !next && (
          <span class="dk s12" title={t('events.own')}>
            <i class="own" /> {own}
          </span>
        )}
        {seen > 0 && !next && (
          <span class="dk s12 tnext" title={t('events.foreseen', { n: seen })}>
            <Icon name={TABLE_GLYPHS.seen} size={14} label={t('events.foreseen', { n: seen })} /> <b>{seen}</b>
          </span>
        )}
        <span class="s12 mut">
          {t('events.past')} <b class="fig">{s.pastEvents.length}</b>
        </span>
      </button>
      {open && <EventsSheet desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function EventsSheet({ desk, onClose }: { desk: Desk; onClose(): void }) {
  const { s, words } = desk;
  const { t } = words;
  const next = s.currentEvents.at(-1)?.card;
  // The next one has its own place above the others.
  const all = knownFrom(desk);
  const top = all.find(({ card }) => card === next);
  const known = all.filter((it) => it !== top);
  const names = (seats: readonly number[]): string => seats.map((seat) => nameOfSeat(desk, seat)).join(', ');
  return (
    <Dialog title={t('events')} closeLabel={t('close')} onClose={onClose} class="tevents">
      <p>
        <b>{t('events.current')}</b> <PileBacks pile={s.currentEvents} /> {sayPile(desk, s.currentEvents)}
      </p>
      {versionOf(s).isAdvanced && (
        <>
          <p>
            <b>{t('events.future')}</b> <PileBacks pile={s.futureEvents} /> {sayPile(desk, s.futureEvents)}
          </p>
          <p class="s12">{t('events.order')}</p>
          {next && (
            <>
              <p class="caps">{t('events.seen')}</p>
              <EventLine desk={desk} card={next} by={top?.by} />
            </>
          )}
          {!(next && known.length === 0) && <p class="caps">{t('events.known')}</p>}
          {!next && known.length === 0 && <p>{t('events.none')}</p>}
          {known.map(({ card, by }, i) => (
            <EventLine key={`${card}${i}`} desk={desk} card={card} by={by} />
          ))}
        </>
      )}
      <p class="caps">{t('events.next')}</p>
      <ul>
        <li>{t('events.strongest', { who: names(concerned(s, 'strongest')) })}</li>
        <li>{t('events.weakest', { who: names(concerned(s, 'weakest')) })}</li>
        <li>{t('events.most', { who: names(concerned(s, 'most-culture')) })}</li>
        <li>{t('events.least', { who: names(concerned(s, 'least-culture')) })}</li>
        <li>{t('events.happiest', { who: names(concerned(s, 'happiest')) })}</li>
      </ul>
      <CardList desk={desk} title={t('events.past')} cards={[...s.pastEvents].reverse()} />
    </Dialog>
  );
}

/** An event I know of, and what it would do to everybody with the ratings of today. */
function EventLine({ desk, card, by }: { desk: Desk; card: string; by?: Seat | undefined }) {
  const { words, zoom } = desk;
  return (
    <div class="tevline">
      {by !== undefined && <Seal seat={by} size={16} label={words.t('events.by', { who: nameOfSeat(desk, by) })} />}
      <button type="button" class="tplate" style={{ '--v': colourOf(card) }} data-zoom={card} onClick={() => zoom(card)}>
        <Icon name={TYPE_GLYPHS.event} size={13} /> {words.name(card)}
      </button>
      <EventNow s={desk.s} card={card} words={words} names={desk.snapshot.seats.map((_, seat) => nameOfSeat(desk, seat))} />
    </div>
  );
}

function CardList({ desk, title, cards }: { desk: Desk; title: string; cards: readonly string[] }) {
  const { words, zoom } = desk;
  return (
    <>
      <p class="caps">{title}</p>
      <p class="tplates">
        {cards.length === 0 && words.t('events.none')}
        {cards.map((card, i) => (
          <button
            key={`${card}${i}`}
            type="button"
            class="tplate"
            style={{ '--v': colourOf(card) }}
            data-zoom={card}
            onClick={() => zoom(card)}
          >
            <Icon name={TYPE_GLYPHS.event} size={13} /> {words.name(card)}
          </button>
        ))}
      </p>
    </>
  );
}
