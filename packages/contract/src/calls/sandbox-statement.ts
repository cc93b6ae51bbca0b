import { z } from 'zod';
import { defineCall } from '../call.ts';
import { plainText } from '../fields/plain-text.ts';
import { marketIds } from '../market.ts';

export const sandboxStatement = defineCall({
  id: 'A18.10',
  group: 'sandbox',
  name: 'statement',
  method: 'POST',
  audience: 'anyone',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  sandboxOnly: true,
  maxBodyBytes: 300_000,
  summary:
    'Import a bank statement as CSV: what matches exactly is credited, the rest waits with candidates.',
  request: z.strictObject({ market: z.enum(marketIds), csv: plainText(200_000), isDryRun: z.boolean() }),
  response: z.strictObject({
    lines: z.int(),
    credited: z.int(),
    waiting: z.int(),
    known: z.int(),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: [],
});
