import { randomUUID } from 'node:crypto';
import type { DebitToMake, MandateToAsk } from '@candor/services/kernel/mandate-ports';
import { day } from '@candor/services/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLoopback, type Loopback } from '../payouts/loopback-server.ts';
import { cashfreeMandates } from './cashfree-mandates.ts';
import { readWebhook } from './read-webhook.ts';
import { webhookSignature } from './webhook-signature.ts';

const mandate: MandateToAsk = {
  id: randomUUID(),
  market: 'in',
  currency: 'INR',
  scheme: 'upi-autopay',
  mostPerDebit: 291_019n,
  lastDay: day('2026-12-19'),
  confirmBy: new Date('2026-10-19T04:00:00Z'),
  label: 'CL-FWX93-GGB9Q up to ₹2,910.19',
  payer: { holder: 'Asha Rao', number: '010080198715', institution: 'HDFC0000001' },
};
const debit: DebitToMake = {
  mandateId: mandate.id,
  scheme: 'upi-autopay',
  paymentId: randomUUID(),
  n: 1,
  amount: 291_019n,
  currency: 'INR',
  on: day('2026-10-18'),
  label: 'Instalment CL-FWX93-GGB9Q',
};
const [mandatePath, paymentPath] = ['/subscriptions/M', '/subscriptions/M/payments/P'];
const controlled = '/subscriptions/payments/P/controlled';

type Reply = { readonly status: number; readonly body: unknown };
let replies: Readonly<Record<string, Reply>> = {};
let asked: { path: string; body: Record<string, unknown> | null; key: unknown }[] = [];
let stub: Loopback;
beforeAll(async () => {
  stub = await openLoopback(
    async ({ method, url, headers }, text) => {
      const short = (url ?? '').replaceAll(mandate.id, 'M').replaceAll(debit.paymentId, 'P');
      const path = `${method} ${short}`;
      asked.push({ path, body: text === '' ? null : JSON.parse(text), key: headers['x-idempotency-key'] });
      return replies[path] ?? { status: 500, body: {} };
    },
    { trouble: 'none' },
  );
});
afterAll(() => stub.close());
beforeEach(() => {
  asked = [];
});

const channel = () =>
  cashfreeMandates({
    baseUrl: stub.url,
    clientId: 'CANDOR',
    secrets: ['secret'],
    apiVersion: '2025-01-01',
    payerPhone: '9876543210',
    payerEmail: 'autopay@example.in',
    nachProof: 'net_banking',
  });
const ok = (body: object): Reply => ({ status: 200, body });
const fault = (status: number, code: string): Reply => ({ status, body: { code, message: '', type: 'x' } });
const subscription = (status: string) => ({
  subscription_id: mandate.id,
  subscription_status: status,
  subscription_session_id: 'sub_session_1',
});
const payload = (link: string) => ok({ data: { url: null, payload: { default: link } } });
const right = 'upi://mandate?pa=a@b&pn=Candor&am=2910.19&cu=INR';

