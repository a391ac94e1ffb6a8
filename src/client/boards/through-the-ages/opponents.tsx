import { useState } from 'preact/hooks';
import { grossOf } from '../../../games/through-the-ages/ask/crops.js';
import { civilLeft, civilTotal, militaryLeft, militaryTotal } from '../../../games/through-the-ages/ask/ratings.js';
import { cardsIn, givesOf, isActive, playerOf } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf, technologyOf } from '../../../games/through-the-ages/cards/index.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Roving, Seal, seatColours, sign } from '../../kit/index.js';
import { botName } from '../../site/bot-name.js';
import type { BoardProps } from '../../table/board-package.js';
import { ringOf } from '../../table/target-look.js';
import { classes, type Desk, DeskProvider, deskOf, isCrowded, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Parade } from './parade.js';
import { usePictures } from './pictures.js';
import { Age, Bead, Discs, Face, Fig, Yellow } from './pieces.js';
import { Rates } from './rates.js';
import { RivalSheet } from './rival-sheet.js';
import { Threads } from './threads.js';

/** The ratings of all players side by side, the threads between them, then the rivals. */
export function Opponents(props: BoardProps<Tta>) {
  usePictures();
  const desk = deskOf(props);
  const { s, me } = desk;
  const rivals = Array.from({ length: s.seats - 1 }, (_, i) => (me + 1 + i) % s.seats);
  return (
    <DeskProvider value={desk}>
      <div class={`topps n${rivals.length}`}>
        <Rates />
        <Threads />
        {rivals.map((seat) => (
          <Rival key={seat} seat={seat} />
        ))}
      </div>
    </DeskProvider>
  );
}

function Rival({ seat }: { seat: Seat }) {
  const desk = useDesk();
  const { s, words, snapshot } = desk;
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
  const p = playerOf(s, seat);
  const { t } = words;
  const look = lookAt(desk, TARGETS.seat(seat), [nameOfSeat(desk, seat)]);
  const info = snapshot.seats[seat];
  return (
    <>
      <section
        data-area={seat}
        class={classes('zone trival', !isActive(s, seat) && 'gone')}
        style={seatColours(seat)}
        aria-label={t('zone.areaOf', { who: nameOfSeat(desk, seat) })}
      >
        <header class={civilTotal(s, seat) + militaryTotal(s, seat) > 7 ? 'many' : undefined}>
          <button {...look.props} class={classes('who', ringOf(look))}>
            <Seal seat={seat} size={24} waiting={snapshot.asked.includes(seat)} />
            <b>{nameOfSeat(desk, seat)}</b>
          </button>
          <span class="s12 level">{isActive(s, seat) ? (info?.kind === 'bot' ? botName(words.lang, info) : '') : t('seat.resigned')}</span>
          <Discs
            kind="civil"
            left={civilLeft(s, seat)}
            total={civilTotal(s, seat)}
            size={10}
            label={t('actions.civil.said', { n: civilLeft(s, seat) })}
          />
          {versionOf(s).isAdvanced && (
            <Discs
              kind="military"
              left={militaryLeft(s, seat)}
              total={militaryTotal(s, seat)}
              size={10}
              label={t('actions.military.said', { n: militaryLeft(s, seat) })}
            />
          )}
        </header>
        <Roving class="rl">
          <Plate desk={desk} card={p.government} icon={isCrowded(s)} />
          {p.leader && <Plate desk={desk} card={p.leader} />}
          {p.wonder && (
            <Plate
              desk={desk}
              card={p.wonder.id}
              note={`${p.wonder.stages}/${(cardOf(p.wonder.id) as { stages: readonly number[] }).stages.length}`}
              dashed
            />
          )}
          {p.wonders.map(({ id }) => (
            <Plate key={id} desk={desk} card={id} icon />
          ))}
          {p.specials.map((id) => (
            <Plate key={id} desk={desk} card={id} icon />
          ))}
          {p.colonies.map((id) => (
            <Plate key={id} desk={desk} card={id} icon target={TARGETS.card(id)} />
          ))}
          {p.tactic && <Plate desk={desk} card={p.tactic} icon={isCrowded(s)} />}
        </Roving>
        <Seen desk={desk} seat={seat} />
        <p class="eco">
          <Fig n={`${stored(p, 'food')} (${sign(grossOf(p, 'food'), true)})`} what="food" size={12} words={words} />
          <Fig n={`${stored(p, 'resources')} (${sign(grossOf(p, 'resources'), true)})`} what="resources" size={12} words={words} />
          <Fig n={p.yellow} what="yellowTokens" size={12} words={words} />
          <Fig n={p.blue} what="blueTokens" size={12} words={words} />
          <span class="tfig" title={t('pool')}>
            <b>{p.pool}</b>
            <Yellow size={12} look="empty" />
            <span class="sr"> {t('pool')}</span>
          </span>
          <span class="hnds">
            <HandSize n={p.civilHand.length} label={`${t('hand.civil')} ${p.civilHand.length}`} />
            {versionOf(s).isAdvanced && (
              <HandSize n={p.militaryHand.length} label={`${t('hand.military')} ${p.militaryHand.length}`} military />
            )}
          </span>
          <button
            type="button"
            class="more"
            aria-haspopup="dialog"
            aria-label={t('rival.whole', { who: nameOfSeat(desk, seat) })}
            title={t('rival.whole', { who: nameOfSeat(desk, seat) })}
            onClick={() => setWhole(true)}
          >
            <Icon name={TABLE_GLYPHS.seen} size={16} />
          </button>
          <button
            type="button"
            class="more"
            aria-expanded={open}
            aria-label={t(open ? 'rival.close' : 'rival.open')}
            title={t(open ? 'rival.close' : 'rival.open')}
            onClick={() => setOpen(!open)}
          >
            {open ? '▴' : '▾'}
          </button>
        </p>
        {open && <Detail desk={desk} seat={seat} />}
      </section>
      {whole && <RivalSheet desk={desk} seat={seat} onClose={() => setWhole(false)} />}
    </>
  );
}

