import '../kit/icons/pages.generated.js';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { commitmentOf, readHeader, readLine } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { Button, Icon, Points, Seal, Tag, Zone } from '../kit/index.js';
import { Link } from '../site/router.js';
import { sayDuration } from '../site/when.js';
import { AgeTable } from './age-table.js';
import type { BoardPackage } from './board-package.js';
import { noteGame } from './chronicle.js';
import { SeriesTable, SourceTable } from './result-tables.js';
import { ScoreChart, type ScoreSeries } from './score-chart.js';
import { factsOf, shelf } from './storage.js';
import type { Snapshot, Table } from './table.js';
import { seatName, type TableSay, useTableText } from './texts.js';
import { verdictOf } from './verdict.js';

export interface ResultProps<T extends Shape> {
  readonly table: Table<T>;
  readonly snapshot: Snapshot<T>;
  readonly pack: BoardPackage<T>;
  readonly lang: Lang;
  readonly replay: () => void;
  /** The scene of the final scoring, once more. */
  readonly showScoring: () => void;
  readonly rematch: (() => void) | undefined;
  readonly exportRecord: () => void;
  /** Look at the table; from a seat if one is named. */
  readonly showBoard: (seat?: Seat) => void;
  readonly openRule: (id: string) => void;
  /** How it ended, when not by the rules. */
  readonly ending?: string | undefined;
}

/** The end: who won, how it came about, and what next. */
export function Result<T extends Shape>(props: ResultProps<T>) {
  const { table, snapshot, pack, lang } = props;
  const say = useTableText();
  const title = useRef<HTMLHeadingElement>(null);
  const series = useMemo(() => seriesOf(table, snapshot, pack, lang, say), [table, snapshot, pack, lang]);
  const sources = useMemo(() => pack.pointSources(snapshot.log, snapshot, lang), [snapshot, pack, lang]);
  const achievements = useAchievements(pack, snapshot);
  const hasScoring = useScoring(pack, snapshot, lang, (ply) => table.at(ply).view);
  useEffect(() => title.current?.focus(), []);
  const record = useMemo(() => table.record(), [table, snapshot]);
  const { spent, hints, takenBack } = useMemo(() => factsIn(record), [record]);
  useEffect(() => {
    if (record !== '' && snapshot.view.over && snapshot.viewer !== 'spectator')
      void noteGame(snapshot.tableId, record, snapshot.seats).catch(() => undefined);
  }, [record === '', snapshot.tableId]);
  return (
    <div class="result">
      <header>
        <p class="caps">{say('result.title')}</p>
        <h2 ref={title} tabIndex={-1} class="verdict">
          {props.ending ?? verdictOf(snapshot, say, pack.hasLeft)}
        </h2>
        <div class="next-steps">
          {props.rematch && (
            <Button kind="primary" onClick={props.rematch}>
              {say('result.rematch')}
            </Button>
          )}
          {hasScoring && <Button onClick={props.showScoring}>{say('scoring.title')}</Button>}
          <Button onClick={props.replay}>{say('result.replay')}</Button>
          <Button onClick={() => props.showBoard()}>{say('result.board')}</Button>
          <Button {...(table.record() === '' ? { reason: say('result.export-wait') } : undefined)} onClick={props.exportRecord}>
            <Icon name="save-arrow" size={14} /> {say('result.export')}
          </Button>
          <Link to="/stats" class="btn sec">
            {say('result.stats')}
          </Link>
        </div>
      </header>
      <Zone title={say('result.ranking')} class="ranking">
        <ol class="ranks">
          {[...snapshot.standings]
            .sort((a, b) => a.rank - b.rank)
            .map(({ seat, score, rank }) => (
              <li key={seat} class={rank === 1 ? 'first' : ''}>
                <span class="rank">{say('result.rank', { rank })}</span>
                <Seal seat={seat} size={36} />
                <span class="who">
                  <b>{seatName(snapshot.seats, seat, say)}</b>
                  {snapshot.seats[seat]?.kind !== 'bot' && spent?.[seat] ? (
                    <span class="muted">{say('result.spent', { time: sayDuration(spent[seat]) })}</span>
                  ) : null}
                  {pack.hasLeft?.(snapshot.view, seat) && <span class="muted">{say('result.left')}</span>}
                  {snapshot.seats.length > 1 && (
                    <button
                      type="button"
                      class="lnk"
                      aria-label={
                        seat === snapshot.viewer
                          ? say('result.see-mine')
                          : say('result.see-of', { name: seatName(snapshot.seats, seat, say) })
                      }
                      onClick={() => props.showBoard(seat)}
                    >
                      {say('result.see')}
                    </button>
                  )}
                </span>
                <Points n={score} size="big" />
              </li>
            ))}
        </ol>
        {hints > 0 && <p class="muted">{say('result.hints', { n: hints })}</p>}
        {takenBack > 0 && <p class="muted">{say('result.taken-back', { n: takenBack })}</p>}
        <Fairness record={record} sealed={table.sealed} />
      </Zone>
      <Zone title={say('result.chart')} class="chart">
        <ScoreChart series={series} title={say('result.chart')} />
        <SeriesTable series={series} seats={snapshot.seats} />
      </Zone>
      <AgeTable table={table} snapshot={snapshot} pack={pack} />
      <Zone title={say('result.sources')} class="sources">
        <SourceTable sources={sources} seats={snapshot.seats} />
      </Zone>
      {achievements && <pack.ResultExtras snapshot={snapshot} lang={lang} openRule={props.openRule} {...achievements} />}
    </div>
  );
}

