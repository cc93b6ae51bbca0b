import { z } from 'zod';
import { calendarDay, instant, minorAmount } from '../../../fields.ts';

/** How a complaint came. */
export const complaintChannel = z.enum(['app', 'phone', 'email', 'walk-in', 'social', 'regulator']);

export const loggedChannel = complaintChannel.exclude(['app']);

export const complaintOutcome = z.enum(['upheld', 'partly', 'not-upheld']);

/** When somebody first wrote back, and by when it was to be. */
export const firstResponse = z.strictObject({
  at: instant.nullable().meta({ description: 'When the lender first wrote.' }),
  by: instant.meta({ description: 'By company policy.' }),
  isKept: z.boolean().nullable().meta({ description: 'Null while there is still time.' }),
});

export const redressEntry = z.strictObject({
  entryId: z.string().meta({ description: 'Of the journal.', examples: ['5612'] }),
  kind: z.enum(['waiver', 'refund']),
  on: calendarDay,
  amount: minorAmount,
});

/** What a complaint turned out to be. */
export const complaintClassification = z.strictObject({
  class: z.string(),
  cause: z.string(),
  outcome: complaintOutcome,
  redress: z.array(z.enum(['apology', 'correction', 'waiver', 'refund'])),
  redressAmount: minorAmount,
  entryIds: z.array(z.string()),
  by: z.string(),
  at: instant,
});

const choices = z.array(z.strictObject({ key: z.string(), name: z.string() }));

/** What a complaint of this market may be classified as. */
export const complaintCases = z.strictObject({
  classes: choices.meta({ description: 'Those that the market’s regulator counts by.' }),
  causes: choices,
  usualClass: z.string().meta({ description: 'What this kind is counted as until somebody says otherwise.' }),
});
