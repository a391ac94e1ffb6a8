import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { boardOf, isOpenDraw } from '../../../games/through-the-ages/state/draw.js';
import type { CardId } from '../../../kernel/types.js';
import { Icon, Seal } from '../../kit/index.js';
import { classes, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { AGE_NAMES, colourOf } from './looks.js';

/** The edition of 2015: tactics that anybody may copy, and with an open draw the leaders and wonders of the age. */
export function Strip() {
  const { s } = useDesk();
  if (s.options.edition !== '2015') return null;
  return (
    <div class="tstrip" data-section="draw">
      {isOpenDraw(s.options) && s.age < 4 && <DrawBoards />}
      <CommonTactics />
    </div>
  );
}

/** Where a card of the open draw is now: in the deck, in the row, with somebody, or swept away. */
function placeOf(
  desk: ReturnType<typeof useDesk>,
  card: CardId,
  hasCome: boolean,
): { kind: 'coming' | 'row' | 'taken' | 'gone'; seat?: number } {
  const { s } = desk;
  if (!hasCome) return { kind: 'coming' };
  if (s.row.includes(card)) return { kind: 'row' };
  const seat = s.players.findIndex(
    (p) =>
      p.leader === card ||
      p.wonder?.id === card ||
      p.wonders.some(({ id }) => id === card) ||
      p.civilHand.some((slot) => slot.card === card),
  );
  return seat >= 0 ? { kind: 'taken', seat } : { kind: 'gone' };
}

/** What is still to come this age (TTX-DRAW-04, 05); later ages stand in the sheet of each. */
function DrawBoards() {
  const desk = useDesk();
  const { s, words } = desk;
  const { t } = words;
  const board = boardOf(s, Math.min(s.age, 3));
  const coming = board.filter(({ hasCome }) => !hasCome).length;
  const later = [1, 2, 3].filter((age) => age > s.age && boardOf(s, age).length > 0);
  return (
    <section class="zone tdraw" aria-label={t('draw')}>
      <header>
        <span class="caps">
          {t('draw')} · {t('age')} {AGE_NAMES[Math.min(s.age, 3)]}
        </span>
        <em class="s12">{t('draw.coming', { n: coming })}</em>
        {later.map((age) => (
          <details key={age} class="tlater">
            <summary class={`s12 a${age}`}>{AGE_NAMES[age]}</summary>
            <div class="tsheet">
              {KINDS.map((kind) => (
                <Line key={kind} kind={kind} cards={boardOf(s, age)} />
              ))}
            </div>
          </details>
        ))}
      </header>
      {KINDS.map((kind) => (
        <Line key={kind} kind={kind} cards={board} />
      ))}
    </section>
  );
}
const KINDS = ['leader', 'wonder'] as const;
const PLACES = { coming: 'draw.ahead', row: 'draw.row', taken: 'draw.taken', gone: 'draw.gone' } as const;

function Line({ kind, cards }: { kind: (typeof KINDS)[number]; cards: ReturnType<typeof boardOf> }) {
  const desk = useDesk();
  const { words } = desk;
  return (
    <ol class={`tline ${kind}`} aria-label={words.t(kind === 'leader' ? 'draw.leaders' : 'draw.wonders')}>
      <li class="tkind" aria-hidden="true">
        <Icon name={TYPE_GLYPHS[kind]} size={13} />
      </li>
      {cards
        .filter(({ card }) => cardOf(card).type === kind)
        .map(({ card, hasCome }) => {
          const place = placeOf(desk, card, hasCome);
          const where = place.seat === undefined ? words.t(PLACES[place.kind]) : nameOfSeat(desk, place.seat);
          const look = lookAt(desk, TARGETS.card(card), [words.name(card), where], card);
          return (
            <li key={card}>
              <button {...look.props} class={classes('tdrawn', place.kind)} title={`${words.name(card)}: ${where}`}>
                {words.short(card)}
                {place.seat !== undefined && <Seal seat={place.seat} size={12} />}
              </button>
            </li>
          );
        })}
    </ol>
  );
}

/** Tactics that lie open for all, and who uses which (TTN-TAC); a new one is its owner's alone until his next turn. */
function CommonTactics() {
  const desk = useDesk();
  const { s, words } = desk;
  const own = s.players.flatMap((p, seat) => (p.tactic !== null && p.exclusive ? [{ card: p.tactic, seat }] : []));
  return (
    <section class="zone tcommon" aria-label={words.t('tactics.common')}>
      <header>
        <span class="caps">{words.t('tactics.common')}</span>
        {s.commonTactics.length + own.length === 0 && <em class="s12 muted">{words.t('tactics.none')}</em>}
      </header>
      <div class="tts">
        {s.commonTactics.map((card) => {
          const users = s.players.flatMap((p, seat) => (p.tactic === card && !p.exclusive ? [seat] : []));
          const names = users.length > 0 ? users.map((seat) => nameOfSeat(desk, seat)).join(', ') : words.t('tactics.free');
          const look = lookAt(desk, TARGETS.commonTactic(card), [words.name(card), names], card);
          return (
            <button
              key={card}
              {...look.props}
              class={classes('tplate', look.state === 'selectable' && 'can', look.state === 'selected' && 'sel')}
              style={{ '--v': colourOf(card) }}
            >
              {words.short(card)}
              {users.length === 0 && <small>{words.t('tactics.free')}</small>}
              {users.map((seat) => (
                <Seal key={seat} seat={seat} size={14} />
              ))}
            </button>
          );
        })}
        {own.map(({ card, seat }) => {
          const look = lookAt(
            desk,
            `exclusive:${seat}`,
            [words.name(card), words.t('tactics.exclusive', { who: nameOfSeat(desk, seat) })],
            card,
          );
          return (
            <button key={`${seat}${card}`} {...look.props} class="tplate own" style={{ '--v': colourOf(card) }}>
              {words.short(card)} <Seal seat={seat} size={14} />
            </button>
          );
        })}
      </div>
    </section>
  );
}
