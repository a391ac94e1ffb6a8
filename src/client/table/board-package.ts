import type { ComponentType, VNode } from 'preact';
import type { Game, Seat, Shape, Text } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { Spoken } from '../i18n/spoken.js';
import type { IconName } from '../kit/icons/registry.js';
import type { ChoiceRole } from './choice-role.js';
import type { TellMoments } from './moment.js';
import type { Plan, PlanTools } from './plan.js';
import type { Choice, LoggedEvent, Snapshot } from './table.js';

/** How a place on the board stands in the present question. 'can' and 'blocked' come from the choices, never from the board. */
export type TargetState = 'rest' | 'can' | 'selected' | 'blocked';

/** Attributes for the element that stands for a target; spread them on a button. Colours hang on `data-state`. */
export interface TargetProps {
  readonly 'data-target': string;
  readonly 'data-state': TargetState;
  /** 'true' while the prompt bar, the log or the pointer lights this place. */
  readonly 'data-lit'?: 'true';
  /** 'true' for a short time after the place took part in an event. */
  readonly 'data-fresh'?: 'true';
  /** The card that key Z, a long press or the right button shows in large. */
  readonly 'data-zoom'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly onClick: (e: MouseEvent) => void;
  readonly onMouseEnter: () => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Everything a board may know and do. Both `Board` and `Opponents` get it. */
export interface BoardProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly lang: Lang;
  readonly layout: 'desktop' | 'phone';
  /** The seat at the near side: the viewer, or the seat followed by a spectator. */
  readonly me: Seat;
  /** The view after the choice that is selected or pointed at: draw ghosts and "5 → 2" from it. */
  readonly preview: T['state'] | null;
  /** The choice whose consequences `preview` shows. */
  readonly previewed: Choice<T> | null;
  /** True when the past is shown; nothing can be played then. */
  readonly past: boolean;
  /** Allowed and blocked choices that mean this place, allowed first. */
  choicesFor(target: string): readonly Choice<T>[];
  stateOf(target: string): TargetState;
  /** The shortest reason, when the place is blocked ("1 coin short"). */
  reasonFor(target: string): string | undefined;
  /**
   * What makes an element a place: clicking it with one allowed choice plays it (on touch: selects it first), with
   * several it narrows the prompt bar to them, with only blocked ones it opens the refusal. Choices that come `late` count
   * only when there is no other. At rest it does nothing, unless `zoom` says which card the element shows.
   */
  targetProps(target: string, zoom?: string): TargetProps;
  /** By `${seat}:${counter}` (see `BoardPackage.counters`): how the last move changed it. Stays until the seat's next change. */
  readonly deltas: ReadonlyMap<string, number>;
  /** What the board itself is planning, see `BoardPackage.usePlan`. */
  readonly plan: Plan | null;
  /** Make a move that is never among the choices, such as leaving the game. */
  play(move: T['move']): void;
  /** Open a card of the game in large, with all its words. */
  zoom(card: string): void;
  /** Open the rules beside the table at this id. */
  openRule(id: string): void;
}

/** One stage of the turn in the prompt bar. */
export interface Stage {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
}

export interface Prompt {
  /** One sentence: what the acting seat is asked, or who is awaited and for what. */
  readonly sentence: string;
  readonly stages: readonly Stage[];
  /** For a question that follows from a choice just made ("Research"): the bar shows it with a way back. */
  readonly crumb?: string;
}

/** A verb under which choices lie in the bar when there are many: "Take", "Build". */
export interface ChoiceGroup {
  readonly id: string;
  readonly label: Readonly<Record<Lang, string>>;
}

/** How a choice looks in the prompt bar. */
export interface ChoiceLook {
  readonly icon: IconName;
  /** Short: "Research", "Culture V". */
  readonly label: string;
  /** The same for those who listen, where the short name does not say what is done: "Take Hammurabi (1 civil action)". */
  readonly spoken?: string;
  /** The primary button when it is selected: "Place on Culture". */
  readonly action: string;
  /** Price and yield as tokens. */
  readonly detail?: VNode;
  /** Blocked: the shortest reason. */
  readonly reason?: string;
}

/** Why a choice is closed, in full, for the popover. */
export interface Explanation {
  readonly title: string;
  /** The fact and the figure. */
  readonly fact: VNode | string;
  /** How a figure comes about, line by line; the last line is the sum. */
  readonly account?: readonly { readonly label: string; readonly value: string }[];
  /** What would make it legal. */
  readonly remedy?: string;
  /** Ids of the rules catalogue. */
  readonly rules: readonly string[];
}

