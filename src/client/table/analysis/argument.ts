import type { Shape } from '../../../kernel/types.js';
import type { AnyBoardPackage, Counsel } from '../board-package.js';
import { isEnd } from '../choice-role.js';
import { choicesOf, stillSnapshot } from '../snapshots.js';
import type { Snapshot } from '../table.js';
import type { Effects } from './effects.js';
import type { Step } from './steps.js';

/** Of a plan's own steps so many are explained, the first ones: what follows mostly follows from them. */
const EXPLAINED = 2;

interface Standing {
  readonly pack: AnyBoardPackage;
  readonly snapshot: Pick<Snapshot<Shape>, 'tableId' | 'options' | 'seats'>;
  readonly seat: number;
  readonly ply: number;
}

/** A moment of a plan as its player stood before it. */
const standing = ({ pack, snapshot: { tableId, options, seats }, seat, ply }: Standing, view: Shape['state']): Snapshot<Shape> => ({
  ...stillSnapshot({ tableId, options, seats, viewer: seat }, pack.game, { view, ply, asked: [seat], log: [] }),
  ...choicesOf(pack.game, view, seat),
  acting: seat,
});

type Acted = Pick<Effects, 'acts'>;

/** The steps that only close something: to leave off is what is done where nothing else is. */
export const endsAmong = ({ acts }: Acted, steps: readonly Step[], where: Standing): string[] =>
  steps.flatMap(({ what, at }) => {
    const act = acts[at];
    if (!act) return [];
    const choice = { move: act.move, ...where.pack.game.describe(act.view, where.seat, act.move) };
    return isEnd(where.pack.roleOf(choice, standing(where, act.view))) ? [what] : [];
  });

interface Asked extends Standing {
  readonly effects: Acted;
  readonly steps: readonly Step[];
  /** Those that the other plan does not have. */
  readonly own: readonly string[];
  readonly counsel: Counsel<Shape> | undefined;
}

/** What the board knows to say of the steps that set a plan apart, as the hint would have said it then: by the number of the step, each once. */
export function argumentOf({ effects, steps, own, counsel, ...where }: Asked): ReadonlyMap<number, string> {
  const told = new Map<number, string>();
  const explained = new Set<string>();
  if (!counsel) return told;
  for (const [i, { what, at }] of steps.entries()) {
    const act = effects.acts[at];
    if (told.size === EXPLAINED || !act || !own.includes(what) || explained.has(what)) continue;
    explained.add(what);
    const why = counsel({ move: act.move }, standing(where, act.view)).join(' ');
    if (why !== '') told.set(i, why);
  }
  return told;
}
