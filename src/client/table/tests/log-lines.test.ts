import { h } from 'preact';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../board-package.js';
import { groupLines, keepLines, newestGroups, scenesByLine } from '../log-lines.js';
import type { Moment } from '../moment.js';
import { digestOf } from '../tidings.js';

const line = (text: string, more: Partial<LogLine> = {}): LogLine => ({
  ply: 0,
  kind: 'line',
  text,
  targets: [],
  affects: [],
  scores: false,
  ...more,
});
const round = (text: string) => line(text, { kind: 'round' });
const turn = (text: string, seat: number) => line(text, { kind: 'turn', seat });

const LOG = [
  round('Round 1'),
  turn('Ada', 0),
  line('a1', { seat: 0 }),
  turn('Théo', 1),
  line('t1', { seat: 1, scores: true }),
  line('t2', { seat: 1, affects: [0] }),
  round('Round 2'),
  line('plague', { affects: [0, 1] }),
  turn('Théo', 1),
  line('t3', { seat: 1 }),
].map((x, i) => ({ ...x, ply: i }));

const shape = (lines: readonly LogLine[]) => groupLines(lines).map((g) => [g.round, g.turn, g.lines.map(({ line: x }) => x.text)]);

describe('the log', () => {
  it('shows every scene again: at the last line of its move, or before it where the move has no line', () => {
    const at = (ply: number) => ({ ply, key: `${ply}` }) as Moment;
    const [a1, t2, t3] = [LOG[2], LOG[5], LOG[9]];
    const found = scenesByLine(LOG, [at(2), at(6), at(6), at(20)], 20);
    expect([...found].map(([line, scenes]) => [line, scenes.map(({ ply }) => ply)])).toEqual([
      [a1, [2]],
      [t2, [6, 6]],
      [t3, [20]],
    ]);
  });

  it('shows who looks at the past no scene that is still to come', () => {
    const at = (ply: number) => ({ ply, key: `${ply}` }) as Moment;
    const found = scenesByLine(LOG.slice(0, 6), [at(2), at(6), at(20)], 5);
    expect([...found.values()].flat().map(({ ply }) => ply)).toEqual([2]);
  });

  it('shows a scene again beside the line that names its rule, where one move has brought several things', () => {
    const lines = [line('war', { ply: 4, rule: 'W-1' }), line('cards go', { ply: 4, rule: 'M-1' }), line('age', { ply: 4 })];
    const scene = (rule?: string) => ({ ply: 4, key: '', title: '', line: rule }) as Moment;
    expect([...scenesByLine(lines, [scene('W-1'), scene(), scene('X-9')], 4)].map(([{ text }, scenes]) => [text, scenes.length])).toEqual([
      ['war', 1],
      ['age', 2],
    ]);
  });

  it('is grouped by round and turn, newest first, each round named once', () => {
    expect(shape(LOG)).toEqual([
      ['Round 2', 'Théo', ['t3']],
      [undefined, undefined, ['plague']],
      ['Round 1', 'Théo', ['t2', 't1']],
      [undefined, 'Ada', ['a1']],
    ]);
  });

  it('is drawn from the newest group on, in whole groups, as far as it is read', () => {
    const groups = groupLines(LOG);
    expect([1, 2, 3, 4, 80].map((most) => newestGroups(groups, most).length)).toEqual([1, 2, 3, 3, 4]);
  });

  it('shows what concerns me, or what scored', () => {
    expect(shape(keepLines(LOG, 'mine', 0)).flatMap(([, , lines]) => lines)).toEqual(['plague', 't2', 'a1']);
    expect(shape(keepLines(LOG, 'points', 0))).toEqual([['Round 1', 'Théo', ['t1']]]);
  });

  const told = (lines: readonly LogLine[], me: number) => {
    const { toMe, others } = digestOf(lines, me);
    return [toMe.map((x) => x.line.text), ...others.map((group) => [group.seat, ...group.lines.map((x) => x.text)])];
  };

  it('leaves small steps out of the digest while there is anything else to tell', () => {
    const steps = [line('mine', { ply: 1, seat: 0 }), line('goes', { ply: 2, seat: 1, passing: true })];
    expect(told(steps, 0)).toEqual([[], [1, 'goes']]);
    expect(told([...steps, line('founds', { ply: 3, seat: 1 })], 0)).toEqual([[], [1, 'founds']]);
  });

  it('sums up everything since my last turn by player, what concerns me first, until I play on', () => {
    const mine = [line('my income', { ply: 9, seat: 0, byItself: true }), turn('Théo', 1)].map((x) => ({ ...x, ply: 9 }));
    const turns = [
      ...[turn('Ada', 0), line('a1', { seat: 0 })].map((x, i) => ({ ...x, ply: i })),
      line('a2', { ply: 9, seat: 0 }),
      ...mine,
      line('t1', { ply: 10, seat: 1 }),
      line('my bid', { ply: 11, seat: 0 }),
      line('t2', { ply: 12, seat: 1, affects: [0] }),
      turn('Wu', 2),
      line('w1', { ply: 13, seat: 2 }),
      line('w2', { ply: 14, seat: 2 }),
      { ...turn('Ada', 0), ply: 15 },
      line('row', { ply: 15 }),
    ];
    expect(told(turns, 0)).toEqual([
      ['my income', 'my bid', 't2'],
      [1, 't1'],
      [2, 'w1', 'w2'],
      [undefined, 'row'],
    ]);
    const on = [...turns, line('a3', { ply: 16, seat: 0 })];
    expect(told(on, 0)).toEqual([[]]);
    // A step without a decision that was passed by is no act of mine: the news are still unread.
    expect(digestOf(on, 0, new Set([16]))).toEqual(digestOf(turns, 0));
    expect(digestOf([...on, line('a4', { ply: 17, seat: 0 })], 0, new Set([16])).toMe).toEqual([]);
  });

  it('tells once what befell several alike, begins with what came from others, and needs no name of what is told anyway', () => {
    const deltas = h('b', {}, '+1');
    const all = (text: string, given: object) =>
      [0, 1, 2].map((seat) => line(text, { ply: 5, seat, byItself: true, card: 'rats', ...given }));
    const lines = [
      ...[turn('Ada', 0), line('a1', { seat: 0 }), line('my income', { seat: 0, byItself: true, ply: 2 }), turn('Théo', 1)],
      ...[line('Event: Rats', { ply: 5, card: 'rats' }), ...all('Rats', { deltas }), line('Pest', { ply: 5, seat: 0, byItself: true })],
      ...[line('Pest', { ply: 5, seat: 1, deltas }), { ...turn('Ada', 0), ply: 6 }],
    ];
    const { head, toMe, others } = digestOf(lines, 0);
    expect(toMe.map(({ line, alike }) => [line.text, alike])).toEqual([
      ['my income', []],
      ['Rats', [1, 2]],
      ['Pest', []],
    ]);
    expect(others.map(({ seat, lines: own }) => [seat, own.map((x) => x.text)])).toEqual([[1, ['Pest']]]);
    expect(head?.text).toBe('Rats');
    // Of what others did, acts come before what came by itself, what changed somebody's means before the rest.
    const did = [
      line('passes'),
      line('grows rich', { scores: true, byItself: true }),
      line('takes', { card: 'x' }),
      line('earns', { deltas }),
      line('scores', { scores: true }),
    ];
    const since = (count: number) => did.slice(0, count).map((one) => ({ ...one, seat: 1, ply: 7 }));
    const heads = [1, 2, 3, 4].map((count) => digestOf([line('mine', { seat: 0 }), ...since(count)], 0).head?.text);
    expect(heads).toEqual(['passes', 'passes', 'passes', 'earns']);
  });

  it('where turns have no headings, or out of turn, sums up what happened since my last line', () => {
    expect(told(LOG, 0)).toEqual([
      ['t2', 'plague'],
      [1, 't1', 't3'],
    ]);
    const mine = [line('a2', { ply: 20, seat: 0 }), line('new card', { ply: 20 }), line('war', { ply: 20, affects: [0] })];
    expect(told(mine, 0)).toEqual([['war']]);
    // What came to me by itself is news, and no turn of mine.
    const ended = line('my card is over', { ply: 20, seat: 0, byItself: true });
    const since = [line('a2', { ply: 17, seat: 0 }), line('t4', { ply: 18, seat: 1 }), line('war', { ply: 20, affects: [0] }), ended];
    expect(told([...since, line('t5', { ply: 21, seat: 1 })], 0)).toEqual([
      ['war', 'my card is over'],
      [1, 't4', 't5'],
    ]);
    // What I did without a line of the log was an act all the same: what came before it has been read.
    const after = (acted: number) => digestOf([...since, line('t5', { ply: 21, seat: 1 })], 0, new Set(), acted);
    expect([after(20).toMe.map((x) => x.line.text), after(20).others.length]).toEqual([['war', 'my card is over'], 1]);
    expect([after(21).head, after(0)]).toEqual([undefined, digestOf([...since, line('t5', { ply: 21, seat: 1 })], 0)]);
    // What another one did in secret before it is news when it comes to light.
    const secret = [...since.slice(0, 1), line('in secret', { ply: 18, seat: 1 }), line('all is open', { ply: 21 })];
    const opened = (read: readonly LogLine[]) => digestOf(secret, 0, new Set(), 19, read).others.map((x) => x.lines[0]!.text);
    expect([opened(since.slice(0, 1)), opened(secret.slice(0, 2))]).toEqual([['in secret', 'all is open'], ['all is open']]);
    // Nor is what my own act has led to.
    expect(told([...since, line('my battle', { ply: 22, by: 0, affects: [0, 1] })], 0)).toEqual([[]]);
  });

  it('tells whoever has not played yet all that others have done, but not how the table was laid', () => {
    const laid = [line('cards are dealt'), line('my hand', { seat: 2, byItself: true })];
    expect(told(laid, 2)).toEqual([[]]);
    expect(told([...laid, ...LOG], 2)).toEqual([['my hand'], [0, 'a1'], [1, 't1', 't2', 't3'], [undefined, 'cards are dealt', 'plague']]);
    expect(told([...laid, ...LOG, line('mine', { ply: 20, seat: 2 })], 2)).toEqual([[]]);
    // A step that was passed by for me at the very beginning is no turn of mine.
    const passed = [...LOG, line('nothing to do', { ply: 20, seat: 2 })];
    expect(digestOf(passed, 2, new Set([20]))).toEqual(digestOf(LOG, 2));
  });
});
