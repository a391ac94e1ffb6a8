import { expect, it } from 'vitest';
import { action, civilisation, final, MIGHTY, region, research, rest, sit, slot, strength, turnEnd } from './probes.js';
import { does, gain, gained, gives, playerAt, refuses, table } from './toolkit.js';

region('east_asia', ['china', 'korea', 'japan', 'tibet']);
region('south_asia', ['harappa', 'india', 'khmer', 'srivijaya']);

const threeWorkers =
  (probe: typeof strength): typeof strength =>
  (p) =>
    probe({ ...p, workers: 3 });

civilisation(
  'CIV-16',
  'china',
  3,
  ['main: a worker with each Farm', threeWorkers(action('FARM', 'workers')), [1, 0, 0, 0]],
  ['main: not above four', action('FARM', 'workers'), [0, 0, 0, 0]],
  ['Farm gives its usual coins', action('FARM', 'coins'), [3, 3, 3, 3]],
  ['inherited: Research costs 1 less', research('mining', 'coins'), [-3, -3, -3, -4]],
);

civilisation(
  'CIV-17',
  'korea',
  3,
  ['main: 2 more points for Writing', research('writing', 'points'), [3, 1, 1, 1]],
  ['main: 2 more points for Navigation', research('navigation', 'points'), [3, 1, 1, 1]],
  ['main: 2 more points for Education', research('education', 'points', ['writing']), [3, 1, 1, 1]],
  ['main: not for Mining', research('mining', 'points'), [1, 1, 1, 1]],
  ['inherited: Fishing +1 coin', action('FISHING', 'coins'), [2, 2, 2, 1]],
);

civilisation(
  'CIV-18',
  'japan',
  3,
  ['main and inherited: +1 strength each', strength, [2, 1, 1, 0]],
  ['main: Conquest +1 point if strongest', action('CONQUEST', 'points'), [3, 2, 2, 2]],
  ['main: nothing for the weaker', action('CONQUEST', 'points', MIGHTY), [0, 0, 0, 0]],
);

civilisation(
  'CIV-19',
  'tibet',
  3,
  ['main: Culture costs 2 less', action('CULTURE', 'coins'), [-2, -4, -4, -4]],
  ['Culture gives its usual points', action('CULTURE', 'points'), [2, 2, 2, 2]],
  ['inherited: Rest +1 point', rest('points'), [1, 1, 1, 0]],
  ['Rest gives its usual coins', rest('coins'), [2, 2, 2, 2]],
);

civilisation(
  'CIV-29',
  'harappa',
  4,
  ['main: Writing costs 1 less', research('writing', 'coins'), [-3, -4, -4, -4]],
  ['main: Navigation costs 1 less', research('navigation', 'coins'), [-3, -4, -4, -4]],
  ['main: Mining costs 1 less', research('mining', 'coins'), [-3, -4, -4, -4]],
  ['main: nothing else does', research('iron_working', 'coins', ['mining']), [-4, -4, -4, -4]],
  ['inherited: Culture costs 1 less', action('CULTURE', 'coins'), [-3, -3, -3, -4]],
  [
    'inherited: not the Culture of Education',
    (p) => gain(sit({ ...p, techs: ['education'] }), 0, 'end-actions', 'activate ability=TEC-education-1').coins,
    [-4, -4, -4, -4],
  ],
);

civilisation(
  'CIV-30',
  'india',
  3,
  ['main: a Culture slot of its own', slot('CIV-30-M1'), [1, 0, 0, 0]],
  ['inherited: Rest +1 coin', rest('coins'), [3, 3, 3, 2]],
  ['Rest gives its usual worker', rest('workers'), [1, 1, 1, 1]],
);
it('CIV-30 india: the slot costs what Culture costs', () => {
  refuses(table({ players: [{ main: 'india', coins: 3 }] }), 0, 'place place=CIV-30-M1', 'AOC-ACT-5', 'NOT_ENOUGH_COINS');
  const at = table({ players: [{ main: 'india', annexed: ['harappa'], wonders: ['parthenon'], coins: 3 }] });
  expect(gain(at, 0, 'place place=CIV-30-M1')).toEqual(gives(-3, 3)); // all modifiers apply
});

civilisation(
  'CIV-31',
  'khmer',
  3,
  ['main: Farm +2 coins', action('FARM', 'coins'), [5, 3, 3, 3]],
  ['inherited: 1 point per wonder at the end', final({ wonders: ['parthenon', 'moai'] }), [2, 2, 2, 0]],
  ['no wonder, no point', final(), [0, 0, 0, 0]],
);

civilisation(
  'CIV-32',
  'srivijaya',
  3,
  ['main: a Commerce slot of its own', slot('CIV-32-M1'), [1, 0, 0, 0]],
  ['inherited: Commerce +1 coin', action('COMMERCE', 'coins'), [3, 3, 3, 2]],
  ['nothing at the end of a turn', turnEnd('coins'), [0, 0, 0, 0]],
);
it('CIV-32 srivijaya: the slot trades like the card, others included', () => {
  const at = table({ usable: ['COMMERCE'], players: [{ main: 'srivijaya' }] });
  const after = does(at, 0, 'place place=AC-COMMERCE', 'place place=CIV-32-M1');
  expect([gained(at, after, 0).coins, gained(at, after, 1).coins]).toEqual([6, 2]);
  expect(playerAt(after, 0).white).toBe(2);
});
