import { catalogueTests } from '../../shared/tests/rules-catalogue.js';
import { RULES, SECTIONS } from '../rules/index.js';

/** How many rules each chapter of the catalogue has, and what its special ids are. */
const NUMBERED: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  TRM: [[1, 10]],
  SET: [[1, 7]],
  TIM: [[1, 5]],
  CIV: [[1, 12]],
  ABL: [[1, 8]],
  ACT: [[1, 8]],
  RST: [[1, 1]],
  RET: [[1, 2]],
  EOT: [[1, 3]],
  EOR: [[1, 3]],
  WAR: [[1, 3]],
  PLG: [[1, 1]],
  END: [[1, 3]],
  TEC: [[1, 7]],
  CAB: [
    [1, 10],
    [12, 27],
  ],
  INN: [[1, 7]],
  EVT: [[1, 4]],
  DRF: [[1, 8]],
  SOL: [[1, 9]],
  ACH: [[1, 1]],
  SCN: [[1, 6]],
  CMD: [[1, 4]],
  EX: [
    [1, 15],
    [20, 38],
  ],
  AMB: [[1, 26]],
};
const LETTERED = ['W', 'R', 'S', 'CU', 'CO', 'CQ', 'H', 'F', 'CM', 'FA'].map((action) => `AOC-ACT-${action}`);
const EXPECTED = [
  ...Object.entries(NUMBERED).flatMap(([chapter, ranges]) =>
    ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => `AOC-${chapter}-${from + i}`)),
  ),
  ...LETTERED,
  'AOC-CAB-11a',
  'AOC-CAB-11b',
];

catalogueTests({ prefix: 'AOC', rules: RULES, sections: SECTIONS, expected: EXPECTED });
