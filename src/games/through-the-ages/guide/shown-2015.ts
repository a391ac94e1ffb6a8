import type { ShownGame } from '../../shared/shown-game.js';
import { strengthOf } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { State, Tta } from '../state/state.js';

const strengths = (s: State): string => s.players.map((_, seat) => strengthOf(s, seat)).join();
const culture = (s: State): string => s.players.map((player) => player.culture).join();

/** A whole game of the edition of 2015 that its soldiers win. */
export const shown2015: ShownGame<Tta> = {
  options: { ...DEFAULTS, edition: '2015', version: 'full' },
  seats: 2,
  viewer: 1,
  seed: '2a0b4a1c3c8b5a47cbaa13a27c524d4d67573fc5a20bb2a14c3bc5ade3014bed',
  hash: '636a871e79059e09',
  moments: [
    {
      id: 'ageII',
      rule: 'TTA-AGE-04',
      points: ['bank:yellow', 'row'],
      title: { en: 'Age I is over', fr: 'L’Âge I est fini' },
      text: {
        en: 'The last card of Age I came into the row. Alexander the Great, a leader of Age A, has left you, and with him much of your strength; a card of Age A left your hand. Each of you lost 2 yellow tokens, so people are dearer and eat more from now on.',
        fr: 'La dernière carte de l’Âge I est entrée dans la rangée. Alexandre le Grand, un chef de l’Âge A, t’a quitté, et une bonne part de ta force avec lui ; une carte de l’Âge A a quitté ta main. Chacun a perdu 2 jetons jaunes : ton peuple coûte et mange désormais davantage.',
      },
      holds: (s, me) => s.age === 2 && playerOf(s, me).leader === null && strengthOf(s, me) === 3,
    },
    {
      id: 'alone',
      rule: 'TTN-TAC-02',
      points: ['tech:t06.infantry.warriors.a'],
      title: { en: 'The wrong tactic', fr: 'La mauvaise tactique' },
      text: {
        en: 'Your tactic is Heavy Cavalry, but you have three infantry and no rider: strength 3, and no army. The Legion, which your rival once played, has long lain open for all.',
        fr: 'Ta tactique est la Cavalerie lourde, mais tu as trois infanteries et aucun cavalier : force 3, et pas d’armée. La Légion, jouée un jour par ton rival, est depuis longtemps commune à tous.',
      },
      holds: (s, me) => strengthOf(s, me) === 3 && playerOf(s, me).tactic === 't06.tactic.heavy-cavalry',
    },
    {
      id: 'copied',
      rule: 'TTN-TAC-02',
      points: ['tech:t06.infantry.warriors.a'],
      title: { en: 'Copied from the rival', fr: 'Copiée sur le rival' },
      text: {
        en: 'Copying it cost 2 military actions, where a tactic from your own hand costs 1. Your three Warriors are an army now: strength 5.',
        fr: 'La copier a coûté 2 actions militaires, alors qu’une tactique de ta main en coûte 1. Tes trois Guerriers forment maintenant une armée : force 5.',
      },
      holds: (s, me) => strengthOf(s, me) === 5 && playerOf(s, me).tactic === 't06.tactic.legion',
    },
    {
      id: 'attack',
      rule: 'TTN-AGG-01',
      points: ['seat:0'],
      title: { en: 'An aggression', fr: 'Une agression' },
      text: {
        en: 'Strength 10 against 3. You play Annex, which takes a colony away. Nobody sacrifices soldiers, but your rival may add military cards: bonus cards for their defence, others for 1 each, and no more cards than there are military actions: 3.',
        fr: 'Force 10 contre 3. Tu joues Annexion, qui prend une colonie. Personne ne sacrifie de soldats, mais ton rival peut ajouter des cartes militaires : des cartes Bonus pour leur défense, d’autres pour 1 chacune, et pas plus de cartes qu’il n’a d’actions militaires : 3.',
      },
      holds: (s) => strengths(s) === '3,10' && s.steps.some(({ step }) => step === 'defence'),
    },
    {
      id: 'annexed',
      rule: 'TTN-AGG-04',
      points: ['seat:0'],
      title: { en: 'Ten against six', fr: 'Dix contre six' },
      text: {
        en: 'With three cards your rival came from 3 to 6: too little. The Inhabited Territory is yours now, and with it its 2 yellow tokens, which change sides.',
        fr: 'Avec trois cartes, ton rival est passé de 3 à 6 : trop peu. Le Territoire habité est maintenant à toi, et avec lui ses 2 jetons jaunes, qui changent de camp.',
      },
      holds: (s, me) => playerOf(s, me).colonies.length === 1 && playerOf(s, me).yellow === 15 && playerOf(s, 0).yellow === 10,
    },
    {
      id: 'declared',
      rule: 'TTN-WAR-01',
      points: ['seat:0'],
      title: { en: 'War over Culture', fr: 'Une Guerre culturelle' },
      text: {
        en: 'Much later you are behind, 85 culture to 112, but stronger, 15 to 6. You declare war for 3 military actions; your rival has a whole turn to arm.',
        fr: 'Bien plus tard, tu as du retard, 85 points de culture à 112, mais plus de force, 15 à 6. Tu déclares la guerre pour 3 actions militaires ; ton rival a un tour entier pour s’armer.',
      },
      holds: (s) => strengths(s) === '6,15' && culture(s) === '112,85',
    },
    {
      id: 'war',
      rule: 'TTN-WAR-01',
      points: ['seat:0'],
      title: { en: 'The difference counts', fr: 'La différence compte' },
      text: {
        en: 'Your rival did not arm. The war compares the strengths of the moment, without cards or sacrifices: 15 against 6. War over Culture takes 5 and the difference, 14 points in all: 114 to 119.',
        fr: 'Ton rival ne s’est pas armé. La guerre compare les forces du moment, sans cartes ni sacrifices : 15 contre 6. La Guerre culturelle prend 5 et la différence, 14 points en tout : 114 à 119.',
      },
      holds: (s) => culture(s) === '119,114',
    },
    {
      id: 'last',
      rule: 'TTA-END-04',
      points: ['row'],
      title: { en: 'One more round', fr: 'Encore une manche' },
      text: {
        en: 'The last card of Age III is in the row. It happened when the second player’s turn began: this round, the nineteenth, is played to its end, and then one more.',
        fr: 'La dernière carte de l’Âge III est dans la rangée. C’est arrivé au début du tour du second joueur : cette manche, la dix-neuvième, se finit, puis on en joue une encore.',
      },
      holds: (s) => s.age === 4 && s.round === 19,
    },
    {
      id: 'final',
      rule: 'TTN-END-01',
      points: ['seat:0'],
      title: { en: 'The count', fr: 'Le décompte' },
      text: {
        en: 'Four events of Age III were left in the piles, and all count for everybody: Architecture 7 for you and 2 for your rival, Balance 2 and 2, Wonders 4 and 7, Strength 10 and 0. You win, 185 to 149.',
        fr: 'Quatre événements de l’Âge III restaient dans les piles, et tous comptent pour chacun : architecture 7 pour toi et 2 pour ton rival, équilibre 2 et 2, merveilles 4 et 7, force 10 et 0. Tu gagnes, 185 à 149.',
      },
      holds: (s) => s.over && culture(s) === '149,185',
    },
  ],
  line: `
1 take place=3
1 end-turn
0 take place=6
0 end-turn
1 no-politics
1 take place=8
1 leader card=t15.leader.alexander-the-great
1 build tech=t06.infantry.warriors.a with=""
1 grow with=""
1 end-turn
0 no-politics
0 take place=12
0 leader card=t15.leader.julius-caesar
0 end-turn
1 no-politics
1 action-card card=t15.action.cultural-heritage.a
1 build tech=t06.infantry.warriors.a with=""
1 take place=8
1 take place=1
1 end-turn
0 no-politics
0 build tech=t06.temple.religion.a with=""
0 grow with=""
0 take place=3
0 take place=0
0 end-turn
1 prepare card=t06.territory.inhabited-territory.i
0 pick what=t06.temple.religion.a
1 take place=6
1 take place=1
1 stage stages=1 with=""
1 end-turn
0 prepare card=t06.event.reign-of-terror
0 no-politics
0 grow with=""
0 build tech=t06.mine.bronze.a with=t15.action.rich-land.i
0 take place=4
0 tactic card=t06.tactic.legion
0 take place=2
0 end-turn
0 discard card=t15.aggression.enslave.i
1 prepare card=t15.territory.wealthy-territory.i
1 take place=0
1 stage stages=1 with=""
1 technology card=t15.theater.drama with="" shared=-1
1 take place=1
1 end-turn
0 prepare card=t15.event.rebellion
0 prepare card=t06.event.good-harvest
0 fold
1 fold
0 stage stages=1 with=""
0 grow with=t06.action.frugality.i
0 take place=5
0 tactic card=t06.tactic.heavy-cavalry
0 end-turn
0 discard card=t06.territory.developed-territory.i
0 discard card=t06.bonus.defense-colonization.i
1 prepare card=t06.event.foray
1 tactic card=t06.tactic.legion
1 end-turn
1 discard card=t06.tactic.fighting-band
1 discard card=t06.event.raiders
1 discard card=t15.aggression.plunder.i
0 prepare card=t06.event.new-deposits
0 bid n=1
1 fold
0 commit unit=t06.infantry.warriors.a
0 settle
0 stage stages=1 with=""
0 build tech=t06.mine.bronze.a with=t15.action.rich-land.a
0 leader card=t15.leader.genghis-khan
0 take place=2
0 technology card=t06.special.masonry with="" shared=-1
0 tactic card=t06.tactic.medieval-army
0 end-turn
0 discard card=t06.tactic.heavy-cavalry
1 prepare card=t06.event.border-conflict
1 grow with=""
1 build tech=t15.theater.drama with=t15.action.urban-growth.i
1 grow with=""
1 take place=1
1 copy-tactic card=t06.tactic.heavy-cavalry
1 end-turn
0 no-politics
0 take place=9
0 grow with=""
0 copy-tactic card=t06.tactic.legion
0 end-turn
0 discard card=t06.bonus.defense-colonization.i
# ageII
1 no-politics
# alone
1 copy-tactic card=t06.tactic.legion
# copied
1 take place=12
1 leader card=t15.leader.joan-of-arc
1 end-turn
0 no-politics
0 take place=11
0 government card=t15.government.theocracy way=peaceful with="" shared=-1
0 end-turn
1 prepare card=t06.territory.strategic-territory.i
1 build tech=t06.temple.religion.a with=""
1 take place=8
1 grow with=""
1 end-turn
0 no-politics
0 build tech=t06.temple.religion.a with=""
0 grow with=""
0 grow with=""
0 build tech=t06.infantry.warriors.a with=""
0 leader card=t15.leader.james-cook
0 take place=0
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
0 discard card=t06.event.iconoclasm
0 discard card=t06.event.popularization-of-science
1 declare-war card=t15.war.war-over-territory.ii target=0
1 build tech=t06.temple.religion.a with=""
1 technology card=t06.library.journalism with="" shared=-1
1 take place=4
1 end-turn
1 discard card=t15.tactic.napoleonic-army
0 no-politics
0 take place=4
0 stage stages=1 with=""
0 action-card card=t15.action.cultural-heritage.i
0 copy-tactic card=t06.tactic.heavy-cavalry
0 end-turn
0 discard card=t06.aggression.spy.ii
1 no-politics
1 stage stages=1 with=t06.action.engineering-genius.ii
1 stage stages=1 with=""
1 take place=7
1 end-turn
1 discard card=t06.bonus.defense-colonization.ii
0 prepare card=t06.territory.inhabited-territory.ii
1 mix food=3
0 take place=8
0 technology card=t06.farm.irrigation with="" shared=-1
0 upgrade from=t06.farm.agriculture.a to=t06.farm.irrigation with=""
0 end-turn
1 aggression card=t06.aggression.annex.ii target=0
# attack
0 commit-card card=t15.aggression.plunder.ii
0 commit-card card=t15.aggression.infiltrate.ii
0 commit-card card=t06.tactic.conquistadors
0 settle
# annexed
1 grow with=""
1 build tech=t06.infantry.warriors.a with=""
1 grow with=""
1 action-card card=t15.action.reserves.i
1 mix food=0
1 action-card card=t15.action.reserves.i
1 mix food=0
1 end-turn
1 discard card=t15.tactic.fortifications
1 discard card=t15.event.politics-of-strength
0 no-politics
0 end-turn
1 declare-war card=t15.war.war-over-technology.ii target=0
1 build tech=t15.theater.drama with=""
1 end-turn
0 prepare card=t06.event.national-pride
0 pick what=t06.farm.agriculture.a
0 stage stages=1 with=""
0 take place=4
0 take place=5
0 copy-tactic card=t06.tactic.legion
0 end-turn
0 discard card=t06.bonus.defense-colonization.i
0 discard card=t06.territory.historic-territory.ii
1 pick what=t06.special.masonry
1 no-politics
1 leader card=t15.leader.j-s-bach
1 take place=8
1 take place=1
1 end-turn
0 prepare card=t06.event.cold-war
0 stage stages=1 with=""
0 build tech=t06.infantry.warriors.a with=""
0 take place=10
0 end-turn
1 no-politics
1 grow with=""
1 build tech=t06.library.journalism with=""
1 take place=8
1 end-turn
1 discard card=t15.tactic.classic-army
1 discard card=t15.aggression.raid.ii
0 no-politics
0 action-card card=t06.action.revolutionary-idea.iii
0 take place=9
0 end-turn
0 discard card=t15.aggression.raid.iii
1 no-politics
1 take place=2
1 technology card=t06.library.multimedia with=t15.action.breakthrough.ii shared=-1
1 take place=7
1 end-turn
1 discard card=t06.tactic.mechanized-army
1 discard card=t06.event.impact-of-progress
0 no-politics
0 leader card=t15.leader.winston-churchill
0 take place=3
0 destroy tech=t06.lab.philosophy.a
0 build tech=t06.lab.philosophy.a with=""
0 end-turn
0 discard card=t15.aggression.plunder.iii
0 discard card=t15.war.war-over-culture.iii
0 discard card=t15.aggression.raid.iii
1 no-politics
1 government card=t15.government.fundamentalism way=revolution with="" shared=-1
1 end-turn
0 prepare card=t15.event.impact-of-balance
0 bid n=1
1 bid n=2
0 bid n=3
1 bid n=4
0 fold
1 commit unit=t06.infantry.warriors.a
1 commit-card card=t06.bonus.defense-colonization.iii
1 settle
0 technology card=t15.theater.opera with=t15.action.breakthrough.ii shared=-1
0 take place=11
0 arm
0 end-turn
0 discard card=t15.war.war-over-culture.iii
0 discard card=t15.aggression.plunder.iii
1 declare-war card=t15.war.war-over-culture.iii target=0
# declared
1 convert from=t06.lab.philosophy.a to=t15.theater.drama
1 upgrade from=t06.library.journalism to=t06.library.multimedia with=""
1 take place=10
1 take place=4
1 end-turn
1 discard card=t06.tactic.entrenchments
1 discard card=t06.event.impact-of-industry
1 discard card=t06.event.impact-of-competition
0 prepare card=t06.event.impact-of-architecture
0 action-card card=t06.action.revolutionary-idea.iii
0 take place=6
0 end-turn
0 discard card=t06.aggression.armed-intervention.iii
0 discard card=t06.tactic.modern-army
# war
1 prepare card=t06.event.impact-of-strength
1 action-card card=t06.action.endowment-for-the-arts.iii
1 convert from=t06.temple.religion.a to=t15.theater.drama
1 take place=7
1 end-turn
1 discard card=t06.bonus.defense-colonization.iii
# last
0 prepare card=t06.event.impact-of-wonders
0 fold
1 fold
0 take place=7
0 take place=1
0 destroy tech=t06.mine.bronze.a
0 arm
0 build tech=t06.infantry.warriors.a with=""
0 end-turn
1 aggression card=t06.aggression.armed-intervention.iii target=0
0 commit-card card=t06.aggression.armed-intervention.iii
0 settle
1 take place=2
1 leader card=t15.leader.charlie-chaplin
1 take place=7
1 technology card=t06.special.satellites with="" shared=-1
1 end-turn
1 discard card=t06.tactic.shock-troops
1 discard card=t15.event.impact-of-agriculture
0 no-politics
0 arm
0 action-card card=t15.action.reserves.iii
0 mix food=4
0 take place=1
0 destroy tech=t06.mine.bronze.a
0 build tech=t15.theater.opera with=""
0 end-turn
# final
`,
};
