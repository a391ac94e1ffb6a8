import type { Seat } from '../../kernel/types.js';
import { deadlineOf } from './clock.js';
import { type Outcome, problem, type Rules } from './outcome.js';
import { rewindPlay } from './play.js';
import { nextState } from './seats.js';
import { type AnyGame, askedSeats, type ProposalRow, people, type Session, withSeat } from './session.js';

/** Who has a say: every person who plays, but not the one it is about. */
export const votersOf = (s: Session, { by, what }: ProposalRow): Seat[] =>
  people(s).filter((seat) => seat !== by && !(what.kind === 'replace' && what.seat === seat));

const giveToBot = (s: Session, seat: Seat): Session =>
  withSeat(s, seat, { state: nextState(s.seats[seat]!.state, 'replace') ?? s.seats[seat]!.state, level: 'normal' });

/** Has a proposal enough votes, can it not get them any more, or is it open? */
function verdict(s: Session, row: ProposalRow): boolean | undefined {
  const voters = votersOf(s, row);
  if (row.what.kind === 'replace') {
    if (row.yes.length * 2 > voters.length) return true;
    return row.no.length * 2 >= voters.length && row.no.length > 0 ? false : undefined;
  }
  if (row.no.length > 0) return false;
  return voters.every((seat) => row.yes.includes(seat)) ? true : undefined;
}

/** A proposal that nobody has to vote on any more, because those who had not are no longer asked: they gave up, or a bot keeps their seat. */
export const ripeProposal = (s: Session): ProposalRow | undefined =>
  s.status === 'playing' ? s.proposals.find((row) => verdict(s, row) !== undefined) : undefined;

/** Proposals with enough votes take effect, those that cannot get them any more are dropped. */
function tally(s: Session, row: ProposalRow, game: AnyGame): Session {
  const rest = { ...s, proposals: s.proposals.filter((other) => other.id !== row.id) };
  const agreed = verdict(s, row);
  if (agreed === undefined) return { ...s, proposals: [...rest.proposals, row] };
  if (!agreed) return rest;
  if (row.what.kind === 'replace') return giveToBot(rest, row.what.seat);
  if (row.what.kind === 'stop') return { ...rest, status: 'over', ending: 'stopped' };
  if (row.what.kind === 'pause') return { ...rest, paused: true };
  return { ...rest, play: rewindPlay(game, rest, rest.play!, row.what.ply, s.n) };
}

const notPlaying = (s: Session): Outcome | undefined =>
  s.status === 'playing' ? undefined : problem(s.status === 'over' ? 'GAME_OVER' : 'NOT_STARTED');

/** May this be proposed now? */
function refuseProposal(s: Session, what: ProposalRow['what']): Outcome | undefined {
  if (s.proposals.some((row) => row.what.kind === what.kind)) return problem('ALREADY_PROPOSED');
  if (what.kind === 'rewind' && what.ply >= s.play!.moves.length) return problem('STALE');
  if (what.kind === 'pause' && s.paused) return problem('PAUSED');
  if (what.kind === 'replace' && (!s.clocks[what.seat]?.out || !people(s).includes(what.seat))) return problem('STALE');
  return undefined;
}

/** What players agree on, and what happens when one of them does not come. */
export const AGREEING: Rules<'proposed' | 'voted' | 'tallied' | 'resumed' | 'conceded' | 'timed-out' | 'returned'> = {
  proposed(s, { seat, what }, { n }, game) {
    const refused = notPlaying(s) ?? refuseProposal(s, what);
    if (refused) return refused;
    if (!people(s).includes(seat)) return problem('NOT_SEATED');
    // Whoever proposes a replacement is one of those who vote on it.
    return tally(s, { id: n, by: what.kind === 'replace' ? null : seat, what, yes: [seat], no: [] }, game);
  },

  voted(s, { seat, proposal, yes }, _, game) {
    const row = s.proposals.find((other) => other.id === proposal);
    // Who has proposed it may think again.
    if (row?.by === seat && !yes) return { ...s, proposals: s.proposals.filter((other) => other !== row) };
    if (!row || !votersOf(s, row).includes(seat)) return notPlaying(s) ?? problem('NO_PROPOSAL');
    const without = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
    const voted = { ...row, yes: without(row.yes), no: without(row.no) };
    return tally(s, yes ? { ...voted, yes: [...voted.yes, seat] } : { ...voted, no: [...voted.no, seat] }, game);
  },

  tallied(s, { proposal }, _, game) {
    const row = ripeProposal(s);
    return row?.id === proposal ? tally(s, row, game) : problem('NO_PROPOSAL');
  },

  resumed: (s) => notPlaying(s) ?? (s.paused ? { ...s, paused: false } : problem('NOT_PAUSED')),

  conceded(s, { seat }) {
    const refused = notPlaying(s);
    if (refused) return refused;
    const row = s.seats[seat];
    if (!row || row.conceded) return problem('NOT_SEATED');
    const after = withSeat(s, seat, { state: nextState(row.state, 'concede')!, level: row.level ?? 'normal', conceded: true });
    const left = after.seats.filter((other) => !other.conceded);
    const over = left.length <= 1 || left.every((other) => other.person === undefined);
    // Who has given up no longer stands in the way of what the others agree on.
    return over
      ? { ...after, status: 'over', ending: 'conceded' }
      : { ...after, proposals: after.proposals.filter(({ by }) => by !== seat) };
  },

  'timed-out'(s, { seat }, { n, at }, game) {
    const { clock, timeout } = s.header.settings;
    const deadline = s.clocks[seat] && deadlineOf(clock, s.clocks[seat]);
    if (s.paused || !askedSeats(s).includes(seat) || deadline === undefined || at < deadline) return problem('STALE');
    const out: Session = { ...s, clocks: s.clocks.map((row, i) => (i === seat ? { ...row, out: true } : row)) };
    if (timeout === 'bot-seat') return giveToBot(out, seat);
    const away = withSeat(out, seat, { state: nextState(s.seats[seat]!.state, 'time-out')! });
    if (timeout !== 'vote' || away.proposals.some(({ what }) => what.kind === 'replace')) return away;
    return tally(away, { id: n, by: null, what: { kind: 'replace', seat }, yes: [], no: [] }, game);
  },

  returned(s, { seat }) {
    const refused = notPlaying(s);
    if (refused) return refused;
    const row = s.seats[seat];
    const state = row?.person && !row.conceded ? nextState(row.state, 'take-back') : undefined;
    if (!state) return problem('NOT_REPLACED');
    // The question is put to him anew, with its full time.
    const clocks = s.clocks.map((clock, i) => (i === seat ? { ...clock, spent: 0, since: null, out: false } : clock));
    return withSeat({ ...s, clocks }, seat, { state, level: undefined });
  },
};
