import { useRef } from 'preact/hooks';
import {
  availableTechs,
  MAX_CIVILISATIONS,
  MAX_WORKERS,
  playerOf,
  strengthOf,
  techCardOf,
} from '../../../games/age-of-civilization/ask/selectors.js';
import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import type { Aoc, Player } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Coin, Delta, Icon, Mark, Points, Seal, Shield, seatColours, useRoving, Worker } from '../../kit/index.js';
import { botName } from '../../site/bot-name.js';
import type { BoardProps } from '../../table/board-package.js';
import { WonderButton } from './counters.js';
import { type Desk, DeskProvider, deskOf, nameOfSeat, useDesk } from './desk.js';
import { free, hasPlayed } from './facts.js';
import { REGION_GLYPHS, TABLE_GLYPHS } from './glyphs.js';
import { colourOfCiv, techGlyph } from './looks.js';
import { ScenarioPanel } from './scenario-panel.js';
import { AbilityLine } from './sentence.js';

/** The others' areas, all information open; alone, the rival and the scenario. */
export function Opponents(props: BoardProps<Aoc>) {
  const desk = deskOf(props);
  const { s, me } = desk;
  const zone = useRef<HTMLDivElement>(null);
  useRoving(zone);
  const others = Array.from({ length: s.seats - 1 }, (_, i) => (me + 1 + i) % s.seats);
  return (
    <DeskProvider value={desk}>
      <div ref={zone} class={`opps n${others.length}`}>
        {others.map((seat) => (
          <Opponent key={seat} seat={seat} />
        ))}
        {s.seats === 1 && <ScenarioPanel />}
      </div>
    </DeskProvider>
  );
}

function kindOf({ snapshot, words }: Desk, seat: Seat): string {
  const info = snapshot.seats[seat];
  if (info?.kind === 'bot') return botName(words.lang, info);
  return words.t(info?.kind === 'remote' ? 'seat.online' : 'seat.here');
}

