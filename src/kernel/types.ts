/** A place at the table, 0 .. n-1, clockwise. */
export type Seat = number;
export type Viewer = Seat | 'spectator';
export type CardId = string;
/** An id of the rules catalogue, for instance 'AOC-CIV-4'. */
export type RuleId = string;

/** A sentence that is not yet in any language: a key of the text files and its figures. */
export interface Text {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number | Text>>;
}

/** Why a move is not allowed: the rule that forbids it, a text key, and the figures of the case. */
export interface Refusal {
  readonly rule: RuleId;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number | Text>>;
}

/**
 * A place for one card; `known` is the bit set of seats that may see its face, ALL (-1) is face up. A value: it is never
 * changed, only replaced by another, so that states may share it.
 */
export interface Slot {
  readonly back: string;
  readonly card: CardId | null;
  readonly known: number;
}
export const ALL = -1;

/** What a seat still knows of a shuffled pile: this card is somewhere in it. */
export interface Note {
  readonly seat: Seat;
  readonly pile: string;
  readonly card: CardId | null;
}

export interface BaseState {
  readonly seats: number;
  /** What happens next; the last one is current. Plain data, so a game can be saved in mid-action. */
  steps: { readonly step: string }[];
  notes: Note[];
  over: boolean;
  /** The version of the rules that it follows, when that is not the newest. */
  rules?: number;
}

/** The five vocabularies of a game. */
export interface Shape {
  state: BaseState;
  step: { readonly step: string };
  move: { readonly move: string };
  event: { readonly event: string };
  options: object;
}

export type StepName<T extends Shape> = T['step']['step'];
export type MoveName<T extends Shape> = T['move']['move'];
export type StepOf<T extends Shape, K> = Extract<T['step'], { step: K }>;
export type MoveOf<T extends Shape, K> = Extract<T['move'], { move: K }>;

/** Works by itself; may push further steps. The kernel has already left the step when it runs. */
export interface AutoStep<T extends Shape, P> {
  auto(t: Turn<T>, step: P): void;
}

export interface AskStep<T extends Shape, P> {
  /** Who must answer; nobody: the step is over. May depend on public facts only. */
  ask(s: T['state'], step: P): readonly Seat[];
  readonly moves: readonly MoveName<T>[];
  /** If present, answers stay sealed until all are in. */
  unseal?(t: Turn<T>, step: P, answers: ReadonlyMap<Seat, T['move']>): void;
}

export type StepRule<T extends Shape, P> = AutoStep<T, P> | AskStep<T, P>;

/** May I, why not, do it: one kind of move. */
export type MoveRule<T extends Shape, M> = ListedMove<T, M> | OpenMove<T, M>;

export interface ListedMove<T extends Shape, M> {
  readonly open?: undefined;
  /** Fields that not all moves of the kind have, with the type of their values: who says one is understood, listed or not. */
  readonly optional?: { readonly [K in Exclude<keyof M, 'move'>]?: 'boolean' | 'number' | 'string' };
  /** All that one might try now, legal or not. */
  candidates(s: T['state'], seat: Seat): readonly M[];
  /** A shorter list where nobody wants reasons: at least all of them that are allowed. */
  promising?(s: T['state'], seat: Seat): readonly M[];
  refuse(s: T['state'], seat: Seat, m: M): Refusal | undefined;
  /**
   * The same answer for many moves of one moment: what is alike for all of them is worked out once. Said by `judging`, so
   * that there is one judge.
   */
  judge?(s: T['state'], seat: Seat): Judge<M>;
  /**
   * The candidates in their order, in groups of which all are judged alike: where there are very many, nobody looks at each
   * of them. Said by `grouping`, so that there is one list.
   */
  alike?(s: T['state'], seat: Seat): readonly Alike<M>[];
  perform(t: Turn<T>, seat: Seat, m: M): void;
}
/** Moves that are all allowed, or all refused for one reason. */
export interface Alike<M> {
  readonly moves: readonly M[];
  readonly refusal: Refusal | undefined;
}
/** Why one of the moves that a seat might make now is not allowed. */
export type Judge<M> = (m: M) => Refusal | undefined;

/** A move that the player composes freely, for instance an offer; candidates are then only suggestions. */
export interface OpenMove<T extends Shape, M> extends Omit<ListedMove<T, M>, 'open' | 'optional'> {
  readonly open: true;
  /**
   * The move that this means, made of the fields it has and no others; undefined where a field is missing or of a wrong
   * type. It comes from outside: plain data of any shape. Whoever says more than the move made of it is refused.
   */
  read(raw: Readonly<Record<string, unknown>>): M | undefined;
}

/** Something to tell, or how to say it once somebody listens. */
export type Said<E> = E | (() => E);

