import '../../kit/icons/pages.generated.js';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { entryOf, GAMES, isReady, type Survey } from '../../../games/index.js';
import { SEATS, type Summary } from '../../../study/index.js';
import { boardOf } from '../../boards/index.js';
import { useLang } from '../../i18n/i18n.js';
import { useSpokenLang } from '../../i18n/spoken.js';
import { Button, Icon, Segmented, useMediaQuery, Zone } from '../../kit/index.js';
import { levelName } from '../../site/bot-name.js';
import { LostPage } from '../../site/lost-page.js';
import { Link } from '../../site/router.js';
import { useBoardStyles } from '../../site/use-board-styles.js';
import { useTitle } from '../../site/use-title.js';
import { type CardShelf, galleryPath } from '../../table/card-shelf.js';
import { saveText } from '../../table/storage.js';
import { ALL_KINDS, useAddress } from './address.js';
import { AbsentCard, CardFace, CardPanel } from './card-panel.js';
import { CardTable } from './card-table.js';
import { Claims } from './claims.js';
import { csvOf } from './csv.js';
import { Distributions } from './distributions.js';
import { Examples } from './examples.js';
import { Filters } from './filters.js';
import { Method } from './method.js';
import { PhoneList } from './phone-list.js';
import { grouped, inOrder, kindOf, rowsOf, sorted } from './rows.js';
import { BATCH, RunPanel } from './run-panel.js';
import { Scatter } from './scatter.js';
import { fetchSummaries, tablesOf } from './studies.js';
import { useLabText, whole } from './texts.js';
import { useStudy } from './use-study.js';
import './lab.css';

interface Parts {
  readonly game: string;
  readonly survey: Survey;
  readonly shelf: CardShelf;
}

/** What the laboratory counts in a game, and its cards; fetched when the page is opened. */
function useParts(game: string): Parts | 'failed' | undefined {
  const [parts, setParts] = useState<Parts | 'failed'>();
  useEffect(() => {
    let gone = false;
    const [entry, board] = [entryOf(game), boardOf(game)];
    if (entry?.survey && board)
      Promise.all([entry.survey(), board.shelf()]).then(
        ([survey, shelf]) => !gone && setParts({ game, survey, shelf }),
        () => !gone && setParts('failed'),
      );
    return () => {
      gone = true;
    };
  }, [game]);
  return parts === 'failed' || parts?.game === game ? parts : undefined;
}

/** What cards are worth, measured in games of bots. */
export function LabPage({ game: wanted }: { readonly game: string }) {
  const say = useLabText();
  const game = wanted || GAMES[0]!.id;
  useTitle(say('title'));
  const parts = useParts(game);
  if (!isReady(game)) return <LostPage />;
  return (
    <main class="page lab" id="content" tabIndex={-1} aria-busy={parts === undefined}>
      {parts === 'failed' ? <p>{say('failed.text')}</p> : parts ? <Laboratory key={game} {...parts} /> : <h1>{say('title')}</h1>}
    </main>
  );
}

