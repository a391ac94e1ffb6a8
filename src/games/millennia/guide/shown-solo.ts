import type { ShownGame } from '../../shared/shown-game.js';
import { DEFAULTS } from '../state/setup.js';
import type { Mil } from '../state/state.js';

/** A whole game against the automa. */
export const shownSolo: ShownGame<Mil> = {
  options: { ...DEFAULTS },
  seats: 1,
  viewer: 0,
  seed: '237154e416c96b9049b5c15ff90118cbadf113461e40e74030e1510280f5c109',
  hash: '8bb4988a2c5c5541',
  moments: [
    {
      id: 'first',
      rule: 'MIL-SOL-06',
      title: { en: 'The automa chooses first', fr: 'L’Automa choisit en premier' },
      text: {
        en: 'It holds the leader token and has had its first turn: a row card sent its marker to the third row, a priority card chose the Battle Axe there. That technology is gone for this age.',
        fr: 'Il a le jeton Chef et a déjà joué son premier tour : une carte Rangée a envoyé son marqueur à la troisième rangée, une carte Priorité y a choisi la Hache de guerre. Cette technologie est perdue pour cet âge.',
      },
      holds: (s) => s.automa?.rows.join() === '2',
    },
    {
      id: 'second',
      rule: 'MIL-SOL-06',
      title: { en: 'In turn', fr: 'Chacun son tour' },
      text: {
        en: 'You took Fire from the last row; then the automa put a marker beside yours there and discarded Barter. Each row has two places, so that row is closed.',
        fr: 'Tu as pris le Feu dans la dernière rangée ; l’Automa y a mis un marqueur à côté du tien et a défaussé le Troc. Chaque rangée a deux places : celle-ci est donc fermée.',
      },
      holds: (s) => s.automa?.rows.join() === '2,3' && s.players[0]!.rows.join() === '3',
    },
    {
      id: 'building',
      rule: 'MIL-SOL-10',
      title: { en: 'It takes what you might want', fr: 'Il prend ce dont tu aurais envie' },
      text: {
        en: 'You built the Dolmen with the discount of the architect. A construction card then took the Hanging Gardens away from you: the automa pays nothing, and owns nothing.',
        fr: 'Tu as bâti le Dolmen avec la remise de l’Architecte. Une carte Construction t’a ensuite retiré les Jardins suspendus : l’Automa ne paie rien, et ne possède rien.',
      },
      holds: (s) => s.phase === 'D' && s.players[0]!.gold === 21,
    },
    {
      id: 'war',
      rule: 'MIL-SOL-12',
      points: ['space:war:4'],
      title: { en: 'Its army grows', fr: 'Son armée grandit' },
      text: {
        en: 'At the end of the age a war card moved it 4 spaces on War. You stand on 0, so nobody fell back. Beyond space 7 every step brings it 3 points: do not leave War to it alone.',
        fr: 'À la fin de l’âge, une carte Guerre l’a fait avancer de 4 cases en Guerre. Tu es à 0, personne n’a donc reculé. Au-delà de la case 7, chaque avancée lui donne 3 PV : ne lui laisse pas la Guerre.',
      },
      holds: (s) => s.automa?.war === 4 && s.age === 2,
    },
    {
      id: 'caught',
      rule: 'MIL-WAR-02',
      points: ['space:war:0'],
      title: { en: 'Thrown back', fr: 'Rejeté au départ' },
      text: {
        en: 'Six ages later you stand beside it on space 7, and so both fall back to 0: the 14 points that its army would have been worth at the end are gone. But it has collected 27 on the way.',
        fr: 'Six âges plus tard, tu es avec lui en case 7, et vous reculez donc tous deux à 0 : les 14 PV que son armée aurait valus à la fin sont perdus. Mais il en a amassé 27 en chemin.',
      },
      holds: (s) => s.age === 8 && s.automa?.war === 0 && s.automa.vp === 27,
    },
    {
      id: 'final',
      rule: 'MIL-SOL-16',
      title: { en: 'Your result', fr: 'Ton résultat' },
      text: {
        en: 'You have 188 points. The automa has its 27, and nothing for War, where it stands on 0. Your result is the difference: 161.',
        fr: 'Tu as 188 PV. L’Automa a ses 27, et rien pour la Guerre, où il est à 0. Ton résultat est la différence : 161.',
      },
      holds: (s) => s.over && s.players[0]!.vp === 188 && s.automa?.vp === 27,
    },
  ],
  line: `
# first
0 select tech=tech-1-energy
# second
0 select tech=tech-1-communication
0 select tech=tech-1-transport
0 special slot=research
0 build card=building-125 architect=true discount=""
# building
0 build card=building-124 architect=false discount=""
0 pass
0 use what=diplomacy
0 keep card=diplomacy-270
0 use what=espionage
0 use what=special:research
0 use what=study-1
0 use what=study-2
0 by-hand
0 buy effect=r6b
0 claim card=research-230
0 finish
# war
0 select tech=tech-2-science
0 select tech=tech-2-social
0 select tech=tech-2-transport
0 select tech=tech-2-economics
0 finish
0 finish
0 build card=building-137 architect=false discount=""
0 build card=building-131 architect=false discount=""
0 pass
0 use what=diplomacy
0 keep card=diplomacy-251
0 use what=study-1
0 use what=academy
0 pay source=tech-2-economics
0 pay source=tech-2-transport
0 play card=diplomacy-251
0 use what=academy
0 pay source=tech-2-science+building-131
0 use what=culture
0 take source=book-20
0 skip
0 cash card=diplomacy-268 as=gold
0 use what=espionage
0 use what=building-137
0 finish
0 select tech=tech-3-arts
0 select tech=tech-3-science
0 select tech=tech-3-engineering
0 special slot=joker
0 finish
0 finish
0 pass
0 use what=special:joker
0 use what=study-6
0 cash card=diplomacy-270 as=gold
0 use what=espionage
0 use what=study-1
0 use what=academy
0 pay source=tech-2-economics
0 by-hand
0 pay source=tech-2-science
0 use what=academy
0 by-hand
0 pay source=building-131
0 pay source=tech-3-science
0 use what=building-137
0 take source=space:culture:6
0 perform special=population
0 use what=population
0 use what=study-1
0 buy effect=r8a
0 finish
0 select tech=tech-4-arts
0 select tech=tech-4-social
0 select tech=tech-4-medicine
0 special slot=population
0 build card=building-162 architect=false discount=""
0 use what=special:population
0 use what=study-6
0 use what=study-2
0 buy effect=r8a
0 take source=building-162
0 claim card=research-237
0 use what=culture
0 skip
0 use what=industry
0 use what=espionage
0 use what=espionage
0 use what=building-137
0 finish
0 select tech=tech-5-science
0 select tech=tech-5-engineering
0 special slot=population
0 special slot=research
0 pass
0 use what=study-1
0 use what=industry
0 by-hand
0 pay source=tech-4-arts
0 by-hand
0 use what=special:research
0 use what=study-2
0 use what=espionage
0 use what=study-2
0 buy effect=r8a
0 take source=building-162
0 claim card=research-241
0 use what=special:population
0 finish
0 special slot=population
0 select tech=tech-6-army
0 select tech=tech-6-transport
0 select tech=tech-6-medicine
0 build card=wonder-185 architect=false discount=""
0 use what=special:population
0 take source=research-230
0 take source=book-24
0 pay source=tech-5-engineering
0 use what=study-2
0 use what=study-2
0 use what=population
0 use what=industry
0 pay source=tech-6-army
0 use what=espionage
0 use what=study-1
0 buy effect=r8a
0 take source=building-162
0 use what=espionage
0 use what=population
0 finish
0 select tech=tech-7-science
0 select tech=tech-7-engineering
0 select tech=tech-7-transport
0 special slot=war
0 build card=building-202 architect=true discount=""
0 pass
0 use what=espionage
0 use what=population
0 take source=book-23
0 pay source=tech-5-science
0 use what=study-6
0 use what=study-2
0 by-hand
0 use what=war
0 pay source=tech-6-army
0 by-hand
0 use what=special:war
0 use what=study-2
0 buy effect=r10
0 perform special=war
0 finish
# caught
0 select tech=tech-8-medicine
0 select tech=tech-8-military
0 special slot=war
0 select tech=tech-8-weaponry
0 build card=building-217 architect=false discount=""
0 build card=building-218 architect=true discount=""
0 use what=study-6
0 buy effect=r6a
0 use what=special:war
0 use what=war
0 by-hand
0 pay source=tech-6-army
0 use what=war
0 by-hand
0 pay source=tech-8-military
0 use what=war
0 use what=building-217
0 use what=building-218
0 finish
# final
`,
};