function Opponent({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const { s, words, deltas } = desk;
  const p = playerOf(s, seat);
  const scored = deltas.get(`${seat}:points`);
  return (
    <section
      class="zone opp"
      data-area={seat}
      style={seatColours(seat)}
      data-shows={`seat:${seat}`}
      aria-label={words.t('zone.areaOf', { who: nameOfSeat(desk, seat) })}
    >
      <header>
        <Seal seat={seat} size={32} waiting={desk.snapshot.asked.includes(seat)} />
        <div class="grow">
          <h3>{nameOfSeat(desk, seat)}</h3>
          <p class="s12">
            {kindOf(desk, seat)} · {words.t(`seat.${hasPlayed(s, seat)}`)}
          </p>
        </div>
        {s.first === seat && (
          <span class="tag brs" title={words.t('first.long')}>
            <Icon name={TABLE_GLYPHS.first} size={14} />
            {words.t('first')}
          </span>
        )}
        {scored ? <Delta n={scored} /> : null}
        <span data-piece={`points:${seat}`}>
          <Points n={p.points} size="big" label={words.t('said.points', { n: p.points })} />
        </span>
      </header>
      <div class="ob">
        <div class="ocol">
          <OpponentCivs p={p} />
          <OpponentMeans seat={seat} p={p} />
        </div>
        <MiniTree p={p} />
      </div>
    </section>
  );
}

function OpponentCivs({ p }: { p: Player }) {
  const { words, zoom } = useDesk();
  const main = p.civs[p.main]?.slot.card;
  const inherited = p.civs.flatMap((civ) => (civ.slot.card ? [civ.slot.card] : []));
  if (!main) return <div class="oc none">{words.t('none.yet')}</div>;
  return (
    <>
      <button
        type="button"
        class="oc"
        data-roving
        data-flip={`civ:${main}`}
        style={{ '--v': colourOfCiv(main) }}
        data-zoom={main}
        onClick={() => zoom(main)}
      >
        <Icon name={REGION_GLYPHS[civOf(main).region]} size={15} />
        <b>{words.short('civ', main)}</b>
        <span class="oab">
          <AbilityLine abilities={civOf(main).main} words={words} manner="icons" />
        </span>
      </button>
      <div class="oi">
        <Mark name="hand-down" size={13} />
        <b title={words.t('civs.of', { n: p.civs.length, most: MAX_CIVILISATIONS })}>
          <span class="sr">{words.t('civs.of', { n: p.civs.length, most: MAX_CIVILISATIONS })}</span>
          <span aria-hidden="true">
            {p.civs.length}/{MAX_CIVILISATIONS}
          </span>
        </b>
        {/* Signs beside a name are read as words: whose power it is, then what it does. */}
        {inherited.map((id) => (
          <span key={id} class="sr">
            {words.t('civ.inherits', { card: words.name('civ', id), what: words.wording(civOf(id).inherited) })}
          </span>
        ))}
        <span aria-hidden="true">
          {[...inherited].reverse().map((id, i) => (
            <span key={id} class="oin">
              {i > 0 && ' · '}
              {words.short('civ', id)} <AbilityLine abilities={civOf(id).inherited} words={words} manner="icons" />
            </span>
          ))}
        </span>
      </div>
    </>
  );
}

function OpponentMeans({ seat, p }: { seat: Seat; p: Player }) {
  const { s, words, deltas } = useDesk();
  const strength = strengthOf(s, seat);
  const coins = deltas.get(`${seat}:coins`);
  const unused = free(s, seat);
  return (
    <div class="on">
      <span class="row" data-piece={`coins:${seat}`}>
        <Coin n={p.coins} label={words.t('said.coins', { n: p.coins })} />
      </span>
      {coins ? <Delta n={coins} /> : null}
      <span class="ows" role="img" aria-label={words.t('workers.said', { free: unused, of: p.workers, lost: p.red })}>
        {Array.from({ length: MAX_WORKERS }, (_, i) => (
          <span key={i} data-flip={i < unused ? `worker:${seat}:${i}` : undefined}>
            <Worker seat={seat} size={20} look={i < unused ? 'solid' : i < p.workers ? 'spent' : 'empty'} />
          </span>
        ))}
      </span>
      <Shield n={strength} label={`${words.t('strength')} ${strength}`} />
      {p.hand.length > 0 && (
        <span class="few" title={words.t('note.hidden', { n: p.hand.length })}>
          <Icon name={TABLE_GLYPHS.hidden} size={16} label={words.t('note.hidden', { n: p.hand.length })} />
          {p.hand.length}
        </span>
      )}
      <span class="wnd">
        {p.wonders.map((id) => (
          <WonderButton key={id} id={id} size={18} />
        ))}
      </span>
    </div>
  );
}

/** The technology card at a glance: owned cells in the seat's colour. */
function MiniTree({ p }: { p: Player }) {
  const { words, zoom } = useDesk();
  const order = ['left', 'middle', 'right'];
  const rows = [...techCardOf(p)].sort(
    (a, b) =>
      Number(b.position.at(-1)) - Number(a.position.at(-1)) ||
      order.indexOf(a.position.split(':')[0]!) - order.indexOf(b.position.split(':')[0]!),
  );
  const reach = availableTechs(p);
  return (
    <div class="mt">
      {rows.map(({ id }) => {
        const owned = p.techs.includes(id);
        const name = words.name('tech', id);
        return (
          <button
            key={id}
            type="button"
            data-roving
            class={owned ? 'own' : reach.includes(id) ? 'reach' : ''}
            title={name}
            aria-label={owned ? `${name}, ${words.t('note.owned')}` : name}
            data-zoom={`tech:${id}`}
            onClick={() => zoom(`tech:${id}`)}
          >
            <Icon name={techGlyph(id)} size={18} />
          </button>
        );
      })}
    </div>
  );
}
