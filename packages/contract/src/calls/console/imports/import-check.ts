import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { importBodyBytes, importFile, importReasons, importSummary } from '../imports.ts';
import { signedAmount } from '../../../fields/minor-amount.ts';

export const consoleImportCheck = defineCall({
  id: 'A15.164',
  group: 'console',
  name: 'import-check',
  method: 'POST',
  audience: 'staff',
  permission: 'import.run',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: importBodyBytes,
  summary: 'A dry run of a file of loans: what would come in, what is refused and why. Nothing is written.',
  request: z.strictObject(importFile),
  response: z.strictObject({
    fault: z
      .strictObject({ line: z.int(), words: z.string() })
      .nullable()
      .meta({ description: 'Why nothing of the file can be read.' }),
    summary: importSummary.nullable(),
    refusedRows: z
      .array(z.strictObject({ line: z.int(), reference: z.string(), reasons: importReasons }))
      .meta({ description: 'The first two hundred.' }),
    goodRows: z
      .array(
        z.strictObject({
          line: z.int(),
          reference: z.string(),
          product: z.string(),
          owed: signedAmount,
          isKnown: z.boolean().meta({ description: 'Of somebody who has an account here.' }),
        }),
      )
      .meta({ description: 'The first two hundred.' }),
    refusedCsv: z
      .string()
      .nullable()
      .meta({ description: 'All refused rows as they were, with why: to be mended and read again.' }),
  }),
  errors: ['market_not_offered'],
});
