import { z } from 'zod';
import { defineCall } from '../call.ts';
import { coolingOff } from './cooling-off.ts';
import { currencyCode } from '../fields/currency-code.ts';
import { calendarDay } from '../fields/calendar-day.ts';
import { instant } from '../fields/instant.ts';
import { minorAmount } from '../fields/minor-amount.ts';
import { today } from '../fields/today.ts';
import { loanStanding } from './loan-standing.ts';
import { orderItem } from './order.ts';
import { productCard } from './product-card.ts';
import { quoteFigures } from './quote-figures.ts';

export const loanDetails = defineCall({
  id: 'A7.2',
  group: 'loan',
  name: 'details',
  method: 'GET',
  audience: 'borrower',
  variant: 'yd',
  idempotent: false,
  wireGroup: 'loanOrder',
  summary: 'An order or the loan it became: its state, what happens next, and the money.',
  request: z.strictObject({ loanId: z.uuid().optional(), orderId: z.uuid().optional() }),
  response: z.strictObject({
    today,
    item: orderItem,
    currency: currencyCode,
    history: z.array(z.strictObject({ at: instant, state: orderItem.shape.state, line: z.string() })),
    reasons: z
      .array(
        z.strictObject({
          code: z.string(),
          sentence: z.string(),
          whatWouldChangeIt: z.string().nullable(),
          step: z.string().nullable().meta({ description: 'The certification step where it can be mended.' }),
        }),
      )
      .meta({ description: 'Why it was refused or sent back.' }),
    others: z.array(productCard).meta({ description: 'Other lawful products, after a refusal.' }),
    quote: quoteFigures.nullable().meta({ description: 'As signed; before that, as it would be today.' }),
    account: z
      .strictObject({ institutionName: z.string(), masked: z.string(), holder: z.string() })
      .nullable(),
    payout: z
      .strictObject({
        state: z.enum(['ordered', 'sent', 'unknown', 'failed', 'left']),
        line: z.string(),
        at: instant,
        leftOn: calendarDay.nullable(),
      })
      .nullable(),
    coolingOff: coolingOff.nullable(),
    rows: z
      .array(
        z.strictObject({
          n: z.int(),
          dueOn: calendarDay,
          principal: minorAmount,
          interest: minorAmount,
          fee: minorAmount,
          penalty: minorAmount,
          total: minorAmount,
          paid: minorAmount,
          covered: minorAmount.meta({
            description: 'What the borrower’s credit pays of it when it falls due.',
          }),
          left: minorAmount.meta({
            description: 'What it still asks for beyond that; all rows together: what is owed.',
          }),
          state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
          movedFrom: calendarDay.nullable().meta({ description: 'The day before a delay moved it.' }),
          isDisputed: z.boolean().meta({
            description: 'Its late charge is disputed: nothing grows on it until that is answered.',
          }),
          mayDispute: z.boolean().meta({
            description: 'Its late charge is owed, and nobody has looked at it and decided that it stands.',
          }),
          paidOn: calendarDay.nullable().meta({ description: 'The day on which the last of it was paid.' }),
          paidWith: z
            .strictObject({ paymentId: z.uuid(), name: z.string().nullable() })
            .nullable()
            .meta({ description: 'The last payment of a row that is paid, and the way it came.' }),
        }),
      )
      .meta({ description: 'Of a loan; empty before.' }),
    loan: loanStanding.nullable(),
    costSoFar: minorAmount.nullable(),
    costCeiling: minorAmount.nullable(),
    mayWithdraw: z.boolean(),
    hasAgreement: z.boolean(),
    broughtIn: z
      .strictObject({ since: calendarDay, paidOutOn: calendarDay, amount: minorAmount })
      .nullable()
      .meta({
        description:
          'Of a loan that came over from an earlier system: since when it is here, and as it was made. Its agreement is the earlier paper.',
      }),
  }),
  errors: ['not_found'],
});
