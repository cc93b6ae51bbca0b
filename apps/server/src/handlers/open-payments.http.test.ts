import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let who: Who;
let loanId: string;
let phone: string;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
  ({ who, loanId, phone } = await repayingBorrower(app, 'ph'));
});
afterAll(() => app.close());

const send = (path: string, body: object) =>
  app.post(
    `loan/${path}`,
    { loanId, payTypeId: 'dragonpay:711', ...body },
    { ...who, headers: { 'idempotency-key': randomUUID() } },
  );
const waiting = async () =>
  (
    await app.test.sql(
      `select meant_for, count(*)::int as n from payment where state in ('created', 'pending') group by 1 order by 1`,
    )
  ).rows;

it('A7.9 · twenty exits asked for at once open three payments, the others are told why', async () => {
  const { payBack } = (await app.get(`loan/details?loanId=${loanId}`, who)).json().coolingOff ?? {};
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('cancel', { payBack })));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(answers.length - refused.length).toBe(3);
  expect(new Set(refused.map((each) => problemIn(each).code))).toEqual(new Set(['too_many_payments_wait']));
  expect(await waiting()).toEqual([{ meant_for: 'cooling-off-exit', n: 3 }]);
});

it('A7.5 · no loan has more than ten payments open, and no borrower asks a vendor for codes without end', async () => {
  const body = { choice: 'own', amount: 100_000 };
  const codes = [];
  for (let turn = 0; turn < 30; turn += 1) codes.push(await send('generate-code', body));
  const problems = codes.filter(({ statusCode }) => statusCode !== 200).map((each) => problemIn(each).code);
  expect(codes.length - problems.length).toBe(7);
  expect([...new Set(problems)].toSorted()).toEqual(['too_many_payments_wait', 'too_many_requests']);
  expect(await waiting()).toEqual([
    { meant_for: 'cooling-off-exit', n: 3 },
    { meant_for: 'repayment', n: 7 },
  ]);
});

it('when they have expired the borrower starts anew', async () => {
  app.pass(30 * 86_400);
  who = await app.logIn(phone);
  const answer = await send('generate-code', { choice: 'own', amount: 100_000 });
  expect(answer.statusCode).toBe(200);
});
