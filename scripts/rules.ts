// npm run rules [-- --check | --write]: which rules of each catalogue have a test that carries their id.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { docFileOf, readCatalogues, readTestedIds, untested, writeDoc } from './lib/rule-coverage.js';

const flags = process.argv.slice(2);
const unknown = flags.find((flag) => flag !== '--check' && flag !== '--write');
if (unknown !== undefined) {
  process.stderr.write(`Unknown option '${unknown}'. Known: --check (fail when a rule has no test), --write (renew docs/rules).\n`);
  process.exit(1);
}

const tested = readTestedIds();
let missing = 0;
for (const catalogue of await readCatalogues()) {
  const bare = untested(catalogue.rules, tested);
  missing += bare.length;
  process.stdout.write(`${catalogue.game}: ${catalogue.rules.length} rules, ${bare.length} without a test\n`);
  for (const id of bare) process.stdout.write(`  ${id}\n`);
  if (flags.includes('--write')) {
    const file = docFileOf(catalogue.game);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeDoc(catalogue));
  }
}
if (flags.includes('--check') && missing > 0) process.exitCode = 1;
