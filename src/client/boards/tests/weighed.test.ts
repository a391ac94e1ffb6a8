import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { layPath } from '../../../games/shared/guided-game.js';
import { mask, readRecord, type Shape, writeMove } from '../../../kernel/index.js';
import { closingOf, reasonsFor } from '../../learn/reasons.js';
import { choicesOf, stillSnapshot } from '../../table/snapshots.js';
import { boardOf, loadBoard } from '../index.js';

/** What a hint would say of an act of a first game, whose position is known to the last coin. */
async function told(id: string, guided: string, note: string, number: number) {
  const entry = entryOf(id)!;
  const lesson = entry.guided!.find((it) => it.id === guided)!;
  const [game, pack] = await Promise.all([entry.game(), loadBoard(boardOf(id)!, 'en')]);
  const path = layPath(game, await lesson.game(), await lesson.words.en());
  const { learner } = path.guided;
  const page = path.pages.find(({ step, phase }) => step.id === note && phase === 'ask')!;
  const ply = path.plies[page.from + number - 1]!;
  const view: Shape['state'] = mask(game, path.timeline.frames[ply]!.position.state, learner);
  const { changes, avoids, risks } = reasonsFor(pack, { view, acting: learner, ply }, path.moves[ply]!, 'en')!;
  return { changes, avoids, risks };
}

/** What a hint would say of the first move of a finished game that is as wanted and has a further question. */
async function asking(id: string, record: string, isWanted: (move: Shape['move']) => boolean) {
  const pack = await loadBoard(boardOf(id)!, 'en');
  const found = readRecord(pack.game, readFileSync(`fixtures/${id}/${record}`, 'utf8'));
  if (!found.ok) throw new Error(found.problem.code);
  const { frames } = found.value.timeline;
  for (const [i, { by }] of frames.entries()) {
    if (!by || 'undo' in by || !isWanted(by.move)) continue;
    const view: Shape['state'] = mask(pack.game, frames[i - 1]!.position.state, by.seat);
    const reasons = reasonsFor(pack, { view, acting: by.seat, ply: i - 1 }, by, 'en')!;
    if (reasons.asks) return { ...reasons, move: by.move };
  }
  throw new Error('there is no such move');
}

/** What a hint would say of a move of a finished game. */
async function saying(id: string, record: string, ply: number) {
  const pack = await loadBoard(boardOf(id)!, 'en');
  const found = readRecord(pack.game, readFileSync(`fixtures/${id}/${record}`, 'utf8'));
  if (!found.ok) throw new Error(found.problem.code);
  const { frames, options } = found.value.timeline;
  const { by } = frames[ply + 1]!;
  const acting = by!.seat;
  const view: Shape['state'] = mask(pack.game, frames[ply]!.position.state, acting);
  const still = stillSnapshot({ tableId: '', options, seats: [], viewer: acting }, pack.game, { view, ply, asked: [acting], log: [] });
  const snapshot = { ...still, ...choicesOf(pack.game, view, acting), acting };
  return { ...reasonsFor(pack, snapshot, by!, 'en')!, closing: closingOf(pack, snapshot, by!, 'en') };
}

