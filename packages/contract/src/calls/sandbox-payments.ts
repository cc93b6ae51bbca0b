import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { marketIds } from '../market.ts';

export const sandboxPayments = defineCall({
  id: 'A18.8',
  group: 'sandbox',
  name: 'payments',
  method: 'GET',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  summary: 'Payments that wait for money, claims, money in suspense, and hardship requests.',
  request: z.strictObject({ market: z.enum(marketIds).optional() }),
  response: z.strictObject({
    payments: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string().nullable(),
        payTypeName: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        state: z.string(),
        utr: z.string().nullable(),
        createdAt: instant,
      }),
    ),
    suspense: z.array(
      z.strictObject({
        paymentId: z.uuid(),
        market: z.enum(marketIds),
        channel: z.string(),
        externalId: z.string(),
        currency: currencyCode,
        amount: minorAmount,
        candidates: z.array(
          z.strictObject({ loanId: z.uuid(), reference: z.string(), reasons: z.array(z.string()) }),
        ),
      }),
    ),
    callbacks: z
      .array(
        z.strictObject({
          market: z.enum(marketIds),
          channel: z.string(),
          txnId: z.string(),
          externalId: z.string(),
          says: z.string(),
          state: z.string(),
          outcome: z.string().nullable(),
          heardAt: instant,
        }),
      )
      .meta({ description: 'Callbacks with a right signature that only a person can settle.' }),
    differences: z.array(
      z.strictObject({
        market: z.enum(marketIds),
        channel: z.string(),
        kind: z.enum(['only-theirs', 'only-ours', 'other-amount', 'taken-back-here']),
        reference: z.string(),
        paymentId: z.uuid().nullable(),
        ours: minorAmount.nullable(),
        theirs: minorAmount.nullable(),
      }),
    ),
    hardship: z.array(
      z.strictObject({
        requestId: z.uuid(),
        market: z.enum(marketIds),
        reference: z.string(),
        option: z.string(),
        state: z.string(),
      }),
    ),
  }),
  errors: [],
});
