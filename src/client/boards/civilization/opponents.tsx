import { incomeOf } from '../../../games/civilization/ask/production.js';
import { linkBetween } from '../../../games/civilization/ask/reach.js';
import { scoreOf } from '../../../games/civilization/ask/scoring.js';
import { isAdvanced } from '../../../games/civilization/ask/table.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Coin, Delta, Icon, Points, Seal, seatColours, sign } from '../../kit/index.js';
import { botName } from '../../site/bot-name.js';
import type { BoardProps } from '../../table/board-package.js';
import { classes, type Desk, DeskProvider, deskOf, nameOfSeat, useDesk } from './desk.js';
import { heldList, strengthOf, techsOf, wondersOf } from './facts.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { SettlementIcon } from './map/pieces.js';
import { MarkerDisc } from './signs.js';

/** The other civilisations: gold, settlements, figures, cards, and whether one can trade with them. */
export function Opponents(props: BoardProps<Civ>) {
  const desk = deskOf(props);
  const seats = desk.s.players.map((_, seat) => seat).filter((seat) => seat !== desk.me);
  return (
    <DeskProvider value={desk}>
      <div class={classes('opps civ-opps', seats.length > 3 && 'many')}>
        {seats.map((seat) => (
          <Opponent key={seat} seat={seat} />
        ))}
      </div>
    </DeskProvider>
  );
}

function Opponent({ seat }: { readonly seat: Seat }) {
  const desk = useDesk();
  const { s, words, snapshot } = desk;
  const p = s.players[seat]!;
  const info = snapshot.seats[seat];
  return (
    <section class={classes('zone rival', p.out && 'out')} data-area={seat} style={seatColours(seat)} aria-label={nameOfSeat(desk, seat)}>
      <header>
        <Seal seat={seat} size={26} waiting={snapshot.asked.includes(seat)} />
        <h3>{nameOfSeat(desk, seat)}</h3>
        <small>
          {p.out
            ? words.t('rival.out')
            : snapshot.asked.includes(seat)
              ? words.t('rival.asked')
              : info?.kind === 'bot'
                ? botName(words.lang, info)
                : ''}
        </small>
        <Points n={scoreOf(s, seat)} label={words.t('points', { n: scoreOf(s, seat) })} />
      </header>
      {!p.out && <Means seat={seat} />}
      {isAdvanced(s) && !p.out && <Reach desk={desk} seat={seat} />}
    </section>
  );
}

/** What a civilisation has, in two lines; one that is gone has nothing, and produces nothing. */
function Means({ seat }: { readonly seat: Seat }) {
  const { s, words, deltas } = useDesk();
  const { gold } = s.players[seat]!;
  const { sizes, armies, fleets, aircraft, settlers } = strengthOf(s, seat);
  const delta = deltas.get(`${seat}:gold`);
  return (
    <>
      <p class="rival-row">
        <Coin n={gold} label={words.t('gold', { n: gold })} />
        {delta !== undefined && delta !== 0 && <Delta n={delta} />}
        {sizes.map((n, size) =>
          n > 0 ? (
            <span key={size} class="count" role="img" title={`${words.name(`size.${size}`)} ${n}`}>
              <SettlementIcon seat={seat} size={size} width={24} />
              {n}
            </span>
          ) : null,
        )}
        <span class="grow" />
        <Count icon={TABLE_GLYPHS.settler} n={settlers} label={words.name('category.settler')} />
        <Count icon={TABLE_GLYPHS.army} n={armies} label={words.t('armies')} />
        <Count icon={TABLE_GLYPHS.fleet} n={fleets} label={words.name('category.fleet')} />
        <Count icon={TABLE_GLYPHS.aircraft} n={aircraft} label={words.name('category.aircraft')} />
      </p>
      <p class="rival-row">
        {heldList(s, seat).map(({ id, n }) => (
          <span key={id} class="count">
            <MarkerDisc id={id} size={20} label={words.name(`marker.${id}`)} />
            {n > 1 && `×${n}`}
          </span>
        ))}
        <span class="grow" />
        <Count icon={TABLE_GLYPHS.technology} n={techsOf(s, seat).length} label={words.name('points.technologies')} />
        <Count icon={TABLE_GLYPHS.wonder} n={wondersOf(s, seat).length} label={words.name('points.wonders')} />
        <span class="note">
          <span class="word">{words.t('production')} </span>
          <b class="gain">{sign(incomeOf(s, seat, null).total, true)}</b>
        </span>
      </p>
    </>
  );
}

function Count({ icon, n, label }: { readonly icon: Parameters<typeof Icon>[0]['name']; readonly n: number; readonly label: string }) {
  return n > 0 ? (
    <span class="count" role="img" title={`${label} ${n}`}>
      <Icon name={icon} size={14} />
      {n}
    </span>
  ) : null;
}

/** The shortest proof that we may trade. */
function Reach({ desk, seat }: { readonly desk: Desk; readonly seat: Seat }) {
  const { s, me, words } = desk;
  const link = linkBetween(s, me, seat);
  return (
    <p class={classes('reach', link && 'ok')}>
      <Icon name={TABLE_GLYPHS.trade} size={13} />
      {link
        ? words.t(`reach.${link.by}`, { n: link.distance, from: words.space(link.from), to: words.space(link.to) })
        : words.t('reach.none')}
    </p>
  );
}
