import { z } from 'zod';
import { calendarDay, minorAmount } from '../../fields.ts';

/** While a borrower may still leave: until when, and what that takes today. */
export const coolingOff = z.strictObject({
  until: calendarDay,
  payBack: minorAmount,
  interest: minorAmount.meta({ description: 'Of it, for the days so far.' }),
  grows: z.boolean().meta({ description: 'Tomorrow it is more, by a day of interest.' }),
  saves: minorAmount.meta({ description: 'How much less it is than settling today.' }),
});

/** One instalment where a loan is drawn as a rail. */
export const railPart = z.strictObject({
  n: z.int().min(1),
  dueOn: calendarDay,
  amount: minorAmount,
  paid: minorAmount.meta({ description: 'Of it, by money and by credit that waits for it.' }),
  state: z.enum(['paid', 'covered', 'due', 'later', 'late']),
});

/** Of somebody who is late. */
export const lateOutlook = z.strictObject({
  scheduled: minorAmount.meta({ description: 'The late instalments, without their charges.' }),
  perDay: minorAmount.meta({ description: 'What the next charged day adds; 0: no more.' }),
  freeUntil: calendarDay.nullable().meta({ description: 'Null once charges run.' }),
  chargedFrom: z.int().meta({ description: 'From which day late on it is charged.' }),
  rate: z
    .strictObject({ percent: z.string(), per: z.enum(['day', 'month']) })
    .nullable()
    .meta({ description: 'Of what is late; null where it is a fixed sum.' }),
  days: z
    .array(z.strictObject({ on: calendarDay, charge: minorAmount, pay: minorAmount }))
    .meta({ description: 'If it were paid today, tomorrow, or a week from today.' }),
});