describe('a mandate that Cashfree is asked for', () => {
  const registered = { 'POST /subscriptions': ok(subscription('INITIALIZED')) };

  it('is told of the payer nothing by UPI, and asked once under the mandate’s id', async () => {
    replies = { ...registered, 'POST /subscriptions/pay': payload(right) };
    expect(await channel().ask(mandate)).toEqual({ heard: 'asked', link: right });
    expect(asked.map(({ path, key }) => [path, key])).toEqual([
      ['POST /subscriptions', mandate.id],
      ['POST /subscriptions/pay', `${mandate.id}-auth`],
    ]);
    expect(asked[0]?.body).toEqual({
      subscription_id: mandate.id,
      customer_details: { customer_email: 'autopay@example.in', customer_phone: '9876543210' },
      plan_details: {
        plan_name: 'Loan instalments',
        plan_type: 'ON_DEMAND',
        plan_currency: 'INR',
        plan_max_amount: 2910.19,
      },
      authorization_details: { authorization_amount_refund: true, payment_methods: ['upi'] },
      subscription_expiry_time: '2026-12-19T23:59:59+05:30',
      subscription_note: 'CL-FWX93-GGB9Q up to INR 2,910.19',
    });
  });

  it('names the account at e-NACH, whose page is reached by a form', async () => {
    replies = {
      ...registered,
      'POST /subscriptions/pay': ok({
        data: { url: 'https://bank.example/mandate', payload: { MerchantID: 'X', Doc: '<xml/>' } },
      }),
    };
    expect(await channel().ask({ ...mandate, scheme: 'e-nach' })).toEqual({
      heard: 'asked',
      link: 'https://bank.example/mandate',
      form: { address: 'https://bank.example/mandate', fields: { MerchantID: 'X', Doc: '<xml/>' } },
    });
    expect(asked[1]?.body?.['payment_method']).toEqual({
      enach: {
        channel: 'link',
        auth_mode: 'net_banking',
        account_holder_name: 'Asha Rao',
        account_number: '010080198715',
        account_ifsc: 'HDFC0000001',
        account_type: 'SAVINGS',
      },
    });
    expect(await channel().ask({ ...mandate, scheme: 'e-nach', payer: null })).toMatchObject({
      heard: 'refused',
    });
  });

  it.each([
    ['for another ceiling', 'upi://mandate?am=29101.90&cu=INR'],
    ['in another money', 'upi://mandate?am=2910.19&cu=USD'],
    ['that pays at once', 'upi://pay?am=2910.19&cu=INR'],
    ['of another kind', 'javascript:alert(1)'],
    ['in the clear', 'http://bank.example/'],
    ['that is none', ''],
  ])('has no link %s', async (_, link) => {
    replies = { ...registered, 'POST /subscriptions/pay': payload(link) };
    expect(await channel().ask(mandate)).toEqual({ heard: 'unknown' });
  });

  it('is found where the answer was lost, and authorised anew under a second id', async () => {
    replies = {
      'POST /subscriptions': fault(409, 'subscription_already_exists'),
      [`GET ${mandatePath}`]: ok(subscription('INITIALIZED')),
      'POST /subscriptions/pay': fault(409, 'payment_already_exists'),
    };
    expect(await channel().ask(mandate)).toEqual({ heard: 'unknown' });
    expect(asked.map(({ body }) => body?.['payment_id'])).toEqual([
      undefined,
      undefined,
      `${mandate.id}-auth`,
      `${mandate.id}-auth-2`,
    ]);
  });

  it.each<[string, Reply, string]>([
    ['refused', fault(400, 'plan_max_amount_invalid'), 'refused'],
    ['not taken, for our keys', fault(401, 'authentication_failed'), 'unknown'],
    ['not taken, for now', fault(429, 'rate_limit'), 'unknown'],
    ['answered by a proxy', { status: 400, body: '<html>' }, 'unknown'],
    ['answered for another', ok({ ...subscription('INITIALIZED'), subscription_id: 'x' }), 'unknown'],
    ['there and ended', ok(subscription('CANCELLED')), 'refused'],
  ])('is %s', async (_, reply, heard) => {
    replies = { 'POST /subscriptions': reply };
    expect(await channel().ask(mandate)).toMatchObject({ heard });
  });

  it.each<[string, Reply, object]>([
    ['INITIALIZED', ok(subscription('INITIALIZED')), { is: 'waiting' }],
    ['BANK_APPROVAL_PENDING', ok(subscription('BANK_APPROVAL_PENDING')), { is: 'waiting' }],
    ['ACTIVE', ok(subscription('ACTIVE')), { is: 'active' }],
    ['CUSTOMER_PAUSED', ok(subscription('CUSTOMER_PAUSED')), { is: 'waiting' }],
    [
      'CUSTOMER_CANCELLED',
      ok(subscription('CUSTOMER_CANCELLED')),
      { is: 'ended', why: 'customer_cancelled' },
    ],
    ['LINK_EXPIRED', ok(subscription('LINK_EXPIRED')), { is: 'declined', why: 'link_expired' }],
    ['a new word', ok(subscription('active')), { is: 'unknown' }],
    ['nothing there', fault(404, 'subscription_not_found'), { is: 'not-known' }],
    ['a proxy', { status: 404, body: '<html>' }, { is: 'unknown' }],
    ['a fault', { status: 500, body: {} }, { is: 'unknown' }],
  ])('stands at %s as that', async (_, reply, is) => {
    replies = { [`GET ${mandatePath}`]: reply };
    expect(await channel().stand(mandate.id)).toEqual(is);
  });

  it('is ended when they say that it is, whatever they answered to the wish', async () => {
    replies = { [`GET ${mandatePath}`]: ok(subscription('CANCELLED')) };
    expect(await channel().end(mandate.id)).toBe('ended');
    expect(asked[0]?.body).toEqual({ subscription_id: mandate.id, action: 'CANCEL' });
    replies = { [`POST ${mandatePath}/manage`]: ok({}), [`GET ${mandatePath}`]: ok(subscription('ACTIVE')) };
    expect(await channel().end(mandate.id)).toBe('unknown');
  });
});

