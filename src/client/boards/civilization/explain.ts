import { isEraOver } from '../../../games/civilization/ask/ending.js';
import { strandedAircraft, surplusAircraft } from '../../../games/civilization/ask/movement.js';
import { IMPROVEMENT } from '../../../games/civilization/cards/index.js';
import type { Civ } from '../../../games/civilization/state/state.js';
import type { Lang } from '../../i18n/i18n.js';
import type { Explanation } from '../../table/board-package.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { choiceLook } from './choice-look.js';
import { wordsOf } from './words.js';

/** Why a choice is closed: fact and figure, the way out, the rule. */
export function explain(choice: Choice<Civ>, snapshot: Snapshot<Civ>, lang: Lang): Explanation {
  const words = wordsOf(lang);
  const said = choiceLook(choice, snapshot, undefined, lang).label;
  const { refusal } = choice;
  if (!refusal) return { title: said, fact: said, rules: [] };
  const remedy = words.find(`refuse.${refusal.code}.help`);
  return {
    title: said,
    fact: words.why(refusal),
    ...(remedy ? { remedy } : undefined),
    rules: [refusal.rule],
  };
}

/** A question before what is easily regretted; null for everything else. */
export function confirm({ move }: Choice<Civ>, { view: s, acting }: Snapshot<Civ>, lang: Lang): string | null {
  const { t } = wordsOf(lang);
  const me = acting ?? 0;
  switch (move.move) {
    case 'finish-moving': {
      const idle = s.players[me]!.stacks.filter((x) => x.kind === 'settler' && x.left > 0 && x.footing === 'still').reduce(
        (n, x) => n + x.n,
        0,
      );
      const total = (found: readonly { readonly n: number }[]): number => found.reduce((sum, { n }) => sum + n, 0);
      const [lost, surplus] = [total(strandedAircraft(s, me)), total(surplusAircraft(s, me))];
      if (lost > 0) return t('confirm.aircraft', { n: lost });
      if (surplus > 0) return t('confirm.surplus', { n: surplus });
      return idle > 0 ? t('confirm.settlers', { n: idle }) : null;
    }
    // CIV-ERA-05: it would leave before the next production.
    case 'buy-improvement':
      return isEraOver(s) && IMPROVEMENT[move.improvement].era <= s.era ? t('confirm.improvement') : null;
    case 'strike':
      return t('confirm.strike');
    case 'end-game':
      return t('confirm.end');
    default:
      return null;
  }
}
