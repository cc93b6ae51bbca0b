import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

type Answer = {
  version: string;
  regions: { name: string; cities: { code: string; name: string }[] }[] | null;
  common: string[];
};

describe.each([
  [
    'home/cities',
    82,
    1_642,
    ['Cebu City', 'Quezon City', 'Manila', 'Parañaque City', 'Alcoy'],
    ['Quezon City', 'Manila'],
  ],
  ['home/cities-yd', 36, 7_900, ['Mumbai', 'Gurugram', 'Panaji', 'Yavatmal district'], ['Mumbai', 'Delhi']],
])('A2.2 · %s', (path, regionCount, fewest, some, largest) => {
  it('gives every city and municipality to anyone, once; who has the edition is only told so', async () => {
    const first = (await app.get(path)).json<Answer>();
    const cities = first.regions!.flatMap((region) => region.cities);
    expect(first.regions!.length).toBeGreaterThanOrEqual(regionCount);
    expect(cities.length).toBeGreaterThanOrEqual(fewest);
    expect(cities.map(({ name }) => name)).toEqual(expect.arrayContaining(some));
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);

    const again = (await app.get(`${path}?version=${first.version}`)).json<Answer>();
    expect(again).toEqual({ ...first, regions: null });
    const named = first.common.map((code) => cities.find((city) => city.code === code)?.name);
    expect(named.slice(0, 2)).toEqual(largest);
    expect((await app.get(`${path}?version=of-last-year`)).json<Answer>().regions).not.toBeNull();
  });

  it('is small enough on the way for a slow phone: at most 90 kB, and the same when it is unpacked', async () => {
    const plain = await app.get(path);
    const shrunk = await app.get(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(shrunk.headers['content-encoding']).toBe('br');
    expect(shrunk.headers['vary']).toContain('accept-encoding');
    expect(shrunk.rawPayload.length).toBeLessThan(90_000);
    expect(brotliDecompressSync(shrunk.rawPayload).toString()).toBe(plain.body);
  });
});
