import type { VNode } from 'preact';
import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import { placeName } from '../../../games/age-of-civilization/say/describe.js';
import { describeEvent, describeSource } from '../../../games/age-of-civilization/say/describe-event.js';
import type { ActionId, Aoc, Change, CivId, GameEvent, Source } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { LogLine } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { cardAmong, cardOf, cardOfSource, MOMENT_RULES, ruleOf, ruleOfSource } from './log-about.js';
import { Deltas, Struck, type Sums } from './log-deltas.js';
import { type Words, wordsOf } from './words.js';

/** A line while its changes are still being gathered. */
interface Draft {
  ply: number;
  readonly kind: LogLine['kind'];
  readonly seat?: Seat;
  text: VNode | string;
  readonly targets: string[];
  readonly card?: string;
  readonly together?: NonNullable<LogLine['together']>;
  readonly rule?: string;
  /** The action of a line that still waits for an answer: which technology, how many stones. */
  readonly action?: ActionId;
  /** It tells a counter already. */
  isCounted?: boolean;
  readonly event: GameEvent['event'];
  /** What the line's own seat gained or lost; of a line without a seat, what each seat did. */
  readonly own: Sums;
  readonly others: Map<Seat, Sums>;
  readonly affects: Set<Seat>;
  scores: boolean;
}

/** The events as the log tells them. A change belongs to the line before it if the same seat caused it; else it gets its own. */
export function logLines(events: readonly LoggedEvent<Aoc>[], snapshot: Snapshot<Aoc>, lang: Lang): readonly LogLine[] {
  const words = wordsOf(lang);
  const names = snapshot.seats.map((seat) => seat.name);
  const drafts: Draft[] = [];
  for (const { ply, e } of events) {
    if (e.event === 'change') fold(drafts, ply, e, words);
    else if (absorb(drafts.at(-1), ply, e, words)) continue;
    else if (!isSilent(e)) {
      // The ability is named by the action that it grants (AOC-ABL-7).
      if (e.event === 'granted' && drafts.at(-1)?.event === 'ability' && drafts.at(-1)?.ply === ply) drafts.pop();
      drafts.push(open(ply, e, words, names));
    }
  }
  return drafts.map((draft) => finish(draft, words, names));
}

/** What the lines around it already tell. */
const isSilent = (e: GameEvent): boolean => e.event === 'returned' && e.lost === 0;

const nothing = (): Sums => ({ coins: 0, points: 0, workers: 0 });
const blank = () => ({ own: nothing(), others: new Map<Seat, Sums>(), affects: new Set<Seat>(), scores: false });

function open(ply: number, e: Exclude<GameEvent, Change>, words: Words, names: readonly string[]): Draft {
  const kind = e.event === 'round' || e.event === 'turn' ? e.event : 'line';
  const seat = 'seat' in e ? e.seat : undefined;
  const rule = ruleOf(e);
  const card = cardOf(e);
  return {
    ply,
    kind,
    ...(seat === undefined ? undefined : { seat }),
    text: e.event === 'turn' ? (names[e.seat] ?? '') : textOf(e, words, names),
    targets: targetsOf(e),
    event: e.event,
    ...(card ? { card } : undefined),
    ...(rule ? { rule } : undefined),
    ...(e.event === 'place' ? { action: e.action } : undefined),
    ...(e.event === 'market' && e.card ? { together: ofMarket(e.card, words) } : undefined),
    ...blank(),
  };
}

/** Card after card comes into the market: the digest names them in one line. */
const ofMarket = (card: CivId, words: Words): NonNullable<LogLine['together']> => ({
  kind: 'market',
  parts: [words.name('civ', card)],
  say: (parts) => words.t('log.markets', { cards: parts.join(', ') }),
});

