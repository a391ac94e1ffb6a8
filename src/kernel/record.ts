import { cipherDice, isSeed } from './dice.js';
import { commitmentOf, hashOf } from './hash.js';
import { gatherMove, readLine, type Said, writeLine } from './notation.js';
import { playsRules } from './run.js';
import { append, appendStored, begin, now, type Step, type Timeline, takeBack, takeBackFreely } from './timeline.js';
import type { Game, Refusal, Shape } from './types.js';

export const RECORD_FORMAT = 1;

/** What a record says about a game besides its moves. */
export interface RecordHeader {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: object;
  /** Facts of the table that the rules do not read: names, bots, dates. */
  readonly table: object;
  /** Published before the first move; the seed must match it. */
  readonly commitment: string;
  readonly seed: string;
}

/** What is wrong with a file, and where. */
export interface RecordProblem {
  readonly code:
    | 'NOT_A_RECORD'
    | 'NEWER_FORMAT'
    | 'BAD_HEADER'
    | 'UNKNOWN_GAME'
    | 'OTHER_RULES'
    | 'BAD_SEED'
    | 'BAD_OPTIONS'
    | 'BAD_LINE'
    | 'ILLEGAL_MOVE'
    | 'CUT_SHORT'
    | 'WRONG_HASH';
  readonly line?: number;
  readonly found?: string | number;
  readonly refusal?: Refusal;
}
export type Read<X> = { readonly ok: true; readonly value: X } | { readonly ok: false; readonly problem: RecordProblem };

const fail = (code: RecordProblem['code'], more: Omit<RecordProblem, 'code'> = {}) => ({ ok: false as const, problem: { code, ...more } });

/** One readable text: header, moves, then a hash and the scores. Save, replay, fixture and bug report are this one file. */
export function writeRecord<T extends Shape>(tl: Timeline<T>, seed: string, table: object): string {
  const { state } = now(tl).position;
  const rules = state.rules ?? tl.game.rulesVersion;
  const header = { game: tl.game.id, rules, seats: state.seats, options: tl.options, table, commitment: commitmentOf(seed), seed };
  return [
    `epoque record ${RECORD_FORMAT}`,
    ...writeHeader(header),
    'moves',
    ...tl.entries.map(writeLine),
    state.over ? 'finished' : 'running',
    `hash ${stateHash(tl.game, state)}`,
    `scores ${tl.game
      .standings(state)
      .map((x) => x.score)
      .join(' ')}`,
    '',
  ].join('\n');
}

/** Which rules it follows is said elsewhere: a record keeps its hash when the rules get a newer version. */
const stateHash = <T extends Shape>(game: Game<T>, state: T['state']): string =>
  hashOf({ ...(game.hashed?.(state) ?? state), rules: undefined });

interface RawRecord {
  readonly header: RecordHeader;
  readonly moves: readonly { readonly line: number; readonly text: string }[];
  readonly hash: string;
}

/** Read the form of a record without playing it: enough for a list of games. */
export function readHeader(text: string): Read<RecordHeader> {
  const raw = split(text);
  return raw.ok ? { ok: true, value: raw.value.header } : raw;
}

function split(text: string): Read<RawRecord> {
  const lines = text.split(/\r?\n/);
  const title = /^epoque record (\d+)$/.exec(lines[0]!);
  if (!title) return fail('NOT_A_RECORD');
  if (Number(title[1]) > RECORD_FORMAT) return fail('NEWER_FORMAT', { found: Number(title[1]) });
  const first = lines.indexOf('moves');
  const header = readFields(lines.slice(1, first < 0 ? undefined : first));
  if (typeof header === 'number') return fail('BAD_HEADER', { line: header + 2 });
  // The last end counts: moves that nobody checked have been able to write lines of their own.
  const end = lines.findLastIndex((line, i) => ENDS.includes(line) && HASH.test(lines[i + 1]!));
  if (end < 0) {
    const cut = lines.findIndex((line) => ENDS.includes(line));
    return fail('CUT_SHORT', { line: cut < 0 ? lines.length : cut });
  }
  const moves = lines.slice(first + 1, end).map((line, i) => ({ line: first + 2 + i, text: line }));
  return { ok: true, value: { header, moves, hash: lines[end + 1]!.slice('hash '.length) } };
}
const ENDS: readonly string[] = ['finished', 'running'];
const HASH = /^hash [0-9a-f]{16}$/;

