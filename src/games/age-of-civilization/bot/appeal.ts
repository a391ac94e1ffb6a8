import type { Seat } from '../../../kernel/index.js';
import { droughtPrice } from '../ask/events.js';
import {
  actionAt,
  availableTechs,
  costOf,
  freeWorkers,
  isStrongest,
  MAX_WORKERS,
  playerOf,
  sacrificesWorkers,
  workersNeeded,
} from '../ask/selectors.js';
import { civOf, specialOf } from '../cards/index.js';
import { TECHNOLOGIES } from '../cards/technologies.js';
import type { ActionId, CivId, Move, SpecialId, State } from '../state/state.js';
import { worthOfCivilisation, worthOfTech, worthOfWonder } from './card-worth.js';
import { type Outlook, outlooks } from './outlook.js';
import { WEIGHTS } from './weights.js';
import { gainOfAction, worthOfAbility } from './worth.js';

/** What so many workers bring in a turn. */
export function labourOf(workers: number): number {
  let sum = 0;
  for (let i = 0; i < workers; i++) sum += WEIGHTS.labour[i]!;
  return sum;
}

const most = (list: readonly number[]): number => list.reduce((a, b) => Math.max(a, b), 0);

/** Points and coins that an action brings now, less its price. */
function profit(o: Outlook, action: ActionId): number {
  const { s, seat } = o;
  let gain = gainOfAction(o, action);
  let cost = costOf(s, seat, action);
  if (action === 'research') {
    const p = playerOf(s, seat);
    let best = 0;
    for (const tech of availableTechs(p)) {
      const price = costOf(s, seat, action, { tech });
      const worth = worthOfTech(o, tech) - price * o.coin;
      if (price <= p.coins && worth > best - cost * o.coin) {
        best = worth + price * o.coin;
        cost = price;
      }
    }
    gain = 1 + best;
  }
  if (action === 'wonder') gain = 3 + most(s.wonders.map((id) => worthOfWonder(o, id)));
  if (action === 'conquest') gain += (isStrongest(s, seat) ? 2 : 0) - 2 * o.strongest;
  const lost = sacrificesWorkers(s, seat, action) ? workersNeeded(s, seat, action) * o.worker : 0;
  return gain - cost * o.coin - lost;
}

/** Taking a card: its abilities, its coins, and what it does to the number of workers. */
function worthOfTaking(o: Outlook, card: CivId, asMain: boolean): number {
  const p = o.player;
  const inMarket = o.s.market.find((x) => x.slot.card === card)?.coins ?? 0;
  const bonusCoins = inMarket + (o.s.options.draft && p.civs.length > 0 ? 2 : 0);
  const workers = asMain ? civOf(card).population : Math.min(MAX_WORKERS, p.workers + 1);
  let sum = worthOfCivilisation(o, card, asMain, bonusCoins) + bonusCoins * o.coin;
  sum += (labourOf(workers) - labourOf(p.workers)) * (o.lasting + o.now);
  if (asMain && p.main >= 0) for (const a of civOf(p.civs[p.main]!.slot.card!).main) sum -= worthOfAbility(o, a);
  for (const a of o.abilities) if (a.when.event === 'acquire' || (a.when.event === 'annex' && !asMain)) sum += 2 * o.coin;
  return sum - (o.turns > 2 - p.civs.length ? WEIGHTS.civilisationRight : 0);
}

/** Before anything is owned the outlook knows no workers: a card of the draft is judged as if it were born first. */
const worthOfKeeping = (o: Outlook, card: CivId): number =>
  Math.max(
    worthOfCivilisation(o, card, true, 2) + labourOf(civOf(card).population) * o.lasting * 0.4,
    worthOfCivilisation(o, card, false, 2),
  );

/** Actions compete for workers: the best per worker first, and rest only when it brings more than all of them. */
function appealOfActions(o: Outlook, moves: readonly Move[]): number[] {
  const free = freeWorkers(o.player);
  let best = 0;
  const appeals = moves.map((m) => {
    if (m.move !== 'place') return 0;
    const action = actionAt(m.place)!;
    const worth = profit(o, action) / workersNeeded(o.s, o.seat, action);
    best = Math.max(best, worth);
    return worth;
  });
  return moves.map((m, i) => {
    if (m.move === 'place') return appeals[i]!;
    if (m.move === 'end-actions') return 0.05;
    if (m.move === 'buy-special') return appealOfSpecial(o, m.special);
    let rest = 2 * o.coin + (o.player.workers < MAX_WORKERS ? WEIGHTS.labour[o.player.workers]! * o.lasting : 0);
    for (const a of o.abilities) if (a.when.event === 'rest') rest += worthOfAbility({ ...o, turns: 1 }, a) * 3;
    return rest > best * free * 0.8 ? best + 0.1 + rest : -1;
  });
}

/** A special card is worth what its technologies are better than those they cover (AOC-INN-4). */
function appealOfSpecial(o: Outlook, id: SpecialId): number {
  if (o.turns < 2) return -1;
  let better = 0;
  for (const tech of specialOf(id).technologies) {
    const covered = TECHNOLOGIES.find((x) => x.position === tech.position)!;
    better += worthOfTech(o, tech.id) - worthOfTech(o, covered.id);
  }
  return 0.3 * better - o.coin;
}

function appealOfGrant(o: Outlook): number {
  const step = o.s.steps[o.s.steps.length - 1]!;
  if (step.step !== 'granted') return 0;
  return gainOfAction(o, step.action) - costOf(o.s, o.seat, step.action, { grantedBy: step.ability }) * o.coin;
}

function appealOf(o: Outlook, m: Move): number {
  switch (m.move) {
    case 'keep':
      return worthOfKeeping(o, m.card);
    case 'birth':
    case 'annex':
      return worthOfTaking(o, m.card, m.move === 'birth');
    case 'study':
      return worthOfTech(o, m.tech) - costOf(o.s, o.seat, 'research', { tech: m.tech }) * o.coin;
    case 'learn':
      return worthOfTech(o, m.tech);
    case 'take-wonder':
      return worthOfWonder(o, m.wonder);
    case 'buy-special':
      return appealOfSpecial(o, m.special);
    case 'use-grant':
      return appealOfGrant(o);
    case 'activate':
      return worthOfAbility({ ...o, turns: 0, now: 1 }, o.abilities.find((a) => a.id === m.ability)!) + 0.01;
    case 'stones':
      return m.n * 0.1;
    case 'endow':
      return -worthOfTaking(o, m.card, true) * 0.1;
    case 'sacrifice-drought':
      return -o.worker;
    case 'pay-drought':
      return -droughtPrice(o.s) * o.coin;
    default:
      return 0;
  }
}

/** How the moves look, read from the rows of cards and actions; nothing is played. */
export function appeal(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const o = outlooks(s)[seat]!;
  return s.steps[s.steps.length - 1]!.step === 'actions' ? appealOfActions(o, moves) : moves.map((m) => appealOf(o, m));
}