/** The thing in bold, then what it concerns. */
function textOf(e: Exclude<GameEvent, Change>, words: Words, names: readonly string[]): VNode | string {
  if (e.event === 'place') {
    const [head, tail] = words.text(placeName(e.place)).split(' (');
    return (
      <>
        <b>{head}</b>
        {tail && ` (${tail}`}
      </>
    );
  }
  // The card that declines is on the table; the line has room for the birth alone.
  const text = words.text(describeEvent(e.event === 'birth' ? { ...e, declined: null } : e, names));
  const end = text.search(/[:;,(]| (of|de|du|des|d’)/);
  if (e.event === 'birth' || e.event === 'annex' || e.event === 'war' || e.event === 'token' || e.event === 'rest')
    return end > 0 ? (
      <>
        <b>{text.slice(0, end)}</b>
        {text.slice(end)}
      </>
    ) : (
      <b>{text}</b>
    );
  return text;
}

function targetsOf(e: GameEvent): string[] {
  switch (e.event) {
    case 'place':
      return [`place:${e.place}`];
    case 'tech':
      return [`tech:${e.tech}`];
    case 'wonder':
      return [`wonder:${e.wonder}`];
    case 'market':
    case 'endow':
      return e.card ? [`market:${e.card}`] : [];
    case 'special':
      return [`special:${e.special}`];
    case 'plague':
      return [`place:${e.card}`];
    default:
      return [];
  }
}

/** What an action brings stands on its line: the technology, the wonder, the counter it moves. */
function absorb(line: Draft | undefined, ply: number, e: GameEvent, words: Words): boolean {
  const [target, name] =
    e.event === 'tech'
      ? [`tech:${e.tech}`, words.name('tech', e.tech)]
      : e.event === 'wonder'
        ? [`wonder:${e.wonder}`, words.name('wonder', e.wonder)]
        : e.event === 'counter' && e.counter !== 'opponent'
          ? [undefined, words.text(describeEvent(e, []))]
          : [];
  if (!line || name === undefined || line.action === undefined) return false;
  // How many stones are paid is asked after the worker has been placed (AOC-SCN-3).
  const caused =
    e.event === 'counter'
      ? line.ply === ply || e.counter === 'stones'
      : 'source' in e && e.source.from === 'action' && e.source.action === line.action;
  if (!caused) return false;
  line.ply = ply;
  if (target) line.targets.push(target);
  line.text = (
    <>
      {line.text} {(line.isCounted || e.event === 'counter') && '· '}
      {name}
    </>
  );
  if (e.event === 'counter') line.isCounted = true;
  return true;
}

function fold(drafts: Draft[], ply: number, e: Change, words: Words): void {
  // What an ability brings at a war stands between the war and those whom it strikes (AOC-WAR-3).
  const last = AFTERMATH.has(e.source.from) ? drafts.findLast((line) => line.event === e.source.from) : drafts.at(-1);
  const line = last && last.kind === 'line' && belongs(last, ply, e) ? last : ownLine(drafts, ply, e, words);
  line.affects.add(e.seat);
  if (e.points) line.scores = true;
  if (line.seat === undefined && !line.others.has(e.seat)) line.others.set(e.seat, nothing());
  const sums = line.seat === e.seat ? line.own : line.others.get(e.seat);
  if (!sums) return;
  sums.coins += e.coins ?? 0;
  sums.points += e.points ?? 0;
  sums.workers += e.workers ?? 0;
}

const AFTERMATH: ReadonlySet<Source['from']> = new Set<Source['from']>(['war', 'plague', 'token']);

/** Abilities at the end of a turn or of the game deserve a line; what an action brings stays with the action. */
function belongs(line: Draft, ply: number, e: Change): boolean {
  if (line.ply !== ply) return e.source.from === 'action' && line.action === e.source.action;
  if (AFTERMATH.has(e.source.from)) return line.seat === undefined;
  if (e.source.from === 'ability' && isOfEnd(e.source.ability)) return false;
  return line.seat !== undefined;
}

function isOfEnd(ability: string): boolean {
  if (ability.startsWith('SCN-')) return false;
  const { event } = printedOf(ability).ability.when;
  return event === 'endOfTurn' || event === 'endOfGame' || event === 'war';
}

function ownLine(drafts: Draft[], ply: number, e: Change, words: Words): Draft {
  const source = words.text(describeSource(e.source));
  const moment = e.source.from === 'ability' && isOfEnd(e.source.ability) ? momentLabel(e.source.ability) : undefined;
  const card = cardOfSource(e.source);
  const rule = moment ? MOMENT_RULES[moment] : ruleOfSource(e.source.from);
  const draft: Draft = {
    ply,
    kind: 'line',
    seat: e.seat,
    text: moment ? (
      <>
        {words.t(moment)}, <b>{source}</b>
      </>
    ) : (
      <b>{source}</b>
    ),
    targets: [],
    event: e.event,
    ...(card ? { card } : undefined),
    ...(rule ? { rule } : undefined),
    ...blank(),
  };
  drafts.push(draft);
  return draft;
}

function momentLabel(ability: string): keyof typeof MOMENT_RULES {
  const { event } = printedOf(ability).ability.when;
  return event === 'endOfTurn' ? 'sent.turn' : event === 'war' ? 'sent.war.name' : 'points.end';
}

/** Those whom a token strikes differ in what they lose; a war and a plague take the same from everybody they name. */
const isEachTold = ({ event, others }: Draft): boolean => event === 'token' && others.size > 0;

function finish(draft: Draft, words: Words, names: readonly string[]): LogLine {
  const { own, others, affects, action: _action, event: _event, isCounted: _counted, ...line } = draft;
  const deltas = Object.values(own).some((n) => n !== 0) ? <Deltas own={own} words={words} /> : undefined;
  const card = line.card ?? cardAmong(line.targets);
  return {
    ...line,
    ...(isEachTold(draft) ? { text: <Struck card={line.card!} others={others} names={names} words={words} /> } : undefined),
    affects: [...affects],
    ...(deltas ? { deltas } : undefined),
    ...(card ? { card } : undefined),
  };
}
