import { parentPort } from 'node:worker_threads';
import { measureTable, type Table } from './subjects.js';

/** A thread that measures the table it is sent. */
parentPort!.on('message', async (table: Table) => parentPort!.postMessage(await measureTable(table)));
