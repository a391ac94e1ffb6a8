import type { Timeline } from '../../../kernel/index.js';
import type { Shape } from '../../../kernel/types.js';
import type { Lang } from '../../i18n/i18n.js';
import type { AnyBoardPackage } from '../board-package.js';
import type { Snapshot } from '../table.js';
import { endsAmong } from './argument.js';
import { effectsOf } from './effects.js';
import type { Duel, Report, Reviewed, Verdict } from './report.js';
import { type Round, roundAt } from './rounds.js';
import { brief, differ, toldSteps } from './steps.js';
import type { AnalysisSay } from './texts.js';

/** A moment as the list and the panel show it. */
export interface MomentShown {
  readonly letter: string;
  readonly duel: Duel;
  readonly verdict: Verdict;
  readonly decision: Reviewed;
  /** "Round 3". */
  readonly round: string;
  /** What was done that the other plan does not do; where that is nothing, what was left out. */
  readonly title: string;
  /** "Instead of: …", where both do something of their own. */
  readonly instead: string | undefined;
}

const LETTERS = 'abcdefgh';
/** So many steps make a title. */
const TOLD = 2;

export const toneOf = ({ sure, kind }: Verdict): 'cost' | 'gain' | 'even' => (sure ? kind : 'even');

interface Showing {
  readonly report: Report;
  readonly timeline: Timeline<Shape>;
  readonly pack: AnyBoardPackage;
  readonly rounds: readonly Round[];
  readonly snapshot: Pick<Snapshot<Shape>, 'tableId' | 'options' | 'seats'>;
  readonly lang: Lang;
  readonly say: AnalysisSay;
}

const short = (steps: readonly string[]): string => steps.slice(0, TOLD).map(brief).join(', ');

/**
 * What both plans do decides nothing: a moment is named by what only one of them does. A plan that goes on may still do the rest: what
 * it begins with is all that is known of it.
 */
export function titleOf(
  played: readonly string[],
  rival: readonly string[],
  rivalGoesOn: boolean,
  say: AnalysisSay,
  ends: readonly string[] = [],
): Pick<MomentShown, 'title' | 'instead'> {
  const { mine: all, theirs } = differ(played, rival);
  // Where only one of them left off, the other one's moves are what matters.
  const does = all.filter((step) => !ends.includes(step));
  const mine = theirs.length > 0 ? does : all;
  if (mine.length > 0 && theirs.length > 0) return { title: short(mine), instead: say('moment.instead', { what: short(theirs) }) };
  if (mine.length > 0 && rivalGoesOn) return { title: short(mine), instead: say('moment.first', { what: short(rival) }) };
  if (theirs.length > 0) return { title: say('title.left-out', { what: short(theirs) }), instead: undefined };
  return { title: mine.length > 0 ? say('title.more', { what: short(mine) }) : short(played), instead: undefined };
}

export const showMoments = (
  found: readonly { readonly duel: Duel; readonly verdict: Verdict }[],
  { report, timeline, pack, rounds, snapshot, lang, say }: Showing,
): MomentShown[] =>
  found.map(({ duel, verdict }, i) => {
    const decision = report.decisions[duel.at]!;
    const tell = (moves: Duel['tried'][number]['moves']) => {
      const effects = effectsOf(timeline, decision, moves as readonly Shape['move'][], pack);
      const told = toldSteps(effects, pack, snapshot.seats, lang);
      return { effects, told, steps: told.map(({ what }) => what), goesOn: effects.goesOn };
    };
    const [played, rival] = [tell(decision.moves), tell(verdict.rival.moves)];
    const ends = endsAmong(played.effects, played.told, { pack, snapshot, seat: decision.seat, ply: decision.ply });
    return {
      letter: LETTERS[i]!,
      duel,
      verdict,
      decision,
      round: rounds[roundAt(rounds, decision.ply)]?.name ?? '',
      ...titleOf(played.steps, rival.steps, rival.goesOn, say, ends),
    };
  });
