import type { VNode } from 'preact';
import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import { EVENT_TOKENS } from '../../../games/age-of-civilization/cards/tokens.js';
import { describeEvent } from '../../../games/age-of-civilization/say/describe-event.js';
import type { Aoc, Change, GameEvent } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { Coin, Icon, Points, sign } from '../../kit/index.js';
import type { Moment, MomentSeat } from '../../table/moment.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
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
}

/** Between two rounds: the token, the war or the plague of the card that becomes usable; else that a round begins. */
export function moments(log: readonly LoggedEvent<Aoc>[], snapshot: Snapshot<Aoc>, lang: Lang): readonly Moment[] {
  const words = wordsOf(lang);
  return gather(log).map((found) => sceneOf(found, snapshot, words));
}

function gather(log: readonly LoggedEvent<Aoc>[]): readonly Found[] {
  const found: Found[] = [];
  let round = 1;
  let gained: Change[] = [];
  for (const { ply, e } of log) {
    const last = found.at(-1);
    if (e.event === 'war' || e.event === 'plague' || e.event === 'token') found.push({ ply, round, e, changes: [] });
    else if (e.event === 'change') {
      if (last && last.ply === ply && isCausedBy(e, last.e)) last.changes.push(e);
      else gained.push(e);
    } else if (e.event === 'round') {
      // A scene of its own only where nothing else has marked the turn of the rounds.
      if (e.round > 1 && last?.ply !== ply) found.push({ ply, round, e, changes: gained });
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

function sceneOf({ ply, round, e, changes }: Found, { view, seats }: Snapshot<Aoc>, words: Words): Moment {
  const names = seats.map(({ name }) => name);
  const sum = (seat: Seat): Means => {
    const own = changes.filter((change) => change.seat === seat);
    const of = (what: 'coins' | 'points' | 'workers') => own.reduce((n, change) => n + (change[what] ?? 0), 0);
    return { coins: of('coins'), points: of('points'), workers: of('workers') };
  };
  const column = (seat: Seat, why: string): MomentSeat => {
    const means = sum(seat);
    const worth = means.points * 2 + means.workers * 3 + means.coins;
    return { seat, why, effect: effectOf(means, words), tone: worth > 0 ? 'gain' : worth < 0 ? 'loss' : 'none' };
  };
  const everybody = seats.map((_, seat) => seat);
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
      };
    case 'plague':
      return {
        ...common,
        title: words.name('track', e.card),
        sentence: words.text(describeEvent(e, names)),
        cards: [e.card],
        seats: everybody.map((seat) => column(seat, words.t('moment.plague.why'))),
        rule: 'AOC-PLG-1',
      };
    case 'token':
      return {
        ...common,
        title: words.name('token', e.token),
        sentence: tokenSentence(e, names, words),
        cards: [e.token],
        seats: everybody.map((seat) => column(seat, tokenReason(e, sum(seat), seat, words))),
        rule: 'AOC-EVT-3',
      };
    default:
      return {
        ...common,
        title: words.t('moment.round', { n: e.round }),
        sentence: words.t('moment.round.why', { who: names[e.first] ?? '' }),
        cards: [],
        seats: everybody.map((seat) => column(seat, words.t('moment.round.gains', { n: e.round - 1 }))),
      };
  }
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
          <Icon name="meeple" size={18} label={words.t('workers')} />
        </span>
      )}
    </>
  );
}
