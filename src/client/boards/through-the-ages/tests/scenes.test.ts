import { readFileSync } from 'node:fs';
import type { VNode } from 'preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { strengthOf } from '../../../../games/through-the-ages/ask/ratings.js';
import { throughTheAges as game } from '../../../../games/through-the-ages/game.js';
import { strengthParts } from '../../../../games/through-the-ages/guide/strength-parts.js';
import type { Tta } from '../../../../games/through-the-ages/state/state.js';
import { readRecord } from '../../../../kernel/index.js';
import type { Moment } from '../../../table/moment.js';
import { pastSnapshot, type Scene } from '../../../table/snapshots.js';
import { tableWords } from '../../../table/texts.js';
import { boardPackage as pack } from '../package.js';
import { effectOn, isTouchedBy } from '../scenes/effects.js';
import { moments } from '../scenes/index.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words, tableWords].flatMap((all) => [all.load('en'), all.load('fr')]));
});

function fixture(name: string): Scene<Tta> {
  const found = readRecord(game, readFileSync(`fixtures/through-the-ages/${name}.replay`, 'utf8'));
  if (!found.ok) throw new Error(name);
  const { timeline, header } = found.value;
  const seats = Array.from({ length: header.seats }, (_, i) => ({ name: `P${i}`, kind: 'friend' as const }));
  return { tableId: 't', timeline, seats, viewer: 'spectator' };
}

function momentsOf(scene: Scene<Tta>, lang: 'en' | 'fr' = 'en', ply = scene.timeline.frames.length - 1): readonly Moment[] {
  const snapshot = pastSnapshot(scene, ply);
  return moments(snapshot.log, snapshot, lang, (at) => pastSnapshot(scene, at).view);
}
/** All words of a drawn part. */
const texts = (x: unknown): string[] =>
  typeof x === 'string' ? [x] : Array.isArray(x) ? x.flatMap(texts) : texts((x as VNode | undefined)?.props?.children ?? []);
const kindOf = ({ key }: Moment): string => key.split(':')[0]!;

