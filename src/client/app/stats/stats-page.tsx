import '../../kit/icons/pages.generated.js';
import { type ComponentType, Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { metaOf } from '../../../games/index.js';
import { boardOf } from '../../boards/index.js';
import { type Lang, useLang } from '../../i18n/i18n.js';
import { Button, Dialog, Icon, type IconName, Segmented, Zone } from '../../kit/index.js';
import { Link } from '../../site/router.js';
import { useBoardStyles } from '../../site/use-board-styles.js';
import { useTitle } from '../../site/use-title.js';
import { sayDuration } from '../../site/when.js';
import { forgetReports } from '../../table/analysis/archive.js';
import { eraseChronicle, readChronicle } from '../../table/chronicle.js';
import { listGames, saveText } from '../../table/storage.js';
import { Favourites, useKinds } from './favourites.js';
import { GameTable, Records } from './game-list.js';
import { ENOUGH, LevelTable } from './level-table.js';
import { ScoreDots } from './score-dots.js';
import {
  type Chapter,
  filtered,
  type Kind,
  kindOf,
  kindsOf,
  mainKindOf,
  RIVALS,
  type Rivals,
  rivalsOf,
  rowsOf,
  scoreOf,
  tableOf,
  totalsOf,
  withVersions,
} from './statistics.js';
import { day, kindName, percent, rivalsName, useStatsText } from './texts.js';
import '../../table/styles.js';
import './stats.css';

const MONTH = 30 * 86_400_000;
const NONE: readonly Chapter[] = [];

/** The chronicle of this device, as it is read; undefined until something is known. */
function useChronicle() {
  const [chapters, setChapters] = useState<readonly Chapter[]>();
  const [left, setLeft] = useState(0);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [round, setRound] = useState(0);
  useEffect(() => {
    let gone = false;
    void listGames().then((games) => !gone && setKept(new Set(games.map(({ id }) => id))));
    let told = 0;
    readChronicle((found, more) => {
      const turn = ++told;
      void withVersions(found).then((named) => {
        if (gone || turn < told) return;
        setChapters(named);
        setLeft(more);
      });
    }).catch(() => !gone && setChapters([]));
    return () => {
      gone = true;
    };
  }, [round]);
  return { chapters, left, kept, reload: () => setRound(round + 1) };
}

function Tile({ icon, figure, text }: { readonly icon: IconName; readonly figure: string; readonly text: string }) {
  return (
    <li class="sheet-of-paper">
      <Icon name={icon} size={30} />
      <span>
        <b>{figure}</b>
        {text}
      </span>
    </li>
  );
}

interface TilesProps {
  readonly chapters: readonly Chapter[];
  /** The kind of game whose best score is told, and its games. */
  readonly one: Kind | undefined;
  readonly ofOne: readonly Chapter[];
}

function Tiles({ chapters, one, ofOne }: TilesProps) {
  const say = useStatsText();
  const lang = useLang();
  const { games, contests, wins, expected, spent, timed, streak, longest } = totalsOf(chapters);
  const best = ofOne.map(scoreOf);
  return (
    <ul class="tiles-row">
      <Tile icon="open-book" figure={String(games)} text={say('tile.games', { n: games })} />
      <Tile
        icon="laurels"
        figure={new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(wins)}
        text={
          contests < ENOUGH
            ? say('tile.wins-few')
            : say('tile.wins', { share: percent(wins / contests, lang), even: percent(expected / contests, lang) })
        }
      />
      <Tile
        icon="hourglass"
        figure={timed > 0 ? sayDuration(spent) : '–'}
        text={timed > 0 ? say('tile.time', { each: sayDuration(spent / timed) }) : say('tile.time-none')}
      />
      <Tile icon="trireme" figure={String(longest)} text={say('tile.streak', { n: streak, longest })} />
      <Tile
        icon="greek-temple"
        figure={best.length > 0 ? String(Math.max(...best)) : '–'}
        text={say('tile.best', { game: one ? kindName(one, lang) : '' })}
      />
    </ul>
  );
}

/** Each game, and below it its versions where there are several. */
function KindOptions({ played }: { readonly played: readonly Kind[] }) {
  const say = useStatsText();
  const lang = useLang();
  return played.map(({ kind, game, version }, i) => {
    const name = metaOf(game)?.name ?? game;
    const several = played.filter((it) => it.game === game).length > 1;
    return (
      <Fragment key={kind}>
        {played[i - 1]?.game !== game && <option value={game}>{several ? name : kindName({ game, version }, lang)}</option>}
        {several && <option value={kind}>{version ? kindName({ game, version }, lang) : say('filter.unknown', { game: name })}</option>}
      </Fragment>
    );
  });
}

/** What can be earned in the game shown, where there is such a thing; fetched then. */
function Earned({ game }: { readonly game: string }) {
  const lang = useLang();
  const [honours, setHonours] = useState<{ readonly game: string; readonly List: ComponentType<{ readonly lang: Lang }> }>();
  useEffect(() => {
    void boardOf(game)
      ?.honours?.()
      .then((List) => setHonours({ game, List }));
  }, [game]);
  return honours?.game === game ? <honours.List lang={lang} /> : null;
}

/** What this device remembers of all finished games: how many, how well, against whom, with what. */
export function StatsPage() {
  const say = useStatsText();
  const lang = useLang();
  const { chapters: known, left, kept, reload } = useChronicle();
  const chapters = known ?? NONE;
  const [of, setOf] = useState('');
  const [rivals, setRivals] = useState<Rivals | ''>('');
  const [period, setPeriod] = useState<'ever' | 'month'>('ever');
  const [erasing, setErasing] = useState(false);
  useTitle(say('title'));
  const shown = useMemo(
    () => filtered(chapters, { of, rivals, since: period === 'month' ? Date.now() - MONTH : 0 }),
    [chapters, of, rivals, period],
  );
  const played = kindsOf(chapters);
  // Scores of different games cannot be compared, nor those of versions of one: the pictures show one kind.
  const one = mainKindOf(shown) ?? mainKindOf(filtered(chapters, { of, rivals: '', since: 0 })) ?? mainKindOf(chapters);
  const game = one?.game ?? '';
  const ofOne = shown.filter((chapter) => kindOf(chapter) === one?.kind);
  const kinds = useKinds(game);
  useBoardStyles(game);
  const levels = RIVALS.filter((it) => chapters.some((chapter) => rivalsOf(chapter) === it));
  // Nought of everything would be untrue before anything has been read.
  const isReading = known === undefined || (known.length === 0 && left > 0);
  const erase = async () => {
    setErasing(false);
    await Promise.all([eraseChronicle(), forgetReports()]);
    reload();
  };
  return (
    <main class="page stats" id="content" tabIndex={-1}>
      <div class="stats-head">
        <div class="grow">
          <h1>{say('title')}</h1>
          <p class="lead" role="status">
            {say('lead')} {left > 0 ? say('reading', { n: left }) : chapters[0] && say('since', { date: day(chapters[0].ended, lang) })}
          </p>
        </div>
        {played.length > 1 && (
          <label class="pick">
            <span>{say('filter.game')}</span>
            <select class="field" value={of} onChange={(e) => setOf(e.currentTarget.value)}>
              <option value="">{say('filter.all')}</option>
              <KindOptions played={played} />
            </select>
          </label>
        )}
        {levels.length > 1 && (
          <label class="pick">
            <span>{say('filter.rivals')}</span>
            <select class="field" value={rivals} onChange={(e) => setRivals(e.currentTarget.value as Rivals | '')}>
              <option value="">{say('filter.anybody')}</option>
              {levels.map((it) => (
                <option key={it} value={it}>
                  {rivalsName(it, lang)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Segmented
          label={say('filter.period')}
          value={period}
          options={[
            { value: 'month', label: say('filter.month') },
            { value: 'ever', label: say('filter.ever') },
          ]}
          onChange={setPeriod}
        />
      </div>
      {!isReading && <Tiles chapters={shown} one={one} ofOne={ofOne} />}
      {isReading ? null : chapters.length === 0 ? (
        <Zone class="nothing">
          <h2>{say('empty.title')}</h2>
          <p>{say('empty.text')}</p>
          <Link to="/" class="btn pri">
            {say('empty.play')}
          </Link>
        </Zone>
      ) : (
        <div class="stats-grid">
          <div>
            <Zone
              title={say('scores.title', { game: one ? kindName(one, lang) : '' })}
              class="scores"
              aside={
                <span class="legend muted" aria-hidden="true">
                  {(['won', 'other', 'mean'] as const).map((it) => (
                    <span key={it}>
                      <i class={it} /> {say(`scores.${it}`)}
                    </span>
                  ))}
                </span>
              }
            >
              {ofOne.length > 0 ? <ScoreDots chapters={ofOne} /> : <p class="frame muted">{say('scores.empty')}</p>}
              <GameTable chapters={ofOne} kept={kept} />
            </Zone>
            <Favourites found={kinds} chapters={shown.filter((chapter) => chapter.game === game)} />
            <Earned game={game} />
          </div>
          <div>
            <LevelTable rows={rowsOf(shown, of === '' ? 'game' : 'kind')} />
            <Records chapters={ofOne} kept={kept} kinds={kinds?.kinds ?? []} />
          </div>
        </div>
      )}
      {chapters.length > 0 && (
        <div class="stats-foot">
          <Button onClick={() => saveText('epoque-statistics.csv', tableOf(chapters))}>
            <Icon name="save-arrow" size={14} /> {say('export')}
          </Button>
          <Button onClick={() => setErasing(true)}>
            <Icon name="trash-can" size={14} /> {say('erase')}
          </Button>
        </div>
      )}
      {erasing && (
        <Dialog
          title={say('erase.title')}
          closeLabel={say('erase.no')}
          onClose={() => setErasing(false)}
          footer={
            <>
              <Button onClick={() => setErasing(false)}>{say('erase.no')}</Button>
              <Button kind="wax" onClick={() => void erase()}>
                {say('erase.yes')}
              </Button>
            </>
          }
        >
          <p>{say('erase.text')}</p>
        </Dialog>
      )}
    </main>
  );
}
