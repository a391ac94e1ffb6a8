import { Fragment, type VNode } from 'preact';
import { describeEnded, describeSource } from '../../../games/millennia/say/describe-event.js';
import type { GameEvent, Mil, State } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { LogLine } from '../../table/board-package.js';
import { capital } from '../../table/board-words.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { fileOf } from './cards.js';
import { cardsOf, Deltas, headOf, MEANS, type Means, noteOf, ruleOf, ruleOfChange, targetsOf } from './log-words.js';
import { type Words, wordsOf } from './words.js';

type Change = Extract<GameEvent, { event: 'change' }>;
type Told = Exclude<GameEvent, Change>;

/** A line while what follows from it is still being gathered. */
interface Draft {
  ply: number;
  readonly kind: LogLine['kind'];
  readonly seat?: Seat;
  text: VNode | string;
  /** What followed from it, behind the text: where markers went, which cards came. Kept by key, so that steps add up. */
  readonly notes: Map<string, VNode | string>;
  readonly targets: string[];
  /** What it is about, before the cards that paid for it. */
  readonly cards: string[];
  rule?: string | undefined;
  readonly event: GameEvent['event'];
  /** Cards whose life is over, told in one line. */
  readonly ended: string[];
  readonly own: Means;
  readonly affects: Set<Seat>;
  scores: boolean;
}

interface Telling {
  readonly drafts: Draft[];
  readonly words: Words;
  readonly names: readonly string[];
  phase: State['phase'];
  /** Behind the veil: the actions of others are told all at once, under a heading of their own. */
  veiled: boolean;
}

/** The events as the log tells them: one line for each thing somebody does, with all that follows from it. */
export function logLines(events: readonly LoggedEvent<Mil>[], snapshot: Snapshot<Mil>, lang: Lang): readonly LogLine[] {
  const telling: Telling = {
    drafts: [],
    words: wordsOf(lang),
    names: snapshot.seats.map((seat) => seat.name),
    phase: 'A',
    veiled: false,
  };
  for (const { ply, e } of events) {
    if (e.event === 'phase') {
      telling.phase = e.phase;
      telling.veiled = e.phase === 'E' && snapshot.options.actions === 'hidden' && snapshot.seats.length > 1;
    }
    if (telling.veiled && 'seat' in e && e.seat !== snapshot.viewer && e.event !== 'finished') liftVeil(telling, ply);
    if (e.event === 'change') fold(telling, ply, e);
    else if (!follow(telling, ply, e) && !isSilent(e)) telling.drafts.push(open(telling, ply, e));
  }
  return telling.drafts.map((draft) => finish(draft, telling.words));
}

/** Who is through with a phase is seen beside the names, payments are seen on the cards. */
const isSilent = (e: Told): boolean => e.event === 'engaged' || e.event === 'finished';

const blank = () => ({
  notes: new Map<string, VNode | string>(),
  cards: [] as string[],
  ended: [],
  own: { gold: 0, vp: 0, jokers: 0, rp: 0 },
  affects: new Set<Seat>(),
  scores: false,
});

function liftVeil(telling: Telling, ply: number): void {
  telling.veiled = false;
  telling.drafts.push({ ply, kind: 'turn', text: telling.words.t('log.unveiled'), targets: [], event: 'phase', ...blank() });
}

function open({ words, names, phase }: Telling, ply: number, e: Told): Draft {
  const seat = 'seat' in e && e.seat >= 0 ? e.seat : undefined;
  // Nothing else throws a marker back by itself: a fortification of somebody else (MIL-WAR-01).
  const isPushed = e.event === 'back' && phase === 'F';
  const rule = isPushed ? 'MIL-WAR-01' : ruleOf(e);
  return {
    ply,
    kind: e.event === 'age' ? 'round' : e.event === 'phase' ? 'turn' : 'line',
    ...(seat === undefined ? undefined : { seat }),
    text: isPushed ? words.t('log.pushed', { n: e.position }) : headOf(e, words, names),
    targets: targetsOf(e),
    ...(rule ? { rule } : undefined),
    event: e.event,
    ...blank(),
    cards: [...cardsOf(e)],
    ended: e.event === 'ended' ? [e.card] : [],
  };
}

