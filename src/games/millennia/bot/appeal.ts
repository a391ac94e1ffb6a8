import type { Seat } from '../../../kernel/index.js';
import { priceOf } from '../ask/prices.js';
import { rowOf } from '../ask/selection.js';
import { playerOf } from '../ask/selectors.js';
import type { Effect } from '../cards/ability.js';
import { RESEARCH_EFFECTS } from '../cards/actions.js';
import { abilityOf, boardActionOf, bookOf, buildingOf, diplomacyOf, researchOf, techOf } from '../cards/index.js';
import type { Move, Player, State } from '../state/state.js';
import { harvest, iconsOf, typeBit } from './harvest.js';
import { outlookOf, worthOfWonder, worthOfYellow } from './outlook.js';
import { prospects, TYPE_WORTH } from './prospects.js';
import { WEIGHTS } from './weights.js';
import { type Look, lookOf, worthOfAbility, worthOfEffects, worthOfPoints, worthOfStep, worthPerAge } from './worth.js';

/** The seat's prospects with other markers and technologies; what its tracks are worth does not change by that. */
function withArea(o: Look, area: Pick<Partial<Player>, 'techs' | 'rows' | 'specials' | 'markers'>): number {
  const players = o.s.players.slice();
  const p = { ...o.p, ...area };
  players[o.seat] = p;
  return prospects({ ...o, p, s: { ...o.s, players } });
}

/** A building or wonder, its price paid. */
function worthOfCard(o: Look, card: string, price: number): number {
  if (card.startsWith('wonder-')) return worthOfWonder(o, card) + 0.5 - price * o.gold;
  const { ability, last } = buildingOf(card);
  if (ability.type === 'endgame') return worthOfYellow(o, card) - price * o.gold;
  return (1 + Math.min(o.left, (last ?? o.s.age) - o.s.age)) * worthPerAge(o, ability) - price * o.gold;
}

/** What an action leaves undone: the icons it uses are missing elsewhere. */
function worthOfUse(o: Look, what: string, base: number): number {
  if (what.startsWith('special:')) return 1;
  if (what === 'espionage') return WEIGHTS.joker - 7 * o.gold;
  const board = !what.startsWith('building-') && !what.startsWith('research-');
  const effects = board ? boardActionOf(what).effect : ((abilityOf(what).effect ?? []) as readonly Effect[]);
  const cost = board ? boardActionOf(what).cost : (abilityOf(what).cost ?? []);
  let worth = worthOfEffects(o, effects);
  const icons = iconsOf(o.p);
  for (const c of cost) {
    if (c.use === 'gold') worth -= c.n * o.gold;
    if (c.use === 'moveBack') worth -= 1.2;
    if (c.use === 'discardTech') worth -= 2.5;
    if (c.use !== 'tech') continue;
    for (const slot of c.slots) {
      const at = icons.findIndex((bits) => slot.some((type) => type === 'any' || (bits & typeBit(`tech-1-${type}`)) !== 0));
      if (at >= 0) icons.splice(at, 1);
    }
  }
  const later = harvest(o, icons);
  return worth + later - base - (what === 'academy' ? 0.2 : 0);
}

/** How each of the moves looks at a glance. */
export function appeal(s: State, seat: Seat, moves: readonly Move[]): number[] {
  const o = lookOf(outlookOf(s, seat));
  const p = playerOf(s, seat);
  let base: number | undefined;
  const undone = (): number => (base ??= harvest(o, iconsOf(p)));
  let now: number | undefined;
  const before = (): number => (now ??= prospects(o));
  return moves.map((m) => worthOfMove(o, m, undone, before));
}

function worthOfMove(o: Look, m: Move, undone: () => number, before: () => number): number {
  const { s, seat, p } = o;
  switch (m.move) {
    case 'select': {
      const { type, last } = techOf(m.tech);
      const area = {
        techs: [...p.techs, { id: m.tech, engaged: false, last }],
        rows: [...p.rows, rowOf(s, m.tech)],
        markers: p.markers - 1,
      };
      const token = type === 'army' ? WEIGHTS.leader : type === 'engineering' ? WEIGHTS.architect : 0;
      return withArea(o, area) - before() + token;
    }
    case 'special':
      return withArea(o, { specials: [...p.specials, m.slot], markers: p.markers - 1 }) - before();
    case 'build':
      return worthOfCard(o, m.card, priceOf(s, seat, m)) - (m.discount ? WEIGHTS.card : 0) + (m.architect ? 0.3 : 0);
    case 'use':
      return worthOfUse(o, m.what, undone());
    case 'buy': {
      const { effect, price } = RESEARCH_EFFECTS[s.options.side].find((x) => x.id === m.effect)!;
      return worthOfEffects(o, effect) - worthOfPoints(o, p.rp) - 0.4 * (p.rp - price) - 0.5;
    }
    case 'play':
      return worthOfAbility(o, diplomacyOf(m.card).unique) - (o.left > 0 ? 3.8 : 3);
    case 'cash':
      return m.as === 'gold' ? 3 * o.gold - 3.2 : o.left > 0 ? -0.8 : -0.2;
    case 'take':
      return (
        worthOfAbility(
          o,
          m.source.startsWith('space:') ? { type: 'action', phase: 'ANY', effect: spaceEffects(o, m.source) } : abilityOf(m.source),
        ) + 0.1
      );
    case 'choose': {
      const task = p.tasks.at(-1)!;
      return task.task === 'ask-option' ? worthOfEffects(o, task.options[m.option]!) : 0;
    }
    case 'branch':
      return m.branch === 'democracy' ? 5 * o.final.influence - 2 * p.tracks.war : 3 * p.tracks.war;
    case 'enter':
      return worthOfStep(o, 'politics', 1);
    case 'claim':
      return (o.left + 0.5) * worthPerAge(o, researchOf(m.card).ability);
    case 'perform':
      return m.special === 'research'
        ? worthOfPoints(o, p.rp + 3) - worthOfPoints(o, p.rp)
        : m.special === 'joker'
          ? WEIGHTS.joker
          : worthOfStep(o, m.special, 1) * (m.special === 'war' ? 2.5 : 1);
    case 'keep':
      return m.card === 'both' ? 20 : worthOfAbility(o, diplomacyOf(m.card).unique);
    case 'discard-card':
      return -worthOfAbility(o, diplomacyOf(m.card).unique);
    case 'discard-tech':
      return -p.techs.find((x) => x.id === m.tech)!.last - TYPE_WORTH[techOf(m.tech).type];
    case 'extend':
      return TYPE_WORTH[techOf(m.tech).type];
    case 'lowest':
      return worthOfStep(o, m.track, 1);
    case 'pay':
      return m.source === 'joker' ? -1 : -0.5;
    case 'modify':
      return 1;
    case 'copy':
      return worthOfWonder(o, m.wonder) - 3;
    case 'finish':
      return o.acts && s.phase === 'E' ? -undone() + 0.2 : 0;
    case 'by-hand':
      return -50;
    default:
      return 0;
  }
}

function spaceEffects({ s, p }: Look, source: string): readonly Effect[] {
  const task = p.tasks.at(-1);
  const item = task?.task === 'bonuses' ? task.items.find((x) => x.source === source) : undefined;
  return item?.effects ?? (bookOf(s.books[source] ?? 'book-06').ability.effect as readonly Effect[]);
}
