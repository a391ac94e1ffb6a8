import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../games/civilization/state/events.js';
import type { Options } from '../../../../games/civilization/state/state.js';
import { entryOf } from '../../../../games/index.js';
import { expectWords } from '../../../table/tests/said.js';
import { digestOf } from '../../../table/tidings.js';
import { filmOf, landOf } from '../film-frames.js';
import { boardPackage as pack } from '../package.js';
import { offersTold } from '../panels/offer-history.js';
import { words } from '../words.js';
import { lastOf, moments } from './moments.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

const TABLES: readonly (readonly [string, Partial<Options>, number])[] = [
  ['basic, three players', { rules: 'basic' }, 3],
  ['basic, six players, announced by itself', { rules: 'basic', announce: 'automatic' }, 6],
  ['advanced, two players, short', { length: 'short' }, 2],
  ['advanced, four players, every bonus', { startBonus: true, richWorld: true }, 4],
];

describe('the board has words for every moment', () => {
  it.each(TABLES)('%s', (_name, options, seats) => {
    for (const snapshot of moments(options, seats, 7, 23)) expectWords(pack, snapshot);
  });
});

describe('the question', () => {
  it('who has finished is told the same way of oneself and of others: "Toi · terminé"', () => {
    for (const lang of ['en', 'fr'] as const)
      for (const key of ['trade.finished', 'trade.thinks'] as const)
        expect(words.in(lang).t(key), `${key} ${lang}`).not.toMatch(/^(a|as|has|have|peut|may) /);
  });

  it('speaks of several who are awaited in the plural', () => {
    const said = new Set(
      [...moments({ rules: 'basic', turnLimit: 6 }, 3, 5)].flatMap((snapshot) =>
        snapshot.asked.length > 1 ? [pack.prompt({ ...snapshot, acting: null }, 'fr').sentence] : [],
      ),
    );
    expect(said.size).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).toMatch(/ et P\d \p{L}+ent[ .]/u);
  });

  it('does not tell to finish while a milestone can be announced', () => {
    const sentences = [...moments({ rules: 'basic' }, 2, 3)]
      .filter(
        ({ view, acting, choices }) =>
          acting !== null && view.players[acting]!.gold === 0 && choices.some(({ move }) => move.move === 'claim'),
      )
      .map((snapshot) => pack.prompt(snapshot, 'en').sentence);
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(sentence).toContain('announce it');
  });
});

describe('the digest', () => {
  it('tells my income and what others took from me, for these are no act of mine', () => {
    const s = lastOf({ rules: 'basic', turnLimit: 3 }, 3, 7);
    const income = s.log.find(({ e }) => e.event === 'income' && e.seat === 0)!.e;
    const events: readonly GameEvent[] = [
      { event: 'founded', seat: 0, region: 'nile', resource: null },
      { event: 'passed', seat: 1, at: 'nile', all: false },
      income,
      { event: 'lost', seat: 0, kind: 'settler', n: 1, at: 'nile', by: 'capture' },
    ];
    const lines = pack.logLines(
      events.map((e, ply) => ({ ply, e })),
      s,
      'en',
    );
    expect(digestOf(lines, 0).toMe.map(({ line }) => line.ply)).toEqual([2, 3]);
  });
});

describe('whoever may fight', () => {
  it('finds it first; to fight nowhere stands apart, as what ends the question', () => {
    let asked = 0;
    for (const snapshot of [3, 7, 11].flatMap((seed) => [...moments({ rules: 'basic' }, 4, seed)]))
      for (const choice of snapshot.choices) {
        if (choice.move.move !== 'challenge') continue;
        asked++;
        expect(pack.roleOf(choice, snapshot)).toBe(choice.move.spaces === '' ? 'end' : undefined);
      }
    expect(asked).toBeGreaterThan(1);
  });
});

describe('a purchase with too little gold', () => {
  it('says that nothing can be bought, and no other one does', () => {
    const seen = new Set<boolean>();
    for (const snapshot of moments({ rules: 'advanced' }, 2, 3)) {
      const { view, acting, choices } = snapshot;
      if (acting === null || view.steps.at(-1)?.step !== 'purchase' || view.players[acting]!.gold === 0) continue;
      const buys = choices.some(({ move }) => /^(buy|recruit|found|expand|sell|claim|end-game)/.test(move.move));
      seen.add(buys);
      expect(pack.prompt(snapshot, 'en').sentence.includes('Nothing can be bought')).toBe(!buys);
    }
    expect([...seen].sort()).toEqual([false, true]);
  });
});

