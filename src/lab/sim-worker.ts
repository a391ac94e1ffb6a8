import { parentPort } from 'node:worker_threads';
import { type Fixture, playMatch } from './match.js';

/** A thread that plays the games it is sent, one after the other. */
parentPort!.on('message', (fixture: Fixture) => parentPort!.postMessage(playMatch(fixture).outcome));
