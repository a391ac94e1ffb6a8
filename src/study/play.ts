import { type Brain, chooseMove, type Level } from '../bots/index.js';
import { entryOf, type Find, type Survey } from '../games/index.js';
import { asked, cipherDice, type Game, hashOf, mask, type Position, play, type Shape, start } from '../kernel/index.js';

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

export async function subjectOf(id: string): Promise<Subject | undefined> {
  const entry = entryOf(id);
  if (!entry?.survey) return undefined;
  const [game, brain, survey] = await Promise.all([entry.game(), entry.brain(), entry.survey()]);
  return { game, brain: brain as Brain<Shape>, survey };
}

/** A seed of 64 digits: the same table and number give the same game wherever it is played. */
export const seedOf = (table: StudyTable, number: number): string =>
  [0, 1, 2, 3].map((part) => hashOf([nameOf(table), number, part])).join('');

/** One game of bots, each of which sees its own view and nothing else; what its seats came to own, and how it ended. */
export function playLine({ game, brain, survey }: Subject, table: StudyTable, number: number): GameLine {
  const edition = survey.editions.find(({ id }) => id === table.edition);
  if (!edition) throw new Error(`${table.game} is not measured in '${table.edition}'`);
  const seed = seedOf(table, number);
  const began = start(game, edition.optionsFor(table.seats), table.seats, cipherDice(seed));
  const takes: Take[] = [];
  const watch = survey.watch();
  const note = (events: readonly { readonly e: Shape['event'] }[], { state }: Position<Shape>): void => {
    const round = survey.roundOf(state);
    for (const find of watch(events.map(({ e }) => e))) takes.push({ ...find, round });
  };
  let { position } = began;
  const order = survey.orderOf(position.state);
  note(began.events, position);
  for (let seat = asked(game, position)[0]; seat !== undefined; seat = asked(game, position)[0]) {
    const view = mask(game, position.state, seat);
    const move = chooseMove(game, brain, { view, seat, level: table.level, seed: number * 10_000 + position.ply });
    const step = play(game, position, seat, move);
    if (!step.ok) throw new Error(`${step.refusal.rule} forbids ${JSON.stringify(move)}`);
    // What happens in a move happens in the round in which it is made.
    note(step.events, position);
    position = step.position;
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
