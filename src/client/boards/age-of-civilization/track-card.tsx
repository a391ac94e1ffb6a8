import { mayUseUpcoming, standingOf, workersNeeded } from '../../../games/age-of-civilization/ask/selectors.js';
import { PLAGUE_TOLL } from '../../../games/age-of-civilization/cards/actions.js';
import { actionOf, trackCardOf } from '../../../games/age-of-civilization/cards/index.js';
import type { ActionId } from '../../../games/age-of-civilization/state/state.js';
import { Coin, Icon } from '../../kit/index.js';
import { accountOfPrice, Bargain, sayBargain, thanks } from './amounts.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { yieldOf } from './facts.js';
import { SYMBOL_GLYPHS } from './glyphs.js';
import { drawTrackCard, tokenGlyph } from './looks.js';
import { Picture } from './picture.js';
import { Slots } from './places.js';
import { Reason } from './reason.js';
import { numeral } from './words.js';

/** One card of the time track: a spine when past, in full when usable, quieter when upcoming. */
export function TrackCard({ id, position, narrow }: { id: string; position: number; narrow: boolean }) {
  const desk = useDesk();
  const { s, me, words, layout } = desk;
  const { action, symbol } = trackCardOf(id);
  const standing = standingOf(s, position);
  const name = narrow || layout === 'phone' ? words.short('track', id) : words.name('track', id);
  const drawing = drawTrackCard(id);
  const token = standing === 'upcoming' ? s.tokens[position - 1] : null;
  const facts = [
    words.name('track', id),
    words.t('note.position', { n: position }),
    words.t(`note.${standing}`),
    symbol && words.name('symbol', symbol),
    token && words.name('token', token),
    ...(action && standing !== 'past' ? sayBargain(s, me, action, words) : []),
  ];
  const look = lookAt(
    desk,
    `place:${id}`,
    facts.map((x) => x ?? undefined),
    id,
  );
  if (standing === 'past')
    return (
      <button {...look.props} class="card spine" data-flip={`track:${id}`}>
        <span class="num">{numeral(position)}</span>
        <span class="vt">{words.short('track', id)}</span>
        {drawing.glyph && <Icon name={drawing.glyph} size={18} />}
      </button>
    );
  const usable = standing === 'usable' || mayUseUpcoming(s, me);
  const war = symbol === 'war' && (
    <span class="war">
      <Icon name={SYMBOL_GLYPHS.war} size={13} />
    </span>
  );
  return (
    <button
      {...look.props}
      class={classes(
        'card act',
        standing === 'usable' ? 'use' : 'fut',
        narrow && 'narrow',
        usable && look.state === 'selectable' && 'can',
        look.state === 'selected' && 'sel',
      )}
      style={{ '--v': drawing.colour }}
      data-flip={`track:${id}`}
      title={action ? accountOfPrice(s, me, action, words) : undefined}
    >
      <span class="band">
        {!narrow && layout === 'desktop' && war}
        <span class="grow nm">{name}</span>
        {layout === 'phone' && <span class="num">{numeral(position)}</span>}
      </span>
      <span class="vb">
        <Picture of={drawing} w={standing === 'usable' ? 190 : narrow ? 84 : 128} h={50} glyphX={standing === 'usable' ? 0.58 : 0.5} />
        {layout === 'desktop' && <span class="num tab">{numeral(position)}</span>}
        {(narrow || layout === 'phone') && war}
        {token && (
          <span class="toktab" title={words.name('token', token)}>
            <Icon name={tokenGlyph(token)} size={14} />
            {!narrow && <span class="word">{words.short('token', token)}</span>}
          </span>
        )}
        {look.reason && (
          <span class="rib">
            <Reason look={look} />
          </span>
        )}
      </span>
      <span class="afoot">
        {action ? (
          <Foot action={action} usable={standing === 'usable'} narrow={narrow} closed={look.reason !== undefined} />
        ) : (
          <PlagueFoot great={symbol === 'greatPlague'} />
        )}
        {action && (
          <Slots
            place={id}
            action={action}
            count={actionOf(action).slots}
            state={usable ? look.state : 'rest'}
            size={standing === 'usable' ? 24 : 19}
          />
        )}
      </span>
    </button>
  );
}

/** Everybody loses workers when this card comes. */
function PlagueFoot({ great }: { great: boolean }) {
  const { words } = useDesk();
  return (
    <span class="note">
      {words.t('note.everybody')} −{PLAGUE_TOLL[great ? 'greatPlague' : 'plague']}{' '}
      <Icon name="meeple" size={13} label={words.t('workers')} />
    </span>
  );
}

interface FootProps {
  readonly action: ActionId;
  readonly usable: boolean;
  readonly narrow: boolean;
  /** A ribbon already says why not: the note would crowd the price out. */
  readonly closed: boolean;
}

function Foot({ action, usable, narrow, closed }: FootProps) {
  const desk = useDesk();
  const { s, me, words, layout } = desk;
  const terse = narrow || (layout === 'phone' && usable);
  const note = layout === 'desktop' && !closed ? noteFor(desk, action, usable) : undefined;
  return (
    <span class="fl">
      <Bargain s={s} seat={me} action={action} words={words} size={usable && layout === 'desktop' ? 'm' : 's'} terse={terse} />
      {note && <span class="note">{note}</span>}
    </span>
  );
}

/** The one thing worth saying under the figures: a condition, the others' share, or who made it cheaper. */
function noteFor({ s, me, words }: Desk, action: ActionId, usable: boolean) {
  const { now, printed } = yieldOf(s, me, action);
  if (now.missed.includes('strongest')) return words.t('note.strongest');
  if (!usable) return undefined;
  if (printed.others !== 0)
    return (
      <>
        {words.t('note.others')} <Coin n={printed.others} signed size="s" />
      </>
    );
  if (actionOf(action).slots > 1) return undefined;
  const source = thanks(s, me, action, words);
  if (source) return source;
  if (now.missed.includes('noTech')) return undefined;
  const workers = workersNeeded(s, me, action);
  return workers > 1 ? words.t('note.workers', { n: workers }) : undefined;
}
