import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Icon, type IconName, Seal, Segmented, Zone } from '../../kit/index.js';
import { temperamentName } from '../../site/bot-name.js';
import { SEAT_KINDS, SETUP_SAYERS, type SeatDraft, setCount, setSeat, usualName } from '../../table/setup/seats.js';
import { BOT_LEVELS, TEMPERAMENTS, type Temperament } from '../../table/table.js';

type Liking = Temperament | 'none';
const LIKINGS: readonly Liking[] = ['none', ...TEMPERAMENTS];
const GLYPHS: Readonly<Record<Liking, IconName>> = {
  none: 'meeple',
  builder: 'greek-temple',
  merchant: 'two-coins',
  warlord: 'trireme',
  scholar: 'open-book',
};

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
  const shell = useText();
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
              <Segmented
                label={say('setup.level', { n: i + 1 })}
                value={seat.level}
                class="levels"
                options={BOT_LEVELS.map((value, n) => ({
                  value,
                  label: (
                    <>
                      {shell(`level.${value}`)}
                      <Bars n={n + 1} />
                    </>
                  ),
                }))}
                onChange={(level) => onChange(setSeat(seats, i, { level }))}
              />
            )}
            {seat.kind === 'bot' && tempered && (
              <div class="likings">
                <Segmented
                  label={say('setup.temperament', { n: i + 1 })}
                  value={seat.temperament ?? 'none'}
                  options={LIKINGS.map((value) => ({
                    value,
                    label: (
                      <>
                        <Icon name={GLYPHS[value]} size={15} />
                        {temperamentName(lang, value)}
                      </>
                    ),
                  }))}
                  onChange={(it) => onChange(setSeat(seats, i, { temperament: it === 'none' ? undefined : it }))}
                />
                <small>{say(`setup.temperament.${seat.temperament ?? 'none'}.text`)}</small>
              </div>
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

/** A level as so many bars of four. */
const Bars = ({ n }: { n: number }) => (
  <span class="bars" aria-hidden="true">
    {Array.from({ length: n }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);
