import { randomUUID } from 'node:crypto';
import type { CallbackAsCame, PaymentToMake } from '@candor/services/kernel/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLoopback, type Loopback } from '../payouts/loopback-server.ts';
import { cashfreeCollect } from './cashfree-collect.ts';
import { webhookSignature } from './webhook-signature.ts';

const open = (baseUrl: string) =>
  cashfreeCollect({
    clientId: 'CANDOR',
    secrets: ['secret'],
    apiVersion: '2025-01-01',
    payerPhone: '9876543210',
    baseUrl,
  });

describe('a callback of Cashfree’s', () => {
  const signed = (body: object | string, timestamp = '1763265600000'): CallbackAsCame => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const signature = webhookSignature(timestamp, text, 'secret');
    return { text, headers: { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signature } };
  };
  const said = (came: CallbackAsCame) => open('').hear?.({}, came) ?? null;
  const order = { order_id: 'o-1', order_amount: 500, cf_payment_id: 7, payment_amount: 500 };

  it('is signed with HMAC-SHA256 over moment and body, in base64', () => {
    // printf '1763265600000{"type":"X"}' | openssl dgst -sha256 -hmac secret -binary | base64
    expect(webhookSignature('1763265600000', '{"type":"X"}', 'secret')).toBe(
      'ZE9tHB2vLswWanaqjJ1DZQ5H8xdpV3yLw9mlUP+Y500=',
    );
  });

  it.each<[string, object, string]>([
    ['PAYMENT_SUCCESS_WEBHOOK', { order, payment: { cf_payment_id: 7, payment_status: 'SUCCESS' } }, 'paid'],
    [
      'PAYMENT_SUCCESS_WEBHOOK',
      { order, payment: { cf_payment_id: 7, payment_status: 'PENDING' } },
      'waiting',
    ],
    ['PAYMENT_USER_DROPPED_WEBHOOK', { order, payment: { payment_status: 'USER_DROPPED' } }, 'failed'],
    [
      'REFUND_STATUS_WEBHOOK',
      { refund: { ...order, refund_status: 'SUCCESS', refund_type: 'PAYMENT_AUTO_REFUND' } },
      'taken-back',
    ],
    [
      'REFUND_STATUS_WEBHOOK',
      { refund: { ...order, refund_status: 'PENDING', refund_type: 'PAYMENT_AUTO_REFUND' } },
      'waiting',
    ],
    [
      'REFUND_STATUS_WEBHOOK',
      { refund: { ...order, refund_status: 'SUCCESS', refund_type: 'MERCHANT_INITIATED' } },
      'waiting',
    ],
    [
      'DISPUTE_CREATED',
      { dispute: { dispute_status: 'CHARGEBACK_CREATED', dispute_amount: 500 }, order_details: order },
      'waiting',
    ],
    [
      'DISPUTE_CLOSED',
      { dispute: { dispute_status: 'DISPUTE_MERCHANT_LOST', dispute_amount: 500 }, order_details: order },
      'taken-back',
    ],
    [
      'DISPUTE_CLOSED',
      { dispute: { dispute_status: 'CHARGEBACK_MERCHANT_WON', dispute_amount: 500 }, order_details: order },
      'waiting',
    ],
    [
      'DISPUTE_CLOSED',
      { dispute: { dispute_status: 'RETRIEVAL_MERCHANT_LOST', dispute_amount: 500 }, order_details: order },
      'waiting',
    ],
    [
      'DISPUTE_CLOSED',
      { dispute: { dispute_status: 'CHARGEBACK_MERCHANT_LOST', dispute_amount: 200 }, order_details: order },
      'waiting',
    ],
    ['SETTLEMENT_SUCCESS', { settlement: { utr: 1 } }, 'waiting'],
  ])('%s with %j says %s', (type, data, says) => {
    expect(said(signed({ type, data }))).toMatchObject({ says });
  });

  it('is not one where moment and body could be cut elsewhere, or it is no object', () => {
    const right = signed({ type: 'X', data: {} });
    expect(said(right)).not.toBeNull();
    const cut = { ...right.headers, 'x-webhook-timestamp': `1763265600000${right.text.slice(0, 1)}` };
    expect(said({ text: right.text.slice(1), headers: cut })).toBeNull();
    const moved = { ...right.headers, 'x-webhook-timestamp': '176326560000' };
    expect(said({ text: `0${right.text}`, headers: moved })).toBeNull();
    expect(said(signed('[]'))).toBeNull();
    expect(said(signed({ type: 'X', data: { order: { order_id: 'a\u0000b' } } }))).toBeNull();
  });
});

