import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../games/index.js';
import { readRecord } from '../../../kernel/index.js';
import type { Moment } from '../../table/moment.js';
import { pastSnapshot } from '../../table/snapshots.js';
import type { SeatInfo } from '../../table/table.js';
import { tableWords } from '../../table/texts.js';
import { boardOf, loadBoard } from '../index.js';

/** All scenes of a finished game, with the table as it stood at any move. */
async function scenesOf(game: string, name: string, lang: 'en' | 'fr' = 'en'): Promise<readonly Moment[]> {
  const pack = await loadBoard(boardOf(game)!, lang);
  await tableWords.load(lang);
  const read = readRecord(pack.game, readFileSync(`fixtures/${game}/${name}.replay`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const seats = Array.from({ length: header.seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'friend' }));
  const scene = { tableId: 't', timeline, seats, viewer: 0 };
  const end = pastSnapshot(scene, timeline.frames.length - 1);
  return (await pack.moments!())(end.log, end, lang, (ply) => pastSnapshot(scene, ply).view);
}

describe('every scene has something to look at, a reason for everybody, and a rule that exists', () => {
  it.each([
    ['age-of-civilization', 'four-all-variants'],
    ['millennia', 'three-live'],
    ['millennia', 'solo'],
    ['civilization', 'basic-five'],
    ['civilization', 'one-falls'],
    ['through-the-ages', 'full-3'],
    ['through-the-ages', 'simple-2'],
  ])('%s: %s', async (game, name) => {
    const known = new Set((await entryOf(game)!.catalogue()).rules.map(({ id }) => id));
    for (const lang of ['en', 'fr'] as const)
      for (const { key, title, sentence, cards, picture, plate, seats, rule } of await scenesOf(game, name, lang)) {
        expect(cards.length + Number(Boolean(picture)) + Number(Boolean(plate)), `${name} ${key}`).toBeGreaterThan(0);
        const said = [title, sentence, ...seats.flatMap(({ why, notes = [], gone = [] }) => [why, ...notes, ...gone.map((x) => x.name)])];
        expect(said.join('|')).not.toMatch(/undefined|NaN|moment\.|^\||\|\|/);
        if (rule) expect(known.has(rule), rule).toBe(true);
      }
  });
});

describe('Age of Civilization', () => {
  it('who cannot pay all that rats or barbarians take is told so (AOC-EVT-3)', async () => {
    const all = await scenesOf('age-of-civilization', 'four-all-variants');
    const rats = all.find(({ title }) => title === 'Rats')!;
    expect(rats.seats.map(({ notes }) => notes)).toEqual([
      ['had no more than that'],
      [],
      ['had no more than that'],
      ['had no more than that'],
    ]);
    expect(all.find(({ title }) => title === 'Barbarians')!.seats.at(-1)).toMatchObject({
      why: expect.stringMatching(/^the least strength \(\d\)$/),
      notes: ['had no more than that'],
    });
  });

  it('a token that compares shows what it compares, and a war who had something of it by a card', async () => {
    const all = await scenesOf('age-of-civilization', 'four-all-variants');
    const figures = all.find(({ title }) => title === 'Barbarians')!.seats.map(({ figure }) => figure!);
    expect(figures).toEqual([...figures].sort((a, b) => b - a));
    const corruption = (await scenesOf('age-of-civilization', 'three-changing-world')).find(({ title }) => title === 'Corruption')!;
    expect(corruption.seats.map(({ seat, figure }) => [seat, figure])).toEqual([
      [2, 4],
      [0, 2],
      [1, 0],
    ]);
    const war = all.find(({ key, seats }) => key.startsWith('war') && seats.some(({ tone }) => tone === 'gain'))!;
    expect(war.seats.find(({ tone }) => tone === 'gain')!.notes![0]).toMatch(/^thanks to /);
  });
});

describe('Millennia', () => {
  it('a war shows every army before and after on one ruler (MIL-WAR-02)', async () => {
    const wars = (await scenesOf('millennia', 'four')).filter(({ key }) => key.startsWith('war'));
    expect(wars).toHaveLength(7);
    for (const { sentence, seats } of wars) {
      expect(Math.min(...seats.map(({ figure }) => figure!))).toBe(0);
      const back = new Set(seats.map(({ figure, was }) => was! - figure!));
      expect(back.size).toBe(1);
      expect(sentence.startsWith('Nobody')).toBe(back.has(0));
    }
  });

  it('the end of an age tells technologies that go from buildings that fall asleep, and the points it brought (MIL-MNT-03)', async () => {
    const ages = (await scenesOf('millennia', 'four')).filter(({ key }) => key.startsWith('age'));
    const froms = new Set(ages.flatMap(({ seats }) => seats.flatMap(({ gone = [] }) => gone.map(({ from }) => from))));
    expect([...froms].sort()).toEqual(['dormant from now on', 'life over']);
    for (const { seats } of ages) for (const { score } of seats) if (score) expect(score.to).not.toBe(score.from);
  });
});

describe('Civilization', () => {
  it('an era tells in figures what it was, and which improvements leave with it (CIV-ERA-05)', async () => {
    const eras = (await scenesOf('civilization', 'long-four')).filter(({ key }) => key.startsWith('era'));
    expect(eras).toHaveLength(3);
    expect(eras.flatMap(({ seats }) => seats.flatMap(({ gone = [] }) => gone)).length).toBeGreaterThan(0);
    for (const { seats } of eras) for (const { parts } of seats) expect(parts).toHaveLength(3);
  });
});

describe('the final scoring', () => {
  /** The sheet of the last scene, and what each seat has in its ranking. */
  async function scoringOf(game: string, name: string) {
    const scene = (await scenesOf(game, name)).at(-1)!;
    const { tallies = [], seats } = scene;
    const ranked = [...seats].sort((a, b) => a.seat - b.seat);
    return { scene, tallies, sums: ranked.map(({ seat }) => tallies.reduce((n, { points }) => n + points[seat]!, 0)), ranked };
  }

  it.each([
    ['age-of-civilization', 'four-all-variants', 3],
    ['age-of-civilization', 'two-shared-victory', 6],
    ['age-of-civilization', 'solo-scn-5', 2],
    ['millennia', 'four', 8],
    ['millennia', 'solo', 8],
    ['civilization', 'long-four', 4],
    ['civilization', 'basic-six-automatic', 3],
    ['through-the-ages', 'simple-2', 6],
    ['through-the-ages', 'full-2', 6],
    ['through-the-ages', 'introductory-2', 7],
    ['through-the-ages', 'new-2', 6],
  ])('%s, %s: is the last scene, counts source by source, and adds up to the result', async (game, name, sources) => {
    const { scene, tallies, sums, ranked } = await scoringOf(game, name);
    expect(scene.title).toBe('Final scoring');
    expect(sums.map(String)).toEqual(ranked.map(({ effect }) => effect));
    expect(tallies).toHaveLength(sources);
  });

  it('says what decides a tie, and nothing of it where points do', async () => {
    const sentence = async (game: string, name: string) => (await scoringOf(game, name)).scene.sentence;
    expect(await sentence('age-of-civilization', 'two-tied-coins-decide')).toMatch(/more workers is ahead/);
    expect(await sentence('age-of-civilization', 'two-shared-victory')).not.toMatch(/ahead/);
    expect(await sentence('civilization', 'limited')).toMatch(/more gold/);
    expect(await sentence('millennia', 'two-tied')).toMatch(/tie/);
    expect(await sentence('millennia', 'two')).not.toMatch(/tie/);
  });

  it('there is none where nothing is counted: a conqueror wins outright (CIV-END-05)', async () => {
    const keys = (all: readonly Moment[]) => all.map(({ key }) => key);
    expect(keys(await scenesOf('civilization', 'conquest'))).not.toContain('scoring');
  });
});
