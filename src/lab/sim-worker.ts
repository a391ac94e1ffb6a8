import { parentPort } from 'node:worker_threads';
import { loadContest } from './contests.js';
import { type Fixture, playMatch } from './match.js';

/** A thread that plays the games it is sent, one after the other. */
parentPort!.on('message', async (fixture: Fixture) => {
  const contest = await loadContest(fixture.game);
  parentPort!.postMessage(playMatch(contest!, fixture).outcome);
});
