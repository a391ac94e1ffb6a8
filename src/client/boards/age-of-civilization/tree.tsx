import { useRef } from 'preact/hooks';
import { availableTechs, techCardOf, upcomingCards } from '../../../games/age-of-civilization/ask/selectors.js';
import { COLUMNS, type TechPosition, type TechRow } from '../../../games/age-of-civilization/cards/technologies.js';
import { Cube, Icon, useRoving } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, lookAt, useDesk } from './desk.js';
import { techGlyph } from './looks.js';
import { AbilityLine } from './sentence.js';

/** Row 3 is drawn on top: arrows point upwards (AOC-TEC-1). */
const placeOf = (position: TechPosition) => {
  const [column, row] = position.split(':') as [(typeof COLUMNS)[number], string];
  return { column: COLUMNS.indexOf(column), row: 3 - Number(row) };
};

/** My technology card: owned, within reach, out of reach; a special card covers two places of a column. */
export function Tree() {
  const { mine, words, layout } = useDesk();
  const zone = useRef<HTMLDivElement>(null);
  useRoving(zone);
  const rows = [...techCardOf(mine)].sort((a, b) => placeOf(a.position).row - placeOf(b.position).row);
  const reach = new Set(availableTechs(mine));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form
    <div ref={zone} class="tree" role="group" aria-label={words.t('zone.tree')}>
      {layout === 'desktop' && <Arrows rows={rows} owned={mine.techs} reach={reach} />}
      {rows.map((row) => (
        <Tech key={row.position} row={row} state={mine.techs.includes(row.id) ? 'own' : reach.has(row.id) ? 'reach' : 'far'} />
      ))}
    </div>
  );
}

function Tech({ row, state }: { row: TechRow; state: 'own' | 'reach' | 'far' }) {
  const desk = useDesk();
  const { s, words, me, mine, layout } = desk;
  const { column, row: line } = placeOf(row.position);
  const name = words.name('tech', row.id);
  const facts = [
    name,
    words.wording(row.abilities),
    state === 'own' && words.t('note.owned'),
    state === 'reach' && words.t('note.available'),
  ];
  const look = lookAt(desk, `tech:${row.id}`, facts, `tech:${row.id}`);
  const special =
    mine.special !== null && !row.id.match(/^(writing|navigation|mining|education|currency|iron_working|science|engineering|gunpowder)$/);
  return (
    <button
      {...look.props}
      class={classes('tech', state, special && 'spec', ringOf(look))}
      style={{ gridArea: `${line + 1} / ${column + 1}` }}
    >
      {layout === 'phone' ? (
        <>
          <Icon name={techGlyph(row.id)} size={20} />
          <span class="tname">{words.short('tech', row.id)}</span>
        </>
      ) : (
        <>
          <span class="tname">{name}</span>
          <span class="tline">
            {look.reason && state !== 'own' ? (
              <span class="why">{look.reason}</span>
            ) : (
              <>
                <Icon name={techGlyph(row.id)} size={18} />
                <span>
                  <AbilityLine abilities={row.abilities} words={words} manner="icons" upcoming={upcomingCards(s)} />
                </span>
              </>
            )}
          </span>
        </>
      )}
      {state === 'own' && (
        <span class="tcube" data-flip={`cube:${me}:${row.id}`}>
          <Cube seat={me} size={18} />
        </span>
      )}
      {look.state === 'selected' && (
        <span class="tcube ghost">
          <Cube seat={me} size={18} />
        </span>
      )}
    </button>
  );
}

/** Geometry of the grid in its own units: cells of 146 by 54, gaps of 14 and 21. */
const CELL = { w: 146, h: 54, dx: 160, dy: 75 };

function Arrows({ rows, owned, reach }: { rows: readonly TechRow[]; owned: readonly string[]; reach: ReadonlySet<string> }) {
  const at = new Map(rows.map((row) => [row.position, row]));
  return (
    <svg class="arrows" viewBox="0 0 466 204" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <marker id="aoc-head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {rows.flatMap((row) =>
        row.requires.map((from) => {
          const source = at.get(from);
          const lit = source && owned.includes(source.id);
          return (
            <path
              key={`${from}-${row.position}`}
              class={lit ? (owned.includes(row.id) ? 'own' : reach.has(row.id) ? 'reach' : '') : ''}
              d={arrow(from, row.position)}
            />
          );
        }),
      )}
    </svg>
  );
}

function arrow(from: TechPosition, to: TechPosition): string {
  const [a, b] = [placeOf(from), placeOf(to)];
  const y1 = a.row * CELL.dy - 1;
  const y2 = b.row * CELL.dy + CELL.h + 2;
  if (a.column === b.column) return `M${a.column * CELL.dx + CELL.w / 2} ${y1}V${y2}`;
  const right = b.column > a.column;
  const x1 = a.column * CELL.dx + (right ? CELL.w - 12 : 10);
  const x2 = b.column * CELL.dx + (right ? 10 : CELL.w - 10);
  return `M${x1} ${y1}L${x2} ${y2}`;
}