describe('the log', () => {
  it('tells a longer game with the lines of a shorter one first', () => {
    const all = [...moments({ rules: 'basic', turnLimit: 6 }, 3, 11, 31)];
    const last = all.at(-1)!;
    const whole = pack.logLines(last.log, last, 'en');
    for (const snapshot of all) {
      const part = pack.logLines(snapshot.log, snapshot, 'en');
      expect(part.slice(0, -1).map((line) => line.targets)).toEqual(
        whole.slice(0, Math.max(0, part.length - 1)).map((line) => line.targets),
      );
    }
    expect(whole.filter((line) => line.kind === 'round' && /^Turn/.test(String(line.text)))).toHaveLength(6);
  });

  it.each(TABLES)('accounts for every point: %s', (_name, options, seats) => {
    const last = lastOf(options, seats, 3);
    const sources = pack.pointSources(last.log, last, 'fr');
    for (const { seat, score } of last.standings) expect(sources.reduce((sum, row) => sum + row.points[seat]!, 0)).toBe(score);
  });

  it.each(TABLES)('is the film of the map: %s', (_name, options, seats) => {
    const last = lastOf(options, seats, 5);
    const frames = filmOf(last.log);
    const end = frames.at(-1)!;
    expect(frames).toHaveLength(last.view.turn + 1);
    last.view.players.forEach((_, seat) => {
      const sizes = last.view.owners.reduce((sum, owner, i) => sum + (owner === seat ? last.view.sizes[i]! : 0), 0);
      expect(landOf(end, seat)).toBe(sizes);
    });
  });

  it('calls a figure what it was then: the prompt and the log have one name for it', () => {
    const all = [...moments({ rules: 'advanced', length: 'short', turnLimit: 12 }, 2, 5, 1)];
    const [first, last] = [all[0]!, all.at(-1)!];
    const said = (snapshot: typeof last) => pack.logLines(snapshot.log, snapshot, 'fr').map(({ text }) => String(text));
    expect(JSON.stringify(pack.prompt(first, 'fr'))).toMatch(/un lancier/);
    expect(said(last).filter((line) => /infanterie|cavalerie|artillerie|flotte (antique|médiévale)/i.test(line))).toEqual([]);
    expect(said(last).filter((line) => /^Départ/.test(line))).toHaveLength(4);
    for (const line of said(last).filter((text) => /^Départ/.test(text))) expect(line).toMatch(/village, colon, lancier/);
  });

  it('tells a battle in one line that can be opened, with all its losses, and an income with its sum', () => {
    let told = 0;
    for (const seed of [3, 4, 5]) {
      const last = lastOf({ rules: 'basic' }, 3, seed);
      const lines = pack.logLines(last.log, last, 'en');
      const rounds = last.log.filter(({ e }) => e.event === 'round').length;
      const battles = new Set(last.log.flatMap(({ e }, i) => (e.event === 'battle' && last.log[i + 1]?.e.event === 'round' ? [i] : [])));
      const incomes = last.log.flatMap(({ e }) => (e.event === 'income' ? [e.income] : []));
      expect(lines.filter((line) => line.detail)).toHaveLength(battles.size + incomes.length);
      // A sum of the past is told with the technologies of its turn.
      const sums = lines.filter((line) => /^Income/.test(String(line.text))).map((line) => JSON.stringify(line.detail!()));
      for (const [i, { types, typeGold }] of incomes.entries()) if (types > 0) expect(sums[i]).toContain(`× ${typeGold / types} technolog`);
      expect(lines.some((line) => /^Round/.test(String(line.text)))).toBe(false);
      told += rounds;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('keeps every offer of the last trade phase with what became of it', () => {
    const states = new Set<string>();
    for (const snapshot of moments({ rules: 'basic' }, 3, 13, 3)) {
      const told = offersTold(snapshot.log);
      for (const { state } of told) states.add(state);
      const open = snapshot.view.trading?.offers.map(({ id }) => id) ?? [];
      expect(told.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual(open);
    }
    expect([...states].sort()).toEqual(expect.arrayContaining(['declined', 'done', 'open']));
  });

  it('links only to rules that exist', async () => {
    const known = new Set((await entryOf(pack.game.id)!.catalogue()).rules.map((rule) => rule.id));
    const last = lastOf({ rules: 'basic' }, 4, 9);
    const lines = pack.logLines(last.log, last, 'en').flatMap((line) => line.rule ?? []);
    expect(lines).not.toEqual([]);
    for (const id of lines) expect(known.has(id), id).toBe(true);
  });
});
