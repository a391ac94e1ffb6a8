import type { VNode } from 'preact';
import { droughtPrice } from '../../../games/age-of-civilization/ask/events.js';
import { actionAt, freeWorkers, playerOf } from '../../../games/age-of-civilization/ask/selectors.js';
import { abilityOf, civOf, printedOf, specialOf, techOf, wonderOf } from '../../../games/age-of-civilization/cards/index.js';
import type { Aoc, Move } from '../../../games/age-of-civilization/state/state.js';
import { Arrow, Coin, Icon, type IconName, Points, sign } from '../../kit/index.js';
import { choiceLooks, type Look, type LookCase, type Looks } from '../../table/choice-looks.js';
import type { ChoiceRole } from '../../table/choice-role.js';
import type { Choice } from '../../table/table.js';
import { Bargain, nameOfOrigin } from './amounts.js';
import { isQuiet } from './desk.js';
import { REGION_GLYPHS, SYMBOL_GLYPHS, TABLE_GLYPHS } from './glyphs.js';
import { actionGlyph, techGlyph, wonderGlyph } from './looks.js';
import { AbilityLine } from './sentence.js';
import { numeral, type Words, wordsOf } from './words.js';

type Case = LookCase<Aoc, Words>;

/** Each kind of move as a chip: icon, short name, price and yield. */
const LOOKS: Looks<Aoc, Words> = {
  keep: ({ card }, c) => ({
    icon: REGION_GLYPHS[civOf(card).region],
    label: c.words.short('civ', card),
    action: c.said,
    detail: civDetail(card, c),
  }),
  birth: ({ card }, c) => ({
    icon: REGION_GLYPHS[civOf(card).region],
    label: c.words.short('civ', card),
    action: c.said,
    detail: takeDetail(card, c.words.t('chip.birth.note'), civOf(card).population, c),
  }),
  annex: ({ card }, c) => ({
    icon: TABLE_GLYPHS.annexed,
    label: c.words.short('civ', card),
    action: c.said,
    detail: takeDetail(card, c.words.t('chip.annex.note'), undefined, c),
  }),
  pass: (_m, c) => ({ icon: 'hourglass', label: c.words.g('move.pass'), action: c.said }),
  place: ({ place }, c) => placeLook(place, c),
  stones: (_m, c) => ({ icon: TABLE_GLYPHS.stones, label: c.said, action: c.said, detail: changeDetail(c) }),
  study: ({ tech }, c) => ({
    icon: techGlyph(tech),
    label: c.words.short('tech', tech),
    action: c.said,
    detail: <Bargain s={c.s} seat={c.seat} action="research" tech={tech} words={c.words} size="s" terse />,
  }),
  learn: ({ tech }, c) => ({
    icon: techGlyph(tech),
    label: c.words.short('tech', tech),
    action: c.said,
    detail: abilityDetail(techOf(tech).abilities, c),
  }),
  'take-wonder': ({ wonder }, c) => ({
    icon: wonderGlyph(wonder),
    label: c.words.short('wonder', wonder),
    action: c.said,
    detail: abilityDetail(wonderOf(wonder).abilities, c),
  }),
  'use-grant': (_m, c) => {
    const step = c.s.steps.at(-1);
    const action = step?.step === 'granted' ? step.action : 'culture';
    return { icon: actionGlyph(action), label: c.words.name('action', action), action: c.said, detail: changeDetail(c) };
  },
  decline: (_m, c) => ({ icon: 'hourglass', label: c.said, action: c.said }),
  endow: ({ card }, c) => ({
    icon: REGION_GLYPHS[civOf(card).region],
    label: c.words.short('civ', card),
    action: c.said,
    detail: changeDetail(c),
  }),
  rest: (_m, c) => ({ icon: SYMBOL_GLYPHS.rest, label: c.words.g('source.rest'), action: c.said, detail: changeDetail(c) }),
  'end-actions': (_m, c) => {
    const label = c.words.t('act.end', { n: c.s.turn.rested ? 0 : freeWorkers(playerOf(c.s, c.seat)) });
    return { icon: 'hourglass', label, action: label };
  },
  activate: ({ ability }, c) => ({
    icon: abilityIcon(ability),
    label: nameOfOrigin(ability, c.words),
    action: c.said,
    detail: abilityDetail([abilityOf(ability)], c),
  }),
  'finish-turn': (_m, c) => ({ icon: 'hourglass', label: c.said, action: c.said }),
  'buy-special': ({ special }, c) => ({
    icon: techGlyph(specialOf(special).technologies[1].id),
    label: c.words.short('special', special),
    action: c.said,
    detail: <Coin n={specialOf(special).price} size="s" label={c.words.t('said.coins', { n: specialOf(special).price })} />,
  }),
  'pay-drought': (_m, c) => ({
    icon: TABLE_GLYPHS.drought,
    label: c.said,
    action: c.said,
    detail: <Coin n={-droughtPrice(c.s)} size="s" label={c.words.t('said.coins', { n: -droughtPrice(c.s) })} />,
  }),
  'sacrifice-drought': (_m, c) => ({ icon: 'drop', label: c.said, action: c.said, detail: <Workers n={-1} c={c} /> }),
};