/** Military cards of a rival that I have seen; nobody else is shown them (TTX-CRD-40). */
function Seen({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { s, words } = desk;
  const cards = s.over ? [] : cardsIn(playerOf(s, seat).militaryHand);
  if (cards.length === 0) return null;
  return (
    <Roving class="rl tseen">
      <span class="s12" title={words.t('rival.seen')}>
        <Icon name={TABLE_GLYPHS.seen} size={14} label={words.t('rival.seen')} />
      </span>
      {cards.map((card, i) => (
        <Plate key={`${card}${i}`} desk={desk} card={card} dashed />
      ))}
    </Roving>
  );
}

const HandSize = ({ n, label, military }: { n: number; label: string; military?: boolean }) => (
  <span class={military ? 'hnd dark' : 'hnd'} role="img" aria-label={label} title={label}>
    {n}
  </span>
);

function Plate({
  desk,
  card,
  note,
  dashed,
  icon,
  target,
}: {
  desk: Desk;
  card: string;
  note?: string;
  dashed?: boolean;
  icon?: boolean;
  target?: string;
}) {
  const { words, zoom } = desk;
  const look = target ? lookAt(desk, target, [words.name(card)], card) : undefined;
  return (
    <button
      type="button"
      data-roving
      data-zoom={card}
      onClick={() => zoom(card)}
      {...look?.props}
      class={classes('tplate', dashed && 'dash', look?.state === 'selectable' && 'can')}
      style={{ '--v': colourOf(card) }}
      title={words.name(card)}
      aria-label={words.name(card)}
    >
      <Icon name={glyphOf(card)} size={13} />
      {!icon && <span>{words.short(card)}</span>}
      {note && <b>{note}</b>}
    </button>
  );
}

/** The armies of a rival, all technologies with their workers and tokens, and the open civil hand. */
function Detail({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { s, words } = desk;
  const p = playerOf(s, seat);
  return (
    <Roving class="tdetail">
      {versionOf(s).isAdvanced && <Parade player={p} />}
      {p.holdings.map((h) => {
        const look = lookAt(desk, TARGETS.techOf(seat, h.id), [words.name(h.id), words.t('cell.workers', { n: h.workers })], h.id);
        return (
          <button key={h.id} {...look.props} class={classes('tsmall', ringOf(look))} style={{ '--v': colourOf(h.id) }}>
            <Age level={technologyOf(h.id).level} />
            <span class="grow">{words.short(h.id)}</span>
            <span class="gv">
              <span class="tfig">
                <b>{h.workers}</b>
                <Yellow size={12} />
              </span>
              {h.tokens > 0 && (
                <span class="tfig">
                  <b>{h.tokens}</b>
                  <Bead size={11} />
                </span>
              )}
              {h.workers > 0 && givesOf(h.id).happy > 0 && <Face size={11} />}
            </span>
          </button>
        );
      })}
      {cardsIn(p.civilHand).length > 0 && <p class="caps">{words.t('hand.civil')}</p>}
      {cardsIn(p.civilHand).map((card, i) => (
        <Plate key={`${card}${i}`} desk={desk} card={card} />
      ))}
    </Roving>
  );
}
