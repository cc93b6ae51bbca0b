import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { plainText } from '../../../fields/plain-text.ts';

export const consoleBureauAnswer = defineCall({
  id: 'A15.185',
  group: 'console',
  name: 'bureau-answer',
  method: 'POST',
  audience: 'staff',
  permission: 'bureau.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  maxBodyBytes: 1_500_000,
  summary:
    'Read which rows of a file the bureau did not take, or only tell what would happen. Each becomes work until it is mended.',
  request: z.strictObject({
    fileId: z.uuid(),
    csv: plainText(1_000_000).meta({ examples: ['account,code,reason'] }),
    isDryRun: z.boolean(),
  }),
  response: z.strictObject({
    notTaken: z.int().meta({ description: 'Rows that are work from now on.' }),
    known: z.int().meta({ description: 'Rows that were known to be refused before.' }),
    faults: z.array(z.strictObject({ line: z.int(), sentence: z.string() })),
  }),
  errors: ['not_found', 'bureau_cannot_change_so'],
});
