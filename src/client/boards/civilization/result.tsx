import { pointsOf } from '../../../games/civilization/ask/scoring.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { lazy } from '../../site/lazy.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { wordsOf } from './words.js';

/** Where the points came from. */
export function pointSources(_: readonly LoggedEvent<Civ>[], { view: s }: Snapshot<Civ>, lang: Lang): readonly PointSource[] {
  const { g } = wordsOf(lang);
  const all = s.players.map((_, seat) => pointsOf(s, seat));
  return [
    { label: g('points.settlements'), icon: TABLE_GLYPHS.city, points: all.map((p) => p.settlements) },
    { label: g('points.technologies'), icon: TABLE_GLYPHS.technology, points: all.map((p) => p.technologies) },
    { label: g('points.major'), icon: TABLE_GLYPHS.technology, points: all.map((p) => p.majors) },
    { label: g('points.wonders'), icon: TABLE_GLYPHS.wonder, points: all.map((p) => p.wonders) },
    { label: g('points.ending'), icon: TABLE_GLYPHS.end, points: all.map((p) => p.ending) },
  ].filter(({ points }) => points.some((n) => n !== 0));
}

/** The film of the map, fetched when the game is over. */
export const ResultExtras = lazy<ResultExtrasProps<Civ>>(() => import('./film.js').then((m) => m.Film), 'part');
