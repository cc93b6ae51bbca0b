import { randomUUID } from 'node:crypto';
import { expectBooksTie } from '@candor/store/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { problemIn } from '../http/testing/problem-in.ts';
import { borrow, newcomer, months } from '@candor/simulator/borrowers';
import { keyed, openShop, type Who } from '@candor/simulator/lender';
import { identityApp, type IdentityApp } from '../testing/identity-app.ts';

let app: IdentityApp;
let phones = 9_870_000_000;
beforeAll(async () => {
  app = await identityApp();
  await openShop(app);
});
afterEach(() => expectBooksTie(app.test));
afterAll(() => app.close());

type Debtor = { readonly who: Who; readonly loanId: string };

/** A borrower in India with a loan of ₹20,000. */
async function debtor(): Promise<Debtor> {
  phones += 1;
  const { who, borrowerId } = await newcomer(app, 'in', String(phones));
  const wish = { market: 'in', productId: 'in-two-years', amount: 2_000_000n, term: months(24) } as const;
  return { who, loanId: await borrow(app, { ...wish, borrowerId }, 'paid-out') };
}

const code = async ({ who, loanId }: Debtor, amount: number, payTypeId = 'bank:upi') =>
  (await app.post('loan/generate-code-yd', { loanId, choice: 'own', amount, payTypeId }, keyed(who))).json();
const tell = ({ who }: Debtor, paymentId: string, utr: string, more: object = {}) =>
  app.post('loan/submit-utr-yd', { paymentId, utr, ...more }, keyed(who));
const statusOf = async ({ who }: Debtor, paymentId: string) =>
  (await app.get(`loan/payment-status-yd?paymentId=${paymentId}`, who)).json();
const heard = async ({ who }: Debtor) =>
  (await app.get('message/list-yd', who)).json().messages.map(({ kind }: { kind: string }) => kind);
const statement = async (rows: readonly string[], isDryRun = false) =>
  (
    await app.post('sandbox/statement', {
      market: 'in',
      csv: ['Date,Reference,Credit,Narration', ...rows].join('\n'),
      isDryRun,
    })
  ).json();

