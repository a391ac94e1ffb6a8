import { type Cues, heard, type Meeting, may } from '../../shared/lessons.js';
import type { Civ, Step } from '../state/state.js';
import type { words } from './lessons.en.js';

type Now = Meeting<Civ>;

const isAt = (step: Step['step']) => (now: Now) => now.s.steps.at(-1)?.step === step;
const isBasic = ({ s }: Now): boolean => s.options.rules === 'basic';
const both =
  (...all: readonly ((now: Now) => boolean)[]) =>
  (now: Now): boolean =>
    all.every((fits) => fits(now));
const not = (fits: (now: Now) => boolean) => (now: Now) => !fits(now);
const lasts = (length: Civ['options']['length']) => both(not(isBasic), ({ s }) => s.options.length === length);
const isLate = ({ s }: Now): boolean => s.era > 1;

/** Each mechanism once, when it is met: first what is asked, then what has happened, then what is to come. */
export const LESSONS: Cues<Civ, keyof typeof words> = {
  draft: { rule: 'CIV-SET-04', fits: isAt('draft') },
  challenge: { rule: 'CIV-BAT-08', fits: may<Civ>('challenge', 'let-pass') },
  join: { rule: 'CIV-BAT-03', fits: may<Civ>('join') },
  choice: { rule: 'CIV-CMB-01', fits: may<Civ>('commit') },
  endGame: { rule: 'CIV-END-09', fits: may<Civ>('end-game') },
  claim: { rule: 'CIV-WON-01', fits: may<Civ>('claim', 'claims') },
  offer: { rule: 'CIV-TRD-10', fits: may<Civ>('accept') },
  battles: { rule: 'CIV-BAT-02', fits: may<Civ>('attack', 'engage') },
  captured: { rule: 'CIV-CAP-01', fits: heard<Civ>('captured') },
  plague: { rule: 'CIV-EXP-08', fits: heard<Civ>('plague') },
  minor: { rule: 'CIV-EXP-07', fits: heard<Civ>('minor-roll') },
  era: { rule: 'CIV-ERA-01', fits: both(isBasic, heard<Civ>('era')) },
  eraAdvanced: { rule: 'CIV-ERA-05', fits: both(not(isBasic), heard<Civ>('era')) },
  movement: { rule: 'CIV-MOV-01', fits: isAt('movement') },
  trade: { rule: 'CIV-TRD-02', fits: isAt('trade') },
  distance: { rule: 'CIV-TRD-06', fits: both(not(isBasic), isAt('trade')) },
  income: { rule: 'CIV-PRB-01', fits: both(isBasic, isAt('purchase')) },
  incomeAdvanced: { rule: 'CIV-PRA-01', fits: both(not(isBasic), isAt('purchase')) },
  look: { rule: 'CIV-EXP-01', fits: may<Civ>('look') },
  found: { rule: 'CIV-EXP-04', fits: heard<Civ>('looked', 'found') },
  ending: { rule: 'CIV-END-01', fits: both(isBasic, isLate) },
  endingMedium: { rule: 'CIV-END-03', fits: both(lasts('medium'), isLate) },
  endingLong: { rule: 'CIV-END-04', fits: both(lasts('long'), isLate) },
  purchase: { rule: 'CIV-PUR-01', fits: isAt('purchase') },
  founding: { rule: 'CIV-PUR-04', fits: may<Civ>('found') },
  technology: { rule: 'CIV-TEC-01', fits: both(isBasic, may<Civ>('buy-technology')) },
  technologyAdvanced: { rule: 'CIV-TEC-03', fits: both(not(isBasic), may<Civ>('buy-technology')) },
  grow: { rule: 'CIV-PUR-05', fits: may<Civ>('expand') },
  endingShort: { rule: 'CIV-END-02', fits: both(lasts('short'), isAt('purchase')) },
  score: { rule: 'CIV-SCO-03', fits: both(not(isBasic), isAt('purchase')) },
  improvement: { rule: 'CIV-IMP-01', fits: may<Civ>('buy-improvement') },
  wonder: { rule: 'CIV-WON-04', fits: both(not(isBasic), ({ s, seat }) => s.wonders.includes(seat)) },
  board: { rule: 'CIV-MOV-05', fits: may<Civ>('board', 'land', 'sail') },
  fly: { rule: 'CIV-AIR-01', fits: may<Civ>('fly') },
};
