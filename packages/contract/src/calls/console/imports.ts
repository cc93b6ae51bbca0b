import { z } from 'zod';
import { calendarDay } from '../../fields/calendar-day.ts';
import { instant } from '../../fields/instant.ts';
import { minorAmount } from '../../fields/minor-amount.ts';
import { plainText } from '../../fields/plain-text.ts';
import { marketIds } from '../../market.ts';

/** The file as text, and the day at whose end its figures stood so. */
export const importFile = {
  market: z.enum(marketIds),
  asOf: calendarDay.meta({ description: 'At the end of this day the figures stood so.' }),
  csv: plainText(5_000_000).meta({ examples: ['external_reference,given_name,phone,product'] }),
};

/** Five million letters, some of them two or three bytes. */
export const importBodyBytes = 8_000_000;

const importSums = z.strictObject({
  loans: z.int(),
  principal: minorAmount,
  interest: minorAmount.meta({ description: 'To that day, due or not.' }),
  fee: minorAmount,
  penalty: minorAmount,
  charges: minorAmount.meta({ description: 'Fees and late charges.' }),
});

export const importSummary = z.strictObject({
  rows: z.int(),
  good: z.int(),
  refused: z.int(),
  known: z.int().meta({ description: 'Good rows of people who have an account here.' }),
  late: z.int().meta({ description: 'Good rows of which something is overdue.' }),
  products: z.array(z.strictObject({ product: z.string(), sums: importSums })),
  totals: importSums,
  fingerprint: z.string().meta({ description: 'SHA-256 of the file.' }),
  postings: z.array(
    z.strictObject({ account: z.string(), side: z.enum(['debit', 'credit']), amount: minorAmount }),
  ),
});

export const importReasons = z
  .array(z.strictObject({ column: z.string().nullable(), words: z.string() }))
  .meta({ description: 'Why it is refused, by column.' });

export const importItem = z.strictObject({
  importId: z.uuid(),
  fileName: z.string(),
  asOf: calendarDay,
  by: z.string(),
  isYours: z.boolean(),
  askedAt: instant,
  requestId: z.uuid(),
  state: z.enum(['waiting', 'asked-back', 'refused', 'withdrawn', 'lapsed', 'running', 'done']),
  rows: z.int(),
  imported: z.int(),
  refused: z.int(),
  begunAt: instant.nullable(),
  endedAt: instant.nullable(),
});
