import type { Seat, Text } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import type { GameEvent, Roll } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import {
  bundleName,
  cardName,
  commitName,
  eraName,
  kindName,
  ladenName,
  markerName,
  milestoneName,
  type Naming,
  placeName,
  servedNames,
  several,
  sizeName,
} from './names.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Names = readonly string[];
type Say<K extends GameEvent['event']> = (e: Of<K>, names: Names, naming: Naming) => Text;

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? '';
const together = (names: Names, seats: readonly Seat[]): string => seats.map((seat) => nameOf(names, seat)).join(', ');

/** 'Ada 9 (5 + 4), Karl 5 (6 + 1 − 2)': what is taken off is written too (CIV-EXP-07). */
const rollsOf = (names: Names, rolls: readonly Roll[]): Text =>
  listOf(
    rolls.map(({ seat, dice, result }) => {
      const less = dice[0] + dice[1] - result;
      return textOf('log.rolls.of', { who: nameOf(names, seat), n: result, sum: `${dice.join(' + ')}${less > 0 ? ` − ${less}` : ''}` });
    }),
    'comma',
  );

/** Away from any table nobody knows what resource a card is, or what the technologies in play have made of a figure. */
const AWAY: Naming = { card: () => textOf('word.marker.resource'), unit: kindName };

const bothWays = ({ to, give, want }: Of<'deal' | 'offered'>, names: Names, naming: Naming) => ({
  who: nameOf(names, to),
  give: bundleName(give, naming),
  want: bundleName(want, naming),
});

