import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestClient } from '../../../tests/server/client.js';
import { startPostgres, type TestPostgres } from '../../../tests/server/postgres.js';
import { startTestServer } from '../../../tests/server/start.js';
import { type Devices, isDevices, PATHS } from '../../protocol/index.js';
import { deviceOf } from '../net/devices.js';
import { networkOf } from '../net/net.js';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0 Mobile Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1';

/** A browser: its cookie and what it says it is. */
class Browser {
  cookie = '';

  constructor(
    private readonly port: number,
    private readonly agent: string,
  ) {}

  async send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        origin: `http://127.0.0.1:${this.port}`,
        'user-agent': this.agent,
        ...(this.cookie ? { cookie: this.cookie } : undefined),
        ...(body ? { 'content-type': 'application/json' } : undefined),
      },
      body: body && JSON.stringify(body),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';', 1)[0]!;
    return { status: response.status, body: await response.json() };
  }

  async devices(): Promise<Devices['devices']> {
    const { body } = await this.send('GET', PATHS.devices);
    expect(isDevices(body)).toBe(true);
    return (body as Devices).devices;
  }
}

it('a person sees his devices and ends them, on every process and on pages that are open', async () => {
  const databaseUrl = await postgres.database();
  const [one, two] = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  const [laptop, phone, tablet] = [new Browser(one.port, FIREFOX), new Browser(two.port, CHROME), new Browser(two.port, SAFARI)];
  await laptop.send('POST', PATHS.me, { name: 'Ada' });
  const { token } = (await laptop.send('POST', PATHS.returnLink, {})).body as { token: string };
  for (const browser of [phone, tablet]) await browser.send('POST', PATHS.comeBack, { token });
  const listed = await laptop.devices();
  expect(listed.map(({ device, here, byLink }) => [device, here, byLink])[0]).toEqual(['Firefox, Linux', true, false]);
  expect(
    listed
      .slice(1)
      .map(({ device, byLink }) => `${device} ${byLink}`)
      .sort(),
  ).toEqual(['Chrome, Android true', 'Safari, iPhone true']);
  const pages = await Promise.all(
    [laptop, phone, tablet].map((browser, i) => TestClient.open(i === 0 ? one.port : two.port, browser.cookie)),
  );
  const [here, there, third] = pages as [TestClient, TestClient, TestClient];

  // One of them, whose page is open at another process.
  const { id } = listed.find(({ device }) => device.startsWith('Chrome'))!;
  expect((await laptop.send('POST', PATHS.devices, { end: id })).body).toEqual({ ended: 1 });
  expect(await there.wait(() => there.closed)).toBe(1001);
  expect((await phone.send('GET', PATHS.me)).body).toMatchObject({ signedIn: false });
  await third.must({ do: 'ping' });

  // Those that came by a link; this one did not.
  expect((await laptop.send('POST', PATHS.devices, { end: 'linked' })).body).toEqual({ ended: 1 });
  await third.wait(() => third.closed);
  await here.must({ do: 'ping' });
  expect(await laptop.devices()).toHaveLength(1);

  // The link is another thing: it counts until it is revoked.
  await tablet.send('POST', PATHS.comeBack, { token });
  expect((await tablet.send('POST', PATHS.devices, { end: 'others' })).body).toEqual({ ended: 1 });
  await here.wait(() => here.closed);
  expect((await laptop.send('GET', PATHS.devices)).status).toBe(401);
  expect((await tablet.send('POST', PATHS.devices, { end: 'everything' })).status).toBe(400);

  // Signing out ends this device and no other.
  const again = new Browser(one.port, FIREFOX);
  await again.send('POST', PATHS.comeBack, { token });
  const [mine, other] = [await TestClient.open(two.port, again.cookie), await TestClient.open(two.port, tablet.cookie)];
  await again.send('POST', PATHS.signOut, {});
  await mine.wait(() => mine.closed);
  await other.must({ do: 'ping' });
  for (const page of [...pages, mine, other]) page.close();
  await one.close();
  await two.close();
});

describe('a device', () => {
  it('is named by what its person recognises, and by nothing finer', () => {
    expect([FIREFOX, CHROME, SAFARI, 'curl/8', undefined].map(deviceOf)).toEqual([
      'Firefox, Linux',
      'Chrome, Android',
      'Safari, iPhone',
      '',
      '',
    ]);
  });
});

describe('an address', () => {
  it('of IPv6 stands for its whole /64', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:DB8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect([networkOf('::ffff:10.0.0.7'), networkOf('10.0.0.7'), networkOf('')]).toEqual(['10.0.0.7', '10.0.0.7', '']);
  });

  it('that is crowded by strangers keeps nobody out who is known', async () => {
    const server = await startTestServer({ limitFactor: 1 });
    const ada = new Browser(server.port, FIREFOX);
    await ada.send('POST', PATHS.me, { name: 'Ada' });
    const strangers = await Promise.allSettled(Array.from({ length: 70 }, () => TestClient.open(server.port)));
    expect(strangers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(5);
    const page = await TestClient.open(server.port, ada.cookie);
    await page.must({ do: 'ping' });
    page.close();
    for (const stranger of strangers) if (stranger.status === 'fulfilled') stranger.value.close();
    await server.close();
  });
});
