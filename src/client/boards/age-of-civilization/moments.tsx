import type { VNode } from 'preact';
import { counterOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { tollOf } from '../../../games/age-of-civilization/cards/actions.js';
import { printedOf, trackCardOf } from '../../../games/age-of-civilization/cards/index.js';
import { EVENT_TOKENS } from '../../../games/age-of-civilization/cards/tokens.js';
import { describeEvent, describeSource } from '../../../games/age-of-civilization/say/describe-event.js';
import type { Aoc, Change, GameEvent, State } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, Points, sign } from '../../kit/index.js';
import { capital } from '../../table/board-words.js';
import type { Moment, MomentSeat } from '../../table/moment.js';
import { Passage } from '../../table/scene-signs.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { scoring } from './scoring.js';
import { type Words, wordsOf } from './words.js';

type Kind = 'war' | 'plague' | 'token';
type Struck = Extract<GameEvent, { event: Kind }>;
interface Means {
  readonly coins: number;
  readonly points: number;
  readonly workers: number;
}
/** What the tokens ask about (AOC-EVT-4). */
type CountedByTokens = 'wonders' | 'techs' | 'coins' | 'strength';
interface Found {
  readonly ply: number;
  /** Between which rounds: the one that ends. */
  readonly round: number;
  readonly e: Struck | Extract<GameEvent, { event: 'round' }>;
  readonly changes: Change[];
  /** What came to each in the same move from here on, whatever brought it. */
  readonly since: Change[];
}

/** Between two rounds: the token, the war or the plague of the card that becomes usable; else that a round begins. */
export function moments(
  log: readonly LoggedEvent<Aoc>[],
  snapshot: Snapshot<Aoc>,
  lang: Lang,
  at: (ply: number) => State,
): readonly Moment[] {
  const words = wordsOf(lang);
  return [...gather(log).map((found) => sceneOf(found, snapshot, at, words)), ...scoring(log, snapshot, lang)];
}

function gather(log: readonly LoggedEvent<Aoc>[]): readonly Found[] {
  const found: Found[] = [];
  let round = 1;
  let gained: Change[] = [];
  for (const { ply, e } of log) {
    const last = found.at(-1);
    if (e.event === 'war' || e.event === 'plague' || e.event === 'token') found.push({ ply, round, e, changes: [], since: [] });
    else if (e.event === 'change') {
      for (const before of found) if (before.ply === ply) before.since.push(e);
      if (last && last.ply === ply && isCausedBy(e, last.e)) last.changes.push(e);
      else gained.push(e);
    } else if (e.event === 'round') {
      // A scene of its own only where nothing else has marked the turn of the rounds.
      if (e.round > 1 && last?.ply !== ply) found.push({ ply, round, e, changes: gained, since: [] });
      round = e.round;
      gained = [];
    }
  }
  return found;
}

function isCausedBy({ source }: Change, e: Found['e']): boolean {
  if (source.from === 'ability')
    return e.event === 'war' && !source.ability.startsWith('SCN-') && printedOf(source.ability).ability.when.event === 'war';
  return source.from === e.event;
}

function sceneOf(
  { ply, round, e, changes, since }: Found,
  { view, seats }: Snapshot<Aoc>,
  at: (ply: number) => State,
  words: Words,
): Moment {
  const names = seats.map(({ name }) => name);
  const sum = (seat: Seat): Means => {
    const own = changes.filter((change) => change.seat === seat);
    const of = (what: 'coins' | 'points' | 'workers') => own.reduce((n, change) => n + (change[what] ?? 0), 0);
    return { coins: of('coins'), points: of('points'), workers: of('workers') };
  };
  const column = (seat: Seat, why: string): MomentSeat => {
    const means = sum(seat);
    const worth = means.points * 2 + means.workers * 3 + means.coins;
    const notes = granted(changes, seat, words);
    return { seat, why, notes, effect: effectOf(means, words), tone: worth > 0 ? 'gain' : worth < 0 ? 'loss' : 'none' };
  };
  const everybody = seats.map((_, seat) => seat);
  const tokenColumn = (token: Token, then: State, seat: Seat): MomentSeat => {
    const taken = since.reduce((n, change) => n + (change.seat === seat ? (change.coins ?? 0) : 0), 0);
    const figure = figureOf(token, then, seat, taken);
    const why = tokenReason(token, sum(seat), seat, words);
    return {
      ...column(seat, figure === undefined ? why : `${why} (${figure})`),
      ...(figure !== undefined && { figure }),
      ...(isShort(token, sum(seat)) && { notes: [words.t('moment.token.short')] }),
    };
  };
  const card = view.track[round + 2]; // the position of the round that begins, counted from 0 (AOC-EOR-1)
  const common = { ply, key: `${e.event}:${ply}` };
  switch (e.event) {
    case 'war':
      return {
        ...common,
        title: words.t('moment.war'),
        sentence: warSentence(e, names, words),
        cards: card ? [card] : [],
        seats: [...everybody]
          .sort((a, b) => e.strengths[b]! - e.strengths[a]!)
          .map((seat) => ({ ...column(seat, warReason(e, seat, words)), figure: e.strengths[seat]! })),
        rule: 'AOC-WAR-1',
        line: 'AOC-WAR-1',
      };
    case 'plague':
      return {
        ...common,
        title: words.name('track', e.card),
        sentence: words.t('moment.plague', { n: tollOf(trackCardOf(e.card)) }),
        cards: [e.card],
        seats: everybody.map((seat) => column(seat, words.t('moment.plague.why'))),
        rule: 'AOC-PLG-1',
        line: 'AOC-PLG-1',
      };
    case 'token':
      return {
        ...common,
        title: words.name('token', e.token),
        sentence: tokenSentence(e, names, words),
        cards: [e.token],
        rule: 'AOC-EVT-3',
        line: 'AOC-EVT-3',
        get seats() {
          const then = at(ply);
          return everybody.map((seat) => tokenColumn(e, then, seat)).sort((a, b) => (b.figure ?? 0) - (a.figure ?? 0));
        },
      };
    default:
      return {
        ...common,
        title: words.t('moment.round', { n: e.round }),
        sentence:
          names.length === 1
            ? `${capital(words.t('moment.round.gains', { n: e.round - 1 }))}.`
            : words.t('moment.round.why', { who: names[e.first] ?? '' }),
        cards: [],
        picture: <Passage from={{ label: e.round - 1 }} to={{ label: e.round }} />,
        seats: everybody.map((seat) => column(seat, words.t('moment.round.gains', { n: e.round - 1 }))),
      };
  }
}

