import type { ComponentChildren } from 'preact';
import { starsOf, WAR_VP } from '../../../games/millennia/ask/scoring.js';
import { CONSTRUCTION_CARDS, PRIORITY_CARDS, ROW_CARDS, WAR_CARDS } from '../../../games/millennia/cards/automa.js';
import { estimate } from '../../../games/millennia/guide/facts.js';
import { AUTOMA, type Automa } from '../../../games/millennia/state/state.js';
import type { Slot } from '../../../kernel/types.js';
import { Icon, Points, Seal, seatColours } from '../../kit/index.js';
import { useDesk } from './desk.js';
import { TABLE_GLYPHS, TRACK_GLYPHS } from './glyphs.js';
import { Tokens } from './opponents.js';
import { wornBy } from './pieces.js';
import { TypeMark } from './signs.js';

/** The solo opponent: its points, its War marker, its four decks with the cards turned last. */
export function AutomaPanel({ automa }: { automa: Automa }) {
  const { s, me, words } = useDesk();
  const lead = estimate(s, me) - automa.vp - (s.over ? 0 : WAR_VP * automa.war);
  return (
    <section class="zone opp automa" style={seatColours(wornBy(AUTOMA))} aria-label={words.g('automa')}>
      <header class="oh">
        <Seal seat={wornBy(AUTOMA)} size={30} />
        <span class="grow">
          <b class="on">{words.g('automa')}</b>
          <span class="s12 od">{words.g(`option.automa.${s.options.automa}`)}</span>
        </span>
        <Points n={automa.vp} label={`${automa.vp} ${words.g('piece.vp.long')}`} />
      </header>
      <div class="om">
        <span class="few" title={words.g('track.war')}>
          <Icon name={TRACK_GLYPHS.war} size={15} label={words.g('track.war')} />
          {automa.war}
        </span>
        <span class="s12">
          {words.t('automa.lead')} <b class="fig">{lead}</b>
        </span>
        <span class="stars" role="img" aria-label={words.t('automa.stars', { n: starsOf(lead) })}>
          {'★'.repeat(starsOf(lead))}
          <i>{'☆'.repeat(7 - starsOf(lead))}</i>
        </span>
        <Tokens seat={AUTOMA} />
      </div>
      <dl class="decks">
        <Deck name={words.t('automa.row')} deck={automa.rowDeck} used={automa.rowUsed}>
          <RowCard id={automa.rowUsed.at(-1)?.card} />
        </Deck>
        <Deck name={words.t('automa.priority')} deck={automa.priorityDeck} used={automa.priorityUsed}>
          <PriorityCard id={automa.priorityUsed.at(-1)?.card} />
        </Deck>
        <Deck name={words.t('automa.construction')} deck={automa.constructionDeck} used={automa.constructionUsed}>
          <ConstructionCard id={automa.constructionUsed.at(-1)?.card} />
        </Deck>
        <Deck name={words.t('automa.war')} deck={automa.warDeck} used={automa.warUsed}>
          {automa.warUsed.map((slot, i) => (
            <b key={i} class="few">
              +{WAR_CARDS.find((x) => x.id === slot.card)?.advance ?? '?'}
            </b>
          ))}
        </Deck>
      </dl>
    </section>
  );
}

function Deck({ name, deck, used, children }: { name: string; deck: readonly Slot[]; used: readonly Slot[]; children: ComponentChildren }) {
  const { words } = useDesk();
  return (
    <div>
      <dt>
        <Icon name={TABLE_GLYPHS.technology} size={13} /> {name}
      </dt>
      <dd>
        {used.length > 0 ? children : <span class="muted">–</span>}
        <small title={words.t('automa.left', { n: deck.length })}>{deck.length}</small>
      </dd>
    </div>
  );
}

type CardId = { id: string | null | undefined };

function RowCard({ id }: CardId) {
  const card = ROW_CARDS.find((x) => x.id === id);
  return card ? <span class="fig">{card.rows.join(' › ')}</span> : null;
}

function PriorityCard({ id }: CardId) {
  const { words } = useDesk();
  const card = PRIORITY_CARDS.find((x) => x.id === id);
  return (
    <span class="row">
      {card?.criteria.map((criterion) =>
        criterion === 'longestDuration' || criterion === 'inProsperity' ? (
          <Icon
            key={criterion}
            name={criterion === 'inProsperity' ? TABLE_GLYPHS.prosperity : 'hourglass'}
            size={15}
            label={words.g(`criterion.${criterion}`)}
          />
        ) : (
          <TypeMark key={criterion} type={criterion} size={12} label={words.g(`type.${criterion}`)} />
        ),
      )}
    </span>
  );
}

function ConstructionCard({ id }: CardId) {
  const { words } = useDesk();
  const card = CONSTRUCTION_CARDS.find((x) => x.id === id);
  return card ? <span class="s12">{words.g(`automa.place.${card.zone}`, { n: card.place })}</span> : null;
}
