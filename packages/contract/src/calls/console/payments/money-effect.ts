import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { minorAmount, signedAmount } from '../../../fields/minor-amount.ts';
import { bookedEntry } from '../booked-entry.ts';

const standing = z.strictObject({
  owed: minorAmount,
  daysLate: z.int().min(0),
  nextDueOn: calendarDay.nullable(),
  state: z.string(),
});

export const consoleMoneyEffect = defineCall({
  id: 'A15.48',
  group: 'console',
  name: 'money-effect',
  method: 'GET',
  audience: 'staff',
  permission: 'money.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'What would happen if this money were put on that loan: where it goes, what the borrower owes then, the entry.',
  request: z.strictObject({ paymentId: z.uuid(), loanId: z.uuid() }),
  response: z.strictObject({
    goesTo: z
      .array(z.strictObject({ number: z.int(), name: z.string(), amount: signedAmount }))
      .meta({ description: 'By account, from the entries: interest that is given back is negative.' }),
    before: standing,
    after: standing,
    countsFrom: calendarDay,
    entries: z.array(bookedEntry),
    needsApproval: z
      .boolean()
      .meta({ description: 'No statement shows this money: with proof, and with an approver.' }),
    seen: z.string().meta({ description: 'Stands for all of this: sent back when matching.' }),
    refusedFor: z.string().nullable().meta({ description: 'Why it can’t be done, in a sentence.' }),
  }),
  errors: ['not_found'],
});
