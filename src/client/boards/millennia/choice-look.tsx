import type { VNode } from 'preact';
import { priceOf } from '../../../games/millennia/ask/prices.js';
import { playerOf } from '../../../games/millennia/ask/selectors.js';
import { RESEARCH_EFFECTS } from '../../../games/millennia/cards/actions.js';
import { STANDARD } from '../../../games/millennia/cards/diplomacy.js';
import { abilityOf, boardActionOf, techOf, wonderOf } from '../../../games/millennia/cards/index.js';
import { TRACKS } from '../../../games/millennia/cards/tracks.js';
import { abilitySigns, costSigns, effectSigns, type Sign } from '../../../games/millennia/say/describe-ability.js';
import type { Mil, Move, State } from '../../../games/millennia/state/state.js';
import { Arrow, Coin, Icon, type IconName, Points, sign } from '../../kit/index.js';
import { choiceLooks, type Look, type LookCase, type Looks } from '../../table/choice-looks.js';
import type { ChoiceRole } from '../../table/choice-role.js';
import type { Choice, Snapshot } from '../../table/table.js';
import { fileOf, type Passage } from './cards.js';
import { ACTION_GLYPHS, BRANCH_GLYPHS, SPECIAL_GLYPHS, TABLE_GLYPHS, TRACK_GLYPHS, TYPE_GLYPHS, WONDER_GLYPHS } from './glyphs.js';
import { actionId, effectId, placeOf, specialId } from './places.js';
import { Signs } from './signs.js';
import { type Words, wordsOf } from './words.js';

type Case = LookCase<Mil, Words>;

/** Each kind of move as a chip: icon, short name, price and yield. */
const LOOKS: Looks<Mil, Words> = {
  select: ({ tech }, c) => card(tech, c, [{ kind: 'icon', icon: `type:${techOf(tech).type}` }]),
  special: ({ slot }, c) => ({ icon: SPECIAL_GLYPHS[slot], label: c.words.short(`special:${slot}`), action: c.said }),
  build: (m, c) => ({
    ...card(m.card, c),
    detail: (
      <span class="cdet">
        <Coin n={-priceOf(c.s, c.seat, m)} size="s" label={c.words.t('zoom.cost', { n: -priceOf(c.s, c.seat, m) })} />
        {m.architect && <Icon name={TABLE_GLYPHS.architect} size={13} label={c.words.g('token.architect')} />}
        {m.discount && <span>{c.words.short(m.discount)}</span>}
      </span>
    ),
  }),
  pass: (_m, c) => ({ icon: 'hourglass', label: c.said, action: c.said }),
  use: ({ what }, c) => useLook(what, c),
  pay: ({ source }, c) => payLook(source.split('+'), c),
  modify: ({ source }, c) => card(source, c, abilitySigns(abilityOf(source))),
  'by-hand': (_m, c) => ({ icon: TABLE_GLYPHS.technology, label: c.said, action: c.said }),
  buy: ({ effect }, c) => {
    const row = RESEARCH_EFFECTS[c.s.options.side].find((x) => x.id === effect);
    const label = c.words.find(`effect.${effect}.short`) ?? c.said;
    if (!row) return { icon: TABLE_GLYPHS.research, label, action: c.said };
    const price: Sign = { kind: 'rp', n: -row.price, sign: true };
    return {
      icon: TABLE_GLYPHS.research,
      label,
      action: c.said,
      detail: signs([price, { kind: 'arrow' }, ...effectSigns(row.effect)], c),
    };
  },
  play: (m, c) => card(m.card, c, abilitySigns(abilityOf(m.card))),
  cash: (m, c) => ({
    ...card(m.card, c),
    detail: m.as === 'gold' ? <Coin n={STANDARD.gold} signed size="s" /> : <Points n={STANDARD.vp} signed size="s" />,
  }),
  take: ({ source }, c) => takeLook(source, c),
  skip: (_m, c) => ({ icon: 'hourglass', label: c.said, action: c.said }),
  choose: (_m, c) => ({ icon: 'check-mark', label: c.said, action: c.said, detail: changeDetail(c) }),
  branch: ({ branch }, c) => ({
    icon: BRANCH_GLYPHS[branch],
    label: c.words.g(`branch.${branch}`),
    action: c.said,
    detail: changeDetail(c),
  }),
  enter: (_m, c) => ({ icon: 'check-mark', label: c.said, action: c.said, detail: changeDetail(c) }),
  'decline-advance': (_m, c) => ({ icon: 'hourglass', label: c.said, action: c.said }),
  claim: (m, c) => card(m.card, c, abilitySigns(abilityOf(m.card))),
  perform: ({ special }, c) => ({
    icon: SPECIAL_GLYPHS[special],
    label: c.words.short(`special:${special}`),
    action: c.said,
    detail: changeDetail(c),
  }),
  keep: (m, c) =>
    m.card === 'both' ? { icon: TABLE_GLYPHS.diplomacy, label: c.said, action: c.said } : card(m.card, c, abilitySigns(abilityOf(m.card))),
  'discard-card': (m, c) => card(m.card, c),
  'discard-tech': ({ tech }, c) => card(tech, c),
  extend: ({ tech }, c) => card(tech, c),
  lowest: ({ track }, c) => ({ icon: TRACK_GLYPHS[track], label: c.words.g(`track.${track}`), action: c.said, detail: changeDetail(c) }),
  copy: ({ wonder }, c) => card(wonder, c, abilitySigns(wonderOf(wonder).ability)),
  finish: (_m, c) => finishLook(c),
};

