import { useMemo } from 'preact/hooks';
import type { Timeline } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { useLang } from '../../i18n/i18n.js';
import { Seal } from '../../kit/index.js';
import type { AnyBoardPackage } from '../board-package.js';
import { pastSnapshot } from '../snapshots.js';
import { StillBoard } from '../still-board.js';
import type { Snapshot } from '../table.js';
import { seatName, useTableText } from '../texts.js';
import { useAnalysisText } from './texts.js';

/** Figures that fit beside each other; what the game calls first matters most. */
const FIGURES = 6;
/** The part of the table that is in sight. */
const HIGH = 300;

interface BoardProps {
  readonly timeline: Timeline<Shape>;
  readonly snapshot: Snapshot<Shape>;
  readonly pack: AnyBoardPackage;
  readonly seat: number;
  readonly ply: number;
  /** Places that what was played means, and the better plan. */
  readonly played: readonly string[];
  readonly best: readonly string[];
}

/** The table at a moment, as its player saw it: what each plan takes hold of, and how everybody stood. */
export function MomentBoard({ timeline, snapshot, pack, seat, ply, played, best }: BoardProps) {
  const say = useAnalysisText();
  const words = useTableText();
  const lang = useLang();
  const { seats } = snapshot;
  const then = useMemo(() => pastSnapshot({ tableId: snapshot.tableId, timeline, seats, viewer: seat }, ply), [timeline, seats, seat, ply]);
  const plans = useMemo(
    () =>
      new Map(
        [...played, ...best].map((place) => {
          const whose = !best.includes(place) ? 'played' : played.includes(place) ? 'both' : 'best';
          return [place, whose] as const;
        }),
      ),
    [played.join(), best.join()],
  );
  const figures = pack.figures.slice(0, FIGURES);
  return (
    <section class="then" aria-label={say('board.title')}>
      <h4 class="caps">
        {say('board.title')}{' '}
        <span class="legend muted" aria-hidden="true">
          <i class="played" /> {say('why.played')} <i class="best" /> {say('board.best')} <i class="both" /> {say('board.both')}
        </span>
      </h4>
      <StillBoard pack={pack} snapshot={then} lang={lang} label={say('board.title')} plans={plans} high={HIGH} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls sideways in its own box */}
      <div class="scroll-x" tabIndex={0}>
        <table class="figures levels">
          <caption class="sr">{say('board.levels')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{say('board.who')}</span>
              </th>
              {figures.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label[lang]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((_, other) => {
              const counters = pack.counters(then.view, other);
              return (
                <tr key={other} class={other === seat ? 'mover' : undefined}>
                  <th scope="row">
                    <span class="seat-head">
                      <Seal seat={other} size={16} /> {seatName(seats, other, words)}
                    </span>
                  </th>
                  {figures.map(({ id }) => (
                    <td key={id}>{counters[id] ?? ''}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
