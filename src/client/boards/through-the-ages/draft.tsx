import { CHOSEN, offeredTo } from '../../../games/through-the-ages/ask/drafting.js';
import { cardsIn } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf } from '../../../games/through-the-ages/cards/index.js';
import { KINDS } from '../../../games/through-the-ages/state/draw.js';
import { Icon, Roving, Vignette } from '../../kit/index.js';
import { CardLine } from './card-line.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age, Fig } from './pieces.js';

/** In place of the row while leaders and wonders are chosen: what was dealt to me, and what I have chosen (TTX-DRAW-08). */
export function Draft() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const chosen = KINDS.flatMap((kind) => cardsIn(s[CHOSEN[kind]] ?? []));
  return (
    <section class="zone tdraft" aria-label={words.t('draft')} data-section="row">
      <Roving class="tdealt">
        {cardsIn(offeredTo(s, me)).map((card) => (
          <Dealt key={card} desk={desk} card={card} />
        ))}
      </Roving>
      {chosen.length > 0 && (
        <p class="s12">
          <span class="caps">{words.t('draft.chosen')}</span>{' '}
          {chosen.map((card) => (
            <span key={card} class="tdrawn" data-zoom={card}>
              {words.short(card)} <Age level={cardOf(card).level} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

/** A card among which I choose, with all it says. */
export function Dealt({ desk, card }: { desk: Desk; card: string }) {
  const { words } = desk;
  const row = cardOf(card);
  const look = lookAt(desk, TARGETS.card(card), [words.name(card), words.g(`type.${row.type}`)], card);
  const state = look.state === 'selectable' ? 'can' : look.state === 'selected' && 'sel';
  return (
    <button {...look.props} class={classes('card', state)} style={{ '--v': colourOf(card) }}>
      <span class="band">
        <Icon name={TYPE_GLYPHS[row.type]} size={13} />
        <b class="grow">{words.name(card)}</b>
        <Age level={row.level} />
      </span>
      <Vignette id={card} colour={colourOf(card)} w={320} h={34} glyph={glyphOf(card)} class="vb" />
      <span class="tdoes">
        {row.type === 'wonder' && <Fig n={row.stages.join(' ')} what={row.paidIn ?? 'resources'} size={12} words={words} />}
        <CardLine card={card} words={words} />
      </span>
    </button>
  );
}
