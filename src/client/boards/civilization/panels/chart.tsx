import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { missingFor, techOwner } from '../../../../games/civilization/ask/cards.js';
import { isEraOver } from '../../../../games/civilization/ask/ending.js';
import { techPrice } from '../../../../games/civilization/ask/prices.js';
import { TECH_NUMBER, TECHNOLOGY } from '../../../../games/civilization/cards/index.js';
import { type Era, TECHNOLOGIES, type TechId } from '../../../../games/civilization/cards/technologies.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import { Coin, Icon, Seal } from '../../../kit/index.js';
import type { Choice } from '../../../table/table.js';
import { classes, useDesk } from '../desk.js';
import { TechGifts } from './tech-gives.js';

const ERAS = [1, 2, 3, 4] as const;

/** The technologies that one of them opens. */
export const openedBy = (id: TechId): readonly TechId[] =>
  TECHNOLOGIES.flatMap((row) => ((row.needs as readonly TechId[]).includes(id) ? [row.id] : []));

/** The chart: one column for each era, past ones as lines, the present one in full, the next with what it lacks. */
export function Chart() {
  const { s, words, previewed } = useDesk();
  const box = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState<TechId | null>(null);
  const lit = (previewed && techOf(previewed.move)) ?? pointed;
  return (
    <section ref={box} class="zone tech-chart" data-era={s.era} aria-label={words.t('zone.chart')}>
      {ERAS.map((era) => (
        <div
          key={era}
          class={classes('era-column', era === s.era && 'now', era < s.era && 'past', era > s.era && 'later', era > s.era + 1 && 'far')}
        >
          <h4>
            {words.name(`era.${era}`)}
            <small>
              {era === s.era + 1 && !isEraOver(s)
                ? words.t('chart.ends-era')
                : words.t('chart.in-play', { n: inPlay(s.techs, era), all: TECHNOLOGIES.filter((row) => row.era === era).length })}
            </small>
          </h4>
          <div class="techs">
            {rowsOf(era, era < s.era, s.techs).map((id) => (
              <TechCell key={id} id={id} lit={lit} point={setPointed} />
            ))}
          </div>
        </div>
      ))}
      {lit && <Links of={lit} box={box} />}
    </section>
  );
}

/** The technology that a move would bring. */
const techOf = (move: Civ['move']): TechId | undefined =>
  move.move === 'buy-technology' || move.move === 'take-technology' ? move.tech : undefined;

/** The technologies of an era; of a past one first what can still be bought, because it may be longer than its column. */
const rowsOf = (era: Era, isPast: boolean, owners: readonly number[]): readonly TechId[] => {
  const rows = TECHNOLOGIES.flatMap(({ id, era: of }, i) => (of === era ? [{ id, sold: isPast && owners[i] !== -1 }] : []));
  return [...rows.filter(({ sold }) => !sold), ...rows.filter(({ sold }) => sold)].map(({ id }) => id);
};

const inPlay = (owners: readonly number[], era: Era): number =>
  TECHNOLOGIES.reduce((n, row, i) => n + (row.era === era && owners[i] !== -1 ? 1 : 0), 0);

interface CellProps {
  readonly id: TechId;
  /** The technology whose links are shown. */
  readonly lit: TechId | null;
  point(id: TechId | null): void;
}

