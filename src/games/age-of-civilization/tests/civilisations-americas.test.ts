import { expect, it } from 'vitest';
import { action, civilisation, MIGHTY, region, sit, slot, strength, taken, taking, turnEnd, war, wonder } from './probes.js';
import { does, gain, gives, offers, playerAt, refuses, table } from './toolkit.js';

region('americas_oceania', ['aztec', 'inca', 'maya', 'tiwanaku', 'polynesia', 'olmec', 'mississippi']);

civilisation(
  'CIV-33',
  'aztec',
  3,
  ['main: Wonder costs 6 less', wonder, [-1, -7, -7, -7]],
  [
    'main: and one worker more, sacrificed too',
    (p) => gain(sit(p, { wonders: ['great_pyramid'] }), 0, 'place place=wonder', 'end-actions').workers,
    [-2, -1, -1, -1],
  ],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);
it('CIV-33 aztec: one worker is not enough for a Wonder', () => {
  refuses(table({ players: [{ main: 'aztec', coins: 9, workers: 1 }] }), 0, 'place place=wonder', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
  expect(offers(table({ players: [{ declined: ['aztec'], coins: 9, workers: 1 }] }), 0)).toContain('place place=wonder');
});

civilisation(
  'CIV-34',
  'inca',
  3,
  ['inherited: Farm +1 coin', action('FARM', 'coins'), [4, 4, 4, 3]],
  ['Wonder keeps its price', wonder, [-7, -7, -7, -7]],
);
it('CIV-34 inca, main: a wonder at its birth only, without points', () => {
  const born = taken('inca', 'birth', 1, { wonders: ['moai', 'petra'] });
  expect(born.asked).toBe('gain-wonder');
  expect(playerAt(does(born.own, 0, 'take-wonder wonder=WON-petra'), 0)).toMatchObject({ points: 0, coins: 1, wonders: ['WON-petra'] });
  const moai = does(born.own, 0, 'take-wonder wonder=WON-moai-2');
  expect(playerAt(moai, 0).points).toBe(2); // what the wonder itself gives in round 2
  expect(playerAt(taken('inca', 'annex', 1).own, 0).wonders).toEqual([]);
});

civilisation(
  'CIV-35',
  'maya',
  3,
  [
    'main: upcoming cards may be used',
    (p) =>
      offers(sit(p, { track: ['FARM', 'FISHING', 'HUNTING', 'PLAGUE', 'CONQUEST', 'CONSTRUCTION', 'COMMERCE', 'CULTURE'] }), 0).filter(
        (x) => x.startsWith('place place=AC-'),
      ).length,
    [6, 2, 2, 2],
  ],
  ['main: Farm +1 coin', action('FARM', 'coins'), [4, 3, 3, 3]],
  ['inherited: Wonder costs 1 less', wonder, [-6, -6, -6, -7]],
);

civilisation(
  'CIV-36',
  'tiwanaku',
  2,
  ['inherited: Farm +1 coin', action('FARM', 'coins'), [4, 4, 4, 3]],
  ['nothing at the end of a turn', turnEnd('points'), [0, 0, 0, 0]],
);
it('CIV-36 tiwanaku, main: a point per upcoming card at its birth only', () => {
  expect(playerAt(taken('tiwanaku', 'birth', 0).own, 0).points).toBe(4); // round 2
  expect(playerAt(taken('tiwanaku', 'birth', 0, { round: 6 }).own, 0).points).toBe(0);
  expect(playerAt(taken('tiwanaku', 'annex', 0).own, 0).points).toBe(0);
});

civilisation(
  'CIV-37',
  'polynesia',
  4,
  ['main: no sacrifice in war', war('workers', MIGHTY), [0, -1, -1, -1]],
  ['main: the Plague is no war', (p) => gain(sit(p, { lastTurn: true, next: 'PLAGUE' }), 0, 'end-actions').workers, [-1, -1, -1, -1]],
  ['main: Fishing +1 coin', action('FISHING', 'coins'), [2, 1, 1, 1]],
  ['inherited: 2 coins with every later birth', (p) => taking('birth', 'coins')({ main: 'nubia', ...p }), [5, 5, 5, 3]],
  ['inherited: and annexation', (p) => taking('annex', 'coins')({ main: 'nubia', ...p }), [5, 5, 5, 3]],
);
it('CIV-37 polynesia: nothing for its own birth or annexation', () => {
  expect(playerAt(taken('polynesia', 'birth', 1).own, 0).coins).toBe(1);
  expect(playerAt(taken('polynesia', 'annex', 1).own, 0).coins).toBe(1);
});

civilisation(
  'CIV-38',
  'olmec',
  3,
  ['main: 1 point at the end of a turn without technology', turnEnd('points'), [1, 0, 0, 0]],
  ['main: none with one', turnEnd('points', {}, { techs: ['mining'] }), [0, 0, 0, 0]],
  ['inherited: Hunting +1 coin', action('HUNTING', 'coins'), [2, 2, 2, 1]],
);

civilisation(
  'CIV-39',
  'mississippi',
  3,
  [
    'main: Construction takes one worker',
    (p) => playerAt(does(sit(p, { usable: ['CONSTRUCTION'] }), 0, 'place place=AC-CONSTRUCTION'), 0).white,
    [1, 2, 2, 2],
  ],
  ['main: Farm still takes two', (p) => playerAt(does(sit(p, { usable: ['FARM'] }), 0, 'place place=AC-FARM'), 0).white, [2, 2, 2, 2]],
  ['inherited: a Hunting slot of its own', slot('CIV-39-I1'), [1, 1, 1, 0]],
);
it('CIV-39 mississippi: the slot hunts besides the two of the card', () => {
  const at = table({ usable: ['HUNTING'], players: [{ main: 'mississippi' }] });
  const after = does(at, 0, 'place place=AC-HUNTING', 'place place=AC-HUNTING', 'place place=CIV-39-I1');
  expect(playerAt(after, 0)).toMatchObject({ coins: 3, points: 3, white: 3 });
  expect(gain(at, 0, 'place place=CIV-39-I1')).toEqual(gives(1, 1));
});
