import { isEraOver } from '../../../games/civilization/ask/ending.js';
import {
  expansionPrice,
  figurePrice,
  improvementPrice,
  improvementRoyalty,
  type Royalty,
  salePrice,
  techPrice,
  unitRoyalty,
  villagePrice,
} from '../../../games/civilization/ask/prices.js';
import { isAdvanced } from '../../../games/civilization/ask/table.js';
import { WONDER } from '../../../games/civilization/cards/index.js';
import { spaceOf } from '../../../games/civilization/cards/world.js';
import { couldEndEra, endsEra, endsGame } from '../../../games/civilization/guide/era-end.js';
import { type Gain, growthGain } from '../../../games/civilization/guide/growth.js';
import type { Move, State } from '../../../games/civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Coin } from '../../kit/index.js';
import type { Case, Look } from './choice-look.js';
import { IMPROVEMENT_GLYPHS, TABLE_GLYPHS, TECH_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import { unitGlyph } from './signs.js';
import type { Words } from './words.js';

/** What I know to lie where a village would stand. */
const groundWords = (s: State, region: string, words: Words): string | undefined => {
  const slot = s.markers[spaceOf(region as never)];
  return slot ? words.name(slot.card ? `marker.${slot.card}` : 'marker.hidden') : undefined;
};

/** What a village or growth adds to the next production; if nothing, why: in full, or as short as a chip needs it. */
export const gainWords = ({ gold, why, sum, minimum }: Gain, words: Words): string =>
  why ? words.t(`gain.${why}`, { sum, minimum }) : words.t('gain', { n: gold });
export const shortGain = (gain: Gain, words: Words): string =>
  gain.why ? words.t(`gain.${gain.why}.short`, { minimum: gain.minimum }) : gainWords(gain, words);
const gainOn = (s: State, seat: Seat, move: Move, words: Words) => {
  const gain = growthGain(s, seat, move);
  return gain && <span class={gain.gold > 0 ? 'gain-note' : 'gain-note none'}> {shortGain(gain, words)}</span>;
};

/** Improvements go with their era (CIV-ERA-05): it ends with this turn, or somebody who buys later could end it. */
export function passingWords(s: State, seat: Seat, names: readonly string[], words: Words): string | undefined {
  if (isEraOver(s)) return words.t('buy.passing');
  const who = couldEndEra(s, seat);
  return who === undefined ? undefined : words.t('buy.passing.maybe', { who: names[who] ?? '' });
}

/** How a purchase looks: what it is, its price, and who else is paid or what is known of the place. */
export function buyLook(move: Move, { s, seat, words, names }: Case): Look | undefined {
  const price = (n: number) => <Coin n={n} size="s" label={words.t('gold', { n })} />;
  const taxWords = (share: Royalty | undefined) => share && ` ${words.t('buy.tax', { n: share.gold, who: names[share.to] ?? '' })}`;
  switch (move.move) {
    case 'recruit': {
      return {
        icon: unitGlyph(s, move.kind),
        label: `${words.unit(s, move.kind)} · ${words.space(move.at)}`,
        detail: (
          <>
            {price(figurePrice(s, move.kind))}
            {taxWords(unitRoyalty(s, seat, move.kind))}
          </>
        ),
        action: words.t('act.recruit', { what: words.unit(s, move.kind), where: words.space(move.at) }),
      };
    }
    case 'found':
      return {
        icon: TABLE_GLYPHS.village,
        label: words.t('buy.found', { where: words.space(move.region) }),
        detail: (
          <>
            {price(villagePrice(s))} {groundWords(s, move.region, words)}
            {gainOn(s, seat, move, words)}
          </>
        ),
      };
    case 'expand': {
      const size = s.sizes[spaceOf(move.region)] ?? 1;
      return {
        icon: TABLE_GLYPHS.grow,
        label: words.t('buy.expand', { where: words.space(move.region), what: words.name(`size.${size + 1}`) }),
        detail:
          size < 4 ? (
            <>
              {price(expansionPrice(s, size))}
              {gainOn(s, seat, move, words)}
            </>
          ) : (
            <span />
          ),
      };
    }
    case 'buy-technology': {
      const label = isAdvanced(s) ? words.short(`tech.${move.tech}`) : words.g('word.technology');
      const ends = endsGame(s, seat, move.tech) ? 'game' : endsEra(s, seat, move.tech) && 'era';
      return {
        icon: isAdvanced(s) ? TECH_GLYPHS[move.tech] : TABLE_GLYPHS.technology,
        label,
        detail: (
          <>
            {price(techPrice(s, seat, move.tech))}
            {ends && <em class="heed">{words.t(`buy.ends-${ends}`)}</em>}
          </>
        ),
      };
    }
    case 'buy-improvement': {
      const passing = passingWords(s, seat, names, words);
      return {
        icon: IMPROVEMENT_GLYPHS[move.improvement],
        label: words.short(`improvement.${move.improvement}`),
        detail: (
          <>
            {price(improvementPrice(s))}
            {taxWords(improvementRoyalty(s, seat, move.improvement))}
            {passing && <em class="heed">{passing}</em>}
          </>
        ),
      };
    }
    case 'buy-wonder': {
      const { effect } = WONDER[move.wonder];
      return {
        icon: WONDER_GLYPHS[move.wonder],
        label: words.short(`wonder.${move.wonder}`),
        ...(effect.does === 'sale' ? { detail: price(effect.price) } : undefined),
      };
    }
    case 'sell':
      return {
        icon: TABLE_GLYPHS.sell,
        label: words.t('buy.sell', { what: words.unit(s, move.kind), where: words.space(move.at) }),
        detail: <Coin n={salePrice(s, move.kind)} signed size="s" label={words.t('moment.gold', { n: salePrice(s, move.kind) })} />,
      };
    default:
      return undefined;
  }
}
