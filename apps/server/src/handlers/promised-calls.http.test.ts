import { accountConsent } from '@candor/simulator/lender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { applicationDesk, type ApplicationDesk } from '../testing/application-desk.ts';

let desk: ApplicationDesk;
beforeAll(async () => {
  desk = await applicationDesk();
});
afterAll(() => desk.app.close());

const { textVersion } = accountConsent;

/** What stands before whoever decides of where the borrower is, and of their phone. */
const told = async (orderId: string): Promise<string[]> => {
  type Groups = { groups: { facts: { what: string; text: string }[] }[] };
  const { groups } = (await desk.read(orderId)) as Groups;
  return groups
    .flatMap(({ facts }) => facts)
    .filter(({ what }) => what === 'Location' || what === 'Device')
    .map(({ text }) => text);
};

describe('what the web app tells after a consent, and who reads it', () => {
  it('A11.2 A11.3 · the place, rounded on the phone, and a browser that names no model, stand before whoever decides', async () => {
    const { app } = desk;
    const { borrower, orderId } = await desk.referred();
    const { who } = borrower;
    const place = { latitude: 14.55, longitude: 121.02 };
    const device = { model: 'Browser', system: 'Linux', screen: '412x915', timeZone: 'Asia/Manila' };
    const give = (purpose: string, isGiven: boolean) =>
      app.post('privacy/consent-set', { purpose, isGiven, textVersion }, who);
    expect(problemIn(await app.post('upload/location', place, who)).code).toBe('consent_missing');
    expect(problemIn(await app.post('upload/device-info', device, who)).code).toBe('consent_missing');
    expect(await told(orderId)).toEqual([]);
    await give('location', true);
    await give('device', true);
    // What left the phone rounded is kept as it came.
    expect((await app.post('upload/location', place, who)).json()).toMatchObject(place);
    expect((await app.post('upload/device-info', device, who)).statusCode).toBe(200);
    expect(await told(orderId)).toEqual(['14.55, 121.02 (to about 1 km)', 'Browser, Linux, Asia/Manila']);
    await give('location', false);
    await give('device', false);
    expect(await told(orderId)).toEqual([]);
  });

  it.each(['', '-yd'])(
    'A12.2 · a score of the app, or that one would rather not give one, and when to ask again%s',
    async (suffix) => {
      const { app } = desk;
      const who = await app.logIn(suffix === '' ? '09175550411' : '9876500411', suffix);
      const scores = async () =>
        (await app.test.sql('select market, stars from store_score order by id')).rows;
      const before = await scores();
      const later = await app.post(`report/store-score${suffix}`, { stars: null }, who);
      const given = await app.post(`report/store-score${suffix}`, { stars: 5 }, who);
      for (const answer of [later, given])
        expect(answer.json().askAgainAt.slice(0, 10) > app.identity.now().toISOString().slice(0, 10)).toBe(
          true,
        );
      const market = suffix === '' ? 'ph' : 'in';
      expect((await scores()).slice(before.length)).toEqual([
        { market, stars: null },
        { market, stars: 5 },
      ]);
      for (const stars of [0, 6, 2.5, '5'])
        expect((await app.post(`report/store-score${suffix}`, { stars }, who)).statusCode).toBe(400);
    },
  );
});
