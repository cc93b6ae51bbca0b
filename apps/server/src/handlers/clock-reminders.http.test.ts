import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { openLender } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

it('A18.3 · moving the sandbox’s clock sends the reminders of the days that are moved over, each on its own day', async () => {
  const { who, loanId } = await repayingBorrower(app, 'ph');
  const { rows } = (await app.get(`loan/details?loanId=${loanId}`, who)).json();
  const due = rows[0].dueOn as string;
  const from = (await app.get('sandbox/clock')).json().clocks[0].businessDate;
  const to = new Date(Date.parse(due) + 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await app.post('sandbox/clock-move', { market: 'ph', from, to })).json()).toMatchObject({
    businessDate: to,
  });
  const { messages } = (await app.get('message/list', who)).json() as {
    messages: { kind: string; at: string; text: string }[];
  };
  const reminders = messages.filter(({ kind }) => kind.includes('reminder'));
  // Three days before, on the day, and the day after.
  expect(reminders).toHaveLength(3);
  // Nothing is left for a day of the real calendar.
  const waiting = await app.test.sql("select 1 from outbox where topic = 'reminder.due'");
  expect(waiting.rows).toEqual([]);
});
