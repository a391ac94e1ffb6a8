import { grossOf } from '../../../games/through-the-ages/ask/crops.js';
import { buildingPrice } from '../../../games/through-the-ages/ask/prices.js';
import { urbanLimit } from '../../../games/through-the-ages/ask/ratings.js';
import { firstLevelOf, isUrban, workersOn } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { UNITS, URBAN, type Worked } from '../../../games/through-the-ages/cards/ability.js';
import { technologyOf } from '../../../games/through-the-ages/cards/index.js';
import { tokenValue } from '../../../games/through-the-ages/change/tokens.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Holding } from '../../../games/through-the-ages/state/state.js';
import { Icon, Roving } from '../../kit/index.js';
import { Pool } from './banks.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { type Hint, hintsFor } from './hints.js';
import { AGE_NAMES, colourOf, KIND_COLOURS } from './looks.js';
import { Parade } from './parade.js';
import { Age, Bead, Fig, Yellow, Yields } from './pieces.js';
import { hasReserve, Reserve } from './reserve.js';

/** Columns of the tableau: types in the order of the printed table; artillery once its age has come, the air force once it is known. */
export function columnsOf(desk: Desk): readonly Worked[] {
  const has = (type: Worked) => desk.mine.holdings.some((h) => technologyOf(h.id).type === type);
  const units = UNITS.filter((type) => has(type) || (type !== 'airforce' && (type !== 'artillery' || desk.s.age >= firstLevelOf(type))));
  return ['farm', 'mine', ...URBAN, ...units];
}

/** My technologies: a column per type, a line per age, workers and tokens as pieces one can count. */
export function Tableau() {
  const desk = useDesk();
  const { s, mine, words } = desk;
  const columns = columnsOf(desk);
  const hints = hintsFor(s, mine);
  const reserve = hasReserve(desk);
  const filled = new Set<number>(mine.holdings.map((h) => technologyOf(h.id).level));
  const highest = Math.max(1, ...filled, ...hints.map((hint) => technologyOf(hint.card).level));
  // Lines with nothing but hints give way when three others want their room.
  const levels = Array.from({ length: highest + 1 }, (_, i) => highest - i).filter((level) => filled.has(level) || filled.size < 3);
  // A line that holds nothing yet is as high as its hints.
  const rows = levels.map((level) => (filled.has(level) ? 'minmax(1.75rem, 7.5rem)' : 'minmax(0, var(--hint-line, 1.875rem))')).join(' ');
  return (
    <Roving class={classes('ttab', reserve && 'reserves')} style={{ '--cols': columns.length, '--rows': rows }}>
      <span />
      {reserve && <Reserve />}
      {columns.map((type) => (
        <ColumnHead key={type} desk={desk} type={type} />
      ))}
      {levels.map((level) => (
        <Line key={level} desk={desk} level={level} columns={columns} hints={hints} />
      ))}
      <span class="sr">{words.t('tableau.said', { n: mine.pool })}</span>
    </Roving>
  );
}

/** Types without a technology of age A: their corners hold the unused workers and the armies. */
const POOL_CORNER: readonly Worked[] = ['library', 'theater', 'arena'];
const ARMY_CORNER: readonly Worked[] = ['cavalry', 'artillery', 'airforce'];

function Line({ desk, level, columns, hints }: { desk: Desk; level: number; columns: readonly Worked[]; hints: readonly Hint[] }) {
  const { s, mine, foreseen } = desk;
  const advanced = versionOf(s).isAdvanced;
  return (
    <>
      <span class="lv">
        <Age level={level} />
      </span>
      {columns.map((type) => {
        if (level === 0 && POOL_CORNER.includes(type)) return type === 'library' && <Pool key={type} />;
        if (level === 0 && advanced && ARMY_CORNER.includes(type))
          return (
            type === 'cavalry' && (
              <div key={type} class="tarmy" style={{ '--span': columns.length - columns.indexOf('cavalry') }}>
                <Parade player={mine} then={foreseen} />
              </div>
            )
          );
        const isHere = (id: string) => technologyOf(id).type === type && technologyOf(id).level === level;
        const holding = mine.holdings.find((h) => isHere(h.id));
        if (holding) return <Cell key={type} desk={desk} holding={holding} />;
        return <Gap key={type} desk={desk} hint={hints.find((x) => isHere(x.card))} />;
      })}
    </>
  );
}

/** An empty place: which technology would come here, and where it is to be had. */
function Gap({ desk: { words }, hint }: { desk: Desk; hint: Hint | undefined }) {
  if (!hint) return <span class="tgap" aria-hidden="true" />;
  return (
    <span class="tgap hint" data-zoom={hint.card} style={{ '--v': colourOf(hint.card) }}>
      <b>{words.short(hint.card)}</b>
      <span>{hint.price === undefined ? words.t('hint.hand') : words.t('hint.row', { n: hint.price })}</span>
    </span>
  );
}

