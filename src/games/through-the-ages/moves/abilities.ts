import type { CardId, Refusal, Seat } from '../../../kernel/index.js';
import { upgradePrice } from '../ask/prices.js';
import { strengthOf, urbanLimit } from '../ask/ratings.js';
import { hasTrait, holdingOf, isUrban, levelOf, playerOf, seatsFrom, traitOf, workersOn } from '../ask/selectors.js';
import { wonderOf, workOf } from '../cards/index.js';
import { change, growFree } from '../change/change.js';
import { earmark } from '../change/earmarks.js';
import { discardLeader } from '../change/leaders.js';
import { withdraw as withdrawTokens } from '../change/wonders.js';
import type { Move, Player, State } from '../state/state.js';
import { payResources, refuseCivil, refuseFirstRound, refuseMilitary, refuseResources } from './common.js';
import { NONE, type Rule } from './pending.js';
import { endPolitics, refusePolitics } from './politics.js';

const NOT_IN_PLAY = (rule: string): Refusal => ({ rule, code: 'CARD_NOT_IN_PLAY' });
const once = (p: Player, what: string, rule: string): Refusal | undefined =>
  p.usedThisTurn.includes(what) ? { rule, code: 'ONCE_PER_TURN' } : undefined;
const use = (p: Player, what: string): void => {
  p.usedThisTurn = [...p.usedThisTurn, what];
};

/** TTN-CRD-19: once per turn, not part of the total. */
export const lend: Rule<'lend'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'military-as-civil') ? [{ move: 'lend' }] : NONE),
  refuse(s, seat) {
    const p = playerOf(s, seat);
    if (!hasTrait(p, 'military-as-civil')) return NOT_IN_PLAY('TTN-CRD-19');
    return refuseFirstRound(s) ?? once(p, 'lend', 'TTN-CRD-19') ?? refuseMilitary(s, seat, 1, 'TTN-CRD-19');
  },
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    use(p, 'lend');
    p.usedMilitary++;
    p.lore = { ...p.lore, lent: 1 };
    t.emit({ event: 'lent', seat });
  },
};

/** TTN-CRD-15: goods for the army, until the end of the turn; who does not choose them scores culture. */
export const arm: Rule<'arm'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'war-cabinet') ? [{ move: 'arm' }] : NONE),
  refuse(s, seat) {
    const p = playerOf(s, seat);
    if (!hasTrait(p, 'war-cabinet')) return NOT_IN_PLAY('TTN-CRD-15');
    return refuseFirstRound(s) ?? once(p, 'arm', 'TTN-CRD-15');
  },
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    const { science, resources } = traitOf(p, 'war-cabinet')!;
    const from = p.leader!;
    use(p, 'arm');
    earmark(t, seat, { from, goods: 'resources', uses: ['unit'], n: resources }, from);
    earmark(t, seat, { from, goods: 'science', uses: ['unit-technology'], n: science }, from);
  },
};

/** TTN-CRD-22: a citizen without food and without an action. */
export const settler: Rule<'settler'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'free-citizen') ? [{ move: 'settler' }] : NONE),
  refuse(s, seat) {
    const p = playerOf(s, seat);
    if (!hasTrait(p, 'free-citizen')) return NOT_IN_PLAY('TTN-CRD-22');
    if (p.yellow === 0) return { rule: 'TTN-CRD-22', code: 'YELLOW_BANK_EMPTY' };
    return refuseFirstRound(s) ?? once(p, 'settler', 'TTN-CRD-22');
  },
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    use(p, 'settler');
    const cause = p.wonders.find(({ id, ruined }) => !ruined && wonderOf(id).traits.some((x) => x.trait === 'free-citizen'))!.id;
    growFree(t, seat, 1, cause);
  },
};

