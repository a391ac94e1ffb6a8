import type { ShownGame } from '../../shared/shown-game.js';
import { goalReached } from '../ask/scoring.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc } from '../state/state.js';

/** The first scenario, as far as silver. */
export const shownScenario: ShownGame<Aoc> = {
  options: { ...DEFAULTS, scenario: 'SCN-1' },
  seats: 1,
  viewer: 0,
  seed: '02818947e1d2d95319514eee07bc6cb2c404232bfbcb00ee82dd997d72935764',
  hash: '96a69a259896c3cb',
  moments: [
    {
      id: 'begin',
      rule: 'AOC-SCN-2',
      title: { en: 'Age of Wonders', fr: 'Âge des Merveilles' },
      text: {
        en: 'The scenario tells you what is different: seven ancient wonders, and two cards of its own on the time track, the Quarry and the Festival. Its aims are 21, 26 or 30 points with two, three or four wonders.',
        fr: 'Le scénario dit ce qui change : sept merveilles antiques, et deux cartes à lui sur la piste du temps, la Carrière et le Festival. Ses objectifs : 21, 26 ou 30 points, avec deux, trois ou quatre merveilles.',
      },
      holds: (s) => s.round === 1 && s.wonders.length === 7,
    },
    {
      id: 'stones',
      rule: 'AOC-SCN-2',
      title: { en: 'Stones', fr: 'Des pierres' },
      text: {
        en: 'A wonder already in round 1, and two stones from the Quarry. Each lowers the price of a wonder by 2 coins.',
        fr: 'Une merveille dès la manche 1, et deux pierres de la Carrière. Chacune baisse de 2 pièces le prix d’une merveille.',
      },
      holds: (s) => s.counters.stones === 2 && s.players[0]!.wonders.length === 1,
    },
    {
      id: 'second',
      rule: 'AOC-SCN-2',
      title: { en: 'Three coins instead of seven', fr: 'Trois pièces au lieu de sept' },
      text: {
        en: 'In round 2 both stones go into the next wonder: it costs 3 coins instead of 7.',
        fr: 'À la manche 2, les deux pierres servent à la merveille suivante : elle coûte 3 pièces au lieu de 7.',
      },
      holds: (s) => s.round === 2 && s.counters.stones === 0,
    },
    {
      id: 'final',
      rule: 'AOC-SCN-5',
      title: { en: 'Silver', fr: 'Argent' },
      text: {
        en: 'The Festival gave 4 points in the last round, one for each wonder, and the wonders scored at the end: 28 points with four wonders. That is silver, and two points short of gold.',
        fr: 'Le Festival a donné 4 points à la dernière manche, un par merveille, et les merveilles ont rapporté à la fin : 28 points avec quatre merveilles. C’est l’argent, à deux points de l’or.',
      },
      holds: (s) => s.over && s.players[0]!.points === 28 && goalReached(s) === 'silver',
    },
  ],
  line: `
# begin
0 birth card=CIV-23
0 place place=wonder
0 take-wonder wonder=WON-great_pyramid
0 place place=SA-QUARRY
0 place place=SA-QUARRY
# stones
0 end-actions
0 birth card=CIV-15
0 place place=slavery
0 place place=wonder
0 stones n=2
# second
0 take-wonder wonder=WON-stonehenge
0 place place=CIV-15-I1
0 end-actions
0 birth card=CIV-16
0 place place=AC-FARM
0 place place=research
0 study tech=navigation
0 place place=SA-QUARRY
0 end-actions
0 place place=AC-FARM
0 place place=AC-COMMERCE
0 place place=wonder
0 stones n=0
0 take-wonder wonder=WON-lighthouse
0 end-actions
0 place place=AC-COMMERCE
0 place place=wonder
0 stones n=1
0 take-wonder wonder=WON-hanging_gardens
0 end-actions
0 place place=AC-COMMERCE
0 place place=SA-FESTIVAL
0 end-actions
# final
`,
};
