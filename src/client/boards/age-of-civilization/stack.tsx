import { MAX_CIVILISATIONS } from '../../../games/age-of-civilization/ask/selectors.js';
import type { Ability } from '../../../games/age-of-civilization/cards/ability.js';
import { civOf } from '../../../games/age-of-civilization/cards/index.js';
import { Icon, Mark } from '../../kit/index.js';
import { CivBand, isLong, PrivateSlot, sayCiv } from './civ-card.js';
import { useDesk } from './desk.js';
import { REGION_GLYPHS } from './glyphs.js';
import { colourOfCiv, drawCiv } from './looks.js';
import { Picture } from './picture.js';
import { AbilityLine } from './sentence.js';

const slotOf = (ability: Ability) => {
  const op = ability.do.find((o) => o.op === 'slot');
  return op?.op === 'slot' ? op.action : undefined;
};

/** Abilities of my cards: private slots as slots, the others as sentences. */
export function Abilities({ abilities }: { abilities: readonly Ability[] }) {
  const { words } = useDesk();
  const plain = abilities.filter((a) => !slotOf(a));
  return (
    <>
      {abilities.map((a) => {
        const action = slotOf(a);
        return action && <PrivateSlot key={a.id} ability={a.id} action={action} />;
      })}
      {plain.length > 0 && <AbilityLine abilities={plain} words={words} />}
    </>
  );
}

/** My civilisations: the main one in full, those in decline and annexed ones tucked under it with their feet showing. */
export function Stack() {
  const { mine, words } = useDesk();
  const main = mine.civs[mine.main]?.slot.card;
  const others = mine.civs.map((civ, i) => ({ ...civ, i })).filter(({ i }) => i !== mine.main);
  return (
    <div class="stack">
      {main ? <MainCard id={main} /> : <div class="card civ main place">{words.t('place.civ')}</div>}
      <div class="tucks">
        {others.map(({ slot, annexed }) => slot.card && <Tuck key={slot.card} id={slot.card} annexed={annexed} />)}
        {others.length < MAX_CIVILISATIONS - 1 && main && (
          <span class="tuck-place">{words.t('civs.of', { n: mine.civs.length, most: MAX_CIVILISATIONS })}</span>
        )}
      </div>
    </div>
  );
}

function MainCard({ id }: { id: string }) {
  const desk = useDesk();
  const { main, inherited } = civOf(id);
  const { words, zoom } = desk;
  return (
    <article class="card civ main" style={{ '--v': colourOfCiv(id) }} data-flip={`civ:${id}`} aria-label={sayCiv(desk, id).join(', ')}>
      <button type="button" class="face" data-roving data-zoom={id} onClick={() => zoom(id)} aria-label={words.name('civ', id)}>
        <CivBand id={id} short={isLong(words.name('civ', id))} />
        <span class="vb">
          <Picture of={drawCiv(id)} w={182} h={74} glyphX={0.58} />
        </span>
      </button>
      <div class="abil">
        <Abilities abilities={main} />
      </div>
      <div class="inh">
        <Mark name="hand-down" size={14} />
        <span class="grow">
          <Abilities abilities={inherited} />
        </span>
      </div>
    </article>
  );
}

function Tuck({ id, annexed }: { id: string; annexed: boolean }) {
  const { words, zoom } = useDesk();
  const { region, inherited } = civOf(id);
  return (
    <article class="tuck" style={{ '--v': colourOfCiv(id) }} data-flip={`civ:${id}`}>
      <button type="button" class="tb" data-roving data-zoom={id} onClick={() => zoom(id)}>
        <Icon name={REGION_GLYPHS[region]} size={15} />
        <b>{words.name('civ', id)}</b>
      </button>
      <div class="te">
        <Mark name="hand-down" size={14} />
        <span class="grow">
          <Abilities abilities={inherited} />
          <em> {words.t(annexed ? 'note.annexed' : 'note.decline')}</em>
        </span>
      </div>
    </article>
  );
}

/** On a phone: the main card lies on its side, inherited abilities are pills under it. */
export function PhoneStack() {
  const { mine, words, zoom } = useDesk();
  const main = mine.civs[mine.main]?.slot.card;
  if (!main) return <div class="card place">{words.t('place.civ')}</div>;
  const drawing = drawCiv(main);
  return (
    <>
      <article class="card mciv" style={{ '--v': drawing.colour }} data-flip={`civ:${main}`}>
        <button type="button" class="mv" data-roving aria-label={words.name('civ', main)} data-zoom={main} onClick={() => zoom(main)}>
          <Picture of={drawing} w={104} h={92} glyphSize={0.6} />
        </button>
        <div class="mb">
          <CivBand id={main} short={isLong(words.name('civ', main))} />
          <div class="mr">
            <Abilities abilities={civOf(main).main} />
          </div>
        </div>
      </article>
      <div class="inhs">{mine.civs.map(({ slot }) => slot.card && <InheritedPill key={slot.card} id={slot.card} />)}</div>
    </>
  );
}

function InheritedPill({ id }: { id: string }) {
  const { words, zoom } = useDesk();
  const { inherited } = civOf(id);
  const slots = inherited.filter(slotOf);
  return (
    <>
      <button type="button" class="pill" data-roving data-zoom={id} onClick={() => zoom(id)}>
        <Mark name="hand-down" size={13} />
        <b>{words.short('civ', id)}</b>
        <AbilityLine abilities={inherited} words={words} manner="icons" />
      </button>
      {slots.length > 0 && <Abilities abilities={slots} />}
    </>
  );
}