function TechCell({ id, lit, point }: CellProps) {
  const desk = useDesk();
  const { s, me, words, snapshot, zoom } = desk;
  const owner = techOwner(s, id);
  const isBuying = ({ move }: Choice<Civ>) => techOf(move) === id;
  const choice = snapshot.choices.find(isBuying);
  const refused = snapshot.blocked.find(isBuying)?.refusal;
  const row = TECHNOLOGY[id];
  const missing = owner === -1 ? missingFor(s, TECH_NUMBER[id]) : [];
  const price = techPrice(s, me, id);
  const why = refused && words.why(refused, 'short');
  const weigh = (on: boolean) => {
    point(on ? id : null);
    desk.plan?.weigh(on ? (choice ?? null) : null);
  };
  return (
    <button
      type="button"
      class={classes(
        'tech-cell',
        owner >= 0 && 'owned',
        choice && 'can',
        lit === id && 'sel',
        lit && TECHNOLOGY[lit].needs.includes(id as never) && 'needed',
        lit && row.needs.includes(lit as never) && 'opened',
      )}
      data-zoom={`tech.${id}`}
      data-tech={id}
      onClick={(e) => (choice ? desk.plan?.act(choice, e.currentTarget) : zoom(`tech.${id}`))}
      onMouseEnter={() => weigh(true)}
      onMouseLeave={() => weigh(false)}
      onFocus={() => weigh(true)}
      onBlur={() => weigh(false)}
    >
      {owner >= 0 ? <Seal seat={owner} size={18} /> : <Coin n={price} size="s" better={price < row.cost} />}
      <b>{words.short(`tech.${id}`)}</b>
      <TechGifts s={s} id={id} words={words} />
      {owner === -1 && (row.era === s.era || row.era === s.era + 1) && (missing[0] || why) && (
        <small class={classes('why', missing[0] && 'abbreviated')}>
          <span class="in-full">
            {missing[0] ? words.t('chart.needs', { what: words.short(`tech.${missing[0]}`), more: missing.length - 1 }) : why}
          </span>
          {missing[0] && (
            <span class="in-short" aria-hidden="true">
              <Icon name="padlock" size={11} /> {words.short(`tech.${missing[0]}`)}
              {missing.length > 1 && ` +${missing.length - 1}`}
            </span>
          )}
        </small>
      )}
      {lit === id && openedBy(id).length > 0 && (
        <span class="sr">
          {words.t('chart.opens', {
            what: openedBy(id)
              .map((next) => words.short(`tech.${next}`))
              .join(', '),
          })}
        </span>
      )}
    </button>
  );
}

interface Link {
  readonly key: string;
  readonly d: string;
  readonly opens: boolean;
}

/** From what a technology needs to it, and from it to what it opens; cells that are scrolled away have no line. */
function Links({ of, box }: { readonly of: TechId; readonly box: { readonly current: HTMLElement | null } }) {
  const [links, setLinks] = useState<readonly Link[]>([]);
  useLayoutEffect(() => {
    const chart = box.current;
    if (!chart) return;
    const frame = chart.getBoundingClientRect();
    const cellOf = (id: string) => {
      const cell = chart.querySelector<HTMLElement>(`[data-tech="${id}"]`);
      const rect = cell?.getBoundingClientRect();
      const column = cell?.parentElement?.getBoundingClientRect();
      return rect && column && rect.bottom > column.top && rect.top < column.bottom ? rect : undefined;
    };
    const lineOf = (from: string, to: string, opens: boolean): Link[] => {
      const [a, b] = [cellOf(from), cellOf(to)];
      return a && b ? [{ key: `${from} ${to}`, d: wayOf(a, b, frame), opens }] : [];
    };
    setLinks([...TECHNOLOGY[of].needs.flatMap((id) => lineOf(id, of, false)), ...openedBy(of).flatMap((id) => lineOf(of, id, true))]);
  }, [of]);
  return (
    <svg class="tech-links" aria-hidden="true">
      {links.map(({ key, d, opens }) => (
        <path key={key} d={d} class={opens ? 'opens' : ''} />
      ))}
    </svg>
  );
}

/** From the right edge of one cell to the left edge of the other; in one column round its right side. */
function wayOf(a: DOMRect, b: DOMRect, frame: DOMRect): string {
  const [ay, by] = [(a.top + a.bottom) / 2 - frame.top, (b.top + b.bottom) / 2 - frame.top];
  const ax = a.right - frame.left;
  if (b.left < a.right - 4) {
    const bx = b.right - frame.left;
    const out = Math.max(ax, bx) + 14;
    return `M${ax} ${ay}C${out} ${ay} ${out} ${by} ${bx} ${by}`;
  }
  const bx = b.left - frame.left;
  const middle = (ax + bx) / 2;
  return `M${ax} ${ay}C${middle} ${ay} ${middle} ${by} ${bx} ${by}`;
}
