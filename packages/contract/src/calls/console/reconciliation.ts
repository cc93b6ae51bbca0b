import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { calendarDay } from '../../fields/calendar-day.ts';
import { minorAmount, signedAmount } from '../../fields/minor-amount.ts';
import { plainText } from '../../fields/plain-text.ts';
import { marketIds } from '../../market.ts';

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
  maxBodyBytes: 12_000_000,
  summary: 'Read a bank statement: each line is counted once, ever. A preview tells what would happen.',
  request: z.strictObject({
    market: z.enum(marketIds),
    csv: plainText(10_000_000).meta({ examples: ['Date,Reference,Credit,Narration'] }),
    isDryRun: z.boolean(),
    file: plainText(200).optional().meta({ description: 'What whoever reads it calls the file.' }),
    opening: signedAmount
      .optional()
      .meta({ description: 'What the bank says it held before, where the file does not.' }),
    closing: signedAmount.optional().meta({ description: 'What it held after.' }),
    part: z
      .strictObject({ from: z.int().min(0), count: z.int().min(1).max(5_000) })
      .optional()
      .meta({ description: 'So many of its transfers, from this one on; all of them without it.' }),
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
    transfers: z.int().meta({ description: 'How many transfers the file has in all.' }),
    next: z
      .int()
      .nullable()
      .meta({ description: 'From which transfer on the next part is read; null: this was the last.' }),
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
