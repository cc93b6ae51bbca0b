import { randomUUID } from 'node:crypto';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { openClearingAccounts } from '@candor/services/payments/bank';
import { advanceMandates } from '@candor/services/payments/mandates';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { businessDay, openLender } from '@candor/simulator/lender';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityApp, type IdentityApp } from '../../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  await openClearingAccounts(app.borrowing);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const dayAfter = (day: string) => dateOfDayNumber(dayNumber(day as CalendarDate) + 1);

describe.each([
  ['ph', 'wallet'],
  ['in', 'upi-autopay'],
] as const)('A18.2 sandbox.clock-move in %s', (market, scheme) => {
  it('A15.970 · brings every debit of the days that it moves over, each on its due day, and the loan is paid', async () => {
    const { suffix, who, loanId } = await repayingBorrower(app, market);
    const get = async (call: string) => (await app.get(`loan/${call}${suffix}?loanId=${loanId}`, who)).json();
    const headers = { 'idempotency-key': randomUUID() };
    const asked = await app.post(`loan/autopay-ask${suffix}`, { loanId, scheme }, { ...who, headers });
    const mandateId = asked.json().link.split('/').at(-1);
    for (const { mandates } of app.borrowing.collectChannels[market])
      await mandates?.account?.act(mandateId, 'allow');
    await advanceMandates(app.borrowing);
    const before = await get('autopay');
    expect(before.state).toBe('active');

    const moveTo = async (to: string) => {
      const from = await businessDay(app, market);
      expect((await app.post('sandbox/clock-move', { market, from, to })).statusCode).toBe(200);
      await app.work();
    };
    const [first, second] = before.dues;
    await moveTo(dayAfter(first.dueOn));
    expect((await get('details')).rows[0].state).toBe('paid');
    const then = await get('autopay');
    expect([then.next.dueOn, then.total]).toEqual([second.dueOn, before.total - first.amount]);

    for (const { dueOn } of before.dues.slice(1)) await moveTo(dayAfter(dueOn));
    expect((await get('details')).loan.owed).toBe(0);
    expect(await get('autopay')).toMatchObject({ state: 'expired', current: null });
    const { rows } = await app.test.sql(
      `select d.due_on::text as due, d.state, p.received_on::text as came from mandate_debit d
       join mandate_notice n on n.debit_id = d.id join payment p on p.id = n.payment_id
       join loan l on l.id = d.loan_id where l.order_id = $1 order by 1`,
      [loanId],
    );
    const dues: { dueOn: string }[] = before.dues;
    expect(rows).toEqual(dues.map(({ dueOn }) => ({ due: dueOn, state: 'collected', came: dueOn })));
  });
});
