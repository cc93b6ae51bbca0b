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
  summary:
    'Payments that wait for money and the last that had it, claims, money in suspense, and hardship requests.',
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
        utr: z.string().nullable().meta({ description: 'The bank’s number that the borrower has given.' }),
        utrRefusedFor: z
          .string()
          .nullable()
          .meta({ description: 'Why that number was refused; null where it was not.' }),
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
          id: z.string(),
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
        id: z.string(),
        market: z.enum(marketIds),
        channel: z.string(),
        kind: z.enum(['only-theirs', 'only-ours', 'other-amount', 'other-day', 'taken-back-here']),
        reference: z.string(),
        paymentId: z.uuid().nullable(),
        ours: minorAmount.nullable(),
        theirs: minorAmount.nullable(),
      }),
    ),
    credits: z
      .array(
        z.strictObject({
          loanId: z.uuid(),
          market: z.enum(marketIds),
          reference: z.string(),
          state: z.string(),
          currency: currencyCode,
          amount: minorAmount,
        }),
      )
      .meta({ description: 'Overpaid on loans that have ended: it has to be sent back.' }),
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
