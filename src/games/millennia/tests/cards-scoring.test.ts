import { describe } from 'vitest';
import { scores } from './probes.js';
import { rule } from './toolkit.js';

const GREEN = [120, 121, 122];
const BROWN = [116, 117];
const YELLOW = [124, 125, 126, 138];

describe('wonders', () => {
  rule(
    'MIL-113',
    'Great Pyramid: 2 per place on Politics; Tyranny is 5',
    scores(113, [{ politics: 4 }, 8], [{ politics: 9, branch: 'tyranny' }, 10], [{ culture: 9 }, 0]),
  );
  rule('MIL-114', 'Hanging Gardens: 3 per claimed research card', scores(114, [{ claimed: [225, 226] }, 6], [{ rp: 9 }, 0]));
  rule(
    'MIL-115',
    'Stonehenge: 5 per set of three colours',
    scores(
      115,
      [{ buildings: [...GREEN, ...BROWN, ...YELLOW] }, 10],
      [{ buildings: [...GREEN, ...BROWN] }, 0],
      [{ buildings: ['120-', '116-', 124] }, 5],
    ),
  );
  rule('MIL-127', 'Colossus: Politics and Influence', scores(127, [{ politics: 6, influence: 2 }, 8], [{ trade: 5 }, 0]));
  rule('MIL-128', 'Great Library: 3 per green building', scores(128, [{ buildings: [...GREEN, ...BROWN] }, 9], [{ buildings: BROWN }, 0]));
  rule(
    'MIL-129',
    'Statue of Zeus: 4 per yellow building, whatever it scores',
    scores(129, [{ buildings: YELLOW }, 16], [{ buildings: GREEN }, 0]),
  );
  rule('MIL-141', 'Angkor Wat: 3 per brown building', scores(141, [{ buildings: [...BROWN, ...GREEN] }, 6], [{ buildings: GREEN }, 0]));
  rule('MIL-142', 'Great Wall: 2 per place on War', scores(142, [{ war: 5 }, 10], [{ population: 5 }, 0]));
  rule('MIL-143', 'Hagia Sophia: Population and Culture', scores(143, [{ population: 6, culture: 3 }, 9], [{ politics: 5 }, 0]));
  rule('MIL-155', 'Machu Picchu: Politics and Population', scores(155, [{ politics: 6, population: 8 }, 14], [{ culture: 8 }, 0]));
  rule(
    'MIL-156',
    'Taj Mahal: Influence times yellow buildings',
    scores(156, [{ influence: 3, buildings: YELLOW }, 12], [{ influence: 3 }, 0], [{ buildings: YELLOW }, 0]),
  );
  rule('MIL-157', 'Sistine Chapel: 2 per place on Culture', scores(157, [{ culture: 7 }, 14], [{ war: 7 }, 0]));
  rule('MIL-169', 'Bell Rock Lighthouse: 3 per place on Trade', scores(169, [{ trade: 5 }, 15], [{ influence: 5 }, 0]));
  rule(
    'MIL-170',
    'Brandenburg Gate: War times wonders, itself included',
    scores(170, [{ war: 4 }, 4], [{ war: 4, wonders: [113, 114] }, 12], [{ wonders: [113] }, 0]),
  );
  rule('MIL-171', 'Louvre: Culture and Politics', scores(171, [{ culture: 5, politics: 3 }, 8], [{ war: 5 }, 0]));
  rule(
    'MIL-183',
    'Empire State Building: twice Trade and Influence',
    scores(183, [{ trade: 4, influence: 2 }, 12], [{ prosperity: 4 }, 0]),
  );
  rule('MIL-184', 'Panama Canal: Prosperity and War', scores(184, [{ prosperity: 6, war: 2 }, 8], [{ trade: 6 }, 0]));
  rule(
    'MIL-185',
    'Statue of Liberty: 2 per book token activated',
    scores(185, [{ books: ['book-01', 'book-06', 'book-26'] }, 6], [{ culture: 9 }, 0]),
  );
  rule('MIL-197', 'Channel Tunnel: 2 per place on Prosperity', scores(197, [{ prosperity: 7 }, 14], [{ trade: 7 }, 0]));
  rule('MIL-198', 'United Nations: 4 per place on Influence', scores(198, [{ influence: 4 }, 16], [{ politics: 5 }, 0]));
  rule('MIL-199', 'Zuiderzee Works: 2 per place on Population', scores(199, [{ population: 8 }, 16], [{ culture: 8 }, 0]));
  rule(
    'MIL-211',
    'Climate Neutral City: 2 per building of any colour',
    scores(211, [{ buildings: [...GREEN, ...BROWN, ...YELLOW, '147-'] }, 20], [{ wonders: [113] }, 0]),
  );
  rule(
    'MIL-212',
    'Holo Earth Museum: 3 per wonder and research card, itself included',
    scores(212, [{}, 3], [{ wonders: [113], claimed: [225, 226] }, 12], [{ buildings: GREEN }, 3]),
  );
  rule(
    'MIL-213',
    'O’Neill Cylinder: 4 times the lowest of four tracks',
    scores(
      213,
      [{ trade: 5, population: 6, culture: 6, politics: 6 }, 20],
      [{ trade: 7, population: 9, culture: 9, politics: 10, branch: 'tyranny' }, 20],
      [{ trade: 5, population: 6, culture: 6 }, 0],
    ),
  );
});

