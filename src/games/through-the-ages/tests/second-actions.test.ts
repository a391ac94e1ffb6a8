import { describe, expect } from 'vitest';
import { rule } from '../../shared/tests/toolkit.js';
import { earmarkedFor } from '../ask/earmarks.js';
import { takingPrice } from '../ask/prices.js';
import { civilLeft, civilTotal, militaryLeft, militaryTotal } from '../ask/ratings.js';
import { stored } from '../change/tokens.js';
import { allows, asks, card, does, handOf, type Moment, playerAt, refuses } from './scene.js';
import { acting, its, modern } from './second.js';

const END = { move: 'end-turn' };
const stage = (stages: number) => ({ move: 'stage', stages, with: '' });
const lead = (name: string) => ({ move: 'leader', card: name });
const revolution = (name: string) => ({ move: 'government', card: name, way: 'revolution', with: '', shared: -1 });
const resources = (at: Moment): number => stored(playerAt(at, 0), 'resources');

describe('the edition of 2015: actions', () => {
  rule('TTN-LDR-01', 'who replaces a leader has a spent civil action back; a first leader gives none back', () => {
    const hand = { civilHand: ['aristotle'] };
    expect(civilLeft(does(acting(hand), 0, lead('aristotle')).state, 0)).toBe(3);
    expect(civilLeft(does(acting({ ...hand, leader: 'moses' }), 0, lead('aristotle')).state, 0)).toBe(4);
    // A leader who leaves with his age gives nothing.
    const at = modern({
      age: 1,
      civilLeft: 1,
      steps: [{ step: 'replenish' }, { step: 'actions' }],
      players: [{ leader: 'moses', usedCivil: 2 }],
    });
    expect([playerAt(at, 0).leader, civilLeft(at.state, 0)]).toEqual([null, 2]);
  });
  rule('TTN-WON-01', 'a wonder costs one action more per finished one, in ruins or not', () => {
    const at = acting({ wonders: ['pyramids', 'hanging-gardens'] }, { row: ['universitas-carolina'] });
    playerAt(at, 0).wonders = playerAt(at, 0).wonders.map((w) => ({ ...w, ruined: true }));
    expect(takingPrice(at.state, 0, 0)).toBe(3);
  });
  rule('TTN-WON-02', 'with an empty bank the stage is covered with a token from a card', () => {
    const at = acting(
      { wonder: 'pyramids', blue: 0, tokens: { bronze: 3, agriculture: 1 }, civilHand: ['engineering-genius.i'] },
      { age: 1 },
    );
    const built = does(at, 0, { move: 'stage', stages: 1, with: card('engineering-genius.i') });
    expect([playerAt(built, 0).wonder!.stages, playerAt(built, 0).blue, resources(built) + stored(playerAt(built, 0), 'food')]).toEqual([
      1, 0, 3,
    ]);
  });
  rule('TTN-WON-03', 'Masonry, Architecture, Engineering: 2, 3, 4 stages for one action, at the sum of their prices', () => {
    for (const [special, most] of [
      ['masonry', 2],
      ['architecture', 3],
      ['engineering', 4],
    ] as const) {
      const at = acting({ wonder: 'fast-food-chains', specials: [special], workers: { oil: 1 }, tokens: { oil: 8 } }, { age: 3 });
      const built = does(at, 0, stage(most));
      expect([resources(built), civilLeft(built.state, 0)]).toEqual([40 - 4 * most, 3]);
      if (most < 4) refuses(at, 0, stage(most + 1), 'TTA-WON-07', 'TOO_MANY_STAGES', { most });
    }
  });
  rule('TTN-ACC-01', 'an action card rests in the action phase in which it was taken; one from the political phase does not', () => {
    const play = { move: 'action-card', card: 't15.action.stockpile.a' };
    const taken = does(acting({}, { row: ['t15.action.stockpile.a'] }), 0, { move: 'take', place: 0 });
    refuses(taken, 0, play, 'TTN-ACC-01', 'ACTION_CARD_TAKEN_THIS_TURN');
    const agreement = { step: 'take-cards', seat: 0, left: 5, taken: 0, cause: card('international-agreement') } as const;
    const early = modern({ age: 1, row: ['t15.action.stockpile.a'], steps: [agreement, { step: 'actions' }] });
    const got = does(early, 0, { move: 'take', place: 0 }, { move: 'decline' });
    expect(allows(got, 0, play)).toBe(true);
    // In 2006 it rests for the whole turn.
    const older = modern({ age: 1, edition: '2006', row: ['revolutionary-idea.a'], steps: [agreement, { step: 'actions' }] });
    const late = does(older, 0, { move: 'take', place: 0 }, { move: 'decline' });
    refuses(late, 0, { move: 'action-card', card: 'revolutionary-idea.a' }, 'TTA-ACC-02', 'ACTION_CARD_TAKEN_THIS_TURN');
  });
  rule('TTN-ACC-02', 'the ordered action at its full price first, then what the card gives; discounts stop at 0', () => {
    refuses(
      acting({ civilHand: ['frugality.i'], tokens: { agriculture: 1 } }),
      0,
      { move: 'grow', with: card('frugality.i') },
      'TTA-POP-01',
      'NOT_ENOUGH_FOOD',
    );
    const at = acting({ civilHand: ['t15.action.urban-growth.i'], specials: ['masonry'], workers: { alchemy: 0 }, tokens: { bronze: 6 } });
    const built = does(at, 0, { move: 'build', tech: 'alchemy', with: card('t15.action.urban-growth.i') });
    expect(resources(built)).toBe(6 - (6 - 1 - 2));
  });
  rule(['TTN-ACC-03', 'TTN-CRD-06'], 'Patriotism: resources for units, and an action of this turn that counts for the draw too', () => {
    const at = does(acting({ civilHand: ['patriotism.i'] }), 0, { move: 'action-card', card: 'patriotism.i' });
    expect([militaryLeft(at.state, 0), militaryTotal(at.state, 0), earmarkedFor(playerAt(at, 0), 'resources', 'unit')]).toEqual([3, 2, 2]);
    const over = does(at, 0, END);
    expect([handOf(over, 0).length, militaryLeft(over.state, 0), playerAt(over, 0).earmarks]).toEqual([3, 2, []]);
  });
  rule('TTN-ACC-04', 'Rich Land and Urban Growth build or upgrade; Reserves give one kind', () => {
    const land = acting({ civilHand: ['t15.action.rich-land.i'], workers: { bronze: 1, iron: 0 }, tokens: { bronze: 1 } });
    expect(
      resources(does(land, 0, { move: 'upgrade', from: card('bronze'), to: card('iron'), with: card('t15.action.rich-land.i') })),
    ).toBe(0);
    expect(allows(land, 0, { move: 'build', tech: 'bronze', with: card('t15.action.rich-land.i') })).toBe(true);
    const reserves = does(acting({ civilHand: ['t15.action.reserves.i'] }), 0, { move: 'action-card', card: 't15.action.reserves.i' });
    expect(asks(reserves)).toEqual({ step: 'choose', seats: [0] });
    const food = does(reserves, 0, { move: 'mix', food: 2 });
    expect([stored(playerAt(food, 0), 'food'), resources(food)]).toEqual([2, 0]);
    refuses(reserves, 0, { move: 'mix', food: 1 }, 'TTA-EVT-05', 'NOT_A_CHOICE');
  });
  rule('TTN-SPC-01', 'of one kind the higher special technology stays, whichever was played', () => {
    const play = (name: string) => ({ move: 'technology', card: name, with: '', shared: -1 });
    const at = does(
      acting({ specials: ['architecture'], civilHand: ['masonry'], science: 9, leader: 'leonardo-da-vinci' }),
      0,
      play('masonry'),
    );
    expect([playerAt(at, 0).specials, resources(at)]).toEqual([[card('architecture')], 1]);
  });
  rule('TTN-GOV-01', 'a spent action that came back does not hinder a revolution; lost tokens are spent ones', () => {
    const monarchy = its('government.monarchy');
    const at = acting({ leader: 'moses', civilHand: ['aristotle', monarchy], science: 9 });
    expect(allows(does(at, 0, lead('aristotle')), 0, revolution(monarchy))).toBe(true);
    refuses(
      acting({ usedCivil: 1, civilHand: [monarchy], science: 9 }),
      0,
      revolution(monarchy),
      'TTN-GOV-01',
      'REVOLUTION_NEEDS_ALL_ACTIONS',
    );
    const smaller = does(acting({ government: its('government.communism'), usedMilitary: 5, civilHand: [monarchy], science: 9 }), 0, {
      ...revolution(monarchy),
      way: 'peaceful',
    });
    expect([playerAt(smaller, 0).usedMilitary, militaryLeft(smaller.state, 0), civilTotal(smaller.state, 0)]).toEqual([3, 0, 5]);
    // Of 7 actions 3 are used, with the change 4; of those the two that Monarchy has not.
    const some = { government: its('government.communism'), usedCivil: 3, usedMilitary: 1, civilHand: [monarchy], science: 9 };
    const change = { ...revolution(monarchy), way: 'peaceful' };
    const left = (at: Moment) => [civilLeft(at.state, 0), militaryLeft(at.state, 0)];
    expect(left(does(acting(some), 0, change))).toEqual([3, 3]);
    const former = acting(some);
    former.state.rules = 4;
    expect(left(does(former, 0, change))).toEqual([1, 2]);
  });
  rule('TTN-GOV-02', 'a government that was replaced may come again from a second copy', () => {
    const monarchy = its('government.monarchy');
    const at = does(
      acting({ government: monarchy, civilHand: [its('government.theocracy')], science: 9 }, { row: [monarchy], seats: 3 }),
      0,
      {
        ...revolution(its('government.theocracy')),
        way: 'peaceful',
      },
    );
    expect(allows(at, 0, { move: 'take', place: 0 })).toBe(true);
    refuses(acting({ government: monarchy }, { row: [monarchy] }), 0, { move: 'take', place: 0 }, 'TTA-TAKE-07', 'TECH_ALREADY_OWNED');
  });
  rule('TTN-TOK-01', 'where the bank cannot give change, all it can is taken and the rest is lost', () => {
    // 1 to pay with a token worth 5 and one token of change: 3 stay on Coal, 1 is lost.
    const at = acting({ blue: 0, workers: { bronze: 1, coal: 1, oil: 1 }, tokens: { oil: 1 }, pool: 1 }, { age: 3 });
    const built = does(at, 0, { move: 'build', tech: 'bronze', with: '' });
    expect([resources(built), playerAt(built, 0).blue]).toEqual([3, 0]);
  });
  rule('TTN-HAND-01', 'civil cards up to the civil actions, checked on taking', () => {
    const full = { civilHand: ['moses', 'iron', 'drama', 'irrigation'] };
    refuses(acting(full, { row: ['masonry'] }), 0, { move: 'take', place: 0 }, 'TTA-TAKE-02', 'HAND_FULL', { limit: 4 });
  });
});
