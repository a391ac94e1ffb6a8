import type { CardId, Seat, Text } from '../../../kernel/index.js';
import { type Description, describer } from '../../shared/describe.js';
import { listOf } from '../../shared/text/lists.js';
import { isWar, missingIn } from '../ask/fights.js';
import { cardColonization, defenceValue, isNothing } from '../ask/forces.js';
import { lessNow } from '../ask/given.js';
import { hasRoles } from '../ask/pacts.js';
import { growthPrice, sciencePrice, takingPrice, upgradePrice } from '../ask/prices.js';
import { termsOf } from '../ask/ratings.js';
import { isUnit, levelOf, playerOf, traitOf } from '../ask/selectors.js';
import { TARGETS } from '../ask/targets.js';
import { cardOf } from '../cards/index.js';
import { resourcesBeside } from '../change/questions.js';
import { allGains, allPayments } from '../change/tokens.js';
import { attackPrice } from '../moves/attacking.js';
import { buildCost, levyCost, stageCost, technologyCost, upgradeCost } from '../moves/costs.js';
import { pending } from '../moves/pending.js';
import type { Move, State, Tta, With } from '../state/state.js';
import { textOf } from '../text/text-of.js';
import { fullNameOf } from './names.js';
import { describeGain } from './words.js';

/** Another civilisation by name: the board says who sits there. */
export const seatName = (seat: Seat): Text => ({ key: `seat.${seat}` });
/** 'a farm' for Irrigation. */
const thingOf = (tech: CardId): Text => ({ key: `an.${cardOf(tech).type}` });

const plain = (name: string): Description => ({ text: { key: `move.${name}` }, targets: [TARGETS.control(name)] });
const named = (key: string, card: CardId, target: string): Description => ({
  text: { key, params: { card: fullNameOf(card) } },
  targets: [target],
});
/** With the action of the leader: he is named behind it. */
const byLeader = (s: State, seat: Seat, { text, targets }: Description, own: true | undefined): Description => {
  const { leader } = playerOf(s, seat);
  return own && leader !== null
    ? { text: textOf('move.with', { what: text, with: fullNameOf(leader) }), targets: [...targets, TARGETS.leader] }
    : { text, targets };
};
/** The action card that carries the action is named behind it, and its place means the move too. */
function carried({ text, targets }: Description, card: With): Description {
  if (card === '') return { text, targets };
  return { text: textOf('move.with', { what: text, with: fullNameOf(card) }), targets: [...targets, TARGETS.hand(card)] };
}

type Of<K extends Move['move']> = Extract<Move, { move: K }>;

