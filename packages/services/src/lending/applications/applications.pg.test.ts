import { randomUUID } from 'node:crypto';
import { expireOffers } from '@candor/store/end-of-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LendingDesk, day } from '../loans/testing/lending-desk.ts';
import { failDisbursement } from '../../payments/disbursements/fail-disbursement.ts';
import { settlePayout } from '../../payments/disbursements/settle-disbursement.ts';
import { startDisbursement } from '../../payments/disbursements/start-disbursement.ts';
import { approveOrder } from './approve-application.ts';
import { refuseApplication } from './refuse-application.ts';
import { sendBackApplication } from './send-back-application.ts';
import { signApplication } from './sign-application.ts';
import { startReview } from './start-review.ts';
import { submitApplication } from './submit-application.ts';
import { withdrawApplication } from './withdraw-application.ts';

let desk: LendingDesk;
beforeAll(async () => {
  desk = await LendingDesk.open('ph', '2026-11-16');
});
afterAll(() => desk.test.drop());

const term = { instalments: 3, every: { count: 1, unit: 'month' as const } };
const application = () => ({
  orderId: randomUUID(),
  borrowerId: randomUUID(),
  market: 'ph' as const,
  productId: 'ph-instalments',
  amount: 800_000n,
  term,
  missingSteps: [],
});
const stateOf = async (orderId: string) =>
  (await desk.test.sql('select state from loan_order where id = $1', [orderId])).rows[0]?.['state'];

