import { useState } from 'preact/hooks';
import { unitRoyalty } from '../../../../games/civilization/ask/prices.js';
import { isAdvanced, tablesOf } from '../../../../games/civilization/ask/table.js';
import { KIND } from '../../../../games/civilization/cards/kinds.js';
import { REGIONS } from '../../../../games/civilization/cards/map.js';
import type { Civ, Move, State } from '../../../../games/civilization/state/state.js';
import type { IconName } from '../../../kit/index.js';
import type { PlanChip, PlanTools } from '../../../table/plan.js';
import type { Choice } from '../../../table/table.js';
import { TABLE_GLYPHS } from '../glyphs.js';
import type { Mark } from '../map/model.js';
import { priceOf } from '../prices.js';
import { prompt } from '../prompt.js';
import { unitGlyph } from '../signs.js';
import { type Words, wordsOf } from '../words.js';
import { chipOf } from './chips.js';
import type { CivPlan } from './civ-plan.js';

const CONTINENTS: ReadonlyMap<string, string> = new Map(REGIONS.map(({ id, continent }) => [id, continent]));

/** What a choice is filed under while nothing of it is chosen; none: it stands for itself. */
export function groupOf(move: Move): string | undefined {
  switch (move.move) {
    case 'settle':
      return `continent:${CONTINENTS.get(move.region)}`;
    case 'recruit':
      return `recruit:${move.kind}`;
    case 'found':
    case 'expand':
    case 'strike':
    case 'sell':
    case 'force-loan':
    case 'offer':
      return move.move;
    case 'buy-technology':
      return 'technology';
    case 'buy-improvement':
      return 'improvement';
    default:
      return undefined;
  }
}

/** The space that a choice is about. */
export function spaceOfMove(move: Move): string | undefined {
  if ('region' in move) return move.region;
  return 'at' in move ? move.at : undefined;
}

/** What is asked now: the second start region is another question than the first, and so is the next turn. */
function questionOf(s: State): string {
  const step = s.steps.at(-1);
  return step?.step === 'draft' ? `draft ${step.chosen.length}` : `${step?.step} ${s.turn}`;
}

/** Questions with many choices of few kinds: first the kind, then which or where. A space pressed on the map gathers all that is possible there. */
export function useGroupPlan({ snapshot, picking, lang }: PlanTools<Civ>): CivPlan | null {
  const [chosen, setChosen] = useState<{ readonly question: string; readonly group: string } | null>(null);
  const { view: s, acting } = snapshot;
  const step = questionOf(s);
  /** The next turn asks anew. */
  const question = `${s.turn} ${step}`;
  const words = wordsOf(lang);
  if (acting === null) return null;
  // Whether to be asked for offers is decided where offers are made.
  const offered = onePerPlace(
    s,
    picking.offered.filter(({ move }) => move.move !== 'quiet' || s.steps.at(-1)?.step === 'trade'),
  );
  const open = [...offered, ...picking.blocked];
  const spaceChoices = (space: string) => open.filter(({ move, refusal }) => !refusal && spaceOfMove(move) === space);
  const isOf = (group: string) => (choice: Choice<Civ>) =>
    group.startsWith('space:') ? spaceOfMove(choice.move) === group.slice(6) : groupOf(choice.move) === group;
  const members = chosen?.question === question ? open.filter(isOf(chosen.group)) : [];
  const group = members.some(({ refusal }) => !refusal) ? chosen!.group : null;
  const choose = (key: string | null) => {
    // Whoever looks elsewhere has answered no to what was picked.
    picking.select(null);
    setChosen(key === null ? null : { question, group: key });
  };
  const allowed = (group === null ? offered : members).filter(({ refusal }) => !refusal);

  /** What is possible in a space: of the kind that is chosen, or else of all. */
  const scoped = (space: string) => {
    const all = spaceChoices(space);
    const inGroup = group === null ? all : all.filter(isOf(group));
    return inGroup.length > 0 ? inGroup : all;
  };

  const leadTo = (move: Move): readonly string[] | undefined => {
    if (move.move === 'offer')
      return [...move.give.cards.map((id) => `give:${id}`), ...move.want.cards.map((id) => `want:${id}`), 'propose'];
    const kind = groupOf(move);
    if (group === (kind ?? null) || group === `space:${spaceOfMove(move)}`) return undefined;
    if (group !== null) return ['all'];
    // Where one settles a press on the map does it at once.
    return kind && offered.filter(isOf(kind)).length > 1 ? [kind, ...(move.move === 'settle' ? [`space:${move.region}`] : [])] : undefined;
  };

  const marks = new Map<string, Mark>();
  for (const { move } of allowed) {
    const space = spaceOfMove(move);
    if (space !== undefined) marks.set(space, move.move === 'attack' || move.move === 'engage' || move.move === 'strike' ? 'war' : 'can');
  }
  const pointed = picking.previewed && spaceOfMove(picking.previewed.move);
  if (pointed) marks.set(pointed, 'selected');
  const picked = picking.selected && spaceOfMove(picking.selected.move);
  // A continent comes into sight by its middle, a choice by its place; how near is left to whoever looks.
  const sight = picked ?? (group?.startsWith('continent:') ? spaceOfMove(members[members.length >> 1]!.move) : undefined);
  // Where one may fight lies before one's eyes when it is asked.
  const fields = [...marks].flatMap(([space, mark]) => (mark === 'war' && s.steps.at(-1)?.step === 'battles' ? [space] : []));
  const spaces = sight === undefined ? fields : [sight];
  return {
    ...(spaces.length === 0 ? undefined : { focus: { key: sight ?? `battles ${fields}`, spaces, nearer: false } }),
    sentence: group === null ? prompt(snapshot, lang).sentence : groupQuestion(group, s, words),
    chips:
      group === null
        ? groupChips([...offered, ...tooDear(s, picking.blocked)], picking, snapshot, words, choose)
        : members.map((choice) => chipOf(choice, picking)),
    back: group === null ? undefined : () => choose(null),
    marks,
    arrows: [],
    point(space) {
      const all = space === null ? [] : scoped(space);
      picking.point(all.length === 1 ? all[0]! : null);
    },
    act: picking.act,
    weigh: picking.point,
    leadTo: (move) => leadTo(move as Move),
    press(space, finger, anchor) {
      const [only, second] = scoped(space);
      if (!only) return false;
      if (second) choose(`space:${space}`);
      else if (finger && picking.selected !== only) picking.select(only);
      else picking.act(only, anchor);
      return true;
    },
  };
}