/** Does the event only continue the last line? Then it becomes a note of it. */
function follow({ drafts, words, names }: Telling, ply: number, e: Told): boolean {
  const line = drafts.at(-1);
  if (line?.kind !== 'line' || !('seat' in e)) return false;
  if (e.event === 'ended') return line.event === 'ended' && line.seat === e.seat && addEnded(line, e.card, words);
  const sameWar = line.event === 'war-phase' && e.event === 'back';
  const sameSeat = e.seat === (line.seat ?? -1) && line.event !== 'war-phase';
  const note = noteOf(e, words, sameWar ? names[e.seat] : undefined);
  if (e.event === 'engaged' && sameSeat) {
    line.targets.push(e.source);
    if (e.source === 'joker') line.own.jokers--;
    return true;
  }
  if (!note || !(sameSeat || sameWar) || line.event === 'passed') return false;
  line.ply = ply;
  line.notes.set(note.key, note.text);
  line.targets.push(...targetsOf(e));
  line.cards.push(...cardsOf(e));
  if (sameWar) line.affects.add(e.seat);
  return true;
}

/** Technologies end, buildings fall dormant: one line each for everything a player loses. */
function addEnded(line: Draft, card: string, words: Words): boolean {
  if (card.startsWith('tech-') !== line.ended[0]?.startsWith('tech-')) return false;
  line.ended.push(card);
  line.targets.push(card);
  line.text = words.text(describeEnded(line.ended));
  return true;
}

/** A change belongs to the line of the seat that caused it; incomes, losses and the final scoring have lines of their own. */
function fold(telling: Telling, ply: number, e: Change): void {
  const last = telling.drafts.at(-1);
  const apart = telling.phase === 'END' || e.source === 'phase:C' || e.source === 'phase:G';
  const open = last?.kind === 'line' && last.event !== 'passed' && last.event !== 'ended';
  const line = !apart && open && last.seat === e.seat ? last : ownLine(telling, ply, e);
  line.ply = ply;
  line.affects.add(e.seat);
  if (e.vp) line.scores = true;
  for (const what of MEANS) line.own[what] += e[what] ?? 0;
}

function ownLine({ drafts, words, phase }: Telling, ply: number, e: Change): Draft {
  const text = e.source === 'phase:G' ? words.t('log.unused') : capital(words.text(describeSource(e.source)));
  const rule = ruleOfChange(phase, e.source);
  const draft: Draft = { ply, kind: 'line', seat: e.seat, text, targets: [e.source], event: 'change', ...(rule && { rule }), ...blank() };
  drafts.push(draft);
  return draft;
}

/** What comes to a seat without an act: its income, lives that are over, what somebody else's card brings. */
const BY_THEMSELVES: ReadonlySet<GameEvent['event']> = new Set(['change', 'ended', 'prosperity']);

function finish({ own, affects, notes, event, ended, cards: about, text, rule, ...line }: Draft, words: Words): LogLine {
  const told = [...notes].map(([key, note]) => <Fragment key={key}> · {note}</Fragment>);
  const all = ended.length > 0 ? ended : about.length > 0 ? about : line.targets.slice(0, 1);
  const cards = [...new Set([...all, ...line.targets])].filter((target) => fileOf(target) !== undefined);
  return {
    ...line,
    ...(rule ? { rule } : undefined),
    ...(cards[0] ? { card: cards[0], cards } : undefined),
    ...(BY_THEMSELVES.has(event) ? { byItself: true } : undefined),
    text:
      told.length === 0 ? (
        text
      ) : (
        <>
          {text}
          {told}
        </>
      ),
    affects: [...affects],
    ...(MEANS.some((what) => own[what] !== 0) ? { deltas: <Deltas own={own} words={words} /> } : undefined),
  };
}
