import { useState } from 'preact/hooks';
import { Button, Seal, Tag } from '../kit/index.js';
import type { Channel } from './channel.js';
import { Confirm } from './confirm.js';
import { NotifySwitch } from './notify-switch.js';
import { CopyField } from './parts.js';
import { ReturnLink } from './return-link.js';
import { seatNames } from './seat-infos.js';
import { useOnlineText } from './texts.js';

/** Who is there, and what can be agreed on. */
export function TableTab({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const view = channel.view!;
  const mine = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  return (
    <div class="table-tab">
      <People channel={channel} />
      {mine && view.status === 'playing' && !mine.conceded && <Agreements channel={channel} />}
      {mine?.host && (
        <Button small onClick={() => void channel.ask({ do: 'set-chat', on: !view.chatOn })}>
          {say(view.chatOn ? 'room.chat.off.set' : 'room.chat.on.set')}
        </Button>
      )}
      {mine && <NotifySwitch />}
      <section>
        <h3 class="caps">{say('room.share')}</h3>
        <CopyField label={say('room.share')} text={`${location.origin}/t/${view.table}`} button={say('wait.copy')} />
      </section>
      {mine && <ReturnLink />}
    </div>
  );
}

function People({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const { seats, viewer, spectators } = channel.view!;
  const names = seatNames(seats);
  return (
    <section>
      <h3 class="caps">{say('room.people')}</h3>
      <ul class="people">
        {seats.map((seat, i) => {
          const muted = channel.aside.muted.includes(i);
          return (
            <li key={i}>
              <Seal seat={i} size={24} />
              <b>{names[i]}</b>
              {i === viewer && <Tag tone="ok">{say('wait.seat.you')}</Tag>}
              {seat.conceded && <Tag>{say('room.seat.conceded')}</Tag>}
              {seat.state === 'bot' && !seat.conceded && <Tag>{seat.kept ? say('room.seat.bot') : say('new.seat.bot')}</Tag>}
              {seat.state === 'away' && <Tag tone="bad">{say('room.seat.away')}</Tag>}
              {seat.state !== 'bot' && !seat.online && <Tag>{say('room.seat.offline')}</Tag>}
              {muted && <Tag>{say('room.muted')}</Tag>}
              <span class="grow" />
              {viewer !== 'spectator' && i !== viewer && (seat.state !== 'bot' || seat.kept) && (
                <Button small kind="ghost" onClick={() => void channel.ask({ do: 'mute', seat: i, on: !muted })}>
                  {say(muted ? 'room.unmute' : 'room.mute', { name: names[i]! })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {spectators > 0 && <p class="muted">{say('room.spectators', { n: spectators })}</p>}
    </section>
  );
}

function Agreements({ channel }: { readonly channel: Channel }) {
  const say = useOnlineText();
  const view = channel.view!;
  const [conceding, setConceding] = useState(false);
  const ply = view.game?.ply ?? 0;
  const names = seatNames(view.seats);
  const late = view.clocks.flatMap((clock, seat) => (clock.out && seat !== view.viewer && view.seats[seat]!.state !== 'bot' ? [seat] : []));
  return (
    <section>
      <h3 class="caps">{say('room.agree')}</h3>
      <div class="agree">
        {ply > 0 && (
          <Button
            small
            title={say('room.ask.rewind.why')}
            onClick={() => void channel.ask({ do: 'propose', what: { kind: 'rewind', ply: ply - 1 } })}
          >
            {say('room.ask.rewind')}
          </Button>
        )}
        {!view.paused && (
          <Button small onClick={() => void channel.ask({ do: 'propose', what: { kind: 'pause' } })}>
            {say('room.ask.pause')}
          </Button>
        )}
        <Button small onClick={() => void channel.ask({ do: 'propose', what: { kind: 'stop' } })}>
          {say('room.ask.stop')}
        </Button>
        {late.map((seat) => (
          <Button key={seat} small onClick={() => void channel.ask({ do: 'propose', what: { kind: 'replace', seat } })}>
            {say('room.ask.replace', { name: names[seat]! })}
          </Button>
        ))}
        <Button small kind="wax" onClick={() => setConceding(true)}>
          {say('room.concede')}
        </Button>
      </div>
      {conceding && (
        <Confirm
          title={say('room.concede.sure')}
          text={say('room.concede.why')}
          yes={say('room.concede.yes')}
          no={say('room.concede.no')}
          onYes={() => void channel.ask({ do: 'concede' })}
          onClose={() => setConceding(false)}
        />
      )}
    </section>
  );
}
