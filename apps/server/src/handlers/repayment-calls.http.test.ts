import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { borrowerCredit, outstanding, totalOfParts } from '@candor/domain/loan';
import { loanSubject } from '@candor/domain/ledger';
import { createPayment } from '@candor/services/payments/payments';
import { balancesOf } from '@candor/store/ledger';
import { readLoan } from '@candor/store/loans';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asCommand } from '@candor/services/testing';
import { pay, repayingBorrower, type RepayingBorrower } from '@candor/simulator/borrowers';
import { done, openLender, liveTo, skipTo } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let ana: RepayingBorrower;
let ravi: RepayingBorrower;

beforeAll(async () => {
  app = await identityApp();
  await openLender(app);
  ana = await repayingBorrower(app, 'ph');
  ravi = await repayingBorrower(app, 'in');
});
afterAll(async () => {
  await expectBooksTie(app.test);
  await app.close();
});

const read = async (call: string, { suffix, who, loanId }: RepayingBorrower, query = '') => {
  const answer = await app.get(`loan/${call}${suffix}?loanId=${loanId}${query}`, who);
  if (answer.statusCode !== 200) return { status: answer.statusCode, ...answer.json() };
  return answer.json();
};
const stored = async ({ id }: RepayingBorrower) => {
  const found = await app.test.database.withTransaction((tx) => readLoan(tx, id));
  return found!.loan;
};

const receivables: ReadonlySet<string> = new Set([
  'principal-receivable',
  'interest-receivable',
  'fee-receivable',
  'penalty-receivable',
]);

/** The timeline, the totals and the books of a loan say the same. */
async function expectOneTruth(one: RepayingBorrower): Promise<void> {
  const { totals, events, rows } = await read('repay-plan', one);
  const loan = await stored(one);
  expect(totals.agreed + totals.charges - totals.waived - totals.paid).toBe(totals.owed - totals.credit);
  expect(events.at(-1).owedAfter).toBe(Math.max(0, totals.owed - totals.credit));
  expect(rows.reduce((sum: number, { left }: { left: number }) => sum + left, 0)).toBe(totals.owed);
  expect(totals.owed).toBe(Number(totalOfParts(outstanding(loan))));
  expect(totals.credit).toBe(Number(borrowerCredit(loan)));
  const booked = await app.test.database.withTransaction((tx) => balancesOf(tx, loanSubject(String(one.id))));
  const receivable = booked
    .filter(({ account }) => receivables.has(account))
    .reduce((sum, { minor }) => sum + minor, 0n);
  const interest = loan.plans.findLast(({ until }) => until === null)!.rows;
  const unearned = interest.reduce((sum, row) => sum + row.interest, 0n) - loan.accrued;
  expect(receivable).toBe(BigInt(totals.owed) - unearned);
}

