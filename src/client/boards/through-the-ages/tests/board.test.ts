import { beforeAll, describe, expect, it } from 'vitest';
import { ageEndFor } from '../../../../games/through-the-ages/ask/obsolete.js';
import { CARDS, technologyOf } from '../../../../games/through-the-ages/cards/index.js';
import { throughTheAges as game } from '../../../../games/through-the-ages/game.js';
import type { Tta } from '../../../../games/through-the-ages/state/state.js';
import { card, does, scene } from '../../../../games/through-the-ages/tests/scene.js';
import { modern } from '../../../../games/through-the-ages/tests/second.js';
import { turn } from '../../../../games/through-the-ages/tests/turns.js';
import { blocked, legal, mask, type Position, play } from '../../../../kernel/index.js';
import type { Choice, Snapshot } from '../../../table/table.js';
import { type Case, Gains } from '../choice-gains.js';
import { agesIn } from '../events.js';
import { confirm } from '../explain.js';
import { hintsFor } from '../hints.js';
import { labels as en } from '../labels.en.js';
import { labels as fr } from '../labels.fr.js';
import { boardPackage as pack } from '../package.js';
import { takingsIn } from '../row.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

const choiceOf = (move: Tta['move'], s: Tta['state']): Choice<Tta> => ({ move, ...game.describe(s, 0, move) });
/** What seat 0 sees of a position in which it acts. */
function seen({ state }: Position<Tta>): Snapshot<Tta> {
  const view = mask(game, state, 0);
  const seats = state.players.map((_, i) => ({ name: `P${i}`, kind: i === 0 ? ('me' as const) : ('bot' as const) }));
  return {
    view,
    acting: 0,
    asked: [0],
    seats,
    viewer: 0,
    over: false,
    choices: legal(game, { state: view }, 0).map((move) => choiceOf(move, view)),
    blocked: blocked(game, { state: view }, 0).map(({ move, refusal }) => ({ ...choiceOf(move, view), refusal })),
  } as unknown as Snapshot<Tta>;
}
const END = { move: 'end-turn' } as const;
const asksBefore = (at: { position: Position<Tta> }): string | null => {
  const snapshot = seen(at.position);
  return confirm(choiceOf(END, snapshot.view), snapshot, 'en');
};

describe('hints for empty places', () => {
  const at = turn({ civilHand: ['iron'] }, { row: ['irrigation', '', '', '', '', 'alchemy', 'iron', 'monarchy', 'bronze'] });
  const hints = hintsFor(mask(game, at.state, 0), at.state.players[0]!);

  it('name technologies with workers that I have not, in hand first, in the row with their price', () => {
    expect(hints).toEqual([
      { card: card('iron') },
      { card: card('irrigation'), price: 1 },
      { card: card('alchemy'), price: 2 },
      { card: card('iron'), price: 2 },
    ]);
    for (const hint of hints) expect(technologyOf(hint.card).level).toBe(1);
  });
});

describe('event piles', () => {
  it('are counted by the age on their backs, the oldest first', () => {
    const { state } = scene({ age: 3, events: ['crusades', 'rats'], future: ['impact-of-science', 'cold-war', 'impact-of-strength'] });
    expect(agesIn(state.currentEvents)).toEqual([{ age: 1, n: 2 }]);
    expect(agesIn(mask(game, state, 1).futureEvents)).toEqual([
      { age: 2, n: 1 },
      { age: 3, n: 2 },
    ]);
  });
});

describe('empty places of the row', () => {
  const took = (seat: number, place: number) => ({ event: 'took' as const, seat, card: card('bronze'), place, price: 1 });
  const takers = (round: number, ...events: readonly Tta['event'][]) =>
    [
      ...takingsIn(
        events.map((e, ply) => ({ ply, e })),
        round,
      ),
    ].map(([place, { seat }]) => [place, seat]);
  const events = [took(0, 3), { event: 'turn' as const, seat: 1 }, took(1, 5), took(1, 3)];

  it('name who took the card since the row was filled', () => {
    expect(takers(4, ...events)).toEqual([
      [5, 1],
      [3, 1],
    ]);
  });
  it('in the first round, which fills nothing, name everybody (TTA-FST-01)', () => {
    expect(takers(1, took(0, 3), { event: 'turn', seat: 1 }, took(1, 5))).toEqual([
      [3, 0],
      [5, 1],
    ]);
  });
  it('hear the place from the rules', () => {
    const at = turn({}, { row: ['', 'irrigation'] });
    const played = play(game, at.position, 0, { move: 'take', place: 1 });
    expect(played.ok && played.events.map(({ e }) => e)).toEqual([took(0, 1)].map((e) => ({ ...e, card: card('irrigation') })));
  });
});

