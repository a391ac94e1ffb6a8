import type { Slot, Turn } from '../../../kernel/index.js';
import { markersIn, slotsPerRow } from '../ask/selection.js';
import { CONSTRUCTION_CARDS, type Criterion, PRIORITY_CARDS, ROW_CARDS, WAR_CARDS } from '../cards/automa.js';
import { techOf } from '../cards/index.js';
import { takeFromOffer } from '../moves/building.js';
import { onSelected, takeFromGrid } from '../moves/selection.js';
import { AUTOMA, type Mil, type State, type TechId } from '../state/state.js';

/** Draw a card of the automa for all to see; it lies on its discard pile until the end of the age (MIL-SOL-14). */
function draw(t: Turn<Mil>, deck: Slot[], used: Slot[]): string | undefined {
  const slot = deck.pop();
  if (!slot) return undefined;
  used.push(t.show('all', slot));
  return slot.card!;
}

const typesInDisplay = (s: State): string[] => s.prosperity.map((slot) => slot.card!.slice('prosperity-'.length));

/** MIL-SOL-07, MIL-AMB-24: the cards that fit a criterion best; all of them when none does. */
function keepBest(s: State, cards: readonly TechId[], criterion: Criterion): readonly TechId[] {
  if (criterion === 'longestDuration') {
    const span = (id: TechId): number => techOf(id).last - techOf(id).age;
    const longest = Math.max(...cards.map(span));
    return cards.filter((id) => span(id) === longest);
  }
  const shown = typesInDisplay(s);
  const fitting = cards.filter((id) => (criterion === 'inProsperity' ? shown.includes(techOf(id).type) : techOf(id).type === criterion));
  return fitting.length > 0 ? fitting : cards;
}

/** MIL-SOL-06: which technology of a row the automa discards. */
export function automaChoice(s: State, row: number, criteria: readonly Criterion[], columns: readonly number[]): TechId {
  const line = s.grid[row]!;
  const cards = criteria.reduce<readonly TechId[]>(
    (left, c) => keepBest(s, left, c),
    line.filter((x): x is TechId => x !== null),
  );
  if (cards.length === 1) return cards[0]!;
  const column = columns.find((c) => cards.includes(line[c - 1] ?? ''))!;
  return line[column - 1]!;
}

export function automaSelects(t: Turn<Mil>): void {
  const { s } = t;
  const automa = s.automa!;
  automa.markers--;
  const rowId = draw(t, automa.rowDeck, automa.rowUsed);
  const rowCard = ROW_CARDS.find((x) => x.id === rowId)!;
  const open = (row: number): boolean => markersIn(s, row) < slotsPerRow(s) && s.grid[row]!.some((x) => x !== null);
  const row = rowCard.rows.map((r) => r - 1).find(open);
  if (row === undefined) return;
  automa.rows = [...automa.rows, row];
  const priorityId = draw(t, automa.priorityDeck, automa.priorityUsed);
  const priority = PRIORITY_CARDS.find((x) => x.id === priorityId)!;
  const tech = automaChoice(s, row, priority.criteria, rowCard.columns);
  takeFromGrid(s, tech);
  t.emit({ event: 'automa-took', card: tech });
  onSelected(t, AUTOMA, tech);
}

/** MIL-SOL-10, MIL-SOL-11 */
export function automaBuilds(t: Turn<Mil>): void {
  const { s } = t;
  const automa = s.automa!;
  const nothingLeft = [...s.wondersNow, ...s.buildings].every((x) => x === null);
  if (s.players[0]!.ready || nothingLeft) {
    automa.passed = true;
    return;
  }
  for (;;) {
    const drawn = draw(t, automa.constructionDeck, automa.constructionUsed);
    if (!drawn) {
      // A whole deck of empty places has been drawn: begin it anew.
      automa.constructionDeck = t.mix('automa:construction', automa.constructionUsed.splice(0));
      continue;
    }
    const { zone, place } = CONSTRUCTION_CARDS.find((x) => x.id === drawn)!;
    const card = (zone === 'wonders' ? s.wondersNow : s.buildings)[place - 1];
    if (!card) continue;
    takeFromOffer(s, card);
    t.emit({ event: 'automa-took', card });
    return;
  }
}

/**
 * MIL-SOL-03: it scores from War alone. MIL-SOL-12, MIL-SOL-13: its cards are never reshuffled, space 7 is open to the
 * automa; every further advance gives it 3 points.
 */
export function automaFights(t: Turn<Mil>): void {
  const automa = t.s.automa!;
  const slot = automa.warDeck.pop();
  if (!slot) return;
  const { advance } = WAR_CARDS.find((x) => x.id === slot.card)!;
  const reached = automa.war + advance;
  const vp = 3 * Math.max(0, reached - 7);
  automa.war = Math.min(7, reached);
  automa.vp += vp;
  automa.warUsed.push(t.show('all', slot));
  t.emit({ event: 'automa-war', advance, position: automa.war, vp });
}
