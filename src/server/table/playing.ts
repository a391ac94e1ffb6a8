import { askAnew } from './game-change.js';
import { problem, type Rules } from './outcome.js';
import { makeMove, undoMove } from './play.js';
import { nextState } from './seats.js';
import { botsToMove, type Session, withSeat } from './session.js';

/** A position that changed makes a proposed rewind meaningless; a seat that answered needs no replacement. */
const dropOutdated = (s: Session, seat: number): Session =>
  s.proposals.length === 0
    ? s
    : { ...s, proposals: s.proposals.filter(({ what }) => what.kind !== 'rewind' && !(what.kind === 'replace' && what.seat === seat)) };

const closedTo = (s: Session) =>
  s.status === 'waiting' ? problem('NOT_STARTED') : s.status === 'over' ? problem('GAME_OVER') : s.paused ? problem('PAUSED') : undefined;

/** Moves and their undoing. */
export const PLAYING: Rules<'moved' | 'took-back'> = {
  moved(s, { seat, question, move, bot }, _, game) {
    const closed = closedTo(s);
    if (closed) return closed;
    const row = s.seats[seat];
    if (!row || (!bot && row.state === 'bot')) return problem(row ? 'BOT_SEATED' : 'NOT_SEATED');
    if (s.play!.questions[seat] !== question || (bot && !botsToMove(s).includes(seat))) return problem('STALE');
    const play = makeMove(game, s, s.play!, seat, move, s.n);
    if (!('frames' in play)) return problem('REFUSED', { refusal: play });
    // A single decision that a bot makes for somebody does not mean that he is back.
    const state = bot ? row.state : nextState(row.state, 'answer')!;
    return withSeat(dropOutdated({ ...s, play }, seat), seat, { state });
  },

  'took-back'(s, { seat, ply, anew }, _, game) {
    const closed = closedTo(s);
    if (closed) return closed;
    if (s.seats[seat]?.state === 'bot') return problem('BOT_SEATED');
    if (s.play!.moves.length !== ply) return problem('STALE');
    const play = undoMove(game, s, s.play!, seat, s.n);
    if (!('frames' in play)) return problem('REFUSED', { refusal: play });
    return dropOutdated({ ...s, play: anew ? askAnew(game, s.play!, play, s.n) : play }, seat);
  },
};
