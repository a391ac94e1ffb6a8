import { printedOf } from '../../../games/age-of-civilization/cards/index.js';
import { describeSource } from '../../../games/age-of-civilization/say/describe-event.js';
import type { Aoc, Change } from '../../../games/age-of-civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import { capital } from '../../table/board-words.js';
import type { Moment, Tally } from '../../table/moment.js';
import { scoringScene } from '../../table/scoring-scene.js';
import type { LoggedEvent, Snapshot } from '../../table/table.js';
import { tableSay } from '../../table/texts.js';
import { headingOf, pointSources } from './result.js';
import { type Words, wordsOf } from './words.js';

/** Whose abilities score at the end, in the order in which they are counted (AOC-END-3: any). */
const KINDS = [
  { id: 'wonders', kind: 'wonder', icon: 'great-pyramid' },
  { id: 'techs', kind: 'tech', icon: 'open-book' },
  { id: 'abilities', kind: 'civ', icon: 'greek-temple' },
] as const;

/** The final scoring as a scene, once it has taken place (AOC-END-1). */
export function scoring(log: readonly LoggedEvent<Aoc>[], s: Snapshot<Aoc>, lang: Lang): readonly Moment[] {
  const end = log.findLast(({ e }) => e.event === 'end');
  if (!end) return [];
  const words = wordsOf(lang);
  const tallies = atTheEnd(log, s, words, tableSay(lang)('scoring.before'));
  const head = { ply: end.ply, rule: 'AOC-END-1', line: 'AOC-END-2', tie: words.t('scoring.tie') };
  // Where nothing scores at the end the whole game is counted.
  return [scoringScene({ ...head, tallies: tallies.length > 1 ? tallies : pointSources(log, s, lang) }, s, lang)];
}

function atTheEnd(log: readonly LoggedEvent<Aoc>[], { view, seats }: Snapshot<Aoc>, words: Words, before: string): readonly Tally[] {
  const final = log.flatMap(({ e }) => (e.event === 'change' && e.points && headingOf(e.source) === 'end' ? [e] : []));
  const sum = (changes: readonly Change[], seat: number): number =>
    changes.reduce((n, e) => n + (e.seat === seat ? (e.points ?? 0) : 0), 0);
  const kinds = KINDS.map(({ id, kind, icon }): Tally => {
    const own = final.filter(({ source }) => source.from === 'ability' && printedOf(source.ability).origin.kind === kind);
    return {
      label: words.t(`points.${id}`),
      icon,
      points: seats.map((_, seat) => sum(own, seat)),
      through: seats.map((_, seat) => own.flatMap((e) => (e.seat === seat ? [capital(words.text(describeSource(e.source)))] : []))),
    };
  });
  const so = { label: before, icon: 'lyre', points: view.players.map(({ points }, seat) => points - sum(final, seat)) } as const;
  return [so, ...kinds.filter(({ points }) => points.some((n) => n !== 0))];
}