describe('a debit by Cashfree', () => {
  const notice = (status: string, n = 1) => ({
    notification_id: `${debit.paymentId}-notice-${n}`,
    payment_id: debit.paymentId,
    subscription_id: mandate.id,
    notification_status: status,
  });
  const none = fault(404, 'notification_not_found');
  const noticePath = (n: number) => `GET ${controlled}/notifications/P-notice-${n}`;
  const notify = 'POST /subscriptions/pay/controlled/notify-mandate';

  it('is announced when the payer’s bank has the notice, and sent anew where that lost it', async () => {
    replies = { [noticePath(1)]: none, [notify]: ok(notice('INITIALIZED')) };
    expect(await channel().announce?.(debit)).toBe('unknown');
    expect(asked[1]?.body).toMatchObject({ payment_id: debit.paymentId, payment_amount: 2910.19 });
    replies = { [noticePath(1)]: ok(notice('SUCCESS')) };
    expect(await channel().announce?.(debit)).toBe('told');
    replies = {
      [noticePath(1)]: ok(notice('FAILED')),
      [noticePath(2)]: none,
      [notify]: ok(notice('SUCCESS', 2)),
    };
    expect(await channel().announce?.(debit)).toBe('told');
    replies = { [noticePath(1)]: none, [notify]: fault(400, 'subscription_is_not_active') };
    expect(await channel().announce?.(debit)).toBe('refused');
    replies = { [noticePath(1)]: none, [notify]: { status: 500, body: {} } };
    expect(await channel().announce?.(debit)).toBe('unknown');
    asked = [];
    expect(await channel().announce?.({ ...debit, scheme: 'e-nach' })).toBe('told');
    expect(asked).toEqual([]);
  });

  const one = (status: string, reason = '') => ({
    execution_id: `${debit.paymentId}-try-1`,
    payment_id: debit.paymentId,
    subscription_id: mandate.id,
    cf_payment_id: 77,
    payment_amount: 2910.19,
    execution_status: status,
    payment_status: status,
    failure_details: { failure_reason: reason },
  });
  const execute = 'POST /subscriptions/pay/controlled/execute-mandate';
  const tryPath = `GET ${controlled}/executions/P-try-1`;
  const pending = ok({ ...one('x'), payment_status: 'PENDING' });

  it.each<[string, Reply, object]>([
    ['taken', ok(one('PENDING')), { heard: 'accepted' }],
    ['taken and paid: it is asked for', ok(one('SUCCESS')), { heard: 'accepted' }],
    [
      'failed at once',
      ok(one('FAILED', 'Insufficient funds')),
      { heard: 'bounced', why: 'too-little-money' },
    ],
    ['there already', fault(409, 'execution_id_exists'), { heard: 'accepted' }],
    ['not executed in this hour', fault(400, 'payment_execution_restriction_error'), { heard: 'unknown' }],
    ['answered for another', ok({ ...one('PENDING'), payment_id: 'x' }), { heard: 'unknown' }],
    ['not answered', { status: 502, body: '<html>' }, { heard: 'unknown' }],
  ])('is %s', async (_, reply, heard) => {
    replies = { [execute]: reply };
    expect(await channel().debit(debit)).toEqual(heard);
  });

  it('is bounced where it is refused, not there, and its mandate ended or not', async () => {
    const refused = {
      [execute]: fault(400, 'subscription_is_not_active'),
      [`GET ${paymentPath}`]: pending,
      [tryPath]: fault(404, 'execution_not_found'),
    };
    replies = { ...refused, [`GET ${mandatePath}`]: ok(subscription('CUSTOMER_CANCELLED')) };
    expect(await channel().debit(debit)).toEqual({ heard: 'bounced', why: 'mandate-withdrawn' });
    replies = { ...refused, [`GET ${mandatePath}`]: ok(subscription('CUSTOMER_PAUSED')) };
    expect(await channel().debit(debit)).toEqual({ heard: 'bounced', why: 'other' });
    replies = { ...refused, [`GET ${mandatePath}`]: { status: 500, body: {} } };
    expect(await channel().debit(debit)).toEqual({ heard: 'unknown' });
    replies = { ...refused, [tryPath]: ok(one('PENDING')) };
    expect(await channel().debit(debit)).toEqual({ heard: 'accepted' });
  });

  it('is charged at e-NACH in one step', async () => {
    const { execution_status: _, execution_id: __, ...charge } = one('PENDING');
    replies = { 'POST /subscriptions/pay': ok(charge) };
    expect(await channel().debit({ ...debit, scheme: 'e-nach' })).toEqual({ heard: 'accepted' });
    expect(asked[0]?.body).toEqual({
      subscription_id: mandate.id,
      payment_id: debit.paymentId,
      payment_amount: 2910.19,
      payment_type: 'CHARGE',
      payment_remarks: debit.label,
    });
  });

  it.each<[string, Reply, object]>([
    ['waits', ok(one('PENDING')), { is: 'waiting' }],
    ['is paid', ok(one('SUCCESS')), { is: 'collected', externalId: '77', amount: 291_019n }],
    [
      'found too little',
      ok(one('FAILED', 'BALANCE INSUFFICIENT')),
      { is: 'bounced', why: 'too-little-money' },
    ],
    ['found it closed', ok(one('FAILED', 'Account closed')), { is: 'bounced', why: 'account-closed' }],
    [
      'found it withdrawn',
      ok(one('FAILED', 'MANDATE_HAS_BEEN_REVOKED')),
      { is: 'bounced', why: 'mandate-withdrawn' },
    ],
    ['failed for a reason of theirs', ok(one('FAILED', 'U69')), { is: 'bounced', why: 'other' }],
    ['is not there', fault(404, 'execution_not_found'), { is: 'not-known' }],
    ['is of another try', ok({ ...one('SUCCESS'), execution_id: 'x' }), { is: 'unknown' }],
    ['has no number', ok({ ...one('SUCCESS'), cf_payment_id: '' }), { is: 'unknown' }],
    ['has a new word', ok(one('success')), { is: 'unknown' }],
  ])('%s', async (_, reply, is) => {
    replies = { [`GET ${paymentPath}`]: pending, [tryPath]: reply };
    expect(await channel().askDebit(debit)).toEqual(is);
  });

  it('that failed and was paid later is money, whichever try is asked about', async () => {
    replies = { [`GET ${paymentPath}`]: ok({ ...one('FAILED'), payment_status: 'SUCCESS' }) };
    expect(await channel().askDebit({ ...debit, n: 2 })).toMatchObject({ is: 'collected' });
    replies = { [`GET ${paymentPath}`]: ok({ ...one('SUCCESS'), payment_type: 'AUTH' }) };
    expect(await channel().askDebit(debit)).toEqual({ is: 'unknown' });
  });
});

