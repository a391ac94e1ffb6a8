import { below, type Dice, openDice } from './dice.js';
import { sees } from './secrets.js';
import { ALL, type DiceState, type Seat, type Shape, type Slot, type Told, type Turn } from './types.js';

/** The working copy in which one move is made, with what the kernel notes about it. */
export interface Draft<T extends Shape> extends Turn<T> {
  s: T['state'];
  readonly events: Told<T['event']>[];
  /** Was chance asked for? */
  readonly rolled: boolean;
  /** Did anybody see a card for the first time? */
  readonly shown: boolean;
  dice(): DiceState;
}

export const openDraft = <T extends Shape>(s: T['state'], dice: DiceState, silent = false): Draft<T> => new WorkingCopy(s, dice, silent);

/**
 * For forecasts: the rules change a copy that its owner has made, nobody hears of it, and nothing is left to chance.
 * A rule that rolls dice cannot be foreseen, and says so.
 */
export const dryRun = <T extends Shape>(copy: T['state']): Turn<T> => new WorkingCopy<T>(copy, undefined, true);

/** A draft that goes only as far as the seat can foresee: it stops before dice are rolled and before the seat sees a card for the first time. */
export const foreseenDraft = <T extends Shape>(s: T['state'], seat: Seat): Draft<T> => new ForeseenCopy<T>(s, seat);

/** Thrown where foresight ends. */
export const UNFORESEEN = Symbol('unforeseen');

const NO_EVENTS: never[] = [];

class WorkingCopy<T extends Shape> implements Draft<T> {
  readonly events: Told<T['event']>[];
  rolled = false;
  shown = false;
  private source: Dice | undefined;

  constructor(
    public s: T['state'],
    private readonly before: DiceState | undefined,
    private readonly silent: boolean,
  ) {
    this.events = silent ? NO_EVENTS : [];
  }

  dice(): DiceState {
    return this.source ? this.source.state() : this.before!;
  }

  roll(sides: number): number {
    this.rolled = true;
    if (!this.before) throw new Error('chance cannot be foreseen');
    this.source ??= openDice(this.before);
    return below(this.source, sides) + 1;
  }

  shuffle<X>(items: X[]): X[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.roll(i + 1) - 1;
      const x = items[i]!;
      items[i] = items[j]!;
      items[j] = x;
    }
    return items;
  }

  mix(pile: string, slots: readonly Slot[]): Slot[] {
    const mixed = slots.map(({ back, card, known }) => {
      for (let seat = 0; seat < this.s.seats; seat++) if (known & (1 << seat)) this.s.notes.push({ seat, pile, card });
      return { back, card, known: 0 };
    });
    return this.shuffle(mixed);
  }

  show(to: readonly Seat[] | 'all', slot: Slot): Slot {
    const { back, card } = slot;
    let { known } = slot;
    if (to === 'all') known = ALL;
    else for (const seat of to) known |= 1 << seat;
    if (known === slot.known) return slot;
    this.shown = true;
    if (this.s.notes.length > 0) this.s.notes = this.s.notes.filter((n) => !(known & (1 << n.seat) && n.card === card));
    return { back, card, known };
  }

  unveil(): void {
    this.shown = true;
  }

  emit(e: T['event']): void {
    if (!this.silent) this.events.push({ e, known: ALL });
  }

  tell(seats: readonly Seat[], e: T['event'], others?: T['event']): void {
    if (this.silent) return;
    const known = seats.reduce((bits, seat) => bits | (1 << seat), 0);
    this.events.push(others ? { e, known, others } : { e, known });
  }

  tellOthers(seat: Seat, e: T['event']): void {
    if (!this.silent) this.events.push({ e, known: ALL & ~(1 << seat) });
  }

  push(...steps: T['step'][]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.s.steps.push(steps[i]!);
  }

  done(): void {
    this.s.steps.pop();
  }
}

class ForeseenCopy<T extends Shape> extends WorkingCopy<T> {
  constructor(
    s: T['state'],
    private readonly seat: Seat,
  ) {
    super(s, undefined, true);
  }

  override roll(): number {
    throw UNFORESEEN;
  }

  override show(to: readonly Seat[] | 'all', slot: Slot): Slot {
    if ((to === 'all' || to.includes(this.seat)) && !sees(slot.known, this.seat)) throw UNFORESEEN;
    return super.show(to, slot);
  }
}
