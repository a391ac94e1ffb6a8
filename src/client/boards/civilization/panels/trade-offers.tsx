import { OFFERS } from '../../../../games/civilization/ask/deals.js';
import { tradeRange } from '../../../../games/civilization/ask/reach.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import type { Seat } from '../../../../kernel/types.js';
import { Button, Seal } from '../../../kit/index.js';
import { classes, type Desk, nameOfSeat, useDesk } from '../desk.js';
import { BothWays } from '../goods.js';
import type { ToldOffer } from './offer-history.js';

interface OffersProps {
  readonly told: readonly ToldOffer[];
  /** The one that I am answering. */
  readonly open: number | undefined;
  choose(offer: ToldOffer): void;
}

/** All offers, which are public: one row for each player who has made some, three places each (CIV-TRD-10). */
export function Offers({ told, open, choose }: OffersProps) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const range = tradeRange(s);
  const seats = s.players.flatMap((p, seat) => (p.out ? [] : [seat]));
  const speaks = (seat: Seat) => seat === me || told.some(({ from }) => from === seat);
  const silent = seats.filter((seat) => !speaks(seat));
  return (
    <section class="zone offers" aria-label={words.t('zone.offers')}>
      <div class="zhead">
        <span class="caps">{words.t('zone.offers')}</span>
        <span class="line" />
        <span class="note">
          {isAdvanced(s) ? words.t('trade.range', { land: range.land, sea: range.sea }) : words.t('trade.everywhere')}
        </span>
      </div>
      <div class="offer-rows">
        {seats.filter(speaks).map((seat) => (
          <OfferRow key={seat} seat={seat} told={told} open={open} choose={choose} />
        ))}
      </div>
      {silent.length > 0 && (
        <p class="offer-silent">
          <span class="note">{words.t('trade.silent')}</span>
          {silent.map((seat) => (
            <span key={seat}>
              <Seal seat={seat} size={18} /> <b>{nameOfSeat(desk, seat)}</b> <small>{stateOf(desk, seat)}</small>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

function stateOf({ s, words }: Desk, seat: Seat): string {
  if (s.trading === null) return '';
  const finished = (s.trading.finished & (1 << seat)) !== 0;
  return finished ? words.t(s.players[seat]!.quiet ? 'trade.quiet' : 'trade.finished') : words.t('trade.thinks');
}

/** The offers of one player: what became of each, and the places still free. */
function OfferRow({ seat, told, open, choose }: OffersProps & { readonly seat: Seat }) {
  const desk = useDesk();
  const { s, words } = desk;
  const left = s.trading ? OFFERS - (s.trading.made[seat] ?? 0) : 0;
  return (
    <div class="offer-row">
      <span class="who">
        <Seal seat={seat} size={24} />
        <b>{nameOfSeat(desk, seat)}</b>
        <small>{stateOf(desk, seat)}</small>
      </span>
      {told.flatMap((offer) =>
        offer.from === seat ? [<OfferCard key={offer.id} offer={offer} isOpen={offer.id === open} choose={choose} />] : [],
      )}
      {Array.from({ length: left }, (_, i) => (
        <span key={`free-${i}`} class="offer free">
          {words.t('trade.free')}
        </span>
      ))}
    </div>
  );
}

interface CardProps {
  readonly offer: ToldOffer;
  readonly isOpen: boolean;
  choose(offer: ToldOffer): void;
}

function OfferCard({ offer, isOpen, choose }: CardProps) {
  const desk = useDesk();
  const { s, me, words, plan, snapshot } = desk;
  const toMe = offer.state === 'open' && offer.to === me;
  const withdraw = snapshot.choices.find(({ move }) => move.move === 'withdraw' && move.offer === offer.id);
  const face = (
    <>
      <span class="head">
        {words.t('trade.to')} <Seal seat={offer.to} size={16} /> <b>{nameOfSeat(desk, offer.to)}</b>
        <em>{words.t(toMe && offer.re >= 0 ? 'trade.state.answer' : `trade.state.${offer.state}`)}</em>
      </span>
      <BothWays s={s} give={offer.give} want={offer.want} words={words} />
    </>
  );
  const look = classes('offer', toMe && 'to-me', isOpen && 'sel', offer.state !== 'open' && 'gone', offer.state === 'done' && 'done');
  return toMe ? (
    <button type="button" class={look} aria-pressed={isOpen} onClick={() => choose(offer)}>
      {face}
    </button>
  ) : (
    <div class={look}>
      {face}
      {withdraw && (
        <Button small onClick={(e) => plan?.act(withdraw, e.currentTarget)}>
          {words.t('trade.withdraw')}
        </Button>
      )}
    </div>
  );
}
