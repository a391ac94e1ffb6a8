import type { Frame } from '../../kernel/index.js';
import type { Game, Position, Seat, Shape, Told } from '../../kernel/types.js';
import type { BotLevel, ChatLine, ProposalWish, SeatState, TableView, Temperament } from '../../protocol/index.js';
import type { ClockRow } from './clock.js';
import type { Header, PersonId } from './facts.js';

export interface SeatRow {
  readonly state: SeatState;
  readonly name: string;
  /** The person this seat belongs to, also while a bot keeps it. */
  readonly person?: PersonId;
  readonly level?: BotLevel;
  readonly temperament?: Temperament | undefined;
  readonly conceded: boolean;
}

export interface ProposalRow {
  readonly id: number;
  readonly by: Seat | null;
  readonly what: ProposalWish;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

/** A running game. Only the frames that an undo may still reach are kept; the moves are enough to get back to any other. */
export interface Play {
  /** The last frames: at least the present one. */
  readonly frames: readonly Frame<Shape>[];
  /** The moves that stand, in order. */
  readonly moves: readonly { readonly seat: Seat; readonly move: Shape['move'] }[];
  /** The events of each of them, the events of the start first. */
  readonly told: readonly (readonly Told<Shape['event']>[])[];
  /** Some earlier positions, the last ones at the beginning of a span: looking back a little begins there, not at the start. */
  readonly marks: readonly Position<Shape>[];
  /** The question put to each seat: the number of the line that put it; null when it is not asked. */
  readonly questions: readonly (number | null)[];
}

/** All that is known of a table after some lines of its log. A plain value: never changed, only followed by another. */
export interface Session {
  readonly header: Header;
  /** Lines so far; the next one gets this number. */
  readonly n: number;
  readonly at: number;
  readonly status: TableView['status'];
  readonly ending?: NonNullable<TableView['ending']>;
  readonly paused: boolean;
  readonly host: PersonId;
  readonly seats: readonly SeatRow[];
  readonly kicked: readonly PersonId[];
  readonly clocks: readonly ClockRow[];
  /** Milliseconds during which each seat was asked and its person at the table, whatever the clock. */
  readonly thought: readonly number[];
  readonly proposals: readonly ProposalRow[];
  readonly chatOn: boolean;
  readonly chat: readonly ChatLine[];
  readonly rematch?: string;
  /** The last commands that were done. */
  readonly done: readonly string[];
  readonly play?: Play;
}

export type AnyGame = Game<Shape>;

/** Commands remembered per table: far more than a page can have under way. */
export const REMEMBERED = 256;

/** A table before the first line of its log. */
export function openSession(header: Header): Session {
  const { settings, host, created } = header;
  return {
    header,
    n: 0,
    at: created,
    status: 'waiting',
    paused: false,
    host,
    seats: header.seats.map((seat) => ({
      state: seat.state,
      name: seat.state === 'person' ? seat.name : '',
      conceded: false,
      ...(seat.state === 'person' ? { person: seat.person } : undefined),
      ...(seat.state === 'bot' ? { level: seat.level, temperament: seat.temperament } : undefined),
    })),
    kicked: [],
    clocks: header.seats.map(() => ({
      bank: settings.clock.kind === 'live' ? settings.clock.bank * 1000 : 0,
      spent: 0,
      since: null,
      out: false,
    })),
    thought: header.seats.map(() => 0),
    proposals: [],
    chatOn: settings.chat,
    chat: [],
    done: [],
  };
}

export const seatOf = (s: Session, person: PersonId | undefined): Seat | undefined => {
  const seat = person === undefined ? -1 : s.seats.findIndex((row) => row.person === person);
  return seat < 0 ? undefined : seat;
};

export const isFull = (s: Session): boolean => s.seats.every((row) => row.state !== 'open');

/** Seats with a person who plays: those who are asked for consent. */
export const people = (s: Session): Seat[] =>
  s.seats.flatMap((row, seat) => (row.state === 'person' || row.state === 'away' || row.state === 'returned' ? [seat] : []));

/** Seats that must answer now. Asked for many times per move, so written as a loop. */
export function askedSeats({ status, play }: Session): Seat[] {
  const seats: Seat[] = [];
  if (status === 'playing' && play)
    for (let seat = 0; seat < play.questions.length; seat++) if (play.questions[seat] !== null) seats.push(seat);
  return seats;
}

/** Are the same seats asked, whatever they are asked? */
export function isSameTurn(before: Session, after: Session): boolean {
  const [was, is] = [before.play?.questions, after.play?.questions];
  if (before.status !== after.status || was?.length !== is?.length) return false;
  for (let seat = 0; is && seat < is.length; seat++) if ((is[seat] === null) !== (was![seat] === null)) return false;
  return true;
}

/** Asked seats for which a bot must answer: bots, and persons whose decision the table gives to a bot. */
export const botsToMove = (s: Session): Seat[] =>
  s.paused
    ? []
    : askedSeats(s).filter((seat) => s.seats[seat]!.state === 'bot' || (s.header.settings.timeout === 'bot-move' && s.clocks[seat]!.out));

/** The session with one seat changed; seats that stay as they are keep their identity, so that nobody looks for a difference. */
export function withSeat(s: Session, seat: Seat, change: Partial<SeatRow>): Session {
  const now: SeatRow = s.seats[seat]!;
  const changes = (Object.keys(change) as (keyof SeatRow)[]).some((key) => now[key] !== change[key]);
  return changes ? { ...s, seats: s.seats.with(seat, { ...now, ...change }) } : s;
}
