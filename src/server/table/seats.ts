import type { SeatState } from '../../protocol/index.js';

/** What can happen to a seat. */
export const SEAT_EVENTS = ['join', 'leave', 'answer', 'time-out', 'replace', 'take-back', 'concede'] as const;
export type SeatEvent = (typeof SEAT_EVENTS)[number];

/** The life of a seat; what is not listed cannot happen. */
const NEXT: Readonly<Record<SeatState, Partial<Record<SeatEvent, SeatState>>>> = {
  open: { join: 'person' },
  person: { leave: 'open', answer: 'person', 'time-out': 'away', replace: 'bot', concede: 'bot' },
  away: { leave: 'open', answer: 'person', 'time-out': 'away', replace: 'bot', concede: 'bot' },
  // A seat that a bot keeps for somebody is taken back; a bot of its own is never anybody's (the table checks whose it is).
  bot: { answer: 'bot', 'take-back': 'returned', concede: 'bot' },
  returned: { answer: 'person', 'time-out': 'away', replace: 'bot', concede: 'bot' },
};

export const nextState = (state: SeatState, event: SeatEvent): SeatState | undefined => NEXT[state][event];
