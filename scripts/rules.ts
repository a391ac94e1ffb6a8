// npm run rules [-- --check | --write | TTA-COL-04]: which rules of each catalogue have a test that carries their id and a line of
// code that names them; or where one of them stands.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Catalogue, docFileOf, readCatalogues, readTestedIds, untested, writeDoc } from './lib/rule-coverage.js';
import { placeless, placesOf } from './lib/rule-places.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What a rule says, where it is applied and which tests pin it. */
function tell(catalogues: readonly Catalogue[], id: string): boolean {
  for (const catalogue of catalogues) {
    const rule = catalogue.rules.find((row) => row.id === id);
    if (!rule) continue;
    say(`${id} (${rule.prov}) ${rule.en}\n${rule.fr}`);
    const lines = (places: readonly string[] | undefined): string => (places ?? ['nowhere']).map((place) => `  ${place}`).join('\n');
    say(`\nin the code\n${lines(placesOf(catalogue).get(id))}\nin tests\n${lines(readTestedIds().get(id))}`);
    return true;
  }
  return false;
}

const flags = process.argv.slice(2);
const asked = flags.filter((flag) => /^[A-Z]{3}-/.test(flag));
const unknown = flags.find((flag) => !asked.includes(flag) && flag !== '--check' && flag !== '--write');
if (unknown !== undefined) {
  process.stderr.write(
    `Unknown option '${unknown}'. Known: --check (fail when a rule has no test or no place), --write (renew docs/rules), or the id of a rule.\n`,
  );
  process.exit(1);
}

const catalogues = await readCatalogues();
for (const id of asked)
  if (!tell(catalogues, id)) {
    process.stderr.write(`There is no rule ${id}.\n`);
    process.exitCode = 1;
  }
if (asked.length === 0) {
  const tested = readTestedIds();
  let missing = 0;
  for (const catalogue of catalogues) {
    const [bare, lost] = [untested(catalogue.rules, tested), placeless(catalogue.rules, placesOf(catalogue))];
    missing += bare.length + lost.length;
    say(`${catalogue.game}: ${catalogue.rules.length} rules, ${bare.length} without a test, ${lost.length} without a place in the code`);
    for (const id of bare) say(`  ${id}: no test`);
    for (const id of lost) say(`  ${id}: no place`);
    if (!flags.includes('--write')) continue;
    const file = docFileOf(catalogue.game);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeDoc(catalogue));
  }
  if (flags.includes('--check') && missing > 0) process.exitCode = 1;
}
