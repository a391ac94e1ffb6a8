import { expect, it } from 'vitest';
import { action, civilisation, MIGHTY, region, research, sit, slavery, strength, taken, turnEnd, war, wonder } from './probes.js';
import { asks, does, gain, gained, gives, offers, playerAt, refuses, table } from './toolkit.js';

region('middle_east', ['arabia', 'babylon', 'hittites', 'lydia', 'ottomans', 'persia', 'phoenicia', 'sumer', 'assyria']);

civilisation(
  'CIV-20',
  'arabia',
  3,
  [
    'main: 1 coin per 2 technologies at the end of the turn',
    turnEnd('coins', {}, { techs: ['writing', 'navigation', 'mining'] }),
    [1, 0, 0, 0],
  ],
  ['main: nothing with one technology', turnEnd('coins', {}, { techs: ['writing'] }), [0, 0, 0, 0]],
  ['inherited: Commerce +1 coin', action('COMMERCE', 'coins'), [3, 3, 3, 2]],
);

civilisation(
  'CIV-21',
  'babylon',
  2,
  [
    'main: a technology at the end of the turn',
    (p) => offers(does(sit(p), 0, 'end-actions'), 0).filter((x) => x === 'activate ability=CIV-21-M1').length,
    [1, 0, 0, 0],
  ],
  ['inherited: Wonder costs 1 less', wonder, [-6, -6, -6, -7]],
);
it('CIV-21 babylon: nothing to do once all technologies are owned', () => {
  const techs = ['writing', 'navigation', 'mining', 'education', 'currency', 'iron_working', 'science', 'engineering', 'gunpowder'];
  expect(asks(does(table({ players: [{ main: 'babylon', techs }] }), 0, 'end-actions')).seats).toEqual([1]);
  const last = does(table({ players: [{ main: 'babylon', techs: techs.slice(0, 8) }] }), 0, 'end-actions', 'activate ability=CIV-21-M1');
  expect(playerAt(last, 0).techs).toHaveLength(9); // the only one left is taken without a question
});

civilisation(
  'CIV-22',
  'hittites',
  4,
  ['main: Iron Working costs nothing', research('iron_working', 'coins', ['mining']), [0, -4, -4, -4]],
  ['main: other technologies keep their price', research('writing', 'coins', ['mining']), [-4, -4, -4, -4]],
  ['main and inherited: +1 strength each', strength, [2, 1, 1, 0]],
);

civilisation(
  'CIV-23',
  'lydia',
  3,
  ['inherited: Commerce +1 coin', action('COMMERCE', 'coins'), [3, 3, 3, 2]],
  ['nothing at the end of a turn', turnEnd('coins'), [0, 0, 0, 0]],
);
it('CIV-23 lydia, main: 4 coins at its birth, 1 for the others; nothing when annexed', () => {
  const born = taken('lydia', 'birth', 2);
  expect([playerAt(born.own, 0).coins, born.rival]).toEqual([6, 1]);
  const annexed = taken('lydia', 'annex', 2);
  expect([playerAt(annexed.own, 0).coins, annexed.rival]).toEqual([2, 0]);
});

civilisation(
  'CIV-24',
  'ottomans',
  4,
  ['main: Science costs 3 less', research('science', 'coins', ['education']), [-1, -4, -4, -4]],
  ['main: Gunpowder costs 3 less', research('gunpowder', 'coins', ['currency']), [-1, -4, -4, -4]],
  ['main: Engineering does not', research('engineering', 'coins', ['education']), [-4, -4, -4, -4]],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);

civilisation(
  'CIV-25',
  'persia',
  4,
  ['main: 1 coin per 2 strength in a war', (p) => war('coins')({ ...p, techs: ['gunpowder'] }), [2, 0, 0, 0]],
  ['main: also when weakest', (p) => war('coins', MIGHTY)({ ...p, techs: ['mining'] }), [1, 0, 0, 0]],
  ['the weakest still sacrifices', war('workers', MIGHTY), [-1, -1, -1, -1]],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);

civilisation(
  'CIV-26',
  'phoenicia',
  3,
  [
    'main: may endow a market card',
    (p) => offers(does(sit(p), 0, 'end-actions'), 0).filter((x) => x === 'activate ability=CIV-26-M1').length,
    [1, 0, 0, 0],
  ],
  ['inherited: Fishing +1 coin', action('FISHING', 'coins'), [2, 2, 2, 1]],
);
it('CIV-26 phoenicia: once a turn, with 2 coins, for 2 points', () => {
  const at = table({ market: ['rome', 'tibet'], players: [{ main: 'phoenicia', coins: 9 }] });
  const after = does(at, 0, 'end-actions', 'activate ability=CIV-26-M1', 'endow card=tibet');
  expect(gained(at, after, 0)).toEqual(gives(-2, 2));
  expect(asks(after).seats).toEqual([1]);
  const other = does(
    table({ market: ['rome'], players: [{ main: 'phoenicia', techs: ['education'], annexed: ['tibet'], coins: 4 }] }),
    0,
    'end-actions',
    'activate ability=TEC-education-1',
  );
  expect(asks(other).seats).toEqual([1]); // no coins left: not offered
});

civilisation(
  'CIV-27',
  'sumer',
  3,
  ['main: Writing costs nothing', research('writing', 'coins'), [0, -4, -4, -4]],
  ['main: Navigation costs nothing', research('navigation', 'coins'), [0, -4, -4, -4]],
  ['main: Mining keeps its price', research('mining', 'coins'), [-4, -4, -4, -4]],
  ['inherited: Farm +1 coin', action('FARM', 'coins'), [4, 4, 4, 3]],
);
it('CIV-27 sumer: a worker is still needed', () => {
  refuses(table({ players: [{ main: 'sumer', workers: 0, coins: 9 }] }), 0, 'place place=research', 'AOC-ACT-5', 'NOT_ENOUGH_WORKERS');
});

civilisation(
  'CIV-28',
  'assyria',
  4,
  ['main: +2 strength', strength, [2, 0, 0, 0]],
  ['inherited: Slavery +1 coin', slavery(), [3, 3, 3, 2]],
  ['Slavery gives no points', slavery('points'), [0, 0, 0, 0]],
);
it('CIV-28 assyria: its strength conquers', () => {
  const at = (main: string) => table({ usable: ['CONQUEST'], players: [{ main }, { techs: ['iron_working'] }] });
  expect([gain(at('assyria'), 0, 'place place=AC-CONQUEST').points, gain(at('sumer'), 0, 'place place=AC-CONQUEST').points]).toEqual([
    2, 0,
  ]);
});
