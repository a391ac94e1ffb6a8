import type { ShownGame } from '../../shared/shown-game.js';
import { achievementsOf } from '../ask/scoring.js';
import { strengthOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc } from '../state/state.js';

/** A whole skirmish without any technology, and so without strength. */
export const shownSolo: ShownGame<Aoc> = {
  options: { ...DEFAULTS },
  seats: 1,
  viewer: 0,
  seed: 'acb1387fed1d1d765c5be8495b5b24c572bac56b056f241be653a1e563684e0d',
  hash: '9b2143c6bf5c01a5',
  moments: [
    {
      id: 'round2',
      rule: 'AOC-SOL-5',
      title: { en: 'The end of a round alone', fr: 'La fin d’une manche en solo' },
      text: {
        en: 'A coin came on each card of the market, then a new card, and the virtual opponent received its first cube: strength 1. Then the permanent card moved on.',
        fr: 'Une pièce est venue sur chaque carte du marché, puis une nouvelle carte, et l’adversaire virtuel a reçu son premier cube : force 1. Puis la carte permanente a avancé.',
      },
      holds: (s) => s.round === 2 && s.opponent === 1,
    },
    {
      id: 'plague',
      rule: 'AOC-SOL-3',
      title: { en: 'Always after round 2', fr: 'Toujours après la manche 2' },
      text: {
        en: 'The Plague lies at position 5 in every skirmish, so it strikes at the end of round 2: it cost you a worker. You rested in this round, for there was little to lose.',
        fr: 'La Peste est en position 5 dans toute escarmouche : elle frappe donc à la fin de la manche 2 et t’a coûté un ouvrier. Tu t’étais reposé à cette manche, il y avait peu à perdre.',
      },
      holds: (s) => s.round === 3 && s.track[4] === 'AC-PLAGUE',
    },
    {
      id: 'war',
      rule: 'AOC-SOL-6',
      title: { en: 'War against a number', fr: 'La guerre contre un chiffre' },
      text: {
        en: 'The end of round 4, and a war. The opponent has four cubes, so strength 4, and you have none at all: you sacrificed a worker. Each round it grows by 1; whoever wants to keep up needs strength in time.',
        fr: 'Fin de la manche 4, et une guerre. L’adversaire a quatre cubes, donc une force de 4, et toi aucune : tu as sacrifié un ouvrier. À chaque manche il gagne 1 ; qui veut le suivre a besoin de force à temps.',
      },
      holds: (s) => s.round === 5 && s.opponent === 4 && strengthOf(s, 0) === 0,
    },
    {
      id: 'final',
      rule: 'AOC-ACH-1',
      title: { en: 'An achievement', fr: 'Un accomplissement' },
      text: {
        en: 'Three wonders, no technology, 20 points: that is just enough for the achievement for 20 points. Five points more would have earned that for 25, and another for 25 without any technology.',
        fr: 'Trois merveilles, aucune technologie, 20 points : c’est juste assez pour l’accomplissement des 20 points. Cinq points de plus auraient valu celui des 25, et celui des 25 points sans aucune technologie.',
      },
      holds: (s) => s.over && s.players[0]!.points === 20 && achievementsOf(s).length === 1,
    },
  ],
  line: `
0 birth card=CIV-47
0 place place=slavery
0 place place=AC-FARM
0 place place=wonder
0 take-wonder wonder=WON-moai-2
0 end-actions
# round2
0 birth card=CIV-32
0 rest
0 end-actions
# plague
0 annex card=CIV-06
0 place place=CIV-32-M1
0 place place=AC-FARM
0 place place=AC-CULTURE
0 end-actions
0 place place=wonder
0 take-wonder wonder=WON-machu_picchu
0 place place=CIV-32-M1
0 place place=AC-HUNTING
0 place place=AC-HUNTING
0 end-actions
# war
0 place place=AC-HUNTING
0 place place=AC-HUNTING
0 end-actions
0 place place=wonder
0 take-wonder wonder=WON-parthenon
0 end-actions
# final
`,
};
