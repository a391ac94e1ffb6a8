import type { Seat } from '../../../kernel/types.js';
import { Coin, Icon, sign } from '../../kit/index.js';
import type { Words } from './words.js';

/** What a line brought to one seat. */
export interface Sums {
  coins: number;
  points: number;
  workers: number;
}

/** 'Rats: you −1 coin, Hypatia −3 coins'. */
export function Struck({
  card,
  others,
  names,
  words,
}: {
  readonly card: string;
  readonly others: ReadonlyMap<Seat, Sums>;
  readonly names: readonly string[];
  readonly words: Words;
}) {
  const all = [...others];
  const told = all.map(([seat, own], i) => (
    <span key={seat} class="each">
      {words.t('log.each', { who: names[seat] ?? '' })} <Deltas own={own} words={words} />
      {i < all.length - 1 && ', '}
    </span>
  ));
  return (
    <>
      <b>{words.name('token', card)}</b>
      <span class="whom">
        {words.t('log.of')}
        {told}
      </span>
    </>
  );
}

export function Deltas({ own: { coins, points, workers }, words }: { readonly own: Sums; readonly words: Words }) {
  return (
    <span class="dl">
      {coins !== 0 && (
        <>
          <em class={coins > 0 ? 'p' : 'm'}>{sign(coins, true)}</em>
          <Coin label={words.t('unit.coins', { n: coins })} />
        </>
      )}
      {points !== 0 && (
        <>
          <em class={points > 0 ? 'p' : 'm'}>{sign(points, true)}</em>
          <Icon name="laurels" size={14} class="lp" label={words.t('unit.points', { n: points })} />
        </>
      )}
      {workers !== 0 && (
        <>
          <em class={workers > 0 ? 'p' : 'l'}>{sign(workers, true)}</em>
          <Icon name="meeple" size={13} label={words.t('unit.workers', { n: workers })} />
        </>
      )}
    </span>
  );
}
