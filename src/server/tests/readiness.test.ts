import { chmodSync, closeSync, openSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { bundleNode, ServerNode } from '../../../tests/server/nodes.js';
import { aoc, newFolder, settingsFor, startTestServer } from '../../../tests/server/start.js';

const readyAt = async (port: number): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

it('a server is not ready when its file is damaged or gone, and is again when it is back', async () => {
  const file = `${newFolder()}/epoque.db`;
  const first = await startTestServer({ file });
  const ada = await TestClient.join(first.port, 'Ada');
  for (let i = 0; i < 8; i++) await ada.must({ do: 'create', settings: settingsFor(), seats: [{ kind: 'me' }, { kind: 'open' }] });
  ada.close();
  // In good order all is in the one file afterwards.
  await first.close();
  const server = await startTestServer({ file });
  expect(await readyAt(server.port)).toBe(200);
  renameSync(file, `${file}.away`);
  expect(await readyAt(server.port)).toBe(503);
  renameSync(`${file}.away`, file);
  expect(await readyAt(server.port)).toBe(200);
  // A disk that has lost its mind: all but the first page is noise.
  const at = openSync(file, 'r+');
  const { size } = statSync(file);
  writeSync(at, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(at);
  expect(await readyAt(server.port)).toBe(503);
  await server.close();
}, 30_000);

it('a server whose disk takes no more is alive but not ready, says so to people, and loses nothing it has said yes to', async () => {
  const script = await bundleNode();
  const [folder, start] = [newFolder(), `${newFolder()}/limited.sh`];
  // The system itself refuses every byte beyond the first 600 kB of a file.
  writeFileSync(start, `#!/bin/sh\ntrap '' XFSZ\nulimit -f 1200\nexec ${process.execPath} "$@"\n`);
  chmodSync(start, 0o755);
  const node = new ServerNode(script, { DATA_DIR: folder, LOG_LEVEL: 'silent' }, start);
  await node.start();
  expect(await readyAt(node.port)).toBe(200);
  const ada = await TestClient.join(node.port, 'Ada');
  const { table } = await ada.must({ do: 'create', settings: aoc(), seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ada.must({ do: 'watch', table: table! });
  const said: string[] = [];
  for (let i = 0; ; i++) {
    const text = `${i} ${'long '.repeat(50)}`.trim();
    const reply = await ada.ask({ do: 'chat', table: table!, text });
    if (!reply.ok) {
      expect(reply.problem.code).toBe('UNAVAILABLE');
      break;
    }
    said.push(text);
    expect(said.length).toBeLessThan(3000);
  }
  expect(await readyAt(node.port)).toBe(503);
  expect((await fetch(`http://127.0.0.1:${node.port}/healthz`)).status).toBe(200);
  await ada.must({ do: 'ping' });
  ada.close();
  await node.kill();
  // The same file where there is room.
  const roomy = await startTestServer({ file: `${folder}/epoque.db` });
  const eve = await TestClient.open(roomy.port);
  await eve.must({ do: 'watch', table: table! });
  const { chat } = eve.view(table!);
  expect(chat.at(-1)?.text).toBe(said.at(-1));
  expect(await readyAt(roomy.port)).toBe(200);
  eve.close();
  await roomy.close();
}, 60_000);
