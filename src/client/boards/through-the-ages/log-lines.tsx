import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { ruleIn } from '../../../games/through-the-ages/editions/citing.js';
import { describeEvent } from '../../../games/through-the-ages/say/event.js';
import type { Changes, GameEvent, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { LogLine } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { cardsOf, ruleOf, ruleOfCause } from './log-about.js';
import { Fig } from './pieces.js';
import { type Words, wordsOf } from './words.js';

type Change = Extract<GameEvent, { event: 'change' }>;
type Sums = { -readonly [K in keyof Changes]: number };

interface Draft {
  ply: number;
  readonly kind: LogLine['kind'];
  readonly seat?: Seat;
  readonly text: string;
  readonly targets: readonly string[];
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly rule?: string;
  readonly byItself?: boolean;
  readonly passing?: boolean;
  readonly together?: NonNullable<LogLine['together']>;
  readonly event: GameEvent['event'];
  readonly cause: string;
  readonly own: Sums;
  readonly affects: Set<Seat>;
  scores: boolean;
  /** What the production lost at once, and what its figures would hide (TTN-EOT-04). */
  corruption: number;
  /** How often in a row. */
  times: number;
}

/** The events as the log tells them: one line for each thing done, with what it changed at its right. */
export function logLines(events: readonly LoggedEvent<Tta>[], snapshot: Snapshot<Tta>, lang: Lang): readonly LogLine[] {
  const words = wordsOf(lang);
  const names = snapshot.seats.map(({ name }) => name);
  const drafts: Draft[] = [];
  for (const { ply, e } of events) {
    if (e.event === 'change') fold(drafts, ply, e, words);
    else if (isOneMore(e, drafts.at(-1))) Object.assign(drafts.at(-1)!, { ply, times: drafts.at(-1)!.times + 1 });
    else if (!SILENT.has(e.event)) drafts.push(open(ply, e, words, names));
  }
  return drafts.map(({ rule, ...draft }) => finish(rule ? { ...draft, rule: ruleIn(snapshot.view, rule) } : draft, words));
}

/** Cards that somebody discards unseen are one line, however many they are. */
const isOneMore = (e: GameEvent, last: Draft | undefined): boolean =>
  e.event === 'discarded' && e.card === null && last?.event === e.event && last.seat === e.seat && last.card === undefined;

/** What the row shows anyway, and what another line says. */
const SILENT: ReadonlySet<GameEvent['event']> = new Set(['dealt']);
function open(ply: number, e: Exclude<GameEvent, Change>, words: Words, names: readonly string[]): Draft {
  const seat = 'seat' in e ? e.seat : undefined;
  const rule = ruleOf(e);
  const affects = new Set<Seat>();
  if ('target' in e) affects.add(e.target);
  // A pact is news to its partner, whatever it brings.
  if (e.event === 'offered' || e.event === 'pact') affects.add(e.partner);
  if (e.event === 'refused') affects.add(e.from);
  return {
    ply,
    kind: e.event === 'round' ? 'round' : e.event === 'turn' || e.event === 'age' ? 'turn' : 'line',
    ...(seat === undefined ? undefined : { seat }),
    text: words.text(describeEvent(e, names)),
    targets: targetsOf(e),
    ...cardsOf(e),
    ...(rule ? { rule } : undefined),
    byItself: OF_DUSK.has(e.event),
    ...(e.event === 'politics-passed' ? { passing: true } : undefined),
    ...(e.event === 'swept'
      ? { together: { kind: e.event, parts: e.cards, say: (cards) => words.text(describeEvent({ ...e, cards }, names)) } }
      : undefined),
    event: e.event,
    cause: causeOf(e),
    own: {},
    affects,
    scores: e.event === 'scored' || e.event === 'final-bonus',
    corruption: 0,
    times: 1,
  };
}

function targetsOf(e: GameEvent): string[] {
  // Before whoever did it, and where the others see his area.
  if (e.event === 'built' || e.event === 'destroyed') return [TARGETS.tech(e.tech), TARGETS.techOf(e.seat, e.tech)];
  if (e.event === 'upgraded') return [TARGETS.tech(e.to), TARGETS.techOf(e.seat, e.to)];
  if ('card' in e && typeof e.card === 'string') return [TARGETS.card(e.card)];
  return [];
}

/** The word or card that later changes of the same line name as their cause. */
function causeOf(e: GameEvent): string {
  if (e.event === 'prepared') return 'prepare';
  if ('card' in e && typeof e.card === 'string') return e.card;
  if (e.event === 'completed') return e.wonder;
  if (e.event === 'led') return e.leader;
  if (e.event === 'learnt' || e.event === 'governed') return 'technology';
  if (e.event === 'built' || e.event === 'upgraded') return 'build';
  return e.event === 'staged' ? 'stage' : e.event === 'grew' ? 'growth' : e.event;
}

/** What the end of a turn brings by itself. */
const OF_DUSK: ReadonlySet<GameEvent['event']> = new Set(['famine', 'uprising', 'drew', 'obsolete', 'left']);
const OF_TURN: ReadonlySet<string> = new Set(['production', 'consumption', 'corruption']);

/**
 * The line that a change belongs to: its price may be told after a gain, but in the same move. What an event brings to one
 * civilisation stands beside its seal, never beside the event itself; a scoring names them all.
 */
function lineFor(drafts: readonly Draft[], ply: number, e: Change): Draft | undefined {
  const last = drafts.at(-1);
  for (let i = drafts.length - 1; i >= 0 && (drafts[i] === last || drafts[i]!.ply === ply); i--) {
    const { kind, event, seat, cause } = drafts[i]!;
    if (event === 'scored' && cause === e.cause) return drafts[i];
    // What an attack brings is told after its result (TTA-AGG-05).
    if (kind !== 'line' || seat !== e.seat || event === 'attacked') continue;
    if (cause === e.cause || (event === 'change' && OF_TURN.has(cause) && OF_TURN.has(e.cause))) return drafts[i];
  }
  return undefined;
}

/** An event that lets farms or mines produce is the cause of what they bring. */
function causeIn(drafts: readonly Draft[], ply: number, { cause }: Change): Change['cause'] {
  const event = cause === 'production' ? drafts.findLast((line) => line.ply === ply && line.event === 'revealed') : undefined;
  return event?.card ?? cause;
}

/** A change belongs to the line that caused it; what the production brings is one line. */
function fold(drafts: Draft[], ply: number, told: Change, words: Words): void {
  const e = { ...told, cause: causeIn(drafts, ply, told) };
  const line = lineFor(drafts, ply, e);
  const draft = line ?? ownLine(ply, e, words);
  if (!line) drafts.push(draft);
  draft.ply = ply;
  draft.affects.add(e.seat);
  if (e.by.culture) draft.scores = true;
  if (line && e.cause === 'corruption') draft.corruption -= (e.by.food ?? 0) + (e.by.resources ?? 0);
  for (const [what, n] of Object.entries(e.by)) {
    // Goods set aside are told with the others: what was paid is one sum (TTX-EAR-01).
    const sum = what === 'armament' ? 'resources' : what === 'insight' ? 'science' : (what as keyof Changes);
    draft.own[sum] = (draft.own[sum] ?? 0) + (n ?? 0);
  }
}

function ownLine(ply: number, e: Change, words: Words): Draft {
  const text = e.cause.includes('.') ? words.name(e.cause) : words.text({ key: `cause.${e.cause}` });
  const rule = ruleOfCause(e.cause);
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return {
    ply,
    kind: 'line',
    seat: e.seat,
    text: capital,
    targets: [],
    ...(e.cause.includes('.') ? { card: e.cause } : undefined),
    ...(rule ? { rule } : undefined),
    byItself: true,
    event: 'change',
    cause: e.cause,
    own: {},
    affects: new Set(),
    scores: false,
    corruption: 0,
    times: 1,
  };
}

const SHOWN = [
  ['culture', 'culture'],
  ['science', 'science'],
  ['food', 'food'],
  ['resources', 'resources'],
  ['yellow', 'yellowTokens'],
  ['blue', 'blueTokens'],
] as const;

/** Their words say the culture: beside them it would be read, and heard, a second time. */
const TELLS_CULTURE: ReadonlySet<GameEvent['event']> = new Set(['final-bonus', 'famine']);

function finish({ own: changed, affects, event, cause: _cause, corruption, times, ...line }: Draft, words: Words): LogLine {
  const own = TELLS_CULTURE.has(event) ? { ...changed, culture: 0 } : changed;
  const isChanged = event !== 'scored' && SHOWN.some(([what]) => own[what]);
  const unseen = event === 'discarded' && line.card === undefined ? words.text({ key: 'log.discarded', params: { n: times } }) : undefined;
  const said = times > 1 ? (unseen ?? `${line.text} ×${times}`) : line.text;
  const text = corruption > 0 ? `${said}, ${words.t('end.corruption', { n: corruption })}` : said;
  return { ...line, text, affects: [...affects], ...(isChanged ? { deltas: <Figures own={own} words={words} /> } : undefined) };
}

const Figures = ({ own, words }: { own: Sums; words: Words }) =>
  SHOWN.flatMap(([what, symbol]) => (own[what] ? <Fig key={what} n={own[what]} what={symbol} signed size={12} words={words} /> : []));
