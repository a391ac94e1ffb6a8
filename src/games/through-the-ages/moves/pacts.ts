import { bondsOf, hasRoles } from '../ask/pacts.js';
import { activeCount, isActive, playerOf, seatsFrom } from '../ask/selectors.js';
import { pactOf } from '../cards/index.js';
import { layOpen, showIn, takeFrom } from '../change/cards-out.js';
import { sortHand } from '../change/military-cards.js';
import { endPact, rearrange } from '../change/tableau.js';
import { pending, type Rule, WRONG_PHASE } from './pending.js';
import { cardsOfType, endPolitics, refuseCard, refusePolitics } from './politics.js';

/** TTA-PAC-01: a shown card, one partner, fixed roles (TTA-PAC-08). */
export const offerPact: Rule<'offer-pact'> = {
  candidates: (s, seat) =>
    cardsOfType(s, seat, 'pact').flatMap((card) =>
      seatsFrom(s, seat)
        .filter((partner) => partner !== seat)
        .flatMap((partner) =>
          (hasRoles(pactOf(card)) ? (['a', 'b'] as const) : (['a'] as const)).map(
            (role) => ({ move: 'offer-pact', card, partner, role }) as const,
          ),
        ),
    ),
  refuse(s, seat, { card, partner, role }) {
    const no = refusePolitics(s, seat) ?? refuseCard(s, seat, card, 'pact');
    if (no) return no;
    const isOffer = partner !== seat && isActive(s, partner) && (role === 'a' || hasRoles(pactOf(card)));
    if (!isOffer) return { rule: 'TTA-PAC-01', code: 'NOT_A_CHOICE' };
    return activeCount(s) < 3 ? { rule: 'TTA-TWO-02', code: 'NO_PACTS_WITH_TWO_PLAYERS' } : undefined;
  },
  perform(t, seat, { card, partner, role }) {
    endPolitics(t, seat);
    const p = playerOf(t.s, seat);
    showIn(t, p, 'militaryHand', p.militaryHand.find((x) => x.card === card)!);
    p.militaryHand = sortHand(p.militaryHand);
    t.emit({ event: 'offered', seat, partner, card, role });
    t.push({ step: 'pact-offer', card, from: seat, to: partner, role });
  },
};

/** TTA-PAC-03, TTA-PAC-04: a pact of one's own replaces the one before. */
export const accept: Rule<'accept'> = {
  candidates: () => [{ move: 'accept' }],
  refuse: (s) => (pending(s, 'pact-offer') ? undefined : WRONG_PHASE),
  perform(t, seat) {
    const { card, from, role } = pending(t.s, 'pact-offer')!;
    t.done();
    endPact(t, from, from);
    const p = playerOf(t.s, from);
    layOpen(t, takeFrom(p, 'militaryHand', card));
    rearrange(t, from, card, () =>
      rearrange(t, seat, card, () => {
        p.pact = { card, partner: seat, role };
      }),
    );
    t.emit({ event: 'pact', seat: from, partner: seat, card });
  },
};

/** The card stays in hand, the political action is spent (TTA-PAC-02). */
export const refuse: Rule<'refuse'> = {
  candidates: () => [{ move: 'refuse' }],
  refuse: (s) => (pending(s, 'pact-offer') ? undefined : WRONG_PHASE),
  perform(t, seat) {
    const { card, from } = pending(t.s, 'pact-offer')!;
    t.done();
    t.emit({ event: 'refused', seat, from, card });
  },
};

/** TTA-PAC-05: either party, any pact it takes part in, whatever the card says (TTA-AMB-09). */
export const cancelPact: Rule<'cancel-pact'> = {
  candidates: (s, seat) => bondsOf(s, seat).map(({ owner }) => ({ move: 'cancel-pact', owner })),
  refuse(s, seat, { owner }) {
    const no = refusePolitics(s, seat);
    if (no) return no;
    return bondsOf(s, seat).some((x) => x.owner === owner) ? undefined : { rule: 'TTA-PAC-05', code: 'NOT_PARTY_TO_PACT' };
  },
  perform(t, seat, { owner }) {
    endPolitics(t, seat);
    endPact(t, owner, seat);
  },
};
