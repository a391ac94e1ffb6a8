import type { GuidedGame } from '../../shared/guided-game.js';
import { finalScore } from '../ask/scoring.js';
import { playerOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { Mil, State } from '../state/state.js';

const pointsAtEnd = (s: State, seat: number): number => playerOf(s, seat).vp + finalScore(s, seat).reduce((sum, { vp }) => sum + vp, 0);

/** The first two ages against one bot, one acting after the other as the rulebook advises (MIL-ACT-10); the other six are the learner's own. */
export const firstGame: GuidedGame<Mil> = {
  options: { ...DEFAULTS, actions: 'sequential' },
  seats: 2,
  learner: 0,
  seed: '4c43cc6ce95184460650c33b9ac0166e553ebf728dc0653dc2f73acae7359542',
  hash: '722bee87681653c4',
  line: `
0 select tech=tech-1-arts
1 select tech=tech-1-engineering
0 select tech=tech-1-social
1 select tech=tech-1-science
0 select tech=tech-1-communication
1 special slot=research
0 special slot=culture
1 select tech=tech-1-transport
1 build card=building-124 architect=true discount=""
0 build card=building-123 architect=false discount=""
1 build card=building-125 architect=false discount=""
0 build card=building-117 architect=false discount=""
0 use what=special:culture
0 use what=war
0 use what=culture
0 take source=book-02
0 use what=industry
0 finish
1 use what=special:research
1 use what=industry
1 pay source=tech-1-transport
1 use what=espionage
1 use what=espionage
1 buy effect=r3
1 use what=industry
1 pay source=tech-1-science
1 use what=industry
1 use what=diplomacy
1 keep card=diplomacy-256
1 finish
0 select tech=tech-2-energy
1 select tech=tech-2-medicine
0 select tech=tech-2-transport
1 select tech=tech-2-science
0 select tech=tech-2-communication
1 select tech=tech-2-agriculture
0 special slot=culture
1 special slot=research
1 finish
1 finish
1 build card=building-134 architect=true discount=""
0 build card=building-135 architect=false discount=""
1 pass
0 build card=wonder-128 architect=false discount=""
0 pass
0 use what=special:culture
0 use what=culture
0 take source=book-05
0 pay source=tech-1-communication
0 use what=study-1
0 buy effect=r6a
0 use what=war
0 use what=diplomacy
0 keep card=diplomacy-258
0 finish
1 play card=diplomacy-256
1 pay source=tech-2-science
1 pay source=tech-1-transport+tech-2-medicine
1 use what=special:research
1 use what=industry
1 pay source=tech-1-engineering
1 use what=industry
1 use what=espionage
1 use what=study-2
1 buy effect=r3
1 finish
`,
  lessons: [
    {
      id: 'selection',
      steps: [
        { id: 'welcome', points: { b: 'tech-1-arts', c: 'space:culture:1' }, rule: 'MIL-AGE-02' },
        { id: 'arts', acts: 1, rule: 'MIL-PRO-01', holds: (s, me) => playerOf(s, me).gold === 10 && playerOf(s, me).markers === 4 },
        {
          id: 'law',
          acts: 1,
          versus: { 1: 'select tech=tech-1-science' },
          rule: 'MIL-SEL-02',
          holds: (s) => s.architect === 1,
          proves: (s, me) => playerOf(s, me).rows.join() === '1,1',
        },
        { id: 'rows', acts: 1, points: { b: 'tech-1-energy' }, rule: 'MIL-SEL-04', proves: (s, me) => playerOf(s, me).rows.includes(3) },
        {
          id: 'reserve',
          acts: 1,
          versus: { 1: 'select tech=tech-1-economics' },
          rule: 'MIL-SEL-03',
          proves: (s, me) => playerOf(s, me).specials.includes('culture'),
        },
      ],
    },
    {
      id: 'means',
      steps: [
        {
          id: 'prosper',
          points: { b: 'space:prosperity:1' },
          rule: 'MIL-PRO-04',
          holds: (s, me) => playerOf(s, me).tracks.prosperity === 1,
        },
        { id: 'income', rule: 'MIL-INC-01', holds: (s, me) => playerOf(s, me).gold === 24 && s.players[1]!.tracks.prosperity === 0 },
      ],
    },
    {
      id: 'building',
      steps: [
        { id: 'ziggurat', acts: 1, rule: 'MIL-CON-01', proves: (s, me) => playerOf(s, me).gold === 16 },
        { id: 'palace', acts: 1, rule: 'MIL-ACT-02', proves: (s, me) => playerOf(s, me).gold === 5 && s.phase === 'E' },
      ],
    },
    {
      id: 'actions',
      steps: [
        { id: 'special', acts: 1, rule: 'MIL-SPE-01', proves: (s, me) => playerOf(s, me).tracks.culture === 1 && playerOf(s, me).vp === 2 },
        { id: 'army', acts: 1, points: { b: 'space:culture:2' }, rule: 'MIL-TRA-04', proves: (s, me) => playerOf(s, me).tracks.war === 1 },
        {
          id: 'culture',
          acts: 2,
          versus: { 2: 'skip' },
          rule: 'MIL-TRA-06',
          proves: (s, me) => playerOf(s, me).vp === 4 && playerOf(s, me).gold === 12 && playerOf(s, me).tracks.war === 0,
        },
        { id: 'industry', acts: 1, rule: 'MIL-AUX-03', proves: (s, me) => playerOf(s, me).gold === 14 },
        {
          id: 'finish',
          acts: 1,
          points: { b: 'war' },
          rule: 'MIL-MNT-02',
          proves: (s, me) => s.age === 2 && s.leader === me && playerOf(s, 1).vp === 5 && playerOf(s, 1).techs.length === 2,
        },
      ],
    },
    {
      id: 'iron',
      steps: [
        {
          id: 'horses',
          acts: 1,
          versus: { 1: 'select tech=tech-2-science' },
          rule: 'MIL-INC-04',
          holds: (s, me) => playerOf(s, me).techs.length === 3,
        },
        { id: 'ships', acts: 1, rule: 'MIL-PRO-01', proves: (s, me) => playerOf(s, me).rows.join() === '0,2' },
        { id: 'alphabet', acts: 1, rule: 'MIL-INC-03', proves: (s, me) => playerOf(s, me).rows.includes(3) },
        {
          id: 'again',
          acts: 1,
          rule: 'MIL-SEL-03',
          proves: (s, me) => playerOf(s, me).gold === 33 && playerOf(s, me).tracks.prosperity === 2,
        },
      ],
    },
    {
      id: 'wonder',
      steps: [
        { id: 'school', acts: 1, rule: 'MIL-CON-04', holds: (s) => s.architectUsed && playerOf(s, 1).buildings.length === 3 },
        {
          id: 'library',
          acts: 1,
          versus: { 1: 'build card=wonder-129 architect=false discount=""' },
          rule: 'MIL-CON-07',
          proves: (s, me) => playerOf(s, me).gold === 11,
        },
        { id: 'pass', acts: 1, rule: 'MIL-CON-01', proves: (s) => s.phase === 'E' },
      ],
    },
    {
      id: 'research',
      steps: [
        { id: 'climb', acts: 2, rule: 'MIL-TRK-02', proves: (s, me) => playerOf(s, me).tracks.culture === 4 && playerOf(s, me).vp === 8 },
        { id: 'book', acts: 2, rule: 'MIL-TRK-10', proves: (s, me) => playerOf(s, me).rp === 5 },
        { id: 'study', acts: 1, rule: 'MIL-RES-01', proves: (s, me) => playerOf(s, me).rp === 6 },
        {
          id: 'buy',
          acts: 1,
          versus: { 1: 'buy effect=r3' },
          rule: 'MIL-RES-03',
          proves: (s, me) => playerOf(s, me).vp === 16 && playerOf(s, me).tracks.war === 3 && playerOf(s, me).gold === 12,
        },
      ],
    },
    {
      id: 'war',
      steps: [
        {
          id: 'fourth',
          acts: 1,
          points: { b: 'space:war:4' },
          rule: 'MIL-WAR-02',
          proves: (s, me) => playerOf(s, me).tracks.war === 4 && playerOf(s, me).vp === 17,
        },
      ],
    },
    {
      id: 'diplomacy',
      steps: [
        { id: 'draw', acts: 2, rule: 'MIL-DIP-02', proves: (s, me) => playerOf(s, me).hand.length === 1 },
        {
          id: 'close',
          acts: 1,
          rule: 'MIL-WAR-02',
          proves: (s, me) =>
            s.age === 3 && playerOf(s, me).tracks.war === 4 && playerOf(s, me).techs.length === 4 && playerOf(s, 1).vp === 10,
        },
      ],
    },
    {
      id: 'end',
      steps: [
        {
          id: 'scoring',
          rule: 'MIL-END-01',
          holds: (s, me) => pointsAtEnd(s, me) === 39 && pointsAtEnd(s, 1) === 13 && playerOf(s, me).vp === 17,
        },
        {
          id: 'product',
          points: { b: 'space:influence:1', c: 'space:politics:1' },
          rule: 'MIL-END-02',
          holds: (s) => playerOf(s, 1).tracks.politics === 1,
        },
        { id: 'alone', rule: 'MIL-AGE-03', holds: (s, me) => playerOf(s, me).gold === 12 && s.leader === me },
      ],
    },
  ],
};
