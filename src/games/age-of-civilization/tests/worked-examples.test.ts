import { describe, expect } from 'vitest';
import { strengthOf } from '../ask/selectors.js';
import { asks, does, gain, gained, gives, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('worked examples', () => {
  rule('AOC-EX-9', 'Tiwanaku born in round 1: 5 points', () => {
    expect(gain(table({ step: 'civilisation', market: ['tiwanaku'] }), 0, 'birth card=tiwanaku').points).toBe(5);
  });

  rule('AOC-EX-10', 'Iberia with 5 bonus coins: 2 technologies and 5 coins', () => {
    const at = table({ step: 'civilisation', market: [['iberia', 5]] });
    const after = does(at, 0, 'birth card=iberia', 'learn tech=writing', 'learn tech=mining');
    expect(playerAt(after, 0)).toMatchObject({ techs: ['writing', 'mining'], coins: 5 });
    expect(asks(after).step).toBe('actions');
  });

  rule('AOC-EX-24', 'Aztecs perform Wonder: 2 workers, 1 coin, 3 points, 1 wonder; both workers gone', () => {
    const at = table({ wonders: ['moai', 'colossus'], players: [{ main: 'aztec', coins: 1, workers: 3 }] });
    const after = does(at, 0, 'place place=wonder', 'take-wonder wonder=WON-colossus', 'end-actions');
    expect(gained(at, after, 0)).toEqual(gives(-1, 3, -2));
    expect(playerAt(after, 0).wonders).toEqual(['WON-colossus']);
  });

  rule('AOC-EX-25', 'China with 3 workers: Farm with 2, then 2 free ones are left', () => {
    const at = table({ usable: ['FARM', 'HUNTING'], players: [{ main: 'china', workers: 3 }] });
    const after = does(at, 0, 'place place=AC-FARM', 'place place=AC-HUNTING', 'place place=AC-HUNTING');
    expect(gained(at, after, 0)).toEqual(gives(3 + 2, 2, 1));
    refuses(after, 0, 'place place=slavery', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
    expect(gain(table({ usable: ['FARM'], players: [{ main: 'china', workers: 4 }] }), 0, 'place place=AC-FARM')).toEqual(gives(3));
  });

  rule('AOC-EX-26', 'China: Slavery with 1, Farm with 2, owned 4, after the return 3', () => {
    const at = table({ usable: ['FARM'], players: [{ main: 'china', workers: 3 }] });
    const placed = does(at, 0, 'place place=slavery', 'place place=AC-FARM');
    expect(playerAt(placed, 0)).toMatchObject({ workers: 4, red: 1, white: 2 });
    expect(playerAt(does(placed, 0, 'end-actions'), 0).workers).toBe(3);
  });

  rule('AOC-EX-28', 'Rome with 5 technologies: 2 strength', () => {
    expect(
      strengthOf(table({ players: [{ main: 'rome', techs: ['writing', 'navigation', 'mining', 'education', 'currency'] }] }).state, 0),
    ).toBe(2 + 1); // Mining carries 1 of its own
  });

  rule('AOC-EX-34', 'Vikings of another player close the card and a private slot of Commerce', () => {
    const at = table({ usable: ['COMMERCE'], players: [{ main: 'srivijaya' }, { main: 'vikings' }] });
    for (const place of ['AC-COMMERCE', 'CIV-32-M1']) refuses(at, 0, `place place=${place}`, 'AOC-CAB-25', 'ACTION_FORBIDDEN');
  });

  rule('AOC-EX-38', 'Maya in round 2 with Commerce at position 8: usable; the Plague offers nothing', () => {
    const track = ['FISHING', 'HUNTING', 'CONQUEST', 'CULTURE', 'FARM', 'PLAGUE', 'CONSTRUCTION', 'COMMERCE'];
    const at = table({ round: 2, track, players: [{ main: 'maya' }] });
    expect(offers(at, 0)).toContain('place place=AC-COMMERCE');
    refuses(at, 0, 'place place=AC-PLAGUE', 'AOC-TIM-4', 'NO_ACTION_ON_CARD');
  });

  rule('AOC-AMB-16', 'Maya: all upcoming cards', () => {
    const track = ['FISHING', 'HUNTING', 'CONQUEST', 'CULTURE', 'FARM', 'PLAGUE', 'CONSTRUCTION', 'COMMERCE'];
    const at = table({ track, players: [{ main: 'maya', coins: 9 }] });
    expect(offers(at, 0)).toEqual(
      expect.arrayContaining(['CULTURE', 'FARM', 'CONSTRUCTION', 'COMMERCE'].map((x) => `place place=AC-${x}`)),
    );
  });

  rule('AOC-AMB-20', 'Axum: one Culture per Construction', () => {
    const at = table({ usable: ['CONSTRUCTION'], players: [{ main: 'axum', coins: 20, workers: 4 }] });
    const after = does(at, 0, 'place place=AC-CONSTRUCTION', 'use-grant');
    expect(asks(after).step).toBe('actions');
    expect(gained(at, after, 0)).toEqual(gives(-6, 5));
  });

  rule('AOC-AMB-23', 'Iberia takes the coins as well', () => {
    const at = table({ step: 'civilisation', market: [['iberia', 3]] });
    expect(gain(at, 0, 'birth card=iberia', 'learn tech=mining')).toEqual(gives(3, 0, 0));
  });
});
