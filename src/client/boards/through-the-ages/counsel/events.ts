import { signed } from '../../../../games/shared/text/letters.js';
import { type EventFigure, eventForecast } from '../../../../games/through-the-ages/guide/event-forecast.js';
import { type Case, nameOfSeat } from './case.js';

const figure = ({ say, words }: Case, name: EventFigure, n: number): string => {
  switch (name) {
    case 'culture':
    case 'science':
    case 'food':
    case 'resources':
      return words.text({ key: `plus.${name}`, params: { n } });
    case 'cards':
      return words.text({ key: 'plus.militaryCards', params: { n } });
    default:
      return name === 'yellow' || name === 'blue'
        ? say(`by.${name}`, { n: signed(n) })
        : say(`by.${name}`, { n: signed(n), one: Math.abs(n) === 1 });
  }
};

/** What an event would do to everybody with the ratings of today: an estimate, and told as one. */
export function eventToday(c: Case, card: string): string[] {
  const found = eventForecast(c.s, card);
  if (!found) return [];
  const parts = found.flatMap(({ seat, by, asked, losesLeader }) => {
    const changes = [
      ...(Object.entries(by) as [EventFigure, number][])
        // A worker who joins or leaves the unused ones is told as one of all.
        .filter(([name]) => name !== 'workers' || by.pool === undefined)
        // The tokens that goods lie on are told with the goods.
        .filter(([name]) => name !== 'blue' || (by.food === undefined && by.resources === undefined))
        .map(([name, n]) => figure(c, name, n)),
      ...(losesLeader ? [c.say('by.leader')] : []),
      ...(asked ? [c.say('by.asked')] : []),
    ];
    const who = seat === c.seat ? c.say('event.you') : nameOfSeat(c, seat);
    return changes.length === 0 ? [] : [c.say('event.seat', { who, changes: changes.join(', ') })];
  });
  return [parts.length === 0 ? c.say('event.nothing') : c.say('event.now', { parts: parts.join(c.say('event.sep')) })];
}
