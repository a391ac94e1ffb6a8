import type { Seat, Text } from '../../../kernel/index.js';
import { listOf } from '../../shared/text/lists.js';
import type { SpaceId } from '../cards/map.js';
import type { Commit, Fighter, GameEvent, Roll } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import {
  bundleName,
  cardName,
  eraName,
  kindName,
  ladenName,
  markerName,
  milestoneName,
  placeName,
  servedNames,
  several,
  sizeName,
} from './names.js';

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Names = readonly string[];
/** What resource the card of a region is. */
type Cards = (region: SpaceId) => Text;
type Say<K extends GameEvent['event']> = (e: Of<K>, names: Names, cards: Cards) => Text;

const nameOf = (names: Names, seat: Seat): string => names[seat] ?? '';
const together = (names: Names, seats: readonly Seat[]): string => seats.map((seat) => nameOf(names, seat)).join(', ');

/** 'Ada 9 (5 + 4), Karl 7 (6 + 1)' */
const rollsOf = (names: Names, rolls: readonly Roll[]): Text =>
  listOf(
    rolls.map(({ seat, dice, result }) => textOf('log.rolls.of', { who: nameOf(names, seat), n: result, sum: dice.join(' + ') })),
    'comma',
  );

/** A card that is lent, away from any state: what resource it is stands on the map. */
const someCard: Cards = () => textOf('word.marker.resource');

/** The unit of a round, perhaps with its aircraft. */
function commitName({ kind, cargo, air }: Commit): Text {
  const what = ladenName(kindName(kind), cargo);
  return air ? textOf('move.commit.air', { what, air: kindName('aircraft-4') }) : what;
}
const fighterName = (fighter: Fighter): Text => commitName(fighter.commit);

const bothWays = ({ to, give, want }: Of<'deal' | 'offered'>, names: Names, cards: Cards) => ({
  who: nameOf(names, to),
  give: bundleName(give, cards),
  want: bundleName(want, cards),
});

/** Each kind of event as a line of the log. */
const SAY: { readonly [K in GameEvent['event']]: Say<K> } = {
  'order-roll': (e, names) => textOf(`log.order-roll.${e.of}`, { who: nameOf(names, e.winner), list: rollsOf(names, e.rolls) }),
  settled: (e) => textOf('log.settled', { where: placeName(e.region) }),
  looked: (e) => textOf('log.looked', { where: placeName(e.region) }),
  found: (e) => textOf('log.found', { where: placeName(e.region), what: markerName(e.marker) }),
  revealed: (e) => textOf('log.revealed', { where: placeName(e.region), what: markerName(e.marker) }),
  'marker-removed': (e) => textOf('log.marker-removed', { where: placeName(e.region) }),
  plague: (e) => textOf('log.plague', { where: placeName(e.region), n: e.regions.length }),
  'minor-roll': (e, names) =>
    textOf('log.minor-roll', { where: placeName(e.region), who: nameOf(names, e.winner), list: rollsOf(names, e.rolls) }),
  'no-technology': () => textOf('log.no-technology'),
  placed: (e) => textOf(e.free ? 'log.placed.free' : 'log.placed', { what: kindName(e.kind), where: placeName(e.at) }),
  unplaced: (e) => textOf('log.unplaced', { what: kindName(e.kind) }),
  moved(e) {
    const figures = { what: ladenName(kindName(e.kind), e.cargo), from: placeName(e.from), to: placeName(e.to) };
    return e.how === 'walk' || e.how === 'sail' ? textOf('log.moved', figures) : textOf(`log.moved.${e.how}`, figures);
  },
  lost: (e) => textOf(`log.lost.${e.by}`, { what: several(e.n, kindName(e.kind)), where: placeName(e.at) }),
  upgraded: (e) => textOf('log.upgraded', { what: several(e.n, kindName(e.kind)), to: kindName(e.to) }),
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
  round(e) {
    const [one, other] = e.fighters;
    return textOf('log.round', {
      n: e.round,
      one: fighterName(one),
      other: fighterName(other),
      sum: one.total,
      against: other.total,
    });
  },
  'battle-over': (e, names) =>
    e.winner === -1
      ? textOf('log.battle-over.none', { where: placeName(e.at) })
      : textOf('log.battle-over', { where: placeName(e.at), who: nameOf(names, e.leaders[e.winner]) }),
  struck: (e) => textOf('log.struck', { where: placeName(e.region) }),
  offered: (e, names, cards) => textOf(e.re === -1 ? 'log.offered' : 'log.countered', bothWays(e, names, cards)),
  deal: (e, names, cards) => textOf('log.deal', bothWays(e, names, cards)),
  'offer-gone'(e, names) {
    return e.why === 'withdrawn' ? textOf('log.offer-gone.withdrawn') : textOf(`log.offer-gone.${e.why}`, { who: nameOf(names, e.to) });
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

/** An event as a line of the log; `names` are those of the players, by seat; `cards` are named where the map can be asked. */
export const describeEvent = (e: GameEvent, names: Names, cards: Cards = someCard): Text =>
  (SAY[e.event] as (e: GameEvent, names: Names, cards: Cards) => Text)(e, names, cards);
