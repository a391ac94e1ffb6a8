import { expect } from 'vitest';
import {
  append,
  asked,
  begin,
  blocked,
  cipherDice,
  copyPlain,
  copyState,
  fastDice,
  type Game,
  hashOf,
  imagine,
  isSame,
  legal,
  mask,
  now,
  options,
  type Played,
  type Playout,
  type Position,
  play,
  playInPlace,
  readRecord,
  refusalOf,
  type Seat,
  type Shape,
  seenBy,
  type Text,
  type Timeline,
  takeBack,
  undoState,
  type Viewer,
  veil,
  writeRecord,
} from '../../src/kernel/index.js';
import { chooseFrom, deepFreeze, expectSame, HUNTING, pickOf, seedOf, type Trial, type TrialTable, type Turning } from './walk.js';

export const NOT_ASKED = { ok: false, refusal: { rule: 'TABLE-TURN', code: 'NOT_ASKED' } };

export function expectAgreement<T extends Shape>(game: Game<T>, position: Position<T>, seats: readonly Seat[]): void {
  for (let seat = 0; seat < position.state.seats; seat++) {
    const { legal: moves, blocked: others } = options(game, position, seat);
    expectSame(legal(game, position, seat), moves, 'one list');
    expectSame(blocked(game, position, seat), others, 'or the other');
    expectSame(moves.length > 0, seats.includes(seat), 'a seat can move when it is asked');
    if (!seats.includes(seat)) expectSame(others, [], 'and is told nothing when it is not');
    for (const move of moves) {
      expectSame(refusalOf(game, position, seat, move), undefined, 'what is listed is not refused');
      expectSame(play(game, position, seat, move).ok, true, 'what is listed can be played');
      for (let other = 0; other < position.state.seats; other++)
        if (!seats.includes(other)) expectSame(play(game, position, other, move), NOT_ASKED, 'only those who are asked may move');
    }
    for (const { move, refusal } of others)
      expectSame(play(game, position, seat, move), { ok: false, refusal }, 'blocked is refused, for the same reason');
  }
}

