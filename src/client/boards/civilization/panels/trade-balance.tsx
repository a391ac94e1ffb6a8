import { incomeOf } from '../../../../games/civilization/ask/production.js';
import { afterDeal } from '../../../../games/civilization/guide/deals.js';
import type { Offer, State } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Seal } from '../../../kit/index.js';
import { classes, nameOfSeat, useDesk } from '../desk.js';
import { criticalChance } from '../facts.js';

/** An exchange as both sides see it: who asks, whom, and what goes each way. */
export type Deal = Pick<Offer, 'from' | 'to' | 'give' | 'want'>;

const incomeAt = (at: State, seat: Seat): number => incomeOf(at, seat, null).total;

/** What an exchange does to both, mine first: income, gold at once, chance of the critical resource. */
export function Balance({ deal }: { readonly deal: Deal }) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const after = afterDeal(s, deal);
  const seats = deal.from === me ? [deal.from, deal.to] : [deal.to, deal.from];
  const rows: readonly { key: string; label: string; of(at: State, seat: Seat): number }[] = [
    { key: 'types', label: words.t('balance.types'), of: (at, seat) => incomeOf(at, seat, null).typeGold },
    { key: 'monopolies', label: words.g('income.monopolies'), of: (at, seat) => incomeOf(at, seat, null).monopolies },
    { key: 'income', label: words.g('income.total'), of: incomeAt },
    { key: 'gold', label: words.t('balance.gold'), of: (at, seat) => at.players[seat]!.gold },
    { key: 'altogether', label: words.t('balance.altogether'), of: (at, seat) => at.players[seat]!.gold + incomeAt(at, seat) },
    { key: 'critical', label: words.t('balance.critical'), of: criticalChance },
  ];
  return (
    <table class="sums balance">
      <thead>
        <tr>
          <th>{words.t('balance')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span class="who">
                <Seal seat={seat} size={18} /> {nameOfSeat(desk, seat)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, of }) => (
          <tr key={key} class={key}>
            <th scope="row">{label}</th>
            {seats.map((seat) => {
              const [was, is] = [of(s, seat), of(after, seat)];
              return (
                <td key={seat} class={classes(is > was && 'gain', is < was && 'loss')}>
                  {was === is ? is : `${was} → ${is}`}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
