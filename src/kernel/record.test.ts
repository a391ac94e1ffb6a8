import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../bench/tic-tac-toe.js';
import { anyCharacter, fc } from '../../tests/property.js';
import { type Toy, toy } from '../../tests/toy-game.js';
import { cipherDice } from './dice.js';
import { canonical, commitmentOf } from './hash.js';
import { type RecordProblem, readHeader, readOn, readRecord, writeRecord } from './record.js';
import { append, begin, now, type Timeline, takeBack } from './timeline.js';
import type { BaseState, Game } from './types.js';

const SEED = 'c0ffee'.padStart(64, '0');

/** Two seats stock up, one thinks again, and both are ready. */
function played(): Timeline<Toy> {
  let tl = begin(toy, { rounds: 1 }, 2, cipherDice(SEED));
  const steps = [
    [0, 'stock'],
    [1, 'stock'],
    [0, 'undo'],
    [0, 'ready'],
    [1, 'ready'],
  ] as const;
  for (const [seat, move] of steps) {
    const step = move === 'undo' ? takeBack(tl, seat) : append(tl, seat, { move });
    if (!step.ok) throw new Error(step.refusal.code);
    tl = step.timeline;
  }
  return tl;
}
// Nothing is played while tests are only listed: a fault in the kernel is to show in the tests that it touches.
const record = (): string => writeRecord(played(), SEED, { names: ['Ada', 'Zoë'] });
const upTo = (line: number): string => record().split('\n').slice(0, line).join('\n');

function problemOf(text: string): RecordProblem {
  const read = readRecord(toy, text);
  if (read.ok) throw new Error('the record was accepted');
  return read.problem;
}
const edited = (from: string | RegExp, to: string): string => {
  const text = record().replace(from, to);
  expect(text).not.toBe(record());
  return text;
};

describe('a record', () => {
  it('is readable text', () => {
    expect(record().split('\n')).toEqual([
      'epoque record 1',
      'game toy',
      'rules 3',
      'seats 2',
      'options {"rounds":1}',
      'table {"names":["Ada","Zoë"]}',
      `commitment ${commitmentOf(SEED)}`,
      `seed ${SEED}`,
      'moves',
      '0 stock',
      '1 stock',
      '0 undo',
      '0 ready',
      '1 ready',
      'running',
      expect.stringMatching(/^hash [0-9a-f]{16}$/),
      'scores 0 0',
      '',
    ]);
  });

  it('brings the game back, undo included', () => {
    const read = readRecord(toy, record());
    if (!read.ok) throw new Error(read.problem.code);
    expect(now(read.value.timeline).position).toEqual(now(played()).position);
    expect(read.value.timeline.entries).toEqual(played().entries);
    expect(read.value.header).toMatchObject({ game: 'toy', rules: 3, seats: 2, table: { names: ['Ada', 'Zoë'] } });
  });

  it('survives line ends of another system', () => {
    expect(readRecord(toy, record().replaceAll('\n', '\r\n')).ok).toBe(true);
  });

  it('shows its header without being played', () => {
    expect(readHeader(record())).toMatchObject({ ok: true, value: { game: 'toy', seats: 2, options: { rounds: 1 } } });
    expect(readHeader(edited('0 stock', '0 fly')).ok).toBe(true);
  });
});

