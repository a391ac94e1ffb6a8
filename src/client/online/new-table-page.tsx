import { useRef, useState } from 'preact/hooks';
import { entryOf, GAMES, isReady, metaOf } from '../../games/index.js';
import type { SeatWish } from '../../protocol/index.js';
import { boardOf } from '../boards/index.js';
import { GamePlate, withSetup } from '../boards/parts.js';
import { useLang } from '../i18n/i18n.js';
import { Button, Seal, Segmented } from '../kit/index.js';
import { LostPage } from '../site/lost-page.js';
import { Link, navigate } from '../site/router.js';
import { useSettings } from '../site/settings.js';
import { useTitle } from '../site/use-title.js';
import type { AnyGameSetup } from '../table/setup/game-setup.js';
import { SETUP_SAYERS } from '../table/setup/seats.js';
import type { SeatInfo } from '../table/table.js';
import { Conduct, type ConductDraft, FIRST_CONDUCT, settingsOf } from './conduct.js';
import { Refused } from './connection.js';
import { signIn } from './identity.js';
import { NewSeats } from './new-seats.js';
import { NoAnswer, Strip } from './parts.js';
import { seatNames } from './seat-infos.js';
import { sayProblem, useOnlineText } from './texts.js';
import { useLink } from './use-online.js';
import '../table/setup/setup.css';
import './online.css';

/** The games that can be played online. */
const OFFERED = GAMES.flatMap(({ id, name }) => (isReady(id) && boardOf(id) ? [{ value: id, label: name }] : []));

/** A table for several places: seats, variants, and how it is conducted. */
export function NewTablePage({ game }: { readonly game: string | undefined }) {
  const chosen = OFFERED.find(({ value }) => game === undefined || value === game)?.value;
  return chosen ? <NewTableForm game={chosen} /> : <LostPage />;
}

interface FormProps {
  readonly game: string;
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
  const [nameless, setNameless] = useState(false);
  const [refused, setRefused] = useState('');
  useTitle(say('lobby.new'));
  const name = settings.name.trim() || known || '';
  const names = seatNames(seats.map((seat) => ({ name: seat.kind === 'me' ? name || say('new.seat.me') : '', state: seat.kind })));
  const people: SeatInfo[] = seats.map((seat, i) => ({
    name: names[i] || say('wait.seat.free'),
    kind: seat.kind === 'open' ? 'remote' : seat.kind,
  }));
  const { TableOptions, SeatOptions } = setup;
  const settled = setup.settle(options, people);
  const refusal = setup.check(settled, people.length);
  const nameField = useRef<HTMLInputElement>(null);
  const reason = seats.some(({ kind }) => kind === 'me') ? refusal && setup.sayRefusal(refusal, lang) : say('new.no-me');

  const create = async () => {
    if (busy || reason !== undefined) return;
    if (name === '') {
      setNameless(true);
      nameField.current?.focus();
      return;
    }
    setBusy(true);
    setRefused('');
    try {
      await signIn(name);
      const { table } = await connection.ask({
        do: 'create',
        settings: settingsOf(game, settled, conduct),
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
      {OFFERED.length > 1 && (
        <Segmented
          label={say('lobby.game')}
          value={game}
          class="lobby-games"
          options={OFFERED}
          onChange={(other) => navigate(`/play/new/${other}`, 'replace')}
        />
      )}
      <div role="alert">{refused && <Strip tone="warn">{refused}</Strip>}</div>
      <div class="setup-grid">
        <div class="col setup-column">
          <NewSeats
            seats={seats}
            players={meta.players}
            level={settings.level}
            tempered={entryOf(game)?.temperaments === true}
            names={names}
            nameField={nameField}
            onChange={setSeats}
            onEnter={() => void create()}
          />
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
          <span class="wax-note" role="alert">
            {reason ?? (nameless && name === '' ? say('new.name.why') : '')}
          </span>
        </span>
        <Button kind="primary" aria-busy={busy} {...(reason === undefined ? {} : { reason })} onClick={() => void create()}>
          {say(busy ? 'new.creating' : 'new.create')}
        </Button>
      </div>
    </main>
  );
});