/** Each kind of event as a line of the log. */
const SAY: { readonly [K in GameEvent['event']]: Say<K> } = {
  'order-roll': (e, names) => textOf(`log.order-roll.${e.of}`, { who: nameOf(names, e.winner), list: rollsOf(names, e.rolls) }),
  settled: (e, _names, { unit }) => textOf('log.settled', { where: placeName(e.region), what: unit('infantry-1') }),
  looked: (e) => textOf('log.looked', { where: placeName(e.region) }),
  found: (e) => textOf('log.found', { where: placeName(e.region), what: markerName(e.marker) }),
  revealed: (e) => textOf('log.revealed', { where: placeName(e.region), what: markerName(e.marker) }),
  'marker-removed': (e) => textOf('log.marker-removed', { where: placeName(e.region) }),
  plague: (e) => textOf('log.plague', { where: placeName(e.region), n: e.regions.length }),
  'minor-roll': (e, names) =>
    textOf('log.minor-roll', { where: placeName(e.region), who: nameOf(names, e.winner), list: rollsOf(names, e.rolls) }),
  'no-technology': () => textOf('log.no-technology'),
  placed: (e, _names, { unit }) => textOf(e.free ? 'log.placed.free' : 'log.placed', { what: unit(e.kind), where: placeName(e.at) }),
  unplaced: (e, _names, { unit }) => textOf('log.unplaced', { what: unit(e.kind) }),
  moved(e, _names, { unit }) {
    const figures = { what: ladenName(unit(e.kind), e.cargo, unit), from: placeName(e.from), to: placeName(e.to) };
    return e.how === 'walk' || e.how === 'sail' ? textOf('log.moved', figures) : textOf(`log.moved.${e.how}`, figures);
  },
  lost: (e, _names, { unit }) => textOf(`log.lost.${e.by}`, { what: several(e.n, unit(e.kind)), where: placeName(e.at) }),
  upgraded: (e, _names, { unit }) => textOf('log.upgraded', { what: several(e.n, unit(e.kind)), to: unit(e.to) }),
  founded: (e) =>
    e.resource
      ? textOf('log.founded.resource', { where: placeName(e.region), what: markerName(e.resource) })
      : textOf('log.founded', { where: placeName(e.region) }),
  'not-founded': (e) => textOf(`log.not-founded.${e.why}`, { where: placeName(e.region) }),
  size: (e) => textOf(`log.size.${e.why}`, { where: placeName(e.region), what: sizeName(e.size) }),
  captured: (e, names) => textOf('log.captured', { where: placeName(e.region), what: sizeName(e.size), who: nameOf(names, e.from) }),
  destroyed: (e, names) => textOf('log.destroyed', { where: placeName(e.region), who: nameOf(names, e.owner) }),
  eliminated: (e, names) =>
    e.by === e.seat || e.by < 0 ? textOf('log.eliminated.self') : textOf('log.eliminated', { who: nameOf(names, e.by) }),
  passed: (e) => (e.all ? textOf('log.passed.all') : textOf('log.passed', { where: placeName(e.at) })),
  declared: (e, names) => textOf('log.declared', { where: placeName(e.at), who: nameOf(names, e.against) }),
  'leader-roll': (e, names) =>
    textOf('log.leader-roll', { where: placeName(e.at), who: nameOf(names, e.winner), list: rollsOf(names, e.rolls) }),
  joined: (e) =>
    e.side === -1 ? textOf('log.joined.none', { where: placeName(e.at) }) : textOf(`log.joined.${e.side}`, { where: placeName(e.at) }),
  battle: (e, names) =>
    textOf('log.battle', { where: placeName(e.at), one: together(names, e.sides[0]), other: together(names, e.sides[1]) }),
  round(e, _names, { unit }) {
    const [one, other] = e.fighters;
    return textOf('log.round', {
      n: e.round,
      one: commitName(one.commit, unit),
      other: commitName(other.commit, unit),
      sum: one.total,
      against: other.total,
    });
  },
  'battle-over': (e, names) =>
    e.winner === -1
      ? textOf('log.battle-over.none', { where: placeName(e.at) })
      : textOf('log.battle-over', { where: placeName(e.at), who: nameOf(names, e.leaders[e.winner]) }),
  struck: (e) => textOf('log.struck', { where: placeName(e.region) }),
  offered: (e, names, naming) => textOf(e.re === -1 ? 'log.offered' : 'log.countered', bothWays(e, names, naming)),
  deal: (e, names, naming) => textOf('log.deal', bothWays(e, names, naming)),
  'offer-gone'(e, names) {
    // Whose line it is says who has done it.
    if (e.why === 'withdrawn' || e.why === 'declined') return textOf(`log.offer-gone.${e.why}`);
    return textOf(`log.offer-gone.${e.why}`, { who: nameOf(names, e.to) });
  },
  'loan-forced': (e, names) =>
    textOf('log.loan-forced', { who: nameOf(names, e.target), mine: placeName(e.mine), theirs: placeName(e.theirs) }),
  'finished-trading': () => textOf('log.finished-trading'),
  quiet: (e) => textOf(e.on ? 'log.quiet.on' : 'log.quiet.off'),
  assigned: (e) =>
    e.happy.length + e.productive.length === 0 ? textOf('log.assigned.best') : textOf('log.assigned', servedNames(e.happy, e.productive)),
  critical: (e) => textOf('log.critical', { what: markerName(e.resource), n: e.dice[0] + e.dice[1] }),
  income: (e) => textOf('log.income', { n: e.income.total }),
  gold: (e) => textOf('log.gold', { n: e.by, what: textOf(`gold.${e.cause}`) }),
  technology: (e) => textOf(`log.technology.${e.source}`, { what: cardName('tech', e.tech) }),
  wonder(e) {
    const what = cardName('wonder', e.wonder);
    return e.source === 'captured' || (e.source === 'bought' && e.wonder === 'alpha_centauri')
      ? textOf(`log.wonder.${e.source}`, { what })
      : textOf('log.wonder', { what });
  },
  improvement: (e) => textOf(e.free ? 'log.improvement.free' : 'log.improvement', { what: cardName('improvement', e.improvement) }),
  claim: (e) => textOf('log.claim', { what: milestoneName(e.milestone) }),
  'claim-roll': (e, names) =>
    textOf('log.claim-roll', { who: nameOf(names, e.winner), what: milestoneName(e.milestone), list: rollsOf(names, e.rolls) }),
  turn: (e) => textOf('log.turn', { n: e.turn }),
  phase: (e, names) => {
    const what = textOf(`phase.${e.phase}`);
    return e.seat === null ? textOf('log.phase', { what }) : textOf('log.phase.of', { what, who: nameOf(names, e.seat) });
  },
  era: (e) => textOf('log.era', { what: eraName(e.era) }),
  'end-die': (e) => textOf(e.ends ? 'log.end-die.ends' : 'log.end-die', { die: e.die, owned: e.owned }),
  ending: (e, names) => {
    const what = textOf(`ending.${e.ending}`);
    return e.seat === null ? textOf('log.ending', { what }) : textOf('log.ending.by', { what, who: nameOf(names, e.seat) });
  },
  over: () => textOf('log.over'),
};

/** An event as a line of the log; `names` are those of the players, by seat; `naming` says what a table called things then. */
export const describeEvent = (e: GameEvent, names: Names, naming: Naming = AWAY): Text =>
  (SAY[e.event] as (e: GameEvent, names: Names, naming: Naming) => Text)(e, names, naming);