/** All that rules code may do. */
export interface Turn<T extends Shape> {
  /** A draft of the state: change it freely. */
  readonly s: T['state'];
  /** A fair number from 1 to `sides`. */
  roll(sides: number): number;
  /** Put the items in random order, in place; for things that no slot holds. */
  shuffle<X>(items: X[]): X[];
  /** Shuffle slots that are to be this pile: what seats knew of them becomes notes. Gives slots to lay there instead of those. */
  mix(pile: string, slots: readonly Slot[]): Slot[];
  /** Let seats see a card. Gives the slot to lay in the place of this one. */
  show(to: readonly Seat[] | 'all', slot: Slot): Slot;
  /** Something that `conceal` hid is public from now on. */
  unveil(): void;
  /** Tell everybody. What names a card that is new to somebody is given as a function: a forecast, which nobody hears, does not ask for it. */
  emit(e: Said<T['event']>): void;
  /** Tell some seats one thing and everybody else another, or nothing at all. */
  tell(seats: readonly Seat[], e: Said<T['event']>, others?: T['event']): void;
  /** Tell everybody, also those who look on, but this seat: it knows already. */
  tellOthers(seat: Seat, e: T['event']): void;
  /** What happens next, in this order. */
  push(...steps: T['step'][]): void;
  /** Leave the current step. */
  done(): void;
}

export interface Standing {
  readonly seat: Seat;
  readonly score: number;
  /** 1 for the winner; tied seats share a rank. */
  readonly rank: number;
}

export interface Game<T extends Shape> {
  readonly id: string;
  readonly rulesVersion: number;
  /** The oldest version that can still be played, if older ones can: their games go on, and replay, as they were. */
  readonly oldestRules?: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly defaults: T['options'];
  /** Options that the defaults leave out, and a table may name. */
  readonly optional?: readonly (keyof T['options'] & string)[];
  /** Why this table cannot be set up, if it cannot. Must also survive options of any shape. */
  check(options: T['options'], seats: number): Refusal | undefined;
  /** The first state; `rules`: the version of the rules that the game is to follow. */
  setup(t: Turn<T>, options: T['options'], seats: number, rules: number): T['state'];
  readonly steps: { readonly [K in StepName<T>]: StepRule<T, StepOf<T, K>> };
  readonly moves: { readonly [K in MoveName<T>]: MoveRule<T, MoveOf<T, K>> };
  /** A refusal as it is said at this table, where editions cite rules of their own. */
  cites?(s: T['state'], no: Refusal): Refusal;
  /** Every slot of the state, by pile. */
  piles(s: T['state']): Readonly<Record<string, readonly Slot[]>>;
  /**
   * Hide, in a copy made for a viewer, what is public but not yet shown: areas behind a screen until all are done.
   * Cards in slots need no such help. Must give the same again when applied to its own result.
   */
  conceal?(view: T['state'], viewer: Viewer): void;
  /** All cards with that back that take part in this game. */
  pool(s: T['state'], back: string): readonly CardId[];
  /** Which cards a pile takes, if not every card of its back; what is imagined there keeps to it. */
  admits?(pile: string): ((card: CardId) => boolean) | undefined;
  standings(s: T['state']): readonly Standing[];
  describe(s: T['state'], seat: Seat, m: T['move']): { readonly text: Text; readonly targets: readonly string[] };
  /**
   * A copy to make moves in, written for this state's shape; without it the kernel copies field by field.
   * It may share with the original what the rules replace and never change in place.
   */
  copy?(s: T['state']): T['state'];
  /**
   * The state as records made by its rules have hashed it: needed once newer rules give it another shape while games of
   * older ones (`rules`) must still be found unchanged. Without it the state is hashed as it is.
   */
  hashed?(s: T['state']): object;
  /** Give a copy slots of its own, where `copy` shares them: views and guesses write into every slot. */
  ownSlots?(copy: T['state']): void;
}

/** The state of the random generator: plain data, so that a position survives JSON. */
export type DiceState =
  | { readonly kind: 'cipher'; readonly seed: string; readonly drawn: number }
  | { readonly kind: 'fast'; readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** An event with those who may see it in full; everybody else gets `others`, if there is any. */
export interface Told<E> {
  readonly e: E;
  readonly known: number;
  readonly others?: E;
}

/** The whole truth about a running game. Only `state` is ever masked and shown. */
export interface Position<T extends Shape> {
  readonly state: T['state'];
  readonly dice: DiceState;
  /** The number of moves played so far. */
  readonly ply: number;
  /** Answers given to a sealed question that still waits for other seats. */
  readonly sealed: Readonly<Record<Seat, T['move']>>;
}

export type Played<T extends Shape> =
  | {
      readonly ok: true;
      readonly position: Position<T>;
      readonly events: readonly Told<T['event']>[];
      /** May the seat take this back? True when nobody learnt anything new and the seat plays on. */
      readonly undoable: boolean;
      /** What closed the way back, if anything. */
      readonly closed?: UndoClosed;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export type UndoClosed = 'dice' | 'shown' | 'handed-on';
