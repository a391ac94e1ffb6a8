import type { Seat } from '../../../kernel/index.js';
import { selectSeats } from '../ask/events.js';
import { rankings } from '../ask/scoring.js';
import { freeWorkers, isSolo, MAX_CIVILISATIONS, ROUNDS } from '../ask/selectors.js';
import { civOf, eventTokenOf } from '../cards/index.js';
import type { State } from '../state/state.js';
import { appeal, labourOf } from './appeal.js';
import { worthOfCivilisation } from './card-worth.js';
import { chanceWeakest, type Outlook, outlooks, rivals } from './outlook.js';
import { worthOfCounters, worthOfGoals } from './scenario.js';
import { tempers } from './tempers.js';
import { WEIGHTS } from './weights.js';
import { worthOfAbility, worthOfEffect } from './worth.js';

/** More coins than the turns to come can spend are worth less. */
const COINS_PER_TURN = 8;

const worthOfCoins = (o: Outlook): number => {
  const { coins } = o.player;
  const useful = COINS_PER_TURN * (o.turns + o.now);
  return o.coin * (Math.min(coins, useful) + 0.4 * Math.max(0, coins - useful));
};

/** Wars ahead take a worker from the weakest, and Conquest pays the strongest. */
function worthOfStrength(o: Outlook, looks: readonly Outlook[]): number {
  const { s, seat } = o;
  let sum = 0;
  if (!o.abilities.some((a) => a.do.some((m) => m.op === 'warImmune')))
    for (const r of o.wars) {
      const { least } = rivals(looks, s, seat, r + 1);
      const ahead = r - s.round;
      const mine = isSolo(s) ? o.strength + 0.5 * ahead : o.strength;
      sum -=
        chanceWeakest(mine, least, ahead) * WEIGHTS.labour[Math.max(0, Math.min(3, o.player.workers - 1))]! * WEIGHTS.lasting[ROUNDS - r]!;
    }
  const bestConquest = 2 * o.strongest - o.worker * 0.6;
  if (bestConquest > 0) sum += o.uses.conquest * bestConquest;
  return sum;
}

/** Tokens ahead: what they would do to the seat as things stand. */
function worthOfTokens(o: Outlook): number {
  const { s, seat } = o;
  if (!s.options.changingWorld) return 0;
  let sum = 0;
  for (let i = s.round + 2; i < s.tokens.length; i++) {
    const token = s.tokens[i];
    if (!token) continue;
    const { who, do: effects } = eventTokenOf(token);
    if (!selectSeats(s, who).includes(seat)) continue;
    const certainty = who === 'all' || i === s.round + 2 ? 0.9 : 0.4;
    for (const e of effects) {
      // Nobody loses coins he does not have.
      const worth = e.op === 'coins' && typeof e.n === 'number' ? Math.max(e.n, -o.player.coins) * o.coin : worthOfEffect(o, e);
      sum += certainty * worth;
    }
  }
  return sum;
}

/** Draft: the best cards in the hand, as far as they can still be used. */
function worthOfHand(o: Outlook): number {
  const rights = Math.min(MAX_CIVILISATIONS - o.player.civs.length, o.turns + Math.ceil(o.now));
  if (o.player.hand.length === 0 || rights <= 0) return 0;
  const worth = o.player.hand.map(({ card }) => (card === null ? 0 : worthOfCivilisation(o, card, true, 2) + civOf(card).population));
  worth.sort((a, b) => b - a);
  return WEIGHTS.handShare * worth.slice(0, rights).reduce((sum, x) => sum + x, 0);
}

/** The points the seat may expect to have in the end. */
function prospects(o: Outlook, looks: readonly Outlook[]): number {
  const p = o.player;
  let sum = p.points + worthOfCoins(o) + labourOf(p.workers - p.red) * o.lasting;
  if (o.now > 0) sum += labourOf(freeWorkers(p));
  const main = p.main < 0 ? [] : civOf(p.civs[p.main]!.slot.card!).main;
  const declines = p.civs.length < MAX_CIVILISATIONS;
  for (const a of o.abilities) sum += worthOfAbility(o, a) * (declines && main.includes(a) ? WEIGHTS.mainShare : 1);
  sum += worthOfStrength(o, looks) + worthOfTokens(o) + worthOfHand(o) + worthOfCounters(o);
  sum += WEIGHTS.techStep * o.turns * Math.min(p.techs.length, 5);
  return sum + WEIGHTS.civilisationRight * Math.min(MAX_CIVILISATIONS - p.civs.length, o.turns);
}

function result(s: State, seat: Seat): number {
  const mine = s.players[seat]!.points;
  if (isSolo(s)) return mine + worthOfGoals(s);
  const table = rankings(s);
  const best = Math.max(...table.filter((x) => x.seat !== seat).map((x) => x.score));
  const winners = table.filter((x) => x.rank === 1).length;
  return mine - best + (table[seat]!.rank === 1 ? WEIGHTS.victory / winners : 0) - (table[seat]!.rank > 1 ? WEIGHTS.victory : 0);
}

function value(s: State, seat: Seat): number {
  if (s.over) return result(s, seat);
  const looks = outlooks(s);
  const mine = prospects(looks[seat]!, looks);
  if (isSolo(s)) return mine + worthOfGoals(s);
  let others = 0;
  for (const o of looks) if (o.seat !== seat) others += prospects(o, looks);
  return mine - others / (s.seats - 1);
}

/** What Age of Civilization tells the bots; they never get to see more than a view. */
export const brain = { appeal, value, tempers, weights: WEIGHTS, moment: (s: State): number => (s.over ? ROUNDS + 1 : s.round) };
