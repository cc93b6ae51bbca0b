import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay, instant, minorAmount, signedAmount, slug } from '../../fields.ts';
import { marketIds } from '../../market.ts';
import { bookedEntry, reasonGiven } from './fields.ts';

const provisionState = z.enum(['posted', 'open', 'running', 'closed', 'passed']).meta({
  description:
    'posted: as it was; open: it can be posted; running: the month is not over; closed: its period was closed without one; passed: a later month is posted.',
});

/** Any day of the month. */
export const provisionMonth = calendarDay.meta({ description: 'Any day of the month.' });

const provisionFigures = {
  loans: z.int().min(0),
  exposure: signedAmount,
  required: minorAmount,
  before: minorAmount.meta({
    description:
      'Provided as the books stand: by the month that was posted last, or by this one once it is posted.',
  }),
  more: signedAmount.meta({ description: 'Required less provided: negative is released.' }),
};

const consoleProvision = defineCall({
  id: 'A15.66',
  group: 'console',
  name: 'provision',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'The provision for loan losses of a month: as it was posted, or as it would be, by class; with the loans of one class that need most.',
  request: z.strictObject({
    market: z.enum(marketIds),
    month: provisionMonth.optional(),
    class: slug(40).optional(),
  }),
  response: z.strictObject({
    month: calendarDay,
    asOf: calendarDay,
    state: provisionState,
    classes: z.array(
      z.strictObject({
        class: z.string(),
        name: z.string(),
        when: z.string(),
        percent: z.string(),
        ...provisionFigures,
      }),
    ),
    total: z.strictObject(provisionFigures),
    receivables: signedAmount.meta({
      description: 'Accounts 1210 to 1240 in the trial balance of that day.',
    }),
    ties: z.boolean().meta({ description: 'The exposure is the receivables.' }),
    entry: bookedEntry
      .nullable()
      .meta({ description: 'That was posted or would be; none where nothing moves.' }),
    asked: z
      .strictObject({ approvalId: z.uuid(), askedBy: z.string() })
      .nullable()
      .meta({ description: 'It waits for an approver.' }),
    posted: z
      .strictObject({ entryId: z.string().nullable(), at: instant })
      .nullable()
      .meta({ description: 'Null for what is not posted.' }),
    loans: z.array(
      z.strictObject({
        loanId: z.uuid().nullable(),
        reference: z.string(),
        daysLate: z.int().min(0),
        exposure: signedAmount,
        required: minorAmount,
      }),
    ),
    months: z.array(z.strictObject({ month: calendarDay, state: provisionState })),
    law: z.string(),
  }),
  errors: ['market_not_offered'],
});

const consoleProvisionPost = defineCall({
  id: 'A15.67',
  group: 'console',
  name: 'provision-post',
  method: 'POST',
  audience: 'staff',
  permission: 'books.close',
  variant: 'none',
  idempotent: true,
  wireGroup: null,
  summary:
    'Ask an approver to post a month’s provision: one entry moves the difference to the last one. Once a market and month; what it was made from is kept to the loan.',
  request: z.strictObject({
    market: z.enum(marketIds),
    month: provisionMonth,
    required: minorAmount.meta({
      description: 'What was shown as required: if it is another, nothing is posted.',
    }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ approvalId: z.uuid() }),
  errors: [
    'market_not_offered',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'money_cannot_change_so',
  ],
});

const consoleProvisionFile = defineCall({
  id: 'A15.68',
  group: 'console',
  name: 'provision-file',
  method: 'GET',
  audience: 'staff',
  permission: 'books.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Every loan of a month’s provision as CSV that no spreadsheet takes for formulas.',
  request: z.strictObject({ market: z.enum(marketIds), month: provisionMonth }),
  response: z.strictObject({ fileName: z.string(), csv: z.string(), rows: z.int().min(0) }),
  errors: ['market_not_offered'],
});

export const consoleProvisionCalls = [consoleProvision, consoleProvisionPost, consoleProvisionFile] as const;
