import type { Text } from '../../../kernel/index.js';
import { type Description, describer, plainly } from '../../shared/describe.js';
import { listOf } from '../../shared/text/lists.js';
import { expansionPrice, figurePrice, improvementPrice, salePrice, techPrice, villagePrice } from '../ask/prices.js';
import { resourceAt } from '../ask/settlements.js';
import { isAdvanced, pending } from '../ask/table.js';
import { type Forces, unitOf } from '../ask/units.js';
import { WONDER } from '../cards/index.js';
import type { Kind } from '../cards/kinds.js';
import type { SpaceId } from '../cards/map.js';
import { spaceOf } from '../cards/world.js';
import type { Bundle, Civ, Offer, State, UnitKey } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import {
  bundleName,
  cardName,
  commitName,
  kindName,
  ladenName,
  markerName,
  milestoneName,
  type Naming,
  placeName,
  seatName,
  servedNames,
  sizeName,
  techName,
} from './names.js';
import { TARGETS } from './targets.js';

/** What a figure is called now: the unit of the table of forces, or a settler. */
export const unitName = (s: Forces, kind: Kind): Text => (kind === 'settler' ? kindName(kind) : cardName('unit', unitOf(s, kind)));

/** 'fleet-2:1+settler:2': a figure, and what it carries, whatever points are left. */
function keyName(s: State, key: UnitKey): Text {
  const [own, ...riders] = key.split('+').map((part) => part.split(':')[0] as Kind);
  return ladenName(unitName(s, own!), riders.join('+'), (kind) => unitName(s, kind));
}

/** The resource of a region's card. */
const cardOf =
  (s: State) =>
  (region: SpaceId): Text => {
    const resource = resourceAt(s, spaceOf(region));
    return resource ? markerName(resource) : textOf('word.marker.resource');
  };
/** How a table calls things; figures by what was in play at another moment, where one is told of. */
export const namingOf = (s: State, then: Forces = s): Naming => ({ card: cardOf(s), unit: (kind) => unitName(then, kind) });
const goods = (s: State, b: Bundle): Text => bundleName(b, namingOf(s));
const lentCard = (s: State, region: SpaceId): Text => textOf('bundle.card', { what: cardOf(s)(region), where: placeName(region) });

function offerText(s: State, key: 'accept' | 'decline' | 'withdraw', id: number): Description {
  const offer = s.trading?.offers.find((x): x is Offer => x.id === id);
  const targets = [TARGETS.offer(id)];
  if (!offer) return { text: textOf('refuse.NO_SUCH_OFFER'), targets };
  const { from, to, give, want } = offer;
  return {
    text: textOf(`move.${key}`, { who: seatName(key === 'withdraw' ? to : from), give: goods(s, give), want: goods(s, want) }),
    targets,
  };
}

const listed = (some: string, nameOf: (id: string) => Text): Text => listOf(some.split('+').map(nameOf), 'and');
const at = (...spaces: SpaceId[]): string[] => spaces.map(TARGETS.space);

