import { scoreOf } from '../../../games/civilization/ask/scoring.js';
import { seatsFrom } from '../../../games/civilization/ask/table.js';
import { civilization } from '../../../games/civilization/game.js';
import { growthGain } from '../../../games/civilization/guide/growth.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { BoardPackage } from '../../table/board-package.js';
import { Board } from './board.js';
import { choiceLook, roleOf } from './choice-look.js';
import { confirm, explain } from './explain.js';
import { techsOf, wondersOf } from './facts.js';
import { FIGURES, WEIGHED } from './figures.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { logLines } from './log-lines.js';
import { Opponents } from './opponents.js';
import { phoneTab } from './page-of.js';
import { phoneEra } from './panels/clock.js';
import { usePlan } from './plan/use-plan.js';
import { prompt } from './prompt.js';
import { pointSources, ResultExtras } from './result.js';
import { CardZoom } from './sheets.js';
import { words, wordsOf } from './words.js';

/** All that the table needs to show Civilization. */
export const boardPackage: BoardPackage<Civ> = {
  game: civilization,
  words,
  Board,
  Opponents,
  usePlan,
  roleOf,
  phonePages: true,
  phoneStock: phoneEra,
  roundWord: { en: 'Turn', fr: 'Tour' },
  roundOf: (s) => ({ now: s.turn, last: s.options.turnLimit }),
  eraOf: (s, lang) => wordsOf(lang).name(`era.${s.era}`),
  phoneTabs: [
    { id: 'map', icon: TABLE_GLYPHS.map, label: { en: 'Map', fr: 'Carte' } },
    { id: 'list', icon: TABLE_GLYPHS.list, label: { en: 'List', fr: 'Liste' } },
    { id: 'me', icon: TABLE_GLYPHS.mine, label: { en: 'My civ.', fr: 'Ma civ.' } },
  ],
  phoneTab,
  CardZoom,
  cardName: (card, lang) => wordsOf(lang).name(card),
  prompt,
  lessons: (lang) => import('./lessons.js').then((file) => file.lessons(lang)),
  // What it shares with the board it is handed: a file of its own for that would cost every table half a kilobyte.
  counsel: (lang) => import('./counsel/index.js').then((file) => file.counsel(lang, growthGain)),
  choiceLook,
  explain,
  confirm,
  logLines,
  moments: () => import('./moments.js').then((file) => file.moments),
  figures: FIGURES,
  weighed: WEIGHED,
  counters: (s, seat) => ({
    gold: s.players[seat]!.gold,
    points: scoreOf(s, seat),
    technologies: techsOf(s, seat).length,
    wonders: wondersOf(s, seat).length,
  }),
  // Markers that only their finder has seen, and sealed choices.
  hasSecrets: () => true,
  order: (s) => seatsFrom(s, s.first),
  consent: 'accept',
  milestones: (log) =>
    log.flatMap(({ ply, e }) =>
      e.event === 'turn' && e.turn > 1 ? [{ ply, label: String(e.turn - 1) }] : e.event === 'over' ? [{ ply, label: '✓' }] : [],
    ),
  pointSources,
  earned: () => [],
  ResultExtras,
};
