import type { Running } from './server.js';

/** How long the end may take when nothing can be trusted any more. */
const PATIENCE = 5000;

/**
 * Every promise has an owner and every timer looks after itself; a test holds that nothing comes here. What comes all the
 * same is noted, and the process ends in good order: what was answered is kept, and whoever watches over it starts it again.
 */
export function stopOnTrouble({ log, close }: Pick<Running, 'log' | 'close'>): void {
  let stopping = false;
  const stop = (trouble: unknown): void => {
    log.error('unforeseen trouble, stopping', { trouble });
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    close().then(
      () => process.exit(1),
      () => process.exit(1),
    );
  };
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', stop);
}