/** Where figures do not count against the size of a settlement (CIV-PUR-08), it is all the same which harbour a fleet comes from. */
export function onePerPlace(s: State, choices: readonly Choice<Civ>[]): readonly Choice<Civ>[] {
  if (tablesOf(s).isPlacingLimited) return choices;
  const seen = new Set<string>();
  return choices.filter(({ move }) => {
    if (move.move !== 'recruit') return true;
    const place = `${move.kind} ${move.at}`;
    return !seen.has(place) && seen.add(place);
  });
}

/** Technologies of the basic game are alike (CIV-TEC-01): one that cannot be paid yet tells the price to save for. */
export const tooDear = (s: State, blocked: readonly Choice<Civ>[]): readonly Choice<Civ>[] =>
  isAdvanced(s)
    ? []
    : blocked.filter(({ move, refusal }) => move.move === 'buy-technology' && refusal?.code === 'NOT_ENOUGH_GOLD').slice(0, 1);

/** One chip for each kind of choice; where only one is left of its kind, it stands for itself. */
function groupChips(
  choices: readonly Choice<Civ>[],
  picking: PlanTools<Civ>['picking'],
  { view: s, acting, seats }: PlanTools<Civ>['snapshot'],
  words: Words,
  choose: (group: string) => void,
): PlanChip[] {
  /** CIV-ROY-01: what of the price goes to the owner of the technology. */
  const taxOf = (group: string): string => {
    const royalty = group.startsWith('recruit:') && acting !== null ? unitRoyalty(s, acting, kindOf(group)) : undefined;
    return royalty ? ` (${words.t('group.tax', { n: royalty.gold, who: seats[royalty.to]?.name ?? '' })})` : '';
  };
  const groups = new Map<string, Choice<Civ>[]>();
  const chips: PlanChip[] = [];
  for (const choice of choices) {
    const group = groupOf(choice.move);
    if (group) groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  const shown = new Set<string>();
  for (const choice of [...choices.filter((x) => !isPast(s, x)), ...choices.filter((x) => isPast(s, x))]) {
    const group = groupOf(choice.move);
    const members = group ? groups.get(group)! : [];
    if (!group || members.length === 1) chips.push(chipOf(choice, picking));
    else if (!shown.has(group)) {
      shown.add(group);
      chips.push({
        key: group,
        icon: groupGlyph(group, s),
        label: groupName(group, s, words),
        detail: groupDetail(group, members, s, words, taxOf(group)),
        state: 'selectable',
        act: () => choose(group),
      });
    }
  }
  return chips;
}

/** Figures of an earlier era come last: few want them. */
const isPast = (s: State, { move }: Choice<Civ>): boolean =>
  move.move === 'recruit' && move.kind !== 'settler' && KIND[move.kind].era < s.era;

const kindOf = (group: string) => group.slice(8) as Extract<Move, { move: 'recruit' }>['kind'];

function groupGlyph(group: string, s: State): IconName {
  if (group.startsWith('recruit:')) return unitGlyph(s, kindOf(group));
  const known: Readonly<Record<string, IconName>> = {
    found: TABLE_GLYPHS.village,
    expand: TABLE_GLYPHS.grow,
    strike: TABLE_GLYPHS.destroy,
    sell: TABLE_GLYPHS.sell,
    technology: TABLE_GLYPHS.technology,
    improvement: TABLE_GLYPHS.city,
    'force-loan': TABLE_GLYPHS.loan,
    offer: TABLE_GLYPHS.trade,
  };
  return known[group] ?? TABLE_GLYPHS.map;
}

export function groupName(group: string, s: State, words: Words): string {
  if (group.startsWith('recruit:')) return words.unit(s, kindOf(group));
  if (group.startsWith('continent:')) return words.t(`continent.${group.slice(10)}` as 'continent.asia');
  if (group.startsWith('space:')) return words.space(group.slice(6));
  return words.t(`group.${group}` as 'group.found');
}

const groupQuestion = (group: string, s: State, words: Words): string => {
  if (group.startsWith('recruit:')) return words.t('plan.recruit', { what: words.unit(s, kindOf(group)) });
  if (group.startsWith('space:')) return words.t('plan.here', { where: words.space(group.slice(6)) });
  if (group.startsWith('continent:')) return words.t('plan.region', { where: groupName(group, s, words) });
  return words.t(`plan.group.${group}` as 'plan.group.found');
};

function groupDetail(group: string, members: readonly Choice<Civ>[], s: State, words: Words, tax: string): string {
  const prices = members.flatMap(({ move }) => priceOf(s, move) ?? []);
  if (group.startsWith('continent:') || prices.length === 0) return words.t('group.count', { n: members.length });
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const isPlace = group !== 'technology' && group !== 'improvement';
  return words.t(least < most ? 'group.prices' : isPlace ? 'group.price' : 'group.price.each', { n: least, count: members.length, tax });
}
