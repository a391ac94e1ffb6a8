import { catalogueTests, numbered } from '../../shared/tests/rules-catalogue.js';
import { RULES, SECTIONS } from '../rules/index.js';

/** How many rules each chapter of the catalogue has. */
const CHAPTERS: Readonly<Record<string, number>> = {
  GEN: 10,
  ERA: 7,
  SET: 7,
  EXP: 13,
  TUR: 3,
  MOV: 11,
  AIR: 8,
  BAT: 11,
  CMB: 10,
  CAP: 6,
  TRD: 12,
  PRB: 5,
  PRA: 6,
  HAP: 7,
  IMP: 3,
  PUR: 13,
  TEC: 6,
  ROY: 3,
  UPG: 4,
  WON: 7,
  END: 10,
  SCO: 5,
  AMB: 66,
  EX: 22,
  DV: 15,
};

catalogueTests({ prefix: 'CIV', rules: RULES, sections: SECTIONS, expected: numbered('CIV', CHAPTERS, 2) });
