import { pointsOf } from '../../../games/civilization/ask/scoring.js';
import type { Civ, State } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { lazy } from '../../site/lazy.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { type Words, wordsOf } from './words.js';

/** The sources of points and what each has brought every seat so far. */
export function tallied(s: State, { g }: Words) {
  const all = s.players.map((_, seat) => pointsOf(s, seat));
  return [
    { id: 'settlements', label: g('points.settlements'), icon: TABLE_GLYPHS.city, points: all.map((p) => p.settlements) },
    { id: 'technologies', label: g('points.technologies'), icon: TABLE_GLYPHS.technology, points: all.map((p) => p.technologies) },
    { id: 'majors', label: g('points.major'), icon: TABLE_GLYPHS.technology, points: all.map((p) => p.majors) },
    { id: 'wonders', label: g('points.wonders'), icon: TABLE_GLYPHS.wonder, points: all.map((p) => p.wonders) },
    { id: 'ending', label: g('points.ending'), icon: TABLE_GLYPHS.end, points: all.map((p) => p.ending) },
  ] as const;
}

/** Where the points came from. */
export const pointSources = (_: readonly LoggedEvent<Civ>[], { view }: Snapshot<Civ>, lang: Lang): readonly PointSource[] =>
  tallied(view, wordsOf(lang))
    .filter(({ points }) => points.some((n) => n !== 0))
    .map(({ label, icon, points }) => ({ label, icon, points }));

/** The film of the map, fetched when the game is over. */
export const ResultExtras = lazy<ResultExtrasProps<Civ>>(() => import('./film.js').then((m) => m.Film), 'part');
