import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { hardshipOption } from './loan-relief.ts';

/** What a loan's page says beyond its rows: what is owed and under way today. */
export const loanStanding = z.strictObject({
  owed: minorAmount.meta({
    description: 'Less the borrower’s credit. Of one that was written off: what has not come back.',
  }),
  credit: minorAmount.meta({ description: 'The borrower’s own, which pays what falls due next.' }),
  settleToday: z.strictObject({ pay: minorAmount, saves: minorAmount }).nullable(),
  mayDelay: z.boolean().meta({ description: 'The next instalment can be moved today.' }),
  delaysLeft: z.int().min(0),
  plan: z.strictObject({
    cause: z.enum([
      'payout',
      'brought-in',
      'delay',
      'prepayment',
      'settlement',
      'restructuring',
      'waiver',
      'cancellation',
    ]),
    since: calendarDay,
  }),
  costs: z
    .strictObject({ fee: minorAmount, interest: minorAmount, penalty: minorAmount, charge: minorAmount })
    .meta({ description: 'What it has cost so far; a charge is for a delay or for settling early.' }),
  costAtTheEnd: minorAmount.meta({ description: 'If everything is paid in time from now on.' }),
  openPayments: z
    .array(
      z.strictObject({
        paymentId: z.uuid(),
        meantFor: z.enum(['repayment', 'settlement', 'delay', 'cooling-off-exit']),
        amount: minorAmount,
        isClaimed: z.boolean().meta({ description: 'The borrower has said that it is paid.' }),
        takesUtr: z.boolean(),
        expiresAt: instant.nullable(),
      }),
    )
    .meta({ description: 'Payments that were begun and can still be made, the newest first.' }),
  hardship: z
    .strictObject({
      option: hardshipOption,
      state: z.enum(['considered', 'granted', 'refused', 'withdrawn']),
      askedAt: instant,
      line: z.string(),
    })
    .nullable()
    .meta({ description: 'What was asked for last by somebody who could not pay.' }),
  planOfferUntil: calendarDay
    .nullable()
    .meta({ description: 'A new plan is offered: the last day on which it can be accepted.' }),
});
