import { dayWords } from '@candor/services/customers/messages';
import { asCommand, writeOffLoan } from '@candor/services/testing';
import { dateOfDayNumber, dayNumber, type CalendarDate } from '@candor/domain/calendar';
import { randomUUID } from 'node:crypto';

import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, liveTo } from '@candor/simulator/lender';
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

const read = async (call: string, { suffix, who, loanId }: RepayingBorrower, query = '') =>
  (await app.get(`loan/${call}${suffix}?loanId=${loanId}${query}`, who)).json();

const post = async (call: string, { suffix, who, loanId }: RepayingBorrower, body: object) => {
  const sender = { ...who, headers: { 'idempotency-key': randomUUID() } };
  return (await app.post(`loan/${call}${suffix}`, { loanId, ...body }, sender)).json();
};

/** A code by the first way that works. */
async function code(one: RepayingBorrower, choice: string, amount?: number): Promise<string> {
  const wish = amount === undefined ? '' : `&amount=${amount}`;
  const shown = await read('init-pay-type', one, `&choice=${choice}${wish}`);
  const payTypeId = shown.payTypes.find(({ isDown }: { isDown: boolean }) => !isDown).payTypeId;
  return (await post('generate-code', one, { choice, amount: shown.amount, payTypeId })).paymentId;
}

const payCode = (paymentId: string, act = 'pay') => app.post('sandbox/pay', { paymentId, act });

const sheetOf = async (paymentId: string, { suffix, who }: RepayingBorrower) =>
  (await app.get(`loan/payment-status${suffix}?paymentId=${paymentId}`, who)).json();

/** The loan as the home page and the list show it. */
async function itemsOf({ suffix, who, loanId }: RepayingBorrower) {
  const home = (await app.get(`home/page${suffix}`, who)).json();
  const list = (await app.get(`order/list${suffix}`, who)).json();
  const listed = list.orders.find((each: { loanId: string }) => each.loanId === loanId);
  return { home: home.loan.item, listed };
}

it('A7.2 A2.1 A6.1 · what was paid before its time is not asked for again, on the page, at home and in the list', async () => {
  const one = await repayingBorrower(app, 'ph');
  await payCode(await code(one, 'instalment'));
  const { loan, item } = await read('details', one);
  expect(loan).toMatchObject({ owed: 582_037, credit: 291_019 });
  const asked = { outstanding: 582_037, overdue: 0, nextDue: { amount: 291_019, n: 2, of: 3 } };
  expect(item).toMatchObject(asked);
  const { home, listed } = await itemsOf(one);
  expect(home).toMatchObject(asked);
  expect(listed).toMatchObject({ ...asked, nextDue: item.nextDue });
  const choices = await read('choices', one);
  expect(choices.instalment).toMatchObject({ pay: 291_019, owedAfter: 291_018 });
});

it('A7.6 A7.5 · who does not say what the rest does gets what was shown: the cheapest', async () => {
  const one = await repayingBorrower(app, 'ph');
  const shown = await read('init-pay-type', one, '&choice=own&amount=500000');
  const paymentId = await code(one, 'own', 500_000);
  await payCode(paymentId);
  expect(shown.owedAfter).toBe(shown.surplus[0].owedAfter);
  expect(await sheetOf(paymentId, one)).toMatchObject({ paid: shown.pays, owedAfter: shown.owedAfter });
  expect(await itemsOf(one)).toMatchObject({
    home: { outstanding: shown.owedAfter },
    listed: { outstanding: shown.owedAfter },
  });
});

it('A7.5 A7.11 · a code that nobody has a use for any more is not shown, and says so', async () => {
  const one = await repayingBorrower(app, 'ph');
  const first = await code(one, 'own', 20_000);
  const second = await code(one, 'own', 30_000);
  const all = await code(one, 'everything');
  await payCode(second);
  const shown = (await read('details', one)).loan.openPayments;
  expect(shown.map(({ paymentId }: { paymentId: string }) => paymentId)).toEqual([all]);
  expect(await sheetOf(first, one)).toMatchObject({ state: 'pending', mayBePaid: true });
  const rest = await code(one, 'everything');
  await payCode(rest);
  expect(await sheetOf(rest, one)).toMatchObject({
    line: 'Paid. Your loan is paid in full. Thank you.',
    mayBePaid: false,
    missing: null,
  });
  for (const paymentId of [first, all]) {
    expect(await sheetOf(paymentId, one)).toMatchObject({
      state: 'pending',
      mayBePaid: false,
      purposeLine: null,
      line: 'You owe nothing more. Do not pay this code.',
    });
  }
  expect((await read('details', one)).loan.openPayments).toEqual([]);
  expect(await read('choices', one)).toMatchObject({ openPayment: null });
});

