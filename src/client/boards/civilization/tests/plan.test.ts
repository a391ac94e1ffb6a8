import { describe, expect, it } from 'vitest';
import { isRegion, LAND, spaceOf } from '../../../../games/civilization/cards/world.js';
import { civilization as game } from '../../../../games/civilization/game.js';
import type { Civ, State } from '../../../../games/civilization/state/state.js';
import { writeMove } from '../../../../kernel/index.js';
import { choicesOf, foresightOf } from '../../../table/snapshots.js';
import type { Snapshot } from '../../../table/table.js';
import { choiceLook } from '../choice-look.js';
import { phoneTab } from '../page-of.js';
import { goalTag, goalWords, stackBriefly, stackWords } from '../plan/goal-words.js';
import { comingTo, type Goal, goalsOf } from '../plan/goals.js';
import { groupOf, onePerPlace, tooDear } from '../plan/groups.js';
import { isWaiting, moversAt, sourcesOf } from '../plan/movers.js';
import { words, wordsOf } from '../words.js';
import { moments } from './moments.js';

/** Carry out a plan as the table does: each move is made if it is among the choices when its time comes. How many of them were made? */
function carryOut(snapshot: Snapshot<Civ>, { moves }: Goal): { readonly made: number; readonly after: Snapshot<Civ> } {
  let [now, made] = [snapshot, 0];
  for (const move of moves) {
    if (!now.choices.some((choice) => writeMove(choice.move) === writeMove(move))) break;
    const view = foresightOf(game, now.view, now.acting!, move, now.ply)?.state;
    if (!view) break;
    made += 1;
    now = { ...now, view, ...choicesOf(game, view, now.acting!) };
  }
  return { made, after: now };
}

/** Figures of a seat in a space, those on board included. */
const figuresAt = (s: State, seat: number, space: string): number =>
  s.players[seat]!.stacks.reduce((sum, x) => sum + (x.at === spaceOf(space) ? x.n * (1 + x.cargo.length) : 0), 0);

const movements = (seed: number, rules: 'basic' | 'advanced' = 'basic') =>
  [...moments({ rules }, 3, seed, 1)]
    .filter(({ view, acting }) => acting !== null && view.steps.at(-1)?.step === 'movement')
    .filter((_, i) => i % 21 === 0);

describe('plans over the map', () => {
  for (const rules of ['basic', 'advanced'] as const)
    it(`every goal that is offered is reached by the moves of its plan (${rules})`, () => {
      let [tried, long] = [0, 0];
      for (const snapshot of movements(3, rules)) {
        const { view: s } = snapshot;
        const me = snapshot.acting!;
        for (const from of sourcesOf(snapshot, me)) {
          const movers = moversAt(s, me, from);
          const all = new Map(movers.map(({ key, n }) => [key, n]));
          const some = new Map(movers.map(({ key }) => [key, 1]));
          for (const goal of [...goalsOf(s, me, from, movers, all), ...goalsOf(s, me, from, movers, some)]) {
            const { made, after } = carryOut(snapshot, goal);
            const name = `${from} → ${goal.space}, ${goal.how}`;
            expect(made, name).toBeGreaterThan(0);
            tried += 1;
            if (goal.asked.length > 0) continue;
            expect(made, name).toBe(goal.moves.length);
            expect(figuresAt(after.view, me, goal.space), name).toBeGreaterThanOrEqual(goal.count);
            if (goal.legs.length > 1) long += 1;
          }
        }
      }
      expect(tried).toBeGreaterThan(50);
      expect(long).toBeGreaterThan(5);
    });

  it('settlers go two regions, armies one', () => {
    const [snapshot] = movements(5);
    const { view: s } = snapshot!;
    const me = snapshot!.acting!;
    const from = sourcesOf(snapshot!, me).find(
      (id) => isRegion(spaceOf(id)) && moversAt(s, me, id).some(({ kind }) => kind === 'settler'),
    )!;
    const movers = moversAt(s, me, from);
    const goals = (kind: string) =>
      goalsOf(s, me, from, movers, new Map(movers.flatMap((m) => (m.kind === kind ? [[m.key, 1] as const] : [])))).filter(
        ({ how }) => how === 'walk',
      );
    const near = new Set(LAND[spaceOf(from)]);
    expect(goals('settler').some(({ space }) => !near.has(spaceOf(space)))).toBe(true);
    for (const { kind } of movers) if (kind !== 'settler') expect(goals(kind).every(({ space }) => near.has(spaceOf(space)))).toBe(true);
  });

  it('without figures nothing can be reached', () => {
    const [snapshot] = movements(5);
    const { view: s } = snapshot!;
    const [from] = sourcesOf(snapshot!, snapshot!.acting!);
    const movers = moversAt(s, snapshot!.acting!, from!);
    expect(movers.length).toBeGreaterThan(0);
    expect(goalsOf(s, snapshot!.acting!, from!, movers, new Map())).toEqual([]);
  });
});

