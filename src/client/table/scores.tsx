import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat, Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Mark, Seal } from '../kit/index.js';
import type { BoardPackage } from './board-package.js';
import type { Snapshot } from './table.js';
import { seatName, useTableText } from './texts.js';

interface ScoreProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly pack: BoardPackage<T>;
}

const scoreOf = <T extends Shape>(snapshot: Snapshot<T>, seat: number): number =>
  snapshot.standings.find((x) => x.seat === seat)?.score ?? 0;

/** What else is to be said of a seat, for instance its clock. */
export const SeatNotes = createContext<(seat: Seat) => ComponentChildren>(() => null);

/** Who plays in which order, with scores: where do I stand. */
export function SeatStrip<T extends Shape>({ snapshot, pack, phone = false }: ScoreProps<T> & { readonly phone?: boolean }) {
  const say = useTableText();
  const lang = useLang();
  const { seats, asked, viewer } = snapshot;
  const noteFor = useContext(SeatNotes);
  const order = pack.order(snapshot.view);
  const signed = phone && pack.seatSign !== undefined;
  return (
    <section class="order" aria-label={say('table.order')}>
      {/* On a narrow screen it scrolls, so the keyboard must be able to hold it. */}
      <ol
        class={`seat-strip ${order.length >= 4 ? 'four' : ''} ${order.length >= 6 ? 'six' : ''} ${signed ? 'signed' : ''}`}
        tabIndex={phone ? 0 : undefined}
      >
        {order.map((seat, i) => (
          <li
            key={seat}
            class={`${seat === viewer ? 'me' : ''} ${asked.includes(seat) ? 'asked' : ''}`}
            aria-current={asked.includes(seat) ? 'true' : undefined}
          >
            {i > 0 && <Mark name="next" size={9} />}
            <span class="plate">
              <Seal seat={seat} size={24} waiting={asked.includes(seat) && seat !== viewer} />
              <b>{seatName(seats, seat, say)}</b>
              <em data-score={seat}>{scoreOf(snapshot, seat)}</em>
              <span class="sr">{say('table.points', { n: scoreOf(snapshot, seat) })}</span>
              {signed && <span class="sign">{pack.seatSign!(snapshot, seat, lang)}</span>}
              {noteFor(seat)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Points as places on a ruler; higher scores stand at its edge and are plain figures elsewhere. */
export function ScoreRuler<T extends Shape>({ snapshot, pack, longest }: ScoreProps<T> & { readonly longest: number }) {
  const say = useTableText();
  const { seats, standings } = snapshot;
  const taken: number[] = [];
  const marks = [...standings]
    .sort((a, b) => a.score - b.score)
    .map(({ seat, score }) => {
      const at = Math.min(score, longest);
      // Seals that would cover each other are stacked.
      const level = taken.filter((x) => Math.abs(x - at) < 2.4).length;
      taken.push(at);
      return { seat, score, at, level };
    });
  return (
    <section class="zone ruler" aria-label={say('score.title')}>
      <div class="zhead">
        <h2 class="caps">{say('score.title')}</h2>
        <span class="line" />
        <span class="muted">{say('score.ends', { last: pack.roundOf(snapshot.view).last })}</span>
      </div>
      <div class="scale">
        {Array.from({ length: longest / 5 + 1 }, (_, i) => (
          <span key={i} aria-hidden="true" style={{ left: `${(i * 500) / longest}%` }}>
            {i * 5}
          </span>
        ))}
        {marks.map(({ seat, score, at, level }) => (
          <i key={seat} style={{ left: `${(at * 100) / longest}%`, '--level': level }} data-flip={`score:${seat}`}>
            <Seal seat={seat} size={22} label={say('score.of', { name: seatName(seats, seat, say), score })} />
          </i>
        ))}
      </div>
    </section>
  );
}
