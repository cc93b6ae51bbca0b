import { z } from 'zod';
import { defineCall } from '../call.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { paidParts } from './paid-parts.ts';

export const loanRepayPlan = defineCall({
  id: 'A7.4',
  group: 'loan',
  name: 'repay-plan',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'repaymentPlan',
  summary: 'The rows with what was paid on each, and everything that happened between two days.',
  request: z.strictObject({ loanId: z.uuid(), from: calendarDay.optional(), until: calendarDay.optional() }),
  response: z.strictObject({
    loanId: z.uuid(),
    currency: currencyCode,
    rows: z.array(
      z.strictObject({
        n: z.int(),
        dueOn: calendarDay,
        movedFrom: calendarDay.nullable(),
        due: paidParts,
        paid: paidParts,
        left: minorAmount,
        state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
        isDisputed: z.boolean(),
      }),
    ),
    events: z.array(
      z.strictObject({
        on: calendarDay,
        kind: z.enum([
          'payout',
          'brought-in',
          'payment',
          'late-charge',
          'delay',
          'waiver',
          'reversal',
          'refund',
          'settlement',
          'cancellation',
          'restructuring',
          'write-off',
          'interest',
        ]),
        line: z.string(),
        amount: minorAmount,
        isPaidByBorrower: z.boolean(),
        owedAfter: minorAmount,
        paymentId: z.uuid().nullable(),
      }),
    ),
    totals: z.strictObject({
      agreed: minorAmount,
      charges: minorAmount,
      waived: minorAmount,
      paid: minorAmount,
      owed: minorAmount,
      credit: minorAmount,
    }),
  }),
  errors: ['not_found'],
});
