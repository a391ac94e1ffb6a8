import { TECHNOLOGY } from '../../../games/civilization/cards/index.js';
import { describeEvent } from '../../../games/civilization/say/event.js';
import { milestoneName } from '../../../games/civilization/say/names.js';
import type { Civ, Fighter, GameEvent } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { listed } from '../../table/board-words.js';
import type { Moment, MomentSeat } from '../../table/moment.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { sumOf } from './panels/battle-rounds.js';
import { type Words, wordsOf } from './words.js';

type Loss = Of<'lost'>['by'];
type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Trigger = Of<'battle-over' | 'plague' | 'era' | 'eliminated' | 'claim' | 'struck'>;

/** What led to a scene, and what it did; told by the log alone, so that a longer game begins with the scenes of a shorter one. */
interface Found {
  readonly ply: number;
  readonly e: Trigger;
  readonly fight: Fight;
  readonly era: EraAccount;
  /** Figures lost by each seat. */
  readonly lost: Map<Seat, number>;
  readonly taken: Of<'captured'>[];
  readonly shrunk: Of<'size'>[];
  readonly razed: Of<'destroyed'>[];
  readonly gold: Map<Seat, number>;
}
interface Fight {
  sides: readonly [readonly Seat[], readonly Seat[]];
  readonly won: [number, number];
  readonly rounds: Of<'round'>[];
  readonly lost: Map<Seat, number>;
}
/** What an era has brought each seat so far. */
interface EraAccount {
  readonly techs: Map<Seat, number>;
  readonly founded: Map<Seat, number>;
  readonly taken: Map<Seat, number>;
  opened?: Of<'technology'>;
}

const newFight = (sides: Fight['sides']): Fight => ({ sides, won: [0, 0], rounds: [], lost: new Map() });
const newEra = (): EraAccount => ({ techs: new Map(), founded: new Map(), taken: new Map() });
const add = (sums: Map<Seat, number>, seat: Seat, n = 1): void => void sums.set(seat, (sums.get(seat) ?? 0) + n);
const TRIGGERS = new Set<GameEvent['event']>(['battle-over', 'plague', 'era', 'eliminated', 'claim', 'struck']);
const IN_BATTLE: ReadonlySet<Loss> = new Set<Loss>(['battle', 'capture', 'sunk']);
/** Which losses a scene is to blame for. */
const CAUSES: Readonly<Partial<Record<GameEvent['event'], ReadonlySet<Loss>>>> = {
  'battle-over': IN_BATTLE,
  plague: new Set<Loss>(['plague', 'sunk']),
  struck: new Set<Loss>(['strike', 'sunk']),
  eliminated: new Set<Loss>(['eliminated', 'sunk']),
};
const isTrigger = (e: GameEvent): e is Trigger => TRIGGERS.has(e.event);

/** Battles, plague, a new era, milestones, the Manhattan Project, and who has to leave the world. */
export function moments(log: readonly LoggedEvent<Civ>[], snapshot: Snapshot<Civ>, lang: Lang): readonly Moment[] {
  const words = wordsOf(lang);
  const names = snapshot.seats.map(({ name }) => name);
  return gather(log).map((found, i) => ({
    key: `${found.e.event}:${i}`,
    ply: found.ply,
    ...sceneOf(found, { s: snapshot.view, words, names }),
  }));
}

function gather(log: readonly LoggedEvent<Civ>[]): readonly Found[] {
  const found: Found[] = [];
  let fight = newFight([[], []]);
  let era = newEra();
  let now = 1;
  for (const { ply, e } of log) {
    if (e.event === 'battle') fight = newFight(e.sides);
    else if (e.event === 'round') {
      fight.rounds.push(e);
      if (e.winner !== -1) fight.won[e.winner] += 1;
    }
    keepAccount(era, e, now);
    if (isTrigger(e)) {
      const nothing = { taken: [], shrunk: [], razed: [], gold: new Map<Seat, number>() };
      found.push({ ply, e, fight, era, lost: e.event === 'battle-over' ? fight.lost : new Map(), ...nothing });
      if (e.event !== 'era') continue;
      era = newEra();
      now = e.era;
    } else if (e.event === 'lost' && IN_BATTLE.has(e.by) && found.at(-1)?.fight !== fight) add(fight.lost, e.seat, e.n);
    else if (found.at(-1)?.ply === ply) follow(found.at(-1)!, e);
  }
  return found;
}

function keepAccount(era: EraAccount, e: GameEvent, now: number): void {
  if (e.event === 'founded') add(era.founded, e.seat);
  else if (e.event === 'captured') add(era.taken, e.seat);
  else if (e.event === 'technology' && TECHNOLOGY[e.tech].era === now) add(era.techs, e.seat);
  else if (e.event === 'technology' && e.source === 'bought' && TECHNOLOGY[e.tech].era > now) era.opened ??= e;
}

