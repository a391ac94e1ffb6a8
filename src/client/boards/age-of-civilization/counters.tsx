import { isStrongest, MAX_WORKERS, playerOf, strengthOf, weakestSeats } from '../../../games/age-of-civilization/ask/selectors.js';
import { reckoning } from '../../../games/age-of-civilization/guide/reckoning.js';
import { Coin, Delta, Icon, Points, Shield, Worker } from '../../kit/index.js';
import { classes, type Desk, useDesk } from './desk.js';
import { free, placedWorkers, turnSeat } from './facts.js';
import { actionGlyph, wonderGlyph } from './looks.js';

/** A figure with what it would become: '5 → 2'. */
function Foreseen({ now, then }: { now: number; then: number | undefined }) {
  if (then === undefined || then === now) return null;
  return <span class="pv">→ {then}</span>;
}

/** How the last move changed a counter; it stays until the seat's next change. */
function Changed({ desk, counter }: { desk: Desk; counter: string }) {
  const n = desk.deltas.get(`${desk.me}:${counter}`);
  return n && !desk.preview ? <Delta n={n} /> : null;
}

const foreseen = (desk: Desk) => (desk.preview ? playerOf(desk.preview, desk.me) : undefined);

export function Purse() {
  const desk = useDesk();
  const { mine, words, me } = desk;
  return (
    <div class="cbox" data-shows="mine:coins">
      <span class="caps">{words.t('coins')}</span>
      <div class="cv" data-piece={`coins:${me}`}>
        <Coin n={mine.coins} size="big" label={words.t('said.coins', { n: mine.coins })} />
        <Foreseen now={mine.coins} then={foreseen(desk)?.coins} />
        <Changed desk={desk} counter="coins" />
      </div>
    </div>
  );
}

export function Score() {
  const desk = useDesk();
  const { s, mine, words, me } = desk;
  const end = reckoning(desk.preview ?? s)[me]!;
  return (
    <div class="cbox" data-shows="mine:points">
      <span class="caps">
        {words.t('points')} {end !== mine.points && <em title={words.t('points.end.long')}>{words.t('points.end.now', { n: end })}</em>}
      </span>
      <div class="cv" data-piece={`points:${me}`}>
        <Points n={mine.points} size="big" label={words.t('said.points', { n: mine.points })} />
        <Foreseen now={mine.points} then={foreseen(desk)?.points} />
        <Changed desk={desk} counter="points" />
      </div>
    </div>
  );
}

/** Free workers in colour, placed ones pale with the mark of where they are, outlines for those in the supply. */
export function Workers() {
  const desk = useDesk();
  const { s, me, mine, words, layout } = desk;
  const placed = turnSeat(s) === me ? placedWorkers(s) : [];
  const unused = free(s, me);
  const lost = placed.filter((w) => w.lost).length;
  const size = layout === 'phone' ? 24 : 34;
  const next = foreseen(desk);
  return (
    <div class="cbox wide" data-shows="mine:workers">
      <span class="caps">
        {words.t('workers')} {layout === 'desktop' && <em>{words.t('workers.line', { free: unused, placed: placed.length })}</em>}
      </span>
      <div class="cv wk4" role="img" aria-label={words.t('workers.said', { free: unused, of: mine.workers, lost })}>
        {Array.from({ length: unused }, (_, i) => (
          <span key={`f${i}`} data-flip={`worker:${me}:${i}`}>
            <Worker seat={me} size={size} />
          </span>
        ))}
        {[...placed].reverse().map((w) => (
          <span key={`p${w.index}`} class={classes('pl', w.lost && 'rd')}>
            <Worker seat={me} size={size} look="spent" />
            <i>
              <Icon name={w.lost ? 'drop' : actionGlyph(w.action)} size={12} />
            </i>
          </span>
        ))}
        {Array.from({ length: Math.max(0, MAX_WORKERS - mine.workers) }, (_, i) => (
          <span key={`e${i}`}>
            <Worker seat={me} size={size - 2} look="empty" />
          </span>
        ))}
        {next && next.workers !== mine.workers && <span class="pv">→ {next.workers}</span>}
      </div>
    </div>
  );
}

export function Strength() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const strength = strengthOf(s, me);
  const then = desk.preview ? strengthOf(desk.preview, me) : undefined;
  const solo = s.seats === 1;
  const weakest = weakestSeats(s).includes(me);
  const strongest = isStrongest(s, me);
  const tag = weakest && !(strongest && !solo) ? 'weakest' : strongest && !weakest ? 'strongest' : undefined;
  return (
    <div class="cbox" data-shows="mine:strength">
      <span class="caps">{words.t('strength')}</span>
      <div class="cv">
        <Shield n={strength} size="big" label={`${words.t('strength')} ${strength}`} />
        <Foreseen now={strength} then={then} />
        {then === undefined && tag && <span class={classes('tag', tag === 'weakest' ? 'bad' : 'ok')}>{words.t(tag)}</span>}
      </div>
    </div>
  );
}

export function MyWonders() {
  const { mine, words } = useDesk();
  if (mine.wonders.length === 0)
    return (
      <div class="cbox dash" data-shows="mine:wonders">
        <span class="caps">{words.t('zone.wonders')}</span>
        <div class="cv muted s12">{words.t('none.yet')}</div>
      </div>
    );
  return (
    <div class="cbox" data-shows="mine:wonders">
      <span class="caps">{words.t('zone.wonders')}</span>
      <div class="cv owned">
        {mine.wonders.map((id) => (
          <WonderButton key={id} id={id} class="wchip" size={22} />
        ))}
      </div>
    </div>
  );
}

/** A wonder in a player's area: it opens in large. */
export function WonderButton({ id, size, class: name }: { id: string; size: number; class?: string }) {
  const { words, zoom } = useDesk();
  const title = words.name('wonder', id);
  return (
    <button
      type="button"
      class={name}
      data-roving
      data-flip={`wonder:${id}`}
      title={title}
      aria-label={title}
      data-zoom={id}
      onClick={() => zoom(id)}
    >
      <Icon name={wonderGlyph(id)} size={size} />
    </button>
  );
}
