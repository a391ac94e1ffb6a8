import { useEffect, useState } from 'preact/hooks';
import { metaOf } from '../../games/index.js';
import type { TableView } from '../../protocol/index.js';
import { GamePlate } from '../boards/parts.js';
import { Button, Icon, Zone } from '../kit/index.js';
import { navigate } from '../site/router.js';
import { useTitle } from '../site/use-title.js';
import type { Channel } from './channel.js';
import { Chat } from './chat.js';
import { Confirm } from './confirm.js';
import { AskForNotices } from './notify-switch.js';
import { CopyField, LinkMark, Strip } from './parts.js';
import { ReturnLink } from './return-link.js';
import { seatInfos } from './seat-infos.js';
import { termsOf } from './terms.js';
import { type OnlineSay, sayProblem, useOnlineText } from './texts.js';
import { useLink } from './use-online.js';
import { useVariants } from './use-variants.js';
import { WaitingSeats } from './waiting-seats.js';
import '../table/setup/setup.css';

/** Before the game: who sits where, the link to share, and the one button that begins it. */
export function WaitingRoom({ channel, view }: { readonly channel: Channel; readonly view: TableView }) {
  const say = useOnlineText();
  const name = metaOf(view.settings.game)?.name ?? view.settings.game;
  const mine = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const { state } = useLink();
  useTitle(say('wait.title', { game: name }));
  const over = view.status === 'over';
  const variants = useVariants(view.settings, seatInfos(view));
  return (
    <main class="page setup wait" id="content" tabIndex={-1}>
      <header class="setup-head">
        <span class="setup-plate">
          <GamePlate game={view.settings.game} />
        </span>
        <div>
          <h1>{view.settings.title ?? say('wait.title', { game: name })}</h1>
          {state !== 'online' && <LinkMark state={state} />}
          <p class="lead">{sayHowItIs(channel, view, say)}</p>
        </div>
      </header>
      {mine && !over && <AskForNotices />}
      <div role="alert">{channel.refused && <Strip tone="warn">{sayProblem(say, channel.refused)}</Strip>}</div>
      <div class="setup-grid">
        <div class="col setup-column">
          {mine && !over && (
            <Zone title={say('wait.link')}>
              <CopyField label={say('wait.link')} text={`${location.origin}/t/${view.table}`} button={say('wait.copy')} />
              <ShareButton title={name} />
            </Zone>
          )}
          <WaitingSeats channel={channel} view={view} mine={mine} />
          {over && (
            <Button kind="primary" onClick={() => navigate('/play')}>
              {say('wait.lobby')}
            </Button>
          )}
          {mine && !over && <Begin channel={channel} view={view} />}
        </div>
        <div class="col setup-column">
          {mine && !over && view.chatOn && (
            <Zone title={say('room.tab.chat')} class="wait-chat">
              <Chat channel={channel} />
            </Zone>
          )}
          <Zone title={say('wait.terms')}>
            <dl class="terms">
              <div>
                <dt>{say('wait.variants')}</dt>
                <dd>{variants && (variants.join(', ') || say('wait.variants.none'))}</dd>
              </div>
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
        </div>
      </div>
    </main>
  );
}

/** What the person who looks at this table should know or do. */
function sayHowItIs(channel: Channel, view: TableView, say: OnlineSay): string {
  const mine = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const name = view.seats.find((seat) => seat.host)?.name ?? '';
  if (view.status === 'over') return say(view.ending === 'expired' ? 'wait.expired' : 'wait.closed');
  if (view.status === 'playing') return say('wait.late');
  if (mine) return mine.host ? say('wait.mine') : say('wait.joined', { name });
  return channel.removed ? say('wait.removed') : say('wait.hosted', { name });
}

function Begin({ channel, view }: { readonly channel: Channel; readonly view: TableView }) {
  const say = useOnlineText();
  const [closing, setClosing] = useState(false);
  const full = view.seats.every((seat) => seat.state !== 'open');
  const host = view.seats.findIndex((seat) => seat.host);
  const close = () => void channel.ask({ do: 'close' });
  const guests = view.seats.some((seat, i) => i !== host && seat.state === 'person');
  if (host !== view.viewer)
    return (
      <div class="setup-go">
        <Icon name="hourglass" size={18} />
        <span class="grow setup-summary">
          {full ? say('wait.for-host', { name: view.seats[host]?.name ?? '' }) : say('wait.for-players')}
        </span>
        <Button onClick={() => void channel.ask({ do: 'leave' })}>{say('wait.leave')}</Button>
      </div>
    );
  return (
    <>
      <div class="setup-go">
        <span class="grow setup-summary">{say(full ? 'wait.all-here' : 'wait.not-full')}</span>
        <Button kind="primary" {...(full ? {} : { reason: say('problem.NOT_FULL') })} onClick={() => void channel.ask({ do: 'start' })}>
          {say('wait.start')}
        </Button>
      </div>
      <Button small kind="ghost" class="wait-close" onClick={() => (guests ? setClosing(true) : close())}>
        {say('wait.close')}
      </Button>
      {closing && (
        <Confirm
          title={say('wait.close.sure')}
          text={say('wait.close.why')}
          yes={say('wait.close')}
          no={say('wait.close.no')}
          onYes={close}
          onClose={() => setClosing(false)}
        />
      )}
    </>
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