describe('a way on which others are asked (CIV-BAT-08a)', () => {
  it('says on its chip and in its row where a battle may stop the stack; no other way does', async () => {
    await words.load('en');
    const seen = new Set<boolean>();
    for (const snapshot of movements(3)) {
      const { view: s } = snapshot;
      const me = snapshot.acting!;
      const telling = { s, me, names: ['A', 'B', 'C'], words: wordsOf('en') };
      for (const from of sourcesOf(snapshot, me)) {
        const movers = moversAt(s, me, from);
        for (const goal of goalsOf(s, me, from, movers, new Map(movers.map(({ key, n }) => [key, n])))) {
          const said =
            goal.asked[0] === undefined ? 'a battle may stop it' : `a battle may stop it in ${wordsOf('en').space(goal.asked[0])}`;
          const tells = goal.asked.length > 0;
          seen.add(tells);
          expect(goalWords(goal, goal.count, telling).includes(said)).toBe(tells);
          expect(goalTag(goal, goal.count, telling)?.rest.includes(said)).toBe(tells);
        }
      }
    }
    expect([...seen].sort()).toEqual([false, true]);
  });
});

describe('a ship with figures on board', () => {
  it('sails with all of them: only where they land they are told apart', async () => {
    await words.load('en');
    const told = { sail: 0, land: 0 };
    for (const snapshot of moments({ rules: 'basic' }, 3, 3, 5)) {
      const { view: s, acting: me } = snapshot;
      if (me === null || s.steps.at(-1)?.step !== 'movement') continue;
      for (const from of sourcesOf(snapshot, me)) {
        const movers = moversAt(s, me, from);
        const ships = movers.filter(({ isRider }) => !isRider);
        if (ships.length !== 1 || ships[0]!.n > 1 || ships.length === movers.length) continue;
        const take = new Map(movers.map(({ key, n }) => [key, n]));
        for (const goal of goalsOf(s, me, from, movers, take)) {
          if (goal.how !== 'sail' && goal.how !== 'land') continue;
          const said = goalWords(goal, comingTo(goal, movers, take), { s, me, names: ['A', 'B', 'C'], words: wordsOf('en') });
          expect(/ only$/.test(said), `${from} → ${goal.space}: ${said}`).toBe(goal.how === 'land');
          told[goal.how] += 1;
        }
      }
    }
    expect(Math.min(told.sail, told.land)).toBeGreaterThan(0);
  });
});

describe('groups', () => {
  it('choices of many places are asked by kind', () => {
    expect(groupOf({ move: 'settle', region: 'nile' })).toBe('continent:africa');
    expect(groupOf({ move: 'recruit', kind: 'cavalry-2', at: 'nile', by: 'nile' })).toBe('recruit:cavalry-2');
    expect(groupOf({ move: 'finish-moving' })).toBeUndefined();
  });

  it('CIV-PUR-08 in the basic game a fleet is offered once for each zone, whichever harbour lies there; else all harbours are offered', () => {
    for (const rules of ['basic', 'advanced'] as const) {
      let dropped = 0;
      for (const { view, choices } of moments({ rules }, 3, 3, 1)) {
        const shown = onePerPlace(view, choices);
        const places = (list: typeof choices) => list.flatMap(({ move }) => (move.move === 'recruit' ? [`${move.kind} ${move.at}`] : []));
        expect(new Set(places(shown))).toEqual(new Set(places(choices)));
        if (rules === 'basic') expect(new Set(places(shown)).size).toBe(places(shown).length);
        dropped += choices.length - shown.length;
      }
      expect(dropped > 0).toBe(rules === 'basic');
    }
  });
});

