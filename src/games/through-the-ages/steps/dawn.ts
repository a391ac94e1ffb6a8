import type { Seat, Turn } from '../../../kernel/index.js';
import { moreForTheWeak } from '../ask/earmarks.js';
import { isAmongWeakest } from '../ask/ranking.js';
import { playerOf, traitOf } from '../ask/selectors.js';
import type { Gain } from '../cards/ability.js';
import { earmark } from '../change/earmarks.js';
import { offerOne } from '../change/later-questions.js';
import { raise } from '../change/questions.js';
import type { Tta } from '../state/state.js';

/**
 * What cards do at the start of a turn or of its political phase, before the political action (TTN-TURN-04). Leaders who act here
 * need no order among them: a civilisation has one (TTA-AMB-41).
 */
export function beginPolitics(t: Turn<Tta>): void {
  const { s } = t;
  const seat = s.current;
  const p = playerOf(s, seat);
  if (s.marks.games?.seat === seat) s.marks = { ...s.marks, games: undefined }; // TTX-CRD-35
  if (p.leader === null) return;
  heal(t, seat);
  arm(t, seat);
  if (traitOf(p, 'sees-next-event')) lookAhead(t, seat);
  const games = traitOf(p, 'games');
  if (games && !p.usedForGood.includes('games'))
    raise(t, { step: 'choose', seat, choice: { ask: 'games', culture: games.culture }, cause: p.leader });
  if (traitOf(p, 'spy')) raise(t, { step: 'choose', seat, choice: { ask: 'spy' }, cause: p.leader });
}

/** A yellow token from the box on the government, while there is room (TTX-CRD-07). */
function heal(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  const trait = traitOf(p, 'healer');
  const healing = p.lore.healing ?? 0;
  if (!trait || healing >= trait.most) return;
  p.lore = { ...p.lore, healing: healing + 1 };
  t.emit({ event: 'healed', seat, n: healing + 1 });
}

/** Resources for units because one is weak, or else something of one's choice. */
function arm(t: Turn<Tta>, seat: Seat): void {
  const p = playerOf(t.s, seat);
  const set = (n: number): void => earmark(t, seat, { from: p.leader!, goods: 'resources', uses: ['unit'], n }, p.leader!);
  set(moreForTheWeak(t.s, seat)); // beside what each turn brings anyway
  const underdog = traitOf(p, 'underdog');
  if (!underdog) return;
  // Granted now for the whole turn, as what the stronger choose is: it outlasts the leader (TTA-AMB-45).
  if (isAmongWeakest(t.s, seat)) set(underdog.resources);
  else
    offerOne(
      t,
      seat,
      ['food', 'resources', 'science'].map((kind): Gain => ({ [kind]: underdog.otherwise })),
      p.leader!,
    );
}

/** The next event, for one's own eyes. */
function lookAhead(t: Turn<Tta>, seat: Seat): void {
  const { s } = t;
  const top = s.currentEvents.at(-1);
  if (!top) return;
  const shown = t.show([seat], top);
  s.currentEvents = s.currentEvents.with(-1, shown);
  t.tell([seat], { event: 'looked', seat, at: -1, cards: [shown.card] }, { event: 'looked', seat, at: -1, cards: [null] });
}
