import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { instant } from '../fields/instant.ts';
import { marketIds } from '../market.ts';

export const sandboxCases = defineCall({
  id: 'A18.4',
  group: 'sandbox',
  name: 'cases',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Orders that wait for a person, and payouts on their way.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    orders: z.array(
      z.strictObject({
        orderId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        state: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        facts: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        trace: z.array(z.string()).meta({ description: 'The decision in words.' }),
        changedAt: instant,
      }),
    ),
    payouts: z.array(
      z.strictObject({
        payoutId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        state: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        attempt: z.int(),
      }),
    ),
    standIns: z.strictObject({ decides: z.boolean(), paysOut: z.boolean() }),
  }),
  errors: [],
});
