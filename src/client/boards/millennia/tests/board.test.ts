import { beforeAll, describe, expect, it } from 'vitest';
import { playerOf } from '../../../../games/millennia/ask/selectors.js';
import { BOARD_ACTIONS, RESEARCH_EFFECTS, SPECIALS } from '../../../../games/millennia/cards/actions.js';
import { SIDES, TRACKS } from '../../../../games/millennia/cards/tracks.js';
import { consequencesOf, lostBehindLock } from '../../../../games/millennia/guide/consequences.js';
import { estimate, ghostAt, ownerOf, pairsOf, placesOf, standingAt, warForecast } from '../../../../games/millennia/guide/facts.js';
import { AUTOMA, type Mil } from '../../../../games/millennia/state/state.js';
import { does, newGame, table } from '../../../../games/millennia/tests/toolkit.js';
import type { Snapshot } from '../../../table/table.js';
import { fileOf } from '../cards.js';
import { zoomOfSource } from '../combination.js';
import { actionId, effectId, placeOf, spaceId, specialId } from '../places.js';
import { earned } from '../result.js';
import { bestStars } from '../stars.js';
import { words, wordsOf } from '../words.js';

beforeAll(async () => {
  await Promise.all([words.load('en'), words.load('fr')]);
});

describe('what a choice would do', () => {
  const before = table({ players: [{ techs: ['arts', 'social'], culture: 3 }], books: { 'culture:4': 'book-06' } });
  const after = does(before, 0, 'use culture');

  it('names the cards turned, the spaces reached and the figures that change', () => {
    const lines = consequencesOf(before.state, after.state, 0);
    expect(lines).toEqual([
      { kind: 'turned', techs: ['tech-3-arts', 'tech-3-social'], buildings: [], jokers: 0 },
      { kind: 'space', track: 'culture', n: 4, branch: 'none', key: 'culture:4' },
      { kind: 'figure', what: 'jokers', from: 0, to: 1 },
    ]);
  });
  it('marks the space where my marker would stand, and those it would pass', () => {
    const [now, then] = [playerOf(before.state, 0), playerOf(after.state, 0)];
    expect([4, 3, 5].map((n) => ghostAt(now, then, 'culture', n, 'none'))).toEqual(['stands', null, null]);
    const far = { ...then, tracks: { ...then.tracks, culture: 6 } };
    expect([4, 5, 6, 7].map((n) => ghostAt(now, far, 'culture', n, 'none'))).toEqual(['passes', 'passes', 'stands', null]);
    expect(ghostAt(now, null, 'culture', 4, 'none')).toBe(null);
  });
  it('says when a question comes first, and what follows it', () => {
    const trade = table({ players: [{ techs: ['economics', 'transport'] }] });
    const lines = consequencesOf(trade.state, does(trade, 0, 'use trade').state, 0);
    expect(lines.at(-1)).toEqual({ kind: 'asked', task: 'ask-option' });
    const walk = table({ players: [{ techs: ['army', 'weaponry'] }] });
    const kinds = consequencesOf(walk.state, does(walk, 0, 'use war').state, 0);
    expect(kinds.slice(-2)).toEqual([
      { kind: 'asked', task: 'pay' },
      { kind: 'pending', effects: [{ do: 'advance', track: 'war', n: 1 }] },
    ]);
  });
  it('names every bonus that will be on offer, cards in hand included', () => {
    const before = table({ age: 4, players: [{ specials: ['politics'], politics: 2, buildings: [161] }], deck: [250] });
    expect(consequencesOf(before.state, does(before, 0, 'use special:politics').state, 0).slice(-3)).toEqual([
      { kind: 'asked', task: 'bonuses' },
      { kind: 'bonus', source: 'space:politics:3', effects: [{ do: 'performAction', action: 'diplomacy' }] },
      { kind: 'bonus', source: 'building-161', effects: [{ do: 'drawDiplomacy', n: 1 }] },
    ]);
    const holding = table({ players: [{ specials: ['politics'], hand: [270] }] });
    const last = consequencesOf(holding.state, does(holding, 0, 'use special:politics').state, 0).at(-1);
    expect(last).toMatchObject({ kind: 'bonus', source: 'diplomacy-270' });
  });
  it('lets the sources of bonuses be read in large, where they have words of their own', () => {
    const { state } = table({});
    for (const source of ['space:politics:3', 'building-161', 'diplomacy-270', 'book-06']) {
      const id = zoomOfSource(state, source)!;
      expect(fileOf(id) ?? placeOf(id), source).toBeDefined();
    }
    expect(zoomOfSource(state, 'maximise:war')).toBe(undefined);
  });
  it('warns of an advance that a lock swallows', () => {
    const { state } = table({ players: [{ war: 5 }, { war: 5, population: 4 }] });
    expect(lostBehindLock(state, 0, { move: 'use', what: 'war' })).toBe(null);
    expect(lostBehindLock(state, 0, { move: 'use', what: 'war-3' })).toBe('war');
    expect(lostBehindLock(state, 0, { move: 'use', what: 'special:war' })).toBe('war');
    expect(lostBehindLock(state, 1, { move: 'use', what: 'war-3' })).toBe(null);
    expect(lostBehindLock(state, 0, { move: 'finish' })).toBe(null);
  });
  it('shows a marker that falls back', () => {
    const war = table({ players: [{ war: 3, claimed: [231] }] });
    expect(consequencesOf(war.state, does(war, 0, 'use 231').state, 0)[0]).toEqual({ kind: 'back', track: 'war', from: 3, to: 2 });
  });
});