/** Not empty, and no figure is missing. */
const SENTENCE = /^(?!.*(undefined|NaN|\[object)).*\S/s;

export function expectSaid<T extends Shape>(
  game: Game<T>,
  { state }: Position<T>,
  seat: Seat,
  say: (text: Text) => readonly string[],
): void {
  const expectWords = (text: Text): void => {
    for (const said of say(text)) if (!SENTENCE.test(said)) expect(said, JSON.stringify(text)).toMatch(SENTENCE);
  };
  for (const move of legal(game, { state }, seat)) {
    const { text, targets } = game.describe(state, seat, move);
    expectWords(text);
    expect(targets.length).toBeGreaterThan(0);
  }
  for (const { move, refusal } of blocked(game, { state }, seat)) {
    expectWords(game.describe(state, seat, move).text);
    for (const form of ['', '.short'])
      expectWords({ key: `refuse.${refusal.code}${form}`, ...(refusal.params ? { params: refusal.params } : undefined) });
  }
}

/** What a seat is shown: its moves with their words, and what it may not do and why. */
const shownTo = <T extends Shape>(game: Game<T>, state: T['state'], seat: Seat) => {
  const { legal, blocked } = options(game, { state }, seat);
  return {
    legal: legal.map((move) => [move, game.describe(state, seat, move)]),
    blocked: blocked.map((x) => [x, game.describe(state, seat, x.move)]),
  };
};

/** Nothing rolled and no card turned: what follows from such a move was known before it. */
const isPlain = <T extends Shape>(played: Played<T>): played is Extract<Played<T>, { ok: true }> =>
  played.ok && played.closed !== 'dice' && played.closed !== 'shown';

/** Through whose eyes a position is looked at: the one who moves and another, in turns; all of them when hunting. */
function viewersOf<T extends Shape>({ state, ply }: Position<T>, seat: Seat): readonly Seat[] {
  const others = Array.from({ length: state.seats }, (_, i) => i).filter((other) => other !== seat);
  return [seat, ...(HUNTING ? others : others.filter((_, i) => i === ply % others.length))];
}

export function expectDiscretion<T extends Shape>(
  game: Game<T>,
  { position, asked: seats, seat, move }: Turning<T>,
  trial: Trial,
  ambiguous: readonly string[],
): void {
  const { state } = position;
  const truly = play(game, position, seat, move);
  expectSame(asked(game, { ...position, state: mask(game, state, 'spectator') }), seats, 'who is asked is public');
  for (const viewer of viewersOf(position, seat)) {
    const view = mask(game, state, viewer);
    if (!game.conceal && !isSame(veil(state, viewer), view))
      expectSame(veil(state, viewer), view, 'what is hidden is hidden by one definition');
    const guess = imagine(game, view, fastDice(trial.seed + position.ply)).state;
    expectSame(mask(game, guess, viewer), view, 'a guess masked again is the view');
    expectConservation(game, guess);
    if (seats.includes(viewer)) {
      const shown = shownTo(game, state, viewer);
      expectSame(shownTo(game, view, viewer), shown, 'a view is enough to know the options');
      expectSame(shownTo(game, guess, viewer), shown, 'what is hidden changes no option');
    }
    if (viewer !== seat && ambiguous.includes(move.move)) continue;
    const elsewhere = play(game, { ...position, state: guess }, seat, move);
    if (!isPlain(truly) || !isPlain(elsewhere)) continue;
    expectSame(seenBy(elsewhere.events, viewer), seenBy(truly.events, viewer), 'events tell nothing hidden');
    expectSame(mask(game, elsewhere.position.state, viewer), mask(game, truly.position.state, viewer), 'nor does the next view');
  }
}

export function expectIndependentCopies<T extends Shape>(game: Game<T>, { position: before, seat, move, next }: Turning<T>): void {
  expectSame(copyState(game, before.state), copyPlain(before.state), 'a copy is equal');
  deepFreeze(before); // a part that a copy or view shared with it could no longer be changed in place
  mask(game, before.state, 'spectator');
  const inPlace: Playout<T> = { ...before, state: copyState(game, before.state) };
  playInPlace(game, inPlace, seat, move);
  expectSame(inPlace, next, 'in place or not');
  const read = JSON.parse(JSON.stringify(before)) as Position<T>;
  const again = play(game, read, seat, move);
  expectSame(again.ok && again.position, next, 'a position survives JSON');
}

/** Every card of a back lies in exactly one slot, and notes are of piles that there are. */
export function expectConservation<T extends Shape>(game: Game<T>, s: T['state']): void {
  const piles = s.notes.length > 0 ? game.piles(s) : {};
  for (const { pile } of s.notes) if (!(pile in piles)) expect(Object.keys(piles)).toContain(pile);
  const found = new Map<string, string[]>();
  for (const slots of Object.values(game.piles(s)))
    for (const { back, card } of slots) {
      if (!found.has(back)) found.set(back, []);
      found.get(back)!.push(String(card));
    }
  for (const [back, cards] of found) expectSame(cards.sort(), [...game.pool(s, back)].sort(), `cards with the back '${back}'`);
}

const knownCards = <T extends Shape>(game: Game<T>, s: T['state'], viewer: Viewer): string[] => {
  const view = mask(game, s, viewer);
  return Object.values(game.piles(view)).flatMap((slots) => slots.flatMap((slot) => slot.card ?? []));
};

export function expectFaithfulRecord<T extends Shape>(game: Game<T>, table: TrialTable<T>, trial: Trial, longest: number): void {
  const seed = seedOf(trial);
  let timeline = begin(game, table.options, table.seats, cipherDice(seed));
  for (let i = 0; i < 2 * longest; i++) {
    const { position } = now(timeline);
    const seats = asked(game, position);
    if (seats.length === 0) break;
    const seat = chooseFrom(trial, i, seats);
    const moves = legal(game, position, seat);
    const step = append(timeline, seat, chooseFrom(trial, i + 7, moves));
    if (!step.ok) throw new Error(step.refusal.code);
    const wavers = i < longest && pickOf(trial, i + 3) % 3 === 0;
    timeline = wavers && undoState(step.timeline, seat).can ? withdraw(game, timeline, step.timeline, seat) : step.timeline;
  }
  expect(now(timeline).position.state.over).toBe(true);
  const text = writeRecord(timeline, seed, { names: ['é', 'b'] });
  const read = readRecord(game, text);
  if (!read.ok) throw new Error(`${read.problem.code} in line ${read.problem.line}`);
  expectSame(now(read.value.timeline).position, now(timeline).position, 'the record brings the same position back');
  expect(hashOf(now(read.value.timeline).position.state)).toBe(hashOf(now(timeline).position.state));
  expect(writeRecord(read.value.timeline, seed, read.value.header.table)).toBe(text);
}

/** Take the last move back: all is as it was, and nobody has seen anything new in between. */
function withdraw<T extends Shape>(game: Game<T>, before: Timeline<T>, after: Timeline<T>, seat: Seat): Timeline<T> {
  const [old, made] = [now(before).position, now(after).position];
  expectSame(made.dice, old.dice, 'an undoable move rolled nothing');
  const rule = game.steps[old.state.steps.at(-1)!.step as T['step']['step']];
  if ('reveal' in rule && rule.reveal) expect(Object.keys(made.sealed), 'and revealed no sealed answer').toContain(String(seat));
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: old.state.seats }, (_, i) => i)];
  const views = viewers.map((viewer) => JSON.stringify(mask(game, old.state, viewer)));
  for (const [i, viewer] of viewers.entries()) {
    // What lies face up needs no slot, so the whole view counts as known.
    const learnt = knownCards(game, made.state, viewer).filter((card) => !views[i]!.includes(`"${card}"`));
    expectSame(learnt, [], 'nobody has seen a new card');
  }
  const back = takeBack(after, seat);
  if (!back.ok) throw new Error(back.refusal.code);
  expectSame(now(back.timeline).position, old, 'undo brings back what was');
  for (const [i, viewer] of viewers.entries())
    expect(JSON.stringify(mask(game, now(back.timeline).position.state, viewer)) === views[i], 'and every view').toBe(true);
  return back.timeline;
}