it('A7.20 · a new plan ends the codes of the old amounts; money that still comes by one is credited', async () => {
  const one = await repayingBorrower(app, 'ph');
  const paymentId = await code(one, 'instalment');
  expect((await read('details', one)).loan.openPayments).toHaveLength(1);
  await post('hardship-ask', one, { option: 'delay' });
  const { hardship } = (await app.get('sandbox/payments')).json();
  await app.post('sandbox/hardship', { requestId: hardship[0].requestId, decision: 'grant' });
  const { offerId, about } = (await read('hardship', one)).offer;
  app.pass(1_000);
  await app.post(`session/step-up-code${one.suffix}`, { purpose: 'new-plan', by: 'sms', about }, one.who);
  // Until the yes the old plan holds, and its code with it.
  expect((await read('details', one)).loan.openPayments).toMatchObject([{ paymentId }]);
  const yes = { offerId, answer: 'accept', about, code: await app.codeFor(one.phone) };
  expect(await post('restructure-answer', one, yes)).toMatchObject({ state: 'accepted' });
  expect((await read('details', one)).loan.openPayments).toEqual([]);
  expect(await read('choices', one)).toMatchObject({ openPayment: null });
  expect(await sheetOf(paymentId, one)).toMatchObject({ state: 'expired', mayBePaid: false });
  await payCode(paymentId);
  expect((await read('details', one)).loan.credit).toBe(291_019);
});

it('A7.5 A7.11 · a code for everything ends with the day whose sum it is; money after it does not end the loan, and what is missing does', async () => {
  const one = await repayingBorrower(app, 'in');
  const { today } = await read('details', one);
  const paymentId = await code(one, 'everything');
  const sheet = await sheetOf(paymentId, one);
  expect(sheet.expiresAt).toBe(new Date(Date.parse(`${today}T23:59:59.999+05:30`)).toISOString());
  expect(sheet.purposeLine).toMatch(
    /^Repays your loan in full if we receive it by \w{3} \d+ November, 23:59\.$/u,
  );
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await liveTo(app, 'in', tomorrow);
  const { rows } = await app.test.sql('select meant_for, amount from payment where id = $1', [paymentId]);
  await pay(app, one, BigInt(String(rows[0]?.['amount'])), { paymentId, meantFor: 'settlement' });
  const late = await sheetOf(paymentId, one);
  const { everything } = await read('choices', one);
  expect(late).toMatchObject({ state: 'allocated', missing: everything.pay, purposeLine: null });
  expect(late.missing).toBeGreaterThan(0);
  const rest = await code(one, 'everything');
  await payCode(rest);
  expect((await sheetOf(rest, one)).line).toBe('Paid. Your loan is paid in full. Thank you.');
  expect((await sheetOf(paymentId, one)).missing).toBeNull();
});

it('A7.5 · what the counter takes is on the slip and in its steps', async () => {
  const one = await repayingBorrower(app, 'ph');
  const wish = { choice: 'own', amount: 100_000 };
  const sheet = await post('generate-code', one, { ...wish, payTypeId: 'dragonpay:CEBL' });
  expect(sheet).toMatchObject({
    amount: 100_000,
    fee: 2_000,
    toPay: 102_000,
    mayBePaid: true,
    purposeLine: expect.stringMatching(/^Part of the instalment due \w{3} \d+ \w+\.$/u),
  });
  expect(sheet.steps.join(' ')).toContain('The cashier adds a fee of ₱20.00.');
  expect(await post('generate-code', one, { ...wish, payTypeId: 'dragonpay:711' })).toMatchObject({ fee: 0 });
});