/** One line of the log: an event with the changes it caused. */
export interface LogLine {
  readonly ply: number;
  /** 'round' and 'turn' are headings. */
  readonly kind: 'round' | 'turn' | 'line';
  /** Who did it; absent when nobody did (war, plague, end of round). Of a turn: whose it is. */
  readonly seat?: Seat;
  /** Whose act has led to it, where it names several (a battle): no news to that one. */
  readonly by?: Seat;
  readonly text: VNode | string;
  /** Right-aligned icon deltas. */
  readonly deltas?: VNode;
  /** Places on the board to mark when the line is chosen. */
  readonly targets: readonly string[];
  /** Everybody whose means changed: "what was done to me" in the digest. */
  readonly affects: readonly Seat[];
  /** Did somebody's score change? For the filter "points". */
  readonly scores: boolean;
  /** It came at the end of the seat's turn, without an act: production, hunger. */
  readonly byItself?: boolean;
  /** A small step that the board shows by itself (a figure goes): the digest tells it only when there is nothing else. */
  readonly passing?: boolean;
  /** Lines of one kind are one in the digest: all of their parts, said once. */
  readonly together?: { readonly kind: string; readonly parts: readonly string[]; readonly say: (parts: readonly string[]) => string };
  /** The card it is about, to be seen in large. */
  readonly card?: string;
  /** All of them, where it is about several. */
  readonly cards?: readonly string[];
  /** A rule to read about it. */
  readonly rule?: string;
  /** More about it, drawn when the line is opened: all rounds of a battle. */
  readonly detail?: () => VNode;
}

/** One sentence about a mechanism, shown when it first appears. */
export interface Lesson {
  readonly id: string;
  readonly text: string;
  readonly rule: string;
}

/** What fits this moment, the most urgent first. `since` is the number of the reader's last move: what came with it or after it is new. */
export type Teach<T extends Shape> = (s: Snapshot<T>, since: number) => readonly Lesson[];

/** What a counter is called where it is compared. */
export interface Figure {
  /** Its name among the counters. */
  readonly id: string;
  readonly label: Readonly<Record<Lang, string>>;
  /** The same of a single one, where that is another word: "+1 point". */
  readonly one?: Readonly<Record<Lang, string>>;
  /** The same of several, where the label is a heading: "−2 nourritures". */
  readonly many?: Readonly<Record<Lang, string>>;
}

/** What a move is weighed by beyond the counters: incomes, actions, what the end would bring, what threatens. */
export interface Weighed<T extends Shape> extends Figure {
  of(s: T['state'], seat: Seat): number;
  /** Less of it is better: a move avoids it, or risks it. */
  readonly threat?: true;
  /** Not where it begins anew in between: what an age has earned is no loss of the next one. */
  isComparable?(before: T['state'], after: T['state'], seat: Seat): boolean;
}

/** What speaks for a move at a moment: true sentences with figures of the position, certain or told as a chance. */
export type Counsel<T extends Shape> = (choice: Pick<Choice<T>, 'move'>, s: Snapshot<T>) => readonly string[];

/** A row of "where the points came from": one figure per seat. */
export interface PointSource {
  readonly label: string;
  readonly icon?: IconName;
  readonly points: readonly number[];
}

export interface ResultExtrasProps<T extends Shape> {
  readonly snapshot: Snapshot<T>;
  readonly lang: Lang;
  /** Achievements of this game on this device before it, and those it has added. */
  readonly kept: readonly string[];
  readonly fresh: readonly string[];
  openRule(id: string): void;
}

/** All that the table needs to show one game. Loaded only when a table of the game is opened. */
export interface BoardPackage<T extends Shape> {
  readonly game: Game<T>;
  /** The words of the game, fetched one language at a time. All that takes a `lang` below needs them. */
  readonly words: Spoken<{ text(text: Text): string }>;

  /**
   * Desktop: everything left of the rail and above the prompt bar, to be fitted without page scroll.
   * Phone: one column; mark its parts with `data-section` (ids of `phoneTabs`), the tabs jump to them.
   */
  readonly Board: ComponentType<BoardProps<T>>;
  /** The opponents' areas: top of the rail on the desktop, the section 'others' on the phone. */
  readonly Opponents: ComponentType<BoardProps<T>>;
  /** What a round is called when it is not called a round: "Age". */
  readonly roundWord?: Readonly<Record<Lang, string>>;
  /** Where a game has several: what is played at this table, in a few words ("2015 + expansion, public draw"). */
  editionName?(s: T['state'], lang: Lang): string;
  /** The round in the phone's header and elsewhere: "Round 3 / 6"; 0 where none is the last. `name` where rounds have names: "Age A". */
  roundOf(s: T['state']): { readonly now: number; readonly last: number; readonly name?: string };
  /** Where rounds are many and belong to eras: the one of a moment, in words. */
  eraOf?(s: T['state'], lang: Lang): string;
  /** On a phone the sections are pages that the tabs turn, instead of one long column. */
  readonly phonePages?: boolean;
  /** Sections of the phone's column, in order; the table adds 'others' and 'log'. */
  readonly phoneTabs: readonly { readonly id: string; readonly icon: IconName; readonly label: Readonly<Record<Lang, string>> }[];
  /** What a tab is called just now, where a phase has its page there, and how much waits on it. */
  phoneTab?(id: string, s: Snapshot<T>, lang: Lang): { readonly label: string; readonly waits: number } | undefined;
  /** A phone shows these at its upper edge: what I have in stock, and beside each name the figure by which rivals are weighed. */
  phoneStock?(s: Snapshot<T>, lang: Lang): VNode;
  seatSign?(s: Snapshot<T>, seat: Seat, lang: Lang): VNode;
  readonly CardZoom: ComponentType<{ card: string; lang: Lang; snapshot: Snapshot<T>; openRule(id: string): void }>;
  /** The name of a card, for the title of its zoom. */
  cardName(card: string, lang: Lang): string;

