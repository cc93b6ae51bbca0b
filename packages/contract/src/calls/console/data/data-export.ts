import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { reasonGiven } from '../reason-given.ts';

export const consoleDataExport = defineCall({
  id: 'A15.156',
  group: 'console',
  name: 'data-export',
  method: 'POST',
  audience: 'staff',
  permission: 'data.act',
  variant: 'none',
  idempotent: false,
  wireGroup: null,
  summary:
    'Somebody asked for their data by telephone or letter: have it gathered. It is made ready in their own app; nobody at the lender gets the file.',
  request: z.strictObject({
    loan: z
      .string()
      .max(40)
      .meta({ description: 'The reference of a loan of theirs.', examples: ['CL-FWX93-GGB9Q'] }),
    reason: reasonGiven,
  }),
  response: z.strictObject({ requestId: z.uuid() }),
  errors: ['not_found', 'export_is_being_made'],
});