/** What happens in the same breath belongs to the scene. */
function follow(scene: Found, e: GameEvent): void {
  if (e.event === 'lost' && CAUSES[scene.e.event]?.has(e.by)) add(scene.lost, e.seat, e.n);
  else if (e.event === 'captured') scene.taken.push(e);
  else if (e.event === 'size' && e.why === 'plague') scene.shrunk.push(e);
  else if (e.event === 'destroyed') scene.razed.push(e);
  else if (e.event === 'gold' && e.cause === 'elimination') add(scene.gold, e.seat, e.by);
}

interface Telling {
  readonly s: Civ['state'];
  readonly words: Words;
  readonly names: readonly string[];
}
type Scene = Omit<Moment, 'key' | 'ply'>;

function sceneOf(found: Found, telling: Telling): Scene {
  const { e } = found;
  switch (e.event) {
    case 'battle-over':
      return battleScene(found, e, telling);
    case 'plague':
      return plagueScene(found, e, telling);
    case 'era':
      return eraScene(found, e, telling);
    case 'eliminated':
      return eliminationScene(found, e, telling);
    case 'struck':
      return strikeScene(found, e, telling);
    default:
      return claimScene(e, telling);
  }
}

/** What a seat has lost and won, in a few words. */
function effectsOn({ lost, taken, shrunk, razed, gold }: Found, seat: Seat, { words }: Telling): { text: string; worth: number } {
  const own = lost.get(seat) ?? 0;
  const coins = gold.get(seat) ?? 0;
  const won = taken.filter((x) => x.seat === seat).map(({ region }) => words.space(region));
  const gone = [...taken.filter((x) => x.from === seat), ...razed.filter((x) => x.owner === seat)].map(({ region }) => words.space(region));
  const small = shrunk.filter((x) => x.seat === seat).map(({ region }) => words.space(region));
  const parts = [
    won.length > 0 && words.t('moment.takes', { what: won.join(', ') }),
    gone.length > 0 && words.t('moment.loses', { what: gone.join(', ') }),
    small.length > 0 && words.t('moment.shrinks', { what: small.join(', ') }),
    own > 0 && words.t('moment.figures', { n: own }),
    coins !== 0 && words.t('moment.gold', { n: coins }),
  ].filter((part) => part !== false);
  return { text: parts.join(' · '), worth: won.length * 5 - gone.length * 5 - small.length - own + coins / 10 };
}

/** So many rounds fit into a scene: the last ones, which decided. */
const ROUNDS_TOLD = 4;

/** CIV-CMB-05, 06: the dice of a fighter, and what was added to them. */
function fighterWords(fighter: Fighter, { s, words }: Telling): string {
  const sum = sumOf(fighter, words);
  return words.t('moment.fighter', { what: words.unit(s, fighter.commit.kind), sum, total: fighter.total });
}

/** CIV-CMB-01: round by round until one side has nothing left. */
function battleScene(found: Found, e: Of<'battle-over'>, telling: Telling): Scene {
  const { words, names } = telling;
  const { fight } = found;
  const isFought = fight.rounds.length > 0;
  const column = (seat: Seat, side: 0 | 1): MomentSeat => ({
    seat,
    why: isFought
      ? words.t('moment.battle.rounds', { n: fight.won[side], all: fight.rounds.length })
      : words.t(e.winner === side ? 'moment.battle.unopposed' : 'moment.battle.undefended'),
    rolls: fight.rounds.slice(-ROUNDS_TOLD).map(({ fighters, winner }) => ({
      text: fighterWords(fighters[side], telling),
      dice: fighters[side].dice,
      won: winner === side,
    })),
    effect: effectsOn(found, seat, telling).text || words.t('moment.unharmed'),
    tone: e.winner === side ? 'gain' : 'loss',
  });
  const winner = e.winner === -1 ? undefined : names[e.leaders[e.winner]];
  return {
    title: words.t('battle.of', { where: words.space(e.at) }),
    sentence:
      winner === undefined
        ? words.t('moment.battle.nobody')
        : words.t(isFought || found.taken.length === 0 ? 'moment.battle.won' : 'moment.battle.walked', {
            who: winner,
            where: words.space(e.at),
          }),
    cards: [],
    seats: ([0, 1] as const).flatMap((side) => fight.sides[side].map((seat) => column(seat, side))),
    rule: found.taken.length > 0 ? 'CIV-CAP-01' : 'CIV-CMB-01',
  };
}

