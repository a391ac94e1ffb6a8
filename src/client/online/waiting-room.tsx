import { useEffect, useState } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import type { SeatView, TableView } from '../../protocol/index.js';
import { GamePlate } from '../app/home/plates.js';
import { navigate } from '../app/router.js';
import { useSettings } from '../app/settings.js';
import { useTitle } from '../app/use-title.js';
import { useText } from '../i18n/shell.js';
import { Button, Icon, Seal, Tag, Zone } from '../kit/index.js';
import type { Channel } from './channel.js';
import { Refused } from './connection.js';
import { signIn } from './identity.js';
import { CopyField, NameField, Strip } from './parts.js';
import { ReturnLink } from './return-link.js';
import { seatNames } from './seat-infos.js';
import { termsOf } from './terms.js';
import { sayProblem, useOnlineText } from './texts.js';
import '../app/home/home.css';
import '../app/setup/setup.css';

/** Before the game: who sits where, the link to share, and the one button that begins it. */
export function WaitingRoom({ channel, view }: { readonly channel: Channel; readonly view: TableView }) {
  const say = useOnlineText();
  const name = metaOf(view.settings.game)?.name ?? view.settings.game;
  const mine = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const host = view.seats.find((seat) => seat.host)?.name ?? '';
  useTitle(say('wait.title', { game: name }));
  const over = view.status === 'over';
  return (
    <main class="page setup wait" id="content" tabIndex={-1}>
      <header class="setup-head">
        <span class="setup-plate">
          <GamePlate game={view.settings.game} />
        </span>
        <div>
          <h1>{view.settings.title ?? say('wait.title', { game: name })}</h1>
          <p class="lead">
            {over
              ? say(view.ending === 'expired' ? 'wait.expired' : 'wait.closed')
              : mine?.host
                ? say('wait.mine')
                : mine
                  ? say('wait.joined', { name: host })
                  : say('wait.hosted', { name: host })}
          </p>
        </div>
      </header>
      {channel.refused && <Strip tone="warn">{sayProblem(say, channel.refused)}</Strip>}
      <div class="setup-grid">
        <div class="col setup-column">
          <Seats channel={channel} view={view} mine={mine} />
          {mine && !over && <Begin channel={channel} view={view} host={mine.host} />}
        </div>
        <div class="col setup-column">
          {mine && !over && (
            <Zone title={say('wait.link')}>
              <CopyField label={say('wait.link')} text={`${location.origin}/t/${view.table}`} button={say('wait.copy')} />
              <ShareButton title={name} />
            </Zone>
          )}
          <Zone title={say('wait.terms')}>
            <dl class="terms">
              {termsOf(view.settings, say).map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
              <div>
                <dt>{say('wait.seal')}</dt>
                <dd>
                  <code>{view.commitment.slice(0, 16)}…</code> <span class="muted">{say('wait.seal.why')}</span>
                </dd>
              </div>
            </dl>
          </Zone>
          {mine && <ReturnLink />}
          {over && (
            <Button kind="primary" onClick={() => navigate('/play')}>
              {say('wait.lobby')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

interface SeatsProps {
  readonly channel: Channel;
  readonly view: TableView;
  readonly mine: SeatView | undefined;
}

function Seats({ channel, view, mine }: SeatsProps) {
  const say = useOnlineText();
  const shell = useText();
  const settings = useSettings();
  const [missing, setMissing] = useState(false);
  const [refused, setRefused] = useState('');
  const names = seatNames(view.seats);
  const free = view.seats.some((seat) => seat.state === 'open');
  const waiting = view.status === 'waiting';
  const sit = async (seat: number) => {
    const name = mine?.name ?? (settings.name.trim() || channel.connection.me?.name);
    if (!name) return setMissing(true);
    setMissing(false);
    try {
      if (!mine) await signIn(name);
      await channel.ask({ do: 'join', seat });
    } catch (trouble) {
      if (trouble instanceof Refused) setRefused(sayProblem(say, trouble.problem));
    }
  };
  return (
    <Zone title={say('wait.seats')} class="seats">
      {!mine && waiting && free && <NameField label={say('wait.name')} autofocus />}
      <p class="wax-note" role="alert">
        {missing && settings.name.trim() === '' ? say('wait.name.why') : refused}
      </p>
      <ol class="seat-rows">
        {view.seats.map((seat, i) => (
          <li key={i} class={seat.state === 'open' ? 'seat-row open' : 'seat-row'} data-seat={i}>
            <Seal seat={i} size={40} />
            <span class="who">
              <b>{seat.state === 'open' ? say('wait.seat.free') : names[i]}</b>
              <span class="row">
                {i === view.viewer && <Tag tone="ok">{say('wait.seat.you')}</Tag>}
                {seat.host && <Tag>{say('wait.seat.host')}</Tag>}
                {seat.state === 'bot' && <Tag>{`${say('new.seat.bot')} · ${shell(`level.${seat.level ?? 'normal'}`)}`}</Tag>}
                {seat.state === 'person' && !seat.online && <Tag>{say('wait.seat.away')}</Tag>}
              </span>
            </span>
            <span class="row seat-acts">
              {waiting && seat.state === 'open' && (
                <Button kind={mine ? 'secondary' : 'primary'} onClick={() => void sit(i)}>
                  {say(mine ? 'wait.seat.move' : 'wait.seat.take')}
                </Button>
              )}
              {waiting && mine?.host && seat.state === 'open' && (
                <Button small onClick={() => void channel.ask({ do: 'set-seat', seat: i, bot: settings.level })}>
                  {say('wait.seat.bot')}
                </Button>
              )}
              {waiting && mine?.host && seat.state === 'bot' && (
                <Button small onClick={() => void channel.ask({ do: 'set-seat', seat: i })}>
                  {say('wait.seat.open')}
                </Button>
              )}
              {waiting && mine?.host && seat.state === 'person' && !seat.host && (
                <Button small onClick={() => void channel.ask({ do: 'kick', seat: i })}>
                  {say('wait.seat.kick', { name: seat.name })}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!mine && waiting && !free && (
        <p class="muted seat-note">
          {say('wait.full')} {view.settings.spectators.allowed && say('wait.watch')}
        </p>
      )}
    </Zone>
  );
}

function Begin({ channel, view, host }: { readonly channel: Channel; readonly view: TableView; readonly host: boolean }) {
  const say = useOnlineText();
  const full = view.seats.every((seat) => seat.state !== 'open');
  return (
    <div class="setup-go">
      {host ? (
        <>
          <Button onClick={() => void channel.ask({ do: 'close' })}>{say('wait.close')}</Button>
          <span class="grow" />
          <Button kind="primary" {...(full ? {} : { reason: say('wait.not-full') })} onClick={() => void channel.ask({ do: 'start' })}>
            {say('wait.start')}
          </Button>
        </>
      ) : (
        <>
          <Icon name="hourglass" size={18} />
          <span class="grow" />
          <Button onClick={() => void channel.ask({ do: 'leave' })}>{say('wait.leave')}</Button>
        </>
      )}
    </div>
  );
}

/** The sharing of the system, where there is one. */
function ShareButton({ title }: { readonly title: string }) {
  const say = useOnlineText();
  const [can, setCan] = useState(false);
  useEffect(() => setCan(typeof navigator.share === 'function'), []);
  if (!can) return null;
  return (
    <Button class="share" onClick={() => void navigator.share({ title, url: location.href }).catch(() => undefined)}>
      {say('wait.share')}
    </Button>
  );
}
