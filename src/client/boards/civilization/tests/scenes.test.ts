import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ, GameEvent } from '../../../../games/civilization/state/state.js';
import { entryOf } from '../../../../games/index.js';
import { readRecord } from '../../../../kernel/index.js';
import type { Moment } from '../../../table/moment.js';
import { liveSnapshot } from '../../../table/snapshots.js';
import type { SeatInfo, Snapshot } from '../../../table/table.js';
import { tableWords } from '../../../table/texts.js';
import { moments as tell } from '../moments.js';
import { boardPackage as pack } from '../package.js';
import { words } from '../words.js';
import { lastOf, moments } from './moments.js';

beforeAll(async () => {
  await Promise.all([words, tableWords].flatMap((all) => [all.load('en'), all.load('fr')]));
});

const FIXTURES = 'fixtures/civilization';

/** A finished game as one of its players sees it. */
function endOf(file: string): Snapshot<Civ> {
  const read = readRecord(game, readFileSync(`${FIXTURES}/${file}`, 'utf8'));
  if (!read.ok) throw new Error(read.problem.code);
  const { timeline, header } = read.value;
  const seats = Array.from({ length: header.seats }, (_, i): SeatInfo => ({ name: `P${i}`, kind: 'friend' }));
  return liveSnapshot({ tableId: 't', timeline, seats, viewer: 0 });
}

/** What is drawn beside a scene shows the table before it; here any moment will do. */
const scenes = (log: Snapshot<Civ>['log'], s: Snapshot<Civ>, lang: 'en' | 'fr'): readonly Moment[] => tell(log, s, lang, () => s.view);
const wordsAlone = (found: readonly Moment[]) =>
  found.map(({ key, title, sentence, seats, cards, rule }) => ({ key, title, sentence, seats, cards, rule }));

describe('the scenes of a game', () => {
  it('a longer game begins with the scenes of a shorter one, in both languages', () => {
    for (const lang of ['en', 'fr'] as const) {
      const all = [...moments({ rules: 'basic' }, 3, 4, 97)];
      const last = all.at(-1)!;
      const whole = scenes(last.log, last, lang);
      expect(whole.length).toBeGreaterThan(0);
      for (const snapshot of all) {
        const part = scenes(snapshot.log, snapshot, lang);
        expect(wordsAlone(part)).toEqual(wordsAlone(whole.slice(0, part.length)));
      }
    }
  });

  it('every battle, plague, era and milestone has one, with every unit that a battle has cost', () => {
    const kinds = new Set<string>();
    for (const file of ['basic-three.replay', 'long-four.replay']) {
      const end = endOf(file);
      const { log } = end;
      const events = log.map(({ e }) => e);
      const told = scenes(log, end, 'en');
      for (const kind of ['battle-over', 'plague', 'era', 'claim', 'eliminated', 'struck'] as const) {
        const own = told.filter(({ key }) => key.startsWith(`${kind}:`));
        expect(own, `${kind} ${file}`).toHaveLength(events.filter((e) => e.event === kind).length);
        if (own.length > 0) kinds.add(kind);
      }
      const fallen = events.reduce((sum, e) => sum + (e.event === 'lost' && ['battle', 'capture', 'sunk'].includes(e.by) ? e.n : 0), 0);
      const mentioned = told
        .filter(({ key }) => key.startsWith('battle-over:'))
        .flatMap(({ seats: columns }) => columns.map(({ effect }) => Number(/−(\d+)/.exec(String(effect))?.[1] ?? 0)));
      expect(mentioned.reduce((a, b) => a + b, 0)).toBe(fallen);
      // Who has fought is told with the dice: "Swordsman: 4 + 1 superiority = 5".
      const rounds = told.flatMap(({ seats: columns }) => columns.flatMap(({ rolls }) => rolls ?? []));
      expect(rounds.filter(({ text, dice }) => /: \d+( \+|$)/.test(text) && dice.length > 0).length).toBe(rounds.length);
      expect(rounds.length).toBeGreaterThan(0);
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['battle-over', 'claim', 'era', 'plague']));
  });

  it('a long battle says that only its last rounds are shown, and where all of them are', () => {
    const end = endOf('long-four.replay');
    const battles = scenes(end.log, end, 'fr').filter(({ key }) => key.startsWith('battle-over:'));
    const lengths = battles.map(({ seats: [first] }) => Number(/sur (\d+)/.exec(first?.why ?? '')?.[1] ?? 0));
    expect(Math.max(...lengths)).toBeGreaterThan(4);
    for (const [i, { sentence, seats: columns }] of battles.entries()) {
      const [all, shown] = [lengths[i]!, columns[0]?.rolls?.length ?? 0];
      expect(shown).toBe(Math.min(all, 4));
      expect(sentence.includes(`les 4 derniers assauts sur ${all} ; le journal les a tous`), sentence).toBe(all > 4);
    }
  });

  it('CIV-CMB-01: rounds that nobody has won are told as ties, so that all of them are accounted for', () => {
    const end = endOf('long-four.replay');
    const battles = scenes(end.log, end, 'en').filter(({ key }) => key.startsWith('battle-over:'));
    let all = 0;
    for (const { seats: columns } of battles) {
      const told = columns.map(({ why = '' }) =>
        /^won (\d+) of (\d+) rounds?(?:, (\d+) ties?: both lose their unit)?$/.exec(why)?.slice(1).map(Number),
      );
      const [first, other] = [told[0], told.at(-1)];
      if (!first || !other) continue;
      const ties = first[2]! || 0;
      expect(first[0]! + other[0]! + ties).toBe(first[1]);
      all += ties;
    }
    expect(all).toBeGreaterThan(0);
  });

  it('who has lost the last settlement leaves, and the conqueror inherits', () => {
    const captured = { event: 'captured', seat: 1, from: 0, region: 'nile', size: 2 } as const;
    const log = [
      { event: 'battle', at: 'nile', sides: [[1], [0]], leaders: [1, 0] },
      { event: 'battle-over', at: 'nile', winner: 0, leaders: [1, 0] },
      captured,
      { event: 'eliminated', seat: 0, by: 1 },
      { event: 'gold', seat: 0, by: -30, cause: 'elimination' },
      { event: 'gold', seat: 1, by: 30, cause: 'elimination' },
      { event: 'lost', seat: 0, kind: 'settler', n: 2, at: 'nubia', by: 'eliminated' },
    ] satisfies GameEvent[];
    const told = scenes(
      log.map((e) => ({ ply: 9, e })),
      endOf('short-two.replay'),
      'en',
    );
    expect(told[0]?.sentence).toBe('No army defends the place (Nile): P1 takes it without a fight.');
    expect(told.map(({ seats: columns }) => columns.map(({ seat, effect, tone }) => [seat, effect, tone]))).toEqual([
      [
        [1, 'won: Nile', 'gain'],
        [0, 'lost: Nile', 'loss'],
      ],
      [
        [0, '−2 figures · −30 gold', 'loss'],
        [1, '+30 gold', 'gain'],
      ],
    ]);
  });

  it('links only to rules that exist and shows only cards that exist', async () => {
    const known = new Set((await entryOf(pack.game.id)!.catalogue()).rules.map((rule) => rule.id));
    const last = lastOf({ rules: 'basic' }, 4, 5);
    for (const { rule, cards } of scenes(last.log, last, 'fr')) {
      if (rule) expect(known.has(rule), rule).toBe(true);
      for (const card of cards) expect(pack.cardName(card, 'fr')).not.toBe(card);
    }
  });
});
