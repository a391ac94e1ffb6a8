import { playerOf, ROUNDS, strengthOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { ageOfCivilization } from '../../../games/age-of-civilization/game.js';
import type { Aoc } from '../../../games/age-of-civilization/state/state.js';
import type { BoardPackage } from '../../table/board-package.js';
import { Board } from './board.js';
import { fileOf } from './cards.js';
import { choiceLook, roleOf } from './choice-look.js';
import { confirm, explain } from './explain.js';
import { turnOrder } from './facts.js';
import { FIGURES, WEIGHED } from './figures.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { GROUPS, groupOf } from './groups.js';
import { logLines } from './log-lines.js';
import { Opponents } from './opponents.js';
import { prompt } from './prompt.js';
import { earned, pointSources, ResultExtras } from './result.js';
import { words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

/** All that the table needs to show Age of Civilization. */
export const boardPackage: BoardPackage<Aoc> = {
  game: ageOfCivilization,
  words,
  Board,
  Opponents,
  roundOf: (s) => ({ now: s.round, last: ROUNDS }),
  phoneTabs: [
    { id: 'table', icon: TABLE_GLYPHS.upcoming, label: { en: 'Table', fr: 'Table' } },
    { id: 'me', icon: TABLE_GLYPHS.me, label: { en: 'Me', fr: 'Moi' } },
    { id: 'markets', icon: TABLE_GLYPHS.market, label: { en: 'Markets', fr: 'Marchés' } },
  ],
  CardZoom,
  cardName(card, lang) {
    const file = fileOf(card);
    return file ? wordsOf(lang).name(file.names, file.nameId) : card;
  },
  prompt,
  groups: GROUPS,
  groupOf,
  roleOf,
  choiceLook,
  explain,
  confirm,
  logLines,
  isEverybodys: (target) => target.startsWith('tech:'),
  moments: () => import('./moments.js').then((file) => file.moments),
  lessons: (lang) => import('./lessons.js').then((file) => file.lessons(lang)),
  counsel: (lang) => import('./counsel/index.js').then((file) => file.counsel(lang)),
  figures: FIGURES,
  weighed: WEIGHED,
  counters(s, seat) {
    const { coins, points, workers, techs, wonders } = playerOf(s, seat);
    return { coins, points, workers, techs: techs.length, wonders: wonders.length, strength: strengthOf(s, seat) };
  },
  hasSecrets: (options) => options.draft,
  order: turnOrder,
  ruler: 35,
  milestones: (log) =>
    log.flatMap(({ ply, e }) =>
      e.event === 'round' && e.round > 1
        ? [{ ply, label: String(e.round - 1) }]
        : e.event === 'end'
          ? [{ ply, label: String(ROUNDS) }]
          : [],
    ),
  pointSources,
  earned,
  ResultExtras,
};
