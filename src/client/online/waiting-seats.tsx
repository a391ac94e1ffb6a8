import { useRef, useState } from 'preact/hooks';
import { entryOf } from '../../games/index.js';
import type { SeatView, TableView } from '../../protocol/index.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Seal, Tag, Zone } from '../kit/index.js';
import { levelName, temperamentName } from '../site/bot-name.js';
import { useSettings } from '../site/settings.js';
import { BotChoice } from '../table/setup/bot-choice.js';
import type { BotDraft } from '../table/setup/seats.js';
import type { Channel } from './channel.js';
import { Confirm } from './confirm.js';
import { Refused } from './connection.js';
import { signIn } from './identity.js';
import { NameField } from './parts.js';
import { seatNames } from './seat-infos.js';
import { sayProblem, useOnlineText } from './texts.js';

interface SeatsProps {
  readonly channel: Channel;
  readonly view: TableView;
  readonly mine: SeatView | undefined;
}

/** Who sits where: taking, changing and freeing seats. */
export function WaitingSeats({ channel, view, mine }: SeatsProps) {
  const say = useOnlineText();
  const lang = useLang();
  const settings = useSettings();
  const [missing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');
  const names = seatNames(view.seats);
  const free = view.seats.findIndex((seat) => seat.state === 'open');
  const waiting = view.status === 'waiting';
  const sit = async (seat: number) => {
    const name = mine?.name ?? (settings.name.trim() || channel.connection.me?.name);
    if (!name) {
      setMissing(true);
      nameField.current?.focus();
      return;
    }
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
      {!mine && waiting && free >= 0 && !channel.removed && (
        <NameField label={say('wait.name')} autofocus input={nameField} onEnter={() => void sit(free)} />
      )}
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
                {seat.state === 'bot' && !(waiting && mine?.host) && (
                  <Tag>
                    {[say('new.seat.bot'), levelName(lang, seat.level), seat.temperament && temperamentName(lang, seat.temperament)]
                      .filter(Boolean)
                      .join(' · ')}
                  </Tag>
                )}
                {seat.state === 'person' && !seat.online && <Tag>{say('wait.seat.away')}</Tag>}
              </span>
            </span>
            {waiting && <SeatActs channel={channel} seat={seat} at={i} mine={mine} sit={() => void sit(i)} />}
            {waiting && mine?.host && seat.state === 'bot' && <HostsBot channel={channel} seat={seat} at={i} />}
          </li>
        ))}
      </ol>
      {!mine && waiting && free < 0 && (
        <p class="muted seat-note">
          {say('wait.full')} {view.settings.spectators.allowed && say('wait.watch')}
        </p>
      )}
    </Zone>
  );
}

interface ActsProps {
  readonly channel: Channel;
  readonly seat: SeatView;
  readonly at: number;
  readonly mine: SeatView | undefined;
  readonly sit: () => void;
}

/** What can be done with a seat before the game: anybody may sit down, the host arranges the rest. */
function SeatActs({ channel, seat, at, mine, sit }: ActsProps) {
  const say = useOnlineText();
  const { level } = useSettings();
  const host = mine?.host === true;
  const [removing, setRemoving] = useState(false);
  return (
    <span class="row seat-acts">
      {seat.state === 'open' && !channel.removed && (
        <Button small kind={mine ? 'secondary' : 'primary'} onClick={sit}>
          {say(mine ? 'wait.seat.move' : 'wait.seat.take')}
        </Button>
      )}
      {host && seat.state === 'open' && (
        <Button small onClick={() => void channel.ask({ do: 'set-seat', seat: at, bot: level })}>
          {say('wait.seat.bot')}
        </Button>
      )}
      {host && seat.state === 'bot' && (
        <Button small onClick={() => void channel.ask({ do: 'set-seat', seat: at })}>
          {say('wait.seat.open')}
        </Button>
      )}
      {host && seat.state === 'person' && !seat.host && (
        <Button small onClick={() => setRemoving(true)}>
          {say('wait.seat.kick', { name: seat.name })}
        </Button>
      )}
      {removing && seat.state === 'person' && (
        <Confirm
          title={say('wait.kick.sure', { name: seat.name })}
          text={say('wait.kick.why')}
          yes={say('wait.seat.kick', { name: seat.name })}
          no={say('wait.kick.no')}
          onYes={() => void channel.ask({ do: 'kick', seat: at })}
          onClose={() => setRemoving(false)}
        />
      )}
    </span>
  );
}

/**
 * The host arranges a bot. What he has just chosen shows at once and is kept until the table has answered, so that a second choice
 * before that does not take the first one back.
 */
function HostsBot({ channel, seat, at }: Pick<ActsProps, 'channel' | 'seat' | 'at'>) {
  const [wished, setWished] = useState<BotDraft>();
  const choose = async (bot: BotDraft) => {
    setWished(bot);
    const { level, temperament } = bot;
    try {
      await channel.ask({ do: 'set-seat', seat: at, bot: level, ...(temperament && { temperament }) });
    } finally {
      setWished((now) => (now === bot ? undefined : now));
    }
  };
  const { level = 'normal', temperament } = seat;
  const tempered = entryOf(channel.view?.settings.game ?? '')?.temperaments === true;
  return <BotChoice seat={at} bot={wished ?? { level, temperament }} tempered={tempered} onChange={(bot) => void choose(bot)} />;
}
