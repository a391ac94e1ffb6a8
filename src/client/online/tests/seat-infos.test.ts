import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SeatView } from '../../../protocol/index.js';
import { closeFakePage, openFakePage } from './fake-page.js';

beforeEach(() => {
  openFakePage();
});
afterEach(closeFakePage);

const person: SeatView = { state: 'person', name: 'Ada', host: true, online: true, conceded: false, kept: false };
const bot: SeatView = { ...person, state: 'bot', name: '', host: false };

describe('the seats of a table online', () => {
  it('say how strong a bot is and what it has a liking for', async () => {
    // The settings of the device are read when the module is.
    const { seatInfos } = await import('../seat-infos.js');
    const seats = [person, { ...bot, level: 'expert', temperament: 'merchant' }, { ...bot, level: 'easy' }, bot] as const;
    const infos = seatInfos({ seats, viewer: 0 });
    expect(infos.map(({ kind, level, temperament }) => [kind, level, temperament])).toEqual([
      ['me', undefined, undefined],
      ['bot', 'expert', 'merchant'],
      ['bot', 'easy', undefined],
      ['bot', 'normal', undefined],
    ]);
    expect(seatInfos({ seats: seats.map((seat) => ({ ...seat })), viewer: 0 }, infos)).toBe(infos);
  });
});
