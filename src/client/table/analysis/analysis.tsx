import { Fragment } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readRecord } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import { useLang } from '../../i18n/i18n.js';
import { Segmented, Zone } from '../../kit/index.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { Snapshot, Table } from '../table.js';
import { seatName, useTableText } from '../texts.js';
import { Accuracy } from './accuracy.js';
import { AdvantageChart } from './advantage-chart.js';
import { CurveTable } from './curve-table.js';
import { MomentPanel } from './moment-panel.js';
import { type MomentShown, showMoments, toneOf } from './moments.js';
import { Progress } from './progress.js';
import { curveOf, momentsOf } from './report.js';
import { RoundPicker, RoundStanding } from './round-picker.js';
import { roundAt, roundsOf } from './rounds.js';
import { figuresOf, useAnalysisText } from './texts.js';
import { useReview } from './use-review.js';
import './analysis.css';

export interface AnalysisProps {
  readonly table: Table<Shape>;
  readonly snapshot: Snapshot<Shape>;
  readonly pack: AnyBoardPackage;
  /** Show the table as it was before that move. */
  readonly jump: (ply: number) => void;
  /** Play on from there in a copy, where that is possible. */
  readonly again: ((ply: number) => void) | undefined;
}

/** Why there is nothing to analyse, or the analysis. */
export function Analysis(props: AnalysisProps) {
  const say = useAnalysisText();
  const { table, snapshot } = props;
  const record = table.record();
  const problem = table.archived ? say('archived') : !snapshot.view.over ? say('unfinished') : record === '' ? say('wait') : undefined;
  return problem === undefined ? (
    <Review {...props} record={record} />
  ) : (
    <div class="analysis">
      <p class="lead">{problem}</p>
    </div>
  );
}