it('A7.2 · a payment that was begun is on the loan’s page until it came, and then its row says how it was paid', async () => {
  const one = await repayingBorrower(app, 'ph');
  await liveTo(app, 'ph', '2026-12-14');
  const paymentId = await code(one, 'instalment');
  const before = await read('details', one);
  expect(before.loan.openPayments).toMatchObject([
    { paymentId, meantFor: 'repayment', amount: 291_019, isClaimed: false },
  ]);
  expect(before.rows[0]).toMatchObject({ state: 'due', paidWith: null, movedFrom: null });
  await payCode(paymentId);
  const after = await read('details', one);
  expect(after.loan).toMatchObject({
    openPayments: [],
    owed: 582_037,
    costs: { fee: 24_000, interest: 36_000, penalty: 0, charge: 0 },
    costAtTheEnd: 97_056,
    mayDelay: false,
    delaysLeft: 1,
  });
  expect(after.rows[0]).toMatchObject({ state: 'paid', paidOn: '2026-12-14', paidWith: { paymentId } });
  expect(after.rows[1]).toMatchObject({ state: 'due', paidOn: null });
  expect(after.rows[0].paidWith.name).toEqual(expect.any(String));
});

it('A7.3 A7.9 · a delay whose fee is on its way is shown on both pages, and a moved row says from where', async () => {
  const one = await repayingBorrower(app, 'ph');
  const { rows } = await read('details', one);
  await liveTo(app, 'ph', new Date(Date.parse(rows[0].dueOn) - 4 * 86_400_000).toISOString().slice(0, 10));
  const { quote, payTypes, openPayment } = await read('delay-detail', one);
  expect(openPayment).toBeNull();
  const { payTypeId } = payTypes.find(({ isDown }: { isDown: boolean }) => !isDown);
  const { paymentId } = await post('delay-accept', one, { quoteKey: quote.quoteKey, payTypeId });
  expect(await read('delay-detail', one)).toMatchObject({ openPayment: { paymentId, amount: quote.fee } });
  const pending = await read('details', one);
  expect(pending.loan).toMatchObject({ mayDelay: true, openPayments: [{ paymentId, meantFor: 'delay' }] });
  const expiresOn = (await sheetOf(paymentId, one)).expiresAt.slice(0, 10);
  expect(expiresOn <= quote.newDueOn).toBe(true);
  await payCode(paymentId);
  expect((await sheetOf(paymentId, one)).line).toMatch(
    /^Paid\. Your instalment is now due on \w{3} \d+ \w+\.$/u,
  );
  const moved = await read('details', one);
  expect(moved.rows[0]).toMatchObject({ dueOn: quote.newDueOn, movedFrom: quote.dueOn });
  expect(moved.loan).toMatchObject({
    delaysLeft: 0,
    costs: { charge: quote.fee },
    costAtTheEnd: quote.costToTheEnd,
    plan: { cause: 'delay' },
  });
});

it('A7.2 A2.1 · on a late day the page, its button and the home page ask for what paying today takes', async () => {
  const one = await repayingBorrower(app, 'ph');
  const { rows } = await read('details', one);
  await liveTo(app, 'ph', new Date(Date.parse(rows[0].dueOn) + 20 * 86_400_000).toISOString().slice(0, 10));
  const { item, today } = await read('details', one);
  const { overdue } = await read('choices', one);
  expect(item.nextDue.amount).toBe(overdue.pay);
  expect(item.overdue).toBe(overdue.pay);
  expect(item.nextDue.dueOn < today).toBe(true);
  const home = (await app.get(`home/page${one.suffix}`, one.who)).json();
  expect(home.loan.item).toMatchObject({ nextDue: item.nextDue, outstanding: item.outstanding });
  expect(home.today).toBe(today);
  await liveTo(app, 'ph', new Date(Date.parse(rows[1].dueOn) + 14 * 86_400_000).toISOString().slice(0, 10));
  const two = await read('choices', one);
  const later = await itemsOf(one);
  expect(later.home.overdue).toBe(two.overdue.pay);
  expect(later.home.overdue).toBeGreaterThan(later.home.nextDue.amount);
  expect(later.listed.overdue).toBeGreaterThan(later.listed.nextDue.amount);
});

