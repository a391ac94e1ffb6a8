import { useRef, useState } from 'preact/hooks';
import { playerOf, positionOf } from '../../../games/millennia/ask/selectors.js';
import { buildingOf, techOf } from '../../../games/millennia/cards/index.js';
import { TRACKS } from '../../../games/millennia/cards/tracks.js';
import { estimate, sortedBuildings, warForecast } from '../../../games/millennia/guide/facts.js';
import { describeAbility } from '../../../games/millennia/say/describe-ability.js';
import { AUTOMA, type Automa, type Mil, type Player } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Coin, Delta, Icon, Points, Seal, seatColours, stateClass, useRoving } from '../../kit/index.js';
import { botName } from '../../site/bot-name.js';
import { lazy } from '../../site/lazy.js';
import type { BoardProps } from '../../table/board-package.js';
import { listed } from '../../table/board-words.js';
import { classes, type Desk, DeskProvider, deskOf, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS, TRACK_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import { Life, Marker } from './pieces.js';
import { TypeMark } from './signs.js';

const AutomaPanel = lazy<{ automa: Automa }>(() => import('./automa.js').then((m) => m.AutomaPanel), 'part');

/** The others at a glance; a tap on one opens the whole area. Alone: the automa. */
export function Opponents(props: BoardProps<Mil>) {
  const desk = deskOf(props);
  const { s, me } = desk;
  const zone = useRef<HTMLDivElement>(null);
  useRoving(zone);
  const others = Array.from({ length: s.seats - 1 }, (_, i) => (me + 1 + i) % s.seats);
  return (
    <DeskProvider value={desk}>
      <div ref={zone} class={`opps mil n${others.length}`}>
        {others.map((seat) => (
          <Opponent key={seat} seat={seat} />
        ))}
        {s.automa && <AutomaPanel automa={s.automa} />}
        <WarForecast />
      </div>
    </DeskProvider>
  );
}

function doingOf({ snapshot, words, s }: Desk, seat: Seat): string {
  const info = snapshot.seats[seat];
  const kind = info?.kind === 'bot' ? botName(words.lang, info) : words.t(info?.kind === 'remote' ? 'seat.online' : 'seat.here');
  if (snapshot.over) return kind;
  const doing = snapshot.asked.includes(seat) ? 'seat.thinks' : playerOf(s, seat).ready ? 'seat.done' : 'seat.waits';
  return `${kind} · ${words.t(doing)}`;
}

function Opponent({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const { s, words, deltas, snapshot, layout } = desk;
  // One rival has all the room there is.
  const [open, setOpen] = useState(s.seats === 2 && layout === 'desktop');
  const p = playerOf(s, seat);
  const scored = deltas.get(`${seat}:vp`);
  const name = nameOfSeat(desk, seat);
  return (
    <section
      class={classes('zone opp', open && 'open')}
      data-area={seat}
      style={seatColours(seat)}
      aria-label={words.t('zone.areaOf', { who: name })}
    >
      <button
        type="button"
        class="oh"
        data-roving
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        title={words.t(open ? 'fold' : 'unfold')}
      >
        <Seal seat={seat} size={30} waiting={snapshot.asked.includes(seat)} />
        <span class="grow">
          <b class="on">{name}</b>
          <span class="s12 od">{doingOf(desk, seat)}</span>
        </span>
        {scored ? <Delta n={scored} /> : null}
        <span data-piece={`vp:${seat}`}>
          <Points n={p.vp} label={`${p.vp} ${words.g('piece.vp.long')}`} />
        </span>
        <span class="chev" aria-hidden="true">
          ▾
        </span>
      </button>
      <Means seat={seat} p={p} />
      <TechMarks p={p} />
      {open && <WholeArea p={p} />}
    </section>
  );
}

function Means({ seat, p }: { seat: Seat; p: Player }) {
  const desk = useDesk();
  const { s, words } = desk;
  const colours = (['brown', 'green', 'yellow'] as const).map(
    (c) => [c, p.buildings.filter((b) => buildingOf(b.id).colour === c).length] as const,
  );
  return (
    <div class="om">
      <span data-piece={`gold:${seat}`}>
        <Coin n={p.gold} size="s" label={`${p.gold} ${words.g('piece.gold')}`} />
      </span>
      {!s.over && (
        <span class="s12" title={words.t('estimate.long')}>
          {words.t('estimate.short')} <b class="fig">{estimate(s, seat)}</b>
        </span>
      )}
      {p.jokers > 0 && <Count icon={TABLE_GLYPHS.joker} n={p.jokers} label={words.g('piece.joker')} />}
      {colours.map(
        ([colour, n]) =>
          n > 0 && (
            <span key={colour} class="few" role="img" aria-label={`${words.g(`colour.${colour}`)}, ${n}`}>
              <i class={`sq ${colour}`} />
              {n}
            </span>
          ),
      )}
      {p.hand.length > 0 && <Count icon={TABLE_GLYPHS.diplomacy} n={p.hand.length} label={words.t('zone.hand')} />}
      {p.research.length > 0 && <Count icon={TABLE_GLYPHS.research} n={p.research.length} label={words.g('kind.research')} />}
      {p.wonders.map((id) => (
        <OwnedWonder key={id} id={id} />
      ))}
      <Tokens seat={seat} />
    </div>
  );
}

function Count({ icon, n, label }: { icon: Parameters<typeof Icon>[0]['name']; n: number; label: string }) {
  return (
    <span class="few" role="img" aria-label={`${label}, ${n}`} title={label}>
      <Icon name={icon} size={14} />
      {n}
    </span>
  );
}

/** A wonder of somebody else: card 247 copies one before the final scoring. */
function OwnedWonder({ id }: { id: string }) {
  const desk = useDesk();
  const look = lookAt(desk, id, [desk.words.name(id)], id);
  return (
    <button {...look.props} class={classes('wchip', stateClass(look.state))} title={desk.words.name(id)} data-flip={`card:${id}`}>
      <Icon name={WONDER_GLYPHS[id as 'wonder-113']} size={16} />
    </button>
  );
}

/** Leader and architect. */
export function Tokens({ seat }: { seat: Seat }) {
  const { s, words } = useDesk();
  return (
    <>
      {s.leader === seat && (
        <span class="tok" title={words.g('token.leader.text')}>
          <Icon name={TABLE_GLYPHS.leader} size={13} />
          {words.g('token.leader.short').toLowerCase()}
        </span>
      )}
      {s.architect === seat && (
        <span class={classes('tok', s.architectUsed && 'spent')} title={words.g('token.architect.text')}>
          <Icon name={TABLE_GLYPHS.architect} size={13} />
          {words.g('token.architect.short').toLowerCase()}
        </span>
      )}
    </>
  );
}

/** Technologies as plates: turned when used, underlined in wax when they end with this age. */
function TechMarks({ p }: { p: Player }) {
  const { s, words } = useDesk();
  if (p.techs.length === 0) return null;
  return (
    <ul class="rt">
      {[...p.techs]
        .sort((a, b) => a.last - b.last)
        .map((x) => (
          <li key={x.id} class={classes(x.engaged && 'u', x.last <= s.age && 'end')} title={words.name(x.id)} data-zoom={x.id}>
            <TypeMark type={techOf(x.id).type} size={17} label={`${words.name(x.id)}${x.engaged ? `, ${words.g('state.engaged')}` : ''}`} />
          </li>
        ))}
    </ul>
  );
}

/** Everything that lies before a player: positions, technologies with their life, buildings and cards. */
function WholeArea({ p }: { p: Player }) {
  const { s, words } = useDesk();
  return (
    <div class="whole">
      <dl class="pos">
        {TRACKS.map((track) => (
          <div key={track}>
            <dt>
              <Icon name={TRACK_GLYPHS[track]} size={14} /> {words.g(`track.${track}`)}
            </dt>
            <dd>
              {positionOf(p, track)}
              {track === 'politics' && p.branch !== 'none' && ` · ${words.g(`branch.${p.branch}`)}`}
            </dd>
          </div>
        ))}
      </dl>
      <ul class="lines">
        {p.techs.map((x) => (
          <li key={x.id} class={x.engaged ? 'u' : ''} data-zoom={x.id}>
            <TypeMark type={techOf(x.id).type} size={13} />
            <span class="grow">{words.short(x.id)}</span>
            <Life from={techOf(x.id).age} last={x.last} age={s.age} words={words} />
          </li>
        ))}
        {sortedBuildings(p).map((b) => (
          <li
            key={b.id}
            class={b.engaged || b.dormant ? 'u' : ''}
            data-zoom={b.id}
            title={words.text(describeAbility(buildingOf(b.id).ability))}
          >
            <i class={`sq ${buildingOf(b.id).colour}`} />
            <span class="grow">{words.short(b.id)}</span>
            {b.dormant && <span class="s12">{words.g('state.dormant').toLowerCase()}</span>}
          </li>
        ))}
        {p.research.map((id) => (
          <li key={id} data-zoom={id}>
            <Icon name={TABLE_GLYPHS.research} size={13} />
            <span class="grow">{words.short(id)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who is last in War, and by how much everybody falls back when the phase comes. */
function WarForecast() {
  const desk = useDesk();
  const { s, words } = desk;
  const forecast = warForecast(s);
  if (!forecast) return null;
  const who = listed(
    forecast.last.map((seat) => nameOfSeat(desk, seat)),
    words.t('and'),
  );
  const seats: Seat[] = [...s.players.map((_, seat) => seat), ...(s.automa ? [AUTOMA] : [])];
  return (
    <section class="zone fw" aria-label={words.g('phase.F')}>
      <Icon name={TRACK_GLYPHS.war} size={20} />
      <p>
        {forecast.back === 0 ? words.t('war.none', { who }) : words.t('war.back', { who, n: forecast.back })}{' '}
        {forecast.back > 0 &&
          seats.map((seat) => (
            <span key={seat} class="few">
              <Marker seat={seat} size={14} label={nameOfSeat(desk, seat)} />{' '}
              {(seat === AUTOMA ? s.automa!.war : s.players[seat]!.tracks.war) - forecast.back}
            </span>
          ))}
      </p>
    </section>
  );
}
