import { expect, it } from 'vitest';
import { Attendance } from '../attendance.js';
import { Audience, type Watcher } from '../audience.js';
import type { Services } from '../services.js';
import { readTell } from '../tell.js';

/** What one notification of PostgreSQL may hold. */
const LONGEST = 8000;

it('who is at a table fits into one notification, however many look on', () => {
  const told: string[] = [];
  const store = { tell: async (payload: string) => void told.push(payload) };
  const services = { node: 'a'.repeat(12), shared: true, store, now: () => 0, own: () => undefined } as unknown as Services;
  const seats = ['Ada', 'Bob'];
  const table = 'T'.repeat(22);
  const placeOf = (person: string | undefined) => (person !== undefined && seats.includes(person) ? seats.indexOf(person) : 'spectator');
  const audience = new Audience(table, () => 0, placeOf);
  const attendance = new Attendance(table, audience, services);
  const watch = (person: string): void =>
    audience.add({ person, address: '', open: true, spend: () => undefined, send: () => true } satisfies Watcher, placeOf(person));
  for (let i = 0; i < 1000; i++) watch(`person-number-${i}-of-a-crowd`);
  for (const person of ['Bob', 'Bob', 'Ada']) watch(person);
  attendance.tell();
  expect(told[0]!.length).toBeLessThan(LONGEST);
  expect(readTell(told[0]!)).toEqual({ node: 'a'.repeat(12), t: table, online: ['Bob', 'Ada'], spectators: 1000 });
  expect(attendance.now()).toEqual({ online: new Set(seats), spectators: 1000 });
});
