import type { GuidedGame } from '../../shared/guided-game.js';
import { civilLeft, cultureOf, discontentOf, happinessOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { State, Tta } from '../state/state.js';

const culture = (s: State): string => s.players.map((p) => p.culture).join();
const strength = (s: State): string => s.players.map((_, seat) => strengthOf(s, seat)).join();

/** Age I of the edition of 2015 against one bot; the learner goes on alone as Age II begins. */
export const first2015: GuidedGame<Tta> = {
  options: { ...DEFAULTS, edition: '2015', version: 'full' },
  seats: 2,
  learner: 0,
  seed: '569f7864e58ad2660902273898c615b9044d15dbf5c3b7e7f5cab1cd0e1bb451',
  hash: 'f290b20ef5e3a70d',
  line: `
0 take place=4
0 end-turn
1 take place=8
1 end-turn
0 no-politics
0 leader card=t06.leader.aristotle
0 grow with=""
0 build tech=t06.mine.bronze.a with=""
0 take place=4
0 end-turn
1 no-politics
1 build tech=t06.mine.bronze.a with=""
1 take place=11
1 end-turn
0 prepare card=t06.territory.inhabited-territory.i
0 grow with=""
0 build tech=t06.lab.philosophy.a with=t15.action.urban-growth.a
0 take place=6
0 end-turn
1 prepare card=t06.event.raiders
0 pick what=t06.infantry.warriors.a
1 stage stages=1 with=""
1 take place=6
1 take place=0
1 end-turn
0 no-politics
0 grow with=""
0 build tech=t06.temple.religion.a with=""
0 technology card=t15.infantry.swordsmen with="" shared=-1
0 take place=0
0 end-turn
0 discard card=t06.tactic.phalanx
1 prepare card=t06.territory.developed-territory.i
1 leader card=t15.leader.joan-of-arc
1 technology card=t15.theater.drama with="" shared=-1
1 take place=6
1 end-turn
0 prepare card=t06.territory.strategic-territory.i
0 tactic card=t06.tactic.fighting-band
0 upgrade from=t06.infantry.warriors.a to=t15.infantry.swordsmen with=""
0 stage stages=1 with=""
0 stage stages=1 with=""
0 take place=3
0 take place=4
0 end-turn
1 prepare card=t06.event.immigration
1 bid n=1
0 bid n=2
1 bid n=3
0 fold
1 commit unit=t06.infantry.warriors.a
1 cheapest
1 settle
1 build tech=t06.temple.religion.a with=""
1 take place=0
1 grow with=""
1 build tech=t06.farm.agriculture.a with=""
1 end-turn
0 aggression card=t15.aggression.raid.i target=1
1 cheapest
1 settle
0 stage stages=1 with=""
0 upgrade from=t06.infantry.warriors.a to=t15.infantry.swordsmen with=""
0 technology card=t06.special.cartography with="" shared=-1
0 take place=7
0 end-turn
1 prepare card=t06.event.pestilence
0 bid n=1
0 commit unit=t15.infantry.swordsmen
0 settle
1 government card=t15.government.theocracy way=revolution with="" shared=-1
1 tactic card=t06.tactic.fighting-band
1 end-turn
0 no-politics
0 stage stages=1 with=""
0 take place=2
0 leader card=t15.leader.michelangelo
0 technology card=t06.mine.iron with="" shared=-1
0 grow with=""
0 end-turn
1 no-politics
1 take place=6
1 technology card=t06.lab.alchemy with="" shared=-1
1 upgrade from=t06.lab.philosophy.a to=t06.lab.alchemy with=""
1 end-turn
`,
  lessons: [
    {
      id: 'start',
      steps: [
        { id: 'welcome', points: { b: 'row' }, rule: 'TTA-ROW-01' },
        { id: 'aristotle', acts: 1, rule: 'TTN-TURN-02', holds: (s, me) => civilLeft(s, me) === 1 },
        {
          id: 'produce',
          acts: 2,
          points: { b: 'tech:t06.farm.agriculture.a', c: 'tech:t06.mine.bronze.a', d: 'tech:t06.lab.philosophy.a' },
          rule: 'TTN-EOT-03',
          proves: (s, me) =>
            civilLeft(s, me) === 4 && playerOf(s, me).science === 1 && playerOf(s, 1).wonder?.id === 't15.wonder.library-of-alexandria',
        },
        { id: 'lead', acts: 1, rule: 'TTA-LDR-01' },
        {
          id: 'grow',
          acts: 2,
          versus: { 2: 'build tech=t06.farm.agriculture.a with=""' },
          points: { b: 'bank:yellow' },
          rule: 'TTA-POP-01',
          proves: (s, me) => civilLeft(s, me) === 1,
        },
        { id: 'plan', acts: 2, rule: 'TTN-EOT-06', proves: (s, me) => playerOf(s, me).militaryHand.length === 2 },
      ],
    },
    {
      id: 'politics',
      steps: [
        { id: 'prepare', acts: 1, rule: 'TTN-EVT-01', proves: (s, me) => playerOf(s, me).culture === 1 },
        {
          id: 'lab',
          acts: 2,
          versus: { 2: 'build tech=t06.temple.religion.a with=t15.action.urban-growth.a' },
          rule: 'TTA-BLD-02',
          proves: (s, me) => scienceOf(s, me) === 2,
        },
        { id: 'swords', acts: 2, rule: 'TTA-CON-01', proves: (s, me) => playerOf(s, me).pool === 1 && playerOf(s, 1).pool === 0 },
        { id: 'warriors', acts: 1, points: { b: 'seat:1' }, rule: 'TTA-EVT-06', proves: (s) => strength(s) === '2,1' },
      ],
    },
    {
      id: 'happiness',
      steps: [
        { id: 'peace', acts: 1, points: { b: 'seat:1' }, rule: 'TTN-AGG-03', holds: (s) => playerOf(s, 1).militaryHand.length === 3 },
        {
          id: 'temple',
          acts: 2,
          versus: { 2: 'build tech=t06.mine.bronze.a with=""' },
          points: { b: 'bank:yellow' },
          rule: 'TTA-HAP-04',
          holds: (s, me) => discontentOf(s, me) === 1 && playerOf(s, me).pool === 0 && playerOf(s, me).blue === 9,
          proves: (s, me) => happinessOf(s, me) === 1 && cultureOf(s, me) === 1 && playerOf(s, me).blue === 15,
        },
        { id: 'sword', acts: 2, rule: 'TTA-TEC-01', holds: (s, me) => playerOf(s, me).science === 5 },
        {
          id: 'hand',
          acts: 2,
          rule: 'TTN-EOT-01',
          proves: (s) => culture(s) === '2,3' && playerOf(s, 1).leader === 't15.leader.joan-of-arc',
        },
      ],
    },
    {
      id: 'army',
      steps: [
        { id: 'sow', acts: 1, rule: 'TTA-EVT-03', holds: (s) => s.currentEvents.length === 1 },
        { id: 'tactic', acts: 2, rule: 'TTN-TAC-01', proves: (s) => strength(s) === '4,1' },
        { id: 'wall', acts: 2, rule: 'TTA-WON-02' },
        { id: 'cards', acts: 3, rule: 'TTA-TAKE-01', holds: (s, me) => playerOf(s, me).leader === 't06.leader.aristotle' },
        { id: 'bid', acts: 1, rule: 'TTN-COL-01' },
        { id: 'fold', acts: 1, rule: 'TTA-COL-03', proves: (s) => strength(s) === '4,1' && playerOf(s, 1).colonies.length === 1 },
      ],
    },
    {
      id: 'attack',
      steps: [
        { id: 'raid', acts: 1, rule: 'TTN-AGG-01', proves: (s) => playerOf(s, 1).militaryHand.length === 3 },
        {
          id: 'blue',
          acts: 2,
          points: { b: 'bank:blue' },
          rule: 'TTN-EOT-04',
          holds: (s, me) => playerOf(s, me).blue === 8,
          proves: (s, me) => playerOf(s, me).blue === 11 && strengthOf(s, me) === 5,
        },
        {
          id: 'map',
          acts: 3,
          versus: { 1: 'government card=t15.government.monarchy way=peaceful with="" shared=-1' },
          rule: 'TTA-SPC-01',
          proves: (s) => s.players[1]!.holdings.every(({ id, workers }) => id !== 't06.infantry.warriors.a' || workers === 0),
        },
        {
          id: 'colony',
          acts: 3,
          points: { b: 'bank:yellow' },
          rule: 'TTN-COL-01',
          proves: (s) => strength(s) === '3,3' && playerOf(s, 0).science === 11,
        },
      ],
    },
    {
      id: 'leader',
      steps: [
        { id: 'even', acts: 1, rule: 'TTN-AGG-01' },
        {
          id: 'finish',
          acts: 1,
          rule: 'TTA-WON-05',
          proves: (s, me) => strengthOf(s, me) === 4 && happinessOf(s, me) === 2 && cultureOf(s, me) === 2,
        },
        { id: 'michelangelo', acts: 2, rule: 'TTN-LDR-01', proves: (s, me) => cultureOf(s, me) === 4 && civilLeft(s, me) === 2 },
        { id: 'iron', acts: 3, rule: 'TTA-TOK-01', proves: (s, me) => s.age === 2 && playerOf(s, me).pool === 1 },
      ],
    },
    {
      id: 'age',
      steps: [
        {
          id: 'age',
          points: { b: 'seat:1', c: 'bank:yellow' },
          rule: 'TTN-AGE-01',
          holds: (s) => playerOf(s, 1).wonder === null && playerOf(s, 1).wonders.length === 0,
        },
        { id: 'scoring', rule: 'TTN-EVT-04' },
        { id: 'war', rule: 'TTN-WAR-01' },
        { id: 'alone', rule: 'TTN-GOV-01', holds: (s) => culture(s) === '9,13' && cultureOf(s, 0) === 4 && cultureOf(s, 1) === 3 },
      ],
    },
  ],
};
