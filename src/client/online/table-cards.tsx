import { metaOf } from '../../games/index.js';
import type { TableCard } from '../../protocol/index.js';
import { GamePlate } from '../boards/parts.js';
import { useLang } from '../i18n/i18n.js';
import { Seal } from '../kit/index.js';
import { Link } from '../site/router.js';
import { sayWhen } from '../site/when.js';
import { connect } from './connection.js';
import { seatNames } from './seat-infos.js';
import { type OnlineSay, sayTime, useOnlineText } from './texts.js';

/** Its game, and the title that its host gave it. */
const nameOf = ({ game, title }: TableCard): string => [metaOf(game)?.name ?? game, title].filter(Boolean).join(' · ');

function sayPace({ settings: { clock } }: TableCard, say: OnlineSay): string {
  if (clock.kind === 'live') return say('lobby.pace.live', { per: clock.perDecision, bank: Math.round(clock.bank / 60) });
  return clock.kind === 'slow' ? say('lobby.pace.slow', { days: clock.days }) : say('lobby.pace.none');
}

function stateOf({ status, ending, myTurn, seats }: TableCard, say: OnlineSay): string {
  if (status === 'over') return say(ending === 'closed' || ending === 'expired' ? `lobby.${ending}` : 'lobby.over');
  if (myTurn) return say('lobby.yours');
  if (status === 'playing') return say('lobby.playing');
  const free = seats.filter((seat) => seat.state === 'open').length;
  return free > 0 ? say('lobby.free', { n: free }) : say('lobby.full');
}

const verbOf = ({ status, mySeat, myTurn }: TableCard, say: OnlineSay): string =>
  say(
    status === 'over'
      ? 'lobby.look'
      : mySeat !== undefined
        ? myTurn
          ? 'lobby.play'
          : 'lobby.look'
        : status === 'waiting'
          ? 'lobby.join'
          : 'lobby.look',
  );

/** A table in the lobby. */
export function TableCardLine({ card }: { readonly card: TableCard }) {
  const say = useOnlineText();
  const lang = useLang();
  const names = seatNames(card.seats);
  return (
    <li class={card.myTurn ? 'sheet-of-paper kept ours' : 'sheet-of-paper kept'}>
      <span class="kept-plate">
        <GamePlate game={card.game} />
      </span>
      <div class="kept-body">
        <h3>{nameOf(card)}</h3>
        <p class="muted">
          <b>{stateOf(card, say)}</b> · {card.status === 'waiting' && `${sayPace(card, say)} · `}
          {card.deadline !== undefined &&
            card.status === 'playing' &&
            `${say('lobby.left', { time: sayTime(say, card.deadline - Date.now() - connect().skew) })} · `}
          {sayWhen(lang, card.updated)}
        </p>
        <ul class="kept-seats">
          {card.seats.map((seat, i) => (
            <li key={i} class={seat.state === 'open' ? 'free' : ''}>
              <Seal seat={i} size={22} />
              {names[i] || say('lobby.seat.open')}
              {seat.state === 'bot' && !seat.name && <small class="muted"> {say('new.seat.bot')}</small>}
            </li>
          ))}
        </ul>
      </div>
      <div class="kept-acts">
        <Link to={`/t/${card.table}`} class={card.myTurn ? 'btn ink' : 'btn sec'}>
          {verbOf(card, say)}
        </Link>
      </div>
    </li>
  );
}

/** The same beside the home page's saved games. */
export function TableResumeLine({ card }: { readonly card: TableCard }) {
  const say = useOnlineText();
  const lang = useLang();
  const names = seatNames(card.seats);
  return (
    <li class={card.myTurn ? 'saved ours' : 'saved'}>
      <span class="saved-plate">
        <GamePlate game={card.game} />
      </span>
      <div class="grow">
        <h3>{nameOf(card)}</h3>
        <p>
          <b>{stateOf(card, say)}</b> · {sayWhen(lang, card.updated)}
        </p>
        <div class="row saved-foot">
          {card.seats.map((_, i) => (
            <Seal key={i} seat={i} size={20} label={names[i] || say('lobby.seat.open')} />
          ))}
          <span class="grow" />
          <Link to={`/t/${card.table}`} class={card.myTurn ? 'btn s ink' : 'btn s sec'}>
            {verbOf(card, say)}
          </Link>
        </div>
      </div>
    </li>
  );
}