describe('paying by UPI', () => {
  it('A18.10 · a line whose day can’t be read is told with its number', async () => {
    const { faults } = await statement(['05/11/2026,411122228888,75.00,'], true);
    expect(faults).toEqual([{ line: 2, sentence: expect.stringContaining('05/11/2026') }]);
  });

  it('A7.6, A7.5, A7.7, A18.10 · link, number, statement, paid', async () => {
    const one = await debtor();
    const ways = await app.get(`loan/init-pay-type-yd?loanId=${one.loanId}&choice=own&amount=50000`, one.who);
    expect(ways.json().payTypes.map(({ payTypeId }: { payTypeId: string }) => payTypeId)).toEqual([
      'bank:upi',
      'bank:transfer',
    ]);
    const sheet = await code(one, 50_000);
    expect(sheet).toMatchObject({ state: 'pending', kind: 'upi', takesUtr: true, claim: null });
    expect(sheet.qr).toContain(`tr=${sheet.reference}`);
    expect(sheet.appLink).toContain('am=500.00&cu=INR');
    const said = await tell(one, sheet.paymentId, '4111 2222 3333');
    expect(said.json()).toMatchObject({
      state: 'claimed',
      claim: { utr: '411122223333', state: 'waiting', line: expect.stringMatching(/by \w{3} \d+ November/u) },
    });
    const row = '2026-11-16,411122223333,500.00,UPI';
    expect(await statement([row], true)).toEqual({ lines: 1, credited: 1, waiting: 0, known: 0, faults: [] });
    expect(await statusOf(one, sheet.paymentId)).toMatchObject({ state: 'claimed' });
    expect(await statement([row])).toEqual({ lines: 1, credited: 1, waiting: 0, known: 0, faults: [] });
    expect(await statusOf(one, sheet.paymentId)).toMatchObject({
      state: 'allocated',
      claim: { state: 'found' },
      receivedOn: '2026-11-16',
    });
    const { payments } = (await app.get('sandbox/payments?market=in')).json();
    expect(payments).toContainEqual(
      expect.objectContaining({ paymentId: sheet.paymentId, state: 'allocated', utrRefusedFor: null }),
    );
    await app.work();
    await app.work();
    const { messages } = (await app.get('message/list-yd', one.who)).json();
    const told = messages.filter(({ kind }: { kind: string }) => kind === 'payment-counted');
    expect(told).toHaveLength(1);
    expect(told[0].body).toContain('₹500.00');
    // PH-13: a statement is read by the lender, at whatever hour: its receipts ring nobody at night.
    const { rows } = await app.test.sql(
      `select m.caused_by as by from message m join loan l on l.borrower_id = m.borrower_id
       where l.order_id = $1 and m.kind = 'payment-counted'`,
      [one.loanId],
    );
    expect(rows).toEqual([{ by: 'lender' }]);
  });

  it('A2.1 A6.1 A7.2 A7.7 · a number that was given is what home, the list and the loan lead to, until it is found', async () => {
    const one = await debtor();
    const shown = async () => {
      const home = (await app.get('home/page-yd', one.who)).json().loan.item;
      const listed = (await app.get('order/list-yd', one.who)).json().orders[0];
      const details = (await app.get(`loan/details-yd?orderId=${one.loanId}`, one.who)).json();
      expect(listed.claimedPaymentId).toBe(home.claimedPaymentId);
      expect(details.item.claimedPaymentId).toBe(home.claimedPaymentId);
      const open = details.loan.openPayments.map(
        ({ paymentId, isClaimed }: { paymentId: string; isClaimed: boolean }) => ({ paymentId, isClaimed }),
      );
      return { claimed: home.claimedPaymentId, open };
    };
    const { paymentId } = await code(one, 45_000);
    expect(await shown()).toEqual({ claimed: null, open: [{ paymentId, isClaimed: false }] });
    await tell(one, paymentId, '411122226666');
    expect(await shown()).toEqual({ claimed: paymentId, open: [{ paymentId, isClaimed: true }] });
    await statement(['2026-11-16,411122226666,450.00,UPI']);
    expect(await shown()).toEqual({ claimed: null, open: [] });
  });

  it('A7.7 · a number of the wrong shape, of another, or for another’s payment is refused clearly', async () => {
    const [one, two] = [await debtor(), await debtor()];
    const [mine, theirs] = [await code(one, 40_000), await code(two, 40_000, 'bank:transfer')];
    expect(theirs).toMatchObject({ kind: 'bank-transfer', bankAccount: { number: '50200012345678' } });
    expect(mine).toMatchObject({ kind: 'upi', upiId: 'candor@okbank', bankAccount: null });
    expect(theirs.upiId).toBeNull();
    expect(problemIn(await tell(one, mine.paymentId, '123')).code).toBe('utr_is_malformed');
    expect(problemIn(await tell(one, theirs.paymentId, '411122224444')).code).toBe('not_found');
    expect(problemIn(await tell(one, mine.paymentId, '411122224444', { imageId: randomUUID() })).code).toBe(
      'not_found',
    );
    await tell(one, mine.paymentId, '411122224444');
    expect(problemIn(await tell(two, theirs.paymentId, '411122224444')).code).toBe('utr_was_used');
    expect(await statement(['2026-11-16,411122224444,400.00,'])).toMatchObject({ waiting: 1 });

    const seen = (await app.get('sandbox/payments?market=in')).json();
    const line = (paymentId: string) =>
      seen.payments.find((each: { paymentId: string }) => each.paymentId === paymentId);
    expect(line(mine.paymentId)).toMatchObject({ utr: '411122224444', utrRefusedFor: null });
    expect(line(theirs.paymentId)).toMatchObject({ utr: '411122224444', utrRefusedFor: 'utr_was_used' });
    const [money] = seen.suspense;
    expect(money).toMatchObject({ externalId: '411122224444', amount: 40_000 });
    const reasons = (loanId: string) =>
      money.candidates.find((each: { loanId: string }) => each.loanId === loanId)?.reasons;
    expect(reasons(one.loanId)).toContain('The borrower says that this number is theirs.');
    expect(reasons(two.loanId)).toContain(
      'The borrower said that this number is theirs, after somebody else had.',
    );
    const match = { paymentId: money.paymentId, loanId: one.loanId, decision: 'match' };
    expect((await app.post('sandbox/match', match)).json()).toEqual({
      paymentId: money.paymentId,
      state: 'allocated',
    });
    expect(await statusOf(one, mine.paymentId)).toMatchObject({ state: 'allocated' });
    await app.work();
    expect(await heard(one)).toContain('payment-counted');
    expect(problemIn(await app.post('sandbox/match', match)).code).toBe('order_cannot_change_now');
  });

  it('A7.7 · whoever gives number after number is told that, and not that the order can’t change', async () => {
    const one = await debtor();
    const { paymentId } = await code(one, 40_000);
    for (let k = 0; k < 10; k += 1)
      expect(problemIn(await tell(one, paymentId, `12${k}`)).code).toBe('utr_is_malformed');
    const told = await tell(one, paymentId, '411122227777');
    expect([told.statusCode, problemIn(told).code]).toEqual([409, 'too_many_numbers']);
  });

  it('A18.11 · finance refuses a claim, refunds what is nobody’s, and knows no payment that there is not', async () => {
    const one = await debtor();
    const { paymentId } = await code(one, 30_000);
    await tell(one, paymentId, '411122225555');
    expect((await app.post('sandbox/match', { paymentId, decision: 'refuse' })).json()).toEqual({
      paymentId,
      state: 'refused',
    });
    expect(await statusOf(one, paymentId)).toMatchObject({ state: 'refused', claim: { state: 'refused' } });
    await app.work();
    expect(await heard(one)).toContain('payment-not-found');
    await statement(['2026-11-16,499900001111,7.77,who is it']);
    const { suspense } = (await app.get('sandbox/payments?market=in')).json();
    const stray = suspense.find(({ externalId }: { externalId: string }) => externalId === '499900001111');
    expect(
      (await app.post('sandbox/match', { paymentId: stray.paymentId, decision: 'refund' })).json(),
    ).toMatchObject({ state: 'refunded' });
    const unknown = { paymentId: randomUUID(), decision: 'refuse' };
    expect(problemIn(await app.post('sandbox/match', unknown)).code).toBe('not_found');
  });

  it('A18.9 · the sandbox’s payer pays late, twice, another amount, and takes it back', async () => {
    const one = await debtor();
    const act = async (paymentId: string, what: string, more: object = {}) =>
      (await app.post('sandbox/pay', { paymentId, act: what, ...more })).json();
    const late = await code(one, 10_000);
    expect(await act(late.paymentId, 'pay-late')).toMatchObject({ state: 'allocated' });
    const twice = await code(one, 10_000);
    expect(await act(twice.paymentId, 'call-back-twice')).toMatchObject({ state: 'allocated' });
    const other = await code(one, 10_000);
    expect(await act(other.paymentId, 'pay-other-amount', { amount: 12_345 })).toMatchObject({
      state: 'allocated',
    });
    expect(await statusOf(one, other.paymentId)).toMatchObject({ amount: 12_345 });
    expect(await act(other.paymentId, 'reverse')).toMatchObject({ state: 'reversed' });
    const { rows } = await app.test.sql(
      `select count(*)::int as n from payment where loan_id = (select id from loan where order_id = $1) and state = 'allocated'`,
      [one.loanId],
    );
    expect(rows[0]?.['n']).toBe(2);
  });
});