describe('an answer of Cashfree’s that is not as it should be', () => {
  let answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {};
  let stub: Loopback;
  let base = '';
  const asked: { path: string; body: unknown }[] = [];
  beforeAll(async () => {
    stub = await openLoopback(
      async ({ method, url }, text) => {
        const path = `${method} ${(url ?? '').replaceAll(/[0-9a-f-]{36}/gu, 'ID')}`;
        asked.push({ path, body: text === '' ? null : JSON.parse(text) });
        return answers[path] ?? { status: 500, body: {} };
      },
      { trouble: 'none' },
    );
    base = stub.url;
  });
  afterAll(() => stub.close());
  const payment: PaymentToMake = {
    id: randomUUID(),
    market: 'in',
    currency: 'INR',
    amount: 186_000n,
    label: 'Payment CL-FWX93-GGB9Q',
    expiresAt: new Date('2026-11-19T04:00:00Z'),
    at: new Date('2026-11-16T04:00:00Z'),
  };
  const order = {
    order_id: payment.id,
    order_amount: 1860,
    order_currency: 'INR',
    order_status: 'ACTIVE',
    payment_session_id: 'session_1',
  };
  const link = (text: string) => ({ status: 200, body: { data: { payload: { default: text } } } });
  const right = 'upi://pay?pa=a@b&pn=Candor&tr=1&am=1860.00&cu=INR';
  const code = () => open(base).makeCode(payment, 'cashfree:upi');
  const state = (externalId: string | null = null) => open(base).ask({ id: payment.id, externalId });

  it('is no code where order or link are for another amount, another money, or over', async () => {
    const fits = { 'POST /orders': { status: 200, body: order }, 'POST /orders/sessions': link(right) };
    answers = fits;
    expect(await code()).toMatchObject({ appLink: right, qr: right });
    for (const wrong of [
      { order_id: randomUUID() },
      { order_amount: 1860.01 },
      { order_currency: 'USD' },
      { order_status: 'PAID' },
      { payment_session_id: '' },
    ]) {
      answers = { ...fits, 'POST /orders': { status: 200, body: { ...order, ...wrong } } };
      expect(await code(), JSON.stringify(wrong)).toEqual({ refused: 'channel_is_down' });
    }
    for (const text of [
      right.replace('1860.00', '18600.00'),
      right.replace('INR', 'USD'),
      'javascript:alert(1)',
      '',
    ]) {
      answers = { ...fits, 'POST /orders/sessions': link(text) };
      expect(await code(), text).toEqual({ refused: 'channel_is_down' });
    }
  });

  it('is told of a payment what it needs and of the borrower nothing', async () => {
    asked.length = 0;
    answers = { 'POST /orders': { status: 200, body: order }, 'POST /orders/sessions': link(right) };
    await code();
    expect(asked[0]?.body).toEqual({
      order_id: payment.id,
      order_amount: 1860,
      order_currency: 'INR',
      customer_details: { customer_id: payment.id.replaceAll('-', ''), customer_phone: '9876543210' },
      order_expiry_time: '2026-11-19T04:00:00.000Z',
      order_note: payment.label,
    });
  });

  const tried = { order_id: payment.id, payment_currency: 'INR', payment_amount: 1860 };
  it.each<[string, readonly object[], object]>([
    ['nothing was tried', [], { is: 'waiting' }],
    ['a try waits', [{ ...tried, cf_payment_id: 1, payment_status: 'PENDING' }], { is: 'waiting' }],
    ['a try was dropped', [{ ...tried, cf_payment_id: 1, payment_status: 'USER_DROPPED' }], { is: 'failed' }],
    [
      'one failed and one was paid',
      [
        { ...tried, cf_payment_id: 1, payment_status: 'FAILED' },
        { ...tried, cf_payment_id: '2', payment_status: 'SUCCESS' },
      ],
      { is: 'paid', externalId: '2', amount: 186_000n },
    ],
    [
      'another order is spoken of',
      [{ ...tried, order_id: randomUUID(), cf_payment_id: 1, payment_status: 'SUCCESS' }],
      { is: 'unknown' },
    ],
    [
      'another money is spoken of',
      [{ ...tried, payment_currency: 'USD', cf_payment_id: 1, payment_status: 'SUCCESS' }],
      { is: 'unknown' },
    ],
    ['it has no number', [{ ...tried, payment_status: 'SUCCESS' }], { is: 'unknown' }],
    ['a status is new', [{ ...tried, cf_payment_id: 1, payment_status: 'success' }], { is: 'unknown' }],
  ])('where %s, it is that', async (_, body, is) => {
    answers = {
      'GET /orders/ID/payments': { status: 200, body },
      'GET /orders/ID': { status: 200, body: order },
    };
    expect(await state()).toMatchObject(is);
  });

  it('of two payments for one order is about the one that was asked about', async () => {
    const at = (second: number) => ({
      payment_status: 'SUCCESS',
      payment_time: `2026-11-16T10:00:0${second}+05:30`,
    });
    const body = [
      { ...tried, ...at(2), cf_payment_id: 22 },
      { ...tried, ...at(1), cf_payment_id: 11 },
    ];
    answers = { 'GET /orders/ID/payments': { status: 200, body } };
    expect(await state()).toMatchObject({ externalId: '11' });
    expect(await state('22')).toMatchObject({ externalId: '22' });
  });

  it('is over when the order is, and unknown where a proxy answers', async () => {
    const none = { 'GET /orders/ID/payments': { status: 200, body: [] } };
    answers = { ...none, 'GET /orders/ID': { status: 200, body: { ...order, order_status: 'EXPIRED' } } };
    expect(await state()).toEqual({ is: 'expired' });
    answers = { ...none, 'GET /orders/ID': { status: 404, body: '<html>' } };
    expect(await state()).toEqual({ is: 'unknown' });
    answers = { 'GET /orders/ID/payments': { status: 404, body: '<html>' } };
    expect(await state()).toEqual({ is: 'unknown' });
  });
});