const looks = choiceLooks(wordsOf, LOOKS);
export const choiceLook: typeof looks = (choice, snapshot, preview, lang) => {
  const look = looks(choice, snapshot, preview, lang);
  const words = wordsOf(lang);
  return choice.refusal ? look : { ...look, spoken: [words.text(choice.text), ...factsOf(choice.move, snapshot.view, words)].join('. ') };
};

/** What the signs of a chip show, for those who listen: what the card or the action takes and gives. */
function factsOf(move: Move, s: State, words: Words): string[] {
  const file = fileAbout(move, s);
  const told = (file?.passages(words) ?? []).flatMap(({ title, text }) => (text ? [`${title} ${text.replace(/\.$/, '')}`] : []));
  // The price of a building stands in the act itself.
  const [first] = file?.passages(words) ?? [];
  return move.move === 'build' && first ? [first.title, ...told.slice(1)] : told;
}

function fileAbout(move: Move, s: State): { passages(words: Words): readonly Passage[] } | undefined {
  if (move.move === 'special') return placeOf(specialId(move.slot));
  if (move.move === 'perform') return placeOf(specialId(move.special));
  if (move.move === 'buy') return placeOf(effectId(s, move.effect));
  if (move.move === 'select') return fileOf(move.tech);
  if (move.move === 'use') return /^(building|research|special)\W/.test(move.what) ? fileOf(move.what) : placeOf(actionId(move.what));
  return 'card' in move ? fileOf(move.card) : undefined;
}

const ROLES: { readonly [K in Move['move']]?: 'end' | 'late' } = {
  pass: 'end',
  skip: 'end',
  'decline-advance': 'end',
  finish: 'end',
  'by-hand': 'late',
};
export function roleOf({ move, refusal }: Choice<Mil>, { view, acting }: Snapshot<Mil>): ChoiceRole {
  if (refusal && QUIET.has(refusal.code)) return 'quiet';
  // First the answers to what is asked.
  if (move.move === 'cash') return playerOf(view, acting ?? 0).tasks.length > 0 ? 'late' : undefined;
  return ROLES[move.move];
}

/** What cannot change during this question is known on the board; as a chip it would only be noise. */
const QUIET: ReadonlySet<string> = new Set([
  'ANSWER_FIRST',
  'DORMANT',
  'NOTHING_ENDS',
  'NOT_THIS_PHASE',
  'ALREADY_ENGAGED',
  'ALREADY_CLAIMED',
  'ALREADY_RESEARCHED',
  'ROW_FULL',
]);

const signs = (list: readonly Sign[], { words }: Case): VNode => (
  <span class="cdet">
    <Signs signs={list} words={words} size={13} />
  </span>
);

const glyphOfCard = (id: string): IconName => {
  if (id.startsWith('tech-')) return TYPE_GLYPHS[techOf(id).type];
  if (id.startsWith('wonder-')) return WONDER_GLYPHS[id as keyof typeof WONDER_GLYPHS];
  if (id.startsWith('building-')) return TABLE_GLYPHS.building;
  if (id.startsWith('research-')) return TABLE_GLYPHS.research;
  return id.startsWith('book-') ? TABLE_GLYPHS.book : TABLE_GLYPHS.diplomacy;
};

const card = (id: string, c: Case, list?: readonly Sign[]): Look => ({
  icon: glyphOfCard(id),
  label: c.words.short(id),
  action: c.said,
  ...(list ? { detail: signs(list, c) } : undefined),
});

