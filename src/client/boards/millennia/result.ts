import { starsOf } from '../../../games/millennia/ask/scoring.js';
import type { Mil, SourceId } from '../../../games/millennia/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { IconName } from '../../kit/index.js';
import { lazy } from '../../site/lazy.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { starMark } from './stars.js';
import { wordsOf } from './words.js';

/** Points scored during the game, by what gave them. */
const DURING = [
  { id: 'spaces', icon: TABLE_GLYPHS.tracks, of: /^(space|maximise):/ },
  { id: 'books', icon: TABLE_GLYPHS.book, of: /^book-/ },
  { id: 'research', icon: TABLE_GLYPHS.research, of: /^research[:-]/ },
  { id: 'buildings', icon: TABLE_GLYPHS.building, of: /^building-/ },
  { id: 'cards', icon: TABLE_GLYPHS.diplomacy, of: /^diplomacy-/ },
  { id: 'other', icon: 'hourglass', of: /./ },
] as const satisfies readonly { readonly id: string; readonly icon: IconName; readonly of: RegExp }[];

/** The rows of the printed score sheet, in its order. */
export const FINAL = [
  { id: 'prosperity', icon: TRACK_GLYPHS.prosperity, of: /^track:prosperity$/ },
  { id: 'population', icon: TRACK_GLYPHS.population, of: /^track:population$/ },
  { id: 'culture', icon: TRACK_GLYPHS.culture, of: /^track:culture$/ },
  { id: 'influence-politics', icon: TRACK_GLYPHS.politics, of: /^track:politics$/ },
  { id: 'war', icon: TRACK_GLYPHS.war, of: /^track:war$/ },
  { id: 'wonders', icon: TABLE_GLYPHS.wonder, of: /^wonder-/ },
  { id: 'yellow', icon: TABLE_GLYPHS.building, of: /^building-/ },
  { id: 'diplomacy', icon: TABLE_GLYPHS.diplomacy, of: /^score:diplomacy$/ },
] as const satisfies readonly { readonly id: string; readonly icon: IconName; readonly of: RegExp }[];

/** Points of one source, and whether the final scoring gave them. */
export interface Scored {
  readonly seat: number;
  readonly source: SourceId;
  readonly vp: number;
  readonly final: boolean;
}

export function scoredIn(log: readonly LoggedEvent<Mil>[]): Scored[] {
  const found: Scored[] = [];
  let final = false;
  for (const { e } of log) {
    if (e.event === 'phase' && e.phase === 'END') final = true;
    if (e.event === 'change' && e.vp) found.push({ seat: e.seat, source: e.source, vp: e.vp, final });
  }
  return found;
}

/** Where the points came from: during the game, then the final scoring line by line; alone, less those of the automa. */
export function pointSources(log: readonly LoggedEvent<Mil>[], { view }: Snapshot<Mil>, lang: Lang): readonly PointSource[] {
  const { g, t } = wordsOf(lang);
  const scored = scoredIn(log);
  const total = (final: boolean, rows: readonly { readonly of: RegExp }[], at: number): number[] =>
    view.players.map((_, seat) =>
      scored
        .filter((x) => x.seat === seat && x.final === final && rows.findIndex((row) => row.of.test(x.source)) === at)
        .reduce((sum, x) => sum + x.vp, 0),
    );
  return [
    ...DURING.map(({ id, icon }, i) => ({ label: t(`points.${id}`), icon, points: total(false, DURING, i) })),
    ...FINAL.map(({ id, icon }, i) => ({ label: t('points.final', { what: g(`score.${id}`) }), icon, points: total(true, FINAL, i) })),
    ...(view.automa ? [{ label: g('score.automa'), icon: TABLE_GLYPHS.automa, points: [-view.automa.vp] }] : []),
  ].filter((row) => row.points.some((n) => n !== 0));
}

/** Alone: the stars this game was worth. */
export function earned({ view, viewer }: Snapshot<Mil>): readonly string[] {
  const { automa, players, options, over } = view;
  const stars = automa && over && viewer !== 'spectator' ? starsOf(players[0]!.vp - automa.vp) : 0;
  return stars > 0 ? [starMark(options.automa, stars)] : [];
}

/** The scoring sheet, fetched when the game is over. */
export const ResultExtras = lazy<ResultExtrasProps<Mil>>(() => import('./score-sheet.js').then((m) => m.ScoreSheet), 'part');
