import { isInPlay } from '../../../../games/civilization/ask/cards.js';
import { pending } from '../../../../games/civilization/ask/table.js';
import { TECHNOLOGY } from '../../../../games/civilization/cards/index.js';
import { ADVANCED } from '../../../../games/civilization/cards/tables.js';
import type { TechId } from '../../../../games/civilization/cards/technologies.js';
import type { State } from '../../../../games/civilization/state/state.js';
import { Icon, type IconName, Points } from '../../../kit/index.js';
import { classes } from '../desk.js';
import { IMPROVEMENT_GLYPHS, TABLE_GLYPHS, UNIT_GLYPHS, WONDER_GLYPHS } from '../glyphs.js';
import type { Words } from '../words.js';

interface Gift {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string;
  /** Whoever buys the technology receives one at once (CIV-TEC-03); once it is bought nobody does. */
  readonly isGiven?: boolean;
  readonly isWonder?: boolean;
}

/** What a technology brings: units, improvements, wonders, greater settlements, a longer way for trade. */
export function giftsOf(s: State, id: TechId, words: Words): readonly Gift[] {
  const { units = [], improvements = [], size, trade, ...bonus } = TECHNOLOGY[id];
  // What is found is not bought (CIV-AMB-20).
  const isBought = pending(s, 'free-technology') === undefined || s.options.startBonus;
  const { wonders = [], freeUnit, freeImprovement } = isBought ? bonus : {};
  const isFirst = !isInPlay(s, id);
  return [
    ...units.map((unit) => ({
      key: unit,
      icon: UNIT_GLYPHS[unit],
      name: words.short(`unit.${unit}`),
      isGiven: isFirst && unit === freeUnit,
    })),
    ...improvements.map((improvement) => ({
      key: improvement,
      icon: IMPROVEMENT_GLYPHS[improvement],
      name: words.short(`improvement.${improvement}`),
      isGiven: isFirst && improvement === freeImprovement,
    })),
    ...wonders.map((wonder) => ({ key: wonder, icon: WONDER_GLYPHS[wonder], name: words.short(`wonder.${wonder}`), isWonder: true })),
    ...(size ? [{ key: 'size', icon: TABLE_GLYPHS.grow, name: words.t('chart.size', { what: words.name(`size.${size}`) }) }] : []),
    ...(trade ? [{ key: 'trade', icon: TABLE_GLYPHS.trade, name: words.t('chart.trade', trade) }] : []),
  ];
}

/** Its first gifts in a line. */
export const giftWords = (s: State, id: TechId, words: Words): string =>
  giftsOf(s, id, words)
    .slice(0, 2)
    .map(({ name }) => name)
    .join(', ');

/** The same on the chart: signs, and where there is room their words. */
export function TechGifts({ s, id, words }: { readonly s: State; readonly id: TechId; readonly words: Words }) {
  return (
    <span class="gives">
      {TECHNOLOGY[id].major && <Points size="s" n={ADVANCED.points.major} />}
      {giftsOf(s, id, words).map(({ key, icon, name, isGiven, isWonder }) => (
        <span key={key} class={classes('gift', isWonder && 'of-wonder')}>
          <Icon name={icon} size={14} />
          <span class="word">
            {name}
            {isGiven && <b> {words.t('chart.free')}</b>}
          </span>
        </span>
      ))}
    </span>
  );
}
