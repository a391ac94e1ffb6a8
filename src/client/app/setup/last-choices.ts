import type { GameMeta } from '../../../games/shared/game-meta.js';
import type { AnyGameSetup } from '../../table/setup/game-setup.js';
import { SEAT_KINDS, type SeatDraft, seatInfos } from '../../table/setup/seats.js';
import { BOT_LEVELS, type BotLevel, type SeatInfo, TEMPERAMENTS } from '../../table/table.js';

/** How a game was set up the last time on this device. */
export interface Choices {
  readonly seats: readonly SeatDraft[];
  readonly options: object;
}

const keyOf = (game: string): string => `epoque.setup.${game}`;

/** The seats of a stored list; undefined when it is not one, or not for this game. */
function readSeats(found: unknown, { min, max }: { min: number; max: number }): SeatDraft[] | undefined {
  if (!Array.isArray(found) || found.length < min || found.length > max) return undefined;
  const isSeat = (x: Partial<SeatDraft> | null): x is SeatDraft =>
    SEAT_KINDS.includes(x?.kind as SeatDraft['kind']) && BOT_LEVELS.includes(x?.level as BotLevel) && typeof x?.name === 'string';
  const likingOf = ({ temperament }: SeatDraft): Pick<SeatDraft, 'temperament'> => {
    const known = TEMPERAMENTS.find((it) => it === temperament);
    return known ? { temperament: known } : {};
  };
  return found.every(isSeat)
    ? found.map((seat) => ({ kind: seat.kind, level: seat.level, name: seat.name.slice(0, 24), ...likingOf(seat) }))
    : undefined;
}

/** The last choices, as far as they still make a table that can be set up. */
export function readChoices(text: string | null, setup: AnyGameSetup, players: { min: number; max: number }): Partial<Choices> {
  try {
    const found = JSON.parse(text ?? '{}') as { seats?: unknown; options?: object };
    const seats = readSeats(found.seats, players);
    const options = { ...setup.defaults, ...(found.options ?? setup.first) };
    const settled = setup.settle(options, seatInfos(seats ?? [], 'en', ''));
    const possible = setup.check(settled, seats?.length ?? players.max) === undefined;
    return { ...(seats ? { seats } : undefined), ...(possible ? { options } : undefined) };
  } catch {
    return {}; // not ours, or of an older version: start afresh
  }
}

export function lastChoices(game: string, setup: AnyGameSetup, players: { min: number; max: number }): Partial<Choices> {
  try {
    return readChoices(localStorage.getItem(keyOf(game)), setup, players);
  } catch {
    return {};
  }
}

/** What a newcomer is advised, and the usual table for the rest. */
export const advised = ({ defaults, first }: AnyGameSetup): object => ({ ...defaults, ...first });

/** The table that opens for these seats without being asked anything: as it was set up the last time, or as advised for a first game. */
export function proposedFor({ id, players }: Pick<GameMeta, 'id' | 'players'>, setup: AnyGameSetup, seats: readonly SeatInfo[]): object {
  const last = setup.settle(lastChoices(id, setup, players).options ?? advised(setup), seats);
  return setup.check(last, seats.length) ? setup.settle(advised(setup), seats) : last;
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choices));
  } catch {
    // Blocked storage: next time begins with the usual table.
  }
}
