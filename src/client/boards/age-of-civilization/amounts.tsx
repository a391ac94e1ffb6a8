import { sacrificesWorkers, workersNeeded } from '../../../games/age-of-civilization/ask/selectors.js';
import { actionOf } from '../../../games/age-of-civilization/cards/index.js';
import { effectSigns } from '../../../games/age-of-civilization/say/ability-signs.js';
import type { ActionId, State } from '../../../games/age-of-civilization/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Arrow, Coin, Cube, Icon, Points, Sentence, sign } from '../../kit/index.js';
import { listed } from '../../table/board-words.js';
import { originOf, priceOf, type Yield, yieldOf } from './facts.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { actionGlyph } from './looks.js';
import { Signs } from './sentence.js';
import type { Words } from './words.js';

interface BargainProps {
  readonly s: State;
  readonly seat: Seat;
  readonly action: ActionId;
  readonly words: Words;
  readonly size?: 's' | 'm';
  /** The technology a Research is about. */
  readonly tech?: string;
  /** The card or cube itself is left out where the words say it. */
  readonly bare?: boolean;
  /** Leave out what has no room in a narrow cell: printed figures that are struck, the arrow. */
  readonly terse?: boolean;
}

/** Price, arrow, yield: what a place costs and gives this seat now. */
export function Bargain({ s, seat, action, words, size = 'm', tech, terse, bare }: BargainProps) {
  const price = priceOf(s, seat, action, tech);
  const { printed, now } = yieldOf(s, seat, action, tech);
  const shown = isEmpty(now) ? printed : now;
  const rate = isEmpty(shown); // counted from nothing yet: say what it would be counted from
  return (
    <Sentence>
      {(price.printed > 0 || price.now > 0) && (
        <>
          <Coin n={price.now} size={size} better={price.now < price.printed} label={words.t('said.coins', { n: price.now })} />
          {!terse && price.now !== price.printed && <s aria-hidden="true">{price.printed}</s>}
        </>
      )}
      {!terse && <Arrow />}
      {rate ? (
        <Signs signs={effectSigns(actionOf(action))} words={words} manner="icons" />
      ) : (
        <Gains
          y={bare ? { ...shown, wonder: false, tech: false } : shown}
          printed={printed}
          seat={seat}
          words={words}
          size={size}
          terse={terse}
        />
      )}
    </Sentence>
  );
}

const isEmpty = (y: Yield): boolean =>
  y.coins === 0 && y.points === 0 && y.workers === 0 && !y.tech && !y.wonder && y.counters.length === 0;

const COUNTER_GLYPHS = {
  stones: TABLE_GLYPHS.stones,
  route: TABLE_GLYPHS.route,
  drought: TABLE_GLYPHS.drought,
  forts: TABLE_GLYPHS.forts,
  repelled: TABLE_GLYPHS.repelled,
} as const;

function Gains({
  y,
  printed,
  seat,
  words,
  size,
  terse,
}: {
  y: Yield;
  printed: Yield;
  seat: Seat;
  words: Words;
  size: 's' | 'm';
  terse?: boolean;
}) {
  return (
    <>
      {y.coins !== 0 && (
        <>
          <Coin n={y.coins} signed size={size} better={y.coins > printed.coins} label={words.t('said.coins', { n: y.coins })} />
          {!terse && y.coins !== printed.coins && printed.coins > 0 && <s aria-hidden="true">{printed.coins}</s>}
        </>
      )}
      {y.points !== 0 && <Points n={y.points} signed size={size} label={words.t('said.points', { n: y.points })} />}
      {y.workers !== 0 && (
        <span class="few">
          {sign(y.workers, true)}
          <Icon name="meeple" size={14} label={words.t('unit.workers', { n: y.workers })} />
        </span>
      )}
      {y.tech && <Cube seat={seat} size={size === 's' ? 14 : 17} label={words.t('said.tech')} />}
      {y.wonder && <Icon name={actionGlyph('wonder')} size={size === 's' ? 14 : 17} label={words.t('said.wonder')} />}
      {y.counters.map(({ counter, n }) => (
        <span key={counter} class="few">
          {sign(n, true)}
          <Icon name={COUNTER_GLYPHS[counter]} size={15} label={words.t(`counter.${counter}`)} />
        </span>
      ))}
    </>
  );
}

/** Why the price or the yield is not the printed one: 'thanks to Harappa'. */
export function thanks(s: State, seat: Seat, action: ActionId, words: Words): string | undefined {
  const sources = [...priceOf(s, seat, action).lines.map((line) => line.ability), ...yieldOf(s, seat, action).now.sources];
  const names = [...new Set(sources.map((ability) => nameOfOrigin(ability, words)))];
  return names.length === 0 ? undefined : words.t('note.thanks', { card: listed(names.slice(0, 2), words.t('and')) });
}

/** How a price comes about: '4 Culture, −1 Harappa = 3'; nothing when it is the printed one. */
export function accountOfPrice(s: State, seat: Seat, action: ActionId, words: Words): string | undefined {
  const { printed, now, lines } = priceOf(s, seat, action);
  if (lines.length === 0) return undefined;
  const parts = lines.map(
    (line) => `${line.set === undefined ? sign(line.delta ?? 0, true) : `→ ${line.set}`} ${nameOfOrigin(line.ability, words)}`,
  );
  return `${[`${printed} ${words.name('action', action)}`, ...parts].join(', ')} = ${now}`;
}

export function nameOfOrigin(ability: string, words: Words): string {
  const { kind, id } = originOf(ability);
  return words.short(kind, id);
}

/** The same, in words, for those who listen. */
export function sayBargain(s: State, seat: Seat, action: ActionId, words: Words): readonly string[] {
  const price = priceOf(s, seat, action);
  const { now } = yieldOf(s, seat, action);
  const gains = [
    now.coins !== 0 && words.t('said.coins', { n: now.coins }),
    now.points !== 0 && words.t('said.points', { n: now.points }),
    now.tech && words.t('said.tech'),
    now.wonder && words.t('said.wonder'),
  ].filter((x): x is string => typeof x === 'string');
  return [
    price.now > 0 ? words.t('said.price', { n: price.now }) : '',
    words.t('note.workers', { n: workersNeeded(s, seat, action) }),
    sacrificesWorkers(s, seat, action) ? words.t('note.sacrificed') : '',
    gains.length > 0 ? words.t('said.gives', { what: listed(gains, words.t('and')) }) : '',
  ].filter(Boolean);
}

export const slotColour = (action: ActionId): 'white' | 'red' => actionOf(action).colour;
