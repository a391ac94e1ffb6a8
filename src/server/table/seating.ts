import { LIMITS } from '../../protocol/index.js';
import { problem, type Rules } from './outcome.js';
import { startPlay } from './play.js';
import { nextState } from './seats.js';
import { type AnyGame, isFull, type Session, withSeat } from './session.js';

const begin = (s: Session, game: AnyGame): Session => ({ ...s, status: 'playing', play: startPlay(game, s, s.n) });

/** The host leaves: the next person becomes host; without one the table closes. */
function passOn(s: Session): Session {
  if (s.seats.some((row) => row.person === s.host)) return s;
  const heir = s.seats.find((row) => row.person !== undefined)?.person;
  return heir === undefined ? { ...s, status: 'over', ending: 'closed' } : { ...s, host: heir };
}

/** What happens around the game: coming, going, beginning. */
export const SEATING: Rules<'joined' | 'left' | 'seat-set' | 'started' | 'closed' | 'rematched'> = {
  joined(s, { seat, person, name }, _, game) {
    if (s.status !== 'waiting') return problem(s.status === 'over' ? 'GAME_OVER' : 'ALREADY_STARTED');
    if (s.kicked.includes(person)) return problem('NO_SEAT');
    const row = s.seats[seat];
    const state = row && nextState(row.state, 'join');
    if (!state) return problem(row ? 'SEAT_TAKEN' : 'NO_SEAT');
    const old = s.seats.findIndex((x) => x.person === person);
    const moved = old < 0 ? s : withSeat(s, old, { state: 'open', name: '', person: undefined });
    const joined = withSeat(moved, seat, { state, person, name: name.slice(0, LIMITS.name) });
    return joined.header.settings.autoStart && isFull(joined) ? begin(joined, game) : joined;
  },

  left(s, { seat, kicked }) {
    if (s.status !== 'waiting') return problem('ALREADY_STARTED');
    const row = s.seats[seat];
    if (!row?.person || !nextState(row.state, 'leave')) return problem('NO_SEAT');
    const after = withSeat(s, seat, { state: 'open', name: '', person: undefined });
    return passOn(kicked ? { ...after, kicked: [...s.kicked, row.person] } : after);
  },

  'seat-set'(s, { seat, bot, temperament }) {
    if (s.status !== 'waiting') return problem('ALREADY_STARTED');
    const row = s.seats[seat];
    if (!row || row.person !== undefined) return problem('SEAT_TAKEN');
    return withSeat(s, seat, bot ? { state: 'bot', level: bot, temperament } : { state: 'open', level: undefined, temperament: undefined });
  },

  started(s, _, __, game) {
    if (s.status !== 'waiting') return problem('ALREADY_STARTED');
    return isFull(s) ? begin(s, game) : problem('NOT_FULL');
  },

  closed(s, { why }) {
    return s.status === 'waiting' ? { ...s, status: 'over', ending: why } : problem('ALREADY_STARTED');
  },

  rematched(s, { table, instead }) {
    if (s.status !== 'over') return problem('GAME_RUNNING');
    return s.rematch === instead ? { ...s, rematch: table } : problem('STALE');
  },
};
