import type { ShownGame } from '../../shared/shown-game.js';
import { strengthOf } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { Tta } from '../state/state.js';

/** The first half of a game in which all leaders and wonders are new. */
export const shownExpansion: ShownGame<Tta> = {
  options: {
    ...DEFAULTS,
    edition: '2015',
    version: 'full',
    expansion: { rebalanced: true, military: true, leaders: 'new', choice: 'random', agreed: [] },
  },
  seats: 2,
  viewer: 0,
  seed: '3a7c01256410068920a88cfae144dcea13eb392c9deef36828a752f8b27748c2',
  hash: 'b8e79c38e0b3dfcd',
  moments: [
    {
      id: 'row',
      rule: 'TTX-DRAW-01',
      points: ['row'],
      title: { en: 'All of them are new', fr: 'Tous sont nouveaux' },
      text: {
        en: 'This table plays with new leaders and wonders only, six and four of each age. They come through the row like all others, at the same prices.',
        fr: 'Cette table ne joue qu’avec les nouveaux chefs et merveilles, six et quatre par âge. Ils passent par la rangée comme les autres, aux mêmes prix.',
      },
      holds: (s) => s.round === 1,
    },
    {
      id: 'acropolis',
      rule: 'TTX-MOD-02',
      points: ['card:nlw.wonder.acropolis'],
      title: { en: 'A new wonder', fr: 'Une nouvelle merveille' },
      text: {
        en: 'You have finished the Acropolis: 1 culture a turn, 1 strength, and one more building of each urban type. Sun Tzu leads you, who adds 1 strength and helps when you draw military cards.',
        fr: 'Tu as achevé l’Acropole : 1 culture par tour, 1 de force, et un bâtiment de plus de chaque type urbain. Sun Tzu te dirige : il ajoute 1 de force et aide quand tu pioches des cartes militaires.',
      },
      holds: (s, me) => strengthOf(s, me) === 8 && playerOf(s, me).leader === 'nlw.leader.sun-tzu' && playerOf(s, me).wonders.length === 1,
    },
    {
      id: 'choice',
      rule: 'TTX-MOD-06',
      title: { en: 'New military cards', fr: 'De nouvelles cartes militaires' },
      text: {
        en: 'You have won the Autonomous Territory. It takes 2 blue tokens and gives a civil and a military action for good; and at once one of four gains, as you choose.',
        fr: 'Tu as gagné le Territoire autonome. Il prend 2 jetons bleus et donne pour toujours une action civile et une militaire ; et aussitôt un gain parmi quatre, à ton choix.',
      },
      holds: (s, me) => playerOf(s, me).colonies.includes('nlw.territory.autonomous-territory'),
    },
  ],
  line: `
# row
0 take place=4
0 end-turn
1 take place=5
1 end-turn
0 no-politics
0 take place=12
0 leader card=nlw.leader.sun-tzu
0 end-turn
1 no-politics
1 build tech=t06.infantry.warriors.a with=""
1 grow with=""
1 leader card=nlw.leader.boudica
1 take place=1
1 take place=4
1 end-turn
0 no-politics
0 build tech=t06.temple.religion.a with=""
0 grow with=""
0 take place=4
0 take place=3
0 end-turn
0 discard card=nlw.event.dark-ages
0 discard card=t15.event.rebellion
1 pick what=resources
1 no-politics
1 build tech=t06.temple.religion.a with=t15.action.urban-growth.a
1 take place=6
1 end-turn
0 prepare card=t06.event.scientific-breakthrough
0 build tech=t06.infantry.warriors.a with=""
0 take place=8
0 take place=2
0 stage stages=1 with=t06.action.engineering-genius.a
0 end-turn
0 discard card=t06.event.uncertain-borders
0 discard card=t06.event.pestilence
0 discard card=t06.bonus.defense-colonization.i
1 no-politics
1 take place=7
1 build tech=t06.mine.bronze.a with=""
1 grow with=""
1 build tech=t06.infantry.warriors.a with=""
1 tactic card=t06.tactic.legion
1 end-turn
0 no-politics
0 take place=9
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 tactic card=t06.tactic.legion
0 end-turn
0 discard card=t06.event.immigration
0 discard card=t06.territory.developed-territory.i
1 no-politics
1 stage stages=1 with=""
1 stage stages=1 with=""
1 take place=8
1 end-turn
0 prepare card=t15.territory.vast-territory.i
0 build tech=t06.mine.bronze.a with=""
0 action-card card=t15.action.cultural-heritage.i
0 take place=8
0 end-turn
0 discard card=t06.tactic.phalanx
1 no-politics
1 take place=11
1 grow with=""
1 build tech=t06.infantry.warriors.a with=""
1 tactic card=t06.tactic.fighting-band
1 end-turn
1 discard card=t06.tactic.phalanx
0 no-politics
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 stage stages=1 with=""
0 stage stages=1 with=""
# acropolis
0 government card=t15.government.monarchy way=peaceful with="" shared=-1
0 take place=4
0 end-turn
0 discard card=nlw.event.knowledge-of-the-ancients
0 discard card=t06.event.rats
0 discard card=t06.bonus.defense-colonization.i
1 no-politics
1 government card=t15.government.theocracy way=peaceful with="" shared=-1
1 stage stages=1 with=""
1 stage stages=1 with=""
1 take place=2
1 end-turn
0 no-politics
0 take place=9
0 leader card=nlw.leader.alfred-nobel
0 take place=3
0 end-turn
0 discard card=t06.tactic.medieval-army
0 discard card=nlw.aggression.kidnap
0 discard card=t15.aggression.plunder.i
0 discard card=t15.aggression.raid.i
1 prepare card=t06.territory.inhabited-territory.ii
1 mix food=0
0 mix food=2
1 take place=5
1 copy-tactic card=t06.tactic.legion taught=true
1 take place=1
1 end-turn
1 discard card=t06.bonus.defense-colonization.ii
0 prepare card=nlw.event.international-negotiations
0 grow with=""
0 build tech=t06.temple.religion.a with=t15.action.urban-growth.i
0 take place=4
0 take place=2
0 end-turn
0 discard card=t06.aggression.spy.ii
0 discard card=t06.bonus.defense-colonization.i
1 no-politics
1 stage stages=1 with=""
1 stage stages=1 with=""
1 destroy tech=t06.lab.philosophy.a
1 build tech=t06.infantry.warriors.a with=""
1 technology card=t15.theater.drama with="" shared=-1
1 end-turn
1 discard card=t06.event.cultural-influence
0 prepare card=t06.event.economic-progress
0 bid n=1
1 bid n=2
0 bid n=3
1 bid n=4
0 fold
1 commit unit=t06.infantry.warriors.a
1 commit unit=t06.infantry.warriors.a
1 commit unit=t06.infantry.warriors.a
1 settle
0 technology card=t15.theater.opera with=t15.action.breakthrough.ii shared=-1
0 take place=3
0 take place=2
0 destroy tech=t06.lab.philosophy.a
0 build tech=t06.temple.religion.a with=""
0 end-turn
0 discard card=t06.territory.inhabited-territory.i
0 discard card=t06.bonus.defense-colonization.i
1 prepare card=nlw.territory.autonomous-territory
1 grow with=""
1 build tech=t15.theater.drama with=""
1 copy-tactic card=t06.tactic.fighting-band
1 grow with=""
1 take place=2
1 end-turn
1 discard card=t15.aggression.infiltrate.ii
0 declare-war card=t15.war.war-over-territory.ii target=1
0 action-card card=t06.action.revolutionary-idea.ii
0 take place=2
0 technology card=t15.library.printing-press with="" shared=-1
0 take place=3
0 end-turn
0 discard card=t06.event.independence-declaration
0 discard card=t15.territory.vast-territory.ii
1 prepare card=t06.event.refugees
1 pick what=science
1 build tech=t06.temple.religion.a with=""
1 action-card card=t15.action.reserves.ii
1 mix food=0
1 take place=7
1 end-turn
0 prepare card=t06.event.national-pride
0 bid n=1
1 bid n=2
0 bid n=3
1 bid n=4
0 bid n=5
1 fold
0 commit unit=t06.infantry.warriors.a
0 commit unit=t06.infantry.warriors.a
0 commit unit=t06.infantry.warriors.a
0 commit-card card=t06.bonus.defense-colonization.ii
0 settle
0 build tech=t15.library.printing-press with=""
0 build tech=t15.library.printing-press with=""
0 government card=nlw.government.republic way=peaceful with="" shared=-1
0 take place=5
0 take place=3
0 copy-tactic card=t06.tactic.legion
0 end-turn
1 prepare card=nlw.event.arms-industry
1 fold
0 bid n=1
0 commit unit=t06.infantry.warriors.a
0 settle
# choice
`,
};
