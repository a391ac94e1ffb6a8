import type { VNode } from 'preact';
import { givenTo } from '../../../games/through-the-ages/ask/given.js';
import { hasRoles } from '../../../games/through-the-ages/ask/pacts.js';
import { sciencePrice, stagePrice, takingPrice, upgradePrice } from '../../../games/through-the-ages/ask/prices.js';
import { civilLeft } from '../../../games/through-the-ages/ask/ratings.js';
import { isUnit, playerOf, traitOf } from '../../../games/through-the-ages/ask/selectors.js';
import { cardOf, pactOf } from '../../../games/through-the-ages/cards/index.js';
import { editionOf } from '../../../games/through-the-ages/editions/index.js';
import { attackForecast, breaksPact } from '../../../games/through-the-ages/guide/attack-forecast.js';
import { attackPrice } from '../../../games/through-the-ages/moves/attacking.js';
import { buildCost, growthCost, levyCost, stageCost, technologyCost, upgradeCost } from '../../../games/through-the-ages/moves/costs.js';
import type { Move, Tta } from '../../../games/through-the-ages/state/state.js';
import type { Seat } from '../../../kernel/types.js';
import type { IconName } from '../../kit/index.js';
import { choiceLooks, type Look, type Looks } from '../../table/choice-looks.js';
import type { ChoiceRole } from '../../table/choice-role.js';
import type { Choice } from '../../table/table.js';
import { type Case, Gains, type Paid, Weight } from './choice-gains.js';
import { isQuiet } from './desk.js';
import { TABLE_GLYPHS, TYPE_GLYPHS } from './glyphs.js';
import { glyphOf } from './looks.js';
import { Disc, Fig, type SymbolName } from './pieces.js';
import { type Words, wordsOf } from './words.js';

/** By its card or a figure alone: what is done with it is seen from where the chip lies, and must be said. */
const inFull = (label: string, c: Case): Pick<Look, 'spoken'> => (label === c.said ? {} : { spoken: c.said });

const act = (icon: IconName, c: Case, label = c.said, price?: VNode, paid?: Paid): Look => ({
  icon,
  label,
  action: c.said,
  ...inFull(label, c),
  detail: (
    <span class="cdet">
      {price}
      <Gains c={c} paid={paid} />
    </span>
  ),
});
const control = (icon: IconName, c: Case, label = c.said): Look => ({ icon, label, action: c.said, ...inFull(label, c) });
const end = (c: Case, label = c.said): Look => ({ icon: 'hourglass', label, action: label });

const Price = ({
  c,
  n,
  what,
  actions = givenTo(c.s, c.seat) ? 0 : 1,
  kind = 'civil',
}: {
  c: Case;
  n?: number;
  what?: SymbolName;
  actions?: number;
  kind?: 'civil' | 'military';
}) => (
  <>
    {Array.from({ length: actions }, (_, i) => (
      <Disc key={i} kind={kind} size={11} />
    ))}
    {n !== undefined && what && <Fig n={n} what={what} size={12} words={c.words} />}
  </>
);
const kindOf = (tech: string): 'civil' | 'military' => (isUnit(cardOf(tech).type) ? 'military' : 'civil');

/** An attack by its card and whom it meets, with its price and how strong both are now. */
const attack = (icon: IconName, { card, target }: { card: string; target: Seat }, c: Case): Look => ({
  ...control(icon, c, `${c.words.short(card)} → ${c.names[target]}`),
  detail: (
    <span class="cdet">
      <Price c={c} kind="military" actions={attackPrice(c.s, card, target) ?? 0} />
      {c.words.t('war.strengths', attackForecast(c.s, c.seat, target, card))}
      {breaksPact(c.s, c.seat, target) && <b class="loss">{c.words.t('chip.breaks')}</b>}
    </span>
  ),
});

