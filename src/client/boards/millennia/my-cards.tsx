import { buildingOf, diplomacyOf, researchOf, wonderOf } from '../../../games/millennia/cards/index.js';
import { cardSigns, sortedBuildings } from '../../../games/millennia/guide/facts.js';
import { abilitySigns, describeAbility, describeStandard } from '../../../games/millennia/say/describe-ability.js';
import type { OwnBuilding } from '../../../games/millennia/state/state.js';
import { Icon, Roving, stateClass } from '../../kit/index.js';
import { classes, type Desk, isOwn, lookAt, useDesk } from './desk.js';
import { TABLE_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import { Life } from './pieces.js';
import { Signs } from './signs.js';

/** Beyond so many cards that do something, they lie in three columns. */
const TWO_COLUMNS = 6;

/** So many sleepers leave room for the word in one line. */
const WITH_WORD = 2;

/** My buildings, claimed research cards and wonders; what sleeps is only named, beside the title. */
export function MyCards() {
  const desk = useDesk();
  const { mine, words, layout } = desk;
  const title = words.t(isOwn(desk) ? 'zone.buildings.mine' : 'zone.buildings');
  const buildings = sortedBuildings(mine);
  const asleep = layout === 'phone' ? [] : buildings.filter((b) => b.dormant);
  const n = cardsAtWork(mine);
  return (
    <div class="mB">
      <div class="zhead">
        <h2 class="caps">{title}</h2>
        <span class="line" />
        {asleep.length > 0 && (
          <Roving class="mzz" label={words.g('state.dormant')}>
            {asleep.length <= WITH_WORD && <span class="s12 muted">{words.g('state.dormant').toLowerCase()}</span>}
            {asleep.map((b) => (
              <BuildingLine key={b.id} building={b} />
            ))}
          </Roving>
        )}
      </div>
      <Roving class={classes('mbs', n > 4 && 'many')} label={title}>
        {buildings
          .filter((b) => !asleep.includes(b))
          .map((b) => (
            <BuildingLine key={b.id} building={b} />
          ))}
        {mine.research.map((id) => (
          <ResearchLine key={id} id={id} />
        ))}
        {[...mine.wonders, ...(mine.copied ? [mine.copied] : [])].map((id) => (
          <WonderLine key={id} id={id} />
        ))}
        {n + asleep.length === 0 && <p class="none">{words.t('buildings.none')}</p>}
      </Roving>
    </div>
  );
}

const cardsAtWork = ({ buildings, research, wonders, copied }: Desk['mine']): number =>
  buildings.filter((b) => !b.dormant).length + research.length + wonders.length + (copied ? 1 : 0);

/** So many cards do something that they need the room which technologies leave. */
export const isBuiltUp = (mine: Desk['mine']): boolean => cardsAtWork(mine) > TWO_COLUMNS;

function BuildingLine({ building }: { building: OwnBuilding }) {
  const desk = useDesk();
  const { s, words, next, layout } = desk;
  const { id, engaged, dormant } = building;
  const { colour, age, last, ability } = buildingOf(id);
  const turns = !engaged && (next?.buildings.find((x) => x.id === id)?.engaged ?? false);
  const look = lookAt(
    desk,
    id,
    [
      words.name(id),
      words.g(`colour.${colour}`),
      words.text(describeAbility(ability)),
      last !== undefined && words.t('life', { from: age, to: last }),
      dormant ? words.g('state.dormant') : engaged && words.g('state.engaged'),
    ],
    id,
  );
  return (
    <button
      {...look.props}
      class={classes('mb', colour, (engaged || dormant) && 'used', dormant && 'asleep', turns && 'turns', stateClass(look.state))}
      data-flip={`card:${id}`}
    >
      <span class="mh">
        <b>{words.short(id)}</b>
        {dormant ? (
          layout === 'phone' && <span class="s12 muted">{words.g('state.dormant').toLowerCase()}</span>
        ) : last === undefined ? (
          <Icon name="laurels" size={13} label={words.t('end.short')} />
        ) : (
          <Life from={age} last={last} age={s.age} words={words} />
        )}
      </span>
      {!dormant && <Signs signs={cardSigns(ability)} words={words} size={12} />}
      {turns && (
        <i class="turn">
          <Icon name={TABLE_GLYPHS.engaged} size={14} />
        </i>
      )}
    </button>
  );
}

function ResearchLine({ id }: { id: string }) {
  const desk = useDesk();
  const { words } = desk;
  const { ability } = researchOf(id);
  const look = lookAt(desk, id, [words.name(id), words.text(describeAbility(ability))], id);
  return (
    <button {...look.props} class={classes('mb lab', stateClass(look.state))}>
      <span class="mh">
        <b>{words.short(id)}</b>
        <Icon name={TABLE_GLYPHS.research} size={13} />
      </span>
      <Signs signs={cardSigns(ability)} words={words} size={12} />
    </button>
  );
}

function WonderLine({ id }: { id: string }) {
  const desk = useDesk();
  const { words } = desk;
  const { ability } = wonderOf(id);
  const look = lookAt(desk, id, [words.name(id), words.text(describeAbility(ability))], id);
  return (
    <button {...look.props} class={classes('mb won', stateClass(look.state))} data-flip={`card:${id}`}>
      <span class="mh">
        <b>{words.short(id)}</b>
        <Icon name={WONDER_GLYPHS[id as 'wonder-113']} size={14} />
      </span>
      <Signs signs={cardSigns(ability)} words={words} size={12} />
    </button>
  );
}

/** My diplomacy cards, and those just drawn of which one is kept. */
export function Hand() {
  const { mine, words } = useDesk();
  const cards = [...mine.drawn, ...mine.hand].flatMap(({ card }) => (card === null ? [] : [card]));
  if (cards.length === 0) return null;
  return (
    <div class="mH">
      <div class="zhead">
        <h2 class="caps">{words.t('zone.hand')}</h2>
        <span class="line" />
      </div>
      <Roving class="hand" label={words.t('zone.hand')}>
        {cards.map((id) => (
          <HandCard key={id} id={id} drawn={mine.drawn.some((x) => x.card === id)} />
        ))}
      </Roving>
    </div>
  );
}

function HandCard({ id, drawn }: { id: string; drawn: boolean }) {
  const desk = useDesk();
  const { words } = desk;
  const { unique } = diplomacyOf(id);
  const standard = words.text(describeStandard());
  const look = lookAt(desk, id, [words.name(id), words.text(describeAbility(unique)), standard, drawn && words.t('just.drawn')], id);
  return (
    <button {...look.props} class={classes('hc', drawn && 'drawn', stateClass(look.state))} data-flip={`card:${id}`}>
      <Icon name={TABLE_GLYPHS.diplomacy} size={16} />
      <Signs signs={abilitySigns(unique)} words={words} size={12} />
    </button>
  );
}
