import { type Interval, sideOf } from '../../../study/index.js';
import { Tag } from '../../kit/index.js';
import type { CardShelf } from '../../table/card-shelf.js';
import { useLabText } from './texts.js';

type Scale = readonly [number, number];
const at = (x: number, [low, high]: Scale): number => (100 * (x - low)) / (high - low);

/** A difference with its interval: disc above, lozenge below, dark disc where nothing can be told; zero is dotted. */
export function EffectMark({ of, scale }: { readonly of: Interval; readonly scale: Scale }) {
  return (
    <span class={`lab-mark ${sideOf(of)}`} aria-hidden="true">
      <i class="zero" style={{ left: `${at(0, scale)}%` }} />
      <i class="span" style={{ left: `${at(of.low, scale)}%`, width: `${at(of.high, scale) - at(of.low, scale)}%` }} />
      <i class="dot" style={{ left: `${at(of.value, scale)}%` }} />
    </span>
  );
}

/** A part of victories with its interval, and the fair share. */
export function WinMark({ of, even, scale }: { readonly of: Interval; readonly even: number; readonly scale: Scale }) {
  return (
    <span class="lab-mark wins" aria-hidden="true">
      <i class="zero" style={{ left: `${at(even, scale)}%` }} />
      <i class="whisker" style={{ left: `${at(of.low, scale)}%`, width: `${at(of.high, scale) - at(of.low, scale)}%` }} />
      <i class="dot" style={{ left: `${at(of.value, scale)}%` }} />
    </span>
  );
}

export function ShareBar({ of }: { readonly of: number }) {
  return (
    <span class="lab-bar" aria-hidden="true">
      <i style={{ width: `${100 * of}%` }} />
    </span>
  );
}

/** D on a card with values of our own design. */
export function OwnMark({ card, shelf }: { readonly card: string; readonly shelf: CardShelf }) {
  const say = useLabText();
  if (!shelf.has(card) || !shelf.isOurs(card)) return null;
  return (
    <Tag tone="design" title={say('card.ours')}>
      <span aria-hidden="true">D</span>
      <span class="sr">{say('card.ours')}</span>
    </Tag>
  );
}

/** The age of a card in its colour. */
export function AgeBadge({ age }: { readonly age: { readonly label: string; readonly level: number } | undefined }) {
  return age ? (
    <span class="lab-age" data-level={age.level}>
      {age.label}
    </span>
  ) : null;
}
