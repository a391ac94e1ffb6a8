import { AGES, playerOf } from '../../../games/millennia/ask/selectors.js';
import { millennia } from '../../../games/millennia/game.js';
import type { Mil } from '../../../games/millennia/state/state.js';
import type { BoardPackage } from '../../table/board-package.js';
import { Board } from './board.js';
import { cardName, fileOf } from './cards.js';
import { choiceLook, roleOf } from './choice-look.js';
import { confirm, explain } from './explain.js';
import { FIGURES, WEIGHED } from './figures.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { GROUPS, groupOf } from './groups.js';
import { logLines } from './log-lines.js';
import { Opponents } from './opponents.js';
import { placeOf } from './places.js';
import { prompt } from './prompt.js';
import { earned, pointSources, ResultExtras } from './result.js';
import { words, wordsOf } from './words.js';
import { CardZoom } from './zoom.js';

/** All that the table needs to show Millennia. */
export const boardPackage: BoardPackage<Mil> = {
  game: millennia,
  words,
  Board,
  Opponents,
  roundWord: { en: 'Age', fr: 'Âge' },
  roundOf: (s) => ({ now: s.age, last: AGES }),
  phoneTabs: [
    { id: 'tracks', icon: TABLE_GLYPHS.tracks, label: { en: 'Tracks', fr: 'Pistes' } },
    { id: 'offers', icon: TABLE_GLYPHS.technology, label: { en: 'Offers', fr: 'Offres' } },
    { id: 'me', icon: TABLE_GLYPHS.me, label: { en: 'Me', fr: 'Moi' } },
  ],
  CardZoom,
  cardName(card, lang) {
    const file = fileOf(card);
    const words = wordsOf(lang);
    return file ? cardName(file, words) : (placeOf(card)?.name(words) ?? words.name(card));
  },
  prompt,
  groups: GROUPS,
  groupOf,
  roleOf,
  choiceLook,
  explain,
  confirm,
  logLines,
  isEverybodys: (target) => target === 'joker',
  moments: () => import('./moments.js').then((file) => file.moments),
  lessons: (lang) => import('./lessons.js').then((file) => file.lessons(lang)),
  counsel: (lang) => import('./counsel/index.js').then((file) => file.counsel(lang)),
  figures: FIGURES,
  weighed: WEIGHED,
  openQuestions: (s, seat) => playerOf(s, seat).tasks.length,
  counters(s, seat) {
    const { gold, vp, jokers, rp, techs, buildings, wonders, hand, tracks } = playerOf(s, seat);
    return {
      gold,
      vp,
      jokers,
      rp,
      techs: techs.length,
      buildings: buildings.length,
      wonders: wonders.length,
      hand: hand.length,
      ...tracks,
    };
  },
  // Diplomacy cards in hand, and what the others do behind the veil of the action phase.
  hasSecrets: () => true,
  order: (s) => s.order.filter((seat) => seat >= 0),
  milestones: (log) =>
    log.flatMap(({ ply, e }) =>
      e.event === 'age' && e.age > 1 ? [{ ply, label: String(e.age - 1) }] : e.event === 'end' ? [{ ply, label: String(AGES) }] : [],
    ),
  pointSources,
  earned,
  ResultExtras,
};