describe('A7.8 loan.choices and A7.6 loan.init-pay-type', () => {
  it('show what can be paid today; an own amount has a least and a most', async () => {
    const choices = await read('choices', ana);
    expect(choices).toMatchObject({
      currency: 'PHP',
      everything: { pay: 800_000, saves: 73_056 },
      overdue: null,
      instalment: { pay: 291_019, owedAfter: 582_037 },
      own: { least: 5_000, most: 800_000 },
      credit: 0,
      daysLate: 0,
      openPayment: null,
    });
    const ask = (query: string) => read('init-pay-type', ana, query);
    expect(await ask('&choice=own&amount=4999')).toMatchObject({ code: 'amount_is_too_small' });
    expect(await ask('&choice=own')).toMatchObject({ code: 'amount_is_too_small' });
    expect(await ask('&choice=own&amount=800001')).toMatchObject({ code: 'amount_is_above_the_owed' });
    expect(await ask('&choice=overdue')).toMatchObject({ code: 'nothing_is_owed' });
  });

  it('offer ways to pay that fit the amount, in words', async () => {
    const { payTypes } = await read('init-pay-type', ana, '&choice=instalment');
    expect(payTypes.length).toBeGreaterThan(1);
    for (const each of payTypes) {
      expect(each.payTypeId).toMatch(/^(?:dragonpay|bank):/u);
      expect(each.line).not.toBe('');
      expect(each.least).toBeLessThanOrEqual(291_019);
    }
  });

  it('order them by what they cost, those that are down at the end, and tell no limit of a way that takes the amount', async () => {
    type Way = { fee: number; isDown: boolean; line: string };
    const payTypes: Way[] = (await read('init-pay-type', ana, '&choice=instalment')).payTypes;
    const open = payTypes.filter(({ isDown }) => !isDown);
    expect(payTypes.slice(0, open.length)).toEqual(open);
    expect(open.map(({ fee }) => fee)).toEqual(open.map(({ fee }) => fee).toSorted((a, b) => a - b));
    for (const { line } of open) expect(line).not.toMatch(/Up.to/u);
  });

  it('show exactly what is then posted: a part, an instalment in the middle of its month, everything', async () => {
    const bea = await repayingBorrower(app, 'ph');
    await liveTo(app, 'ph', '2026-11-30');
    for (const query of ['&choice=own&amount=100000', '&choice=instalment', '&choice=everything']) {
      const shown = await read('init-pay-type', bea, query);
      const before = (await read('repay-plan', bea)).totals;
      const meantFor = query.endsWith('everything') ? 'settlement' : 'repayment';
      const { paymentId } = await pay(app, bea, BigInt(shown.amount), { meantFor });
      const status = (await app.get(`loan/payment-status?paymentId=${paymentId}`, bea.who)).json();
      expect(status).toMatchObject({
        state: 'allocated',
        paid: shown.pays,
        owedAfter: shown.owedAfter,
        hasReceipt: true,
      });
      const { totals } = await read('repay-plan', bea);
      expect(totals.credit - before.credit).toBe(shown.toCredit);
      await expectOneTruth(bea);
    }
    expect(await read('choices', bea)).toMatchObject({ everything: null, own: null, mayDelay: false });
    expect(await read('init-pay-type', bea, '&choice=everything')).toMatchObject({ code: 'nothing_is_owed' });
  });
});

describe('A7.6 more than the running instalment', () => {
  const own = (one: RepayingBorrower, more = '') =>
    read('init-pay-type', one, `&choice=own&amount=600000${more}`);

  it('has a say in what the rest does, the cheapest first, and only then', async () => {
    const cara = await repayingBorrower(app, 'ph');
    await liveTo(app, 'ph', '2026-12-10');
    expect((await read('init-pay-type', cara, '&choice=instalment')).surplus).toEqual([]);
    expect((await read('init-pay-type', cara, '&choice=own&amount=5000')).surplus).toEqual([]);
    const { surplus, owedAfter } = await own(cara);
    expect(await own(cara, '&surplus=keep')).toMatchObject({ toCredit: 308_981 });
    expect(surplus.map(({ rule }: { rule: string }) => rule).toSorted()).toEqual([
      'keep',
      'shorter',
      'smaller',
    ]);
    const costs = surplus.map((each: { owedAfter: number }) => each.owedAfter);
    expect(costs).toEqual(costs.toSorted((a: number, b: number) => a - b));
    expect(surplus.at(-1)).toMatchObject({ rule: 'keep', saves: 0 });
    for (const each of surplus) expect(each.saves).toBe(surplus.at(-1).owedAfter - each.owedAfter);
    // Who does not say gets the cheapest.
    expect(owedAfter).toBe(surplus[0].owedAfter);
    expect(owedAfter).toBeLessThan(surplus.at(-1).owedAfter);

    for (const { rule, ...told } of surplus) {
      const shown = await own(cara, `&surplus=${rule}`);
      expect(shown).toMatchObject({ owedAfter: told.owedAfter, nextDue: told.nextDue });
    }
    const shown = await own(cara, '&surplus=smaller');
    const { paymentId } = await pay(app, cara, 600_000n, { surplus: 'smaller' });
    const status = (await app.get(`loan/payment-status?paymentId=${paymentId}`, cara.who)).json();
    expect(status).toMatchObject({ paid: shown.pays, owedAfter: shown.owedAfter });
    await expectOneTruth(cara);
  });
});