it('A7.5 A7.8 · what was written off is still owed, and is paid in the app: in parts, up to what is missing', async () => {
  const one = await repayingBorrower(app, 'in');
  const { item: before } = await read('details', one);
  await done(app, asCommand(writeOffLoan), { loanId: one.id, reason: 'nobody can be reached' });
  const { loan, item } = await read('details', one);
  expect(item).toMatchObject({ loanState: 'written-off', nextAction: 'repay', nextDue: null });
  expect(loan.owed).toBeGreaterThan(0);
  expect(loan.owed).toBeLessThanOrEqual(before.outstanding);
  expect(await read('choices', one)).toMatchObject({
    everything: { pay: loan.owed, saves: 0 },
    instalment: null,
    overdue: null,
    own: { most: loan.owed },
  });
  expect(await read('init-pay-type', one, '&choice=instalment')).toMatchObject({ code: 'nothing_is_owed' });
  expect(await read('init-pay-type', one, `&choice=own&amount=${loan.owed + 1}`)).toMatchObject({
    code: 'amount_is_above_the_owed',
  });
  const part = await code(one, 'own', 50_000);
  await payCode(part);
  expect((await read('details', one)).loan.owed).toBe(loan.owed - 50_000);
  const receipt = await app.get(`loan/receipt${one.suffix}?paymentId=${part}`, one.who);
  expect(receipt.statusCode).toBe(200);
  await payCode(await code(one, 'everything'));
  const { item: recovered, loan: nothing } = await read('details', one);
  expect(recovered).toMatchObject({ loanState: 'recovered', nextAction: 'read' });
  expect(nothing.owed).toBe(0);
});

it('A7.6 A7.11 A7.2 · lower instalments re-cut one that is paid ahead: said before, on the receipt, and its receipt stays', async () => {
  const one = await repayingBorrower(app, 'ph');
  const first = await code(one, 'instalment');
  await payCode(first);
  const shown = await read('init-pay-type', one, '&choice=own&amount=50050&surplus=smaller');
  const option = shown.surplus.find(({ rule }: { rule: string }) => rule === 'smaller');
  expect(option.recutLine).toMatch(
    /^\w{3} \d+ \w+: ₱2,728\.12 instead of ₱2,910\.19\. It is already paid, and ₱182\.07 of that goes to \w{3} /u,
  );
  expect(shown.surplus.find(({ rule }: { rule: string }) => rule === 'keep').recutLine).toBeNull();
  const payTypeId = shown.payTypes.find(({ isDown }: { isDown: boolean }) => !isDown).payTypeId;
  const wish = { choice: 'own', amount: 50_050, surplus: 'smaller', payTypeId };
  const { paymentId } = await post('generate-code', one, wish);
  await payCode(paymentId);
  expect((await sheetOf(paymentId, one)).covered.recutLine).toBe(option.recutLine);
  const kept = (await sheetOf(first, one)).covered.kept.map(({ amount }: { amount: number }) => amount);
  expect(kept).toEqual([272_812, 18_207]);
  const { rows, loan } = await read('details', one);
  type Row = { number: number | null; covered: number; dueOn: string; paidOn: string; paidWith: object };
  const covered = rows.map((row: Row) => row.covered).filter((amount: number) => amount > 0);
  expect([covered, loan.credit]).toEqual([kept, 291_019]);
  // The credit pays it on its day: the receipt is that of the money that brought it.
  const firstRow = (of: { rows: Row[] }) => of.rows.find(({ number }) => number === 1)!;
  const { dueOn, paidOn, paidWith } = firstRow({ rows });
  expect(paidWith).toMatchObject({ paymentId: first });
  await liveTo(app, 'ph', dateOfDayNumber(dayNumber(dueOn as CalendarDate) + 1));
  expect(firstRow(await read('details', one))).toMatchObject({ covered: 0, paidOn, paidWith });
});

