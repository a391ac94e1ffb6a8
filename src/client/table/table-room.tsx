import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat, Shape } from '../../kernel/types.js';
import { LangContext, useLang } from '../i18n/i18n.js';
import { together, useSpokenLang } from '../i18n/spoken.js';
import { Segmented, useMediaQuery } from '../kit/index.js';
import { lazy } from '../site/lazy.js';
import { useSettings } from '../site/settings.js';
import { useBoardStyles } from '../site/use-board-styles.js';
import type { AnalysisProps } from './analysis/analysis.js';
import type { AnyBoardPackage } from './board-package.js';
import { isEnd } from './choice-role.js';
import type { CurtainProps } from './curtain.js';
import type { ResultProps } from './result.js';
import { isHere } from './snapshots.js';
import { saveFile } from './storage.js';
import type { Table } from './table.js';
import { type BesideProps, TableDesk } from './table-desk.js';
import { TableOverlays } from './table-overlays.js';
import { TableTop } from './table-top.js';
import { nameSeats, seatName, tableWords, useTableText } from './texts.js';
import { momentIn, useHistory } from './use-history.js';
import { useSnapshot } from './use-table.js';

/** Fetched where several people share the screen. */
const Curtain = lazy<CurtainProps>(() => import('./curtain.js').then((m) => m.Curtain), 'part');

/** Fetched when the game ends. */
const Result = lazy<ResultProps<Shape>>(() => import('./result.js').then((m) => m.Result<Shape>), 'part');

/** Fetched when somebody wants it. */
const Analysis = lazy<AnalysisProps>(() => import('./analysis/analysis.js').then((m) => m.Analysis), 'part');

const AFTER = ['result', 'analysis'] as const;

/** What a table here or elsewhere adds to the room. */
export interface RoomProps {
  readonly table: Table<Shape>;
  readonly pack: AnyBoardPackage;
  /** Play again; who only looks on cannot. */
  readonly rematch: (() => void) | undefined;
  /** In the top bar: is all well? */
  readonly mark: ComponentChildren;
  /** Between top bar and table, when something is to be said. */
  readonly banner?: ComponentChildren;
  readonly ending?: string | undefined;
  /** In the browser's tab, if not the name of the game. */
  readonly title?: string | undefined;
  readonly rewind?: ((ply: number) => void) | undefined;
  /** Play on from a moment of a finished game, in a copy of it. */
  readonly again?: ((ply: number) => void) | undefined;
  readonly Beside?: ComponentType<BesideProps> | undefined;
  /** May a step with nothing to decide be passed by now? Without it always. */
  readonly mayPass?: (() => boolean) | undefined;
  readonly Adviser?: ComponentType<BesideProps> | undefined;
}

/** The room speaks the language of the page as soon as the game has its words in it. */
export function TableRoom(props: RoomProps) {
  const words = useMemo(() => together(props.pack.words, tableWords), [props.pack]);
  const lang = useSpokenLang(words, useLang());
  useBoardStyles(props.pack.game.id);
  return (
    lang && (
      <LangContext.Provider value={lang}>
        <Room {...props} />
      </LangContext.Provider>
    )
  );
}

/** Everything below the knowledge of which game it is: curtain, table or result. */
function Room({ table, pack, rematch, mark, banner, ending, title, rewind, again, Beside, mayPass, Adviser }: RoomProps) {
  const say = useTableText();
  const lang = useLang();
  const settings = useSettings();
  const found = useSnapshot(table);
  const snapshot = useMemo(() => nameSeats(found, say), [found, say]);
  const [first] = useState(() => (snapshot.over ? momentIn(location.hash) : null));
  const history = useHistory(snapshot.ply, first);
  // A phone on its side, or whatever else is too low for a desk.
  const turned = useMediaQuery('(orientation: landscape) and (max-height: 500px)');
  const phone = useMediaQuery('(max-width: 719px)') || turned;
  const [atTable, setAtTable] = useState(!snapshot.over || first !== null);
  const [after, setAfter] = useState<(typeof AFTER)[number]>('result');
  const [scoring, setScoring] = useState(false);
  const [followed, follow] = useState<Seat>();
  const [rule, setRule] = useState<string | null>(null);
  const [card, setCard] = useState<string | null>(null);

  // A preference: what can only be ended ends by itself.
  useEffect(() => {
    const [only, second] = snapshot.choices;
    if (settings.explicitEnd || history.ply !== null || !only || second) return;
    if (isEnd(pack.roleOf(only, snapshot))) table.play(only.move);
  }, [snapshot.choices, settings.explicitEnd]);

  const wanted = snapshot.asked.find((seat) => isHere(snapshot.seats[seat]) && seat !== snapshot.viewer);
  if (wanted !== undefined && snapshot.acting === null && !snapshot.over)
    return <Curtain key={wanted} seat={wanted} name={seatName(snapshot.seats, wanted, say)} onTaken={() => table.look(wanted)} />;

  const replay = (ply = 0) => {
    setAtTable(true);
    history.go(ply);
  };
  const inResult = snapshot.over && !atTable && history.ply === null;
  return (
    <div class={`room ${phone ? 'phone' : 'wide'} ${turned ? 'turned' : ''} ${inResult ? 'after' : ''}`}>
      <TableTop
        snapshot={history.ply === null ? snapshot : table.at(history.ply)}
        pack={pack}
        phone={phone}
        turned={turned}
        mark={mark}
        title={title}
        openRules={() => setRule('')}
        openHistory={() => (history.ply === null ? history.go(snapshot.ply) : history.leave())}
      />
      {banner}
      {inResult ? (
        <main class="result-page" id="content" tabIndex={-1}>
          <nav class="after-tabs" aria-label={say('result.after')}>
            <Segmented
              label={say('result.after')}
              value={after}
              options={AFTER.map((value) => ({ value, label: say(value === 'result' ? 'result.title' : 'result.analysis') }))}
              onChange={setAfter}
            />
          </nav>
          {after === 'analysis' ? (
            <Analysis table={table} snapshot={snapshot} pack={pack} jump={replay} again={again} />
          ) : (
            <Result
              table={table}
              snapshot={snapshot}
              pack={pack}
              lang={lang}
              replay={() => replay()}
              showScoring={() => {
                setScoring(true);
                setAtTable(true);
              }}
              rematch={rematch}
              ending={ending}
              exportRecord={() => saveFile(pack.game.id, table.record(), Date.now())}
              showBoard={(seat) => {
                follow(seat);
                setAtTable(true);
              }}
              openRule={setRule}
            />
          )}
        </main>
      ) : (
        <TableDesk
          table={table}
          pack={pack}
          live={found}
          history={history}
          phone={phone}
          turned={turned}
          openRule={setRule}
          zoom={setCard}
          rewind={rewind}
          followed={followed}
          follow={follow}
          Beside={Beside}
          mayPass={mayPass}
          Adviser={Adviser}
          scoring={scoring}
          showResult={() => {
            history.leave();
            setScoring(false);
            setAtTable(false);
          }}
        />
      )}
      <TableOverlays pack={pack} snapshot={snapshot} phone={phone} rule={rule} setRule={setRule} card={card} setCard={setCard} />
    </div>
  );
}
