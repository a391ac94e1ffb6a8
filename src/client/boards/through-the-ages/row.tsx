import { buildingPrice, sciencePrice, takingPrice } from '../../../games/through-the-ages/ask/prices.js';
import { isWorked, sweepOf } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import type { GameEvent } from '../../../games/through-the-ages/state/game-events.js';
import type { Tta } from '../../../games/through-the-ages/state/state.js';
import { Icon, Roving, Seal, stateClass, Vignette } from '../../kit/index.js';
import type { Snapshot } from '../../table/table.js';
import { classes, type Desk, lookAt, nameOfSeat, useDesk } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age, Disc, Fig } from './pieces.js';
import { CardSigns } from './signs.js';

/** The card row under its three prices. */
export function Row() {
  const desk = useDesk();
  const { s, words, snapshot } = desk;
  const prices = editionOf(s).rowPrices;
  const zones = [...new Set(prices)];
  const takings = takingsIn(snapshot.log, s.round);
  const isBare = (price: number): boolean => prices.every((x, place) => x !== price || (s.row[place] == null && !takings.has(place)));
  return (
    <section class="zone tcardrow" aria-label={words.t('zone.row')} data-section="row" data-target={TARGETS.wholeRow}>
      <Roving class="rcs">
        {zones.map((price) => (
          <div
            key={price}
            class={classes('rz', isBare(price) && 'bare')}
            style={{ flexGrow: prices.filter((x) => x === price).length }}
            data-target={TARGETS.rowPrice(price)}
          >
            <div class="pz">
              <span class="pdiscs" aria-hidden="true">
                {Array.from({ length: price }, (_, i) => (
                  <Disc key={i} kind="civil" size={12} />
                ))}
              </span>
              <b>{price}</b>
              <span class="s12">{words.t('row.price', { n: price })}</span>
              {price === 1 && s.lastRound !== s.round && (
                <span class="s12 mut">
                  <Icon name={TABLE_GLYPHS.swept} size={11} /> {words.t('row.swept')}
                </span>
              )}
            </div>
            <div class="rcards">
              {prices.map((x, place) => x === price && <RowPlace key={place} desk={desk} place={place} taken={takings.get(place)} />)}
            </div>
          </div>
        ))}
      </Roving>
    </section>
  );
}

function RowPlace({ desk, place, taken }: { desk: Desk; place: number; taken: Taking | undefined }) {
  const { s, me, words } = desk;
  const card = s.row[place];
  if (card == null) return <EmptyPlace desk={desk} taken={taken} />;
  const row = cardOf(card);
  const price = takingPrice(s, me, place);
  const swept = s.lastRound !== s.round && place < sweepOf(s);
  const type = words.g(`type.${row.type}`);
  const look = lookAt(
    desk,
    TARGETS.row(place),
    [words.name(card), type, words.t('row.said', { n: price }), swept && words.t('row.swept')],
    card,
  );
  return (
    <button
      {...look.props}
      class={classes('card trc', stateClass(look.state))}
      style={{ '--v': colourOf(card) }}
      data-flip={`card:${card}`}
    >
      <span class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={13} />
        {swept && (
          <i class="hg">
            <Icon name={TABLE_GLYPHS.swept} size={11} />
          </i>
        )}
        <span class="grow" />
        <Age level={row.level} />
      </span>
      <Vignette id={card} colour={colourOf(card)} w={79} h={30} glyph={glyphOf(card)} glyphSize={0.92} glyphX={0.5} class="vb" />
      <span class={classes('rname', /\S{9}/.test(words.short(card)) && 'long')}>{words.short(card)}</span>
      <CardSigns card={card} words={words} seats={s.seats} brief />
      <span class="ft">
        {look.reason ? (
          <span class="rs">
            <Icon name="padlock" size={12} />
            <span>{look.reason}</span>
          </span>
        ) : (
          <Cost desk={desk} card={card} price={price} printed={editionOf(s).rowPrices[place]!} />
        )}
      </span>
    </button>
  );
}

type Taking = Extract<GameEvent, { event: 'took' }>;

/** Who took which card since the row was last filled, by place; in the first round it is not filled at all (TTA-FST-01). */
export function takingsIn(log: Snapshot<Tta>['log'], round: number): ReadonlyMap<number, Taking> {
  const filled = round === 1 ? -1 : log.findLastIndex(({ e }) => e.event === 'turn');
  return new Map(log.slice(filled + 1).flatMap(({ e }) => (e.event === 'took' ? [[e.place, e]] : [])));
}

function EmptyPlace({ desk, taken }: { desk: Desk; taken: Taking | undefined }) {
  const { words } = desk;
  if (!taken) return <div class="trc empty" role="img" aria-label={words.t('row.empty')} />;
  const { seat, card } = taken;
  const said = words.t('row.taken', { who: nameOfSeat(desk, seat), what: words.name(card) });
  return (
    <div class="trc empty" role="img" aria-label={said} data-zoom={card}>
      <Seal seat={seat} size={22} />
      <span>{words.short(card)}</span>
    </div>
  );
}

/** What developing the card will cost and what building on it, and a higher price for taking it. */
function Cost({ desk, card, price, printed }: { desk: Desk; card: string; price: number; printed: number }) {
  const { s, me, words } = desk;
  const row = cardOf(card);
  return (
    <>
      {price !== printed && (
        <span class="tfig loss">
          <b>{price}</b>
          <Disc kind="civil" size={11} />
        </span>
      )}
      {'science' in row && <Fig n={sciencePrice(s, me, card, -1)} what="science" size={12} words={words} />}
      {isWorked(row.type) && <Fig n={buildingPrice(s, me, card)} what="resources" size={12} words={words} />}
      {row.type === 'government' && (
        <Fig
          n={`${sciencePrice(s, me, card, -1, 'revolution')} (${sciencePrice(s, me, card, -1, 'peaceful')})`}
          what="science"
          size={12}
          words={words}
        />
      )}
      {row.type === 'wonder' && (
        <span class="stg">
          <Fig n={row.stages.join(' ')} what={row.paidIn ?? 'resources'} size={11} words={words} />
        </span>
      )}
      {row.type === 'leader' && <span>{words.g('type.leader')}</span>}
      {row.type === 'action' && <span>{words.t('row.action')}</span>}
    </>
  );
}