/** Type, what all its workers give, and the urban limit used. */
function ColumnHead({ desk, type }: { desk: Desk; type: Worked }) {
  const { s, me, mine, words } = desk;
  const n = workersOn(mine, type);
  const limit = isUrban(type) ? urbanLimit(s, me) : undefined;
  const gross = type === 'farm' ? grossOf(mine, 'food') : type === 'mine' ? grossOf(mine, 'resources') : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a head of a column, not a group of fields
    <span class="tch" style={{ '--v': KIND_COLOURS[type] }} role="group" aria-label={words.t(`col.${type}`)}>
      <span class="nm" aria-hidden="true">
        <Icon name={TYPE_GLYPHS[type]} size={12} />
        {words.t(`col.${type}`)}
      </span>
      <span class="tot">
        {gross !== undefined && <Fig n={gross} what={type === 'farm' ? 'food' : 'resources'} signed size={12} words={words} />}
        {gross === undefined && <Sums desk={desk} type={type} />}
        {limit !== undefined && (
          <em class={n >= limit ? 'full' : ''} title={words.t('urban.limit', { n, limit })}>
            <span aria-hidden="true">
              {n}/{limit}
            </span>
            <span class="sr">{words.t('urban.limit', { n, limit })}</span>
          </em>
        )}
      </span>
    </span>
  );
}

const SUMMED = ['culture', 'science', 'happy', 'strength'] as const;
function Sums({ desk, type }: { desk: Desk; type: Worked }) {
  const sums = { culture: 0, science: 0, happy: 0, strength: 0 };
  for (const h of desk.mine.holdings) {
    const row = technologyOf(h.id);
    if (row.type === type) for (const what of SUMMED) sums[what] += h.workers * (row.gives[what] ?? 0);
  }
  const shown = SUMMED.filter((what) => sums[what] !== 0);
  // Two of them and the limit are all that fits a narrow column; their plus signs are not missed.
  return (
    <>
      {shown.map((what) => (
        <Fig key={what} n={sums[what]} what={what} signed={shown.length === 1} size={12} words={desk.words} />
      ))}
    </>
  );
}

function Cell({ desk, holding }: { desk: Desk; holding: Holding }) {
  const { s, me, mine, foreseen, words } = desk;
  const { id, workers, tokens } = holding;
  const row = technologyOf(id);
  const value = Math.max(tokenValue(mine, id, 'food'), tokenValue(mine, id, 'resources'));
  const price = buildingPrice(s, me, id);
  const after = foreseen?.holdings.find((h) => h.id === id);
  const ghosts = after ? after.workers - workers : 0;
  const look = lookAt(
    desk,
    TARGETS.tech(id),
    [
      words.name(id),
      AGE_NAMES[row.level],
      words.t('cell.said', { workers, price }),
      tokens > 0 && words.t('cell.tokens', { n: tokens, worth: tokens * value }),
    ],
    id,
  );
  return (
    <button
      {...look.props}
      class={classes('card tcell', look.state === 'selectable' && isWorthwhile(desk, id) && 'can', look.state === 'selected' && 'sel')}
      style={{ '--v': colourOf(id) }}
      data-flip={`card:${id}`}
    >
      <span class="band">{words.short(id)}</span>
      <span class={classes('in', tokens > 0 && 'stocked')}>
        <span class="co">
          <Yields gives={row.gives} size={13} words={words} />
        </span>
        <span class="pr" title={words.t('price')}>
          <Fig n={price} what="resources" size={11} words={words} />
        </span>
        <span class="wk" data-heap="yellow" data-piece=".tyel.solid" data-at={id} data-count={workers}>
          <Pieces n={workers} ghosts={ghosts} piece={(look) => <Yellow size={workers > 2 ? 14 : 17} look={look} />} />
        </span>
        {value > 0 && (
          <span class={classes('bl', value > 1 && 'rich')} data-heap="blue" data-piece=".tbead.solid" data-at={id} data-count={tokens}>
            <Pieces n={tokens} ghosts={after ? after.tokens - tokens : 0} piece={(look) => <Bead size={12} look={look} />} />
            {tokens > 0 && (value > 1 || tokens <= 3) && <b class="fig">{tokens * value}</b>}
          </span>
        )}
      </span>
    </button>
  );
}

/** Is there more to do with it than to destroy it? Only then it invites a click. */
const isWorthwhile = (desk: Desk, tech: string): boolean =>
  desk.choicesFor(TARGETS.tech(tech)).some(({ move, refusal }) => refusal === undefined && move.move !== 'destroy');

/** Up to three pieces one by one, more as one with a figure, as in a cell too small for them; those that will come are pale, those that will go crossed. */
function Pieces({ n, ghosts, piece }: { n: number; ghosts: number; piece: (look: 'solid' | 'ghost' | 'empty') => preact.JSX.Element }) {
  if (n > 3)
    return (
      <span class={ghosts === 0 ? 'tpcs' : 'tpcs changes'}>
        {piece('solid')}
        <b class="fig">{n}</b>
        {ghosts !== 0 && <span class="pv">→ {n + ghosts}</span>}
      </span>
    );
  const stays = Math.max(0, n + Math.min(0, ghosts));
  return (
    <span class={n + Math.max(0, ghosts) > 2 ? 'tpcs crowd' : 'tpcs'}>
      {Array.from({ length: stays }, () => piece('solid'))}
      {Array.from({ length: n - stays }, () => piece('empty'))}
      {Array.from({ length: Math.max(0, ghosts) }, () => piece('ghost'))}
      {n > 1 && <b class="fig sum">{n}</b>}
    </span>
  );
}
