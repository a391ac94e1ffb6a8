import type { VNode } from 'preact';
import type { Forces } from '../../../games/civilization/ask/units.js';
import { TECH_NUMBER } from '../../../games/civilization/cards/index.js';
import { namingOf } from '../../../games/civilization/say/describe.js';
import { describeEvent } from '../../../games/civilization/say/event.js';
import { type Civ, type GameEvent, NOBODY, type State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Die } from '../../kit/die.js';
import { Coin, Seal } from '../../kit/index.js';
import type { LogLine } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { incomeLines } from './facts.js';
import { cardOf, ruleOf } from './log-about.js';
import type { Round } from './panels/battle-rounds.js';
import { BattleTale } from './sheets.js';
import { type Words, wordsOf } from './words.js';

/** A line while what follows from it is still being gathered. */
interface Draft extends Omit<LogLine, 'ply' | 'text' | 'affects' | 'scores' | 'deltas' | 'detail'> {
  ply: number;
  text: string;
  gold: number;
  /** A payment that waits for its line. */
  readonly owed: number;
  extra?: VNode;
  scores: boolean;
  /** Equal steps of a group are one line: what it tells, and how often. */
  key?: string;
  times: number;
  readonly affects: Set<Seat>;
  /** A battle is one line from its beginning to its end. */
  readonly fight?: Fight;
  /** An income tells its sum when it is opened. */
  readonly sum?: string;
}
interface Fight {
  readonly rounds: Round[];
  readonly forces: Forces;
  /** Units lost by each player. */
  readonly losses: Map<Seat, number>;
  over: boolean;
}

/** The events as the log tells them: gold is folded into what it was paid for, equal steps into one line. */
export function logLines(events: readonly LoggedEvent<Civ>[], snapshot: Snapshot<Civ>, lang: Lang): readonly LogLine[] {
  const words = wordsOf(lang);
  const names = snapshot.seats.map(({ name }) => name);
  const drafts: Draft[] = [];
  /** The technologies in play when an event happened: figures are told as what they were then. */
  let forces: Forces = { options: snapshot.view.options, techs: snapshot.view.techs.map(() => NOBODY) };
  /** What has been paid, until the line comes that says what for. */
  let paid: { readonly seat: Seat; readonly ply: number; readonly line: Draft } | undefined;
  /** A start region: everybody gets the same figures there. */
  let drafting = false;
  const settle = () => {
    if (paid) drafts.push(paid.line);
    paid = undefined;
  };
  for (const { ply, e } of events) {
    if (e.event === 'technology') forces = { ...forces, techs: forces.techs.with(TECH_NUMBER[e.tech], e.seat) };
    const teller: Teller = { words, names, s: snapshot.view, forces };
    const last = drafts.at(-1);
    if (e.event === 'gold' && last?.ply === ply && last.seat === e.seat && last.kind === 'line' && (e.by > 0 || last.gold === 0)) {
      if (e.by > 0 || !PRICED.has(e.cause)) {
        last.gold += e.by;
        continue;
      }
    }
    if (last?.fight && !last.fight.over && tellOn(last, last.fight, e, teller)) {
      last.ply = ply;
      continue;
    }
    if (isSilent(e, drafting)) continue;
    drafting = e.event === 'settled';
    const draft = open(teller, ply, e);
    if (e.event === 'gold' && PRICED.has(e.cause)) {
      settle();
      paid = { seat: e.seat, ply, line: draft };
      draft.gold = 0;
      continue;
    }
    if (paid && paid.ply === ply && draft.seat === paid.seat) {
      draft.gold += paid.line.owed;
      paid = undefined;
    }
    if (paid?.ply !== ply) settle();
    if (draft.key !== undefined && last?.key === draft.key) {
      last.times += 1;
      last.gold += draft.gold;
      last.ply = ply;
    } else drafts.push(draft);
  }
  settle();
  return drafts.map((draft) => finish(draft, words, names));
}

/** Paid before what it buys is told. */
const PRICED = new Set<string>(['figure', 'village', 'expansion', 'technology', 'improvement', 'wonder']);

/** What another line or the board itself tells. */
const isSilent = (e: GameEvent, drafting: boolean): boolean =>
  e.event === 'finished-trading' || (drafting && e.event === 'placed') || (e.event === 'gold' && e.cause === 'trade');

/** The map shows where figures went; what lies under a marker is told by what becomes of it. */
const PASSING = new Set<GameEvent['event']>(['moved', 'looked', 'revealed', 'passed']);
const SCORES = new Set<GameEvent['event']>(['founded', 'size', 'captured', 'destroyed', 'technology', 'wonder', 'claim', 'over']);

/** What comes to a player without an act: it is news, however it is told. */
const isByItself = (e: GameEvent): boolean =>
  e.event === 'income' || e.event === 'eliminated' || (e.event === 'lost' && e.by !== 'sold' && e.by !== 'founded');

/** Who acts. */
function actorOf(e: GameEvent): Seat | undefined {
  if (e.event === 'offered' || e.event === 'deal') return e.from;
  if (e.event === 'offer-gone') return e.why === 'declined' ? e.to : e.why === 'withdrawn' ? e.from : undefined;
  return 'seat' in e && typeof e.seat === 'number' && e.seat >= 0 ? e.seat : undefined;
}

interface Teller {
  readonly words: Words;
  readonly names: readonly string[];
  readonly s: State;
  readonly forces: Forces;
}

const tell = ({ words, names, s, forces }: Teller, e: GameEvent): string => words.text(describeEvent(e, names, namingOf(s, forces)));