it('A7.2 A7.10 A7.11 · a cancelled loan says so: what was paid back by which payments, the fees that are not charged, and a certificate of it', async () => {
  const one = await repayingBorrower(app, 'in');
  const { paymentId: part } = await pay(app, one, 100_050n, { surplus: 'smaller' });
  const { payBack } = await read('cancel-detail', one);
  const { paymentId: rest } = await pay(app, one, BigInt(payBack), { meantFor: 'cooling-off-exit' });
  const { cancelled, item } = await read('details', one);
  expect(item.loanState).toBe('cancelled');
  expect(cancelled.payments).toMatchObject([
    { paymentId: part, amount: 100_050 },
    { paymentId: rest, amount: payBack },
  ]);
  expect(cancelled.paidBack).toBe(100_050 + payBack);
  expect(cancelled.received + cancelled.interest).toBe(cancelled.paidBack);
  expect(cancelled.feesNotCharged).toBeGreaterThan(0);
  expect((await sheetOf(rest, one)).line).toMatch(
    /^Paid\. Your loan is cancelled and you owe nothing\. Fees of ₹[\d,.]+ are not charged\.$/u,
  );
  expect((await post('certificate', one, {})).fileName).toMatch(/\.pdf$/u);
});

it('A7.5 · a code says which instalment it pays, in part or whole, or which late ones, and nothing where more is paid than is due', async () => {
  const one = await repayingBorrower(app, 'ph');
  const { item } = await read('details', one);
  const due = item.nextDue.dueOn as CalendarDate;
  const said = async (choice: string, amount?: number) =>
    (await sheetOf(await code(one, choice, amount), one)).purposeLine;
  const day = dayWords(due, 'en');
  expect(await said('instalment')).toBe(`For the instalment due ${day}.`);
  expect(await said('own', 100_000)).toBe(`Part of the instalment due ${day}.`);
  expect(await said('own', 500_000)).toBeNull();
  await liveTo(app, 'ph', dateOfDayNumber(dayNumber(due) + 40));
  const { nextDue } = (await read('details', one)).item;
  expect(await said('overdue')).toMatch(
    new RegExp(`^For the instalments due from ${day} to (?!${day})\\w{3} \\d+ \\w+\\. `, 'u'),
  );
  expect(nextDue.dueOn).toBe(due);
});

it('A7.15 · what a receipt says is due next is what the loan asks on the day it is read, late charge included', async () => {
  const one = await repayingBorrower(app, 'ph');
  const due = dayNumber((await read('details', one)).item.nextDue.dueOn as CalendarDate);
  await liveTo(app, 'ph', dateOfDayNumber(due + 10));
  const paymentId = await code(one, 'own', 100_000);
  await payCode(paymentId);
  const before = (await sheetOf(paymentId, one)).nextDue;
  await liveTo(app, 'ph', dateOfDayNumber(due + 20));
  const { dueOn, amount } = (await read('details', one)).item.nextDue;
  expect((await sheetOf(paymentId, one)).nextDue).toEqual({ dueOn, amount });
  expect(amount).toBeGreaterThan(before.amount);
});

it('A7.5 · a code for what is late says what each day adds until the money comes, and paid tomorrow that much is left', async () => {
  const one = await repayingBorrower(app, 'ph');
  const { item } = await read('details', one);
  const due = dayNumber(item.nextDue.dueOn as CalendarDate);
  await liveTo(app, 'ph', dateOfDayNumber(due + 2));
  const free = await sheetOf(await code(one, 'overdue'), one);
  expect(free.purposeLine).toMatch(
    /^For the instalment due \w{3} \d+ \w+\. No late charge if we receive it by \w{3} \d+ \w+\. Then each day adds ₱4\.3\d\.$/u,
  );
  await liveTo(app, 'ph', dateOfDayNumber(due + 10));
  const paymentId = await code(one, 'overdue');
  const { purposeLine, amount } = await sheetOf(paymentId, one);
  const adds =
    /^For the instalment due [^.]+\. Until we receive it, each day adds a late charge of ₱(4\.3\d)\.$/u.exec(
      purposeLine,
    );
  await liveTo(app, 'ph', dateOfDayNumber(due + 11));
  await pay(app, one, BigInt(amount), { paymentId, meantFor: 'repayment' });
  const { overdue } = await read('choices', one);
  expect(`${overdue.pay / 100}`).toBe(adds?.[1]);
});
