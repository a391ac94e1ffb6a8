import { describe, expect } from 'vitest';
import { playUntrusted, readMove, type Seat } from '../../../kernel/index.js';
import { say } from '../../shared/text/messages.js';
import { ageOfCivilization as game } from '../game.js';
import { en } from '../text/en.js';
import { does, type Moment, rule, table } from './toolkit.js';

/** What somebody is told who sends a move that is well said and not allowed: never that it cannot be read. */
function told(at: Moment, seat: Seat, move: string): string {
  const played = playUntrusted(game, at.position, seat, readMove(move));
  if (played.ok) throw new Error(`'${move}' is allowed`);
  const { code, params } = played.refusal;
  return `${code}: ${say(en, { key: `refuse.${code}`, ...(params ? { params } : undefined) })}`;
}

describe('everything a player might think of has its own reason', () => {
  rule('AOC-CIV-1', 'to annex in the first round', () => {
    const at = table({ round: 1, step: 'civilisation', market: ['rome'], players: [{}] });
    expect(told(at, 0, `annex card=${at.state.market[0]!.slot.card}`)).toMatch('MUST_GIVE_BIRTH: In the first round you must give birth');
  });
  rule('AOC-TEC-2', 'a technology that is owned, out of reach, covered or on no own card', () => {
    const own = { coins: 9, techs: ['mining'], special: 'ST-L1' };
    const at = does(table({ innovation: true, specials: ['ST-M1'], players: [own, { special: 'ST-R1' }] }), 0, 'place place=research');
    expect(told(at, 0, 'study tech=mining')).toMatch('TECH_OWNED: You already own Mining');
    expect(told(at, 0, 'study tech=science')).toBe('TECH_NEEDS_PREREQUISITE: Science needs Philosophy or Currency before it.');
    expect(told(at, 0, 'study tech=writing')).toMatch('TECH_COVERED: Writing lies under');
    expect(told(at, 0, 'study tech=pottery')).toMatch('TECH_UNKNOWN: This technology is not on your technology card.');
  });
  rule('AOC-TRM-8', 'the same where an effect gives a technology', () => {
    const at = does(table({ players: [{ main: 'babylon', techs: ['mining'] }] }), 0, 'end-actions', 'activate ability=CIV-21-M1');
    expect(told(at, 0, 'learn tech=mining')).toMatch('TECH_OWNED');
    expect(told(at, 0, 'learn tech=gunpowder')).toMatch('TECH_NEEDS_PREREQUISITE');
  });
  rule('AOC-EOT-1', 'an ability that is used, and one of a civilisation in decline', () => {
    const at = does(
      table({ players: [{ main: 'babylon', declined: ['britain'], techs: ['writing', 'education'], coins: 4 }] }),
      0,
      'end-actions',
    );
    expect(told(at, 0, 'activate ability=CIV-10-2-M1')).toMatch('ABILITY_NOT_YOURS');
    const after = does(at, 0, 'activate ability=CIV-21-M1', 'learn tech=mining');
    expect(told(after, 0, 'activate ability=CIV-21-M1')).toMatch('ABILITY_USED');
  });
  rule('AOC-TRM-7', 'a wonder that somebody has built', () => {
    const spec = { wonders: ['WON-moai', 'WON-colossus'], players: [{ coins: 9, workers: 4 }, { wonders: ['parthenon'] }] };
    const at = does(table(spec), 0, 'place place=wonder');
    expect(told(at, 0, 'take-wonder wonder=WON-parthenon')).toMatch('WONDER_NOT_THERE');
  });
  rule('AOC-ABL-6', 'the private slot of another player, and one that was lost', () => {
    const players = [{ main: 'rome', declined: ['india'], coins: 8 }, { main: 'minoa' }];
    expect(told(table({ players }), 0, 'place place=CIV-15-I1')).toMatch('PRIVATE_SLOT_OF_ANOTHER');
    expect(told(table({ players }), 0, 'place place=CIV-30-M1')).toMatch('ABILITY_NOT_YOURS');
  });
  rule('AOC-INN-1', 'a special card that another player has bought', () => {
    const at = table({ innovation: true, specials: ['ST-M1'], players: [{ coins: 5 }, { special: 'ST-R1' }] });
    expect(told(at, 0, 'buy-special special=ST-R1')).toMatch('SPECIAL_NOT_THERE');
  });
});
