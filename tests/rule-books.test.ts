import { describe, expect, it } from 'vitest';
import { PLAYED } from '../src/games/index.js';
import { heading, picturesOf, readable, tellChapters } from '../src/games/shared/rule-book.js';

describe.each(PLAYED.map((entry) => [entry.meta.id, entry] as const))('the rulebook of %s', async (_, entry) => {
  const book = (await entry.book?.())!;
  const catalogue = await entry.catalogue();
  const kinds = book.kinds.length > 0 ? book.kinds.map(({ id }) => id) : [''];
  const toldIn = (kind: string) => tellChapters(book, catalogue, kind).flatMap((x) => x.sections.flatMap((y) => y.rules));

  it('tells every section of the catalogue once, or leaves it to the reference', () => {
    const told = [...book.chapters.flatMap(({ sections }) => sections), ...book.reference];
    expect(told.toSorted()).toEqual(catalogue.sections.map(({ id }) => id).toSorted());
  });

  it('tells every rule of those sections in some version', () => {
    const told = new Set(kinds.flatMap((kind) => toldIn(kind).map(({ id }) => id)));
    const sections = new Set(book.chapters.flatMap((chapter) => chapter.sections));
    const wanted = catalogue.rules.filter((rule) => sections.has(book.sectionOf?.(rule) ?? rule.section));
    expect(wanted.filter(({ id }) => !told.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has chapters of their own name in both languages, none of them empty in every version', () => {
    const ids = book.chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = new Set(kinds.flatMap((kind) => tellChapters(book, catalogue, kind).map(({ chapter }) => chapter.id)));
    expect(ids.filter((id) => !shown.has(id))).toEqual([]);
    expect(book.chapters.filter(({ en, fr, lead }) => !en || !fr || !lead.en || !lead.fr)).toEqual([]);
  });

  it('shows a picture and an example in every chapter of every version', () => {
    for (const kind of kinds)
      for (const { chapter, cards, example } of tellChapters(book, catalogue, kind))
        expect({ pictures: cards.length > 0, example: example !== undefined }, `${chapter.id} ${kind}`).toEqual({
          pictures: true,
          example: true,
        });
  });

  it('shows examples that there are', async () => {
    for (const example of book.chapters.flatMap(({ examples }) => examples)) {
      if ('shown' in example) {
        const shown = await entry.shown?.find(({ id }) => id === example.shown)?.game();
        const moments = shown?.moments.map(({ id }) => id) ?? [];
        expect(
          example.moments.filter((id) => !moments.includes(id)),
          example.shown,
        ).toEqual([]);
        continue;
      }
      const guided = await entry.guided?.find(({ id }) => id === example.guided)?.game();
      const lessons = guided?.lessons.map(({ id }) => id) ?? [];
      expect(example.lessons.filter((id) => !lessons.includes(id))).toEqual([]);
      const steps = guided?.lessons.flatMap(({ id, steps }) => (example.lessons.includes(id) ? steps.map((step) => step.id) : [])) ?? [];
      expect(example.steps?.filter((id) => !steps.includes(id)) ?? []).toEqual([]);
    }
  });

  it('shows in each version only examples that are played like that', () => {
    for (const kind of kinds)
      for (const { example } of tellChapters(book, catalogue, kind))
        if (example?.kind !== undefined && example.alike !== true) expect([example.kind, ...(example.alike ?? [])]).toContain(kind);
    const all = book.chapters.flatMap(({ examples }) => examples);
    const names = new Set(all.flatMap(({ kind = [], alike = [] }) => [kind, alike === true ? [] : alike].flat()));
    expect([...names].filter((name) => !kinds.includes(name))).toEqual([]);
  });

  it('names for each version options that the game knows, by which its cards are read', async () => {
    const { defaults } = await entry.game();
    for (const { options } of book.kinds) expect(Object.keys(options ?? {}).filter((key) => !(key in defaults))).toEqual([]);
  });

  it('is read without the numbers of rules and cards: they stand behind the signs', () => {
    const sentences = [...new Set(kinds.flatMap(toldIn))].flatMap(({ en, fr }) => [readable(en, true), readable(fr, true)]);
    expect(sentences.filter((text) => /\b[A-Z]{3}-[A-Z\d]+/.test(text))).toEqual([]);
  });

  it('tells a rule otherwise only where it is told, and otherwise than the catalogue', () => {
    for (const { rule: id, kinds: where, en, fr } of book.retold ?? []) {
      const rule = catalogue.rules.find((it) => it.id === id);
      expect([rule?.en === en, rule?.fr === fr], id).toEqual([false, false]);
      for (const kind of where) expect(toldIn(kind).filter((it) => it.id === id && it.en === en).length, `${id} in ${kind}`).toBe(1);
    }
  });

  it('has tables with a cell below each head', () => {
    for (const kind of kinds)
      for (const { head, rows } of book.chapters.flatMap((chapter) => chapter.tables?.(kind) ?? []))
        for (const { label, cells } of rows) expect(cells.length, label.en).toBe(head.length);
  });

  it('says the same of a rule in both languages when it tells for which version it is', () => {
    const begins = (text: string): boolean => readable(text, true) !== readable(text, false);
    expect(catalogue.rules.filter(({ en, fr }) => begins(en) !== begins(fr)).map(({ id }) => id)).toEqual([]);
  });
});

describe('cards of the book', () => {
  it('are the same in all editions of Through the Ages that read the chapter', async () => {
    const { CARDS } = await import('../src/games/through-the-ages/cards/index.js');
    const { book } = await import('../src/games/through-the-ages/guide/book.js');
    const ids = new Set<string>(CARDS.map(({ id }) => id));
    const shown = book.kinds.flatMap(({ id }) => book.chapters.flatMap((chapter) => picturesOf(chapter, id)));
    expect(shown.length).toBeGreaterThan(8);
    for (const card of shown) {
      expect(ids.has(card), card).toBe(true);
      expect(card.startsWith('t06.') && ids.has(card.replace('t06.', 't15.')), card).toBe(false);
    }
  });

  it('of Through the Ages end as the edition that is read does', async () => {
    const entry = PLAYED.find(({ meta }) => meta.id === 'through-the-ages')!;
    const [book, catalogue] = await Promise.all([entry.book!(), entry.catalogue()]);
    const endOf = (kind: string) => {
      const example = tellChapters(book, catalogue, kind).find(({ chapter }) => chapter.id === 'ages')?.example;
      return example && ('shown' in example ? example.shown : example.guided);
    };
    expect(['simple', 'advanced', 'full', '2015', 'expansion'].map(endOf)).toEqual(['simple', 'advanced', 'full', '2015', '2015']);
  });

  it('are those of the version that is read: the basic game of Civilization has cards of its own', async () => {
    const book = await PLAYED.find(({ meta }) => meta.id === 'civilization')!.book!();
    expect(book.kinds.map(({ options }) => options)).toEqual([{ rules: 'basic' }, { rules: 'advanced' }]);
  });
});

describe('a sentence of the book is about the version that is read', () => {
  const OTHERS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
    'through-the-ages': {
      simple:
        /Advanced|Full version|2015|avancée|version complète|political (?:action|card)|(?:action|carte)s? politique|\bpact|aggressi|agressi|\bwars?\b|guerre|tacti|territor|coloni|uprising|soulèvement/i,
      advanced: /Simple|Full version|2015|version complète/,
      full: /Simple|Advanced|2015|version avancée/,
      2015: /Simple|Advanced|Full version|2006|version (?:simple|avancée|complète)/,
      expansion: /Simple|Advanced|Full version|2006|version (?:simple|avancée|complète)/,
    },
    civilization: { basic: /advanced game|jeu avancé/i, advanced: /basic game|jeu de base/i },
  };
  // These say what the Simple version does without.
  const SAYS_NO = ['TTA-SET-02', 'TTA-TURN-01', 'TTA-LDR-04', 'TTA-FST-01', 'TTA-COL-06'];

  it.each(Object.entries(OTHERS))('of %s', async (id, others) => {
    const entry = PLAYED.find(({ meta }) => meta.id === id)!;
    const [book, catalogue] = await Promise.all([entry.book!(), entry.catalogue()]);
    expect(book.kinds.map((kind) => kind.id).toSorted()).toEqual(Object.keys(others).toSorted());
    for (const [kind, words] of Object.entries(others)) {
      const texts = tellChapters(book, catalogue, kind).flatMap(({ chapter, sections }) => [
        ...[chapter.en, chapter.fr, chapter.lead.en, chapter.lead.fr],
        ...sections.flatMap(({ section, rules }) => [
          ...[section.en, section.fr].map((name) => heading(name, true)),
          ...rules.filter(({ id: rule }) => !SAYS_NO.includes(rule)).flatMap(({ en, fr }) => [readable(en, true), readable(fr, true)]),
        ]),
      ]);
      expect(
        texts.filter((text) => words.test(text)),
        kind,
      ).toEqual([]);
    }
  });
});

describe('a sentence of the book of Through the Ages', () => {
  it('names only cards that the version has', async () => {
    const { FIRST_SET, SECOND_SET, WHOLE_SET } = await import('../src/games/through-the-ages/cards/sets.js');
    const { nameOf } = await import('../src/games/through-the-ages/say/names.js');
    const { en } = await import('../src/games/through-the-ages/text/en.js');
    const { fr } = await import('../src/games/through-the-ages/text/fr.js');
    const EVENTS = ['event', 'territory'];
    const MILITARY = [...EVENTS, 'aggression', 'war', 'pact', 'tactic', 'bonus'];
    const sets: Readonly<Record<string, typeof FIRST_SET>> = {
      simple: FIRST_SET.filter(({ type, level }) => level === 0 || (level === 1 && !MILITARY.includes(type))),
      advanced: FIRST_SET.filter(({ type, level }) => (level < 3 && type !== 'war') || EVENTS.includes(type)),
      full: FIRST_SET,
      2015: SECOND_SET,
      expansion: WHOLE_SET,
    };
    const entry = PLAYED.find(({ meta }) => meta.id === 'through-the-ages')!;
    const [book, catalogue] = await Promise.all([entry.book!(), entry.catalogue()]);
    for (const words of [en, fr]) {
      const namesOf = (set: typeof FIRST_SET) => new Set(set.map(({ id }) => (words as Record<string, unknown>)[nameOf(id).key] as string));
      const all = namesOf([...FIRST_SET, ...WHOLE_SET]);
      for (const [kind, set] of Object.entries(sets)) {
        const own = namesOf(set);
        const others = [...all].filter((name) => name && !own.has(name));
        expect(others.length, kind).toBeGreaterThan(5);
        const texts = tellChapters(book, catalogue, kind).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));
        // "Engineering Genius" does not speak of Engineering.
        const naming = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu');
        const theirs = [...own].filter(Boolean).toSorted((a, b) => b.length - a.length);
        const foreign = texts.flatMap((rule) => {
          const rest = theirs.reduce((text, name) => text.replace(naming(name), ''), words === en ? rule.en : rule.fr);
          return others.filter((name) => naming(name).test(rest)).map((name) => `${rule.id}: ${name}`);
        });
        expect(foreign, kind).toEqual([]);
      }
    }
  });
});

describe('sentences of the book', () => {
  it('carry no numbers in brackets', () => {
    expect(readable('Food gained is blue tokens (TTA-TOK-05); points are not.', false)).toBe('Food gained is blue tokens; points are not.');
    expect(readable('It stays (see MIL-SEL-06, MIL-SEL-07).', false)).toBe('It stays.');
    expect(readable('Up to 3 (at most 5).', false)).toBe('Up to 3 (at most 5).');
  });

  it('do not say for which version they are where that is chosen', () => {
    expect(readable('Advanced game: every technology has its own price.', true)).toBe('Every technology has its own price.');
    expect(readable('Advanced game: every technology has its own price.', false)).toBe(
      'Advanced game: every technology has its own price.',
    );
    expect(readable('Jeu avancé : chaque technologie a son prix.', true)).toBe('Chaque technologie a son prix.');
  });
});
