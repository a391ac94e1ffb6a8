import { choose } from './choose.js';
import type { BotAnswer, BotQuestion } from './messages.js';

/** The bots think here, away from the page. */
addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  const move = await choose(data);
  postMessage({ id: data.id, move } satisfies BotAnswer);
});

/** A failure inside the handler must reach the page, which then starts a fresh worker. */
addEventListener('unhandledrejection', (e) => {
  throw e.reason;
});
