import type { VNode } from 'preact';
import { playerOf } from '../../../games/millennia/ask/selectors.js';
import type { GameEvent, Mil, State } from '../../../games/millennia/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Moment, MomentSeat, Tale } from '../../table/moment.js';
import { onDemand } from '../../table/on-demand.js';
import { Emblem, Passage } from '../../table/scene-signs.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TRACK_GLYPHS } from './glyphs.js';
import { Deltas, MEANS, type Means } from './log-words.js';
import { scoring } from './scoring.js';
import { type Words, wordsOf } from './words.js';

/** What an age brought and cost each seat, gathered while it runs. */
interface Account {
  readonly ended: string[][];
  readonly means: Means[];
}

/** The war that throws markers back, and the end of an age: what it brought, which cards it took. */
export function moments(
  log: readonly LoggedEvent<Mil>[],
  snapshot: Snapshot<Mil>,
  lang: Lang,
  at: (ply: number) => State,
): readonly Moment[] {
  const words = wordsOf(lang);
  const seats = snapshot.seats.map((_, seat) => seat);
  const fresh = (): Account => ({ ended: seats.map(() => []), means: seats.map(() => ({ gold: 0, vp: 0, jokers: 0, rp: 0 })) });
  const scenes: Moment[] = [];
  let account = fresh();
  let pushed: Seat[] = [];
  for (const { ply, e } of log) {
    if (e.event === 'phase') pushed = [];
    // Back before the war itself: a fortification of somebody else (MIL-WAR-01).
    if (e.event === 'back' && e.track === 'war') pushed.push(e.seat);
    if (e.event === 'war-phase') scenes.push(warScene({ ply, back: e.back, pushed: [...pushed] }, at, seats, words));
    keep(account, e);
    if (e.event !== 'age') continue;
    if (e.age > 1) scenes.push(ageScene(ply, e.age, account, snapshot, at, words));
    account = fresh();
  }
  return [...scenes, ...scoring(log, snapshot, lang)];
}

function keep(account: Account, e: GameEvent): void {
  if (!('seat' in e) || e.seat < 0) return;
  if (e.event === 'ended') account.ended[e.seat]?.push(e.card);
  if (e.event === 'change') for (const what of MEANS) account.means[e.seat]![what] += e[what] ?? 0;
}

/** MIL-WAR-02: all armies fall back by the place of the weakest, so that the lead is what counts. */
function warScene(
  { ply, back, pushed }: { readonly ply: number; readonly back: number; readonly pushed: readonly Seat[] },
  at: (ply: number) => State,
  seats: readonly Seat[],
  words: Words,
): Moment {
  const column = (seat: Seat): MomentSeat => {
    const now = playerOf(at(ply), seat).tracks.war;
    const was = now + back;
    return {
      seat,
      why: now === 0 ? words.t('moment.war.weakest') : words.t('moment.war.lead', { n: now }),
      figure: now,
      was,
      notes: pushed.includes(seat) ? [words.t('moment.war.pushed')] : [],
      effect: back === 0 ? words.t('moment.war.stays') : `${was} → ${now}`,
      tone: now === 0 && back > 0 ? 'loss' : 'none',
    };
  };
  return onDemand({ ply, key: `war:${ply}`, title: words.t('moment.war'), line: 'MIL-WAR-02' }, () => ({
    sentence: back === 0 ? words.t('moment.war.nobody') : words.t('moment.war.why', { n: back }),
    cards: [],
    picture: <Emblem icon={TRACK_GLYPHS.war} />,
    seats: seats.map(column).sort((a, b) => b.figure! - a.figure!),
    rule: 'MIL-WAR-02',
  }));
}

/** So many cards lie side by side in large. */
const SHOWN = 3;

function ageScene(
  ply: number,
  age: number,
  account: Account,
  { seats, viewer }: Snapshot<Mil>,
  at: (ply: number) => State,
  words: Words,
): Moment {
  const column = (seat: Seat): MomentSeat => {
    const own = account.means[seat]!;
    const effect: VNode | string = MEANS.some((what) => own[what] !== 0) ? <Deltas own={own} words={words} /> : words.t('moment.nothing');
    const to = playerOf(at(ply), seat).vp;
    return {
      seat,
      why: words.t(account.ended[seat]!.length > 0 ? 'moment.age.over' : 'moment.age.kept'),
      gone: goneOf(account.ended[seat]!, words),
      effect,
      score: own.vp === 0 ? undefined : { label: words.g('piece.vp'), from: to - own.vp, to },
      tone: own.vp > 0 ? 'gain' : 'none',
    };
  };
  return onDemand(
    { ply, key: `age:${age}`, title: words.t('moment.age', { n: age }) },
    (): Tale => ({
      sentence: words.t('moment.age.why', { n: age - 1 }),
      // The reader's own that have had their time.
      cards: viewer === 'spectator' ? [] : account.ended[viewer]!.slice(0, SHOWN),
      picture: <Passage from={{ label: age - 1 }} to={{ label: age }} />,
      seats: seats.map((_, seat) => column(seat)),
      rule: 'MIL-MNT-02',
    }),
  );
}

/** MIL-MNT-02, 03: technologies go, buildings fall asleep. */
function goneOf(ended: readonly string[], words: Words): NonNullable<MomentSeat['gone']> {
  const isTech = (card: string) => card.startsWith('tech-');
  const all = [
    { cards: ended.filter(isTech), from: words.t('moment.age.techs') },
    { cards: ended.filter((card) => !isTech(card)), from: words.t('moment.age.asleep') },
  ];
  return all.flatMap(({ cards, from }) => (cards.length > 0 ? [{ name: cards.map(words.name).join(' · '), from }] : []));
}
