import { describe, expect, it } from 'vitest';
import { fastDice, play, start } from '../../../kernel/index.js';
import { CIVILISATIONS } from '../cards/civilisations.js';
import { FORMER_CIVILISATIONS, FORMER_WONDERS } from '../cards/former.js';
import { civOf, wonderOf } from '../cards/index.js';
import { WONDERS } from '../cards/wonders.js';
import { ageOfCivilization as game } from '../game.js';
import { DEFAULTS } from '../state/setup.js';
import { cards } from '../text/cards.en.js';
import { civ, legalAt, playerAt, table } from './toolkit.js';

const cardsOf = (rules?: number): string[] => {
  const { state } = start(game, DEFAULTS, 4, fastDice(7), rules).position;
  return [...state.deck, ...state.market.map(({ slot }) => slot)].map(({ card }) => card!);
};

describe('cards whose values of ours were changed', () => {
  it('lie in the place of those they were, which games that began before keep', () => {
    const [now, before] = [cardsOf(), cardsOf(1)];
    expect(now.map((id) => civOf(id).formerly ?? id)).toEqual(before);
    expect(now).toContain('CIV-10-2');
    expect(before).toContain('CIV-10');
    expect(before).not.toContain('CIV-10-2');
  });

  it('have the same name, and differ in what is ours alone', () => {
    const changed = [...CIVILISATIONS, ...WONDERS].filter(({ formerly }) => formerly !== undefined);
    const former = [...FORMER_CIVILISATIONS, ...FORMER_WONDERS];
    expect(changed.map(({ formerly }) => formerly)).toEqual(former.map(({ id }) => id));
    for (const { id, key, formerly } of changed) {
      expect(former.find((row) => row.id === formerly)!.key).toBe(key);
      const kind = id.startsWith('CIV-') ? 'civ' : 'wonder';
      expect(cards[`${kind}.${id}` as keyof typeof cards]).toBe(cards[`${kind}.${formerly}` as keyof typeof cards]);
    }
    expect([civOf('CIV-10').population, civOf('CIV-10-2').population]).toEqual([3, 2]);
    expect([civOf('CIV-10'), civOf('CIV-10-2')].map(({ main }) => main[0]!.do)).toEqual([
      civOf('CIV-10').main[0]!.do,
      civOf('CIV-10').main[0]!.do,
    ]);
  });

  it('WON-moai, as it was: 1 point per upcoming card when gained', () => {
    const at = table({ round: 4, players: [{ coins: 7, workers: 2 }] });
    const state = { ...at.state, wonders: ['WON-moai', 'WON-moai-2'] };
    const placed = play(game, { ...at.position, state }, 0, { move: 'place', place: 'wonder' });
    if (!placed.ok) throw new Error(placed.refusal.code);
    const gains = ['WON-moai', 'WON-moai-2'].map((wonder) => {
      const taken = play(game, placed.position, 0, { move: 'take-wonder', wonder });
      if (!taken.ok) throw new Error(taken.refusal.code);
      return taken.position.state.players[0]!.points - at.state.players[0]!.points;
    });
    expect(gains).toEqual([3 + 2, 3 + 1]);
    expect(wonderOf('WON-moai').abilities).toHaveLength(1);
  });

  it('CIV-10, as it was: three workers at its birth', () => {
    const at = table({ step: 'civilisation', market: ['britain'] });
    const births = ['CIV-10', 'CIV-10-2'].map((card) => {
      const market = at.state.market.map((place) =>
        place.slot.card === civ('britain') ? { ...place, slot: { ...place.slot, card } } : place,
      );
      const born = play(game, { ...at.position, state: { ...at.state, market } }, 0, { move: 'birth', card });
      if (!born.ok) throw new Error(born.refusal.code);
      return playerAt({ ...at, position: born.position, state: born.position.state }, 0).workers;
    });
    expect(births).toEqual([3, 2]);
    expect(legalAt(at, 0).length).toBeGreaterThan(0);
  });
});
