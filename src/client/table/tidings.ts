import { isValidElement } from 'preact';
import type { Seat } from '../../kernel/types.js';
import type { LogLine } from './board-package.js';

/** What happened while others played, as its reader wants it. */
export interface News {
  /** The one line for whoever has room for no more: what came from others before what came by itself. */
  readonly head: LogLine | undefined;
  /** What was done to the reader, and what the reader's own turn brought at its end. */
  readonly toMe: readonly Tiding[];
  /** What each of the others did; without a seat: what nobody did. */
  readonly others: readonly { readonly seat: Seat | undefined; readonly lines: readonly LogLine[] }[];
}

export interface Tiding {
  readonly line: LogLine;
  /** Whom else the same befell at the same time. */
  readonly alike: readonly Seat[];
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Everything since the seat's last turn, or since the beginning; nothing once it has played on. Headings are left out, and what it was spared to decide.
 * `acted`: the ply of its last act, which may have left no line (offers are closed, a fighter is sealed); `read`: what could be
 * read of the log by then.
 */
export function digestOf(
  lines: readonly LogLine[],
  me: Seat,
  passed: ReadonlySet<number> = NONE,
  acted = 0,
  read: readonly LogLine[] = lines,
): News {
  const isPassed = (line: LogLine): boolean => line.seat === me && line.kind === 'line' && passed.has(line.ply);
  const since = newsOf(passed.size > 0 ? lines.filter((line) => !isPassed(line)) : lines, me, acted, new Set(read.map(placeOf)));
  const mine = since.filter((line) => line.seat === me || line.affects.includes(me));
  const toMe = mine.map((line) => ({ line, alike: since.filter((other) => befalls(line, other)) }));
  const isTold = (line: LogLine): boolean =>
    mine.includes(line) || toMe.some(({ line: told, alike }) => alike.includes(line) || announces(line, told));
  const untold = since.filter((line) => !isTold(line));
  const weighty = untold.filter(({ passing }) => !passing);
  const rest = weighty.length + toMe.length > 0 ? weighty : untold;
  const seats = [...new Set(rest.map(({ seat }) => seat))].sort((a, b) => Number(a === undefined) - Number(b === undefined));
  const others = seats.map((seat) => ({ seat, lines: rest.filter((line) => line.seat === seat) }));
  const later = mine.find(({ ply }) => ply > mine[0]!.ply);
  const head = mine.find(({ byItself }) => !byItself) ?? later ?? mine[0] ?? weightiest(others.flatMap(({ lines: own }) => own));
  return { head, toMe: toMe.map(({ line, alike }) => ({ line, alike: alike.map(({ seat }) => seat!) })), others };
}

/** An act before what came by itself; one that brought points or changed somebody's means before the others. */
function weightiest(lines: readonly LogLine[]): LogLine | undefined {
  const acts = lines.filter(({ byItself }) => !byItself);
  return acts.find(({ deltas }) => deltas) ?? acts[0] ?? lines[0];
}

/** The same, at the same time, to another seat. */
const befalls = (line: LogLine, other: LogLine): boolean =>
  line.seat !== undefined &&
  other.seat !== undefined &&
  other.seat !== line.seat &&
  other.ply === line.ply &&
  isAlike(other.text, line.text) &&
  isAlike(other.deltas, line.deltas);

/** It only names what another line says of a seat: "Event: Rats" before "Rats −2". */
const announces = (line: LogLine, told: LogLine): boolean =>
  line.seat === undefined && told.seat !== undefined && line.ply === told.ply && line.card !== undefined && line.card === told.card;

/** Do two texts or pictures say the same? What a page has drawn of them is another matter. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isValidElement(a) && isValidElement(b)) return a.type === b.type && isAlike(a.props, b.props);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isAlike(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Where turns have headings, the turn of the next one tells where mine ended; else my last line does. */
function newsOf(lines: readonly LogLine[], me: Seat, acted: number, read: ReadonlySet<string>): readonly LogLine[] {
  const turns = lines.flatMap((line, i) => (line.kind === 'turn' && line.seat !== undefined ? [{ i, line }] : []));
  const now = turns.at(-1);
  const isMine = now?.line.seat === me;
  const own = turns.filter(({ line }) => line.seat === me).at(isMine ? -2 : -1);
  const next = own && turns.find(({ i, line }) => i > own.i && line.seat !== me);
  const hasPlayed = (from: number, ply: number) =>
    lines.slice(from).some((line) => line.seat === me && line.kind === 'line' && line.ply > ply);
  if (!isMine || !next) return sinceLastLine(lines, me, acted, read);
  if (hasPlayed(now.i, now.line.ply) || acted > now.line.ply) return [];
  const end = next.line.ply;
  return lines.filter((line, i) => line.kind === 'line' && line.ply >= end && (i > next.i || line.byItself === true));
}

/** Who has not played yet reads all that others have done so far; what the table was laid with is no news. */
function beforeMyFirst(lines: readonly LogLine[], me: Seat): readonly LogLine[] {
  const happened = lines.filter(({ kind }) => kind === 'line');
  return happened.some(({ seat, byItself }) => seat !== undefined && seat !== me && !byItself) ? happened : [];
}

/**
 * What followed from the last move itself counts only when it struck the seat (a war at the end of the round). What came to
 * the seat by itself (its income, a life that is over) is no act of it.
 */
function sinceLastLine(lines: readonly LogLine[], me: Seat, acted: number, read: ReadonlySet<string>): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.kind === 'line' && (line.seat ?? line.by) === me && !line.byItself);
  if (last < 0) return acted > 0 ? [] : beforeMyFirst(lines, me);
  const ply = Math.max(lines[last]!.ply, acted);
  const isMine = (line: LogLine): boolean => line.seat === me || line.affects.includes(me);
  // What others did in secret has come to light since, at its own place in the log.
  const isNew = (line: LogLine, i: number): boolean =>
    i > last && (line.ply > ply || (isMine(line) && line.ply === ply)) ? true : line.seat !== me && !read.has(placeOf(line));
  return lines.filter((line, i) => line.kind === 'line' && isNew(line, i));
}

const placeOf = ({ ply, seat }: LogLine): string => `${ply} ${seat}`;
