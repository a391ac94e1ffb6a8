import { civilLeft, civilTotal, militaryLeft, militaryTotal, urbanLimit } from '../../../games/through-the-ages/ask/ratings.js';
import { traitOf } from '../../../games/through-the-ages/ask/selectors.js';
import { TARGETS } from '../../../games/through-the-ages/ask/targets.js';
import { cardOf, leaderOf, wonderOf } from '../../../games/through-the-ages/cards/index.js';
import { yieldNow } from '../../../games/through-the-ages/guide/yields.js';
import type { FinishedWonder } from '../../../games/through-the-ages/state/state.js';
import { Icon, Roving, Vignette } from '../../kit/index.js';
import { ringOf } from '../../table/target-look.js';
import { classes, type Desk, lookAt, useDesk } from './desk.js';
import { TYPE_GLYPHS } from './glyphs.js';
import { colourOf, glyphOf } from './looks.js';
import { Age, Bead, Discs, Face, Fig, Then, Yellow, Yields } from './pieces.js';
import { CardSigns } from './signs.js';

/** Government with the actions left, leader, wonder in progress, and the cards that lie beside them. */
export function Realm() {
  const desk = useDesk();
  const { leader, wonder, wonders, specials, colonies } = desk.mine;
  const others: readonly FinishedWonder[] = [...wonders, ...[...specials, ...colonies].map((id) => ({ id, ruined: false }))];
  return (
    <div
      class={classes(
        'trealm',
        leader !== null && wonder === null && 'led',
        leader === null && wonder !== null && 'building',
        others.length > 0 && 'more',
      )}
    >
      <Roving class="tfirst">
        <Government />
        <Leader />
        <Wonder />
      </Roving>
      {others.length > 0 && (
        <Roving class="tothers">
          {others.map((one) => (
            <Small key={one.id} desk={desk} one={one} />
          ))}
        </Roving>
      )}
    </div>
  );
}

function Government() {
  const desk = useDesk();
  const { s, me, mine, preview, words } = desk;
  const left = { civil: civilLeft(s, me), military: militaryLeft(s, me) };
  const totals = { civil: civilTotal(s, me), military: militaryTotal(s, me) + mine.extraMilitary };
  // Both kinds keep to one line.
  const size = totals.civil + totals.military > 9 ? 12 : 15;
  const facts = [words.name(mine.government), words.t('actions.said', left), words.t('urban.short', { n: urbanLimit(s, me) })];
  const look = lookAt(desk, TARGETS.government, facts, mine.government);
  return (
    <button {...look.props} class={classes('card tgov', look.state === 'selectable' && 'can')} style={{ '--v': colourOf(mine.government) }}>
      <span class="band">
        <Icon name={TYPE_GLYPHS.government} size={14} />
        <span class="grow">{words.name(mine.government)}</span>
        <Age level={cardOf(mine.government).level} />
      </span>
      <span class="acts">
        <Discs kind="civil" left={left.civil} total={totals.civil} size={size} label={words.t('actions.civil.said', { n: left.civil })} />
        <b class="fig">{left.civil}</b>
        <Then now={left.civil} then={preview ? civilLeft(preview, me) : undefined} />
        <span class="s12 kind">{words.t('actions.civil')}</span>
      </span>
      <span class="acts">
        <Discs
          kind="military"
          left={left.military}
          total={totals.military}
          extra={mine.extraMilitary}
          size={size}
          label={words.t('actions.military.said', { n: left.military })}
        />
        <b class="fig">{left.military}</b>
        <Then now={left.military} then={preview ? militaryLeft(preview, me) : undefined} />
        <span class="s12 kind">{words.t('actions.military')}</span>
      </span>
      <Healing />
    </button>
  );
}

/** Yellow tokens on the government, each for the end of an age (TTX-CRD-07). */
function Healing() {
  const { mine, words } = useDesk();
  const n = mine.lore.healing ?? 0;
  const most = Math.max(n, traitOf(mine, 'healer')?.most ?? 0);
  if (most === 0) return null;
  const said = words.t('healing', { n });
  return (
    <span class="theal" role="img" aria-label={said} title={said}>
      {Array.from({ length: most }, (_, i) => (
        <Yellow key={i} size={14} look={i < n ? 'solid' : 'empty'} />
      ))}
    </span>
  );
}

