import { isLent, tradableFigures } from '../../../../games/civilization/ask/deals.js';
import { resourceAt, settlementsOf } from '../../../../games/civilization/ask/settlements.js';
import type { RegionId } from '../../../../games/civilization/cards/map.js';
import { idOf } from '../../../../games/civilization/cards/world.js';
import type { Bundle, Figures } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Coin, Icon, seatColours } from '../../../kit/index.js';
import { classes, useDesk } from '../desk.js';
import { techsOf, wondersOf } from '../facts.js';
import { MarkerDisc } from '../signs.js';
import { Stepper } from './stack-box.js';

const toggled = <V,>(list: readonly V[], value: V): readonly V[] =>
  list.includes(value) ? list.filter((x) => x !== value) : [...list, value];

interface TrayProps {
  readonly seat: Seat;
  readonly title: string;
  readonly side: 'give' | 'want';
  readonly bundle: Bundle;
  /** What was asked for in the offer that is being answered: differences are marked. */
  readonly was: Bundle | undefined;
  set(bundle: Bundle): void;
}

/** What one side gives: resource cards as loans, gold, and folded away what goes for good. */
export function Tray({ seat, title, side, bundle, was, set }: TrayProps) {
  const { s, words } = useDesk();
  const settlements = settlementsOf(s, seat);
  const cards = settlements.filter((region) => resourceAt(s, region) !== null);
  const { gold } = s.players[seat]!;
  return (
    <section class="tray" style={seatColours(seat)} aria-label={title}>
      <h4>
        {title} <small>{words.t('gold', { n: gold })}</small>
      </h4>
      <p class={classes('tray-gold', was && was.gold !== bundle.gold && 'changed')}>
        <Coin n={bundle.gold} />
        {words.g('word.gold')}
        <Stepper
          value={bundle.gold}
          most={gold}
          by={bundle.gold >= 10 ? 5 : 1}
          name={words.g('word.gold')}
          set={(n) => set({ ...bundle, gold: n })}
        />
      </p>
      <div class="loan-cards">
        {cards.map((region) => {
          const id = idOf(region) as RegionId;
          const lent = isLent(s, region);
          const on = bundle.cards.includes(id);
          return (
            <button
              key={id}
              type="button"
              class={classes('loan-card', on && 'sel', lent && 'no', was && was.cards.includes(id) !== on && 'changed')}
              aria-pressed={on}
              aria-disabled={lent}
              data-plan={on ? undefined : `${side}:${id}`}
              data-resource={resourceAt(s, region)}
              onClick={() => !lent && set({ ...bundle, cards: toggled(bundle.cards, id) })}
            >
              <span class="ground">
                <MarkerDisc id={resourceAt(s, region)!} size={28} />
                {(lent || on) && <em>{words.t(lent ? 'trade.lent' : 'trade.returns')}</em>}
              </span>
              <b>{words.name(`marker.${resourceAt(s, region)}`)}</b>
              <small>{words.space(region)}</small>
            </button>
          );
        })}
        {cards.length === 0 && <p class="note">{words.t('trade.no-cards')}</p>}
      </div>
      <ForGood seat={seat} bundle={bundle} set={set} />
    </section>
  );
}

/** Settlements, technologies, wonders and figures: rare and dear, so they are folded behind a count. */
function ForGood({ seat, bundle, set }: Pick<TrayProps, 'seat' | 'bundle' | 'set'>) {
  const { s, words } = useDesk();
  const figures = tradableFigures(s, seat);
  const count = bundle.settlements.length + bundle.techs.length + bundle.wonders.length + bundle.figures.length;
  const takeFigures = (figure: Figures, n: number) => {
    const others = bundle.figures.filter((x) => !isSame(x, figure));
    set({ ...bundle, figures: n > 0 ? [...others, { ...figure, n }] : others });
  };
  return (
    <details class="for-good">
      <summary>
        {words.t('trade.for-good')} {count > 0 && <b>{count}</b>}
      </summary>
      <div class="good-list">
        {techsOf(s, seat).map((id) => (
          <Item
            key={id}
            on={bundle.techs.includes(id)}
            label={words.short(`tech.${id}`)}
            press={() => set({ ...bundle, techs: toggled(bundle.techs, id) })}
          />
        ))}
        {wondersOf(s, seat).map((id) => (
          <Item
            key={id}
            on={bundle.wonders.includes(id)}
            label={words.short(`wonder.${id}`)}
            press={() => set({ ...bundle, wonders: toggled(bundle.wonders, id) })}
          />
        ))}
        {settlementsOf(s, seat).map((region) => {
          const id = idOf(region) as RegionId;
          const label = `${words.name(`size.${s.sizes[region]}`)} ${words.space(region)}`;
          return (
            <Item
              key={id}
              on={bundle.settlements.includes(id)}
              label={label}
              press={() => set({ ...bundle, settlements: toggled(bundle.settlements, id) })}
            />
          );
        })}
        {figures.map((figure) => {
          const name = `${words.unit(s, figure.kind)} (${words.space(figure.at)})`;
          return (
            <p key={`${figure.at} ${figure.kind} ${figure.cargo}`} class="figure-line">
              {name}
              <Stepper
                value={bundle.figures.find((x) => isSame(x, figure))?.n ?? 0}
                most={figure.n}
                name={name}
                set={(n) => takeFigures(figure, n)}
              />
            </p>
          );
        })}
      </div>
    </details>
  );
}

const isSame = (a: Figures, b: Figures): boolean => a.at === b.at && a.kind === b.kind && a.cargo === b.cargo;

function Item({ on, label, press }: { readonly on: boolean; readonly label: string; readonly press: () => void }) {
  return (
    <button type="button" class={classes('tech-chip', on && 'sel')} aria-pressed={on} onClick={press}>
      {on && <Icon name="check-mark" size={11} />}
      {label}
    </button>
  );
}
