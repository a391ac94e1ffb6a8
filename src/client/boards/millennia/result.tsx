import { CHALLENGE } from '../../../games/millennia/cards/automa.js';
import { starsOf } from '../../../games/millennia/scoring.js';
import { playerOf } from '../../../games/millennia/selectors.js';
import type { Mil, SourceId } from '../../../games/millennia/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { Icon, type IconName, Zone } from '../../kit/index.js';
import type { PointSource, ResultExtrasProps } from '../../table/board-package.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { wordsOf } from './words.js';

/** The rows of the printed score sheet, in its order. */
const ROWS = [
  { id: 'during', icon: 'hourglass' },
  { id: 'prosperity', icon: TRACK_GLYPHS.prosperity },
  { id: 'population', icon: TRACK_GLYPHS.population },
  { id: 'culture', icon: TRACK_GLYPHS.culture },
  { id: 'influence-politics', icon: TRACK_GLYPHS.politics },
  { id: 'war', icon: TRACK_GLYPHS.war },
  { id: 'wonders', icon: TABLE_GLYPHS.wonder },
  { id: 'yellow', icon: TABLE_GLYPHS.building },
  { id: 'diplomacy', icon: TABLE_GLYPHS.diplomacy },
] as const satisfies readonly { readonly id: string; readonly icon: IconName }[];
type Row = (typeof ROWS)[number]['id'];

const OF_TRACK: { readonly [source: SourceId]: Row } = {
  'track:prosperity': 'prosperity',
  'track:population': 'population',
  'track:culture': 'culture',
  'track:politics': 'influence-politics',
  'track:war': 'war',
  diplomacy: 'diplomacy',
};
/** The row of points that the final scoring gave. */
const rowOf = (source: SourceId): Row => OF_TRACK[source] ?? (source.startsWith('wonder-') ? 'wonders' : 'yellow');

/** Where the points came from: what was scored during the game, then the final scoring line by line. */
export function pointSources(log: readonly LoggedEvent<Mil>[], { view }: Snapshot<Mil>, lang: Lang): readonly PointSource[] {
  const { g } = wordsOf(lang);
  const sums = new Map<Row, number[]>(ROWS.map(({ id }) => [id, view.players.map(() => 0)]));
  let final = false;
  for (const { e } of log) {
    if (e.event === 'phase' && e.phase === 'END') final = true;
    if (e.event === 'change' && e.vp) sums.get(final ? rowOf(e.source) : 'during')![e.seat]! += e.vp;
  }
  return ROWS.map(({ id, icon }) => ({ label: g(`score.${id}`), icon, points: sums.get(id)! })).filter((row) =>
    row.points.some((n) => n !== 0),
  );
}

/** Solo: the automa's points, the difference, and the stars it is worth (MIL-SOL-16, MIL-SOL-17). */
export function ResultExtras({ snapshot, lang }: ResultExtrasProps<Mil>) {
  const { g } = wordsOf(lang);
  const { automa } = snapshot.view;
  if (!automa) return null;
  const mine = playerOf(snapshot.view, 0).vp;
  const result = mine - automa.vp;
  const stars = starsOf(result);
  return (
    <Zone title={g('score.result')}>
      <dl class="milsolo">
        <dt>{g('score.total')}</dt>
        <dd>{mine}</dd>
        <dt>{g('score.automa')}</dt>
        <dd>−{automa.vp}</dd>
        <dt>{g('score.result')}</dt>
        <dd>
          <b>{result}</b>
        </dd>
      </dl>
      <p class="milstars">
        {CHALLENGE.map((row) => (
          <Icon key={row.stars} name="laurels" size={22} class={row.stars <= stars ? 'on' : 'off'} />
        ))}
        <span>{stars > 0 ? g('score.stars', { n: stars }) : g('score.stars.none')}</span>
      </p>
    </Zone>
  );
}
