import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../scripts/lib/paths.mjs';
import { GAMES, PLAYED } from '../src/games/index.js';

const FILES = ['README.md', 'entry.ts', 'game.ts', 'meta.ts'];
/** The rooms of a game; each holds what docs/architecture.md says, and nothing lies outside. */
const ROOMS = ['state', 'ask', 'change', 'steps', 'moves', 'cards', 'editions', 'say', 'guide', 'bot', 'rules', 'text', 'tests'];

const namesIn = (id: string): string[] => readdirSync(at('src', 'games', id));

describe('a game folder', () => {
  it.each(GAMES.map(({ id }) => id))('%s has only the rooms that all games have', (id) => {
    expect(namesIn(id).filter((name) => !FILES.includes(name) && !ROOMS.includes(name))).toEqual([]);
  });

  it.each(PLAYED.map(({ meta }) => meta.id))('%s has all that a game needs, and a page that says what is where', (id) => {
    const names = namesIn(id);
    const needed = ROOMS.filter((room) => room !== 'editions' && room !== 'guide');
    expect(names).toEqual(expect.arrayContaining([...FILES, ...needed]));
    const page = readFileSync(at('src', 'games', id, 'README.md'), 'utf8');
    for (const room of names.filter((name) => ROOMS.includes(name))) expect(page, room).toMatch(new RegExp(`^\\|.*\`${room}/\`.*\\|`, 'm'));
  });

  it('is told the same way by docs/architecture.md', () => {
    const page = readFileSync(at('docs', 'architecture.md'), 'utf8');
    for (const room of ROOMS) expect(page, room).toMatch(new RegExp(`^\\| \`${room}/\` \\|`, 'm'));
  });
});