/** Each kind of move as a chip: icon, short name, price, and what changes. */
const LOOKS: Looks<Tta, Words> = {
  take: ({ place, own }, c) => {
    const card = c.s.row[place];
    return card
      ? act(
          glyphOf(card),
          c,
          withCard(c, c.words.short(card), '', own),
          <Price c={c} actions={takingPrice(c.s, c.seat, place) - (own ? 1 : 0)} />,
        )
      : control(TABLE_GLYPHS.row, c);
  },
  grow: (m, c) => {
    const price = growthCost(c.s, c.seat, m);
    return act(
      TABLE_GLYPHS.worker,
      c,
      m.with === '' || m.with === 'free-growth' ? c.words.t('chip.grow') : c.words.short(m.with),
      <Price
        c={c}
        {...(m.with === 'free-growth' && { actions: 0 })}
        {...(price === undefined ? undefined : { n: price, what: 'food' as const })}
      />,
      m.with === '' || price === undefined ? undefined : { food: price },
    );
  },
  build: (m, c) =>
    act(
      glyphOf(m.tech),
      c,
      withCard(c, c.words.t(kindOf(m.tech) === 'civil' ? 'chip.build' : 'chip.recruit', { name: c.words.short(m.tech) }), m.with, m.own),
      <Price c={c} kind={kindOf(m.tech)} {...(m.own && { actions: 0 })} n={buildCost(c.s, c.seat, m)} what="resources" />,
    ),
  upgrade: (m, c) =>
    act(
      'upgrade',
      c,
      withCard(c, `${c.words.short(m.from)} → ${c.words.short(m.to)}`, m.with, m.own),
      <Price c={c} kind={kindOf(m.to)} {...(m.own && { actions: 0 })} n={upgradeCost(c.s, c.seat, m)} what="resources" />,
    ),
  destroy: (m, c) => act('trash-can', c, c.words.t('chip.destroy', { name: c.words.short(m.tech) }), <Price c={c} kind={kindOf(m.tech)} />),
  stage: (m, c) => {
    const { wonder } = playerOf(c.s, c.seat);
    return wonder
      ? act(
          glyphOf(wonder.id),
          c,
          withCard(c, c.words.t('chip.stage', { n: m.stages }), m.with),
          <Price c={c} n={stageCost(c.s, c.seat, m).n} what={stageCost(c.s, c.seat, m).goods} />,
        )
      : control(TYPE_GLYPHS.wonder, c);
  },
  leader: ({ card }, c) => act(glyphOf(card), c, c.words.short(card), <Price c={c} />),
  technology: (m, c) => {
    const science = technologyCost(c.s, c.seat, m);
    return act(
      glyphOf(m.card),
      c,
      withCard(c, c.words.short(m.card), m.with, m.own),
      <Price c={c} {...(m.own && { actions: 0 })} n={science} what="science" />,
      m.with === '' ? undefined : { science },
    );
  },
  government: (m, c) =>
    act(
      glyphOf(m.card),
      c,
      withCard(c, c.words.t(`chip.${m.way}`, { name: c.words.short(m.card) }), m.with),
      <Price c={c} n={sciencePrice(c.s, c.seat, m.card, m.shared, m.way)} what="science" />,
    ),
  'action-card': ({ card }, c) => act(glyphOf(card), c, c.words.short(card), <Price c={c} />),
  levy: (m, c) => {
    const { food, resources } = levyCost(c.s, c.seat, m);
    const isMilitary = traitOf(playerOf(c.s, c.seat), 'levy')?.military === true;
    return act(
      glyphOf(m.tech),
      c,
      c.words.t('chip.levy', { name: c.words.short(m.tech) }),
      <>
        <Price c={c} kind={isMilitary ? 'military' : 'civil'} n={food} what="food" />
        <Price c={c} actions={0} n={resources} what="resources" />
      </>,
    );
  },
  tactic: ({ card }, c) => act(TYPE_GLYPHS.tactic, c, c.words.short(card), <Price c={c} kind="military" />),
  'copy-tactic': ({ card }, c) =>
    act(TYPE_GLYPHS.tactic, c, c.words.short(card), <Price c={c} kind="military" actions={editionOf(c.s).tactics.copyPrice ?? 0} />),
  lend: (_m, c) => act(TYPE_GLYPHS.leader, c, c.said, <Price c={c} kind="military" />),
  arm: (_m, c) => act(TYPE_GLYPHS.leader, c),
  settler: (_m, c) => act(TABLE_GLYPHS.worker, c),
  convert: (m, c) =>
    act(
      'upgrade',
      c,
      `${c.words.short(m.from)} → ${c.words.short(m.to)}`,
      <Price c={c} n={upgradePrice(c.s, c.seat, m.from, m.to)} what="resources" />,
    ),
  champion: ({ unit }, c) => act(glyphOf(unit), c),
  buy: (_m, c) => act(TYPE_GLYPHS.leader, c),
  withdraw: (_m, c) => act(TYPE_GLYPHS.wonder, c),
  'help-build': ({ owner }, c) => {
    const wonder = c.s.players[owner]?.wonder;
    return act(TYPE_GLYPHS.wonder, c, c.said, wonder ? <Price c={c} n={stagePrice(wonder, 1)} what="food" /> : <Price c={c} />);
  },
  assemble: ({ card }, c) => act(TYPE_GLYPHS.event, c, c.words.short(card)),
  retire: (_m, c) => act(TYPE_GLYPHS.leader, c),
  partition: (_m, c) => act(TYPE_GLYPHS.leader, c),
  'draw-card': (_m, c) => act(TABLE_GLYPHS.hand, c, c.said, <Price c={c} kind="military" />),
  swap: (_m, c) => act(TABLE_GLYPHS.pact, c),
  'end-turn': (_m, c) => end(c, c.words.t('act.end', { n: civilLeft(c.s, c.seat) })),
  prepare: ({ card }, c) => act(TYPE_GLYPHS[cardOf(card).type], c, c.words.t('chip.prepare', { name: c.words.short(card) })),
  aggression: (m, c) => attack(TYPE_GLYPHS.aggression, m, c),
  'declare-war': (m, c) => attack(TYPE_GLYPHS.war, m, c),
  'offer-pact': ({ card, partner, role }, c) => ({
    ...control(TYPE_GLYPHS.pact, c, `${c.words.short(card)} → ${c.names[partner]}`),
    ...(hasRoles(pactOf(card)) && { detail: <span class="cdet">{c.words.t('chip.role', { role: role.toUpperCase() })}</span> }),
  }),
  'cancel-pact': ({ owner }, c) => {
    const pact = playerOf(c.s, owner).pact;
    return control(TYPE_GLYPHS.pact, c, pact ? c.words.t('chip.cancel', { name: c.words.short(pact.card) }) : c.said);
  },
  explore: ({ card }, c) => act(TYPE_GLYPHS.territory, c, c.words.t('chip.explore', { name: c.words.short(card) })),
  'no-politics': (_m, c) => end(c),
  resign: (_m, c) => control('trash-can', c),
  discard: ({ card }, c) => control('trash-can', c, c.words.short(card)),
  bid: ({ n }, c) => control(TABLE_GLYPHS.auction, c, String(n)),
  fold: (_m, c) => end(c),
  commit: ({ unit }, c) => ({ ...control(glyphOf(unit), c, c.words.short(unit)), detail: <Weight c={c} worker /> }),
  'commit-card': ({ card }, c) => ({ ...control(TYPE_GLYPHS.bonus, c, c.words.short(card)), detail: <Weight c={c} /> }),
  cheapest: (_m, c) => control('check-mark', c),
  settle: (_m, c) => end(c),
  accept: (_m, c) => act('check-mark', c),
  refuse: (_m, c) => control('hourglass', c),
  pick: ({ what }, c) => act(pickGlyph(what), c, isSeat(what) ? c.names[Number(what.split('.')[1])] : c.said),
  mix: (_m, c) => act('check-mark', c),
  count: (_m, c) => control(TABLE_GLYPHS.hand, c),
  decline: (_m, c) => end(c),
  bonus: ({ card }, c) => control(TYPE_GLYPHS.event, c, c.words.short(card)),
  select: ({ card }, c) => control(glyphOf(card), c, c.words.short(card)),
  'by-hand': (_m, c) => control('cog', c, c.words.t('chip.byHand')),
  tokens: (_m, c) => control('check-mark', c),
};

const isSeat = (what: string): boolean => what.startsWith('seat.');
/** A seat whose hand is looked at, a card, or goods of a kind. */
function pickGlyph(what: string): IconName {
  if (isSeat(what)) return TABLE_GLYPHS.seen;
  return what.includes('.') ? glyphOf(what.split(':').at(-1)!) : 'check-mark';
}

const withCard = (c: Case, label: string, card: string, own?: true): string =>
  [label, card && c.words.short(card), own && c.words.short(playerOf(c.s, c.seat).leader!)].filter(Boolean).join(' · ');

const ROLES: { readonly [K in Move['move']]?: 'end' | 'late' } = {
  destroy: 'late',
  resign: 'late',
  'by-hand': 'late',
  'end-turn': 'end',
  'no-politics': 'end',
  fold: 'end',
  settle: 'end',
  decline: 'end',
};
export const roleOf = ({ move, refusal }: Choice<Tta>): ChoiceRole => (refusal && isQuiet(refusal) ? 'quiet' : ROLES[move.move]);

export const choiceLook = choiceLooks(wordsOf, LOOKS);
