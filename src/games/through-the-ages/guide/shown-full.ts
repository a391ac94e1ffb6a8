import type { ShownGame } from '../../shared/shown-game.js';
import { strengthOf } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { stored } from '../change/tokens.js';
import { DEFAULTS } from '../state/setup.js';
import type { State, Tta } from '../state/state.js';

const strengths = (s: State): string => s.players.map((_, seat) => strengthOf(s, seat)).join();
const culture = (s: State): string => s.players.map((player) => player.culture).join();

/** A whole game of the Full version of 2006: what soldiers are good for, and what they are not. */
export const shownFull: ShownGame<Tta> = {
  options: { ...DEFAULTS, version: 'full' },
  seats: 2,
  viewer: 0,
  seed: 'ea2100f15d0f79a470736eb7de5042a9d02f897c2bbc041baae79816a1349f4e',
  hash: 'd76432d121961287',
  moments: [
    {
      id: 'revealed',
      rule: 'TTA-EVT-02',
      points: ['seat:1'],
      title: { en: 'An event comes to light', fr: 'Un événement est révélé' },
      text: {
        en: 'Your rival has put a card face down on the future events, for 1 point of culture. So the first current event was revealed: Development of Warfare. Whoever has an unused worker may make a Warrior of it for nothing.',
        fr: 'Ton rival a posé une carte face cachée sur les événements futurs, pour 1 point de culture. Le premier événement actif a donc été révélé : Développement de la guerre. Qui a un ouvrier inutilisé peut en faire un Guerrier sans rien payer.',
      },
      holds: (s) => strengths(s) === '2,2' && s.players.every(({ pool }) => pool === 1) && playerOf(s, 1).culture === 1,
    },
    {
      id: 'warriors',
      rule: 'TTA-EVT-06',
      points: ['tech:t06.infantry.warriors.a'],
      title: { en: 'It concerned both', fr: 'Il vous concernait tous les deux' },
      text: {
        en: 'Each of you had an unused worker and took the Warrior: strength 3 on both sides. What your rival has put among the future events comes later, and nobody else knows what it is.',
        fr: 'Chacun de vous avait un ouvrier inutilisé et a pris le Guerrier : force 3 des deux côtés. Ce que ton rival a mis parmi les événements futurs viendra plus tard, et personne d’autre ne sait ce que c’est.',
      },
      holds: (s) => strengths(s) === '3,3' && s.futureEvents.length === 1,
    },
    {
      id: 'tactic',
      rule: 'TTA-TAC-02',
      points: ['tech:t06.infantry.warriors.a'],
      title: { en: 'A tactic makes an army', fr: 'Une tactique fait une armée' },
      text: {
        en: 'For a military action you played Fighting Band: every two infantry are an army worth 1 more. Three Warriors hold one such pair: strength 4 instead of 3.',
        fr: 'Pour une action militaire, tu as joué la Bande de combat : deux infanteries forment une armée et valent 1 de plus. Trois Guerriers contiennent une telle paire : force 4 au lieu de 3.',
      },
      holds: (s, me) => strengthOf(s, me) === 4 && playerOf(s, me).tactic === 't06.tactic.fighting-band',
    },
    {
      id: 'limit',
      rule: 'TTA-MCD-04',
      title: { en: 'Too many military cards', fr: 'Trop de cartes militaires' },
      text: {
        en: 'You have done without a political action. Before your other actions you now discard what is too much: with 2 military actions you may keep 2 cards, and you hold 3, a tactic, a bonus card and an aggression.',
        fr: 'Tu as renoncé à ton action politique. Avant tes autres actions, tu défausses maintenant ce qui est en trop : avec 2 actions militaires tu peux garder 2 cartes, et tu en as 3, une tactique, une carte Bonus et une agression.',
      },
      holds: (s, me) => playerOf(s, me).militaryHand.length === 3 && s.steps.at(-1)?.step === 'discard',
    },
    {
      id: 'ageII',
      rule: 'TTA-AGE-04',
      points: ['bank:yellow', 'row'],
      title: { en: 'Age I is over', fr: 'L’Âge I est fini' },
      text: {
        en: 'The last card of Age I came into the row. Leaders of Age A have left: your Homer, and Julius Caesar beside you. Each of you lost 2 yellow tokens, so people are dearer and eat more from now on. The row goes on with cards of Age II.',
        fr: 'La dernière carte de l’Âge I est entrée dans la rangée. Les chefs de l’Âge A sont partis : ton Homère, et le Jules César d’en face. Chacun a perdu 2 jetons jaunes : ton peuple coûte et mange désormais davantage. La rangée continue avec des cartes de l’Âge II.',
      },
      holds: (s) => s.age === 2 && s.players.every(({ leader }) => leader === null),
    },
    {
      id: 'plans',
      rule: 'TTA-WAR-01',
      points: ['seat:1'],
      title: { en: 'You are stronger', fr: 'Tu es le plus fort' },
      text: {
        en: 'Strength 11 against 6: among your military cards is a War over Resources. As your political action you may declare it now, for 2 military actions.',
        fr: 'Force 11 contre 6 : parmi tes cartes militaires se trouve une Guerre de ressources. Comme action politique, tu peux la déclarer maintenant, pour 2 actions militaires.',
      },
      holds: (s) => strengths(s) === '11,6',
    },
    {
      id: 'won',
      rule: 'TTA-WAR-04',
      points: ['seat:1', 'tech:t06.mine.bronze.a'],
      title: { en: 'A turn later', fr: 'Un tour plus tard' },
      text: {
        en: 'Your next turn began with the war. Nobody sacrificed soldiers: 11 against 6, and the difference is what counts. You took 5 resources, and you still have your political action.',
        fr: 'Ton tour suivant a commencé par la guerre. Personne n’a sacrifié de soldats : 11 contre 6, et c’est la différence qui compte. Tu as pris 5 ressources, et il te reste ton action politique.',
      },
      holds: (s, me) => stored(playerOf(s, me), 'resources') === 8 && stored(playerOf(s, 1), 'resources') === 0,
    },
    {
      id: 'prepared',
      rule: 'TTA-EVT-02',
      title: { en: 'Your political action', fr: 'Ton action politique' },
      text: {
        en: 'You put Economic Progress among the future events and scored 2 culture, for it is a card of Age II. What came to light is a territory, and both of you may bid for it.',
        fr: 'Tu as mis le Progrès économique parmi les événements futurs et marqué 2 points de culture, car c’est une carte de l’Âge II. C’est un territoire qui a été révélé, et vous pouvez tous deux enchérir.',
      },
      holds: (s, me) => playerOf(s, me).culture === 41 && s.steps.some(({ step }) => step === 'auction'),
    },
    {
      id: 'bid',
      rule: 'TTA-COL-02',
      points: ['seat:1'],
      title: { en: 'The bids rise', fr: 'Les enchères montent' },
      text: {
        en: 'You said 1, your rival 2, you 3, and now 4 is bid. Whoever wins must send soldiers and cards worth that much, and at least one soldier: do not bid what you would rather keep.',
        fr: 'Tu as dit 1, ton rival 2, toi 3, et il vient de dire 4. Qui gagne doit envoyer des soldats et des cartes de cette valeur, et au moins un soldat : n’enchéris pas ce que tu préfères garder.',
      },
      holds: (s) => s.steps.some((step) => step.step === 'auction' && step.bid === 4),
    },
    {
      id: 'colonised',
      rule: 'TTA-COL-06',
      points: ['seat:1'],
      title: { en: 'What it cost', fr: 'Ce que cela a coûté' },
      text: {
        en: 'You passed. Your rival paid with three Warriors, all there were, and a bonus card. The Strategic Territory helps with strength, so 5 are left instead of 6; but if the colony were lost, hardly anything would be.',
        fr: 'Tu as passé. Ton rival a payé avec ses trois Guerriers, tous ceux qu’il avait, et une carte Bonus. Le Territoire stratégique donne de la force, il lui en reste donc 5 au lieu de 6 ; mais sans cette colonie il n’aurait presque plus rien.',
      },
      holds: (s) => strengths(s) === '11,5' && playerOf(s, 1).colonies.length === 1,
    },
    {
      id: 'weak',
      rule: 'TTA-AGG-01',
      points: ['seat:1'],
      title: { en: 'Without soldiers', fr: 'Sans soldats' },
      text: {
        en: 'An event took the colony away: 11 against 1. You hold Spy, an aggression. It costs 1 military action, and is settled at once.',
        fr: 'Un événement lui a repris la colonie : 11 contre 1. Tu as Espion, une agression. Elle coûte 1 action militaire et se résout aussitôt.',
      },
      holds: (s) => strengths(s) === '11,1',
    },
    {
      id: 'robbed',
      rule: 'TTA-AGG-05',
      points: ['seat:1'],
      title: { en: 'The aggression succeeds', fr: 'L’agression réussit' },
      text: {
        en: 'The defender could have played bonus cards, and kept them. The attack was higher, and 5 points of science are yours: 11 instead of 6.',
        fr: 'Le défenseur pouvait jouer des cartes Bonus, et il les a gardées. L’attaque était supérieure, et 5 points de science sont à toi : 11 au lieu de 6.',
      },
      holds: (s, me) => playerOf(s, me).science === 11 && playerOf(s, 1).science === 6,
    },
    {
      id: 'last',
      rule: 'TTA-END-04',
      points: ['row'],
      title: { en: 'The last round is near', fr: 'La dernière manche approche' },
      text: {
        en: 'The last card of Age III is in the row: no more cards come. It happened before your turn, in the middle of a round: you play it to its end, and then one more.',
        fr: 'La dernière carte de l’Âge III est dans la rangée : il n’en viendra plus. C’est arrivé avant ton tour, au milieu d’une manche : vous la finissez, puis vous en jouez une encore.',
      },
      holds: (s) => s.age === 4 && s.round === 20 && culture(s) === '129,166',
    },
    {
      id: 'final',
      rule: 'TTA-END-05',
      points: ['seat:1'],
      title: { en: 'The count', fr: 'Le décompte' },
      text: {
        en: 'Four events of Age III were left in the piles, and all count for everybody: Competition 0 and 0, Technology 0 and 8, Architecture 3 and 5, Science 0 and 10. It ends 166 to 205: soldiers brought you booty, science brought your rival the game.',
        fr: 'Quatre événements de l’Âge III restaient dans les piles, et tous comptent pour chacun : compétition 0 et 0, technologie 0 et 8, architecture 3 et 5, science 0 et 10. Cela finit 166 à 205 : les soldats t’ont valu du butin, la science a valu la partie à ton rival.',
      },
      holds: (s) => s.over && culture(s) === '166,205',
    },
  ],
  line: `
1 take place=1
1 end-turn
0 take place=5
0 end-turn
1 no-politics
1 leader card=t06.leader.julius-caesar
1 take place=0
1 build tech=t06.mine.bronze.a with=""
1 grow with=""
1 end-turn
0 no-politics
0 build tech=t06.infantry.warriors.a with=""
0 leader card=t06.leader.homer
0 grow with=""
0 take place=2
0 end-turn
1 prepare card=t06.territory.developed-territory.i
# revealed
1 pick what=t06.infantry.warriors.a
0 pick what=t06.infantry.warriors.a
# warriors
1 take place=9
1 end-turn
0 no-politics
0 take place=9
0 tactic card=t06.tactic.fighting-band
# tactic
0 stage stages=1 with=""
0 end-turn
1 no-politics
1 discard card=t06.event.new-deposits
1 discard card=t06.tactic.heavy-cavalry
1 tactic card=t06.tactic.fighting-band
1 stage stages=1 with=""
1 technology card=t06.library.printing-press with="" shared=-1
1 take place=0
1 take place=3
1 end-turn
0 prepare card=t06.event.immigration
0 take place=5
0 stage stages=1 with=""
0 take place=2
0 end-turn
1 prepare card=t06.event.pestilence
1 stage stages=1 with=""
1 take place=2
1 end-turn
0 prepare card=t06.event.crusades
0 technology card=t06.special.cartography with="" shared=-1
0 stage stages=1 with=""
0 take place=3
0 end-turn
1 prepare card=t06.event.rats
1 discard card=t06.tactic.phalanx
1 discard card=t06.event.cultural-influence
1 build tech=t06.temple.religion.a with=t06.action.ideal-building-site.a
1 grow with=""
1 take place=3
1 action-card card=t06.action.mineral-deposits.i
1 build tech=t06.infantry.warriors.a with=""
1 end-turn
0 no-politics
# limit
0 discard card=t06.tactic.medieval-army
0 grow with=""
0 take place=0
0 grow with=""
0 grow with=""
0 end-turn
1 prepare card=t06.event.rebellion
1 fold
0 fold
1 discard card=t06.tactic.medieval-army
1 grow with=""
1 take place=7
1 stage stages=1 with=""
1 tactic card=t06.tactic.legion
1 end-turn
0 no-politics
0 discard card=t06.aggression.raid.i
0 discard card=t06.aggression.raid.i
0 build tech=t06.infantry.warriors.a with=""
0 stage stages=1 with=t06.action.engineering-genius.i
0 build tech=t06.mine.bronze.a with=t06.action.rich-land.a
0 take place=6
0 end-turn
1 prepare card=t06.territory.historic-territory.i
1 take place=5
1 grow with=""
1 build tech=t06.temple.religion.a with=""
1 end-turn
# ageII
0 no-politics
0 discard card=t06.tactic.heavy-cavalry
0 build tech=t06.temple.religion.a with=""
0 action-card card=t06.action.work-of-art.i
0 take place=2
0 take place=4
0 end-turn
1 no-politics
1 discard card=t06.aggression.plunder.i
1 discard card=t06.tactic.fighting-band
1 discard card=t06.event.border-conflict
1 discard card=t06.territory.wealthy-territory.i
1 leader card=t06.leader.michelangelo
1 take place=4
1 technology card=t06.theater.drama with="" shared=-1
1 take place=3
1 end-turn
0 no-politics
0 discard card=t06.tactic.napoleonic-army
0 discard card=t06.bonus.defense-colonization.i
0 build tech=t06.temple.religion.a with=t06.action.ideal-building-site.i
0 take place=4
0 take place=0
0 end-turn
1 prepare card=t06.territory.strategic-territory.ii
0 pick what=t06.lab.philosophy.a
1 discard card=t06.aggression.raid.ii
1 government card=t06.government.theocracy way=revolution with="" shared=-1
1 end-turn
0 prepare card=t06.territory.wealthy-territory.ii
0 discard card=t06.bonus.defense-colonization.i
0 technology card=t06.theater.drama with=t06.action.breakthrough.ii shared=-1
0 take place=5
0 stage stages=1 with=""
0 end-turn
1 prepare card=t06.event.independence-declaration
1 discard card=t06.bonus.defense-colonization.i
1 stage stages=1 with=""
1 take place=5
1 action-card card=t06.action.revolutionary-idea.i
1 end-turn
# plans
0 declare-war card=t06.war.war-over-resources.ii target=1
0 discard card=t06.tactic.conquistadors
0 stage stages=1 with=""
0 take place=8
0 leader card=t06.leader.j-s-bach
0 end-turn
1 prepare card=t06.event.ravages-of-time
1 fold
0 fold
1 discard card=t06.war.war-over-technology.ii
1 discard card=t06.aggression.plunder.ii
1 stage stages=1 with=""
1 action-card card=t06.action.revolutionary-idea.ii
1 end-turn
0 settle
1 settle
# won
0 prepare card=t06.event.economic-progress
# prepared
0 bid n=1
1 bid n=2
0 bid n=3
1 bid n=4
# bid
0 fold
1 commit unit=t06.infantry.warriors.a
1 commit unit=t06.infantry.warriors.a
1 commit unit=t06.infantry.warriors.a
1 commit-card card=t06.bonus.defense-colonization.i
1 settle
# colonised
0 take place=11
0 end-turn
1 prepare card=t06.event.international-agreement
1 discard card=t06.aggression.plunder.ii
1 discard card=t06.tactic.mobile-artillery
1 discard card=t06.territory.fertile-territory.ii
1 discard card=t06.aggression.assassinate.ii
1 discard card=t06.tactic.classic-army
1 discard card=t06.bonus.defense-colonization.ii
1 take place=2
1 end-turn
# weak
0 aggression card=t06.aggression.spy.ii target=1
0 settle
1 settle
# robbed
0 take place=7
0 end-turn
1 prepare card=t06.event.emigration
1 discard card=t06.tactic.fortifications
1 discard card=t06.aggression.sabotage.ii
1 end-turn
0 no-politics
0 discard card=t06.tactic.defensive-army
0 stage stages=1 with=""
0 take place=2
0 stage stages=1 with=""
0 action-card card=t06.action.work-of-art.ii
0 end-turn
1 prepare card=t06.event.impact-of-agriculture
1 pick what=t06.wonder.colossus
0 pick what=t06.wonder.st-peters-basilica
1 discard card=t06.war.war-over-culture.iii
1 discard card=t06.event.impact-of-strength
1 grow with=""
1 build tech=t06.library.printing-press with=""
1 end-turn
0 prepare card=t06.event.impact-of-government
0 bid n=1
0 commit unit=t06.infantry.warriors.a
0 settle
0 discard card=t06.tactic.defensive-army
0 stage stages=1 with=""
0 take place=4
0 take place=8
0 end-turn
1 prepare card=t06.event.impact-of-architecture
1 discard card=t06.aggression.plunder.iii
1 discard card=t06.tactic.mechanized-army
1 take place=5
1 end-turn
0 no-politics
0 discard card=t06.tactic.shock-troops
0 discard card=t06.aggression.raid.ii
0 government card=t06.government.republic way=revolution with="" shared=-1
0 end-turn
1 prepare card=t06.event.impact-of-competition
0 take place=8
0 take place=4
0 decline
1 discard card=t06.tactic.shock-troops
1 discard card=t06.event.impact-of-colonies
1 take place=2
1 take place=0
1 destroy tech=t06.lab.philosophy.a
1 build tech=t06.theater.drama with=""
1 end-turn
0 no-politics
0 discard card=t06.bonus.defense-colonization.iii
0 discard card=t06.event.impact-of-progress
0 take place=11
0 end-turn
1 no-politics
1 discard card=t06.tactic.mechanized-army
1 discard card=t06.war.war-over-culture.iii
1 discard card=t06.aggression.armed-intervention.iii
1 leader card=t06.leader.william-shakespeare
1 technology card=t06.library.multimedia with="" shared=-1
1 upgrade from=t06.library.printing-press to=t06.library.multimedia with=""
1 take place=3
1 end-turn
0 no-politics
0 discard card=t06.tactic.modern-army
0 discard card=t06.aggression.plunder.iii
0 end-turn
1 prepare card=t06.event.impact-of-technology
1 discard card=t06.tactic.modern-army
1 discard card=t06.bonus.defense-colonization.ii
1 end-turn
0 no-politics
0 discard card=t06.war.holy-war.iii
0 discard card=t06.bonus.defense-colonization.iii
0 take place=7
0 leader card=t06.leader.rock-roll-icon
0 take place=2
0 destroy tech=t06.temple.religion.a
0 build tech=t06.theater.drama with=t06.action.ideal-building-site.iii
0 end-turn
1 prepare card=t06.event.impact-of-science
1 discard card=t06.tactic.entrenchments
1 discard card=t06.event.impact-of-happiness
1 take place=12
1 technology card=t06.special.satellites with="" shared=-1
1 end-turn
# last
0 no-politics
0 discard card=t06.war.war-over-culture.iii
0 discard card=t06.aggression.raid.iii
0 action-card card=t06.action.work-of-art.iii
0 destroy tech=t06.mine.bronze.a
0 build tech=t06.theater.drama with=t06.action.ideal-building-site.iii
0 destroy tech=t06.mine.bronze.a
0 build tech=t06.theater.drama with=""
0 action-card card=t06.action.mineral-deposits.iii
0 destroy tech=t06.mine.bronze.a
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 no-politics
1 discard card=t06.war.holy-war.iii
1 take place=2
1 leader card=t06.leader.mahatma-gandhi
1 destroy tech=t06.mine.bronze.a
1 build tech=t06.library.printing-press with=""
1 end-turn
0 no-politics
0 take place=2
0 destroy tech=t06.temple.religion.a
0 build tech=t06.mine.bronze.a with=""
0 destroy tech=t06.mine.bronze.a
0 end-turn
# final
`,
};
