import type { ComponentType } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { writeMove } from '../../kernel/index.js';
import type { Seat, Shape } from '../../kernel/types.js';
import { useLang } from '../i18n/i18n.js';
import { useFlights, useFlip } from '../kit/index.js';
import { lazy } from '../site/lazy.js';
import { Announcer } from './announcer.js';
import type { AnyBoardPackage, BoardProps, LogLine } from './board-package.js';
import { targetPart } from './board-props.js';
import { CardTold } from './card-told.js';
import type { DigestProps } from './digest.js';
import type { DockCardProps } from './dock-card.js';
import type { HistoryBarProps } from './history-bar.js';
import { HoverZoom } from './hover-zoom.js';
import type { KeysHelpProps } from './keys-help.js';
import { useLesson } from './lesson.js';
import { placesOf } from './log-lines.js';
import { LogPanel } from './log-panel.js';
import type { PlateProps } from './moments.js';
import { PhoneTabs } from './phone-tabs.js';
import type { Plan } from './plan.js';
import { PromptBar } from './prompt-bar.js';
import type { RefusalProps } from './refusal-popover.js';
import { ScoreRuler, SeatStrip } from './scores.js';
import { SeatSwitch } from './seat-switch.js';
import { soundOf, useMoveSounds, useSilence } from './sounds.js';
import type { Snapshot, Table } from './table.js';
import { nameSeats, useTableText } from './texts.js';
import type { History } from './use-history.js';
import { useMoments } from './use-moments.js';
import { useNews } from './use-news.js';
import { usePassing, useRead } from './use-passing.js';
import { type Picking, usePicking } from './use-picking.js';
import { useResult } from './use-result.js';
import { useSequence } from './use-sequence.js';
import { useSteadyHand } from './use-steady-hand.js';
import { deltasAt } from './use-table.js';
import { useTableKeys } from './use-table-keys.js';
import { whatFlew } from './what-flew.js';

/** What somebody who sits beside the player sees: a tutor. */
export interface BesideProps {
  readonly snapshot: Snapshot<Shape>;
  readonly pack: AnyBoardPackage;
  readonly picking: Picking<Shape>;
  readonly plan: Plan | null;
  readonly phone: boolean;
  readonly openRule: (id: string) => void;
  /** Who reads on has seen the scene that lies over the table. */
  readonly closeScene: () => void;
}

interface DeskProps {
  readonly table: Table<Shape>;
  readonly pack: AnyBoardPackage;
  readonly live: Snapshot<Shape>;
  readonly history: History;
  readonly phone: boolean;
  readonly turned: boolean;
  readonly openRule: (id: string) => void;
  readonly zoom: (card: string) => void;
  readonly showResult: () => void;
  /** The scene of the final scoring is wanted again; then the result. */
  readonly scoring: boolean;
  /** Whose board is looked at, if not the viewer's own: by those who look on, and by all after the end. */
  readonly followed: Seat | undefined;
  readonly follow: (seat: Seat) => void;
  /** Ask the others to go back to a moment, where that is possible. */
  readonly rewind?: ((ply: number) => void) | undefined;
  readonly Beside?: ComponentType<BesideProps> | undefined;
  readonly mayPass?: (() => boolean) | undefined;
  /** Whom one may ask what to do, where that is allowed. */
  readonly Adviser?: ComponentType<BesideProps> | undefined;
}

/** Fetched when they are first shown. */
const MomentPlate = lazy<PlateProps>(() => import('./moments.js').then((m) => m.MomentPlate), 'part');
const Digest = lazy<DigestProps>(() => import('./digest.js').then((m) => m.Digest), 'part');
const KeysHelp = lazy<KeysHelpProps>(() => import('./keys-help.js').then((m) => m.KeysHelp), 'part');

const HistoryBar = lazy<HistoryBarProps>(() => import('./history-bar.js').then((m) => m.HistoryBar), 'part');
const RefusalPopover = lazy<RefusalProps>(() => import('./refusal-popover.js').then((m) => m.RefusalPopover), 'part');
const SoundQuestion = lazy<object>(() => import('./sound-question.js').then((m) => m.SoundQuestion), 'part');
const DockCard = lazy<DockCardProps>(() => import('./dock-card.js').then((m) => m.DockCard), 'part');

