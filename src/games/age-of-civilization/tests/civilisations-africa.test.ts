import { expect, it } from 'vitest';
import { action, civilisation, final, MIGHTY, region, rest, slavery, strength, taken, turnEnd, wonder } from './probes.js';
import { does, gain, gives, offers, playerAt, table } from './toolkit.js';

region('africa', ['egypt', 'axum', 'carthage', 'congo', 'nubia', 'mali', 'great_zimbabwe']);

civilisation(
  'CIV-01',
  'egypt',
  3,
  ['main: Wonder costs 3 less', wonder, [-4, -7, -7, -7]],
  ['inherited: Farm +1 coin', action('FARM', 'coins'), [4, 4, 4, 3]],
  ['no other price changes', action('CULTURE', 'coins'), [-4, -4, -4, -4]],
);

civilisation(
  'CIV-02',
  'axum',
  3,
  ['main: Construction +1 point', action('CONSTRUCTION', 'points'), [3, 2, 2, 2]],
  [
    'main: Construction offers a Culture',
    (p) =>
      offers(does(table({ usable: ['CONSTRUCTION'], players: [{ coins: 9, ...p }] }), 0, 'place place=AC-CONSTRUCTION'), 0).filter(
        (x) => x === 'use-grant',
      ).length,
    [1, 0, 0, 0],
  ],
  ['inherited: Commerce +1 coin', action('COMMERCE', 'coins'), [3, 3, 3, 2]],
  ['Culture itself brings no more', action('CULTURE', 'points'), [2, 2, 2, 2]],
);

civilisation(
  'CIV-03',
  'carthage',
  3,
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
  ['nothing at the end of a turn', turnEnd('coins'), [0, 0, 0, 0]],
);
it('CIV-03 carthage, main: the bonus coins count three times at its birth only', () => {
  expect(playerAt(taken('carthage', 'birth', 4).own, 0).coins).toBe(12);
  expect(playerAt(taken('carthage', 'annex', 4).own, 0).coins).toBe(4);
  const later = table({ round: 3, step: 'civilisation', market: [['rome', 4]], players: [{ main: 'carthage' }] });
  expect(gain(later, 0, 'birth card=rome').coins).toBe(4); // the coins of another card are not multiplied
});

civilisation(
  'CIV-04',
  'congo',
  2,
  ['main: Rest +1 coin', rest('coins'), [3, 2, 2, 2]],
  ['main: Rest +2 points', rest('points'), [2, 0, 0, 0]],
  ['Rest still gives one worker', rest('workers'), [1, 1, 1, 1]],
  ['inherited: Hunting +1 coin', action('HUNTING', 'coins'), [2, 2, 2, 1]],
);

civilisation(
  'CIV-05',
  'nubia',
  4,
  ['main: Hunting +1 coin', action('HUNTING', 'coins'), [2, 1, 1, 1]],
  ['Hunting gives no more points', action('HUNTING', 'points'), [1, 1, 1, 1]],
  ['inherited: Slavery +1 coin', slavery(), [3, 3, 3, 2]],
);

civilisation(
  'CIV-06',
  'mali',
  3,
  ['main: Commerce +1 coin', action('COMMERCE', 'coins'), [3, 2, 2, 2]],
  ['main: Commerce +1 point', action('COMMERCE', 'points'), [1, 0, 0, 0]],
  ['inherited: 1 point per 5 coins at the end', final({ coins: 14 }), [2, 2, 2, 0]],
  ['four coins give none', final({ coins: 4 }), [0, 0, 0, 0]],
);
it('CIV-06 mali: others gain their usual coin from its Commerce', () => {
  const at = table({ usable: ['COMMERCE'], players: [{ main: 'mali' }] });
  expect(playerAt(does(at, 0, 'place place=AC-COMMERCE'), 1).coins).toBe(1);
});

civilisation(
  'CIV-07',
  'great_zimbabwe',
  3,
  ['main: Construction +2 coins; inherited: it costs 1 less', action('CONSTRUCTION', 'coins'), [1, -1, -1, -2]],
  ['Construction gives no more points', action('CONSTRUCTION', 'points'), [2, 2, 2, 2]],
  ['nothing for the weaker or the stronger', action('CONSTRUCTION', 'coins', MIGHTY), [1, -1, -1, -2]],
);
it('CIV-07 great_zimbabwe: the lower price is enough with one coin', () => {
  const at = table({ usable: ['CONSTRUCTION'], players: [{ annexed: ['great_zimbabwe'], coins: 1 }] });
  expect(gain(at, 0, 'place place=AC-CONSTRUCTION')).toEqual(gives(-1, 2));
});
