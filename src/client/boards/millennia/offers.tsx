import { priceOf } from '../../../games/millennia/ask/prices.js';
import { wonderDiscount } from '../../../games/millennia/ask/selectors.js';
import { buildingOf, wonderOf } from '../../../games/millennia/cards/index.js';
import { cardSigns, ownerOf, pairsOf } from '../../../games/millennia/guide/facts.js';
import { describeAbility } from '../../../games/millennia/say/describe-ability.js';
import { Coin, Roving, stateClass, Vignette, Zone } from '../../kit/index.js';
import { classes, type Desk, lookAt, nameOfSeat, shownCard, useDesk, whoseArea } from './desk.js';
import { WONDER_GLYPHS } from './glyphs.js';
import { Life, Marker } from './pieces.js';
import { Signs, TypeMark } from './signs.js';

/** Phase B: pairs of types; whoever has both icons of one advances on Prosperity. */
export function Prosperity() {
  const desk = useDesk();
  const { s, me, words } = desk;
  const others = s.players.map((_, seat) => seat).filter((seat) => seat !== me);
  return (
    <Zone class="of pros" title={words.g('phase.B.short')}>
      <ul class="pairs">
        {pairsOf(s, me).map(({ types, owned, match }, i) => {
          const rivals = others.filter((seat) => pairsOf(s, seat)[i]?.match);
          const said = types.map((type) => words.g(`type.${type as 'arts'}`)).join(' + ');
          return (
            <li key={types.join()} class={match ? 'ok' : ''} title={said}>
              {types.map((type, k) => (
                <span key={type} class={owned[k] ? 'have' : 'lack'}>
                  {k > 0 && <u>+</u>}
                  <TypeMark type={type} size={16} label={words.g(`type.${type as 'arts'}`)} />
                </span>
              ))}
              <span class="ms">
                {match && <Marker seat={me} label={words.t('matched.you')} />}
                {rivals.map((seat) => (
                  <Marker key={seat} seat={seat} size={13} label={words.t('matched.by', { who: nameOfSeat(desk, seat) })} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}

export function Wonders() {
  const desk = useDesk();
  const { s, words, mine } = desk;
  const off = wonderDiscount(s, mine);
  return (
    <Zone
      class="of wond"
      title={words.t('zone.wonders')}
      aside={off > 0 ? <span class="muted s12">{words.t('discount.yours', { n: off, who: whoseArea(desk) })}</span> : undefined}
    >
      <Roving class={classes('w4', s.wondersNext.length === 0 && 'last')} label={words.t('zone.wonders')}>
        {s.dealt.wonders.map((id, i) => id && <WonderCard key={id} id={id} standing={s.wondersNow[i] ? 'now' : 'gone'} />)}
        {s.wondersNext.map((id) => (
          <WonderCard key={id} id={id} standing="next" />
        ))}
      </Roving>
      {s.wondersNext.length > 0 && (
        <p class="wlab s12 muted" aria-hidden="true">
          <span>{words.t('wonders.now')}</span>
          <span>{words.g('age.number', { n: s.age + 1 }).toLowerCase()}</span>
        </p>
      )}
    </Zone>
  );
}

/** What I would pay without tokens and cards used up; the printed price is struck when it differs. */
function Price({ desk, card }: { desk: Desk; card: string }) {
  const now = priceOf(desk.s, desk.me, { card, architect: false, discount: '' });
  const printed = (card.startsWith('wonder-') ? wonderOf(card) : buildingOf(card)).cost;
  return (
    <span class="price">
      <Coin n={now} size="s" better={now < printed} />
      {now < printed && <s>{printed}</s>}
    </span>
  );
}

function WonderCard({ id, standing }: { id: string; standing: 'now' | 'gone' | 'next' }) {
  const desk = useDesk();
  const { s, words } = desk;
  const { ability } = wonderOf(id);
  const signs = cardSigns(ability);
  const owner = standing === 'gone' ? ownerOf(s, id) : undefined;
  const facts = [
    words.name(id),
    words.text(describeAbility(ability)),
    standing === 'now' && words.t('price', { n: priceOf(s, desk.me, { card: id, architect: false, discount: '' }) }),
    standing === 'next' && words.g('state.future'),
    owner !== undefined && words.t('taken.by', { who: nameOfSeat(desk, owner) }),
  ];
  const look = standing === 'now' ? lookAt(desk, id, facts, id) : undefined;
  return (
    <button
      {...(look?.props ?? shownCard(desk, id, facts))}
      class={classes('card wc', standing, look && stateClass(look.state))}
      style={{ '--v': 'var(--kind-wonder)' }}
      data-flip={`card:${id}`}
    >
      <span class="wv">
        <Vignette id={id} colour="var(--kind-wonder)" w={32} h={46} glyph={WONDER_GLYPHS[id as 'wonder-113']} glyphSize={0.5} sun={0.7} />
      </span>
      <span class="wt">
        <b>{words.short(id)}</b>
        <span class={classes('wl', signs.length > 4 && 'long')}>
          {standing !== 'gone' && <Price desk={desk} card={id} />}
          <Signs signs={signs} words={words} size={12} />
        </span>
      </span>
      {owner !== undefined && (
        <span class="ow">
          <Marker seat={owner} size={18} />
        </span>
      )}
    </button>
  );
}

export function Buildings() {
  const { s, words } = useDesk();
  const n = s.dealt.buildings.length;
  return (
    <Zone
      class="of blds"
      title={words.t('zone.buildings')}
      aside={
        <span class="legend s12 muted">
          {(['brown', 'green', 'yellow'] as const).map((colour) => (
            <span key={colour}>
              <i class={`sq ${colour}`} />
              {words.g(`colour.${colour}.short`).toLowerCase()}
            </span>
          ))}
        </span>
      }
    >
      <Roving class={classes('b6', n > 6 && 'dense')} label={words.t('zone.buildings')} style={{ '--cols': Math.max(2, Math.ceil(n / 2)) }}>
        {s.dealt.buildings.map((id, i) => id && <BuildingCard key={id} id={id} gone={s.buildings[i] === null} />)}
      </Roving>
    </Zone>
  );
}

/** Longer names are set closer where the cards are narrow. */
const LONG = 10;

function BuildingCard({ id, gone }: { id: string; gone: boolean }) {
  const desk = useDesk();
  const { s, words } = desk;
  const { colour, age, last, ability } = buildingOf(id);
  const owner = gone ? ownerOf(s, id) : undefined;
  const facts = [
    words.name(id),
    words.g(`colour.${colour}`),
    words.text(describeAbility(ability)),
    last !== undefined && words.t('life', { from: age, to: last }),
    !gone && words.t('price', { n: priceOf(s, desk.me, { card: id, architect: false, discount: '' }) }),
    owner !== undefined && words.t('taken.by', { who: nameOfSeat(desk, owner) }),
  ];
  const look = gone ? undefined : lookAt(desk, id, facts, id);
  return (
    <button
      {...(look?.props ?? shownCard(desk, id, facts))}
      class={classes('bc', colour, gone && 'gone', look && stateClass(look.state))}
      data-flip={gone ? undefined : `card:${id}`}
      title={look?.reason}
    >
      <span class="bh">
        <b class={words.short(id).length > LONG ? 'long' : undefined}>{words.short(id)}</b>
        {gone ? owner !== undefined && <Marker seat={owner} size={18} /> : <Price desk={desk} card={id} />}
      </span>
      <Signs signs={cardSigns(ability)} words={words} size={12} />
      {last !== undefined && !gone && <Life from={age} last={last} age={s.age} words={words} />}
    </button>
  );
}