function open(teller: Teller, ply: number, e: GameEvent): Draft {
  const seat = actorOf(e);
  const text = tell(teller, e);
  const kind = e.event === 'turn' || e.event === 'era' ? 'round' : e.event === 'phase' ? 'turn' : 'line';
  const extra = extraOf(e);
  const rule = ruleOf(e, teller.s);
  const card = cardOf(e);
  return {
    ply,
    kind,
    ...(seat === undefined || kind !== 'line' ? undefined : { seat }),
    ...(e.event === 'battle' ? { by: e.leaders[0] } : undefined),
    text,
    ...(extra ? { extra } : undefined),
    targets: targetsOf(e),
    ...(rule ? { rule } : undefined),
    ...(card ? { card } : undefined),
    ...(e.event === 'moved' || e.event === 'placed' ? { key: `${seat} ${text}` } : undefined),
    times: 1,
    gold: 0,
    owed: e.event === 'gold' ? e.by : 0,
    scores: SCORES.has(e.event),
    ...(PASSING.has(e.event) ? { passing: true } : undefined),
    ...(isByItself(e) ? { byItself: true } : undefined),
    affects: new Set([...(seat === undefined ? [] : [seat]), ...others(e)]),
    ...(e.event === 'income' ? { sum: sumOf(teller, e) } : undefined),
    ...(e.event === 'battle' ? { fight: { rounds: [], forces: teller.forces, losses: new Map(), over: false } } : undefined),
  };
}

const sumOf = ({ s, words }: Teller, { seat, income }: Extract<GameEvent, { event: 'income' }>): string =>
  incomeLines(s, seat, income, words)
    .map(({ label, gold }) => `${label} ${gold}`)
    .join(' + ');

/** What belongs to a battle goes into its line; false for anything else. */
function tellOn(line: Draft, fight: Fight, e: GameEvent, teller: Teller): boolean {
  if (e.event === 'lost' && e.by === 'battle') fight.losses.set(e.seat, (fight.losses.get(e.seat) ?? 0) + e.n);
  else if (e.event === 'round') {
    fight.rounds.push(e);
    line.text = tell(teller, e);
  } else if (e.event === 'battle-over') {
    fight.over = true;
    line.text = tell(teller, e);
  } else return false;
  return true;
}

/** Whose means an event touches besides the one who acts. */
function others(e: GameEvent): readonly Seat[] {
  if (e.event === 'declared') return [e.against];
  if (e.event === 'captured') return [e.from];
  if (e.event === 'destroyed') return [e.owner];
  if (e.event === 'offered' || e.event === 'deal') return [e.from, e.to];
  return e.event === 'battle' ? e.sides.flat() : [];
}

/** Dice stand beside the words, which tell them too. */
function extraOf(e: GameEvent): VNode | undefined {
  if (e.event === 'critical')
    return (
      <span class="log-dice" aria-hidden="true">
        <Die n={e.dice[0]} size={16} /> <Die n={e.dice[1]} size={16} />
      </span>
    );
  return e.event === 'end-die' ? (
    <span class="log-dice" aria-hidden="true">
      <Die n={e.die} size={16} />
    </span>
  ) : undefined;
}

/** The spaces that an event is about. */
function targetsOf(e: GameEvent): string[] {
  const ids = [
    ...('region' in e ? [e.region] : []),
    ...('at' in e ? [e.at] : []),
    ...(e.event === 'moved' ? [e.from, e.to] : []),
    ...(e.event === 'plague' ? e.regions : []),
  ];
  return [...new Set(ids.map((id) => `space:${id}`))];
}

function finish(
  { gold, owed: _owed, extra, times, key: _key, affects, fight, sum, ...line }: Draft,
  words: Words,
  names: readonly string[],
): LogLine {
  const text = times > 1 ? `${times} × ${line.text}` : line.text;
  const losses = fight && fight.losses.size > 0 ? <Losses losses={fight.losses} words={words} names={names} /> : undefined;
  const deltas =
    gold !== 0 || extra || losses ? (
      <>
        {extra}
        {losses}
        {gold !== 0 && <Gold n={gold} words={words} told={sum !== undefined} />}
      </>
    ) : undefined;
  return {
    ...line,
    text,
    ...(deltas ? { deltas } : undefined),
    affects: [...affects],
    ...(fight && fight.rounds.length > 0
      ? { detail: () => <BattleTale rounds={fight.rounds} s={fight.forces} words={words} /> }
      : undefined),
    ...(sum ? { detail: () => <p class="log-sum">{sum}</p> } : undefined),
  };
}

/** `told`: the words beside it say the sum, and whoever listens needs it once. */
function Gold({ n, words, told }: { readonly n: number; readonly words: Words; readonly told: boolean }) {
  const coin = <Coin n={n} signed size="s" label={words.t('moment.gold', { n })} />;
  return told ? <span aria-hidden="true">{coin}</span> : coin;
}

interface LossesProps {
  readonly losses: ReadonlyMap<Seat, number>;
  readonly words: Words;
  readonly names: readonly string[];
}

/** Units that a battle has cost each side. */
function Losses({ losses, words, names }: LossesProps) {
  return (
    <>
      {[...losses].map(([seat, n]) => (
        <span key={seat} class="battle-loss" role="img" aria-label={words.t('log.lost', { who: names[seat] ?? '', n })}>
          <Seal seat={seat} size={14} />−{n}
        </span>
      ))}
    </>
  );
}