/** Where the white token of the leader lies: with the government or for strength (TTX-CRD-10). */
function EitherToken() {
  const { mine, words } = useDesk();
  const trait = traitOf(mine, 'either-token');
  if (!trait) return null;
  const { token } = mine.lore;
  const said = words.t(token ? `token.${token}` : 'token.none');
  return (
    <span class="teither" role="img" aria-label={said} title={said}>
      <span class={token === 'civilActions' ? 'on' : ''}>
        <Fig n={trait.civilActions} what="civilActions" signed size={13} words={words} />
      </span>
      <span class={token === 'strength' ? 'on' : ''}>
        <Fig n={trait.strength} what="strength" signed size={13} words={words} />
      </span>
    </span>
  );
}

/** Fills what the words leave free. */
const Picture = ({ card }: { card: string }) => (
  <Vignette id={card} colour={colourOf(card)} w={118} h={60} glyph={glyphOf(card)} glyphSize={0.8} glyphX={0.5} class="vb" />
);

/** Letters of a sentence on the two plates. */
const LEADER_ROOM = 72;
const WONDER_ROOM = 36;

function Leader() {
  const desk = useDesk();
  const { s, mine, words } = desk;
  const { leader } = mine;
  if (leader === null)
    return (
      <div class="tbox dash">
        <span class="caps">{words.g('type.leader')}</span>
        <span class="s12 mut">{words.t('none')}</span>
      </div>
    );
  const look = lookAt(desk, TARGETS.leader, [words.g('type.leader'), words.name(leader)], leader);
  return (
    <button {...look.props} class={classes('card tbox', ringOf(look))} style={{ '--v': colourOf(leader) }}>
      <span class="band">
        <span class="grow">{words.short(leader)}</span>
        <Age level={leaderOf(leader).level} />
      </span>
      <span class="tx" data-spare>
        <EitherToken />
        <CardSigns card={leader} words={words} seats={s.seats} room={LEADER_ROOM} />
      </span>
      <Picture card={leader} />
    </button>
  );
}

/** The wonder in progress: stages done wear a token, the next one its price. */
function Wonder() {
  const desk = useDesk();
  const { s, mine, foreseen, words } = desk;
  const { wonder } = mine;
  if (wonder === null)
    return (
      <div class="tbox dash">
        <span class="caps">{words.t('wonder.inProgress')}</span>
        <span class="s12 mut">{words.t('wonder.none')}</span>
      </div>
    );
  const row = wonderOf(wonder.id);
  const after = foreseen ? (foreseen.wonder?.id === wonder.id ? foreseen.wonder.stages : row.stages.length) : wonder.stages;
  const look = lookAt(
    desk,
    TARGETS.wonder,
    [words.name(wonder.id), words.t('wonder.said', { done: wonder.stages, of: row.stages.length })],
    wonder.id,
  );
  return (
    <button {...look.props} class={classes('card tbox', ringOf(look))} style={{ '--v': colourOf(wonder.id) }}>
      <span class="band">
        <span class="grow">{words.short(wonder.id)}</span>
        {wonder.stages}/{row.stages.length}
      </span>
      <span class="tstg">
        {row.stages.map((price, i) =>
          i < wonder.stages ? (
            <Bead key={i} size={17} />
          ) : (
            <b key={i} class={classes('st', i === wonder.stages && 'next', i < after && 'soon')}>
              {price}
            </b>
          ),
        )}
      </span>
      <span class="tx" data-spare>
        <CardSigns card={wonder.id} words={words} seats={s.seats} room={WONDER_ROOM} />
      </span>
      <Picture card={wonder.id} />
    </button>
  );
}

/** A finished wonder, special technology or colony as a small line: its name, what it brings now, and what lies on it. */
function Small({ desk, one: { id: card, ruined, tokens = 0, faces = 0 } }: { desk: Desk; one: FinishedWonder }) {
  const { s, me, words } = desk;
  const look = lookAt(desk, TARGETS.card(card), [words.name(card), tokens > 0 && words.t('wonder.tokens', { n: tokens })], card);
  return (
    <button
      {...look.props}
      class={classes('tsmall', ruined && 'ruined', ringOf(look))}
      style={{ '--v': colourOf(card) }}
      title={words.name(card)}
    >
      <Icon name={glyphOf(card)} size={13} />
      <span class="grow">{words.short(card)}</span>
      {tokens > 0 && (
        <span class="tkn">
          <b>{tokens}</b>
          <Bead size={11} />
        </span>
      )}
      {faces > 0 && (
        <span class="tkn">
          <b>+{faces}</b>
          <Face size={12} />
        </span>
      )}
      <span class="gv" aria-hidden="true">
        {ruined ? words.t('ruined') : <Yields gives={yieldNow(s, me, card)} size={12} words={words} />}
      </span>
    </button>
  );
}
