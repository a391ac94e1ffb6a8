import { expect, it } from 'vitest';
import { action, civilisation, final, MIGHTY, region, research, slavery, slot, strength, taken, turnEnd, wonder } from './probes.js';
import { gain, gives, playerAt, refuses, table } from './toolkit.js';

region('europe', ['rome', 'byzantium', 'britain', 'italy', 'iberia', 'franks', 'greece', 'minoa']);

civilisation(
  'CIV-08',
  'rome',
  4,
  ['main: no strength without technologies', strength, [0, 0, 0, 0]],
  [
    'main: 1 strength per 2 technologies',
    (p) => strength({ ...p, techs: ['writing', 'navigation', 'education', 'currency', 'science'] }),
    [2, 0, 0, 0],
  ],
  ['inherited: Construction costs 1 less', action('CONSTRUCTION', 'coins'), [-1, -1, -1, -2]],
);

civilisation(
  'CIV-09',
  'byzantium',
  4,
  ['main: Culture costs 1 less while strongest', action('CULTURE', 'coins'), [-3, -4, -4, -4]],
  ['main: not while another is stronger', action('CULTURE', 'coins', MIGHTY), [-4, -4, -4, -4]],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);

civilisation(
  'CIV-10-2',
  'britain',
  2,
  ['main: 1 point per 7 points at the end of the turn', turnEnd('points', {}, { points: 15 }), [2, 0, 0, 0]],
  ['main: nothing with 6 points', turnEnd('points', {}, { points: 6 }), [0, 0, 0, 0]],
  ['inherited: Fishing +1 coin', action('FISHING', 'coins'), [2, 2, 2, 1]],
);

civilisation(
  'CIV-11',
  'italy',
  3,
  ['main: Culture +1 point', action('CULTURE', 'points'), [3, 2, 2, 2]],
  ['Culture keeps its price', action('CULTURE', 'coins'), [-4, -4, -4, -4]],
  ['inherited: Wonder costs 1 less', wonder, [-6, -6, -6, -7]],
);

civilisation('CIV-12', 'iberia', 3, ['inherited: Slavery +1 coin', slavery(), [3, 3, 3, 2]], ['no strength', strength, [0, 0, 0, 0]]);
it('CIV-12 iberia, main: 1 technology per 2 bonus coins at its birth only', () => {
  expect(taken('iberia', 'birth', 1).asked).toBe('actions');
  expect(taken('iberia', 'birth', 2).asked).toBe('gain-tech');
  expect(taken('iberia', 'annex', 5).asked).toBe('actions');
  expect(playerAt(taken('iberia', 'birth', 2).own, 0).coins).toBe(2);
});

civilisation(
  'CIV-13',
  'franks',
  3,
  ['main: a Conquest slot of its own', slot('CIV-13-M1'), [1, 0, 0, 0]],
  ['main: +1 strength', strength, [1, 0, 0, 0]],
  ['inherited: Conquest +1 coin', action('CONQUEST', 'coins'), [1, 1, 1, 0]],
  ['inherited: also for the weaker', action('CONQUEST', 'coins', MIGHTY), [1, 1, 1, 0]],
);
it('CIV-13 franks: both slots may be used in a turn, each sacrifices its worker', () => {
  const at = table({ usable: ['CONQUEST'], players: [{ main: 'franks', workers: 3 }] });
  expect(gain(at, 0, 'place place=AC-CONQUEST', 'place place=CIV-13-M1', 'end-actions')).toEqual(gives(2, 4, -2));
});

civilisation(
  'CIV-14',
  'greece',
  3,
  ['main: Research +1 point', research('mining', 'points'), [2, 1, 1, 1]],
  ['Research keeps its price', research('mining', 'coins'), [-4, -4, -4, -4]],
  [
    'inherited: 1 point per 3 technologies at the end',
    final({ techs: ['writing', 'navigation', 'mining', 'education', 'currency'] }),
    [1, 1, 1, 0],
  ],
  ['two technologies give none', final({ techs: ['writing', 'navigation'] }), [0, 0, 0, 0]],
);

civilisation(
  'CIV-15',
  'minoa',
  3,
  ['main: Fishing +1 point', action('FISHING', 'points'), [1, 0, 0, 0]],
  ['Fishing gives its usual coin', action('FISHING', 'coins'), [1, 1, 1, 1]],
  ['inherited: a Fishing slot of its own', slot('CIV-15-I1'), [1, 1, 1, 0]],
);
it('CIV-15 minoa: the slot fishes once a turn', () => {
  const at = table({ usable: ['FISHING'], players: [{ main: 'minoa' }] });
  expect(gain(at, 0, 'place place=AC-FISHING', 'place place=CIV-15-I1')).toEqual(gives(2, 2));
  refuses(table({ players: [{}] }), 0, 'place place=CIV-15-I1', 'AOC-ABL-6', 'NO_ACTION_ON_CARD');
});