describe('what the board shows', () => {
  it('places of every track, with both ends of Politics', () => {
    const { state } = newGame(2);
    expect(TRACKS.map((track) => placesOf(state, track).length)).toEqual([8, 7, 6, 5, 7, 10, 10]);
    expect(placesOf(state, 'politics', 'democracy').map((place) => place.key)).toEqual(
      ['D1', 'D2', 'D3', 'D4', 'D5'].map((x) => `politics:${x}`),
    );
    expect(placesOf(state, 'politics', 'tyranny')[0]).toMatchObject({ key: 'politics:T1', n: 6 });
  });
  it('who stands where, the automa on War included', () => {
    const { state } = table({
      players: [
        { politics: 6, branch: 'tyranny' },
        { politics: 6, branch: 'democracy' },
      ],
    });
    expect([standingAt(state, 'politics', 6, 'tyranny'), standingAt(state, 'politics', 6, 'democracy')]).toEqual([[0], [1]]);
    const solo = table({ seats: 1, opponent: { war: 2 } }).state;
    expect(standingAt(solo, 'war', 2, 'none')).toEqual([AUTOMA]);
  });
  it('the mark of whoever took a card', () => {
    const { state } = table({ players: [{ techs: ['arts'] }, { buildings: [150] }] });
    expect(['tech-3-arts', 'building-150', 'wonder-113'].map((card) => ownerOf(state, card))).toEqual([0, 1, undefined]);
  });
  it('pairs that my technologies match, with one icon where the Granary is enough', () => {
    const spec = { pairs: ['arts', 'army', 'medicine', 'science'], players: [{ techs: ['arts', 'army', 'medicine'] }] };
    expect(pairsOf(table(spec).state, 0).map(({ match }) => match)).toEqual([true, false]);
    const granary = { ...spec, players: [{ ...spec.players[0]!, buildings: [121] }] };
    expect(pairsOf(table(granary).state, 0).map(({ match }) => match)).toEqual([true, true]);
  });
  it('by how much War will fall back, and who is to blame', () => {
    const { state } = table({ players: [{ war: 4 }, { war: 2 }] });
    expect(warForecast(state)).toEqual({ back: 2, last: [1] });
    expect(warForecast(table({ age: 8 }).state)).toBe(null);
  });
  it('what the end would bring', () => {
    expect(estimate(table({ players: [{ vp: 5, war: 3 }] }).state, 0)).toBe(11);
  });
});

describe('places in large', () => {
  const states = SIDES.map((side) => newGame(2, { side }).state);
  const ids = states.flatMap((s) => [
    ...TRACKS.flatMap((track) => placesOf(s, track)).map((place) => spaceId(s, place.key)),
    ...(['democracy', 'tyranny'] as const).flatMap((branch) => placesOf(s, 'politics', branch)).map((place) => spaceId(s, place.key)),
    ...RESEARCH_EFFECTS[s.options.side].map(({ id }) => effectId(s, id)),
    ...BOARD_ACTIONS.map(({ id }) => actionId(id)),
    ...SPECIALS.map(specialId),
  ]);

  it.each(['en', 'fr'] as const)('have a name and words (%s)', (lang) => {
    for (const id of ids) {
      const place = placeOf(id, states[0]!.books);
      expect(place?.name(wordsOf(lang)), id).toBeTruthy();
      for (const { title, text } of place!.passages(wordsOf(lang))) expect(title && text, id).toBeTruthy();
    }
  });
  it('of a space tell its token too, and mark what is ours', () => {
    const place = placeOf('place:space:A1:culture:4', { 'culture:4': 'book-06' })!;
    expect(place.passages(wordsOf('en')).map(({ text }) => text)).toEqual(['Gain 1 joker']);
    expect(place.ours).toBe(true);
    expect(placeOf('place:space:A1:politics:T2')!.name(wordsOf('en'))).toBe('Tyranny 7');
  });
  it('are nothing else', () => {
    expect(placeOf('building-150')).toBe(undefined);
  });
});

describe('what a device keeps of solo games', () => {
  const after = (vp: number, opponent: number, over = true, automa: 'normal' | 'hard' = 'normal') => {
    const { state } = table({ seats: 1, automa, players: [{ vp }], opponent: { vp: opponent } });
    return { view: { ...state, over }, viewer: 0 } as unknown as Snapshot<Mil>;
  };
  it('MIL-SOL-17: the stars of a finished game, by the deck of the automa', () => {
    expect([earned(after(220, 10)), earned(after(310, 0, true, 'hard'))]).toEqual([['normal-3'], ['hard-7']]);
    expect([earned(after(140, 0)), earned(after(220, 10, false))]).toEqual([[], []]);
  });
  it('shows the most stars of each deck', () => {
    const kept = ['normal-3', 'normal-1', 'hard-2'];
    expect([bestStars(kept, 'normal'), bestStars(kept, 'hard'), bestStars([], 'hard')]).toEqual([3, 2, 0]);
  });
});