/** An action of the board, a special marker or a card of one's own: what it takes, what it gives. */
function useLook(what: string, c: Case): Look {
  if (what.startsWith('special:')) {
    const special = what.slice(8) as keyof typeof SPECIAL_GLYPHS;
    return { icon: SPECIAL_GLYPHS[special], label: c.words.short(what), action: c.said, detail: changeDetail(c) };
  }
  if (/^(building|research)-/.test(what)) return card(what, c, abilitySigns(abilityOf(what)));
  const { cost, effect } = boardActionOf(what);
  return {
    icon: ACTION_GLYPHS[what as keyof typeof ACTION_GLYPHS],
    label: c.words.short(what),
    action: c.said,
    detail: signs([...costSigns(cost), { kind: 'arrow' }, ...effectSigns(effect)], c),
  };
}

/** A bonus of a space, a token, or a card that the moment concerns. */
function takeLook(source: string, c: Case): Look {
  if (!source.startsWith('space:'))
    return /^(building|research|diplomacy|book)-/.test(source) ? card(source, c, abilitySigns(abilityOf(source))) : said(c);
  const track = source.split(':')[1] as keyof typeof TRACK_GLYPHS;
  const { tasks } = playerOf(c.s, c.seat);
  const task = tasks.at(-1);
  const item = task?.task === 'bonuses' ? task.items.find((x) => x.source === source) : undefined;
  return { ...said(c), icon: TRACK_GLYPHS[track], detail: signs(effectSigns(item?.effects ?? []), c) };
}
const said = (c: Case): Look => ({ icon: 'check-mark', label: c.said, action: c.said });

/** One card for the next icon, or a whole payment: all its cards by name. */
function payLook(sources: readonly string[], c: Case): Look {
  const nameOf = (source: string): string => (source === 'joker' ? c.words.g('type.joker.short') : c.words.short(source));
  if (sources.length > 1) return { icon: TABLE_GLYPHS.technology, label: sources.map(nameOf).join(' + '), action: c.said };
  const source = sources[0]!;
  if (source === 'joker') return { icon: TABLE_GLYPHS.joker, label: nameOf(source), action: c.said };
  return { ...card(source, c), detail: sourceDetail(source, c) };
}

/** How long a card that pays would still live: the shortest life is spent first. */
function sourceDetail(source: string, c: Case): VNode | undefined {
  const own = playerOf(c.s, c.seat).techs.find((x) => x.id === source);
  if (!own) return undefined;
  return (
    <span class="cdet">
      <Signs signs={[{ kind: 'icon', icon: `type:${techOf(source).type}` }]} words={c.words} size={13} />
    </span>
  );
}

/** What is left unused stands on the button. */
function finishLook(c: Case): Look {
  const step = c.s.steps.at(-1)?.step;
  const ready = playerOf(c.s, c.seat).techs.filter((x) => !x.engaged).length;
  const label = step !== 'act' ? c.words.g('move.finish.wait') : ready > 0 ? c.words.g('move.finish.left', { n: ready }) : c.said;
  return { icon: 'hourglass', label, action: label };
}

/** What the move changes at once, read off the view after it. */
function changeDetail(c: Case): VNode | undefined {
  if (!c.preview) return undefined;
  const [a, b] = [playerOf(c.s, c.seat), playerOf(c.preview, c.seat)];
  const [gold, vp, jokers, rp] = [b.gold - a.gold, b.vp - a.vp, b.jokers - a.jokers, b.rp - a.rp];
  const moved = TRACKS.filter((track) => a.tracks[track] !== b.tracks[track]);
  if (gold === 0 && vp === 0 && jokers === 0 && rp === 0 && moved.length === 0) return undefined;
  return (
    <span class="cdet">
      <Arrow />
      {moved.map((track) => (
        <span key={track} class="mfig">
          <Icon name={TRACK_GLYPHS[track]} size={13} label={c.words.g(`track.${track}`)} />
          {sign(b.tracks[track] - a.tracks[track], true)}
        </span>
      ))}
      {gold !== 0 && <Coin n={gold} signed size="s" label={c.words.t('zoom.cost', { n: gold })} />}
      {vp !== 0 && <Points n={vp} signed size="s" label={`${vp} ${c.words.t('figure.vp')}`} />}
      {jokers !== 0 && <Signs signs={[{ kind: 'joker', n: jokers, sign: true }]} words={c.words} size={13} />}
      {rp !== 0 && <Signs signs={[{ kind: 'rp', n: rp, sign: true }]} words={c.words} size={13} />}
    </span>
  );
}
