import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './match.js';

/** A crash leaves a record that can be opened and replayed. */
export function keepCrash({ number, crash }: Outcome): void {
  if (!crash) return;
  const path = join(tmpdir(), `epoque-crash-${process.pid}-${number}.replay`);
  writeFileSync(path, crash.record);
  process.stdout.write(`\ngame ${number} crashed: ${crash.message}\nits record: ${path}\n`);
  process.exitCode = 1;
}
