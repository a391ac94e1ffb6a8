import type { Seat } from '../../../kernel/index.js';
import { atLast, type Deed, type Habit, type Habits, inEvents, perDeed } from '../../shared/habit.js';
import { productionOf } from '../ask/crops.js';
import { civilLeft, discontentOf, militaryLeft, strengthOf } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { cardOf, technologyOf } from '../cards/index.js';
import { corruptionOf } from '../change/production.js';
import type { State, Tta } from '../state/state.js';

type Turn = Deed<Tta>;
const endsTurn = ({ move }: Turn): boolean => move.move === 'end-turn';
/** Counted as a turn ends, from the second round on: in the first one cards are taken, no more. */
const atEnd = (name: string, count: (s: State, seat: Seat) => number | boolean): Habit<Tta> =>
  perDeed(name, 'turn', (deed, seat) => deed.seat === seat && endsTurn(deed) && deed.before.round > 1 && count(deed.before, seat));
/** By when a civilisation should have an army, and mines that yield something. */
const EARLY = 3;
const GROWN = 10;

/** Workers without work who are not needed to keep the others quiet. */
const idle = (s: State, seat: Seat): number => Math.max(0, playerOf(s, seat).pool - discontentOf(s, seat));

/** Buildings or units of a type that were built and given up in one turn. */
const undone: Habit<Tta> = {
  name: 'built and torn down in one turn',
  per: 'game',
  count(deeds, seat) {
    let n = 0;
    let built: string[] = [];
    for (const deed of deeds) {
      if (deed.seat !== seat) continue;
      if (deed.move.move === 'build') built.push(technologyOf(deed.move.tech).type);
      if (deed.move.move === 'destroy' && built.includes(technologyOf(deed.move.tech).type)) n++;
      if (endsTurn(deed)) built = [];
    }
    return n;
  },
};

/** What players complain about when they watch bots play (docs/bots.md). */
export const habits: Habits<Tta> = {
  endsTurn,
  list: [
    atEnd('civil actions unspent', civilLeft),
    atEnd('military actions unspent', militaryLeft),
    atEnd('idle workers', (s, seat) => idle(s, seat) > 0),
    atEnd('no strength', (s, seat) => s.round > EARLY && strengthOf(s, seat) === 0),
    atEnd('corruption', (s, seat) => corruptionOf(s, playerOf(s, seat)) > 0),
    atEnd('hardly any resources made', (s, seat) => s.round >= GROWN && productionOf(s, seat, 'resources') <= 1),
    perDeed<Tta>(
      'farms and mines torn down',
      'game',
      ({ seat: by, move }, seat) => by === seat && move.move === 'destroy' && ['farm', 'mine'].includes(technologyOf(move.tech).type),
    ),
    undone,
    inEvents<Tta>('uprisings', (event, seat) => event.event === 'uprising' && event.seat === seat),
    inEvents<Tta>('famines', (event, seat) => event.event === 'famine' && event.seat === seat),
    inEvents<Tta>('military cards thrown away', (event, seat) => event.event === 'discarded' && event.seat === seat),
    inEvents<Tta>('action cards too old', (event, seat) =>
      event.event === 'obsolete' && event.seat === seat ? event.cards.filter((card) => cardOf(card).type === 'action').length : 0,
    ),
    inEvents<Tta>('attacks not won', (event, seat) => event.event === 'fought' && event.attacker === seat && event.attack <= event.defence),
    inEvents<Tta>(
      'wonders given up',
      (event, seat) => event.event === 'left' && event.seat === seat && event.cause === 'age' && cardOf(event.card).type === 'wonder',
    ),
    atLast<Tta>('wonder unfinished at the end', (s, seat) => playerOf(s, seat).wonder !== null),
    atLast<Tta>('no tactic at the end', (s, seat) => playerOf(s, seat).tactic === null),
    inEvents<Tta>('territories nobody wants', (event) => event.event === 'nobody-wants'),
  ],
};