/** The game, move by move: a curve, the moments that made it, and what the strongest bot would have done there. */
function Review({ table, snapshot, pack, jump, again, record }: AnalysisProps & { readonly record: string }) {
  const say = useAnalysisText();
  const words = useTableText();
  const lang = useLang();
  const focus = snapshot.viewer === 'spectator' ? undefined : snapshot.viewer;
  const review = useReview(pack.game.id, record, focus);
  const timeline = useMemo(() => {
    const read = readRecord(table.game, record);
    return read.ok ? read.value.timeline : undefined;
  }, [table, record]);
  const [whose, setWhose] = useState<'mine' | 'all'>(focus === undefined ? 'all' : 'mine');
  const [chosen, setChosen] = useState<number>();
  const [picked, setPicked] = useState<number>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { report } = review;
  const milestones = useMemo(() => pack.milestones(snapshot.log, lang), [snapshot.log, pack, lang]);
  const rounds = useMemo(
    () => (timeline ? roundsOf(pack, milestones, (ply) => timeline.frames[ply]!.position.state, lang, words) : []),
    [milestones, timeline, lang],
  );
  const names = snapshot.seats.map((_, seat) => seatName(snapshot.seats, seat, words));
  const moments = useMemo(
    (): MomentShown[] =>
      report && timeline
        ? showMoments(momentsOf(report, whose === 'mine' ? focus : undefined), {
            report,
            timeline,
            pack,
            rounds,
            snapshot,
            lang,
            say,
          })
        : [],
    [report?.duels, report?.decisions.length, timeline, rounds, whose, lang],
  );
  const shown = moments.find(({ duel }) => duel.at === chosen) ?? moments.find(({ verdict }) => verdict.sure) ?? moments[0];
  const round = picked ?? (shown ? roundAt(rounds, shown.decision.ply) : rounds.length - 1);
  const choose = (moment: MomentShown) => {
    setChosen(moment.duel.at);
    setPicked(roundAt(rounds, moment.decision.ply));
  };
  const step = (by: number) => {
    const at = moments.findIndex((moment) => moment.duel.at === shown?.duel.at);
    const next = moments[(at + by + moments.length) % moments.length];
    if (next) choose(next);
  };
  const pick = (to: number) => {
    const at = Math.max(0, Math.min(rounds.length - 1, to));
    setPicked(at);
    const moment = moments.find(({ decision }) => roundAt(rounds, decision.ply) === at);
    if (moment) setChosen(moment.duel.at);
  };
  const turn = (e: KeyboardEvent) => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => pick(round - 1),
      ArrowRight: () => pick(round + 1),
      ArrowUp: () => step(-1),
      ArrowDown: () => step(1),
    };
    const act = acts[e.key];
    if (!act) return;
    e.preventDefault();
    act();
  };
  const decisive = moments.filter(({ verdict }) => verdict.sure).length;
  const isCompared = review.status === 'done' && moments.some(({ verdict }) => !verdict.few);
  const headline = decisive > 0 ? say('made', { n: decisive }) : say(isCompared ? 'made.none' : 'made.coming');
  if (!timeline) return <p class="lead">{say('archived')}</p>;
  const figures = report && figuresOf(report.scale, lang);
  const curve = report && curveOf(report, timeline.frames.length - 1);
  const whoseMoments = focus !== undefined && snapshot.seats.length > 1 && (
    <Segmented
      label={say('moments.whose')}
      value={whose}
      options={(['mine', 'all'] as const).map((value) => ({ value, label: say(`moments.${value}`) }))}
      onChange={setWhose}
    />
  );
  return (
    <div class="analysis">
      <header>
        <div>
          <h2 ref={title} tabIndex={-1} class="verdict">
            {headline}
          </h2>
          <p class="lead">
            {[...snapshot.standings]
              .sort((a, b) => a.rank - b.rank)
              .map(({ seat, score }, i) => (
                <Fragment key={seat}>
                  {i > 0 && ', '}
                  {names[seat]} <b>{score}</b>
                </Fragment>
              ))}
            . {say('lead')}
          </p>
        </div>
        <Progress review={review} />
      </header>
      {report && curve && figures && curve.length > 1 && (
        <Zone
          title={say(`chart.${report.scale}`)}
          class="curve"
          attributes={{ onKeyDown: turn }}
          aside={rounds.length > 1 && <RoundPicker rounds={rounds} picked={round} pick={pick} />}
        >
          <AdvantageChart
            curve={curve}
            scale={report.scale}
            title={say(`chart.${report.scale}`)}
            names={names}
            focus={focus ?? 0}
            rounds={milestones}
            axis={figures.axis}
            at={rounds[round]?.ply}
            pick={(ply) => pick(roundAt(rounds, ply))}
            marks={moments.map((moment) => ({
              letter: moment.letter,
              seat: moment.decision.seat,
              ply: moment.decision.last,
              tone: toneOf(moment.verdict),
              chosen: moment === shown,
              label: `${moment.letter}: ${moment.round}, ${moment.title}`,
              by: moment.verdict.sure ? figures.change(moment.verdict.by.value) : undefined,
              choose: () => choose(moment),
            }))}
          />
          {rounds[round] && <RoundStanding round={rounds[round]} curve={curve} names={names} figures={figures} jump={jump} />}
          <CurveTable curve={curve} seats={snapshot.seats} figures={figures} scale={report.scale} rounds={milestones} />
        </Zone>
      )}
      <div class="findings">
        {shown && report && (
          <MomentPanel
            key={shown.duel.at}
            moment={shown}
            report={report}
            timeline={timeline}
            snapshot={snapshot}
            pack={pack}
            jump={jump}
            again={again}
          />
        )}
        <aside>
          {report && (
            <Accuracy
              report={report}
              names={names}
              focus={focus}
              rounds={rounds}
              word={pack.roundWord?.[lang] ?? words('table.round-word')}
            />
          )}
          <Zone title={say('moments.title')} class="moments" aside={whoseMoments || undefined}>
            {moments.length === 0 && <p class="muted">{say('moments.none')}</p>}
            <ol
              onKeyDown={(e) => {
                if (e.key === 'ArrowDown' || e.key === 'ArrowUp') turn(e);
              }}
            >
              {moments.map((moment) => (
                <li key={moment.duel.at}>
                  <button type="button" aria-pressed={moment === shown} onClick={() => choose(moment)}>
                    <span class={`letter ${toneOf(moment.verdict)}`} aria-hidden="true">
                      {moment.letter}
                    </span>
                    <span class="what">
                      <b>{moment.title}</b>
                      {moment.instead && <span>{moment.instead}</span>}
                      <span>
                        {moment.round}
                        {whose === 'all' && ` · ${names[moment.decision.seat]}`}
                      </span>
                    </span>
                    <b class={`figure ${toneOf(moment.verdict)}`}>
                      {moment.verdict.sure ? figures?.change(moment.verdict.by.value) : moment.verdict.few ? '?' : '≈'}
                      {!moment.verdict.sure && <span class="sr">{say(moment.verdict.few ? 'moments.few' : 'moments.unsure')}</span>}
                    </b>
                  </button>
                </li>
              ))}
            </ol>
          </Zone>
          <details class="zone method">
            <summary>{say('method.title')}</summary>
            {report && (
              <p>
                {report.scale === 'lead' ? say('chart.scale.lead', { reach: report.reach }) : say(`chart.scale.${report.scale}`)}{' '}
                {report.decisions.length < report.all
                  ? say('chart.part', { n: report.decisions.length, all: report.all })
                  : say('chart.full', { all: report.all })}
              </p>
            )}
            {([1, 2, 3, 4] as const).map((n) => (
              <p key={n}>{say(`method.${n}`)}</p>
            ))}
          </details>
        </aside>
      </div>
    </div>
  );
}
