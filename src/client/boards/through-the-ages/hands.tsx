import { sciencePrice } from '../../../games/through-the-ages/ask/prices.js';
import { civilLimit, militaryLimit } from '../../../games/through-the-ages/ask/ratings.js';
import { cardsIn } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { ageOfBack } from '../../../games/through-the-ages/change/cards-out.js';
import { versionOf } from '../../../games/through-the-ages/editions/index.js';
import { describeCard } from '../../../games/through-the-ages/say/ability.js';
import type { Slot } from '../../../kernel/types.js';
import { Icon, Roving, stateClass } from '../../kit/index.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { colourOf, glyphOf } from './looks.js';
import { Age, Back, Disc, Fig, Head } from './pieces.js';
import { CardSigns } from './signs.js';

/** A hand is as wide as its cards, an empty one as its title. */
const shareOf = (hand: readonly Slot[]): string => `${Math.max(1.5, hand.length)}fr`;

/** So many cards have room to spare beside each other. */
const ROOMY = 8;
/** So many have room for their signs beside their names on a low screen, more of them below. */
const BESIDE = 5;

/** My two hands. */
export function Hands() {
  const desk = useDesk();
  const { s, me, mine, words } = desk;
  const own = desk.snapshot.seats[me]?.kind === 'me' || desk.snapshot.viewer === me;
  const n = mine.civilHand.length + mine.militaryHand.length;
  const areMany = n > ROOMY;
  return (
    <div
      class={classes('thands', !versionOf(s).isAdvanced && 'one', n > BESIDE && 'high')}
      style={{ '--civil': shareOf(mine.civilHand), '--military': shareOf(mine.militaryHand) }}
      data-section="hand"
    >
      <Hand
        title={words.t('hand.civil')}
        note={words.t('hand.of', { n: civilLimit(s, me) })}
        pile={mine.civilHand}
        areMany={areMany}
        desk={desk}
      />
      {versionOf(s).isAdvanced && (
        <Hand
          title={words.t('hand.military')}
          note={words.t('hand.of', { n: militaryLimit(s, me) })}
          pile={mine.militaryHand}
          areMany={areMany}
          desk={desk}
          secret={own ? words.t('hand.secret') : undefined}
        />
      )}
    </div>
  );
}

function Hand({
  title,
  note,
  pile,
  areMany,
  desk,
  secret,
}: {
  title: string;
  note: string;
  pile: readonly Slot[];
  areMany: boolean;
  desk: Desk;
  secret?: string | undefined;
}) {
  const cards = cardsIn(pile);
  const hidden = pile.filter((slot) => slot.card === null);
  return (
    <div class="thand">
      <Head title={title} n={pile.length}>
        {note}
        {secret && <em class="mut"> · {secret}</em>}
      </Head>
      <Roving class={classes('hcs', (areMany || cards.length > 4) && 'many', cards.length > 6 && 'crowd')}>
        {cards.map((card, i) => (
          <HandCard key={`${card}${i}`} desk={desk} card={card} />
        ))}
        {hidden.length > 0 && (
          <span class="tbacks" role="img" aria-label={desk.words.t('hand.hidden', { n: hidden.length })}>
            {hidden.map((slot, i) => (
              <Back key={i} level={ageOfBack(slot)} military={slot.back.startsWith('military')} />
            ))}
          </span>
        )}
        {pile.length === 0 && <span class="s12 mut">{desk.words.t('hand.empty')}</span>}
      </Roving>
    </div>
  );
}

/** Letters of a sentence on a card in hand. */
const ROOM = 84;

function HandCard({ desk, card }: { desk: Desk; card: string }) {
  const { s, me, mine, words } = desk;
  const row = cardOf(card);
  const look = lookAt(
    desk,
    TARGETS.hand(card),
    [words.name(card), words.g(`type.${row.type}`), ...describeCard(row, s.seats).map(words.text)],
    card,
  );
  return (
    <button
      {...look.props}
      class={classes('card thc', stateClass(look.state))}
      style={{ '--v': colourOf(card) }}
      data-flip={`card:${card}`}
    >
      <span class="band">
        <span class="grow">{words.short(card)}</span>
      </span>
      <span class="hshut" aria-hidden="true" data-spare>
        <CardSigns card={card} words={words} seats={s.seats} brief />
      </span>
      <span class="hb">
        <span class="hcost">
          <Icon name={glyphOf(card)} size={22} class="hg" />
          <Age level={row.level} />
          {'science' in row && <Fig n={sciencePrice(s, me, card, -1)} what="science" size={12} words={words} />}
          {row.type === 'government' && (
            <Fig
              n={`${sciencePrice(s, me, card, -1, 'revolution')} (${sciencePrice(s, me, card, -1, 'peaceful')})`}
              what="science"
              size={12}
              words={words}
            />
          )}
          {'price' in row && typeof row.price === 'number' && (
            <span class="tfig">
              <b>{row.price}</b>
              <Disc kind="military" size={12} />
            </span>
          )}
          {mine.fresh.includes(card) && !look.reason && row.type === 'action' && <em class="loss s12">{words.t('fresh')}</em>}
        </span>
        <span class="ht">
          {look.reason && <span class="why">{look.reason}</span>}
          <CardSigns card={card} words={words} seats={s.seats} room={ROOM} />
        </span>
      </span>
    </button>
  );
}