describe('a hint says in true figures', () => {
  it('what a defence saves, an expedition costs and brings', async () => {
    // Plunder takes 3 food unless two more of strength are shown.
    const { changes, closing } = await saying('through-the-ages', 'advanced-10.replay', 88);
    expect([changes, closing?.then, closing?.otherwise]).toEqual(['', '', '\u22123 food, +2 resources produced per turn']);
    const colony = await saying('through-the-ages', 'advanced-1.replay', 92);
    expect([colony.closing?.then, colony.closing?.otherwise]).toEqual(['+6 culture, \u22121 strength, +1 happiness', '']);
    // The end of a turn is no end of one of its moves.
    expect((await saying('through-the-ages', 'advanced-1.replay', 21)).closing).toBeUndefined();
  });

  it('what others lose by it, and what an offer brings once it is taken', async () => {
    const raid = await saying('through-the-ages', 'advanced-2.replay', 228);
    expect(raid.others).toEqual([{ seat: 2, changes: '\u22121 science per turn, +1 unused worker' }]);
    const pact = await saying('through-the-ages', 'advanced-2.replay', 119);
    expect([pact.changes, pact.agreed]).toEqual(['', [{ seat: 0, changes: '+1 military action' }]]);
  });

  it('that who goes aboard is not lost, and an attack that is made neither', async () => {
    expect((await saying('civilization', 'basic-three.replay', 554)).changes).toBe('');
    expect((await saying('civilization', 'basic-three.replay', 607)).changes).toBe('+1 region to found in');
    expect((await saying('civilization', 'basic-five.replay', 137)).changes).toBe('');
  });

  it('and asks nothing further where foresight ends', async () => {
    const end = await saying('through-the-ages', 'full-2.replay', 34);
    expect([end.open, end.asks]).toEqual([true, false]);
  });

  it('what a technology of Age of Civilization costs, brings and averts', async () => {
    // Mining costs 4 and gives 1 strength: who is weaker than the other pays for the war of this round.
    expect(await told('age-of-civilization', 'first-colossus', 'mining', 2)).toEqual({
      changes: '+1 point, \u22124 coins, +1 technology, +1 strength',
      avoids: '1 worker lost to war',
      risks: '',
    });
  });

  it('what lies on the tracks of Millennia, what it earns, and what it would count', async () => {
    // Law is worth 3 gold and stands beside Lyre Music as its pair.
    expect((await told('millennia', 'first', 'law', 1)).changes).toBe('+1 technology, +3 gold at the next income, +1 prosperity pair');
    expect((await told('millennia', 'first', 'army', 1)).changes).toBe('+1 step on war, +2 points at the end of the game');
    expect((await told('millennia', 'first', 'library', 1)).changes).toBe('\u221216 gold, +1 wonder, +6 points at the end of the game');
  });

  it('what a reserved action of Millennia is, and that nothing is lost where an age has ended', async () => {
    expect((await told('millennia', 'first', 'reserve', 1)).changes).toBe('+1 special action reserved');
    // The markers of the age come home: that is no income lost.
    expect((await told('millennia', 'first', 'finish', 1)).changes).not.toContain('income');
  });

  it('what comes of a move whatever is answered to its further question', async () => {
    const research = await asking('age-of-civilization', 'two.replay', (m) => writeMove(m).startsWith('place place=research'));
    expect(research.anyway).toMatch(/^\+1 point, \u2212\d coins?, \+1 technology/);
    // Which card pays for Industry: 2 gold come of each.
    const industry = await asking('millennia', 'two.replay', (m) => writeMove(m) === 'use what=industry');
    expect(industry).toMatchObject({ changes: '', anyway: '+2 gold' });
  });

  it('the actions, incomes and dangers of Through the Ages', async () => {
    expect((await told('through-the-ages', 'simple', 'mine', 1)).changes).toBe(
      '\u22122 resources, \u22121 unused worker, \u22121 civil action, +1 resource produced per turn',
    );
    // The Pyramids give back the action that their last stage takes.
    expect((await told('through-the-ages', 'simple', 'finish', 1)).changes).toBe('\u22121 resource, \u22121 stage to build');
    // A discontented worker more than there are unused ones: nothing would be produced.
    expect(await told('through-the-ages', '2015', 'warriors', 1)).toEqual({
      changes: '+1 strength, \u22121 unused worker, \u22122 food produced per turn, \u22123 resources produced per turn',
      avoids: '2 lost to corruption',
      risks: '1 uprising',
    });
  });

  it('what stands on the map of Civilization, and what a march leads to', async () => {
    expect(await told('civilization', 'first', 'found', 1)).toEqual({
      changes: '+1 point, \u22125 gold, +1 settlement, \u22121 settler, \u22121 region to found in',
      avoids: '',
      risks: '1 settlement without an army',
    });
    expect((await told('civilization', 'first', 'persia', 1)).changes).toBe('+1 region to found in');
    // A swordsman stands in Euphrates, nobody at the Nile; Anatolia stays empty when its swordsman has gone.
    expect((await told('civilization', 'first', 'ride', 1)).changes).toBe('+1 possible battle');
    expect((await told('civilization', 'first', 'back', 1)).changes).toBe('+1 attack without a defender');
    expect(await told('civilization', 'first', 'back', 2)).toEqual({
      changes: '+1 possible battle',
      avoids: '',
      risks: '1 settlement without an army',
    });
    expect((await told('civilization', 'first', 'rebuild', 1)).changes).toContain('+1 gold sure to come');
    expect((await told('civilization', 'first', 'rebuild', 2)).avoids).toBe('1 settlement without an army');
  });

  it.each([
    ['age-of-civilization', 'two.replay', 'points'],
    ['millennia', 'two.replay', 'vp'],
  ])('what the end of %s counts', async (id, record, points) => {
    const pack = await loadBoard(boardOf(id)!, 'en');
    const found = readRecord(pack.game, readFileSync(`fixtures/${id}/${record}`, 'utf8'));
    if (!found.ok) throw new Error(found.problem.code);
    const { frames } = found.value.timeline;
    const [before, after] = frames.slice(-2).map(({ position }) => position.state) as [Shape['state'], Shape['state']];
    const end = pack.weighed!.find((it) => it.id === 'end')!;
    const reckoned = [0, 1].map((seat) => pack.counters(before, seat)[points]! + end.of(before, seat));
    expect(reckoned).toEqual([0, 1].map((seat) => pack.counters(after, seat)[points]!));
    expect([0, 1].map((seat) => end.of(before, seat))).not.toEqual([0, 0]);
  });
});