  prompt(s: Snapshot<T>, lang: Lang): Prompt;
  /**
   * For questions with more choices than can lie side by side: the board leads through them step by step. A hook: it is called
   * at every drawing. Null leaves the question to the chips of all choices.
   */
  usePlan?(tools: PlanTools<T>): Plan | null;
  /** Asked of all choices at once, so it foresees nothing; looks are asked for one by one, where they are shown. */
  roleOf(choice: Choice<T>, s: Snapshot<T>): ChoiceRole;
  /** Verbs for questions with many choices, the most used first: their order and keys never change. */
  readonly groups?: readonly ChoiceGroup[];
  groupOf?(choice: Choice<T>, s: Snapshot<T>): string | undefined;
  /** Steps that are passed by when nothing can be done in them, although something is refused: cards of no use now are no question. */
  readonly passesBy?: readonly string[];
  /** What a newcomer is told, each once and at its moment; fetched for those who want it. */
  lessons?(lang: Lang): Promise<Teach<T>>;
  choiceLook(choice: Choice<T>, s: Snapshot<T>, preview: T['state'] | undefined, lang: Lang): ChoiceLook;
  explain(choice: Choice<T>, s: Snapshot<T>, lang: Lang): Explanation;
  /** A question to ask before a costly choice is made; null when there is nothing to warn of. */
  confirm(choice: Choice<T>, s: Snapshot<T>, lang: Lang): string | null;

  /** The events as the log tells them, changes folded into their cause. The lines of a longer list begin with those of a shorter one. */
  logLines(events: readonly LoggedEvent<T>[], s: Snapshot<T>, lang: Lang): readonly LogLine[];
  /** Is it a place that everybody has before himself under the same name? What another one does on his own is not shown on mine. */
  isEverybodys?(target: string): boolean;
  /** The scenes of the game, fetched when a table is shown: nobody needs them at once. */
  moments?(): Promise<TellMoments<T>>;
  /** The counters that are worth comparing, by name: what a plan brings, how a round has changed things. The first is the score. */
  readonly figures: readonly Figure[];
  /** What else a hint and the tutor weigh a move by; asked of a position as its player may know it. */
  readonly weighed?: readonly Weighed<T>[];
  /** What a hint says of a move beyond what it changes; fetched for those who ask. */
  counsel?(lang: Lang): Promise<Counsel<T>>;
  /** How many questions to a seat wait inside one another, where that is not the number of steps. */
  openQuestions?(s: T['state'], seat: Seat): number;
  /** The move by which somebody agrees to what another one offers him. */
  readonly consent?: T['move']['move'];
  /** Counters shown for a seat ("coins", "points", "workers"), to flash what changed. Only what is public. */
  counters(s: T['state'], seat: Seat): Readonly<Record<string, number>>;

  /** Needs this table a curtain between two people at one screen? */
  hasSecrets(options: T['options']): boolean;
  /** The order of play, for the seat strip. */
  order(s: T['state']): readonly Seat[];

  /** How far the ruler of points reaches; without it the figures in the top bar are enough. */
  readonly ruler?: number;
  /** Moments of the score chart: the move after which a round was over, with its short label. */
  milestones(log: readonly LoggedEvent<T>[], lang: Lang): readonly { readonly ply: number; readonly label: string }[];
  pointSources(log: readonly LoggedEvent<T>[], s: Snapshot<T>, lang: Lang): readonly PointSource[];
  /** Has the seat given up before the end, where the rules know that? */
  hasLeft?(view: T['state'], seat: Seat): boolean;
  /** Ids of the achievements this finished game has earned for the viewer. */
  earned(s: Snapshot<T>): readonly string[];
  readonly ResultExtras: ComponentType<ResultExtrasProps<T>>;
}

/** A package whose own vocabulary the table does not know: it only hands moves and views back to it. */
export type AnyBoardPackage = BoardPackage<Shape>;
