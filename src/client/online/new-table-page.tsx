import { useState } from 'preact/hooks';
import { GAMES, isReady, metaOf } from '../../games/index.js';
import type { BotLevel, SeatWish } from '../../protocol/index.js';
import { GamePlate } from '../app/home/plates.js';
import { Link, navigate } from '../app/router.js';
import { useSettings } from '../app/settings.js';
import type { AnyGameSetup } from '../app/setup/game-setup.js';
import { SETUP_SAYERS } from '../app/setup/seats.js';
import { withSetup } from '../app/setup/with-setup.js';
import { useTitle } from '../app/use-title.js';
import { isPlayable, type PlayableGame } from '../boards/index.js';
import { useLang } from '../i18n/i18n.js';
import { useText } from '../i18n/shell.js';
import { Button, Seal, Segmented, Zone } from '../kit/index.js';
import type { SeatInfo } from '../table/table.js';
import { Conduct, type ConductDraft, FIRST_CONDUCT, settingsOf } from './conduct.js';
import { Refused } from './connection.js';
import { signIn } from './identity.js';
import { NameField, NoAnswer, Strip } from './parts.js';
import { seatNames } from './seat-infos.js';
import { sayProblem, useOnlineText } from './texts.js';
import { useLink } from './use-online.js';
import '../app/home/home.css';
import '../app/setup/setup.css';
import './online.css';

/** A table for several places: seats, variants, and how it is conducted. */
export function NewTablePage() {
  const game = GAMES.map(({ id }) => id).find((id): id is PlayableGame => isReady(id) && isPlayable(id))!;
  return <NewTableForm game={game} />;
}

interface FormProps {
  readonly game: PlayableGame;
}

const NewTableForm = withSetup(({ game, setup }: FormProps & { readonly setup: AnyGameSetup }) => {
  const say = useOnlineText();
  const lang = useLang();
  const settings = useSettings();
  const { connection, state, name: known } = useLink();
  const meta = metaOf(game)!;
  const [seats, setSeats] = useState<readonly SeatWish[]>([{ kind: 'me' }, { kind: 'open' }]);
  const [options, setOptions] = useState(setup.defaults);
  const [conduct, setConduct] = useState<ConductDraft>(FIRST_CONDUCT);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  useTitle(say('lobby.new'));
  const name = settings.name.trim() || known || '';
  const names = seatNames(seats.map((seat) => ({ name: seat.kind === 'me' ? name || say('new.seat.me') : '', state: seat.kind })));
  const people: SeatInfo[] = seats.map((seat, i) => ({
    name: names[i] || say('wait.seat.free'),
    kind: seat.kind === 'bot' ? 'bot' : 'remote',
  }));
  const { TableOptions, SeatOptions } = setup;
  const reason = name === '' ? say('new.name.why') : seats.some(({ kind }) => kind === 'me') ? undefined : say('new.no-me');

  const create = async () => {
    if (busy) return;
    setBusy(true);
    setRefused('');
    try {
      await signIn(name);
      const { table } = await connection.ask({
        do: 'create',
        settings: settingsOf(game, setup.settle(options, people), conduct),
        seats,
      });
      if (table) navigate(`/t/${table}`);
    } catch (trouble) {
      if (trouble instanceof Refused) setRefused(sayProblem(say, trouble.problem));
    } finally {
      setBusy(false);
    }
  };

  if (state === 'offline' || state === 'connecting') return <NoAnswer state={state} />;
  return (
    <main class="page setup" id="content" tabIndex={-1}>
      <header class="setup-head">
        <span class="setup-plate">
          <GamePlate game={game} />
        </span>
        <div>
          <h1>{say('new.title', { game: meta.name })}</h1>
          <p class="lead">
            {say('new.lead')}{' '}
            <Link to={`/new/${game}`} class="lnk">
              {say('new.here')}
            </Link>
          </p>
        </div>
      </header>
      {refused && <Strip tone="warn">{refused}</Strip>}
      <div class="setup-grid">
        <div class="col setup-column">
          <Seats seats={seats} level={settings.level} names={names} onChange={setSeats} />
          <Conduct draft={conduct} onChange={setConduct} />
        </div>
        <div class="col setup-column">
          <TableOptions options={options} seats={people} onChange={setOptions} />
          {SeatOptions && <SeatOptions options={options} seats={people} onChange={setOptions} />}
        </div>
      </div>
      <div class="setup-go">
        <span class="row">
          {seats.map((_, i) => (
            <Seal key={i} seat={i} size={28} label={people[i]!.name} />
          ))}
        </span>
        <span class="grow setup-summary">
          {SETUP_SAYERS[lang]('setup.summary', {
            seats: SETUP_SAYERS[lang]('setup.players', { n: seats.length }),
            variants: setup.nameChoices(options, people, lang).join(', '),
          })}
        </span>
        <Button kind="primary" aria-busy={busy} {...(reason === undefined ? {} : { reason })} onClick={() => void create()}>
          {say(busy ? 'new.creating' : 'new.create')}
        </Button>
      </div>
    </main>
  );
});

interface SeatsProps {
  readonly seats: readonly SeatWish[];
  readonly level: BotLevel;
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}

/** At least two seats: who plays alone needs no server. */
const COUNTS = ['2', '3', '4'] as const;

function Seats({ seats, level, names, onChange }: SeatsProps) {
  const say = useOnlineText();
  const shell = useText();
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
          options={COUNTS.map((value) => ({ value, label: value }))}
          onChange={(count) => onChange(Array.from({ length: Number(count) }, (_, i) => seats[i] ?? { kind: 'open' }))}
        />
      }
    >
      <NameField label={say('new.name')} />
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
              <Segmented
                label={say('new.level', { n: i + 1 })}
                value={seat.level}
                options={(['easy', 'normal', 'hard'] as const).map((value) => ({ value, label: shell(`level.${value}`) }))}
                onChange={(chosen) => set(i, { kind: 'bot', level: chosen })}
              />
            )}
          </li>
        ))}
      </ol>
    </Zone>
  );
}
