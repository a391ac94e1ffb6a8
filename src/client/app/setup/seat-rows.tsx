import { useLang } from '../../i18n/i18n.js';
import { Seal, Segmented, Zone } from '../../kit/index.js';
import { BotChoice } from '../../table/setup/bot-choice.js';
import { SEAT_KINDS, SETUP_SAYERS, type SeatDraft, setCount, setSeat, usualName } from '../../table/setup/seats.js';

interface RowsProps {
  readonly seats: readonly SeatDraft[];
  readonly players: { readonly min: number; readonly max: number };
  readonly mine: string;
  /** What one seat alone means. */
  readonly solo: string;
  /** May bots have a liking for something? */
  readonly tempered: boolean;
  readonly onChange: (seats: SeatDraft[]) => void;
}

/** Who sits where: colour and symbol come with the place. */
export function SeatRows({ seats, players: { min, max }, mine, solo, tempered, onChange }: RowsProps) {
  const lang = useLang();
  const say = SETUP_SAYERS[lang];
  const people = seats.filter((seat) => seat.kind !== 'bot').length;
  const note = people === 0 ? say('setup.bots-only') : seats.length === 1 ? solo : people > 1 ? say('setup.hotseat') : '';
  return (
    <Zone
      title={say('setup.seats')}
      class="seats step"
      aside={
        <Segmented
          label={say('setup.count')}
          value={String(seats.length)}
          options={Array.from({ length: max - min + 1 }, (_, i) => ({ value: String(min + i), label: min + i }))}
          onChange={(count) => onChange(setCount(seats, Number(count)))}
        />
      }
    >
      <ol class="seat-rows">
        {seats.map((seat, i) => (
          <li key={i} class="seat-row">
            <Seal seat={i} size={40} label={say(`setup.colour.${i as 0 | 1 | 2 | 3 | 4 | 5}`)} />
            <input
              class="field"
              aria-label={say('setup.name', { n: i + 1 })}
              maxLength={24}
              value={seat.name}
              placeholder={usualName(seats, i, lang, mine)}
              onInput={(e) => onChange(setSeat(seats, i, { name: e.currentTarget.value }))}
            />
            <Segmented
              label={say('setup.kind', { n: i + 1 })}
              value={seat.kind}
              options={SEAT_KINDS.map((value) => ({ value, label: say(`setup.kind.${value}`) }))}
              onChange={(kind) => onChange(setSeat(seats, i, { kind }))}
            />
            {seat.kind === 'bot' && (
              <BotChoice seat={i} bot={seat} tempered={tempered} onChange={(bot) => onChange(setSeat(seats, i, bot))} />
            )}
          </li>
        ))}
      </ol>
      <p class="muted seat-note" aria-live="polite">
        {note}
      </p>
    </Zone>
  );
}