/** Each kind of move in words, and the places on the board that mean it. */
export const describe = describer<Tta>({
  take(s, seat, { place, own }) {
    const card = s.row[place];
    const text = card ? textOf('move.take', { card: fullNameOf(card), n: takingPrice(s, seat, place) }) : textOf('move.take.none');
    return byLeader(s, seat, { text, targets: [TARGETS.row(place)] }, own);
  },
  grow: describeGrowth,
  build(s, seat, m) {
    const figures = { card: fullNameOf(m.tech), n: buildCost(s, seat, m) };
    const unit = isUnit(cardOf(m.tech).type);
    const text = unit ? textOf('move.build.unit', figures) : textOf('move.build', { ...figures, thing: thingOf(m.tech) });
    return byLeader(s, seat, carried({ text, targets: [TARGETS.tech(m.tech)] }, m.with), m.own);
  },
  upgrade(s, seat, m) {
    const n = upgradeCost(s, seat, m);
    const text = textOf('move.upgrade', { from: fullNameOf(m.from), to: fullNameOf(m.to), n });
    return byLeader(s, seat, carried({ text, targets: [TARGETS.tech(m.to), TARGETS.tech(m.from)] }, m.with), m.own);
  },
  destroy(_s, _seat, { tech }) {
    const card = fullNameOf(tech);
    const unit = isUnit(cardOf(tech).type);
    const text = unit ? textOf('move.destroy.unit', { card }) : textOf('move.destroy', { card, thing: thingOf(tech) });
    return { text, targets: [TARGETS.tech(tech)] };
  },
  stage(s, seat, m) {
    const { wonder } = playerOf(s, seat);
    if (!wonder) return { text: textOf('type.wonder'), targets: [TARGETS.wonder] };
    const { n, goods } = stageCost(s, seat, m);
    const text = textOf(goods === 'food' ? 'move.stage.food' : 'move.stage', { card: fullNameOf(wonder.id), stages: m.stages, n });
    return carried({ text, targets: [TARGETS.wonder] }, m.with);
  },
  leader(s, seat, { card }) {
    const before = playerOf(s, seat).leader;
    if (before === null) return named('move.leader', card, TARGETS.hand(card));
    const text = textOf('move.leader.instead', { card: fullNameOf(card), before: fullNameOf(before) });
    return { text, targets: [TARGETS.hand(card)] };
  },
  technology(s, seat, m) {
    const figures = { card: fullNameOf(m.card), n: technologyCost(s, seat, m) };
    const text =
      m.shared === -1 ? textOf('move.technology', figures) : textOf('move.technology.shared', { ...figures, who: seatName(m.shared) });
    return byLeader(s, seat, carried({ text, targets: [TARGETS.hand(m.card)] }, m.with), m.own);
  },
  government(s, seat, m) {
    const figures = { card: fullNameOf(m.card), n: sciencePrice(s, seat, m.card, m.shared, m.way) };
    const text =
      m.shared === -1
        ? textOf(`move.government.${m.way}`, figures)
        : textOf(`move.government.${m.way}.shared`, { ...figures, who: seatName(m.shared) });
    return carried({ text, targets: [TARGETS.hand(m.card), TARGETS.government] }, m.with);
  },
  'action-card': (_s, _seat, { card }) => named('move.action-card', card, TARGETS.hand(card)),
  levy(s, seat, m) {
    const { food, resources } = levyCost(s, seat, m);
    const text = textOf('move.levy', { card: fullNameOf(m.tech), food, n: resources });
    return { text, targets: [TARGETS.leader, TARGETS.tech(m.tech)] };
  },
  tactic: (_s, _seat, { card }) => named('move.tactic', card, TARGETS.hand(card)),
  'copy-tactic': (_s, _seat, { card }) => named('move.copy-tactic', card, TARGETS.commonTactic(card)),
  lend: () => ({ text: textOf('move.lend'), targets: [TARGETS.leader] }),
  arm: () => ({ text: textOf('move.arm'), targets: [TARGETS.leader] }),
  settler: () => ({ text: textOf('move.settler'), targets: [TARGETS.yellowBank] }),
  convert(s, seat, m) {
    const n = upgradePrice(s, seat, m.from, m.to);
    return {
      text: textOf('move.convert', { from: fullNameOf(m.from), to: fullNameOf(m.to), n }),
      targets: [TARGETS.tech(m.to), TARGETS.tech(m.from), TARGETS.leader],
    };
  },
  withdraw: (_s, _seat, { n }) => ({ text: textOf('move.withdraw', { n }), targets: [TARGETS.control(`withdraw:${n}`)] }),
  'help-build'(s, _seat, { owner }) {
    const wonder = s.players[owner]?.wonder?.id;
    const text = wonder ? textOf('move.help-build', { card: fullNameOf(wonder), who: seatName(owner) }) : textOf('type.wonder');
    return { text, targets: [TARGETS.seat(owner)] };
  },
  'draw-card': () => ({ text: textOf('move.draw-card'), targets: [TARGETS.militaryDeck] }),
  swap(s, seat) {
    const way = s.players.map((_, owner) => termsOf(s, seat, owner)?.swap).find((swap) => swap);
    return { text: textOf(`move.swap.${way ?? 'food-as-resource'}`), targets: [TARGETS.blueBank] };
  },
  'end-turn': () => plain('end-turn'),
  prepare: (_s, _seat, { card }) => ({
    text: textOf('move.prepare', { card: fullNameOf(card), n: levelOf(card) }),
    targets: [TARGETS.hand(card)],
  }),
  aggression: describeAttack,
  'declare-war': describeAttack,
  'offer-pact'(_s, _seat, { card, partner, role }) {
    const figures = { card: fullNameOf(card), who: seatName(partner) };
    const row = cardOf(card);
    const text =
      row.type === 'pact' && hasRoles(row)
        ? textOf('move.offer-pact.role', { ...figures, role: textOf(`role.${role}`) })
        : textOf('move.offer-pact', figures);
    return { text, targets: [TARGETS.hand(card), TARGETS.seat(partner)] };
  },
  'cancel-pact'(s, _seat, { owner }) {
    const card = playerOf(s, owner).pact?.card;
    return { text: card ? textOf('move.cancel-pact', { card: fullNameOf(card) }) : textOf('type.pact'), targets: [TARGETS.pact(owner)] };
  },
  explore: (_s, _seat, { card }) => named('move.explore', card, TARGETS.hand(card)),
  assemble: (_s, _seat, { card }) => named('move.assemble', card, TARGETS.hand(card)),
  retire: () => ({ text: textOf('move.retire'), targets: [TARGETS.leader] }),
  partition: () => ({ text: textOf('move.partition'), targets: [TARGETS.leader] }),
  'no-politics': () => plain('no-politics'),
  resign: () => plain('resign'),
  discard: (_s, _seat, { card }) => named('move.discard', card, TARGETS.hand(card)),
  bid: (_s, _seat, { n }) => ({ text: textOf('move.bid', { n }), targets: [TARGETS.control(`bid:${n}`)] }),
  fold: () => plain('fold'),
  commit: (_s, _seat, { unit }) => named('move.commit', unit, TARGETS.tech(unit)),
  'commit-card'(s, seat, { card }) {
    const p = playerOf(s, seat);
    const isBonus = cardOf(card).type === 'bonus';
    const text = pending(s, 'expedition')
      ? textOf('move.commit-card.colonization', { n: isBonus ? cardColonization(p, card) : (traitOf(p, 'colonization-discards')?.n ?? 0) })
      : textOf('move.commit-card.defence', { n: defenceValue(s, p, card) });
    return { text, targets: [TARGETS.hand(card)] };
  },
  champion: (_s, _seat, { unit }) => named('move.champion', unit, TARGETS.tech(unit)),
  buy(s, seat, { n }) {
    const price = traitOf(playerOf(s, seat), 'bought-colonization')?.prices[n - 1] ?? 0;
    return { text: textOf('move.buy', { n, price }), targets: [TARGETS.control(`buy:${n}`)] };
  },
  cheapest: () => plain('cheapest'),
  settle(s) {
    const fight = pending(s, 'attack') ?? pending(s, 'defence');
    if (!fight) return { text: textOf('move.settle.expedition'), targets: [TARGETS.control('settle')] };
    const targets = [TARGETS.control('settle')];
    if (isNothing(fight.put)) return { text: textOf(`move.settle.${fight.step}.none`), targets };
    // Who puts in too little is told that it will not hold.
    const n = fight.step === 'defence' && !isWar(fight.card) ? missingIn(s, fight) : 0;
    return { text: n > 0 ? textOf('move.settle.defence.short', { n }) : textOf(`move.settle.${fight.step}`), targets };
  },
  accept: () => plain('accept'),
  refuse: () => plain('refuse'),
  pick: describePick,
  mix(s, _seat, { food }) {
    const q = pending(s, 'choose') ?? pending(s, 'spoils');
    const resources = q ? resourcesBeside(s, q, food) : 0;
    const targets = [TARGETS.control(`mix:${food}`)];
    if (resources === 0) return { text: textOf('move.mix.food', { food }), targets };
    return { text: food === 0 ? textOf('move.mix.resources', { resources }) : textOf('move.mix', { food, resources }), targets };
  },
  count: (_s, _seat, { n }) => ({ text: textOf('move.count', { n }), targets: [TARGETS.control(`count:${n}`)] }),
  decline(s) {
    const choice = pending(s, 'choose')?.choice;
    const targets = [TARGETS.control('decline')];
    if (pending(s, 'take-cards')) return { text: textOf('move.decline.take-cards'), targets };
    const spoils = pending(s, 'spoils')?.spoils.take;
    if (spoils === 'knowledge') return { text: textOf('move.decline.knowledge'), targets };
    if (choice?.ask === 'lean-mine' || choice?.ask === 'spy' || choice?.ask === 'games')
      return { text: textOf(`move.decline.${choice.ask}`), targets };
    return { text: textOf('move.decline'), targets };
  },
  bonus: (_s, _seat, { card }) => named('move.bonus', card, TARGETS.card(card)),
  select: (_s, _seat, { card }) => named('move.select', card, TARGETS.card(card)),
  'by-hand': (s, seat) => ({
    text: playerOf(s, seat).byHand ? textOf('move.by-hand.off') : textOf('move.by-hand'),
    targets: [TARGETS.control('by-hand')],
  }),
  tokens: describeTokens,
});

