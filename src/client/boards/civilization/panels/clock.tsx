import type { ComponentChildren, VNode } from 'preact';
import { turnEnds } from '../../../../games/civilization/guide/era-end.js';
import type { Civ } from '../../../../games/civilization/state/state.js';
import type { Lang } from '../../../i18n/i18n.js';
import { Icon } from '../../../kit/index.js';
import type { Snapshot } from '../../../table/table.js';
import { classes, useDesk } from '../desk.js';
import { wordsOf } from '../words.js';

const ERAS = [1, 2, 3, 4] as const;
const PHASES = ['movement', 'trade', 'production', 'purchase'] as const;

/** The shared clock: eras, turn, phases. */
export function Clock({ children }: { readonly children?: ComponentChildren }) {
  const { s, words } = useDesk();
  const now = PHASES.indexOf(s.phase as (typeof PHASES)[number]);
  const ends = turnEnds(s);
  return (
    <section class="zone clock" aria-label={words.t('zone.clock')}>
      <ol class="eras">
        {ERAS.map((era) => (
          <li key={era} class={classes(era < s.era && 'done', era === s.era && 'now')} aria-current={era === s.era ? 'step' : undefined}>
            {words.name(`era.${era}`)}
          </li>
        ))}
      </ol>
      <span class="turn">
        {words.t('clock.turn')} <b class="fig">{s.turn}</b>
        {ends && <em class="heed"> {words.t(`clock.ends-${ends}`)}</em>}
      </span>
      <ol class="phases">
        {PHASES.map((phase, i) => (
          <li key={phase} class={classes(i === now && 'now', i < now && 'done')} aria-current={i === now ? 'step' : undefined}>
            {i < now ? <Icon name="check-mark" size={12} /> : <b>{i + 1}</b>}
            <span>{words.name(`phase.${phase}`)}</span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

/** At the upper edge of a phone, where there is no clock. */
export const phoneEra = ({ view }: Snapshot<Civ>, lang: Lang): VNode => <b class="era-now">{wordsOf(lang).name(`era.${view.era}`)}</b>;
