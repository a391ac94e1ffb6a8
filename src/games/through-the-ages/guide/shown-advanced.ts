import type { ShownGame } from '../../shared/shown-game.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { State, Tta } from '../state/state.js';

const culture = (s: State): string => s.players.map((player) => player.culture).join();

/** A game of the Advanced version of 2006, for how it ends: after Age II, with four events that all can see. */
export const shownAdvanced: ShownGame<Tta> = {
  options: { ...DEFAULTS, version: 'advanced' },
  seats: 2,
  viewer: 1,
  seed: '3e3a1d24cc2a41be466aee91605335b655abae42f478ae55f956640d34be3292',
  hash: '629eeb60a1c872a1',
  moments: [
    {
      id: 'aims',
      rule: 'TTA-END-06',
      title: { en: 'What will count', fr: 'Ce qui comptera' },
      text: {
        en: 'Four events of Age III lie open from the beginning and count at the end for everybody: happiness, government, competition and wonders. You know from the first turn what is worth building.',
        fr: 'Quatre événements de l’Âge III sont visibles dès le début et comptent à la fin pour chacun : bonheur, gouvernement, compétition et merveilles. Tu sais dès le premier tour ce qu’il vaut la peine de bâtir.',
      },
      holds: (s) => s.round === 1 && s.bonuses.length === 4,
    },
    {
      id: 'ageII',
      rule: 'TTA-AGE-04',
      points: ['row', 'seat:0'],
      title: { en: 'Age I is over', fr: 'L’Âge I est fini' },
      text: {
        en: 'The last card of Age I came into the row. The leaders of Age A have left both of you, and your rival has lost the Library of Alexandria too, a wonder of Age A that was not finished.',
        fr: 'La dernière carte de l’Âge I est entrée dans la rangée. Les chefs de l’Âge A vous ont quittés tous les deux, et ton rival a perdu aussi la Bibliothèque d’Alexandrie, une merveille de l’Âge A qui n’était pas achevée.',
      },
      holds: (s) => s.age === 2 && s.players.every(({ leader, wonder }) => leader === null && wonder === null),
    },
    {
      id: 'last',
      rule: 'TTA-END-02',
      points: ['row'],
      title: { en: 'The last round', fr: 'La dernière manche' },
      text: {
        en: 'The last card of Age II is in the row, and nothing will follow. It happened at the beginning of the fourteenth round: this one is the last.',
        fr: 'La dernière carte de l’Âge II est dans la rangée, et rien ne suivra. C’est arrivé au début de la quatorzième manche : elle est la dernière.',
      },
      holds: (s) => s.round === 14 && culture(s) === '74,87',
    },
    {
      id: 'final',
      rule: 'TTA-END-06',
      points: ['seat:0'],
      title: { en: 'The count', fr: 'Le décompte' },
      text: {
        en: 'The four open events count: happiness 10 for each of you, government 16 for you and 11 for your rival, competition nothing, wonders 4 for your rival alone. You win, 130 to 106.',
        fr: 'Les quatre événements visibles comptent : bonheur 10 pour chacun, gouvernement 16 pour toi et 11 pour ton rival, compétition rien, merveilles 4 pour ton rival seul. Tu gagnes, 130 à 106.',
      },
      holds: (s, me) => s.over && culture(s) === '106,130' && playerOf(s, me).wonders.length === 0,
    },
  ],
  line: `
# aims
1 take place=3
1 end-turn
0 take place=1
0 take place=2
0 end-turn
1 no-politics
1 take place=7
1 leader card=t06.leader.homer
1 build tech=t06.infantry.warriors.a with=""
1 grow with=""
1 end-turn
0 no-politics
0 leader card=t06.leader.alexander-the-great
0 take place=3
0 take place=0
0 end-turn
1 prepare card=t06.territory.fertile-territory.i
1 build tech=t06.temple.religion.a with=""
1 action-card card=t06.action.work-of-art.a
1 take place=6
1 end-turn
0 no-politics
0 build tech=t06.temple.religion.a with=t06.action.ideal-building-site.a
0 take place=5
0 grow with=t06.action.frugality.a
0 build tech=t06.infantry.warriors.a with=""
0 tactic card=t06.tactic.medieval-army
0 end-turn
1 no-politics
1 action-card card=t06.action.work-of-art.i
1 take place=4
1 grow with=""
1 build tech=t06.infantry.warriors.a with=""
1 tactic card=t06.tactic.legion
1 end-turn
0 no-politics
0 take place=12
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 prepare card=t06.territory.developed-territory.i
1 build tech=t06.temple.religion.a with=""
1 take place=4
1 grow with=""
1 end-turn
0 no-politics
0 take place=7
0 take place=3
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 no-politics
1 technology card=t06.theater.drama with=t06.action.breakthrough.i shared=-1
1 take place=8
1 take place=2
1 end-turn
0 no-politics
0 discard card=t06.tactic.light-cavalry
0 action-card card=t06.action.mineral-deposits.i
0 build tech=t06.temple.religion.a with=""
0 take place=4
0 end-turn
1 prepare card=t06.event.foray
1 technology card=t06.special.masonry with="" shared=-1
1 build tech=t06.theater.drama with=""
1 action-card card=t06.action.revolutionary-idea.i
1 take place=4
1 end-turn
# ageII
0 prepare card=t06.event.border-conflict
0 discard card=t06.aggression.raid.i
0 discard card=t06.tactic.medieval-army
0 discard card=t06.tactic.phalanx
0 discard card=t06.event.immigration
0 tactic card=t06.tactic.fighting-band
0 leader card=t06.leader.michelangelo
0 take place=8
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 prepare card=t06.event.raiders
1 pick what=t06.farm.agriculture.a
1 discard card=t06.tactic.heavy-cavalry
1 discard card=t06.tactic.heavy-cavalry
1 discard card=t06.event.cultural-influence
1 discard card=t06.event.rats
1 discard card=t06.territory.inhabited-territory.i
1 take place=5
1 action-card card=t06.action.mineral-deposits.i
1 build tech=t06.theater.drama with=""
1 end-turn
0 no-politics
0 government card=t06.government.theocracy way=peaceful with="" shared=-1
0 take place=2
0 stage stages=1 with=t06.action.engineering-genius.i
0 stage stages=1 with=""
0 stage stages=1 with=""
0 end-turn
1 no-politics
1 discard card=t06.territory.historic-territory.i
1 discard card=t06.event.civil-unrest
1 take place=11
1 leader card=t06.leader.j-s-bach
1 end-turn
0 no-politics
0 discard card=t06.tactic.defensive-army
0 end-turn
1 no-politics
1 discard card=t06.aggression.raid.ii
1 discard card=t06.tactic.defensive-army
1 grow with=""
1 take place=2
1 take place=4
1 take place=3
1 end-turn
0 prepare card=t06.event.independence-declaration
0 bid n=1
1 fold
0 commit unit=t06.infantry.warriors.a
0 settle
0 discard card=t06.tactic.conquistadors
0 discard card=t06.aggression.raid.i
0 grow with=""
0 build tech=t06.temple.religion.a with=""
0 end-turn
1 prepare card=t06.event.crime-wave
1 fold
0 fold
1 discard card=t06.bonus.defense-colonization.i
1 action-card card=t06.action.wave-of-nationalism.ii
1 take place=3
1 build tech=t06.infantry.warriors.a with=""
1 end-turn
0 prepare card=t06.event.popularization-of-science
0 mix food=0
0 discard card=t06.aggression.spy.ii
0 discard card=t06.aggression.assassinate.ii
0 take place=0
0 end-turn
1 prepare card=t06.territory.wealthy-territory.ii
0 mix food=1
1 government card=t06.government.constitutional-monarchy way=revolution with="" shared=-1
1 end-turn
0 prepare card=t06.territory.developed-territory.ii
0 discard card=t06.aggression.raid.ii
0 discard card=t06.tactic.mobile-artillery
0 take place=7
0 destroy tech=t06.lab.philosophy.a
0 technology card=t06.library.printing-press with="" shared=-1
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 prepare card=t06.event.economic-progress
1 take place=11
1 take place=2
1 take place=1
1 destroy tech=t06.mine.bronze.a
1 build tech=t06.infantry.warriors.a with=""
1 tactic card=t06.tactic.fortifications
1 end-turn
0 prepare card=t06.event.international-agreement
0 discard card=t06.bonus.defense-colonization.ii
0 take place=1
0 destroy tech=t06.mine.bronze.a
0 build tech=t06.library.printing-press with=""
0 destroy tech=t06.library.printing-press
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
# last
1 prepare card=t06.event.national-pride
0 take place=6
0 decline
1 action-card card=t06.action.work-of-art.ii
1 take place=8
1 take place=0
1 destroy tech=t06.mine.bronze.a
1 build tech=t06.theater.drama with=""
1 end-turn
0 no-politics
0 discard card=t06.bonus.defense-colonization.ii
0 discard card=t06.bonus.defense-colonization.ii
0 end-turn
# final
`,
};