describe('stacks that rest', () => {
  it('are the same number in the question and on the button: who cannot go anywhere is not counted', async () => {
    await words.load('fr');
    let stranded = 0;
    for (const snapshot of moments({ rules: 'basic', turnLimit: 8 }, 3, 7, 1)) {
      const finish = snapshot.choices.find(({ move }) => move.move === 'finish-moving');
      if (!finish || snapshot.acting === null) continue;
      const me = snapshot.acting;
      const asked = sourcesOf(snapshot, me).filter((space) => isWaiting(snapshot.view, me, space)).length;
      const { action } = choiceLook(finish, snapshot, undefined, 'fr');
      expect(Number(/\d+/.exec(action)?.[0] ?? 0)).toBe(asked);
      const all = new Set(snapshot.view.players[me]!.stacks.filter((x) => x.left > 0 && x.footing === 'still').map((x) => x.at)).size;
      stranded += all - asked;
    }
    expect(stranded).toBeGreaterThan(0);
  });
});

describe('chips of stacks', () => {
  it('name two kinds of a motley stack, settlers first, and count the others', async () => {
    await words.load('fr');
    const [{ view }] = [...moments({ rules: 'basic' }, 3, 3, 1)] as [Snapshot<Civ>];
    const motley = [
      { kind: 'infantry-1', n: 5 },
      { kind: 'settler', n: 1 },
      { kind: 'cavalry-1', n: 2 },
      { kind: 'artillery-1', n: 3 },
    ] as const;
    expect(stackBriefly(view, motley, wordsOf('fr'))).toBe('1 × Colon, 5 × Épéiste +5');
    expect(stackBriefly(view, motley.slice(0, 2), wordsOf('fr'))).toBe(stackWords(view, motley.slice(0, 2), wordsOf('fr')));
  });
});

describe('what one saves for', () => {
  it('CIV-TEC-01 in the basic game one technology that is too dear tells its price, and none once it can be paid', () => {
    const told = { some: 0, none: 0 };
    for (const { view, acting, choices, blocked } of moments({ rules: 'basic' }, 3, 3, 1)) {
      if (acting === null || view.steps.at(-1)?.step !== 'purchase') continue;
      const dear = tooDear(view, blocked);
      const canBuy = choices.some(({ move }) => move.move === 'buy-technology');
      expect(dear.length).toBeLessThanOrEqual(canBuy ? 0 : 1);
      for (const { refusal } of dear) expect(refusal?.params?.need).toBeGreaterThan(view.players[acting]!.gold);
      told[dear.length > 0 ? 'some' : 'none'] += 1;
    }
    expect(told.some).toBeGreaterThan(0);
    expect(told.none).toBeGreaterThan(0);
  });

  it('in the advanced game the chart tells every price', () => {
    for (const { view, blocked } of moments({ rules: 'advanced' }, 2, 3, 5)) expect(tooDear(view, blocked)).toEqual([]);
  });
});

describe('pages of the phone', () => {
  it('the tab of my page names the phase that lies there, and counts the offers that wait', async () => {
    await words.load('fr');
    const labels = new Set<string | undefined>();
    for (const snapshot of moments({ rules: 'basic' }, 3, 3, 1)) {
      const tab = phoneTab('me', snapshot, 'fr');
      labels.add(tab?.label);
      const step = snapshot.view.steps.at(-1)?.step;
      if (snapshot.acting !== null && step === 'trade')
        expect(tab?.waits).toBe(snapshot.view.trading!.offers.filter(({ to }) => to === snapshot.acting).length);
      expect(phoneTab('map', snapshot, 'fr')).toBeUndefined();
    }
    expect([...labels]).toEqual(expect.arrayContaining([undefined, 'Échanges', 'Achats']));
  });
});
