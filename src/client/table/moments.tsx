import '../kit/icons/pages.generated.js';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { Die } from '../kit/die.js';
import { Button, Icon, Kbd, Seal, seatColours } from '../kit/index.js';
import { changeSettings } from '../site/settings.js';
import type { AnyBoardPackage } from './board-package.js';
import type { Moment, MomentSeat, Tally } from './moment.js';
import type { Snapshot } from './table.js';
import { TallySheet, totalsAfter } from './tally-sheet.js';
import { useTableText } from './texts.js';
import type { Moments } from './use-moments.js';

export interface PlateProps {
  readonly moments: Moments;
  readonly pack: AnyBoardPackage;
  readonly snapshot: Snapshot<Shape>;
  readonly openRule: (id: string) => void;
}

/** What happened to the whole table, laid over it in large. Not a dialog: prompt, log and the rest stay in sight and in use. */
export function MomentPlate({ moments, pack, snapshot, openRule }: PlateProps) {
  const say = useTableText();
  const lang = useLang();
  const plate = useRef<HTMLElement>(null);
  const { current, left, again, counted } = moments;
  useEffect(() => {
    plate.current?.scrollTo({ top: 0 });
  }, [current]);
  if (!current) return null;
  const { tallies } = current;
  const isCounting = tallies !== undefined && counted <= tallies.length;
  return (
    <section
      ref={plate}
      key={current.key}
      class={tallies ? 'moment scoring' : 'moment'}
      aria-label={current.title}
      data-moment={current.key}
    >
      {(current.cards.length > 0 || current.plate) && (
        <div class="moment-cards">
          {current.cards.map((card) => (
            <pack.CardZoom key={card} card={card} lang={lang} snapshot={snapshot} openRule={openRule} />
          ))}
          {current.plate}
        </div>
      )}
      <div class="moment-tale">
        <header>
          {current.picture}
          <h2>
            {current.title}
            {again && <span class="tag">{say('moment.again')}</span>}
          </h2>
        </header>
        <p class={isCounting ? 'due' : undefined}>{current.sentence}</p>
        {tallies ? (
          <>
            <Ruler {...standingAt(tallies, snapshot.seats.length, counted)} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where many sources lie side by side it scrolls in its own box */}
            <div class="scroll-x" tabIndex={0}>
              <TallySheet moment={current} snapshot={snapshot} counted={counted} />
            </div>
          </>
        ) : (
          <>
            <Ruler seats={current.seats} />
            <SeatColumns moment={current} snapshot={snapshot} />
          </>
        )}
        <footer>
          {current.rule && (
            <button type="button" class="lnk" onClick={() => openRule(current.rule!)}>
              <Icon name="rule-book" size={13} /> {current.rule}
            </button>
          )}
          <button type="button" class="lnk quiet" onClick={() => changeSettings({ moments: 'none' })}>
            {say('moment.never')}
          </button>
          <span class="grow" />
          {left > 1 && (
            <Button small onClick={moments.skip}>
              {say('moment.skip', { n: left })} <Kbd>Esc</Kbd>
            </Button>
          )}
          <Button small kind="ink" onClick={moments.next}>
            {say(isCounting ? 'scoring.finish' : 'moment.next')} <Kbd>N</Kbd>
          </Button>
        </footer>
      </div>
    </section>
  );
}

/** Where everybody stands on the ruler when so many sources have been counted. */
function standingAt(tallies: readonly Tally[], seats: number, counted: number): RulerProps {
  const most = Math.max(...totalsAfter(tallies, seats, tallies.length));
  return { seats: totalsAfter(tallies, seats, counted).map((figure, seat) => ({ seat, figure: Math.max(0, figure) })), reach: most };
}

interface RulerProps {
  readonly seats: readonly Pick<MomentSeat, 'seat' | 'figure' | 'was'>[];
  /** How far it goes at least. */
  readonly reach?: number;
}

/** Seats by the figure that decided, so that one sees who was ahead and by how much. */
function Ruler({ seats, reach = 1 }: RulerProps) {
  const marked = seats.flatMap(({ seat, figure, was }) => (figure === undefined ? [] : [{ seat, figure, was }]));
  if (marked.length < 2) return null;
  const most = Math.max(1, reach, ...marked.flatMap(({ figure, was = 0 }) => [figure, was]));
  // Who has as much stands beside the other, towards the middle.
  const aside = (i: number) => {
    const { figure } = marked[i]!;
    const beside = marked.slice(0, i).filter((x) => Math.abs(x.figure - figure) / most < 0.04).length;
    return figure * 2 > most ? -beside : beside;
  };
  return (
    <div class="moment-ruler" aria-hidden="true">
      {marked.map(({ seat, figure, was }, i) => (
        <Fragment key={seat}>
          {was !== undefined && was !== figure && (
            <i class="was" style={{ left: `${(was / most) * 100}%`, '--aside': aside(i) }}>
              <Seal seat={seat} size={22} />
            </i>
          )}
          <i style={{ left: `${(figure / most) * 100}%`, '--aside': aside(i) }}>
            <Seal seat={seat} size={22} />
          </i>
        </Fragment>
      ))}
      <span>0</span>
      <span>{most}</span>
    </div>
  );
}

/** So many parts of a figure are listed; the others are small. */
const PARTS = 4;

function SeatColumns({ moment, snapshot }: { readonly moment: Moment; readonly snapshot: Snapshot<Shape> }) {
  const most = Math.max(1, ...moment.seats.flatMap(({ parts }) => parts?.map(({ n }) => n) ?? []));
  return (
    <ul class="moment-seats">
      {moment.seats.map(({ seat, why, figure, gone, parts, notes, rolls, effect, score, tone }) => (
        <li key={seat} class={tone} style={seatColours(seat)}>
          <span class="who">
            <Seal seat={seat} size={26} />
            <b>{snapshot.seats[seat]?.name}</b>
            {figure !== undefined && (
              <b class="figure" aria-hidden="true">
                {figure}
              </b>
            )}
          </span>
          <span class="cause">{why}</span>
          {parts?.slice(0, PARTS).map(({ label, n }) => (
            <span key={label} class="part">
              <span>{label}</span>
              <i aria-hidden="true">
                <i style={{ width: `${(Math.max(0, n) / most) * 100}%` }} />
              </i>
              <b>{n}</b>
            </span>
          ))}
          {gone?.map(({ name, from }, i) => (
            <span key={i} class="gone">
              <s>{name}</s>
              <span>{from}</span>
            </span>
          ))}
          {notes?.map((note) => (
            <span key={note} class="note">
              {note}
            </span>
          ))}
          {rolls?.map(({ text, dice, won }, i) => (
            <span key={i} class={won ? 'roll won' : 'roll'}>
              {dice.map((n, k) => (
                <Die key={k} n={n} seat={seat} size={24} />
              ))}
              <span class="sum">
                {text}
                {won && <span aria-hidden="true">{'\u00a0✓'}</span>}
              </span>
            </span>
          ))}
          {effect && (
            <span class="effect">
              {typeof effect === 'string' ? <span class="said">{effect}</span> : effect}
              {score && (
                <span class="score">
                  {score.label}{' '}
                  <b>
                    {score.from} → {score.to}
                  </b>
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
