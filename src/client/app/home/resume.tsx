import { metaOf, PLAYED } from '../../../games/index.js';
import { GamePlate } from '../../boards/parts.js';
import { useLang } from '../../i18n/i18n.js';
import { useText } from '../../i18n/shell.js';
import { Icon, Seal, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import { sayWhen } from '../../site/when.js';
import { useSavedGames, waitsForUs } from '../../table/saved-games.js';
import type { GameSummary } from '../../table/store.js';
import { ImportButton } from '../import-button.js';

const SHOWN = 3;

function ResumeLine({ game }: { readonly game: GameSummary }) {
  const say = useText();
  const lang = useLang();
  const ours = waitsForUs(game);
  return (
    <li class={ours ? 'saved ours' : 'saved'}>
      <span class="saved-plate">
        <GamePlate game={game.game} />
      </span>
      <div class="grow">
        <h3>{metaOf(game.game)?.name ?? game.game}</h3>
        <p>
          <b>{game.finished ? say('resume.over') : say(ours ? 'resume.yours' : 'resume.bots')}</b>
          {game.guide !== undefined && ` · ${say('resume.guided')}`} · {sayWhen(lang, game.updated)}
        </p>
        <div class="row saved-foot">
          {game.seats.map((seat, i) => (
            <Seal key={i} seat={i} size={20} label={seat.name} />
          ))}
          <span class="grow" />
          <Link to={`/table/${game.id}`} class={ours ? 'btn s ink' : 'btn s sec'}>
            {say(game.finished ? 'resume.look' : 'resume.play')}
          </Link>
        </div>
      </div>
    </li>
  );
}

/** The games that wait, mine to move first; a file can be opened here too. */
export function Resume() {
  const say = useText();
  const { games } = useSavedGames();
  return (
    <Zone
      title={say('resume.title')}
      class="resume"
      aside={
        games && games.length > 0 ? (
          <>
            <Link to="/stats" class="lnk small">
              {say('resume.stats')}
            </Link>
            <Link to="/games" class="lnk small">
              {say('resume.all')}
            </Link>
          </>
        ) : undefined
      }
    >
      {games?.length === 0 && <p class="muted">{say('resume.none')}</p>}
      <ul class="saved-list">
        {games?.slice(0, SHOWN).map((game) => (
          <ResumeLine key={game.id} game={game} />
        ))}
      </ul>
      <ImportButton small />
    </Zone>
  );
}

/** The game that one learns by playing it, the first that has a tutor. */
const FIRST = PLAYED.find(({ guided }) => guided)?.meta.id ?? '';

/** The way to a first game with a tutor, with what it teaches while there is room for it. */
export function LessonLink() {
  const say = useText();
  return (
    <Link to={`/first/${FIRST}`} class="zone lesson">
      <Icon name="open-book" size={34} />
      <span>
        <b>{say('lesson.title')}</b>
        {say('lesson.text')}
      </span>
      <ol>
        {([1, 2, 3, 4, 5] as const).map((n) => (
          <li key={n}>{say(`lesson.${n}`)}</li>
        ))}
      </ol>
    </Link>
  );
}
