import { useMemo, useState } from 'preact/hooks';
import { entryOf, type GameMeta, isReady, metaOf } from '../../../games/index.js';
import { boardOf } from '../../boards/index.js';
import { GamePlate, withSetup } from '../../boards/parts.js';
import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Button, Seal } from '../../kit/index.js';
import { LostPage } from '../../site/lost-page.js';
import { Link, navigate } from '../../site/router.js';
import { useSettings } from '../../site/settings.js';
import { Notice } from '../../site/trouble.js';
import { useTitle } from '../../site/use-title.js';
import { openShelf } from '../../table/saved-games.js';
import type { AnyGameSetup } from '../../table/setup/game-setup.js';
import { firstSeats, namelessMe, SETUP_SAYERS, seatInfos } from '../../table/setup/seats.js';
import { advised, keepChoices, lastChoices } from './last-choices.js';
import { SeatRows } from './seat-rows.js';
import '../../table/setup/setup.css';

/** A table is set up: seats, variants, then one button. */
export function SetupPage({ game }: { readonly game: string }) {
  const say = SETUP_SAYERS[useLang()];
  const shell = useText();
  const meta = metaOf(game);
  useTitle(meta?.name ?? '');
  if (!meta) return <LostPage />;
  if (!isReady(game) || !boardOf(game))
    return (
      <Notice title={meta.name} text={say('setup.coming')}>
        <Link to="/" class="btn pri">
          {shell('page.home')}
        </Link>
      </Notice>
    );
  return <SetupForm game={game} meta={meta} />;
}

interface FormProps {
  readonly game: string;
  readonly meta: GameMeta;
}

const SetupForm = withSetup(({ game, meta: { name, players }, setup }: FormProps & { readonly setup: AnyGameSetup }) => {
  const lang = useLang();
  const say = SETUP_SAYERS[lang];
  const shell = useText();
  const settings = useSettings();
  const [last] = useState(() => lastChoices(game, setup, players));
  const [seats, setSeats] = useState(() => last.seats ?? firstSeats(settings.bots, settings.level));
  const mine = settings.name.trim() || namelessMe(seats, lang, shell('quick.you'));
  const [options, setOptions] = useState(last.options ?? advised(setup));
  const [starting, setStarting] = useState(false);
  const people = useMemo(() => seatInfos(seats, lang, mine), [seats, lang, mine]);
  const settled = setup.settle(options, people);
  const refusal = setup.check(settled, people.length);
  const { TableOptions, SeatOptions, TableFacts, stepped } = setup;

  const start = async () => {
    if (starting) return;
    setStarting(true);
    try {
      keepChoices(game, { seats, options });
      const { createGame } = await openShelf();
      navigate(`/table/${await createGame({ game, options: settled, seats: people })}`);
    } finally {
      setStarting(false);
    }
  };

  const asked = (
    <div key="table" class="col setup-column table-column">
      <TableOptions options={options} seats={people} onChange={setOptions} />
    </div>
  );
  const seated = (
    <div key="seats" class="col setup-column seat-column">
      <SeatRows
        seats={seats}
        players={players}
        mine={mine}
        solo={setup.solo[lang]}
        tempered={entryOf(game)?.temperaments === true}
        onChange={setSeats}
      />
      {SeatOptions && <SeatOptions options={options} seats={people} onChange={setOptions} />}
    </div>
  );

  return (
    <main class={stepped ? 'page setup stepped' : 'page setup'} id="content" tabIndex={-1}>
      <header class="setup-head">
        <span class="setup-plate">
          <GamePlate game={game} />
        </span>
        <div>
          <h1>{say('setup.title', { game: name })}</h1>
          <p class="lead">
            <span>{say('setup.lead')}</span>{' '}
            <Link to={`/play/new/${game}`} class="lnk">
              {say('setup.online')}
            </Link>
          </p>
        </div>
      </header>
      <div class="setup-grid">{stepped ? [asked, seated] : [seated, asked]}</div>
      <div class="setup-go">
        <span class="row">
          {people.map((seat, i) => (
            <Seal key={i} seat={i} size={28} label={seat.name} />
          ))}
        </span>
        <span class="grow setup-summary">
          {say('setup.summary', {
            seats: say('setup.players', { n: seats.length }),
            variants: setup.nameChoices(options, people, lang).join(', '),
          })}
          {TableFacts && <TableFacts options={settled} seats={people} />}
        </span>
        <Button
          kind="primary"
          onClick={start}
          aria-busy={starting}
          {...(refusal ? { reason: setup.sayRefusal(refusal, lang) } : undefined)}
        >
          {starting ? say('setup.starting') : say('setup.start')}
        </Button>
      </div>
    </main>
  );
});
