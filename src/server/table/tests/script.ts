import { toy } from '../../../client/table/tests/toy.js';
import type { Settings } from '../../../protocol/index.js';
import { advance } from '../advance.js';
import type { Fact, FirstSeat, Header } from '../facts.js';
import { isProblem } from '../outcome.js';
import { type AnyGame, openSession, type Session } from '../session.js';

export const game = toy as unknown as AnyGame;

const SETTINGS: Settings = {
  game: 'toy',
  options: { cards: 2 },
  visibility: 'link',
  clock: { kind: 'none' },
  timeout: 'remind',
  spectators: { allowed: true, delay: 0 },
  chat: true,
  autoStart: false,
};

export const person = (name: string): FirstSeat => ({ state: 'person', person: name, name });

export function headerFor(settings: Partial<Settings> = {}, seats: readonly FirstSeat[] = [person('ada'), person('bob')]): Header {
  return { id: 'T'.repeat(22), settings: { ...SETTINGS, ...settings }, rules: 1, seed: '7'.repeat(64), host: 'ada', created: 0, seats };
}

/** A table to which things happen, one after the other, at times that the test chooses. */
export class Script {
  s: Session;
  constructor(header: Header) {
    this.s = openSession(header);
  }

  /** What the table says: nothing when the fact happened, else the code of the problem. */
  try(fact: Fact, at = this.s.at, command?: string): string | undefined {
    const after = advance(game, this.s, { n: this.s.n, at, fact, ...(command ? { command } : undefined) });
    if (isProblem(after)) return after.refusal ? `${after.code} ${after.refusal.rule}` : after.code;
    this.s = after;
    return undefined;
  }

  do(fact: Fact, at = this.s.at): this {
    const trouble = this.try(fact, at);
    if (trouble) throw new Error(`${fact.is}: ${trouble}`);
    return this;
  }

  /** Any move of a seat: a bet if there is one left, else its first card. */
  move(seat: number, name: 'bet' | 'lay' | 'draw', at = this.s.at, bot = false): string | undefined {
    const state = this.s.play!.frames.at(-1)!.position.state as unknown as { hands: { card: string }[][] };
    const move = name === 'lay' ? { move: name, card: state.hands[seat]![0]!.card } : { move: name };
    return this.try(
      { is: 'moved', seat, question: this.s.play!.questions[seat] ?? -1, move, ...(bot ? { bot: true as const } : undefined) },
      at,
    );
  }

  states(): string {
    return this.s.seats.map(({ state }) => state).join(' ');
  }
}

export const started = (settings: Partial<Settings> = {}, seats?: readonly FirstSeat[]): Script =>
  new Script(headerFor(settings, seats)).do({ is: 'started' }, 1000);