/** What a plan offers now. */
const planned = (plan: Plan | null): string | undefined => plan?.chips.map(({ key, state }) => `${key} ${state}`).join();

/** Board, rail and prompt bar. */
export function TableDesk({
  table,
  pack,
  live,
  history,
  phone,
  turned,
  openRule,
  zoom,
  showResult,
  scoring,
  followed,
  follow,
  rewind,
  Beside,
  mayPass,
  Adviser,
}: DeskProps) {
  const lang = useLang();
  const say = useTableText();
  const past = history.ply !== null;
  const moment = past ? table.at(history.ply!) : live;
  const shown = useMemo(() => nameSeats(moment, say), [moment, say]);
  const mayFollow = live.over || live.viewer === 'spectator';
  const me = (mayFollow ? followed : undefined) ?? (shown.viewer === 'spectator' ? 0 : shown.viewer);
  const picking = usePicking(table, pack, shown, lang);
  const lines = useMemo(() => pack.logLines(shown.log, shown, lang), [pack, shown.log, lang]);
  const passed = useRead(usePassing(table, picking, shown, pack.passesBy, mayPass), lines);
  const { playAll, running, undo } = useSequence(table, shown);
  const plan = pack.usePlan?.({ snapshot: shown, picking, lang, playAll }) ?? null;
  const [chosen, setChosen] = useState<LogLine | null>(null);
  const [help, setHelp] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useFlip(desk, shown.ply);
  useFlights(desk, shown.ply, whatFlew(table, shown, lines, me));
  const named = useMemo(() => nameSeats(live, say), [live, say]);
  const moments = useMoments(table, pack, named, lang, passed.plies);
  useResult({ over: live.over, past, moments, scoring, showResult });
  useTableKeys({ picking, plan, history, last: live.ply, undo, zoom, moments, help: () => setHelp(true) });
  useSteadyHand(
    desk,
    [shown.choices, picking.selected, picking.confirming, picking.narrowed, picking.bar.tabs.find((tab) => tab.open)?.id, planned(plan)],
    (target) => `${picking.choicesFor(target).flatMap((c) => (c.refusal ? [] : [writeMove(c.move)]))} ${props.stateOf(target)}`,
  );
  const news = useNews(pack, shown, lines, me, lang);

  const marks = useMemo(
    () => ({
      lit: new Set(chosen && placesOf(chosen, me, pack)),
      fresh: new Set(lines.filter((line) => line.ply === shown.ply).flatMap((line) => placesOf(line, me, pack))),
    }),
    [chosen, lines, shown.ply, me, pack],
  );
  const deltas = useMemo(() => deltasAt(table, shown.ply, pack.counters), [table, shown.view, pack]);
  const props: BoardProps<Shape> = {
    snapshot: shown,
    lang,
    layout: phone ? 'phone' : 'desktop',
    me,
    past,
    preview: picking.preview,
    previewed: picking.previewed,
    deltas,
    plan,
    play: (move) => table.play(move),
    zoom,
    openRule,
    ...targetPart(picking, marks, zoom),
  };
  const myLast = lines.findLast((line) => line.seat === me && line.kind === 'line')?.ply ?? 0;
  const last = lines.findLast((line) => line.kind === 'line');
  useMoveSounds(live.ply, soundOf(lines, live.ply));
  const opponents = <pack.Opponents {...props} />;
  // Long and rarely new: pointing at things must not draw it again.
  const log = useMemo(
    () => (
      <LogPanel
        lines={lines}
        me={me}
        viewer={shown.viewer}
        seats={shown.seats}
        ply={shown.ply}
        chosen={chosen}
        choose={setChosen}
        watch={history.go}
        openRule={openRule}
        cardName={(card) => pack.cardName(card, lang)}
        zoom={zoom}
        moments={moments.all}
        replay={moments.replay}
      />
    ),
    [lines, me, shown.seats, shown.ply, chosen, history.go, openRule, zoom, moments.all],
  );
  const atHand: BesideProps = { snapshot: shown, pack, picking, plan, phone, openRule, closeScene: moments.skip };
  const advice = Adviser && !Beside && !past && <Adviser {...atHand} />;
  const beside = Beside && !past && <Beside {...atHand} />;
  // One thing at a time: what a scene tells is read first, then how it works.
  const off = Beside !== undefined || past || moments.current !== undefined;
  const lesson = useLesson({ pack, snapshot: shown, since: myLast, selected: picking.selected, off, openRule });
  // Before the first move only: later there is more to read.
  const sound = useSilence() && !Beside && !past && shown.acting === me && myLast === 0 && <SoundQuestion />;
  const told = { lines, table, pack, me, passing: passed, seats: shown.seats, choose: setChosen };
  const digest = !Beside && shown.acting === me && <Digest {...told} brief={!!(phone || lesson || sound)} />;
  const bar = past ? (
    <HistoryBar history={history} last={live.ply} caption={last?.text} archived={table.archived} rewind={live.over ? undefined : rewind} />
  ) : (
    <PromptBar
      snapshot={shown}
      pack={pack}
      picking={picking}
      plan={plan}
      lang={lang}
      last={last}
      passed={passed.word}
      hasPlayed={myLast > 0}
      undo={undo}
      undoFreely={() => table.undoFreely?.()}
      skip={() => table.skip()}
      review={() => history.go(myLast)}
      showResult={showResult}
      card={
        phone &&
        picking.selected && (
          <DockCard
            choice={picking.selected}
            pack={pack}
            snapshot={shown}
            zoom={zoom}
            openRule={openRule}
            close={() => picking.select(null)}
          />
        )
      }
    />
  );
  const seatSwitch = mayFollow && shown.seats.length > 1 && <SeatSwitch seats={shown.seats} seat={me} follow={follow} />;
  const enlarge = (e: MouseEvent) => {
    const card = (e.target as Element).closest<HTMLElement>('[data-zoom]')?.dataset.zoom;
    if (card === undefined) return;
    e.preventDefault();
    zoom(card);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the cards inside; key Z does the same
    <div ref={desk} class={past ? 'desk past' : 'desk'} onContextMenu={enlarge}>
      {phone && !turned && <SeatStrip snapshot={shown} pack={pack} phone />}
      {/* The question comes first for the keyboard, wherever it is drawn. */}
      {/* A choice that is being weighed wants to see its place. */}
      {phone && !picking.selected && !plan?.back && digest}
      {phone && (lesson ?? sound)}
      {phone && beside}
      {bar}
      {phone && advice}
      {phone && seatSwitch}
      <main ref={board} class="board" id="content" tabIndex={-1} aria-label={say('table.board')}>
        <pack.Board {...props} />
        {phone && (
          <>
            <section data-section="others" aria-label={say('table.others')}>
              {opponents}
            </section>
            {log}
          </>
        )}
      </main>
      {(!past || moments.again) && moments.current && <MomentPlate moments={moments} pack={pack} snapshot={named} openRule={openRule} />}
      {phone ? (
        <PhoneTabs column={board} {...news} pages={pack.phonePages === true} asked={shown.choices} />
      ) : (
        <aside class="rail" aria-label={say('table.rail')}>
          {seatSwitch}
          {beside}
          {opponents}
          {!Beside && pack.ruler !== undefined && <ScoreRuler snapshot={shown} pack={pack} longest={pack.ruler} />}
          {advice}
          <div class={['tale', (lesson || sound) && 'taught', digest && 'told'].filter(Boolean).join(' ')}>
            {digest}
            {lesson ?? sound}
            {log}
          </div>
        </aside>
      )}
      {help && <KeysHelp onClose={() => setHelp(false)} guided={Beside !== undefined} />}
      {picking.refused && (
        <RefusalPopover
          explanation={pack.explain(picking.refused.choice, shown, lang)}
          anchor={picking.refused.anchor}
          onClose={() => picking.cancel()}
          openRule={(id) => {
            picking.cancel();
            openRule(id);
          }}
        />
      )}
      {!phone && !picking.refused && <HoverZoom desk={desk} pack={pack} snapshot={shown} />}
      <CardTold desk={desk} pack={pack} snapshot={shown} />
      <Announcer
        snapshot={live}
        prompt={pack.prompt(live, lang).sentence}
        lines={past || running ? undefined : lines}
        scene={past ? undefined : moments.current}
      />
    </div>
  );
}
