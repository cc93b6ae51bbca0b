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
