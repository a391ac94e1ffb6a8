import { finalRule } from '../../../../games/through-the-ages/guide/reckoning.js';
import type { FinalBonus, GameEvent, Tta } from '../../../../games/through-the-ages/state/state.js';
import type { Lang } from '../../../i18n/i18n.js';
import type { IconName } from '../../../kit/index.js';
import type { Moment, Tally } from '../../../table/moment.js';
import { scoringScene } from '../../../table/scoring-scene.js';
import type { LoggedEvent, Snapshot } from '../../../table/table.js';
import { tableSay } from '../../../table/texts.js';
import { SYMBOL_GLYPHS, TYPE_GLYPHS } from '../glyphs.js';
import { finalCards, pointSources } from '../result.js';
import { type Words, wordsOf } from '../words.js';

const BONUS_GLYPHS: Readonly<Record<keyof FinalBonus, IconName>> = {
  technologies: TYPE_GLYPHS.government,
  strength: SYMBOL_GLYPHS.strength,
  happiness: TYPE_GLYPHS.temple,
  science: SYMBOL_GLYPHS.science,
  production: SYMBOL_GLYPHS.resources,
  colonies: TYPE_GLYPHS.territory,
  wonders: TYPE_GLYPHS.wonder,
};

/** The final scoring as a scene: events nobody has turned, or the lines of the bonus, then leaders (TTA-END-05, TTN-END-01). */
export function scoring(log: readonly LoggedEvent<Tta>[], s: Snapshot<Tta>, lang: Lang): readonly Moment[] {
  const end = log.at(-1);
  // Where all others have left nothing is counted (TTA-RES-04).
  if (end?.e.event !== 'end' || log.some(({ ply, e }) => ply === end.ply && e.event === 'resigned')) return [];
  const words = wordsOf(lang);
  const counted = countedAtEnd(log, s.seats.length, words);
  const before: Tally = {
    label: tableSay(lang)('scoring.before'),
    icon: SYMBOL_GLYPHS.culture,
    points: s.view.players.map(({ culture }, seat) => counted.reduce((n, { points }) => n - points[seat]!, culture)),
  };
  const tallies = counted.length > 0 ? [before, ...counted] : pointSources(log, s, lang);
  return [scoringScene({ ply: end.ply, tallies, rule: finalRule(s.view) }, s, lang)];
}

/** All culture that was won after the first card or bonus of the scoring, by what has brought it. */
function countedAtEnd(log: readonly LoggedEvent<Tta>[], seats: number, words: Words): readonly Tally[] {
  const cards = finalCards(log);
  const isFinal = (e: GameEvent): boolean => e.event === 'final-bonus' || (e.event === 'scored' && cards.has(e.card));
  const from = log.findIndex(({ e }) => isFinal(e));
  const tallies = new Map<string, Tally & { readonly points: number[] }>();
  const add = (key: string, row: Omit<Tally, 'points'>, seat: number, n: number) => {
    const tally = tallies.get(key) ?? { ...row, points: Array.from({ length: seats }, () => 0) };
    tally.points[seat]! += n;
    tallies.set(key, tally);
  };
  for (const { e } of from < 0 ? [] : log.slice(from)) {
    if (e.event === 'final-bonus')
      for (const [line, n] of Object.entries(e.lines) as [keyof FinalBonus, number][])
        add(line, { label: words.t(`final.${line}`), icon: BONUS_GLYPHS[line] }, e.seat, n);
    else if (e.event === 'scored') add(e.card, { label: words.name(e.card), icon: TYPE_GLYPHS.event, card: e.card }, 0, 0);
    else if (e.event === 'change' && e.by.culture && e.cause !== 'final-bonus')
      add(e.cause, { label: words.name(e.cause), icon: TYPE_GLYPHS.leader, card: e.cause }, e.seat, e.by.culture);
  }
  return [...tallies.values()];
}