export const describe = describer<Civ>({
  settle: (_s, _seat, { region }) => ({ text: textOf('move.settle', { where: placeName(region) }), targets: at(region) }),
  'take-technology': (_s, _seat, { tech }) => ({
    text: textOf('move.take-technology', { what: techName(tech) }),
    targets: [TARGETS.tech(tech)],
  }),
  'choose-unit': (s, _seat, { kind }) => ({ text: textOf('move.choose-unit', { what: unitName(s, kind) }), targets: [TARGETS.kind(kind)] }),
  place: (_s, _seat, m) => ({ text: textOf('move.place', { where: placeName(m.at) }), targets: at(m.at) }),
  grow: (s, _seat, { region }) => ({
    text: textOf('move.grow', { where: placeName(region), what: sizeName(s.sizes[spaceOf(region)]! + 1) }),
    targets: at(region),
  }),

  walk: (s, _seat, m) => ({
    text: textOf('move.walk', { what: keyName(s, m.unit), from: placeName(m.from), to: placeName(m.to) }),
    targets: [TARGETS.space(m.from), TARGETS.stack(m.from, m.unit), TARGETS.space(m.to)],
  }),
  board: (s, _seat, m) => ({
    text: textOf('move.board', { what: keyName(s, m.unit), from: placeName(m.from), to: placeName(m.to), ship: keyName(s, m.ship) }),
    targets: [TARGETS.space(m.from), TARGETS.stack(m.from, m.unit), TARGETS.space(m.to), TARGETS.stack(m.to, m.ship)],
  }),
  land: (s, _seat, m) => ({
    text: textOf('move.land', { what: keyName(s, m.unit), from: placeName(m.from), to: placeName(m.to) }),
    targets: [TARGETS.space(m.from), TARGETS.stack(m.from, m.ship), TARGETS.space(m.to)],
  }),
  sail: (s, _seat, m) => ({
    text: textOf('move.sail', { what: keyName(s, m.ship), from: placeName(m.from), to: placeName(m.to) }),
    targets: [TARGETS.space(m.from), TARGETS.stack(m.from, m.ship), TARGETS.space(m.to)],
  }),
  fly: (s, _seat, m) => ({
    text: textOf('move.fly', { what: unitName(s, 'aircraft-4'), from: placeName(m.from), to: placeName(m.to) }),
    targets: at(m.from, m.to),
  }),
  look: (_s, _seat, { region }) => ({
    text: textOf('move.look', { where: placeName(region) }),
    targets: [TARGETS.space(region), TARGETS.marker(region)],
  }),
  'remove-marker': (_s, _seat, { region }) => ({
    text: textOf('move.remove-marker', { where: placeName(region) }),
    targets: [TARGETS.space(region), TARGETS.marker(region)],
  }),
  strike: (_s, _seat, { region }) => ({
    text: textOf('move.strike', { where: placeName(region) }),
    targets: [TARGETS.wonder('manhattan_project'), TARGETS.space(region)],
  }),
  'finish-moving': () => plainly('finish-moving'),

  stop: () => plainly('stop'),
  'let-pass': () => plainly('let-pass'),
  'let-all-pass': () => plainly('let-all-pass'),
  challenge(_s, _seat, { spaces }) {
    if (spaces === '') return { text: textOf('move.challenge.none'), targets: [TARGETS.control('challenge')] };
    const ids = spaces.split('+') as SpaceId[];
    return { text: textOf('move.challenge', { where: listOf(ids.map(placeName), 'and') }), targets: at(...ids) };
  },
  attack: (_s, _seat, m) => ({
    text: textOf('move.attack', { where: placeName(m.at), who: seatName(m.target) }),
    targets: [TARGETS.space(m.at), TARGETS.seat(m.target)],
  }),
  engage: (_s, _seat, m) => ({ text: textOf('move.engage', { where: placeName(m.at) }), targets: at(m.at) }),
  'finish-battles': () => plainly('finish-battles'),
  join(s, _seat, { side }) {
    const leader = side === -1 ? undefined : pending(s, 'joining')?.battle.leaders[side];
    if (leader === undefined) return { text: textOf('move.join.none'), targets: [TARGETS.control('join')] };
    return { text: textOf('move.join', { who: seatName(leader) }), targets: [TARGETS.seat(leader)] };
  },
  commit(s, seat, m) {
    const what = commitName(m, (kind) => unitName(s, kind));
    const text = m.owner === seat ? textOf('move.commit', { what }) : textOf('move.commit.ally', { what, who: seatName(m.owner) });
    return { text, targets: [TARGETS.fighter(m.owner, m.kind, m.cargo, m.air)] };
  },

  offer: (s, _seat, m) => ({
    text: textOf('move.offer', { who: seatName(m.to), give: goods(s, m.give), want: goods(s, m.want) }),
    targets: [TARGETS.seat(m.to), ...[...m.give.cards, ...m.want.cards].map(TARGETS.card)],
  }),
  accept: (s, _seat, m) => offerText(s, 'accept', m.offer),
  decline: (s, _seat, m) => offerText(s, 'decline', m.offer),
  withdraw: (s, _seat, m) => offerText(s, 'withdraw', m.offer),
  'force-loan': (s, _seat, m) => ({
    text: textOf('move.force-loan', { who: seatName(m.target), mine: lentCard(s, m.mine), theirs: lentCard(s, m.theirs) }),
    targets: [TARGETS.wonder('magellans_voyage'), TARGETS.card(m.mine), TARGETS.card(m.theirs)],
  }),
  'finish-trading': () => plainly('finish-trading'),
  quiet: (_s, _seat, { on }) => ({ text: textOf(on ? 'move.quiet.on' : 'move.quiet.off'), targets: [TARGETS.control('quiet')] }),

  assign(_s, _seat, { happy, productive }) {
    const regions = [...new Set([...happy, ...productive])];
    if (regions.length === 0) return { text: textOf('move.assign.best'), targets: [TARGETS.control('assign')] };
    return { text: textOf('move.assign', servedNames(happy, productive)), targets: at(...regions) };
  },

  recruit(s, _seat, m) {
    const figures = { what: unitName(s, m.kind), where: placeName(m.at), n: figurePrice(s, m.kind) };
    const text = m.at === m.by ? textOf('move.recruit', figures) : textOf('move.recruit.by', { ...figures, by: placeName(m.by) });
    return { text, targets: [TARGETS.kind(m.kind), TARGETS.space(m.by), ...(m.at === m.by ? [] : at(m.at))] };
  },
  found: (s, _seat, { region }) => ({ text: textOf('move.found', { where: placeName(region), n: villagePrice(s) }), targets: at(region) }),
  expand(s, _seat, { region }) {
    const size = Math.min(s.sizes[spaceOf(region)]!, 3);
    const text = textOf('move.expand', { where: placeName(region), what: sizeName(size + 1), n: size > 0 ? expansionPrice(s, size) : 0 });
    return { text, targets: at(region) };
  },
  'buy-technology'(s, seat, { tech }) {
    const n = techPrice(s, seat, tech);
    if (!isAdvanced(s)) return { text: textOf('move.buy-technology.generic', { n }), targets: [TARGETS.anyTech] };
    return { text: textOf('move.buy-technology', { what: techName(tech), n }), targets: [TARGETS.tech(tech)] };
  },
  'buy-improvement': (s, _seat, { improvement }) => ({
    text: textOf('move.buy-improvement', { what: cardName('improvement', improvement), n: improvementPrice(s) }),
    targets: [TARGETS.improvement(improvement)],
  }),
  'buy-wonder'(_s, _seat, { wonder }) {
    const { effect } = WONDER[wonder];
    const n = effect.does === 'sale' ? effect.price : 0;
    return { text: textOf('move.buy-wonder', { what: cardName('wonder', wonder), n }), targets: [TARGETS.wonder(wonder)] };
  },
  sell: (s, _seat, m) => ({
    text: textOf('move.sell', { what: unitName(s, m.kind), where: placeName(m.at), n: salePrice(s, m.kind) }),
    targets: [TARGETS.space(m.at), TARGETS.kind(m.kind)],
  }),
  'finish-buying': () => plainly('finish-buying'),

  claim: (_s, _seat, { milestone }) => ({
    text: textOf('move.claim', { what: milestoneName(milestone) }),
    targets: [TARGETS.milestone(milestone)],
  }),
  'end-game': (_s, _seat, { way }) => ({
    text: textOf(`move.end-game.${way}`),
    targets: [TARGETS.wonder(way === 'diplomatic' ? 'united_nations' : 'apollo_program')],
  }),
  'go-on': () => plainly('go-on'),
  claims(_s, _seat, { milestones }) {
    if (milestones === '') return { text: textOf('move.claims.none'), targets: [TARGETS.control('claims')] };
    const text = textOf('move.claims', { what: listed(milestones, (number) => milestoneName(Number(number))) });
    return { text, targets: milestones.split('+').map((number) => TARGETS.milestone(Number(number))) };
  },
} satisfies Parameters<typeof describer<Civ>>[0]);