function isFreeUndo(line: string): boolean {
  const said = readLine(line);
  return said !== undefined && 'undo' in said && said.free === true;
}

/** What the record says about the people. */
function factsIn(record: string): {
  readonly spent: readonly number[] | undefined;
  readonly hints: number;
  /** How often something was taken back that a table of people would not have given back. */
  readonly takenBack: number;
} {
  const header = readHeader(record);
  const facts = header.ok ? factsOf(header.value) : undefined;
  return { spent: facts?.spent, hints: facts?.hints?.length ?? 0, takenBack: record.split('\n').filter(isFreeUndo).length };
}

/** The dice were sealed before the first move; here the seal is opened and compared. */
function Fairness({ record, sealed }: { readonly record: string; readonly sealed: string | undefined }) {
  const say = useTableText();
  const header = readHeader(record);
  if (!header.ok) return null;
  const { seed, commitment } = header.value;
  return commitmentOf(seed) === commitment && (sealed ?? commitment) === commitment ? (
    <p class="fair">
      <Tag tone="ok">
        <Icon name="check-mark" size={11} /> {say('result.fair')}
      </Tag>
      <span class="muted">{say('result.fair-why', { commitment: commitment.slice(0, 12) })}</span>
    </p>
  ) : (
    <Tag tone="bad">{say('result.unfair')}</Tag>
  );
}

function seriesOf<T extends Shape>(table: Table<T>, snapshot: Snapshot<T>, pack: BoardPackage<T>, lang: Lang, say: TableSay): ScoreSeries {
  const moments = [{ ply: 0, label: say('result.chart-start') }, ...pack.milestones(snapshot.log, lang)];
  const standings = moments.map(({ ply }) => table.at(ply).standings);
  return {
    labels: moments.map(({ label }) => label),
    lines: snapshot.seats.map((_, seat) => ({
      seat,
      name: seatName(snapshot.seats, seat, say),
      scores: standings.map((list) => list.find((x) => x.seat === seat)?.score ?? 0),
    })),
  };
}

/** Has the game been counted to its end? Not when the others left it. */
function useScoring<T extends Shape>(pack: BoardPackage<T>, snapshot: Snapshot<T>, lang: Lang, at: (ply: number) => T['state']): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    pack.moments?.().then(
      (tell) => setHas(tell(snapshot.log, snapshot, lang, at).some(({ tallies }) => tallies !== undefined)),
      // Without a network it cannot be shown either.
      () => undefined,
    );
  }, [pack, snapshot.tableId]);
  return has;
}

/** What this game has added to the achievements of this device. Undefined until they are read. */
function useAchievements<T extends Shape>(pack: BoardPackage<T>, snapshot: Snapshot<T>) {
  const [found, setFound] = useState<{ kept: readonly string[]; fresh: readonly string[] }>();
  useEffect(() => {
    const earned = pack.earned(snapshot);
    void shelf.keptAchievements(pack.game.id).then((kept) => {
      const fresh = earned.filter((id) => !kept.includes(id));
      setFound({ kept, fresh });
      if (fresh.length > 0) void shelf.keepAchievements(pack.game.id, [...kept, ...fresh]);
    });
  }, [pack, snapshot.tableId]);
  return found;
}