describe('A7.3 loan.delay-detail', () => {
  it('says why not, outside the days around a due date', async () => {
    const { notNow, quote, payTypes } = await read('delay-detail', ana);
    expect(quote).toBeNull();
    expect(payTypes).toEqual([]);
    expect(notNow.code).toBe('delay_is_outside_its_window');
    expect(notNow.sentence).toMatch(
      /^This is possible from \w{3} \d+ \w+ to \w{3} \d+ \w+, around the due date\.$/,
    );
  });

  it('quotes under a key that stands for these figures on this day alone', async () => {
    await liveTo(app, 'ph', '2026-12-13');
    const { quote, payTypes } = await read('delay-detail', ana);
    expect(payTypes.length).toBeGreaterThan(0);
    for (const { least } of payTypes) expect(least).toBeLessThanOrEqual(quote.fee);
    expect(quote).toMatchObject({
      dueOn: '2026-12-16',
      newDueOn: '2026-12-31',
      days: 15,
      moved: 291_019,
      fee: 2_910,
      feeLine: '1 % of the ₱2,910.19 you move',
      delayed: quote.onTime + 2_910,
      timesLeft: 1,
      openUntil: '2026-12-13T16:00:00.000Z',
    });
    expect((await read('delay-detail', ana)).quote.quoteKey).toBe(quote.quoteKey);
    await liveTo(app, 'ph', '2026-12-14');
    const { quote: next } = await read('delay-detail', ana);
    expect(next.quoteKey).not.toBe(quote.quoteKey);
  });

  it('moves the date when the fee has come, and the plan says from which day', async () => {
    await pay(app, ana, 2_910n, { meantFor: 'delay' });
    const { rows, events } = await read('repay-plan', ana);
    expect(rows[0]).toMatchObject({ dueOn: '2026-12-31', movedFrom: '2026-12-16', state: 'due' });
    expect(events.slice(-2)).toMatchObject([
      { kind: 'delay', amount: 2_910, isPaidByBorrower: false },
      { kind: 'payment', amount: 2_910, isPaidByBorrower: true, owedAfter: 873_056 },
    ]);
    expect((await read('delay-detail', ana)).notNow.code).toBe('no_delay_is_left');
    // A second fee can move nothing any more: it is told, and still money.
    const { paymentId } = await pay(app, ana, 2_910n, { meantFor: 'delay' });
    const { line } = (await app.get(`loan/payment-status?paymentId=${paymentId}`, ana.who)).json();
    expect(line).toContain('ordinary repayment');
    const paidFee = (
      await app.get(`loan/payment-status?paymentId=${events.at(-1).paymentId}`, ana.who)
    ).json();
    expect(paidFee).toMatchObject({
      line: expect.stringMatching(/^Paid\. Your instalment is now due on \w{3} \d/u),
      paid: { fee: 2_910 },
    });
    await expectOneTruth(ana);
  });
});

describe('A7.14 loan.cancel-detail', () => {
  it('has the exact sum of each day, and is over when its days are', async () => {
    expect(await read('cancel-detail', ravi)).toMatchObject({
      isOpen: true,
      until: '2026-11-19',
      interest: 0,
      paidAlready: 0,
    });
    await liveTo(app, 'in', '2026-11-18');
    const second = await read('cancel-detail', ravi);
    expect(second.interest).toBeGreaterThan(0);
    expect(second.payBack).toBe(second.netReceived + second.interest);
    await pay(app, ravi, 10_000n);
    expect((await read('cancel-detail', ravi)).payBack).toBe(second.payBack - 10_000);
    await liveTo(app, 'in', '2026-11-20');
    expect(await read('cancel-detail', ravi)).toMatchObject({ isOpen: false, payTypes: [] });
  });
});