function Laboratory({ game, survey, shelf }: Parts) {
  useBoardStyles(game);
  const say = useLabText();
  const lang = useLang();
  const isPhone = useMediaQuery('(max-width: 760px)');
  const spoken = useSpokenLang(shelf.words, lang);
  const [address, change] = useAddress(game, survey);
  const { edition, seats, level, kind, card, sort, up } = address;
  const { measured, failed, retry, state, begin, run } = useStudy({ game, edition, seats, level });
  const [summaries, setSummaries] = useState<readonly Summary[]>([]);
  const [view, setView] = useState<'list' | 'plot' | 'method'>('list');
  useEffect(() => {
    void fetchSummaries().then(
      (all) => setSummaries(all.filter(({ table }) => table.game === game)),
      () => undefined,
    );
  }, [game]);

  const isRunning = state !== undefined && !state.isOver;
  const order = useRef<readonly string[]>([]);
  const rows = useMemo(() => {
    if (!measured || !spoken) return [];
    const all = rowsOf(measured.figures, kind, shelf, spoken, (n) => say('seat.name', { n }));
    // While a run adds games nothing jumps: rows are sorted again when it is over, or when another order is asked for.
    const key = `${kind} ${sort} ${up} ${spoken}`;
    const kept = isRunning && order.current[0] === key;
    const flat = kept ? inOrder(all, order.current.slice(1)) : sorted(all, sort, up, spoken);
    const shown = kind === ALL_KINDS ? grouped(flat, survey).flatMap((group) => group.rows) : flat;
    order.current = [key, ...shown.map((row) => row.key)];
    return shown;
  }, [measured, kind, sort, up, spoken, isRunning, shelf]);
  const chosen = rows.find((row) => row.card === card) ?? rows[0];
  // Whoever comes from the gallery is told if nobody took his card here.
  const isAbsent = measured !== undefined && spoken !== undefined && chosen?.card !== card && shelf.has(card);
  const absent = isAbsent && survey.placeOf(card)?.kind === kind && <AbsentCard game={game} card={card} shelf={shelf} />;
  const about = kindOf(survey, kind);
  const title = kind === ALL_KINDS ? say('title.all') : (about?.title[lang] ?? say('title.seats'));
  const roundWord = survey.roundWord[lang];
  const kinds = useMemo(() => [...new Set(measured?.figures.map((row) => row.kind))], [measured]);
  const isEmpty = measured !== undefined && measured.tally.games === 0;
  const groups = useMemo(() => (kind === ALL_KINDS ? grouped(rows, survey) : [{ kind, rows }]), [rows, kind]);
  const shared = { rows, groups, survey, title, kind: about, shelf, address, roundWord, change };

  const runPanel = measured && <RunPanel state={state} run={run} games={measured.tally.games} begin={begin} />;
  const table = isPhone ? (
    <PhoneList
      {...shared}
      below={(row) => (
        <div class="lab-links">
          <CardFace game={game} card={row.card} name={row.name} shelf={shelf} />
          {shelf.has(row.card) && (
            <Link to={galleryPath(game, row.card)} class="lnk">
              {say('card.gallery')}
            </Link>
          )}
          <Examples key={row.key} table={{ game, edition, seats, level }} card={row.card} numbers={row.examples} />
        </div>
      )}
    />
  ) : (
    <CardTable {...shared} />
  );
  // All start seats are taken in every game: there is nothing to plot.
  const plot = kind !== SEATS && <Scatter rows={rows} card={chosen?.card ?? ''} choose={(it) => change({ card: it })} />;
  const claims = <Claims survey={survey} summaries={summaries} level={level} shelf={shelf} />;
  const save = async (): Promise<void> => {
    const { rulesVersion } = await entryOf(game)!.game();
    saveText(`epoque-laboratory-${game}-${edition}-${seats}-${level}.csv`, csvOf(measured!, rows, rulesVersion));
  };
  const exporter = rows.length > 0 && measured && (
    <Button onClick={save}>
      <Icon name="save-arrow" size={14} /> {say('export')}
    </Button>
  );
  const list = rows.length > 0 ? table : measured && spoken && <p class="muted lab-none">{say('table.none')}</p>;

  return (
    <>
      <header class="lab-head">
        <div class="grow">
          <h1>{title}</h1>
          <p class="lead" role="status">
            {measured && !isEmpty && (
              <>
                {say('lead', { n: whole(rows.length, lang), games: whole(measured.tally.games, lang) })}
                {measured.own.length > 0 && say('lead.own', { own: whole(measured.own.length, lang) })}.
              </>
            )}
          </p>
        </div>
        {!isPhone && exporter}
      </header>
      <Filters game={game} survey={survey} address={address} kinds={kinds} isPhone={isPhone} change={change} />
      {failed && (
        <Zone class="lab-empty">
          <p>{say('failed.text')}</p>
          <Button kind="primary" onClick={retry}>
            {say('failed.retry')}
          </Button>
        </Zone>
      )}
      {isEmpty && (
        <div class="lab-grid">
          <Zone class="lab-empty">
            <h2>{say('empty.title')}</h2>
            <p>{say('empty.text')}</p>
            {isRunning ? (
              runPanel
            ) : (
              <Button kind="primary" onClick={() => begin(BATCH)}>
                {say('run.play', { n: BATCH })}
              </Button>
            )}
          </Zone>
          <div class="lab-side">
            {absent}
            <Zone class="lab-known" title={say('empty.known')}>
              <ul>
                {tablesOf(game).map((it) => (
                  <li key={`${it.edition}${it.seats}${it.level}`}>
                    <button type="button" class="lnk" onClick={() => change(it)}>
                      {say('empty.table', {
                        edition: survey.editions.find(({ id }) => id === it.edition)?.label[lang] ?? it.edition,
                        seats: it.seats,
                        level: levelName(lang, it.level),
                      })}
                    </button>
                  </li>
                ))}
              </ul>
            </Zone>
            <Method measured={measured} whole />
          </div>
        </div>
      )}
      {measured && !isEmpty && isPhone && (
        <>
          <Segmented
            label={say('title')}
            class="lab-views"
            value={view}
            options={(['list', 'plot', 'method'] as const).map((value) => ({ value, label: say(`view.${value}`) }))}
            onChange={setView}
          />
          {view === 'list' && (
            <>
              {absent}
              {list}
              {exporter}
            </>
          )}
          {view === 'plot' && (
            <>
              {plot}
              <Distributions tally={measured.tally} survey={survey} />
            </>
          )}
          {view === 'method' && (
            <>
              <Method measured={measured} whole />
              {claims}
            </>
          )}
          <div class="lab-foot">{runPanel}</div>
        </>
      )}
      {measured && !isEmpty && !isPhone && (
        <div class="lab-grid">
          <div class="lab-main">
            <div class="lab-rows">{list}</div>
            <Distributions tally={measured.tally} survey={survey} />
            {claims}
          </div>
          <div class="lab-side">
            {plot}
            {absent || <CardPanel row={chosen} table={measured.table} kind={about} shelf={shelf} roundWord={roundWord} />}
            {runPanel}
            <Method measured={measured} />
          </div>
        </div>
      )}
    </>
  );
}