/** How each line of the header is written, and read again; undefined when it is not what it should be. */
const text = { write: (x: string) => x, read: (x: string) => x };
const count = { write: (n: number) => String(n), read: (x: string) => (/^\d{1,9}$/.test(x) ? Number(x) : undefined) };
const json = {
  write: (x: object) => JSON.stringify(x),
  read(x: string): object | undefined {
    try {
      const value: unknown = JSON.parse(x);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  },
};
const HEADER = { game: text, rules: count, seats: count, options: json, table: json, commitment: text, seed: text };
type Writer = { write(x: unknown): string; read(x: string): unknown };
const NAMES = Object.keys(HEADER) as (keyof RecordHeader)[];

export const writeHeader = (header: RecordHeader): string[] =>
  NAMES.map((name) => `${name} ${(HEADER[name] as Writer).write(header[name])}`);

/** The header, or which of its lines is wrong. Lines of a later version do no harm. */
function readFields(lines: readonly string[]): RecordHeader | number {
  const found = new Map<string, unknown>();
  for (const [i, line] of lines.entries()) {
    const field = /^([a-z]+) (.*)/s.exec(line);
    if (!field) return i;
    const [, name, value] = field as unknown as readonly [string, string, string];
    if (!Object.hasOwn(HEADER, name)) continue;
    const read = HEADER[name as keyof RecordHeader].read(value);
    if (read === undefined || found.has(name)) return i;
    found.set(name, read);
  }
  return NAMES.every((name) => found.has(name)) ? (Object.fromEntries(found) as unknown as RecordHeader) : lines.length;
}

/** A game that was read from its record. */
export interface ReadGame<T extends Shape> {
  readonly timeline: Timeline<T>;
  readonly header: RecordHeader;
  /** Lines that had to be mended: they were written when moves were not yet read as strictly as now. */
  readonly mended: readonly number[];
}

/** Read a record and play it again from its first move. Nothing in the file is trusted. */
export function readRecord<T extends Shape>(game: Game<T>, text: string): Read<ReadGame<T>> {
  const raw = split(text);
  if (!raw.ok) return raw;
  const { header, moves, hash } = raw.value;
  if (header.game !== game.id) return fail('UNKNOWN_GAME', { found: header.game });
  if (!playsRules(game, header.rules)) return fail('OTHER_RULES', { found: header.rules });
  if (!isSeed(header.seed) || commitmentOf(header.seed) !== header.commitment) return fail('BAD_SEED');
  const refusal = game.check(header.options as T['options'], header.seats);
  if (refusal) return fail('BAD_OPTIONS', { refusal });
  const timeline = begin(game, header.options as T['options'], header.seats, cipherDice(header.seed), header.rules);
  const read = followAll({ timeline, header, mended: [] }, moves);
  return read.ok && stateHash(game, now(read.value.timeline).position.state) !== hash ? fail('WRONG_HASH') : read;
}

/** Read lines that were appended to the moves of a record after it was written. */
export function readOn<T extends Shape>(read: ReadGame<T>, lines: readonly string[]): Read<ReadGame<T>> {
  // Counted as if the record had been written anew: title, header, 'moves', then the moves.
  const first = NAMES.length + 3 + read.timeline.entries.length;
  return followAll(
    read,
    lines.map((text, i) => ({ line: first + i, text })),
  );
}

function followAll<T extends Shape>(read: ReadGame<T>, moves: RawRecord['moves']): Read<ReadGame<T>> {
  let { timeline } = read;
  const mended = [...read.mended];
  for (const { line, text: entry } of moves) {
    const said = readLine(entry);
    const step = said ? follow(timeline, said) : undefined;
    const mend = step?.ok ? undefined : mendLine(timeline, entry, mended.includes(line - 1));
    if (mend) mended.push(line);
    else if (!step) return fail('BAD_LINE', { line });
    else if (!step.ok) return fail('ILLEGAL_MOVE', { line, refusal: step.refusal });
    timeline = mend ?? (step as Extract<Step<T>, { ok: true }>).timeline;
  }
  return { ok: true, value: { timeline, header: read.header, mended } };
}

const follow = <T extends Shape>(tl: Timeline<T>, said: Said): Step<T> =>
  'undo' in said ? (said.free ? takeBackFreely : takeBack)(tl, said.seat) : append(tl, said.seat, said.move, true);

/** Open moves were once stored with whatever else they said, line breaks included: what follows such a line is part of it. */
function mendLine<T extends Shape>(tl: Timeline<T>, entry: string, isRest: boolean): Timeline<T> | undefined {
  const said = readLine(entry, gatherMove);
  if (!said) return isRest ? tl : undefined;
  if ('undo' in said || !isOpen(tl.game, said.move.move)) return undefined;
  const step = appendStored(tl, said.seat, said.move);
  return step.ok ? step.timeline : undefined;
}
const isOpen = <T extends Shape>(game: Game<T>, name: string): boolean =>
  Object.hasOwn(game.moves, name) && game.moves[name as T['move']['move']].open === true;
