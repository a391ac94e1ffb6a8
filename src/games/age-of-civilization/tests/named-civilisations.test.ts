import { describe, expect } from 'vitest';
import { strengthOf } from '../ask/selectors.js';
import { asks, civ, does, gain, gained, gives, marketOf, offers, playerAt, refuses, rule, table } from './toolkit.js';

describe('civilisations explained in the rulebook', () => {
  rule('AOC-CAB-1', 'Arabia: 1 coin per 2 technologies at the end of the turn', () => {
    const coins = (n: number) =>
      gain(
        table({ players: [{ main: 'arabia', techs: ['writing', 'navigation', 'mining', 'iron_working'].slice(0, n) }] }),
        0,
        'end-actions',
      ).coins;
    expect([0, 1, 2, 3, 4].map(coins)).toEqual([0, 0, 1, 1, 2]);
  });

  rule('AOC-CAB-2', 'Axum: Construction +1 point, and one Culture without worker', () => {
    const at = table({ usable: ['CONSTRUCTION'], players: [{ main: 'axum', coins: 6, workers: 2 }] });
    const built = does(at, 0, 'place place=AC-CONSTRUCTION');
    expect(gained(at, built, 0)).toEqual(gives(-2, 3));
    expect(offers(built, 0)).toEqual(['use-grant', 'decline']);
    expect(gained(at, does(built, 0, 'use-grant'), 0)).toEqual(gives(-6, 5));
    expect(gained(at, does(built, 0, 'decline'), 0)).toEqual(gives(-2, 3));
    const poor = table({ usable: ['CONSTRUCTION'], players: [{ main: 'axum', coins: 5, workers: 2 }] });
    expect(asks(does(poor, 0, 'place place=AC-CONSTRUCTION')).step).toBe('actions'); // 3 coins left: nothing to offer
  });

  rule('AOC-CAB-3', 'Aztecs: Wonder costs 6 less and one worker more, both sacrificed', () => {
    const at = table({ wonders: ['petra'], players: [{ main: 'aztec', coins: 1, workers: 4 }] });
    expect(gain(at, 0, 'place place=wonder', 'end-actions')).toEqual(gives(-1 + 1, 3, -2)); // Petra pays at the end of the turn
    const alone = table({ players: [{ main: 'aztec', coins: 1, workers: 1 }] });
    refuses(alone, 0, 'place place=wonder', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  rule('AOC-CAB-4', 'Babylon: an available technology at the end of the turn, without the point', () => {
    const at = does(table({ players: [{ main: 'babylon', techs: ['writing'] }] }), 0, 'end-actions');
    const asked = does(at, 0, 'activate ability=CIV-21-M1');
    expect(offers(asked, 0)).toEqual(['learn tech=navigation', 'learn tech=mining', 'learn tech=education']);
    refuses(asked, 0, 'learn tech=science', 'AOC-TEC-2', 'TECH_NEEDS_PREREQUISITE');
    expect(gain(asked, 0, 'learn tech=education')).toEqual(gives(0));
  });

  rule('AOC-CAB-5', 'Great Britain: 1 point per 7 points', () => {
    const points = [0, 6, 7, 13, 14, 35].map((n) => gain(table({ players: [{ main: 'britain', points: n }] }), 0, 'end-actions').points);
    expect(points).toEqual([0, 0, 1, 1, 2, 5]);
  });

  rule('AOC-CAB-6', 'Byzantium: Culture costs 1 less while strongest', () => {
    const price = (theirs: string[]) =>
      gain(table({ usable: ['CULTURE'], players: [{ main: 'byzantium', coins: 4 }, { techs: theirs }] }), 0, 'place place=AC-CULTURE')
        .coins;
    expect(price([])).toBe(-3);
    expect(price(['mining'])).toBe(-3); // tied: its inherited strength is 1
    expect(price(['iron_working'])).toBe(-4);
  });

  rule('AOC-CAB-7', 'Carthage: the bonus coins count three times when it is born', () => {
    const coins = (n: number) => gain(table({ step: 'civilisation', market: [['carthage', n]] }), 0, 'birth card=carthage').coins;
    expect([0, 1, 2, 5].map(coins)).toEqual([0, 3, 6, 15]);
  });

  rule('AOC-CAB-8', 'China: a worker with each Farm, ready at once, up to four owned', () => {
    const at = table({ usable: ['FARM', 'FISHING'], players: [{ main: 'china', workers: 2 }] });
    const after = does(at, 0, 'place place=AC-FARM', 'place place=AC-FISHING');
    expect(gained(at, after, 0)).toEqual(gives(4, 0, 1));
    const full = table({ usable: ['FARM'], players: [{ main: 'china', workers: 4 }] });
    expect(gain(full, 0, 'place place=AC-FARM').workers).toBe(0);
  });

  rule('AOC-CAB-9', 'Congo: resting gives 1 more coin and 2 points', () => {
    expect(gain(table({ players: [{ main: 'congo' }] }), 0, 'rest')).toEqual(gives(3, 2, 1));
  });

  rule('AOC-CAB-10', 'Korea: 2 more points for Writing, Education, Navigation', () => {
    const points = (tech: string, ...techs: string[]) =>
      gain(table({ players: [{ main: 'korea', techs, coins: 4 }] }), 0, 'place place=research', `study tech=${tech}`).points;
    expect([
      points('writing'),
      points('education', 'writing'),
      points('navigation'),
      points('mining'),
      points('currency', 'navigation'),
    ]).toEqual([3, 3, 3, 1, 1]);
  });

  rule('AOC-CAB-11a', 'Harappa: Writing, Navigation, Mining cost 1 less', () => {
    const coins = (tech: string, ...techs: string[]) =>
      gain(table({ players: [{ main: 'harappa', techs, coins: 4 }] }), 0, 'place place=research', `study tech=${tech}`).coins;
    expect([coins('writing'), coins('navigation'), coins('mining'), coins('iron_working', 'mining')]).toEqual([-3, -3, -3, -4]);
  });

  rule('AOC-CAB-11b', 'Harappa, inherited: Culture costs 1 less, but not the Culture of Education', () => {
    const at = table({ usable: ['CULTURE'], players: [{ declined: ['harappa'], main: 'rome', techs: ['education'], coins: 7 }] });
    expect(gain(at, 0, 'place place=AC-CULTURE', 'end-actions', 'activate ability=TEC-education-1').coins).toBe(-3 - 4);
  });

  rule('AOC-CAB-12', 'Hittites: Iron Working costs nothing but a worker; 1 strength', () => {
    const at = table({ players: [{ main: 'hittites', techs: ['mining'] }] });
    const after = does(at, 0, 'place place=research', 'study tech=iron_working');
    expect(gained(at, after, 0)).toEqual(gives(0, 1));
    expect(playerAt(after, 0).white).toBe(1);
    expect(strengthOf(table({ players: [{ main: 'hittites' }] }).state, 0)).toBe(2); // and 1 inherited
    refuses(table({ players: [{ main: 'hittites' }] }), 0, 'place place=research', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  });

  rule('AOC-CAB-13', 'Iberia: 1 technology per 2 bonus coins, one by one, and the coins', () => {
    const at = table({ step: 'civilisation', market: [['iberia', 4], 'rome'] });
    const first = does(at, 0, 'birth card=iberia', 'learn tech=writing');
    expect(offers(first, 0)).toEqual(['learn tech=navigation', 'learn tech=mining', 'learn tech=education']);
    const after = does(first, 0, 'learn tech=education');
    expect(gained(at, after, 0)).toMatchObject({ coins: 4, points: 0 });
    expect(asks(after).step).toBe('actions');
  });

  rule('AOC-CAB-14', 'Incas: a wonder when born, not the 3 points', () => {
    const at = table({ step: 'civilisation', market: ['inca'], wonders: ['petra', 'colossus'] });
    const after = does(at, 0, 'birth card=inca', 'take-wonder wonder=WON-colossus');
    expect(playerAt(after, 0)).toMatchObject({ wonders: ['WON-colossus'], points: 0 });
    const empty = table({ step: 'civilisation', market: ['inca'], wonders: [] });
    expect(playerAt(does(empty, 0, 'birth card=inca'), 0).wonders).toEqual([]);
  });

  rule('AOC-CAB-15', 'Maya: upcoming cards may be used; Farm +1 coin', () => {
    const track = ['FISHING', 'HUNTING', 'CONQUEST', 'CULTURE', 'PLAGUE', 'COMMERCE', 'CONSTRUCTION', 'FARM'];
    const at = table({ track, players: [{ main: 'maya', workers: 4 }] });
    expect(gain(at, 0, 'place place=AC-FARM', 'place place=AC-COMMERCE').coins).toBe(4 + 2);
    refuses(
      table({ track, players: [{ main: 'rome', declined: ['maya'] }] }),
      0,
      'place place=AC-FARM',
      'AOC-TIM-2',
      'PLACE_NOT_AVAILABLE',
    );
  });

  rule('AOC-CAB-16', 'Ottomans: Science and Gunpowder cost 3 less', () => {
    const coins = (tech: string, ...techs: string[]) =>
      gain(table({ players: [{ main: 'ottomans', techs, coins: 4 }] }), 0, 'place place=research', `study tech=${tech}`).coins;
    expect([coins('science', 'education'), coins('gunpowder', 'iron_working'), coins('engineering', 'iron_working')]).toEqual([-1, -1, -4]);
  });

  rule('AOC-CAB-17', 'Persia: 1 coin per 2 strength in each war', () => {
    const coins = (...techs: string[]) =>
      gain(table({ lastTurn: true, next: 'COMMERCE', players: [{ main: 'persia', techs }] }), 0, 'end-actions').coins;
    expect([coins(), coins('mining'), coins('iron_working'), coins('gunpowder')]).toEqual([0, 1, 1, 2]); // strength 1, 2, 3, 4
    const peace = table({ lastTurn: true, next: 'FARM', players: [{ main: 'persia', techs: ['gunpowder'] }] });
    expect(gain(peace, 0, 'end-actions').coins).toBe(0);
  });

  rule('AOC-CAB-18', 'Phoenicia: 2 own coins on a market card for 2 points; they are bonus coins', () => {
    const at = table({ market: [['rome', 1], 'persia'], players: [{ main: 'phoenicia', coins: 3 }] });
    const asked = does(at, 0, 'end-actions', 'activate ability=CIV-26-M1');
    const after = does(asked, 0, 'endow card=rome');
    expect(gained(at, after, 0)).toEqual(gives(-2, 2));
    expect(marketOf(after)).toEqual([
      [civ('rome'), 3],
      [civ('persia'), 0],
    ]);
    expect(gain(after, 1, 'birth card=rome').coins).toBe(3);
    refuses(asked, 0, 'endow card=egypt', 'AOC-CAB-18', 'CARD_NOT_THERE');
    expect(gain(at, 0, 'end-actions', 'finish-turn')).toEqual(gives(0));
    const poor = table({ market: ['rome'], players: [{ main: 'phoenicia', coins: 1 }] });
    expect(asks(does(poor, 0, 'end-actions')).seats).toEqual([1]);
  });

  rule('AOC-CAB-19', 'Polynesia: no sacrifice in war; Fishing +1 coin', () => {
    const at = table({ lastTurn: true, usable: ['FISHING'], next: 'CONQUEST', players: [{ main: 'polynesia' }, { main: 'assyria' }] });
    expect(gain(at, 0, 'place place=AC-FISHING', 'end-actions')).toEqual(gives(2, 0, 0));
  });

  rule('AOC-CAB-20', 'Rome: 1 strength per 2 technologies', () => {
    const strength = (n: number) =>
      strengthOf(
        table({ players: [{ main: 'rome', techs: ['writing', 'navigation', 'education', 'currency', 'science'].slice(0, n) }] }).state,
        0,
      );
    expect([0, 1, 2, 3, 4, 5].map(strength)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  rule('AOC-CAB-21', 'Scythians: Conquest workers come back, the others lose 2 coins', () => {
    const at = table({ seats: 3, usable: ['CONQUEST'], players: [{ main: 'scythians' }, { coins: 5 }, { coins: 1 }] });
    const after = does(at, 0, 'place place=AC-CONQUEST', 'end-actions');
    expect([0, 1, 2].map((seat) => gained(at, after, seat))).toEqual([gives(0, 2, 0), gives(-2), gives(-1)]);
    const slavery = table({ players: [{ main: 'scythians' }] });
    expect(gain(slavery, 0, 'place place=slavery', 'end-actions').workers).toBe(-1);
  });

  rule('AOC-CAB-22', 'Slavs: 1 coin at the end of the turn if strongest', () => {
    const coins = (theirs: string[]) => gain(table({ players: [{ main: 'slavs' }, { techs: theirs }] }), 0, 'end-actions').coins;
    expect([coins([]), coins(['mining']), coins(['iron_working'])]).toEqual([1, 1, 0]);
  });

  rule('AOC-CAB-23', 'Sumer: Writing and Navigation cost 0 coins and a worker', () => {
    const at = table({ players: [{ main: 'sumer', workers: 2 }] });
    const after = does(at, 0, 'place place=research', 'study tech=writing', 'place place=research', 'study tech=navigation');
    expect(gained(at, after, 0)).toEqual(gives(0, 2));
    expect(playerAt(after, 0).white).toBe(2);
    refuses(table({ players: [{ main: 'sumer', workers: 0 }] }), 0, 'place place=research', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  });

  rule('AOC-CAB-24', 'Tiwanaku: 1 point per upcoming card when born', () => {
    const points = [1, 2, 3, 4, 5, 6].map(
      (round) =>
        gain(table({ round, step: 'civilisation', market: ['tiwanaku'], players: [{ main: 'egypt' }] }), 0, 'birth card=tiwanaku').points,
    );
    expect(points).toEqual([5, 4, 3, 2, 1, 0]);
  });

  rule('AOC-CAB-25', 'Vikings: nobody else performs Commerce, neither on the track nor on own cards', () => {
    const at = table({ usable: ['COMMERCE'], players: [{ main: 'srivijaya' }, { main: 'vikings' }] });
    refuses(at, 0, 'place place=AC-COMMERCE', 'AOC-CAB-25', 'ACTION_FORBIDDEN');
    refuses(at, 0, 'place place=CIV-32-M1', 'AOC-CAB-25', 'ACTION_FORBIDDEN');
    const own = table({ usable: ['COMMERCE'], players: [{ main: 'vikings' }] });
    expect(gain(own, 0, 'place place=AC-COMMERCE').coins).toBe(2);
    expect(strengthOf(own.state, 0)).toBe(2); // 1 main, 1 inherited
    const declined = table({ usable: ['COMMERCE'], players: [{ main: 'srivijaya' }, { main: 'rome', declined: ['vikings'] }] });
    expect(offers(declined, 0)).toContain('place place=AC-COMMERCE');
  });

  rule('AOC-CAB-26', 'India has a Culture slot, the Frankish Kingdom a Conquest slot', () => {
    const usable = ['FARM', 'FISHING', 'HUNTING'];
    expect(gain(table({ usable, players: [{ main: 'india', coins: 4 }] }), 0, 'place place=CIV-30-M1')).toEqual(gives(-4, 2));
    const franks = table({ usable, players: [{ main: 'franks', workers: 2 }] });
    expect(gain(franks, 0, 'place place=CIV-13-M1', 'end-actions')).toEqual(gives(1, 2, -1));
  });

  rule('AOC-CAB-27', 'Lydia: 4 coins when born, 1 for each other player', () => {
    const at = table({ seats: 3, step: 'civilisation', market: ['lydia'] });
    const after = does(at, 0, 'birth card=lydia');
    expect([0, 1, 2].map((seat) => gained(at, after, seat).coins)).toEqual([4, 1, 1]);
  });
});