function describeGrowth(s: State, seat: Seat, m: Of<'grow'>): Description {
  const p = playerOf(s, seat);
  const free = m.with === 'free-growth';
  const n = growthPrice(s, p, free ? (traitOf(p, 'free-growth')?.food ?? 0) : lessNow(s, seat));
  const targets = [TARGETS.yellowBank];
  if (n === undefined) return { text: textOf('move.grow.full'), targets };
  if (free) return { text: textOf('move.grow.free', { n }), targets };
  return carried({ text: textOf('move.grow', { n }), targets }, m.with);
}

function describeAttack(s: State, _seat: Seat, m: Of<'aggression' | 'declare-war'>): Description {
  const n = attackPrice(s, m.card, m.target) ?? 0;
  const text = textOf(`move.${m.move}`, { card: fullNameOf(m.card), who: seatName(m.target), n });
  const champion = m.move === 'aggression' ? m.champion : undefined;
  return {
    text: champion ? textOf('move.with', { what: text, with: fullNameOf(champion) }) : text,
    targets: [TARGETS.hand(m.card), TARGETS.seat(m.target)],
  };
}

/** What is picked lies with oneself or with the one it is taken from. */
function describePick(s: State, _seat: Seat, { what }: Of<'pick'>): Description {
  const other = spiedSeat(s, what);
  if (other !== undefined) return { text: textOf('move.pick.spy', { who: seatName(other) }), targets: [TARGETS.seat(other)] };
  const kind = describeKind(s, what);
  if (kind) return { text: kind, targets: [TARGETS.control(`pick:${what}`)] };
  const card = fullNameOf(what);
  const spoils = pending(s, 'spoils');
  if (spoils?.spoils.take === 'buildings') {
    const workers = playerOf(s, spoils.loser).holdings.find(({ id }) => id === what)?.workers ?? 0;
    const n = Math.min(spoils.spoils.n, workers);
    return {
      text: n > 1 ? textOf('move.pick.several', { card, n }) : textOf('move.pick', { card }),
      targets: [TARGETS.techOf(spoils.loser, what)],
    };
  }
  const text = textOf('move.pick', { card });
  const choice = pending(s, 'choose')?.choice;
  if (choice?.ask === 'destroy-of') return { text, targets: [TARGETS.techOf(choice.victim, what)] };
  const lies =
    spoils || choice?.ask === 'lose-colony' || choice?.ask === 'ruin-wonder' || choice?.ask === 'plan' || choice?.ask === 'under-wonder';
  return { text, targets: [lies ? TARGETS.card(what) : TARGETS.tech(what)] };
}

