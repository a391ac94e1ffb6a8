import { IMPROVEMENT } from '../../../games/civilization/cards/index.js';
import { idOf, type Space } from '../../../games/civilization/cards/world.js';
import { describeEvent } from '../../../games/civilization/say/event.js';
import { milestoneName } from '../../../games/civilization/say/names.js';
import type { Civ, Fighter, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import { listed } from '../../table/board-words.js';
import type { Moment, MomentSeat, Tale } from '../../table/moment.js';
import { onDemand } from '../../table/on-demand.js';
import { Emblem, Passage } from '../../table/scene-signs.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { type Found, gather, type Of } from './gather-scenes.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { WhereMap } from './map/where-map.js';
import { sumOf } from './panels/battle-rounds.js';
import { scoring } from './scoring.js';
import { type Words, wordsOf } from './words.js';

type Trigger = Found['e'];

/** Battles, plague, a new era, milestones, the Manhattan Project, and who has to leave the world. */
export function moments(
  log: readonly LoggedEvent<Civ>[],
  snapshot: Snapshot<Civ>,
  lang: Lang,
  at: (ply: number) => State,
): readonly Moment[] {
  const { view: s, seats, viewer } = snapshot;
  const words = wordsOf(lang);
  const names = seats.map(({ name }) => name);
  const telling: Telling = { s, words, names, at, me: viewer === 'spectator' ? 0 : viewer };
  const scenes = gather(log).map((found, i) => {
    const head = { key: `${found.e.event}:${i}`, ply: found.ply, title: titleOf(found.e, telling) };
    return onDemand(head, () => taleOf(found, telling));
  });
  return [...scenes, ...scoring(log, snapshot, lang)];
}

function titleOf(e: Trigger, { words, names }: Telling): string {
  switch (e.event) {
    case 'battle-over':
      return words.t('battle.of', { where: words.space(e.at) });
    case 'plague':
      return words.t('moment.plague', { where: words.space(e.region) });
    case 'era':
      return words.text(describeEvent(e, names));
    case 'eliminated':
      return words.t('moment.out', { who: names[e.seat] ?? '' });
    case 'struck':
      return words.name('wonder.manhattan_project');
    default:
      return words.text(milestoneName(e.milestone));
  }
}

interface Telling {
  readonly s: Civ['state'];
  readonly words: Words;
  readonly names: readonly string[];
  readonly me: Seat;
  /** The table after a move of the past. */
  readonly at: (ply: number) => State;
}

/** The part of the world where it happened, as it was before. */
const whereMap = ({ ply }: Found, places: readonly (string | Space)[], { at, me, words }: Telling) => (
  <WhereMap s={at(ply - 1)} me={me} places={places.map((x) => (typeof x === 'number' ? idOf(x) : x))} words={words} />
);

function taleOf(found: Found, telling: Telling): Tale {
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
function battleScene(found: Found, e: Of<'battle-over'>, telling: Telling): Tale {
  const { words, names } = telling;
  const { fight } = found;
  const isFought = fight.rounds.length > 0;
  const column = (seat: Seat, side: 0 | 1): MomentSeat => ({
    seat,
    why: isFought
      ? words.t('moment.battle.rounds', {
          n: fight.won[side],
          ties: fight.rounds.length - fight.won[0] - fight.won[1],
          all: fight.rounds.length,
        })
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
  const outcome =
    winner === undefined
      ? words.t('moment.battle.nobody')
      : words.t(`moment.battle.${isFought ? 'won' : found.taken.length > 0 ? 'walked' : 'unarmed'}`, {
          who: winner,
          where: words.space(e.at),
        });
  const all = fight.rounds.length;
  return {
    sentence: all > ROUNDS_TOLD ? `${outcome} ${words.t('moment.battle.last', { n: ROUNDS_TOLD, all })}` : outcome,
    cards: [],
    plate: whereMap(found, [e.at], telling),
    seats: ([0, 1] as const).flatMap((side) => fight.sides[side].map((seat) => column(seat, side))),
    rule: found.taken.length > 0 ? 'CIV-CAP-01' : 'CIV-CMB-01',
  };
}

/** CIV-EXP-09: within the radius of the era all figures die and settlements shrink. */
function plagueScene(found: Found, e: Of<'plague'>, telling: Telling): Tale {
  const { words, names } = telling;
  const where = e.regions.map((region) => words.space(region));
  return {
    sentence: words.t('moment.plague.why', { list: listed(where, words.t('and')) }),
    cards: ['marker.plague'],
    plate: whereMap(found, e.regions, telling),
    seats: names.map((_, seat): MomentSeat => {
      const { text } = effectsOn(found, seat, telling);
      return text === ''
        ? { seat, why: words.t('moment.plague.spared'), tone: 'none' }
        : { seat, why: words.t('moment.plague.struck'), effect: text, tone: 'loss' };
    }),
    rule: 'CIV-EXP-09',
  };
}

const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** CIV-ERA-02, CIV-ERA-04: who has opened the era, and what the past one has brought. */
function eraScene({ era, ply }: Found, e: Of<'era'>, { words, names, at }: Telling): Tale {
  const { opened } = era;
  const was = at(ply - 1);
  const third = names.findIndex((_, seat) => (era.techs.get(seat) ?? 0) >= 3);
  const by = opened?.seat ?? third;
  const sentence = opened
    ? words.t('moment.era.opened', { who: names[opened.seat] ?? '', what: words.name(`tech.${opened.tech}`) })
    : third >= 0
      ? words.t('moment.era.third', { who: names[third] ?? '' })
      : words.t('moment.era.all');
  return {
    sentence: `${sentence} ${words.t(opened ? 'moment.era.then' : 'moment.era.then.basic', { n: e.era })}`,
    cards: opened ? [`tech.${opened.tech}`] : [],
    picture: <Passage from={{ label: ROMAN[e.era - 1]! }} to={{ label: ROMAN[e.era]! }} />,
    seats: names.map((_, seat): MomentSeat => {
      const past = was.players[seat]!.improvements.filter((id) => IMPROVEMENT[id].era < e.era);
      return {
        seat,
        why: words.t('moment.era.past', { era: words.name(`era.${e.era - 1}`) }),
        parts: (['techs', 'founded', 'taken'] as const).map((what) => ({
          label: words.t(`moment.era.${what}`),
          n: era[what].get(seat) ?? 0,
        })),
        // CIV-ERA-05
        gone:
          past.length > 0
            ? [{ name: past.map((id) => words.short(`improvement.${id}`)).join(' · '), from: words.t('moment.era.improvements') }]
            : [],
        tone: seat === by ? 'gain' : 'none',
      };
    }),
    rule: opened ? 'CIV-ERA-04' : 'CIV-ERA-02',
  };
}

/** CIV-CAP-04: gold and wonders go to who took the last settlement. */
function eliminationScene(found: Found, e: Of<'eliminated'>, telling: Telling): Tale {
  const { words, names } = telling;
  const who = names[e.seat] ?? '';
  const heir = e.by >= 0 && e.by !== e.seat ? e.by : undefined;
  const heirs: MomentSeat[] =
    heir === undefined
      ? []
      : [{ seat: heir, why: words.t('moment.out.heir'), effect: effectsOn(found, heir, telling).text || undefined, tone: 'gain' }];
  return {
    sentence: words.t('moment.out.why', { who }),
    cards: [],
    picture: <Emblem icon={TABLE_GLYPHS.capture} />,
    seats: [
      { seat: e.seat, why: words.t('moment.out.last'), effect: effectsOn(found, e.seat, telling).text || undefined, tone: 'loss' },
      ...heirs,
    ],
    rule: 'CIV-CAP-04',
  };
}

function strikeScene(found: Found, e: Of<'struck'>, telling: Telling): Tale {
  const { words, names } = telling;
  return {
    sentence: words.text(describeEvent(e, names)),
    cards: ['wonder.manhattan_project'],
    plate: whereMap(found, [e.region], telling),
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
const claimScene = (e: Of<'claim'>, { words, names }: Telling): Tale => ({
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