describe('before the turn ends', () => {
  it('an uprising is announced before anything else', () => {
    expect(asksBefore(turn({ yellow: 8, pool: 0, workers: { bronze: 1 } }))).toBe(wordsOf('en').t('confirm.uprising'));
  });
  it('hunger is, with what it costs', () => {
    expect(asksBefore(turn({ yellow: 16, workers: { bronze: 2 }, pool: 3 }))).toBe(wordsOf('en').t('confirm.famine', { n: 1, culture: 4 }));
  });
  it('corruption is while something can still be done about it', () => {
    const rich = { workers: { agriculture: 2, bronze: 2, religion: 1 }, tokens: { bronze: 10 }, yellow: 18 };
    expect(asksBefore(turn(rich))).toBe(wordsOf('en').t('confirm.corruption', { n: 4, left: 4 }));
    expect(asksBefore(turn({ ...rich, usedCivil: 4 }))).toBe(null);
  });
  it('unused actions are, and nothing when all is done', () => {
    expect(asksBefore(turn({ yellow: 18, tokens: { agriculture: 4 } }))).toBe(wordsOf('en').t('confirm.actions', { n: 4 }));
    expect(asksBefore(turn({ yellow: 18, usedCivil: 4 }))).toBe(null);
  });
});

describe('choices', () => {
  it('an action card that cannot be played now says so; one that is played with its action stays silent', () => {
    const poor = seen(turn({ civilHand: ['rich-land.a'] }).position);
    const of = ({ blocked: list }: Snapshot<Tta>) => list.find(({ move }) => move.move === 'action-card')!;
    expect(pack.roleOf(of(poor), poor)).toBe(undefined);
    expect(pack.choiceLook(of(poor), poor, undefined, 'en').reason).toBe('its action is impossible');
    const rich = seen(turn({ civilHand: ['rich-land.a'], tokens: { bronze: 3 } }).position);
    expect(pack.roleOf(of(rich), rich)).toBe('quiet');
  });
  it('an attack names the card and whom it meets', () => {
    const at = seen(scene({ seats: 3, players: [{ hand: ['plunder.i'] }] }).position);
    const attack = at.choices.find(({ move }) => move.move === 'aggression' && move.target === 2)!;
    expect(pack.choiceLook(attack, at, undefined, 'en').label).toBe('Plunder → P2');
  });
  it('TTX-CRD-40: a hand to look at is chosen by the name of its owner, who is lit', () => {
    const leader = { leader: 'ian-fleming' };
    const at = seen(
      modern({
        seats: 3,
        age: 3,
        steps: [{ step: 'phase', phase: 'politics' }, { step: 'politics' }],
        players: [leader, { hand: ['legion'] }, { hand: ['legion'] }],
      }).position,
    );
    const spying = at.choices.filter(({ move }) => move.move === 'pick');
    expect(spying.map((choice) => pack.choiceLook(choice, at, undefined, 'en').label)).toEqual(['P1', 'P2']);
    expect(spying.map(({ targets }) => targets)).toEqual([['seat:1'], ['seat:2']]);
  });
  it('say what a farm or a mine will produce', () => {
    const at = turn({ pool: 1, tokens: { bronze: 5 }, workers: { bronze: 1, iron: 0 } });
    const built = does(at, 0, { move: 'build', tech: 'iron', with: '' });
    const shown = Gains({ c: { s: at.state, preview: built.state, seat: 0, words: wordsOf('en') } as Case, paid: { resources: 5 } });
    expect(JSON.stringify(shown)).toContain('"n":2,"what":"resources"');
  });

  it('ending a stage sits on its own button', () => {
    const at = seen(turn().position);
    expect(pack.roleOf(choiceOf(END, at.view), at)).toBe('end');
  });
});

describe('the edge of the table', () => {
  it('names the edition, its version where it is not the whole game, and the draw', () => {
    const expansion = { rebalanced: true, military: true, leaders: 'public', choice: 'random', agreed: [] } as const;
    const named = (options: object): string => pack.editionName!({ options: { ...game.defaults, ...options } } as Tta['state'], 'fr');
    expect(named({ edition: '2015', version: 'full', expansion })).toBe('2015 + extension, tirage public');
    expect(named({ edition: '2015', version: 'full', expansion: { ...expansion, leaders: 'old' } })).toBe('2015 + extension');
    expect(named({ version: 'simple' })).toBe('2006, simple');
  });

  it('tells what the end of the age takes: cards of the age before, and yellow tokens (TTA-AGE-03, TTA-AGE-04, TTA-AGE-06)', () => {
    const mine = { leader: 'moses', civilHand: ['iron'], hand: ['legion'] };
    const { state } = modern({ age: 1, players: [mine] });
    expect(ageEndFor(state, 0)).toEqual({ yellow: -2, cards: [card('moses')] });
    expect(ageEndFor(modern({ age: 2, players: [mine] }).state, 0)!.cards).toHaveLength(3);
    expect(ageEndFor(modern({ age: 0 }).state, 0)).toBeUndefined();
  });
});

const LABELS = { en, fr };
const sayable = (lang: 'en' | 'fr', key: string): boolean => key in LABELS[lang];

describe('the gallery', () => {
  it('can say where every value comes from', () => {
    for (const { prov, doubts = {} } of CARDS) {
      for (const field of Object.keys(doubts))
        for (const lang of ['en', 'fr'] as const) expect(sayable(lang, `origin.field.${field}`)).toBe(true);
      for (const mark of [prov, ...Object.values(doubts)].flatMap((it) => it.split('+')))
        expect(sayable('fr', `origin.${mark}`)).toBe(true);
    }
  });
});