describe('yellow buildings', () => {
  rule(
    'MIL-124',
    'Cave Sanctuary: 13',
    scores(124, [{ population: 7, prosperity: 4 }, 13], [{ population: 6, prosperity: 4 }, 0], [{ population: 7, prosperity: 3 }, 0]),
  );
  rule(
    'MIL-125',
    'Dolmen: 12',
    scores(125, [{ culture: 6, population: 6 }, 12], [{ culture: 5, population: 6 }, 0], [{ culture: 6, population: 5 }, 0]),
  );
  rule(
    'MIL-126',
    'Tumulus: 15',
    scores(126, [{ politics: 7, culture: 7 }, 15], [{ politics: 6, culture: 7 }, 0], [{ politics: 7, culture: 6 }, 0]),
  );
  rule('MIL-138', 'Amphitheatre: 13', scores(138, [{ culture: 7, war: 3 }, 13], [{ culture: 6, war: 3 }, 0], [{ culture: 7, war: 2 }, 0]));
  rule(
    'MIL-139',
    'Bathhouse: 13',
    scores(139, [{ prosperity: 5, population: 6 }, 13], [{ prosperity: 4, population: 6 }, 0], [{ prosperity: 5, population: 5 }, 0]),
  );
  rule(
    'MIL-140',
    'Forum: 14',
    scores(140, [{ politics: 7, trade: 4 }, 14], [{ politics: 6, trade: 4 }, 0], [{ politics: 7, trade: 3 }, 0]),
  );
  rule(
    'MIL-152',
    'Caravanserai: 13',
    scores(152, [{ trade: 5, prosperity: 4 }, 13], [{ trade: 4, prosperity: 4 }, 0], [{ trade: 5, prosperity: 3 }, 0]),
  );
  rule(
    'MIL-153',
    'Cathedral: 15',
    scores(153, [{ culture: 8, influence: 2 }, 15], [{ culture: 7, influence: 2 }, 0], [{ culture: 8, influence: 1 }, 0]),
  );
  rule('MIL-154', 'Keep: 13', scores(154, [{ war: 4, population: 6 }, 13], [{ war: 3, population: 6 }, 0], [{ war: 4, population: 5 }, 0]));
  rule(
    'MIL-166',
    'Botanical Garden: 15',
    scores(166, [{ population: 8, culture: 6 }, 15], [{ population: 7, culture: 6 }, 0], [{ population: 8, culture: 5 }, 0]),
  );
  rule(
    'MIL-167',
    'Merchants’ Lodge: 15',
    scores(167, [{ trade: 5, influence: 3 }, 15], [{ trade: 4, influence: 3 }, 0], [{ trade: 5, influence: 2 }, 0]),
  );
  rule(
    'MIL-168',
    'Royal Residence: 15',
    scores(
      168,
      [{ politics: 8, wonders: [113, 114] }, 15],
      [{ politics: 7, wonders: [113, 114] }, 0],
      [{ politics: 8, wonders: [113] }, 0],
    ),
  );
  rule('MIL-180', 'Cotton Mill: 11', scores(180, [{ buildings: [116, 117, 118, 119] }, 11], [{ buildings: [116, 117, 118, 120] }, 0]));
  rule(
    'MIL-181',
    'Department Store: 15',
    scores(181, [{ trade: 6, prosperity: 5 }, 15], [{ trade: 5, prosperity: 5 }, 0], [{ trade: 6, prosperity: 4 }, 0]),
  );
  rule(
    'MIL-182',
    'Triumphal Arch: 13',
    scores(182, [{ war: 5, politics: 5 }, 13], [{ war: 4, politics: 5 }, 0], [{ war: 5, politics: 4 }, 0]),
  );
  rule(
    'MIL-194',
    'Airport: 14',
    scores(194, [{ influence: 3, population: 7 }, 14], [{ influence: 2, population: 7 }, 0], [{ influence: 3, population: 6 }, 0]),
  );
  rule('MIL-195', 'Film Studio: 12', scores(195, [{ culture: 9 }, 12], [{ culture: 8 }, 0]));
  rule('MIL-196', 'Underground Railway: 12', scores(196, [{ population: 9 }, 12], [{ population: 8 }, 0]));
  rule(
    'MIL-208',
    'Convention Centre: 15',
    scores(208, [{ politics: 8, influence: 3 }, 15], [{ politics: 7, influence: 3 }, 0], [{ politics: 8, influence: 2 }, 0]),
  );
  rule('MIL-209', 'Science Campus: 10', scores(209, [{ claimed: [225, 226] }, 10], [{ claimed: [225] }, 0]));
  rule(
    'MIL-210',
    'Wind Farm: 14',
    scores(210, [{ prosperity: 6, population: 7 }, 14], [{ prosperity: 5, population: 7 }, 0], [{ prosperity: 6, population: 6 }, 0]),
  );
  const all = (n: number) => ({ prosperity: n, trade: n, influence: n, politics: n, war: n, population: n, culture: n });
  rule('MIL-222', 'Asteroid Crusher: 17 with 3 on all tracks', scores(222, [all(3), 17], [{ ...all(3), war: 2 }, 0]));
  rule(
    'MIL-223',
    'Dino Zoo: 6 with 5 on five tracks',
    scores(223, [{ ...all(5), war: 0, trade: 0 }, 6], [{ ...all(5), war: 0, trade: 0, culture: 4 }, 0]),
  );
  rule(
    'MIL-224',
    'Underwater Warehouse: 10 with 4 on six tracks',
    scores(224, [{ ...all(4), war: 0 }, 10], [{ ...all(4), war: 0, trade: 3 }, 0]),
  );
});
