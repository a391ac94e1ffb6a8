import type { Turn } from '../../../kernel/index.js';
import { playerOf } from '../ask/selectors.js';
import type { Spoils } from '../cards/ability.js';
import { leaderOf, wonderOf } from '../cards/index.js';
import type { Tta } from '../state/state.js';
import { showHand } from './cards-out.js';
import { change, gainGoods, losePopulation } from './change.js';
import { discardLeader } from './leaders.js';
import { type Parties, takeMix, takeScience } from './plunder.js';
import { raise } from './questions.js';
import { discardUnfinished } from './tableau.js';
import { stored } from './tokens.js';

/** A fight that is decided, with the points of strength that decided it. */
export interface Victory extends Parties {
  readonly advantage: number;
}
type Take<K extends Spoils['take']> = (t: Turn<Tta>, v: Victory, spoils: Extract<Spoils, { take: K }>) => void;

/** What follows a fight: at once, or by asking the victor (TTA-AGG-08). Nobody loses more than there is (TTA-AGG-09). */
export const takeSpoils = (t: Turn<Tta>, v: Victory, spoils: Spoils): void => (TAKE[spoils.take] as Take<Spoils['take']>)(t, v, spoils);

const ask = (t: Turn<Tta>, { card, victor, loser }: Victory, spoils: Spoils, left: number): void =>
  raise(t, { step: 'spoils', card, victor, loser, spoils, left });

const TAKE: { readonly [K in Spoils['take']]: Take<K> } = {
  mix(t, v, spoils) {
    const p = playerOf(t.s, v.loser);
    const n = spoils.n === 'advantage' ? v.advantage : spoils.n;
    ask(t, v, spoils, Math.min(n, stored(p, 'food') + stored(p, 'resources')));
  },
  population(t, { card, victor, loser }, { n, resources, food = 0 }) {
    losePopulation(t, loser, n, card); // the loser says which workers
    gainGoods(t, victor, 'food', food, card);
    gainGoods(t, victor, 'resources', resources, card);
  },
  'one-by-one': (t, v, spoils) => ask(t, v, spoils, spoils.levels.length),
  'leader-or-wonder': (t, v, spoils) => ask(t, v, spoils, 1),
  'civil-card'(t, v, spoils) {
    const { civilHand } = playerOf(t.s, v.loser);
    if (civilHand.length === 0) return;
    showHand(t, v.loser, v.victor); // only now, and only to the victor (TTX-CRD-55)
    t.push({ step: 'spoils', card: v.card, victor: v.victor, loser: v.loser, spoils, left: 1 });
  },
  each(t, { card, victor, loser }, { food, resources, science, culture }) {
    const p = playerOf(t.s, loser);
    const parties = { card, victor, loser };
    takeScience(t, parties, science);
    const taken = Math.min(culture, p.culture);
    change(t, loser, { culture: -taken }, card);
    change(t, victor, { culture: taken }, card);
    takeMix(t, parties, Math.min(food, stored(p, 'food')), Math.min(resources, stored(p, 'resources')));
  },
  buildings: (t, v, spoils) => ask(t, v, spoils, spoils.n),
  colony: (t, v, spoils) => ask(t, v, spoils, 1),
  leader(t, { card, victor, loser }, { culturePerLevel }) {
    const { leader } = playerOf(t.s, loser);
    if (leader === null) return;
    discardLeader(t, loser, card);
    change(t, victor, { culture: culturePerLevel * leaderOf(leader).level }, card);
  },
  'unfinished-wonder'(t, { card, victor, loser }, { culturePerLevel }) {
    const { wonder } = playerOf(t.s, loser);
    if (!wonder) return;
    discardUnfinished(t, loser, card);
    change(t, victor, { culture: culturePerLevel * wonderOf(wonder.id).level }, card);
  },
  science: (t, v, { n }) => takeScience(t, v, n),
  culture(t, { card, victor, loser, advantage }, spoils) {
    const differ = playerOf(t.s, victor).government !== playerOf(t.s, loser).government;
    const due = spoils.n + (spoils.advantage ? advantage : 0) + (differ ? (spoils.differentGovernment ?? 0) : 0);
    const culture = Math.min(due, playerOf(t.s, loser).culture);
    change(t, loser, { culture: -culture }, card);
    change(t, victor, { culture }, card);
  },
  knowledge: (t, v, spoils) => ask(t, v, spoils, v.advantage),
  yellow(t, { card, victor, loser, advantage }, { n, perAdvantage }) {
    const yellow = Math.min(n + Math.floor(advantage / perAdvantage), playerOf(t.s, loser).yellow);
    change(t, loser, { yellow: -yellow }, card);
    change(t, victor, { yellow }, card);
  },
};
