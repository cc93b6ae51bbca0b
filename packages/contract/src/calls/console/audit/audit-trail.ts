import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { currencyCode } from '../../../fields/currency-code.ts';
import { cursor } from '../../../fields/cursor.ts';
import { marketIds } from '../../../market.ts';
import { journalNo } from '../books/journal-entry-fields.ts';
import { auditEvent, auditGroup } from '../audit.ts';

const entry = z.strictObject({
  entryId: z.string(),
  no: journalNo,
  event: z.string(),
  businessDate: calendarDay,
  reverses: z.string().nullable(),
  lines: z.array(
    z.strictObject({
      account: z.int(),
      name: z.string(),
      minor: z.string().meta({ description: 'Debit positive, credit negative, in minor units.' }),
    }),
  ),
});

export const consoleAuditTrail = defineCall({
  id: 'A15.146',
  group: 'console',
  name: 'audit-trail',
  method: 'GET',
  audience: 'staff',
  permission: 'audit.read',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary: 'Everything that happened to one loan, newest first: acts, and entries in the books.',
  request: z.strictObject({
    loan: z
      .string()
      .max(40)
      .meta({ description: 'Its reference, or its id.', examples: ['CL-FWX93-GGB9Q'] }),
    group: auditGroup.optional(),
    moneyOnly: z.boolean().optional(),
    cursor: cursor.optional(),
  }),
  response: z.strictObject({
    loanId: z.uuid(),
    reference: z.string(),
    market: z.enum(marketIds),
    currency: currencyCode,
    counts: z.strictObject({
      all: z.int().min(0),
      people: z.int().min(0),
      borrower: z.int().min(0),
      system: z.int().min(0),
    }),
    steps: z.array(
      z.strictObject({
        no: z.int().min(1).meta({ description: 'Counted from the first thing that happened.' }),
        event: auditEvent,
        entry: entry.nullable().meta({ description: 'Where the step is an entry in the books.' }),
      }),
    ),
    nextCursor: cursor.nullable(),
  }),
  errors: ['not_found'],
});