describe('an application', () => {
  it('may be sent back, mended and sent again; the borrower has one at a time', async () => {
    const order = application();
    await desk.done(submitApplication, order);
    expect(await desk.refused(submitApplication, { ...order, orderId: randomUUID() })).toMatchObject({
      refused: 'borrower_has_an_open_order',
    });
    await desk.done(startReview, order);
    expect(await desk.refused(sendBackApplication, { ...order, reasons: [] })).toMatchObject({
      refused: 'reason_is_missing',
    });
    await desk.done(sendBackApplication, { ...order, reasons: ['income_is_unclear'] });
    await desk.done(submitApplication, { ...order, amount: 750_000n });
    expect(await stateOf(order.orderId)).toBe('submitted');
    await desk.done(startReview, order);
    await desk.done(refuseApplication, { ...order, reasons: ['income_is_too_small'] });
    expect(await desk.refused(withdrawApplication, order)).toMatchObject({
      refused: 'only_before_the_payout_is_an_order_withdrawn',
    });
    await desk.done(submitApplication, { ...order, orderId: randomUUID() });
  });

  it('is refused for what the product does not offer, for missing steps and for another borrower’s order', async () => {
    const order = application();
    expect(await desk.refused(submitApplication, { ...order, amount: 800_001n })).toMatchObject({
      refused: 'amount_is_not_offered',
    });
    expect(await desk.refused(submitApplication, { ...order, missingSteps: ['selfie'] })).toMatchObject({
      refused: 'certification_is_incomplete',
    });
    expect(await desk.refused(submitApplication, { ...order, productId: 'none' })).toMatchObject({
      refused: 'product_is_unknown',
    });
    await desk.done(submitApplication, order);
    expect(await desk.refused(submitApplication, { ...order, borrowerId: randomUUID() })).toMatchObject({
      refused: 'order_is_of_another_borrower',
    });
  });

  it('stays in its market, and so does its borrower', async () => {
    const india = await desk.beside('in', await desk.today());
    const order = application();
    const abroad = {
      market: 'in' as const,
      productId: india.productFor(12).key,
      amount: 2_000_000n,
      term: { ...term, instalments: 12 },
    };
    await desk.done(submitApplication, order);
    await desk.done(startReview, order);
    await desk.done(sendBackApplication, { ...order, reasons: ['income_is_unclear'] });
    expect(await desk.refused(submitApplication, { ...order, ...abroad })).toMatchObject({
      refused: 'order_is_of_another_market',
      facts: { market: 'ph' },
    });
    await desk.done(withdrawApplication, order);
    const anew = { ...order, ...abroad, orderId: randomUUID() };
    expect(await desk.refused(submitApplication, anew)).toMatchObject({
      refused: 'borrower_is_of_another_market',
      facts: { market: 'ph' },
    });
    await desk.done(submitApplication, { ...anew, borrowerId: randomUUID() });
  });

  it('sent twice with one key is one application; the same key for another is refused', async () => {
    const order = application();
    const first = await desk.done(submitApplication, order, 'apply-0001');
    expect(await desk.done(submitApplication, order, 'apply-0001')).toEqual(first);
    await expect(desk.done(submitApplication, { ...order, amount: 750_000n }, 'apply-0001')).rejects.toThrow(
      'key-reused',
    );
  });

  it('two at the same moment: one borrower gets one', async () => {
    const order = application();
    const answers = await Promise.allSettled([
      desk.done(submitApplication, order),
      desk.done(submitApplication, { ...order, orderId: randomUUID() }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an offer', () => {
  it('is over when its day is over in the market, though the lender has not closed that day yet', async () => {
    const { signing } = await desk.offer({ amount: 800_000n, months: 3 });
    const today = await desk.today();
    const lastMinute = new Date(`${today}T15:59:59Z`);
    expect(
      await desk.refused(signApplication, { ...signing, hasRightCode: false }, lastMinute),
    ).toMatchObject({
      refused: 'code_is_wrong',
    });
    const midnight = new Date(`${today}T16:00:00Z`);
    expect(await desk.refused(signApplication, signing, midnight)).toMatchObject({
      refused: 'offer_has_expired',
    });
    await desk.done(signApplication, signing);
  });

  it('ends with its disclosure, however long it was meant to be open', async () => {
    const order = application();
    await desk.done(submitApplication, order);
    await desk.done(startReview, order);
    await desk.done(approveOrder, { ...order, mostAmount: 800_000n, openUntil: day('2027-11-16') });
    const { rows } = await desk.test.sql('select open_until, key_facts_until from loan_order where id = $1', [
      order.orderId,
    ]);
    expect(rows[0]?.['open_until']).toBe(rows[0]?.['key_facts_until']);
    expect(rows[0]?.['open_until']).not.toBe('2027-11-16');
  });

  it.each([
    ['ph', 0, '2026-11-16'],
    ['ph', 60, '2026-11-19'],
    ['in', 0, '2026-11-19'],
    ['in', 2, '2026-11-19'],
    ['in', 60, '2026-11-19'],
  ] as const)(
    'in %s for %i days is honoured as long as its disclosure says: until %s',
    async (market, days, until) => {
      const there = market === 'ph' ? desk : await desk.beside('in', await desk.today());
      const months = market === 'ph' ? 3 : 12;
      const order = {
        ...application(),
        market,
        productId: there.productFor(months).key,
        amount: market === 'ph' ? 800_000n : 2_000_000n,
        term: { ...term, instalments: months },
      };
      await there.done(submitApplication, order);
      await there.done(startReview, order);
      const openUntil = day(days === 60 ? '2027-01-15' : `2026-11-${16 + days}`);
      await there.done(approveOrder, { ...order, mostAmount: order.amount, openUntil });
      const { rows } = await desk.test.sql(
        'select open_until, key_facts_until, issued_on from loan_order where id = $1',
        [order.orderId],
      );
      expect(rows).toEqual([{ open_until: until, key_facts_until: until, issued_on: '2026-11-16' }]);
    },
  );

  it('A7.1 · over a shorter term is signed for no dearer month than was approved', async () => {
    const { orderId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
    const short = { ...signing, term: { ...term, instalments: 2 } };
    expect(await desk.refused(signApplication, short)).toMatchObject({
      refused: 'month_is_dearer_than_approved',
      facts: { mostPerMonth: '2910.19' },
    });
    const { rows } = await desk.test.sql('select most_per_month from loan_order where id = $1', [orderId]);
    expect(rows).toEqual([{ most_per_month: 291_019n }]);
    await desk.done(signApplication, signing);
  });

  it('is never for more than was asked for, and ends with its day', async () => {
    const order = application();
    await desk.done(submitApplication, order);
    await desk.done(startReview, order);
    const on = await desk.today();
    expect(await desk.refused(approveOrder, { ...order, mostAmount: 850_000n, openUntil: on })).toMatchObject(
      {
        refused: 'amount_is_above_the_asked',
      },
    );
    expect(
      await desk.refused(approveOrder, { ...order, mostAmount: 800_000n, openUntil: day('2026-11-01') }),
    ).toMatchObject({
      refused: 'day_is_in_the_past',
    });
    await desk.done(approveOrder, { ...order, mostAmount: 800_000n, openUntil: on });
    const expire = (to: string) =>
      desk.test.database.withTransaction((tx) =>
        expireOffers(
          tx,
          { market: 'ph', day: day(to) },
          { actorKind: 'system', actorId: 'day-end', command: 'order.expire' },
        ),
      );
    expect(await expire('2026-11-15')).not.toContainEqual(expect.objectContaining({ order: order.orderId }));
    expect(await expire('2026-11-16')).toContainEqual(expect.objectContaining({ order: order.orderId }));
    expect(await stateOf(order.orderId)).toBe('expired');
  });

  it('in India raises nothing that the borrower did not ask for; what was offered before is no raise', async () => {
    const india = await desk.beside('in', await desk.today());
    const asked = {
      ...application(),
      market: 'in' as const,
      productId: india.productFor(12).key,
      amount: 1_500_000n,
      term: { ...term, instalments: 12 },
    };
    const openUntil = await india.today();
    const review = async (order: typeof asked) => {
      await india.done(submitApplication, order);
      await india.done(startReview, order);
    };
    await review(asked);
    expect(await india.refused(approveOrder, { ...asked, mostAmount: 2_000_000n, openUntil })).toMatchObject({
      refused: 'limit_raise_was_not_requested',
      facts: { limit: 'in-limit-raise', from: '0.00', to: '20000.00' },
    });
    await india.done(approveOrder, { ...asked, mostAmount: 1_500_000n, openUntil });
    await india.done(withdrawApplication, asked);
    const less = { ...asked, orderId: randomUUID(), amount: 1_000_000n };
    await review(less);
    expect(await india.refused(approveOrder, { ...less, mostAmount: 2_000_000n, openUntil })).toMatchObject({
      refused: 'limit_raise_was_not_requested',
      facts: { from: '15000.00', to: '20000.00' },
    });
    expect(await india.refused(approveOrder, { ...less, mostAmount: 1_500_000n, openUntil })).toMatchObject({
      refused: 'amount_is_above_the_asked',
    });
    await india.done(approveOrder, { ...less, mostAmount: 1_000_000n, openUntil });
  });

  it('is signed for the figures on the screen, with the disclosure read, once', async () => {
    const { signing } = await desk.offer({ amount: 800_000n, months: 3 });
    const dearer = { ...signing, shown: { ...signing.shown, totalToRepay: signing.shown.totalToRepay - 1n } };
    expect(await desk.refused(signApplication, dearer)).toMatchObject({ refused: 'figures_have_changed' });
    expect(await desk.refused(signApplication, { ...signing, hasReadDisclosure: false })).toMatchObject({
      refused: 'disclosure_is_not_read',
    });
    expect(
      await desk.refused(signApplication, { ...signing, disclosureFingerprint: 'f'.repeat(64) }),
    ).toMatchObject({
      refused: 'disclosure_has_changed',
    });
    expect(await desk.refused(signApplication, { ...signing, agreementVersion: '2025-01' })).toMatchObject({
      refused: 'disclosure_has_changed',
    });
    expect(await desk.refused(signApplication, { ...signing, accountIsOwn: null })).toMatchObject({
      refused: 'payout_account_is_missing',
    });
    await desk.done(signApplication, signing);
    expect(await desk.refused(signApplication, signing)).toMatchObject({
      refused: 'only_an_open_offer_is_confirmed',
    });
    const { rows } = await desk.test.sql(
      `select schedule ->> 'netReceived' as net, disclosed from signed_agreement where order_id = $1`,
      [signing.orderId],
    );
    expect(rows).toEqual([
      {
        net: '776000',
        disclosed: ['interest', 'fee:processing', 'late-charge', 'contingent:returned-payment', 'delay-fee'],
      },
    ]);
    await expect(desk.test.sql('update signed_agreement set agreement_version = $1', ['2'])).rejects.toThrow(
      'append-only',
    );
  });
});

it('the orders that an account was chosen for are found without reading all of them', async () => {
  const plan = await desk.test.database.withTransaction(async (tx) => {
    await tx.query({ text: 'set local enable_seqscan = off' });
    return tx.query<Record<string, string>>({
      text: 'explain select 1 from loan_order where account_id = $1',
      values: [randomUUID()],
    });
  });
  expect(JSON.stringify(plan.rows)).toContain('loan_order_account');
});

describe('a payout', () => {
  it('that fails is tried again under the same id, and the loan begins when the money has left, once', async () => {
    const { orderId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
    const payoutId = randomUUID();
    expect(await desk.refused(startDisbursement, { orderId, payoutId })).toMatchObject({
      refused: 'only_a_confirmed_order_is_paid_out',
    });
    await desk.done(signApplication, signing);
    expect(await desk.done(startDisbursement, { orderId, payoutId })).toMatchObject({
      amount: '776000',
      attempt: 1,
    });
    await desk.done(failDisbursement, { payoutId, why: 'account_is_closed' });
    expect(await desk.refused(failDisbursement, { payoutId, why: 'account_is_closed' })).toMatchObject({
      refused: 'only_a_running_payout_ends',
    });
    expect(await desk.refused(startDisbursement, { orderId, payoutId: randomUUID() })).toMatchObject({
      refused: 'payout_has_another_id',
    });
    expect(await desk.done(startDisbursement, { orderId, payoutId })).toMatchObject({ attempt: 2 });
    expect(await desk.refused(withdrawApplication, { orderId })).toMatchObject({
      refused: 'only_before_the_payout_is_an_order_withdrawn',
    });
    const [first, second] = await Promise.all([
      desk.done(settlePayout, { payoutId }),
      desk.done(settlePayout, { payoutId }),
    ]);
    expect(second).toEqual(first);
    const { rows } = await desk.test.sql(
      `select e.event, l.minor, a.code from ledger_entry e join ledger_line l on l.entry_id = e.id
       join ledger_account a on a.number = l.account where l.minor > 0 order by e.id, l.n`,
    );
    expect(rows.slice(-3)).toEqual([
      { event: 'disburse', minor: 800_000n, code: 'principal-receivable' },
      { event: 'deduct-fee', minor: 24_000n, code: 'payout-clearing' },
      { event: 'settle-payout', minor: 776_000n, code: 'payout-clearing' },
    ]);
  });

  it('on a later day moves the due dates with it: nobody pays for days on which the money had not left', async () => {
    const { orderId, signing } = await desk.offer({ amount: 800_000n, months: 3 });
    await desk.done(signApplication, signing);
    await desk.moveTo('2026-11-20');
    const started = await desk.done(startDisbursement, { orderId, payoutId: randomUUID() });
    expect(started.amount).toBe('776000');
    const { rows } = await desk.test.sql(
      `select schedule -> 'terms' ->> 'disbursedOn' as day from payout where order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ day: '2026-11-20' }]);
  });
});
