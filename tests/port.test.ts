import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explainListening, readPort } from '../scripts/lib/port.mjs';
import { serve } from '../src/server/serve.js';

describe('the wished port', () => {
  it('is 8080 when nobody wishes anything', () => {
    expect(readPort(undefined)).toBe(8080);
    expect(readPort(' ')).toBe(8080);
  });

  it('is taken when it is a port', () => {
    expect(readPort('3000')).toBe(3000);
    expect(readPort(' 65535 ')).toBe(65535);
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', 'http', '0x50'])('is refused in words: %s', (wish) => {
    expect(readPort(wish)).toBe(`PORT must be a whole number from 1 to 65535, not '${wish}'.`);
  });

  it('names the way out when it is busy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const problem = await serve(dirname(fileURLToPath(import.meta.url)), port, '127.0.0.1').then(
      () => undefined,
      (reason: NodeJS.ErrnoException) => reason,
    );
    other.close();
    expect(problem?.code).toBe('EADDRINUSE');
    expect(explainListening(problem as NodeJS.ErrnoException, port)).toContain(`Port ${port} is already in use`);
  });

  it('explains ports that need rights and other troubles', () => {
    expect(explainListening(Object.assign(new Error('no'), { code: 'EACCES' }), 80)).toContain('special rights');
    expect(explainListening(new Error('strange'), 80)).toContain('strange');
  });
});
