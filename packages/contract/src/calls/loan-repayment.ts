import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { today } from '../fields/today.ts';
import { paidParts } from './paid-parts.ts';

const paymentState = z.enum([
  'created',
  'pending',
  'expired',
  'failed',
  'claimed',
  'refused',
  'matched',
  'received',
  'allocated',
  'reversed',
  'refunded',
]);

/** A payment: how to make it, and what has become of it. */
export const paymentSheet = z.strictObject({
  today,
  paymentId: z.uuid(),
  loanId: z.uuid(),
  state: paymentState,
  line: z.string().meta({ description: 'The state in words, and what happens next.' }),
  meantFor: z.enum(['repayment', 'settlement', 'delay', 'cooling-off-exit']),
  currency: currencyCode,
  amount: minorAmount,
  fee: minorAmount.meta({ description: 'What the channel takes from the payer on top.' }),
  toPay: minorAmount.meta({ description: 'The amount and the fee: what the payer hands over.' }),
  mayBePaid: z.boolean().meta({ description: 'Not where nothing is owed any more, or where it has ended.' }),
  purposeLine: z
    .string()
    .nullable()
    .meta({
      description: 'What it is for and until when, where it is more than a repayment.',
      examples: ['Ends the loan if it comes by Sun 15 November, 23:59.'],
    }),
  missing: minorAmount.nullable().meta({
    description: 'After money that was to end the loan and was not enough: what is missing to end it today.',
  }),
  payTypeId: z.string(),
  payTypeName: z.string(),
  kind: z.enum(['online-bank', 'over-the-counter', 'wallet', 'upi', 'bank-transfer']),
  reference: z.string().nullable().meta({ description: 'What the cashier or the bank asks for.' }),
  barCode: z.string().nullable().meta({ description: 'Digits of a Code 128 bar code.' }),
  qr: z.string().nullable().meta({ description: 'What the square code holds: a UPI link.' }),
  appLink: z.string().nullable(),
  bankAccount: z
    .strictObject({ holder: z.string(), bank: z.string(), number: z.string(), code: z.string().nullable() })
    .nullable()
    .meta({ description: 'Where a transfer goes to: the lender’s own account.' }),
  steps: z.array(z.string()),
  expiresAt: instant.nullable(),
  takesUtr: z.boolean(),
  claim: z
    .strictObject({
      utr: z.string(),
      saidAt: instant,
      state: z.enum(['waiting', 'found', 'refused']),
      line: z.string(),
    })
    .nullable(),
  receivedOn: calendarDay.nullable(),
  paid: paidParts.nullable().meta({ description: 'What it paid, once it is counted.' }),
  toCredit: minorAmount.meta({ description: 'Of it, what became the borrower’s credit.' }),
  fromCredit: minorAmount.meta({ description: 'Credit that stood before and paid with it.' }),
  owedAfter: minorAmount.nullable(),
  hasReceipt: z.boolean(),
});
