import type { Shape } from '../../kernel/types.js';
import type { Lang } from '../i18n/i18n.js';
import { sign } from '../kit/pieces.js';
import type { BoardPackage } from '../table/board-package.js';
import { foresightOf } from '../table/snapshots.js';
import type { Choice, Snapshot } from '../table/table.js';

/** What a move would change for its player as far as it is certain: "+2 culture, −3 resources". */
export interface Reasons {
  readonly changes: string;
  /** Chance or unknown cards decide the rest. */
  readonly open: boolean;
}

export function reasonsFor<T extends Shape>(
  pack: Pick<BoardPackage<T>, 'game' | 'figures' | 'counters'>,
  { view, acting, ply }: Pick<Snapshot<T>, 'view' | 'acting' | 'ply'>,
  { move }: Pick<Choice<T>, 'move'>,
  lang: Lang,
): Reasons | undefined {
  const foreseen = acting === null ? undefined : foresightOf(pack.game, view, acting, move, ply);
  if (acting === null || !foreseen) return undefined;
  const [before, after] = [pack.counters(view, acting), pack.counters(foreseen.state, acting)];
  const changes = pack.figures.flatMap(({ id, label }) => {
    const by = (after[id] ?? 0) - (before[id] ?? 0);
    return by === 0 ? [] : [`${sign(by, true)} ${label[lang].toLocaleLowerCase(lang)}`];
  });
  return { changes: changes.join(', '), open: foreseen.open };
}
