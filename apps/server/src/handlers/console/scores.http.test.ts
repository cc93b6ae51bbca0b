import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';
import { staffMember, staffSession } from '@candor/simulator/staff';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const readBy = async (who: Who) => app.get('console/portfolio-scores?market=ph', who);

it('A12.2 A15.260 · the stars that borrowers gave are read by month and together, by who reads the portfolio', async () => {
  const ben = await staffSession(app, await staffMember(app, 'ben@lender.example', ['underwriter']));
  expect((await readBy(ben)).json()).toEqual({ given: 0, notAnswered: 0, average: null, months: [] });
  let phone = 5_500_000;
  for (const stars of [4, 4, 4, 5, null]) {
    const who = await app.logIn(`0917${(phone += 1)}`);
    expect((await app.post('report/store-score', { stars }, who)).statusCode).toBe(200);
  }
  const there = await app.logIn('9875500000', '-yd');
  await app.post('report/store-score-yd', { stars: 1 }, there);
  await app.test.sql(`insert into store_score (market, stars, on_day) values ('ph', 1, '2026-10-31')`);
  const answer = (await readBy(ben)).json();
  expect(answer).toEqual({
    given: 5,
    notAnswered: 1,
    average: 3.6,
    months: [
      { month: '2026-11', given: 4, notAnswered: 1, average: 4.25, stars: [0, 0, 0, 3, 1] },
      { month: '2026-10', given: 1, notAnswered: 0, average: 1, stars: [1, 0, 0, 0, 0] },
    ],
  });
});