export const choiceLook = choiceLooks(wordsOf, LOOKS);

const ROLES: { readonly [K in Move['move']]?: 'end' | 'late' } = {
  pass: 'end',
  'end-actions': 'end',
  'finish-turn': 'end',
  'sacrifice-drought': 'late',
};
export const roleOf = (choice: Choice<Aoc>): ChoiceRole =>
  choice.refusal && (isQuiet(choice.refusal) || saysItself(choice)) ? 'quiet' : ROLES[choice.move.move];

/** What the card or technology says where it lies; a chip for each of them would crowd out what is possible. */
const saysItself = ({ move, refusal }: Choice<Aoc>): boolean =>
  (move.move === 'annex' && refusal?.code === 'MUST_GIVE_BIRTH') || refusal?.code === 'TECH_NEEDS_PREREQUISITE';

function placeLook(place: string, c: Case): Look {
  const action = actionAt(place);
  if (!action) return { icon: 'hourglass', label: c.said, action: c.said };
  const position = c.s.track.indexOf(place) + 1;
  const isPrivate = place.startsWith('CIV-');
  const name = c.words.name('action', action);
  const label = position > 0 ? `${name} ${numeral(position)}` : isPrivate ? `${name} · ${nameOfOrigin(place, c.words)}` : name;
  return {
    icon: actionGlyph(action),
    label,
    action: c.words.t('act.place', { place: isPrivate ? c.said : name }),
    detail: <Bargain s={c.s} seat={c.seat} action={action} words={c.words} size="s" terse={false} />,
  };
}

const abilityIcon = (ability: string): IconName => {
  const { kind, id } = printedOf(ability).origin;
  return kind === 'tech' ? techGlyph(id) : kind === 'wonder' ? wonderGlyph(id) : REGION_GLYPHS[civOf(id).region];
};

const abilityDetail = (abilities: Parameters<typeof AbilityLine>[0]['abilities'], { words }: Case): VNode => (
  <span class="cdet">
    <AbilityLine abilities={abilities} words={words} manner="icons" />
  </span>
);

const civDetail = (card: string, c: Case): VNode => abilityDetail(civOf(card).main, c);

function Workers({ n, c }: { n: number; c: Case }) {
  return (
    <span class="few">
      {sign(n, true)}
      <Icon name="meeple" size={13} label={c.words.t('unit.workers', { n })} />
    </span>
  );
}

/** Birth or annexation: the workers it brings and the coins that lie on it. */
function takeDetail(card: string, note: string, population: number | undefined, { s, preview, seat, words }: Case): VNode {
  const before = playerOf(s, seat);
  const after = preview ? playerOf(preview, seat) : undefined;
  const coins = after ? after.coins - before.coins : (s.market.find((x) => x.slot.card === card)?.coins ?? 0);
  const points = after ? after.points - before.points : 0;
  const workers = after && population === undefined ? after.workers - before.workers : undefined;
  return (
    <span class="cdet">
      <span>{note}</span>
      {coins !== 0 && <Coin n={coins} signed size="s" label={words.t('said.coins', { n: coins })} />}
      {points !== 0 && <Points n={points} signed size="s" label={words.t('said.points', { n: points })} />}
      {population !== undefined && (
        <span class="few">
          {population}
          <Icon name="meeple" size={13} label={words.t('unit.workers', { n: population })} />
        </span>
      )}
      {workers ? (
        <span class="few">
          {sign(workers, true)}
          <Icon name="meeple" size={13} label={words.t('unit.workers', { n: workers })} />
        </span>
      ) : null}
    </span>
  );
}

/** What the move changes, read off the view after it. */
function changeDetail(c: Case): VNode | undefined {
  if (!c.preview) return undefined;
  const [a, b] = [playerOf(c.s, c.seat), playerOf(c.preview, c.seat)];
  const [coins, points, workers] = [b.coins - a.coins, b.points - a.points, b.workers - a.workers];
  if (coins === 0 && points === 0 && workers === 0) return undefined;
  return (
    <span class="cdet">
      <Arrow />
      {coins !== 0 && <Coin n={coins} signed size="s" label={c.words.t('said.coins', { n: coins })} />}
      {points !== 0 && <Points n={points} signed size="s" label={c.words.t('said.points', { n: points })} />}
      {workers !== 0 && <Workers n={workers} c={c} />}
    </span>
  );
}