/** Whose ability brought something: the figure alone would not say why. */
function granted(changes: readonly Change[], seat: Seat, words: Words): readonly string[] {
  const cards = changes.flatMap(({ seat: whose, source }) =>
    whose === seat && source.from === 'ability' ? [words.text(describeSource(source))] : [],
  );
  return [...new Set(cards)].map((what) => words.t('moment.granted', { what }));
}

type War = Extract<GameEvent, { event: 'war' }>;

function warSentence({ weakest, spared }: War, names: readonly string[], words: Words): string {
  const hit = weakest.filter((seat) => !spared.includes(seat));
  if (hit.length === 0) return words.t(weakest.length > 0 ? 'moment.war.shielded' : 'moment.war.none');
  return words.t('moment.war.struck', { who: hit.map((seat) => names[seat]).join(', '), n: hit.length });
}

function warReason({ strengths, weakest, spared }: War, seat: Seat, words: Words): string {
  const n = strengths[seat]!;
  if (!weakest.includes(seat)) return words.t('moment.war.safe', { n });
  return words.t(spared.includes(seat) ? 'moment.war.spared' : 'moment.war.weakest', { n });
}

type Token = Extract<GameEvent, { event: 'token' }>;
const selectorOf = ({ token }: Token) => EVENT_TOKENS.find(({ id }) => id === token)?.who;

/** What the token does; where it strikes some only, whom. */
function tokenSentence(e: Token, names: readonly string[], words: Words): string {
  const effect = words.text({ key: `token.${e.token}.text` });
  const who = selectorOf(e);
  if (who === 'all' || who === 'none') return effect;
  return `${effect} ${e.passed === undefined ? words.t('moment.token.struck', { who: e.seats.map((seat) => names[seat]).join(', ') }) : words.text(describeEvent(e, names))}`;
}

/** What the token compares; of coins, those that were there before it took any. */
function figureOf(e: Token, s: State, seat: Seat, since: number): number | undefined {
  const who = selectorOf(e);
  if (typeof who !== 'object') return undefined;
  const what = 'most' in who ? who.most : who.least;
  return counterOf(s, seat, what) - (what === 'coins' ? since : 0);
}

/** Nobody pays more coins than there are (AOC-EVT-3). */
function isShort({ token }: Token, { coins }: Means): boolean {
  const asked = EVENT_TOKENS.find(({ id }) => id === token)?.do.find((effect) => effect.op === 'coins');
  return coins < 0 && asked?.op === 'coins' && typeof asked.n === 'number' && coins > asked.n;
}

function tokenReason(e: Token, { coins, points, workers }: Means, seat: Seat, words: Words): string {
  const who = selectorOf(e);
  const isHit = e.seats.includes(seat);
  // Who has no coin loses none, who has four workers gets no fifth (AOC-EVT-3, AOC-AMB-8).
  if (isHit && !coins && !points && !workers && who !== undefined) return words.t('moment.token.vain');
  if (who === undefined) return words.t(e.passed ? 'moment.token.held' : 'moment.token.broken');
  if (who === 'all' || who === 'none') return words.t(`moment.token.${who}`);
  const most = 'most' in who;
  const what = words.t(`moment.count.${(most ? who.most : who.least) as CountedByTokens}`);
  return words.t(`moment.token.${most ? 'most' : 'least'}${isHit ? '' : '-not'}`, { what });
}

function effectOf({ coins, points, workers }: Means, words: Words): VNode | string {
  if (!coins && !points && !workers) return words.t('moment.nothing');
  return (
    <>
      {points !== 0 && <Points n={points} signed />}
      {coins !== 0 && <Coin n={coins} signed />}
      {workers !== 0 && (
        <span class="few">
          {sign(workers, true)}
          <Icon name="meeple" size={18} label={words.t('unit.workers', { n: workers })} />
        </span>
      )}
    </>
  );
}
