import type { VNode } from 'preact';
import { describeEnded } from '../../../games/millennia/say/describe-event.js';
import type { GameEvent, Mil } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Moment, MomentSeat } from '../../table/moment.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { Deltas, MEANS, type Means } from './log-words.js';
import { type Words, wordsOf } from './words.js';

/** What an age brought and cost each seat, gathered while it runs. */
interface Account {
  readonly ended: string[][];
  readonly means: Means[];
}

/** The war that throws markers back, and the end of an age: what it brought, which cards it took. */
export function moments(log: readonly LoggedEvent<Mil>[], snapshot: Snapshot<Mil>, lang: Lang): readonly Moment[] {
  const words = wordsOf(lang);
  const seats = snapshot.seats.map((_, seat) => seat);
  const fresh = (): Account => ({ ended: seats.map(() => []), means: seats.map(() => ({ gold: 0, vp: 0, jokers: 0, rp: 0 })) });
  const scenes: Moment[] = [];
  let account = fresh();
  let war: { readonly ply: number; readonly back: number; readonly now: Map<Seat, number> } | undefined;
  const endWar = (): void => {
    if (war) scenes.push(warScene(war, seats, words));
    war = undefined;
  };
  for (const { ply, e } of log) {
    if (war && e.event === 'back' && e.seat >= 0) war.now.set(e.seat, e.position);
    else if (war && e.event !== 'back' && e.event !== 'automa-war') endWar();
    if (e.event === 'war-phase') war = { ply, back: e.back, now: new Map() };
    keep(account, e);
    if (e.event !== 'age') continue;
    if (e.age > 1) scenes.push(ageScene(ply, e.age, account, snapshot, words));
    account = fresh();
  }
  return scenes;
}

function keep(account: Account, e: GameEvent): void {
  if (!('seat' in e) || e.seat < 0) return;
  if (e.event === 'ended') account.ended[e.seat]?.push(e.card);
  if (e.event === 'change') for (const what of MEANS) account.means[e.seat]![what] += e[what] ?? 0;
}

/** MIL-WAR-01: all armies fall back by the place of the weakest, so that the lead is what counts. */
function warScene(
  { ply, back, now }: { readonly ply: number; readonly back: number; readonly now: ReadonlyMap<Seat, number> },
  seats: readonly Seat[],
  words: Words,
): Moment {
  const column = (seat: Seat): MomentSeat => {
    const at = now.get(seat);
    if (at === undefined) return { seat, why: words.t('moment.war.stays'), effect: words.t('moment.nothing'), tone: 'none' };
    const why = at === 0 ? words.t('moment.war.weakest') : words.t('moment.war.lead', { n: at });
    return { seat, why, effect: `${at + back} → ${at}`, tone: at === 0 ? 'loss' : 'none' };
  };
  return {
    ply,
    key: `war:${ply}`,
    title: words.t('moment.war'),
    sentence: back === 0 ? words.t('moment.war.nobody') : words.t('moment.war.why', { n: back }),
    cards: [],
    seats: seats.map(column),
    rule: 'MIL-WAR-01',
  };
}

/** So many cards lie side by side in large. */
const SHOWN = 3;

function ageScene(ply: number, age: number, account: Account, { seats, viewer }: Snapshot<Mil>, words: Words): Moment {
  const column = (seat: Seat): MomentSeat => {
    const own = account.means[seat]!;
    const ended = account.ended[seat]!;
    const effect: VNode | string = MEANS.some((what) => own[what] !== 0) ? <Deltas own={own} words={words} /> : words.t('moment.nothing');
    return {
      seat,
      why: ended.length > 0 ? words.text(describeEnded(ended)) : words.t('moment.age.kept'),
      effect,
      tone: own.vp > 0 ? 'gain' : 'none',
    };
  };
  return {
    ply,
    key: `age:${age}`,
    title: words.t('moment.age', { n: age }),
    sentence: words.t('moment.age.why', { n: age - 1 }),
    // The reader's own that have had their time.
    cards: viewer === 'spectator' ? [] : account.ended[viewer]!.slice(0, SHOWN),
    seats: seats.map((_, seat) => column(seat)),
  };
}