/** The player whose hand would be looked at (TTX-CRD-40). */
const spiedSeat = (s: State, what: string): Seat | undefined =>
  pending(s, 'choose')?.choice.ask === 'spy' ? Number(what.split('.')[1]) : undefined;

/** Goods of one kind among which one chooses. */
function describeKind(s: State, what: string): Text | undefined {
  const choice = pending(s, 'choose')?.choice;
  if (choice?.ask === 'negotiate') return describeGain({ [what]: choice.n });
  if (choice?.ask === 'sale') return textOf('move.pick.sale', { resources: choice.resources, culture: choice.culture });
  if (choice?.ask === 'games') return textOf('move.pick.games', { culture: choice.culture });
  if (choice?.ask === 'either-token') return textOf(what === 'strength' ? 'move.pick.strength' : 'move.pick.civilActions');
  const one = choice?.ask === 'one-of' ? choice.gains.find((gain) => what in gain) : undefined;
  return one && describeGain(one);
}

/** '2 on Bronze, 1 on Iron' */
function describeTokens(s: State, seat: Seat, { layout }: Of<'tokens'>): Description {
  const step = pending(s, 'tokens');
  const p = playerOf(s, seat);
  const targets = [TARGETS.control(`tokens:${layout}`)];
  const places = step ? (step.by < 0 ? allPayments(p, step.goods, -step.by) : allGains(p, step.goods, step.by))[0]?.at : undefined;
  const parts = layout.split('-').flatMap((n, i) => {
    const id = p.holdings[places?.[i] ?? -1]?.id;
    return id && Number(n) > 0 ? [textOf('move.tokens.on', { card: fullNameOf(id), n: Number(n) })] : [];
  });
  return { text: parts.length === 0 ? textOf('move.tokens.none') : textOf('move.tokens', { layout: listOf(parts, 'comma') }), targets };
}
