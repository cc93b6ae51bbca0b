import { z } from 'zod';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { instant } from '../../../fields/instant.ts';
import { minorAmount } from '../../../fields/minor-amount.ts';

/** A loan, as somebody who matches money needs it. */
export const loanName = z.strictObject({
  loanId: z.uuid(),
  reference: z.string(),
  name: z.string().nullable(),
});

/** Money of a borrower's that is here or was. */
export const moneyRow = z.strictObject({
  paymentId: z.uuid(),
  channel: z.string(),
  number: z.string().nullable().meta({ description: 'The channel’s own number for it.' }),
  amount: minorAmount,
  state: z.string(),
  meantFor: z.string(),
  receivedOn: calendarDay.nullable(),
  createdAt: instant,
  loan: loanName.nullable(),
});
