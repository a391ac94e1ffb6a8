import { expect, it } from 'vitest';
import {
  action,
  civilisation,
  final,
  MIGHTY,
  region,
  rest,
  rival,
  rivalTrades,
  sit,
  slavery,
  strength,
  taken,
  taking,
  turnEnd,
  war,
} from './probes.js';
import { does, gain, gives, refuses, table } from './toolkit.js';

region('barbarians', ['mongolia', 'vikings', 'germania', 'scythians', 'slavs', 'khitan', 'huns', 'celts', 'gokturks']);

civilisation(
  'CIV-40',
  'mongolia',
  3,
  ['main: +2 strength; inherited: +1', strength, [3, 1, 1, 0]],
  ['main: the others lose 1 coin at the end of the turn if strongest', rival(['end-actions']), [-1, 0, 0, 0]],
  ['main: not while another is stronger', rival(['end-actions'], MIGHTY), [0, 0, 0, 0]],
);
it('CIV-40 mongolia: who has no coin loses none', () => {
  const at = table({ seats: 3, players: [{ main: 'mongolia' }, { coins: 0 }, { coins: 1 }] });
  expect(does(at, 0, 'end-actions').state.players.map((p) => p.coins)).toEqual([0, 0, 0]);
});

civilisation(
  'CIV-41',
  'vikings',
  4,
  ['main: other players may not trade', rivalTrades, [0, 1, 1, 1]],
  ['the owner may', action('COMMERCE', 'coins'), [2, 2, 2, 2]],
  ['main and inherited: +1 strength each', strength, [2, 1, 1, 0]],
);
it('CIV-41 vikings: the refusal names them', () => {
  refuses(
    table({ usable: ['COMMERCE'], players: [{}, { main: 'vikings' }] }),
    0,
    'place place=AC-COMMERCE',
    'AOC-CAB-25',
    'ACTION_FORBIDDEN',
  );
});

civilisation(
  'CIV-42',
  'germania',
  4,
  ['main: +1 strength', strength, [1, 0, 0, 0]],
  ['inherited: Hunting +1 coin', action('HUNTING', 'coins'), [2, 2, 2, 1]],
);
it('CIV-42 germania, main: the others lose 2 coins at its birth only', () => {
  expect(taken('germania', 'birth', 0).rival).toBe(-2);
  expect(taken('germania', 'annex', 0).rival).toBe(0);
  expect(taken('germania', 'birth', 0, { players: [{ coins: 1 }] }).rival).toBe(-1);
});

civilisation(
  'CIV-43',
  'scythians',
  3,
  [
    'main: the worker of a Conquest comes back',
    (p) => gain(sit(p, { usable: ['CONQUEST'] }), 0, 'place place=AC-CONQUEST', 'end-actions').workers,
    [0, -1, -1, -1],
  ],
  ['main: not the one of Slavery', (p) => gain(sit(p), 0, 'place place=slavery', 'end-actions').workers, [-1, -1, -1, -1]],
  ['main: a Conquest takes 2 coins from the others', rival(['place place=AC-CONQUEST'], { usable: ['CONQUEST'] }), [-2, 0, 0, 0]],
  ['main: also of the weaker', rival(['place place=AC-CONQUEST'], { usable: ['CONQUEST'], ...MIGHTY }), [-2, 0, 0, 0]],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);

civilisation(
  'CIV-44',
  'slavs',
  4,
  ['main: 1 coin at the end of the turn if strongest', turnEnd('coins'), [1, 0, 0, 0]],
  ['main: not while another is stronger', turnEnd('coins', MIGHTY), [0, 0, 0, 0]],
  ['inherited: +1 strength', strength, [1, 1, 1, 0]],
);

civilisation(
  'CIV-45',
  'khitan',
  4,
  ['main: 2 coins when annexing', (p) => taking('annex', 'coins')({ main: 'nubia', ...p }), [5, 3, 3, 3]],
  ['main: and a worker more', (p) => taking('annex', 'workers')({ main: 'nubia', ...p }), [2, 1, 1, 1]],
  ['main: not when giving birth', (p) => taking('birth', 'coins')({ main: 'nubia', ...p }), [3, 3, 3, 3]],
  ['inherited: Rest +1 coin', rest('coins'), [3, 3, 3, 2]],
);
it('CIV-45 khitan: four workers are the limit', () => {
  const at = table({ round: 2, step: 'civilisation', market: ['rome'], players: [{ main: 'khitan', workers: 3 }] });
  expect(gain(at, 0, 'annex card=rome')).toEqual(gives(2, 0, 1));
});

civilisation(
  'CIV-46',
  'huns',
  4,
  ['main: Slavery +2 coins', slavery(), [4, 2, 2, 2]],
  ['inherited: 2 coins in a war if strongest', war('coins'), [2, 2, 2, 0]],
  ['inherited: not while another is stronger', war('coins', MIGHTY), [0, 0, 0, 0]],
  ['inherited: nothing without a war', (p) => gain(sit(p, { lastTurn: true, next: 'FARM' }), 0, 'end-actions').coins, [0, 0, 0, 0]],
);

civilisation(
  'CIV-47',
  'celts',
  4,
  ['main: Hunting gives its point even with technologies', (p) => action('HUNTING', 'points')({ ...p, techs: ['mining'] }), [1, 0, 0, 0]],
  ['main: one point, not two, without', action('HUNTING', 'points'), [1, 1, 1, 1]],
  ['inherited: 1 point per 3 strength at the end', final({ techs: ['mining', 'gunpowder'] }), [1, 1, 1, 0]],
  ['inherited: 2 with strength 6', final({ techs: ['mining', 'gunpowder', 'iron_working'] }), [2, 2, 2, 0]],
  ['Conquest keeps its condition', action('CONQUEST', 'points', MIGHTY), [0, 0, 0, 0]],
);

civilisation(
  'CIV-48',
  'gokturks',
  2,
  ['main: a worker at the end of the turn if strongest', turnEnd('workers', {}, { workers: 2 }), [1, 0, 0, 0]],
  ['main: not while another is stronger', turnEnd('workers', MIGHTY, { workers: 2 }), [0, 0, 0, 0]],
  ['main: not above four', turnEnd('workers'), [0, 0, 0, 0]],
  ['inherited: Conquest +1 coin', action('CONQUEST', 'coins'), [1, 1, 1, 0]],
);
it('CIV-48 gokturks: the worker comes after the return, so a sacrificed one is made good', () => {
  const at = table({ players: [{ main: 'gokturks', workers: 4 }] });
  expect(gain(at, 0, 'place place=slavery', 'end-actions')).toEqual(gives(2, 0, 0));
});
