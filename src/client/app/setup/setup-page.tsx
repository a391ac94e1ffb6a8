import { useMemo, useState } from 'preact/hooks';
import { metaOf } from '../../../games/index.js';
import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Button, Seal } from '../../kit/index.js';
import { GamePlate } from '../home/plates.js';
import { LostPage } from '../lost-page.js';
import { Link, navigate } from '../router.js';
import { openShelf } from '../saved-games.js';
import { useSettings } from '../settings.js';
import { Notice } from '../trouble.js';
import { useTitle } from '../use-title.js';
import { nameChoices, SeatOptions, START, settle, TableOptions } from './age-of-civilization.js';
import { SeatRows } from './seat-rows.js';
import { firstSeats, SETUP_SAYERS, seatInfos } from './seats.js';
import './setup.css';

/** A table is set up: seats, variants, then one button. */
export function SetupPage({ game }: { readonly game: string }) {
  const say = SETUP_SAYERS[useLang()];
  const shell = useText();
  const meta = metaOf(game);
  useTitle(meta?.name ?? '');
  if (!meta) return <LostPage />;
  if (meta.status === 'coming')
    return (
      <Notice title={meta.name} text={say('setup.coming')}>
        <Link to="/" class="btn pri">
          {shell('page.home')}
        </Link>
      </Notice>
    );
  return <SetupForm game={game} name={meta.name} />;
}

function SetupForm({ game, name }: { readonly game: string; readonly name: string }) {
  const lang = useLang();
  const say = SETUP_SAYERS[lang];
  const shell = useText();
  const settings = useSettings();
  const mine = settings.name.trim() || shell('quick.you');
  const [seats, setSeats] = useState(() => firstSeats(settings.bots, settings.level));
  const [options, setOptions] = useState(START);
  const [starting, setStarting] = useState(false);
  const people = useMemo(() => seatInfos(seats, lang, mine), [seats, lang, mine]);

  const start = async () => {
    if (starting) return;
    setStarting(true);
    try {
      const { createGame } = await openShelf();
      navigate(`/table/${await createGame({ game, options: settle(options, seats.length), seats: people })}`);
    } finally {
      setStarting(false);
    }
  };

  return (
    <main class="page setup" id="content" tabIndex={-1}>
      <header class="setup-head">
        <span class="setup-plate">
          <GamePlate game={game} />
        </span>
        <div>
          <h1>{say('setup.title', { game: name })}</h1>
          <p class="lead">{say('setup.lead')}</p>
        </div>
      </header>
      <div class="setup-grid">
        <div class="col setup-column">
          <SeatRows seats={seats} mine={mine} onChange={setSeats} />
          <SeatOptions options={options} seats={people} onChange={setOptions} />
        </div>
        <div class="col setup-column">
          <TableOptions options={options} seats={people} onChange={setOptions} />
        </div>
      </div>
      <div class="setup-go">
        <span class="row">
          {people.map((seat, i) => (
            <Seal key={i} seat={i} size={28} label={seat.name} />
          ))}
        </span>
        <span class="grow setup-summary">
          {say('setup.summary', {
            seats: say('setup.players', { n: seats.length }),
            variants: nameChoices(options, seats.length, lang).join(', '),
          })}
        </span>
        <Button kind="primary" onClick={start} aria-busy={starting}>
          {starting ? say('setup.starting') : say('setup.start')}
        </Button>
      </div>
    </main>
  );
}
