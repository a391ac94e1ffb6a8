import { RESEARCH_EFFECTS } from '../../../games/millennia/cards/actions.js';
import { researchOf } from '../../../games/millennia/cards/index.js';
import { abilitySigns, describeAbility, describeEffects, effectSigns } from '../../../games/millennia/say/describe-ability.js';
import { Icon, Roving, stateClass, Zone } from '../../kit/index.js';
import { classes, lookAt, nameOfSeat, unlessOpen, useDesk, whoseArea } from './desk.js';
import { TABLE_GLYPHS } from './glyphs.js';
import { Marker } from './pieces.js';
import { effectId } from './places.js';
import { Signs } from './signs.js';
import { BoardActionButton } from './tracks.js';

/** Research: how points are made, what they buy once an age, and the four cards to be claimed. */
export function Research() {
  const desk = useDesk();
  const { s, words, mine, next } = desk;
  return (
    <Zone
      class="of rese"
      title={words.g('action.research')}
      aside={
        <span class="muted s12 rpn">
          {mine.researched
            ? words.t('research.done')
            : words.t(next && next.rp !== mine.rp ? 'research.have' : 'research.points', { n: mine.rp, who: whoseArea(desk) })}
          {next && next.rp !== mine.rp && <span class="pv">→ {next.rp}</span>}
        </span>
      }
    >
      <Roving class="studies" label={words.t('zone.studies')}>
        {(['study-1', 'study-2', 'study-6'] as const).map((id) => (
          <BoardActionButton key={id} id={id} />
        ))}
      </Roving>
      <Roving class="reff" label={words.t('zone.effects')}>
        {RESEARCH_EFFECTS[s.options.side].map(({ id }) => (
          <EffectButton key={id} id={id} />
        ))}
      </Roving>
      <Roving class="rcd" label={words.t('zone.research.cards')}>
        {s.research.map((id) => (
          <ResearchCard key={id} id={id} />
        ))}
      </Roving>
    </Zone>
  );
}

function EffectButton({ id }: { id: string }) {
  const desk = useDesk();
  const { s, words } = desk;
  const row = RESEARCH_EFFECTS[s.options.side].find((x) => x.id === id)!;
  const said = words.text(describeEffects(row.effect));
  const look = lookAt(
    desk,
    `effect:${id}`,
    [words.g(`effect.${id as 'r3'}`), words.t('rp.price', { n: row.price }), said],
    unlessOpen(desk, `effect:${id}`, effectId(s, id)),
  );
  return (
    <button {...look.props} class={classes('rf', stateClass(look.state))} title={look.reason}>
      <b>{row.price}</b>
      <Signs signs={effectSigns(row.effect)} words={words} size={12} />
    </button>
  );
}

/** A card of the display: anybody may claim it once; who has, shows. */
function ResearchCard({ id }: { id: string }) {
  const desk = useDesk();
  const { s, words } = desk;
  const { ability } = researchOf(id);
  const owners = s.players.flatMap((p, seat) => (p.research.includes(id) ? [seat] : []));
  const look = lookAt(
    desk,
    id,
    [
      words.name(id),
      words.text(describeAbility(ability)),
      owners.length > 0 && words.t('claimed.by', { who: owners.map((seat) => nameOfSeat(desk, seat)).join(', ') }),
    ],
    id,
  );
  return (
    <button {...look.props} class={classes('rc', stateClass(look.state))}>
      <Signs signs={abilitySigns(ability)} words={words} size={12} />
      <span class="ms">
        {owners.map((seat) => (
          <Marker key={seat} seat={seat} size={13} />
        ))}
      </span>
    </button>
  );
}

/** Diplomacy: the pile and the action that draws from it. */
export function Diplomacy() {
  const { s, words } = useDesk();
  return (
    <Zone class="of dipl" title={words.g('action.diplomacy')}>
      <div class="dk">
        <span class="bkc" aria-hidden="true">
          <Icon name={TABLE_GLYPHS.diplomacy} size={22} />
        </span>
        <span class="s12">
          {words.t('pile', { n: s.deck.length })}
          <br />
          {words.t('discards', { n: s.discard.length })}
        </span>
      </div>
      <Roving class="dact">
        <BoardActionButton id="diplomacy" />
      </Roving>
      <p class="s12 muted">{words.t('diplomacy.keep')}</p>
    </Zone>
  );
}