/** An urban building becomes one of the leader's type, of the same or a higher level, for the difference. */
function conversions(s: State, seat: Seat): readonly Extract<Move, { move: 'convert' }>[] {
  const p = playerOf(s, seat);
  const to = traitOf(p, 'convert')?.to;
  if (!to) return NONE;
  const fits = (from: CardId, id: CardId): boolean => workOf(id) === to && levelOf(id) >= levelOf(from);
  return p.holdings.flatMap(({ id: from, workers }) => {
    const type = workOf(from);
    if (workers === 0 || !isUrban(type) || type === to) return [];
    return p.holdings.filter(({ id }) => fits(from, id)).map(({ id }) => ({ move: 'convert', from, to: id }) as const);
  });
}
export const convert: Rule<'convert'> = {
  candidates: conversions,
  refuse(s, seat, m) {
    const p = playerOf(s, seat);
    const trait = traitOf(p, 'convert');
    if (!trait) return NOT_IN_PLAY('TTN-CRD-07');
    if (!holdingOf(p, m.from) || !holdingOf(p, m.to)) return { rule: 'TTA-UPG-01', code: 'TECH_NOT_IN_PLAY' };
    if (!conversions(s, seat).some((x) => x.from === m.from && x.to === m.to)) return { rule: 'TTN-CRD-07', code: 'NOT_A_CHOICE' };
    const limit = urbanLimit(s, seat);
    if (workersOn(p, trait.to) >= limit) return { rule: 'TTA-BLD-03', code: 'URBAN_LIMIT_REACHED', params: { limit } };
    return (
      refuseFirstRound(s) ??
      once(p, 'convert', 'TTN-CRD-07') ??
      refuseCivil(s, seat, 1, 'TTN-CRD-07') ??
      refuseResources(p, upgradePrice(s, seat, m.from, m.to), 'urban', 'TTN-CRD-07')
    );
  },
  perform(t, seat, m) {
    const p = playerOf(t.s, seat);
    const cost = upgradePrice(t.s, seat, m.from, m.to);
    use(p, 'convert');
    p.usedCivil++;
    holdingOf(p, m.from)!.workers--;
    holdingOf(p, m.to)!.workers++;
    t.emit({ event: 'upgraded', seat, from: m.from, to: m.to, cost });
    payResources(t, seat, cost, 'urban', 'build');
  },
};

/** The wonder that keeps tokens, with what they bring. */
const museumOf = (p: Player) => {
  if (!hasTrait(p, 'kept-tokens')) return undefined;
  for (const w of p.wonders) {
    const trait = w.ruined ? undefined : wonderOf(w.id).traits.find((x) => x.trait === 'kept-tokens');
    if (trait?.trait === 'kept-tokens') return { id: w.id, tokens: w.tokens ?? 0, resources: trait.resources };
  }
  return undefined;
};
/** TTX-CRD-34: no action is needed, several tokens at once. */
export const withdraw: Rule<'withdraw'> = {
  candidates(s, seat) {
    const museum = museumOf(playerOf(s, seat));
    return museum ? Array.from({ length: museum.tokens }, (_, i) => ({ move: 'withdraw', n: i + 1 })) : NONE;
  },
  refuse(s, seat, { n }) {
    const museum = museumOf(playerOf(s, seat));
    if (!museum) return NOT_IN_PLAY('TTX-CRD-34');
    if (!(n >= 1 && n <= museum.tokens)) return { rule: 'TTX-CRD-34', code: 'NOT_ENOUGH_TOKENS', params: { need: n, have: museum.tokens } };
    return refuseFirstRound(s);
  },
  perform(t, seat, { n }) {
    const { id, resources } = museumOf(playerOf(t.s, seat))!;
    withdrawTokens(t, seat, id, n, resources);
  },
};

/** TTN-CRD-16: a political action; no civil action comes back. */
export const retire: Rule<'retire'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'retire') ? [{ move: 'retire' }] : []),
  refuse: (s, seat) => (hasTrait(playerOf(s, seat), 'retire') ? refusePolitics(s, seat) : NOT_IN_PLAY('TTN-CRD-16')),
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    const { yellow } = traitOf(p, 'retire')!;
    const leader = p.leader!;
    endPolitics(t, seat);
    discardLeader(t, seat, leader);
    change(t, seat, { yellow }, leader);
  },
};

/** Weaker civilisations with something to lose (TTX-CRD-27). */
const weaker = (s: State, seat: Seat): Seat[] =>
  seatsFrom(s, seat).filter((other) => strengthOf(s, other) < strengthOf(s, seat) && playerOf(s, other).yellow > 0);
export const partition: Rule<'partition'> = {
  candidates: (s, seat) => (hasTrait(playerOf(s, seat), 'partition') ? [{ move: 'partition' }] : []),
  refuse(s, seat) {
    const p = playerOf(s, seat);
    if (!hasTrait(p, 'partition')) return NOT_IN_PLAY('TTX-CRD-27');
    const no = refusePolitics(s, seat);
    if (no) return no;
    if (p.usedForGood.includes('partition')) return { rule: 'TTX-CRD-27', code: 'ONCE_PER_GAME' };
    return weaker(s, seat).length === 0 ? { rule: 'TTX-CRD-27', code: 'NOTHING_TO_TAKE' } : undefined;
  },
  perform(t, seat) {
    const p = playerOf(t.s, seat);
    const losers = weaker(t.s, seat);
    const leader = p.leader!;
    endPolitics(t, seat);
    p.usedForGood = [...p.usedForGood, 'partition'];
    for (const other of losers) change(t, other, { yellow: -1 }, leader);
    // With four players only two losses bring one.
    if (losers.length >= (seatsFrom(t.s, seat).length === 4 ? 2 : 1)) change(t, seat, { yellow: 1 }, leader);
  },
};
