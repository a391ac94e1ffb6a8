import type { RefObject } from 'preact';
import type { BotLevel, SeatWish } from '../../protocol/index.js';
import { Seal, Segmented, Zone } from '../kit/index.js';
import { BotChoice } from '../table/setup/bot-choice.js';
import { NameField } from './parts.js';
import { useOnlineText } from './texts.js';

interface SeatsProps {
  readonly seats: readonly SeatWish[];
  /** How many can play. */
  readonly players: { readonly min: number; readonly max: number };
  readonly level: BotLevel;
  /** May bots of the game have a liking for something? */
  readonly tempered: boolean;
  readonly names: readonly string[];
  readonly nameField: RefObject<HTMLInputElement | null>;
  readonly onChange: (seats: readonly SeatWish[]) => void;
  readonly onEnter: () => void;
}

/** Who sits where: oneself, whoever comes, or a bot. */
export function NewSeats({ seats, players, level, tempered, names, nameField, onChange, onEnter }: SeatsProps) {
  const say = useOnlineText();
  // Who plays alone needs no server.
  const least = Math.max(players.min, 2);
  const set = (at: number, wish: SeatWish) =>
    onChange(seats.map((seat, i) => (i === at ? wish : wish.kind === 'me' && seat.kind === 'me' ? { kind: 'open' } : seat)));
  return (
    <Zone
      title={say('new.seats')}
      class="seats"
      aside={
        <Segmented
          label={say('new.count')}
          value={String(seats.length)}
          options={Array.from({ length: players.max - least + 1 }, (_, i) => ({ value: String(least + i), label: least + i }))}
          onChange={(count) => onChange(Array.from({ length: Number(count) }, (_, i) => seats[i] ?? { kind: 'open' }))}
        />
      }
    >
      <NameField label={say('new.name')} input={nameField} onEnter={onEnter} />
      <ol class="seat-rows">
        {seats.map((seat, i) => (
          <li key={i} class="seat-row">
            <Seal seat={i} size={40} />
            <b class="who">{names[i] || say('wait.seat.free')}</b>
            <Segmented
              label={say('new.seat', { n: i + 1 })}
              value={seat.kind}
              options={(['me', 'open', 'bot'] as const).map((value) => ({ value, label: say(`new.seat.${value}`) }))}
              onChange={(kind) => set(i, kind === 'bot' ? { kind, level } : { kind })}
            />
            {seat.kind === 'bot' && (
              <BotChoice seat={i} bot={seat} tempered={tempered} onChange={(bot) => set(i, { kind: 'bot', ...bot })} />
            )}
          </li>
        ))}
      </ol>
    </Zone>
  );
}
