import type { CardRow } from '../../../games/through-the-ages/cards/row.js';
import { moduleOf } from '../../../games/through-the-ages/cards/sets.js';
import type { Words } from './words.js';

/** The values of a card of which something else is known than of the rest. */
export type DoubtfulField = 'terms' | 'stages' | 'price' | 'spoils' | 'gives' | 'copies' | 'clause';

/** Where the values of a card come from: the rulebook, public material, or we; and how many there are of it. */
export function Origins({ row, w: { t } }: { row: CardRow; w: Words }) {
  const sources = (prov: string): string =>
    prov
      .split('+')
      .map((mark) => t(`origin.${mark as 'R' | 'P' | 'D' | 'K'}`))
      .join(', ');
  const module = moduleOf(row.id);
  return (
    <section class="torigins">
      <h4 class="caps">{t('origin')}</h4>
      <dl>
        <dt>{t('origin.card')}</dt>
        <dd>{sources(row.prov)}</dd>
        {Object.entries(row.doubts ?? {}).map(([field, prov]) => (
          <>
            <dt>{t(`origin.field.${field as DoubtfulField}`)}</dt>
            <dd>{sources(prov)}</dd>
          </>
        ))}
        {module && (
          <>
            <dt>{t('gallery.module')}</dt>
            <dd>{t(`gallery.module.${module}`)}</dd>
          </>
        )}
        <dt>{t('origin.copies')}</dt>
        <dd>{row.copies.join(' · ')}</dd>
      </dl>
    </section>
  );
}
