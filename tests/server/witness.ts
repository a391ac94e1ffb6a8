import { sees } from '../../src/kernel/index.js';
import type { Slot, Viewer } from '../../src/kernel/types.js';
import type { TableView } from '../../src/protocol/index.js';
import type { TestClient } from './client.js';

const isSlot = (x: object): x is Slot => 'card' in x && 'known' in x;

/** Cards in a view that this viewer may not know. */
function leaksIn(x: unknown, viewer: Viewer): string[] {
  if (typeof x !== 'object' || x === null) return [];
  if (isSlot(x)) return x.card !== null && !sees(x.known, viewer) ? [x.card] : [];
  return Object.values(x).flatMap((part) => leaksIn(part, viewer));
}

/** What is wrong with a view that reached the page of somebody with this name, whose seat is the one with his name on it. */
function complaintOf(view: TableView, name: string): string | undefined {
  const seat = view.seats.findIndex((row) => row.name === name);
  const viewer = seat < 0 ? 'spectator' : seat;
  if (view.viewer !== viewer) return `${name} sits at ${viewer} and was shown what ${view.viewer} sees`;
  if (!view.game) return undefined;
  if (viewer === 'spectator' && !view.settings.spectators.allowed) return `${name} was shown a game that forbids spectators`;
  const leaks = leaksIn(view.game.view, viewer);
  return leaks.length > 0 ? `${name} at ${viewer} was shown ${leaks.join(' ')}` : undefined;
}

/**
 * Complaints about what a page is sent, message by message. Names must be unique: then each view says itself who sits
 * where, and so what the person before the page may know at that moment.
 */
export function witness(page: TestClient, name: string): string[] {
  const complaints: string[] = [];
  page.onMessage = (message) => {
    const table = message.kind === 'table' ? message.view.table : message.kind === 'update' ? message.table : undefined;
    const complaint = table && complaintOf(page.view(table), name);
    if (complaint) complaints.push(complaint);
  };
  return complaints;
}
