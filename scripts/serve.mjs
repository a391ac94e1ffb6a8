// Serve what is already built and installed: for containers, where nothing is missing or stale.
const { readConfig, startServer, stopOnTrouble } = await import(new URL('../dist/server/index.js', import.meta.url).href);

const config = readConfig(process.env, process.env.NODE_ENV === 'production');
if (typeof config === 'string') {
  process.stderr.write(`${config}\n`);
  process.exit(1);
}
const serving = await startServer(new URL('../dist/client', import.meta.url).pathname, config);
stopOnTrouble(serving);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => serving.close().then(() => process.exit(0)));