describe('a file that is no good record', () => {
  it('NOT_A_RECORD: another kind of file', () => {
    for (const text of ['', '{}', '<html>', 'epoque record', 'epoque record x', 'epoque record 1st', ` ${record()}`])
      expect(problemOf(text)).toEqual({ code: 'NOT_A_RECORD' });
  });

  it('NEWER_FORMAT: written by a later version', () => {
    expect(problemOf(edited('record 1', 'record 2'))).toEqual({ code: 'NEWER_FORMAT', found: 2 });
    expect(problemOf(edited('record 1', 'record 10'))).toEqual({ code: 'NEWER_FORMAT', found: 10 });
  });

  it('BAD_HEADER: a line or a value that cannot be read', () => {
    expect(problemOf(edited('rules 3', 'rules'))).toEqual({ code: 'BAD_HEADER', line: 3 });
    expect(problemOf(edited('rules 3', 'rules three'))).toMatchObject({ code: 'BAD_HEADER' });
    expect(problemOf(edited('seats 2\n', ''))).toMatchObject({ code: 'BAD_HEADER' });
    expect(problemOf(edited('{"rounds":1}', '{"rounds":'))).toMatchObject({ code: 'BAD_HEADER' });
    expect(problemOf(edited('{"rounds":1}', 'null'))).toMatchObject({ code: 'BAD_HEADER' });
    expect(problemOf(upTo(4))).toMatchObject({ code: 'BAD_HEADER' });
  });

  it('UNKNOWN_GAME: a record of another game', () => {
    expect(problemOf(edited('game toy', 'game chess'))).toEqual({ code: 'UNKNOWN_GAME', found: 'chess' });
    expect(readRecord(ticTacToe, record())).toMatchObject({ ok: false, problem: { code: 'UNKNOWN_GAME', found: 'toy' } });
  });

  it('of older rules that can still be played goes on by them, and is written as it was', () => {
    const newer: Game<Toy> = { ...toy, rulesVersion: 4, oldestRules: 3 };
    const read = readRecord(newer, record());
    if (!read.ok) throw new Error(read.problem.code);
    const { timeline, header } = read.value;
    const asked: number[] = [];
    const setup: Game<Toy>['setup'] = (t, options, seats, rules) => {
      asked.push(rules);
      return toy.setup(t, options, seats, rules);
    };
    readRecord({ ...newer, setup }, record());
    expect(asked).toEqual([3]);
    const rulesOf = (tl: Timeline<Toy>): number | undefined => (now(tl).position.state as BaseState).rules;
    expect([header.rules, rulesOf(timeline)]).toEqual([3, 3]);
    expect(writeRecord(timeline, SEED, header.table)).toBe(record());
    expect(readRecord({ ...newer, rulesVersion: 5, oldestRules: 4 }, record())).toMatchObject({ problem: { code: 'OTHER_RULES' } });
    const first = begin(newer, { rounds: 1 }, 2, cipherDice(SEED));
    expect(rulesOf(first)).toBeUndefined();
    expect(readRecord(toy, writeRecord(first, SEED, {}))).toMatchObject({ problem: { code: 'OTHER_RULES', found: 4 } });
  });
  it('whose state has another shape by newer rules is still found unchanged', () => {
    const reshaped: typeof toy = {
      ...toy,
      setup: (...given) => ({ ...toy.setup(...given), marks: 0 }),
    };
    expect(readRecord(reshaped, record())).toMatchObject({ problem: { code: 'WRONG_HASH' } });
    const hashed = (s: Toy['state']): object => ({ ...s, marks: undefined });
    const read = readRecord({ ...reshaped, hashed }, record());
    if (!read.ok) throw new Error(read.problem.code);
    expect(writeRecord(read.value.timeline, SEED, read.value.header.table)).toBe(record());
  });
  it('OTHER_RULES: older or newer rules', () => {
    for (const version of [2, 4]) expect(problemOf(edited('rules 3', `rules ${version}`))).toEqual({ code: 'OTHER_RULES', found: version });
  });

  it('BAD_SEED: not the seed that was committed to', () => {
    expect(problemOf(edited(`seed ${SEED}`, `seed ${'1'.repeat(64)}`))).toEqual({ code: 'BAD_SEED' });
    expect(problemOf(edited(`seed ${SEED}`, 'seed 12'))).toEqual({ code: 'BAD_SEED' });
    expect(problemOf(edited(/commitment .*/, `commitment ${'0'.repeat(64)}`))).toEqual({ code: 'BAD_SEED' });
  });

  it('BAD_OPTIONS: a table that cannot be set up', () => {
    expect(problemOf(edited('{"rounds":1}', '{"rounds":99}'))).toMatchObject({ code: 'BAD_OPTIONS', refusal: { code: 'BAD_OPTIONS' } });
    expect(problemOf(edited('seats 2', 'seats 7'))).toMatchObject({ code: 'BAD_OPTIONS', refusal: { code: 'BAD_SEATS' } });
    expect(problemOf(edited('{"rounds":1}', '[]'))).toMatchObject({ code: 'BAD_OPTIONS' });
  });

  it('BAD_LINE: a move that cannot be read', () => {
    expect(problemOf(edited('1 stock', '1'))).toEqual({ code: 'BAD_LINE', line: 11 });
    expect(problemOf(edited('1 stock', 'one stock'))).toEqual({ code: 'BAD_LINE', line: 11 });
    expect(problemOf(edited('1 ready', '1 ready x'))).toEqual({ code: 'BAD_LINE', line: 14 });
    expect(problemOf(edited('0 ready', ''))).toEqual({ code: 'BAD_LINE', line: 13 });
  });

  it('ILLEGAL_MOVE: a move or an undo that the rules refuse', () => {
    expect(problemOf(edited('1 stock', '1 draw'))).toEqual({
      code: 'ILLEGAL_MOVE',
      line: 11,
      refusal: { rule: 'TABLE-STEP', code: 'NOT_NOW' },
    });
    expect(problemOf(edited('1 stock', '1 fly'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 11, refusal: { code: 'MALFORMED' } });
    expect(problemOf(edited('1 stock', '7 stock'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 11, refusal: { code: 'NOT_ASKED' } });
    expect(problemOf(edited('0 stock', '0 undo'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 10, refusal: { code: 'CANNOT_UNDO' } });
    expect(problemOf(edited('1 ready', '1 ready\n0 undo'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 15 });
  });

  it('CUT_SHORT: the end is missing', () => {
    for (const n of [9, 11, 14, 15]) expect(problemOf(upTo(n))).toMatchObject({ code: 'CUT_SHORT' });
    expect(problemOf(upTo(12))).toEqual({ code: 'CUT_SHORT', line: 12 });
    for (const hash of ['hash 12', `hash ${'0'.repeat(17)}`, `xhash ${'0'.repeat(16)}`, ''])
      expect(problemOf(edited(/hash .{16}/, hash)), hash).toEqual({ code: 'CUT_SHORT', line: 14 });
    expect(problemOf(upTo(15))).toEqual({ code: 'CUT_SHORT', line: 14 });
    expect(problemOf(upTo(8))).toEqual({ code: 'CUT_SHORT', line: 8 });
    expect(problemOf(upTo(9))).toEqual({ code: 'CUT_SHORT', line: 9 });
  });

  it('WRONG_HASH: moves that lead elsewhere', () => {
    expect(problemOf(edited('1 stock\n', ''))).toEqual({ code: 'WRONG_HASH' });
    expect(problemOf(edited(/hash .{16}/, `hash ${'0'.repeat(16)}`))).toEqual({ code: 'WRONG_HASH' });
  });

  it('gets an answer whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => !readRecord(toy, text).ok));
    const whole = record();
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.string({ maxLength: 3 }), fc.nat({ max: 5 }), (at, put, cut) => {
        const read = readRecord(toy, whole.slice(0, at) + put + whole.slice(at + cut));
        if (!read.ok) expect(read.problem.code).toMatch(/^[A-Z_]+$/);
      }),
      { numRuns: 400 },
    );
  });
});

describe('a record with moves that nobody checked', () => {
  /** In these rules one may be ready with or without a word. */
  const open: Game<Toy> = {
    ...toy,
    moves: { ...toy.moves, ready: { ...toy.moves.ready, open: true, read: () => ({ move: 'ready' }) } },
  };
  const broken = (line: string): string => edited('0 ready', line);
  const mend = (text: string) => {
    const read = readRecord(open, text);
    return read.ok ? read.value.mended : read.problem;
  };

  it('is read, and tells which lines had to be mended', () => {
    expect(mend(record())).toEqual([]);
    expect(mend(broken('0 ready a b=1'))).toEqual([13]);
    expect(mend(broken('0 ready x=1'))).toEqual([13]);
    expect(mend(broken('0 ready x\ny=1'))).toEqual([13, 14]);
    expect(mend(broken('0 ready x\nfinished\nhash 0123456789abcdef\nscores 1 2=1'))).toEqual([13, 14, 15, 16]);
  });

  it('is written whole again', () => {
    const read = readRecord(open, broken('0 ready a b=1\nc'));
    if (!read.ok) throw new Error(read.problem.code);
    expect(writeRecord(read.value.timeline, SEED, read.value.header.table)).toBe(record());
  });

  it('is refused where moves were always checked, or where nothing can be made of a line', () => {
    expect(mend(edited('1 stock', '1 stock x'))).toEqual({ code: 'BAD_LINE', line: 11 });
    expect(mend(edited('1 stock', '1 stock\nx'))).toEqual({ code: 'BAD_LINE', line: 12 });
    expect(mend(edited('1 stock', '1 toString x'))).toEqual({ code: 'BAD_LINE', line: 11 });
    expect(mend(edited('1 stock', '7 ready x'))).toEqual({ code: 'BAD_LINE', line: 11 });
    expect(mend(edited('1 stock', '7 ready x=1'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 11, refusal: { code: 'NOT_ASKED' } });
    expect(mend(edited('1 stock', '1 ready x'))).toMatchObject({ code: 'ILLEGAL_MOVE', line: 14 });
  });
});

describe('a header', () => {
  it('brings back whatever the table says', () => {
    const table = fc.oneof(
      fc.object({ values: [fc.string({ unit: anyCharacter })] }),
      fc.constant({ 'moves\nrunning': '\u2028\r\n\u2029' }),
    );
    fc.assert(
      fc.property(table, (facts) => {
        const read = readHeader(writeRecord(played(), SEED, facts));
        if (!read.ok) throw new Error(read.problem.code);
        expect(canonical(read.value.table)).toBe(canonical(facts));
      }),
    );
  });

  it('has figures and objects where they belong', () => {
    expect(problemOf(edited('rules 3', 'rules 12'))).toEqual({ code: 'OTHER_RULES', found: 12 });
    for (const options of ['3', '"x"', 'null', 'true', '', '{'])
      expect(problemOf(edited('{"rounds":1}', options)), options).toEqual({ code: 'BAD_HEADER', line: 5 });
    expect(problemOf(edited('game toy', ' game toy'))).toEqual({ code: 'BAD_HEADER', line: 2 });
    expect(problemOf(edited('game toy', 'game'))).toEqual({ code: 'BAD_HEADER', line: 2 });
  });

  it('says every thing once', () => {
    expect(problemOf(edited('seats 2', 'seats 2\nseats 2'))).toEqual({ code: 'BAD_HEADER', line: 5 });
    expect(problemOf(edited('seats 2\n', ''))).toEqual({ code: 'BAD_HEADER', line: 8 });
    expect(problemOf(edited('seats 2', 'seats 1e0'))).toEqual({ code: 'BAD_HEADER', line: 4 });
    expect(readRecord(toy, edited('seats 2', 'seats 2\nweather fine')).ok).toBe(true);
  });
});

describe('lines that were appended to a record', () => {
  const fresh = () => {
    const read = readRecord(toy, writeRecord(begin(toy, { rounds: 1 }, 2, cipherDice(SEED)), SEED, {}));
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  };
  const lines = ['0 stock', '1 stock', '0 undo', '0 ready', '1 ready'];

  it('are followed as if they had stood in it', () => {
    const read = readOn(fresh(), lines);
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.timeline.entries).toEqual(played().entries);
    expect(now(read.value.timeline).position).toEqual(now(played()).position);
    expect([read.value.mended, read.value.header.seed]).toEqual([[], SEED]);
  });

  it('are counted from the top of the record, wherever one is wrong', () => {
    const wrong = (from: number, line: string) => {
      const start = readOn(fresh(), lines.slice(0, from));
      const read = start.ok ? readOn(start.value, [line]) : start;
      return read.ok ? undefined : read.problem;
    };
    expect(wrong(0, '?')).toEqual({ code: 'BAD_LINE', line: 10 });
    expect(wrong(2, '?')).toEqual({ code: 'BAD_LINE', line: 12 });
    expect(wrong(0, '7 ready')).toMatchObject({ code: 'ILLEGAL_MOVE', line: 10, refusal: { code: 'NOT_ASKED' } });
    const third = readOn(fresh(), [...lines.slice(0, 2), '?']);
    expect(third.ok || third.problem).toEqual({ code: 'BAD_LINE', line: 12 });
  });

  it('add to those that had to be mended before', () => {
    const read = readOn({ ...fresh(), mended: [9] }, lines);
    expect(read.ok && read.value.mended).toEqual([9]);
  });
});
