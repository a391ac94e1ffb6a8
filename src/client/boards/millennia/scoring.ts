import { nameOf } from '../../../games/millennia/say/names.js';
import type { Mil } from '../../../games/millennia/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Moment, Tally } from '../../table/moment.js';
import { scoringScene } from '../../table/scoring-scene.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { FINAL, type Scored, scoredIn } from './result.js';
import { wordsOf } from './words.js';

/** Lines to which single cards bring their points. */
const BY_CARD = new Set<(typeof FINAL)[number]['id']>(['wonders', 'yellow']);

/** The final scoring as a scene, line by line of the score sheet, once it has taken place. */
export function scoring(log: readonly LoggedEvent<Mil>[], snapshot: Snapshot<Mil>, lang: Lang): readonly Moment[] {
  const end = log.findLast(({ e }) => e.event === 'end');
  if (!end) return [];
  const { view, seats, standings } = snapshot;
  const { g, text } = wordsOf(lang);
  const scored = scoredIn(log);
  const each = (list: readonly Scored[]): number[] =>
    seats.map((_, seat) => list.reduce((sum, x) => sum + (x.seat === seat ? x.vp : 0), 0));
  const tallies: readonly Tally[] = [
    { label: g('score.during'), icon: TABLE_GLYPHS.tracks, points: each(scored.filter(({ final }) => !final)) },
    ...FINAL.map(({ id, icon, of }): Tally => {
      const own = scored.filter(({ final, source }) => final && of.test(source));
      return {
        label: g(`score.${id}`),
        icon,
        points: each(own),
        ...(BY_CARD.has(id) && {
          through: seats.map((_, seat) => own.flatMap((x) => (x.seat === seat ? [text(nameOf(x.source))] : []))),
        }),
      };
    }),
    ...(view.automa ? [{ label: g('score.automa'), icon: TABLE_GLYPHS.automa, points: [-view.automa.vp] }] : []),
  ];
  const first = standings.find(({ rank }) => rank === 1)?.seat ?? 0;
  const tie = g('score.tie', { who: seats[first]?.name ?? '', n: view.order.indexOf(first) + 1 });
  return [scoringScene({ ply: end.ply, tallies, tie, rule: 'MIL-END-01', line: 'MIL-END-08' }, snapshot, lang)];
}
