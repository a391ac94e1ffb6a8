import { cheapestExpedition, forceOf, payableBy, strengthAfter } from '../../../games/through-the-ages/ask/expeditions.js';
import { attackOf, defenceOf, isWar } from '../../../games/through-the-ages/ask/fights.js';
import { cardColonization, cardDefence, isNothing, NOTHING_PUT } from '../../../games/through-the-ages/ask/forces.js';
import { strengthOf } from '../../../games/through-the-ages/ask/ratings.js';
import { playerOf, traitOf, unitStrength } from '../../../games/through-the-ages/ask/selectors.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import type { Commitment, State, Step } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import { Icon, Seal, sign } from '../../kit/index.js';
import { classes, type Desk, nameOfSeat } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { Fig, Then, Yellow } from './pieces.js';

type Of<K extends Step['step']> = Extract<Step, { step: K }>;
/** The same question in another state, if it is still asked there. */
const sameIn = <K extends Step['step']>(s: State | null, step: Of<K>): Of<K> | undefined => {
  const top = s?.steps.at(-1);
  return top?.step === step.step ? (top as Of<K>) : undefined;
};

export const Who = ({ desk, seat }: { desk: Desk; seat: Seat }) => (
  <span class="awho">
    <Seal seat={seat} size={20} waiting={desk.snapshot.asked.includes(seat)} />
    <b>{nameOfSeat(desk, seat)}</b>
  </span>
);

/** Places of a ruler of bids, at least. */
const SHORTEST = 6;
/** Bids on a ruler, who is still in, and how far I could go with what it would cost, which only I am told. */
export function Auction({ desk, step }: { desk: Desk; step: Of<'auction'> }) {
  const { s, me, words, snapshot, previewed } = desk;
  const { t } = words;
  const isMine = snapshot.viewer === me && step.bidders.includes(me);
  const most = isMine ? payableBy(s, me) : 0;
  const wanted = previewed?.move.move === 'bid' ? previewed.move.n : step.bid + 1;
  const places = Array.from({ length: Math.max(most, wanted + 1, SHORTEST) }, (_, i) => i + 1);
  return (
    <>
      <p>
        {t('auction.in')}{' '}
        {step.bidders.map((seat) => (
          <Who key={seat} desk={desk} seat={seat} />
        ))}
      </p>
      <ol class="bids" aria-label={t('auction.bid', { n: step.bid })}>
        {places.map((n) => (
          <li
            key={n}
            class={classes(n === step.bid && 'now', n < step.bid && 'past', isMine && n > most && 'far', n === wanted && isMine && 'want')}
          >
            <b>{n}</b>
            {n === step.bid && step.leader !== null && <Seal seat={step.leader} size={16} />}
          </li>
        ))}
      </ol>
      {isMine &&
        (most < wanted ? (
          <p class="s12">{t('auction.max', { n: most })}</p>
        ) : (
          <Proof desk={desk} territory={step.card} bid={wanted} most={most} />
        ))}
    </>
  );
}

/** What a bid would cost me at the least. */
function Proof({ desk, territory, bid, most }: { desk: Desk; territory: string; bid: number; most: number }) {
  const { s, me, words } = desk;
  const price = cheapestExpedition(s, me, bid, NOTHING_PUT);
  return (
    <p class="s12">
      <b>{words.t('auction.proof', { n: bid })}</b>
      {price && (
        <>
          <Chips desk={desk} seat={me} put={price} bonus="colonization" /> {words.t('auction.left')}{' '}
          <Fig n={strengthOf(s, me)} what="strength" size={12} words={words} />
          <Then now={strengthOf(s, me)} then={strengthAfter(s, me, price.units, territory)} />
        </>
      )}
      <span class="mut">{words.t('auction.max', { n: most })}</span>
    </p>
  );
}

export function Expedition({ desk, step }: { desk: Desk; step: Of<'expedition'> }) {
  const { s, preview, words } = desk;
  const { t } = words;
  const now = forceOf(s, step.seat, step.sent);
  const then = sameIn(preview, step);
  return (
    <>
      <p>
        {t('expedition.won', { n: step.bid })} <Who desk={desk} seat={step.seat} />
      </p>
      <Put desk={desk} seat={step.seat} put={step.sent} bonus="colonization" />
      <p>
        {t('expedition.force')} <b class="fig">{now}</b>
        <Then now={now} then={then && preview ? forceOf(preview, step.seat, then.sent) : undefined} /> / {step.bid}
        {now < step.bid && <b class="loss">{t('fight.missing', { n: step.bid - now })}</b>}
      </p>
    </>
  );
}

