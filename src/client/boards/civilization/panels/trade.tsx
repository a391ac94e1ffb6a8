import { useMemo, useState } from 'preact/hooks';
import { NOTHING, OFFERS, refuseDeal } from '../../../../games/civilization/ask/deals.js';
import { incomeOf } from '../../../../games/civilization/ask/production.js';
import { canTrade, linkBetween, partnersOf, tradeRange } from '../../../../games/civilization/ask/reach.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import { afterDeal } from '../../../../games/civilization/guide/deals.js';
import type { Offer } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Button, Icon, Seal, sign } from '../../../kit/index.js';
import { classes, type Desk, nameOfSeat, useDesk } from '../desk.js';
import { criticalChance } from '../facts.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import { offersTold, type ToldOffer } from './offer-history.js';
import { BundleWords, Tray } from './trade-tray.js';

type Draft = Pick<Offer, 'to' | 'give' | 'want' | 're'>;

/** The phase of trade on one sheet: all offers, which are public, and the one that I am composing. */
export function TradeSheet() {
  const desk = useDesk();
  const { s, me, words, snapshot } = desk;
  const partners = partnersOf(s, me);
  const [draft, setDraft] = useState<Draft | null>(null);
  const made = s.trading?.made[me] ?? 0;
  const mayOffer = snapshot.acting !== null && s.trading !== null && made < OFFERS;
  const to = draft && canTrade(s, me, draft.to) ? draft.to : (partners[0] ?? null);
  const shown: Draft | null = to === null ? null : draft?.to === to ? draft : { to, give: NOTHING, want: NOTHING, re: -1 };
  const range = tradeRange(s);
  const told = useMemo(() => offersTold(snapshot.log), [snapshot.log]);
  return (
    <div class="trade-sheet">
      <section class="zone offers" aria-label={words.t('zone.offers')}>
        <div class="zhead">
          <span class="caps">{words.t('zone.offers')}</span>
          <span class="line" />
          <span class="note">
            {isAdvanced(s) ? words.t('trade.range', { land: range.land, sea: range.sea }) : words.t('trade.everywhere')}
          </span>
        </div>
        <div class="offer-rows">
          {s.players.map((p, seat) =>
            p.out ? null : (
              <OfferRow
                key={seat}
                seat={seat}
                told={told}
                answer={(offer) => setDraft({ to: offer.from, give: offer.want, want: offer.give, re: offer.id })}
              />
            ),
          )}
        </div>
      </section>
      {shown ? (
        <Composer draft={shown} partners={partners} set={setDraft} open={mayOffer} left={OFFERS - made} />
      ) : (
        <p class="zone empty">{words.t('trade.nobody')}</p>
      )}
    </div>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly told: readonly ToldOffer[];
  readonly answer: (offer: ToldOffer) => void;
}

/** The offers of one player: open ones with what can be done about them, earlier ones with what became of them, places still free. */
function OfferRow({ seat, told, answer }: RowProps) {
  const desk = useDesk();
  const { s, words } = desk;
  const left = OFFERS - (s.trading?.made[seat] ?? 0);
  const finished = ((s.trading?.finished ?? 0) & (1 << seat)) !== 0;
  const state =
    s.trading === null ? '' : finished ? words.t(s.players[seat]!.quiet ? 'trade.quiet' : 'trade.finished') : words.t('trade.thinks');
  return (
    <div class="offer-row">
      <Seal seat={seat} size={24} />
      <span class="who">
        <b>{nameOfSeat(desk, seat)}</b>
        <small>{state}</small>
      </span>
      {told
        .filter((offer) => offer.from === seat)
        .map((offer) => (
          <OfferCard key={offer.id} offer={offer} answer={answer} />
        ))}
      {s.trading &&
        Array.from({ length: left }, (_, i) => (
          <span key={`free-${i}`} class="offer free">
            {words.t('trade.free')}
          </span>
        ))}
    </div>
  );
}

function OfferCard({ offer, answer }: { readonly offer: ToldOffer; readonly answer: RowProps['answer'] }) {
  const desk = useDesk();
  const { me, words, plan, snapshot } = desk;
  const toMe = offer.state === 'open' && offer.to === me;
  return (
    <div class={classes('offer', toMe && 'to-me', offer.state !== 'open' && 'gone', offer.state === 'done' && 'done')}>
      <p>
        {words.t('trade.to')} <Seal seat={offer.to} size={16} /> <b>{nameOfSeat(desk, offer.to)}</b>
        <em>{words.t(toMe && offer.re >= 0 ? 'trade.state.answer' : `trade.state.${offer.state}`)}</em>
      </p>
      <p class="goods">
        <BundleWords bundle={offer.give} /> ⇄ <BundleWords bundle={offer.want} />
      </p>
      {offer.state === 'open' &&
        snapshot.choices
          .filter(({ move }) => (move.move === 'accept' || move.move === 'decline' || move.move === 'withdraw') && move.offer === offer.id)
          .map((choice) => (
            <Button
              key={choice.move.move}
              small
              kind={choice.move.move === 'accept' ? 'ink' : 'secondary'}
              onClick={(e) => plan?.act(choice, e.currentTarget)}
            >
              {words.t(`trade.${choice.move.move}` as 'trade.accept')}
            </Button>
          ))}
      {toMe && snapshot.acting !== null && (
        <Button small onClick={() => answer(offer)}>
          {words.t('trade.answer')}
        </Button>
      )}
    </div>
  );
}

interface ComposerProps {
  readonly draft: Draft;
  readonly partners: readonly Seat[];
  readonly open: boolean;
  readonly left: number;
  set(draft: Draft | null): void;
}

/** An offer in the making: partner, two trays, what it does to both. */
function Composer({ draft, partners, set, open, left }: ComposerProps) {
  const desk = useDesk();
  const { s, me, words, play } = desk;
  const refusal = refuseDeal(s, { from: me, ...draft });
  const reason =
    refusal && words.text({ key: `refuse.${refusal.code}.short`, ...(refusal.params ? { params: refusal.params } : undefined) });
  const closed = !open ? words.t(left > 0 ? 'trade.not-now' : 'trade.no-offers') : reason;
  return (
    <section class="zone composer" aria-label={words.t('zone.composer')}>
      <div class="partners">
        <span class="caps">{words.t(draft.re >= 0 ? 'trade.counter' : 'trade.mine', { n: OFFERS - left + 1 })}</span>
        {partners.map((seat) => (
          <button
            key={seat}
            type="button"
            class={classes('partner', seat === draft.to && 'sel')}
            aria-pressed={seat === draft.to}
            onClick={() => set({ to: seat, give: NOTHING, want: NOTHING, re: -1 })}
          >
            <Seal seat={seat} size={22} />
            <b>{nameOfSeat(desk, seat)}</b>
            <small>{proofOf(desk, seat)}</small>
          </button>
        ))}
      </div>
      <div class="trays">
        <Tray seat={me} to={draft.to} title={words.t('trade.give')} bundle={draft.give} set={(give) => set({ ...draft, give })} />
        <Balance draft={draft} />
        <Tray
          seat={draft.to}
          to={me}
          title={words.t('trade.get', { who: nameOfSeat(desk, draft.to) })}
          bundle={draft.want}
          set={(want) => set({ ...draft, want })}
        />
      </div>
      <Button
        kind="ink"
        class="propose"
        {...(closed ? { reason: closed } : undefined)}
        onClick={() => {
          play({ move: 'offer', ...draft });
          set(null);
        }}
      >
        <Icon name={TABLE_GLYPHS.trade} size={16} />
        {words.t('trade.propose', { who: nameOfSeat(desk, draft.to) })}
        {closed && <small>{closed}</small>}
      </Button>
    </section>
  );
}

function proofOf({ s, me, words }: Desk, seat: Seat): string {
  if (!isAdvanced(s)) return words.t('trade.everywhere');
  const link = linkBetween(s, me, seat);
  return link
    ? words.t(`reach.${link.by}`, { n: link.distance, from: words.space(link.from), to: words.space(link.to) })
    : words.t('reach.none');
}

/** What the exchange does to both: income, gold at once, chance of the critical resource. */
function Balance({ draft }: { readonly draft: Draft }) {
  const desk = useDesk();
  const { s, me, words } = desk;
  const after = afterDeal(s, { from: me, ...draft });
  const seats = [me, draft.to];
  const rows = [
    { key: 'income', label: words.g('income.total'), of: (at: typeof s, seat: Seat) => incomeOf(at, seat, null).total },
    { key: 'types', label: words.t('balance.types'), of: (at: typeof s, seat: Seat) => incomeOf(at, seat, null).typeGold },
    { key: 'monopolies', label: words.g('income.monopolies'), of: (at: typeof s, seat: Seat) => incomeOf(at, seat, null).monopolies },
    { key: 'gold', label: words.t('balance.gold'), of: (at: typeof s, seat: Seat) => at.players[seat]!.gold },
    { key: 'critical', label: words.t('balance.critical'), of: criticalChance },
  ];
  return (
    <table class="sums balance">
      <thead>
        <tr>
          <th>{words.t('balance')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Seal seat={seat} size={18} /> {nameOfSeat(desk, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, of }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {seats.map((seat) => {
              const [was, is] = [of(s, seat), of(after, seat)];
              return (
                <td key={seat} class={classes(is > was && 'gain', is < was && 'loss')}>
                  {was === is ? is : `${was} → ${is}`}
                  {was !== is && <small> ({sign(is - was, true)})</small>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
