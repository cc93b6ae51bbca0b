import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { calendarDay } from '../../../fields/calendar-day.ts';
import { minorAmount, signedAmount } from '../../../fields/minor-amount.ts';
import { plainText } from '../../../fields/plain-text.ts';
import { marketIds } from '../../../market.ts';

export const consoleStatementRead = defineCall({
  id: 'A15.55',
  group: 'console',
  name: 'statement-read',
  method: 'POST',
  audience: 'staff',
  permission: 'money.match',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 1_200_000,
  summary: 'Read a bank statement: each line is counted once, ever. A preview tells what would happen.',
  request: z.strictObject({
    market: z.enum(marketIds),
    csv: plainText(1_000_000).meta({ examples: ['Date,Reference,Credit,Narration'] }),
    isDryRun: z.boolean(),
    file: plainText(200).optional().meta({ description: 'What whoever reads it calls the file.' }),
    opening: signedAmount
      .optional()
      .meta({ description: 'What the bank says it held before, where the file does not.' }),
    closing: signedAmount.optional().meta({ description: 'What it held after.' }),
  }),
  response: z.strictObject({
    lines: z.int(),
    credited: z.int(),
    waiting: z.int(),
    known: z.int(),
    others: z
      .int()
      .meta({ description: 'Remittances, charges, and whatever went out: for the reconciliation.' }),
    opening: signedAmount.nullable(),
    closing: signedAmount.nullable(),
    rows: z.array(
      z.strictObject({
        line: z.int(),
        number: z.string(),
        amount: minorAmount,
        valueOn: calendarDay,
        outcome: z.enum(['credited', 'waiting', 'known']),
      }),
    ),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: ['market_not_offered'],
});
