import { describe, expect } from 'vitest';
import { abilitiesOf, availableTechs, costOf, strengthOf } from '../ask/selectors.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { ALL_TECHS } from '../cards/index.js';
import { WONDERS } from '../cards/wonders.js';
import { asks, does, eventsOf, gain, gained, gives, newGame, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('abilities', () => {
  rule('AOC-ABL-1', 'main works while the card is main, inherited always', () => {
    const points = (player: object) =>
      gain(table({ usable: ['CULTURE'], players: [{ coins: 4, ...player }] }), 0, 'place place=AC-CULTURE').points;
    expect(points({ main: 'italy' })).toBe(3);
    expect(points({ main: 'rome', declined: ['italy'] })).toBe(2);
    expect(points({ main: 'rome', annexed: ['italy'] })).toBe(2);
    for (const player of [{ main: 'italy' }, { main: 'rome', declined: ['italy'] }, { main: 'rome', annexed: ['italy'] }])
      expect(costOf(table({ players: [player] }).state, 0, 'wonder')).toBe(6);
  });

  rule('AOC-ABL-2', 'every card has a main and an inherited ability, and all of a card’s abilities are in force', () => {
    for (const row of CIVILISATIONS) {
      expect(row.main.length, row.key).toBeGreaterThanOrEqual(1);
      expect(row.inherited.length, row.key).toBeGreaterThanOrEqual(1);
    }
    const { state } = table({ players: [{ main: 'maya', techs: ['engineering'], wonders: ['petra'] }] });
    const ids = [
      'CIV-35-M1',
      'CIV-35-M2',
      'CIV-35-I1',
      'TEC-engineering-1',
      'TEC-engineering-2',
      'TEC-engineering-3',
      'WON-petra-1',
      'WON-petra-2',
    ];
    expect(abilitiesOf(state, 0).map((a) => a.id)).toEqual(ids);
  });

  rule('AOC-ABL-3', 'what an action brings in addition comes each time, after its base effect', () => {
    const at = table({ usable: ['HUNTING'], players: [{ main: 'nubia' }] });
    const after = does(at, 0, 'place place=AC-HUNTING', 'place place=AC-HUNTING');
    expect(gained(at, after, 0)).toEqual(gives(4, 2));
    expect(eventsOf(after, 'change').map((e) => e.source.from)).toEqual(['action', 'action', 'ability', 'action', 'action', 'ability']);
  });

  rule('AOC-ABL-4', 'reductions add up and stop at 0; a price set to 0 wins', () => {
    const price = (player: object, tech: string) => costOf(table({ players: [player] }).state, 0, 'research', { tech });
    expect(price({ main: 'harappa', annexed: ['china'] }, 'mining')).toBe(2);
    expect(price({ main: 'ottomans', annexed: ['china'], techs: ['writing', 'education'] }, 'science')).toBe(0); // 4 - 3 - 1 - 1
    expect(price({ main: 'hittites', techs: ['mining'] }, 'iron_working')).toBe(0);
    expect(price({ main: 'hittites', techs: ['mining', 'writing'] }, 'education')).toBe(3);
  });

  rule('AOC-ABL-5', 'a reduction for a technology needs that technology, declared before paying', () => {
    const at = does(table({ players: [{ main: 'harappa', coins: 3 }] }), 0, 'place place=research');
    expect(asks(at).step).toBe('study');
    expect(playerAt(at, 0).coins).toBe(3); // nothing is paid before the technology is named
    expect(gain(at, 0, 'study tech=mining')).toEqual(gives(-3, 1));
    const other = table({ players: [{ main: 'harappa', techs: ['mining'], coins: 3 }] });
    refuses(does(other, 0, 'place place=research'), 0, 'study tech=iron_working', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  rule('AOC-ABL-6', 'a private slot: its owner only, once a turn, in any round, lost when the card declines', () => {
    const track = ['CULTURE', 'FARM', 'HUNTING', 'FISHING', 'PLAGUE', 'CONQUEST', 'COMMERCE', 'CONSTRUCTION'];
    const at = table({
      round: 4,
      track,
      players: [
        { main: 'india', coins: 8 },
        { main: 'rome', coins: 8 },
      ],
    });
    refuses(at, 0, 'place place=AC-CULTURE', 'AOC-TIM-2', 'PLACE_NOT_AVAILABLE');
    const after = does(at, 0, 'place place=CIV-30-M1');
    expect(gained(at, after, 0)).toEqual(gives(-4, 2));
    expect(playerAt(after, 0).white).toBe(1);
    refuses(after, 0, 'place place=CIV-30-M1', 'AOC-ACT-3', 'PLACE_USED');
    refuses(
      { ...at, ...table({ round: 4, seat: 1, track, players: [{ main: 'india' }, { coins: 8 }] }) },
      1,
      'place place=CIV-30-M1',
      'AOC-ABL-6',
      'PRIVATE_SLOT_OF_ANOTHER',
    );
    refuses(
      table({ players: [{ main: 'rome', declined: ['india'], coins: 8 }] }),
      0,
      'place place=CIV-30-M1',
      'AOC-ABL-6',
      'ABILITY_NOT_YOURS',
    );
    const both = table({ usable: ['CULTURE'], players: [{ main: 'india', coins: 8 }] });
    expect(gain(both, 0, 'place place=AC-CULTURE', 'place place=CIV-30-M1')).toEqual(gives(-8, 4));
  });

  rule('AOC-ABL-7', 'a granted action takes no worker and no slot; its price is paid and modifiers apply', () => {
    const players = [{ techs: ['writing', 'education'], wonders: ['parthenon'], annexed: ['tibet'], workers: 0, coins: 4 }];
    const at = table({ round: 6, usable: ['FISHING', 'FARM', 'HUNTING'], players });
    expect(gain(at, 0, 'end-actions', 'activate ability=TEC-education-1')).toEqual(gives(-4, 3)); // Parthenon +1
    const tibet = table({ players: [{ main: 'tibet', techs: ['education'], workers: 0, coins: 2 }] });
    expect(gain(tibet, 0, 'end-actions', 'activate ability=TEC-education-1')).toEqual(gives(-2, 2));
    const poor = does(table({ players: [{ main: 'phoenicia', techs: ['education'], coins: 3 }], market: ['rome'] }), 0, 'end-actions');
    refuses(poor, 0, 'activate ability=TEC-education-1', 'AOC-ABL-7', 'GRANT_NOT_AFFORDABLE');
  });

  rule('AOC-ABL-8', 'every ability is an event, perhaps a condition, and effects of the vocabulary', () => {
    const all = [
      ...CIVILISATIONS.flatMap((c) => [...c.main, ...c.inherited]),
      ...ALL_TECHS.flatMap((t) => t.abilities),
      ...WONDERS.flatMap((w) => w.abilities),
    ];
    const events = ['static', 'birth', 'annex', 'acquire', 'action', 'rest', 'endOfTurn', 'endOfGame', 'war', 'gain'];
    for (const a of all) {
      expect(events, a.id).toContain(a.when.event);
      expect(a.do.length, a.id).toBeGreaterThan(0);
    }
    expect(new Set(all.map((a) => a.id)).size).toBe(all.length);
  });

  rule('AOC-AMB-2', 'Harappa lowers every Culture but the one of Education', () => {
    const { state } = table({ players: [{ main: 'axum', annexed: ['harappa'], techs: ['education'] }] });
    expect(costOf(state, 0, 'culture')).toBe(3);
    expect(costOf(state, 0, 'culture', { grantedBy: 'TEC-education-1' })).toBe(4);
    expect(costOf(state, 0, 'culture', { grantedBy: 'CIV-02-M2' })).toBe(3);
  });

  rule('AOC-AMB-3', 'a plain bonus of Conquest needs no strength, a conditional one does', () => {
    const bonus = (main: string) =>
      gain(table({ usable: ['CONQUEST'], players: [{ main }, { techs: ['gunpowder', 'iron_working'] }] }), 0, 'place place=AC-CONQUEST');
    expect(bonus('franks')).toEqual(gives(1, 0)); // inherited: a coin, weaker or not
    expect(bonus('japan')).toEqual(gives(0, 0));
  });
});

describe('technologies', () => {
  const available = (...techs: string[]): string[] => availableTechs({ ...playerAt(newGame(2), 0), techs }).sort();

  rule('AOC-TEC-1', 'nine technologies in three columns and three rows', () => {
    const base = ALL_TECHS.slice(0, 9).map((tech) => [tech.position, tech.id]);
    expect(base.sort()).toEqual([
      ['left:1', 'writing'],
      ['left:2', 'education'],
      ['left:3', 'science'],
      ['middle:1', 'navigation'],
      ['middle:2', 'currency'],
      ['middle:3', 'engineering'],
      ['right:1', 'mining'],
      ['right:2', 'iron_working'],
      ['right:3', 'gunpowder'],
    ]);
  });

  rule('AOC-TEC-2', 'available: not owned, and no prerequisite or one of them owned', () => {
    expect(available('mining')).toEqual(['iron_working', 'navigation', 'writing']);
    expect(available('iron_working')).toEqual(['engineering', 'gunpowder', 'mining', 'navigation', 'writing']);
    const at = does(table({ players: [{ coins: 4, techs: ['mining'] }] }), 0, 'place place=research');
    refuses(at, 0, 'study tech=gunpowder', 'AOC-TEC-2', 'TECH_NEEDS_PREREQUISITE');
    refuses(at, 0, 'study tech=mining', 'AOC-TEC-2', 'TECH_OWNED');
  });

  rule('AOC-TEC-3', 'Writing, Navigation, Mining need nothing; a column need not be complete', () => {
    expect(available()).toEqual(['mining', 'navigation', 'writing']);
    expect(available('navigation', 'currency')).toContain('gunpowder');
  });

  rule('AOC-TEC-4', 'Education: one Culture at the end of each turn, also after a rest', () => {
    const at = table({ round: 2, usable: ['FARM', 'FISHING', 'HUNTING'], players: [{ techs: ['education'], coins: 2, workers: 4 }] });
    expect(gain(at, 0, 'rest', 'end-actions', 'activate ability=TEC-education-1')).toEqual(gives(-2, 2));
    const rich = table({ players: [{ techs: ['education'], coins: 9 }] });
    expect(asks(does(rich, 0, 'end-actions', 'activate ability=TEC-education-1')).seats).toEqual([1]);
    const poor = table({ players: [{ techs: ['education'], coins: 3 }] });
    expect(asks(does(poor, 0, 'end-actions')).seats).toEqual([1]);
  });

  rule('AOC-TEC-5', 'Science: a point per upcoming card besides the point of Research', () => {
    const points = [1, 2, 3, 4, 5, 6].map(
      (round) =>
        gain(table({ round, players: [{ coins: 4, techs: ['education'] }] }), 0, 'place place=research', 'study tech=science').points,
    );
    expect(points).toEqual([6, 5, 4, 3, 2, 1]);
    const babylon = does(table({ round: 2, players: [{ main: 'babylon', techs: ['education'] }] }), 0, 'end-actions');
    expect(gain(babylon, 0, 'activate ability=CIV-21-M1', 'learn tech=science').points).toBe(4);
  });

  rule('AOC-TEC-6', 'Navigation, Mining, Engineering and Gunpowder have several abilities', () => {
    const many = ALL_TECHS.slice(0, 9).filter((tech) => tech.abilities.length > 1);
    expect(many.map((tech) => tech.id)).toEqual(['navigation', 'mining', 'engineering', 'gunpowder']);
    const at = table({ usable: ['FISHING', 'COMMERCE'], players: [{ techs: ['navigation'] }] });
    expect(gain(at, 0, 'place place=AC-FISHING', 'place place=AC-COMMERCE').coins).toBe(2 + 3);
  });

  rule('AOC-TEC-7', 'the tree and the strengths of the technologies', () => {
    const strength = (...techs: string[]) => strengthOf(table({ players: [{ techs }] }).state, 0);
    expect(ALL_TECHS.slice(0, 9).map((tech) => strength(tech.id))).toEqual([0, 0, 1, 0, 0, 2, 0, 0, 3]);
    expect(available('writing', 'navigation', 'mining')).toEqual(['currency', 'education', 'iron_working']);
  });

  rule('AOC-EX-7', 'with Writing and Education: Science, Engineering, Navigation, Mining and nothing else', () => {
    expect(available('writing', 'education')).toEqual(['engineering', 'mining', 'navigation', 'science']);
  });

  rule('AOC-EX-8', 'Science in round 4: 2 extra points', () => {
    const at = table({ round: 4, players: [{ coins: 4, techs: ['education'] }] });
    expect(gain(at, 0, 'place place=research', 'study tech=science').points).toBe(1 + 2);
  });

  rule('AOC-EX-29', 'Sumer without coins: Writing is legal, Mining is not', () => {
    const at = does(table({ players: [{ main: 'sumer' }] }), 0, 'place place=research');
    expect(offers(at, 0)).toEqual(['study tech=writing', 'study tech=navigation']);
    refuses(at, 0, 'study tech=mining', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
    const after = does(at, 0, 'study tech=writing');
    expect(gained(at, after, 0)).toEqual(gives(0, 1));
    expect(playerAt(after, 0).white).toBe(1);
  });

  rule('AOC-EX-30', 'Harappa inherited: 3 on a slot, 4 by Education, 3 by Axum', () => {
    const base = { annexed: ['harappa'], techs: ['education'], workers: 4 };
    const slot = table({ usable: ['CULTURE'], players: [{ ...base, coins: 3 }] });
    expect(gain(slot, 0, 'place place=AC-CULTURE').coins).toBe(-3);
    const education = table({ players: [{ ...base, coins: 4 }] });
    expect(gain(education, 0, 'end-actions', 'activate ability=TEC-education-1').coins).toBe(-4);
    const axum = table({ usable: ['CONSTRUCTION'], players: [{ ...base, main: 'axum', coins: 5 }] });
    expect(gain(axum, 0, 'place place=AC-CONSTRUCTION', 'use-grant')).toEqual(gives(-2 - 3, 3 + 2));
  });
});
