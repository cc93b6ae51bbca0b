import { expect, it } from 'vitest';
import { agreementHref } from '../../lending/agreement-href.ts';
import { agreementRequest } from './agreement-request.ts';

const orderId = '0193b0f2-0000-7000-8000-000000000001';
const accountId = '0193b0f2-0000-7000-8000-000000000002';
const term = { instalments: 3, every: { count: 1, unit: 'month' as const } };
const read = (href: string) => agreementRequest(new URL(href, 'https://candor.example').searchParams);
const usual = { item: { orderId }, quote: { amount: 500_000, term }, firstDueOn: null };
const offer = usual as Parameters<typeof agreementHref>[0];

it('A8.2 · the link beside the tick asks for exactly what is chosen', () => {
  const account = { accountId } as NonNullable<Parameters<typeof agreementHref>[1]['account']>;
  expect(read(agreementHref(offer, { account, purpose: 'health' }))).toEqual({
    orderId,
    amount: 500_000,
    term,
    accountId,
    purpose: 'health',
  });
  const nothing = { account: undefined, purpose: undefined };
  expect(read(agreementHref(offer, nothing))).toEqual({ orderId, amount: 500_000, term });
  const firstDueOn = '2026-12-05';
  expect(read(agreementHref({ ...offer, firstDueOn }, nothing))).toEqual({
    orderId,
    amount: 500_000,
    term,
    firstDueOn,
  });
});

it('what can’t be read of an address is left out, and without an id there is none', () => {
  expect(read(`/removed?orderId=${orderId}&amount=lots&term=%7B&firstDueOn=soon`)).toEqual({ orderId });
  expect(read('/removed?orderId=1')).toBeUndefined();
});
