import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import type { Moment, Tally } from './moment.js';
import { Emblem } from './scene-signs.js';
import type { Snapshot } from './table.js';
import { tableSay } from './texts.js';
import { verdictOf } from './verdict.js';

/** What a game knows of its final scoring. */
interface Scoring {
  readonly ply: number;
  /** What everybody had before, then what is counted, in the order of the rules. */
  readonly tallies: readonly Tally[];
  /** Said of seats with equal points: what decides between them. */
  readonly tie?: string;
  readonly rule: string;
  readonly line?: string;
}

/** Kinds of sources that nobody had are not counted out; what there was before always is, and a card that brings nobody anything. */
const worthTelling = ({ points, card }: Tally, i: number): boolean => i === 0 || card !== undefined || points.some((n) => n !== 0);

/** The last scene of a game: who scores what from which source, then the ranking. */
export function scoringScene<T extends Shape>({ tallies, tie, ...head }: Scoring, snapshot: Snapshot<T>, lang: Lang): Moment {
  const say = tableSay(lang);
  const { standings } = snapshot;
  const best = standings.filter(({ score }) => score === Math.max(...standings.map((x) => x.score)));
  const isDecided = new Set(best.map(({ rank }) => rank)).size > 1;
  return {
    ...head,
    key: 'scoring',
    title: say('scoring.title'),
    sentence: [`${verdictOf(snapshot, say)}.`, ...(isDecided && tie ? [tie] : [])].join(' '),
    cards: [],
    picture: <Emblem icon="laurels" />,
    tallies: tallies.filter(worthTelling),
    seats: [...standings]
      .sort((a, b) => a.rank - b.rank)
      .map(({ seat, score, rank }) => ({
        seat,
        why: say('result.rank', { rank }),
        effect: String(score),
        // It concerns everybody.
        tone: 'gain',
      })),
  };
}
