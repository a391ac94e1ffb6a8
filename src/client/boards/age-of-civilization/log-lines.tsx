import type { VNode } from 'preact';
import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import { placeName } from '../../../games/age-of-civilization/say/describe.js';
import { describeEvent, describeSource } from '../../../games/age-of-civilization/say/describe-event.js';
import type { ActionId, Aoc, Change, GameEvent, Source } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, sign } from '../../kit/index.js';
import type { LogLine } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { fileOf } from './cards.js';
import { type Words, wordsOf } from './words.js';

/** A line while its changes are still being gathered. */
interface Draft {
  ply: number;
  readonly kind: LogLine['kind'];
  readonly seat?: Seat;
  text: VNode | string;
  readonly targets: string[];
  readonly card?: string;
  readonly rule?: string;
  /** The action of a line that still waits for an answer: which technology, how many stones. */
  readonly action?: ActionId;
  /** What the line's own seat gained or lost. */
  readonly own: { coins: number; points: number; workers: number };
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
    else if (!isSilent(e)) drafts.push(open(ply, e, words, names));
  }
  return drafts.map((draft) => finish(draft, words));
}

/** What the lines around it already tell. */
const isSilent = (e: GameEvent): boolean => e.event === 'returned' && e.lost === 0;

const blank = () => ({ own: { coins: 0, points: 0, workers: 0 }, affects: new Set<Seat>(), scores: false });

function open(ply: number, e: Exclude<GameEvent, Change>, words: Words, names: readonly string[]): Draft {
  const kind = e.event === 'round' || e.event === 'turn' ? e.event : 'line';
  const seat = 'seat' in e ? e.seat : undefined;
  const rule = RULES[e.event];
  return {
    ply,
    kind,
    ...(seat === undefined ? undefined : { seat }),
    text: e.event === 'turn' ? (names[e.seat] ?? '') : textOf(e, words, names),
    targets: targetsOf(e),
    ...(e.event === 'birth' || e.event === 'annex' ? { card: e.card } : e.event === 'token' ? { card: e.token } : undefined),
    ...(rule ? { rule } : undefined),
    ...(e.event === 'place' ? { action: e.action } : undefined),
    ...blank(),
  };
}

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

/** Targets are a kind and a card: 'tech:writing'. */
const cardAmong = (targets: readonly string[]): string | undefined =>
  targets.map((target) => target.slice(target.indexOf(':') + 1)).findLast((id) => fileOf(id) !== undefined);

const RULES: { readonly [K in GameEvent['event']]?: string } = {
  birth: 'AOC-CIV-4',
  annex: 'AOC-CIV-6',
  rest: 'AOC-RST-1',
  war: 'AOC-WAR-1',
  plague: 'AOC-PLG-1',
  token: 'AOC-EVT-3',
  returned: 'AOC-RET-2',
  special: 'AOC-INN-2',
  end: 'AOC-END-2',
};

/** What an action brings stands on its line: the technology, the wonder, the counter it moves. */
function absorb(line: Draft | undefined, ply: number, e: GameEvent, words: Words): boolean {
  const [target, name] =
    e.event === 'tech'
      ? [`tech:${e.tech}`, words.name('tech', e.tech)]
      : e.event === 'wonder'
        ? [`wonder:${e.wonder}`, words.name('wonder', e.wonder)]
        : e.event === 'counter' && e.counter !== 'opponent'
          ? [undefined, `· ${words.text(describeEvent(e, []))}`]
          : [];
  if (!line || name === undefined || line.action === undefined) return false;
  const caused = e.event === 'counter' ? line.ply === ply : 'source' in e && e.source.from === 'action' && e.source.action === line.action;
  if (!caused) return false;
  line.ply = ply;
  if (target) line.targets.push(target);
  line.text = (
    <>
      {line.text} {name}
    </>
  );
  return true;
}

function fold(drafts: Draft[], ply: number, e: Change, words: Words): void {
  const last = drafts.at(-1);
  const line = last && last.kind === 'line' && belongs(last, ply, e) ? last : ownLine(drafts, ply, e, words);
  line.affects.add(e.seat);
  if (e.points) line.scores = true;
  if (line.seat !== e.seat) return;
  line.own.coins += e.coins ?? 0;
  line.own.points += e.points ?? 0;
  line.own.workers += e.workers ?? 0;
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
  const moment = e.source.from === 'ability' && isOfEnd(e.source.ability) ? words.t(momentLabel(e.source.ability)) : undefined;
  const draft: Draft = {
    ply,
    kind: 'line',
    seat: e.seat,
    text: moment ? (
      <>
        {moment}, <b>{source}</b>
      </>
    ) : (
      <b>{source}</b>
    ),
    targets: [],
    ...blank(),
  };
  drafts.push(draft);
  return draft;
}

function momentLabel(ability: string): 'sent.turn' | 'points.end' | 'sent.war.name' {
  const { event } = printedOf(ability).ability.when;
  return event === 'endOfTurn' ? 'sent.turn' : event === 'war' ? 'sent.war.name' : 'points.end';
}

function finish({ own, affects, action: _action, ...line }: Draft, words: Words): LogLine {
  const { coins, points, workers } = own;
  const deltas =
    coins || points || workers ? (
      <span class="dl">
        {coins !== 0 && (
          <>
            <em class={coins > 0 ? 'p' : 'm'}>{sign(coins, true)}</em>
            <Coin label={words.t('unit.coins', { n: coins })} />
          </>
        )}
        {points !== 0 && (
          <>
            <em class={points > 0 ? 'p' : 'm'}>{sign(points, true)}</em>
            <Icon name="laurels" size={14} class="lp" label={words.t('unit.points', { n: points })} />
          </>
        )}
        {workers !== 0 && (
          <>
            <em class={workers > 0 ? 'p' : 'l'}>{sign(workers, true)}</em>
            <Icon name="meeple" size={13} label={words.t('unit.workers', { n: workers })} />
          </>
        )}
      </span>
    ) : undefined;
  const card = line.card ?? cardAmong(line.targets);
  return { ...line, affects: [...affects], ...(deltas ? { deltas } : undefined), ...(card ? { card } : undefined) };
}
