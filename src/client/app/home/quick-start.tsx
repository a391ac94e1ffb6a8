import { useState } from 'preact/hooks';
import { GAMES } from '../../../games/index.js';
import { boardOf } from '../../boards/index.js';
import { GamePlate } from '../../boards/parts.js';
import { useLang } from '../../i18n/i18n.js';
import { scholarName, useText } from '../../i18n/shell.js';
import { Button, Mark, Seal, Segmented } from '../../kit/index.js';
import { navigate } from '../../site/router.js';
import { changeSettings, useSettings } from '../../site/settings.js';
import { openShelf } from '../../table/saved-games.js';
import { BOT_LEVELS, type SeatInfo } from '../../table/table.js';
import './quick-start.css';

const READY = GAMES.filter((game) => game.status === 'ready');

/** From arrival to a running table in one click; the last choices are remembered. */
export function QuickStart() {
  const say = useText();
  const lang = useLang();
  const settings = useSettings();
  const { level, name } = settings;
  const game = READY.find(({ id }) => id === settings.game) ?? READY[0]!;
  const fewest = game.players.min - 1;
  const most = game.players.max - 1;
  const bots = Math.min(most, Math.max(fewest, settings.bots));
  const [starting, setStarting] = useState(false);
  const you = name.trim() || say('quick.you');
  const names = Array.from({ length: bots }, (_, i) => scholarName(lang, i));
  const last = names.at(-1);

  const start = async () => {
    if (starting) return;
    setStarting(true);
    const seats: SeatInfo[] = [{ name: you, kind: 'me' }, ...names.map((bot) => ({ name: bot, kind: 'bot' as const, level }))];
    try {
      const [{ createGame }, { proposedFor }, setup] = await Promise.all([
        openShelf(),
        import('../setup/last-choices.js'),
        boardOf(game.id)?.setup(),
      ]);
      navigate(`/table/${await createGame({ game: game.id, options: setup ? proposedFor(game, setup, seats) : {}, seats })}`);
    } finally {
      setStarting(false);
    }
  };

  return (
    <section class="quick" aria-labelledby="quick-title">
      <div class="quick-head">
        <h2 id="quick-title">{say('quick.title')}</h2>
        <p>{say('quick.lead')}</p>
      </div>
      <div class="quick-field">
        <span class="caps">{say('quick.game')}</span>
        <div class="quick-games" role="radiogroup" aria-label={say('quick.game')}>
          {READY.map((meta) => (
            // biome-ignore lint/a11y/useSemanticElements: drawn as plates
            <button
              key={meta.id}
              type="button"
              role="radio"
              aria-checked={meta === game}
              aria-label={meta.name}
              onClick={() => changeSettings({ game: meta.id })}
            >
              <GamePlate game={meta.id} />
            </button>
          ))}
        </div>
        <span class="quick-note">{game.name}</span>
      </div>
      <div class="quick-field">
        <span class="caps">{say('quick.seats')}</span>
        <div class="quick-seats">
          <Seal seat={0} size={40} label={you} />
          {names.map((bot, i) => (
            <Seal key={bot} seat={i + 1} size={40} label={bot} />
          ))}
          {last !== undefined && bots > fewest && (
            <button
              type="button"
              class="seat-change"
              aria-label={say('quick.remove', { name: last })}
              title={say('quick.remove', { name: last })}
              onClick={() => changeSettings({ bots: bots - 1 })}
            >
              <Mark name="minus" size={14} />
            </button>
          )}
          {bots < most && (
            <button
              type="button"
              class="seat-change"
              aria-label={say('quick.add')}
              title={say('quick.add')}
              onClick={() => changeSettings({ bots: bots + 1 })}
            >
              <Mark name="plus" size={14} />
            </button>
          )}
        </div>
        <span class="quick-note" aria-live="polite">
          {names.length ? [you, ...names].join(', ') : [you, boardOf(game.id)?.alone?.[lang]].filter(Boolean).join(', ')}
        </span>
      </div>
      <div class="quick-field">
        <span class="caps">{say('quick.level')}</span>
        <Segmented
          label={say('quick.level')}
          value={level}
          options={BOT_LEVELS.map((value) => ({ value, label: say(`level.${value}`) }))}
          onChange={(value) => changeSettings({ level: value })}
        />
        <span class="quick-note">{say(`quick.level.${level}`)}</span>
      </div>
      <Button kind="primary" class="quick-go" onClick={start} aria-busy={starting}>
        {starting ? say('quick.starting') : say('quick.start')}
      </Button>
    </section>
  );
}
