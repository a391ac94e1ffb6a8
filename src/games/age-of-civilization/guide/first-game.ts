import type { GuidedGame } from '../../shared/guided-game.js';
import { playerOf, strengthOf } from '../ask/selectors.js';
import { DEFAULTS } from '../state/setup.js';
import type { Aoc } from '../state/state.js';

/** Six rounds against one bot; the last turn is the learner's own. */
export const firstGame: GuidedGame<Aoc> = {
  options: { ...DEFAULTS, firstGame: true, firstPlayer: 0 },
  seats: 2,
  learner: 0,
  seed: '622bb925d1b40a42f256226cef3f5bf2d020ea6ace6519fcdde2a75c1f8b6ace',
  hash: '42b2777efe0a25e5',
  line: `
0 birth card=CIV-05
0 place place=AC-HUNTING
0 place place=AC-HUNTING
0 place place=research
0 study tech=mining
0 place place=AC-FISHING
0 end-actions
1 birth card=CIV-18
1 place place=AC-HUNTING
1 place place=AC-HUNTING
1 place place=research
1 study tech=mining
1 end-actions
1 annex card=CIV-27
1 place place=slavery
1 place place=research
1 study tech=navigation
1 place place=AC-FISHING
1 place place=research
1 study tech=currency
1 end-actions
0 annex card=CIV-43
0 place place=slavery
0 place place=AC-COMMERCE
0 place place=wonder
0 take-wonder wonder=WON-colossus
0 place place=research
0 study tech=iron_working
0 end-actions
0 birth card=CIV-10-2
0 place place=AC-COMMERCE
0 place place=research
0 study tech=gunpowder
0 end-actions
1 birth card=CIV-26
1 place place=research
1 study tech=gunpowder
1 place place=research
1 study tech=science
1 place place=AC-COMMERCE
1 end-actions
1 activate ability=CIV-26-M1
1 endow card=CIV-17
1 place place=AC-CONSTRUCTION
1 end-actions
0 place place=AC-CONSTRUCTION
0 end-actions
0 rest
0 end-actions
1 rest
1 end-actions
1 activate ability=CIV-26-M1
1 endow card=CIV-36
1 place place=slavery
1 end-actions
1 activate ability=CIV-26-M1
1 endow card=CIV-17
`,
  lessons: [
    {
      id: 'workers',
      steps: [
        { id: 'welcome', points: { b: 'place:AC-HUNTING', c: 'place:research' }, rule: 'AOC-TIM-2' },
        { id: 'birth', acts: 1, points: { b: 'mine:workers' }, rule: 'AOC-CIV-1', proves: (s, me) => playerOf(s, me).workers === 4 },
        {
          id: 'hunt',
          acts: 2,
          versus: { 1: 'place place=slavery' },
          points: { b: 'mine:coins', c: 'mine:points' },
          rule: 'AOC-ACT-H',
          proves: (s, me) => playerOf(s, me).coins === 7 && playerOf(s, me).points === 2,
        },
        {
          id: 'mining',
          acts: 2,
          versus: { 2: 'study tech=navigation' },
          points: { b: 'place:AC-COMMERCE', c: 'mine:strength' },
          rule: 'AOC-ACT-R',
          holds: (s, me) => strengthOf(s, me) === 0,
          proves: (s, me) => strengthOf(s, me) === 1 && playerOf(s, me).points === 3,
        },
        {
          id: 'fish',
          acts: 2,
          points: { b: 'mine:strength' },
          rule: 'AOC-WAR-1',
          proves: (s, me) => playerOf(s, me).workers === 3 && strengthOf(s, 1) === 3,
        },
      ],
    },
    {
      id: 'annex',
      steps: [
        { id: 'scythians', acts: 1, rule: 'AOC-CIV-6', proves: (s, me) => playerOf(s, me).coins === 7 && playerOf(s, me).workers === 4 },
        { id: 'slavery', acts: 1, points: { b: 'mine:coins' }, rule: 'AOC-RET-2', proves: (s, me) => playerOf(s, me).coins === 11 },
        { id: 'commerce', acts: 1, rule: 'AOC-ACT-CM', proves: (s, me) => playerOf(s, me).coins === 13 },
        {
          id: 'wonder',
          acts: 2,
          versus: { 2: 'take-wonder wonder=WON-moai-2' },
          rule: 'AOC-ACT-W',
          proves: (s, me) => playerOf(s, me).points === 6 && playerOf(s, me).coins === 6,
        },
        {
          id: 'iron',
          acts: 3,
          points: { b: 'mine:strength', c: 'mine:workers' },
          rule: 'AOC-TRM-5',
          proves: (s, me) =>
            strengthOf(s, me) === 4 && strengthOf(s, 1) === 3 && playerOf(s, me).points === 7 && playerOf(s, 1).points === 5,
        },
      ],
    },
    {
      id: 'decline',
      steps: [
        { id: 'britain', acts: 1, rule: 'AOC-CIV-5', proves: (s, me) => playerOf(s, me).coins === 6 && playerOf(s, me).workers === 2 },
        { id: 'coins', acts: 1, points: { b: 'mine:coins' }, rule: 'AOC-ACT-2', proves: (s, me) => playerOf(s, me).coins === 8 },
        {
          id: 'powder',
          acts: 3,
          versus: { 2: 'study tech=engineering' },
          points: { b: 'mine:strength', c: 'place:AC-CONSTRUCTION' },
          rule: 'AOC-EOT-1',
          holds: (s, me) => strengthOf(s, me) === 4,
          proves: (s, me) =>
            playerOf(s, me).points === 9 && strengthOf(s, me) === 7 && strengthOf(s, 1) === 5 && playerOf(s, me).workers === 2,
        },
      ],
    },
    {
      id: 'plague',
      steps: [
        {
          id: 'construction',
          acts: 2,
          versus: { 1: 'rest' },
          points: { b: 'place:AC-PLAGUE' },
          rule: 'AOC-PLG-1',
          proves: (s, me) => playerOf(s, me).points === 12 && playerOf(s, me).workers === 1 && playerOf(s, me).coins === 3,
        },
      ],
    },
    {
      id: 'rest',
      steps: [
        {
          id: 'rest',
          acts: 2,
          points: { b: 'seat:1' },
          rule: 'AOC-RST-1',
          proves: (s, me) => playerOf(s, me).points === 13 && playerOf(s, 1).points === 18 && playerOf(s, me).workers === 2,
        },
      ],
    },
    {
      id: 'end',
      steps: [
        {
          id: 'scoring',
          points: { b: 'mine:wonders' },
          rule: 'AOC-END-1',
          holds: (s, me) => s.round === 6 && strengthOf(s, me) === 7 && playerOf(s, me).wonders.includes('WON-colossus'),
        },
        { id: 'alone', points: { b: 'place:AC-CONQUEST' }, rule: 'AOC-END-2' },
      ],
    },
  ],
};
