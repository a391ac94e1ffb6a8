import { cultureOf, happinessOf, scienceOf, strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { isActive, playerOf, seatsFrom } from '../../../games/through-the-ages/ask/selectors.js';
import { isOwnTech } from '../../../games/through-the-ages/ask/targets.js';
import { stored } from '../../../games/through-the-ages/change/tokens.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { throughTheAges } from '../../../games/through-the-ages/game.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import type { BoardPackage } from '../../table/board-package.js';
import { Board } from './board.js';
import { choiceLook, roleOf } from './choice-look.js';
import { confirm, explain } from './explain.js';
import { FIGURES, WEIGHED } from './figures.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { groupOf, groups } from './groups.js';
import { logLines } from './log-lines.js';
import { AGE_NAMES, ageShown, editionName } from './looks.js';
import { Opponents } from './opponents.js';
import { phoneStock, seatSign } from './phone-edge.js';
import { prompt } from './prompt.js';
import { pointSources, ResultExtras } from './result.js';
import { words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

/** All that the table needs to show Through the Ages. */
export const boardPackage: BoardPackage<Tta> = {
  game: throughTheAges,
  words,
  Board,
  Opponents,
  roundWord: { en: 'Age', fr: 'Âge' },
  // The closing age has no cards of its own, and Age A no dot.
  roundOf(s) {
    const last = versionOf(s).lastAge;
    return { now: Math.min(s.age, last), last, name: AGE_NAMES[ageShown(s)]! };
  },
  editionName,
  phoneTabs: [
    { id: 'row', icon: TABLE_GLYPHS.row, label: { en: 'Row', fr: 'Rangée' } },
    { id: 'me', icon: TABLE_GLYPHS.me, label: { en: 'My civ', fr: 'Ma civ.' } },
    { id: 'hand', icon: TABLE_GLYPHS.hand, label: { en: 'Hand', fr: 'Main' } },
  ],
  phoneStock,
  seatSign,
  CardZoom,
  cardName: (card, lang) => wordsOf(lang).name(card),
  prompt,
  passesBy: ['politics'],
  lessons: (lang) => import('./lessons.js').then((file) => file.lessons(lang)),
  counsel: (lang) => import('./counsel/index.js').then((file) => file.counsel(lang)),
  groups,
  groupOf,
  roleOf,
  choiceLook,
  explain,
  confirm,
  logLines,
  isEverybodys: isOwnTech,
  moments: () => import('./scenes/index.js').then((file) => file.moments),
  figures: FIGURES,
  weighed: WEIGHED,
  counters(s, seat) {
    const p = playerOf(s, seat);
    return {
      culture: p.culture,
      science: p.science,
      strength: strengthOf(s, seat),
      happiness: happinessOf(s, seat),
      cultureRating: cultureOf(s, seat),
      scienceRating: scienceOf(s, seat),
      food: stored(p, 'food'),
      resources: stored(p, 'resources'),
      yellow: p.yellow,
      blue: p.blue,
      pool: p.pool,
    };
  },
  hasSecrets: (options) => options.version !== 'simple' || options.hiddenHands,
  order: (s) => seatsFrom(s, s.first),
  consent: 'accept',
  milestones: (log) =>
    log.flatMap(({ ply, e }) =>
      e.event === 'round' && e.round > 1 ? [{ ply, label: String(e.round - 1) }] : e.event === 'end' ? [{ ply, label: '✓' }] : [],
    ),
  pointSources,
  hasLeft: (s, seat) => !isActive(s, seat), // TTA-RES-01
  earned: () => [],
  ResultExtras,
};