describe('a callback about a subscription', () => {
  const said = (type: string, data: object, eventTime = '2026-10-18T08:10:00+05:30') => {
    const text = JSON.stringify({ type, data, event_time: eventTime });
    const headers = {
      'x-webhook-timestamp': '1763265600000',
      'x-webhook-signature': webhookSignature('1763265600000', text, 'secret'),
    };
    return readWebhook({ text, headers }, ['secret']);
  };
  const of = { subscription_id: mandate.id, cf_subscription_id: '5', payment_id: 'p-1', cf_payment_id: 7 };

  it.each<[string, object, object]>([
    [
      'SUBSCRIPTION_STATUS_CHANGED',
      { subscription_details: { ...of, subscription_status: 'ACTIVE' } },
      { says: 'mandate', txnId: mandate.id, externalId: '5' },
    ],
    ['SUBSCRIPTION_AUTH_STATUS', { ...of, payment_type: 'AUTH' }, { says: 'mandate', txnId: mandate.id }],
    [
      'SUBSCRIPTION_PAYMENT_SUCCESS',
      { ...of, payment_type: 'CHARGE', payment_status: 'SUCCESS' },
      { says: 'paid', txnId: 'p-1', externalId: '7' },
    ],
    [
      'SUBSCRIPTION_PAYMENT_SUCCESS',
      { ...of, payment_type: 'AUTH', payment_status: 'SUCCESS' },
      { says: 'mandate', txnId: mandate.id },
    ],
    ['SUBSCRIPTION_PAYMENT_SUCCESS', { ...of, payment_status: 'PENDING' }, { says: 'waiting' }],
    ['SUBSCRIPTION_PAYMENT_FAILED', { ...of, payment_status: 'FAILED' }, { says: 'failed', txnId: 'p-1' }],
    ['SUBSCRIPTION_PAYMENT_CANCELLED', { ...of, payment_status: 'CANCELLED' }, { says: 'failed' }],
    [
      'SUBSCRIPTION_PAYMENT_NOTIFICATION_INITIATED',
      { ...of, payment_status: 'PENDING' },
      { says: 'waiting' },
    ],
    ['SUBSCRIPTION_REFUND_STATUS', of, { says: 'waiting' }],
    ['SUBSCRIPTION_SOMETHING_NEW', {}, { says: 'waiting', txnId: 'none' }],
  ])('%s with %j', (type, data, says) => {
    expect(said(type, data)).toMatchObject(says);
  });

  it('said twice is one event, and a second try that failed is another', () => {
    const failed = { ...of, payment_status: 'FAILED' };
    const [one, again, later] = [
      said('SUBSCRIPTION_PAYMENT_FAILED', failed),
      said('SUBSCRIPTION_PAYMENT_FAILED', failed),
      said('SUBSCRIPTION_PAYMENT_FAILED', failed, '2026-10-19T08:10:00+05:30'),
    ];
    expect(again?.key).toBe(one?.key);
    expect(later?.key).not.toBe(one?.key);
  });
});
