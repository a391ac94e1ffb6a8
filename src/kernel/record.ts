import { cipherDice, isSeed } from './dice.js';
import { commitmentOf, hashOf } from './hash.js';
import { readMove, writeMove } from './notation.js';
import { playsRules } from './run.js';
import { append, begin, now, type Timeline, takeBack } from './timeline.js';
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
  return [
    `epoque record ${RECORD_FORMAT}`,
    `game ${tl.game.id}`,
    `rules ${state.rules ?? tl.game.rulesVersion}`,
    `seats ${state.seats}`,
    `options ${JSON.stringify(tl.options)}`,
    `table ${JSON.stringify(table)}`,
    `commitment ${commitmentOf(seed)}`,
    `seed ${seed}`,
    'moves',
    ...tl.entries.map((e) => `${e.seat} ${'undo' in e ? 'undo' : writeMove(e.move)}`),
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
  const title = /^epoque record (\d+)$/.exec(lines[0] ?? '');
  if (!title) return fail('NOT_A_RECORD');
  if (Number(title[1]) > RECORD_FORMAT) return fail('NEWER_FORMAT', { found: Number(title[1]) });
  const fields: Record<string, string> = {};
  let i = 1;
  for (; i < lines.length && lines[i] !== 'moves'; i++) {
    const [, key, value] = /^([a-z]+) (.*)$/.exec(lines[i]!) ?? [];
    if (!key) return fail('BAD_HEADER', { line: i + 1 });
    fields[key] = value!;
  }
  const header = readFields(fields);
  if (!header) return fail('BAD_HEADER', { line: i + 1 });
  const moves = [];
  for (i++; i < lines.length && lines[i] !== 'finished' && lines[i] !== 'running'; i++) moves.push({ line: i + 1, text: lines[i]! });
  const hash = /^hash ([0-9a-f]{16})$/.exec(lines[i + 1] ?? '')?.[1];
  return hash ? { ok: true, value: { header, moves, hash } } : fail('CUT_SHORT', { line: Math.min(i, lines.length) });
}

function readFields(f: Record<string, string>): RecordHeader | undefined {
  try {
    const options: unknown = JSON.parse(f.options ?? '');
    const table: unknown = JSON.parse(f.table ?? '');
    const [rules, seats] = [Number(f.rules), Number(f.seats)];
    if (!f.game || !Number.isInteger(rules) || !Number.isInteger(seats)) return undefined;
    if (typeof options !== 'object' || options === null || typeof table !== 'object' || table === null) return undefined;
    return { game: f.game, rules, seats, options, table, commitment: f.commitment ?? '', seed: f.seed ?? '' };
  } catch {
    return undefined;
  }
}

/** Read a record and play it again from its first move. Nothing in the file is trusted. */
export function readRecord<T extends Shape>(game: Game<T>, text: string): Read<{ timeline: Timeline<T>; header: RecordHeader }> {
  const raw = split(text);
  if (!raw.ok) return raw;
  const { header, moves, hash } = raw.value;
  if (header.game !== game.id) return fail('UNKNOWN_GAME', { found: header.game });
  if (!playsRules(game, header.rules)) return fail('OTHER_RULES', { found: header.rules });
  if (!isSeed(header.seed) || commitmentOf(header.seed) !== header.commitment) return fail('BAD_SEED');
  const refusal = game.check(header.options as T['options'], header.seats);
  if (refusal) return fail('BAD_OPTIONS', { refusal });
  let timeline = begin(game, header.options as T['options'], header.seats, cipherDice(header.seed), header.rules);
  for (const { line, text: entry } of moves) {
    const [, seat, said] = /^(\d) (.+)$/.exec(entry) ?? [];
    const move = said === undefined || said === 'undo' ? undefined : readMove(said);
    if (said === undefined || (said !== 'undo' && !move)) return fail('BAD_LINE', { line });
    const step = move ? append(timeline, Number(seat), move as T['move'], true) : takeBack(timeline, Number(seat));
    if (!step.ok) return fail('ILLEGAL_MOVE', { line, refusal: step.refusal });
    timeline = step.timeline;
  }
  return stateHash(game, now(timeline).position.state) === hash ? { ok: true, value: { timeline, header } } : fail('WRONG_HASH');
}
