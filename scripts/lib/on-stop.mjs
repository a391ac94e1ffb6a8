const PARENT_CHECK = 500;

/**
 * Call `close` once when the program is asked to stop, then leave with exit code 0; a second request does not wait.
 * npm passes signals on to its shell only; that is why the commands in package.json begin with `exec`, which puts the program
 * in the place of the shell (systems without `exec` take what stands behind `||`). A lost parent counts as a request too.
 * @param {() => Promise<void>} close
 */
export function onStop(close) {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(0);
    stopping = true;
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stopping && stop(), PARENT_CHECK).unref();
}
