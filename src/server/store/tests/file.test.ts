import { chmodSync, copyFileSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../../tests/server/start.js';
import { openSql } from '../open.js';
import { openStore } from '../sql-store.js';
import { lineFor, newTable } from '../store.contract.js';

it('after the end everything is in the one file that has a name, and only its owner may read it', async () => {
  const folder = join(newFolder(), 'data');
  const file = join(folder, 'epoque.db');
  const store = await openStore(openSql({ file }));
  const table = newTable({ places: ['ada'], made: 'ada:1' });
  await store.addTable(table);
  for (let n = 0; n < 20; n++) await store.append([lineFor(table, n)]);
  for (const part of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(part)) expect(statSync(part).mode & 0o777, part).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await store.close();
  expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
  const copy = join(newFolder(), 'copy.db');
  copyFileSync(file, copy);
  const again = await openStore(openSql({ file: copy }));
  expect((await again.loadTable(table.header.id))!.lines).toHaveLength(20);
  await again.close();
});

it('a file that everybody could read is closed to others when it is opened', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'data'));
  const file = join(folder, 'data', 'epoque.db');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const store = await openStore(openSql({ file }));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await store.close();
});
