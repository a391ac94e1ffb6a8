import { resourceAt } from '../../../games/civilization/ask/settlements.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import { namingOf } from '../../../games/civilization/say/describe.js';
import { bundleItems } from '../../../games/civilization/say/names.js';
import type { Bundle, State } from '../../../games/civilization/state/state.js';
import { Coin } from '../../kit/index.js';
import { MarkerDisc } from './signs.js';
import type { Words } from './words.js';

interface GoodsProps {
  readonly s: State;
  readonly bundle: Bundle;
  readonly words: Words;
  /** On a chip: where a card comes from is told on the sheet. */
  readonly brief?: boolean;
}

/** One side of an exchange: a coin for gold, lent cards by the sign of their resource, the rest in words. */
export function Goods({ s, bundle, words, brief = false }: GoodsProps) {
  const rest = bundleItems({ ...bundle, gold: 0, cards: [] }, namingOf(s)).map((item) => words.text(item));
  const isNothing = bundle.gold === 0 && bundle.cards.length + rest.length === 0;
  return (
    <span class="bundle">
      {isNothing && words.g('bundle.nothing')}
      {bundle.gold > 0 && <Coin n={bundle.gold} size="s" label={words.t('gold', { n: bundle.gold })} />}
      {bundle.cards.map((region) => {
        const resource = resourceAt(s, spaceOf(region));
        return (
          <span key={region} class="good">
            {resource && <MarkerDisc id={resource} size={brief ? 16 : 20} />}
            <b>{words.name(`marker.${resource ?? 'hidden'}`)}</b>
            {!brief && <small>{words.space(region)}</small>}
          </span>
        );
      })}
      {rest.map((item) => (
        <span key={item} class="good">
          {item}
        </span>
      ))}
    </span>
  );
}

/** Both sides of an exchange in one line. */
export const BothWays = ({ give, want, ...goods }: Omit<GoodsProps, 'bundle'> & { readonly give: Bundle; readonly want: Bundle }) => (
  <span class="goods">
    <Goods {...goods} bundle={give} /> <i aria-hidden="true">⇄</i> <span class="sr">{goods.words.t('offer.for')}</span>{' '}
    <Goods {...goods} bundle={want} />
  </span>
);