describe('A7.4 loan.repay-plan', () => {
  it('of somebody forty days late: one line of late charges between two payments, and cured all the same', async () => {
    await skipTo(app, 'in', '2027-01-22');
    await liveTo(app, 'in', '2027-01-27');
    const { events, rows } = await read('repay-plan', ravi);
    expect(events.filter(({ kind }: { kind: string }) => kind === 'late-charge')).toHaveLength(1);
    expect(rows[0].state).toBe('late');
    expect(rows[0].due.penalty).toBeGreaterThan(0);
    const choices = await read('choices', ravi);
    expect(choices.daysLate).toBe(42);
    await pay(app, ravi, BigInt(choices.overdue.pay));
    expect(await read('choices', ravi)).toMatchObject({ overdue: null, daysLate: 0 });
    await expectOneTruth(ravi);
  });

  it('between two days has only what happened then', async () => {
    const { events } = await read('repay-plan', ravi, '&from=2026-11-17&until=2026-11-30');
    expect(events).toMatchObject([{ kind: 'payment', on: '2026-11-18', amount: 10_000 }]);
  });
});

describe('A7.15 loan.receipt and A7.16 loan.statement', () => {
  it('are PDFs; a receipt is the same to the byte whenever it is fetched', async () => {
    const { events } = await read('repay-plan', ravi);
    const { paymentId } = events.find(({ kind }: { kind: string }) => kind === 'payment');
    const fetched = () => app.get(`loan/receipt-yd?paymentId=${paymentId}`, ravi.who);
    const first = (await fetched()).json();
    expect(first.fileName).toMatch(/^receipt-CL-.*-2026-11-18\.pdf$/u);
    const file = Buffer.from(first.base64, 'base64');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await pay(app, ravi, 20_000n);
    await liveTo(app, 'in', '2027-01-28');
    expect((await fetched()).json()).toEqual(first);
    const statement = await read('statement', ravi, '&from=2026-11-01&until=2027-01-31');
    expect(statement.mediaType).toBe('application/pdf');
    expect(pagesIn(Buffer.from(statement.base64, 'base64'))).toBeGreaterThan(0);
    expect((await read('statement', ravi, '&from=2025-01-01&until=2025-01-31')).base64).not.toBe('');
  });

  it('are nobody else’s, and there is no receipt of what is not counted', async () => {
    const { events } = await read('repay-plan', ravi);
    const { paymentId } = events.find(({ kind }: { kind: string }) => kind === 'payment');
    const bea = await repayingBorrower(app, 'in');
    expect((await app.get(`loan/receipt-yd?paymentId=${paymentId}`, bea.who)).statusCode).toBe(404);
    expect((await app.get(`loan/payment-status-yd?paymentId=${paymentId}`, bea.who)).statusCode).toBe(404);
    const asked = {
      paymentId: randomUUID(),
      loanId: ravi.id,
      channel: 'upi',
      expiresAt: new Date('2030-01-01'),
    };
    const wanted = { meantFor: 'repayment', amount: 7_000n, surplus: 'keep' } as const;
    await done(app, asCommand(createPayment), { ...asked, wanted });
    const receipt = await app.get(`loan/receipt-yd?paymentId=${asked.paymentId}`, ravi.who);
    expect(receipt.json()).toMatchObject({ code: 'document_not_ready' });
    const status = await app.get(`loan/payment-status-yd?paymentId=${asked.paymentId}`, ravi.who);
    expect(status.json()).toMatchObject({ state: 'created', paid: null, owedAfter: null, hasReceipt: false });
  });
});

/** Streams that can be unpacked: pages among them. */
function pagesIn(file: Buffer): number {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/gu)].filter(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).length > 0;
    } catch {
      return false;
    }
  }).length;
}
