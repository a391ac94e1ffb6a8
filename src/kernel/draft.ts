import { below, type Dice, openDice } from './dice.js';
import { sees } from './secrets.js';
import { ALL, type DiceState, type Said, type Seat, type Shape, type Slot, type Told, type Turn } from './types.js';

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

/** A draft that goes as far as nothing unknown is asked for; its slots are those of a `sealUnknown`. */
export const foretoldDraft = <T extends Shape>(s: T['state'], unknown: Unknown): Draft<T> => new ForetoldCopy<T>(s, unknown);

/** Slots whose card nobody may ask for: they lie, are shown and are mixed like others. */
export class Unknown {
  private readonly slots = new Set<Slot>();

  has(slot: unknown): boolean {
    return this.slots.has(slot as Slot);
  }

  /** Whoever reads its card from now on does not foresee any further. */
  seal<X extends Pick<Slot, 'back' | 'known'>>(slot: X): Slot {
    const sealed = Object.defineProperty(slot, 'card', { ...OPENABLE, get: endForesight }) as unknown as Slot;
    this.slots.add(sealed);
    return sealed;
  }

  /** Nothing is foreseen any more: what is unknown is said as in any view. */
  open(): void {
    for (const slot of this.slots) Object.defineProperty(slot, 'card', { ...OPENABLE, value: null, writable: true });
  }
}
const OPENABLE = { enumerable: true, configurable: true } as const;
const endForesight = (): never => {
  throw UNFORESEEN;
};

const NO_EVENTS: never[] = [];

const spoken = <E>(said: Said<E>): E => (typeof said === 'function' ? (said as () => E)() : said);

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

  emit(said: Said<T['event']>): void {
    if (!this.silent) this.events.push({ e: spoken(said), known: ALL });
  }

  tell(seats: readonly Seat[], said: Said<T['event']>, others?: T['event']): void {
    if (this.silent) return;
    const e = spoken(said);
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

class ForetoldCopy<T extends Shape> extends WorkingCopy<T> {
  constructor(
    s: T['state'],
    private readonly unknown: Unknown,
  ) {
    super(s, undefined, true);
  }

  override roll(): number {
    throw UNFORESEEN;
  }

  /** What comes to light was unknown until now. */
  override unveil(): void {
    throw UNFORESEEN;
  }

  /** In which order unknown cards lie is unknown anyway. */
  override shuffle<X>(items: X[]): X[] {
    return items.every((item) => this.unknown.has(item)) ? items : super.shuffle(items);
  }

  override mix(pile: string, slots: readonly Slot[]): Slot[] {
    return slots.map((slot) => {
      const { back, known } = slot;
      const card = this.unknown.has(slot) ? null : slot.card;
      for (let seat = 0; seat < this.s.seats; seat++) if (known & (1 << seat)) this.s.notes.push({ seat, pile, card });
      return this.unknown.seal({ back, known: 0 });
    });
  }

  override show(to: readonly Seat[] | 'all', slot: Slot): Slot {
    if (!this.unknown.has(slot)) return super.show(to, slot);
    const { back, known } = slot;
    const bits = to === 'all' ? ALL : to.reduce((all, seat) => all | (1 << seat), known);
    return bits === known ? slot : this.unknown.seal({ back, known: bits });
  }
}
