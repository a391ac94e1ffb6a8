import type { GuidedGame } from '../../shared/guided-game.js';
import { civilLeft, cultureOf, happinessOf, scienceOf, strengthOf } from '../ask/ratings.js';
import { isLastRound, playerOf } from '../ask/selectors.js';
import { stored } from '../change/tokens.js';
import { DEFAULTS } from '../state/setup.js';
import type { State, Tta } from '../state/state.js';

/** Food and resources in store. */
const has = (s: State, me: number, food: number, resources: number): boolean =>
  stored(playerOf(s, me), 'food') === food && stored(playerOf(s, me), 'resources') === resources;

/** Seven rounds of the Simple version of 2006 against one bot; the eighth and last turn is the learner's own. */
export const firstSimple: GuidedGame<Tta> = {
  options: { ...DEFAULTS, version: 'simple' },
  seats: 2,
  learner: 0,
  seed: '4c43cc6ce95184460650c33b9ac0166e553ebf728dc0653dc2f73acae7359542',
  hash: '369f25ea5cb28147',
  line: `
0 take place=1
0 end-turn
1 take place=0
1 take place=4
1 end-turn
0 grow with=""
0 build tech=t06.mine.bronze.a with=""
0 take place=4
0 leader card=t06.leader.hammurabi
0 take place=3
0 end-turn
1 take place=5
1 action-card card=t06.action.work-of-art.a
1 build tech=t06.infantry.warriors.a with=""
1 leader card=t06.leader.moses
1 end-turn
0 pick what=t06.temple.religion.a
0 stage stages=1 with=""
0 grow with=""
0 take place=7
0 take place=2
0 end-turn
1 grow with=""
1 build tech=t06.mine.bronze.a with=t06.action.rich-land.a
1 grow with=""
1 grow with=""
1 end-turn
0 stage stages=1 with=t06.action.engineering-genius.a
0 stage stages=1 with=""
0 build tech=t06.farm.agriculture.a with=t06.action.rich-land.a
0 technology card=t06.lab.alchemy with="" shared=-1
0 take place=4
0 take place=0
0 end-turn
1 build tech=t06.temple.religion.a with=""
1 build tech=t06.mine.bronze.a with=""
1 take place=4
1 grow with=""
1 end-turn
0 upgrade from=t06.lab.philosophy.a to=t06.lab.alchemy with=t06.action.efficient-upgrade.i
0 build tech=t06.infantry.warriors.a with=""
0 grow with=""
0 build tech=t06.mine.bronze.a with=""
0 take place=5
0 take place=2
0 end-turn
1 build tech=t06.temple.religion.a with=""
1 take place=9
1 end-turn
0 leader card=t06.leader.leonardo-da-vinci
0 take place=4
0 technology card=t06.theater.drama with="" shared=-1
0 action-card card=t06.action.mineral-deposits.i
0 grow with=""
0 build tech=t06.theater.drama with=""
0 end-turn
1 take place=6
1 leader card=t06.leader.michelangelo
1 build tech=t06.infantry.warriors.a with=""
1 take place=1
1 end-turn
0 technology card=t06.special.warfare with="" shared=-1
0 take place=2
0 destroy tech=t06.mine.bronze.a
0 build tech=t06.temple.religion.a with=""
0 take place=4
0 end-turn
1 action-card card=t06.action.work-of-art.i
1 grow with=""
1 build tech=t06.infantry.warriors.a with=""
1 end-turn
`,
  lessons: [
    {
      id: 'row',
      steps: [
        { id: 'welcome', points: { b: 'row-price:1' }, rule: 'TTA-ROW-01' },
        { id: 'pyramids', acts: 1, rule: 'TTA-FST-01', holds: (s, me) => civilLeft(s, me) === 1 },
        {
          id: 'produce',
          acts: 1,
          points: { b: 'tech:t06.farm.agriculture.a', c: 'tech:t06.mine.bronze.a', d: 'tech:t06.lab.philosophy.a' },
          rule: 'TTA-PRD-01',
          proves: (s, me) => has(s, me, 2, 2) && playerOf(s, me).science === 1,
        },
      ],
    },
    {
      id: 'people',
      steps: [
        {
          id: 'grow',
          acts: 1,
          points: { b: 'bank:yellow' },
          rule: 'TTA-POP-01',
          holds: (s, me) => civilLeft(s, me) === 4,
          proves: (s, me) => playerOf(s, me).pool === 2,
        },
        {
          id: 'mine',
          acts: 1,
          versus: { 1: 'build tech=t06.farm.agriculture.a with=""' },
          rule: 'TTA-BLD-01',
          proves: (s, me) => has(s, me, 0, 0),
        },
        { id: 'leader', acts: 2, rule: 'TTA-LDR-01', proves: (s, me) => civilLeft(s, me) === 1 },
        {
          id: 'rich',
          acts: 2,
          points: { b: 'seat:1' },
          rule: 'TTA-ACC-02',
          proves: (s, me) => has(s, me, 2, 3) && playerOf(s, 1).culture === 6 && playerOf(s, 1).leader === 't06.leader.moses',
        },
      ],
    },
    {
      id: 'wonder',
      steps: [
        {
          id: 'event',
          acts: 1,
          rule: 'TTA-EVT-01',
          holds: (s, me) => s.round === 3 && playerOf(s, me).pool === 1 && playerOf(s, 1).pool === 0,
          proves: (s, me) => cultureOf(s, me) === 1 && happinessOf(s, me) === 1,
        },
        { id: 'stage', acts: 1, points: { b: 'wonder' }, rule: 'TTA-WON-02', proves: (s, me) => has(s, me, 2, 0) },
        { id: 'mouths', acts: 1, rule: 'TTA-CON-01', holds: (s, me) => playerOf(s, me).pool === 0 },
        {
          id: 'alchemy',
          acts: 3,
          rule: 'TTA-TEC-01',
          holds: (s, me) => civilLeft(s, me) === 3 && scienceOf(s, me) === 1,
          proves: (s, me) => has(s, me, 2, 4) && playerOf(s, me).science === 4,
        },
      ],
    },
    {
      id: 'technology',
      steps: [
        { id: 'genius', acts: 1, versus: { 1: 'stage stages=1 with=""' }, rule: 'TTA-ACC-01', proves: (s, me) => has(s, me, 2, 4) },
        { id: 'finish', acts: 1, rule: 'TTA-WON-05', proves: (s, me) => civilLeft(s, me) === 4 && playerOf(s, me).wonders.length === 1 },
        { id: 'farm', acts: 1, rule: 'TTA-BLD-01', proves: (s, me) => has(s, me, 2, 2) },
        {
          id: 'learn',
          acts: 1,
          rule: 'TTA-TEC-01',
          holds: (s, me) => playerOf(s, me).science === 4,
          proves: (s, me) => playerOf(s, me).science === 0 && civilLeft(s, me) === 2,
        },
        { id: 'plan', acts: 3, rule: 'TTA-SPC-01', proves: (s, me) => playerOf(s, me).pool === 1 && has(s, me, 4, 5) },
      ],
    },
    {
      id: 'upgrade',
      steps: [
        {
          id: 'upgrade',
          acts: 1,
          versus: { 1: 'upgrade from=t06.lab.philosophy.a to=t06.lab.alchemy with=""' },
          rule: 'TTA-UPG-01',
          proves: (s, me) => scienceOf(s, me) === 2 && has(s, me, 4, 4),
        },
        {
          id: 'army',
          acts: 1,
          versus: { 1: 'build tech=t06.mine.bronze.a with=""' },
          rule: 'TTA-MIL-01',
          proves: (s, me) => strengthOf(s, me) === 2 && has(s, me, 4, 2),
        },
        { id: 'more', acts: 2, rule: 'TTA-POP-01', proves: (s, me) => has(s, me, 1, 0) },
        { id: 'leonardo', acts: 3, rule: 'TTA-TAKE-04', proves: (s, me) => playerOf(s, me).science === 5 && has(s, me, 3, 4) },
      ],
    },
    {
      id: 'culture',
      steps: [
        { id: 'change', acts: 1, rule: 'TTA-LDR-02', proves: (s, me) => scienceOf(s, me) === 3 && civilLeft(s, me) === 5 },
        { id: 'drama', acts: 2, rule: 'TTA-PRD-02', holds: (s, me) => cultureOf(s, me) === 1 && cultureOf(s, 1) === 2 },
        {
          id: 'theatre',
          acts: 4,
          versus: { 3: 'build tech=t06.temple.religion.a with=""' },
          points: { b: 'seat:1' },
          rule: 'TTA-BLD-03',
          holds: (s, me) => has(s, me, 3, 5) && playerOf(s, me).pool === 0,
          proves: (s, me) =>
            cultureOf(s, me) === 3 && cultureOf(s, 1) === 4 && playerOf(s, me).culture === 6 && playerOf(s, 1).culture === 13,
        },
      ],
    },
    {
      id: 'scoring',
      steps: [
        { id: 'scoring', rule: 'TTA-SCO-01' },
        { id: 'soon', points: { b: 'row' }, rule: 'TTA-END-01', holds: (s) => s.civilDecks[1]!.length === 5 && s.round === 7 },
        { id: 'warfare', acts: 1, rule: 'TTA-SCO-02', proves: (s, me) => strengthOf(s, me) === 3 },
        { id: 'theocracy', acts: 1, rule: 'TTA-GOV-02' },
        { id: 'move', acts: 2, rule: 'TTA-DES-01', proves: (s, me) => cultureOf(s, me) === 4 && happinessOf(s, me) === 3 },
        { id: 'frugal', acts: 2, rule: 'TTA-END-08', proves: (s, me) => playerOf(s, me).culture === 10 && playerOf(s, 1).culture === 22 },
      ],
    },
    {
      id: 'end',
      steps: [
        {
          id: 'last',
          points: { b: 'seat:1' },
          rule: 'TTA-SCO-05',
          holds: (s, me) => isLastRound(s) && strengthOf(s, me) === 3 && happinessOf(s, me) === 3 && scienceOf(s, me) === 3,
        },
        { id: 'alone', rule: 'TTA-GOV-02' },
      ],
    },
  ],
};
