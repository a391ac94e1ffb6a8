import { Button, Seal, seatColours } from '../../../kit/index.js';
import { nameOfSeat, useDesk } from '../desk.js';
import { Goods } from '../goods.js';
import type { ToldOffer } from './offer-history.js';
import { Balance } from './trade-balance.js';

interface AnswerProps {
  readonly offer: ToldOffer;
  /** Offers to me that wait, this one included. */
  readonly waiting: number;
  /** Why I cannot answer with an offer of my own. */
  readonly closed: string | undefined;
  modify(): void;
}

/** An offer to me: what would go each way, what it does to both, and the three answers. */
export function Answer({ offer, waiting, closed, modify }: AnswerProps) {
  const desk = useDesk();
  const { s, words, plan, snapshot } = desk;
  const who = nameOfSeat(desk, offer.from);
  const answers = snapshot.choices.filter(({ move }) => (move.move === 'accept' || move.move === 'decline') && move.offer === offer.id);
  const lends = offer.give.cards.length + offer.want.cards.length > 0;
  return (
    <section class="zone answer" style={seatColours(offer.from)} aria-label={words.t('trade.from', { who })}>
      <h3>
        <Seal seat={offer.from} size={26} /> {words.t(offer.re >= 0 ? 'trade.from.answer' : 'trade.from', { who })}
        {waiting > 1 && <small>{words.t('trade.waiting', { n: waiting })}</small>}
      </h3>
      <div class="both-ways">
        <p>
          <span class="caps">{words.t('trade.give')}</span>
          <Goods s={s} bundle={offer.want} words={words} />
        </p>
        <span aria-hidden="true">⇄</span>
        <p>
          <span class="caps">{words.t('trade.receive')}</span>
          <Goods s={s} bundle={offer.give} words={words} />
        </p>
      </div>
      <Balance deal={offer} />
      {lends && <p class="note">{words.t('trade.back')}</p>}
      <div class="answers">
        {answers.map((choice) => (
          <Button
            key={choice.move.move}
            kind={choice.move.move === 'accept' ? 'ink' : 'secondary'}
            onClick={(e) => plan?.act(choice, e.currentTarget)}
          >
            {words.t(choice.move.move === 'accept' ? 'trade.accept' : 'trade.decline')}
          </Button>
        ))}
        <Button {...(closed ? { reason: closed } : undefined)} onClick={modify}>
          {words.t('trade.answer')}
        </Button>
      </div>
    </section>
  );
}