/** CIV-EXP-09: within the radius of the era all figures die and settlements shrink. */
function plagueScene(found: Found, e: Of<'plague'>, telling: Telling): Scene {
  const { words, names } = telling;
  const where = e.regions.map((region) => words.space(region));
  return {
    title: words.t('moment.plague', { where: words.space(e.region) }),
    sentence: words.t('moment.plague.why', { list: listed(where, words.t('and')) }),
    cards: ['marker.plague'],
    seats: names.map((_, seat): MomentSeat => {
      const { text } = effectsOn(found, seat, telling);
      return text === ''
        ? { seat, why: words.t('moment.plague.spared'), tone: 'none' }
        : { seat, why: words.t('moment.plague.struck'), effect: text, tone: 'loss' };
    }),
    rule: 'CIV-EXP-09',
  };
}

/** CIV-ERA-02, CIV-ERA-04: who has opened the era, and what the past one has brought. */
function eraScene({ era }: Found, e: Of<'era'>, { words, names }: Telling): Scene {
  const { opened } = era;
  const third = names.findIndex((_, seat) => (era.techs.get(seat) ?? 0) >= 3);
  const by = opened?.seat ?? third;
  const sentence = opened
    ? words.t('moment.era.opened', { who: names[opened.seat] ?? '', what: words.name(`tech.${opened.tech}`) })
    : third >= 0
      ? words.t('moment.era.third', { who: names[third] ?? '' })
      : words.t('moment.era.all');
  return {
    title: words.text(describeEvent(e, names)),
    sentence: `${sentence} ${words.t(opened ? 'moment.era.then' : 'moment.era.then.basic', { n: e.era })}`,
    cards: opened ? [`tech.${opened.tech}`] : [],
    seats: names.map((_, seat): MomentSeat => {
      const [techs, founded, taken] = [era.techs, era.founded, era.taken].map((sums) => sums.get(seat) ?? 0) as [number, number, number];
      return {
        seat,
        why: words.t('moment.era.past', { era: words.name(`era.${e.era - 1}`) }),
        effect: words.t('moment.era.account', { techs, founded, taken }),
        tone: seat === by ? 'gain' : 'none',
      };
    }),
    rule: opened ? 'CIV-ERA-04' : 'CIV-ERA-02',
  };
}

/** CIV-CAP-04: gold and wonders go to who took the last settlement. */
function eliminationScene(found: Found, e: Of<'eliminated'>, telling: Telling): Scene {
  const { words, names } = telling;
  const who = names[e.seat] ?? '';
  const heir = e.by >= 0 && e.by !== e.seat ? e.by : undefined;
  const heirs: MomentSeat[] =
    heir === undefined
      ? []
      : [{ seat: heir, why: words.t('moment.out.heir'), effect: effectsOn(found, heir, telling).text || undefined, tone: 'gain' }];
  return {
    title: words.t('moment.out', { who }),
    sentence: words.t('moment.out.why', { who }),
    cards: [],
    seats: [
      { seat: e.seat, why: words.t('moment.out.last'), effect: effectsOn(found, e.seat, telling).text || undefined, tone: 'loss' },
      ...heirs,
    ],
    rule: 'CIV-CAP-04',
  };
}

function strikeScene(found: Found, e: Of<'struck'>, telling: Telling): Scene {
  const { words, names } = telling;
  return {
    title: words.name('wonder.manhattan_project'),
    sentence: words.text(describeEvent(e, names)),
    cards: ['wonder.manhattan_project'],
    seats: names.map((_, seat): MomentSeat => {
      const { text, worth } = effectsOn(found, seat, telling);
      return {
        seat,
        why: words.t(seat === e.seat ? 'moment.strike.by' : text === '' ? 'moment.plague.spared' : 'moment.plague.struck'),
        effect: text || undefined,
        tone: worth < 0 ? 'loss' : 'none',
      };
    }),
    rule: 'CIV-WON-07',
  };
}

/** CIV-WON-01: whoever is first takes a wonder; for the others it is gone. */
const claimScene = (e: Of<'claim'>, { words, names }: Telling): Scene => ({
  title: words.text(milestoneName(e.milestone)),
  sentence: words.t('moment.claim', { who: names[e.seat] ?? '' }),
  cards: [`wonder.${e.wonder}`],
  seats: names.map(
    (_, seat): MomentSeat => ({
      seat,
      why: words.t(seat === e.seat ? 'moment.claim.first' : 'moment.claim.late'),
      ...(seat === e.seat ? { effect: words.t('moment.claim.wonder') } : undefined),
      tone: seat === e.seat ? 'gain' : 'none',
    }),
  ),
  rule: 'CIV-WON-01',
});
