import { slotsPerRow } from '../../../games/millennia/ask/selection.js';
import { paysLockedRow } from '../../../games/millennia/ask/selectors.js';
import { LOCKED_ROW, ROW_INCOME } from '../../../games/millennia/cards/actions.js';
import { techOf } from '../../../games/millennia/cards/index.js';
import { ownerOf } from '../../../games/millennia/guide/facts.js';
import { AUTOMA } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Coin, Icon, Roving, stateClass, Zone } from '../../kit/index.js';
import { classes, lookAt, nameOfSeat, shownCard, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Life, Marker } from './pieces.js';
import { TypeMark } from './signs.js';
import { Specials } from './specials.js';

/** Phase A: four rows of four technologies, with the gold of each row and its slots; below, the special actions. */
export function Selection() {
  const { s, words } = useDesk();
  const left = s.grid.flat().filter(Boolean).length;
  return (
    <Zone
      class="sel1"
      title={words.t('zone.selection')}
      aside={<span class="muted s12">{words.t('selection.left', { n: left })}</span>}
      attributes={{ 'data-section': 'selection' } as object}
    >
      <Roving class="grid4" label={words.t('zone.selection')}>
        {ROW_INCOME.map((_, row) => (
          <Row key={row} row={row} />
        ))}
      </Roving>
      <Specials />
    </Zone>
  );
}

/** Who has markers in a row, in the order of play. */
const takersOf = (s: ReturnType<typeof useDesk>['s'], row: number): Seat[] =>
  s.order.flatMap((seat) => {
    const rows = seat === AUTOMA ? s.automa!.rows : s.players[seat]!.rows;
    return rows.filter((x) => x === row).map(() => seat);
  });

function Row({ row }: { row: number }) {
  const desk = useDesk();
  const { s, words, mine } = desk;
  const takers = takersOf(s, row);
  const slots = slotsPerRow(s);
  const locked = row === LOCKED_ROW;
  const pays = !locked || paysLockedRow(s, mine);
  const names = takers.map((seat) => nameOfSeat(desk, seat)).join(', ');
  const label = [
    words.t('row', { n: row + 1, gold: ROW_INCOME[row]! }),
    locked && words.t(pays ? 'row.open' : 'row.locked'),
    words.t('row.slots', { taken: takers.length, of: slots }),
    names,
  ];
  return (
    <>
      <span class="rowh" role="img" aria-label={label.filter(Boolean).join(', ')}>
        <span class="inc">
          <Coin n={ROW_INCOME[row]!} class={pays ? undefined : 'shut'} />
          {locked && (
            <span class={classes('rlock', pays && 'open')} title={words.t(pays ? 'row.open' : 'row.locked')}>
              <Icon name={pays ? TABLE_GLYPHS.unlocked : TABLE_GLYPHS.locked} size={13} />
            </span>
          )}
        </span>
        <span class="sl" style={{ '--n': slots }}>
          {Array.from({ length: slots }, (_, i) =>
            takers[i] === undefined ? <i key={i} class="ho" /> : <Marker key={i} seat={takers[i]!} size={slots > 3 ? 13 : 15} />,
          )}
        </span>
      </span>
      {s.dealt.grid[row]!.map((tech, column) =>
        tech === null ? (
          <span key={column} class="gc bl">
            {words.g('type.blank.short')}
          </span>
        ) : (
          <TechCell key={tech} tech={tech} free={s.grid[row]![column] !== null} />
        ),
      )}
    </>
  );
}

/** A technology on offer, or the place it left with the mark of its taker. */
function TechCell({ tech, free }: { tech: string; free: boolean }) {
  const desk = useDesk();
  const { s, words, mine } = desk;
  const { type, last, age } = techOf(tech);
  const owner = free ? undefined : ownerOf(s, tech);
  const twin = free && mine.techs.some((x) => techOf(x.id).type === type);
  const wanted = free && s.prosperity.some((slot) => slot.card === `prosperity-${type}`);
  const facts = [
    words.name(tech),
    words.g(`type.${type}`),
    words.t('life', { from: age, to: last }),
    wanted && words.t('in.prosperity'),
    twin && words.t('have.type'),
    owner !== undefined && words.t('taken.by', { who: nameOfSeat(desk, owner) }),
  ];
  if (!free)
    return (
      <button {...shownCard(desk, tech, facts)} class="gc gone" style={{ '--v': `var(--type-${type})` }}>
        <span class="gt">
          <TypeMark type={type} size={13} />
          {owner !== undefined && <Marker seat={owner} />}
        </span>
        <TechName tech={tech} />
      </button>
    );
  const look = lookAt(desk, tech, facts, tech);
  return (
    <button
      {...look.props}
      class={classes('gc', stateClass(look.state))}
      style={{ '--v': `var(--type-${type})` }}
      title={look.reason}
      data-flip={`tech:${tech}`}
      data-type={type}
    >
      <span class="gt">
        <TypeMark type={type} size={13} />
        {wanted && <Icon name={TABLE_GLYPHS.prosperity} size={12} class="wanted" />}
        <Life from={age} last={last} age={s.age} words={words} />
      </span>
      <TechName tech={tech} />
    </button>
  );
}

/** A long word is set closer: names are never cut. */
const LONG = 10;
function TechName({ tech }: { tech: string }) {
  const { words } = useDesk();
  const name = words.short(tech);
  return <b class={name.split(/[ -]/).some((word) => word.length > LONG) ? 'long' : undefined}>{name}</b>;
}
