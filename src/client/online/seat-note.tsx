import { Icon } from '../kit/index.js';
import type { Channel } from './channel.js';
import { sayTime, useOnlineText } from './texts.js';
import { useServerTime } from './use-online.js';

/** Beside a seat: its clock, and whether its person is there. */
export function SeatNote({ channel, seat }: { readonly channel: Channel; readonly seat: number }) {
  const say = useOnlineText();
  const view = channel.view;
  const row = view?.seats[seat];
  const clock = view?.clocks[seat];
  const running = clock?.deadline !== undefined && view?.status === 'playing';
  const now = useServerTime(running);
  if (!view || !row || view.status !== 'playing') return null;
  const left = running ? clock.deadline! - now : clock?.bank;
  const away = row.state === 'bot' ? (row.kept ? say('room.seat.bot') : '') : row.online ? '' : say('room.seat.offline');
  return (
    <>
      {away && (
        <span class="seat-away" title={away}>
          <Icon name="hourglass" size={10} label={away} />
        </span>
      )}
      {clock?.out ? (
        <span class="seat-clock out">{say('room.clock.out')}</span>
      ) : (
        left !== undefined && (
          <span class={running ? 'seat-clock running' : 'seat-clock'} role="timer">
            {sayTime(say, left)}
          </span>
        )
      )}
    </>
  );
}
