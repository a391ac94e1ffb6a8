import { useState } from 'preact/hooks';
import { CLOSING_AGE, LAST_AGE } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf, tacticOf } from '../../../games/through-the-ages/cards/index.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import { type BoardPlace, boardOf, isOpenDraw } from '../../../games/through-the-ages/state/draw.js';
import type { CardId, Seat } from '../../../kernel/types.js';
import { Icon, Popover, Roving, Seal } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { AGE_NAMES, colourOf } from './looks.js';
import { Age, Disc, Fig } from './pieces.js';
import { CardSigns } from './signs.js';

/** The edition of 2015: tactics that anybody may copy, and with an open draw the leaders and wonders of the age. */
export function Strip() {
  const { s } = useDesk();
  if (s.options.edition !== '2015') return null;
  return (
    <div class="tstrip" data-section="draw">
      {isOpenDraw(s.options) && s.age < CLOSING_AGE && <DrawBoards />}
      <CommonTactics />
    </div>
  );
}

/** Where a card of the open draw is now: in the deck, in the row, with somebody, or swept away. */
function placeOf(
  { s }: ReturnType<typeof useDesk>,
  { card, hasCome, mayBeHeld }: BoardPlace,
): { kind: 'coming' | 'held' | 'row' | 'taken' | 'gone'; seat?: number } {
  if (!hasCome) return { kind: mayBeHeld ? 'held' : 'coming' };
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
  const board = boardOf(s, Math.min(s.age, LAST_AGE));
  const coming = board.filter(({ hasCome }) => !hasCome).length;
  const isSure = !board.some(({ mayBeHeld }) => mayBeHeld);
  const later = s.civilDecks.map((_, age) => age).filter((age) => age > s.age && boardOf(s, age).length > 0);
  const [open, setOpen] = useState<{ age: number; at: Element } | null>(null);
  return (
    <section class="zone tdraw" aria-label={t('draw')}>
      <header>
        <span class="caps">{t('draw')}</span>
        <span class="s12">
          <Age level={Math.min(s.age, LAST_AGE)} /> <b class="gain">{t(isSure ? 'draw.coming' : 'draw.perhaps', { n: coming })}</b>
        </span>
        {later.map((age) => (
          <button
            key={age}
            type="button"
            class="tlater"
            aria-expanded={open?.age === age}
            aria-label={t('draw.later', { age: AGE_NAMES[age]! })}
            title={t('draw.later', { age: AGE_NAMES[age]! })}
            onClick={(e) => setOpen({ age, at: e.currentTarget })}
          >
            <Age level={age} />
          </button>
        ))}
      </header>
      <Roving class="tlines">
        {KINDS.map((kind) => (
          <Line key={kind} kind={kind} cards={board} />
        ))}
      </Roving>
      {open && (
        <Popover anchor={open.at} onClose={() => setOpen(null)} label={t('draw.later', { age: AGE_NAMES[open.age]! })}>
          <div class="tdrawlater">
            {KINDS.map((kind) => (
              <Line key={kind} kind={kind} cards={boardOf(s, open.age)} />
            ))}
          </div>
        </Popover>
      )}
    </section>
  );
}
const KINDS = ['leader', 'wonder'] as const;
const PLACES = { coming: 'draw.ahead', held: 'draw.held', row: 'draw.row', taken: 'draw.taken', gone: 'draw.gone' } as const;

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
        .map((one) => {
          const { card } = one;
          const place = placeOf(desk, one);
          const where = place.seat === undefined ? words.t(PLACES[place.kind]) : nameOfSeat(desk, place.seat);
          const look = lookAt(desk, TARGETS.card(card), [words.name(card), where], card);
          return (
            <li key={card}>
              <button
                {...look.props}
                class={classes('tdrawn', place.kind === 'held' ? 'coming held' : place.kind)}
                title={`${words.name(card)}: ${where}`}
              >
                {words.short(card)}
                {place.kind === 'row' && <Icon name={TABLE_GLYPHS.row} size={11} />}
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
  const { s, me, words } = desk;
  const { t } = words;
  const isMine = (card: CardId): boolean => s.players[me]!.tactic === card;
  const common = [...s.commonTactics].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || cardOf(b).level - cardOf(a).level);
  const own = s.players.flatMap((p, seat) => [
    ...(p.tactic !== null && p.exclusive ? [{ card: p.tactic, seat }] : []),
    ...(p.lore.tactics ?? []).map((card) => ({ card, seat })),
  ]);
  const { taught } = s.marks;
  return (
    <section class="zone tcommon" aria-label={t('tactics.common')}>
      <header>
        <span class="caps">{t('tactics.common')}</span>
        {common.length + own.length === 0 && <em class="s12 mut">{t('tactics.none')}</em>}
        {common.length > 0 && <CopyPrice />}
      </header>
      <Roving class="tts">
        {taught?.open && <Tactic card={taught.tactic} target={TARGETS.commonTactic(taught.tactic)} more={taught.strength} />}
        {common.map((card) => (
          <Tactic key={card} card={card} target={TARGETS.commonTactic(card)} />
        ))}
        {own.map(({ card, seat }) => (
          <Tactic key={`${seat}${card}`} card={card} target={`exclusive:${seat}`} owner={seat} />
        ))}
      </Roving>
    </section>
  );
}

/** What copying one costs. */
function CopyPrice() {
  const { s, words } = useDesk();
  const n = editionOf(s).tactics.copyPrice ?? 0;
  return (
    <span class="s12 tcopy" title={words.t('tactics.copy', { n })}>
      {words.t('tactics.copy.short')}{' '}
      {Array.from({ length: n }, (_, i) => (
        <Disc key={i} kind="military" size={10} />
      ))}
    </span>
  );
}

interface TacticProps {
  readonly card: CardId;
  readonly target: string;
  /** Nobody else may copy it yet. */
  readonly owner?: Seat;
  /** What a teacher under it adds to each army (TTX-CRD-04). */
  readonly more?: number;
}
function Tactic({ card, target, owner, more }: TacticProps) {
  const desk = useDesk();
  const { s, words } = desk;
  const users = s.players.flatMap((p, seat) =>
    p.tactic === card && !p.exclusive && (more === undefined) === !p.lore.taught ? [seat] : [],
  );
  const said =
    owner !== undefined
      ? words.t('tactics.exclusive', { who: nameOfSeat(desk, owner) })
      : users.length > 0
        ? users.map((seat) => nameOfSeat(desk, seat)).join(', ')
        : words.t('tactics.free');
  const look = lookAt(desk, target, [words.name(card), said], card);
  return (
    <button
      {...look.props}
      class={classes('tplate', owner !== undefined && 'own', ringOf(look))}
      style={{ '--v': colourOf(card) }}
      title={`${words.name(card)}: ${said}`}
    >
      <span>{words.short(card)}</span>
      <Worth card={card} />
      {more !== undefined && <b class="gain">+{more}</b>}
      {owner !== undefined && <Icon name="padlock" size={11} />}
      {(owner === undefined ? users : [owner]).map((seat) => (
        <Seal key={seat} seat={seat} size={14} />
      ))}
    </button>
  );
}

/** Which units an army needs, and what it is worth whole and with units of an older age: '+13/7'. */
function Worth({ card }: { card: CardId }) {
  const { s, words } = useDesk();
  const { needs, strength, obsolete, plusLevel } = tacticOf(card);
  if (plusLevel) return <CardSigns card={card} words={words} seats={s.seats} />;
  return (
    <span class="tworth">
      {(['infantry', 'cavalry', 'artillery'] as const).flatMap((type) =>
        Array.from({ length: needs[type] }, (_, i) => <Icon key={`${type}${i}`} name={TYPE_GLYPHS[type]} size={13} />),
      )}
      <Fig n={obsolete === undefined ? `+${strength}` : `+${strength}/${obsolete}`} what="strength" size={13} words={words} />
    </span>
  );
}