/** What a card that is no bonus card adds, face down. */
const hiddenWorth = (s: State, seat: Seat, bonus: 'defence' | 'colonization'): number =>
  bonus === 'defence' ? editionOf(s).attacks.otherCards : (traitOf(playerOf(s, seat), 'colonization-discards')?.n ?? 0);

/** What is put in, and the value of each thing. */
function Chips({ desk, seat, put, bonus }: { desk: Desk; seat: Seat; put: Commitment; bonus: 'defence' | 'colonization' }) {
  const { s, words } = desk;
  return (
    <>
      {put.units.map((unit, i) => (
        <span key={`${unit}${i}`} class="chipy">
          <Yellow size={14} look="ghost" /> {words.short(unit)}
          <Fig n={unitStrength(playerOf(s, seat), unit)} what="strength" signed size={11} />
        </span>
      ))}
      {put.champion && (
        <span class="chipy">
          <Yellow size={14} look="ghost" /> {words.t('put.champion', { unit: words.short(put.champion) })}
          <Fig n={unitStrength(playerOf(s, seat), put.champion)} what="strength" signed size={11} />
        </span>
      )}
      {put.cards.map((card, i) => (
        <span key={`${card}${i}`} class="chipy">
          <Icon name={TYPE_GLYPHS.bonus} size={13} /> {words.short(card)}{' '}
          {sign((bonus === 'defence' ? cardDefence : cardColonization)(playerOf(s, seat), card), true)}
        </span>
      ))}
      {(put.hidden ?? 0) > 0 && (
        <span class="chipy">
          <Icon name={TYPE_GLYPHS.bonus} size={13} /> {words.t('put.hidden', { n: put.hidden! })}{' '}
          {sign(put.hidden! * hiddenWorth(s, seat, bonus), true)}
        </span>
      )}
      {put.bought && (
        <span class="chipy">
          {words.t('put.bought')} {sign(put.bought, true)}
        </span>
      )}
    </>
  );
}

function Put(props: { desk: Desk; seat: Seat; put: Commitment; bonus: 'defence' | 'colonization' }) {
  const { put, desk } = props;
  if (isNothing(put)) return <p class="s12 mut">{desk.words.t('put.nothing')}</p>;
  return (
    <p class="put">
      <Chips {...props} />
    </p>
  );
}

/** Two sides and a balance. */
export function Fight({ desk, step }: { desk: Desk; step: Of<'attack'> | Of<'defence'> }) {
  const { s, preview, words } = desk;
  const { t } = words;
  const [a, d] = forcesOf(s, step);
  const next = sameIn(preview, step);
  const [nextA, nextD] = next && preview ? forcesOf(preview, next) : [a, d];
  const missing = nextA - nextD;
  return (
    <div class="fight">
      <div>
        <Who desk={desk} seat={step.attacker} />
        <b class="big">{a}</b>
        <Then now={a} then={nextA} />
        <Put desk={desk} seat={step.attacker} put={step.step === 'attack' ? step.put : step.attack} bonus="defence" />
      </div>
      <span class={missing > 0 ? 'verdict loss' : 'verdict gain'}>
        <Icon name={TABLE_GLYPHS.rivals} size={26} />
        {missing > 0
          ? t('fight.missing.side', { n: missing, who: nameOfSeat(desk, step.target) })
          : t(isWar(step.card) && missing < 0 ? 'fight.turns' : 'fight.holds')}
      </span>
      <div>
        <Who desk={desk} seat={step.target} />
        <b class="big">{d}</b>
        <Then now={d} then={nextD} />
        <Put desk={desk} seat={step.target} put={step.step === 'defence' ? step.put : NOTHING_PUT} bonus="defence" />
      </div>
    </div>
  );
}

/** Attack and defence as they stand. */
function forcesOf(s: State, step: Of<'attack'> | Of<'defence'>): readonly [number, number] {
  const attack = step.step === 'attack' ? step.put : step.attack;
  const defence = step.step === 'defence' ? step.put : NOTHING_PUT;
  return [attackOf(s, step.attacker, step.target, attack), defenceOf(s, step.target, defence, step.card)];
}
