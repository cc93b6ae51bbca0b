import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import { settlePayout } from '@candor/services/payments/disbursements';
import { readRefunds } from '@candor/services/reads/payments';
import { asCommand, writeOffLoan } from '@candor/services/testing';
import { moveBusinessClock, readBusinessClock } from '@candor/store/ledger';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { repayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

/** ₱8,000.00 over three months, paid out on 16 November: 2,910.19 on 16 December, January and February. */
type Person = { who: Who; readonly phone: string; readonly loanId: string; readonly id: bigint };

let app: IdentityApp;
const people: Person[] = [];
beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  for (let n = 0; n < 8; n += 1) people.push(await repayingBorrower(app, 'ph'));
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

/** The lender's day and the world's clock; whoever is needed logs in again. */
async function comeTo(day: string, ...needed: Person[]): Promise<void> {
  app.pass((Date.parse(`${day}T04:00:00Z`) - app.identity.now().getTime()) / 1_000);
  await app.test.database.withTransaction(async (tx) => {
    const clock = await readBusinessClock(tx, 'ph');
    const moved = { market: 'ph', from: clock!.businessDate, to: day as CalendarDate };
    if (moved.from !== moved.to) expect(await moveBusinessClock(tx, moved)).not.toHaveProperty('refused');
  });
  for (const person of needed) person.who = await app.logIn(person.phone);
}

const read = async (call: string, { who, loanId }: Person, more = '') =>
  (await app.get(`loan/${call}?loanId=${loanId}${more}`, who)).json();
const send = (call: string, { who, loanId }: Person, body: object) =>
  app.post(`loan/${call}`, { loanId, ...body }, { ...who, headers: { 'idempotency-key': randomUUID() } });
const code = async (person: Person, body: object): Promise<string> =>
  (await send('generate-code', person, { payTypeId: 'dragonpay:711', ...body })).json().paymentId;
const everything = async (person: Person) => {
  const { pay: amount } = (await read('choices', person)).everything;
  return { choice: 'everything', amount };
};
const happens = async (paymentId: string, act: string, amount?: number) => {
  const answer = await app.post('sandbox/pay', { paymentId, act, ...(amount !== undefined && { amount }) });
  await app.work();
  return answer.json().state;
};
const sheet = async (paymentId: string, { who }: Person) =>
  (await app.get(`loan/payment-status?paymentId=${paymentId}`, who)).json();
/** All that the borrower was written, in one. */
const told = async ({ who }: Person): Promise<string> =>
  (await app.get('message/list', who))
    .json()
    .messages.map(({ body }: { body: string }) => body)
    .join('\n');
const nextDueOn = async ({ id }: Person) =>
  (await app.test.sql('select next_due_on from loan where id = $1', [id])).rows[0]?.['next_due_on'];
const stateOf = async ({ id }: Person) =>
  (await app.test.sql('select state from loan where id = $1', [id])).rows[0]?.['state'];
const finance = async () => (await app.get('sandbox/payments?market=ph')).json();
const accept = async (person: Person): Promise<string> => {
  const { quote } = await read('delay-detail', person);
  return (
    await send('delay-accept', person, { quoteKey: quote.quoteKey, payTypeId: 'dragonpay:GCSH' })
  ).json().paymentId;
};

/** As the line begins to say it: Wed 20 Jan. */
const dayWords = (day: string | null) =>
  new Date(day ?? 0).toUTCString().replace(/^(\w+), 0?(\d+) (\w+) .*$/u, '$1 $2 $3');

const instead =
  'Your money came too late for what you asked, or was too little. We counted it as an ordinary repayment.';
const notOwed = 'Your loan was already paid when this money arrived. We send it back to your account.';

describe('the money that was to end a loan in its cooling-off days', () => {
  it('is taken back by the channel: the loan is open again, the borrower is told, and may leave once more', async () => {
    const [mia] = people as [Person];
    const leave = async () => {
      const { payBack } = await read('cancel-detail', mia);
      const answer = await send('cancel', mia, { payBack, payTypeId: 'dragonpay:GCSH' });
      return answer.json().paymentId as string;
    };
    const first = await leave();
    expect(await happens(first, 'pay')).toBe('allocated');
    expect(await stateOf(mia)).toBe('cancelled');
    expect(await happens(first, 'reverse')).toBe('reversed');
    expect(await stateOf(mia)).toBe('active');
    expect((await sheet(first, mia)).line).toBe(
      'Your bank or wallet reversed this payment, so it no longer counts. Ask them why, or contact us.',
    );
    expect(await told(mia)).toMatch(/^The bank or payment service reversed ₱7,[0-9]{3}\.[0-9]{2} /mu);
    const { totals } = await read('repay-plan', mia);
    expect(totals).toMatchObject({ agreed: 873_056, owed: 873_056, paid: 0 });
    expect((await finance()).callbacks).toEqual([]);
    expect(await happens(await leave(), 'pay')).toBe('allocated');
    expect(await stateOf(mia)).toBe('cancelled');
  });
});

describe('the fee of a delay', () => {
  it('that is too small moves nothing: it is a repayment, and the borrower is told', async () => {
    const [, dan, dia, dov, dot] = people as Person[] as [Person, Person, Person, Person, Person];
    await comeTo('2026-12-14', dan, dia, dov, dot);
    const paymentId = await accept(dan);
    const { amount } = await sheet(paymentId, dan);
    expect(await happens(paymentId, 'pay-other-amount', amount - 1)).toBe('allocated');
    expect(await nextDueOn(dan)).toBe('2026-12-16');
    expect(await sheet(paymentId, dan)).toMatchObject({ line: instead, paid: { interest: amount - 1 } });
    expect(await told(dan)).toContain('so we counted it as an ordinary repayment.');
  });

  it('accepted in two tabs and paid twice moves the day once; the second is a repayment', async () => {
    const dia = people[2]!;
    const [first, second] = [await accept(dia), await accept(dia)];
    expect(first).not.toBe(second);
    await happens(first, 'pay');
    expect(await nextDueOn(dia)).toBe('2026-12-31');
    expect((await sheet(first, dia)).line).toMatch(/^Paid\. Your instalment is now due on \w{3} \d/u);
    await happens(second, 'pay');
    expect(await nextDueOn(dia)).toBe('2026-12-31');
    expect((await sheet(second, dia)).line).toBe(instead);
    // And no third is offered.
    expect((await read('delay-detail', dia)).notNow).toMatchObject({ code: 'no_delay_is_left' });
    const third = await send('delay-accept', dia, { quoteKey: 'a'.repeat(40), payTypeId: 'dragonpay:GCSH' });
    expect([third.statusCode, third.json().code]).toEqual([409, 'delay_is_not_possible']);
  });

  it('that comes when the loan is settled is the borrower’s: finance sees it, sends it back, and the borrower is told', async () => {
    const dov = people[3]!;
    const fee = await accept(dov);
    await happens(await code(dov, await everything(dov)), 'pay');
    expect(await stateOf(dov)).toBe('settled');
    await happens(fee, 'pay');
    const { amount, line, backLine } = await sheet(fee, dov);
    expect(line).toBe(notOwed);
    // To which account and by when: on the receipt, on the loan’s page and in the message.
    expect(backLine).toMatch(/^You paid ₱[\d,.]+ too much\. We send it back to .+ by \w{3} \d+ \w+\.$/u);
    expect((await read('details', dov)).loan.creditLine).toBe(backLine);
    expect(await told(dov)).toContain(backLine);
    expect((await finance()).credits).toEqual([
      expect.objectContaining({ loanId: dov.loanId, state: 'settled', currency: 'PHP', amount }),
    ]);
    const { credits } = await readRefunds(app.test.database, app.identity.seal, 'ph', undefined);
    // Staff see the very day that the borrower was told.
    expect(credits).toHaveLength(1);
    expect(backLine.split(' by ')[1]).toMatch(new RegExp(`^${dayWords(credits[0]!.promisedBy)}`, 'u'));
    const refund = (loanId: string) => app.post('sandbox/refund', { loanId });
    const { refundId, ...sent } = (await refund(dov.loanId)).json();
    expect(sent).toEqual({ loanId: dov.loanId, amount });
    await done(app, asCommand(settlePayout), { payoutId: refundId });
    await app.work();
    expect((await finance()).credits).toEqual([]);
    expect(await told(dov)).toMatch(/^You paid .+ too much\. We have sent it to your account\.$/mu);
    expect((await refund(dov.loanId)).json().code).toBe('order_cannot_change_now');
    expect((await refund(randomUUID())).json().code).toBe('not_found');
  });

  it('that comes after its instalment was paid moves no other day, and one that comes after the window none at all', async () => {
    const [, , , , dot, eli] = people as Person[] as [Person, Person, Person, Person, Person, Person];
    await comeTo('2026-12-15', dot, eli);
    const [paidMeanwhile, tooLate] = [await accept(dot), await accept(eli)];
    await happens(await code(dot, { choice: 'instalment', amount: 291_019 }), 'pay');
    await comeTo('2026-12-18', eli);
    await happens(tooLate, 'pay-late');
    expect([await nextDueOn(eli), (await sheet(tooLate, eli)).line]).toEqual(['2026-12-16', instead]);
    await comeTo('2027-01-14', dot);
    await happens(paidMeanwhile, 'pay-late');
    expect([await nextDueOn(dot), (await sheet(paidMeanwhile, dot)).line]).toEqual(['2027-01-16', instead]);
  });
});

describe('a code that is paid after the loan was settled in another way', () => {
  it('is money of the borrower’s, once, in the list of what is to be sent back', async () => {
    const gil = people[6]!;
    await comeTo('2027-01-14', gil);
    const all = await everything(gil);
    const [atCounter, byWallet] = [await code(gil, all), await code(gil, all)];
    await happens(byWallet, 'pay');
    await happens(atCounter, 'call-back-twice');
    expect([(await sheet(byWallet, gil)).line, (await sheet(atCounter, gil)).line]).toEqual([
      'Paid. Your loan is paid in full. Thank you.',
      notOwed,
    ]);
    expect((await finance()).credits).toContainEqual(
      expect.objectContaining({ loanId: gil.loanId, amount: all.amount }),
    );
    // The first is charged back: the second had come for it, and pays.
    await happens(byWallet, 'reverse');
    expect((await sheet(byWallet, gil)).state).toBe('reversed');
    expect((await finance()).credits).toEqual([]);
  });
});

describe('a loan that was written off', () => {
  it('A7.8, A7.6, A7.5, A14.1 · can be paid in the app: a part, with its receipt, then all of it', async () => {
    const hal = people[7]!;
    await comeTo('2027-01-14', hal);
    await done(app, asCommand(writeOffLoan), { loanId: hal.id, reason: 'unreachable' });
    const { everything: all, own, overdue, instalment } = await read('choices', hal);
    expect([overdue, instalment, own.most]).toEqual([null, null, all.pay]);
    const shown = await read('init-pay-type', hal, '&choice=own&amount=100000');
    expect(shown).toMatchObject({ amount: 100_000, owedAfter: all.pay - 100_000, nextDue: null });
    const part = await code(hal, { choice: 'own', amount: 100_000 });
    expect(await happens(part, 'pay')).toBe('allocated');
    expect(await sheet(part, hal)).toMatchObject({
      line: 'Paid. Thank you.',
      paid: shown.pays,
      owedAfter: all.pay - 100_000,
      hasReceipt: true,
    });
    expect(Object.values(shown.pays as Record<string, number>).reduce((sum, each) => sum + each, 0)).toBe(
      100_000,
    );
    expect((await app.get(`loan/receipt?paymentId=${part}`, hal.who)).statusCode).toBe(200);
    const tooMuch = { choice: 'own', amount: all.pay, payTypeId: 'dragonpay:711' };
    const refused = await send('generate-code', hal, tooMuch);
    expect(refused.json()).toMatchObject({ code: 'amount_is_above_the_owed' });
    await happens(await code(hal, await everything(hal)), 'pay');
    expect(await stateOf(hal)).toBe('recovered');
    expect((await read('repay-plan', hal)).totals).toMatchObject({ owed: 0 });
  });
});

describe('A18.13 sandbox.explain', () => {
  it('closes what finance has looked at, and knows nothing that there is not', async () => {
    const explain = (body: object) =>
      app.post('sandbox/explain', { of: 'callback', how: 'explain', reason: 'Another shop’s.', ...body });
    expect((await explain({ id: '4187' })).json().code).toBe('not_found');
    expect((await explain({ of: 'difference', id: '4187' })).json().code).toBe('not_found');
    expect((await explain({ id: '4187', how: 'credit' })).json().code).toBe('order_cannot_change_now');
    expect((await explain({ id: '4187', reason: ' a ' })).statusCode).toBe(400);
    const { rows } = await app.test.sql(
      `insert into channel_event (market, channel, key, txn_id, external_id, says, letter, scheme, raw, heard_at, state)
       values ('ph', 'dragonpay', 'k', 'X', 'NOBODYS2', 'paid', 'S', 'sha1', 'x', now(), 'needs-a-person') returning id::text`,
    );
    const id = String(rows[0]?.['id']);
    expect((await finance()).callbacks).toEqual([expect.objectContaining({ id, externalId: 'NOBODYS2' })]);
    expect((await explain({ id })).json()).toEqual({ id, state: 'closed' });
    expect((await finance()).callbacks).toEqual([]);
  });
});
