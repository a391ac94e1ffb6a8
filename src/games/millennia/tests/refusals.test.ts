import { describe, expect } from 'vitest';
import { blocked } from '../../../kernel/index.js';
import { say } from '../../shared/text/messages.js';
import { millennia as game } from '../game.js';
import { en } from '../text/en.js';
import { type PlayerSpec, refuses, rule, type TableSpec, table } from './toolkit.js';

/** What the board says about something that cannot be used now. */
function why(own: PlayerSpec, what: string, spec: TableSpec = {}): string | undefined {
  const at = table({ ...spec, players: [own] });
  const found = blocked(game, at.position, 0).find(({ move }) => move.move === 'use' && move.what === what);
  return (
    found && say(en, { key: `refuse.${found.refusal.code}`, ...(found.refusal.params ? { params: found.refusal.params } : undefined) })
  );
}

describe('reasons', () => {
  rule('MIL-ACT-02', 'every type that would do is named, and what is missing several times is counted', () => {
    expect(why({}, 'war')).toBe('Missing: Army, Weaponry or Military.');
    expect(why({ techs: ['economics'] }, 'trade')).toBe('Missing: Transport or Energy.');
    expect(why({ techs: ['transport'] }, 'trade')).toBe('Missing: Economics.');
    expect(why({}, 'trade')).toBe('Missing: Economics + (Transport or Energy).');
    expect(why({ techs: ['economics', 'arts'] }, 'influence')).toBe('Missing: 2 among Natural Sciences, Government, Arts or Agriculture.');
    expect(why({ techs: ['army'] }, 'academy')).toBe('Missing: any technology.');
  });
  rule('MIL-AUX-01', 'what is short of gold cites the rule of the thing', () => {
    refuses(table({ players: [{ gold: 6 }] }), 0, 'use espionage', 'MIL-AUX-01', 'NOT_AFFORDABLE');
    refuses(table({ players: [{ gold: 4, buildings: [187] }] }), 0, 'use 187', 'MIL-187', 'NOT_AFFORDABLE');
    refuses(table({ players: [{ rp: 2, hand: [246] }] }), 0, 'play 246', 'MIL-246', 'NOT_ENOUGH_RP');
  });
  rule('MIL-MNT-03', 'a dormant building is listed and says that it is', () => {
    expect(why({ buildings: ['177-'] }, 'building-177')).toBe('Iron Works is dormant: its ages are over.');
    refuses(table({ players: [{ buildings: ['177-'] }] }), 0, 'use 177', 'MIL-MNT-03', 'DORMANT');
  });
  rule('MIL-ACT-09', 'a card is not used up for nothing', () => {
    const stuck = { war: 6, hand: [255] };
    refuses(table({ players: [stuck] }), 0, 'play 255', 'MIL-255', 'NO_EFFECT');
    expect(why({ buildings: [190], war: 6 }, 'building-190')).toBe('Air Base would do nothing now.');
  });
});
