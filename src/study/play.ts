import { type Brain, brainOf, choosePlan, type Intent, type Level, openIntent } from '../bots/index.js';
import { entryOf, type Find, type Survey } from '../games/index.js';
import {
  append,
  asked,
  begin,
  cipherDice,
  type Game,
  hashOf,
  mask,
  now,
  type Position,
  play,
  type Shape,
  start,
  writeRecord,
} from '../kernel/index.js';

/** A table at which bots of one level play among themselves. */
export interface StudyTable {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly level: Level;
}

/** 'through-the-ages.2015.3.normal': the name of its file, and what its games are drawn from. */
export const nameOf = ({ game, edition, seats, level }: StudyTable): string => [game, edition, seats, level].join('.');

/** What a seat came to own, and in which round. */
export interface Take extends Find {
  readonly round: number;
}

/** All that is kept of one game: a line of a data set. */
export interface GameLine {
  readonly number: number;
  readonly seed: string;
  /** Seats in the order in which they began. */
  readonly order: readonly number[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
  readonly ending?: string;
  readonly takes: readonly Take[];
}

/** What there is to play of a game. */
export interface Subject {
  readonly game: Game<Shape>;
  readonly brain: Brain<Shape>;
  readonly survey: Survey;
}

/** The game with the brain of bots of this level; undefined where there is no such game, or nothing is counted in it. */
export async function subjectOf(id: string, level: Level): Promise<Subject | undefined> {
  const entry = entryOf(id);
  if (!entry?.survey) return undefined;
  const [game, brain, survey] = await Promise.all([entry.game(), brainOf<Shape>(entry, level), entry.survey()]);
  return { game, brain, survey };
}

/** A seed of 64 digits: the same table and number give the same game wherever it is played. */
export const seedOf = (table: StudyTable, number: number): string =>
  [0, 1, 2, 3].map((part) => hashOf([nameOf(table), number, part])).join('');

function optionsOf({ game, survey }: Subject, { edition }: StudyTable): object {
  const found = survey.editions.find(({ id }) => id === edition);
  if (!found) throw new Error(`${game.id} is not measured in '${edition}'`);
  return found.optionsFor(game.defaults);
}

interface Thought extends Pick<Subject, 'game' | 'brain'> {
  readonly position: Position<Shape>;
  readonly seat: number;
  readonly table: StudyTable;
  readonly number: number;
  readonly intent: Intent<Shape>;
}

function think({ game, brain, position, seat, table, number, intent }: Thought): Shape['move'] {
  const view = mask(game, position.state, seat);
  const thinking = { view, seat, level: table.level, seed: number * 10_000 + position.ply };
  return intent.next(view, seat, () => choosePlan(game, brain, thinking).moves);
}

/** Numbers of further games lie so far apart that those of two examples never meet. */
const STRIDE = 10_000_019;

/** A game as a record, and the moment from which on it is worth watching. */
export interface Watched {
  readonly record: string;
  readonly ply: number;
}

/**
 * A game as a record, to be watched, in which somebody takes a card: the one of this number, or if bots have come to play otherwise since it
 * was counted, one of so many others.
 */
export function recordWith(subject: Subject, table: StudyTable, number: number, card: string, tries = 12): Watched | undefined {
  for (let i = 0; i < tries; i++) {
    const { record, taken } = playRecord(subject, table, number + i * STRIDE);
    const ply = taken.findIndex((cards) => cards.includes(card));
    // The move by which it is taken is still to come.
    if (ply >= 0) return { record, ply: Math.max(0, ply - 1) };
  }
  return undefined;
}

/** The game, and what was taken in each of its moves. */
function playRecord(subject: Subject, table: StudyTable, number: number): { readonly record: string; readonly taken: readonly string[][] } {
  const { game, brain, survey } = subject;
  const seed = seedOf(table, number);
  let timeline = begin(game, optionsOf(subject, table), table.seats, cipherDice(seed));
  const intent = openIntent(game);
  for (let seat = asked(game, now(timeline).position)[0]; seat !== undefined; seat = asked(game, now(timeline).position)[0]) {
    const step = append(timeline, seat, think({ game, brain, position: now(timeline).position, seat, table, number, intent }));
    if (!step.ok) throw new Error(step.refusal.code);
    timeline = step.timeline;
    intent.made(seat, now(timeline).closed);
  }
  const { level } = table;
  const record = writeRecord(timeline, seed, {
    seats: Array.from({ length: table.seats }, (_, i) => ({ name: `Bot ${i + 1}`, kind: 'bot', level })),
  });
  const watch = survey.watch();
  return { record, taken: timeline.frames.map(({ events }) => watch(events.map(({ e }) => e)).map(({ card }) => card)) };
}

/** One game of bots, each of which sees its own view and nothing else; what its seats came to own, and how it ended. */
export function playLine(subject: Subject, table: StudyTable, number: number): GameLine {
  const { game, brain, survey } = subject;
  const seed = seedOf(table, number);
  const began = start(game, optionsOf(subject, table), table.seats, cipherDice(seed));
  const takes: Take[] = [];
  const watch = survey.watch();
  const note = (events: readonly { readonly e: Shape['event'] }[], { state }: Position<Shape>): void => {
    const round = survey.roundOf(state);
    for (const find of watch(events.map(({ e }) => e))) takes.push({ ...find, round });
  };
  let { position } = began;
  const intent = openIntent(game);
  const order = survey.orderOf(position.state);
  note(began.events, position);
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const move = think({ game, brain, position, seat, table, number, intent });
    const step = play(game, position, seat, move);
    if (!step.ok) throw new Error(`${step.refusal.rule} forbids ${JSON.stringify(move)}`);
    // What happens in a move happens in the round in which it is made.
    note(step.events, position);
    position = step.position;
    intent.made(seat, step.closed);
  }
  const standings = game.standings(position.state);
  const ending = survey.endingOf?.(position.state);
  return {
    number,
    seed,
    order,
    scores: standings.map(({ score }) => score),
    ranks: standings.map(({ rank }) => rank),
    rounds: survey.roundOf(position.state),
    decisions: position.ply,
    ...(ending === undefined ? undefined : { ending }),
    takes,
  };
}
