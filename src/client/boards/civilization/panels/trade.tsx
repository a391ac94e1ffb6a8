import { useMemo, useState } from 'preact/hooks';
import { NOTHING, OFFERS, refuseDeal } from '../../../../games/civilization/ask/deals.js';
import { canTrade, partnersOf, tradeRange } from '../../../../games/civilization/ask/reach.js';
import { isAdvanced } from '../../../../games/civilization/ask/table.js';
import { nearestGap, nearestLink } from '../../../../games/civilization/guide/links.js';
import type { Bundle, Offer } from '../../../../games/civilization/state/state.js';
import type { Seat } from '../../../../kernel/types.js';
import { Button, Icon, Seal } from '../../../kit/index.js';
import { classes, type Desk, nameOfSeat, useDesk } from '../desk.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import { offersTold } from './offer-history.js';
import { Answer } from './trade-answer.js';
import { Balance } from './trade-balance.js';
import { ReachMap } from './trade-map.js';
import { Offers } from './trade-offers.js';
import { Tray } from './trade-tray.js';

type Draft = Pick<Offer, 'to' | 'give' | 'want' | 're'>;

/** The phase of trade on one sheet: all offers, which are public; the one to me that I answer; the one that I am composing. */
export function TradeSheet() {
  const desk = useDesk();
  const { s, me, words, snapshot } = desk;
  const partners = partnersOf(s, me);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const told = useMemo(() => offersTold(snapshot.log), [snapshot.log]);
  const toMe = snapshot.acting === null ? [] : told.filter(({ state, to }) => state === 'open' && to === me);
  const open = toMe.find(({ id }) => id === wanted) ?? toMe[0];
  const made = s.trading?.made[me] ?? 0;
  const closed =
    snapshot.acting === null || !s.trading ? words.t('trade.not-now') : made >= OFFERS ? words.t('trade.no-offers') : undefined;
  const to = draft && canTrade(s, me, draft.to) ? draft.to : (partners[0] ?? null);
  const shown: Draft | null = to === null ? null : draft?.to === to ? draft : { to, give: NOTHING, want: NOTHING, re: -1 };
  const answered = told.find(({ id }) => id === shown?.re);
  return (
    <div class="trade-sheet">
      <Offers told={told} open={open?.id} choose={({ id }) => setWanted(id)} />
      <div class={classes('bargain', open && 'answering')}>
        {open && (
          <Answer
            offer={open}
            waiting={toMe.length}
            closed={closed}
            modify={() => setDraft({ to: open.from, give: open.want, want: open.give, re: open.id })}
          />
        )}
        {shown ? (
          <Composer
            draft={shown}
            was={answered && { give: answered.want, want: answered.give }}
            partners={partners}
            set={setDraft}
            closed={closed}
            number={made + 1}
          />
        ) : (
          <p class="zone empty">{words.t('trade.nobody')}</p>
        )}
      </div>
    </div>
  );
}

interface ComposerProps {
  readonly draft: Draft;
  /** The offer that this one answers, seen from my side. */
  readonly was: { readonly give: Bundle; readonly want: Bundle } | undefined;
  readonly partners: readonly Seat[];
  /** Why no offer can be made at all. */
  readonly closed: string | undefined;
  readonly number: number;
  set(draft: Draft | null): void;
}

/** An offer in the making: partner, two trays, what it does to both. */
function Composer({ draft, was, partners, set, closed, number }: ComposerProps) {
  const desk = useDesk();
  const { s, me, words, play, layout } = desk;
  const link = useMemo(() => (isAdvanced(s) ? nearestLink(s, me, draft.to) : undefined), [s.owners, s.techs, me, draft.to]);
  const refusal = refuseDeal(s, { from: me, ...draft });
  const reason = refusal && words.why(refusal, 'short');
  const blocked = closed ?? reason;
  return (
    <section class="zone composer" aria-label={words.t('zone.composer')}>
      <div class="partners">
        <span class={classes('caps', draft.re >= 0 && 'counter')}>
          {words.t(draft.re >= 0 ? 'trade.counter' : 'trade.mine', { n: Math.min(OFFERS, number) })}
        </span>
        <Partners partners={partners} to={draft.to} choose={(seat) => set({ to: seat, give: NOTHING, want: NOTHING, re: -1 })} />
      </div>
      <div class="trays">
        <Tray
          seat={me}
          title={words.t('trade.give')}
          side="give"
          bundle={draft.give}
          was={was?.give}
          set={(give) => set({ ...draft, give })}
        />
        <div class="weighed">
          <Balance deal={{ from: me, ...draft }} />
          <Button
            kind="ink"
            class="propose"
            data-plan="propose"
            {...(blocked ? { reason: blocked } : undefined)}
            onClick={() => {
              play({ move: 'offer', ...draft });
              set(null);
            }}
          >
            <Icon name={TABLE_GLYPHS.trade} size={16} />
            {words.t('trade.propose', { who: nameOfSeat(desk, draft.to) })}
            {blocked && <small>{blocked}</small>}
          </Button>
          {link && layout === 'desktop' && <ReachMap link={link} />}
        </div>
        <Tray
          seat={draft.to}
          title={words.t('trade.get', { who: nameOfSeat(desk, draft.to) })}
          side="want"
          bundle={draft.want}
          was={was?.want}
          set={(want) => set({ ...draft, want })}
        />
      </div>
    </section>
  );
}

interface PartnersProps {
  readonly partners: readonly Seat[];
  readonly to: Seat;
  choose(seat: Seat): void;
}

/** With whom: each with the proof that the distance allows it, or that it does not (CIV-TRD-05). */
function Partners({ partners, to, choose }: PartnersProps) {
  const desk = useDesk();
  const { s, me } = desk;
  const far = s.players.flatMap((p, seat) => (seat === me || p.out || partners.includes(seat) ? [] : [seat]));
  return (
    <>
      {[...partners, ...far].map((seat) => {
        const reached = partners.includes(seat);
        return (
          <button
            key={seat}
            type="button"
            class={classes('partner', seat === to && 'sel', !reached && 'no')}
            aria-pressed={seat === to}
            aria-disabled={!reached}
            onClick={() => reached && choose(seat)}
          >
            <Seal seat={seat} size={22} />
            <b>{nameOfSeat(desk, seat)}</b>
            {isAdvanced(s) && <small>{proofOf(desk, seat)}</small>}
          </button>
        );
      })}
    </>
  );
}

function proofOf({ s, me, words }: Desk, seat: Seat): string {
  const link = nearestLink(s, me, seat);
  if (link) return words.t(`partner.${link.by}`, { n: link.distance, from: words.space(link.from), to: words.space(link.to) });
  const gap = nearestGap(s, me, seat);
  return gap ? words.t(`partner.far.${gap.by}`, { n: gap.distance, most: tradeRange(s)[gap.by] }) : words.t('reach.none');
}