describe('scenes', () => {
  it.each(['full-3', 'new-and-one-3', 'simple-1', 'introductory-1'])('have words for all of %s', (name) => {
    const scene = fixture(name);
    for (const lang of ['en', 'fr'] as const)
      for (const { title, sentence, seats, cards, rule } of momentsOf(scene, lang)) {
        const said = [title, sentence, rule, ...seats.flatMap(({ why, notes = [] }) => [why, ...notes])].join('|');
        expect(said).not.toMatch(/undefined|NaN|scene\.|t06\.|^\||\|\|/);
        expect(seats.length).toBeGreaterThan(0);
        for (const card of cards) expect(pack.cardName(card, lang)).not.toBe('');
      }
  });

  it('show events, auctions, fights, wars and the ends of ages', () => {
    const kinds = new Set(['full-3', 'new-and-one-3'].flatMap((name) => momentsOf(fixture(name)).map(kindOf)));
    for (const kind of ['revealed', 'colonised', 'fought', 'declared', 'age']) expect([...kinds]).toContain(kind);
  });

  it('show a hand that Fleming looks at to the one who looks, and to nobody else', () => {
    // Seat 2 of new-3 has Fleming and looks at the hand of seat 0.
    const scene = fixture('new-3');
    const looks = (viewer: Scene<Tta>['viewer']) => momentsOf({ ...scene, viewer }, 'fr').filter((it) => kindOf(it) === 'looked');
    expect([looks(0), looks('spectator')]).toEqual([[], []]);
    const [first] = looks(2);
    expect(first!.title).toBe('Les cartes militaires de P0');
    expect(first!.seats[0]!.notes!.length).toBeGreaterThan(0);
  });

  it('tell a longer game with the scenes of a shorter one first', () => {
    const scene = fixture('full-3');
    const whole = momentsOf(scene).map(({ key }) => key);
    expect(new Set(whole).size).toBe(whole.length);
    for (let ply = 0; ply < scene.timeline.frames.length; ply += 41) {
      const part = momentsOf(scene, 'en', ply).map(({ key }) => key);
      expect(part).toEqual(whole.slice(0, part.length));
    }
  });

  it('name as concerned whoever an event gives culture or takes it from', () => {
    const none = wordsOf('en').t('scene.as.none');
    let struck = 0;
    for (const name of ['full-3', 'full-6', 'second-2']) {
      const scene = fixture(name);
      const { log } = pastSnapshot(scene, scene.timeline.frames.length - 1);
      for (const moment of momentsOf(scene)) {
        if (kindOf(moment) !== 'revealed') continue;
        const changed = log.flatMap(({ ply, e }) =>
          ply === moment.ply && e.event === 'change' && e.cause === moment.cards[0] && e.by.culture ? [e.seat] : [],
        );
        struck += changed.length;
        for (const { seat, why } of moment.seats) if (changed.includes(seat)) expect(why).not.toContain(none);
      }
    }
    expect(struck).toBeGreaterThan(10);
  });

  it('say that there was no more where somebody had less than the card takes', () => {
    // Crusades take 4 culture from the weakest, P3 of new-3, who has less.
    const crusades = momentsOf(fixture('new-3')).find(({ key }) => key === 'revealed:180:t06.event.crusades')!;
    const said = crusades.seats.filter(({ effect }) => texts(effect).includes(wordsOf('en').t('scene.noMore')));
    expect(said.map(({ seat }) => seat)).toEqual([3]);
  });

  it('say who gains by it, who declines it, what an impact counts and who has none of it', () => {
    const all = ['full-3', 'second-3'].flatMap((name) => momentsOf(fixture(name), 'fr'));
    const find = (title: string, seats: number[]) =>
      seats.map((seat) => all.find((it) => it.title === title)!.seats.find((it) => it.seat === seat)!);
    expect(find('Frontières incertaines', [1, 2]).map(({ why }) => why)).toEqual([
      'force 2\u202f: en profite',
      'force 2\u202f: pas concerné',
    ]);
    expect(find('Terrorisme', [0])[0]!.effect).toBe('choisit ce qui est détruit');
    expect(find('Développement de la religion', [2])[0]!.effect).toBe('n’en fait rien');
    expect(find('Impact des colonies', [0, 1]).map(({ why }) => why)).toEqual(['en compte 2, 4 chacun', 'rien à compter']);
    expect(find('Impact de la force', [0, 3]).map(({ figure }) => figure)).toEqual([1, 2]);
    expect(all.find(({ title, sentence }) => title === 'Immigration' && sentence.includes(','))!.sentence).toMatch(
      /^Les plus heureux\u202f: P0, P1\.$/,
    );
  });

  it('say what comes after a question that is still open', () => {
    // Border Conflict in full-4: P0 is to lose a building, then P1 gains.
    const open = momentsOf(fixture('full-4'), 'en', 65).at(-1)!;
    expect(open.seats.map(({ seat, effect }) => [seat, effect])).toEqual([
      [1, 'comes after that'],
      [0, 'is to decide'],
    ]);
    const done = momentsOf(fixture('full-4')).find(({ key }) => key === open.key)!;
    expect(done.seats.map(({ tone }) => tone)).toEqual(['gain', 'loss']);
  });

  it('say that it came out even where a harvest has fed its own people, which is not nothing', () => {
    const fed = [1, -1].map((n) => ({ event: 'change', seat: 0, by: { food: n }, cause: 't06.event.economic-progress' }) as const);
    const stage = { words: wordsOf('en'), names: ['P0', 'P1'] };
    expect([0, 1].map((seat) => effectOn(fed, seat, stage).effect)).toEqual(['as much gained as lost', 'nothing']);
    expect([0, 1].map((seat) => isTouchedBy(fed, seat, stage.words))).toEqual([true, false]);
  });

  it('do not call it nothing when what is lost and what is gained weigh the same', () => {
    const nothing = wordsOf('en').t('scene.nobody.nothing');
    const called = ['secret-1', 'secret-2', 'old-3', 'old-4', 'old-5'].flatMap((name) => {
      const scene = fixture(name);
      const { log } = pastSnapshot(scene, scene.timeline.frames.length - 1);
      return momentsOf(scene).filter(
        ({ ply, cards }) => cards[0] === 'nlw.event.call-to-arms' && log.some((x) => x.ply === ply && x.e.event === 'lost-actions'),
      );
    });
    expect(called.length).toBeGreaterThan(0);
    for (const { sentence } of called) expect(sentence).not.toContain(nothing);
  });

  it('make up every strength from its parts', () => {
    const scene = fixture('second-2');
    for (let ply = 0; ply < scene.timeline.frames.length; ply += 23) {
      const { view } = pastSnapshot(scene, ply);
      for (let seat = 0; seat < view.seats; seat++)
        expect(strengthParts(view, seat).reduce((sum, { n }) => sum + n, 0)).toBe(strengthOf(view, seat));
    }
  });

  it('say of a fight what each force is made of, and name first who stands before an equal one', () => {
    const { t } = wordsOf('en');
    const scenes = momentsOf(fixture('full-3'), 'en');
    const fights = scenes.filter(({ rule, seats }) => rule === 'TTA-AGG-05' && seats.length === 2).flatMap(({ seats }) => seats);
    expect(fights.length).toBeGreaterThan(4);
    for (const { figure, parts } of fights) expect(parts!.reduce((sum, { n }) => sum + n, 0)).toBe(figure);
    expect(fights.some(({ parts }) => parts!.some(({ label }) => label === t('scene.committed')))).toBe(true);
    const { seats } = scenes.find(({ cards }) => cards[0] === 't06.event.crusades')!;
    expect(seats[0]!.figure).toBe(seats[1]!.figure);
    expect(seats[0]!.why).toContain(t('scene.as.strongest'));
  });

  it('tell once what a victor takes, name as struck whom the chosen one strikes, and say "you" to the reader', () => {
    const scene = fixture('full-3');
    const reader = { ...scene, seats: scene.seats.map((seat, i) => (i === 2 ? { ...seat, name: 'Toi' } : seat)) };
    const scenes = momentsOf(reader, 'fr');
    const find = (card: string) => scenes.find(({ cards }) => cards[0] === card)!;
    const effectOf = (card: string, seat: number) => JSON.stringify(find(card).seats.find((x) => x.seat === seat)?.effect);
    expect(effectOf('t06.aggression.annex.ii', 1).match(/Territoire stratégique/g)).toHaveLength(1);
    const { seats } = find('t06.event.terrorism');
    const { t } = wordsOf('fr');
    for (const { why, tone } of seats) expect(why.includes(t('scene.as.struck'))).toBe(tone === 'loss');
    expect(effectOf('t06.event.terrorism', 2)).toContain('tu perds');
    expect(effectOf('t06.event.iconoclasm', 1)).toContain(t('scene.lacks.leader'));
    const [crime] = find('t06.event.crime-wave').seats.filter(({ seat }) => seat === 2);
    expect(find('t06.event.crime-wave').sentence).toContain(t('scene.tie'));
    expect(crime?.score).toMatchObject({ from: expect.any(Number), to: crime!.score!.from - 3 });
  });
});
