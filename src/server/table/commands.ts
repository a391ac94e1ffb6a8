import type { Problem, Request, RequestName } from '../../protocol/index.js';
import type { Fact, PersonId } from './facts.js';
import { problem } from './outcome.js';
import { type Session, seatOf } from './session.js';

/** Who asks: from the cookie, never from the message. */
export interface Asker {
  readonly person: PersonId;
  readonly name: string;
}

/** Requests that add a line to the log of a table. */
export const COMMANDS = [
  'join',
  'leave',
  'kick',
  'set-seat',
  'start',
  'close',
  'play',
  'undo',
  'propose',
  'vote',
  'resume',
  'concede',
  'take-back',
  'chat',
  'phrase',
  'set-chat',
] as const satisfies readonly RequestName[];
export type Command = Extract<Request, { do: (typeof COMMANDS)[number] }>;
const NAMES: ReadonlySet<string> = new Set(COMMANDS);
export const isCommand = (request: Request): request is Command => NAMES.has(request.do);

/** The name of a command in the log. */
export const commandKey = (asker: Asker, id: string): string => `${asker.person}:${id}`;

/** What a request would make happen, 'done' when that is so already, or why the asker may not ask for it. The rules of the table judge the rest. */
export function factOf(s: Session, asker: Asker, request: Command): Fact | 'done' | Problem {
  const seat = seatOf(s, asker.person);
  switch (request.do) {
    case 'join': {
      if (seat !== undefined && (request.seat === undefined || request.seat === seat)) return 'done';
      const free = request.seat ?? s.seats.findIndex((row) => row.state === 'open');
      return { is: 'joined', seat: free, person: asker.person, name: asker.name };
    }
    case 'leave':
      return seat === undefined ? 'done' : { is: 'left', seat, kicked: false };
    case 'kick':
    case 'set-seat':
    case 'start':
    case 'close':
    case 'set-chat':
      return s.host === asker.person ? hostFact(s, request) : problem('NOT_HOST');
    case 'chat':
    case 'phrase':
      if (seat === undefined && s.host !== asker.person) return problem('NOT_SEATED');
      return {
        is: 'said',
        seat: seat ?? null,
        name: asker.name,
        ...(request.do === 'chat' ? { text: request.text } : { phrase: request.phrase }),
      };
    default:
      return seat === undefined ? problem('NOT_SEATED') : seatFact(seat, request);
  }
}

function hostFact(
  s: Session,
  request: Extract<Command, { do: 'kick' | 'set-seat' | 'start' | 'close' | 'set-chat' }>,
): Fact | 'done' | Problem {
  switch (request.do) {
    case 'kick':
      return s.seats[request.seat]?.person === s.host ? problem('NO_SEAT') : { is: 'left', seat: request.seat, kicked: true };
    case 'set-seat':
      return {
        is: 'seat-set',
        seat: request.seat,
        ...('bot' in request ? { bot: request.bot, temperament: request.temperament } : undefined),
      };
    case 'start':
      return { is: 'started' };
    case 'close':
      return { is: 'closed', why: 'closed' };
    case 'set-chat':
      return s.chatOn === request.on ? 'done' : { is: 'chat-set', on: request.on };
  }
}

type SeatCommand = Extract<Command, { do: 'play' | 'undo' | 'propose' | 'vote' | 'resume' | 'concede' | 'take-back' }>;

function seatFact(seat: number, request: SeatCommand): Fact {
  switch (request.do) {
    case 'play':
      return { is: 'moved', seat, question: request.question, move: request.move };
    case 'undo':
      return { is: 'took-back', seat, ply: request.ply, anew: true };
    case 'propose':
      return { is: 'proposed', seat, what: request.what };
    case 'vote':
      return { is: 'voted', seat, proposal: request.proposal, yes: request.yes };
    case 'resume':
      return { is: 'resumed', seat };
    case 'concede':
      return { is: 'conceded', seat };
    case 'take-back':
      return { is: 'returned', seat };
  }
}
