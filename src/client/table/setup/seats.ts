import { type Lang, type Say, sayer } from '../../i18n/i18n.js';
import { en } from '../../i18n/setup.en.js';
import { fr } from '../../i18n/setup.fr.js';
import { scholarName } from '../../i18n/shell.js';
import type { BotLevel, SeatInfo, Temperament } from '../table.js';

export const SETUP_SAYERS: Readonly<Record<Lang, Say<typeof en>>> = { en: sayer(en), fr: sayer(fr) as Say<typeof en> };

export const SEAT_KINDS = ['me', 'friend', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** What one chooses of a bot; without a temperament it has a liking for nothing. */
export interface BotDraft {
  readonly level: BotLevel;
  readonly temperament?: Temperament | undefined;
}

/** A seat while the table is set up; an empty name means the usual one. */
export interface SeatDraft extends BotDraft {
  readonly kind: SeatKind;
  readonly name: string;
}

/** Me and as many bots as last time. */
export const firstSeats = (bots: number, level: BotLevel): SeatDraft[] => [
  { kind: 'me', name: '', level },
  ...Array.from({ length: Math.max(bots, 1) }, () => ({ kind: 'bot' as const, name: '', level })),
];

export function setCount(seats: readonly SeatDraft[], count: number): SeatDraft[] {
  const level = seats.find((seat) => seat.kind === 'bot')?.level ?? 'normal';
  return Array.from({ length: count }, (_, i) => seats[i] ?? { kind: 'bot', name: '', level });
}

/** Only one seat is mine: the one that was becomes a friend's. */
export function setSeat(seats: readonly SeatDraft[], at: number, change: Partial<SeatDraft>): SeatDraft[] {
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, ...change };
    return change.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'friend' } : seat;
  });
}

/** How I am called without a name of my own; between people at one screen, "you" would be whoever reads it. */
export function namelessMe(seats: readonly SeatDraft[], lang: Lang, you: string): string {
  const n = seats.findIndex((seat) => seat.kind === 'me') + 1;
  return seats.some((seat) => seat.kind === 'friend') ? SETUP_SAYERS[lang]('setup.player', { n }) : you;
}

/** How a seat is called when nobody has written a name. */
export function usualName(seats: readonly SeatDraft[], at: number, lang: Lang, mine: string): string {
  const seat = seats[at]!;
  if (seat.kind === 'me') return mine;
  if (seat.kind === 'friend') return SETUP_SAYERS[lang]('setup.guest', { n: at + 1 });
  const bot = seats.slice(0, at).filter((other) => other.kind === 'bot').length;
  return bot < 5 ? scholarName(lang, bot) : `${scholarName(lang, bot)} ${at + 1}`;
}

export function seatInfos(seats: readonly SeatDraft[], lang: Lang, mine: string): SeatInfo[] {
  return seats.map((seat, i) => ({
    name: seat.name.trim() || usualName(seats, i, lang, mine),
    kind: seat.kind,
    ...(seat.kind === 'bot' ? { level: seat.level } : undefined),
    ...(seat.kind === 'bot' && seat.temperament ? { temperament: seat.temperament } : undefined),
  }));
}
