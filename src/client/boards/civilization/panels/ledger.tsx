import type { VNode } from 'preact';
import { expansionPrice } from '../../../../games/civilization/ask/prices.js';
import { isAlwaysHappy, pointsOf, servedByHand, type Yield, yieldsOf } from '../../../../games/civilization/ask/production.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import { idOf, type Space } from '../../../../games/civilization/cards/world.js';
import { roomAt } from '../../../../games/civilization/moves/buying.js';
import { assign } from '../../../../games/civilization/moves/serving.js';
import type { Served } from '../../../../games/civilization/state/state.js';
import { Coin, Icon } from '../../../kit/index.js';
import { classes, type Desk, useDesk } from '../desk.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import { SettlementIcon } from '../map/pieces.js';
import { Face, MarkerDisc } from '../signs.js';
import type { Words } from '../words.js';

type Sort = keyof Served;

/** Every settlement of mine: size, resource, mood, yield. Points may be moved by hand while that is allowed (CIV-HAP-07). */
export function Ledger() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const title = words.g('points.settlements');
  const rows = yieldsOf(s, me);
  const advanced = isAdvanced(s);
  const happy = rows.filter((row) => row.isHappy).length;
  const byHand = mayAssign(desk, { happy: [], productive: [] }) && s.players[me]!.served !== undefined;
  return (
    <section class={classes('ledger', isBuying(desk.snapshot) && 'buying')} aria-label={title}>
      <div class="zhead">
        <span class="caps">
          {title} <b class="fig">{rows.length}</b>
        </span>
        <span class="line" />
        {byHand ? (
          <button type="button" class="lnk" onClick={() => serve(desk, { happy: [], productive: [] })}>
            {words.t('ledger.best')}
          </button>
        ) : (
          advanced && <span class="note">{words.t('ledger.happy', { n: happy, all: rows.length })}</span>
        )}
      </div>
      <div class="rows">
        {rows.map((row) => (
          <LedgerRow key={row.region} row={row} rows={rows} />
        ))}
        {rows.length === 0 && <p class="empty">{words.t('ledger.none')}</p>}
      </div>
    </section>
  );
}

function LedgerRow({ row, rows }: { readonly row: Yield; readonly rows: readonly Yield[] }) {
  const { s, me, words, snapshot, plan } = useDesk();
  const where = idOf(row.region);
  const grows = snapshot.choices.find(({ move }) => move.move === 'expand' && move.region === where);
  const marker = row.resource ?? (row.isFertile ? 'fertile' : null);
  return (
    <div class="ledger-row">
      <SettlementIcon seat={me} size={row.size} width={28} />
      <b>
        {words.space(row.region)}
        <span class="sr">, {words.name(`size.${row.size}`)}</span>
      </b>
      {marker ? <MarkerDisc id={marker} size={20} label={words.name(`marker.${marker}`)} /> : <span />}
      <span class="mood">
        {isAdvanced(s) && (
          <Point sort="happy" row={row} rows={rows} isFixed={isAlwaysHappy(row.resource)} isOn={row.isHappy}>
            <Face happy={row.isHappy} label={words.g(row.isHappy ? 'word.happy' : 'word.unhappy')} />
          </Point>
        )}
        {isAdvanced(s) && (
          <Point sort="productive" row={row} rows={rows} isFixed={row.isFertile} isOn={row.isProductive}>
            <Icon
              name={TABLE_GLYPHS.productive}
              size={15}
              class={row.isProductive ? '' : 'off'}
              label={row.isProductive ? words.g('word.productive') : words.t('ledger.not-productive')}
            />
          </Point>
        )}
      </span>
      <em>
        <span aria-hidden="true">{row.gold}</span>
        <span class="sr">{words.t('sheet.yields', { n: row.gold })}</span>
      </em>
      {!isBuying(snapshot) ? null : grows && plan ? (
        <button
          type="button"
          class="grow"
          aria-label={`${words.t('buy.expand', { where: words.space(row.region), what: words.name(`size.${row.size + 1}`) })}, ${words.t('gold', { n: expansionPrice(s, row.size) })}`}
          onClick={(e) => plan.act(grows, e.currentTarget)}
          onMouseEnter={() => plan.weigh(grows)}
          onMouseLeave={() => plan.weigh(null)}
        >
          <Coin n={expansionPrice(s, row.size)} size="s" />
          <SettlementIcon seat={me} size={row.size + 1} width={24} />
        </button>
      ) : (
        <span />
      )}
      {isAdvanced(s) && isBuying(snapshot) && <Places left={roomAt(s, row.region)} all={row.size} words={words} />}
    </div>
  );
}

const isBuying = ({ choices }: Desk['snapshot']): boolean => choices.some(({ move }) => move.move === 'finish-buying');

/** Figures that may still be placed at a settlement this turn (CIV-PUR-07). */
function Places({ left, all, words }: { readonly left: number; readonly all: number; readonly words: Words }) {
  return (
    <span
      class="places"
      role="img"
      aria-label={words.t('ledger.places', { n: left, all })}
      title={words.t('ledger.places', { n: left, all })}
    >
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < all - left ? 'taken' : ''} />
      ))}
    </span>
  );
}

interface PointProps {
  readonly sort: Sort;
  readonly row: Yield;
  readonly rows: readonly Yield[];
  /** Has it without a point. */
  readonly isFixed: boolean;
  readonly isOn: boolean;
  readonly children: VNode;
}

/** A point that a settlement has or might have: pressing moves one there, pressing it again leaves it to the best use. */
function Point({ sort, row, rows, isFixed, isOn, children }: PointProps) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const hand = servedByHand(s, me);
  const isMine = hand[sort].includes(row.region);
  const wish: Served = {
    ...hand,
    [sort]: isMine ? hand[sort].filter((region) => region !== row.region) : moved(hand[sort], row.region, pointsOf(s, me)[sort]),
  };
  const isChange = isMine || (!isFixed && !isOn && rows.length > 1);
  if (!isChange || !mayAssign(desk, wish)) return sort === 'productive' && !isOn ? null : children;
  return (
    <button
      type="button"
      class={classes('point', isMine && 'by-hand', !isOn && 'free')}
      aria-pressed={isMine}
      title={words.t(isMine ? 'ledger.release' : sort === 'happy' ? 'ledger.glad' : 'ledger.productive', {
        where: words.space(row.region),
      })}
      onClick={() => serve(desk, wish)}
    >
      {children}
    </button>
  );
}

/** One more by hand; when all points are given away, the oldest goes. */
const moved = (served: readonly Space[], region: Space, points: number): readonly Space[] =>
  points === 0 ? [...served, region] : [...served, region].slice(-points);

const moveOf = ({ happy, productive }: Served) =>
  ({ move: 'assign', happy: happy.map(idOf), productive: productive.map(idOf) }) as Parameters<typeof assign.refuse>[2];

const mayAssign = ({ s, me, snapshot, past }: Desk, served: Served): boolean =>
  !past && snapshot.acting === me && assign.refuse(s, me, moveOf(served)) === undefined;

const serve = ({ play }: Desk, served: Served): void => play(moveOf(served));
