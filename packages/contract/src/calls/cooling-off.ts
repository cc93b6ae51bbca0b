import { z } from 'zod';
import { calendarDay } from '../fields/calendar-day.ts';
import { minorAmount } from '../fields/minor-amount.ts';

/** While a borrower may still leave: until when, and what that takes today. */
export const coolingOff = z.strictObject({
  until: calendarDay,
  payBack: minorAmount,
  interest: minorAmount.meta({ description: 'Of it, for the days so far.' }),
  saves: minorAmount.meta({ description: 'How much less it is than settling today.' }),
});
